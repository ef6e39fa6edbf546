"""Cards in hand, draw pile and discard pile, and what turns show of the hands."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import count_of, faces_of, single, size_of
from folkmoot.engine.phrases import Phrase
from folkmoot.games.zauberberg.components import FACE_NAMES, FACES, HIGHEST, JOKER
from folkmoot.games.zauberberg.state import (
    DREW,
    ZauberbergState,
    fact,
    fact_count,
    fact_faces,
    fact_seat,
    told,
)

ALL_FACES: Final = (1 << FACES) - 1


def fitting(longest: int) -> int:
    """Returns the part of a handful with the cards that are worth so many steps or fewer, jokers included (ZAU-26)."""
    return (1 << 4 * longest) - 1 | 15 << 4 * JOKER if longest else 0


def throw_away(position: ZauberbergState, seat: int, face: int) -> None:
    """Puts a card on the discard pile, face up (ZAU-28, ZAU-48)."""
    position.hands[seat] = position.hands[seat] - single(face)
    position.discard += single(face)
    position.since += told(seat, face)
    if position.known:
        position.known = [after for fact in position.known if (after := _without(fact, seat, face)) >= 0]


def learn_fit(position: ZauberbergState, seat: int, longest: int) -> None:
    """All have learned that at least one card of the seat fits."""
    if longest < HIGHEST:
        _learn(position.known, fact(seat, _low(longest), 1))


def learn_misfit(position: ZauberbergState, seat: int, longest: int) -> None:
    """All have learned that no card of the seat fits (ZAU-43)."""
    _learn(position.known, fact(seat, ALL_FACES - _low(longest), position.cards_held(seat)))


def lacks_known(hand: int, known: list[int], seat: int) -> int:
    """Returns how many cards a hand lacks for what is known of the seat's; 0 if it agrees."""
    lacking = 0
    for each in known:
        if fact_seat(each) == seat:
            held = sum([int(count_of(hand, face)) for face in range(FACES) if fact_faces(each) >> face & 1])
            lacking += max(0, fact_count(each) - held)
    return lacking


def _low(longest: int) -> int:
    """Returns the faces worth so many steps or fewer, jokers included, as bits."""
    return (1 << longest) - 1 | 1 << JOKER


def _without(known: int, seat: int, face: int) -> int:
    """Returns a fact about hands after a seat has laid down a card, or -1 if nothing is left of it."""
    if fact_seat(known) != seat or not fact_faces(known) >> face & 1:
        return known
    return known - 1 if fact_count(known) > 1 else -1


def _learn(known: list[int], new: int) -> bool:
    """Adds a fact unless it follows from one that is there; those that follow from it go. Tells whether it was news."""
    for each in known:
        if _follows(new, each):
            return False
    for each in known[:]:
        if _follows(each, new):
            known.remove(each)
    known.append(new)
    return True


def _follows(one: int, other: int) -> bool:
    """Tells whether a fact about a seat's hand follows from another: fewer cards of more faces."""
    if fact_seat(one) != fact_seat(other) or fact_count(one) > fact_count(other):
        return False
    return fact_faces(other) & ~fact_faces(one) == 0


def _conclude(position: ZauberbergState, seat: int) -> None:
    """Puts together what is known of a hand before new cards blur it.

    Of m cards, at least a in one set and b in another, at least a + b - m are in both.
    """
    size = position.cards_held(seat)
    at = 0
    while at < len(position.known):
        one = position.known[at]
        at += 1
        if fact_seat(one) != seat:
            continue
        for other in position.known[: at - 1]:
            shared = fact_count(one) + fact_count(other) - size
            faces = fact_faces(one) & fact_faces(other)
            if fact_seat(other) == seat and shared > 0 and _learn(position.known, fact(seat, faces, shared)):
                at = 0
                break


def draw(position: ZauberbergState, seat: int, number: int, rule: str, dice: Dice, log: Log | None) -> None:
    """Gives a seat so many cards from the draw pile, at least one."""
    drawn: list[int] = []
    if len(position.known) > 1:
        _conclude(position, seat)
    for _ in range(number):
        if position.deck == 0:
            _shuffle(position, log)
        face = _top(int(position.deck), dice)
        position.deck -= single(face)
        position.hands[seat] = position.hands[seat] + single(face)
        position.since += told(seat, DREW)
        if log is not None:
            drawn.append(face)
    if log is not None:
        tell_cards("drew", rule, seat, drawn, log)


def tell_cards(key: str, rule: str, seat: int, faces: list[int], log: Log) -> None:
    """Tells a seat which cards it has got, and the others how many (ZAU-32)."""
    names: list[str | int] = [FACE_NAMES[face] for face in sorted(faces)]
    log.add(
        Event(
            rule=rule,
            public=Phrase(key, {"seat": seat, "number": len(faces)}),
            private={seat: Phrase(f"{key}-cards", {"seat": seat, "cards": names})},
            reveals=True,
        )
    )


def _shuffle(position: ZauberbergState, log: Log | None) -> None:
    """ZAU-30: the discard pile becomes the draw pile; the hands never hold all cards."""
    position.deck = position.discard
    position.pool = position.discard
    position.old = position.hands[:]
    position.known_then = position.known[:]
    position.since = ""
    position.discard = 0
    if log is not None:
        number = int(size_of(position.deck))
        log.add(Event(rule="ZAU-30", public=Phrase("reshuffled", {"number": number}), clears=True))


def _top(deck: int, dice: Dice) -> int:
    thrown = dice.below(int(size_of(deck)))
    face = 0
    while thrown >= count_of(deck, face):
        thrown -= int(count_of(deck, face))
        face += 1
    return face


def cards_in(cards: int) -> list[str | int]:
    """Returns the names of the cards in a handful."""
    return [FACE_NAMES[face] for face in faces_of(cards)]
