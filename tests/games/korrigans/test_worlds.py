"""Worlds that fit what was seen: all of them come out, and no other, against brute force on small puzzles."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from random import Random

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.handfuls import faces_of, handful
from folkmoot.games.korrigans.worlds import IN_FIELD, UNKNOWN_FACE, Assignment, Puzzle, solve

END = 100
Key = tuple[tuple[int, ...], tuple[int, ...]]
"""The faces of the slots, and the slots sacrificed unseen, in the order of their times."""


def new_puzzle(
    *groups: list[int],
    slots: list[tuple[int, int, int]],
    departures: list[tuple[int, int, int]] | None = None,
    exclusions: list[tuple[int, int, int]] | None = None,
    presences: list[tuple[int, int, int]] | None = None,
) -> Puzzle:
    """Returns a puzzle: faces by group; owner, time and group by slot; owner, face or faces, and time of the rest."""
    puzzle = Puzzle()
    puzzle.tokens = [handful(faces) for faces in groups]
    for number, slot in enumerate(slots):
        assert puzzle.add_slot(*slot) == number
    for departure in departures or []:
        puzzle.add_departure(*departure)
    for exclusion in exclusions or []:
        puzzle.add_exclusion(*exclusion)
    for presence in presences or []:
        puzzle.add_presence(*presence)
    return puzzle


def bits(*faces: int) -> int:
    return sum(1 << face for face in faces)


def deals(puzzle: Puzzle) -> Iterator[tuple[int, ...]]:
    """Yields every way to give the faces of the groups to their slots."""
    groups = range(len(puzzle.tokens))
    places = [[slot for slot, group in enumerate(puzzle.group) if group == number] for number in groups]
    partial_deals: list[dict[int, int]] = [{}]
    for slots, tokens in zip(places, puzzle.tokens, strict=True):
        orders = set(permutations(faces_of(tokens)))
        partial_deals = [deal | dict(zip(slots, order, strict=True)) for deal in partial_deals for order in orders]
    for deal in partial_deals:
        yield tuple(deal[slot] for slot in range(len(puzzle.owner)))


def brute_force(puzzle: Puzzle) -> set[Key]:
    """Returns all worlds that fit: every deal is tried with every choice of slots for the departures."""
    times, departure_face = puzzle.departure_time, puzzle.departure_face
    worlds: set[Key] = set()
    for faces in deals(puzzle):
        for chosen in permutations(range(len(faces)), len(times)):
            if _fits(puzzle, faces, chosen):
                unseen = [(times[n], slot) for n, slot in enumerate(chosen) if departure_face[n] == UNKNOWN_FACE]
                worlds.add((faces, tuple(slot for _, slot in sorted(unseen))))
    return worlds


def _fits(puzzle: Puzzle, faces: tuple[int, ...], chosen: tuple[int, ...]) -> bool:
    until = [END] * len(faces)
    for number, slot in enumerate(chosen):
        face, time = puzzle.departure_face[number], puzzle.departure_time[number]
        if (
            puzzle.owner[slot] != puzzle.departure_owner[number]
            or puzzle.since[slot] >= time
            or face not in (UNKNOWN_FACE, faces[slot])
        ):
            return False
        until[slot] = time
    slots = range(len(faces))
    exclusions = zip(puzzle.exclusion_owner, puzzle.exclusion_time, puzzle.exclusion_faces, strict=True)
    presences = zip(puzzle.presence_owner, puzzle.presence_time, puzzle.presence_faces, strict=True)
    excluded = any(
        puzzle.owner[slot] == owner and puzzle.since[slot] < time < until[slot] and kinds >> faces[slot] & 1
        for owner, time, kinds in exclusions
        for slot in slots
    )
    return not excluded and all(
        any(
            puzzle.owner[slot] == owner and puzzle.since[slot] < time <= until[slot] and kinds >> faces[slot] & 1
            for slot in slots
        )
        for owner, time, kinds in presences
    )


def key(assignment: Assignment) -> Key:
    sacrificed = sorted(assignment.sacrificed, key=lambda slot: assignment.until[slot])
    return tuple(assignment.face), tuple(sacrificed)


def solved(puzzle: Puzzle, count: int) -> Counter[Key]:
    dice = FastDice(5)
    return Counter(key(solve(puzzle, dice)) for _ in range(count))


def random_puzzle(dice: Random) -> Puzzle:
    """Returns a puzzle of two players with up to six tokens of three faces, in a pool and a field that was seen."""
    slots = [(0, 1, 0), (0, 3, dice.choice([0, 1])), (1, 2, dice.choice([0, 1])), (IN_FIELD, 0, 0), (IN_FIELD, 0, 1)]
    if dice.random() < 0.5:
        slots.append((0, 7, dice.choice([0, 1])))
    faces = [0, *dice.sample(range(1, 10), 2)]
    groups = [[dice.choice(faces) for slot in slots if slot[2] == group] for group in (0, 1)]
    kinds = [bits(*dice.sample(faces, dice.choice([1, 1, 2]))) for _ in range(4)]
    times = [2, 3, 4, 5, 6, 9]  # some of them just when a token was taken or shown
    return new_puzzle(
        *groups,
        slots=slots,
        departures=[(0, dice.choice([*[UNKNOWN_FACE] * 2, *faces]), time) for time in (5, 8) if dice.random() < 0.5],
        exclusions=[(seat, kinds[seat], dice.choice(times)) for seat in (0, 1) if dice.random() < 0.5],
        presences=[(seat, kinds[2 + seat], dice.choice(times)) for seat in (0, 1) if dice.random() < 0.5],
    )


def solvable(seed: int) -> tuple[Puzzle, set[Key]]:
    """Returns the first random puzzle that has solutions, but not too many, with all of them."""
    dice = Random(seed)
    while True:
        puzzle = random_puzzle(dice)
        fitting = brute_force(puzzle)
        if 0 < len(fitting) <= 24:
            return puzzle, fitting


@pytest.mark.parametrize("seed", range(45))
def test_exactly_the_worlds_that_fit_come_out(seed: int) -> None:
    puzzle, fitting = solvable(seed)
    assert set(solved(puzzle, 20 + 12 * len(fitting))) == fitting


def test_what_does_not_fit_together_is_no_world() -> None:
    shown_before_it_was_taken = (0, 0, 5)
    puzzle = new_puzzle([0, 6], slots=[(0, 5, 0), (IN_FIELD, 0, 0)], departures=[shown_before_it_was_taken])
    with pytest.raises(BrokenContract, match="no world was found that fits what was seen"):
        solve(puzzle, FastDice(1))


def test_a_search_that_reaches_its_limit_begins_again() -> None:
    """Six tokens came one by one and each was seen at once: one order of 720 fits, and one search tries fewer."""
    slots = [*((0, 2 * number, 0) for number in range(6)), (IN_FIELD, 0, 0)]
    presences = [(0, bits(number), 2 * number + 1) for number in range(6)]
    puzzle = new_puzzle([*range(7)], slots=slots, exclusions=[(0, bits(6), 50)], presences=presences)
    assert set(solved(puzzle, 10)) == {((0, 1, 2, 3, 4, 5, 6), ())}


@pytest.mark.parametrize(
    ("make", "shares"),
    [
        # One of four tokens is behind the screen, three of them hares.
        (lambda: new_puzzle([0, 0, 0, 6], slots=[(0, 1, 0), *[(IN_FIELD, 0, 0)] * 3]), {0: 0.75, 6: 0.25}),
        # The same in a field that was seen.
        (lambda: new_puzzle([], [0, 0, 0, 6], slots=[(0, 1, 1), *[(IN_FIELD, 0, 1)] * 3]), {0: 0.75, 6: 0.25}),
        # The first of two was shown as a hare later; the other one may be anything that is left.
        (
            lambda: new_puzzle(
                [0, 0, 0, 6], slots=[(0, 1, 0), (IN_FIELD, 0, 0), (IN_FIELD, 0, 0), (0, 2, 0)], departures=[(0, 0, 2)]
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
def test_a_departure_gets_the_slot_that_probably_held_it(group: int) -> None:
    """A hare was shown: it comes from a group of three hares and a 1 or from one of a hare and three of them."""
    slots = [(0, 1, group), (0, 2, 2), *[(IN_FIELD, 0, group)] * 3, *[(IN_FIELD, 0, 2)] * 3]
    groups: list[list[int]] = [[], [], [0, 6, 6, 6]]
    groups[group] = [0, 0, 0, 6]
    worlds = solved(new_puzzle(*groups, slots=slots, departures=[(0, 0, 5)]), 300)
    first = sum(count for (faces, _), count in worlds.items() if faces[0] == 0)
    second = sum(count for (faces, _), count in worlds.items() if faces[1] == 0)
    assert first + second >= 300
    assert first > second


def test_the_tokens_of_others_meet_no_departure_exclusion_or_presence() -> None:
    slots = [(0, 1, 0), (1, 1, 0)]
    assert set(solved(new_puzzle([0, 6], slots=slots, departures=[(1, 0, 5)]), 20)) == {((6, 0), ())}
    assert set(solved(new_puzzle([0, 6], slots=slots, exclusions=[(1, bits(0), 5)]), 20)) == {((0, 6), ())}
    assert set(solved(new_puzzle([0, 6], slots=slots, presences=[(1, bits(0), 5)]), 20)) == {((6, 0), ())}
