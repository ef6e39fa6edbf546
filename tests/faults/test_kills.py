"""The server is killed at random moments under load: no acknowledged command is lost, none is stored twice.

`FOLKMOOT_KILLS` says how often; `FOLKMOOT_SEED` repeats the choices of clients and moments.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.faults.server import TIMEOUT, Server, running
from tests.faults.simulation import TABLES, Simulation, check_store
from tests.settings import SEED

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "3"))


async def _kill_repeatedly(server: Server, simulation: Simulation) -> None:
    """Kills the server during play, during reconnects, and just after its start."""
    dice = random.Random(SEED)
    for _ in range(KILLS):
        await asyncio.sleep(dice.choice((0.1, 0.5, 2.0)) * dice.random() + dice.choice((0.0, 1.0)))
        assert not server.died(), f"the server ended by itself:\n{server.log.read_text()[-4000:]}"
        server.kill()
        await asyncio.to_thread(server.start)
    simulation.stopping = True


async def _simulate(server: Server) -> Simulation:
    simulation = Simulation(server.url, SEED)
    await simulation.create_guests()
    async with asyncio.timeout(TIMEOUT + 60 * KILLS), asyncio.TaskGroup() as tasks:
        tasks.create_task(simulation.play())
        tasks.create_task(_kill_repeatedly(server, simulation))
    await simulation.check_games()
    return simulation


def test_kills_lose_no_acknowledged_command_and_store_none_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path / "house") as server:
        simulation = asyncio.run(_simulate(server))
        server.stop()
        stored = check_store(server.database, simulation)
    refused = sum(len(guest.refusals) for guest in simulation.guests)
    with capsys.disabled():
        print(
            f"\nnote: FOLKMOOT_SEED={SEED} FOLKMOOT_KILLS={KILLS}: {TABLES} tables at a time, {len(simulation.games)} "
            f"games finished and verified; acknowledged and stored: {dict(stored)}; refused with a reason: {refused}"
        )
    assert stored["play"] > 10 * TABLES
