"""A real Redis for tests: the one that `dev.py` has found or installed, or the system's."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.postgres import IN_CI

NAMES = ("redis-server", "valkey-server")


class RedisServer:
    """A Redis that can be killed and started again, without persistence."""

    def __init__(self, folder: Path) -> None:
        """The folder's path must be short: it contains the server's socket."""
        self._folder = folder
        self.url = f"unix://{folder / 'redis.sock'}"
        self.start()

    def start(self) -> None:
        socket = self._folder / "redis.sock"
        words = ["--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", str(self._folder)]
        self._process = subprocess.Popen([executable(), *words], stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()


def executable() -> str:
    """Returns the path of a Redis server; without one fails in CI and skips the test elsewhere."""
    path = os.environ.get("FOLKMOOT_REDIS") or next((path for name in NAMES if (path := shutil.which(name))), None)
    if path is None and IN_CI:
        pytest.fail("no redis-server")
    if path is None:
        pytest.skip("!! NOT TESTED WITH REDIS: redis-server is not installed")
    return path
