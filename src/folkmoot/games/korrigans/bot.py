"""The heuristic of Korrigans: the estimated value of every legal move, in gold at the end.

A movement is worth what its field will probably give, what elves and goblins do there, and how near the Korrigans then
are to where the cauldron may appear. The final turn is searched exactly (`race`).
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.handfuls import faces_of, single, size_of
from folkmoot.engine.packing import first_of, second_of, third_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
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
        first = _best_move(position, seat)
        return [1.0 if move == first else 0.0 for move in moves]
    if verb == verbs.CAULDRON:
        return _cauldron_values(position, seat, moves)
    if verb in (verbs.SUN, verbs.CLOUD):
        return [_line_value(position, seat, move) for move in moves]
    return [_value(position, seat, move) for move in moves]


def move_terms(position: KorrigansState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs; in the final turn only the best one brings anything."""
    terms = Terms()
    verb = verb_of(move)
    if position.stage == stages.FINAL_TURN and verb in (verbs.MOVE, verbs.STOP):
        terms.add("end", 1.0 if move == _best_move(position, seat) else 0.0)
    elif verb == verbs.CAULDRON:
        _cauldron_values(position, seat, [move], terms)
    elif verb in (verbs.SUN, verbs.CLOUD):
        _line_value(position, seat, move, terms)
    else:
        _value(position, seat, move, terms)
    return terms.noted()


def _best_move(position: KorrigansState, seat: int) -> int:
    return Race(position, seat, position.owned(seat)).best(int(position.cauldron)).first


