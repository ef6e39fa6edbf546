"""What is in the box, read from `board.toml`: cards, board, charts, marker sets."""

import tomllib
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(files("folkmoot.games.rainbows").joinpath("board.toml").read_text("utf-8"))
_GAME: Final[dict[str, Any]] = DATA["game"]

# RAI-02, RAI-03: one colour for each column, from left to right.
COLOURS: Final[list[str]] = _GAME["colours"]
LETTERS: Final[list[str]] = _GAME["letters"]
COLUMNS: Final = 6
ROWS: Final = 8
NUMBERS: Final = 10
CARDS: Final = 60
CLOVER: Final = 60
"""The clover among Luckychauns numbered 0 to 59: it has no colour and no number (RAI-07)."""
MARKERS: Final = 10
START_GOLD: Final[int] = _GAME["start_gold"]  # RAI-09
START_ACCOUNT: Final[int] = _GAME["start_account"]
START_ACCOUNT_WITH_BANK_ACCOUNTS: Final[int] = _GAME["start_account_with_bank_accounts"]
THIRD: Final[int] = _GAME["clover_third"]
"""How many Luckychauns the lowest third of the deck has, into which the clover is shuffled."""
ABOVE_CLOVER: Final = CARDS - THIRD
"""The fewest Luckychauns that lie above the clover."""


def _by_number(table: dict[str, int]) -> list[int]:
    numbers = {int(key): value for key, value in table.items()}
    return [numbers.get(number, 0) for number in range(max(numbers) + 1)]


ROWS_IN_PLAY: Final[list[int]] = _by_number(DATA["rows_in_play"] | {"2": DATA["two_player_variant"]["rows_in_play"]})
# RAI-52, RAI-54: 60 is a multiple of each, so the deal is never short and a day has 15, 12 or 10 rounds; RAI-116.
CARDS_PER_ROUND: Final[list[int]] = _by_number(
    DATA["cards_per_round"] | {"2": DATA["two_player_variant"]["cards_per_round"]}
)
RAINBOW_GOLD: Final[list[int]] = _by_number(DATA["rainbow_gold"])
MONEY_GOLD: Final[list[int]] = _by_number(DATA["money_rainbow_gold"])
SINGLE_GOLD: Final[int] = DATA["single_marker"]["gold"]
"""Negative: what a single marker costs."""

CARD_NAMES: Final[list[str]] = [f"{colour}-{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)]
SPACE_NAMES: Final[list[str]] = [f"{letter}{row + 1}" for letter in LETTERS for row in range(ROWS)]
CARD_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
SPACE_OF: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_NAMES)}

ONES: Final = 0x4010040100401
"""The six cards of number 1, as bits; shifted by k, those of number k + 1."""
