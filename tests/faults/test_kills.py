"""The server is killed at random moments under load: nothing that was promised is lost, nothing happens twice.

`FOLKMOOT_KILLS` says how often, `FOLKMOOT_SEED` repeats the choices of people and moments.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.faults.evening import TABLES, Evening, audit
from tests.faults.server import PATIENCE, Server, running
from tests.settings import SEED

KILLS = int(os.environ.get("FOLKMOOT_KILLS", "3"))


async def _kill_now_and_then(server: Server, evening: Evening) -> None:
    """Kills the server while it plays, while people come back, and while it is hardly up again."""
    dice = random.Random(SEED)
    for _ in range(KILLS):
        await asyncio.sleep(dice.choice((0.1, 0.5, 2.0)) * dice.random() + dice.choice((0.0, 1.0)))
        assert not server.died(), f"the server ended by itself:\n{server.log.read_text()[-4000:]}"
        server.kill()
        await asyncio.to_thread(server.start)
    evening.ending = True


async def _through_the_evening(server: Server) -> Evening:
    evening = Evening(server.url, SEED)
    await evening.welcome()
    async with asyncio.timeout(PATIENCE + 60 * KILLS), asyncio.TaskGroup() as tasks:
        tasks.create_task(evening.play())
        tasks.create_task(_kill_now_and_then(server, evening))
    await evening.check_games()
    return evening


def test_kills_lose_nothing_and_double_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "house") as server:
        evening = asyncio.run(_through_the_evening(server))
        server.stop()
        kept = audit(server.database, evening)
    refused = sum(len(guest.refusals) for guest in evening.guests)
    with capsys.disabled():
        print(
            f"\nnote: FOLKMOOT_SEED={SEED} FOLKMOOT_KILLS={KILLS}: {TABLES} tables at a time, {len(evening.games)} "
            f"games finished and verified; promised and kept: {dict(kept)}; refused with a reason: {refused}"
        )
    assert kept["play"] > 10 * TABLES
