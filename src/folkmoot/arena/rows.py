"""Every decision as a row of a table, in a file: JSON lines, or Parquet with the extra `data`."""

import contextlib
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from folkmoot.arena.errors import BadMatch, CannotWrite, MissingExtra
from folkmoot.arena.games import Played
from folkmoot.arena.match import Schedule

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
GROUP: Final = 50_000
"""Rows written at a time into a Parquet file."""

Row: TypeAlias = dict[str, int | str]
Write: TypeAlias = Callable[[list[Row]], None]


def check_rows(path: Path) -> None:
    """Raises `BadMatch` or `MissingExtra` if no rows can be written into a file of this name."""
    if path.suffix not in (LINES, PARQUET):
        raise BadMatch(f"rows go into a file that ends in {LINES} or {PARQUET}: got {path.name!r}")
    if path.suffix == PARQUET:
        _parquet()


class RowsFile:
    """An open file of rows. A full disk ends the writing, not the match."""

    def __init__(self, path: Path, schedule: Schedule, write: Write) -> None:
        self.failure: CannotWrite | None = None
        """Why nothing more is written, if so."""
        self._path, self._schedule, self._write = path, schedule, write

    def add(self, played: Played) -> None:
        """Writes the rows of the next game."""
        with self.failing():
            if self.failure is None:
                self._write(list(rows_of(played, self._schedule)))

    @contextlib.contextmanager
    def failing(self) -> Iterator[None]:
        """Keeps the first failure of the block."""
        try:
            yield
        except OSError as error:
            self.failure = self.failure or CannotWrite(self._path, error)


@contextlib.contextmanager
def open_rows(path: Path, schedule: Schedule) -> Iterator[RowsFile]:
    """Opens the file anew for the rows of games, which come in the order of their numbers. Raises `CannotWrite`."""
    with contextlib.ExitStack() as opened:
        try:
            write = opened.enter_context((_parquet_file if path.suffix == PARQUET else _lines_file)(path))
        except OSError as error:
            raise CannotWrite(path, error) from error
        rows = RowsFile(path, schedule, write)
        yield rows
        with rows.failing():
            opened.close()


def rows_of(played: Played, schedule: Schedule) -> Iterator[Row]:
    """Yields the rows of a game; nothing in them depends on the machine, so CPU times are not among them."""
    names = [schedule.match.bots[bot] for bot in schedule.seating(played.game)]
    line_up = ",".join(names)
    for number, decision in enumerate(played.rows):
        yield {
            "game": played.game,
            "deal": schedule.deal(played.game),
            "line_up": line_up,
            "decision": number,
            "seat": decision.seat,
            "bot": names[decision.seat],
            "question": decision.question,
            "move": decision.move,
            "choices": decision.choices,
        }


@contextlib.contextmanager
def _lines_file(path: Path) -> Iterator[Write]:
    encoder = msgspec.json.Encoder()
    with path.open("wb") as file:

        def write(rows: list[Row]) -> None:
            file.write(b"".join(encoder.encode(row) + b"\n" for row in rows))

        yield write


@contextlib.contextmanager
def _parquet_file(path: Path) -> Iterator[Write]:
    arrow, parquet = _parquet()
    numbers, words = ("game", "deal", "decision", "seat", "choices"), ("line_up", "bot", "question", "move")
    schema = arrow.schema([*((name, arrow.int64()) for name in numbers), *((name, arrow.string()) for name in words)])
    waiting: list[Row] = []
    with parquet.ParquetWriter(path, schema) as file:

        def flush() -> None:
            file.write_table(arrow.Table.from_pylist(waiting, schema))
            waiting.clear()

        def write(rows: list[Row]) -> None:
            waiting.extend(rows)
            if len(waiting) >= GROUP:
                flush()

        yield write
        flush()


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise MissingExtra(f"{PARQUET} needs the extra data: pip install 'folkmoot[data]'") from None
