"""What a host does wrong is told in one line; what he does twice does no harm."""

import asyncio
import importlib.metadata
import subprocess
from pathlib import Path

import msgspec
import psycopg
import pytest

from folkmoot.server.hub import News
from folkmoot.server.identity import new_id
from folkmoot.server.limits import MOST_ONLOOKERS
from folkmoot.server.queue import prepare_queue
from folkmoot.server.settings import Settings
from tests.postgres import Postgres
from tests.scale.moot import HURRIED, Server, folkmoot

LONGEST_NOTIFICATION = 7999
"""Bytes that PostgreSQL takes."""


def refused(*words: str) -> str:
    """Runs a command that must fail, and returns the line it says."""
    done = subprocess.run([*HURRIED, *words], capture_output=True, text=True, timeout=60)
    assert done.returncode == 1, done
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    server = Server(tmp_path / "log", "--data", str(tmp_path))
    assert "in use by another Folkmoot server" in refused("serve", "--port", "0", "--data", str(tmp_path))
    server.stop()


def test_a_new_database_is_migrated_first_once_or_twice(postgres: Postgres) -> None:
    url = postgres.database()
    for command in ("serve", "worker"):
        assert "run folkmoot migrate --database" in refused(command, "--database", url)
    assert "migrated from nothing" in folkmoot("migrate", "--database", url)
    assert "already the newest" in folkmoot("migrate", "--database", url)
    told = refused("serve", "--database", url, "--redis", "redis://127.0.0.1:9")
    assert "other processes cannot be heard" in told
    postgres.drop(url)


def test_another_version_of_the_queue_makes_its_tables_anew(
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
def test_every_spelling_of_the_address_is_shared(scheme: str) -> None:
    settings = Settings(f"{scheme}://puck:secret@db.example/games?sslmode=require")
    assert settings.shared
    assert settings.conninfo == "postgresql://puck:secret@db.example/games?sslmode=require"


def test_the_longest_news_fit_into_a_notification() -> None:
    guests = [new_id() for _ in range(MOST_ONLOOKERS)]
    news = News(process="0" * 12, table=new_id(), guests=guests, onlookers=MOST_ONLOOKERS)
    assert len(msgspec.json.encode(news)) < LONGEST_NOTIFICATION
