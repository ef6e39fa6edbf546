"""Copies a SQLite file whole, while others may be writing to it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from folkmoot.store.errors import StoreError

Step = Callable[[int, int], None]
"""Told how much is done, and of how much."""
PAGES = 1000
"""Pages that are copied between two steps."""


class DamagedCopy(StoreError):
    """A copy was made, and SQLite finds it damaged."""


def copy_file(path: Path, target: Path, step: Step | None = None) -> None:
    """Copies a SQLite file to a new one, checks the copy, and leaves nothing behind if that fails.

    Raises `FileExistsError`, another `OSError`, `sqlite3.Error` or `DamagedCopy`.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        _copy(path, target, step)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _copy(path: Path, target: Path, step: Step | None) -> None:
    told = None if step is None else lambda _, left, pages: step(pages - left, pages)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        # Inside a reading transaction every step sees the same moment, however busy the house is.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=PAGES, progress=told)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        found = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise DamagedCopy(f"the copy of {path} is damaged ({found}): the house itself may be")
