"""Terms: what a game's heuristic sees in a move, under names, so that a hint can say why.

The functions that work out a value pass each of its parts through `noted`, so that the parts stand once: without a
collector they only add up to the value.
"""

from typing import NamedTuple


class Term(NamedTuple):
    """One thing that a heuristic sees in a move."""

    name: str
    """Its words are the message `term-NAME` of the game: a short noun phrase."""
    amount: float
    """In the unit of the game's move values: above 0 the move brings it, below 0 it costs it."""


class Terms:
    """Collects the terms of one move.

    >>> terms = Terms()
    >>> noted(terms, "gold", 3.0) + noted(terms, "loan", -5.0) + noted(terms, "gold", 1.0)
    -1.0
    >>> terms.noted()
    [Term(name='gold', amount=4.0), Term(name='loan', amount=-5.0)]
    """

    def __init__(self) -> None:
        self._amounts: dict[str, float] = {}

    def add(self, name: str, amount: float) -> float:
        """Notes an amount, added to what the name has already, and returns it."""
        self._amounts[name] = self._amounts.get(name, 0.0) + amount
        return amount

    def add_all(self, other: "Terms", share: float) -> None:
        """Notes what another collector has noted, each amount times `share`."""
        for name, amount in other._amounts.items():
            self.add(name, amount * share)

    def noted(self) -> list[Term]:
        """Returns the terms in the order in which they were first noted, without those that came to nothing."""
        return [Term(name, amount) for name, amount in self._amounts.items() if amount != 0.0]


def noted(terms: Terms | None, name: str, amount: float) -> float:
    """Returns the amount, which the collector notes if there is one."""
    return amount if terms is None else terms.add(name, amount)
