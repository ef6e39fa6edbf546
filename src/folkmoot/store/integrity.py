"""Whether the database is damaged: what reads and writes have met, and what SQLite's own check finds."""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from folkmoot.store.errors import DATABASE_ERRORS, Unavailable, unavailable

MOST_BYTES: Final = 1 << 30
"""The largest file that is checked: it takes about three seconds, in a thread of its own."""
REMEMBERED_SECONDS: Final = 2 * 3600
"""For how long damage is remembered, longer than from one check to the next: it does not heal."""

log = logging.getLogger(__name__)


class Integrity:
    """Remembers damage of one database."""

    def __init__(self) -> None:
        self._damage = ""
        self._noted_at = 0.0

    def note(self, error: Unavailable) -> None:
        """Remembers an error if it means damage, and logs it if nothing was known of it."""
        if error.cause != "damaged":
            return
        if self.damage() is None:
            log.critical("the database is damaged: stop the server and restore a backup", extra={"error": str(error)})
        self._damage, self._noted_at = str(error), time.monotonic()

    def damage(self) -> str | None:
        """Returns what was found damaged lately, in one line, or None."""
        is_recent = self._damage and time.monotonic() - self._noted_at < REMEMBERED_SECONDS
        return self._damage if is_recent else None

    async def check(self, path: Path) -> None:
        """Lets SQLite look through all pages of a file, unless it is very large, and notes what is wrong."""
        error = await asyncio.to_thread(_find_damage, path)
        if error is not None:
            self.note(error)


def _find_damage(path: Path) -> Unavailable | None:
    try:
        if path.stat().st_size > MOST_BYTES:
            return None
        # A connection of its own: the pages that others have in memory tell nothing about the file.
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except DATABASE_ERRORS as error:
        return unavailable(error)
    return None if found == "ok" else Unavailable("damaged", f"the database is damaged ({found.splitlines()[-1]})")
