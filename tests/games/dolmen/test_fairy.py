"""Glows and the fairy: crystals come back, she goes on, and three slabs are replaced."""

from typing import Any

import pytest

from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    ORDERS,
    after,
    asked,
    at,
    circle,
    discarded,
    event_args,
    event_keys,
    face,
    hand,
    legal,
    only,
    pile,
    place,
    play,
    put_on_top,
    random_game,
    seen,
    why,
)

FACING = {0: [1, 2, 3], 1: [5, 6, 7], 2: [9, 10, 11], 3: [13, 14, 15]}
"""The places that face each pillar."""


def drawing(*slabs: str, players: int = 2, **facts: Any) -> DolmenState:
    """Returns a situation in which these are the first slabs of the draw pile."""
    worlds = (at(players, seed=seed, **facts) for seed in range(1000))
    return put_on_top(next(world for world in worlds if set(slabs) <= set(pile(world))), *slabs)


def called(position: DolmenState, before: DolmenState) -> bool:
    """Tells whether the fairy has gone on by one pillar, and only then asks for slabs to be arranged."""
    gone = int(position.fairy) == (int(before.fairy) + 1) % 4
    assert gone or position.fairy == before.fairy
    assert gone == (asked(position)[1] == "arrange")
    return gone


@pytest.mark.parametrize("start", range(16))
@proves("DOL-66", "DOL-67")
def test_a_glow_is_triggered_by_ending_a_move_there_and_not_by_passing_or_staying(start: int) -> None:
    position = at(points=[start, (start + 8) % 16], active=0)
    reached = {(start + steps_) % 16 for steps_ in range(-3, 4)}
    assert only(position, "move") == {str(point) for point in reached}
    for point in reached:
        there = after(position, f"move {point}")
        assert called(there, position) == (point % 4 == 0 and point != start)


@proves("DOL-66")
def test_passing_over_a_glow_brings_nothing() -> None:
    position = at(points=[3, 8], reserve=[1, 3])
    for point in (5, 6):
        log = play(there := position.copy(), f"move {point}")
        assert event_keys(log) == ["moved"]
        assert (there.reserve[0], int(there.fairy), circle(there)) == (1, 0, circle(position))


@proves("DOL-67")
def test_staying_on_a_glow_brings_nothing() -> None:
    for glow in (0, 4, 12):
        position = at(points=[glow, 8], fairy=2)
        log = play(there := position.copy(), f"move {glow}")
        assert event_keys(log) == ["stayed"]
        assert (asked(there), int(there.fairy), circle(there)) == ((0, "end-turn"), 2, circle(position))
        assert pile(there) == pile(position)


@pytest.mark.parametrize("reserve", range(4))
@proves("DOL-68", "DOL-71")
def test_all_crystals_come_back_and_the_fairy_goes_even_if_there_were_none(reserve: int) -> None:
    position = at(points=[3, 8], reserve=[reserve, 3])
    log = play(position, "move 4")
    player = seen(position).players[0]
    assert (player.reserve, player.table, seen(position).fairy) == (3, 0, 1)
    back = [] if reserve == 3 else [{"seat": 0, "number": 3 - reserve}]
    assert event_args(log, "crystals-back") == back
    assert event_args(log, "fairy-goes") == [{"seat": 0, "pillar": 1}]
    assert asked(position) == (0, "arrange")


@pytest.mark.parametrize("glow", [0, 4, 8, 12])
@pytest.mark.parametrize("pillar", range(4))
@proves("DOL-69", "DOL-76", "DOL-77")
def test_the_fairy_goes_to_the_next_pillar_whatever_the_glow(pillar: int, glow: int) -> None:
    position = at(points=[glow + 1, (glow + 8) % 16], fairy=pillar, circle="2=- 6=- 10=- 14=-")
    assert seen(position).next_pillar == (pillar + 1) % 4
    log = play(there := position.copy(), f"move {glow}", "arrange 123")
    assert int(there.fairy) == (pillar + 1) % 4
    new = FACING[(pillar + 1) % 4]
    assert event_args(log, "arranged")[0]["places"] == new
    assert set(new) <= set(circle(there))
    elsewhere = {number: slab for number, slab in circle(position).items() if number not in new}
    assert {number: slab for number, slab in circle(there).items() if number not in new} == elsewhere


@proves("DOL-70")
def test_neither_the_crystals_nor_the_fairy_can_be_declined() -> None:
    position = at(points=[3, 8], reserve=[2, 3])
    play(position, "move 4")
    assert (position.reserve[0], int(position.fairy)) == (3, 1)
    assert {text for text in legal(position) if not text.startswith("peek")} == ORDERS
    assert why(position, "end") == "DOL-74"


