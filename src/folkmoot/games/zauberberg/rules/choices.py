"""Which moves are legal. Equal cards are one option; a joker is another than the card it stands for (ZAU-157)."""

from folkmoot.engine.handfuls import count_of, single
from folkmoot.engine.packing import pack
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.flow import decider
from folkmoot.games.zauberberg.rules.cards import fitting
from folkmoot.games.zauberberg.rules.landing import hidden_tokens
from folkmoot.games.zauberberg.rules.walking import (
    climb_to,
    entry,
    longest_card,
    only_climbs,
    pairs_of,
    reach,
)
from folkmoot.games.zauberberg.state import NONE, ZauberbergState


def legal_moves(position: ZauberbergState, seat: int) -> list[int]:
    """Returns the legal moves; a single one is still a decision."""
    phase = position.phase
    if phase == phases.OVER or seat != decider(position):
        return []
    if phase == phases.CHOOSE_ACTION:
        return picks(position, seat) + verbs.exchanges(position.hands[seat])
    if phase == phases.MOVE_SECOND:
        return movements(position, seat)
    if phase == phases.MOVE_EXTRA:
        moves = movements(position, seat)
        moves.append(pack(verbs.STOP))
        return moves
    if phase == phases.PLACE_KOBOLD:
        return _placements(position, seat)
    if phase == phases.CHOOSE_VILLAGE:
        return [pack(verbs.TO_VILLAGE, village) for village in range(box.VILLAGES)]
    if phase == phases.CHOOSE_ROTATION:
        return [pack(verbs.TURN, way) for way in (box.CLOCKWISE, box.COUNTER)]
    if phase == phases.CHOOSE_VICTIM:
        return [pack(verbs.RAVEN_TO, other) for other in range(position.seats) if other != seat]
    if phase == phases.DISCARD_CARD:
        return [pack(verbs.DISCARD, face) for face in range(box.FACES) if count_of(position.hands[seat], face)]
    hidden = hidden_tokens(position)
    return [pack(verbs.REVEAL, box.TOKEN_SPACES[token]) for token in range(box.TOKENS) if hidden >> token & 1]


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
        named = count_of(hand, number)
        if named or jokers:
            longest = longest_card(position, box.KOBOLDS * seat + number, False, pairs)
            fit = fitting(longest)
            if named and (hand - single(number)) & fit:
                moves.append(pack(verbs.PICK, number, number))
            if jokers and (hand - single(box.JOKER)) & fit:
                moves.append(pack(verbs.PICK, number, box.JOKER))
    return moves


def movements(position: ZauberbergState, seat: int) -> list[int]:
    """Returns every movement of the active kobold by the cards in hand (ZAU-37, ZAU-50, ZAU-51)."""
    kobold = int(position.kobold)
    hand = position.hands[seat]
    pairs = pairs_of(position)
    moves: list[int] = []
    if position.at[kobold] >= box.VILLAGE:
        corner = entry(position, kobold)
        if corner in pairs:  # ZAU-60, ZAU-64: the pair can only be pushed, in a direction of choice
            for played in _playable(hand):
                if verbs.value_of(played) == 1:
                    moves.append(pack(verbs.ENTER, played, box.CLOCKWISE))
                    moves.append(pack(verbs.ENTER, played, box.COUNTER))
        else:
            _add_steps(moves, verbs.ENTER, 1, corner, hand, pairs)
        return moves
    if not only_climbs(position):
        _add_steps(moves, verbs.WALK, 0, position.at[kobold], hand, pairs)
    above = climb_to(position, kobold)
    if above == box.SUMMIT:  # ZAU-63, ZAU-76: any value will do, a joker counts as 1
        moves += [pack(verbs.CLIMB, played, box.NO_WAY) for played in _playable(hand) if played <= box.JOKER]
    elif above != box.NOWHERE:
        _add_steps(moves, verbs.CLIMB, 1, above, hand, pairs)
    return moves


def _add_steps(moves: list[int], verb: int, used: int, start: int, hand: int, pairs: list[int]) -> None:
    """Adds the movements along a level from a space that took so many steps to reach.

    Where no step is left both directions come to the same (ZAU-63).
    """
    one, other = reach(start, box.CLOCKWISE, pairs), reach(start, box.COUNTER, pairs)
    for played in _playable(hand):
        steps = verbs.value_of(played) - used
        if steps == 0:
            moves.append(pack(verb, played, box.NO_WAY))
            continue
        if steps <= one:
            moves.append(pack(verb, played, box.CLOCKWISE))
        if steps <= other:
            moves.append(pack(verb, played, box.COUNTER))


def _playable(hand: int) -> list[int]:
    """Returns the movement cards of a hand, a joker once for each value (ZAU-26, ZAU-27)."""
    return [played for played in range(verbs.PLAYED) if hand >> 4 * verbs.face_of(played) & 15]


def _placements(position: ZauberbergState, seat: int) -> list[int]:
    """Returns which kobold may go to which village (ZAU-19, ZAU-21); others do not matter (ZAU-22)."""
    own = position.places_of(seat)
    return [
        pack(verbs.PLACE, number, village)
        for number in range(box.KOBOLDS)
        if own[number] == NONE
        for village in range(box.VILLAGES)
        if may_use(position, seat, village)
    ]


def may_use(position: ZauberbergState, seat: int, village: int) -> bool:
    """Tells whether the seat's next kobold may go to a village, so that it will use exactly three (ZAU-20, ZAU-21)."""
    own = position.places_of(seat)
    used = len({place for place in own if place != NONE})
    if box.VILLAGE + village in own:
        return own.count(NONE) - 1 >= box.VILLAGES_TO_USE - used
    return used < box.VILLAGES_TO_USE