def _value(position: KorrigansState, seat: int, move: int, terms: Terms | None = None) -> float:
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.MOVE:
        return _move_value(position, seat, move, terms)
    if verb == verbs.GATHER:
        return _token_value(position.owned(seat), first, terms)
    if verb == verbs.PLACE:
        return _field_value(position, seat, first, terms)
    if verb == verbs.SACRIFICE:
        return _sacrifice_value(position, seat, first, second_of(move), terms)
    if verb == verbs.GOBLIN_TO:
        spared = 3 if position.carried[first] == CARRIES_GOBLIN else 0
        return noted(terms, "rich", float(_apparent_wealth(position, first // 2) - spared))
    if verb == verbs.SCREEN:
        return noted(terms, "rich", float(_apparent_wealth(position, first)))
    if verb == verbs.TROLL_TO:
        return _troll_value(position, seat, first, terms)
    return 0.0


def _token_value(owned: int, face: int, terms: Terms | None = None) -> float:
    """Returns what a token is worth to a player who owns these."""
    if face >= box.COMPANIONS:
        return noted(terms, "gold", float(face - box.COMPANIONS + 1))
    have = int(size_of(owned & box.COMPANION_MASK))
    worth = noted(terms, "companion", COMPANION_VALUES[min(have, len(COMPANION_VALUES) - 1)])
    same = noted(terms, "same", -SAME_COMPANION_COST * (owned >> 4 * face & 15))
    return worth + same + noted(terms, "companion", WIDE_REACH_BONUS if face <= 2 else 0.0)


def _move_value(position: KorrigansState, seat: int, move: int, terms: Terms | None = None) -> float:
    korrigan, companion, field = 2 * seat + first_of(move), second_of(move), third_of(move)
    worth = _field_value(position, seat, field, terms) + _meeting_value(position, korrigan, field, terms)
    if is_first_use(position, seat, companion):
        worth += noted(terms, "reveal", -REVEAL_COST)
    start = position.korrigan_fields[korrigan]
    position.korrigan_fields[korrigan] = field
    nearness, ways_on = _outlook(position, seat)
    position.korrigan_fields[korrigan] = start
    if terms is not None:
        nearness_here, ways_here = _outlook(position, seat)
        terms.add("nearness", nearness - nearness_here)
        terms.add("ways", ways_on - ways_here)
    return worth + nearness + ways_on


def _outlook(position: KorrigansState, seat: int) -> tuple[float, float]:
    """Returns what the way to where the cauldron may appear costs, and what the number of movements is worth."""
    tokens = position.owned(seat)
    away = -_nearness_weight(position) * distance_to_cauldron(position, seat, tokens)
    return away, 0.05 * len(movements(position, seat, tokens))


def _field_value(position: KorrigansState, seat: int, field: int, terms: Terms | None = None) -> float:
    """Returns what gathering in a field promises, from what the seat itself has seen there."""
    lying = int(size_of(position.clovers[field]))
    if lying == 0:
        return 0.0
    worth = BEST_TOKEN_VALUES[min(lying, len(BEST_TOKEN_VALUES) - 1)]
    memory = memory_of(position, seat, field)
    if memory is not None:
        values = sorted([_token_value(position.owned(seat), face) for face in faces_of(memory.clovers)])
        worth = values[len(values) - 1 - min(len(memory.taken_by), len(values) - 1)]
    noted(terms, "clovers", worth)
    if lying == 1 and position.signs[field] != NONE:
        worth += noted(terms, "menhir", MENHIR_VALUE)
    return worth


def _meeting_value(position: KorrigansState, korrigan: int, field: int, terms: Terms | None = None) -> float:
    worth = 0.0
    met = False
    for other, its_field in enumerate(position.korrigan_fields):
        if meeting(korrigan // 2, field, other // 2, its_field) == LEGAL:
            met = True
            if position.carried[other] == CARRIES_ELF:
                worth += noted(terms, "elf", ELF_SWING)
    if met and position.carried[korrigan] == CARRIES_GOBLIN:
        worth += noted(terms, "goblin", GOBLIN_SWING)
    if met and position.carried[korrigan] == CARRIES_ELF:
        worth += noted(terms, "risk", -CARRIER_RISK)
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


def _line_value(position: KorrigansState, seat: int, move: int, terms: Terms | None = None) -> float:
    """Returns more the nearer the fields left are to the seat's Korrigans, and the farther from the others."""
    lines = position.suns if verb_of(move) == verbs.SUN else position.clouds
    lines[first_of(move)] = int(position.pawn)
    worth = _distances_value(position, seat, terms)
    lines[first_of(move)] = NONE
    if terms is not None:
        before = Terms()
        _distances_value(position, seat, before)
        terms.add_all(before, -1.0)
    return worth


def _distances_value(position: KorrigansState, seat: int, terms: Terms | None) -> float:
    worth = noted(terms, "nearness", -2.0 * distance_to_cauldron(position, seat, position.owned(seat)))
    for other in range(position.seats):
        if other != seat:
            open_tokens = position.revealed[other] + position.backups[other] + single(box.HARE)
            away = distance_to_cauldron(position, other, open_tokens)
            worth += noted(terms, "others-far", away / float(position.seats))
    return worth


def _cauldron_values(position: KorrigansState, seat: int, moves: list[int], terms: Terms | None = None) -> list[float]:
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
        own = noted(terms, "end", float(mine.best(field).gold))
        values.append(own + noted(terms, "others-gold", -0.5 * best))
    return values


def _sacrifice_value(position: KorrigansState, seat: int, face: int, side: int, terms: Terms | None = None) -> float:
    """Returns what the backup's side brings less what the token is worth; positive if it pays without need."""
    rest = position.owned(seat) - single(face)
    gain = noted(terms, "companion", _token_value(rest, side) + (HARE_SIDE_BONUS if side == box.HARE else 0.0))
    return gain + noted(terms, "sacrifice", -_token_value(rest, face)) + noted(terms, "sacrifice", -SACRIFICE_COST)


def _apparent_wealth(position: KorrigansState, seat: int) -> int:
    """Returns how rich a player looks from public information."""
    return (
        int(2 * size_of(position.hidden[seat])) + scoring.menhir_gold(position, seat) + scoring.elf_gold(position, seat)
    )


def _troll_value(position: KorrigansState, seat: int, crossing: int, terms: Terms | None = None) -> float:
    """Returns more where others can pass and near the cauldron's fields, less where the seat's Korrigans pass."""
    one, other = box.CROSSING_ENDS[crossing]
    companion = box.CROSSING_COMPANION[crossing]
    fields: i64 = eligible_field_bits(position)
    worth = noted(terms, "barred", 0.3 * float((fields >> one & 1) + (fields >> other & 1)))
    for korrigan, field in enumerate(position.korrigan_fields):
        if field in (one, other):
            owner = korrigan // 2
            if owner == seat:
                worth += noted(terms, "own-way", -1.0 if position.owned(seat) >> 4 * companion & 15 else -0.3)
            elif (position.revealed[owner] + position.backups[owner]) >> 4 * companion & 15:
                worth += noted(terms, "barred", 1.0)
    return worth