@pytest.mark.parametrize(
    ("left", "gone"),
    [("5=- 6=- 7=-", []), ("5=- 6=vr2 7=-", ["vr2"]), ("5=ov4 6=rr? 7=-", ["ov4", "rr?"])],
)
@proves("DOL-72", "DOL-73")
def test_slabs_that_are_left_are_put_away_unseen_and_the_first_three_of_the_pile_come(
    left: str, gone: list[str]
) -> None:
    position = drawing("oo5", "tt3", "vv2", points=[3, 8], circle=left, discard=2)
    put_away, drawn = discarded(position), pile(position)
    log = play(position, "move 4")
    assert sorted(discarded(position)) == sorted(put_away + gone)
    assert (hand(position), pile(position)) == (["oo5", "tt3", "vv2"], drawn[3:])
    for eye in (None, 0, 1):
        assert event_args(log, "swept", eye) == [{"number": len(gone), "pillar": 1}]
        assert event_args(log, "drew", eye) == [{"seat": 0, "slabs": ["ochre-ochre", "teal-teal", "violet-violet"]}]
        view = seen(position, eye)
        assert (view.discard, view.pile) == (2 + len(gone), len(drawn) - 3)
        assert [(slab.colours, slab.face) for slab in view.hand] == [
            (["ochre", "ochre"], None),
            (["teal", "teal"], None),
            (["violet", "violet"], None),
        ]
        assert not [place for place in view.places if place.place in (5, 6, 7) and place.colours]


@pytest.mark.parametrize(
    ("order", "placed"),
    [
        ("123", ["oo5", "tt3", "vv2"]),
        ("132", ["oo5", "vv2", "tt3"]),
        ("213", ["tt3", "oo5", "vv2"]),
        ("231", ["tt3", "vv2", "oo5"]),
        ("312", ["vv2", "oo5", "tt3"]),
        ("321", ["vv2", "tt3", "oo5"]),
    ],
)
@proves("DOL-73", "DOL-74")
def test_the_player_who_came_to_the_glow_arranges_the_new_slabs_points_hidden(order: str, placed: list[str]) -> None:
    position = drawing("oo5", "tt3", "vv2", points=[3, 8])
    play(position, "move 4")
    assert asked(position) == (0, "arrange")
    assert legal(position, 1) == set()
    play(position, f"arrange {order}")
    assert [circle(position)[number] for number in (5, 6, 7)] == placed
    for eye in (None, 0, 1):
        assert [face(position, number, eye) for number in (5, 6, 7)] == [None] * 3
        letters = ["".join(colour[0] for colour in place(position, number, eye).colours or []) for number in (5, 6, 7)]
        assert letters == [slab[:2] for slab in placed]
        assert [place(position, number, eye).peekers for number in (5, 6, 7)] == [[]] * 3


@proves("DOL-75")
def test_korrigans_at_the_pillar_stay_and_stand_before_a_new_slab() -> None:
    position = drawing("oo5", "tt3", "vr4", players=3, points=[3, 5, 7], circle="5=- 7=vr2")
    assert why(at(3, active=1, points=[3, 5, 7], circle="5=-"), "attempt") == "DOL-47"
    play(position, "move 4", "arrange 312", "end")
    assert position.at == [4, 5, 7]
    assert circle(position)[5] == "vr4"
    assert asked(position) == (1, "main")
    log = play(position, "attempt", rolls="4")  # side 1 has a violet and a rose end
    assert event_args(log, "tries") == [{"seat": 1, "place": 5, "slab": "violet-rose", "face": "4"}]


@proves("DOL-76")
def test_empty_places_elsewhere_stay_empty() -> None:
    position = at(points=[3, 8], circle="*=-")
    play(position, "move 4", "arrange 123")
    assert set(circle(position)) == {5, 6, 7}


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-78", "DOL-69", "DOL-66")
def test_in_random_games_a_player_on_a_glow_has_all_crystals(players: int) -> None:
    visits = 0
    for played in random_game(players, 13):
        for seat in range(players):
            assert played.after.at[seat] % 4 or played.after.reserve[seat] == 3
        came = played.move.startswith("move") and played.after.at[played.seat] != played.before.at[played.seat]
        glow = came and played.after.at[played.seat] % 4 == 0
        assert int(played.after.fairy) == (int(played.before.fairy) + glow) % 4
        visits += glow
    assert visits > 3


@proves("DOL-79")
def test_the_peek_is_still_to_be_had_while_arranging_and_afterwards() -> None:
    position = at(points=[3, 8])
    play(position, "move 4")
    assert only(position, "peek") == {str(number) for number in (1, 2, 3, 9, 10, 11, 13, 14, 15)}
    early = after(position, "peek 9")
    assert (asked(early), legal(early)) == ((0, "arrange"), ORDERS)
    assert asked(after(early, "arrange 123")) == (1, "main")
    late = after(position, "arrange 321")
    assert asked(late) == (0, "end-turn")
    assert only(late, "peek") >= {"5", "6", "7"}
    assert asked(after(late, "peek 5")) == (1, "main")


@proves("DOL-79")
def test_a_peek_before_the_move_is_the_only_one() -> None:
    position = at(points=[3, 8])
    play(position, "peek 2", "move 4")
    assert legal(position) == ORDERS
    play(position, "arrange 123")
    assert asked(position) == (1, "main")
