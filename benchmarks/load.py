"""Load test: tables, sockets and durable moves a second of a server, with the generator on the same machine.

python3 benchmarks/load.py                        400 tables of 3, 600 moves/s, 30 seconds
python3 benchmarks/load.py --find-knee            raises the rate until the server no longer keeps up
python3 benchmarks/load.py --profile              where the server's time goes
python3 benchmarks/load.py --tables 50 --rate 100 --seconds 10 --json

Run it with the Python of the build to be measured: `.venv/bin/python` or `.venv-compiled/bin/python`.
"""

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop
from generator import SEATS, LoadGenerator
from msgspec import Struct
from server_process import ServerProcess, profile_lines, start_server

from folkmoot.engine.build import build_name

MAX_P95: Final = 100.0
"""Milliseconds from a move to the last seat's update; a server that needs longer does not keep up."""
MIN_ACHIEVED: Final = 0.97
RATE_FACTOR: Final = 1.1
"""From one rate to the next, in search of the knee."""
WARM_UP: Final = 3.0
GRACE_SECONDS: Final = 1.0
"""Seconds to wait for moves in flight after a run."""


class Setting(Struct, frozen=True):
    """The build and the machine, and the size of the test."""

    build: str
    tables: int
    sockets: int
    cores: int
    load_before: float
    """The machine's load before the test: other programs disturb it."""
    kb_per_table: int

    def __str__(self) -> str:
        return (
            f"{self.build} build, {self.tables} tables, {self.sockets} sockets, {self.cores} cores, "
            f"load of the machine before: {self.load_before}, memory per table with its sockets: {self.kb_per_table} kB"
        )


class Run(Struct, frozen=True):
    """The measurements at one rate; times in milliseconds are p50, p95, p99."""

    offered: float
    achieved: float
    moves: int
    to_done: list[float]
    to_everybody: list[float]
    server_ms_per_move: float
    server_cores: float
    server_starved: float
    """The share of the time in which the server waited for a core: above 0.1 other programs disturb the figures."""
    generator_cores: float
    load: float
    tables_replaced: int
    errors: dict[str, int]

    @property
    def keeps_up(self) -> bool:
        """Tells whether the server kept up."""
        return self.to_everybody[1] <= MAX_P95 and self.achieved >= MIN_ACHIEVED * self.offered

    def __str__(self) -> str:
        done, everybody = (" / ".join(f"{ms:.0f}" for ms in times) for times in (self.to_done, self.to_everybody))
        return (
            f"offered {self.offered:.0f}/s, achieved {self.achieved:.0f}/s; p50 / p95 / p99 ms to done {done}, to "
            f"everybody {everybody}; server {self.server_ms_per_move} ms CPU a move, {self.server_cores} cores, "
            f"without a core {self.server_starved:.0%} of the time, generator {self.generator_cores} cores; "
            f"load {self.load}; {self.tables_replaced} tables replaced"
            + (f"; errors: {self.errors}" if self.errors else "")
        )


class Report(Struct, frozen=True):
    """All measurements."""

    setting: Setting
    runs: list[Run]
    knee: float | None
    """The most durable moves a second at which the server kept up, with `--find-knee`."""


def main() -> None:
    """Runs the load test and prints the measurements."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=400)
    parser.add_argument("--rate", type=float, default=600, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--find-knee", action="store_true", help="begin with --rate and raise it")
    parser.add_argument("--profile", action="store_true", help="run the server under the profiler (slower)")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="folkmoot-profile-") as folder:
        profile = Path(folder) / "figures" if chosen.profile else None
        with start_server(profile) as server:
            report = uvloop.run(measure(server, chosen))
        for line in profile_lines(profile, sum(run.moves for run in report.runs)) if profile else ():
            print_line(line)
    if chosen.json:
        print(msgspec.json.encode(report).decode())


async def measure(server: ServerProcess, chosen: argparse.Namespace) -> Report:
    """Opens the tables and plays at one rate or at rising ones."""
    generator = LoadGenerator("127.0.0.1", server.port)
    setting = await fill(generator, server, chosen.tables)
    print_line(str(setting))
    await play(generator, server, chosen.rate, WARM_UP)
    if chosen.profile:
        server.signal(signal.SIGUSR1)
    runs = [await play(generator, server, chosen.rate, chosen.seconds)]
    print_line(str(runs[-1]))
    while chosen.find_knee and runs[-1].keeps_up:
        runs.append(await play(generator, server, round(runs[-1].offered * RATE_FACTOR), chosen.seconds))
        print_line(str(runs[-1]))
    if chosen.profile:
        server.signal(signal.SIGUSR2)
        await asyncio.sleep(GRACE_SECONDS)
    generator.close()
    knee = max((run.achieved for run in runs if run.keeps_up), default=0.0) if chosen.find_knee else None
    if knee is not None:
        print_line(f"the knee: {knee:.0f} durable moves/s")
    return Report(setting, runs, knee)


async def fill(generator: LoadGenerator, server: ServerProcess, tables: int) -> Setting:
    """Opens the tables and plays them to different stages of their games."""
    load = psutil.getloadavg()[0]
    await generator.create_guests(tables * SEATS)
    before = server.memory()
    for number in range(tables):
        await generator.open_table()
        progress(f"opening tables: {number + 1} of {tables}")
    progress("playing until the tables are at different stages of their games")
    await generator.spread()
    if generator.tally.errors:
        print_line(f"errors while opening tables: {dict(generator.tally.errors)}")
    memory = (server.memory() - before) // 1024 // tables
    return Setting(build_name(), tables, tables * SEATS, os.cpu_count() or 0, round(load, 2), memory)


async def play(generator: LoadGenerator, server: ServerProcess, rate: float, seconds: float) -> Run:
    """Plays at one rate."""
    cpu, starved, own, opened = server.cpu(), server.starved(), time.process_time(), generator.opened
    began = time.monotonic()
    ticker = asyncio.create_task(tick(generator, rate, seconds))
    tally = await generator.play(rate, seconds)
    ticker.cancel()
    spent, done = time.monotonic() - began, max(1, tally.done)
    cpu, starved, own = server.cpu() - cpu, server.starved() - starved, time.process_time() - own
    await asyncio.sleep(GRACE_SECONDS)
    return Run(
        offered=rate,
        achieved=round(done / spent, 1),
        moves=done,
        to_done=percentiles(tally.to_done),
        to_everybody=percentiles(tally.to_all),
        server_ms_per_move=round(1000 * cpu / done, 2),
        server_cores=round(cpu / spent, 2),
        server_starved=round(starved / spent, 2),
        generator_cores=round(own / spent, 2),
        load=round(psutil.getloadavg()[0], 1),
        tables_replaced=generator.opened - opened,
        errors=dict(tally.errors),
    )


def percentiles(seconds: list[float]) -> list[float]:
    """Returns p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds) or [float("inf")]
    return [round(1000 * ordered[len(ordered) * part // 100], 1) for part in (50, 95, 99)]


async def tick(generator: LoadGenerator, rate: float, seconds: float) -> None:
    """Shows the progress every second."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(1)
        spent = time.monotonic() - began
        done = generator.tally.done / spent
        progress(f"{rate:.0f} moves/s offered: {spent:.0f} of {seconds:.0f} s, {done:.0f} moves/s done")


def progress(line: str) -> None:
    """Shows a line that the next one overwrites, at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def print_line(line: str) -> None:
    """Prints a line that stays."""
    progress("")
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
