"""Possible worlds: deals faces to unseen tokens so that they fit everything that was seen.

A puzzle has slots, one for each token whose face is not known; each belongs to a group whose tokens are known only
together. Some slots belong to players. Three kinds of observation restrict their faces: a token left the screen (a
departure), no token had one of some faces (an exclusion), at least one had (a presence). The search deals at random and
backtracks where a deal cannot be completed, so every world that fits can come out, and no other.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.handfuls import count_of, single
from folkmoot.games.korrigans import components as box

POOL: Final = 0
"""The group of all tokens that the seat has never seen."""
IN_FIELD: Final = -1
"""The owner of a token that lies in a field."""
UNKNOWN_FACE: Final = -1
"""The face of a departure that nobody saw: a token sacrificed behind the screen."""
NEVER: Final = 1 << 30
"""Later than any time in a puzzle: when a token leaves that stays behind its screen."""
SEARCH_LIMIT: Final = 400
"""How many faces or slots a search tries before another search begins, in another order."""
SEARCHES: Final = 2000
"""How many searches are made before there seems to be no world."""
SWAPS: Final = 12
"""How many swaps are tried to give players what they were seen to have."""


class Puzzle:
    """What is known of the tokens, and the slots to be filled at random."""

    def __init__(self) -> None:
        self.owner: list[int] = []
        """Of each slot: a seat, or IN_FIELD."""
        self.since: list[int] = []
        """Of each slot: when its owner took it."""
        self.group: list[int] = []
        self.tokens: list[int] = []
        """Of each group: the handful of its slots."""
        self.departure_owner: list[int] = []
        self.departure_face: list[int] = []
        self.departure_time: list[int] = []
        """When the token was revealed or sacrificed, or the owner lost the screen."""
        self.exclusion_owner: list[int] = []
        self.exclusion_time: list[int] = []
        self.exclusion_faces: list[int] = []
        """Everybody saw that the owner had none of these faces (bits) behind the screen at that time."""
        self.presence_owner: list[int] = []
        self.presence_time: list[int] = []
        self.presence_faces: list[int] = []
        """Everybody saw that the owner had at least one of these faces at that time."""

    def add_slot(self, owner: int, since: int, group: int) -> int:
        """Adds a token whose face is not known and returns the number of its slot."""
        self.owner.append(owner)
        self.since.append(since)
        self.group.append(group)
        return len(self.owner) - 1

    def add_departure(self, owner: int, face: int, time: int) -> None:
        """Adds that a token of this face (UNKNOWN_FACE: any) left the owner's screen at that time."""
        self.departure_owner.append(owner)
        self.departure_face.append(face)
        self.departure_time.append(time)

    def add_exclusion(self, owner: int, faces: int, time: int) -> None:
        """Adds that none of the owner's tokens had one of these faces at that time."""
        self.exclusion_owner.append(owner)
        self.exclusion_faces.append(faces)
        self.exclusion_time.append(time)

    def add_presence(self, owner: int, faces: int, time: int) -> None:
        """Adds that at least one of the owner's tokens had one of these faces at that time."""
        self.presence_owner.append(owner)
        self.presence_faces.append(faces)
        self.presence_time.append(time)


class Assignment:
    """One solution: a face for each slot, and when the players' tokens left their screens."""

    def __init__(self, slots: int) -> None:
        self.face: list[int] = [-1] * slots
        self.until: list[int] = [NEVER] * slots
        self.sacrificed: list[int] = []
        """The slots of the departures with an unknown face, in the order of the search."""


def solve(puzzle: Puzzle, dice: Dice, most_tries: int = SEARCHES * SEARCH_LIMIT) -> Assignment:
    """Returns a random solution. Raises `BrokenContract` if none is found in so many tries."""
    tries = 0
    for _ in range(SEARCHES):
        search = _Search(puzzle, dice)
        if search.find():
            return search.assignment
        tries += int(search.tries)
        if tries >= most_tries:
            break
    raise BrokenContract("no world was found that fits what was seen")


