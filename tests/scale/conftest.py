"""A real PostgreSQL, and processes around it."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres
from tests.scale.moot import Moot, migrate

__all__ = ["moot", "postgres"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets one process run all tests of the house below, where there are several (`--dist loadgroup`)."""
    for item in items:
        if "moot" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("moot"))


@pytest.fixture(scope="package")
def moot(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Moot]:
    """One house for all tests of this folder: two servers and a worker; whoever is killed is started again."""
    url = postgres.database()
    migrate(url)
    house = Moot(tmp_path_factory.mktemp("moot"), url).open()
    yield house
    house.close()
    postgres.drop(url)
