"""The options of a server or worker."""

from dataclasses import dataclass

from folkmoot.store.database_url import PostgresDatabase, parse_database_url
from folkmoot.store.errors import BadDatabaseUrl


@dataclass(frozen=True)
class Limits:
    """What one client, guest or address may send and hold open."""

    message_bytes: int = 16 * 1024
    """The largest message on a socket."""
    messages_per_second: float = 25
    """How many messages a guest may send in a second, on average, over all sockets in one process."""
    messages_at_once: int = 75
    """How many messages a guest who was silent may send at once."""
    chat_lines_per_second: float = 0.5
    """How many lines of chat a guest may send in a second, on average."""
    chat_lines_at_once: int = 8
    """How many lines of chat a guest who was silent may send at once."""
    changes_per_second: float = 1
    """How much a guest may change in a second, on average, that is stored and is nobody's move."""
    changes_at_once: int = 30
    """How much of that a guest who changed nothing for a while may change at once."""
    questions_per_second: float = 8
    """How often a guest may ask what a move would do or why it is not legal, in a second, on average."""
    questions_at_once: int = 40
    """How often a guest who did not ask for a while may ask at once."""
    refusals_at_once: int = 200
    """After so many messages over the limit a guest's sockets are closed; each second forgives one."""
    penalty_seconds: float = 0.01
    """For how long the messages of a client that sends too fast are not read."""
    unread_bytes: int = 2 * 1024 * 1024
    """What may wait to be read by one slow client before it is disconnected."""
    body_bytes: int = 64 * 1024
    """The largest body of a request."""
    requests_per_minute: int = 600
    """How many requests one address may send in a minute; 0 means no limit."""
    connections: int = 4000
    """How many connections all clients together may hold open; 0 means as many as there are file descriptors."""
    connections_per_address: int = 500
    """How many connections one address may hold open, sockets among them; 0 means no limit."""
    pipelined_requests: int = 8
    """How many requests a connection may send before the first of them is answered."""
    head_bytes: int = 16 * 1024
    """The largest head of a request: its path and headers."""
    head_seconds: float = 10.0
    """How long the head of a request may take, from the start of the connection or from its first byte."""
    body_seconds: float = 30.0
    """How long the body of a request may take."""
    idle_seconds: int = 5
    """How long a connection may stay open without a further request."""
    unread_seconds: float = 30.0
    """How long a client may leave unread what was sent to it."""
    spectators_per_table: int = 200
    """Sockets of spectators at one table, in one process."""
    tables_per_guest: int = 50
    """How many tables one guest may hold open at a time."""
    queued_hints: int = 16
    """Hints that may be queued at a time: tables where bots play must not wait for more."""
    bot_memory_bytes: int = 1024 * 1024 * 1024
    """What a worker process may take, in bytes, on Linux; a bot that asks for more fails."""


@dataclass(frozen=True)
class Timing:
    """How long things take and how often they happen, in seconds. Hosts cannot set it; tests do."""

    alone: float = 1.0
    """Before a bot answers a person who plays alone; undo goes back over bots' answers then."""
    among_people: float = 2.0
    """Before a bot answers among people: in this time a move can still be taken back."""
    in_secret: float = 0.5
    """Before others may notice that a bot has decided where several decide in secret."""
    skipping: float = 0.1
    """Before a bot answers a person who has asked to skip the waiting."""
    patience: float = 45.0
    """How long a player must be away before the others may wish a bot in the seat."""
    bot_timeout: float = 20.0
    """After which a bot's worker process is ended and a stand-in takes its seat, if it could think meanwhile."""
    job_timeout: float = 10.0
    """After which a server thinks for a bot itself: no `folkmoot worker` runs, or all are busy."""
    fallback: float = 60.0
    """For which a server thinks itself after such a timeout, before it asks the workers again."""
    retry: float = 2.0
    """Before something is tried again that the store did not take."""
    longest_retry: float = 300.0
    """Before something is tried again that has failed often."""
    lobby: float = 0.25
    """The list of open tables is sent at most this often."""
    housekeeping: float = 20.0
    """Between two rounds of housekeeping."""
    silence: float = 60.0
    """A process that has announced nobody for so long counts as dead."""
    idle: float = 120.0
    """A table that no client has looked at for so long is dropped from memory; it is in the store."""
    idle_over: float = 5.0
    """The same for a table whose game is over; clients that look at the result keep it in memory."""
    pruning: float = 3600.0
    """How often tables past the retention period are removed."""
    integrity: float = 3600.0
    """How often SQLite looks through the whole file for damage, besides once at the start."""
    index_flush: float = 1.0
    """How long a change of the index of tables waits for an entry to be written with."""
    watchdog: float = 30.0
    """A table whose bots have not answered for so long is looked at by the first process that notices."""
    time_saves: float = 5.0
    """Between two saves of the house time."""


@dataclass(frozen=True)
class Settings:
    """The options, as given on the command line."""

    database: str
    """`sqlite:///PATH` or `postgresql://…`."""
    pace: float = 1.0
    """How slowly bots answer: 1 is a pace people can follow, 0 is without delay."""
    processes: int = 1
    """The number of worker processes for bots."""
    origins: tuple[str, ...] = ()
    """Addresses of pages that may open sockets, besides the server's own."""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of reverse proxies, which say for whom they ask."""
    redis: str | None = None
    """The address of Redis, if it carries the notifications between processes instead of PostgreSQL."""
    secure: bool = False
    """The page is only reached over https: cookies are marked secure."""

    lan_address: str | None = None
    """The address of this server for devices in the local network: http://192.168.…"""
    address: str | None = None
    """The address under which people find this server, as far as it knows."""
    open_metrics: bool = False
    """Whether other machines may read the metrics."""
    limits: Limits = Limits()
    timing: Timing = Timing()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same database."""
        return isinstance(parse_database_url(self.database), PostgresDatabase)

    @property
    def conninfo(self) -> str:
        """The address of the shared database in the form of libpq. Raises `BadDatabaseUrl`."""
        where = parse_database_url(self.database)
        if not isinstance(where, PostgresDatabase):
            raise BadDatabaseUrl("expected postgresql://…: only processes that share a database need this")
        return where.url.set(drivername="postgresql").render_as_string(hide_password=False)
