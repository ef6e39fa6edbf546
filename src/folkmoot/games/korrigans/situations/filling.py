"""Fills in which tokens and menhirs lie where in a situation that leaves it open, and a history that leads there."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation, BrokenContract
from folkmoot.engine.facts import numbers_of, per_seat, within
from folkmoot.engine.handfuls import handful, single
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, stages
from folkmoot.games.korrigans.knowledge import COMPANION_BITS, FACE_BITS, recompute_hidden_and_sacrificed
from folkmoot.games.korrigans.rules.movement import can_move, useful_companions
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.piles import Piles, faces_named, size_of_pile
from folkmoot.games.korrigans.situations.reckoning import (
    BEING_OF,
    GOLD_SIGNS,
    SIGN_ASKING,
    gone,
    has_begun_end,
    owned_gold,
    surely_taken,
)
from folkmoot.games.korrigans.state import CARRIES_NOTHING, NONE, KorrigansState
from folkmoot.games.korrigans.worlds import IN_FIELD, POOL, UNKNOWN_FACE, Assignment, Puzzle, solve

END = 1_000
"""The time of everything but takings, after the last of them."""
MOST_TRIES = 50_000
"""After so many tries no tokens seem to fit: half a second, compiled. Of 20,000 real moments, two took a fifth."""


def fill_signs(position: KorrigansState, facts: Facts, fields: list[int], dice: Dice) -> None:
    """Puts menhirs on the fields where tokens lie, and lets those taken have brought what they bring."""
    named = numbers_of("sign", facts.signs.values(), box.SIGN_OF)
    standing = _standing(position, facts, named, len(fields))
    left = fields[:]
    for field, sign in zip(numbers_of("field", facts.signs, box.FIELD_OF), named, strict=True):
        if field not in left or sign not in standing:
            name = box.FIELD_NAMES[field]
            raise BadSituation(f"signs: no menhir with {box.SIGN_NAMES[sign]!r} can stand in {name!r} (KOR-10, KOR-85)")
        position.signs[field] = sign
        left.remove(field)
        standing.remove(sign)
    dice.shuffle(standing)
    for field in left:
        position.signs[field] = standing.pop()
    position.elves_left = position.signs.count(box.ELF)
    position.goblins_left = position.signs.count(box.GOBLIN)
    _bring(position, facts, dice)


def set_gold_menhirs(position: KorrigansState, facts: Facts) -> None:
    """Gives the gold menhirs that the facts say."""
    for seat, values in enumerate(per_seat(facts.menhirs, "menhirs", [[] for _ in range(position.seats)])):
        for value in values:
            position.gold_menhirs[seat] += 1 << 4 * (within("menhirs", value, 1, 3) - 1)
    for sign in GOLD_SIGNS:
        if owned_gold(position, sign) > box.MENHIR_SIGNS.count(sign):
            raise BadSituation(f"menhirs: more gold menhirs of value {sign - box.GOLD_SIGN + 1} than exist")


def _standing(position: KorrigansState, facts: Facts, named: list[int], count: int) -> list[int]:
    """Returns the signs under the standing menhirs: as the facts say, or all but those that must have been taken."""
    wrong = BadSituation(
        f"menhirs: {count} fields have tokens, so {len(box.MENHIR_SIGNS) - count} menhirs must have been taken (KOR-85)"
    )
    if facts.standing is not None:
        standing = numbers_of("sign", facts.standing, box.SIGN_OF)
        if len(standing) != count:
            raise wrong
        return standing
    rest = box.MENHIR_SIGNS[:]
    for sign in named:
        if sign not in rest:
            raise BadSituation(f"signs: more menhirs with {box.SIGN_NAMES[sign]!r} than exist (KOR-10)")
        rest.remove(sign)
    for sign in surely_taken(position):
        if sign not in rest:
            raise BadSituation(f"menhirs: more signs {box.SIGN_NAMES[sign]!r} are taken or known than exist (KOR-10)")
        rest.remove(sign)
    for sign in _perhaps_taken(position, facts):
        if len(rest) + len(named) > count and sign in rest:
            rest.remove(sign)
    if len(rest) + len(named) != count:
        raise wrong
    return named + rest


def _perhaps_taken(position: KorrigansState, facts: Facts) -> list[int]:
    """Returns the signs that may have been taken besides: those that leave no trace first, then what is not said."""
    perhaps = [box.FAIRY, box.FAIRY]
    if position.troll != NONE:
        perhaps.append(box.TROLL)
    if any(being != CARRIES_NOTHING for being in position.carried):  # another one has taken the place of a being
        perhaps += [box.ELF, box.GOBLIN, box.ELF, box.GOBLIN]
    if facts.menhirs is None:
        perhaps += GOLD_SIGNS * 2
    if facts.troll is None:
        perhaps += [box.TROLL, box.TROLL]
    if facts.carried is None:
        perhaps += [box.ELF, box.GOBLIN, box.ELF, box.GOBLIN]
    if facts.screens is None:
        perhaps += [box.LEPRECHAUN, box.LEPRECHAUN]
    return perhaps


def _bring(position: KorrigansState, facts: Facts, dice: Dice) -> None:
    """Gives what the menhirs taken have brought, where the facts do not say it."""
    asks = SIGN_ASKING.get(int(position.phase), NONE)
    seats = int(position.seats)
    if facts.menhirs is None:
        for sign in GOLD_SIGNS:
            for _ in range(gone(position, sign)):
                position.gold_menhirs[dice.below(seats)] += 1 << 4 * (sign - box.GOLD_SIGN)
    if facts.carried is None:
        for sign, being in BEING_OF.items():
            for _ in range(gone(position, sign) - position.carried.count(being)):
                free = _free_carriers(position)
                position.carried[free[dice.below(len(free))]] = being
    if facts.screens is None:
        for _ in range(gone(position, box.LEPRECHAUN) - (1 if asks == box.LEPRECHAUN else 0)):
            screened = [seat for seat in range(seats) if position.has_screen(seat)]
            position.screens &= ~(1 << screened[dice.below(len(screened))])
    if facts.troll is None and gone(position, box.TROLL) > (1 if asks == box.TROLL else 0):
        away = [at for at, ends in enumerate(box.CROSSING_ENDS) if not {*ends} & {*position.korrigan_fields}]
        crossings = away or list(range(box.CROSSINGS))
        position.troll = crossings[dice.below(len(crossings))]


def _free_carriers(position: KorrigansState) -> list[int]:
    """Returns the Korrigans that may have found an elf or goblin, away from the one that has just met all others."""
    fields = position.korrigan_fields
    free = [at for at, being in enumerate(position.carried) if being == CARRIES_NOTHING and fields[at] != NONE]
    meeting = fields[position.mover] if position.phase == phases.CHOOSE_CLOVER else NONE
    return [at for at in free if fields[at] != meeting] or free


class TokenFiller:
    """Deals faces to all tokens and writes the history that leads to them."""

    def __init__(self, position: KorrigansState, facts: Facts, piles: Piles) -> None:
        self.position = position
        self.facts = facts
        self.seats = range(position.seats)
        self.piles = piles
        self.revealed, self.spent, self.hidden = piles.revealed, piles.spent, piles.hidden
        self.sacrificed, self.openly, self.field_tokens = piles.sacrificed, piles.openly, piles.field_tokens
        self.puzzle = Puzzle()
        self.puzzle.tokens = [0]
        self.observations: list[int] = []
        self.slot_of_taking: dict[int, int] = {}
        """By index of a taking in the observations: its slot, where the face is not given."""
        self.field_slots: list[tuple[int, int]] = []
        """Slots of tokens in fields, with their fields."""

    def fill(self, dice: Dice) -> None:
        """Lays all clover tokens so that the facts hold, and writes a history that leads there."""
        position = self.position
        left = box.clovers_in_play(int(position.seats))
        self._write_takings(left)
        self._lay_fields(left)
        if min(left) < 0:
            raise BadSituation("impossible situation: more tokens of a face are given than exist (KOR-07)")
        self.puzzle.tokens[POOL] = sum(count << 4 * face for face, count in enumerate(left))
        self._add_ability_to_move()
        try:
            assignment = solve(self.puzzle, dice, MOST_TRIES)
        except BrokenContract:
            raise BadSituation("impossible situation: no tokens fit what was seen") from None
        self._write(assignment)

    def _write_takings(self, left: list[int]) -> None:
        """Writes who took from fields that the remembering seat has seen, then all other takings, then the rest."""
        takings_left = [self.piles.taken_count(seat) for seat in self.seats]
        for name, memory in self.facts.memory.items():
            self._write_memory(name, faces_named(memory.clovers), memory.taken_by, takings_left, left)
        for seat in self.seats:
            known = self._known(seat)
            for face in known[: takings_left[seat]]:
                self._take_known(seat, history.NOWHERE, face, left)
            for _ in range(takings_left[seat] - len(known)):
                self._take_unknown(seat, history.NOWHERE, POOL)
        for seat in self.seats:
            self._write_shown(seat)

    def _known(self, seat: int) -> list[int]:
        """Returns the faces of all tokens that the seat has taken, if the facts give them, else an empty list.

        Also empty if one of the tokens may come from a remembered field.
        """
        hidden, sacrificed = self.hidden[seat], self.sacrificed[seat]
        if isinstance(hidden, list) and isinstance(sacrificed, list) and not self._took_remembered(seat):
            return [*self.revealed[seat], *self.spent[seat], *hidden, *sacrificed]
        return []

    def _took_remembered(self, seat: int) -> bool:
        return any(seat in memory.taken_by for memory in self.facts.memory.values())

    def _write_memory(
        self, name: str, clovers: list[int], taken_by: list[int], takings_left: list[int], left: list[int]
    ) -> None:
        field, eye = box.FIELD_OF.get(name, NONE), self.facts.seat
        if field == NONE or eye is None:
            raise BadSituation(f"memory: expected a field and whose memory it is, got {name!r}")
        if len(clovers) != len(taken_by) + size_of_pile(self.field_tokens[field]):
            raise BadSituation(f"memory of {name}: expected as many tokens as lie there and were taken since")
        own = self._known(eye)
        if takings_left[eye] < 1 or not own:
            raise BadSituation(f"memory of {name}: a player who looked took a token, and knows their own (KOR-129)")
        self._take_known(eye, field, own[takings_left[eye] - 1], left)
        takings_left[eye] -= 1
        group = len(self.puzzle.tokens)
        self.puzzle.tokens.append(handful(clovers))
        for face in clovers:
            left[face] -= 1
        for seat in taken_by:
            takings_left[seat] -= 1
            self._take_unknown(seat, field, group)
        self._lay_unknown(field, group)

    def _lay_unknown(self, field: int, group: int) -> None:
        for _ in range(size_of_pile(self.field_tokens[field])):
            self.field_slots.append((self.puzzle.add_slot(IN_FIELD, 0, group), field))
        self.field_tokens[field] = []

    def _lay_fields(self, left: list[int]) -> None:
        for field in range(box.FIELDS):
            tokens = self.field_tokens[field]
            if isinstance(tokens, list):
                self.position.clovers[field] = handful(tokens)
                for face in tokens:
                    left[face] -= 1
            else:
                self._lay_unknown(field, POOL)

    def _take_known(self, seat: int, field: int, face: int, left: list[int]) -> None:
        self.observations.append(history.token_observation(history.TAKEN, seat, field, face))
        left[face] -= 1

    def _take_unknown(self, seat: int, field: int, group: int) -> None:
        self.slot_of_taking[len(self.observations)] = self.puzzle.add_slot(seat, len(self.observations), group)
        self.observations.append(history.token_observation(history.TAKEN, seat, field))

    def _write_shown(self, seat: int) -> None:
        """Writes what a seat has shown, sacrificed and lost, and adds what that tells of its tokens."""
        for face in [*self.revealed[seat], *self.spent[seat]]:
            self.observations.append(history.token_observation(history.REVEALED, seat, 0, face))
        hidden, openly = self.hidden[seat], self.openly[seat]
        secret_faces = self._sacrificed_secretly(seat)
        for face in secret_faces:
            self.observations.append(history.sacrifice_observation(seat, 0, max(0, face)))
        if not self.position.has_screen(seat):
            self.observations.append(history.token_observation(history.UNSCREENED, seat))
        for face in openly:
            self.observations.append(history.sacrifice_observation(seat, 0, face))
        if has_begun_end(self.position, seat):
            self.observations.append(history.token_observation(history.ALL_SHOWN, seat))
        if self._known(seat):
            return
        for face in [*self.revealed[seat], *self.spent[seat], *secret_faces, *openly]:
            self.puzzle.add_departure(seat, face, END)
        if isinstance(hidden, list):
            for face in hidden:
                self.puzzle.add_departure(seat, face, END)
            self.puzzle.add_exclusion(seat, FACE_BITS, END)  # no other token is there

    def _sacrificed_secretly(self, seat: int) -> list[int]:
        """Returns the faces that the seat sacrificed behind its screen, UNKNOWN_FACE where they are not given."""
        sacrificed = self.sacrificed[seat]
        if isinstance(sacrificed, int):
            return [UNKNOWN_FACE] * (sacrificed - len(self.openly[seat]))
        secret = sacrificed[:]
        for face in self.openly[seat]:
            secret.remove(face)
        return secret

    def _add_ability_to_move(self) -> None:
        """Adds that a seat asked to move can, one that must sacrifice cannot, one that has shown all has only gold."""
        position = self.position
        for seat in self.seats:
            if has_begun_end(self.position, seat):
                self.puzzle.add_exclusion(seat, COMPANION_BITS, END)
        seat = position.seat_on_turn()
        if NONE in position.korrigan_fields[2 * seat : 2 * seat + 2] and position.stage != stages.PLACEMENT:
            return
        if position.phase == phases.MUST_SACRIFICE:
            self.puzzle.add_exclusion(seat, useful_companions(position, seat), END)
            self.observations.append(
                history.companions_observation(history.STUCK, seat, useful_companions(position, seat))
            )
        asked = position.phase in (phases.MOVE_KORRIGAN, phases.OFFER_SACRIFICE, phases.FAIRY_MOVE)
        shown = position.revealed[seat] + position.backups[seat]
        if asked and not self._known(seat) and not can_move(position, seat, shown):
            self.puzzle.add_presence(seat, useful_companions(position, seat), END)

    def _write(self, assignment: Assignment) -> None:
        position = self.position
        for time, slot in self.slot_of_taking.items():
            self.observations[time] = history.with_face(self.observations[time], assignment.face[slot])
        self._write_sacrificed(assignment)
        for slot, field in self.field_slots:
            position.clovers[field] += single(assignment.face[slot])
        position.history = history.encoded(self.observations)
        recompute_hidden_and_sacrificed(position)

    def _write_sacrificed(self, assignment: Assignment) -> None:
        """Writes the faces dealt to tokens sacrificed unseen into the history, seat by seat."""
        faces = {
            seat: [assignment.face[slot] for slot in assignment.sacrificed if self.puzzle.owner[slot] == seat]
            for seat in self.seats
        }
        for time, observation in enumerate(self.observations):
            seat = int(history.seat_of(observation))
            if history.kind_of(observation) == history.SACRIFICED and faces[seat]:  # those behind the screen come first
                self.observations[time] = history.with_face(observation, faces[seat].pop())
