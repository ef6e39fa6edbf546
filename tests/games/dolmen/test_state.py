"""The state itself: how a game begins, how slabs are packed, what is remembered of shuffles, how turns are counted."""

import pytest

from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.moves import SPOTS
from folkmoot.games.dolmen.state import (
    DolmenState,
    laid_slab,
    last_of,
    memory_of,
    owner_of,
    rotation_of,
    slab_of,
    x_of,
    y_of,
)
from folkmoot.testing import proves

from .helpers import NUMBERS, after, at, opening, play

SLABS = range(1, 39)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-08", "DOL-11", "DOL-12")
def test_a_game_begins_with_nothing_done_seen_or_remembered(players: int) -> None:
    begun = opening(players, seed=3).snapshot()
    nothing: dict[str, object] = {"peeked": False, "peeked_at": 0, "last_peek": -1, "roll": 0, "mystery_roll": 0}
    nothing |= {"peekers": [0] * 16, "discard": [], "discard_known": [], "discard_drawn": [], "hand": []}
    nothing |= {"shuffles": 0, "drawn_before": 0, "drawn": [0] * 16, "shuffled": [0] * (39 * players)}
    turn: dict[str, object] = {"first": 0, "phase": 0, "active": 0, "round": 1, "fairy": 0, "reserve": [3] * players}
    assert {name: begun[name] for name in nothing | turn} == nothing | turn


@proves("DOL-36")
def test_a_turn_that_is_over_leaves_nothing_of_its_peek_and_its_roll() -> None:
    position = at(3, points=[3, 8, 12], circle="3=ov6", reserve=[0, 3, 3], last_peek=[2, 5], peekers={"5": [2]})
    play(position, "attempt", rolls="1")
    assert (int(position.roll), int(position.last_peek)) == (1, 16 * 2 + 5)
    play(position, "end")
    turn = position.snapshot()
    assert {name: turn[name] for name in ("peeked", "peeked_at", "last_peek", "roll", "active", "phase")} == {
        "peeked": False,
        "peeked_at": 0,
        "last_peek": -1,
        "roll": 0,
        "active": 1,
        "phase": 0,
    }
    peeked = after(at(3, points=[3, 8, 12]), "peek 5", "move 2").snapshot()
    assert [peeked[name] for name in ("peeked", "peeked_at", "last_peek", "roll")] == [False, 0, 5, 0]


def test_every_slab_of_a_dolmen_is_read_as_it_was_packed() -> None:
    for number, (x, y) in enumerate(SPOTS):
        seat, slab, rotation = number % 4, number % 42 + 1, number % 3 + 1
        laid = laid_slab(seat, slab, x, y, rotation)
        assert (owner_of(laid), slab_of(laid), x_of(laid), y_of(laid), rotation_of(laid)) == (
            seat,
            slab,
            x,
            y,
            rotation,
        )


@proves("DOL-88")
def test_spots_reach_as_far_as_a_row_and_as_deep_as_stairs_can() -> None:
    """Up to seven slabs on either side of the start slab, or below it (and, for the mirror image, above)."""
    assert {y for _, y in SPOTS} == set(range(-7, 8))
    assert {x for x, y in SPOTS if y % 2 == 0} == set(range(-14, 15, 2))
    assert {x for x, y in SPOTS if y % 2 == 1} == set(range(-13, 14, 2))
    assert len(SPOTS) == 7 * 15 + 8 * 14


@pytest.mark.parametrize("players", NUMBERS)
def test_every_move_that_could_be_legal_is_in_the_vocabulary_once(players: int) -> None:
    vocabulary = [GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, {}))]
    assert len(vocabulary) == len(set(vocabulary)) == 16 + 1 + 12 + 6 + 217 * 4 + 1
    kinds = [text.split()[0] for text in vocabulary]
    assert sorted(set(kinds), key=kinds.index) == ["move", "attempt", "peek", "arrange", "lay", "end"]
    assert {text.split()[2] for text in vocabulary if text.startswith("lay")} == {"r0", "r1", "r2", "r3"}


@pytest.mark.parametrize("players", NUMBERS)
def test_memories_of_all_seats_and_slabs_have_places_of_their_own(players: int) -> None:
    places = [memory_of(seat, slab) for seat in range(players) for slab in SLABS]
    assert len(set(places)) == 38 * players
    assert set(places) <= set(range(len(opening(players).shuffled)))


