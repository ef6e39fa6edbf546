"""Which moves are legal. Equal cards are one option; a joker is another than the card it stands for (ZAU-157)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import count_of
from folkmoot.engine.packing import first_of, pack, verb_of
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.flow import decider
from folkmoot.games.zauberberg.rules.cards import fitting
from folkmoot.games.zauberberg.rules.verdicts import (
    answer,
    exchange,
    first_card,
    movement_at_all,
    movement_card,
    placement,
    villages_used,
)
from folkmoot.games.zauberberg.rules.walking import begins_at, longest_card, only_climbs, pairs_of, reach
from folkmoot.games.zauberberg.state import ZauberbergState

_ANSWERS: Final[dict[int, list[int]]] = {
    phases.CHOOSE_VILLAGE: [pack(verbs.TO_VILLAGE, village) for village in range(box.VILLAGES)],
    phases.CHOOSE_ROTATION: [pack(verbs.TURN, way) for way in (box.CLOCKWISE, box.COUNTER)],
    phases.CHOOSE_VICTIM: [pack(verbs.RAVEN_TO, seat) for seat in range(len(box.COLOURS))],
    phases.DISCARD_CARD: [pack(verbs.DISCARD, face) for face in range(box.FACES)],
    phases.REVEAL_TOKEN: [pack(verbs.REVEAL, space) for space in box.TOKEN_SPACES],
}
"""For what a token asks: every answer that can be given."""
_EXCHANGES: dict[int, list[int]] = {}


def legal_moves(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the legal moves; a single one is still a decision."""
    phase = int(position.phase)
    if phase == phases.OVER or seat != decider(position):
        return []
    if phase == phases.CHOOSE_ACTION:
        return picks(position, seat) + exchanges(position.hands[seat])
    if phase == phases.MOVE_SECOND or phase == phases.MOVE_EXTRA:
        moves = movements(position, seat)
        if phase == phases.MOVE_EXTRA:
            moves.append(pack(verbs.STOP))
        return moves
    if phase == phases.PLACE_KOBOLD:
        return placements(position.places_of(seat))
    return [move for move in _ANSWERS[phase] if answer(position, seat, verb_of(move), first_of(move)) == LEGAL]


def lively_moves(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the legal moves without exchanges, unless there is nothing else."""
    if position.phase == phases.CHOOSE_ACTION and seat == position.active:
        moves = picks(position, seat)
        if moves:
            return moves
    return legal_moves(position, seat)


def placements(own: list[int]) -> list[int]:
    """Returns which of a player's kobolds may go to which village."""
    used = villages_used(own)
    return [
        pack(verbs.PLACE, number, village)
        for number in range(box.KOBOLDS)
        for village in range(box.VILLAGES)
        if placement(own, used, number, village) == LEGAL
    ]


def picks(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the first cards: each names a kobold that another card in hand then moves."""
    hand: i64 = position.hands[seat]
    pairs = pairs_of(position)
    jokers = count_of(hand, box.JOKER)
    moves: list[int] = []
    for number in range(box.KOBOLDS):
        if jokers or count_of(hand, number):
            fit = fitting(longest_card(position, box.KOBOLDS * seat + number, False, pairs))
            if first_card(hand, number, number, fit) == LEGAL:
                moves.append(pack(verbs.PICK, number, number))
            if first_card(hand, number, box.JOKER, fit) == LEGAL:
                moves.append(pack(verbs.PICK, number, box.JOKER))
    return moves


def exchanges(hand: int) -> list[int]:
    """Returns all exchanges of a hand, every set of cards once (ZAU-47); cached for speed."""
    known = _EXCHANGES.get(hand)
    if known is None:
        numbers = range(len(verbs.EXCHANGE_CARDS))
        known = _EXCHANGES[hand] = [
            pack(verbs.EXCHANGE, number) for number in numbers if exchange(hand, number) == LEGAL
        ]
    return known


def movements(position: ZauberbergState, seat: int) -> list[int]:
    """Returns every movement of the active kobold by the cards in hand (ZAU-37, ZAU-50, ZAU-51)."""
    return movements_of(position, int(position.kobold), position.hands[seat], only_climbs(position))


def movements_of(position: ZauberbergState, kobold: int, hand: i64, climbing: bool) -> list[int]:
    """Returns every movement of a kobold by the cards of a hand; one that is `climbing` cannot walk."""
    moves: list[int] = []
    pairs = pairs_of(position)
    for verb in range(verbs.WALK, verbs.CLIMB + 1):
        start = begins_at(position, kobold, verb)
        if movement_at_all(position, kobold, verb, start, climbing) == LEGAL:
            _add_movements(moves, verb, start, hand, pairs)
    return moves


def _add_movements(moves: list[int], verb: int, start: int, hand: i64, pairs: list[int]) -> None:
    """Adds the movements from a space by the cards in hand, a joker once for each value (ZAU-27)."""
    one: i64 = 0
    other: i64 = 0
    if start != box.SUMMIT:
        one, other = reach(start, box.CLOCKWISE, pairs), reach(start, box.COUNTER, pairs)
    pair = any(place == start for place in pairs)
    played: i64
    for played in range(verbs.PLAYED):
        if count_of(hand, verbs.face_of(played)):
            if movement_card(hand, verb, start, pair, played, box.NO_WAY, 0) == LEGAL:
                moves.append(pack(verb, played, box.NO_WAY))
            if movement_card(hand, verb, start, pair, played, box.CLOCKWISE, one) == LEGAL:
                moves.append(pack(verb, played, box.CLOCKWISE))
            if movement_card(hand, verb, start, pair, played, box.COUNTER, other) == LEGAL:
                moves.append(pack(verb, played, box.COUNTER))
