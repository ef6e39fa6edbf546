"""Where games are played: in this process, in child processes, or on a Dask cluster; all by way of an `Executor`."""

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from folkmoot.arena.errors import BadExecutor, LostCluster, MissingExtra
from folkmoot.arena.games import Played, Task, play_games
from folkmoot.arena.guard import Guard, end_on_cluster, play_on_cluster
from folkmoot.bots import BOTS
from folkmoot.engine.errors import FolkmootError
from folkmoot.processes.worker import wait_for_any

PROCESSES: Final = "processes"
DASK: Final = "dask://"
AHEAD: Final = 2
"""Chunks submitted at a time, for each process."""
TIMEOUT: Final = 10
"""Seconds to wait for a cluster."""
PATIENCE: Final = 60
"""Seconds to wait for workers to come back."""
POLL_INTERVAL: Final = 0.5
"""Seconds."""

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Crew:
    """Those who play."""

    executor: Executor
    play: Callable[[Task, Sequence[int]], list[Played]]
    places: Callable[[], int]
    """Returns how many chunks of games may be submitted at a time."""
    wait: Callable[[set[Future[list[Played]]]], set[Future[list[Played]]]] = wait_for_any
    """Waits until at least one of the chunks is played and returns those that are."""

    def submit(self, task: Task, numbers: Sequence[int]) -> Future[list[Played]]:
        """Returns the future of the games of these numbers."""
        return self.executor.submit(self.play, task, numbers)


def check_executor(name: str) -> None:
    """Raises `BadExecutor` or `MissingExtra` if there is no such executor."""
    if name == PROCESSES:
        return
    host, colon, port = name.removeprefix(DASK).rpartition(":")
    if not (name.startswith(DASK) and host and colon and port.isdecimal() and int(port) < 1 << 16):
        raise BadExecutor(f"unknown executor: expected processes or dask://host:port, got {name!r}")
    _distributed()


@contextlib.contextmanager
def open_crew(name: str, processes: int | None, task: Task, games: int) -> Iterator[Crew]:
    """Opens the executor of this name; afterwards nothing of it is left that plays.

    Raises `BadExecutor` if it cannot be reached, and in the block `LostCluster` if it goes away.
    """
    wanted = min(processes or os.cpu_count() or 1, games)
    if name != PROCESSES:
        with _on_cluster(name) as crew:
            yield crew
    elif wanted == 1 and set(task.match.bots) <= set(BOTS):
        yield Crew(_Here(), _play_here, lambda: 1)
    else:
        with _in_children(wanted) as crew:
            yield crew


class _Here(Executor):
    """Runs everything at once, in this process."""

    def submit(
        self, fn: Callable[Parameters, Result], /, *args: Parameters.args, **kwargs: Parameters.kwargs
    ) -> Future[Result]:
        future: Future[Result] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


def _play_here(task: Task, numbers: Sequence[int]) -> list[Played]:
    return play_games(task, numbers, {})


@contextlib.contextmanager
def _in_children(processes: int) -> Iterator[Crew]:
    """Every thread watches over one child process."""
    guard = Guard()
    threads = ThreadPoolExecutor(processes, "folkmoot-arena")
    try:
        yield Crew(threads, guard.play, lambda: AHEAD * processes)
    finally:
        guard.close()
        threads.shutdown(cancel_futures=True)


@contextlib.contextmanager
def _on_cluster(name: str) -> Iterator[Crew]:
    distributed = _distributed()
    address = "tcp://" + name.removeprefix(DASK)
    try:
        asyncio.run(_greet(distributed, address))
        client = distributed.Client(address, timeout=TIMEOUT, set_as_default=False)
    except Exception as error:  # whatever may listen there
        raise BadExecutor(f"no cluster answers at {name}: is a Dask scheduler running there?") from error
    try:
        try:
            client.wait_for_workers(1, timeout=TIMEOUT)
        except TimeoutError as error:
            raise BadExecutor(f"the cluster at {name} has no workers") from error
        executor: Executor = client.get_executor(pure=False)
        with _losses_told(name):
            client.run(exec, f"import {play_on_cluster.__module__}")  # one that cannot would die of its first task
            wait = partial(_wait_while_there_are_workers, client, name)
            yield Crew(executor, play_on_cluster, lambda: AHEAD * max(1, sum(client.nthreads().values())), wait)
            client.run(end_on_cluster)
    finally:
        client.close(timeout=1)


async def _greet(distributed: Any, address: str) -> None:
    """Raises an exception if no Dask scheduler answers in time; a client would wait for its greeting for ever."""
    async with asyncio.timeout(TIMEOUT):
        connection = await distributed.core.connect(address, timeout=TIMEOUT)
        await connection.close()


def _wait_while_there_are_workers(
    client: Any, name: str, running: set[Future[list[Played]]]
) -> set[Future[list[Played]]]:
    """Raises `LostCluster` if all workers have gone away and none comes back."""
    alone_since: float | None = None
    while not (done := futures.wait(running, POLL_INTERVAL, futures.FIRST_COMPLETED).done):
        if client.nthreads():
            alone_since = None
        elif alone_since is None:
            alone_since = time.monotonic()
        elif time.monotonic() - alone_since > PATIENCE:
            raise LostCluster(f"the cluster at {name} has lost all its workers")
    return done


@contextlib.contextmanager
def _losses_told(name: str) -> Iterator[None]:
    """Turns what Dask raises when a cluster goes away into one clear line."""
    try:
        yield
    except FolkmootError:
        raise
    except ImportError as error:
        raise BadExecutor(f"the workers of the cluster at {name} lack something: {error}") from error
    except (CancelledError, OSError, TimeoutError) as error:
        raise LostCluster(f"the cluster at {name} has gone away ({type(error).__name__})") from error
    except Exception as error:
        if type(error).__module__.partition(".")[0] != "distributed":
            raise
        raise LostCluster(f"the cluster at {name} failed: {' '.join(str(error).split())}") from error


def _distributed() -> Any:
    try:
        import distributed
    except ImportError:
        raise MissingExtra("dask://… needs the extra cluster: pip install 'folkmoot[cluster]'") from None
    for logger in ("distributed", "distributed.client"):  # a lost cluster is one clear line, not a log of attempts
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    return distributed
