"""What bots of the tests think in processes of their own; those start sooner if they load nothing else."""

import os
import time
from pathlib import Path

MOMENT = 0.1
SIGN = "FOLKMOOT_TEST_SIGN"
"""Names the file in which thinking processes leave a sign."""


def thinks_oddly(game_id: str, imagined: object, seat: int, bot: str, seed: int) -> str:
    """Thinks as its name says, and tells in which process; a sleeper waits for the day."""
    sign = Path(os.environ[SIGN])
    if bot == "dreamer":
        sign.touch()
        time.sleep(3600)
    if bot == "madcap":
        raise ZeroDivisionError("this bot has lost its mind")
    if bot == "mortal" or (bot == "stumbler" and not sign.exists()):
        sign.touch()
        os._exit(1)
    while bot == "sleeper" and not sign.with_name("day").exists():
        time.sleep(MOMENT)
    return f"{bot} in {os.getpid()}"
