"""Child processes that succeed, fail or hang."""

import os
import signal

import pytest

from tools.mutants.forks import ChildFailed, in_children, limit_cpu


def test_every_task_is_done_in_a_new_child() -> None:
    outcomes = {task: outcome.result for task, outcome in in_children([1, 2, 3], 2, lambda task: {"pid": os.getpid()})}
    pids = {str(result) for result in outcomes.values()}
    assert set(outcomes) == {1, 2, 3}
    assert len(pids) == 3
    assert str({"pid": os.getpid()}) not in pids


def test_a_child_that_never_ends_is_killed_by_its_cpu_limit() -> None:
    def hang(task: int) -> dict[str, object]:
        limit_cpu(0.05)
        while True:
            pass

    ((_, outcome),) = in_children([1], 2, hang)
    assert (outcome.result, outcome.signal) == (None, signal.SIGPROF)


def test_the_memory_of_a_child_is_limited() -> None:
    def grow(task: int) -> dict[str, object]:
        try:
            bytearray(1 << 40)
        except MemoryError:
            return {"memory": "limited"}
        return {}

    ((_, outcome),) = in_children([1], 1, grow)
    assert outcome.result == {"memory": "limited"}


def test_an_error_in_the_work_raises_child_failed() -> None:
    def fail(task: int) -> dict[str, object]:
        raise KeyError("no such function")

    with pytest.raises(ChildFailed, match="no such function"):
        list(in_children([1], 1, fail))
