"""A refusal names the figures that stand against a move, all of them and no others, for every seat."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState, taken
from folkmoot.testing import proves

from .helpers import Seat, after, answer, at, offering, promoting, reason

AWAY = "casino tracks punish grace"
LOW = "steal_food steal_silver promotion exchange convert"
TURN = ["actions-end", "next-turn", "after 2"]
REWARDS: dict[str, Any] = {"phase": "rewards", "demand": ["apple"]}


def against(position: PixieQueenState, text: str, seat: int = 2) -> tuple[str, dict[str, Any]]:
    """Returns the rule that is broken and the arguments of the refusal."""
    refusal = reason(position, text, seat)
    assert refusal is not None, text
    return refusal.code, dict(refusal.args)


def turn(own: Seat | None = None, *others: Seat, **facts: Any) -> PixieQueenState:
    """Returns a turn of the last of three seats; the first two have other things than it."""
    seats = [others[seat] if seat < len(others) else {} for seat in range(2)]
    return at(3, *seats, own or {}, **{"active": 2, **facts})


def exchanging(own: str, first: str, stock: str) -> PixieQueenState:
    """Returns a turn of the second of three seats, whose last has what is not in the stock."""
    return at(3, {"goods": first}, {"goods": own}, active=1, stock=stock)


@pytest.mark.parametrize(
    ("text", "code", "figures"),
    [
        ("exchange apple silver 3", "PIX-332", {"good": "silver"}),
        ("exchange apple silver", None, {}),
        ("exchange apple honey", "PIX-332", {"good": "honey"}),
        ("exchange apple honey 1", "PIX-332", {"good": "honey"}),
        ("exchange apple honey 8", "PIX-332", {"good": "honey"}),
        ("exchange apple silver 8", "PIX-331", {"fault": "amount"}),
        ("exchange apple silver 0", "PIX-331", {"fault": "amount"}),
        ("exchange apple apple", "PIX-331", {"fault": "same"}),
        ("exchange apple apple 1", "PIX-331", {"fault": "same"}),
        ("exchange bread", "PIX-331", {"fault": "own", "good": "bread"}),
        ("exchange bread silver", "PIX-331", {"fault": "own", "good": "bread"}),
        ("exchange bread honey", "PIX-331", {"fault": "own", "good": "bread"}),
        ("exchange bread silver 1", "PIX-331", {"fault": "own", "good": "bread"}),
    ],
)
@proves("PIX-331", "PIX-332")
def test_an_exchange(text: str, code: str | None, figures: dict[str, Any]) -> None:
    position = exchanging("8a 1g", "5b", "0h 2s")
    if code is None:
        assert reason(position, text, 1) is None
    else:
        assert against(position, text, 1) == (code, figures)


@proves("PIX-331", "PIX-332")
def test_an_exchange_of_the_last_goods_there_are() -> None:
    empty = exchanging("8a 1g", "5b", "0a 0h 0b 0s")
    assert against(empty, "exchange", 1) == ("PIX-332", {"good": "none"})
    assert against(empty, "exchange apple", 1) == ("PIX-332", {"good": "none"})
    gold = exchanging("3g", "5b", "2a 2h 2b 2s")
    assert against(gold, "exchange", 1) == ("PIX-331", {"fault": "own", "good": "none"})
    seven = exchanging("7a", "5b", "7s")
    assert reason(seven, "exchange apple silver 7", 1) is None
    six = exchanging("7a", "5b", "6s")
    assert against(six, "exchange apple silver 7", 1) == ("PIX-332", {"good": "silver"})


@proves("PIX-341", "PIX-343", "PIX-371")
def test_gold_and_rings_name_their_price() -> None:
    poor = turn({"goods": "2s", "silver_case": 2}, {"silver_case": 6})
    assert against(poor, "convert") == ("PIX-341", {"number": 3})
    assert against(poor, "convert 1") == ("PIX-341", {"number": 3})
    scarce = at(3, {}, {"goods": "9s", "silver_case": 7}, active=1, stock="2g")
    assert against(scarce, "convert 3", 1) == ("PIX-343", {})
    assert against(scarce, "convert 0", 1) == ("PIX-341", {"number": 1})
    one = at(3, {}, {"goods": "1s"}, active=1, stock="1g")
    assert against(one, "convert", 1) == ("PIX-341", {"number": 4})
    assert against(one, "convert 1", 1) == ("PIX-341", {"number": 4})
    assert against(one, "convert 2", 1) == ("PIX-343", {})
    ring = turn({"goods": "2g", "gold_case": 3}, {"gold_case": 7})
    assert against(ring, "forge_ring") == ("PIX-371", {"number": 3})
    gone = turn({"goods": "2g"}, taken=[0, 7, 0])
    assert against(gone, "forge_ring") == ("PIX-372", {})
    six = turn({"goods": "2g"}, taken=[0, 6, 0])
    assert against(six, "forge_ring") == ("PIX-371", {"number": 4})


@proves("PIX-363", "PIX-364")
def test_a_step_on_a_track_names_the_track() -> None:
    end = turn({"goods": "2s", "silver_case": 7, "gold_case": 6}, {"gold_case": 7})
    assert against(end, "tracks silver") == ("PIX-364", {"fault": "one"})
    assert against(end, "tracks gold") == ("PIX-363", {"good": "gold"})
    assert against(end, "tracks") == ("PIX-363", {"good": "gold"})
    assert against(turn({"goods": "9a"}), "tracks") == ("PIX-363", {"good": "none"})
    both = turn({"silver_case": 7, "gold_case": 7})
    assert against(both, "tracks") == ("PIX-364", {"fault": "both"})
    golden = turn({"goods": "2g", "silver_case": 6, "gold_case": 7})
    assert against(golden, "tracks gold") == ("PIX-364", {"fault": "one"})
    assert against(golden, "tracks silver") == ("PIX-363", {"good": "silver"})


@proves("PIX-351", "PIX-353", "PIX-381")
def test_tiles_and_prey_name_what_is_missing() -> None:
    assert against(turn({"food_tile": 2}), "food_tile") == ("PIX-351", {"fault": "place"})
    gone = at(2, {"food_tile": 2, "skill": "extra_slot"}, {"food_tile": 4}, extra_tile="food-3", active=1)
    assert against(gone, "food_tile", 1) == ("PIX-351", {"fault": "pile"})
    assert against(turn({"one_use": "grace_tile"}), "look_in_bag") == ("PIX-353", {"fault": "place"})
    assert against(turn({}, {"one_use": "bag_tile"}), "look_in_bag") == ("PIX-353", {"fault": "home"})
    prey = turn({"on": "tracks"}, {"on": "casino"})
    assert against(prey, "rob_pixie tracks") == ("PIX-381", {"space": "tracks"})
    assert against(prey, "rob_pixie grace") == ("PIX-381", {"space": "grace"})
    assert against(turn({"on": "tracks"}), "rob_pixie tracks") == ("PIX-382", {"fault": "nobody"})


@proves("PIX-305", "PIX-306", "PIX-390")
def test_circles_name_their_space() -> None:
    used = turn({"used": ["mine", "copy", "trade_tiles"]}, pantry=[1, 1, 1], special_by=0, order_by=0, priority_by=0)
    assert against(used, "mine") == ("PIX-305", {"space": "mine"})
    assert against(used, "copy") == ("PIX-305", {"space": "copy"})
    assert against(used, "trade_tiles skill") == ("PIX-390", {"fault": "own"})
    assert against(used, "pantry apple") == ("PIX-306", {"space": "pantry"})
    assert against(used, "special_offering") == ("PIX-306", {"space": "special_offering"})
    assert against(used, "turn_order 1") == ("PIX-306", {"space": "turn_order"})
    assert against(used, "priority") == ("PIX-307", {})
    by_others = turn({}, {"used": ["mine", "copy", "trade_tiles"]}, bag_contents=[0, 0, 0])
    assert against(by_others, "mine") == ("PIX-385", {})
    assert against(by_others, "copy") == ("PIX-404", {})
    one = turn(trade_by=1, options={"trade_per_player": False})
    assert against(one, "trade_tiles") == ("PIX-390", {"fault": "all"})
    for text, fault in (("food", "own"), ("food pile", "own"), ("one_use bag_tile", "own"), ("extra pile", "own")):
        assert against(turn(), f"trade_tiles {text}") == ("PIX-391", {"fault": fault})
    assert against(turn(), "trade_tiles skill yellow-skill") == ("PIX-391", {"fault": "other"})
    assert against(turn({"food_tile": 2}), "trade_tiles food red-food") == ("PIX-391", {"fault": "other"})


@proves("PIX-388", "PIX-432", "PIX-442")
def test_pantry_order_and_special_offering_name_what_is_missing() -> None:
    scarce = at(3, {}, {"goods": "2a"}, active=1, stock="0b")
    assert against(scarce, "pantry bread", 1) == ("PIX-388", {"fault": "stock", "good": "bread"})
    assert against(scarce, "pantry discard", 1) == ("PIX-388", {"fault": "goods"})
    assert reason(scarce, "pantry", 1) is None
    empty = at(3, {}, {"goods": "2a"}, active=1, stock="0a 0h 0b")
    assert against(empty, "pantry", 1) == ("PIX-388", {"fault": "both"})
    order = turn({"goods": "5h"}, small=[0, 2, 1])
    assert against(order, "turn_order 2") == ("PIX-432", {"number": 1})
    assert against(turn({"goods": "5h"}, small=[2, 0, 1]), "turn_order") == ("PIX-432", {"number": 0})
    assert against(turn({"goods": "1h"}), "turn_order 2") == ("PIX-431", {})
    assert against(turn({"goods": "3h"}), "turn_order 3") == ("PIX-432", {"number": 2})
    assert against(turn({"goods": ""}), "turn_order") == ("PIX-431", {})
    assert against(turn({"goods": "5a"}), "special_offering") == ("PIX-442", {"fault": "area"})
    assert against(turn({"goods": "1a 1h 1b 1s"}), "special_offering apple") == ("PIX-442", {"fault": "more"})
    more = turn({"goods": "1a 1h 1b 2s"})
    assert against(more, "special_offering gold") == ("PIX-442", {"fault": "good", "good": "gold"})
    assert reason(more, "special_offering", 2) is None
    none_left = turn(taken=[0, 0, 6], round=7)
    none_left.takers.append(taken(box.SPECIAL, 1, 6))
    assert against(none_left, "special_offering") == ("PIX-443", {})
    assert against(turn({"goods": ""}, taken=[0, 0, 6], round=7), "special_offering") == ("PIX-442", {"fault": "area"})


@proves("PIX-402", "PIX-302", "PIX-303")
def test_a_space_is_named() -> None:
    copying = after(turn(discs_on={"casino": [2, 1]}), "copy")
    assert against(copying, "grace") == ("PIX-402", {"space": "grace", "fault": "unused"})
    assert against(copying, "mine") == ("PIX-402", {"space": "mine", "fault": "outside"})
    assert against(copying, "priority") == ("PIX-402", {"space": "priority", "fault": "outside"})
    assert against(turn({"discs": 1}), "punish") == ("PIX-302", {"space": "punish"})
    assert reason(turn({"discs": 2}), "punish", 2) is None
    assert against(turn(discs_on={"punish": [1, 0]}), "punish") == ("PIX-303", {"space": "punish"})


@proves("PIX-503", "PIX-505", "PIX-507")
def test_a_promotion_names_place_level_and_band() -> None:
    own: Seat = {"goods": "", "on": "casino tracks steal_food grace", "stones": [1, 0]}
    position = promoting(3, {"on": "forge_ring rob_pixie"}, {"on": "punish"}, own, seat=2)
    assert against(position, "promote mine") == ("PIX-504", {})
    assert against(position, "promote punish") == ("PIX-503", {"fault": "whose", "place": "punish"})
    assert against(position, "promote convert grace") == ("PIX-503", {"fault": "whose", "place": "convert"})
    assert against(position, "promote steal_food casino") == ("PIX-503", {"fault": "level"})
    assert against(position, "promote casino castle") == ("PIX-503", {"fault": "level"})
    assert against(position, "promote grace grace") == ("PIX-503", {"fault": "level"})
    assert against(position, "promote casino rob_pixie") == ("PIX-505", {"space": "rob_pixie", "colour": "blue"})
    assert against(position, "promote casino") == ("PIX-505", {"space": "forge_ring", "colour": "blue"})
    assert against(position, "promote steal_food grace") == ("PIX-507", {"space": "grace"})
    mine: Seat = {"goods": "", "on": "convert", "captives": 4}
    low = promoting(3, {"on": "steal_food steal_silver"}, {"on": "promotion exchange"}, mine, seat=2)
    assert against(low, "promote mine") == ("PIX-505", {"space": "steal_food", "colour": "blue"})
    assert against(low, "promote mine convert") == ("PIX-507", {"space": "convert"})
    own_level = promoting(3, {}, {}, {"goods": "5a", "on": "casino forge_ring rob_pixie"}, seat=2)
    assert against(own_level, "promote casino") == ("PIX-507", {"space": "forge_ring"})


@proves("PIX-325", "PIX-510")
def test_a_covered_hand_is_named() -> None:
    acting = turn({"on": "convert"}, discs_on={"steal_food": [2, 1], "food_tile": [1, 0]})
    assert against(acting, "promotion mine promotion") == ("PIX-325", {"space": "promotion"})
    assert against(acting, "promotion mine steal_food") == ("PIX-510", {"space": "steal_food"})
    assert reason(acting, "promotion convert food_tile", 2) is None
    discs = {name: [2, 0] for name in ("steal_food", "steal_silver", "exchange", "convert")}
    full = turn(discs_on=discs)
    assert against(full, "promotion mine") == ("PIX-510", {"space": "steal_food"})
    assert against(full, "promotion") == ("PIX-510", {"space": "steal_food"})
    helped = turn({}, {"on": "promotion"}, discs_on={"steal_food": [2, 1]})
    assert reason(helped, "promotion mine promotion", 2) is None


@proves("PIX-203", "PIX-388")
def test_a_range_names_its_borders() -> None:
    stealing: dict[str, Any] = {"phase": "steal", "pending": ["actions", "tile-food 1 4"]}
    scarce = at(3, {}, {"food_tile": 4, "goods": ""}, {}, stock="2a 0h 1b", **stealing)
    assert against(scarce, "take apple 3", 1) == ("PIX-203", {"fault": "exact", "least": 2, "lot": "apple-2"})
    assert against(scarce, "take bread 1", 1) == ("PIX-203", {"fault": "other", "good": "apple"})
    honey = after(scarce, "take apple 2")
    assert against(honey, "take honey 1", 1) == ("PIX-203", {"fault": "none", "good": "honey"})
    plenty = at(3, {}, {"food_tile": 4, "goods": ""}, {}, **stealing)
    assert against(plenty, "take apple 5", 1) == ("PIX-203", {"fault": "amount", "least": 0, "lot": "apple-4"})
    throwing = after(turn({"goods": "2a 1h 1s"}), "pantry discard")
    assert against(throwing, "discard apple 0") == ("PIX-388", {"fault": "amount", "least": 1, "lot": "apple-2"})
    one = after(throwing, "discard apple 2")
    assert against(one, "discard honey 2") == ("PIX-388", {"fault": "amount", "least": 0, "lot": "honey-1"})
    bread = after(one, "discard honey 0")
    assert against(bread, "discard bread 1") == ("PIX-388", {"fault": "none", "good": "bread"})


@proves("PIX-361", "PIX-386", "PIX-621")
def test_dice_cubes_and_demotions_name_what_is_asked() -> None:
    giving = after(turn(big=[1, 2, 0]), "punish", throws=[3])
    assert against(giving, "give red 4") == ("PIX-361", {"number": 3, "other": 1})
    assert against(giving, "give blue 1") == ("PIX-361", {"number": 3, "other": 1})
    picking = turn(bag_contents=[0, 3, 0], pending=[*TURN, "place 2", "pick 2 2"])
    assert against(picking, "pick stone") == ("PIX-386", {})
    demoted: Seat = {"on": "casino", "punishment": 10}
    symbol = turn(demoted, pending=[*TURN, "demotion 2"])
    assert against(symbol, "demote grace") == ("PIX-621", {"space": "grace"})
    assert against(symbol, "use_grace") == ("PIX-622", {})
    angry = at(3, {}, {}, demoted, phase="offering", demand=["apple"], pending=["punishments", "demotion 2 2 1"])
    assert against(angry, "demote grace") == ("PIX-418", {"space": "grace"})


@proves("PIX-603", "PIX-604", "PIX-607")
def test_stones_name_band_and_captive() -> None:
    seats: list[Seat] = [{"stones": [3, 1]}, {"on": AWAY, "stones": [3, 0]}, {"stones": [2, 2]}]
    placing = at(3, *seats, bag_contents=[30, 10, 1], active=2, pending=[*TURN, "place 2 1"])
    assert against(placing, "place blue 0") == ("PIX-603", {"colour": "blue", "fault": "captive", "number": 1})
    assert against(placing, "place red 0") == ("PIX-603", {"colour": "red", "fault": "band"})
    assert against(placing, "place red 1") == ("PIX-607", {"colour": "red"})
    assert against(placing, "place yellow 1") == ("PIX-604", {"fault": "same"})
    assert against(placing, "place green 0") == ("PIX-607", {"colour": "green"})
    full = at(3, {"stones": [3, 3]}, {"on": LOW}, bag_contents=[30, 10, 1], active=2, pending=[*TURN, "place 2 1"])
    for text in ("place blue", "place blue 0", "place blue 1"):
        assert against(full, text) == ("PIX-603", {"colour": "blue", "fault": "band"})
    assert against(full, "place red") == ("PIX-607", {"colour": "red"})
    second = at(3, {"stones": [3, 2]}, bag_contents=[30, 10, 1], active=2, pending=[*TURN, "place 2 1"])
    assert reason(second, "place blue 1", 2) is None
    for pair, goods, text, code, fault in (
        ([2, 2], "1b", "remove_stone 1", "PIX-604", "same"),
        ([2, 0], "1b", "remove_stone 1", "PIX-604", "bare"),
        ([2, 0], "", "remove_stone 0", "PIX-613", "bread"),
        ([0, 0], "1b", "remove_stone 0", "PIX-613", "bare"),
    ):
        position = turn({"stones": pair, "goods": goods}, {"stones": [1, 1]}, {"stones": [2, 1]})
        assert against(position, text) == (code, {"fault": fault})


@proves("PIX-411", "PIX-412")
def test_an_offer_names_the_good() -> None:
    own: Seat = {"goods": "2b 3s"}
    position = offering(3, {}, {}, own, demand="bread")
    assert against(position, "offer apple 1") == ("PIX-412", {"good": "apple"})
    assert against(position, "offer bread 3") == ("PIX-411", {"good": "bread", "fault": "amount", "lot": "bread-2"})
    assert against(position, "offer silver 1") == ("PIX-411", {"fault": "other", "good": "bread"})
    assert against(position, "commit") == ("PIX-411", {"fault": "other", "good": "bread"})
    answer(position, 2, "offer bread 1")
    assert against(position, "offer silver 1") == ("PIX-411", {"good": "silver", "fault": "kinds"})
    assert against(position, "offer bread 1") == ("PIX-411", {"fault": "other", "good": "silver"})
    answer(position, 2, "offer silver 0")
    assert against(position, "commit") == ("PIX-411", {"fault": "other", "good": "gold"})
    answer(position, 2, "offer gold 0")
    assert against(position, "offer gold 0") == ("PIX-411", {"fault": "late"})
    poor = offering(3, {}, {}, {"goods": ""}, demand="bread")
    assert against(poor, "offer bread 1") == ("PIX-411", {"good": "bread", "fault": "none"})
    wrong = offering(3, {}, {}, {"goods": "2h"}, demand="bread", options={"wrong_food_offers": True})
    assert against(wrong, "offer honey 1") == ("PIX-411", {"fault": "other", "good": "apple"})


@proves("PIX-804", "PIX-805", "PIX-809")
def test_a_neutral_move_names_place_and_level() -> None:
    facts: dict[str, Any] = {**REWARDS, "pending": ["punishments", "castle", "neutral"]}
    neutral: Seat = {"on": "convert forge_ring grace casino", "captives": 1, "stones": [1, 0]}
    position = at(2, {"on": "food_tile"}, neutral=neutral, **facts)

    def refusal(text: str) -> tuple[str, dict[str, Any]]:
        return against(position, text, 0)

    assert refusal("neutral mine convert") == ("PIX-809", {})
    assert refusal("neutral food_tile") == ("PIX-804", {"fault": "whose", "place": "food_tile"})
    assert refusal("neutral convert food_tile") == ("PIX-804", {"fault": "hand", "place": "food_tile"})
    assert refusal("neutral convert casino") == ("PIX-804", {"fault": "level"})
    assert refusal("neutral casino castle") == ("PIX-804", {"fault": "level"})
    assert refusal("neutral forge_ring castle") == ("PIX-805", {})
    position = at(2, {"on": "forge_ring rob_pixie"}, neutral={"on": "casino"}, **facts)
    assert refusal("neutral casino") == ("PIX-804", {"fault": "hand", "place": "forge_ring"})
    assert refusal("neutral mine grace") == ("PIX-804", {"fault": "level"})
    position = at(2, {"on": LOW}, neutral={"on": "casino"}, **facts)
    assert refusal("neutral mine") == ("PIX-804", {"fault": "hand", "place": "steal_food"})
    assert refusal("neutral mine convert") == ("PIX-804", {"fault": "hand", "place": "convert"})
    position = at(2, neutral={"on": "forge_ring"}, castle=0, options={"neutral_servant": True}, **facts)
    assert refusal("neutral forge_ring") == ("PIX-511", {})
