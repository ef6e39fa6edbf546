"""Tasks in worker processes: results, errors, and workers that die."""

import os
import subprocess
import sys
import time
from functools import partial
from queue import SimpleQueue

import pytest

from folkmoot.engine.errors import BadOption
from folkmoot.processes.worker import Tasks, Worker, WorkerLost, worker_pool

TIMEOUT = 600.0
"""Seconds: long, because the machine may be busy with other tests."""
FORGETS_TO_CLOSE = """
import functools, time
from folkmoot.processes.worker import Worker
Worker().submit(functools.partial(time.sleep, 3600))
time.sleep(0.5)
"""


class Clumsy(Exception):
    """An error that cannot be read back from what `pickle` writes."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")


def refuse(value: str) -> None:
    raise BadOption(f"option days: expected 1, 2 or 3, got {value}")


def stumble() -> None:
    raise Clumsy("the stairs", "too dark")


def test_every_future_gets_the_result_of_its_task() -> None:
    with worker_pool(2) as submit:
        futures = [submit(partial(pow, 2, number)) for number in range(10)]
        assert [future.result() for future in futures] == [2**number for number in range(10)]


def test_an_error_carries_the_traceback_of_the_worker() -> None:
    with worker_pool(1) as submit:
        with pytest.raises(BadOption, match="got 7") as raised:
            submit(partial(refuse, "7")).result()
        assert "in refuse" in "".join(raised.value.__notes__)
        assert submit(partial(pow, 2, 3)).result() == 8


def test_an_error_that_cannot_be_sent_is_described() -> None:
    with worker_pool(1) as submit:
        with pytest.raises(RuntimeError, match="the stairs: too dark") as raised:
            submit(stumble).result()
        assert "in stumble" in "".join(raised.value.__notes__)
        assert submit(partial(pow, 2, 3)).result() == 8


def test_the_task_of_a_worker_that_dies_raises_worker_lost() -> None:
    with worker_pool(1) as submit, pytest.raises(WorkerLost):
        submit(partial(os._exit, 1)).result()


def test_queued_tasks_raise_worker_lost_when_the_pool_ends() -> None:
    with worker_pool(1) as submit:
        futures = [submit(partial(os.read, 0, 1)) for _ in range(3)]
    for future in futures:
        assert isinstance(future.exception(), WorkerLost)


def test_a_worker_that_took_the_end_marker_of_another_can_be_ended_too() -> None:
    """The workers of a pool share their queue: any free worker may take the marker that ends one of them."""
    tasks: Tasks = SimpleQueue()
    worker = Worker(tasks)
    assert worker.submit(str).result() == ""
    tasks.put(None)
    while worker.is_alive():
        time.sleep(0.01)
    worker.end()
    assert not worker.is_alive()
    assert tasks.get_nowait() is None  # the marker of the other, which still waits for one


def test_python_exits_although_a_worker_is_busy() -> None:
    subprocess.run([sys.executable, "-c", FORGETS_TO_CLOSE], check=True, timeout=TIMEOUT)


def test_a_worker_tells_how_long_it_has_computed_and_whether_it_sleeps() -> None:
    worker = Worker()
    assert (worker.cpu_time(), worker.is_asleep()) == (0.0, False)
    used = worker.submit(time.process_time).result()
    assert worker.cpu_time() >= used / 2
    worker.submit(partial(time.sleep, TIMEOUT))
    deadline = time.monotonic() + TIMEOUT
    while not worker.is_asleep():
        assert time.monotonic() < deadline
    worker.end()
    assert worker.cpu_time() == 0.0
