import os
import signal
import socket
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol

import pytest
from msgspec import structs

from folkmoot.arena import executors
from folkmoot.arena.errors import BadExecutor, LostCluster, MissingExtra
from folkmoot.arena.executors import check_executor
from folkmoot.arena.run import Plan, play
from folkmoot.arena.standings import Standings
from tests.arena.helpers import lasting, match

distributed = pytest.importorskip("distributed", reason="!! NOT TESTED: the extra cluster is not installed")
MATCH = match("gnome", "imp", "random", duplicate=True)
GAMES = 60


class Cluster(Protocol):
    """What is used of Dask's local cluster."""

    scheduler_address: str
    workers: dict[int, Any]

    def close(self) -> None: ...


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A scheduler with two worker processes."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None, silence_logs="CRITICAL"
    ) as cluster:
        yield cluster


def plan(cluster: Cluster, games: int = GAMES) -> Plan:
    return Plan(match=MATCH, games=games, executor=f"dask://{cluster.scheduler_address.removeprefix('tcp://')}")


def test_a_cluster_gives_the_same_report_as_processes_though_a_worker_is_killed(cluster: Cluster) -> None:
    killed: list[int] = []

    def hear(standings: Standings) -> None:
        if standings.games and not killed:
            killed.append(cluster.workers[0].process.pid)
            os.kill(killed[0], signal.SIGKILL)

    report = play(plan(cluster), hear).report
    assert killed
    assert report.games == GAMES
    assert lasting(report) == lasting(play(Plan(match=MATCH, games=GAMES, processes=1)).report)


def test_a_cluster_that_goes_away_is_one_clear_line(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(executors, "TIMEOUT", 1.0)  # Dask tries so long to connect again
    kept = structs.replace(plan(cluster, games=100_000), journal=tmp_path / "journal")
    played: list[int] = []

    def hear(standings: Standings) -> None:
        if standings.games and not played:
            played.append(standings.games)
            cluster.close()

    with pytest.raises(LostCluster, match=r"the cluster at dask://127\.0\.0\.1:\d+ has gone away"):
        play(kept, hear)
    assert (tmp_path / "journal").read_bytes().count(b'"game":') >= played[0] > 0


def test_a_cluster_without_workers_is_given_up_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 0.05)
    monkeypatch.setattr(executors, "POLL_INTERVAL", 0.01)
    client = SimpleNamespace(nthreads=dict)
    with pytest.raises(LostCluster, match="the cluster at dask://x:1 has lost all its workers"):
        executors._wait_while_there_are_workers(client, "dask://x:1", {Future()})


@pytest.mark.parametrize(
    "name", ["threads", "dask://", "dask://somewhere", "dask://somewhere:port", "dask://:8786", "dask://x:70000"]
)
def test_an_unknown_executor_is_refused(name: str) -> None:
    with pytest.raises(BadExecutor, match=f"expected processes or dask://host:port, got '{name}'"):
        check_executor(name)


def test_without_the_extra_a_cluster_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"pip install 'folkmoot\[cluster\]'"):
        check_executor("dask://127.0.0.1:8786")


def test_a_cluster_that_does_not_answer_is_one_clear_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "TIMEOUT", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        name = f"dask://127.0.0.1:{deaf.getsockname()[1]}"
        with pytest.raises(BadExecutor, match=f"no cluster answers at {name}"):
            play(Plan(match=MATCH, games=6, executor=name))
