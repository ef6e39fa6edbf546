"""The state of a game of Acorns: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod

from folkmoot.engine.position import Position
from folkmoot.engine.state import Number, Numbers, PerSeat


class AcornsState(Position):
    """Everything on the table and under the leaves; tokens are packed as `knowledge` says."""

    rounds: Number
    wind: Number
    """Which of the winds of the box blows, by number."""
    memory_aid: bool

    phase: Number
    round: Number
    first: Number
    """Who had the first turn of the round, or of the last one while offers are made."""
    turn: Number
    """How many turns of the round are over."""
    last: Number
    """The last move that was not part of an offer; -1 before the first."""
    ended: Number
    """1 after the last round, 2 if the places are bare; 0 before."""

    pile: Numbers
    """From the bottom; nobody knows any of it."""
    places: Numbers
    rows: Numbers
    """All tokens in front of players, oldest first."""
    owners: Numbers
    """The seats in front of which these tokens lie, in the same order."""
    lost: Numbers
    """Faces out of the game."""
    mixings: Number
    """How often the wind has blown."""
    goods: Numbers
    """For seat s and good g at s * 2 + g: what is in store, open to all."""
    offers: Numbers
    """Likewise, what is offered; -1 where the seat has not decided yet."""
    committed: PerSeat
    stack: Numbers
    """Pairs of a task and the seat that does it, the next on top: `tasks.ROLL`, `tasks.BITTEN`, `tasks.TAKING`."""

    @abstractmethod
    def copy(self) -> "AcornsState":
        """Returns an independent twin."""

    def row(self, seat: int) -> list[int]:
        """Returns the tokens in front of a seat, oldest first."""
        return [token for token, owner in zip(self.rows, self.owners, strict=True) if owner == seat]