class _Search:
    """One search. The tokens of small groups come first, since few assignments fit them; the pool comes last."""

    def __init__(self, puzzle: Puzzle, dice: Dice) -> None:
        self.puzzle = puzzle
        self.dice = dice
        self.assignment = Assignment(len(puzzle.owner))
        self.left = puzzle.tokens[:]
        self.departed = [False] * len(puzzle.owner)
        """Of each slot: whether a departure is assigned to it."""
        self.matched = [False] * len(puzzle.departure_owner)
        """Of each departure: whether it has a slot."""
        self.tries: i64 = 0

    def find(self) -> bool:
        """Tries to deal all tokens; False if none fits or the limit is reached."""
        return self._assign_grouped(self._grouped_slots())

    def _limit_reached(self) -> bool:
        self.tries += 1
        return self.tries > SEARCH_LIMIT

    def _grouped_slots(self) -> list[int]:
        """Returns the players' slots outside the pool, in random order."""
        owner, group = self.puzzle.owner, self.puzzle.group
        slots = [slot for slot in range(len(owner)) if owner[slot] != IN_FIELD and group[slot] != POOL]
        self.dice.shuffle(slots)
        return slots

    def _candidates(self, slot: int) -> list[tuple[int, int]]:
        """Returns pairs that fit a slot: a departure (-1: none) and a face; likelier ones more often."""
        puzzle, left = self.puzzle, self.left[self.puzzle.group[slot]]
        candidates = [(-1, face) for face in self._faces_until(slot, NEVER)]
        for departure in range(len(self.matched)):
            if self.matched[departure] or puzzle.departure_owner[departure] != puzzle.owner[slot]:
                continue
            time, face = puzzle.departure_time[departure], puzzle.departure_face[departure]
            if puzzle.since[slot] >= time:
                continue
            if face == UNKNOWN_FACE:
                candidates.extend([(departure, other) for other in self._faces_until(slot, time)])
            elif not self._excluded_faces(slot, time) >> face & 1:
                candidates.extend([(departure, face)] * int(count_of(left, face)))
        return candidates

    def _assign_grouped(self, slots: list[int]) -> bool:
        """Assigns these slots, always the one with the fewest candidates first, then the departures left."""
        if not slots:
            return self._assign_departures(self._open_departures(), 0)
        by_slot = [self._candidates(slot) for slot in slots]
        at = min(range(len(slots)), key=lambda index: len(by_slot[index]))
        slot, candidates = slots[at], by_slot[at]
        others = slots[:at] + slots[at + 1 :]
        tried: list[tuple[int, int]] = []
        while candidates:
            candidate = candidates.pop(self.dice.below(len(candidates)))
            if candidate in tried:
                continue
            tried.append(candidate)
            departure, face = candidate
            if self._limit_reached():
                return False
            self._assign(slot, departure, face)
            if self._assign_grouped(others):
                return True
            self._unassign(slot, departure)
        return False

    def _assign(self, slot: int, departure: int, face: int) -> None:
        self._set(slot, face)
        if departure >= 0:
            self.matched[departure] = True
            self._depart(slot, departure)

    def _unassign(self, slot: int, departure: int) -> None:
        self._unset(slot)
        if departure >= 0:
            self.matched[departure] = False
            self._undo_departure(slot, departure)

    def _open_departures(self) -> list[int]:
        """Returns the departures without a slot, those with the fewest possible slots first."""
        departures = [departure for departure in range(len(self.matched)) if not self.matched[departure]]
        self.dice.shuffle(departures)
        return sorted(departures, key=lambda departure: len(set(self._slots_for(departure))))

    def _slots_for(self, departure: int) -> list[int]:
        """Returns the slots without a face that a departure may have, likelier ones more often."""
        puzzle = self.puzzle
        owner, face, time = (
            puzzle.departure_owner[departure],
            puzzle.departure_face[departure],
            puzzle.departure_time[departure],
        )
        slots: list[int] = []
        for slot in range(len(puzzle.owner)):
            if puzzle.owner[slot] != owner or self.departed[slot] or self.assignment.face[slot] >= 0:
                continue
            if puzzle.since[slot] >= time:
                continue
            if face == UNKNOWN_FACE:
                slots.append(slot)
            elif not self._excluded_faces(slot, time) >> face & 1:
                slots.extend([slot] * int(count_of(self.left[puzzle.group[slot]], face)))
        return slots

    def _excluded_faces(self, slot: int, until: int) -> int:
        """Returns the faces that a token cannot have if it stayed behind its owner's screen until then."""
        puzzle = self.puzzle
        faces: i64 = 0
        for exclusion in range(len(puzzle.exclusion_owner)):
            # An exclusion is about the tokens that stay: one that leaves at the very same moment may have such a face.
            stayed_past = puzzle.since[slot] < puzzle.exclusion_time[exclusion] < until
            if stayed_past and puzzle.exclusion_owner[exclusion] == puzzle.owner[slot]:
                faces |= puzzle.exclusion_faces[exclusion]
        return faces

    def _assign_departures(self, order: list[int], at: int) -> bool:
        """Assigns slots to the departures from this index of the order on, then deals the rest."""
        if at == len(order):
            return self._deal(self._restricted(), 0)
        departure = order[at]
        face = self.puzzle.departure_face[departure]
        slots = self._slots_for(departure)
        tried: list[int] = []
        while slots:
            slot = slots.pop(self.dice.below(len(slots)))
            if slot in tried:
                continue
            tried.append(slot)
            if self._limit_reached():
                return False
            self._depart(slot, departure)
            if face != UNKNOWN_FACE:
                self._set(slot, face)
            if self._assign_departures(order, at + 1):
                return True
            self._undo_departure(slot, departure)
            if face != UNKNOWN_FACE:
                self._unset(slot)
        return False

    def _depart(self, slot: int, departure: int) -> None:
        self.departed[slot] = True
        self.assignment.until[slot] = self.puzzle.departure_time[departure]
        if self.puzzle.departure_face[departure] == UNKNOWN_FACE:
            self.assignment.sacrificed.append(slot)

    def _undo_departure(self, slot: int, departure: int) -> None:
        self.departed[slot] = False
        if self.puzzle.departure_face[departure] == UNKNOWN_FACE:
            self.assignment.sacrificed.remove(slot)

    def _set(self, slot: int, face: int) -> None:
        group = self.puzzle.group[slot]
        self.assignment.face[slot] = face
        self.left[group] = self.left[group] - single(face)

    def _unset(self, slot: int) -> None:
        group = self.puzzle.group[slot]
        self.left[group] = self.left[group] + single(self.assignment.face[slot])
        self.assignment.face[slot] = -1

    def _restricted(self) -> list[int]:
        """Returns the slots still without a face that cannot have every face, the hardest first."""
        slots: list[int] = []
        for slot in range(len(self.puzzle.owner)):
            if self.assignment.face[slot] >= 0 or self.puzzle.owner[slot] == IN_FIELD:
                continue
            if self._excluded_faces(slot, self._until(slot)):
                slots.append(slot)
        self.dice.shuffle(slots)
        return sorted(slots, key=lambda slot: len(self._faces_until(slot, self._until(slot))))

    def _until(self, slot: int) -> int:
        """Returns when a token left its owner's screen, as far as it is assigned."""
        return self.assignment.until[slot] if self.departed[slot] else NEVER

    def _faces_until(self, slot: int, until: int) -> list[int]:
        """Returns the faces a slot may still get if it stayed so long, each as often as its group has it."""
        excluded, left = self._excluded_faces(slot, until), self.left[self.puzzle.group[slot]]
        return [face for face in range(box.FACES) if not excluded >> face & 1 for _ in range(left >> 4 * face & 15)]

    def _deal(self, slots: list[int], at: int) -> bool:
        if at == len(slots):
            return self._deal_rest()
        faces = self._faces_until(slots[at], self._until(slots[at]))
        self.dice.shuffle(faces)
        tried = 0
        for face in faces:
            if tried >> face & 1:
                continue
            tried |= 1 << face
            if self._limit_reached():
                return False
            self._set(slots[at], face)
            if self._deal(slots, at + 1):
                return True
            self._unset(slots[at])
        return False

    def _deal_rest(self) -> bool:
        """Deals what is left of every group to its other slots, and makes sure of the presences."""
        rest: list[list[int]] = []
        for tokens in self.left:
            faces = [face for face in range(box.FACES) for _ in range(tokens >> 4 * face & 15)]
            self.dice.shuffle(faces)
            rest.append(faces)
        dealt = [slot for slot in range(len(self.assignment.face)) if self.assignment.face[slot] < 0]
        for slot in dealt:
            self.assignment.face[slot] = rest[self.puzzle.group[slot]].pop()
        if self._ensure_presences(dealt):
            return True
        for slot in dealt:
            self.assignment.face[slot] = -1
        return False

    def _ensure_presences(self, dealt: list[int]) -> bool:
        """Swaps tokens until all presences hold; one swap may undo another, so only a few are tried."""
        for _ in range(SWAPS):
            unmet = [presence for presence in range(len(self.puzzle.presence_owner)) if not self._holds(presence)]
            if not unmet:
                return True
            if not self._swap_for(unmet[self.dice.below(len(unmet))], dealt):
                return False
        return False

    def _swap_for(self, presence: int, dealt: list[int]) -> bool:
        """Swaps two dealt tokens of a group so that a presence holds; False if no swap does it."""
        faces, assignment, group = self.puzzle.presence_faces[presence], self.assignment, self.puzzle.group
        pairs = [
            (slot, other)
            for slot in dealt
            if self._was_behind_screen(presence, slot)
            for other in dealt
            if group[other] == group[slot] and faces >> assignment.face[other] & 1
        ]
        if not pairs:
            return False
        slot, other = pairs[self.dice.below(len(pairs))]
        assignment.face[slot], assignment.face[other] = assignment.face[other], assignment.face[slot]
        return True

    def _was_behind_screen(self, presence: int, slot: int) -> bool:
        """Tells whether a slot was behind its owner's screen at the time of a presence, even if it left right then."""
        puzzle = self.puzzle
        owned = puzzle.owner[slot] == puzzle.presence_owner[presence]
        return owned and puzzle.since[slot] < puzzle.presence_time[presence] <= self._until(slot)

    def _holds(self, presence: int) -> bool:
        faces = self.puzzle.presence_faces[presence]
        return any(
            self._was_behind_screen(presence, slot) and faces >> self.assignment.face[slot] & 1
            for slot in range(len(self.puzzle.owner))
        )
