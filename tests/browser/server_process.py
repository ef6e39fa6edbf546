"""The server that the browsers visit: `folkmoot serve` as a separate process, which a test can kill."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SECONDS_TO_STOP = 60


class ServerProcess:
    """A server with its data in a folder; started again, it has the same port and the same data."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self._pace = pace
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """The address of the server, without a slash at the end."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Starts the process, and returns as soon as it has printed its address."""
        options = ["--data", str(self.folder), "--port", str(self._port), "--pace", str(self._pace)]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "folkmoot", "serve", *options, "--requests-per-minute", "0"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        port = re.search(r":(\d+)/", line)
        assert port, f"the server did not print its address: {line!r} {self.log()}"
        self._port = int(port[1])

    def kill(self) -> None:
        """Ends the process at once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends the process as an operator would."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        """Returns what the server has logged."""
        return (self.folder / "server.log").read_text()

    def _end(self, number: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(number)
        self._process.wait(SECONDS_TO_STOP)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
