"""A position that no game can come to complains, and says which rule it breaks; every other one is sound."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.state import DolmenState, laid_slab, memory_of

from .helpers import asked, at, random_game
from .reference import laying
from .test_end import ROW, row

Given = dict[str, Any]
Spoil = Callable[[DolmenState], None]
LIMIT: Given = {"round_limit": 20}


def complaints(position: DolmenState) -> list[str]:
    """Returns the rules that the faults of the position name, fault by fault; the text where there is no rule."""
    return [", ".join(re.findall(r"DOL-\d+", fault)) or fault for fault in position.faults()]


def spoiled(spoil: Spoil, position: DolmenState) -> list[str]:
    """Returns the complaints about a sound position when it has been spoiled."""
    assert position.faults() == []
    spoil(position)
    return complaints(position)


def swap(position: DolmenState, one: int, other: int) -> None:
    position.circle[one], position.circle[other] = position.circle[other], position.circle[one]


def same_slab_twice(position: DolmenState) -> None:
    position.pile[0] = position.pile[1]


def slab_lost(position: DolmenState) -> None:
    position.pile.pop()


def slab_before_a_glow(position: DolmenState) -> None:
    swap(position, 5, 4)


def slab_before_the_first_glow(position: DolmenState) -> None:
    swap(position, 1, 0)


def known_slab_away(position: DolmenState) -> None:
    swap(position, 5, 6)
    position.peekers[5] = 1
    position.peekers[6] = 1
    position.pile.append(position.circle[6])
    position.circle[6] = 0


def korrigans_together(position: DolmenState) -> None:
    position.at = [5, 5, 9]


def korrigan_before_the_first_point(position: DolmenState) -> None:
    position.at[0] = -1


def korrigan_behind_the_last_point_with_a_crystal_too_many(position: DolmenState) -> None:
    position.at[0] = 16
    position.reserve[0] = 4


def a_crystal_too_many(position: DolmenState) -> None:
    position.reserve[1] = 4


def a_crystal_owed(position: DolmenState) -> None:
    position.at[1] = 6
    position.reserve[1] = -1


def a_crystal_missing_on_a_glow(position: DolmenState) -> None:
    position.reserve[1] = 2


def fairy_before_the_first_pillar(position: DolmenState) -> None:
    position.fairy = -1


def fairy_behind_the_last_pillar(position: DolmenState) -> None:
    position.fairy = 4


def no_dolmen(position: DolmenState) -> None:
    del position.laid[1]


def start_slabs_exchanged(position: DolmenState) -> None:
    position.laid[0] = laid_slab(0, box.FIRST_START + 1, 0, 0, 0)
    position.laid[1] = laid_slab(1, box.FIRST_START, 0, 0, 0)


def a_fitting_slab_forgotten(position: DolmenState) -> None:
    position.fits[0] &= position.fits[0] - 1


@pytest.mark.parametrize(
    ("spoil", "rules"),
    [
        (same_slab_twice, ["DOL-85"]),
        (slab_lost, ["DOL-85"]),
        (slab_before_a_glow, ["DOL-06"]),
        (slab_before_the_first_glow, ["DOL-06"]),
        (known_slab_away, ["DOL-44"]),
        (korrigans_together, ["DOL-24"]),
        (korrigan_before_the_first_point, ["DOL-24"]),
        (korrigan_behind_the_last_point_with_a_crystal_too_many, ["DOL-24", "DOL-62"]),
        (a_crystal_too_many, ["DOL-62"]),
        (a_crystal_owed, ["DOL-62"]),
        (a_crystal_missing_on_a_glow, ["DOL-78"]),
        (fairy_before_the_first_pillar, ["DOL-12"]),
        (fairy_behind_the_last_pillar, ["DOL-12"]),
        (no_dolmen, ["DOL-05"]),
        (start_slabs_exchanged, ["DOL-05", "DOL-05"]),
        (a_fitting_slab_forgotten, ["DOL-48"]),
    ],
)
def test_misplaced_pieces_are_faults_with_their_rule(spoil: Spoil, rules: list[str]) -> None:
    assert spoiled(spoil, at(3)) == rules


def a_slab_put_away_by_nobody(position: DolmenState) -> None:
    position.discard_known.append(0)


def a_slab_put_away_at_no_time(position: DolmenState) -> None:
    position.discard_drawn.pop()


def a_slab_shuffled_that_lies_there(position: DolmenState) -> None:
    position.shuffled[memory_of(2, position.circle[15])] = 1 << 1


def a_slab_shuffled_that_was_put_away_before(position: DolmenState) -> None:
    position.shuffles = 2
    position.discard_drawn[1] = 1
    position.shuffled[memory_of(0, position.discard[1])] = 1 << 2


def a_slab_shuffled_in_a_shuffle_to_come(position: DolmenState) -> None:
    position.shuffled[memory_of(1, position.pile[0])] = 1 << 1


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (a_slab_put_away_by_nobody, "who knows a slab that was put away"),
        (a_slab_put_away_at_no_time, "who knows a slab that was put away"),
        (a_slab_shuffled_that_lies_there, "went into a shuffle"),
        (a_slab_shuffled_that_was_put_away_before, "went into a shuffle"),
        (a_slab_shuffled_in_a_shuffle_to_come, "went into a shuffle"),
    ],
)
def test_impossible_memories_are_faults(spoil: Spoil, words: str) -> None:
    (complaint,) = spoiled(spoil, at(3, discard=3))
    assert words in complaint


def test_a_slab_that_went_into_a_shuffle_may_lie_where_slabs_were_drawn_since() -> None:
    position = at(3, discard=3)
    position.shuffles = 2
    position.drawn[15] = position.discard_drawn[1] = 2
    for slab in (position.circle[15], position.discard[1], position.pile[0], position.pile[-1]):
        position.shuffled[memory_of(2, slab)] = 1 << 2 | 1 << 1
    assert position.faults() == []


def round_before_the_first(position: DolmenState) -> None:
    position.round = 0


def round_after_the_last(position: DolmenState) -> None:
    position.round = 301


def a_roll_of_1_before_any_attempt(position: DolmenState) -> None:
    position.roll = 1


def a_slab_in_hand(position: DolmenState) -> None:
    position.hand.append(position.pile.pop())


def a_seat_that_does_not_play_has_peeked(position: DolmenState) -> None:
    position.peekers[5] = 1 << 3


def a_seat_that_does_not_play_peeked_last(position: DolmenState) -> None:
    position.last_peek = 16 * 3 + 5


def a_glow_peeked_at_last(position: DolmenState) -> None:
    position.last_peek = 16 * 2 + 8


def the_first_glow_peeked_at_in_the_turn_before(position: DolmenState) -> None:
    position.active = 1
    position.last_peek = 0


def a_peek_two_turns_ago(position: DolmenState) -> None:
    position.last_peek = 16 * 1 + 5


def a_peek_remembered_from_the_turn_before(position: DolmenState) -> None:
    position.last_peek = 16 * 2 + 5
    position.peekers[5] = 1 << 2
    position.peeked_at = 5


def a_peek_by_another_in_this_turn(position: DolmenState) -> None:
    position.peeked = True
    position.peeked_at = 5
    position.last_peek = 16 * 1 + 5
    position.peekers[5] = 0b11


def a_peek_nowhere(position: DolmenState) -> None:
    position.peeked = True


def a_closing_roll(position: DolmenState) -> None:
    position.mystery_roll = 1


@pytest.mark.parametrize(
    ("spoil", "rules"),
    [
        (round_before_the_first, ["DOL-111"]),
        (round_after_the_last, ["DOL-111"]),
        (a_roll_of_1_before_any_attempt, ["DOL-49"]),
        (a_slab_in_hand, ["DOL-58, DOL-74"]),
        (a_seat_that_does_not_play_has_peeked, ["DOL-32"]),
        (a_seat_that_does_not_play_peeked_last, ["DOL-33"]),
        (a_glow_peeked_at_last, ["DOL-33"]),
        (the_first_glow_peeked_at_in_the_turn_before, ["DOL-33"]),
        (a_peek_two_turns_ago, ["DOL-36"]),
        (a_peek_remembered_from_the_turn_before, ["DOL-36"]),
        (a_peek_by_another_in_this_turn, ["DOL-37"]),
        (a_peek_nowhere, ["DOL-40"]),
        (a_closing_roll, ["DOL-103"]),
    ],
)
def test_impossible_turns_are_faults_with_their_rule(spoil: Spoil, rules: list[str]) -> None:
    assert spoiled(spoil, at(3, points=[1, 4, 8], circle="1=-")) == rules


def won_without_a_roll(position: DolmenState) -> None:
    position.roll = 0
    position.reserve[0] = 1


def won_with_more_crystals_than_there_are(position: DolmenState) -> None:
    position.roll = 1
    position.reserve[0] = 3


def slab_back_on_its_place(position: DolmenState) -> None:
    position.circle[3] = position.pile.pop()


def carried_to_a_glow(position: DolmenState) -> None:
    position.at[0] = 4
    position.circle[3] = position.pile.pop()


@pytest.mark.parametrize(
    ("spoil", "rules"),
    [
        (won_without_a_roll, ["DOL-51, DOL-52"]),
        (won_with_more_crystals_than_there_are, ["DOL-51, DOL-52"]),
        (slab_back_on_its_place, ["DOL-60"]),
        (carried_to_a_glow, ["DOL-60"]),
    ],
)
def test_slabs_that_cannot_have_been_won_are_faults_with_their_rule(spoil: Spoil, rules: list[str]) -> None:
    assert spoiled(spoil, laying("ot2")) == rules


def test_a_slab_that_fits_nowhere_is_the_only_fault_even_if_there_is_no_answer() -> None:
    position = laying("oo5", peeked=True, last_peek=[0, 3])
    place, rose = next((place, slab) for place, slab in enumerate(position.circle + position.pile) if slab in (37, 38))
    if place < 16:
        position.circle[place] = position.hand[0]
    else:
        position.pile[place - 16] = position.hand[0]
    position.hand = [rose]
    assert (position.moves(0), complaints(position)) == ([], ["DOL-48"])


@pytest.mark.parametrize(
    "facts",
    [
        {"points": [3, 8], "hand": "ot2", "roll": 1, "reserve": [2, 3]},
        {"points": [3, 8], "hand": "ot2", "roll": 1, "reserve": [0, 3], "dolmens": "tt3@2,0r0"},
        {"points": [3, 8], "hand": "ot6", "roll": 3, "reserve": [0, 3]},
        {"points": [3, 8], "hand": "ot2", "roll": 6, "reserve": [3, 3]},
    ],
)
def test_a_slab_won_with_just_enough_is_sound(facts: Given) -> None:
    """The place from which it was taken is empty although no fact says so."""
    position = at(phase="lay", **facts)
    assert (asked(position), position.circle[3], complaints(position)) == ((0, "lay"), 0, [])


def over(players: int = 2, **facts: Any) -> DolmenState:
    """Returns the end of a game in which seat 0 has finished its dolmen."""
    return at(players, phase="over", mystery_roll=1, dolmens=row(0, 6), points=[3, 4, 8, 12][:players], **facts)


def another_had_the_last_turn(position: DolmenState) -> None:
    position.active = 1


def the_game_goes_on(position: DolmenState) -> None:
    position.phase = 0
    position.mystery_roll = 0


def no_closing_roll(position: DolmenState) -> None:
    position.mystery_roll = 0


@pytest.mark.parametrize(
    ("spoil", "rules"),
    [
        (another_had_the_last_turn, ["DOL-101"]),
        (the_game_goes_on, ["DOL-101"]),
        (no_closing_roll, ["DOL-103"]),
    ],
)
def test_impossible_ends_are_faults_with_their_rule(spoil: Spoil, rules: list[str]) -> None:
    assert spoiled(spoil, over(3)) == rules


def test_a_game_that_went_on_after_the_seventh_slab_is_not_sound() -> None:
    more = {"start_slab_counts": False}
    position = at(phase="over", mystery_roll=1, dolmens=" ".join(ROW), points=[3, 8], options=more)
    assert position.faults() == []
    position.counts_start = True
    assert complaints(position) == ["DOL-101"]


@pytest.mark.parametrize(("first", "active"), [(0, 2), (1, 0), (2, 1)])
def test_the_limit_ends_the_game_after_the_turn_before_the_first_seat(first: int, active: int) -> None:
    facts: Given = {"first": first, "round": 20, "options": LIMIT | {"first_player": "random"}}
    position = at(3, phase="over", mystery_roll=6, active=active, **facts)
    assert position.faults() == []
    for other in range(3):
        position.active = other
        assert complaints(position) == ([] if other == active else ["DOL-111"])
    position.active, position.round = active, 19
    assert complaints(position) == ["DOL-111"]


@pytest.mark.parametrize(("players", "under"), [(2, "one"), (3, "both"), (4, "one")])
def test_random_games_are_sound(players: int, under: str) -> None:
    for played in list(random_game(players, 5, most=200, under_support=under))[::7]:
        assert played.after.faults() == []
