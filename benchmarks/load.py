"""Load test: tables, sockets and durable moves a second of a server, with the generator on the same machine.

python3 -m benchmarks.load                        400 tables of 3, 600 moves/s, 30 seconds
python3 -m benchmarks.load --find-knee            raises the rate until the server no longer keeps up
python3 -m benchmarks.load --game pixie_queen     another title than Rainbows
python3 -m benchmarks.load --postgres --servers 2 two servers on an embedded PostgreSQL, all on this machine
python3 -m benchmarks.load --idle 2000            memory and CPU of tables at which nothing happens
python3 -m benchmarks.load --bots elder           how long people wait for bots at ten tables, and others beside them
python3 -m benchmarks.load --profile              where the server's time goes
python3 -m benchmarks.load --tables 50 --rate 100 --seconds 10 --json

Run it with the Python of the build to be measured: `.venv/bin/python` or `.venv-compiled/bin/python`.
"""

import argparse
import asyncio
import contextlib
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Final

import msgspec
import psutil  # type: ignore[import-untyped]
import uvloop
from msgspec import Struct

from benchmarks.bot_tables import Waiting, measure_waiting
from benchmarks.generator import SEATS, LoadGenerator
from benchmarks.idle import Rest, at_rest
from benchmarks.printing import print_line, progress
from benchmarks.profiles import profile_lines
from benchmarks.server_process import NO_BOTS, ServerProcess, start_servers
from folkmoot.engine.build import build_name
from folkmoot.engine.registry import all_games
from tests.postgres import NoPostgres, running_postgres

MAX_P95: Final = 100.0
"""Milliseconds from a move to the last seat's update; a server that needs longer does not keep up."""
MIN_ACHIEVED: Final = 0.97
RATE_FACTOR: Final = 1.1
"""From one rate to the next, in search of the knee."""
WARM_UP: Final = 3.0
GRACE_SECONDS: Final = 1.0
"""Seconds to wait for moves in flight after a run."""
TABLES: Final = 400
BOT_TABLES: Final = 10
BATCH: Final = 100
"""So many tables are opened at a time before their people leave."""


