"""What a game has had time for: turns, gatherings, movements. Situations are filled in and checked by it."""

from typing import Final

from folkmoot.engine.handfuls import size_of
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import flow, phases, stages
from folkmoot.games.korrigans.rules.verdicts import cauldron, eligible_field_bits, is_start_field
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState

DRAWS: Final = (phases.PLACE_SUN, phases.PLACE_CLOUD, phases.PLACE_CAULDRON)
"""What is asked of the player with the bag, before anybody moves in the round."""
ARRIVALS: Final = (phases.CHOOSE_GOBLIN_TARGET, phases.CHOOSE_CLOVER)
"""What is asked when a Korrigan has come to a field and its owner has not gathered there yet."""
MENHIRS: Final = (phases.REMOVE_SCREEN, phases.PLACE_TROLL, phases.FAIRY_MOVE)
"""What the sign under a menhir asks of the player who has just taken the last token."""
SIGN_ASKING: Final[dict[int, int]] = {
    phases.REMOVE_SCREEN: box.LEPRECHAUN,
    phases.PLACE_TROLL: box.TROLL,
    phases.FAIRY_MOVE: box.FAIRY,
}
BEING_OF: Final[dict[int, int]] = {box.ELF: CARRIES_ELF, box.GOBLIN: CARRIES_GOBLIN}
"""By sign: what the Korrigan that finds it carries then."""
GOLD_SIGNS: Final = [box.GOLD_SIGN, box.GOLD_SIGN + 1, box.GOLD_SIGN + 2]
MOST_ROUNDS: Final = 11
"""Six suns and four clouds, and the draw that ends the movements."""


def rounds_of_pawns(position: KorrigansState) -> range:
    """Returns the rounds that the pawns may tell: each had one, the last one all that were drawn without movements."""
    suns, clouds = [box.GRID_SIZE - lines.count(NONE) for lines in (position.suns, position.clouds)]
    if flow.only_draws_are_left(position):
        return range(2 * box.CHAIN_FROM_CLOUDS, box.CHAIN_FROM_CLOUDS + suns + 1)
    count = suns + clouds + (1 if position.pawn != NONE else 0)
    return range(count, count + 1)


def cauldron_verdict(position: KorrigansState, field: int) -> int:
    """Judges where the cauldron stands, as it was placed; Korrigans may have come there in their final turn."""
    if has_begun_end(position, int(position.holder)) and eligible_field_bits(position) >> field & 1:
        return LEGAL
    return int(cauldron(position, field))


def is_on_turn(position: KorrigansState, seat: int, *questions: int) -> bool:
    """Tells whether it is the seat's turn and it is asked one of these questions."""
    return position.phase in questions and position.turn < position.seats and position.seat_on_turn() == seat


def placed(position: KorrigansState, seat: int) -> int:
    """Returns how many Korrigans the seat has placed, by the course of the game."""
    if position.stage != stages.PLACEMENT:
        return 2
    number = position.number_of(seat)
    done = number <= position.turn or (number == position.turn + 1 and position.phase != phases.PLACE_KORRIGAN)
    return int(position.placement_lap) + (1 if done else 0)


def turns_had(position: KorrigansState, seat: int) -> int:
    """Returns in how many rounds the seat has had its movement, or could have had it."""
    if position.stage == stages.PLACEMENT:
        return 0
    before = int(position.round) - 1
    if position.stage == stages.FINAL_TURN or position.phase in DRAWS:
        return before
    has_moved = position.number_of(seat) <= position.turn or is_on_turn(position, seat, *ARRIVALS, *MENHIRS)
    return before + (1 if has_moved else 0)


def gatherings(position: KorrigansState, seat: int) -> int:
    """Returns how many tokens the seat has gathered if it always could, fairies apart."""
    had = placed(position, seat) + turns_had(position, seat)
    to_come = position.stage != stages.FINAL_TURN and is_on_turn(position, seat, *ARRIVALS)
    return had - (1 if to_come else 0)


def gatherers(position: KorrigansState, field: int) -> int:
    """Returns how many Korrigans are in a field whose owners have gathered when they came, if there was a token."""
    count = 0
    for korrigan, here in enumerate(position.korrigan_fields):
        seat = korrigan // 2
        arriving = korrigan == position.mover and position.phase in ARRIVALS
        if here == field and not arriving and not has_begun_end(position, seat):
            count += 1
    return count


def has_begun_end(position: KorrigansState, seat: int) -> bool:
    """Tells whether the seat has had or has its final turn."""
    return position.stage == stages.FINAL_TURN and position.number_of(seat) <= position.turn + 1


def taken_tokens(position: KorrigansState, seat: int) -> int:
    """Returns how many tokens the seat has ever gathered."""
    piles = position.hidden[seat], position.revealed[seat], position.spent[seat], position.sacrificed[seat]
    return sum([int(size_of(tokens)) for tokens in piles])


def gone(position: KorrigansState, sign: int) -> int:
    """Returns how many menhirs with this sign have been taken."""
    return box.MENHIR_SIGNS.count(sign) - position.signs.count(sign)


def owned_gold(position: KorrigansState, sign: int) -> int:
    """Returns how many gold menhirs with this sign players have."""
    return sum([counts >> 4 * (sign - box.GOLD_SIGN) & 15 for counts in position.gold_menhirs])


def surely_taken(position: KorrigansState) -> list[int]:
    """Returns the signs of the menhirs of which something is seen."""
    taken = [sign for sign in GOLD_SIGNS for _ in range(owned_gold(position, sign))]
    for sign, being in BEING_OF.items():
        taken += [sign] * position.carried.count(being)
    taken += [box.LEPRECHAUN for seat in range(position.seats) if not position.has_screen(seat)]
    taken += [box.TROLL] if position.troll != NONE else []
    asks = SIGN_ASKING.get(int(position.phase), NONE)
    return taken + ([asks] if asks != NONE else [])


def start_fields(position: KorrigansState, seat: int) -> list[int]:
    """Returns the two fields with the seat's number."""
    number = position.number_of(seat)
    return [field for field in range(box.FIELDS) if is_start_field(number, field)]


def _distances(start: int) -> list[int]:
    """Returns how many movements lead from a field to each other, by any companions."""
    distances = [NONE] * box.FIELDS
    distances[start] = 0
    fields = [start]
    for field in fields:
        for companion in range(box.COMPANIONS):
            for other in box.REACHED[companion][field]:
                if distances[other] == NONE:
                    distances[other] = distances[field] + 1
                    fields.append(other)
    return distances


_DISTANCES: Final[list[list[int]]] = [_distances(field) for field in range(box.FIELDS)]
"""By field and field: the movements between them."""


def movements_needed(position: KorrigansState, seat: int) -> int:
    """Returns the fewest movements that bring the seat's Korrigans from their start fields where they are."""
    if not position.icons:
        return 0
    first, second = position.korrigan_fields[2 * seat], position.korrigan_fields[2 * seat + 1]
    ways = []
    one, other = start_fields(position, seat)
    for start, rest in ((one, other), (other, one)):
        there = 0 if first == NONE else _DISTANCES[start][first]
        ways.append(there + (0 if second == NONE else _DISTANCES[rest][second]))
    return min(ways)
