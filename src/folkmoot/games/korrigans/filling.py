"""Fills in what the facts of a situation leave open: tokens, their history, menhirs."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation, BrokenContract
from folkmoot.engine.facts import numbers_of, per_seat, within
from folkmoot.engine.handfuls import handful, single
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, stages
from folkmoot.games.korrigans.facts import Facts
from folkmoot.games.korrigans.knowledge import COMPANION_BITS, FACE_BITS, recompute_hidden_and_sacrificed
from folkmoot.games.korrigans.rules.movement import can_move, useful_companions
from folkmoot.games.korrigans.state import NONE, KorrigansState
from folkmoot.games.korrigans.worlds import IN_FIELD, POOL, UNKNOWN_FACE, Assignment, Puzzle, solve

USUAL_HIDDEN = 2
"""How many tokens a player has behind the screen if the facts do not give it: those of the placement."""
END = 1_000
"""The time of everything but takings, after the last of them."""

Tokens = list[int] | int
"""Faces, or how many tokens there are."""


def fill_tokens(position: KorrigansState, facts: Facts, dice: Dice) -> None:
    """Lays all clover tokens so that the facts hold, and writes a history that leads there."""
    _TokenFiller(position, facts).fill(dice)


def fill_signs(position: KorrigansState, facts: Facts, dice: Dice) -> None:
    """Puts menhirs on the fields where tokens lie, and gold menhirs before their owners."""
    no_facts: list[list[int]] = [[] for _ in range(position.seats)]
    for seat, values in enumerate(per_seat(facts.menhirs, "menhirs", no_facts)):
        for value in values:
            position.gold_menhirs[seat] += 1 << 4 * (within("menhirs", value, 1, 3) - 1)
    _check_gold_menhirs(facts)
    menhir_fields = [field for field in range(box.FIELDS) if box.HAS_MENHIR[field] and position.clovers[field]]
    signs = _standing(facts, len(menhir_fields), dice)
    for name, sign in facts.signs.items():
        field, wanted = box.FIELD_OF.get(name, NONE), box.SIGN_OF.get(sign, NONE)
        if field not in menhir_fields or wanted not in signs:
            raise BadSituation(f"signs: no menhir with {sign!r} can stand in {name!r} (KOR-10, KOR-85)")
        position.signs[field] = wanted
        menhir_fields.remove(field)
        signs.remove(wanted)
    dice.shuffle(signs)
    for field in menhir_fields:
        position.signs[field] = signs.pop()
    position.elves_left = position.signs.count(box.ELF)
    position.goblins_left = position.signs.count(box.GOBLIN)


def _check_gold_menhirs(facts: Facts) -> None:
    owned = [value for values in facts.menhirs or [] for value in values]
    for value in (1, 2, 3):
        if owned.count(value) > box.MENHIR_SIGNS.count(box.GOLD_SIGN + value - 1):
            raise BadSituation(f"menhirs: more gold menhirs of value {value} than exist")


def _standing(facts: Facts, count: int, dice: Dice) -> list[int]:
    """Returns the signs under the standing menhirs: as the facts say, or any that fit what has been taken."""
    if facts.standing is not None:
        return [box.SIGN_OF[name] for name in facts.standing if name in box.SIGN_OF]
    rest = box.MENHIR_SIGNS[:]
    for value in [value for values in facts.menhirs or [] for value in values]:
        rest.remove(box.GOLD_SIGN + value - 1)
    for being in [being for pair in facts.carried or [] for being in pair if being]:
        rest.remove(box.SIGN_OF[being])
    named = [box.SIGN_OF[name] for name in facts.signs.values() if name in box.SIGN_OF]
    golden = [sign for sign in rest if sign >= box.GOLD_SIGN]
    free = [sign for sign in rest if sign < box.GOLD_SIGN]
    for sign in named:
        (golden if sign >= box.GOLD_SIGN else free).remove(sign)
    dice.shuffle(free)
    # Gold menhirs that nobody has are still standing.
    standing = named + golden + free
    if count < len(named) + len(golden) or count > len(standing):
        raise BadSituation(
            f"menhirs: {count} fields have tokens, so {16 - count} menhirs must have been taken (KOR-85)"
        )
    return standing[:count]


class _TokenFiller:
    """Builds tokens and history from facts."""

    def __init__(self, position: KorrigansState, facts: Facts) -> None:
        self.position = position
        self.facts = facts
        seats = int(position.seats)
        self.seats = range(seats)
        no_facts: list[list[str]] = [[] for _ in range(seats)]
        self.revealed = [_faces(names) for names in per_seat(facts.revealed, "revealed", no_facts)]
        self.spent = [_faces(names) for names in per_seat(facts.spent, "spent", no_facts)]
        self.backups = [_faces(names) for names in per_seat(facts.backups, "backups", no_facts)]
        self.sacrificed = [
            _read_tokens(tokens) for tokens in per_seat(facts.sacrificed, "sacrificed", self._sacrifices())
        ]
        self.openly = [_faces(names) for names in per_seat(facts.openly, "openly", no_facts)]
        no_hidden: list[list[str] | int | None] = [None] * seats
        self.hidden = [
            None if tokens is None else _read_tokens(tokens) for tokens in per_seat(facts.hidden, "hidden", no_hidden)
        ]
        numbers_of("field", facts.clovers, box.FIELD_OF)
        self.field_tokens: list[Tokens | None] = [_given_tokens(facts, name) for name in box.FIELD_NAMES]
        """By field: the tokens that lie there."""
        self.puzzle = Puzzle()
        self.puzzle.tokens = [0]
        self.observations: list[int] = []
        self.slot_of_taking: dict[int, int] = {}
        """By index of a taking in the observations: its slot, where the face is not given."""
        self.field_slots: list[tuple[int, int]] = []
        """Slots of tokens in fields, with their fields."""

    def fill(self, dice: Dice) -> None:
        position = self.position
        for seat in self.seats:
            position.revealed[seat] = handful(self.revealed[seat])
            position.spent[seat] = handful(self.spent[seat])
            position.backups[seat] = handful(self.backups[seat])
        position.backups_left = box.BACKUPS - sum(_size(tokens) for tokens in self.sacrificed)
        self._settle_counts()
        left = box.clovers_in_play(int(position.seats))
        self._write_takings(left)
        self._lay_fields(left)
        if min(left) < 0:
            raise BadSituation("impossible situation: more tokens of a face are given than exist (KOR-07)")
        self.puzzle.tokens[POOL] = sum(count << 4 * face for face, count in enumerate(left))
        self._add_ability_to_move()
        try:
            assignment = solve(self.puzzle, dice)
        except BrokenContract:
            raise BadSituation("impossible situation: no tokens fit what was seen") from None
        self._write(assignment)

    def _sacrifices(self) -> list[list[str] | int]:
        """Returns the sacrifices if the facts do not give them: a token for each backup."""
        # Without backups an empty list, not 0: a list gives the faces, so that all tokens of the seat may be `_known`.
        return [len(backups) or [] for backups in self.backups]

    def _settle_counts(self) -> None:
        """Sets how many tokens lie in fields and behind screens, where the facts leave it open.

        Raises `BadSituation` if some are missing then, or there are too many (KOR-08).
        """
        seats = int(self.position.seats)
        unstated_fields = [field for field in range(box.FIELDS) if self.field_tokens[field] is None]
        unstated_seats = [seat for seat in self.seats if self.hidden[seat] is None]
        usual = 0 if self.position.stage == stages.PLACEMENT and not self.position.placement_lap else USUAL_HIDDEN
        field_counts = {field: box.clovers_on(field, seats) for field in unstated_fields}
        hidden_counts = dict.fromkeys(unstated_seats, usual)
        stated = sum(
            _size(tokens) for tokens in [*self.field_tokens, *self.hidden, *self.sacrificed] if tokens is not None
        )
        shown = sum(len(tokens) for tokens in [*self.revealed, *self.spent])
        missing = (
            sum(box.clovers_in_play(seats)) - stated - shown - sum(field_counts.values()) - sum(hidden_counts.values())
        )
        while missing < 0 and any(count > 1 for count in field_counts.values()):
            field_counts[max(field_counts, key=lambda field: field_counts[field])] -= 1
            missing += 1
        while missing > 0 and hidden_counts:
            hidden_counts[min(hidden_counts, key=lambda seat: hidden_counts[seat])] += 1
            missing -= 1
        if missing:
            raise BadSituation(
                f"clovers: {abs(missing)} tokens too {'few' if missing > 0 else 'many'} are given (KOR-08)"
            )
        for field, count in field_counts.items():
            self.field_tokens[field] = count
        for seat, count in hidden_counts.items():
            self.hidden[seat] = count

    def _write_takings(self, left: list[int]) -> None:
        """Writes who took from fields that the remembering seat has seen, then all other takings, then the rest."""
        takings_left = [self._taken_count(seat) for seat in self.seats]
        for name, memory in self.facts.memory.items():
            self._write_memory(name, _faces(memory.clovers), memory.taken_by, takings_left, left)
        for seat in self.seats:
            known = self._known(seat)
            for face in known[: takings_left[seat]]:
                self._take_known(seat, history.NOWHERE, face, left)
            for _ in range(takings_left[seat] - len(known)):
                self._take_unknown(seat, history.NOWHERE, POOL)
        for seat in self.seats:
            self._write_shown(seat)

    def _taken_count(self, seat: int) -> int:
        """Returns how many tokens the seat has ever taken."""
        shown = len(self.revealed[seat]) + len(self.spent[seat])
        return shown + _size(self.hidden[seat]) + _size(self.sacrificed[seat])

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
        if len(clovers) != len(taken_by) + _size(self.field_tokens[field]):
            raise BadSituation(f"memory of {name}: expected as many tokens as lie there and were taken since")
        own = self._known(eye)
        if takings_left[eye] < 1 or not own:
            raise BadSituation(f"memory of {name}: a player who looked took a token, and knows their own (KOR-82)")
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
        for _ in range(_size(self.field_tokens[field])):
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
        if self._has_shown_all(seat):
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

    def _has_shown_all(self, seat: int) -> bool:
        position = self.position
        return position.stage == stages.FINAL_TURN and (
            position.number_of(seat) <= position.turn + 1 or position.phase == phases.OVER
        )

    def _add_ability_to_move(self) -> None:
        """Adds that a seat asked to move can, one that must sacrifice cannot, one that has shown all has only gold."""
        position = self.position
        for seat in self.seats:
            if self._has_shown_all(seat):
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


def _faces(names: list[str]) -> list[int]:
    return numbers_of("token", names, box.FACE_OF)


def _read_tokens(tokens: list[str] | int) -> Tokens:
    return within("tokens", tokens, 0, 65) if isinstance(tokens, int) else _faces(tokens)


def _given_tokens(facts: Facts, name: str) -> Tokens | None:
    return _read_tokens(facts.clovers[name]) if name in facts.clovers else None


def _size(tokens: Tokens | None) -> int:
    return 0 if tokens is None else tokens if isinstance(tokens, int) else len(tokens)
