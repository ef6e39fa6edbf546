"""Cards in hand, draw pile and discard pile, and the clues that turns give about hands."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import count_of, faces_of, single, size_of
from folkmoot.engine.phrases import Phrase
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history
from folkmoot.games.zauberberg.state import ZauberbergState

ALL_FACES: Final = (1 << box.FACES) - 1


def fitting(longest: int) -> int:
    """Returns the bits of a handful that count the cards worth at most so many steps, jokers included (ZAU-26)."""
    return (1 << 4 * longest) - 1 | 15 << 4 * box.JOKER if longest else 0


def throw_away(position: ZauberbergState, seat: int, face: int) -> None:
    """Puts a card on the discard pile, face up (ZAU-28, ZAU-48)."""
    position.hands[seat] = position.hands[seat] - single(face)
    position.discard += single(face)
    position.history += history.entry(seat, face)
    if position.clues:
        position.clues = [left for clue in position.clues if (left := _without(clue, seat, face)) >= 0]


def learn_fit(position: ZauberbergState, seat: int, longest: int) -> None:
    """Adds the clue that at least one card of the seat fits."""
    if longest < box.HIGHEST:
        _learn(position.clues, history.clue(seat, _low(longest), 1))


def learn_misfit(position: ZauberbergState, seat: int, longest: int) -> None:
    """Adds the clue that no card of the seat fits (ZAU-43)."""
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


def _without(clue: int, seat: int, face: int) -> int:
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


def _conclude(position: ZauberbergState, seat: int) -> None:
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


def draw(position: ZauberbergState, seat: int, number: int, rule: str, dice: Dice, log: Log | None) -> None:
    """Gives a seat so many cards from the draw pile, at least one."""
    drawn: list[int] = []
    if len(position.clues) > 1:
        _conclude(position, seat)
    for _ in range(number):
        if position.deck == 0:
            _shuffle(position, log)
        face = _top(int(position.deck), dice)
        position.deck -= single(face)
        position.hands[seat] = position.hands[seat] + single(face)
        position.history += history.entry(seat, history.DREW)
        if log is not None:
            drawn.append(face)
    if log is not None:
        tell_cards("drew", rule, seat, drawn, log)


def tell_cards(key: str, rule: str, seat: int, faces: list[int], log: Log) -> None:
    """Tells a seat which cards it has got, and the others how many (ZAU-32)."""
    names: list[str | int] = [box.FACE_NAMES[face] for face in sorted(faces)]
    log.add(
        Event(
            rule=rule,
            public=Phrase(key, {"seat": seat, "number": len(faces)}),
            private={seat: Phrase(f"{key}-cards", {"seat": seat, "cards": names})},
            reveals=True,
        )
    )


def _shuffle(position: ZauberbergState, log: Log | None) -> None:
    """Makes the discard pile the draw pile (ZAU-30); there is always one, as the hands never hold all cards."""
    position.deck = position.discard
    position.deck_at_shuffle = position.discard
    position.hands_at_shuffle = position.hands[:]
    position.clues_at_shuffle = position.clues[:]
    position.history = ""
    position.discard = 0
    if log is not None:
        number = int(size_of(position.deck))
        log.add(Event(rule="ZAU-30", public=Phrase("reshuffled", {"number": number}), clears=True))


def _top(deck: int, dice: Dice) -> int:
    """Returns the face of the card drawn next, which the dice decide."""
    thrown = dice.below(int(size_of(deck)))
    face = 0
    while thrown >= count_of(deck, face):
        thrown -= int(count_of(deck, face))
        face += 1
    return face


def cards_in(cards: int) -> list[str | int]:
    """Returns the names of the cards in a handful."""
    return [box.FACE_NAMES[face] for face in faces_of(cards)]
