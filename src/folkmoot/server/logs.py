"""Logs: one JSON object a line on standard error. Names, secrets and links are never part of them."""

import logging
import sys
from datetime import UTC, datetime

import msgspec


class Structured(logging.Formatter):
    """Writes a log record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "told": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_logging(level: str) -> None:
    """Sends all logs to standard error, structured.

    The level is for our own words. Others only warn: the database's driver would tell names and seeds, uvicorn the
    paths of sockets and procrastinate what jobs are about, and the id of a table is its secret.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Structured())
    logging.basicConfig(level=max(logging.WARNING, logging.getLevelName(level.upper())), handlers=[handler], force=True)
    logging.getLogger("folkmoot").setLevel(level.upper())
