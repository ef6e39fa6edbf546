"""The errors of the store, with messages of one line, and the causes behind errors of the drivers."""

import errno
import sqlite3
from typing import Literal

import psycopg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from folkmoot.engine.errors import FolkmootError

Cause = Literal["disk-full", "read-only", "gone", "locked", "damaged", "refused"]
"""`refused`: the database works, but does not accept this one statement."""

DATABASE_ERRORS = (SQLAlchemyError, sqlite3.Error, psycopg.Error, OSError, OverflowError, UnicodeError)
"""Everything that the drivers may raise."""

CAUSE_MESSAGES: dict[Cause, str] = {
    "disk-full": "the disk is full",
    "read-only": "the database is read-only",
    "gone": "the database is gone",
    "locked": "the database is locked by somebody else",
    "damaged": "the database is damaged, or no database of Folkmoot",
    "refused": "the database does not take this",
}
ADVICE: dict[Cause, str] = {
    "disk-full": "make room there, or choose another folder with --data",
    "read-only": "choose a folder that you may write to with --data",
    "gone": "choose another folder with --data",
    "locked": "end whatever else uses it",
    "damaged": "move the file away to begin anew, or choose another folder with --data",
    "refused": "choose another folder with --data",
}
"""What to do about a SQLite file that cannot be used."""
SQLITE_CODES: list[tuple[str, Cause]] = [
    ("SQLITE_FULL", "disk-full"),
    ("SQLITE_IOERR_SHMSIZE", "disk-full"),
    ("SQLITE_READONLY", "read-only"),
    ("SQLITE_PERM", "read-only"),
    ("SQLITE_BUSY", "locked"),
    ("SQLITE_LOCKED", "locked"),
    ("SQLITE_CORRUPT", "damaged"),
    ("SQLITE_NOTADB", "damaged"),
    ("SQLITE_CANTOPEN", "gone"),
    ("SQLITE_IOERR", "gone"),
]
POSTGRES_CODES: list[tuple[str, Cause]] = [
    ("53100", "disk-full"),
    ("25006", "read-only"),
    ("40001", "locked"),
    ("40P01", "locked"),
    ("55P03", "locked"),
    ("57014", "locked"),
    ("08", "gone"),
    ("28", "gone"),
    ("3D", "gone"),
    ("53", "gone"),
    ("55000", "gone"),
    ("57P", "gone"),
    ("58", "gone"),
    ("XX", "damaged"),
]
ERRNO_CAUSES: dict[int, Cause] = {
    errno.ENOSPC: "disk-full",
    errno.EDQUOT: "disk-full",
    errno.EROFS: "read-only",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
}


class StoreError(FolkmootError):
    """The root of the store's errors."""


class BadDatabaseUrl(StoreError):
    """A URL is neither `sqlite:///PATH` nor `postgresql://…`."""


class StoreInUse(StoreError):
    """Another server uses the same SQLite file."""


class OldSchema(StoreError):
    """The database has the schema of an older Folkmoot, or none: `folkmoot migrate` brings it up to date."""


class NewSchema(StoreError):
    """The database has the schema of a newer Folkmoot."""


class TableExists(StoreError):
    """There is a table of this id already."""


class NoSuchTable(StoreError):
    """The table is not, or no longer, in the store."""


class CannotTransfer(StoreError):
    """A file could not be read or written, or must not be overwritten."""


class Unavailable(StoreError):
    """The database does not answer as it should; `cause` says why."""

    def __init__(self, cause: Cause, message: str) -> None:
        super().__init__(message)
        self.cause = cause


class CannotStore(Unavailable):
    """Something could not be stored."""


def unavailable(error: Exception) -> Unavailable:
    """Returns the error to raise when a driver failed to read."""
    cause, detail = explain(error)
    return Unavailable(cause, f"cannot read: {CAUSE_MESSAGES[cause]} ({detail})")


def cannot_store(error: Exception) -> CannotStore:
    """Returns the error to raise when a driver failed to write."""
    cause, detail = explain(error)
    return CannotStore(cause, f"cannot store: {CAUSE_MESSAGES[cause]} ({detail})")


def explain(error: Exception) -> tuple[Cause, str]:
    """Returns the cause of a driver's error, and the first line of the driver's message."""
    origin: BaseException = error.orig if isinstance(error, DBAPIError) and error.orig else error
    lines = str(origin).strip().splitlines()
    return _cause(origin), lines[0] if lines else type(origin).__name__


def _cause(error: BaseException) -> Cause:
    if isinstance(error, sqlite3.Error):
        return _cause_of_code(SQLITE_CODES, getattr(error, "sqlite_errorname", None) or "")
    if isinstance(error, psycopg.Error):
        # Without a code the connection has failed, not a statement.
        without_code = "08" if isinstance(error, psycopg.OperationalError) else ""
        return _cause_of_code(POSTGRES_CODES, error.sqlstate or without_code)
    if isinstance(error, PoolTimeout):
        return "locked"
    if isinstance(error, OSError):
        return ERRNO_CAUSES.get(error.errno or 0, "gone")
    return "refused"


def _cause_of_code(prefixes: list[tuple[str, Cause]], code: str) -> Cause:
    return next((cause for prefix, cause in prefixes if code.startswith(prefix)), "refused")
