"""Runs tasks in forked child processes, a few at a time."""

import os
import resource
import select
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NoReturn, TypeVar

import msgspec

MEMORY = 4 << 30
"""Bytes of memory that a child may use: a mutant can make a list grow for ever."""

Task = TypeVar("Task")


class ChildFailed(Exception):
    """The work in a child raised an error."""


@dataclass
class _Child:
    pid: int
    pipe: int
    written: bytes = b""


@dataclass(frozen=True)
class Outcome:
    """How a child ended."""

    result: dict[str, object] | None
    """What its work returned; None if a signal killed it."""
    signal: int
    """The signal that killed it, else 0."""


def in_children(
    tasks: list[Task], jobs: int, work: Callable[[Task], dict[str, object]]
) -> Iterator[tuple[Task, Outcome]]:
    """Does the work of every task in a new child. Raises `ChildFailed` if the work raises."""
    waiting = tasks[::-1]
    running: dict[int, tuple[Task, _Child]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                task = waiting.pop()
                child = _start(task, work)
                running[child.pipe] = (task, child)
            for pipe in select.select(list(running), [], [])[0]:
                task, child = running[pipe]
                part = os.read(pipe, 1 << 16)
                child.written += part
                if not part:
                    del running[pipe]
                    yield task, _ended(child)
    finally:
        for _, child in running.values():
            os.kill(child.pid, signal.SIGKILL)
            os.waitpid(child.pid, 0)
            os.close(child.pipe)


def limit_cpu(seconds: float) -> None:
    """Ends this process by `SIGPROF` after so many more seconds of CPU time; 0 removes the limit."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def _start(task: Task, work: Callable[[Task], dict[str, object]]) -> _Child:
    reading, writing = os.pipe()
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if not pid:
        os.close(reading)
        _work_in_child(task, work, writing)
    os.close(writing)
    return _Child(pid, reading)


def _work_in_child(task: Task, work: Callable[[Task], dict[str, object]], pipe: int) -> NoReturn:
    null = os.open(os.devnull, os.O_RDWR)
    for standard in range(3):
        os.dup2(null, standard)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        answer: dict[str, object] = {"result": work(task)}
    except BaseException:
        answer = {"error": traceback.format_exc()}
    limit_cpu(0)
    with os.fdopen(pipe, "wb") as file:
        file.write(msgspec.json.encode(answer))
    os._exit(0)


def _ended(child: _Child) -> Outcome:
    os.close(child.pipe)
    status = os.waitpid(child.pid, 0)[1]
    if os.WIFSIGNALED(status):
        return Outcome(None, os.WTERMSIG(status))
    answer = msgspec.json.decode(child.written, type=dict[str, object])
    if "error" in answer:
        raise ChildFailed(str(answer["error"]))
    result = msgspec.convert(answer["result"], dict[str, object])
    return Outcome(result, 0)
