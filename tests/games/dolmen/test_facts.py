"""Facts: their ranges, their defaults, and the way from a position to facts and back."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves, situation

from .helpers import at, circle, discarded, dolmen, face, name_of, opening, pile, random_game, seen
from .reference import BOX, laying

Given = dict[str, Any]
DRAWN: Given = {"first_player": "random"}
OVER: Given = {"phase": "over", "round": 20, "active": 1, "options": {"round_limit": 20}}
LAYS: Given = {"phase": "lay", "points": [3, 8], "hand": "ov4"}


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"active": -1}, "active: expected 0 to 1, got -1"),
        ({"active": 2}, "active: expected 0 to 1, got 2"),
        ({"first": -1, "options": DRAWN}, "first: expected 0 to 1, got -1"),
        ({"first": 2, "options": DRAWN}, "first: expected 0 to 1, got 2"),
        ({"round": 0}, "round: expected 1 to 300, got 0"),
        ({"round": 301}, "round: expected 1 to 300, got 301"),
        ({"round": 21, "options": {"round_limit": 20}}, "round: expected 1 to 20, got 21"),
        ({"peeked_at": -1}, "peeked_at: expected 0 to 15, got -1"),
        ({"peeked_at": 16}, "peeked_at: expected 0 to 15, got 16"),
        ({"last_peek": [-1, 5]}, "last_peek: expected 0 to 1, got -1"),
        ({"last_peek": [2, 5]}, "last_peek: expected 0 to 1, got 2"),
        ({"last_peek": [1, 0]}, "last_peek: expected 1 to 15, got 0"),
        ({"last_peek": [1, 16]}, "last_peek: expected 1 to 15, got 16"),
        ({"last_peek": [1]}, "last_peek: expected seat and place"),
        ({"last_peek": [1, 5, 6]}, "last_peek: expected seat and place"),
        (LAYS | {"roll": -1}, "roll: expected 0 to 6, got -1"),
        (LAYS | {"roll": 7}, "roll: expected 0 to 6, got 7"),
        ({"mystery_roll": -1}, "mystery_roll: expected 0 to 0, got -1"),
        ({"mystery_roll": 1}, "mystery_roll: expected 0 to 0, got 1"),
        (OVER | {"mystery_roll": 0}, "mystery_roll: expected 1 to 6, got 0"),
        (OVER | {"mystery_roll": 7}, "mystery_roll: expected 1 to 6, got 7"),
        ({"fairy": -1}, "fairy: expected 0 to 3, got -1"),
        ({"fairy": 4}, "fairy: expected 0 to 3, got 4"),
        ({"points": [0]}, "points: expected one for each of 2 seats, got 1"),
        ({"points": [-1, 8]}, "points: expected 0 to 15, got -1"),
        ({"points": [0, 16]}, "points: expected 0 to 15, got 16"),
        ({"reserve": [3, -1]}, "reserve: expected 0 to 3, got -1"),
        ({"reserve": [4, 3]}, "reserve: expected 0 to 3, got 4"),
        ({"discard": -1}, "discard: expected 0 to 26, got -1"),
        ({"discard": 27}, "discard: expected 0 to 26, got 27"),
        ({"peekers": {"5": [-1]}}, "peekers: expected 0 to 1, got -1"),
        ({"peekers": {"5": [2]}}, "peekers: expected 0 to 1, got 2"),
        ({"dolmens": [""]}, "dolmens: expected one for each of 2 seats, got 1"),
        ({"dolmens": "tr4@-15,0r0"}, "x: expected -14 to 14, got -15"),
        ({"dolmens": "tr4@15,0r0"}, "x: expected -14 to 14, got 15"),
        ({"dolmens": "tr4@2,-8r0"}, "y: expected -7 to 7, got -8"),
        ({"dolmens": "tr4@2,8r0"}, "y: expected -7 to 7, got 8"),
        ({"dolmens": "tr4@2,0r4"}, "rotation: expected 0 to 3, got 4"),
        ({"dolmens": "tr4@2,0r-1"}, "rotation: expected 0 to 3, got -1"),
        ({"dolmens": "tt3@2,0r1"}, "rotation: expected 0 to 0, got 1"),
        ({"dolmens": "tr5@2,0r0"}, "there is no slab like this"),
    ],
)
def test_a_fact_outside_its_range_is_refused_with_the_range(facts: Given, message: str) -> None:
    with pytest.raises(BadSituation, match=message):
        at(**facts)


@proves("DOL-85")
def test_more_slabs_than_the_circle_leaves_are_too_many() -> None:
    for number, message in ((26, "DOL-89|DOL-93"), (27, "too many are laid")):
        with pytest.raises(BadSituation, match=message):
            at(dolmens=" ".join(f"{slab}@2,0r0" for slab in BOX[:number]))


@proves("DOL-85")
def test_slabs_named_in_the_facts_leave_fewer_for_the_places() -> None:
    """With the last slabs on the circle the draw pile is empty."""
    position = at(discard=26)
    assert (len(circle(position)), pile(position), len(discarded(position))) == (12, [], 26)
    assert (position.discard_known, position.discard_drawn) == ([0] * 26, [0] * 26)


def test_without_facts_it_is_the_first_turn_of_a_game() -> None:
    for players in (2, 3, 4):
        position = situation(GAME, players=players)
        assert isinstance(position, DolmenState)
        begun = opening(players).snapshot()
        slabs = ("circle", "pile")
        assert {name: value for name, value in position.snapshot().items() if name not in slabs} == {
            name: value for name, value in begun.items() if name not in slabs
        }


def test_a_laid_slab_is_normal_and_unturned_unless_the_facts_say_otherwise() -> None:
    laid = {"colours": ["teal", "rose"], "points": 3, "x": 2, "y": 0}
    for details, word in (
        ({}, "tr3@2,0r0"),
        ({"mystery": True}, "tr?@2,0r0"),
        ({"mystery": False, "rotation": 3}, "tr3@2,0r3"),
    ):
        position = situation(GAME, players=2, dolmens=[[laid | details], []])
        assert isinstance(position, DolmenState)
        assert dolmen(position, 0) == [word]


def test_unknown_facts_are_refused_wherever_they_stand() -> None:
    slab: Given = {"colours": ["teal", "rose"], "points": 3}
    laid: Given = slab | {"x": 2, "y": 0}
    for facts in ({}, {"circle": {"1": slab}}, {"dolmens": [[laid], []]}):
        assert situation(GAME, players=2, **facts).faults() == []
    odd: list[Given] = [{"moss": 1}, {"circle": {"1": slab | {"moss": 1}}}, {"dolmens": [[laid | {"moss": 1}], []]}]
    for facts in odd:
        with pytest.raises(BadSituation, match="moss"):
            situation(GAME, players=2, **facts)


def test_a_place_is_empty_only_where_its_slab_is_in_hand_or_was_tried() -> None:
    assert set(circle(at(points=[3, 5]))) == {1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15}
    arranging = at(phase="arrange", points=[4, 5], fairy=2, hand="ov vr tt")
    assert set(circle(arranging)) == {1, 2, 3, 5, 6, 7, 13, 14, 15}
    lost = at(phase="end-turn", active=1, points=[3, 5], reserve=[0, 0], roll=1)
    assert set(circle(lost)) == {1, 2, 3, 6, 7, 9, 10, 11, 13, 14, 15}


def again(position: DolmenState, eye: int | None, **options: object) -> DolmenState:
    """Returns a position with the facts that an eye knows of another one."""
    twin = situation(GAME, players=int(position.seats), options=options, seed=5, **GAME.facts(position, eye))
    assert isinstance(twin, DolmenState)
    return twin


@proves("DOL-115")
def test_facts_hold_the_top_of_the_pile_the_slab_in_hand_and_who_has_peeked() -> None:
    position = at(
        3, top="tt", last_peek=[2, 14], peekers={"5": [0, 2], "14": [2]}, circle="5=ov4 14=rr?", dolmens="tr?@2,0r3"
    )
    for eye in (None, 0, 1, 2):
        facts = GAME.facts(position, eye)
        assert (facts["top"], facts["last_peek"]) == (["teal", "teal"], [2, 14])
        assert (facts["peekers"], facts["rest"]) == ({"5": [0, 2], "14": [2]}, None)
        mystery = {"colours": ["teal", "rose"], "points": 3, "mystery": True, "x": 2, "y": 0, "rotation": 3}
        assert facts["dolmens"] == [[mystery], [], []]
        known = facts["circle"]
        assert isinstance(known, dict)
        open_ = {"colours": ["ochre", "violet"], "points": 4, "mystery": False}
        assert known["5"] == (open_ if eye in (0, 2) else open_ | {"points": None, "mystery": None})
    assert GAME.facts(at(), 0)["last_peek"] is None
    assert GAME.facts(at(discard=26), 0)["top"] is None
    assert GAME.facts(laying("oo?"), 1)["hand"] == [{"colours": ["ochre", "ochre"], "points": 3, "mystery": True}]
    drawn = GAME.facts(at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt"), 0)["hand"]
    assert isinstance(drawn, list)
    assert [slab["points"] for slab in drawn] == [None] * 3


@pytest.mark.parametrize(("seed", "limit"), [(3, 20), (2, 300)])
def test_when_the_game_is_over_both_piles_are_open_and_listed_from_below(seed: int, limit: int) -> None:
    *_, last = random_game(3, seed, round_limit=limit)
    position = last.after
    below = [name_of(slab) for slab in [*position.pile, *position.discard]]
    assert len(position.pile) > 1 < len(position.discard)
    for eye in (None, 0, 1, 2):
        rest = seen(position, eye).rest
        assert rest is not None
        words = []
        for slab in rest:
            assert slab.face is not None
            letters = "".join(colour[0] for colour in slab.colours)
            words.append(letters + ("?" if slab.face.mystery else str(slab.face.points)))
        assert words == below
        twin = again(position, eye, round_limit=limit)
        assert (twin.pile, twin.discard, twin.circle) == (position.pile, position.discard, position.circle)
        assert seen(twin, eye) == seen(position, eye)
    assert seen(last.before).rest is None


@proves("DOL-45", "DOL-113")
def test_a_face_is_seen_without_the_aid_only_by_the_active_player_where_they_peeked_in_this_turn() -> None:
    facts: Given = {"circle": "5=ov4 6=rr?", "peekers": {"5": [0, 1], "6": [0]}, "last_peek": [0, 5]}
    position = at(peeked=True, peeked_at=5, options={"memory_aid": False}, **facts)
    assert [face(position, 5, eye) for eye in (None, 0, 1)] == ["4" if eye == 0 else None for eye in (None, 0, 1)]
    assert [face(position, 6, eye) for eye in (None, 0, 1)] == [None] * 3
