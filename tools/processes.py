"""Child processes that end with their parent, and failures told in one line."""

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
SECONDS_TO_END = 10
MEMORY, ROOMY = "/dev/shm", 4 << 30
"""A file system in memory that most systems have, and how many bytes of it must be free."""
ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
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
"""What the output of a package manager says when one of these is the cause, and what to do about it."""


class Stop(Exception):
    """Something is missing or failed; the message is one line that says what to do."""


class Ended(Exception):
    """The process was asked to end by a signal."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


def end_by_exception() -> None:
    """Makes the signals that end a process raise `Ended`, so that `finally` clauses run."""

    def raise_ended(number: int, frame: types.FrameType | None) -> NoReturn:
        raise Ended(number)

    for number in ENDING:
        signal.signal(number, raise_ended)


def become(command: list[str], settings: Mapping[str, str], folder: Path = ROOT) -> NoReturn:
    """Replaces this process by another, so that signals reach it; on Windows waits for a child instead."""
    os.chdir(folder)
    if os.name == "nt":
        raise SystemExit(subprocess.run(command, env=os.environ | settings).returncode)
    sys.stdout.flush()
    os.execve(command[0], command, os.environ | settings)


@contextmanager
def temporary_files_in_memory() -> Iterator[None]:
    """Puts temporary files, also those of child processes, where nothing waits for a disk; if there is such a place."""
    try:
        roomy = shutil.disk_usage(MEMORY).free > ROOMY and os.access(MEMORY, os.W_OK)
    except OSError:
        roomy = False
    if not roomy:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="folkmoot-", dir=MEMORY, ignore_cleanup_errors=True) as folder:
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


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a process and all that it started, first gently."""
    _signal_group(process, signal.SIGTERM)
    try:
        process.wait(SECONDS_TO_END)
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
        return  # all of it has ended by itself


@contextmanager
def background(command: list[str]) -> Iterator[None]:
    """Runs a process beside a block of code."""
    process = subprocess.Popen(command, start_new_session=True)
    try:
        yield
    finally:
        end(process)


def quietly(command: list[str], name: str, settings: Mapping[str, str] | None = None) -> None:
    """Runs a command whose output is of interest only when it fails. Raises `Stop`."""
    log = LOGS / f"{name.replace(' ', '-')}.log"
    process = start(command, settings or {}, log)
    try:
        status = process.wait()
    except BaseException:
        end(process)
        raise
    if status == 0:
        return
    text = log.read_text("utf-8", "replace")
    cause = known_cause(text)
    if cause is None:
        print(text, file=sys.stderr, flush=True)
    raise Stop(f"{name}: {cause or 'failed, see above'} (all output: {log.relative_to(ROOT)})")


def known_cause(output: str) -> str | None:
    """Returns what to do if the output shows one of the usual causes of failure."""
    lowered = output.lower()
    return next((advice for signs, advice in CAUSES if any(sign in lowered for sign in signs)), None)
