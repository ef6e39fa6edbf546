"""The disk is full, or the database may not be written, in the middle of the game: people are told so, and it goes on.

A full disk and a forbidden file need the rights to make them; the limit on the size of files needs none.
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
from tests.faults.evening import Evening, audit
from tests.faults.server import PATIENCE, Server, running
from tests.server.running import settings_in
from tests.settings import SEED

resource = pytest.importorskip("resource", reason="!! NOT TESTED: this system has no limits on files")
TABLES = 5
ENOUGH = 20
"""How often people must have been told before it ends."""

Fault = Callable[[Server], contextlib.AbstractContextManager[None]]


def test_files_that_may_not_grow_are_told_and_survived(tmp_path: Path) -> None:
    _play_through(tmp_path / "house", _file_limit)


def test_a_full_disk_is_told_and_survived(tmp_path: Path) -> None:
    with _small_disk(tmp_path / "house") as house:
        _play_through(house, _full_disk)


def test_a_database_made_read_only_is_told_and_survived(tmp_path: Path) -> None:
    _play_through(tmp_path / "house", _read_only)


@pytest.mark.parametrize("kilobytes", [4, 16, 64, 160])
def test_a_disk_that_is_full_at_the_first_start_is_told_and_does_not_harm_the_next(
    tmp_path: Path, kilobytes: int
) -> None:
    with _small_disk(tmp_path / "house", f"{kilobytes}k") as house:
        settings = settings_in(house)
        with pytest.raises(Unavailable, match=r"house/folkmoot.sqlite: .*the disk is full .*; make room there, or"):
            asyncio.run(house_key(settings))
        subprocess.run(["mount", "-o", "remount,size=32m", str(house)], check=True)
        assert len(asyncio.run(house_key(settings))) == 32


@contextlib.contextmanager
def _file_limit(server: Server) -> Iterator[None]:
    """No file of the server may grow any more."""
    most = max(path.stat().st_size for path in server.files())
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
    yield
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


@contextlib.contextmanager
def _full_disk(server: Server) -> Iterator[None]:
    """Something else takes what is left of the disk."""
    ballast = server.data / "ballast"
    with ballast.open("wb", buffering=0) as heavy, contextlib.suppress(OSError):
        while True:
            heavy.write(bytes(4096))
    yield
    ballast.unlink()


@contextlib.contextmanager
def _read_only(server: Server) -> Iterator[None]:
    """Nobody may write to the database and its log, also who has them open."""
    files = [str(path) for path in server.files() if path.suffix in (".sqlite", ".sqlite-wal")]
    _allowed(["chattr", "+i", *files])
    try:
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], check=True)


@contextlib.contextmanager
def _small_disk(where: Path, size: str = "32m") -> Iterator[Path]:
    where.mkdir()
    _allowed(["mount", "-t", "tmpfs", "-o", f"size={size}", "none", str(where)])
    try:
        yield where
    finally:
        subprocess.run(["umount", str(where)], check=True)


def _allowed(command: list[str]) -> None:
    """Runs a command that needs rights; without them the test is left out, loudly."""
    if shutil.which(command[0]) is None or subprocess.run(command, capture_output=True).returncode:
        pytest.skip(f"!! NOT TESTED: {' '.join(command[:2])} is not allowed here")


def _play_through(house: Path, fault: Fault) -> None:
    with running(house) as server:
        evening = asyncio.run(_evening(server, fault))
        assert not server.died()
        server.stop()
        kept = audit(server.database, evening)
    assert kept["play"] > TABLES


async def _evening(server: Server, fault: Fault) -> Evening:
    evening = Evening(server.url, SEED, TABLES)
    await evening.welcome()
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        tasks.create_task(evening.play())
        tasks.create_task(_trouble(server, evening, fault))
    await evening.check_games()
    return evening


async def _trouble(server: Server, evening: Evening, fault: Fault) -> None:
    """Brings the fault while people play, sees that they feel it and that the house stands, and takes it away."""
    while evening.promised() < ENOUGH:
        await asyncio.sleep(0.05)
    with fault(server):
        while evening.cannot_store() < ENOUGH:
            assert not server.died(), "the server did not survive"
            await asyncio.sleep(0.05)
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, verify=False) as anybody:
            assert (await anybody.get("/api/games")).status_code == 200
            health = await anybody.get("/health")
            assert (health.status_code, health.json()["code"]) == (503, "cannot-store")
    evening.ending = True
