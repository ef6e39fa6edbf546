"""On which tokens a kobold can stand: when all is carried out that landing there brings about, and in its middle."""

from typing import Final

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import tasks
from folkmoot.games.zauberberg.rules.landing import leads_on
from folkmoot.games.zauberberg.state import NONE, ZauberbergState

STAYING_KINDS: Final = (box.STORM, box.FLYING_CARD)
"""The kinds that leave a kobold where it is, and stay there themselves (ZAU-116, ZAU-119)."""
LEAVING_KINDS: Final = (box.RAVEN, box.BALL)
"""The kinds that leave the board when they act (ZAU-106)."""
_ASKS: Final[dict[int, int]] = {
    box.GHOST: tasks.ASK_VILLAGE,
    box.TRAPDOOR: tasks.ASK_VILLAGE,
    box.STORM: tasks.ASK_ROTATION,
    box.RAVEN: tasks.ASK_VICTIM,
    box.BALL: tasks.ASK_REVEAL,
}
"""For each kind what it asks first, where it leads to no level (ZAU-109)."""


def token_under(position: ZauberbergState, kobold: int) -> int:
    """Returns the token space on which a kobold stands itself, NONE if it is elsewhere or on another kobold."""
    place = position.at[kobold]
    return box.TOKEN_SPACES.index(place) if place in box.TOKEN_SPACES and position.on[kobold] == NONE else NONE


def can_rest(position: ZauberbergState, kobold: int) -> bool:
    """Tells whether a kobold that stands on a space itself, and is not asked anything, can have come to stay there.

    A Ghost or a Trapdoor of level 1 sends it home (ZAU-137, ZAU-139), a Raven or a Crystal Ball is gone when it has
    acted (ZAU-106), a Passage or another Trapdoor takes it on or lets it wait (ZAU-131, ZAU-136). None of them leads to
    another token, so that nobody comes back in the same card (ZAU-150).
    """
    token = box.TOKEN_AT[position.at[kobold]]
    if token == NONE or position.gone >> token & 1 or position.tokens[token] in STAYING_KINDS:
        return True
    return kobold in position.waiting and leads_on(position, kobold)


def question_of(position: ZauberbergState, kobold: int) -> int:
    """Returns what the token under a kobold asks first, as the kind of a task; NONE if it asks nothing (ZAU-109)."""
    token = box.TOKEN_AT[position.at[kobold]]
    return NONE if leads_on(position, kobold) else _ASKS.get(position.tokens[token], NONE)


def asking_kobold(position: ZauberbergState) -> int:
    """Returns the kobold whose token asks the question that waits, or NONE."""
    return tasks.kobold_of(position.stack[-1]) if position.stack else NONE
