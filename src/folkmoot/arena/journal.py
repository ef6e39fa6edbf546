"""The journal: a file that keeps every finished game, so that a match can be stopped and gone on with.

It is JSON lines: what is played, then the games in the order in which they finished.
"""

import contextlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from folkmoot.arena.errors import BadJournal, CannotWrite
from folkmoot.arena.games import Played, Task
from folkmoot.arena.match import Match, Versions

FORMAT: Final = 1
LONGEST_HEADER: Final = 1 << 20
"""Bytes; of another file no more than that is read."""
ADVICE: Final = "; the games so far are kept there: the same command goes on with them"


class Header(Struct, frozen=True, kw_only=True):
    """The first line of a journal."""

    folkmoot_arena: int
    """The format of the file."""
    match: Match
    versions: Versions
    decisions: bool
    """Whether every decision is kept too."""


class Journal:
    """An open journal."""

    def __init__(self, path: Path, task: Task) -> None:
        """Opens the file, or begins it if it does not exist. Raises `BadJournal` or `CannotWrite`."""
        self._path = path
        self._header = Header(
            folkmoot_arena=FORMAT, match=task.match, versions=task.versions, decisions=task.keeps_decisions
        )
        try:
            self._file: BinaryIO = path.open("ab", buffering=0)
        except OSError as error:
            raise CannotWrite(path, error) from error
        try:
            _lock(self._file, path)
            self._check_header()
        except BaseException:
            self._file.close()
            raise

    def played(self) -> Iterator[Played]:
        """Yields the games that are kept; a last line that was not written to its end is dropped."""
        decoder = msgspec.json.Decoder(Played)
        with self._path.open("rb") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    self._file.truncate(file.tell() - len(line))
                elif number > 1:
                    yield self._decoded(decoder, number, line)

    def add(self, games: Iterable[Played]) -> None:
        """Keeps games. Raises `CannotWrite`; then no part of them is in the file, or a last line that is dropped."""
        encoder = msgspec.json.Encoder()
        self._write(b"".join(encoder.encode(played) + b"\n" for played in games))

    def close(self) -> None:
        """Closes the file."""
        self._file.close()

    def _decoded(self, decoder: msgspec.json.Decoder[Played], number: int, line: bytes) -> Played:
        try:
            played = decoder.decode(line)
        except msgspec.DecodeError as error:
            raise BadJournal(f"{self._path}: line {number} is damaged ({error})") from error
        seats = self._header.match.players
        lists = (played.shares, played.ranks, played.asked, played.longest, played.cpu[1:])
        if played.game < 0 or any(len(values) != seats for values in lists):
            raise BadJournal(f"{self._path}: line {number} is no game of {seats} players")
        return played

    def _check_header(self) -> None:
        """Writes the header into an empty file. Raises `BadJournal` if the file begins with another."""
        with self._path.open("rb") as file:
            line = file.readline(LONGEST_HEADER)
        if not line.endswith(b"\n"):
            if line and not line.startswith(b'{"folkmoot_arena":'):
                raise BadJournal(f"{self._path} is no journal of the arena")
            self._file.truncate(0)
            self._write(msgspec.json.encode(self._header) + b"\n")
            return
        try:
            header = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError as error:
            raise BadJournal(f"{self._path} is no journal of the arena") from error
        for name in Header.__struct_fields__:
            kept, asked = getattr(header, name), getattr(self._header, name)
            if kept != asked:
                raise BadJournal(f"{self._path} keeps another match: {_difference(name, kept, asked)}")

    def _write(self, content: bytes) -> None:
        view = memoryview(content)
        try:
            while view:
                view = view[self._file.write(view) :]
        except OSError as error:
            raise CannotWrite(self._path, error, ADVICE) from error


def _difference(name: str, kept: object, asked: object) -> str:
    """Returns where two headers differ, in words."""
    if isinstance(kept, Struct) and isinstance(asked, Struct):
        for field in kept.__struct_fields__:
            mine, yours = getattr(kept, field), getattr(asked, field)
            if mine != yours:
                return _difference(field, mine, yours)
    return f"{name} is {_plain(kept)} there, {_plain(asked)} here"


def _plain(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _lock(file: BinaryIO, path: Path) -> None:
    """Raises `BadJournal` if another process has the file open as a journal, where the system can tell."""
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadJournal(f"{path} is in use by another arena") from error
