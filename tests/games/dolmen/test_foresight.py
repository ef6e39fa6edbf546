"""What a choice is said to do before it is played: the way, the odds, what comes or goes, what fits, what is next."""

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Next
from folkmoot.games.dolmen import GAME, foretold
from folkmoot.games.dolmen.shown import Arranged, DolmenEffect
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves
from tests.games.questions import choice, decider

from .helpers import after, at, opening
from .reference import laying
from .test_end import lay, row


def foreseen(position: DolmenState, text: str) -> DolmenEffect:
    """Returns the effect that the prompt says of a move."""
    effect = choice(position, text).effect
    assert isinstance(effect, DolmenEffect)
    return effect


@proves("DOL-25", "DOL-26")
def test_a_way_says_where_the_korrigan_sets_foot_and_whom_it_jumps() -> None:
    # Worked example 6 of the rules: korrigans on 0 (active), 1, 2 and 14.
    position = at(4, points=[0, 1, 2, 14])
    assert foreseen(position, "move 5").path == [3, 4, 5]
    assert (foreseen(position, "move 5").jumps, foreseen(position, "move 5").steps) == ([1, 2], 3)
    assert (foreseen(position, "move 13").path, foreseen(position, "move 13").jumps) == ([15, 13], [3])
    assert foreseen(position, "move 0") == DolmenEffect(next=Next(question="end-turn", seats=[0]))


@proves("DOL-118")
def test_where_every_point_counts_a_jump_takes_more_steps() -> None:
    position = at(3, points=[2, 3, 8], reserve=[3, 3, 3], options={"jump_counts": "points"})
    assert (foreseen(position, "move 5").path, foreseen(position, "move 5").jumps) == ([4, 5], [1])
    assert (foreseen(position, "move 5").steps, foreseen(position, "move 4").steps) == (3, 2)
    assert foreseen(position, "move 1").steps == 1


@proves("DOL-68", "DOL-69", "DOL-72")
def test_coming_to_a_glow_says_what_comes_back_where_the_fairy_goes_and_what_is_replaced() -> None:
    # Worked example 2 of the rules.
    position = at(points=[6, 0], reserve=[1, 3], fairy=1, circle="9=- 11=-")
    assert foreseen(position, "move 8") == DolmenEffect(
        path=[7, 8], steps=2, crystals=2, pillar=2, sweeps=[10], draws=3, next=Next(question="arrange", seats=[0])
    )


@proves("DOL-81", "DOL-83")
@pytest.mark.parametrize(("discarded", "shuffled"), [(23, False), (24, True)])
def test_a_glow_says_whether_the_discard_pile_is_shuffled(discarded: int, shuffled: bool) -> None:
    assert foreseen(at(points=[3, 8], discard=discarded), "move 4").shuffles == shuffled


@proves("DOL-51", "DOL-52", "DOL-53")
def test_an_attempt_at_a_known_slab_says_what_each_roll_takes() -> None:
    # The table of chances in the rules: 5 points with 2 crystals are won in 4 of 6 cases.
    position = at(points=[3, 8], circle="3=ov5", peekers={"3": [0]}, reserve=[2, 3], dolmens="tt3@2,0r0")
    said = foreseen(position, "attempt")
    assert (said.place, said.faces, said.needs) == (3, {"5": 1}, {"5": [None, None, 2, 1, 0, 0]})
    assert (said.wins, said.stake, said.ways, said.next) == ([4, 6], 2, {"-2,0": [1, 2]}, None)


@proves("DOL-52")
def test_an_attempt_that_cannot_fail_says_that_the_slab_is_laid_next() -> None:
    said = foreseen(at(points=[3, 8], circle="3=ov4", peekers={"3": [0]}), "attempt")
    assert (said.needs, said.wins, said.stake) == ({"4": [3, 2, 1, 0, 0, 0]}, [6, 6], 0)
    assert said.next == Next(question="lay", seats=[0])


@proves("DOL-56", "DOL-113")
def test_an_attempt_at_an_unknown_slab_counts_what_it_may_be_and_never_what_only_memory_knows() -> None:
    # Ochre and violet: 3, 4, 5, 6 and a mystery, which takes 3. One lies in a dolmen, one is known.
    position = at(points=[3, 8], circle="3=ov4 9=ov6", dolmens=["", "ov3@2,0r0"], peekers={"9": [0]}, reserve=[0, 3])
    said = foreseen(position, "attempt")
    assert said.faces == {"4": 1, "5": 1, "mystery": 1}
    assert said.needs == {
        "4": [None, None, None, 0, 0, 0],
        "5": [None, None, None, None, 0, 0],
        "mystery": [None, None, 0, 0, 0, 0],
    }
    assert said.wins == [9, 18]
    forgotten = at(points=[3, 8], circle="3=ov4 9=ov6", peekers={"9": [0]}, options={"memory_aid": False})
    assert foreseen(forgotten, "attempt").faces == {"3": 1, "4": 1, "5": 1, "6": 1, "mystery": 1}


@proves("DOL-35", "DOL-43")
def test_a_peek_says_what_may_be_there_and_whether_it_ends_the_turn() -> None:
    position = at(circle="6=rr6 9=oo5", peekers={"9": [0]})
    assert foreseen(position, "peek 6") == DolmenEffect(
        place=6, faces={"6": 1, "mystery": 1}, next=Next(question="main", seats=[0])
    )
    assert foreseen(position, "peek 9").faces == {"5": 1}
    assert foreseen(at(phase="end-turn"), "peek 6").next == Next(question="main", seats=[1], ends="turn")
    assert foreseen(at(phase="end-turn", active=1), "end").next == Next(question="main", seats=[0], ends="round")


