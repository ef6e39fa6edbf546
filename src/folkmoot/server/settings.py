"""How a server runs."""

from dataclasses import dataclass

from folkmoot.store.database_url import PostgresDatabase, parse_database_url
from folkmoot.store.errors import BadDatabaseUrl


@dataclass(frozen=True)
class Settings:
    """What whoever starts the server decides."""

    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    pace: float = 1.0
    """How much bots hurry: 1 is a pace people can follow, 0 answers at once."""
    processes: int = 1
    """In how many processes bots think."""
    origins: tuple[str, ...] = ()
    """Addresses of pages that may open sockets, besides the server's own."""
    redis: str | None = None
    """Where processes tell each other news, instead of PostgreSQL."""
    requests_per_minute: int = 600
    """How many pages one address may ask for; 0 does not count."""
    sockets_per_address: int = 200
    """How many sockets one address may hold open; 0 does not count."""
    secure: bool = False
    """The page is only reached over https: cookies are sent nowhere else."""

    lan_address: str | None = None
    """Where the devices in the house reach this server: http://192.168.…"""
    open_metrics: bool = False
    """Whether other machines may read the metrics."""

    @property
    def shared(self) -> bool:
        """Tells whether other processes may work with the same database."""
        return isinstance(parse_database_url(self.database), PostgresDatabase)

    @property
    def conninfo(self) -> str:
        """The shared database's address as PostgreSQL's own library reads it. Raises `BadDatabaseUrl`."""
        where = parse_database_url(self.database)
        if not isinstance(where, PostgresDatabase):
            raise BadDatabaseUrl("expected postgresql://…: only processes that share a database need this")
        return where.url.set(drivername="postgresql").render_as_string(hide_password=False)
