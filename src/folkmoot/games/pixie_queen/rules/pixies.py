"""Pixies on the pyramid and in the mines: promotion, displacement, demotion, stones (5xx, 60x)."""

from typing import Final

from folkmoot.engine.events import Log
from folkmoot.engine.packing import pack
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.rules.goods import pay
from folkmoot.games.pixie_queen.state import PixieQueenState

FROM_NAMES: Final = ["mine", *box.SPACE_NAMES]
TO_NAMES: Final = [*box.SPACE_NAMES[: verbs.TO_CASTLE], "castle"]


def promotions(position: PixieQueenState, seat: int, verb: int) -> list[int]:
    """Returns every legal promotion of a seat's pixies as moves with a verb, those into the castle included."""
    moves: list[int] = []
    add_promotions(moves, position, seat, verb, True, box.NOBODY)
    return moves


def add_promotions(
    moves: list[int], position: PixieQueenState, seat: int, verb: int, castle: bool, blocked: int
) -> None:
    """Adds every legal promotion of a seat's pixies as moves with a verb (PIX-503 to PIX-508).

    `blocked` is a space that the two discs of this very action will cover, or NOBODY (PIX-325).
    """
    displaces = position.may_displace(seat)
    if may_leave_mine(position, seat):
        for to in box.ON_LEVEL[1]:
            if to != blocked and _can_take(position, seat, to, displaces):
                moves.append(pack(verb, verbs.FROM_MINE, to))
    for space in range(box.DOUBLES):
        if position.hands[space] != seat:
            continue
        if box.LEVEL_OF[space] == box.LEVELS:
            if castle and position.castle == box.NOBODY:  # PIX-511
                moves.append(pack(verb, space + 1, verbs.TO_CASTLE))
            continue
        for to in box.ON_LEVEL[box.LEVEL_OF[space] + 1]:
            if _can_take(position, seat, to, displaces):
                moves.append(pack(verb, space + 1, to))


def may_leave_mine(position: PixieQueenState, band: int) -> bool:
    """Tells whether a captive of a band is unchained (PIX-504)."""
    return position.captives[band] > position.chained(band)


def covered(position: PixieQueenState, space: int) -> bool:
    """Tells whether two discs cover a space's hand (PIX-304, PIX-510)."""
    return position.phase == phases.ACTING and position.discs_on(space) == 2


def _can_take(position: PixieQueenState, seat: int, space: int, displaces: bool) -> bool:
    """Tells whether a seat's pixie can go to a hand: a free one (PIX-324), or one with a pixie of another band.

    That is PIX-505 and PIX-507, and for neutral pixies PIX-807.
    """
    band = position.hands[space]
    if band == box.NOBODY:
        return not covered(position, space)
    return displaces and band != seat


def promote(position: PixieQueenState, seat: int, start: int, to: int, rule: str, log: Log | None) -> None:
    """Moves a seat's pixie one level up; a pixie in its way takes its place or goes to its mine (PIX-506)."""
    if to == verbs.TO_CASTLE:
        position.hands[start - 1] = box.NOBODY
        position.castle = seat
        _tell_promotion(seat, start, to, "PIX-511", log)
        return
    other = position.hands[to]
    if other != box.NOBODY and not position.has_skill(seat, box.FREE_DEMOTION):
        pay(position, seat, box.APPLE, 1)  # PIX-505, PIX-509
    _leave(position, seat, start)
    position.hands[to] = seat
    _tell_promotion(seat, start, to, rule, log)
    if other == box.NOBODY:
        return
    if start == verbs.FROM_MINE:
        position.captives[other] = position.captives[other] + 1
    else:
        position.hands[start - 1] = other
    if log is not None:
        place = FROM_NAMES[start]
        log.tell("displaced", "PIX-506", seat=seat, colour=box.COLOURS[other], space=box.SPACE_NAMES[to], place=place)


def _tell_promotion(seat: int, start: int, to: int, rule: str, log: Log | None) -> None:
    if log is not None:
        log.tell("promoted", rule, seat=seat, place=FROM_NAMES[start], space=TO_NAMES[to])


