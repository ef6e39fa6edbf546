"""The server and its bots' processes are killed at random moments under load, apart and together.

No acknowledged command is lost, none is stored twice, every game comes to its end and its record verifies.
`FOLKMOOT_KILLS` says how often; `FOLKMOOT_SEED` repeats the choices of clients and moments.
"""

import asyncio
import json
import os
import random
import time
from collections import Counter
from pathlib import Path

import pytest

from tests.faults.server import Server, running
from tests.faults.simulation import TABLES, TITLES, Simulation
from tests.faults.stored import check_acknowledged, check_store
from tests.notes import add_counts
from tests.settings import SEED

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "3"))
KINDS = ("server", "bots", "both")
WORKER_DIED = "a bot's worker process died"
UNEXPECTED = ("a client's view differed", "a table cannot go on")


async def _kill_repeatedly(server: Server, simulation: Simulation, kills: Counter[str]) -> None:
    """Kills during play, during reconnects and just after a start; after each start compares the store."""
    dice = random.Random(SEED)
    for number in range(KILLS):
        if number % 2 == 0:  # otherwise a slow machine would spend its time on reconnecting
            await simulation.wait_until_all_go_on()
        await asyncio.sleep(dice.choice((0.1, 0.5, 2.0)) * dice.random())
        assert not server.died(), f"the server ended by itself:\n{server.log.read_text()[-4000:]}"
        kills[await _kill(KINDS[number % len(KINDS)], server, simulation)] += 1
        acknowledged = [command for guest in simulation.guests for command in guest.acknowledged]
        if server.is_killed:
            await asyncio.to_thread(server.start)
        await asyncio.to_thread(check_acknowledged, server.database, acknowledged)
        simulation.check_progress()
    simulation.stopping = True
    await simulation.wait_until_all_are_over()


async def _kill(kind: str, server: Server, simulation: Simulation) -> str:
    """Kills the server, its bots' processes, or both at once; returns the kind."""
    if kind != "server":
        while not await asyncio.to_thread(server.kill_workers):
            simulation.check_progress()  # games with bots cannot go on if no process is ever started for them
            await asyncio.sleep(0.01)
    if kind != "bots":
        server.kill()
    return kind


async def _simulate(server: Server, kills: Counter[str]) -> Simulation:
    simulation = Simulation(server.url, SEED)
    await simulation.create_guests()
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(simulation.play())
        tasks.create_task(_kill_repeatedly(server, simulation, kills))
    await simulation.check_games()
    return simulation


def _errors_in(log: Path) -> list[str]:
    """Returns what the server logged as errors or must not log, apart from the deaths of the bots' processes."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return [
        f"{line['message']}: {line.get('exception', '')[-300:]}"
        for line in lines
        if line["level"] in ("error", "critical") or line["message"].startswith(UNEXPECTED)
        if not line["message"].startswith(WORKER_DIED)
    ]


def test_kills_lose_no_acknowledged_command_and_store_none_twice(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills: Counter[str] = Counter()
    began = time.monotonic()
    with running(tmp_path / "house") as server:
        simulation = asyncio.run(_simulate(server, kills))
        server.stop()
        stored = check_store(server.database, simulation)
    finished = simulation.count_finished()
    seconds = {"seconds": round(time.monotonic() - began)}
    add_counts(request, f"kills, FOLKMOOT_SEED={SEED}", {"kills": kills.total()} | kills | seconds)
    add_counts(request, "kills, games finished and verified", finished)
    add_counts(request, "kills, commands acknowledged and stored once", dict(stored.most_common()))
    add_counts(request, "kills, commands refused", dict(simulation.count_refusals().most_common()))
    assert _errors_in(server.log) == []
    assert min(finished[title] for title in TITLES) > 0
    assert stored["play"] > 10 * TABLES
