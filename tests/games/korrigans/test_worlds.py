"""Worlds that fit what was seen: all of them come out, and no other, against brute force on small puzzles."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.handfuls import faces_of, handful
from folkmoot.games.korrigans.worlds import LYING, UNSEEN, Puzzle, World, solve

END = 100
Key = tuple[tuple[int, ...], tuple[int, ...]]
"""The faces of the slots, and the slots given up unseen, in the order of their times."""


def puzzle(
    *groups: list[int],
    slots: list[tuple[int, int, int]],
    demands: list[tuple[int, int, int]] | None = None,
    bars: list[tuple[int, int, int]] | None = None,
    needs: list[tuple[int, int, int]] | None = None,
) -> Puzzle:
    """Returns a puzzle: faces by group; owner, time and group by slot; owner, face or faces, and time of the rest."""
    made = Puzzle()
    made.tokens = [handful(faces) for faces in groups]
    for number, slot in enumerate(slots):
        assert made.add_slot(*slot) == number
    for demand in demands or []:
        made.demand(*demand)
    for bar in bars or []:
        made.bar(*bar)
    for need in needs or []:
        made.need(*need)
    return made


def bits(*faces: int) -> int:
    return sum(1 << face for face in faces)


def deals(made: Puzzle) -> Iterator[tuple[int, ...]]:
    """Yields every way to give the faces of the groups to their slots."""
    places = [[slot for slot, group in enumerate(made.group) if group == number] for number in range(len(made.tokens))]
    partial_deals: list[dict[int, int]] = [{}]
    for slots, tokens in zip(places, made.tokens, strict=True):
        orders = set(permutations(faces_of(tokens)))
        partial_deals = [deal | dict(zip(slots, order, strict=True)) for deal in partial_deals for order in orders]
    for deal in partial_deals:
        yield tuple(deal[slot] for slot in range(len(made.owner)))


def brute_force(made: Puzzle) -> set[Key]:
    """Returns all worlds that fit: every deal is tried with every way to meet the demands."""
    times = made.demand_time
    worlds: set[Key] = set()
    for faces in deals(made):
        for chosen in permutations(range(len(faces)), len(times)):
            if _meets(made, faces, chosen):
                unseen = [(times[n], slot) for n, slot in enumerate(chosen) if made.demand_face[n] == UNSEEN]
                worlds.add((faces, tuple(slot for _, slot in sorted(unseen))))
    return worlds


def _meets(made: Puzzle, faces: tuple[int, ...], chosen: tuple[int, ...]) -> bool:
    until = [END] * len(faces)
    for number, slot in enumerate(chosen):
        face, time = made.demand_face[number], made.demand_time[number]
        if (
            made.owner[slot] != made.demand_owner[number]
            or made.since[slot] >= time
            or face not in (UNSEEN, faces[slot])
        ):
            return False
        until[slot] = time
    slots = range(len(faces))
    barred = any(
        made.owner[slot] == owner and made.since[slot] < time < until[slot] and kinds >> faces[slot] & 1
        for owner, time, kinds in zip(made.bar_owner, made.bar_time, made.bar_faces, strict=True)
        for slot in slots
    )
    return not barred and all(
        any(
            made.owner[slot] == owner and made.since[slot] < time <= until[slot] and kinds >> faces[slot] & 1
            for slot in slots
        )
        for owner, time, kinds in zip(made.need_owner, made.need_time, made.need_faces, strict=True)
    )


def key(made: Puzzle, world: World) -> Key:
    given_up = sorted(world.given_up, key=lambda slot: world.until[slot])
    return tuple(world.face), tuple(given_up)


def solved(made: Puzzle, count: int) -> Counter[Key]:
    dice = FastDice(5)
    return Counter(key(made, solve(made, END, dice)) for _ in range(count))


def random_puzzle(dice: Random) -> Puzzle:
    """Returns a puzzle of two players with up to six tokens of three faces, in a pool and a field that was seen."""
    slots = [(0, 1, 0), (0, 3, dice.choice([0, 1])), (1, 2, dice.choice([0, 1])), (LYING, 0, 0), (LYING, 0, 1)]
    if dice.random() < 0.5:
        slots.append((0, 7, dice.choice([0, 1])))
    faces = [0, *dice.sample(range(1, 10), 2)]
    groups = [[dice.choice(faces) for slot in slots if slot[2] == group] for group in (0, 1)]
    kinds = [bits(*dice.sample(faces, dice.choice([1, 1, 2]))) for _ in range(4)]
    times = [2, 3, 4, 5, 6, 9]  # some of them just when a token was taken or shown
    return puzzle(
        *groups,
        slots=slots,
        demands=[(0, dice.choice([UNSEEN, UNSEEN, *faces]), time) for time in (5, 8) if dice.random() < 0.5],
        bars=[(seat, kinds[seat], dice.choice(times)) for seat in (0, 1) if dice.random() < 0.5],
        needs=[(seat, kinds[2 + seat], dice.choice(times)) for seat in (0, 1) if dice.random() < 0.5],
    )


def solvable(seed: int) -> tuple[Puzzle, set[Key]]:
    """Returns the first random puzzle that has solutions, but not too many, with all of them."""
    dice = Random(seed)
    while True:
        made = random_puzzle(dice)
        fitting = brute_force(made)
        if 0 < len(fitting) <= 24:
            return made, fitting


@pytest.mark.parametrize("seed", range(45))
def test_exactly_the_worlds_that_fit_come_out(seed: int) -> None:
    made, fitting = solvable(seed)
    assert set(solved(made, 20 + 12 * len(fitting))) == fitting


def test_what_does_not_fit_together_is_no_world() -> None:
    made = puzzle([0, 6], slots=[(0, 5, 0), (LYING, 0, 0)], demands=[(0, 0, 5)])  # shown before it was taken
    with pytest.raises(BrokenContract, match="no world was found that fits what was seen"):
        solve(made, END, FastDice(1))


def test_a_search_that_reaches_its_limit_begins_again() -> None:
    """Six tokens came one by one and were needed at once: one order of 720 fits, and one search tries fewer."""
    slots = [*((0, 2 * number, 0) for number in range(6)), (LYING, 0, 0)]
    needs = [(0, bits(number), 2 * number + 1) for number in range(6)]
    made = puzzle([*range(7)], slots=slots, bars=[(0, bits(6), 50)], needs=needs)
    assert set(solved(made, 10)) == {((0, 1, 2, 3, 4, 5, 6), ())}


@pytest.mark.parametrize(
    ("make", "shares"),
    [
        # One of four tokens is behind the screen, three of them hares.
        (lambda: puzzle([0, 0, 0, 6], slots=[(0, 1, 0), *[(LYING, 0, 0)] * 3]), {0: 0.75, 6: 0.25}),
        # The same in a field that was seen.
        (lambda: puzzle([], [0, 0, 0, 6], slots=[(0, 1, 1), *[(LYING, 0, 1)] * 3]), {0: 0.75, 6: 0.25}),
        # The first of two was shown as a hare later; the other one may be anything that is left.
        (
            lambda: puzzle(
                [0, 0, 0, 6], slots=[(0, 1, 0), (LYING, 0, 0), (LYING, 0, 0), (0, 2, 0)], demands=[(0, 0, 2)]
            ),
            {0: 1.0},
        ),
    ],
)
def test_likelier_worlds_come_out_more_often(make: Callable[[], Puzzle], shares: dict[int, float]) -> None:
    count = 400
    faces = Counter(world[0][0] for world in solved(make(), count).elements())
    assert set(faces) == set(shares)
    assert all(abs(faces[face] - share * count) < 35 for face, share in shares.items())


@pytest.mark.parametrize("group", [0, 1])
def test_a_demand_is_met_by_the_slot_that_probably_held_it(group: int) -> None:
    """A hare was shown: it comes from a group of three hares and a 1 or from one of a hare and three of them."""
    slots = [(0, 1, group), (0, 2, 2), *[(LYING, 0, group)] * 3, *[(LYING, 0, 2)] * 3]
    groups: list[list[int]] = [[], [], [0, 6, 6, 6]]
    groups[group] = [0, 0, 0, 6]
    worlds = solved(puzzle(*groups, slots=slots, demands=[(0, 0, 5)]), 300)
    first = sum(count for (faces, _), count in worlds.items() if faces[0] == 0)
    second = sum(count for (faces, _), count in worlds.items() if faces[1] == 0)
    assert first + second >= 300
    assert first > second


def test_the_tokens_of_others_meet_no_demand_bar_or_need() -> None:
    slots = [(0, 1, 0), (1, 1, 0)]
    assert set(solved(puzzle([0, 6], slots=slots, demands=[(1, 0, 5)]), 20)) == {((6, 0), ())}
    assert set(solved(puzzle([0, 6], slots=slots, bars=[(1, bits(0), 5)]), 20)) == {((0, 6), ())}
    assert set(solved(puzzle([0, 6], slots=slots, needs=[(1, bits(0), 5)]), 20)) == {((6, 0), ())}