def _leave(position: PixieQueenState, band: int, start: int) -> None:
    if start == verbs.FROM_MINE:
        position.captives[band] = position.captives[band] - 1
    else:
        position.hands[start - 1] = box.NOBODY


def neutral_moves(position: PixieQueenState, verb: int) -> list[int]:
    """Returns the moves of the neutral pixies: one level up to a free hand (PIX-804, PIX-805, PIX-809)."""
    neutral = int(position.seats)
    moves: list[int] = []
    if may_leave_mine(position, neutral):
        moves += [pack(verb, verbs.FROM_MINE, to) for to in box.ON_LEVEL[1] if position.hands[to] == box.NOBODY]
    for space, band in enumerate(position.hands):
        if band == neutral:
            if box.LEVEL_OF[space] < box.LEVELS:
                targets = box.ON_LEVEL[box.LEVEL_OF[space] + 1]
                moves += [pack(verb, space + 1, to) for to in targets if position.hands[to] == box.NOBODY]
            elif position.neutral_servant and position.castle == box.NOBODY:
                moves.append(pack(verb, space + 1, verbs.TO_CASTLE))
    return moves


def move_neutral(position: PixieQueenState, seat: int, start: int, to: int, log: Log | None) -> None:
    """Moves a neutral pixie for the favourite (PIX-804)."""
    neutral = int(position.seats)
    _leave(position, neutral, start)
    if to == verbs.TO_CASTLE:
        position.castle = neutral
    else:
        position.hands[to] = neutral
    if log is not None:
        log.tell("neutral-moved", "PIX-804", seat=seat, place=FROM_NAMES[start], space=TO_NAMES[to])


def demote(position: PixieQueenState, seat: int, space: int, rule: str, log: Log | None) -> None:
    """Sends an active pixie to its mine, from whatever level; discs stay, stones do not hinder (PIX-605, PIX-625)."""
    position.hands[space] = box.NOBODY
    position.captives[seat] = position.captives[seat] + 1
    if log is not None:
        log.tell("demoted", rule, seat=seat, space=box.SPACE_NAMES[space])


def stone_places(position: PixieQueenState) -> list[int]:
    """Returns where a stone can be placed, as 2 * band + captive (PIX-603, PIX-604, PIX-607).

    The lower row is filled first and left last: as many captives are in it as there are, two at most (PIX-602).
    """
    places: list[int] = []
    for band in range(position.bands()):
        for captive in range(min(box.LOWER_SLOTS, position.captives[band])):
            at = 2 * band + captive
            as_heavy = bool(captive) and position.stones[at] == position.stones[at - 1]
            if position.stones[at] < box.STONES_EACH and not as_heavy:
                places.append(at)
    return places


def removable(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the captives of its own from which a seat can remove a stone now (PIX-604, PIX-613)."""
    if not position.may_unchain(seat):
        return []
    one, two = position.stones[2 * seat], position.stones[2 * seat + 1]
    return [0, 1] if 0 < two < one else [0]


def place_stone(position: PixieQueenState, seat: int, band: int, captive: int, log: Log | None) -> None:
    """Chains a captive (PIX-607)."""
    _change_stones(position, band, captive, 1)
    if log is not None:
        log.tell("stone-placed", "PIX-607", seat=seat, colour=box.COLOURS[band])


def remove_stone(position: PixieQueenState, seat: int, captive: int, log: Log | None) -> None:
    """Takes a stone off for a bread; it never goes back into the bag (PIX-609, PIX-613)."""
    if not position.has_skill(seat, box.FREE_UNCHAIN):
        pay(position, seat, box.BREAD, 1)
    _change_stones(position, seat, captive, -1)
    if log is not None:
        log.tell("stone-removed", "PIX-613", seat=seat)


def _change_stones(position: PixieQueenState, band: int, captive: int, change: int) -> None:
    """Adds or removes a stone and puts the pair in order again (PIX-604)."""
    at = 2 * band
    position.stones[at + captive] = position.stones[at + captive] + change
    if position.stones[at] < position.stones[at + 1]:
        position.stones[at], position.stones[at + 1] = position.stones[at + 1], position.stones[at]
