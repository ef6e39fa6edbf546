"""Commands for hosts: serve, worker, migrate, export, import, backup, admin.

The server and the store are only imported by the command that needs them: `folkmoot play` starts without them.
"""

import asyncio
import time
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from cyclopts import App, Parameter

from folkmoot.cli import arguments
from folkmoot.cli.output import console
from folkmoot.engine.errors import FolkmootError

Data = Annotated[Path | None, Parameter(help="The folder of the embedded database; by default your data folder.")]
Database = Annotated[
    str | None,
    Parameter(help="postgresql://… for many processes on many machines, instead of the embedded database."),
]
Host = Annotated[str, Parameter(help="The address to listen on.")]
Port = Annotated[int, Parameter(help="The port to listen on; 0 takes a free one.")]
Lan = Annotated[bool, Parameter(negative="", help="Let phones and laptops in the house come too.")]
Browser = Annotated[bool, Parameter(name="--open", negative="", help="Open the page in the browser.")]
BotPace = Annotated[float, Parameter(help="How slowly bots answer: 1 can be followed, 0 is at once.")]
Thinkers = Annotated[int, Parameter(help="In how many processes bots think.")]
Origins = Annotated[
    list[str] | None,
    Parameter(name="--origin", negative="", help="The page’s own address behind a reverse proxy: https://…"),
]
Secure = Annotated[bool, Parameter(negative="", help="The page is reached over https only: cookies go nowhere else.")]
Redis = Annotated[
    str | None, Parameter(help="redis://… carries notifications between processes, instead of PostgreSQL.")
]
Requests = Annotated[int, Parameter(help="Requests a minute from one address; 0 does not count.")]
Connections = Annotated[int, Parameter(help="Open connections in all; 0 takes all the system allows.")]
ConnectionsPerAddress = Annotated[int, Parameter(help="Open connections from one address; 0 does not count.")]
Proxies = Annotated[
    list[str] | None,
    Parameter(name="--proxy", negative="", help="The address or network of a reverse proxy, whose word is taken."),
]
OpenMetrics = Annotated[bool, Parameter(negative="", help="Let other machines read /metrics too.")]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], Parameter(name="--log", help="What to log.")]
Concurrency = Annotated[int, Parameter(help="For how many bots this worker answers at a time.")]

Folder = Annotated[Path, Parameter(help="The folder to write to.")]
Files = Annotated[Path, Parameter(help="Files of records, or folders with such files.")]
BackupFile = Annotated[Path, Parameter(help="The new file.")]
Phase = Annotated[
    Literal["waiting", "playing", "paused", "over", "closed", "frozen"] | None,
    Parameter(help="Only tables in this phase."),
]
TableId = Annotated[str, Parameter(help="The table’s id, the last part of its link.")]
GuestId = Annotated[str, Parameter(help="The guest’s id, as folkmoot admin guests shows it.")]
Address = Annotated[
    str | None,
    Parameter(help="The address by which people reach the server; by default the one it had at its last start."),
]
Lift = Annotated[bool, Parameter(negative="", help="Allow it again.")]
Days = Annotated[int | None, Parameter(help="A number of days.")]

MOST_LINES = 10_000
MOST_PACE, MOST_THINKERS, MOST_REQUESTS, MOST_CONNECTIONS, MOST_CONCURRENCY = 10, 64, 1_000_000, 1_000_000, 256


class NeedsPostgres(FolkmootError):
    """Only processes that share a database need this."""


class TwoDatabases(FolkmootError):
    """Two databases are named where one is expected."""


def serve(
    *,
    data: Data = None,
    database: Database = None,
    host: Host = "127.0.0.1",
    port: Port = 8765,
    lan: Lan = False,
    browser: Browser = False,
    pace: BotPace = 1.0,
    processes: Thinkers = 1,
    origin: Origins = None,
    proxy: Proxies = None,
    secure: Secure = False,
    redis: Redis = None,
    requests_per_minute: Requests = 600,
    connections: Connections = 4000,
    connections_per_address: ConnectionsPerAddress = 500,
    open_metrics: OpenMetrics = False,
    log: LogLevel = "warning",
) -> None:
    """Serve live tables to browsers."""
    arguments.check_range("--port", port, 0, 65535)
    arguments.check_range("--pace", pace, 0, MOST_PACE)
    arguments.check_range("--processes", processes, 1, MOST_THINKERS)
    arguments.check_range("--requests-per-minute", requests_per_minute, 0, MOST_REQUESTS)
    arguments.check_range("--connections", connections, 0, MOST_CONNECTIONS)
    arguments.check_range("--connections-per-address", connections_per_address, 0, MOST_CONNECTIONS)
    proxies = tuple(arguments.check_network("--proxy", address) for address in proxy or ())
    from folkmoot.server.run import serve as serve_tables
    from folkmoot.server.settings import Limits, Settings

    settings = Settings(
        database=_database(data, database),
        pace=pace,
        processes=processes,
        origins=tuple(origin or ()),
        redis=redis,
        open_metrics=open_metrics,
        proxies=proxies,
        limits=Limits(
            requests_per_minute=requests_per_minute,
            connections=connections,
            connections_per_address=connections_per_address,
        ),
        secure=secure,
    )
    serve_tables(settings, host, port, console, lan=lan, browser=browser, log=log)


