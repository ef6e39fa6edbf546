"""The example bot is small, and plays."""

import subprocess
import sys
from pathlib import Path

from tests.server.client import PATIENCE, play_out
from tests.server.conftest import NewGuest
from tests.server.running import RunningServer

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_bot_has_at_most_sixty_lines() -> None:
    assert len(BOT.read_text("utf-8").splitlines()) <= 60


def test_the_example_bot_sits_down_and_plays_to_the_end(shared_server: RunningServer, new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open(seating="random")
    with lutin.at(table) as sitting:
        bot = subprocess.Popen([sys.executable, str(BOT), shared_server.url, table], stdout=subprocess.PIPE, text=True)
        try:
            sitting.wait_until(lambda one: one.room.phase == "playing")
            names = [chair.name for chair in sitting.room.chairs]
            assert sorted(names) == ["Farfadet", "Lutin"]
            sitting.look(names.index("Lutin"))
            result = play_out([sitting])
            output, _ = bot.communicate(timeout=PATIENCE)
        finally:
            bot.kill()
    assert bot.returncode == 0
    assert str(result.ranks) in output
