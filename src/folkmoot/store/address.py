"""Where the store is: a SQLite file or a PostgreSQL database."""

from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from folkmoot.store.errors import BadDatabase

EXPECTED = "expected sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
ESCAPED: Final = str.maketrans({"%": "%25", "?": "%3F", "#": "%23"})
"""Letters that mean something else in an address than in a path."""


class SqliteFile:
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def url(self, driver: str) -> URL:
        """Returns the address for SQLAlchemy."""
        return URL.create(f"sqlite+{driver}", database=str(self.path))

    def __str__(self) -> str:
        return str(self.path)


class PostgresDatabase:
    """A PostgreSQL database."""

    def __init__(self, url: URL) -> None:
        self.url = url.set(drivername="postgresql+psycopg")

    def __str__(self) -> str:
        """Leaves the password out."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)


def sqlite_url(path: Path) -> str:
    """Returns the address of a SQLite file, the inverse of `place`.

    >>> sqlite_url(Path("really?.db"))
    'sqlite:///really%3F.db'
    """
    return f"sqlite:///{str(path).translate(ESCAPED)}"


def place(url: str) -> SqliteFile | PostgresDatabase:
    """Returns what an address names. Raises `BadDatabase`.

    >>> print(place("sqlite:///games.db"))
    games.db
    >>> print(place("postgresql://lutin:secret@db/games"))
    postgresql://lutin:***@db/games
    """
    try:
        read = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"not the address of a database: {EXPECTED}") from None
    if read.drivername in POSTGRES:
        return PostgresDatabase(read)
    if read.drivername != "sqlite":
        raise BadDatabase(f"no store for {read.drivername}: {EXPECTED}")
    if not read.database or read.database == ":memory:" or read.query or read.host:
        raise BadDatabase(f"a SQLite store is a file: {EXPECTED}")
    return SqliteFile(Path(read.database))
