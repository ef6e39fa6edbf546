"""The URL of the store's database: a SQLite file or a PostgreSQL database."""

from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from folkmoot.store.errors import BadDatabaseUrl

EXPECTED = "expected sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
POSTGRES = ("postgresql", "postgres", "postgresql+psycopg")
ESCAPED: Final = str.maketrans({"%": "%25", "?": "%3F", "#": "%23"})
"""Characters that mean something else in a URL than in a path."""


class SqliteFile:
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def url(self, driver: str) -> URL:
        """Returns the URL for SQLAlchemy."""
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
    """Returns the URL of a SQLite file, the inverse of `parse_database_url`.

    >>> sqlite_url(Path("really?.db"))
    'sqlite:///really%3F.db'
    """
    return f"sqlite:///{str(path).translate(ESCAPED)}"


def parse_database_url(url: str) -> SqliteFile | PostgresDatabase:
    """Returns the database that a URL names. Raises `BadDatabaseUrl`.

    >>> print(parse_database_url("sqlite:///games.db"))
    games.db
    >>> print(parse_database_url("postgresql://lutin:secret@db/games"))
    postgresql://lutin:***@db/games
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise BadDatabaseUrl(f"not the address of a database: {EXPECTED}") from None
    if parsed.drivername in POSTGRES:
        return PostgresDatabase(parsed)
    if parsed.drivername != "sqlite":
        raise BadDatabaseUrl(f"no store for {parsed.drivername}: {EXPECTED}")
    if not parsed.database or parsed.database == ":memory:" or parsed.query or parsed.host:
        raise BadDatabaseUrl(f"a SQLite store is a file: {EXPECTED}")
    return SqliteFile(Path(parsed.database))