class Setting(Struct, frozen=True):
    """The build and the machine, and the size of the test."""

    build: str
    game: str
    store: str
    servers: int
    tables: int
    sockets: int
    cores: int
    load_before: float
    """The machine's load before the test: other programs disturb it."""
    kb_per_table: int

    def __str__(self) -> str:
        return (
            f"{self.build} build, {self.game}, {self.servers} server(s) on {self.store}, {self.tables} tables, "
            f"{self.sockets} sockets, {self.cores} cores, load of the machine before: {self.load_before}, "
            f"memory per table with its sockets: {self.kb_per_table} kB"
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
    """The share of the time in which the servers waited for a core: above 0.1 other programs disturb the figures."""
    database_ms_per_move: float
    """CPU of PostgreSQL; 0 where it is not ours."""
    generator_cores: float
    load: float
    tables_replaced: int
    update_bytes: list[int]
    """The sizes of updates: p50, p95, the largest."""
    errors: dict[str, int]

    @property
    def keeps_up(self) -> bool:
        """Tells whether the server kept up."""
        return self.to_everybody[1] <= MAX_P95 and self.achieved >= MIN_ACHIEVED * self.offered

    def __str__(self) -> str:
        done, everybody = (" / ".join(f"{ms:.0f}" for ms in times) for times in (self.to_done, self.to_everybody))
        database = f", database {self.database_ms_per_move} ms" if self.database_ms_per_move else ""
        return (
            f"offered {self.offered:.0f}/s, achieved {self.achieved:.0f}/s; p50 / p95 / p99 ms to done {done}, to "
            f"everybody {everybody}; server {self.server_ms_per_move} ms CPU a move{database}, {self.server_cores} "
            f"cores, without a core {self.server_starved:.0%} of the time, generator {self.generator_cores} cores; "
            f"load {self.load}; {self.tables_replaced} tables replaced; updates p50 / p95 / most "
            f"{' / '.join(map(str, self.update_bytes))} bytes" + (f"; errors: {self.errors}" if self.errors else "")
        )


class Report(Struct, frozen=True):
    """All measurements."""

    setting: Setting | None
    """None with `--bots`."""
    runs: list[Run] = []
    knee: float | None = None
    """The highest achieved rate at which the server kept up, with `--find-knee`."""
    rests: list[Rest] = []
    """With `--idle`."""
    waiting: Waiting | None = None
    """With `--bots`."""


class Bench:
    """The processes under test, and what is asked of them."""

    def __init__(
        self, servers: list[ServerProcess], database: ServerProcess | None, chosen: argparse.Namespace
    ) -> None:
        self.servers = servers
        self.chosen = chosen
        self._database = database
        self._generator = LoadGenerator([server.port for server in servers], chosen.game)

    async def measure(self) -> Report:
        """Opens the tables and plays at one rate or at rising ones."""
        chosen = self.chosen
        tables = chosen.tables or TABLES
        setting = await self._fill(tables, tables, SEATS)
        print_line(str(setting))
        await self._play(chosen.rate, min(WARM_UP, chosen.seconds))
        self._signal(signal.SIGUSR1)
        runs = [await self._play(chosen.rate, chosen.seconds)]
        print_line(str(runs[-1]))
        while chosen.find_knee and runs[-1].keeps_up:
            runs.append(await self._play(round(runs[-1].offered * RATE_FACTOR), chosen.seconds))
            print_line(str(runs[-1]))
        self._signal(signal.SIGUSR2)
        await asyncio.sleep(GRACE_SECONDS)
        self._generator.leave()
        knee = max((run.achieved for run in runs if run.keeps_up), default=0.0) if chosen.find_knee else None
        if knee is not None:
            print_line(f"the knee: {knee:.0f} durable moves/s")
        return Report(setting, runs, knee)

    async def measure_at_rest(self) -> Report:
        """Opens the tables and leaves them alone."""
        setting = await self._fill(self.chosen.idle, BATCH, self.chosen.stay)
        print_line(str(setting))
        return Report(setting, rests=await at_rest(self.servers, self._generator, self.chosen.seconds))

    async def measure_bots(self) -> Report:
        """Plays against bots at the tables."""
        chosen = self.chosen
        server, level, tables = self.servers[0], chosen.bots, chosen.tables or BOT_TABLES
        print_line(f"{build_name()} build, {os.cpu_count()} cores, {chosen.processes} processes for bots")
        return Report(None, waiting=await measure_waiting(server, self._generator, level, tables, chosen.seconds))

    def _signal(self, number: signal.Signals) -> None:
        if self.chosen.profile:
            self.servers[0].signal(number)

    async def _fill(self, tables: int, batch: int, stay: int) -> Setting:
        """Opens the tables, so many at a time, and plays them to different stages; so many of their people stay."""
        generator, load = self._generator, psutil.getloadavg()[0]
        await generator.create_guests(tables * SEATS)
        before = sum(server.memory() for server in self.servers)
        for first in range(0, tables, batch):
            for number in range(first, min(first + batch, tables)):
                await generator.open_table()
                progress(f"opening tables: {number + 1} of {tables}")
            progress("playing until the tables are at different stages of their games")
            await generator.spread(generator.tables[first:])
            if stay < SEATS:
                generator.leave(stay)
        if generator.tally.errors:
            print_line(f"errors while opening tables: {dict(generator.tally.errors)}")
        return Setting(
            build=build_name(),
            game=generator.game,
            store="SQLite" if self.chosen.database is None else "PostgreSQL",
            servers=len(self.servers),
            tables=tables,
            sockets=tables * stay,
            cores=os.cpu_count() or 0,
            load_before=round(load, 2),
            kb_per_table=(sum(server.memory() for server in self.servers) - before) // 1024 // tables,
        )

    async def _play(self, rate: float, seconds: float) -> Run:
        """Plays at one rate."""
        generator, opened = self._generator, self._generator.opened
        before, began = self._used(), time.monotonic()
        ticker = asyncio.create_task(tick(generator, rate, seconds))
        tally = await generator.play(rate, seconds)
        ticker.cancel()
        spent, done = time.monotonic() - began, max(1, tally.done)
        cpu, starved, database, own = (after - at for after, at in zip(self._used(), before, strict=True))
        await asyncio.sleep(GRACE_SECONDS)
        return Run(
            offered=rate,
            achieved=round(done / spent, 1),
            moves=done,
            to_done=percentiles(tally.to_done),
            to_everybody=percentiles(tally.to_all),
            server_ms_per_move=round(1000 * cpu / done, 2),
            server_cores=round(cpu / spent, 2),
            server_starved=round(starved / spent / len(self.servers), 2),
            database_ms_per_move=round(1000 * database / done, 2),
            generator_cores=round(own / spent, 2),
            load=round(psutil.getloadavg()[0], 1),
            tables_replaced=generator.opened - opened,
            update_bytes=sizes(tally.update_bytes),
            errors=dict(tally.errors),
        )

    def _used(self) -> tuple[float, float, float, float]:
        """Returns the seconds of CPU that the servers, without a core, the database and the generator have used."""
        cpu, starved = (sum(figures) for figures in zip(*((s.cpu(), s.starved()) for s in self.servers), strict=True))
        return cpu, starved, self._database.cpu() if self._database else 0.0, time.process_time()


def percentiles(seconds: list[float]) -> list[float]:
    """Returns p50, p95 and p99 in milliseconds."""
    ordered = sorted(seconds) or [float("inf")]
    return [round(1000 * ordered[len(ordered) * part // 100], 1) for part in (50, 95, 99)]


def sizes(updates: list[int]) -> list[int]:
    """Returns p50, p95 and the largest."""
    ordered = sorted(updates) or [0]
    return [ordered[len(ordered) // 2], ordered[len(ordered) * 95 // 100], ordered[-1]]


async def tick(generator: LoadGenerator, rate: float, seconds: float) -> None:
    """Shows the progress every second."""
    began = time.monotonic()
    while True:
        await asyncio.sleep(1)
        spent = time.monotonic() - began
        done = generator.tally.done / spent
        progress(f"{rate:.0f} moves/s offered: {spent:.0f} of {seconds:.0f} s, {done:.0f} moves/s done")


@contextlib.contextmanager
def started(chosen: argparse.Namespace, profile: Path | None) -> Iterator[Bench]:
    """Starts what is under test and stops it at the end."""
    with contextlib.ExitStack() as stack:
        database = None
        if chosen.postgres:
            postgres = stack.enter_context(running_postgres())
            chosen.database, database = postgres.database(), ServerProcess(postgres.pid)
        more = ["--processes", str(chosen.processes)] if chosen.bots else NO_BOTS
        servers = stack.enter_context(start_servers(chosen.servers, chosen.database, profile, more))
        yield Bench(servers, database, chosen)


def arguments() -> argparse.Namespace:
    """Returns the options of the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(all_games()), default="rainbows", metavar="TITLE")
    parser.add_argument("--tables", type=int, help="400, with --bots 10")
    parser.add_argument("--rate", type=float, default=600, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--find-knee", action="store_true", help="raise the rate until p95 exceeds 100 ms")
    parser.add_argument("--idle", type=int, metavar="N", help="open N tables and measure them at rest instead")
    parser.add_argument("--bots", metavar="LEVEL", help="measure how long people wait for these bots instead")
    parser.add_argument("--processes", type=int, default=1, help="with --bots: worker processes for bots")
    parser.add_argument("--stay", type=int, default=SEATS, help="with --idle: so many of three people stay at a table")
    parser.add_argument("--database", metavar="URL", help="an empty database: postgresql://…")
    parser.add_argument("--postgres", action="store_true", help="start a PostgreSQL for the test")
    parser.add_argument("--servers", type=int, default=1, help="so many server processes; needs PostgreSQL")
    parser.add_argument("--profile", action="store_true", help="profile the server's main thread")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.servers > 1 and not (chosen.postgres or chosen.database):
        parser.error("several servers need --postgres or --database")
    if chosen.profile and chosen.servers > 1:
        parser.error("one server can be profiled, not several")
    return chosen


def measurement(bench: Bench) -> Coroutine[None, None, Report]:
    """Returns the measurement that was chosen."""
    if bench.chosen.bots:
        return bench.measure_bots()
    return bench.measure_at_rest() if bench.chosen.idle else bench.measure()


def main() -> None:
    """Runs the test and prints the measurements, with `--json` as one JSON object."""
    chosen = arguments()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(prefix="folkmoot-profile-") as folder:
        profile = Path(folder) / "figures" if chosen.profile else None
        try:
            with started(chosen, profile) as bench:
                report = uvloop.run(measurement(bench))
        except NoPostgres as error:
            sys.exit(f"load: {error}")
        for line in profile_lines(profile, sum(run.moves for run in report.runs)) if profile else ():
            print_line(line)
    if chosen.json:
        print(msgspec.json.encode(report).decode())


if __name__ == "__main__":
    main()
