"""Logs: one JSON object a line on standard error. Names, secrets and links are never part of them.

The keys are those that log collectors look for: `timestamp` (RFC 3339, UTC), `level`, `logger`, `message` and, for an
error with a traceback, `exception`. Lines that come up while a table is served have `table`: a short hash of its id,
which tells tables apart and gives no access to any. Our own lines may have further fields, passed as `extra`:
`error`, `bot`, `game`, `seconds`.
"""

import hashlib
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

import msgspec

STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""The attributes of every log record; the others are the fields of this one."""


_table: ContextVar[str | None] = ContextVar("table", default=None)


@contextmanager
def about_table(table: str) -> Iterator[None]:
    """Marks all lines that are logged in this block, and in the tasks that it starts, as being about a table."""
    before = _table.set(hashlib.blake2b(table.encode(), digest_size=4).hexdigest())
    try:
        yield
    finally:
        _table.reset(before)


class JsonFormatter(logging.Formatter):
    """Writes a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if (table := _table.get()) is not None:
            line["table"] = table
        if record.name.startswith("folkmoot."):  # other packages pass whole connections, with what must stay secret
            line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_logging(level: str) -> None:
    """Sends all logs to standard error, one JSON object a line.

    `level` is for the loggers of this package. Other packages log from `warning` on: at lower levels the database
    driver would log names and seeds, uvicorn the paths of sockets and procrastinate the arguments of jobs, and the id
    of a table is a secret.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level.upper())), handlers=[handler], force=True)
    logging.getLogger("folkmoot").setLevel(level.upper())
