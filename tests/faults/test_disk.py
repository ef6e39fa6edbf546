"""The disk is full, or the database is read-only, in the middle of a game: clients are refused, and then play on.

The tests with a full disk and a read-only file need root; the limit on the size of files does not.
"""

import asyncio
import contextlib
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from folkmoot.server.run import house_key
from folkmoot.store import Unavailable
from tests.faults.server import TIMEOUT, Server, running
from tests.faults.simulation import Simulation
from tests.faults.stored import check_store
from tests.server.running import settings_in
from tests.settings import SEED

resource = pytest.importorskip("resource", reason="!! NOT TESTED: this system has no limits on files")
TABLES = 5
ENOUGH = 20
"""How many commands must be acknowledged before the fault, and how many refused during it."""

Fault = Callable[[Server], contextlib.AbstractContextManager[None]]


def test_the_server_survives_a_limit_on_the_size_of_files(tmp_path: Path) -> None:
    _play_through(tmp_path / "house", _file_limit)


def test_the_server_survives_a_full_disk(tmp_path: Path) -> None:
    with _small_disk(tmp_path / "house") as house:
        _play_through(house, _full_disk)


def test_the_server_survives_a_read_only_database(tmp_path: Path) -> None:
    _play_through(tmp_path / "house", _read_only)


@pytest.mark.parametrize("kilobytes", [4, 16, 64, 160])
def test_a_full_disk_at_the_first_start_is_reported_and_the_next_start_succeeds(tmp_path: Path, kilobytes: int) -> None:
    with _small_disk(tmp_path / "house", f"{kilobytes}k") as house:
        settings = settings_in(house)
        with pytest.raises(Unavailable, match=r"house/folkmoot.sqlite: .*the disk is full .*; make room there, or"):
            asyncio.run(house_key(settings))
        subprocess.run(["mount", "-o", "remount,size=32m", str(house)], check=True)
        assert len(asyncio.run(house_key(settings))) == 32


@contextlib.contextmanager
def _file_limit(server: Server) -> Iterator[None]:
    """Limits the size of files, so that none of the server's can grow."""
    most = max(path.stat().st_size for path in server.files())
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextlib.contextmanager
def _full_disk(server: Server) -> Iterator[None]:
    """Fills the disk with another file."""
    ballast = server.data / "ballast"
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))
    yield
    ballast.unlink()


@contextlib.contextmanager
def _read_only(server: Server) -> Iterator[None]:
    """Makes the database and its log immutable, also for processes that have them open."""
    files = [str(path) for path in server.files() if path.suffix in (".sqlite", ".sqlite-wal")]
    _run_or_skip(["chattr", "+i", *files])
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@contextlib.contextmanager
def _small_disk(folder: Path, size: str = "32m") -> Iterator[Path]:
    folder.mkdir()
    _run_or_skip(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(folder)])
    try:
        yield folder
    finally:
        subprocess.run(["umount", str(folder)], check=True)


def _run_or_skip(command: list[str]) -> None:
    """Runs a command that needs root; skips the test if it fails."""
    if shutil.which(command[0]) is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip(f"!! NOT TESTED: {' '.join(command[:2])} is not allowed here")


def _play_through(house: Path, fault: Fault) -> None:
    with running(house) as server:
        simulation = asyncio.run(_simulate(server, fault))
        assert not server.died()
        server.stop()
        stored = check_store(server.database, simulation)
    assert stored["play"] > TABLES


async def _simulate(server: Server, fault: Fault) -> Simulation:
    simulation = Simulation(server.url, SEED, TABLES)
    await simulation.create_guests()
    async with asyncio.timeout(TIMEOUT), asyncio.TaskGroup() as tasks:
        tasks.create_task(simulation.play())
        tasks.create_task(_cause_fault(server, simulation, fault))
    await simulation.check_games()
    return simulation


async def _cause_fault(server: Server, simulation: Simulation, fault: Fault) -> None:
    """Causes the fault during play, checks that clients are refused and the server survives, and ends the fault."""
    while simulation.count_acknowledged() < ENOUGH:
        await asyncio.sleep(0.05)
    with fault(server):
        while simulation.count_cannot_store() < ENOUGH:
            assert not server.died(), "the server did not survive"
            await asyncio.sleep(0.05)
        async with httpx.AsyncClient(base_url=server.url, timeout=TIMEOUT, verify=False) as client:
            assert (await client.get("/api/games")).status_code == 200
            health = await client.get("/health")
            assert (health.status_code, health.json()["code"]) == (503, "cannot-store")
    simulation.stopping = True
