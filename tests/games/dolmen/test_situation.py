"""Situations: the facts hold, the rest is filled in, and what no game can come to is refused."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.engine.errors import BadSituation
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves, situation

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    circle,
    discarded,
    dolmen,
    face,
    hand,
    legal,
    pile,
    place,
    play,
    seen,
)
from .reference import BOX, built, laying

Given = dict[str, Any]


def everywhere(position: DolmenState) -> Counter[str]:
    dolmens = [word.partition("@")[0] for seat in range(int(position.seats)) for word in dolmen(position, seat)]
    return Counter([*circle(position).values(), *pile(position), *discarded(position), *hand(position), *dolmens])


def test_the_facts_hold_and_the_rest_is_filled_in() -> None:
    position = at(
        4,
        active=2,
        first=1,
        round=17,
        fairy=3,
        points=[2, 4, 6, 15],
        reserve=[0, 3, 1, 2],
        circle="1=ov4 2=rr? 3=- 5=vr",
        peekers={"1": [0, 2], "2": [3]},
        peeked=True,
        peeked_at=1,
        last_peek=[2, 1],
        top="tt",
        discard=5,
        dolmens=["ov3@-2,0r2 vv2@-1,1r0", "", "tt?@-2,0r0", "vr4@2,0r0"],
        options={"first_player": "random"},
    )
    assert asked(position) == (2, "main")
    view = seen(position, 2)
    assert (view.first, view.round, view.fairy, view.peeked) == (1, 17, 3, True)
    assert [player.point for player in view.players] == [2, 4, 6, 15]
    assert [player.reserve for player in view.players] == [0, 3, 1, 2]
    lying = circle(position)
    assert (lying[1], lying[2], 3 in lying, lying[5][:2]) == ("ov4", "rr?", False, "vr")
    assert [place(position, number).peekers for number in (1, 2, 5)] == [[0, 2], [3], []]
    assert [face(position, 1, eye) for eye in (None, 0, 1, 2)] == [None, "4", None, "4"]
    assert view.last_peek is not None
    assert (view.last_peek.seat, view.last_peek.place) == (2, 1)
    assert (view.top, view.discard, view.pile) == (["teal", "teal"], 5, 38 - 11 - 5 - 4)
    assert [dolmen(position, seat) for seat in (0, 1, 3)] == [["ov3@-2,0r2", "vv2@-1,1r0"], [], ["vr4@2,0r0"]]
    assert everywhere(position) == Counter(BOX)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-85", "DOL-62")
def test_whatever_is_filled_in_is_sound(players: int) -> None:
    for seed in range(5):
        for active in range(players):
            position = at(players, active=active, seed=seed, discard=seed)
            assert position.faults() == []
            assert everywhere(position) == Counter(BOX)
            assert asked(position) == (active, "main")
            assert (len(circle(position)), len(pile(position)), seen(position).discard) == (12, 26 - seed, seed)


def test_what_is_filled_in_differs_from_seed_to_seed() -> None:
    positions = [at(seed=seed) for seed in range(10)]
    assert len({tuple(pile(position)) for position in positions}) == 10
    assert len({tuple(circle(position).values()) for position in positions}) == 10


def test_a_slab_named_by_its_mark_alone_is_not_taken_for_another_fact() -> None:
    """Colours alone may mean any slab; they never take the one slab that another fact means."""
    ochre_violet = {"colours": ["ochre", "violet"]}
    for seed in range(30):
        given: Given = {"1": ochre_violet, "2": ochre_violet, "3": ochre_violet, "5": ochre_violet | {"mystery": True}}
        position = situation(GAME, players=2, seed=seed, circle=given)
        assert isinstance(position, DolmenState)
        assert circle(position)[5] == "ov?"
        given = {"1": ochre_violet | {"points": 3}, "2": ochre_violet | {"points": 3, "mystery": False}}
        position = situation(GAME, players=2, seed=seed, circle=given)
        assert isinstance(position, DolmenState)
        assert (circle(position)[1], circle(position)[2]) == ("ov?", "ov3")


ARRANGES: Given = {"phase": "arrange", "points": [4, 8], "fairy": 1, "hand": "ov vr tt"}
LAYS: Given = {"phase": "lay", "points": [3, 8], "circle": "3=-", "hand": "ov4", "roll": 4}
SIX = "tr4@2,0r0 ro5@4,0r0 ov5@6,0r0 vt2@8,0r0 tr6@10,0r0 ro2@12,0r0"
OTHER_SIX = "ov3@2,0r0 vt4@4,0r0 tr2@6,0r0 ro3@8,0r0 ov4@10,0r0 vt5@12,0r0"
OVER: Given = {"phase": "over", "mystery_roll": 3, "points": [3, 8], "circle": "3=-", "roll": 5}
LIMIT: Given = {"options": {"round_limit": 20}}
PEEKED: Given = {"peeked": True, "peeked_at": 5, "peekers": {"5": [0]}, "last_peek": [0, 5]}


@pytest.mark.parametrize(
    "facts",
    [
        ARRANGES,
        ARRANGES | {"hand": "ov4 rr? tt"},
        LAYS,
        LAYS | {"hand": "ov6", "reserve": [1, 3]},  # two crystals were spent
        {"phase": "end-turn"},
        {"phase": "end-turn", "points": [3, 8], "circle": "3=-", "roll": 2, "reserve": [0, 3]},  # it was lost
        OVER | {"dolmens": SIX},
        LIMIT | {"phase": "over", "mystery_roll": 1, "round": 20, "active": 1},
        PEEKED,
        ARRANGES | {"peeked": True, "last_peek": [0, 6]},  # the slab peeked at was swept
        LAYS | {"peeked": True, "last_peek": [0, 3]},  # the slab peeked at was won
        {"last_peek": [1, 6], "round": 2},
        {"circle": "*=-"},
        {"discard": 26},
    ],
)
def test_every_question_can_be_given_as_facts(facts: Given) -> None:
    position = at(**facts)
    assert asked(position)[1] == facts.get("phase", "main")
    assert everywhere(position) == Counter(BOX)
    if position.deciders():
        play(position, min(legal(position)))


def refused(rule: str, facts: Given) -> None:
    with pytest.raises(BadSituation, match=rf"{rule}\b"):
        at(**facts)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"first": 1}, "DOL-15"),  # nobody was drawn
        ({"points": [5, 5]}, "DOL-24"),
        ({"points": [0, 8], "reserve": [2, 3]}, "DOL-78"),
        ({"hand": "ov4"}, "DOL-58"),  # there is nothing to lay
        ({"peekers": {"5": [0]}, "circle": "5=-"}, "DOL-44"),
        ({"last_peek": [1, 4], "round": 2}, "DOL-33"),  # a glow
    ],
)
@proves("DOL-24", "DOL-44", "DOL-78")
def test_pieces_where_they_cannot_be_are_refused(facts: Given, rule: str) -> None:
    refused(rule, facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"circle": "1=ov2"},
        {"circle": "1=rr2"},
        {"circle": "1=vr?"},
        {"circle": "1=oo5 2=oo5"},
        {"circle": "1=oo 2=oo 3=oo"},
        {"circle": "1=ov 2=ov 3=vo 5=ov 6=ov 7=ov"},
        {"circle": "1=oo 2=oo", "top": "oo"},
        {"circle": "1=tr4", "dolmens": "tr4@2,0r0"},
        LAYS | {"circle": "3=- 5=ov4"},
        {"dolmens": "rr0@2,0r0"},  # only start slabs have no points
    ],
)
@proves("DOL-03", "DOL-85")
def test_slabs_that_are_not_in_the_box_are_refused(facts: Given) -> None:
    refused("DOL-03", facts)
    refused("DOL-85", {"dolmens": ["tr4@2,0r0", "tr4@-2,0r0"]})


@pytest.mark.parametrize(
    ("dolmens", "rule"),
    [
        ("ov4@-2,0r0", "DOL-93"),  # violet against ochre
        ("tr4@4,0r0", "DOL-89"),
        ("vv2@-1,1r0", "DOL-90"),
        ("ov4@-2,0r1 vv2@-1,1r0", "DOL-93"),  # ochre and violet upwards: DOL-94
        ("ro2@-1,-1r0", "DOL-91"),
        ("tr4@1,0r0", "DOL-88"),
        ("tr4@0,0r0", "DOL-96"),  # the start slab is there
        ("tr4@2,0r0 tr2@2,0r0", "DOL-96"),
        (SIX, "DOL-101"),  # the game would be over
    ],
)
@proves("DOL-93", "DOL-90", "DOL-91")
def test_dolmens_that_cannot_be_built_are_refused(dolmens: str, rule: str) -> None:
    refused(rule, {"dolmens": dolmens})


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        (ARRANGES | {"hand": "ov vr"}, "DOL-74"),  # three are drawn
        (ARRANGES | {"points": [3, 8]}, "DOL-66"),  # not on a glow
        (ARRANGES | {"circle": "5=ov"}, "DOL-72"),  # the places of the pillar are empty
        (ARRANGES | {"roll": 3}, "DOL-49"),  # a move throws no die
    ],
)
@proves("DOL-66", "DOL-72", "DOL-73")
def test_slabs_are_arranged_only_after_a_glow(facts: Given, rule: str) -> None:
    refused(rule, facts)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        (LAYS | {"hand": "ov4 tt3"}, "DOL-58"),
        (LAYS | {"hand": "vr2"}, "DOL-48"),  # it fits nowhere
        (LAYS | {"points": [4, 8]}, "DOL-60"),  # on a glow
        (LAYS | {"circle": "3=tt3"}, "DOL-60"),  # its place is empty
        (LAYS | {"roll": 0}, "DOL-51"),
        (LAYS | {"hand": "ov6", "roll": 2}, "DOL-52"),  # four crystals would be needed
        (LAYS | {"hand": "ov6", "roll": 4, "reserve": [2, 3]}, "DOL-52"),  # two were spent
    ],
)
@proves("DOL-47", "DOL-52", "DOL-60")
def test_a_slab_is_laid_only_after_it_was_won(facts: Given, rule: str) -> None:
    refused(rule, facts)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"roll": 3}, "DOL-49"),  # in `main` nothing has been thrown yet
        ({"phase": "end-turn", "roll": 3}, "DOL-60"),  # on a glow
        ({"phase": "end-turn", "points": [3, 8], "circle": "3=ov4", "roll": 3}, "DOL-60"),
        ({"phase": "end-turn", "circle": "*=-"}, "DOL-42"),
        (PEEKED | {"phase": "end-turn"}, "DOL-42"),  # the peek has ended the turn: DOL-43
    ],
)
@proves("DOL-42", "DOL-43", "DOL-60")
def test_a_turn_ends_as_it_was_played(facts: Given, rule: str) -> None:
    refused(rule, facts)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        (PEEKED | {"last_peek": None}, "DOL-40"),  # everybody has seen it
        (PEEKED | {"last_peek": [1, 5]}, "DOL-37"),
        (PEEKED | {"last_peek": [0, 6]}, "DOL-37"),
        (PEEKED | {"peekers": {}}, "DOL-37"),  # the active player has peeked there
        (PEEKED | {"peekers": {"5": [1]}}, "DOL-37"),
        (PEEKED | {"peeked": False}, "DOL-36"),
        (PEEKED | {"peeked_at": 0}, "DOL-37"),  # nothing has taken the slab away since
        (PEEKED | {"peeked_at": 8}, "DOL-37"),  # no slab lies there
        (PEEKED | {"circle": "5=-", "peekers": {}}, "DOL-37"),
        ({"last_peek": [0, 5], "peeked": False}, "DOL-36"),  # it would be the peek of this turn
    ],
)
@proves("DOL-40", "DOL-34")
def test_peeks_that_nobody_can_have_made_are_refused(facts: Given, rule: str) -> None:
    refused(rule, facts)


@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"phase": "over", "round": 3}, "DOL-111"),  # nobody has finished
        ({"phase": "over", "mystery_roll": 3, "active": 0}, "DOL-111"),  # not the last turn
        (OVER | {"dolmens": [SIX, OTHER_SIX]}, "DOL-101"),  # one of them was last: DOL-102
        (OVER | {"dolmens": ["", OTHER_SIX], "active": 0}, "DOL-101"),  # seat 0 had the last turn
        (OVER | {"dolmens": SIX, "round": 20, "options": {"start_slab_counts": False}}, "DOL-111"),  # one is missing
        (LIMIT | {"phase": "over", "mystery_roll": 1, "round": 19, "active": 1}, "DOL-111"),
        (LIMIT | {"phase": "over", "mystery_roll": 1, "round": 20, "active": 0}, "DOL-111"),  # not the last turn
    ],
)
@proves("DOL-101", "DOL-102", "DOL-111")
def test_ends_that_no_game_has_are_refused(facts: Given, rule: str) -> None:
    refused(rule, facts)


def test_a_game_that_is_over_can_be_given_as_facts() -> None:
    position = at(**OVER, dolmens=[SIX, "ov6@2,0r0"], reserve=[1, 3])
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners, position.deciders()) == ([25, 9], [0], [])
    assert result.end.key == "end-seven"
    drawn = at(phase="over", mystery_roll=1, round=20, active=1, options={"round_limit": 20})
    result = drawn.result()
    assert result is not None
    assert (result.ranks, result.end.key) == ([1, 1], "end-limit")


@proves("DOL-84", "DOL-85")
def test_the_fullest_dolmens_can_be_given_as_facts() -> None:
    for seed in range(3):
        dolmens = built(4, [5] * 4, seed)
        position = at(4, dolmens=dolmens, points=[1, 2, 3, 5], seed=seed)
        assert [dolmen(position, seat) for seat in range(4)] == [words.split() for words in dolmens]
        assert everywhere(position) == Counter(BOX)
        assert after(position, "move 4").faults() == []
    assert laying("ov4").faults() == []
