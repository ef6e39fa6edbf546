"""Children that end well, badly or never."""

import os
import signal

import pytest

from tools.mutants.forks import ChildFailed, in_children, limit_cpu


def test_each_task_is_done_in_a_child_of_its_own() -> None:
    outcomes = {task: outcome.result for task, outcome in in_children([1, 2, 3], 2, lambda task: {"pid": os.getpid()})}
    pids = {str(result) for result in outcomes.values()}
    assert set(outcomes) == {1, 2, 3}
    assert len(pids) == 3
    assert str({"pid": os.getpid()}) not in pids


def test_a_child_that_never_ends_is_ended_by_its_bound() -> None:
    def hang(task: int) -> dict[str, object]:
        limit_cpu(0.05)
        while True:
            pass

    ((_, outcome),) = in_children([1], 2, hang)
    assert (outcome.result, outcome.signal) == (None, signal.SIGPROF)


def test_a_list_that_grows_for_ever_ends_in_an_error() -> None:
    def grow(task: int) -> dict[str, object]:
        try:
            bytearray(1 << 40)
        except MemoryError:
            return {"memory": "bounded"}
        return {}

    ((_, outcome),) = in_children([1], 1, grow)
    assert outcome.result == {"memory": "bounded"}


def test_an_error_of_the_work_itself_is_no_verdict() -> None:
    def fail(task: int) -> dict[str, object]:
        raise KeyError("no such function")

    with pytest.raises(ChildFailed, match="no such function"):
        list(in_children([1], 1, fail))
