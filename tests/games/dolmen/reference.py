"""Building once more, slow and plain, without the engine: halves of slabs on squared paper, every spot and turn tried.

A slab at x, y covers the halves x and x + 1 of row y. Two slabs touch where their halves lie on one another, or where
one row goes on; a slab above or below the ground is carried where halves towards the ground are covered. Colours are
letters, a slab's edges one word in the order top, right, bottom, left.
"""

from typing import Any

from folkmoot.engine.dice import FastDice
from folkmoot.games.dolmen.state import DolmenState

from .helpers import at

PAIRS = ["ov", "vt", "tr", "ro", "ot", "vr", "oo", "vv", "tt", "rr"]
"""The colours a and b of the slabs, as the rules file writes them."""
FACES = ["3456?", "2456?", "2346?", "2345?", "23456", "23456", "5?", "2?", "3?", "6?"]
BOX = [pair + face for pair, faces in zip(PAIRS, FACES, strict=True) for face in faces]
"""The 38 slabs, in the order of the rules file's table."""
STARTS = ["vtro", "trov", "rovt", "ovtr"]
"""The start slab of each side."""
SIDES = {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def turned(pair: str) -> list[str]:
    """Returns the edges of a slab after 0, 1, 2 and 3 quarter turns clockwise; one colour needs no turn."""
    a, b = pair[0], pair[1]
    edges = a + b + b + a
    return [edges[-r:] + edges[:-r] for r in range(4)] if a != b else [edges]


class Wall:
    """One dolmen."""

    def __init__(self, side: int, words: str = "") -> None:
        self.halves: dict[tuple[int, int], tuple[tuple[int, int], str]] = {}
        """For each covered half the spot of its slab and the slab's edges."""
        self.words = words.split()
        self._put(0, 0, STARTS[side])
        for word in self.words:
            slab, _, where = word.partition("@")
            spot, _, rotation = where.partition("r")
            x, y = spot.split(",")
            self._put(int(x), int(y), turned(slab)[int(rotation)])

    def lay(self, slab: str, way: str) -> None:
        spot, _, rotation = way.partition(" r")
        x, y = spot.split(",")
        self.words.append(f"{slab}@{spot}r{rotation}")
        self._put(int(x), int(y), turned(slab)[int(rotation)])

    def ways(self, slab: str, under_one: bool = False) -> set[str]:
        """Returns every way to lay a slab, as the notation writes it: "-2,0 r1"."""
        return {
            f"{x},{y} r{rotation}"
            for x, y in self.open(under_one)
            for rotation, edges in enumerate(turned(slab))
            if self._matches(x, y, edges)
        }

    def open(self, under_one: bool = False) -> set[tuple[int, int]]:
        """Returns every empty spot that is carried as its row asks for."""
        near = {(x + dx, y + dy) for x, y in self.halves for dx in range(-3, 4) for dy in range(-2, 3)}
        spots = [(x, y) for x, y in near if x % 2 == y % 2]
        return {(x, y) for x, y in spots if self._is_empty(x, y) and self._is_carried(x, y, under_one)}

    def _put(self, x: int, y: int, edges: str) -> None:
        assert self._is_empty(x, y)
        self.halves[x, y] = self.halves[x + 1, y] = ((x, y), edges)

    def _is_empty(self, x: int, y: int) -> bool:
        return (x, y) not in self.halves and (x + 1, y) not in self.halves

    def _is_carried(self, x: int, y: int, under_one: bool) -> bool:
        if y == 0:
            return (x - 1, 0) in self.halves or (x + 2, 0) in self.halves
        towards = y - 1 if y > 0 else y + 1
        covered = [(half, towards) in self.halves for half in (x, x + 1)]
        return any(covered) if y < 0 and under_one else all(covered)

    def _matches(self, x: int, y: int, edges: str) -> bool:
        top, right, bottom, left = list(edges)
        touching = [
            (top, (x, y + 1), 2),
            (top, (x + 1, y + 1), 2),
            (right, (x + 2, y), 3),
            (bottom, (x, y - 1), 0),
            (bottom, (x + 1, y - 1), 0),
            (left, (x - 1, y), 1),
        ]
        return all(colour == self.halves[half][1][its] for colour, half, its in touching if half in self.halves)


def built(players: int, sizes: list[int], seed: int, under_one: bool = False) -> list[str]:
    """Returns dolmens of so many slabs, the start slabs apart, built at random: in words, one for each seat."""
    dice = FastDice(seed)
    while True:
        numbers = list(range(38))
        dice.shuffle(numbers)
        box = [BOX[number] for number in numbers]
        walls = [Wall(side) for side in SIDES[players]]
        for wall, size in zip(walls, sizes, strict=True):
            while len(wall.words) < size and any(wall.ways(slab, under_one) for slab in box):
                slab = next(slab for slab in box if wall.ways(slab, under_one))
                ways = sorted(wall.ways(slab, under_one), key=lambda way: (",0 " in way, way))
                # Roofs and unders stand first, so that they are chosen more often than by chance alone.
                wall.lay(slab, ways[min(dice.below(len(ways)), dice.below(len(ways)))])
                box.remove(slab)
        if [len(wall.words) for wall in walls] == sizes:
            return [" ".join(wall.words) for wall in walls]


def laying(slab: str, dolmens: Any = "", seat: int = 0, **facts: Any) -> DolmenState:
    """Returns the moment when a seat has won a slab with a roll of 6 in front of place 3 and is to lay it."""
    players = facts.setdefault("players", 2)
    points = [0, 8] if players == 2 else [0, 4, 8, 12][:players]
    points[seat] = 3
    return at(phase="lay", active=seat, hand=slab, dolmens=dolmens, points=points, circle="3=-", roll=6, **facts)
