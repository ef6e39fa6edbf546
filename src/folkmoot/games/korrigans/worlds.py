"""Possible worlds: deals faces to unseen tokens so that they fit everything that was seen.

A puzzle has slots, one for each token whose face is not known; each belongs to a group whose tokens are known only
together. Some slots belong to players, and what these showed of their tokens are demands. The search deals at random
and turns back where a deal cannot be completed, so every world that fits can come out, and no other.
"""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.handfuls import count_of, single
from folkmoot.games.korrigans import components as box

LYING: Final = -1
"""The owner of a token that lies in a field."""
UNSEEN: Final = -1
"""The face of a demand that nobody saw: a token given up."""
NEVER: Final = 1 << 30
"""Later than any time in a puzzle."""
SEARCH_LIMIT: Final = 400
"""How many assignments a search tries before another search begins, in another order."""
SEARCHES: Final = 2000
"""How many searches are made before there seems to be no world."""
SWAPS: Final = 12
"""How many swaps are tried to give players what they were seen to have."""


class Puzzle:
    """What is known of the tokens, and the slots to be filled at random."""

    def __init__(self) -> None:
        self.owner: list[int] = []
        """Of each slot: a seat, or LYING."""
        self.since: list[int] = []
        """Of each slot: when its owner took it."""
        self.group: list[int] = []
        self.tokens: list[int] = []
        """Of each group: the handful of its slots."""
        self.demand_owner: list[int] = []
        self.demand_face: list[int] = []
        self.demand_time: list[int] = []
        """When the owner showed the face, or gave the token up."""
        self.bar_owner: list[int] = []
        self.bar_time: list[int] = []
        self.bar_faces: list[int] = []
        """Everybody saw that the owner had none of these faces (bits) behind the screen at that time."""
        self.need_owner: list[int] = []
        self.need_time: list[int] = []
        self.need_faces: list[int] = []
        """Everybody saw that the owner had at least one of these faces at that time."""

    def add_slot(self, owner: int, since: int, group: int) -> int:
        """Adds a token whose face is not known and returns the number of its slot."""
        self.owner.append(owner)
        self.since.append(since)
        self.group.append(group)
        return len(self.owner) - 1

    def demand(self, owner: int, face: int, time: int) -> None:
        """Adds that the owner had a token of this face (UNSEEN: any) until that time."""
        self.demand_owner.append(owner)
        self.demand_face.append(face)
        self.demand_time.append(time)

    def bar(self, owner: int, faces: int, time: int) -> None:
        """Adds that none of the owner's tokens showed one of these faces at that time."""
        self.bar_owner.append(owner)
        self.bar_faces.append(faces)
        self.bar_time.append(time)

    def need(self, owner: int, faces: int, time: int) -> None:
        """Adds that at least one of the owner's tokens showed one of these faces at that time."""
        self.need_owner.append(owner)
        self.need_faces.append(faces)
        self.need_time.append(time)


class World:
    """One solution: a face for each slot, and when the players' tokens left their screens."""

    def __init__(self, slots: int, end: int) -> None:
        self.face: list[int] = [-1] * slots
        self.until: list[int] = [end] * slots
        self.given_up: list[int] = []
        """For each unseen demand, in order: its slot."""


def solve(puzzle: Puzzle, end: int, dice: Dice) -> World:
    """Returns a random world that fits; `end` is later than any time in the puzzle."""
    for _ in range(SEARCHES):
        search = _Search(puzzle, end, dice)
        if search.find():
            return search.world
    raise BrokenContract("no world was found that fits what was seen")


