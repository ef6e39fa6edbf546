"""Which moves are legal. Equal cards are one option; a joker is another than the card it stands for (ZAU-157)."""

from folkmoot.engine.handfuls import count_of
from folkmoot.engine.packing import pack
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.flow import decider
from folkmoot.games.zauberberg.rules.cards import fitting
from folkmoot.games.zauberberg.rules.verdicts import (
    exchange,
    first_card,
    movement_at_all,
    movement_card,
    verdict,
)
from folkmoot.games.zauberberg.rules.walking import begins_at, longest_card, pairs_of, reach
from folkmoot.games.zauberberg.state import ZauberbergState

_ANSWERS = {
    phases.PLACE_KOBOLD: [
        pack(verbs.PLACE, number, village) for number in range(box.KOBOLDS) for village in range(box.VILLAGES)
    ],
    phases.CHOOSE_VILLAGE: [pack(verbs.TO_VILLAGE, village) for village in range(box.VILLAGES)],
    phases.CHOOSE_ROTATION: [pack(verbs.TURN, way) for way in (box.CLOCKWISE, box.COUNTER)],
    phases.CHOOSE_VICTIM: [pack(verbs.RAVEN_TO, seat) for seat in range(len(box.COLOURS))],
    phases.DISCARD_CARD: [pack(verbs.DISCARD, face) for face in range(box.FACES)],
    phases.REVEAL_TOKEN: [pack(verbs.REVEAL, space) for space in box.TOKEN_SPACES],
}
"""For the questions that no card answers: every answer that can be given."""
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
    return [move for move in _ANSWERS[phase] if verdict(position, seat, move) == LEGAL]


def lively_moves(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the legal moves without exchanges, unless there is nothing else."""
    if position.phase == phases.CHOOSE_ACTION and seat == position.active:
        moves = picks(position, seat)
        if moves:
            return moves
    return legal_moves(position, seat)


def picks(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the first cards: each names a kobold that another card in hand then moves (ZAU-36, ZAU-41)."""
    hand = position.hands[seat]
    pairs = pairs_of(position)
    jokers = count_of(hand, box.JOKER)
    moves: list[int] = []
    for number in range(box.KOBOLDS):
        if jokers or count_of(hand, number):
            fit = fitting(longest_card(position, box.KOBOLDS * seat + number, False, pairs))
            if first_card(position, seat, number, number, fit) == LEGAL:
                moves.append(pack(verbs.PICK, number, number))
            if first_card(position, seat, number, box.JOKER, fit) == LEGAL:
                moves.append(pack(verbs.PICK, number, box.JOKER))
    return moves


def exchanges(hand: int) -> list[int]:
    """Returns all exchanges of a hand, every set of cards once (ZAU-46, ZAU-47, ZAU-157); cached for speed."""
    known = _EXCHANGES.get(hand)
    if known is None:
        numbers = range(len(verbs.EXCHANGE_CARDS))
        known = _EXCHANGES[hand] = [
            pack(verbs.EXCHANGE, number) for number in numbers if exchange(hand, number) == LEGAL
        ]
    return known


def movements(position: ZauberbergState, seat: int) -> list[int]:
    """Returns every movement of the active kobold by the cards in hand (ZAU-37, ZAU-50, ZAU-51)."""
    moves: list[int] = []
    pairs = pairs_of(position)
    for verb in (verbs.WALK, verbs.ENTER, verbs.CLIMB):
        if movement_at_all(position, verb) == LEGAL:
            start = begins_at(position, int(position.kobold), verb)
            _add_movements(moves, verb, start, position.hands[seat], pairs)
    return moves


def _add_movements(moves: list[int], verb: int, start: int, hand: int, pairs: list[int]) -> None:
    """Adds the movements from a space by the cards in hand, a joker once for each value (ZAU-26, ZAU-27)."""
    pair, one, other = start in pairs, 0, 0
    if start != box.SUMMIT:
        one, other = reach(start, box.CLOCKWISE, pairs), reach(start, box.COUNTER, pairs)
    for played in range(verbs.PLAYED):
        if hand >> 4 * verbs.face_of(played) & 15:
            if movement_card(hand, verb, start, pair, played, box.NO_WAY, 0) == LEGAL:
                moves.append(pack(verb, played, box.NO_WAY))
            if movement_card(hand, verb, start, pair, played, box.CLOCKWISE, one) == LEGAL:
                moves.append(pack(verb, played, box.CLOCKWISE))
            if movement_card(hand, verb, start, pair, played, box.COUNTER, other) == LEGAL:
                moves.append(pack(verb, played, box.COUNTER))
