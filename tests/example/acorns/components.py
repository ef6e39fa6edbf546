"""What is in the box: tokens, places, goods, a die."""

from typing import Final

GOODS: Final = ["nut", "berry"]
FACES: Final = ["nut", "berry", "thorn"]
THORN: Final = 2
TOKENS: Final = [5, 4, 3]
"""How many tokens there are of each face (ACO-02)."""
WORTH: Final = [3, 1, 0]
"""What a token in a row scores (ACO-19)."""
PLACES: Final = 4
START_ROW: Final = 2
START_GOODS: Final = 3
SQUIRRELS: Final = ["red", "grey", "brown"]
"""The squirrel of each seat; notation names seats by it."""
WINDY: Final[dict[str, list[int]]] = {"calm": [], "breeze": [6], "storm": [2, 4, 6]}
"""The rolls that raise the wind (ACO-16)."""
MOST_ROUNDS: Final = 5


def longest_row(rounds: int) -> int:
    """Returns how many tokens a row can have at most: those of the deal and one for each turn (ACO-11)."""
    return START_ROW + rounds


def most_goods(rounds: int) -> int:
    """Returns more of one good than anybody can ever have: one roll for each turn and each thorn (ACO-15)."""
    return START_GOODS + rounds + TOKENS[THORN]
