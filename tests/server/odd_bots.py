"""Odd bots for tests, run in worker processes. This file imports little, so that the processes start quickly."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from folkmoot.bots import BOTS, choose_move
from folkmoot.engine.position import Snapshot

MOMENT = 0.1
Stop: TypeAlias = Callable[[], bool] | None
"""What tells a bot when to answer."""
GREED = 1 << 32
"""Bytes that a glutton asks for."""
SIGN = "FOLKMOOT_TEST_SIGN"
"""The environment variable that names the file which some bots touch."""


def think_oddly(game_id: str, imagined: object, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
    """Hangs, computes, fails, eats memory, dies or waits for a file `day`; returns its name and process id."""
    sign = Path(os.environ[SIGN])
    if bot == "dreamer":
        sign.touch()
        time.sleep(3600)
    if bot == "glutton":
        bytearray(GREED)
    while bot == "dervish":
        sign.touch()
    if bot == "madcap":
        raise ZeroDivisionError("this bot fails")
    if bot == "mortal" or (bot == "stumbler" and not sign.exists()):
        sign.touch()
        os._exit(1)
    while bot == "sleeper" and not sign.with_name("day").exists():
        time.sleep(MOMENT)
    return f"{bot} in {os.getpid()}"


def fail_or_play(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
    """Behaves as the bot's name says, if it is an odd one; else plays its move."""
    if bot in BOTS:
        return choose_move(game_id, imagined, seat, bot, seed, part, stop)
    return think_oddly(game_id, imagined, seat, bot, seed, part, stop)
