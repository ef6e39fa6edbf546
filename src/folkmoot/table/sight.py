"""What a table shows and asks: what one eye sees, what a change changes for whom, and what a seat is asked."""

from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from folkmoot.engine.course import PlayedMove
from folkmoot.engine.events import Event
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.results import Result
from folkmoot.engine.views import View


class Change(Struct, frozen=True):
    """What an entry changed for those who look at the table."""

    lines_from: int | None = None
    """The `seq` from which lines of the story differ; None if the game was not touched."""
    hidden_from: frozenset[int | None] = frozenset()
    """The eyes (None: spectators) for which nothing changed, and which must not notice that anything happened."""
    room_changed: bool = True
    """Chairs, phase, wishes and what else is around the game."""


def is_secret(played: PlayedMove) -> bool:
    """Tells whether a move is a secret step: it answers a simultaneous question, and not as the last."""
    return played.simultaneous and not played.closes_undo


def unaffected_eyes(
    eyes: frozenset[int | None], before: Position, after: Position, events: list[Event]
) -> frozenset[int | None]:
    """Returns which of these eyes see none of the events, and the same view after them as before."""
    return frozenset(
        eye for eye in eyes if not any(event.seen_by(eye) for event in events) and before.view(eye) == after.view(eye)
    )


class Question(NamedTuple):
    """What tells one question to a seat from every other: an answer to it is an answer to no other question."""

    seat: int
    bot: str | None
    """The bot that is asked, None if a person is."""
    public_changes: int
    """How many public moves and undos came before it."""
    secret_steps: int
    """How many secret steps and undos of them the seat has made since."""


class Line(Struct, frozen=True, gc=False, kw_only=True):
    """One line of the story, as this eye may read it; its words are the message `event-KEY`, with the phrase's key."""

    seq: int
    phrase: Phrase
    rule: str | None = None
    """None for a line about the table itself."""
    fleeting: bool = False


class Sight(Struct, frozen=True, kw_only=True):
    """The game as one eye sees it."""

    seq: int
    secret_steps: int
    view: View
    prompt: Prompt | None
    undo: int
    """How many moves an undo would take back, secret steps of bots not counted; 0 if none."""
    lines_from: int
    lines: list[Line]
    result: Result | None


def holds_secrets(seen: Sight, public: Sight, judgements: Collection[str]) -> bool:
    """Tells whether a seat's whole sight says anything that a spectator's does not.

    `judgements` are the fields of the view that only say what the seat may do. What is empty is no secret.
    """
    view = replace(seen.view, eye=None)
    return seen.lines != public.lines or _differs(to_builtins(view), to_builtins(public.view), judgements)


def _differs(seen: object, public: object, judgements: Collection[str]) -> bool:
    if isinstance(seen, dict) and isinstance(public, dict):
        return any(
            key not in judgements and _differs(value, public.get(key), judgements) for key, value in seen.items()
        )
    if isinstance(seen, list) and isinstance(public, list) and len(seen) == len(public):
        return any(_differs(own, other, judgements) for own, other in zip(seen, public, strict=True))
    return seen != public and bool(seen)
