"""The heuristic of Korrigans: the estimated value of every legal move, in gold at the end.

A movement is worth what its field will probably give, what elves and goblins do there, and how near the Korrigans then
are to where the cauldron may appear. The final turn is searched exactly (`race`).
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import faces_of, single, size_of
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import scoring, stages
from folkmoot.games.korrigans.knowledge import memory_of
from folkmoot.games.korrigans.race import Race
from folkmoot.games.korrigans.rules.movement import is_first_use, movements, ways
from folkmoot.games.korrigans.rules.verdicts import eligible_field_bits, meeting
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState

COMPANION_VALUES: Final = [4.5, 3.4, 2.9, 2.5, 2.1, 1.6, 1.1, 0.6]
"""By number of companions owned: the value of one more."""
SAME_COMPANION_COST: Final = 0.8
"""How much less a companion is worth for each token of the same companion."""
WIDE_REACH_BONUS: Final = 0.4
"""For hare, squirrel and bird, which lead somewhere from nearly every field."""
BEST_TOKEN_VALUES: Final = [0.0, 2.4, 3.1, 3.5, 3.8, 4.0]
"""By number of unknown tokens: the value of the best of them."""
MENHIR_VALUE: Final = 1.2
"""What the menhir under a field's last token is worth on average."""
ELF_SWING: Final = 3.0
"""What it is worth to take an elf from an opponent."""
GOBLIN_SWING: Final = 3.0
"""What it is worth to give the goblin to an opponent."""
CARRIER_RISK: Final = 0.7
"""What it costs to bring an elf where an opponent stands, who may take it next."""
REVEAL_COST: Final = 0.15
"""What it costs to reveal a companion."""
NEARNESS_VALUE: Final = 1.6
"""What one movement nearer to the cauldron's fields is worth when six suns are taken."""
MAX_DISTANCE: Final = 5
"""The distance of fields that the companions do not reach, in movements."""
HARE_SIDE_BONUS: Final = 0.5
"""How much more a backup is worth on its hare side."""
SACRIFICE_COST: Final = 1.0
"""What a sacrifice costs besides the token."""


