"""Odd bots for tests, run in worker processes. This file imports little, so that the processes start quickly."""

import os
import time
from pathlib import Path

MOMENT = 0.1
SIGN = "FOLKMOOT_TEST_SIGN"
"""The environment variable that names the file which some bots touch."""


def think_oddly(game_id: str, imagined: object, seat: int, bot: str, seed: int) -> str:
    """Behaves as the bot's name says: hangs, fails, dies, waits for a file `day`; returns its name and process id."""
    sign = Path(os.environ[SIGN])
    if bot == "dreamer":
        sign.touch()
        time.sleep(3600)
    if bot == "madcap":
        raise ZeroDivisionError("this bot fails")
    if bot == "mortal" or (bot == "stumbler" and not sign.exists()):
        sign.touch()
        os._exit(1)
    while bot == "sleeper" and not sign.with_name("day").exists():
        time.sleep(MOMENT)
    return f"{bot} in {os.getpid()}"
