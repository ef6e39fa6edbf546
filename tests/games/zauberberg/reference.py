"""Movements computed otherwise, step by step over the neighbours in `board.toml`: the reference for the game's own."""

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState

from .helpers import hand, number_of, stack, where
from .test_components import SPACES, name

VALUES = [1, 2, 3, 4, 5]
WAYS = ["cw", "ccw"]
VILLAGES = ["nw", "ne", "se", "sw"]


def walked(space: str, steps: int, way: str) -> str:
    """Returns the space so many single steps away."""
    for _ in range(steps):
        space = SPACES[space][way]
    return space


def movements(position: ZauberbergState, own: str) -> set[str]:
    """Returns how the cards in hand may move a kobold in this turn (ZAU-49 to ZAU-77)."""
    place = where(position, own) or ""
    if place in VILLAGES:
        corner = name(1, 10 * ((VILLAGES.index(place) - position.rotation) % 4))
        return {
            move for card, value in _cards(position, own) for move in _paths(position, "enter", card, value, corner)
        }
    there = stack(position, place)
    if there[-1] != own:
        return set()
    above = SPACES[place]["above"]
    moves: set[str] = set()
    for card, value in _cards(position, own):
        if len(there) == 1 or position.played < 2 or position.walk_on:
            moves |= {f"walk {card} {way}" for way in WAYS if _is_open(position, place, value, way)}
        if len(there) == 2 and above == "SUMMIT":
            moves |= {f"climb {card} none"} & {f"climb {face} none" for face in ("1", "2", "3", "4", "5", "J1")}
        elif len(there) == 2 and above and not stack(position, above):
            moves |= _paths(position, "climb", card, value, above)
    return moves


def first_cards(position: ZauberbergState) -> set[str]:
    """Returns the first cards of a turn: those that leave another card to move the kobold named (ZAU-36, ZAU-41)."""
    seat = int(position.active)
    moves = set()
    for card in set(hand(position, seat)):
        for number in VALUES:
            if card not in (str(number), "J"):
                continue
            later = position.copy()
            later.hands[seat] -= 1 << 4 * box.FACE_NAMES.index(card)
            later.played = 1
            if movements(later, f"{'abcde'[seat]}{number}"):
                moves.add(f"pick k{number} {card}")
    return moves


def _cards(position: ZauberbergState, own: str) -> list[tuple[str, int]]:
    """Returns the movement cards of the owner's hand, each face once, a joker as every number."""
    faces = set(hand(position, number_of(own) // 5))
    plain = [(face, int(face)) for face in faces - {"J"}]
    return plain + ([(f"J{value}", value) for value in VALUES] if "J" in faces else [])


def _paths(position: ZauberbergState, kind: str, card: str, value: int, first: str) -> set[str]:
    """Returns the movements by a card whose first step leads to a certain space, from which they go on."""
    pair = len(stack(position, first)) == 2
    if value == 1:
        return {f"{kind} {card} {way}" for way in WAYS} if pair else {f"{kind} {card} none"}
    return {f"{kind} {card} {way}" for way in WAYS if not pair and _is_open(position, first, value - 1, way)}


def _is_open(position: ZauberbergState, start: str, steps: int, way: str) -> bool:
    """Tells whether none of the spaces between start and destination holds a pair."""
    return all(len(stack(position, walked(start, step, way))) < 2 for step in range(1, steps))
