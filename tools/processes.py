"""Child processes that end with their parent, and failures reported in one line."""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import types
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "logs"
TERMINATION_TIMEOUT = 10
MEMORY_FOLDER, MIN_FREE_BYTES = "/dev/shm", 4 << 30
"""A file system in memory that most systems have, and how many of its bytes must be free."""
TERMINATION_SIGNALS = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
CAUSES = (
    (
        ("no space left on device", "enospc", "os error 28", "disk quota exceeded"),
        "the disk is full: make room and run the same command again",
    ),
    (
        ("permission denied", "eacces", "eperm", "os error 13", "os error 30", "read-only file system", "erofs"),
        "a folder cannot be written: check who owns the project's folder and your package caches",
    ),
    (
        (
            "failed to resolve",
            "name resolution",
            "name or service not known",
            "dns error",
            "network is unreachable",
            "connection refused",
            "newconnectionerror",
            "could not connect",
            "error sending request",
            "enotfound",
            "eai_again",
            "econnrefused",
            "enetunreach",
            "etimedout",
            "econnreset",
            "err_socket_timeout",
            "connecttimeout",
            "max retries exceeded",
            "(from versions: none)",
        ),
        "the package registry is out of reach: check the network and run the same command again",
    ),
)
"""What the output of a package manager contains when it fails for a usual cause, and what to do about it."""


class CommandError(Exception):
    """A command fails for a known reason; the message is one line that says what to do."""


class Terminated(Exception):
    """A signal has asked the process to terminate."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


def raise_on_signals() -> None:
    """Makes termination signals raise `Terminated`, so that `finally` clauses run."""

    def raise_terminated(number: int, frame: types.FrameType | None) -> NoReturn:
        raise Terminated(number)

    for number in TERMINATION_SIGNALS:
        signal.signal(number, raise_terminated)


def exec_command(command: list[str], settings: Mapping[str, str], folder: Path = ROOT) -> NoReturn:
    """Replaces this process by another, so that signals reach it; on Windows waits for a child instead."""
    os.chdir(folder)
    if os.name == "nt":
        raise SystemExit(subprocess.run(command, env=os.environ | settings).returncode)
    sys.stdout.flush()
    os.execve(command[0], command, os.environ | settings)


@contextmanager
def temporary_files_in_memory() -> Iterator[None]:
    """Puts temporary files, also those of child processes, into memory, if there is enough of it."""
    try:
        enough = shutil.disk_usage(MEMORY_FOLDER).free > MIN_FREE_BYTES and os.access(MEMORY_FOLDER, os.W_OK)
    except OSError:
        enough = False
    if not enough:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="folkmoot-", dir=MEMORY_FOLDER, ignore_cleanup_errors=True) as folder:
        os.environ["TMPDIR"] = folder
        yield


def start(command: list[str], settings: Mapping[str, str], output: Path) -> subprocess.Popen[bytes]:
    """Starts a process in a group of its own, its output going to a file."""
    output.parent.mkdir(parents=True, exist_ok=True)
    with output.open("wb") as file:
        return subprocess.Popen(
            command,
            cwd=ROOT,
            env=os.environ | settings,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def terminate(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and its children: by `SIGTERM`, then by `SIGKILL`."""
    _signal_group(process, signal.SIGTERM)
    try:
        process.wait(TERMINATION_TIMEOUT)
    except subprocess.TimeoutExpired:
        pass
    finally:
        if os.name == "posix":
            _signal_group(process, signal.SIGKILL)
        process.wait()


def _signal_group(process: subprocess.Popen[bytes], number: int) -> None:
    try:
        if os.name == "posix":
            os.killpg(process.pid, number)
        else:
            process.terminate()
    except ProcessLookupError:
        return  # the whole group has ended by itself


@contextmanager
def background(command: list[str]) -> Iterator[None]:
    """Runs a process beside a block of code."""
    process = subprocess.Popen(command, start_new_session=True)
    try:
        yield
    finally:
        terminate(process)


def run_quietly(command: list[str], name: str, settings: Mapping[str, str] | None = None) -> None:
    """Runs a command; its output is printed only if it fails for an unknown cause. Raises `CommandError`."""
    log = LOGS / f"{name.replace(' ', '-')}.log"
    process = start(command, settings or {}, log)
    try:
        status = process.wait()
    except BaseException:
        terminate(process)
        raise
    if status == 0:
        return
    text = log.read_text("utf-8", "replace")
    cause = known_cause(text)
    if cause is None:
        print(text, file=sys.stderr, flush=True)
    raise CommandError(f"{name}: {cause or 'failed, see above'} (all output: {log.relative_to(ROOT)})")


def known_cause(output: str) -> str | None:
    """Returns advice if the output shows one of the usual causes of failure."""
    lowered = output.lower()
    return next((advice for fragments, advice in CAUSES if any(fragment in lowered for fragment in fragments)), None)
