"""Plays games in a child process that is watched from outside: a bot that hangs or dies gives its game away.

The child says in a small shared file who decides; nobody else could tell, for a bot may never give control back. How
long a bot may take is the one thing in the arena that depends on the machine.
"""

import mmap
import multiprocessing
import struct
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from concurrent import futures
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct

from folkmoot.arena.errors import LostGame
from folkmoot.arena.games import Forfeit, Played, Task, play_games, uses_up_memory
from folkmoot.arena.match import Schedule
from folkmoot.processes.memory import limit_memory
from folkmoot.processes.worker import Worker, WorkerLost

LAYOUT: Final = struct.Struct("=qqqq")
"""What a mark says: game, decision and seat, and whether the bot thinks (1) or has answered (0)."""
THINKS_AT: Final = 24
POLL_INTERVAL: Final = 0.25
"""Seconds."""
MOST_DEATHS: Final = 2
"""A process that dies once may have been ended by somebody else; after so many deaths the game is given away."""


class FileMark:
    """A mark in a file that two processes share."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._bytes = mmap.mmap(file.fileno(), LAYOUT.size)

    def thinks(self, game: int, decision: int, seat: int) -> None:
        """A bot begins to think."""
        LAYOUT.pack_into(self._bytes, 0, game, decision, seat, 1)

    def answered(self) -> None:
        """The bot has answered."""
        self._bytes[THINKS_AT] = 0

    def read(self) -> tuple[int, int, int, bool]:
        """Returns game, decision and seat of the last bot that began to think, and whether it still does."""
        game, decision, seat, thinks = LAYOUT.unpack_from(self._bytes)
        return game, decision, seat, bool(thinks)


class _Ended(Struct, frozen=True):
    """Why a child has not played its games to their end."""

    fault: Literal["hung", "died"]
    mark: tuple[int, int, int, bool]


class _Child:
    """A worker process with its mark."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="folkmoot-arena-")
        self._path = Path(self._folder.name, "mark")
        self._path.write_bytes(LAYOUT.pack(-1, -1, -1, 0))
        self.mark = FileMark(self._path)
        self.worker = Worker()

    def play(self, task: Task, numbers: Sequence[int], faults: dict[int, Forfeit]) -> list[Played] | _Ended:
        """Returns the games, or why the child was ended. Raises what is no bot's fault."""
        future = self.worker.submit(partial(_play, task, numbers, faults, self._path))
        if self._hangs(future, task.longest_move):
            self.end()
            return _Ended("hung", self.mark.read())
        try:
            return future.result()
        except (WorkerLost, MemoryError):
            self.end()
            return _Ended("died", self.mark.read())

    def _hangs(self, future: Future[list[Played]], longest: float) -> bool:
        """Waits for the child; tells whether a bot thought for too long meanwhile."""
        before, since = self.mark.read(), time.monotonic()
        while not futures.wait([future], min(POLL_INTERVAL, longest / 4)).done:
            if (now := self.mark.read()) != before or not now[-1]:
                before, since = now, time.monotonic()
            elif time.monotonic() - since > longest:
                return True
        return False

    def end(self) -> None:
        """Kills the process."""
        self.worker.end()
        self._folder.cleanup()


class Guard:
    """The children of this process: as many as play at a time."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._idle: list[_Child] = []
        self._busy: set[_Child] = set()
        self._closed = False

    def play(self, task: Task, numbers: Sequence[int]) -> list[Played]:
        """Returns the games of these numbers, whatever the bots do. Raises `LostGame` if no bot is to blame."""
        games: list[Played] = []
        faults: dict[int, Forfeit] = {}
        deaths: Counter[int] = Counter()
        waiting = list(numbers)
        while waiting:
            outcome = self._play(task, waiting, faults)
            if isinstance(outcome, _Ended):
                number, *_ = outcome.mark
                deaths[number] += 1
                if outcome.fault == "hung" or deaths[number] >= MOST_DEATHS:
                    faults[number] = _forfeit(task, outcome)
            else:
                games += outcome
                waiting = waiting[len(outcome) :]
        return games

    def _play(self, task: Task, numbers: Sequence[int], faults: dict[int, Forfeit]) -> list[Played] | _Ended:
        child = self._borrow()
        try:
            outcome = child.play(task, numbers, faults)
        finally:
            with self._lock:
                self._busy.discard(child)
        if isinstance(outcome, list) and len(outcome) == len(numbers) and not uses_up_memory(outcome[-1]):
            with self._lock:
                self._idle.append(child)
        else:
            child.end()
        return outcome

    def _borrow(self) -> _Child:
        with self._lock:
            if self._closed:
                raise WorkerLost("the arena is closing")
            alive = [child for child in self._idle if child.worker.is_alive()]
            child = alive.pop() if alive else _Child()
            self._idle = alive
            self._busy.add(child)
            return child

    def close(self) -> None:
        """Ends the children, also busy ones; nothing more is played."""
        with self._lock:
            self._closed = True
            children = [*self._idle, *self._busy]
        for child in children:
            child.end()


def _play(task: Task, numbers: Sequence[int], faults: dict[int, Forfeit], path: Path) -> list[Played]:
    """Plays games in the child."""
    limit_memory(task.memory)
    return play_games(task, numbers, faults, FileMark(path))


def _forfeit(task: Task, ended: _Ended) -> Forfeit:
    number, decision, seat, _ = ended.mark
    if number < 0:
        raise LostGame("a worker process ended before its first decision")
    bot = task.match.bots[Schedule(task.match).seating(number)[seat]]
    details = {"hung": f"it thought for more than {task.longest_move:g} s", "died": "its process died"}
    return Forfeit(seat=seat, bot=bot, decision=decision, fault=ended.fault, detail=details[ended.fault])


_here = Guard()
"""The guard of a worker of a cluster; it has no other place to live."""


def play_on_cluster(task: Task, numbers: Sequence[int]) -> list[Played]:
    """Does what `Guard.play` does, in a process of a cluster."""
    process = multiprocessing.current_process()
    if process.daemon:
        process.daemon = False  # else it may have no child; the child ends with it in any case
    return _here.play(task, numbers)


def end_on_cluster() -> None:
    """Ends the idle children of a process of a cluster."""
    global _here
    ending, _here = _here, Guard()
    ending.close()
