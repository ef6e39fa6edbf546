"""What a position tells of the turns before it: turns, attempts, walks and visits that there must have been."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.dolmen.situations import reckoning
from folkmoot.testing import proves

from .helpers import at, random_game
from .reference import built

Given = dict[str, Any]
SLAB = "ov4@-2,0r2"


@proves("DOL-17", "DOL-34")
def test_turns_are_counted_from_the_seat_that_began() -> None:
    facts: Given = {"first": 1, "active": 0, "round": 2, "options": {"first_player": "random"}}
    for phase, own in (("main", 1), ("end-turn", 2)):
        position = at(3, phase=phase, **facts)
        assert [reckoning.turns_ended(position, seat) for seat in range(3)] == [1, 2, 2]
        assert [reckoning.actions(position, seat) for seat in range(3)] == [own, 2, 2]
        assert [reckoning.peeks(position, seat) for seat in range(3)] == [1, 2, 2]
    assert reckoning.peeks(at(3, last_peek=[0, 5], **facts), 0) == 2


@pytest.mark.parametrize(
    ("facts", "tries", "lost"),
    [
        ({}, 0, False),
        ({"points": [3, 8], "reserve": [0, 3]}, 1, True),
        ({"points": [3, 8], "reserve": [0, 3], "dolmens": SLAB}, 1, False),  # it has cost three
        ({"points": [3, 8], "reserve": [0, 3], "dolmens": "tt3@2,0r0"}, 2, True),  # it has cost two at most
        ({"points": [3, 8], "dolmens": SLAB}, 1, False),
        ({"phase": "lay", "hand": "ot6", "roll": 3, "reserve": [0, 3]}, 1, False),
        ({"phase": "lay", "hand": "ot6", "roll": 6, "reserve": [0, 3]}, 2, True),
    ],
)
@proves("DOL-52", "DOL-53")
def test_attempts_that_there_must_have_been(facts: Given, tries: int, lost: bool) -> None:
    position = at(**facts)
    assert (reckoning.least_tries(position, 0), reckoning.must_have_lost(position, 0)) == (tries, lost)


@proves("DOL-52")
def test_what_was_in_reserve_before_the_attempt_was_left_by_other_slabs() -> None:
    facts: Given = {"phase": "lay", "hand": "ot6", "reserve": [0, 3]}
    assert at(roll=5, dolmens="tt3@2,0r0", **facts).faults() == []
    with pytest.raises(BadSituation, match="DOL-52"):
        at(roll=5, dolmens="tr2@2,0r0", **facts)


@pytest.mark.parametrize(
    ("facts", "walks", "came"),
    [
        ({}, 0, False),
        ({"points": [3, 8]}, 1, False),
        ({"points": [12, 8]}, 1, True),
        ({"points": [12, 8], "options": {"jump_counts": "points"}}, 2, True),
        ({"points": [12, 8], "dolmens": SLAB}, 2, True),
        ({"dolmens": SLAB}, 2, True),
        ({"points": [3, 8], "dolmens": SLAB}, 1, False),
        ({"phase": "arrange"}, 2, True),
        ({"points": [7, 8]}, 2, False),
        ({"points": [9, 8]}, 2, False),
    ],
)
@proves("DOL-22", "DOL-66")
def test_walks_that_there_must_have_been(facts: Given, walks: int, came: bool) -> None:
    position = at(**facts)
    assert (reckoning.least_walks(position, 0), reckoning.has_come_to_a_glow(position, 0)) == (walks, came)


@pytest.mark.parametrize(
    ("facts", "visits"),
    [
        ({}, 0),
        ({"discard": 12}, 4),
        ({"fairy": 3}, 3),
        ({"discard": 26}, 20),  # nine until the shuffle, nine more of the new pile, and on to pillar 0
        ({"discard": 26, "fairy": 3}, 19),
        ({"discard": 1}, 12),
        ({"discard": 1, "fairy": 2}, 10),
        ({"circle": "*=-", "discard": 12}, 12),  # who tried the slabs is back on a glow
        ({"circle": "*=-", "discard": 12, "points": [3, 8]}, 0),
    ],
)
@proves("DOL-69", "DOL-73", "DOL-83")
def test_visits_that_piles_and_fairy_tell_of(facts: Given, visits: int) -> None:
    assert reckoning.visits(at(**facts)) == visits


@pytest.mark.parametrize(
    ("facts", "place", "left"),
    [
        ({"fairy": 1}, 6, True),
        ({"fairy": 1, "points": [3, 9]}, 6, False),  # who peeked has come to no glow
        ({"fairy": 2}, 6, False),
        ({"fairy": 2, "phase": "end-turn"}, 6, True),  # both came to a glow
        ({"fairy": 2, "phase": "end-turn", "points": [3, 8]}, 6, False),
        ({"fairy": 1, "phase": "end-turn", "points": [4, 9]}, 6, True),
        ({"fairy": 3}, 6, False),
        ({"fairy": 0}, 6, False),
        ({"fairy": 3, "points": [3, 6], "circle": "6=-"}, 6, True),
        ({"fairy": 3, "points": [6, 3], "circle": "6=-"}, 6, False),  # it was empty before
        ({"fairy": 3, "points": [6, 3], "circle": "6=-", "phase": "end-turn", "roll": 1, "reserve": [0, 3]}, 6, True),
        ({"fairy": 3, "points": [3, 5], "circle": "6=-"}, 6, False),
        ({"fairy": 3, "points": [3, 6]}, 6, False),
    ],
)
@proves("DOL-44")
def test_a_slab_leaves_when_it_is_tried_or_swept(facts: Given, place: int, left: bool) -> None:
    assert reckoning.has_left(at(**facts), place, 1) == left


@pytest.mark.parametrize(("fairy", "refills"), [(2, 2), (3, 3), (0, 4), (1, 5)])
@proves("DOL-44", "DOL-69")
def test_refills_that_a_korrigan_must_have_waited_for(fairy: int, refills: int) -> None:
    """Four attempts and two walks: it met two slabs without a walk, one each where it stood, so the fairy came twice.

    Its place by pillar 2 is empty again. She filled it as many pillars ago as she has gone on since, and once before;
    or she filled the other place twice, a whole round apart, which is five pillars.
    """
    dolmens = built(2, [4, 0], 3)
    position = at(points=[10, 6], fairy=fairy, circle="10=-", round=6, phase="end-turn", dolmens=dolmens)
    assert (reckoning.least_tries(position, 0), reckoning.actions(position, 0)) == (4, 6)
    assert reckoning._least_refills(position, 0) == refills


@pytest.mark.parametrize("players", [2, 4])
@proves("DOL-17", "DOL-69")
def test_whatever_is_played_turns_suffice_if_they_did_before(players: int) -> None:
    """However many rounds are said to be over: what a move adds to the past it adds to the turns."""
    told = set()
    for played in random_game(players, 5, 700, first_player="random"):
        ended = played.after.round - played.before.round
        for rounds in range(1, min(20, played.before.round) + 1):
            played.before.round, played.after.round = rounds, rounds + ended
            enough = not reckoning.faults(played.before)
            assert not enough or reckoning.faults(played.after) == []
            told.add(enough)
    assert told == {True, False}
