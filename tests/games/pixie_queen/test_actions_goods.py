"""Actions 1, 2, 4 and 5: food, silver, exchange, silver into gold."""

from itertools import permutations

import pytest

from folkmoot.testing import proves

from .helpers import after, at, event_args, only, own_view, owned, play, rules, stock, verbs_of

FOODS = ["apple", "honey", "bread"]
SILVER_PRICES = [4, 3, 3, 2, 2, 1, 1]
"""The prices of a gold bar on the cases of the silver track."""


@pytest.mark.parametrize("food", FOODS)
@proves("PIX-321")
def test_steal_food_takes_two_of_one_kind(food: str) -> None:
    position = at(3, {"goods": ""})
    before = stock(position, food)
    assert only(position, "steal_food") == set(FOODS)
    log = play(position, f"steal_food {food}", throws=[])
    assert owned(position, 0) == f"2{food[0]}"
    assert stock(position, food) == before - 2
    assert rules(log) == [("steals", "PIX-321")]
    assert event_args(log, "steals") == [{"seat": 0, "lots": [f"{food}-2"]}]


@pytest.mark.parametrize("food", FOODS)
@proves("PIX-321", "PIX-312")
def test_steal_food_takes_one_if_no_more_is_left(food: str) -> None:
    position = at(3, {"goods": ""}, stock=f"1{food[0]}")
    log = play(position, f"steal_food {food}", throws=[])
    assert owned(position, 0) == f"1{food[0]}"
    assert stock(position, food) == 0
    assert event_args(log, "steals") == [{"seat": 0, "lots": [f"{food}-1"]}]
    gone = at(3, stock=f"0{food[0]}")
    assert only(gone, "steal_food") == set(FOODS) - {food}


@proves("PIX-322")
def test_steal_silver_takes_two() -> None:
    position = at(3, {"goods": ""}, stock="5s")
    log = play(position, "steal_silver", throws=[])
    assert (owned(position, 0), stock(position, "silver")) == ("2s", 3)
    assert rules(log) == [("steals", "PIX-322")]
    assert event_args(log, "steals") == [{"seat": 0, "lots": ["silver-2"]}]


@proves("PIX-322", "PIX-312")
def test_steal_silver_takes_one_if_no_more_is_left() -> None:
    position = after(at(3, {"goods": ""}, stock="1s"), "steal_silver", throws=[])
    assert (owned(position, 0), stock(position, "silver")) == ("1s", 0)
    assert "steal_silver" not in verbs_of(at(3, stock="0s"))


@proves("PIX-331")
def test_one_to_seven_goods_of_a_kind_for_as_many_of_another() -> None:
    """Nine apples, but at most seven go; there is no honey to give, and gold is neither given nor taken."""
    position = at(3, {"goods": "9a 3b 1s 5g"}, {"goods": ""}, {"goods": ""})
    most = {"apple": 7, "bread": 3, "silver": 1}
    assert only(position, "exchange") == {
        f"{give} {take} {amount}"
        for give in most
        for take in ("apple", "honey", "bread", "silver")
        if take != give
        for amount in range(1, most[give] + 1)
    }


@pytest.mark.parametrize(("give", "take"), list(permutations(["apple", "honey", "bread", "silver"], 2)))
@proves("PIX-331")
def test_an_exchange_swaps_goods_with_the_stock(give: str, take: str) -> None:
    position = at(3, {"goods": f"7{give[0]} 2g"})
    before = {good: stock(position, good) for good in (give, take, "gold")}
    log = play(position, f"exchange {give} {take} 7", throws=[])
    assert owned(position, 0) == f"7{take[0]} 2g"
    assert stock(position, give) == before[give] + 7
    assert stock(position, take) == before[take] - 7
    assert stock(position, "gold") == before["gold"]
    assert rules(log) == [("exchanged", "PIX-331")]
    assert event_args(log, "exchanged") == [{"seat": 0, "lot": f"{give}-7", "new_lot": f"{take}-7"}]


@proves("PIX-331")
def test_an_exchange_adds_to_what_is_there() -> None:
    position = after(at(3, {"goods": "4a 3h"}), "exchange apple honey 2", throws=[])
    assert owned(position, 0) == "2a 5h"