def test_a_slab_that_was_won_is_no_secret_for_the_peek() -> None:
    position = at(phase="lay", points=[3, 8], hand="oo5", roll=5, circle="6=oo")
    assert foreseen(position, "peek 6").faces == {"mystery": 1}


@proves("DOL-74", "DOL-48")
def test_an_order_says_what_lies_where_then_and_whose_dolmens_it_fits() -> None:
    # Side 0 has open ochre on the left and teal on the right, side 2 teal and ochre.
    position = at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt")
    said = foreseen(position, "arrange 231")
    assert said.arranged == [
        Arranged(place=5, colours=["violet", "rose"], fits=[]),
        Arranged(place=6, colours=["teal", "teal"], fits=[0, 1]),
        Arranged(place=7, colours=["ochre", "violet"], fits=[0, 1]),
    ]
    assert said.next == Next(question="end-turn", seats=[0])
    assert foreseen(after(position, "peek 1"), "arrange 231").next == Next(question="main", seats=[1], ends="turn")


@proves("DOL-93", "DOL-106")
def test_laying_says_how_the_slab_lies_what_it_brings_and_what_fits_then() -> None:
    # Worked example 7 of the rules: the left end is violet then.
    position = at(phase="lay", points=[3, 8], hand="ov4", roll=4, circle="*=- 9=vr 10=vv 11=rr")
    said = foreseen(position, "lay -2,0 r2")
    assert (said.spot, said.edges, said.points) == ("-2,0", ["violet", "ochre", "ochre", "violet"], 4)
    assert (said.fits, said.next) == ([9, 10], Next(question="end-turn", seats=[0]))
    mystery = foreseen(laying("oo?"), "lay -2,0 r0")
    assert (mystery.points, mystery.mystery) == (0, True)


@proves("DOL-101", "DOL-111")
def test_what_ends_the_game_is_said() -> None:
    slab, move = lay(0, 5)
    assert foreseen(laying(slab, row(0, 5)), move).next == Next(ends="game")
    last = at(phase="end-turn", active=1, round=20, options={"round_limit": 20})
    assert foreseen(last, "end").next == Next(ends="game")
    assert foreseen(last, "peek 1").next == Next(ends="game")


LIES: list[tuple[DolmenState, str, dict[str, object]]] = [
    (opening(), "move 2", {"path": [1, 3]}),
    (opening(), "move 2", {"path": [2]}),
    (opening(), "move 2", {"steps": 1}),
    (opening(), "move 2", {"jumps": [1]}),
    (opening(), "move 2", {"next": None}),
    (opening(), "move 2", {"crystals": 1}),
    (opening(), "move 2", {"next": Next(question="end-turn", seats=[1])}),
    (at(points=[3, 8]), "move 4", {"pillar": 2}),
    (at(points=[3, 8]), "move 4", {"sweeps": [5, 6]}),
    (at(points=[3, 8]), "move 4", {"sweeps": [5, 6, 9]}),
    (at(points=[3, 8]), "move 4", {"draws": 2}),
    (at(points=[3, 8]), "move 4", {"shuffles": True}),
    (at(points=[3, 8], reserve=[1, 3]), "move 4", {"crystals": 1}),
    (at(points=[3, 8], circle="3=ov4"), "attempt", {"place": 2}),
    (at(points=[3, 8], circle="3=ov4"), "attempt", {"faces": {"5": 1}}),
    (at(points=[3, 8], circle="3=ov4"), "attempt", {"needs": {"4": [2, 2, 2, 2, 2, 2]}, "faces": {"4": 1}}),
    (at(points=[3, 8], circle="3=ov4"), "attempt", {"wins": [6, 6]}),
    (at(points=[3, 8], circle="3=ov3", reserve=[3, 3]), "attempt", {"ways": {"-2,0": [1]}}),
    (opening(), "peek 6", {"place": 7}),
    (opening(), "peek 6", {"faces": {"1": 1}}),
    (opening(), "peek 6", {"spot": "0,2"}),
    (opening(), "peek 6", {"wins": [1, 1]}),
    (at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt"), "arrange 231", {"arranged": []}),
    (laying("ov4"), "lay -2,0 r2", {"spot": "2,0"}),
    (laying("ov4"), "lay -2,0 r2", {"edges": ["ochre", "violet", "violet", "ochre"]}),
    (laying("ov4"), "lay -2,0 r2", {"points": 3}),
    (laying("ov4"), "lay -2,0 r2", {"mystery": True}),
    (laying("ov4"), "lay -2,0 r2", {"fits": [0]}),
]


@pytest.mark.parametrize(("position", "text", "lie"), LIES)
def test_what_came_otherwise_is_found(position: DolmenState, text: str, lie: dict[str, object]) -> None:
    move, said, played, log = GAME.parse(text), foreseen(position, text), position.copy(), Log()
    played.play(decider(position), move, FastDice(1), log)
    assert foretold.faults(position, move, said, played, log) == []
    assert len(foretold.faults(position, move, msgspec.structs.replace(said, **lie), played, log)) > 0


def test_the_effect_of_another_game_is_found() -> None:
    position = opening()
    assert foretold.faults(position, GAME.parse("move 2"), object(), position, Log()) != []  # type: ignore[arg-type]
