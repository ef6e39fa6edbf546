"""The heuristic of Korrigans: the estimated value of every legal move, in gold at the end.

A movement is worth what its field will probably give, what elves and goblins do there, and how near the Korrigans then
are to where the cauldron may appear. How much each counts is a matter of taste. The final turn is searched exactly
(`race`).
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
from folkmoot.games.korrigans.rules.movement import is_first_use, movement_count, steps
from folkmoot.games.korrigans.rules.verdicts import eligible_field_bits, meeting
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState
from folkmoot.games.korrigans.taste import KorrigansTaste

USUAL: Final = KorrigansTaste()
COMPANION_VALUES: Final = [4.5, 3.4, 2.9, 2.5, 2.1, 1.6, 1.1, 0.6]
"""By number of companions owned: the usual value of one more."""
BEST_TOKEN_VALUES: Final = [0.0, 2.4, 3.1, 3.5, 3.8, 4.0]
"""By number of unknown tokens: the usual value of the best of them."""
MAX_DISTANCE: Final = 5
"""The distance of fields that the companions do not reach, in movements."""


def move_values(position: KorrigansState, seat: int, moves: list[int], taste: KorrigansTaste) -> list[float]:
    """Returns the value of each move."""
    verb = verb_of(moves[0])
    if position.stage == stages.FINAL_TURN and verb == verbs.MOVE:
        first = _best_move(position, seat)
        return [1.0 if move == first else 0.0 for move in moves]
    values = _Values(position, seat, taste)
    return values.of_cauldrons(moves) if verb == verbs.CAULDRON else [values.of(move) for move in moves]


def move_terms(position: KorrigansState, seat: int, move: int) -> list[Term]:
    """Returns what a move brings and costs; in the final turn only the best one brings anything."""
    terms = Terms()
    values = _Values(position, seat, USUAL, terms)
    verb = verb_of(move)
    if position.stage == stages.FINAL_TURN and verb in (verbs.MOVE, verbs.STOP):
        terms.add("end", 1.0 if move == _best_move(position, seat) else 0.0)
    elif verb == verbs.CAULDRON:
        values.of_cauldrons([move])
    else:
        values.of(move)
    return terms.noted()


def _best_move(position: KorrigansState, seat: int) -> int:
    return Race(position, seat, position.owned(seat)).best(int(position.cauldron)).first


class _Values:
    """The values of one seat's moves in a position, which is changed while one is tried and then restored."""

    def __init__(self, position: KorrigansState, seat: int, taste: KorrigansTaste, terms: Terms | None = None) -> None:
        self.position = position
        self.seat = seat
        self.taste = taste
        self.terms = terms
        self.suns_taken = box.GRID_SIZE - position.suns.count(NONE)
        self.companion = taste.companion + taste.companion_late * float(self.suns_taken) / 7.0

    def of(self, move: int) -> float:
        """Returns the value of a move."""
        position, terms = self.position, self.terms
        verb, first = verb_of(move), first_of(move)
        if verb == verbs.MOVE:
            return self._of_movement(move)
        if verb in (verbs.SUN, verbs.CLOUD):
            return self._of_line(move)
        if verb == verbs.GATHER:
            return self._of_token(position.owned(self.seat), first, terms)
        if verb == verbs.PLACE:
            return self._of_field(first)
        if verb == verbs.SACRIFICE:
            return self._of_sacrifice(first, second_of(move))
        if verb == verbs.GOBLIN_TO:
            spared = 3 if position.carried[first] == CARRIES_GOBLIN else 0
            return noted(terms, "rich", float(_apparent_wealth(position, first // 2) - spared))
        if verb == verbs.SCREEN:
            return noted(terms, "rich", float(_apparent_wealth(position, first)))
        return self._of_troll(first) if verb == verbs.TROLL_TO else 0.0

    def of_cauldrons(self, moves: list[int]) -> list[float]:
        """Returns the gold of the seat's best plan, less part of the best plan of another player by open tokens."""
        position = self.position
        mine = Race(position, self.seat, position.owned(self.seat))
        others = [
            Race(position, other, position.revealed[other] + position.backups[other])
            for other in range(position.seats)
            if other != self.seat
        ]
        values: list[float] = []
        for move in moves:
            field = first_of(move)
            best = max([other.best(field).gold for other in others])
            own = noted(self.terms, "end", float(mine.best(field).gold))
            values.append(own + noted(self.terms, "others-gold", -self.taste.cauldron_denied * best))
        return values

    def _of_token(self, owned: int, face: int, terms: Terms | None) -> float:
        """Returns what a token is worth to a player who owns these."""
        if face >= box.COMPANIONS:
            return noted(terms, "gold", self.taste.gold * float(face - box.COMPANIONS + 1))
        have = int(size_of(owned & box.COMPANION_MASK))
        usual = COMPANION_VALUES[min(have, len(COMPANION_VALUES) - 1)]
        worth = noted(terms, "companion", self.companion * usual)
        same = noted(terms, "same", -self.taste.same * (owned >> 4 * face & 15))
        return worth + same + noted(terms, "companion", self.taste.wide if face <= 2 else 0.0)

    def _of_movement(self, move: int) -> float:
        position, seat = self.position, self.seat
        korrigan, companion, field = 2 * seat + first_of(move), second_of(move), third_of(move)
        worth = self._of_field(field) + self._of_meeting(korrigan, field)
        if is_first_use(position, seat, companion):
            worth += noted(self.terms, "reveal", -self.taste.reveal)
        start = position.korrigan_fields[korrigan]
        position.korrigan_fields[korrigan] = field
        nearness, ways_on = self._outlook()
        position.korrigan_fields[korrigan] = start
        if self.terms is not None:
            nearness_here, ways_here = self._outlook()
            self.terms.add("nearness", nearness - nearness_here)
            self.terms.add("ways", ways_on - ways_here)
        return worth + nearness + ways_on

    def _outlook(self) -> tuple[float, float]:
        """Returns what the way to where the cauldron may appear costs, and what the number of movements is worth.

        The way costs little at first, more with each sun taken.
        """
        position, seat = self.position, self.seat
        tokens = position.owned(seat)
        near = self.taste.near * float(self.suns_taken * self.suns_taken) / 36.0
        away = -near * distance_to_cauldron(position, seat, tokens)
        return away, self.taste.way * movement_count(position, seat, tokens)

    def _of_field(self, field: int) -> float:
        """Returns what gathering in a field promises, from what the seat itself has seen there."""
        position, seat = self.position, self.seat
        lying = int(size_of(position.clovers[field]))
        if lying == 0:
            return 0.0
        worth = self.taste.unknown * BEST_TOKEN_VALUES[min(lying, len(BEST_TOKEN_VALUES) - 1)]
        memory = memory_of(position, seat, field)
        if memory is not None:
            values = sorted([self._of_token(position.owned(seat), face, None) for face in faces_of(memory.clovers)])
            worth = values[len(values) - 1 - min(len(memory.taken_by), len(values) - 1)]
        noted(self.terms, "clovers", worth)
        if lying == 1 and position.signs[field] != NONE:
            worth += noted(self.terms, "menhir", self.taste.menhir)
        return worth

    def _of_meeting(self, korrigan: int, field: int) -> float:
        position, terms, taste = self.position, self.terms, self.taste
        worth = 0.0
        met = 0
        for other, its_field in enumerate(position.korrigan_fields):
            if meeting(korrigan // 2, field, other // 2, its_field) == LEGAL:
                met += 1
                if position.carried[other] == CARRIES_ELF:
                    worth += noted(terms, "elf", taste.elf)
        if met and position.carried[korrigan] == CARRIES_GOBLIN:
            worth += noted(terms, "goblin", taste.goblin)
        if met and position.carried[korrigan] == CARRIES_ELF:
            worth += noted(terms, "risk", -taste.risk)
        return worth + taste.rival * float(met)

    def _of_line(self, move: int) -> float:
        """Returns more the nearer the fields left are to the seat's Korrigans, and the farther from the others."""
        position = self.position
        lines = position.suns if verb_of(move) == verbs.SUN else position.clouds
        lines[first_of(move)] = int(position.pawn)
        worth = self._of_distances(self.terms)
        lines[first_of(move)] = NONE
        if self.terms is not None:
            before = Terms()
            self._of_distances(before)
            self.terms.add_all(before, -1.0)
        return worth

    def _of_distances(self, terms: Terms | None) -> float:
        position, seat, taste = self.position, self.seat, self.taste
        away = distance_to_cauldron(position, seat, position.owned(seat))
        worth = noted(terms, "nearness", -taste.line_near * away)
        for other in range(position.seats):
            if other != seat:
                open_tokens = position.revealed[other] + position.backups[other] + single(box.HARE)
                away = distance_to_cauldron(position, other, open_tokens)
                worth += noted(terms, "others-far", taste.line_far * away / float(position.seats))
        return worth

    def _of_sacrifice(self, face: int, side: int) -> float:
        """Returns what the backup's side brings less what the token is worth; positive if it pays without need."""
        terms, taste = self.terms, self.taste
        rest = self.position.owned(self.seat) - single(face)
        brought = self._of_token(rest, side, None) + (taste.hare_side if side == box.HARE else 0.0)
        gain = noted(terms, "companion", brought)
        given = noted(terms, "sacrifice", -self._of_token(rest, face, None))
        return gain + given + noted(terms, "sacrifice", -taste.sacrifice)

    def _of_troll(self, crossing: int) -> float:
        """Returns more where others can pass and near the cauldron's fields, less where the seat's Korrigans pass."""
        position, terms, taste = self.position, self.terms, self.taste
        one, other = box.CROSSING_ENDS[crossing]
        companion = box.CROSSING_COMPANION[crossing]
        fields: i64 = eligible_field_bits(position)
        worth = noted(terms, "barred", taste.barred_field * float((fields >> one & 1) + (fields >> other & 1)))
        for korrigan, field in enumerate(position.korrigan_fields):
            if field in (one, other):
                owner = korrigan // 2
                if owner == self.seat:
                    can_go = position.owned(owner) >> 4 * companion & 15
                    worth += noted(terms, "own-way", -taste.own_way if can_go else -taste.own_closed)
                elif (position.revealed[owner] + position.backups[owner]) >> 4 * companion & 15:
                    worth += noted(terms, "barred", taste.barred)
        return worth


def distance_to_cauldron(position: KorrigansState, seat: int, tokens: int) -> float:
    """Returns twice the average distance, in movements, of the seat's Korrigans to where the cauldron may appear."""
    fields = eligible_field_bits(position)
    leading = steps(position.troll, tokens)
    away = 0
    count = 0
    for own_index in range(2):
        start = position.korrigan_fields[2 * seat + own_index]
        if start >= 0:
            away += _distance_sum(start, fields, leading)
            count += fields.bit_count()
    return float(away) / float(max(1, count)) * 2.0


def _distance_sum(start: i64, fields: i64, leading: list[int]) -> int:
    """Returns how far some fields are from one, added up: in movements, each companion used as often as wanted."""
    known: i64 = 0
    edge: i64 = 1 << start
    total = 0
    for distance in range(MAX_DISTANCE):
        total += distance * int(fields & edge).bit_count()
        known |= edge
        beyond: i64 = 0
        for field in range(box.FIELDS):
            if edge >> field & 1:
                beyond |= leading[field]
        edge = beyond & ~known
        if edge == 0:
            break
    return total + MAX_DISTANCE * int(fields & ~known).bit_count()


def _apparent_wealth(position: KorrigansState, seat: int) -> int:
    """Returns how rich a player looks from public information."""
    return (
        int(2 * size_of(position.hidden[seat])) + scoring.menhir_gold(position, seat) + scoring.elf_gold(position, seat)
    )
