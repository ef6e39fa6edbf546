"""Every test that asks for `url` or `store` runs on both databases."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from folkmoot.store import Store, migrate, open_store
from tests.postgres import Postgres, postgres

__all__ = ["postgres"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house' / 'folkmoot.db'}"


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    url = postgres.database()
    yield url
    postgres.drop(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database."""
    return str(request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url"))


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store that commits at once."""
    await migrate(url)
    async with await open_store(url, commit_interval=0) as opened:
        yield opened
