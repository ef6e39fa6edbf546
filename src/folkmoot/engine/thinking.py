"""How bots that look ahead think in a game."""

from typing import Final, Literal, get_args

from msgspec import Struct

from folkmoot.engine.errors import FolkmootError

Manner = Literal["usual", "learned"]
"""How the heuristic plays: by its usual taste, or by the one that was learned."""
MANNERS: Final[tuple[Manner, ...]] = get_args(Manner)


class BadThinking(FolkmootError):
    """Nobody can think like this: a number is too small."""


def check_simulations(number: int) -> None:
    """Raises `BadThinking` if these are too few to think at all."""
    if number < 1:
        raise BadThinking(f"expected at least 1 simulation, got {number}")


class Thinking(Struct, frozen=True, kw_only=True):
    """How a bot looks ahead in a game. `docs/bots.md` shows what each part is worth."""

    simulations: int = 200
    """For a decision."""
    horizon: int | None = None
    """So many decisions are played on before the game's value is asked; None: to the end."""
    candidates: int = 5
    """As many of the heuristic's best moves are tried."""
    doubt: float = 1.5
    """So many standard errors a candidate must be better by than the heuristic's move to be played."""
    hopeless: float = 1.0
    """A candidate is no longer tried once it is worse by so many standard errors."""
    same_luck: bool = True
    """All candidates are tried in the same imagined worlds with the same dice."""
    taste: Manner = "usual"
    """By which taste the heuristic proposes moves and plays on, and by games of which the value was learned."""

    def __post_init__(self) -> None:
        """Raises `BadThinking` if a number is too small."""
        check_simulations(self.simulations)
        if self.horizon is not None and self.horizon < 0:
            raise BadThinking(f"expected a horizon from 0, or none for the end: got {self.horizon}")
        if self.candidates < 1:
            raise BadThinking(f"expected at least 1 candidate, got {self.candidates}")
        if not (self.doubt >= 0 and self.hopeless >= 0):
            raise BadThinking(f"expected doubt and hopeless from 0, got {self.doubt} and {self.hopeless}")
