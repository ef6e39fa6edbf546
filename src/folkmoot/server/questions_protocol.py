"""What a client asks of the rules before it answers: why not, what would it do, which moves are best."""

from typing import Annotated

from msgspec import Meta, Struct, field

from folkmoot.engine.reasons import Reason
from folkmoot.server.message_types import BareMessage, Index, Notation, NumberedCommand


class AskWhy(NumberedCommand, frozen=True, kw_only=True, tag="why"):
    """Whether a move, or the beginning of one, is legal, and the rule if not. Answered by `because`."""

    seat: Index
    move: Notation


class AskTouch(NumberedCommand, frozen=True, kw_only=True, tag="touch"):
    """Why touching a board element leads nowhere, with what is chosen so far. Answered by `because`."""

    seat: Index
    element: Annotated[str, Meta(max_length=80)]
    """Kind and id: `space R3`."""
    chosen: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=12)] = field(default_factory=list)
    """The parts of a move that are chosen so far, as words of the notation."""


class AskEffect(NumberedCommand, frozen=True, kw_only=True, tag="effect"):
    """What a legal move would do, as far as the seat knows. Answered by `foreseen`."""

    seat: Index
    move: Notation


class AskHint(NumberedCommand, frozen=True, kw_only=True, tag="hint"):
    """The best moves, as a bot that looks ahead sees them, and why. Answered by `hinted`."""

    seat: Index


class Because(BareMessage, frozen=True, kw_only=True, tag="because"):
    """The answer to `why` and `touch`."""

    id: str
    reason: Reason | None
    """None if the move is legal, or none is meant."""
    move: str | None
    """The move in question, or its beginning; None if touching the element means none now."""


class Foreseen(BareMessage, frozen=True, kw_only=True, tag="foreseen"):
    """The answer to `effect`."""

    id: str
    effect: object
    """The game's own struct; null if the game does not say."""


class HintedMove(Struct, frozen=True, kw_only=True):
    """A move that is advised, and why. Reasons name terms of the game: `term-NAME` in its text files."""

    move: Notation
    share: float | None
    """The share of the victory that it leads to on average, from 0 to 1; null where nothing was tried."""
    brings: list[str]
    costs: list[str]
    avoids: list[str]
    """What the other legal moves cost on average, and this one does not."""


class Hinted(BareMessage, frozen=True, kw_only=True, tag="hinted"):
    """The answer to `hint`."""

    id: str
    moves: list[HintedMove]
    """The best first; at least one."""
