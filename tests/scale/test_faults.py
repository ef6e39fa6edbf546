"""Servers and workers are killed, the database is restarted: games go on."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.engine.acts import TimesOut
from folkmoot.server import protocol
from tests.postgres import Postgres
from tests.scale.cluster import Cluster, eventually, migrate
from tests.scale.pair import Pair, catch_up, play_on
from tests.server.client import Sitting

DAY = 24 * 3600 * 1000
MOST_GAMES = 20


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Pair]:
    """Two people and a bot, a few moves into the game."""
    cluster.start()
    two = Pair(cluster, seats=3, bots=["heuristic"])
    play_on(two.both, until=lambda: two.one.update.seq >= 8)
    yield two
    two.close()


def test_players_of_a_killed_server_are_away_and_continue_at_the_other(cluster: Cluster, pair: Pair) -> None:
    pair.one.wait_until(lambda at: at.room.chairs[1].online)
    cluster.second.kill()
    with pytest.raises((ConnectionClosed, AssertionError)):
        pair.other.do("ping-pong")
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    assert pair.one.room.chairs[1].away is not None
    known, lines = pair.other.update.seq, pair.other.lines
    play_on([pair.one], until=lambda: pair.one.view["deciders"] == [1])
    puck = cluster.at_server(pair.puck, cluster.first)
    with puck.at(pair.table) as back:
        assert back.room.chairs[1].online
        update = back.look(1, since=known)
        assert all(line.seq > known for line in update.lines)
        back.lines = [line for line in lines if line.seq < update.lines_from] + update.lines
        play_on([pair.one, back])
        assert back.lines == pair.one.lines
        assert back.result == pair.one.result
    pair.puck = cluster.at_server(puck, cluster.second)
    pair.record()


def test_a_terminated_server_says_goodbye(cluster: Cluster, pair: Pair) -> None:
    pair.one.wait_until(lambda at: at.room.chairs[1].online)
    second = cluster.second
    errors = second.count_logged('"level":"error"')
    second.stop()
    assert pair.other.wait_for(protocol.Goodbye).code == "shutdown"
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    assert second.count_logged('"level":"error"') == errors


def test_without_a_worker_a_server_answers_for_the_bots(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    migrate(url)
    with closing(Cluster(tmp_path, url, worker_timeout=1.0)) as cluster:
        lutin = cluster.guest(cluster.first, "Lutin")
        with lutin.at(lutin.open(seats=3, bots=["heuristic", "heuristic"])) as sitting:
            sitting.look(0)
            play_on([sitting])
            assert {line.phrase.args.get("seat") for line in sitting.lines} >= {0, 1, 2}
        assert cluster.first.count_logged("no worker answered in time") > 0
        assert cluster.first.count_logged('"seconds":1.0') > 0
    postgres.drop(url)


def test_a_terminated_worker_finishes_its_task(cluster: Cluster, pair: Pair) -> None:
    worker, answered = cluster.worker, cluster.worker.count_logged("answered for a bot")
    assert worker.stop() == 0
    assert worker.count_logged('"level":"error"') == 0
    assert answered > 0
    cluster.start()
    play_on(pair.both)
    pair.record()


def test_games_continue_after_a_restart_of_the_database(cluster: Cluster, pair: Pair, postgres: Postgres) -> None:
    asked = asked_sitting(pair)
    move = asked.move()
    postgres.stop()
    try:
        asked.send("play", **move)
        answer = asked.answer_to(move["id"])
        assert isinstance(answer, protocol.Refused)
        assert answer.code == "cannot-store"
        assert cluster.first.get("/health").status_code == 503
        refused = pair.lutin.http.get(f"/api/records/{pair.table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "cannot-store")
    finally:
        postgres.start()
    eventually(cluster.first.is_healthy)
    eventually(cluster.second.is_healthy)
    asked.do("play", **move)
    catch_up(pair.both)
    play_on(pair.both)
    pair.record()


def test_a_worker_survives_a_restart_of_the_database(cluster: Cluster, pair: Pair, postgres: Postgres) -> None:
    worker, answered = cluster.worker, cluster.worker.count_logged("answered for a bot")
    postgres.stop()
    postgres.start()
    eventually(cluster.first.is_healthy)
    eventually(cluster.second.is_healthy)
    for _ in range(MOST_GAMES):  # for a moment the servers answer for the bots
        play_on(pair.both)
        if worker.count_logged("answered for a bot") > answered:
            break
        pair.close()
        pair = Pair(cluster, seats=3, bots=["heuristic"])
    pair.close()
    assert worker.is_running
    assert worker.count_logged("answered for a bot") > answered


def asked_sitting(pair: Pair) -> Sitting:
    play_on(pair.both, until=lambda: any(sitting.asked for sitting in pair.both))
    return next(sitting for sitting in pair.both if sitting.asked)


def test_a_clock_runs_out_once_although_no_client_is_connected(cluster: Cluster, postgres: Postgres) -> None:
    pair = Pair(cluster, clock={"kind": "days", "days": 1})
    late = pair.one.view["deciders"][0]
    pair.close()
    with psycopg.connect(cluster.database, autocommit=True) as connection:
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
    row = connection.execute("SELECT phase FROM tables WHERE id = %s", [table]).fetchone()
    return row[0] if row else ""
