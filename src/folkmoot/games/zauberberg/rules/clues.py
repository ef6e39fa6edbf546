"""The clues that turns give everybody about hands: what is learned, and what follows from it."""

from typing import Final

from folkmoot.engine.handfuls import count_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history
from folkmoot.games.zauberberg.state import ZauberbergState

ALL_FACES: Final = (1 << box.FACES) - 1


def learn_fit(position: ZauberbergState, seat: int, longest: int) -> None:
    """Adds the clue that at least one card of the seat fits."""
    if longest < box.HIGHEST:
        _learn(position.clues, history.clue(seat, _low(longest), 1))


def learn_misfit(position: ZauberbergState, seat: int, longest: int) -> None:
    """Adds the clue that no card of the seat fits."""
    _learn(position.clues, history.clue(seat, ALL_FACES - _low(longest), position.cards_held(seat)))


def lacking_for_clues(hand: int, clues: list[int], seat: int) -> int:
    """Returns how many cards a hand lacks for the clues about this seat; 0 if it agrees with them."""
    lacking = 0
    for clue in clues:
        if history.clue_seat(clue) == seat:
            held = sum([int(count_of(hand, face)) for face in range(box.FACES) if history.clue_faces(clue) >> face & 1])
            lacking += max(0, history.clue_count(clue) - held)
    return lacking


def _low(longest: int) -> int:
    """Returns the faces worth so many steps or fewer, jokers included, as bits."""
    return (1 << longest) - 1 | 1 << box.JOKER


def without_card(clue: int, seat: int, face: int) -> int:
    """Returns what is left of a clue after a seat has laid down a card, -1 if nothing is."""
    if history.clue_seat(clue) != seat or not history.clue_faces(clue) >> face & 1:
        return clue
    return clue - 1 if history.clue_count(clue) > 1 else -1


def _learn(clues: list[int], new: int) -> bool:
    """Adds a clue and removes those that follow from it. Returns False if it follows from one that is known."""
    for clue in clues:
        if _follows(new, clue):
            return False
    for clue in clues[:]:
        if _follows(clue, new):
            clues.remove(clue)
    clues.append(new)
    return True


def _follows(one: int, other: int) -> bool:
    """Tells whether a clue follows from another about the same hand: fewer cards of more faces."""
    if history.clue_seat(one) != history.clue_seat(other) or history.clue_count(one) > history.clue_count(other):
        return False
    return history.clue_faces(other) & ~history.clue_faces(one) == 0


def conclude(position: ZauberbergState, seat: int) -> None:
    """Adds the clues that follow from two others about a hand, before cards are drawn to it.

    Of m cards, at least a in one set and b in another, at least a + b - m are in both.
    """
    size = position.cards_held(seat)
    at = 0
    while at < len(position.clues):
        one = position.clues[at]
        at += 1
        if history.clue_seat(one) != seat:
            continue
        for other in position.clues[: at - 1]:
            if history.clue_seat(other) != seat:
                continue
            shared = history.clue_count(one) + history.clue_count(other) - size
            faces = history.clue_faces(one) & history.clue_faces(other)
            if shared > 0 and _learn(position.clues, history.clue(seat, faces, shared)):
                at = 0
                break
