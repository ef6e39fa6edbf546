"""The commands of a host: a mistake is reported in one line, and a repeated command changes nothing."""

import asyncio
import importlib.metadata
from pathlib import Path

import msgspec
import psycopg
import pytest

from folkmoot.server.identity import new_id
from folkmoot.server.notifications import Notification
from folkmoot.server.queue import prepare_queue
from folkmoot.server.settings import Limits, Settings
from tests.postgres import Postgres
from tests.scale.cluster import Server, folkmoot, migrate

LONGEST_NOTIFICATION = 7999
"""The most bytes of a notification of PostgreSQL."""


@pytest.fixture(autouse=True)
def keep_test_logging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands run in this process: they must not change the logging of the tests."""
    for module in ("run", "logs"):
        monkeypatch.setattr(f"folkmoot.server.{module}.start_logging", lambda level: None)


def error_of(*words: str) -> str:
    """Runs a command that must fail, and returns the error, its last line."""
    status, output = folkmoot(*words)
    *before, error = output.splitlines()
    assert (status, error[:10]) == (1, "folkmoot: "), output
    assert set(before) <= {"Folkmoot worker: waiting for bots' turns"}
    return error


def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", "--data", str(tmp_path))
    assert "in use by another Folkmoot server" in error_of("serve", "--port", "0", "--data", str(tmp_path))
    server.stop()


def test_a_new_database_must_be_migrated_and_may_be_migrated_twice(postgres: Postgres) -> None:
    url = postgres.database()
    for command in ("serve", "worker"):
        assert "run folkmoot migrate --database" in error_of(command, "--database", url)
    assert "migrated from nothing" in migrate(url)
    assert "already the newest" in migrate(url)
    error = error_of("serve", "--database", url, "--redis", "redis://127.0.0.1:9")
    assert "other processes cannot be heard" in error
    postgres.drop(url)


def test_another_version_of_the_queue_creates_its_tables_again(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(postgres.database())
    asyncio.run(prepare_queue(settings))
    with psycopg.connect(settings.conninfo, autocommit=True) as connection:
        mark = "CREATE TABLE folkmoot_queue.mark ()"
        connection.execute(mark)
        asyncio.run(prepare_queue(settings))
        with pytest.raises(psycopg.errors.DuplicateTable):
            connection.execute(mark)
        monkeypatch.setattr(importlib.metadata, "version", lambda name: "99")
        asyncio.run(prepare_queue(settings))
        connection.execute(mark)
    postgres.drop(settings.database)


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_every_spelling_of_a_postgresql_url_is_a_shared_database(scheme: str) -> None:
    settings = Settings(f"{scheme}://puck:secret@db.example/games?sslmode=require")
    assert settings.shared
    assert settings.conninfo == "postgresql://puck:secret@db.example/games?sslmode=require"


def test_the_longest_message_fits_into_a_notification_of_postgresql() -> None:
    most = Limits().spectators_per_table
    guests = [new_id() for _ in range(most)]
    notification = Notification(process="0" * 12, table=new_id(), guests=guests, spectators=most)
    assert len(msgspec.json.encode(notification)) < LONGEST_NOTIFICATION
