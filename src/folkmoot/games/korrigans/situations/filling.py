"""Fills in the clover tokens of a situation where the facts leave them open, and a history that leads there."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation, BrokenContract
from folkmoot.engine.handfuls import handful, single
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, stages
from folkmoot.games.korrigans.knowledge import COMPANION_BITS, FACE_BITS, recompute_hidden_and_sacrificed
from folkmoot.games.korrigans.rules.movement import can_move, useful_companions
from folkmoot.games.korrigans.situations.facts import Facts
from folkmoot.games.korrigans.situations.piles import Piles, faces_named, size_of_pile
from folkmoot.games.korrigans.state import NONE, KorrigansState
from folkmoot.games.korrigans.worlds import IN_FIELD, POOL, UNKNOWN_FACE, Assignment, Puzzle, solve

END = 1_000
"""The time of everything but takings, after the last of them."""


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
            assignment = solve(self.puzzle, dice)
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
        if self.piles.has_shown_all(seat):
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
            if self.piles.has_shown_all(seat):
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
