"""Copies a SQLite file while other processes may be writing to it: backups."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from folkmoot.store.database_url import PostgresDatabase, parse_database_url
from folkmoot.store.errors import CAUSE_MESSAGES, DATABASE_ERRORS, CannotTransfer, StoreError, Unavailable, explain

ReportProgress = Callable[[int, int], None]
"""Called with how much is done, and of how much."""
PAGES = 1000
"""Pages that are copied between two reports of progress."""


class DamagedCopy(StoreError):
    """A copy was made, and SQLite finds it damaged."""


def backup(url: str, target: Path, report: ReportProgress) -> None:
    """Copies a SQLite database to a new file, also while its server runs, and checks it. Raises `StoreError`."""
    database = parse_database_url(url)
    if isinstance(database, PostgresDatabase):
        raise CannotTransfer(
            f"a PostgreSQL database is backed up with its own tool: pg_dump -Fc -f {target} and the address"
        )
    if not database.path.is_file():
        raise Unavailable("gone", f"cannot open {database}: there is no such file; say where it is with --data")
    try:
        copy_file(database.path, target, report)
    except FileExistsError:
        raise CannotTransfer(f"cannot write {target}: the file exists, choose a new name") from None
    except DATABASE_ERRORS as error:
        cause, detail = explain(error)
        raise Unavailable(cause, f"cannot back up to {target}: {CAUSE_MESSAGES[cause]} ({detail})") from None


def copy_file(path: Path, target: Path, report: ReportProgress | None = None) -> None:
    """Copies a SQLite file to a new one, checks the copy, and leaves nothing behind if that fails.

    Raises `FileExistsError`, another `OSError`, `sqlite3.Error` or `DamagedCopy`.
    """
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        _copy(path, target, report)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def _copy(path: Path, target: Path, report: ReportProgress | None) -> None:
    progress = None if report is None else lambda _, remaining, pages: report(pages - remaining, pages)
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        # Inside a read transaction all pages come from one snapshot, however much is written meanwhile.
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master").fetchone()
        source.backup(copy, pages=PAGES, progress=progress)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise DamagedCopy(f"the copy of {path} is damaged ({verdict}): the database itself may be")
