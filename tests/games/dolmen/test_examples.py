"""The worked examples of the rules file, as fixtures."""

import pytest

from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import (
    ORDERS,
    after,
    asked,
    at,
    circle,
    discarded,
    event_args,
    event_keys,
    hand,
    legal,
    only,
    pile,
    play,
    seen,
    why,
)
from .reference import BOX, laying
from .test_components import PLACES

A_ROW = "tr4@2,0r0 ro5@4,0r0 ov?@6,0r0 vt2@8,0r0 tr6@10,0r0"
B_ROW = "ov6@2,0r0 vt6@4,0r0 ot5@6,0r1 oo?@8,0r0"


def crystals(position: DolmenState, reserve: int, table: int) -> bool:
    """Tells whether the first player has so many crystals in reserve and on the table."""
    player = seen(position).players[0]
    return (player.reserve, player.table) == (reserve, table)


@proves("DOL-103", "DOL-105")
def test_example_1_a_roll_of_4_makes_every_mystery_worth_7() -> None:
    position = laying("ro?", [A_ROW, B_ROW])
    log = play(position, "lay 12,0 r0", rolls="4")
    assert [(score["mysteries"], score["mystery_points"]) for score in event_args(log, "scored")] == [(2, 14), (1, 7)]


@proves("DOL-39", "DOL-68", "DOL-74")
def test_example_2_a_glow() -> None:
    """Yellow takes two crystals, and the fairy goes on to a pillar where one slab is left."""
    position = at(points=[6, 12], reserve=[1, 3], fairy=1, circle="9=- 10=vr5 11=-")
    assert seen(position).players[0].colour == "yellow"
    assert crystals(position, 1, 2)
    three, put_away = pile(position)[:3], discarded(position)
    log = play(position, "move 8", rolls="")
    assert event_keys(log) == ["moved", "crystals-back", "fairy-goes", "swept", "drew"]
    assert event_args(log, "crystals-back") == [{"seat": 0, "number": 2}]
    assert event_args(log, "fairy-goes") == [{"seat": 0, "pillar": 2}]
    assert event_args(log, "swept") == [{"number": 1, "pillar": 2}]
    assert crystals(position, 3, 0)
    assert (discarded(position), hand(position)) == (["vr5", *put_away], three)
    assert asked(position) == (0, "arrange")
    others = [place for place in PLACES if place not in (9, 10, 11)]
    assert legal(position) == ORDERS | {f"peek {place}" for place in others}
    play(position, "arrange 231", rolls="")
    assert [circle(position)[place] for place in (9, 10, 11)] == [three[1], three[2], three[0]]
    assert legal(position) == {"end", *(f"peek {place}" for place in PLACES)}
    play(position, "peek 11", rolls="")
    assert asked(position) == (1, "main")


@proves("DOL-51")
def test_example_3_case_1() -> None:
    position = at(points=[5, 9], circle="5=ot4", reserve=[2, 3])
    play(position, "attempt", rolls="4")
    assert (asked(position), hand(position)) == ((0, "lay"), ["ot4"])
    assert crystals(position, 2, 1)


@proves("DOL-52")
def test_example_4_case_2() -> None:
    position = at(points=[5, 9], circle="5=ot5", reserve=[3, 3])
    log = play(position, "attempt", rolls="3")
    assert event_args(log, "won") == [{"seat": 0, "face": "5", "paid": 2}]
    assert (asked(position), hand(position)) == ((0, "lay"), ["ot5"])
    assert crystals(position, 1, 2)


@proves("DOL-53")
def test_example_5_case_3() -> None:
    position = at(points=[5, 9], circle="5=ot6", reserve=[2, 3])
    assert crystals(position, 2, 1)
    log = play(position, "attempt", rolls="3")
    assert event_args(log, "lost") == [{"seat": 0, "face": "6", "number": 2}]
    assert (asked(position), hand(position), discarded(position)[0]) == ((0, "end-turn"), [], "ot6")
    assert crystals(position, 0, 3)


@proves("DOL-25", "DOL-26", "DOL-66")
def test_example_6_moving_with_jumps() -> None:
    position = at(4, points=[0, 1, 2, 14])
    assert only(position, "move") == {"0", "3", "4", "5", "15", "13", "12"}
    phases = {int(point): asked(after(position, f"move {point}"))[1] for point in only(position, "move")}
    assert {point for point, phase in phases.items() if phase == "arrange"} == {4, 12}
    assert {point for point, phase in phases.items() if phase == "end-turn"} == {0, 3, 5, 13, 15}