@proves("PIX-332")
def test_an_exchange_takes_no_more_than_the_stock_has() -> None:
    position = at(3, {"goods": "6a"}, stock="2h 0b 5s")
    honey = {f"apple honey {amount}" for amount in (1, 2)}
    assert only(position, "exchange") == honey | {f"apple silver {amount}" for amount in range(1, 6)}
    play(position, "exchange apple honey 2", throws=[])
    assert (owned(position, 0), stock(position, "honey")) == ("4a 2h", 0)
    nothing = at(3, {"goods": "6a"}, stock="0h 0b 0s")
    assert "exchange" not in verbs_of(nothing)


@proves("PIX-331", "PIX-308")
def test_who_has_only_gold_cannot_exchange() -> None:
    assert "exchange" not in verbs_of(at(3, {"goods": "5g"}))
    assert "exchange" not in verbs_of(at(3, {"goods": ""}))


@pytest.mark.parametrize("case", range(7))
@proves("PIX-341")
def test_gold_costs_silver_by_the_case_of_the_silver_track(case: int) -> None:
    price = SILVER_PRICES[case]
    position = at(3, {"goods": "9s 1g", "silver_case": case + 1}, {"goods": ""}, {"goods": ""})
    most = 9 // price
    assert own_view(position, 0).gold_price == price
    assert only(position, "convert") == {str(amount) for amount in range(1, most + 1)}
    silver, gold = stock(position, "silver"), stock(position, "gold")
    log = play(position, f"convert {most}", throws=[])
    left = 9 - most * price
    assert owned(position, 0) == " ".join([*([f"{left}s"] if left else []), f"{1 + most}g"])
    assert stock(position, "silver") == silver + most * price
    assert stock(position, "gold") == gold - most
    assert rules(log) == [("exchanged", "PIX-341")]
    assert event_args(log, "exchanged") == [{"seat": 0, "lot": f"silver-{most * price}", "new_lot": f"gold-{most}"}]


@proves("PIX-341")
def test_the_gold_case_does_not_matter_for_the_price_of_gold() -> None:
    position = at(3, {"goods": "8s", "silver_case": 1, "gold_case": 7})
    assert only(position, "convert") == {"1", "2"}


@proves("PIX-341", "PIX-308")
def test_at_least_one_bar_must_be_paid() -> None:
    assert "convert" not in verbs_of(at(3, {"goods": "3s 9g"}))
    assert only(at(3, {"goods": "4s"}), "convert") == {"1"}


@pytest.mark.parametrize("case", range(7))
@proves("PIX-342")
def test_cheap_gold_costs_one_less_but_never_nothing(case: int) -> None:
    price = [3, 2, 2, 1, 1, 1, 1][case]
    position = at(3, {"goods": "6s", "silver_case": case + 1, "skill": "cheap_gold"}, {"goods": ""}, {"goods": ""})
    assert own_view(position, 0).gold_price == price
    assert only(position, "convert") == {str(amount) for amount in range(1, 6 // price + 1)}
    play(position, "convert 2", throws=[])
    left = 6 - 2 * price
    assert owned(position, 0) == (f"{left}s 2g" if left else "2g")


@proves("PIX-343")
def test_gold_runs_out() -> None:
    seat = {"goods": "8s", "silver_case": 6}
    position = at(3, seat, stock="3g")
    assert only(position, "convert") == {"1", "2", "3"}
    play(position, "convert 3", throws=[])
    assert (owned(position, 0), stock(position, "gold")) == ("5s 3g", 0)
    assert "convert" not in verbs_of(at(3, seat, stock="0g"))


@proves("PIX-344")
def test_the_space_is_used_once_a_round_all_the_same() -> None:
    rich = {"goods": "12s"}
    position = after(at(2, rich, rich), "convert 2", throws=[])
    for _ in range(2):
        assert "convert" not in verbs_of(position)
        position = after(position, "pantry apple")
    helped = after(at(2, {**rich, "on": "convert"}, rich), "convert 1", throws=[])
    assert own_view(helped, 0).discs == 3, "one action, one disc, however many bars"
    assert "convert" not in verbs_of(helped)
