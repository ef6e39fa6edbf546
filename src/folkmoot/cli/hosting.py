"""Commands for whoever hosts tables: serve, worker, migrate, export, import, backup, admin.

The server and the store are only imported by the command that needs them: `folkmoot play` starts without them.
"""

import asyncio
from pathlib import Path
from typing import Annotated, Literal

import platformdirs
from cyclopts import Parameter

from folkmoot.cli import arguments as say
from folkmoot.cli.output import console
from folkmoot.engine.errors import FolkmootError

Data = Annotated[Path | None, Parameter(help="The folder of the embedded database; if not said, your data folder.")]
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
Redis = Annotated[str | None, Parameter(help="redis://… carries the news between processes, instead of PostgreSQL.")]
Requests = Annotated[int, Parameter(help="Requests a minute from one address; 0 does not count.")]
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], Parameter(name="--log", help="What to log.")]
Concurrency = Annotated[int, Parameter(help="For how many bots this worker answers at a time.")]

MOST_PACE, MOST_THINKERS, MOST_REQUESTS, MOST_CONCURRENCY = 10, 64, 1_000_000, 256


class NeedsPostgres(FolkmootError):
    """Only processes that share a database need this."""


class TwoDatabases(FolkmootError):
    """A house has one database."""


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
    secure: Secure = False,
    redis: Redis = None,
    requests_per_minute: Requests = 600,
    log: LogLevel = "warning",
) -> None:
    """Serve live tables to browsers."""
    say.within("--port", port, 0, 65535)
    say.within("--pace", pace, 0, MOST_PACE)
    say.within("--processes", processes, 1, MOST_THINKERS)
    say.within("--requests-per-minute", requests_per_minute, 0, MOST_REQUESTS)
    from folkmoot.server.run import serve as serve_tables
    from folkmoot.server.settings import Settings

    settings = Settings(
        database=_database(data, database),
        pace=pace,
        processes=processes,
        origins=tuple(origin or ()),
        redis=redis,
        requests_per_minute=requests_per_minute,
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
    say.within("--concurrency", concurrency, 1, MOST_CONCURRENCY)
    say.within("--processes", processes, 1, MOST_THINKERS)
    if database is None:
        raise NeedsPostgres("worker: expected --database postgresql://…; a single server answers for its bots itself")
    from folkmoot.server.logs import start_logging
    from folkmoot.server.queue import work
    from folkmoot.server.settings import Settings

    start_logging(log)
    console.print("Folkmoot worker: waiting for bots' turns")
    asyncio.run(work(Settings(database=database, redis=redis, processes=processes), concurrency))


def _database(data: Path | None, database: str | None) -> str:
    """Returns the database that was named, or the embedded one in its folder. Raises `TwoDatabases`."""
    if data is not None and database is not None:
        raise TwoDatabases("expected --data or --database, got both")
    folder = data or platformdirs.user_data_path("folkmoot", appauthor=False)
    return database or f"sqlite:///{folder.absolute() / 'folkmoot.sqlite'}"