def test_the_last_shuffle_is_the_highest_bit() -> None:
    assert [last_of(shuffles) for shuffles in (0, 0b10, 0b100, 0b110, 0b1010)] == [0, 1, 2, 2, 3]


def test_no_slab_and_start_slabs_have_neither_points_nor_a_look() -> None:
    none = [0, 39, 40, 41, 42]
    assert [box.POINTS_OF[slab] for slab in none] == [0] * 5
    assert [box.IS_MYSTERY[slab] for slab in none] == [False] * 5
    assert [box.LOOK_OF[slab] for slab in none] == [-1] * 5
    assert box.EDGES[0] == []


def to_the_glow(position: DolmenState) -> DolmenState:
    return after(position, "move 4")


@proves("DOL-81")
def test_what_was_drawn_before_a_shuffle_in_the_midst_is_noted() -> None:
    for left in range(4):
        position = to_the_glow(at(points=[3, 8], discard=26 - left))
        assert (int(position.shuffles), int(position.drawn_before)) == ((1, left) if left < 3 else (0, 0))
        play(position, "arrange 312")
        # The third slab drawn lies on place 5, the first on 6, the second on 7.
        drawn = [1, 0, 0] if left == 2 else [1, 0, 1] if left == 1 else [1, 1, 1] if left == 0 else [0, 0, 0]
        assert [position.drawn[place] for place in (5, 6, 7)] == drawn
        assert position.drawn_before == 0


@proves("DOL-81", "DOL-44")
def test_what_was_put_away_keeps_its_time_and_who_knew_it_until_the_shuffle() -> None:
    position = at(3, points=[3, 8, 12], circle="5=ov4 6=rr? 7=-", peekers={"5": [0, 2]}, discard=1)
    position.shuffles, position.drawn[5], position.drawn[6] = 2, 1, 2
    swept = to_the_glow(position)
    assert (swept.discard_known, swept.discard_drawn) == ([0, 0b101, 0], [0, 1, 2])
    lost = after(at(3, points=[3, 8, 12], circle="3=ov6", reserve=[0, 3, 3]), "attempt", rolls="5")
    assert lost.discard_known[-1] & 0b111 == 0b111
    empty = at(3, points=[3, 8, 12], circle="5=ov4 6=rr? 7=-", peekers={"5": [0, 2]}, discard=27)
    shuffled = to_the_glow(empty)
    known = {at_ for at_, memory in enumerate(shuffled.shuffled) if memory}
    assert known == {memory_of(0, 2), memory_of(2, 2)}, "ochre-violet 4 is the second slab of the table"
    assert {shuffled.shuffled[at_] for at_ in known} == {1 << 1}
    assert (shuffled.discard_known, shuffled.discard_drawn) == ([], [])


@pytest.mark.parametrize(("oldest", "kept"), [(0, 0b1110), (1, 0b1100), (2, 0b1000)])
def test_a_memory_is_kept_while_a_slab_lies_on_the_circle_since_before_the_shuffle(oldest: int, kept: int) -> None:
    """What is older than every slab that lies there tells nobody anything any more."""
    position = at(points=[3, 8], circle="*=- 1=ov4 2=ov5", discard=36)
    position.shuffles = 3
    position.drawn[1], position.drawn[2] = 3, oldest
    position.discard_drawn = [3] * 36
    remembered = memory_of(1, position.discard[7])
    position.shuffled[remembered] = 0b1110
    assert position.faults() == []
    assert to_the_glow(position).shuffled[remembered] == kept


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-16")
def test_turns_are_counted_from_the_first_seat(players: int) -> None:
    for first in range(players):
        for turn in range(3 * players):
            seat = (first + turn) % players
            round_ = 1 + turn // players
            position = at(players, active=seat, first=first, round=round_, options={"first_player": "random"})
            assert GAME.turns(position) == turn


def test_the_box_names_who_made_it() -> None:
    box = GAME.credits
    assert (box.designers, box.artists) == (["William Aubert"], ["William Aubert"])
    assert (box.publisher, box.year) == ("Vermicelle Éditions", 2011)
    assert (GAME.player_counts, GAME.rules_version) == ((2, 3, 4), 1)
