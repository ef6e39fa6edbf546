"""What tokens do to the kobold that stands on them: where they lead, what they ask, who can wait or stay there."""

from typing import Final

from mypy_extensions import i64

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases, tasks
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

LEAVING_KINDS: Final = (box.RAVEN, box.BALL)
"""The kinds that leave the board when they act (ZAU-106)."""
_QUESTIONS: Final[dict[int, int]] = {
    box.GHOST: tasks.ASK_VILLAGE,
    box.TRAPDOOR: tasks.ASK_VILLAGE,
    box.STORM: tasks.ASK_ROTATION,
    box.RAVEN: tasks.ASK_VICTIM,
    box.BALL: tasks.ASK_REVEAL,
}
_ASKS: Final[list[int]] = [_QUESTIONS.get(kind, NONE) for kind in range(len(box.KIND_NAMES))]
"""For each kind what it asks first, where it leads to no level."""


def token_under(position: ZauberbergState, kobold: int) -> int:
    """Returns the token space on which a kobold stands itself, NONE if it is elsewhere or on another kobold."""
    place = position.at[kobold]
    return box.TOKEN_AT[place] if 0 <= place < box.SPACES and position.on[kobold] == NONE else NONE


def kind_under(position: ZauberbergState, kobold: int) -> int:
    """Returns the kind of the token on whose space a kobold stands."""
    return position.tokens[box.TOKEN_AT[position.at[kobold]]]


def hidden_tokens(position: ZauberbergState) -> i64:
    """Returns the tokens that lie face down, as bits (ZAU-112)."""
    return ((1 << box.TOKENS) - 1) & ~position.gone & ~position.face_up


def leads_on(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether a kobold stands on a Passage, or on a Trapdoor that leads to a level (ZAU-142)."""
    space = position.at[kobold]
    kind = position.tokens[box.TOKEN_AT[space]]
    return kind == box.PASSAGE or (kind == box.TRAPDOOR and box.BELOW[space] != box.VILLAGE)


def target_of(position: ZauberbergState, kobold: int) -> int:
    """Returns the space to which the Passage or Trapdoor under a kobold leads."""
    space = position.at[kobold]
    return box.ABOVE[space] if position.tokens[box.TOKEN_AT[space]] == box.PASSAGE else box.BELOW[space]


def can_go(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether a waiting kobold can go on: its way is free, and nobody stands on it (ZAU-145)."""
    return position.is_free(target_of(position, kobold)) and not position.is_covered(kobold)


def can_wait(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether a kobold on a token that leads on can be waiting there.

    Where it could go it waits only until the card is resolved, or for ever if that card has ended the game. For the
    summit nobody waits.
    """
    if target_of(position, kobold) == box.SUMMIT:
        return False
    return bool(position.stack) or position.phase == phases.OVER or not can_go(position, kobold)


def can_rest(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether a kobold that stands on a space itself, and is not asked anything, can have come to stay there.

    A Storm and a Flying Card leave it there. A Ghost or a Trapdoor of level 1 sends it home, a Raven or a Crystal Ball
    is gone when it has acted, a Passage or another Trapdoor takes it on or lets it wait. None of them leads to another
    token, so that nobody comes back in the same card.
    """
    if position.token_on(position.at[kobold]) == NONE or kind_under(position, kobold) in (box.STORM, box.FLYING_CARD):
        return True
    return kobold in position.waiting and leads_on(position, kobold)


def question_of(position: ZauberbergState, kobold: int) -> int:
    """Returns what the token under a kobold asks first, as the kind of a task; NONE if it asks nothing."""
    return NONE if leads_on(position, kobold) else _ASKS[kind_under(position, kobold)]


def asking_kobold(position: ZauberbergState) -> int:
    """Returns the kobold whose token asks the question that waits, or NONE."""
    return tasks.kobold_of(position.stack[-1]) if position.stack else NONE
