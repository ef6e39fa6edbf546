"""Servers and workers are killed, the database is restarted: whoever plays goes on."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.engine.course import TimesOut
from folkmoot.server import protocol
from tests.postgres import Postgres
from tests.scale.moot import Moot, eventually, migrate
from tests.scale.playing import Pair, go_on, level
from tests.server.client import Sitting

DAY = 24 * 3600 * 1000
MOST_GAMES = 20


@pytest.fixture
def pair(moot: Moot) -> Iterator[Pair]:
    """Two people and a bot, some moves into the game."""
    moot.open()
    two = Pair(moot, seats=3, bots=["heuristic"])
    go_on(two.both, until=lambda: two.one.update.seq >= 8)
    yield two
    two.close()


def test_when_a_server_is_killed_its_people_are_away_and_go_on_at_the_other(moot: Moot, pair: Pair) -> None:
    pair.one.wait_until(lambda at: at.room.chairs[1].online)
    moot.second.kill()
    with pytest.raises((ConnectionClosed, AssertionError)):
        pair.other.do("ping-pong")
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    assert pair.one.room.chairs[1].away is not None
    known, lines = pair.other.update.seq, pair.other.lines
    go_on([pair.one], until=lambda: pair.one.view["deciders"] == [1])
    puck = moot.moved(pair.puck, moot.first)
    with puck.at(pair.table) as back:
        assert back.room.chairs[1].online
        update = back.look(1, since=known)
        assert all(line.seq > known for line in update.lines)
        back.lines = [line for line in lines if line.seq < update.lines_from] + update.lines
        go_on([pair.one, back])
        assert back.lines == pair.one.lines
        assert back.result == pair.one.result
    pair.puck = moot.moved(puck, moot.second)
    pair.record()


def test_a_server_that_is_told_to_stop_says_goodbye(moot: Moot, pair: Pair) -> None:
    pair.one.wait_until(lambda at: at.room.chairs[1].online)
    second = moot.second
    errors = second.told('"level":"error"')
    second.stop()
    assert pair.other.wait_for(protocol.Goodbye).code == "shutdown"
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    assert second.told('"level":"error"') == errors


def test_without_a_worker_a_server_answers_for_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    migrate(url)
    alone = Moot(tmp_path, url, patience=1.0)
    lutin = alone.guest(alone.first, "Lutin")
    with lutin.at(lutin.open(seats=3, bots=["heuristic", "heuristic"])) as sitting:
        sitting.look(0)
        go_on([sitting])
        assert {line.phrase.args.get("seat") for line in sitting.lines} >= {0, 1, 2}
    assert alone.first.told("no worker answered within 1 s") > 0
    alone.close()
    postgres.drop(url)


def test_a_worker_that_is_told_to_stop_ends_what_it_has_begun(moot: Moot, pair: Pair) -> None:
    worker, answered = moot.worker, moot.worker.told("answered for a bot")
    assert worker.stop() == 0
    assert worker.told('"level":"error"') == 0
    assert answered > 0
    moot.open()
    go_on(pair.both)
    pair.record()


def test_a_restart_of_the_database_is_only_a_pause(moot: Moot, pair: Pair, postgres: Postgres) -> None:
    asked = whoever_is_asked(pair)
    move = asked.move()
    postgres.stop()
    try:
        asked.send("play", **move)
        answer = asked.answer_to(move["id"])
        assert isinstance(answer, protocol.Refused)
        assert answer.code == "cannot-store"
        assert moot.first.get("/health").status_code == 503
        refused = pair.lutin.http.get(f"/api/records/{pair.table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "cannot-store")
    finally:
        postgres.start()
    eventually(moot.first.is_healthy)
    eventually(moot.second.is_healthy)
    asked.do("play", **move)
    level(pair.both)
    go_on(pair.both)
    pair.record()


def test_a_worker_survives_a_restart_of_the_database(moot: Moot, pair: Pair, postgres: Postgres) -> None:
    worker, answered = moot.worker, moot.worker.told("answered for a bot")
    postgres.stop()
    postgres.start()
    eventually(moot.first.is_healthy)
    eventually(moot.second.is_healthy)
    for _ in range(MOST_GAMES):  # for a moment the servers answer for the bots
        go_on(pair.both)
        if worker.told("answered for a bot") > answered:
            break
        pair.close()
        pair = Pair(moot, seats=3, bots=["heuristic"])
    pair.close()
    assert worker.lives
    assert worker.told("answered for a bot") > answered


def whoever_is_asked(pair: Pair) -> Sitting:
    go_on(pair.both, until=lambda: any(sitting.asked for sitting in pair.both))
    return next(sitting for sitting in pair.both if sitting.asked)


def test_a_clock_runs_out_once_although_nobody_looks(moot: Moot, postgres: Postgres) -> None:
    pair = Pair(moot, clock={"kind": "days", "days": 1})
    late = pair.one.view["deciders"][0]
    pair.close()
    with psycopg.connect(moot.database, autocommit=True) as connection:
        connection.execute("UPDATE clock SET ms = ms + %s", [2 * DAY])
        eventually(lambda: phase(connection, pair.table) == "over")
    pair.one.close()
    with pair.lutin.at(pair.table) as one:
        result = one.look(0).result
        assert result is not None
        assert result.ranks[late] == 2
        pair.one = one
    assert [act.seat for act in pair.record().acts if isinstance(act, TimesOut)] == [late]


def phase(connection: "psycopg.Connection[tuple[str]]", table: str) -> str:
    found = connection.execute("SELECT phase FROM tables WHERE id = %s", [table]).fetchone()
    return found[0] if found else ""
