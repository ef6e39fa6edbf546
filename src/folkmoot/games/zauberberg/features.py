"""What counts for the victory in Zauberberg, seat by seat: the features that its value is learned from."""

from typing import Final

from folkmoot.engine.handfuls import count_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.rules.walking import climb_to
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, owner_of

LEVELS: Final = 4
FEATURES: Final = (
    "kobolds on level 1",
    "kobolds on level 2",
    "kobolds on level 3",
    "kobolds on level 4",
    "kobolds that can climb from level 1",
    "kobolds that can climb from level 2",
    "kobolds that can climb from level 3",
    "kobolds that can climb from level 4",
    "levels of blocked kobolds",
    "stones",
    "cards",
    "jokers",
    "extra cards",
    "Ravens",
    "on turn",
    "turns to wait, as a share of the round",
    "on level 4",
    "on level 3",
    "can climb to the summit, sooner counts more",
    "can climb to level 4",
)


def features(position: ZauberbergState) -> list[list[float]]:
    """Returns the features of every seat."""
    seats = int(position.seats)
    standing = [[0.0] * LEVELS for _ in range(seats)]
    ready = [[0.0] * LEVELS for _ in range(seats)]
    blocked = [0.0] * seats
    for kobold, place in enumerate(position.at):
        if not 0 <= place < box.SPACES:
            continue
        owner, level = owner_of(kobold), box.LEVEL_OF[place]
        standing[owner][level - 1] += 1.0
        if position.on[kobold] == NONE:
            if position.is_covered(kobold):
                blocked[owner] += float(level)
        elif climb_to(position, kobold) != box.NOWHERE:
            ready[owner][level - 1] += 1.0
    return [_features(position, seat, standing[seat], ready[seat], blocked[seat]) for seat in range(seats)]


def _features(
    position: ZauberbergState, seat: int, standing: list[float], ready: list[float], blocked: float
) -> list[float]:
    wait = float((seat - int(position.active)) % int(position.seats)) / float(position.seats)
    return [
        *standing,
        *ready,
        blocked,
        float(position.owned[seat]),
        float(position.cards_held(seat)),
        float(count_of(position.hands[seat], box.JOKER)),
        float(position.credit[seat]),
        float(position.ravens[seat]),
        1.0 if wait == 0.0 else 0.0,
        wait,
        1.0 if standing[3] > 0.0 else 0.0,
        1.0 if standing[2] > 0.0 else 0.0,
        1.0 - wait if ready[3] > 0.0 else 0.0,
        1.0 if ready[2] > 0.0 else 0.0,
    ]
