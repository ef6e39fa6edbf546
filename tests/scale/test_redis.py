"""Redis may carry the news between processes; PostgreSQL keeps what counts."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.scale.moot import Moot, eventually, migrate
from tests.scale.playing import Pair, go_on, level
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
    moot = Moot(tmp_path, database, "--redis", redis.url).open()
    try:
        pair = Pair(moot, seats=3, bots=["heuristic"])
        go_on(pair.both, until=lambda: pair.one.update.seq >= 10)
        pair.one.do("say", text="hello")
        pair.other.wait_until(lambda at: bool(at.said))
        redis.kill()
        go_on(pair.both, until=lambda: any(sitting.asked for sitting in pair.both))
        next(sitting for sitting in pair.both if sitting.asked).play()  # what counts does not need Redis
        redis.start()
        level(pair.both)
        go_on(pair.both)
        pair.close()
        pair.record()
        assert moot.worker.told("answered for a bot") > 0
        eventually(lambda: moot.first.told("other processes can be heard again") == 1)
    finally:
        moot.close()
        postgres.drop(database)
