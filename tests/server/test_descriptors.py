"""A real server, on its own event loop, that runs out of file descriptors: it says so, and goes on when it has some."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, wait_until
from tests.server.raw import ask, connect_to

resource = pytest.importorskip("resource")
pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux changes another process's limits")


class Served:
    """`folkmoot serve` in a process that may open 300 files, and raise that to 1,000."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "folkmoot", "serve", "--data", str(folder), "--port", "0", *options]
        limited = ["sh", "-c", 'ulimit -Sn 300 && ulimit -Hn 1000 && exec "$@"', "sh", *command]
        self._logs = (folder / "log").open("w+")
        self.process = subprocess.Popen(limited, stdout=subprocess.PIPE, stderr=self._logs, text=True)
        assert self.process.stdout is not None
        match = re.search(r"http://[\d.]+:(\d+)", self.process.stdout.readline())
        assert match
        self.port = int(match[1])
        wait_until(lambda: ask(self.port) == 200)

    def lines_about(self, message: str) -> list[dict[str, object]]:
        self._logs.seek(0)
        return [line for line in map(json.loads, self._logs) if message in line["message"]]

    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def close(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._logs.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path)
    yield server
    server.close()


def test_a_server_without_descriptors_says_so_and_recovers(served: Served) -> None:
    assert not served.lines_about("no file descriptors left")
    files = served.open_files() + 5
    resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE, (files, files))
    with ExitStack() as held:

        def is_noticed() -> bool:
            held.enter_context(connect_to(served.port))  # takes whatever the server has just given back
            return len(served.lines_about("no file descriptors left")) == 1

        wait_until(is_noticed)
    wait_until(lambda: ask(served.port) == 200)


def test_a_server_takes_no_more_connections_than_its_descriptors_allow(served: Served) -> None:
    assert resource.prlimit(served.process.pid, resource.RLIMIT_NOFILE) == (1000, 1000)
    (warning,) = served.lines_about("fewer connections than asked for")
    most = warning["connections"]
    assert isinstance(most, int)
    assert 500 < most < 1000


def test_the_soft_limit_of_descriptors_is_raised_as_far_as_needed(tmp_path: Path) -> None:
    server = Served(tmp_path, "--connections", "400")
    try:
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert 400 < soft < hard == 1000
        assert not server.lines_about("fewer connections than asked for")
    finally:
        server.close()
