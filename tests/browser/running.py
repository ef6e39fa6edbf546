"""The server that the browsers visit: the command `folkmoot serve` as a process of its own, which can be killed."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

SECONDS_TO_STOP = 15


class Served:
    """A server in a folder; it comes back on the same port with the same data."""

    def __init__(self, folder: Path, pace: float = 0.0) -> None:
        self.folder = folder
        self._pace = pace
        self._port = 0
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        """Where it is, without a slash at the end."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Starts, and returns as soon as it has said where it is."""
        words = ["--data", str(self.folder), "--port", str(self._port), "--pace", str(self._pace)]
        with (self.folder / "server.log").open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "folkmoot", "serve", *words, "--requests-per-minute", "0"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        found = re.search(r":(\d+)/", said)
        assert found, f"the server did not say where it is: {said!r} {self.log()}"
        self._port = int(found[1])

    def kill(self) -> None:
        """Ends it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ends it as its owner would."""
        self._end(signal.SIGTERM)

    def log(self) -> str:
        """Returns what it complained about."""
        return (self.folder / "server.log").read_text()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(SECONDS_TO_STOP)
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
