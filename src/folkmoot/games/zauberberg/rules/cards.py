"""Cards in hand, draw pile and discard pile."""

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.handfuls import count_of, faces_of, single, size_of
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history
from folkmoot.games.zauberberg.rules.clues import conclude, without_card
from folkmoot.games.zauberberg.state import ZauberbergState


def fitting(longest: i64) -> i64:
    """Returns the bits of a handful that count the cards worth at most so many steps, jokers included (ZAU-26)."""
    one: i64 = 1
    return (one << 4 * longest) - 1 | 15 << 4 * box.JOKER if longest else 0


def throw_away(position: ZauberbergState, seat: int, face: int) -> None:
    """Puts a card on the discard pile, face up (ZAU-28, ZAU-48)."""
    position.hands[seat] = position.hands[seat] - single(face)
    position.discard += single(face)
    position.history += history.entry(seat, face)
    if position.clues:
        position.clues = [left for clue in position.clues if (left := without_card(clue, seat, face)) >= 0]


def draw(position: ZauberbergState, seat: int, number: int, rule: str, dice: Dice, log: Log | None) -> None:
    """Gives a seat so many cards from the draw pile, at least one."""
    drawn: list[int] = []
    if len(position.clues) > 1:
        conclude(position, seat)
    for _ in range(number):
        if position.deck == 0:
            _shuffle(position, log)
        face = position.coming.pop() if position.coming else _top(int(position.deck), dice)
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


def show_cards(key: str, rule: str, args: dict[str, Value], log: Log) -> None:
    """Logs an event about cards that players lay open themselves."""
    log.add(Event(rule=rule, public=Phrase(key, args), reveals=True, named_by_move=True))


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
