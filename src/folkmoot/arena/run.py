"""Plays a match: hands out its games in chunks, keeps what comes back, and folds it in the order of the games."""

import contextlib
import shlex
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from itertools import islice
from pathlib import Path
from typing import Final

from msgspec import Struct

from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.executors import PROCESSES, Crew, check_executor, open_crew
from folkmoot.arena.games import Played, Task
from folkmoot.arena.journal import Journal
from folkmoot.arena.match import Match, Schedule, check_match, versions_of
from folkmoot.arena.report import Report
from folkmoot.arena.rows import RowsFile, check_rows, open_rows
from folkmoot.arena.standings import Standings
from folkmoot.engine.options import as_data, as_text
from folkmoot.engine.registry import find_game

CHUNK_SECONDS: Final = 1.0
"""Of CPU time, about: long enough that sending a chunk to a process costs nothing, short enough to lose it."""
MOST_CHUNK: Final = 500
LONGEST_MOVE: Final = 60.0
MIB: Final = 1 << 20
MEMORY: Final = 2048 * MIB
MOST_AHEAD: Final = 20_000
"""Games that may wait for an earlier one which takes long."""

Hear = Callable[[Standings], None]


class Plan(Struct, frozen=True, kw_only=True):
    """A match, and how it is to be played."""

    match: Match
    games: int
    """The most, if there is a margin."""
    margin: float | None = None
    """Of the sequential tests that stop the match when all differences are sure."""
    executor: str = PROCESSES
    processes: int | None = None
    """By default one per core."""
    journal: Path | None = None
    rows: Path | None = None
    longest_move: float = LONGEST_MOVE
    """Seconds that a bot may take for one decision."""
    memory: int = MEMORY
    """Bytes that a process in which bots think may take, 0 for all there are."""

    def command(self) -> str:
        """Returns the command that plays the same match with the same limits, wherever."""
        match, flags = self.match, []
        usual = as_data(find_game(match.game).options_type())
        for name, value in match.options.items():
            flags += ["--option", f"{name}={as_text(value)}"] if value != usual.get(name) else []
        flags += ["--duplicate"] if match.duplicate else []
        flags += ["--until-sure", "--margin", f"{self.margin:g}"] if self.margin is not None else []
        flags += ["--move-limit", f"{self.longest_move:g}"] if self.longest_move != LONGEST_MOVE else []
        flags += ["--memory-limit", f"{self.memory // MIB}"] if self.memory != MEMORY else []
        words = ["folkmoot", "arena", match.game, "--bots", ",".join(match.bots), "--players", f"{match.players}"]
        return shlex.join([*words, "--games", f"{self.games}", "--seed", f"{match.seed}", *flags])

    def task(self) -> Task:
        """Returns how its games are played."""
        return Task(
            match=self.match,
            versions=versions_of(self.match.game),
            keeps_decisions=self.rows is not None,
            longest_move=self.longest_move,
            memory=self.memory,
        )


class Outcome(Struct, frozen=True, kw_only=True):
    """What a match has come to."""

    report: Report
    unwritten: CannotWrite | None
    """Why there are not all rows, if so."""


def check_plan(plan: Plan) -> None:
    """Raises what `check_match`, `check_executor` and `check_rows` raise if it cannot be played."""
    check_match(plan.match, plan.games)
    check_executor(plan.executor)
    if plan.rows is not None:
        check_rows(plan.rows)


def play(plan: Plan, hear: Hear = lambda standings: None) -> Outcome:
    """Plays a match; `hear` is told the standings after every few games.

    Raises what `check_plan` raises, `BadJournal`, `CannotWrite`, `BadExecutor` or `LostCluster`.
    """
    check_plan(plan)
    task, schedule = plan.task(), Schedule(plan.match)
    standings = Standings(schedule, task.versions, plan.margin)
    games = schedule.games(plan.games)
    with contextlib.ExitStack() as opened:
        journal = None if plan.journal is None else opened.enter_context(_open_journal(plan.journal, task))
        rows = None if plan.rows is None else opened.enter_context(open_rows(plan.rows, schedule))
        order = _Order(standings, rows, games)
        for played in journal.played() if journal else ():
            order.add(played)
        hear(standings)
        if not order.is_done():
            crew = opened.enter_context(open_crew(plan.executor, plan.processes, task, games))
            _play_missing(task, order, crew, journal, hear)
    return Outcome(report=standings.report(), unwritten=rows.failure if rows else None)


@contextlib.contextmanager
def _open_journal(path: Path, task: Task) -> Iterator[Journal]:
    journal = Journal(path, task)
    try:
        yield journal
    finally:
        journal.close()


class _Order:
    """Brings games that finish in any order into the order of their numbers."""

    def __init__(self, standings: Standings, rows: RowsFile | None, games: int) -> None:
        self.standings = standings
        self._rows = rows
        self._games = games
        self._next = 0
        self._early: dict[int, Played] = {}
        """Games that wait for an earlier one."""

    def add(self, played: Played) -> None:
        """Folds the game and those that waited for it; games that come after the end do not count."""
        if played.game >= self._next:
            self._early.setdefault(played.game, played)
        while not self.is_done() and (ready := self._early.pop(self._next, None)) is not None:
            self.standings.add(ready)
            if self._rows is not None:
                self._rows.add(ready)
            self._next += 1

    def is_done(self) -> bool:
        """Tells whether all games are folded, or a sequential test has decided."""
        return self._next >= self._games or self.standings.is_sure()

    def missing(self) -> Iterator[int]:
        """Yields the numbers of the games that are still to be played."""
        return (number for number in range(self._next, self._games) if number not in self._early)

    def has_room(self, number: int) -> bool:
        """Tells whether a game may be played now, or would wait too long for an earlier one."""
        return number < self._next + MOST_AHEAD


class _Chunks:
    """The games that are still to be played, in chunks that take about as long each."""

    def __init__(self, order: _Order) -> None:
        self._order = order
        self._missing = order.missing()
        self._first = next(self._missing, None)
        self._size = 1

    def next(self) -> list[int]:
        """Returns the next chunk; empty if there is none, or none may be played yet."""
        if self._first is None or not self._order.has_room(self._first):
            return []
        chunk = [self._first, *islice(self._missing, self._size - 1)]
        self._first = next(self._missing, None)
        return chunk

    def learn(self, games: list[Played]) -> None:
        """Chooses the size of the chunks to come by how long the last one took."""
        seconds = sum(played.cpu[-1] for played in games) / len(games)
        self._size = max(1, min(MOST_CHUNK, 2 * self._size, int(CHUNK_SECONDS / max(seconds, 1e-9))))


def _play_missing(task: Task, order: _Order, crew: Crew, journal: Journal | None, hear: Hear) -> None:
    chunks = _Chunks(order)
    running: set[Future[list[Played]]] = set()
    try:
        while not order.is_done():
            while len(running) < crew.places() and (numbers := chunks.next()):
                running.add(crew.submit(task, numbers))
            for future in crew.wait(running):
                running.remove(future)
                games = future.result()
                chunks.learn(games)
                if journal is not None:
                    journal.add(games)
                for played in games:
                    order.add(played)
            hear(order.standings)
    finally:
        for future in running:
            future.cancel()
