"""How much a server holds: tables, sockets and durable moves a second, with the generator beside it on one machine.

python3 benchmarks/load.py                        400 tables of 3, 600 moves/s, 30 seconds
python3 benchmarks/load.py --find-knee            raises the rate until the server no longer follows
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
from crowd import SEATS, Crowd
from msgspec import Struct
from subject import Subject, profile_lines, started

from folkmoot.engine.build import build_name

MOST_P95: Final = 100.0
"""Milliseconds from a move to everybody's update; a server that needs longer no longer follows."""
LEAST_ACHIEVED: Final = 0.97
STEP: Final = 1.1
"""How much faster each try for the knee is."""
WARM_UP: Final = 3.0
ON_THE_WAY: Final = 1.0
"""Seconds that moves get to arrive when the time is over."""


class Setting(Struct, frozen=True):
    """What was measured, and where."""

    build: str
    tables: int
    sockets: int
    cores: int
    load_before: float
    """The machine's load before the test began: others disturb it."""
    kb_per_table: int

    def __str__(self) -> str:
        return (
            f"{self.build} build, {self.tables} tables, {self.sockets} sockets, {self.cores} cores, "
            f"load of the machine before: {self.load_before}, memory per table with its sockets: {self.kb_per_table} kB"
        )


class Run(Struct, frozen=True):
    """What one rate gave; times in milliseconds are p50, p95, p99."""

    offered: float
    achieved: float
    moves: int
    to_done: list[float]
    to_everybody: list[float]
    server_ms_per_move: float
    server_cores: float
    server_starved: float
    """Which part of the time the server could have worked but had no core: above 0.1 others disturb the figures."""
    generator_cores: float
    load: float
    tables_replaced: int
    trouble: dict[str, int]

    @property
    def follows(self) -> bool:
        """Tells whether the server kept up."""
        return self.to_everybody[1] <= MOST_P95 and self.achieved >= LEAST_ACHIEVED * self.offered

    def __str__(self) -> str:
        done, everybody = (" / ".join(f"{ms:.0f}" for ms in times) for times in (self.to_done, self.to_everybody))
        return (
            f"offered {self.offered:.0f}/s, achieved {self.achieved:.0f}/s; p50 / p95 / p99 ms to done {done}, to "
            f"everybody {everybody}; server {self.server_ms_per_move} ms CPU a move, {self.server_cores} cores, "
            f"without a core {self.server_starved:.0%} of the time, generator {self.generator_cores} cores; "
            f"load {self.load}; {self.tables_replaced} tables replaced"
            + (f"; trouble: {self.trouble}" if self.trouble else "")
        )


class Report(Struct, frozen=True):
    """Everything that was measured."""

    setting: Setting
    runs: list[Run]
    knee: float | None
    """The most durable moves a second with which the server kept up, if it was looked for."""


def main() -> None:
    """Runs the load test and prints what was measured."""
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
        with started(profile) as server:
            report = uvloop.run(measure(server, chosen))
        for line in profile_lines(profile, sum(run.moves for run in report.runs)) if profile else ():
            tell(line)
    if chosen.json:
        print(msgspec.json.encode(report).decode())


async def measure(server: Subject, chosen: argparse.Namespace) -> Report:
    """Opens the tables and plays at one rate or at rising ones."""
    crowd = Crowd("127.0.0.1", server.port)
    setting = await fill(crowd, server, chosen.tables)
    tell(str(setting))
    await play(crowd, server, chosen.rate, WARM_UP)
    if chosen.profile:
        server.signal(signal.SIGUSR1)
    runs = [await play(crowd, server, chosen.rate, chosen.seconds)]
    tell(str(runs[-1]))
    while chosen.find_knee and runs[-1].follows:
        runs.append(await play(crowd, server, round(runs[-1].offered * STEP), chosen.seconds))
        tell(str(runs[-1]))
    if chosen.profile:
        server.signal(signal.SIGUSR2)
        await asyncio.sleep(ON_THE_WAY)
    crowd.close()
    knee = max((run.achieved for run in runs if run.follows), default=0.0) if chosen.find_knee else None
    if knee is not None:
        tell(f"the knee: {knee:.0f} durable moves/s")
    return Report(setting, runs, knee)


async def fill(crowd: Crowd, server: Subject, tables: int) -> Setting:
    """Opens the tables, and lets them get to different stages of their games."""
    load = psutil.getloadavg()[0]
    await crowd.gather(tables * SEATS)
    before = server.memory()
    for number in range(tables):
        await crowd.open_table()
        progress(f"opening tables: {number + 1} of {tables}")
    progress("playing until the tables are at different stages of their games")
    await crowd.spread()
    if crowd.tally.trouble:
        tell(f"trouble while the tables were opened: {dict(crowd.tally.trouble)}")
    memory = (server.memory() - before) // 1024 // tables
    return Setting(build_name(), tables, tables * SEATS, os.cpu_count() or 0, round(load, 2), memory)


async def play(crowd: Crowd, server: Subject, rate: float, seconds: float) -> Run:
    """Plays at one rate."""
    cpu, starved, own, opened = server.cpu(), server.starved(), time.process_time(), crowd.opened
    began = time.monotonic()
    ticker = asyncio.create_task(tick(crowd, rate, seconds))
    tally = await crowd.play(rate, seconds)
    ticker.cancel()
    spent, done = time.monotonic() - began, max(1, tally.done)
    cpu, starved, own = server.cpu() - cpu, server.starved() - starved, time.process_time() - own
    await asyncio.sleep(ON_THE_WAY)
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
        tables_replaced=crowd.opened - opened,
        trouble=dict(tally.trouble),
    )


def percentiles(seconds: list[float]) -> list[float]:
    """Returns p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds) or [float("inf")]
    return [round(1000 * ordered[len(ordered) * part // 100], 1) for part in (50, 95, 99)]


async def tick(crowd: Crowd, rate: float, seconds: float) -> None:
    """Shows how far it is, every second."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(1)
        spent = time.monotonic() - began
        done = crowd.tally.done / spent
        progress(f"{rate:.0f} moves/s offered: {spent:.0f} of {seconds:.0f} s, {done:.0f} moves/s done")


def progress(told: str) -> None:
    """Shows a line that the next one overwrites."""
    if sys.stderr.isatty():
        print(f"\r\033[K{told}", end="", file=sys.stderr, flush=True)


def tell(told: str) -> None:
    """Prints a line that stays."""
    progress("")
    print(told, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
