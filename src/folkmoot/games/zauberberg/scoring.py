"""Who has won. There are no points: one player wins, or nobody does."""

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.state import ZauberbergState, owner_of


def result(position: ZauberbergState) -> Result | None:
    """Returns the ranks of a finished game: the first on the summit wins (ZAU-151), nobody at the limit."""
    if position.phase != phases.OVER:
        return None
    if box.SUMMIT not in position.at:
        return Result(ranks=[2] * position.seats, end=Phrase("end-limit", {"number": int(position.turns)}))
    winner = owner_of(position.at.index(box.SUMMIT))
    ranks = [1 if seat == winner else 2 for seat in range(position.seats)]
    return Result(ranks=ranks, end=Phrase("end-summit", {"seat": winner}))