@proves("DOL-86", "DOL-89", "DOL-90")
def test_example_7_ochre_and_violet_fits_only_at_the_left_of_the_start_slab() -> None:
    start = seen(at()).players[0].dolmen[0]
    assert start.edges == ["violet", "teal", "rose", "ochre"]  # top, right, bottom, left
    position = laying("ov4")
    assert only(position, "lay") == {"-2,0 r1", "-2,0 r2"}
    assert why(position, "lay 2,0 r1") == "DOL-93"
    assert {why(position, f"lay {spot} r2") for spot in ("-1,1", "1,1")} == {"DOL-90"}
    # Left of the start slab a right edge ochre is wanted, at its right a left edge teal.
    for slab in ("ov4", "ro2", "ot2", "oo5", "vt2", "tr2", "tt3"):
        spots = {way.split()[0] for way in only(laying(slab), "lay")}
        assert spots == ({"-2,0"} if "o" in slab else set()) | ({"2,0"} if "t" in slab else set())


@proves("DOL-90", "DOL-94")
def test_example_7_the_rotation_decides_whether_a_roof_can_follow() -> None:
    same = seen(after(laying("ov4"), "lay -2,0 r2")).players[0].dolmen[1]
    other = seen(after(laying("ov4"), "lay -2,0 r1")).players[0].dolmen[1]
    assert (same.edges[0], other.edges[0]) == ("violet", "ochre")
    for slab in ("vr2", "vv2", "vt2", "ov3"):  # all have violet
        roofs = {way for way in only(laying(slab, "ov4@-2,0r2"), "lay") if way.startswith("-1,1")}
        assert roofs
    for slab in [slab for slab in BOX if slab[:2] in ("ov", "vt", "tr", "ot", "vr", "vv", "tt") and slab != "ov4"]:
        position = laying(slab, "ov4@-2,0r1")
        assert not {way for way in only(position, "lay") if way.startswith("-1,1")}
        assert why(position, "lay -1,1 r2") in ("DOL-93", "DOL-95")


@proves("DOL-93", "DOL-94", "DOL-95")
def test_example_8_violet_and_rose_fits_on_top_and_at_the_left() -> None:
    position = laying("vr2", "ov4@-2,0r2")
    assert only(position, "lay") == {"-1,1 r2", "-1,1 r3", "-4,0 r1", "-4,0 r2"}
    assert {why(position, f"lay 2,0 r{rotation}") for rotation in range(4)} == {"DOL-93"}
    roof = seen(after(position, "lay -1,1 r3")).players[0].dolmen[2]
    assert roof.edges[1] == "rose"


@proves("DOL-93", "DOL-94")
def test_example_8_a_roof_beside_a_roof_matches_it_and_both_slabs_below() -> None:
    roofed = "ov4@-2,0r2 vr2@-1,1r3"
    # At 2,0 violet upwards (violet-teal turned once) or teal (turned twice); left it is teal both times.
    for right, slab, expected in (
        ("vt4@2,0r1", "vr4", {"1,1 r2"}),  # left rose, bottom violet
        ("vt4@2,0r1", "ov3", set()),
        ("vt4@2,0r1", "vv2", set()),
        ("vt4@2,0r2", "vr4", set()),  # two tops that differ
        ("vt4@2,0r2", "vt2", set()),
    ):
        position = laying(slab, f"{roofed} {right}")
        assert {way for way in only(position, "lay") if way.startswith("1,1")} == expected


@proves("DOL-48")
def test_example_9_no_attempt_possible() -> None:
    position = at(points=[5, 9], circle="5=vr")
    assert "attempt" not in legal(position)
    assert {text.split()[0] for text in legal(position)} == {"peek", "move"}
    assert only(position, "move") == {"2", "3", "4", "5", "6", "7", "8"}


@pytest.mark.parametrize(("roll", "totals"), [(2, [28, 25]), (1, [26, 24])])
@proves("DOL-106", "DOL-107", "DOL-109")
def test_example_10_the_final_count(roll: int, totals: list[int]) -> None:
    position = laying("ro?", [A_ROW, B_ROW], reserve=[1, 3])
    log = play(position, "lay 12,0 r0", rolls=str(roll))
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == (totals, [0])
    assert [score["total"] for score in event_args(log, "scored")] == totals
    assert [(score["slab_points"], score["crystals"]) for score in event_args(log, "scored")] == [(17, 1), (17, 3)]
    assert "finished" in event_keys(log)
