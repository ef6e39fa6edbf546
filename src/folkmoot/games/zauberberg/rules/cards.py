"""Cards in hand, draw pile and discard pile, and what turns show of the hands."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import count_of, faces_of, single, size_of
from folkmoot.engine.phrases import Phrase
from folkmoot.games.zauberberg.components import FACE_NAMES, JOKER
from folkmoot.games.zauberberg.state import DREW, LEARNED, ZauberbergState, told

LOW: Final = 4
"""The first four entries of `known` are about the cards 1 to n and jokers, the other four about the rest."""


def fitting(longest: int) -> int:
    """Returns the part of a handful with the cards that are worth so many steps or fewer, jokers included (ZAU-26)."""
    return (1 << 4 * longest) - 1 | 15 << 4 * JOKER if longest else 0


def throw_away(position: ZauberbergState, seat: int, face: int) -> None:
    """Puts a card on the discard pile, face up (ZAU-28, ZAU-48)."""
    position.hands[seat] = position.hands[seat] - single(face)
    position.discard += single(face)
    position.since += told(seat, face)
    for below in range(1, LOW + 1):
        entry = seat * LEARNED + below - 1
        if face >= below and face != JOKER:
            entry += LOW
        if position.known[entry] > 0:
            position.known[entry] = position.known[entry] - 1


def learn_fit(position: ZauberbergState, seat: int, longest: int) -> None:
    """All have learned that at least one card of the seat fits."""
    entry = seat * LEARNED + longest - 1
    if longest <= LOW and position.known[entry] == 0:
        position.known[entry] = 1


def learn_misfit(position: ZauberbergState, seat: int, longest: int) -> None:
    """All have learned that no card of the seat fits (ZAU-43)."""
    position.known[seat * LEARNED + LOW + longest - 1] = position.cards_held(seat)


def lacks_known(hand: int, known: list[int], seat: int) -> int:
    """Returns how many cards a hand lacks for what is known of the seat's; 0 if it agrees."""
    lacking = 0
    for below in range(1, LOW + 1):
        low = int(size_of(hand & fitting(below)))
        high = int(size_of(hand)) - low
        lacking += max(0, known[seat * LEARNED + below - 1] - low)
        lacking += max(0, known[seat * LEARNED + LOW + below - 1] - high)
    return lacking


def draw(position: ZauberbergState, seat: int, number: int, rule: str, dice: Dice, log: Log | None) -> None:
    """Gives a seat so many cards from the draw pile."""
    drawn: list[int] = []
    for _ in range(number):
        if position.deck == 0:
            _shuffle(position, log)
        face = _top(int(position.deck), dice)
        position.deck -= single(face)
        position.hands[seat] = position.hands[seat] + single(face)
        position.since += told(seat, DREW)
        if log is not None:
            drawn.append(face)
    if log is not None and drawn:
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
