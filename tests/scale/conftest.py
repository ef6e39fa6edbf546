"""A real PostgreSQL, and processes around it."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres
from tests.scale.moot import Moot, folkmoot

__all__ = ["moot", "postgres"]


@pytest.fixture(scope="package")
def moot(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moot]:
    """One house for all tests of this folder: two servers and a worker; whoever is killed is started again."""
    url = postgres.database()
    folkmoot("migrate", "--database", url)
    house = Moot(tmp_path_factory.mktemp("moot"), url).open()
    yield house
    house.close()
    postgres.drop(url)
