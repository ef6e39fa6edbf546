"""What holds of the first seat holds of every other: only the things of the seat that acts change."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    STILL,
    Seat,
    active,
    after,
    asked,
    at,
    discs,
    drawing,
    event_args,
    legal,
    offer,
    offering,
    only,
    own_view,
    owned,
    promoting,
    punished,
    seen,
    stock,
    stones,
)

GOODS = ["3a 1h 2b 4s 1g", "1a 2h 3b 5s 2g", "2a 3h 1b 6s 3g"]
"""The goods of three seats, all different."""


def only_for(seat: int, value: object, otherwise: object) -> list[object]:
    """Returns one value for this seat of three, the other value for the rest."""
    return [value if other == seat else otherwise for other in range(3)]


def turn(seat: int, own: Seat | None = None, **facts: Any) -> PixieQueenState:
    """Returns a turn of this seat among three with different goods."""
    seats: list[Seat] = [{"goods": goods} for goods in GOODS]
    seats[seat] |= own or {}
    return at(3, *seats, active=seat, **facts)


def changed(position: PixieQueenState, seat: int) -> list[int]:
    """Returns what the last move gave a seat and took from it; all others must have kept what they had."""
    for other in range(3):
        if other != seat:
            assert own_view(position, other).changed == [0] * 5
            assert owned(position, other) == GOODS[other]
    return own_view(position, seat).changed


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("text", "throws", "change"),
    [
        ("steal_food bread", [], [0, 0, 2, 0, 0]),
        ("steal_silver", [], [0, 0, 0, 2, 0]),
        ("exchange silver honey 3", [], [0, 3, 0, -3, 0]),
        ("convert 1", [], [0, 0, 0, -4, 1]),
        ("tracks gold", [], [0, 0, 0, 0, -1]),
        ("tracks silver", [], [0, 0, 0, -1, 0]),
        ("casino", [0], [1, 1, 1, 0, 0]),
        ("casino", [2], [0, 0, 0, 2, 0]),
        ("casino", [5], [0, 0, 0, 0, 1]),
        ("pantry honey", [], [0, 1, 0, 0, 0]),
        ("special_offering gold", [], [-1, -1, -1, -1, -1]),
    ],
)
@proves("PIX-309")
def test_an_action_changes_the_goods_of_the_seat_that_acts(
    seat: int, text: str, throws: list[int], change: list[int]
) -> None:
    before = turn(seat)
    position = after(before, text, throws=throws)
    assert changed(position, seat) == change
    assert own_view(position, seat).discs == (3 if text.split()[0] in ("pantry", "special_offering") else 2)
    area = [new - old for new, old in zip(position.area, before.area, strict=True)]
    left = [new - old for new, old in zip(position.stock, before.stock, strict=True)]
    assert [sum(moved) for moved in zip(left, area, change, strict=True)] == [0] * 5


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-304", "PIX-363", "PIX-401")
def test_discs_cases_and_circles_are_those_of_the_seat_that_acts(seat: int) -> None:
    assert discs(after(turn(seat), "punish")) == {"punish": (2, seat)}
    assert discs(after(turn(seat, {"on": "casino"}), "casino")) == {"casino": (1, seat)}
    view = seen(after(turn(seat), "steal_silver"))
    assert {(one.discs, one.discs_of) for one in view.spaces if one.space == "steal_silver"} == {(2, seat)}
    for track in ("silver", "gold"):
        position = after(turn(seat), f"tracks {track}")
        cases = getattr(position, f"{track}_case")
        assert cases == only_for(seat, 1, 0)
    copying = after(turn(seat, discs_on={"casino": [2, 1]}), "copy")
    assert [own_view(copying, other).suffered for other in range(3)] == only_for(seat, 1, 0)
    assert [own_view(copying, other).used for other in range(3)] == only_for(seat, ["copy"], [])
    assert (after(turn(seat), "pantry apple").pantry, asked(copying)) == ([seat], (seat, "copy"))
    first = after(turn(seat), "priority")
    assert (seen(first).priority_by, own_view(first, seat).discs) == (seat, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-384", "PIX-388")
def test_cubes_go_to_the_seat_that_draws_and_goods_come_from_the_seat_that_discards(seat: int) -> None:
    bag = [5, 3, 0]
    position = turn(seat, {"on": "casino grace"}, bag_contents=bag)
    drawn = after(position, "mine", throws=drawing(bag, "silver gold silver"))
    assert changed(drawn, seat) == [0, 0, 0, 2, 1]
    assert (drawn.bag, seen(drawn).cubes) == ([3, 2, 0], ["silver", "gold", "silver"])
    thrown = after(turn(seat), "pantry discard", "discard apple 1")
    assert changed(thrown, seat) == [-1, 0, 0, 0, 0]
    for text in ("discard honey 0", "discard bread 0", "discard silver 1"):
        thrown = after(thrown, text)
    assert only(thrown, "discard") == {"gold 1"}
    assert stock(thrown, "apple") == stock(turn(seat), "apple") + 1


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-604", "PIX-607", "PIX-613")
def test_stones_are_placed_and_removed_where_they_are_named(seat: int) -> None:
    pending = ["actions-end", "next-turn", f"after {seat}", f"place {seat} 1"]
    for band, colour in enumerate(("blue", "red", "yellow")):
        pairs = [[2, 1], [3, 0], [1, 1]]
        seats: list[Seat] = [{"stones": pair} for pair in pairs]
        placing = at(3, *seats, active=seat, pending=pending, bag_contents=[30, 10, 5])
        number = 1 if colour == "red" else 0
        placed = after(placing, f"place {colour} {number}")
        pairs[band] = [[3, 1], [3, 1], [2, 1]][band]
        assert [stones(placed, other) for other in range(3)] == pairs
        assert legal(placing) == {"place blue 0", "place blue 1", "place red 1", "place yellow 0"}
    chained = turn(seat, {"stones": [3, 2]})
    assert only(chained, "remove_stone") == {"0", "1"}
    freed = after(chained, "remove_stone 1")
    assert (stones(freed, seat), changed(freed, seat)) == ([3, 1], [0, 0, -1, 0, 0])
    poor = turn(seat, {"stones": [3, 2], "goods": "5a"})
    assert only(poor, "remove_stone") == set()
    skilled = turn(seat, {"stones": [3, 3], "goods": "5a", "skill": "free_unchain"})
    assert only(skilled, "remove_stone") == {"0"}
    assert stones(after(skilled, "remove_stone 0"), seat) == [3, 2]


@pytest.mark.parametrize(("seat", "victim"), [(0, 1), (1, 0), (1, 2), (2, 0), (2, 1)])
@proves("PIX-381")
def test_goods_go_from_the_robbed_seat_to_the_robber(seat: int, victim: int) -> None:
    seats: list[Seat] = [{"goods": goods} for goods in GOODS]
    seats[victim] = {"on": "forge_ring", "goods": "1a 1b 1h"}
    position = after(at(3, *seats, active=seat), "rob_pixie forge_ring")
    assert own_view(position, seat).changed == [1, 1, 1, 0, 0]
    assert (owned(position, victim), owned(position, 3 - seat - victim)) == ("", GOODS[3 - seat - victim])


@pytest.mark.parametrize(("seat", "victim"), [(0, 1), (1, 0), (1, 2), (2, 1)])
@proves("PIX-506", "PIX-505")
def test_a_displaced_pixie_goes_where_the_other_came_from(seat: int, victim: int) -> None:
    seats: list[Seat] = [{"goods": "1a"} for _ in range(3)]
    seats[seat]["on"] = "convert"
    seats[victim]["on"] = "grace exchange"
    position = after(promoting(3, *seats, seat=seat, number=2), "promote convert grace")
    assert (active(position, seat), active(position, victim)) == ({"grace"}, {"convert", "exchange"})
    assert [owned(position, other) for other in range(3)] == only_for(seat, "", "1a")
    seats[seat]["goods"] = "1a"
    low = after(promoting(3, *seats, seat=seat, number=2), "promote mine exchange")
    assert (active(low, seat), active(low, victim)) == ({"convert", "exchange"}, {"grace"})
    assert [band.captives for band in seen(low).bands] == [{seat: 3, victim: 4}.get(other, 5) for other in range(3)]


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-353", "PIX-356", "PIX-391")
def test_tiles_go_to_the_seat_that_takes_them(seat: int) -> None:
    food = after(turn(seat), "food_tile")
    assert [own_view(food, other).food_tile for other in range(3)] == only_for(seat, "food-2", None)
    tile = after(turn(seat), "look_in_bag")
    assert [own_view(tile, other).one_use for other in range(3)] == only_for(seat, "bag_tile", None)
    extra = after(turn(seat, {"skill": "extra_slot", "one_use": "grace_tile"}), "look_in_bag")
    assert [own_view(extra, other).on_skill for other in range(3)] == only_for(seat, "bag_tile", None)
    assert own_view(extra, seat).one_use == "grace_tile"
    for other in {0, 1, 2} - {seat}:
        colour = ["blue", "red", "yellow"][other]
        seats: list[Seat] = [{"food_tile": value} for value in (2, 3, 4)]
        position = at(3, *seats, active=seat)
        assert {text for text in only(position, "trade_tiles") if text.startswith("food")} == {
            "food pile",
            *[f"food {name}-food" for name in {"blue", "red", "yellow"} - {["blue", "red", "yellow"][seat]}],
        }
        traded = after(position, f"trade_tiles food {colour}-food")
        tiles = [f"food-{2 + other}" for other in range(3)]
        tiles[seat], tiles[other] = tiles[other], tiles[seat]
        assert [own_view(traded, other).food_tile for other in range(3)] == tiles


@proves("PIX-415", "PIX-701", "PIX-702")
def test_every_seat_gives_its_own_offer() -> None:
    position = offering(3, *[{"goods": goods} for goods in GOODS])
    log = offer(position, "2a", "3s", "2g")
    assert [owned(position, seat) for seat in range(3)] == ["1a 1h 2b 4s 1g", "1a 2h 3b 2s 2g", "2a 3h 1b 6s 1g"]
    assert event_args(log, "offered") == [
        {"seat": 0, "lots": ["apple-2"]},
        {"seat": 1, "lots": ["silver-3"]},
        {"seat": 2, "lots": ["gold-2"]},
    ]
    assert (position.silver_case, position.gold_case, asked(position)) == ([0, 2, 0], [0, 0, 2], (0, "promote"))


@proves("PIX-711", "PIX-712", "PIX-713")
def test_every_seat_suffers_for_its_own_captives_and_cases() -> None:
    seats: list[Seat] = [
        {"silver_case": 2, "gold_case": 4, "on": "casino grace punish tracks"},
        {"silver_case": 7, "gold_case": 1, "skill": "light_captives"},
        {"silver_case": 4, "gold_case": 7, "on": "steal_food steal_silver promotion exchange convert"},
    ]
    position, log = punished(3, *seats)
    assert [own_view(position, seat).suffered for seat in range(3)] == [1 + 2 + 1, 1 + 0 + 3, 0 + 1 + 0]
    assert [own_view(position, seat).bonus for seat in range(3)] == [0, 1, 1]
    assert event_args(log, "bonus") == [{"seat": 1, "number": 1}, {"seat": 2, "number": 1}]


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-723")
def test_a_player_in_the_dungeon_leaves_only_their_own_things(seat: int) -> None:
    own: Seat = {"punishment": 58, "on": "casino", "stones": [2, 1], "food_tile": 3, "one_use": "grace_tile"}
    seats: list[Seat] = [{"goods": goods, "stones": [1, 0]} for goods in GOODS]
    seats[seat] |= own
    position = at(3, *seats, active=seat, big=[seat, *({0, 1, 2} - {seat})], bag_contents=[30, 10, 5])
    before = position.stock[:]
    position = after(position, "pass")
    assert [own_view(position, other).out for other in range(3)] == only_for(seat, True, False)
    assert [stones(position, other) for other in range(3)] == only_for(seat, [0, 0], [1, 0])
    kept = ["" if other == seat else GOODS[other] for other in range(3)]
    assert [owned(position, other) for other in range(3)] == kept
    had = at(3, *seats, active=seat, bag_contents=[30, 10, 5]).goods[5 * seat : 5 * seat + 5]
    assert [new - old for new, old in zip(position.stock, before, strict=True)] == had
    assert (active(position, seat), seen(position).food_pile) == (set(), [3, 2, 4, 4])
    assert "grace_tile" in seen(position).home


@pytest.mark.parametrize("seat", [0, 1, 2])
@proves("PIX-433", "PIX-453")
def test_a_small_cube_moves_at_once_and_a_big_one_at_the_end_of_the_phase(seat: int) -> None:
    order = [*({0, 1, 2} - {seat}), seat]
    seats: list[Seat] = [{"goods": "2h"} if other == seat else STILL for other in range(3)]
    moved = after(at(3, *seats, active=seat, small=order), "turn_order 2")
    assert (moved.small, moved.big, owned(moved, seat)) == ([seat, *order[:2]], order, "")
    once = after(at(3, *seats, active=seat, small=order), "turn_order 1")
    assert (once.small, owned(once, seat)) == ([order[0], seat, order[1]], "1h")
    first = after(at(3, *seats, active=seat, small=order), "priority")
    assert (first.big, first.small, seen(first).favourite) == ([seat, *order[:2]], order, seat)