class _Search:
    """One search. The tokens of small groups come first, since they fit in few ways; the pool comes last."""

    def __init__(self, puzzle: Puzzle, end: int, dice: Dice) -> None:
        self.puzzle = puzzle
        self.dice = dice
        self.world = World(len(puzzle.owner), end)
        self.left = puzzle.tokens[:]
        self.taken = [False] * len(puzzle.owner)
        """Slots that meet a demand."""
        self.met = [False] * len(puzzle.demand_owner)
        self.assignments: i64 = 0

    def find(self) -> bool:
        """Tries to deal all tokens; False if none fits or the limit is reached."""
        return self._settle_small(self._small_slots())

    def _limit_reached(self) -> bool:
        self.assignments += 1
        return self.assignments > SEARCH_LIMIT

    def _small_slots(self) -> list[int]:
        """Returns the players' slots outside the pool, in random order."""
        slots = [
            slot for slot in range(len(self.taken)) if self.puzzle.owner[slot] != LYING and self.puzzle.group[slot]
        ]
        self.dice.shuffle(slots)
        return slots

    def _ways(self, slot: int) -> list[tuple[int, int]]:
        """Returns what a slot may be: a demand that it meets (-1: none), and its face; likelier ones more often."""
        puzzle, left = self.puzzle, self.left[self.puzzle.group[slot]]
        ways = [(-1, face) for face in self._faces_until(slot, NEVER)]
        for number in range(len(self.met)):
            if self.met[number] or puzzle.demand_owner[number] != puzzle.owner[slot]:
                continue
            time, face = puzzle.demand_time[number], puzzle.demand_face[number]
            if puzzle.since[slot] >= time:
                continue
            if face == UNSEEN:
                ways.extend([(number, other) for other in self._faces_until(slot, time)])
            elif not self._barred(slot, time) >> face & 1:
                ways.extend([(number, face)] * int(count_of(left, face)))
        return ways

    def _settle_small(self, slots: list[int]) -> bool:
        """Settles these slots, always the one with the fewest ways left first, then goes on."""
        if not slots:
            return self._meet(self._order(), 0)
        choices = [self._ways(slot) for slot in slots]
        at = min(range(len(slots)), key=lambda place: len(choices[place]))
        slot, ways = slots[at], choices[at]
        others = slots[:at] + slots[at + 1 :]
        tried: list[tuple[int, int]] = []
        while ways:
            way = ways.pop(self.dice.below(len(ways)))
            if way in tried:
                continue
            tried.append(way)
            if self._limit_reached():
                return False
            self._assign(slot, way[0], way[1])
            if self._settle_small(others):
                return True
            self._unassign(slot, way[0])
        return False

    def _assign(self, slot: int, number: int, face: int) -> None:
        self._set(slot, face)
        if number >= 0:
            self.met[number] = True
            self._take(slot, number)

    def _unassign(self, slot: int, number: int) -> None:
        self._unset(slot)
        if number >= 0:
            self.met[number] = False
            self._release(slot, number)

    def _order(self) -> list[int]:
        """Returns the demands not met yet, those with the fewest slots first."""
        numbers = [number for number in range(len(self.met)) if not self.met[number]]
        self.dice.shuffle(numbers)
        return sorted(numbers, key=lambda number: len(set(self._slots_for(number))))

    def _slots_for(self, number: int) -> list[int]:
        """Returns the slots without a face that can meet a demand, likelier ones more often."""
        puzzle = self.puzzle
        owner, face, time = puzzle.demand_owner[number], puzzle.demand_face[number], puzzle.demand_time[number]
        slots: list[int] = []
        for slot in range(len(puzzle.owner)):
            if puzzle.owner[slot] != owner or self.taken[slot] or self.world.face[slot] >= 0:
                continue
            if puzzle.since[slot] >= time:
                continue
            if face == UNSEEN:
                slots.append(slot)
            elif not self._barred(slot, time) >> face & 1:
                slots.extend([slot] * int(count_of(self.left[puzzle.group[slot]], face)))
        return slots

    def _barred(self, slot: int, until: int) -> int:
        """Returns the faces that a token cannot have if it stayed behind its owner's screen until then."""
        puzzle = self.puzzle
        faces: i64 = 0
        for number in range(len(puzzle.bar_owner)):
            seen = puzzle.since[slot] < puzzle.bar_time[number] < until
            if seen and puzzle.bar_owner[number] == puzzle.owner[slot]:
                faces |= puzzle.bar_faces[number]
        return faces

    def _meet(self, order: list[int], at: int) -> bool:
        """Meets the demands from this place of the order on, then deals the rest."""
        if at == len(order):
            return self._deal(self._restricted(), 0)
        number = order[at]
        face = self.puzzle.demand_face[number]
        slots = self._slots_for(number)
        tried: list[int] = []
        while slots:
            slot = slots.pop(self.dice.below(len(slots)))
            if slot in tried:
                continue
            tried.append(slot)
            if self._limit_reached():
                return False
            self._take(slot, number)
            if face != UNSEEN:
                self._set(slot, face)
            if self._meet(order, at + 1):
                return True
            self._release(slot, number)
            if face != UNSEEN:
                self._unset(slot)
        return False

    def _take(self, slot: int, number: int) -> None:
        self.taken[slot] = True
        self.world.until[slot] = self.puzzle.demand_time[number]
        if self.puzzle.demand_face[number] == UNSEEN:
            self.world.given_up.append(slot)

    def _release(self, slot: int, number: int) -> None:
        self.taken[slot] = False
        if self.puzzle.demand_face[number] == UNSEEN:
            self.world.given_up.remove(slot)

    def _set(self, slot: int, face: int) -> None:
        group = self.puzzle.group[slot]
        self.world.face[slot] = face
        self.left[group] = self.left[group] - single(face)

    def _unset(self, slot: int) -> None:
        group = self.puzzle.group[slot]
        self.left[group] = self.left[group] + single(self.world.face[slot])
        self.world.face[slot] = -1

    def _restricted(self) -> list[int]:
        """Returns the slots still without a face that cannot have every face, the hardest first."""
        slots: list[int] = []
        for slot in range(len(self.puzzle.owner)):
            if self.world.face[slot] < 0 and self.puzzle.owner[slot] != LYING and self._barred(slot, self._until(slot)):
                slots.append(slot)
        self.dice.shuffle(slots)
        return sorted(slots, key=lambda slot: len(self._faces_until(slot, self._until(slot))))

    def _until(self, slot: int) -> int:
        """Returns how long a token stayed behind its owner's screen, as far as it is settled."""
        return self.world.until[slot] if self.taken[slot] else NEVER

    def _faces_until(self, slot: int, until: int) -> list[int]:
        """Returns the faces a slot may still get if it stayed so long, each as often as its group has it."""
        barred, left = self._barred(slot, until), self.left[self.puzzle.group[slot]]
        return [face for face in range(box.FACES) if not barred >> face & 1 for _ in range(left >> 4 * face & 15)]

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
        """Deals what is left of every group to its other slots, and checks what players were seen to need."""
        rest: list[list[int]] = []
        for tokens in self.left:
            faces = [face for face in range(box.FACES) for _ in range(tokens >> 4 * face & 15)]
            self.dice.shuffle(faces)
            rest.append(faces)
        dealt = [slot for slot in range(len(self.world.face)) if self.world.face[slot] < 0]
        for slot in dealt:
            self.world.face[slot] = rest[self.puzzle.group[slot]].pop()
        if self._meet_needs(dealt):
            return True
        for slot in dealt:
            self.world.face[slot] = -1
        return False

    def _meet_needs(self, dealt: list[int]) -> bool:
        """Swaps tokens until all needs are met; one swap may undo another, so only a few are tried."""
        for _ in range(SWAPS):
            unmet = [number for number in range(len(self.puzzle.need_owner)) if not self._has_needed(number)]
            if not unmet:
                return True
            if not self._swap_for(unmet[self.dice.below(len(unmet))], dealt):
                return False
        return False

    def _swap_for(self, number: int, dealt: list[int]) -> bool:
        """Swaps two dealt tokens of a group so that a need is met; False if no swap does it."""
        faces, world, group = self.puzzle.need_faces[number], self.world, self.puzzle.group
        pairs = [
            (slot, other)
            for slot in dealt
            if self._counts_for(number, slot)
            for other in dealt
            if group[other] == group[slot] and faces >> world.face[other] & 1
        ]
        if not pairs:
            return False
        slot, other = pairs[self.dice.below(len(pairs))]
        world.face[slot], world.face[other] = world.face[other], world.face[slot]
        return True

    def _counts_for(self, number: int, slot: int) -> bool:
        """Tells whether a slot was behind its owner's screen when the need was seen."""
        puzzle = self.puzzle
        owned = puzzle.owner[slot] == puzzle.need_owner[number]
        return owned and puzzle.since[slot] < puzzle.need_time[number] <= self._until(slot)

    def _has_needed(self, number: int) -> bool:
        faces = self.puzzle.need_faces[number]
        return any(
            self._counts_for(number, slot) and faces >> self.world.face[slot] & 1
            for slot in range(len(self.puzzle.owner))
        )
