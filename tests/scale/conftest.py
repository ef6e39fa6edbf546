"""A real PostgreSQL, and a cluster of processes that use it."""

from collections.abc import Iterator

import pytest

from tests.postgres import Postgres, postgres
from tests.scale.cluster import Cluster, migrate

__all__ = ["cluster", "postgres"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lets one process of xdist run all tests of the cluster (`--dist loadgroup`)."""
    for item in items:
        if "cluster" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.xdist_group("cluster"))


@pytest.fixture(scope="package")
def cluster(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One cluster for all tests of this folder: two servers and a worker; a killed process is started again."""
    url = postgres.database()
    migrate(url)
    cluster = Cluster(tmp_path_factory.mktemp("cluster"), url).start()
    yield cluster
    cluster.close()
    postgres.drop(url)
