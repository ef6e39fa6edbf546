"""Worked examples of the rules file, as fixtures: offers, anger, the mine, the final scoring."""

from folkmoot.testing import proves

from .helpers import (
    Seat,
    active,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    offer,
    only,
    own_view,
    owned,
    play,
    seen,
    stock,
    stones,
    why,
)
from .scenes import drawing, offering, promoting

FULL = "steal_food steal_silver promotion exchange convert"


@proves("PIX-701", "PIX-501")
def test_example_6_track_offers() -> None:
    """A and B offer three silver, C one; D offers two apples, which were demanded."""
    seats = [{"goods": "3s"}, {"goods": "3s"}, {"goods": "1s"}, {"goods": "2a"}]
    position = offering(4, *seats, demand="apple")
    log = offer(position, "3s", "3s", "1s", "2a")
    assert [player.silver_case for player in seen(position).players] == [2, 2, 2, 1]
    assert event_args(log, "advanced") == [{"seat": seat, "track": "silver", "number": 1} for seat in range(3)]
    assert asked(position) == (3, "promote")
    play(position, "promote mine steal_food")
    assert asked(position) == (3, "promote")
    play(position, "promote steal_food grace")
    assert (active(position, 3), seen(position).round) == ({"grace"}, 2)
    less = offering(4, *seats, demand="apple")
    offer(less, "3s", "2s", "1s", "2a")
    assert [player.silver_case for player in seen(less).players] == [3, 2, 2, 1]


@proves("PIX-417", "PIX-418", "PIX-415")
def test_example_7_furious_queen() -> None:
    """Nobody offers honey. The order is C, A, B; B has no active pixie, A holds grace, C is the favourite."""
    a = {"goods": "2g", "on": "food_tile", "one_use": "grace_tile", "skill": "free_promotion"}
    b = {"goods": "1s"}
    c = {"goods": "1s", "on": "punish", "skill": "copy_any"}
    position = offering(3, a, b, c, demand="honey", big=[2, 0, 1], small=[0, 1, 2])
    silver, gold = stock(position, "silver"), stock(position, "gold")
    log = offer(position, "2g", "1s", "1s")
    assert "anger" in event_keys(log)
    assert [owned(position, seat) for seat in range(3)] == ["", "", ""]
    assert (stock(position, "silver"), stock(position, "gold")) == (silver + 2, gold + 2)
    assert asked(position) == (0, "demotion")
    assert legal(position) == {"demote food_tile", "use_grace"}
    log = play(position, "use_grace")
    assert "demoted" not in event_keys(log)
    assert "promoted" not in event_keys(log)
    assert [(player.silver_case, player.gold_case) for player in seen(position).players] == [(1, 1)] * 3
    assert {args["cause"] for args in event_args(log, "suffered")} == {"captives", "silver", "gold"}
    assert (active(position, 0), active(position, 2)) == ({"food_tile"}, {"punish"})
    assert seen(position).round == 2


@proves("PIX-384", "PIX-607", "PIX-603")
def test_example_11_mine() -> None:
    """A draws silver and two stones; B's only captive has two stones, C has no captive."""
    bag = [25, 5, 10]
    a = {"goods": "", "captives": 3, "on": "punish casino"}
    b = {"captives": 1, "stones": [2, 0], "on": "food_tile grace tracks look_in_bag"}
    position = at(3, a, b, {"on": FULL}, bag_contents=bag)
    assert seen(position).bag == 40
    play(position, "mine", throws=drawing(bag, "silver stone stone"))
    assert owned(position, 0) == "1s"
    assert only(position, "place") == {"red 0", "blue 0"}
    play(position, "place red 0")
    assert stones(position, 1) == [3, 0]
    assert legal(position) == {"place blue 0"}
    play(position, "place blue 0")
    assert stones(position, 0) == [1, 0]
    assert asked(position) == (1, "main")


@proves("PIX-504", "PIX-613", "PIX-602")
def test_example_12_leaving_the_mine() -> None:
    me: Seat = {"goods": "2b", "captives": 3, "stones": [2, 0], "on": "punish casino"}
    position = promoting(3, me, number=4)
    play(position, "promote mine steal_food", "promote mine steal_silver")
    assert (seen(position).bands[0].captives, stones(position, 0)) == (1, [2, 0])
    assert why(position, "promote mine convert") == "PIX-504"
    play(position, "remove_stone 0")
    assert why(position, "promote mine convert") == "PIX-504"
    play(position, "remove_stone 0")
    assert owned(position, 0) == ""
    play(position, "promote mine convert")
    assert seen(position).bands[0].captives == 0


@proves("PIX-903", "PIX-904")
def test_example_13_final_scoring() -> None:
    seats: list[Seat] = [
        {"punishment": 31, "rewards": ["ring-10-1", "ring-7-4"], "stones": [2, 0], "goods": "2a 1b 3s"},
        {"punishment": 28, "rewards": ["special-4-1"], "bonus": 10, "goods": "2a 1h 2b 1s 1g"},
        {"punishment": 40, "rewards": ["ring-9-2", "ring-8-3"], "bonus": 7, "goods": "1h 3s"},
    ]
    pending = ["round-end", "castle", "promote 0 1"]
    position = promoting(3, *seats, taken=[0, 4, 1], round=7, pending=pending)
    assert [own_view(position, seat).rewards for seat in range(3)] == [17, 14, 24]
    log = play(position, "stop")
    assert event_args(log, "stone-removed") == [{"seat": 0}]
    finals = [player.final for player in seen(position).players]
    assert [final.majorities for final in finals if final] == [
        ["apple", "silver"],
        ["apple", "honey", "bread", "gold"],
        ["honey", "silver"],
    ]
    assert [final.stones for final in finals if final] == [1, 0, 0]
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ([-21, -26, -22], [0])
