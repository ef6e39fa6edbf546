"""Runs functions in processes of their own, which end with the process that started them, however that ended.

Not `ProcessPoolExecutor`: one whose processes are killed can wait for ever, Python waits for its threads when it
exits, and its workers outlive a parent that was killed.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Collection, Iterator
from concurrent import futures
from concurrent.futures import Future
from multiprocessing.connection import Connection, wait
from queue import SimpleQueue
from typing import Any, Final, Protocol, TypeAlias, TypeVar

SECONDS_TO_DIE: Final = 1.0
"""Seconds that a killed process is waited for."""
SECONDS_BETWEEN_LOOKS: Final = 0.2

Result = TypeVar("Result")
Task: TypeAlias = Callable[[], Any]
Tasks: TypeAlias = SimpleQueue[tuple[Task, Future[Any]] | None]


class WorkerLost(Exception):
    """A worker process ended before it answered."""


class Submit(Protocol):
    """Hands a task to whichever worker is free first."""

    def __call__(self, task: Callable[[], Result]) -> Future[Result]: ...


class Worker:
    """A process that runs one task at a time, and the thread that starts it, asks it and listens to it."""

    def __init__(self, tasks: Tasks | None = None) -> None:
        """`tasks` is the line that it shares with other workers, if it does."""
        spawn = multiprocessing.get_context("spawn")
        self._ours, self._theirs = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(self._theirs,), name="folkmoot-worker", daemon=True)
        self._tasks: Tasks = SimpleQueue() if tasks is None else tasks
        self._change = threading.Lock()
        self._ended = False
        threading.Thread(target=self._serve, name="folkmoot-worker", daemon=True).start()

    def is_alive(self) -> bool:
        """Tells whether the process can be asked; it starts with its first task."""
        with self._change:
            return not self._ended and (self._process.pid is None or self._process.is_alive())

    def submit(self, task: Callable[[], Result]) -> Future[Result]:
        """Returns what will come of a task: its result, its error, or `WorkerLost`. It cannot be cancelled."""
        return _put(self._tasks, task)

    def end(self) -> None:
        """Kills the process, whatever it does."""
        with self._change:
            if self._ended:
                return
            self._ended = True
            if self._process.pid is not None:
                self._process.kill()
                self._process.join(SECONDS_TO_DIE)
        self._tasks.put(None)

    def run(self, task: Task) -> Any:
        """Waits for the process to run a task, in the thread. Raises its error or `WorkerLost`."""
        self._start()
        try:
            self._ours.send(task)
            wait([self._ours, self._process.sentinel])
            if not self._ours.poll():
                raise WorkerLost("the worker process ended")
            result, error = self._ours.recv()
        except (EOFError, OSError) as broken:
            raise WorkerLost("the worker process ended") from broken
        if error is not None:
            raise error
        return result

    def _start(self) -> None:
        with self._change:
            if self._ended:
                raise WorkerLost("the worker process was ended")
            if self._process.pid is None:
                self._process.start()
                self._theirs.close()  # held by the process alone: with it, the pipe ends

    def _serve(self) -> None:
        while (asked := self._tasks.get()) is not None:
            task, answer = asked
            try:
                answer.set_result(self.run(task))
            except Exception as error:
                answer.set_exception(error)
        self._close()

    def _close(self) -> None:
        """Waits for the process, which ends with its pipe, and gives back what it held."""
        with self._change:  # two threads that wait for one process confuse each other
            self._ended = True
            self._ours.close()
            self._theirs.close()
            if self._process.pid is not None:
                self._process.join()
                self._process.close()


def wait_for_any(answers: Collection[Future[Result]]) -> set[Future[Result]]:
    """Waits until one of the tasks or more are done and returns those.

    It looks up now and then: a signal that another thread has caught does not wake the main thread.
    """
    while not (done := futures.wait(answers, SECONDS_BETWEEN_LOOKS, futures.FIRST_COMPLETED).done):
        continue
    return done


@contextlib.contextmanager
def worker_pool(processes: int) -> Iterator[Submit]:
    """Runs tasks in so many processes; on leaving they are killed, whatever they do."""
    tasks: Tasks = SimpleQueue()
    workers = [Worker(tasks) for _ in range(processes)]

    def submit(task: Callable[[], Result]) -> Future[Result]:
        return _put(tasks, task)

    try:
        yield submit
    finally:
        for worker in workers:
            worker.end()


def _put(tasks: Tasks, task: Callable[[], Result]) -> Future[Result]:
    answer: Future[Result] = Future()
    answer.set_running_or_notify_cancel()  # whoever no longer wants to know it ends the process
    tasks.put((task, answer))
    return answer


def _work(tasks: Connection) -> None:
    """Runs one task after the other, until nobody can ask any more."""
    _end_with_parent()
    with contextlib.suppress(EOFError, OSError):
        while True:
            tasks.send(_outcome(tasks.recv()))


def _outcome(task: Task) -> tuple[Any, Exception | None]:
    try:
        return task(), None
    except Exception as error:
        error.add_note(traceback.format_exc())  # a traceback does not travel between processes
        return None, error


def _end_with_parent() -> None:
    """Lets this process end when the one that started it does, also when that was killed and could not say so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is heard by all; the parent ends the others
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, name="end-with-parent", daemon=True).start()
