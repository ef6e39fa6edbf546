"""Tasks in processes of their own: results, errors, and workers that die."""

import os
import time
from functools import partial
from queue import SimpleQueue

import pytest

from folkmoot.engine.errors import BadOption
from folkmoot.processes.worker import Tasks, Worker, WorkerLost, worker_pool


def refuse(value: str) -> None:
    raise BadOption(f"option days: expected 1, 2 or 3, got {value}")


def test_results_come_back_to_whoever_asked() -> None:
    with worker_pool(2) as submit:
        answers = [submit(partial(pow, 2, number)) for number in range(10)]
        assert [answer.result() for answer in answers] == [2**number for number in range(10)]


def test_an_error_comes_back_with_where_it_was_raised() -> None:
    with worker_pool(1) as submit:
        with pytest.raises(BadOption, match="got 7") as raised:
            submit(partial(refuse, "7")).result()
        assert "in refuse" in "".join(raised.value.__notes__)
        assert submit(partial(pow, 2, 3)).result() == 8


def test_whoever_waits_for_a_worker_that_dies_hears_of_it() -> None:
    with worker_pool(1) as submit, pytest.raises(WorkerLost):
        submit(partial(os._exit, 1)).result()


def test_tasks_that_nobody_has_begun_are_lost_when_the_pool_ends() -> None:
    with worker_pool(1) as submit:
        answers = [submit(partial(os.read, 0, 1)) for _ in range(3)]
    for answer in answers:
        assert isinstance(answer.exception(), WorkerLost)


def test_a_worker_that_has_taken_anothers_end_can_be_ended_too() -> None:
    """The workers of a pool share their line: whoever is free takes the word that there is nothing more to do."""
    tasks: Tasks = SimpleQueue()
    worker = Worker(tasks)
    assert worker.submit(str).result() == ""
    tasks.put(None)
    while worker.is_alive():
        time.sleep(0.01)
    worker.end()
    assert not worker.is_alive()
