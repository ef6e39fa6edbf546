"""The options of Rainbows. What each one means to a player stands in the text files."""

from typing import Literal

from folkmoot.engine.options import Options


class RainbowsOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table may vary the game; the defaults are the basic game of the book."""

    bank_accounts: bool = False
    """RAI-80: start with 50 in the account and borrow missing gold at double cost."""
    forced_borrowing: bool = True
    """Whether a card that only a loan can pay must be bought (RAI-87); only read with `bank_accounts`."""
    days: Literal[1, 2, 3] = 1
    """RAI-90."""
    first_priority: Literal["random", 0, 1, 2, 3, 4] = "random"
    """Drawn, or the seat that begins."""
    two_player_variant: bool = False
    """RAI-115 to RAI-119, not in the book; without effect with 3 to 5 players."""
