"""Worked examples of the rules file, as fixtures: moving, glow and attempts."""

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
)
from .test_components import PLACES


def crystals(position: DolmenState, reserve: int, table: int) -> bool:
    """Tells whether the first player has so many crystals in reserve and on the table."""
    player = seen(position).players[0]
    return (player.reserve, player.table) == (reserve, table)


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


@proves("DOL-48")
def test_example_9_no_attempt_possible() -> None:
    position = at(points=[5, 9], circle="5=vr")
    assert "attempt" not in legal(position)
    assert {text.split()[0] for text in legal(position)} == {"peek", "move"}
    assert only(position, "move") == {"2", "3", "4", "5", "6", "7", "8"}
