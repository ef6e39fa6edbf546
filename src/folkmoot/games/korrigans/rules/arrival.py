"""What happens when a Korrigan comes into a field: elves and goblins change hands (KOR-66 to KOR-81)."""

from folkmoot.engine.events import Log
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans.rules.verdicts import meeting
from folkmoot.games.korrigans.state import (
    CARRIES_ELF,
    CARRIES_GOBLIN,
    CARRIES_NOTHING,
    KorrigansState,
)


def opposing_korrigans_in_field(position: KorrigansState, korrigan: int) -> list[int]:
    """Returns the Korrigans of other players in the same field: elves pass as goblins do."""
    fields = position.korrigan_fields
    seat, here = korrigan // 2, fields[korrigan]
    return [other for other, field in enumerate(fields) if meeting(seat, here, other // 2, field) == LEGAL]


def opposing_elves_in_field(position: KorrigansState, korrigan: int) -> list[int]:
    """Returns the Korrigans of other players in the same field that carry an elf: the one that arrives takes them."""
    opponents = opposing_korrigans_in_field(position, korrigan)
    return [other for other in opponents if position.carried[other] == CARRIES_ELF]


def must_give_goblin(position: KorrigansState, korrigan: int) -> bool:
    """Tells whether the Korrigan that arrived brings a goblin to opponents (KOR-71, KOR-74).

    A Korrigan that only meets a goblin in the field does not get it (KOR-72).
    """
    return position.carried[korrigan] == CARRIES_GOBLIN and len(opposing_korrigans_in_field(position, korrigan)) > 0


def exchange(position: KorrigansState, korrigan: int, target: int, log: Log | None) -> None:
    """Gives elves to the Korrigan that arrived and its goblin to the target (-1: none), at the same time (KOR-75).

    This comes before the gathering (KOR-79), also in fairy movements and in the final turn (KOR-81).
    """
    _take_elves(position, korrigan, log)
    if target >= 0:
        _give_goblin(position, korrigan, target, log)


def receive(position: KorrigansState, korrigan: int, being: int, log: Log | None) -> None:
    """Puts an elf or goblin under a Korrigan; an older one leaves the game (KOR-67). It passes to nobody (KOR-80)."""
    older = position.carried[korrigan]
    position.carried[korrigan] = being
    if log is not None and older != CARRIES_NOTHING:
        log.tell("lost", "KOR-67", being="elf" if older == CARRIES_ELF else "goblin")


def _take_elves(position: KorrigansState, korrigan: int, log: Log | None) -> None:
    """KOR-70: every elf of an opponent passes; KOR-76, KOR-77: one is kept, others leave the game.

    An elf that the Korrigan brings stays with it (KOR-72).
    """
    robbed = opposing_elves_in_field(position, korrigan)
    if not robbed:
        return
    had_elf = position.carried[korrigan] == CARRIES_ELF
    for other in robbed:
        position.carried[other] = CARRIES_NOTHING
        if log is not None:
            log.tell("elf-taken", "KOR-70", seat=korrigan // 2, other=other // 2, korrigan=f"k{korrigan % 2 + 1}")
    position.carried[korrigan] = CARRIES_ELF
    if log is not None:
        for _ in range(len(robbed) - (0 if had_elf else 1)):
            log.tell("lost", "KOR-77" if had_elf else "KOR-76", being="elf")


def _give_goblin(position: KorrigansState, korrigan: int, target: int, log: Log | None) -> None:
    """KOR-71: the goblin goes under the target; KOR-78: an older goblin there leaves the game."""
    older = position.carried[target]
    position.carried[target] = CARRIES_GOBLIN
    position.carried[korrigan] = position.carried[korrigan] & ~CARRIES_GOBLIN
    if log is not None:
        log.tell("goblin-given", "KOR-71", seat=korrigan // 2, other=target // 2, korrigan=f"k{target % 2 + 1}")
        if older == CARRIES_GOBLIN:
            log.tell("lost", "KOR-78", being="goblin")
