"""What seats have been shown in Korrigans, and worlds that fit it.

Hidden are the tokens in the fields, those behind screens, those sacrificed, and the signs under standing menhirs. A
seat has seen whole fields when it gathered there: what others took from such a field since, it knows only together with
what still lies there. All of it follows from the history.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.handfuls import faces_of, single
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases
from folkmoot.games.korrigans.rules.movement import can_move, useful_companions
from folkmoot.games.korrigans.state import NONE, KorrigansState
from folkmoot.games.korrigans.worlds import IN_FIELD, POOL, UNKNOWN_FACE, Assignment, Puzzle, solve

COMPANION_BITS: Final = (1 << box.COMPANIONS) - 1
"""All companions, a bit for each."""
FACE_BITS: Final = (1 << box.FACES) - 1
"""All faces, a bit for each."""


class FieldMemory:
    """What a seat last saw and left in a field, and who has secretly taken one of these tokens since."""

    def __init__(self, clovers: int, taken_by: list[int]) -> None:
        self.clovers = clovers
        self.taken_by = taken_by


def fields_looked_at(position: KorrigansState, eye: int) -> int:
    """Returns the fields where the seat has looked at the tokens and taken one, a bit for each."""
    fields: i64 = 0
    for observation in history.decoded(position.history):
        if history.kind_of(observation) == history.TAKEN and history.seat_of(observation) == eye:
            fields |= 1 << history.field_of(observation)
    return int(fields)


def memory_of(position: KorrigansState, eye: int, field: int) -> FieldMemory | None:
    """Returns what the seat remembers of a field; None if it never looked there, or nothing can be left of it."""
    looked = False
    clovers: i64 = position.clovers[field]
    taken_by: list[int] = []
    screens = (1 << position.seats) - 1
    for observation in history.decoded(position.history):
        kind, seat = history.kind_of(observation), int(history.seat_of(observation))
        if kind == history.UNSCREENED:
            screens &= ~(1 << seat)
        elif kind == history.TAKEN and history.field_of(observation) == field:
            if seat == eye:
                looked = True
                clovers = position.clovers[field]
                taken_by = []
            elif screens >> seat & 1:
                taken_by.append(seat)
                clovers += single(int(history.face_of(observation)))
    return FieldMemory(int(clovers), taken_by) if looked and clovers else None


def openly_sacrificed(position: KorrigansState, seat: int) -> int:
    """Returns the handful that the seat has sacrificed openly, after its screen was gone."""
    tokens: i64 = 0
    open_now = False
    for observation in history.decoded(position.history):
        if history.seat_of(observation) == seat:
            open_now = open_now or history.kind_of(observation) == history.UNSCREENED
            if open_now and history.kind_of(observation) == history.SACRIFICED:
                tokens += single(int(history.face_of(observation)))
    return int(tokens)


def imagine(position: KorrigansState, seat: int, dice: Dice) -> KorrigansState:
    """Returns the position with everything the seat cannot know dealt anew."""
    twin = position.copy()
    if position.phase == phases.OVER:  # nothing is hidden any more
        return twin
    twin.coming = []
    _mix_signs(twin, dice)
    survey = Survey(position, seat)
    _apply(twin, survey, solve(survey.puzzle, dice))
    return twin


class Survey:
    """Builds the puzzle of one seat from the history.

    A time is an index into the history.
    """

    def __init__(self, position: KorrigansState, eye: int) -> None:
        self.position = position
        self.eye = eye
        self.puzzle = Puzzle()
        self.puzzle.tokens = [0]
        self.slot_of_observation: list[int] = [-1] * len(position.history)
        """For each observation: the slot of the token taken, -1 if its face is known or none was taken."""
        self.unseen_sacrifices: list[int] = []
        """The times of the sacrifices that the seat did not see, in order."""
        self.fields_of_slots: list[int] = []
        """For each slot of a token in a field, from the first such slot on: its field."""
        self._group_of_field: list[int] = [POOL] * box.FIELDS
        self._screens = (1 << position.seats) - 1
        self._hidden = [0] * int(position.seats)
        for time, observation in enumerate(history.decoded(position.history)):
            self._add_observation(time, observation)
        self._add_field_slots()
        self._add_ability_to_move()

    def _add_observation(self, time: int, observation: int) -> None:
        kind, seat = history.kind_of(observation), int(history.seat_of(observation))
        secret = seat != self.eye and bool(self._screens >> seat & 1)
        if kind == history.TAKEN:
            self._hidden[seat] = self._hidden[seat] + single(int(history.face_of(observation)))
            self._add_taking(time, observation, secret)
        elif kind == history.REVEALED:
            self._hidden[seat] = self._hidden[seat] - single(int(history.face_of(observation)))
            if secret:
                self.puzzle.add_departure(seat, int(history.face_of(observation)), time)
        elif kind == history.SACRIFICED:
            self._hidden[seat] = self._hidden[seat] - single(int(history.face_of(observation)))
            if secret:
                self.puzzle.add_departure(seat, UNKNOWN_FACE, time)
                self.unseen_sacrifices.append(time)
        elif kind == history.UNSCREENED:
            if secret:
                for face in faces_of(self._hidden[seat]):
                    self.puzzle.add_departure(seat, face, time)
                self.puzzle.add_exclusion(seat, FACE_BITS, time)  # no other token was there
            self._screens &= ~(1 << seat)
        elif secret:
            self._add_companions_observation(time, observation, seat)

    def _add_companions_observation(self, time: int, observation: int, seat: int) -> None:
        kind = history.kind_of(observation)
        if kind == history.STUCK:
            self.puzzle.add_exclusion(seat, int(history.set_of(observation)), time)
        elif kind == history.ABLE:
            self.puzzle.add_presence(seat, int(history.set_of(observation)), time)
        elif kind == history.ALL_SHOWN:
            self.puzzle.add_exclusion(seat, COMPANION_BITS, time)

    def _add_taking(self, time: int, observation: int, secret: bool) -> None:
        field = int(history.field_of(observation))
        if history.seat_of(observation) == self.eye:
            if field != history.NOWHERE:
                self._open_group(field)
        elif secret:
            group = POOL if field == history.NOWHERE else self._group_of_field[field]
            face = int(history.face_of(observation))
            self.slot_of_observation[time] = self._add_slot(int(history.seat_of(observation)), time, group, face)

    def _open_group(self, field: int) -> None:
        """Begins a group: the seat sees all tokens of a field, so those taken before are apart from those left."""
        self.puzzle.tokens.append(0)
        self._group_of_field[field] = len(self.puzzle.tokens) - 1

    def _add_slot(self, owner: int, time: int, group: int, face: int) -> int:
        self.puzzle.tokens[group] = self.puzzle.tokens[group] + single(face)
        return self.puzzle.add_slot(owner, time, group)

    def _add_field_slots(self) -> None:
        position = self.position
        looking = position.phase == phases.CHOOSE_CLOVER and position.mover // 2 == self.eye
        for field in range(box.FIELDS):
            if looking and position.korrigan_fields[position.mover] == field:
                continue
            for face in faces_of(position.clovers[field]):
                self._add_slot(IN_FIELD, 0, self._group_of_field[field], face)
                self.fields_of_slots.append(field)

    def _add_ability_to_move(self) -> None:
        """Adds that a player who is asked to move, and not to make a sacrifice, can move: everybody sees that."""
        position = self.position
        if position.phase not in (phases.MOVE_KORRIGAN, phases.OFFER_SACRIFICE, phases.FAIRY_MOVE):
            return
        seat = position.seat_on_turn()
        if seat == self.eye or not position.has_screen(seat):
            return
        if not can_move(position, seat, position.revealed[seat] + position.backups[seat]):
            self.puzzle.add_presence(seat, useful_companions(position, seat), len(position.history))


def _mix_signs(position: KorrigansState, dice: Dice) -> None:
    """Deals the signs under standing menhirs anew: nobody knows which is where."""
    standing = [field for field in range(box.FIELDS) if position.signs[field] != NONE]
    signs = sorted([position.signs[field] for field in standing])
    dice.shuffle(signs)
    for field in standing:
        position.signs[field] = signs.pop()


def _apply(position: KorrigansState, survey: Survey, assignment: Assignment) -> None:
    """Writes the assigned faces into the fields and the history, and what follows from the history."""
    observations = history.decoded(position.history)
    for time, slot in enumerate(survey.slot_of_observation):
        if slot >= 0:
            observations[time] = history.with_face(observations[time], assignment.face[slot])
    for time, slot in zip(survey.unseen_sacrifices, _sacrificed_slots(assignment), strict=True):
        observations[time] = history.with_face(observations[time], assignment.face[slot])
    position.history = history.encoded(observations)
    first = len(assignment.face) - len(survey.fields_of_slots)
    touched = set(survey.fields_of_slots)
    for field in touched:
        position.clovers[field] = 0
    for offset, field in enumerate(survey.fields_of_slots):
        position.clovers[field] = position.clovers[field] + single(assignment.face[first + offset])
    recompute_hidden_and_sacrificed(position)


def _sacrificed_slots(assignment: Assignment) -> list[int]:
    """Returns the slots of the tokens sacrificed unseen, in the order in which they left the screens."""
    return sorted(assignment.sacrificed, key=lambda slot: assignment.until[slot])


def recompute_hidden_and_sacrificed(position: KorrigansState) -> None:
    """Sets from the history what every seat has behind its screen and has sacrificed."""
    observations = history.decoded(position.history)
    for seat in range(position.seats):
        sacrificed = history.handful_told(observations, history.SACRIFICED, seat)
        kept = history.handful_told(observations, history.TAKEN, seat) - sacrificed
        position.hidden[seat] = int(kept - history.handful_told(observations, history.REVEALED, seat))
        position.sacrificed[seat] = int(sacrificed)
