"""Frozen tables: the rules that are installed would have told their game differently, so that it cannot go on."""

from typing import Literal

from msgspec import Struct

Cause = Literal["move", "deal", "setup", "newer", "unknown"]


class Frozen(Struct, frozen=True, kw_only=True):
    """Why a game cannot go on here; the words are the message `frozen-CAUSE` of the shared text files.

    Nothing is lost: with the rules that it follows the game could go on.
    """

    cause: Cause
    """A move, or the deal, would have gone differently; the set-up is not possible; the game follows newer rules than
    those installed here; or it was begun before Folkmoot kept what is needed to compare."""
    move: int
    """Which of the moves that everybody could see and that stand is the first after those that are shown, from 1."""
    follows: int
    """The version of the rules that the game follows; 0 before the deal."""
    here: int
    """The version of the rules that are installed."""
    finished: bool = False
    """Whether the game was finished before: then its record is kept."""