def worker(
    *,
    database: Database = None,
    redis: Redis = None,
    concurrency: Concurrency = 4,
    processes: Thinkers = 1,
    log: LogLevel = "warning",
) -> None:
    """Answer for the bots of servers that share a PostgreSQL database."""
    arguments.check_range("--concurrency", concurrency, 1, MOST_CONCURRENCY)
    arguments.check_range("--processes", processes, 1, MOST_THINKERS)
    if database is None:
        raise NeedsPostgres("worker: expected --database postgresql://…; a single server answers for its bots itself")
    from folkmoot.server.logs import start_logging
    from folkmoot.server.queue import work
    from folkmoot.server.settings import Settings

    start_logging(log)
    console.print("Folkmoot worker: waiting for bots' turns")
    asyncio.run(work(Settings(database=database, redis=redis, processes=processes), concurrency))


def migrate(*, data: Data = None, database: Database = None) -> None:
    """Migrate a database to the newest schema; the embedded one is migrated when it is opened."""
    from folkmoot.server.queue import prepare_queue
    from folkmoot.server.settings import Settings
    from folkmoot.store import commands

    settings = Settings(_database(data, database))
    commands.migrate_database(console, settings.database)
    if settings.shared:
        asyncio.run(prepare_queue(settings))


def export(folder: Folder, *, data: Data = None, database: Database = None) -> None:
    """Write the records of all finished games to a folder, one file per game."""
    from folkmoot.store import commands

    commands.export_records(console, _database(data, database), folder)


def import_records(*files: Files, data: Data = None, database: Database = None) -> None:
    """Store records from files or folders, to be replayed and verified here."""
    from folkmoot.store import commands

    commands.import_records(console, _database(data, database), list(files))


def backup(file: BackupFile, *, data: Data = None, database: Database = None) -> None:
    """Copy the embedded database to a new file, also while the server runs, and check the copy."""
    from folkmoot.store import commands

    commands.backup_database(console, _database(data, database), file)


admin = App(name="admin", help="List and delete tables, silence or remove people, set how long games are kept.")


@admin.command
def tables(
    *,
    phase: Phase = None,
    limit: Annotated[int, Parameter(help="How many.")] = 50,
    data: Data = None,
    database: Database = None,
) -> None:
    """List the newest tables."""
    from folkmoot.store import commands

    arguments.check_range("--limit", limit, 1, MOST_LINES)
    commands.list_tables(console, _database(data, database), phase, limit)


@admin.command
def delete_table(table: TableId, *, data: Data = None, database: Database = None) -> None:
    """Delete a table with its moves, chat and record."""
    from folkmoot.store import commands

    commands.delete_table(console, _database(data, database), table)


@admin.command
def guests(name: Annotated[str, Parameter(help="A name.")], *, data: Data = None, database: Database = None) -> None:
    """Find the guests of a name."""
    from folkmoot.store import commands

    commands.find_guests(console, _database(data, database), name)


@admin.command
def remove_guest(guest: GuestId, *, data: Data = None, database: Database = None) -> None:
    """Delete a guest: name, cookie and chat. Games stay as they are."""
    from folkmoot.store import commands

    commands.remove_guest(console, _database(data, database), guest)


@admin.command
def end_devices(guest: GuestId, *, address: Address = None, data: Data = None, database: Database = None) -> None:
    """End all devices of a guest, whose cookie may be in wrong hands; shows a personal link that brings them back."""
    given = None if address is None else arguments.check_address("--address", address)
    from folkmoot.server.identity import carry_token
    from folkmoot.store import Guest, commands

    def token(raised: Guest, key: bytes) -> str:
        return carry_token(raised.id, key, time.time(), raised.generation)

    commands.end_devices(console, _database(data, database), guest, token, given)


@admin.command
def silence(
    table: TableId, guest: GuestId, *, lift: Lift = False, data: Data = None, database: Database = None
) -> None:
    """Stop a spectator from talking at a table."""
    from folkmoot.store import commands

    commands.silence(console, _database(data, database), table, guest, lift)


@admin.command
def remove(table: TableId, guest: GuestId, *, lift: Lift = False, data: Data = None, database: Database = None) -> None:
    """Remove a spectator from a table."""
    from folkmoot.store import commands

    commands.remove(console, _database(data, database), table, guest, lift)


@admin.command
def restrictions(table: TableId, *, data: Data = None, database: Database = None) -> None:
    """List who was silenced at a table or removed from it."""
    from folkmoot.store import commands

    commands.list_restrictions(console, _database(data, database), table)


@admin.command
def retention(days: Days = None, *, data: Data = None, database: Database = None) -> None:
    """Show or set for how many days finished tables keep moves and chat; records are kept for good."""
    from folkmoot.store import commands

    if days is None:
        commands.show_retention(console, _database(data, database))
    else:
        commands.set_retention(console, _database(data, database), days)


@admin.command
def prune(*, days: Days = None, data: Data = None, database: Database = None) -> None:
    """Remove now what is past the retention period; a running server does so by itself."""
    from folkmoot.store import commands

    commands.prune(console, _database(data, database), days)


def _database(data: Path | None, database: str | None) -> str:
    """Returns the URL of the given database, or of the embedded one in its folder. Raises `TwoDatabases`."""
    if data is not None and database is not None:
        raise TwoDatabases("expected --data or --database, got both")
    from folkmoot.store.database_url import sqlite_url

    folder = data or platformdirs.user_data_path("folkmoot", appauthor=False)
    return database or sqlite_url(folder.absolute() / "folkmoot.sqlite")