def move_values(position: KorrigansState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move."""
    verb = verb_of(moves[0])
    if position.stage == stages.FINAL_TURN and verb == verbs.MOVE:
        first = Race(position, seat, position.owned(seat)).best(int(position.cauldron)).first
        return [1.0 if move == first else 0.0 for move in moves]
    if verb == verbs.CAULDRON:
        return _cauldron_values(position, seat, moves)
    if verb in (verbs.SUN, verbs.CLOUD):
        return [_line_value(position, seat, move) for move in moves]
    return [_value(position, seat, move) for move in moves]


def _value(position: KorrigansState, seat: int, move: int) -> float:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.MOVE:
        return _move_value(position, seat, move)
    if verb == verbs.GATHER:
        return _token_value(position.owned(seat), first)
    if verb == verbs.PLACE:
        return _field_value(position, seat, first)
    if verb == verbs.SACRIFICE:
        return _sacrifice_value(position, seat, first, second_of(move))
    if verb == verbs.GOBLIN_TO:
        return float(_apparent_wealth(position, first // 2) - (3 if position.carried[first] == CARRIES_GOBLIN else 0))
    if verb == verbs.SCREEN:
        return float(_apparent_wealth(position, first))
    if verb == verbs.TROLL_TO:
        return _troll_value(position, seat, first)
    return 0.0


def _token_value(owned: int, face: int) -> float:
    """Returns what a token is worth to a player who owns these."""
    if face >= box.COMPANIONS:
        return float(face - box.COMPANIONS + 1)
    have = int(size_of(owned & box.COMPANION_MASK))
    worth = COMPANION_VALUES[min(have, len(COMPANION_VALUES) - 1)]
    return worth - SAME_COMPANION_COST * (owned >> 4 * face & 15) + (WIDE_REACH_BONUS if face <= 2 else 0.0)


def _move_value(position: KorrigansState, seat: int, move: int) -> float:
    korrigan, companion, field = 2 * seat + first_of(move), second_of(move), third_of(move)
    worth = _field_value(position, seat, field) + _meeting_value(position, korrigan, field)
    if is_first_use(position, seat, companion):
        worth -= REVEAL_COST
    start = position.korrigan_fields[korrigan]
    position.korrigan_fields[korrigan] = field
    worth -= _nearness_weight(position) * distance_to_cauldron(position, seat, position.owned(seat))
    worth += 0.05 * len(movements(position, seat, position.owned(seat)))
    position.korrigan_fields[korrigan] = start
    return worth


def _field_value(position: KorrigansState, seat: int, field: int) -> float:
    """Returns what gathering in a field promises, from what the seat itself has seen there."""
    lying = int(size_of(position.clovers[field]))
    if lying == 0:
        return 0.0
    worth = BEST_TOKEN_VALUES[min(lying, len(BEST_TOKEN_VALUES) - 1)]
    memory = memory_of(position, seat, field)
    if memory is not None:
        values = sorted([_token_value(position.owned(seat), face) for face in faces_of(memory.clovers)])
        worth = values[len(values) - 1 - min(len(memory.taken_by), len(values) - 1)]
    if lying == 1 and position.signs[field] != NONE:
        worth += MENHIR_VALUE
    return worth


def _meeting_value(position: KorrigansState, korrigan: int, field: int) -> float:
    worth = 0.0
    met = False
    for other, its_field in enumerate(position.korrigan_fields):
        if meeting(korrigan // 2, field, other // 2, its_field) == LEGAL:
            met = True
            if position.carried[other] == CARRIES_ELF:
                worth += ELF_SWING
    if met and position.carried[korrigan] == CARRIES_GOBLIN:
        worth += GOBLIN_SWING
    if met and position.carried[korrigan] == CARRIES_ELF:
        worth -= CARRIER_RISK
    return worth


def _nearness_weight(position: KorrigansState) -> float:
    """Returns what one movement nearer to the cauldron counts: little at first, more with each sun taken."""
    taken = box.GRID_SIZE - position.suns.count(NONE)
    return NEARNESS_VALUE * float(taken * taken) / 36.0


def distance_to_cauldron(position: KorrigansState, seat: int, tokens: int) -> float:
    """Returns twice the average distance, in movements, of the seat's Korrigans to where the cauldron may appear."""
    fields = eligible_field_bits(position)
    away = 0
    count = 0
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        if start < 0:
            continue
        distances = _distances_from(position, start, tokens)
        for field in range(box.FIELDS):
            if fields >> field & 1:
                away += distances[field]
                count += 1
    return float(away) / float(max(1, count)) * 2.0


def _distances_from(position: KorrigansState, start: int, tokens: int) -> list[int]:
    """Returns for each field how many movements lead there from a field, each companion used as often as wanted."""
    distances = [MAX_DISTANCE] * box.FIELDS
    distances[start] = 0
    queue = [start]
    at = 0
    while at < len(queue):
        field = queue[at]
        at += 1
        for companion in range(box.COMPANIONS):
            if tokens >> 4 * companion & 15:
                for other in ways(position.troll, companion, field):
                    if distances[other] > distances[field] + 1:
                        distances[other] = distances[field] + 1
                        queue.append(other)
    return distances


def _line_value(position: KorrigansState, seat: int, move: int) -> float:
    """Returns more the nearer the fields left are to the seat's Korrigans, and the farther from the others."""
    lines = position.suns if verb_of(move) == verbs.SUN else position.clouds
    lines[first_of(move)] = int(position.pawn)
    worth = -2.0 * distance_to_cauldron(position, seat, position.owned(seat))
    for other in range(position.seats):
        if other != seat:
            open_tokens = position.revealed[other] + position.backups[other] + single(box.HARE)
            worth += distance_to_cauldron(position, other, open_tokens) / float(position.seats)
    lines[first_of(move)] = NONE
    return worth


def _cauldron_values(position: KorrigansState, seat: int, moves: list[int]) -> list[float]:
    """Returns the gold of the seat's best plan, less half of the best plan of another player by open tokens."""
    mine = Race(position, seat, position.owned(seat))
    others = [
        Race(position, other, position.revealed[other] + position.backups[other])
        for other in range(position.seats)
        if other != seat
    ]
    values: list[float] = []
    for move in moves:
        field = first_of(move)
        best = max([other.best(field).gold for other in others])
        values.append(float(mine.best(field).gold) - 0.5 * best)
    return values


def _sacrifice_value(position: KorrigansState, seat: int, face: int, side: int) -> float:
    """Returns what the backup's side brings less what the token is worth; positive if it pays without need."""
    rest = position.owned(seat) - single(face)
    gain = _token_value(rest, side) + (HARE_SIDE_BONUS if side == box.HARE else 0.0)
    return gain - _token_value(rest, face) - SACRIFICE_COST


def _apparent_wealth(position: KorrigansState, seat: int) -> int:
    """Returns how rich a player looks from public information."""
    return (
        int(2 * size_of(position.hidden[seat])) + scoring.menhir_gold(position, seat) + scoring.elf_gold(position, seat)
    )


def _troll_value(position: KorrigansState, seat: int, crossing: int) -> float:
    """Returns more where others can pass and near the cauldron's fields, less where the seat's Korrigans pass."""
    one, other = box.CROSSING_ENDS[crossing]
    companion = box.CROSSING_COMPANION[crossing]
    fields: i64 = eligible_field_bits(position)
    worth = 0.3 * float((fields >> one & 1) + (fields >> other & 1))
    for korrigan, field in enumerate(position.korrigan_fields):
        if field in (one, other):
            owner = korrigan // 2
            if owner == seat:
                worth -= 1.0 if position.owned(seat) >> 4 * companion & 15 else 0.3
            elif (position.revealed[owner] + position.backups[owner]) >> 4 * companion & 15:
                worth += 1.0
    return worth
