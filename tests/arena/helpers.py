"""Matches and games for the tests of the arena."""

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from msgspec import structs

from folkmoot.arena.games import Forfeit, Played, Task
from folkmoot.arena.match import Match, versions_of
from folkmoot.arena.report import Cost, Report
from folkmoot.engine.phrases import Phrase


def match(*bots: str, players: int = 3, seed: int = 1, duplicate: bool = False) -> Match:
    return Match(game="rainbows", players=players, options={}, bots=list(bots), seed=seed, duplicate=duplicate)


def task(played: Match, *, decisions: bool = False, longest_move: float = 60.0, memory: int = 0) -> Task:
    return Task(
        match=played,
        versions=versions_of(played.game),
        keeps_decisions=decisions,
        longest_move=longest_move,
        memory=memory,
    )


def game(number: int, ranks: list[int], *, scores: list[int] | None = None, decisions: int = 10) -> Played:
    """A finished game with these ranks by seat; the first share the victory."""
    winners = ranks.count(1)
    return Played(
        game=number,
        shares=[1 / winners if rank == 1 else 0.0 for rank in ranks],
        ranks=ranks,
        decisions=decisions,
        asked=[decisions // len(ranks)] * len(ranks),
        cpu=[0.0] * (len(ranks) + 1),
        longest=[0.0] * len(ranks),
        end=Phrase("end-full"),
        scores=scores,
    )


def forfeited(number: int, seat: int, seats: int, bot: str) -> Played:
    return Played(
        game=number,
        shares=[0.0 if other == seat else 1 / (seats - 1) for other in range(seats)],
        ranks=[seats if other == seat else 1 for other in range(seats)],
        decisions=4,
        asked=[2] * seats,
        cpu=[0.0] * (seats + 1),
        longest=[0.0] * seats,
        forfeit=Forfeit(seat=seat, bot=bot, decision=4, fault="raised", detail="ValueError: no"),
    )


def comparable(played: Played) -> Played:
    """All of a game that is the same on every machine."""
    return structs.replace(played, cpu=[], longest=[])


def lasting(report: Report) -> Report:
    """All of a report that is the same on every machine."""
    return structs.replace(report, cost=Cost(bots=[], cpu_s=0, decisions_per_s=0))


@contextmanager
def full_disk(largest: int) -> Iterator[None]:
    """No file can grow beyond so many bytes.

    Nor does Python keep what it compiles meanwhile: it would keep the beginning, and fail at the next import.
    """
    before, keeps_none = resource.getrlimit(resource.RLIMIT_FSIZE), sys.dont_write_bytecode
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, before[1]))
    sys.dont_write_bytecode = True
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        sys.dont_write_bytecode = keeps_none
