"""Redis can carry the news between processes; everything durable is in PostgreSQL."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.scale.cluster import Cluster, eventually, migrate
from tests.scale.pair import Pair, catch_up, play_on
from tests.scale.redis_server import RedisServer


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with tempfile.TemporaryDirectory(prefix="rd") as folder:
        server = RedisServer(Path(folder))
        yield server
        server.kill()


def test_a_game_goes_on_over_redis_and_without_it(redis: RedisServer, postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    migrate(database)
    cluster = Cluster(tmp_path, database, "--redis", redis.url).start()
    try:
        pair = Pair(cluster, seats=3, bots=["heuristic"])
        play_on(pair.both, until=lambda: pair.one.update.seq >= 10)
        pair.one.do("say", text="hello")
        pair.other.wait_until(lambda at: bool(at.said))
        redis.kill()
        play_on(pair.both, until=lambda: any(sitting.asked for sitting in pair.both))
        next(sitting for sitting in pair.both if sitting.asked).play()  # storing a move does not need Redis
        redis.start()
        catch_up(pair.both)
        play_on(pair.both)
        pair.close()
        pair.record()
        assert cluster.worker.count_logged("answered for a bot") > 0
        eventually(lambda: cluster.first.count_logged("other processes can be heard again") == 1)
    finally:
        cluster.close()
        postgres.drop(database)
