"""The mine: drawing cubes, captives and stones (PIX-384 to PIX-387, PIX-601 to PIX-613)."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    Seat,
    active,
    after,
    asked,
    at,
    drawing,
    event_args,
    event_keys,
    legal,
    only,
    owned,
    play,
    promoting,
    seen,
    stock,
    stones,
    verbs_of,
    why,
)

FULL = "steal_food steal_silver promotion exchange convert"
BAG = [30, 10, 15]
"""The bag of three players."""


def mining(cubes: str, *seats: Seat, bag: list[int] | None = None, **facts: Any) -> PixieQueenState:
    """Returns the moment after the first of three players has drawn these cubes."""
    position = at(3, *seats, bag_contents=bag or BAG, **facts)
    play(position, "mine", throws=drawing(bag or BAG, cubes))
    return position


def placing(number: int, *seats: Seat, players: int = 3, **facts: Any) -> PixieQueenState:
    """Returns the moment in which so many stones are to be placed by the first player."""
    pending = ["actions-end", "next-turn", "after", f"place 0 {number}"]
    return at(players, *seats, pending=pending, bag_contents=[30, 10, 0], **facts)


@proves("PIX-384")
def test_as_many_cubes_as_captives_chained_ones_too() -> None:
    cubes = {2: "silver gold", 3: "silver gold silver", 5: "silver gold silver gold gold"}
    for captives, drawn in cubes.items():
        on = " ".join(FULL.split()[: 5 - captives])
        for chains in ([0, 0], [3, 1]):
            position = at(3, {"goods": "", "on": on, "stones": chains}, bag_contents=[30, 10, 5])
            log = play(position, "mine", throws=drawing([30, 10, 5], drawn))
            silver, gold = drawn.split().count("silver"), drawn.split().count("gold")
            assert owned(position, 0) == f"{silver}s {gold}g"
            assert event_args(log, "mines") == [{"seat": 0, "number": captives}]
            assert event_args(log, "drew") == [{"seat": 0, "lots": [f"silver-{silver}", f"gold-{gold}"]}]
            assert seen(position).bag == 45 - captives


@proves("PIX-384")
def test_one_cube_even_without_captives() -> None:
    position = at(3, {"goods": "", "on": FULL})
    assert seen(position).bands[0].captives == 0
    play(position, "mine", throws=drawing(BAG, "gold"))
    assert owned(position, 0) == "1g"
    assert asked(position) == (1, "main")


@proves("PIX-385")
def test_a_bag_with_fewer_cubes_is_emptied_and_an_empty_one_forbids_the_mine() -> None:
    position = at(3, {"goods": ""}, bag_contents=[1, 1, 0])
    play(position, "mine", throws=drawing([1, 1, 0], "gold silver"))
    assert owned(position, 0) == "1s 1g"
    assert seen(position).bag == 0
    assert "mine" not in legal(position)
    assert why(position, "mine") == "PIX-385"


@proves("PIX-386", "PIX-355")
def test_the_tile_lets_its_holder_choose_the_first_two_cubes_and_goes_home() -> None:
    position = at(3, {"goods": "", "one_use": "bag_tile"}, bag_contents=[30, 2, 1])
    log = play(position, "mine")
    assert asked(position) == (0, "bag")
    assert legal(position) == {"use_bag yes", "use_bag no"}
    assert "drew" not in event_keys(log)
    log = play(position, "use_bag yes")
    assert event_keys(log) == ["looks"]
    assert "bag_tile" in seen(position).home
    assert seen(position).players[0].one_use is None
    assert legal(position) == {"pick silver", "pick gold", "pick stone"}
    play(position, "pick gold")
    assert asked(position) == (0, "pick")
    log = play(position, "pick gold", throws=drawing([30, 0, 1], "silver silver silver"))
    assert event_args(log, "picked") == [{"seat": 0, "cube": "gold"}]
    assert event_args(log, "drew") == [{"seat": 0, "lots": ["silver-3"]}]
    assert owned(position, 0) == "3s 2g"
    assert asked(position) == (1, "main")


@proves("PIX-386")
def test_the_tile_may_be_kept() -> None:
    position = at(3, {"goods": "", "one_use": "bag_tile"})
    play(position, "mine", "use_bag no", throws=drawing(BAG, "silver silver gold silver silver"))
    assert owned(position, 0) == "4s 1g"
    assert seen(position).players[0].one_use == "bag_tile"
    assert asked(position) == (1, "main")


@proves("PIX-386")
def test_a_player_who_draws_one_cube_chooses_one() -> None:
    no_captive: Seat = {"goods": "", "on": FULL, "one_use": "bag_tile"}
    position = at(3, no_captive)
    play(position, "mine", "use_bag yes", "pick gold", throws=[])
    assert owned(position, 0) == "1g"
    assert asked(position) == (1, "main")
    last_cube = at(3, {"goods": "", "one_use": "bag_tile"}, bag_contents=[0, 0, 1])
    play(last_cube, "mine", "use_bag yes")
    assert legal(last_cube) == {"pick stone"}


@proves("PIX-386")
def test_only_cubes_that_are_in_the_bag_can_be_chosen_and_the_tile_may_lie_on_the_skill() -> None:
    position = at(3, {"goods": "", "skill": "extra_slot"}, extra_tile="bag_tile", bag_contents=[0, 1, 3])
    play(position, "mine", "use_bag yes")
    assert legal(position) == {"pick gold", "pick stone"}
    play(position, "pick gold")
    assert legal(position) == {"pick stone"}
    assert seen(position).players[0].on_skill is None
    assert "bag_tile" in seen(position).home


@proves("PIX-386")
def test_nobody_else_is_asked_for_the_tile() -> None:
    position = at(3, {"goods": ""}, {"one_use": "bag_tile"})
    play(position, "mine", throws=drawing(BAG, "silver silver silver silver silver"))
    assert asked(position) == (1, "main")


@proves("PIX-387")
def test_all_drawn_cubes_are_shown_and_stones_wait_for_the_last_one() -> None:
    position = at(3, {"goods": "", "one_use": "bag_tile"})
    log = play(position, "mine", "use_bag yes", "pick stone", "pick silver", throws=drawing([29, 10, 14], "stone " * 3))
    for eye in (None, 0, 1, 2):
        assert event_args(log, "picked", eye) == [{"seat": 0, "cube": "stone"}, {"seat": 0, "cube": "silver"}]
        assert event_args(log, "drew", eye) == [{"seat": 0, "lots": ["stone-3"]}]
    assert asked(position) == (0, "place")
    for left in (3, 2, 1):
        play(position, "place red 0" if left > 1 else "place yellow 0")
        assert asked(position) == (0, "place")
    play(position, "place red 0")
    assert (stones(position, 1), stones(position, 2)) == ([3, 0], [1, 0])
    assert asked(position) == (1, "main")


@proves("PIX-601")
def test_a_pixie_in_the_mine_is_a_captive_and_one_on_a_hand_is_active() -> None:
    position = at(3, {"on": "steal_food casino"}, {"on": FULL.replace("steal_food ", "")})
    assert [band.captives for band in seen(position).bands] == [3, 1, 5]
    assert [len(active(position, band)) for band in range(3)] == [2, 4, 0]
    moved = promoting(3, {"on": "steal_food"})
    play(moved, "promote mine steal_silver")
    assert seen(moved).bands[0].captives == 3
    assert active(moved, 0) == {"steal_food", "steal_silver"}


@proves("PIX-602", "PIX-603")
def test_captives_beyond_two_are_never_chained_and_leave_first() -> None:
    position = placing(1, {"captives": 5, "stones": [3, 3]}, {"captives": 3, "stones": [3, 0], "on": "punish casino"})
    assert only(position, "place") == {"red 1", "yellow 0"}
    leaving = promoting(3, {"captives": 3, "stones": [3, 3], "on": "punish casino", "goods": ""}, number=3)
    assert "promote mine steal_food" in legal(leaving)
    play(leaving, "promote mine steal_food")
    assert (seen(leaving).bands[0].captives, stones(leaving, 0)) == (2, [3, 3])
    assert not any(text.startswith("promote mine") for text in legal(leaving))
    assert why(leaving, "promote mine steal_silver") == "PIX-504"


@proves("PIX-603")
def test_three_stones_are_the_most_for_a_captive() -> None:
    one = {"captives": 1, "stones": [2, 0], "on": "punish casino tracks grace"}
    nobody = {"captives": 0, "on": FULL}
    position = placing(2, nobody, one, {"captives": 5, "stones": [3, 2]})
    assert only(position, "place") == {"red 0", "yellow 1"}
    play(position, "place red 0")
    assert only(position, "place") == {"yellow 1"}
    assert why(position, "place red 0") == "PIX-603"


@pytest.mark.parametrize(
    ("captives", "chains", "places", "removals"),
    [
        (0, [0, 0], set(), set()),
        (1, [0, 0], {"0"}, set()),
        (1, [2, 0], {"0"}, {"0"}),
        (1, [3, 0], set(), {"0"}),
        (2, [0, 0], {"0"}, set()),
        (2, [1, 0], {"0", "1"}, {"0"}),
        (2, [1, 1], {"0"}, {"0"}),
        (4, [2, 1], {"0", "1"}, {"0", "1"}),
        (5, [3, 1], {"1"}, {"0", "1"}),
        (5, [3, 3], set(), {"0"}),
    ],
)
@proves("PIX-604")
def test_of_two_captives_alike_only_the_first_is_named(
    captives: int, chains: list[int], places: set[str], removals: set[str]
) -> None:
    on = " ".join(FULL.split()[captives:])
    me: Seat = {"captives": captives, "stones": chains, "on": on}
    position = placing(1, {"stones": [3, 3]}, me, {"stones": [2, 0]})
    assert only(position, "place") == {f"red {place}" for place in places} | {"yellow 0", "yellow 1"}
    assert only(at(3, me), "remove_stone") == removals


@pytest.mark.parametrize(
    ("before", "captive", "after_place", "after_removal"),
    [
        ([1, 0], 1, [1, 1], None),
        ([1, 0], 0, [2, 0], [0, 0]),
        ([2, 1], 1, [2, 2], [2, 0]),
        ([2, 1], 0, [3, 1], [1, 1]),
        ([2, 2], 0, [3, 2], [2, 1]),
    ],
)
@proves("PIX-604")
def test_stones_are_put_in_order_after_each_change(
    before: list[int], captive: int, after_place: list[int], after_removal: list[int] | None
) -> None:
    position = placing(1, {"stones": before})
    assert stones(after(position, f"place blue {captive}"), 0) == after_place
    if after_removal is not None:
        assert stones(after(at(3, {"stones": before}), f"remove_stone {captive}"), 0) == after_removal


@proves("PIX-605")
def test_stones_keep_no_pixie_out_of_the_mine() -> None:
    position = at(3, {"punishment": 5, "on": "punish casino tracks", "stones": [3, 3]}, big=[1, 0, 2])
    play(position, "pass", "demote tracks")
    assert seen(position).bands[0].captives == 3
    assert stones(position, 0) == [3, 3]


@proves("PIX-607")
def test_a_stone_goes_on_any_captive_of_the_living() -> None:
    position = mining("silver silver stone silver silver", {}, {"stones": [1, 0]}, {"out": 1}, bag=[30, 10, 14])
    assert only(position, "place") == {"blue 0", "red 0", "red 1"}
    log = play(position, "place red 1")
    assert event_args(log, "stone-placed") == [{"seat": 0, "colour": "red"}]
    assert stones(position, 1) == [1, 1]
    with_neutral = placing(1, players=2)
    assert only(with_neutral, "place") == {"blue 0", "red 0", "yellow 0"}
    play(with_neutral, "place yellow 0")
    assert stones(with_neutral, 2) == [1, 0]


@proves("PIX-608")
def test_ones_own_captives_are_chained_if_nobody_else_has_a_place() -> None:
    others: list[Seat] = [
        {"on": "punish tracks casino grace food_tile"},
        {"on": "forge_ring", "captives": 4, "stones": [3, 3]},
    ]
    position = placing(1, {}, *others)
    assert legal(position) == {"place blue 0"}
    play(position, "place blue 0")
    assert stones(position, 0) == [1, 0]


@proves("PIX-608", "PIX-609")
def test_a_stone_without_a_place_leaves_the_game() -> None:
    full = {"stones": [3, 3]}
    bare = {"on": "punish tracks casino grace food_tile"}
    position = at(3, full, bare, full, bag_contents=[0, 0, 3])
    log = play(position, "mine", throws=[0, 0, 0])
    assert event_args(log, "stones-lost") == [{"number": 3}]
    assert seen(position).bag == 0
    assert [stones(position, band) for band in range(3)] == [[3, 3], [0, 0], [3, 3]]
    one_place = at(3, full | {"stones": [3, 2]}, bare, full, bag_contents=[0, 0, 3])
    log = play(one_place, "mine", "place blue 1", throws=[0, 0, 0])
    assert event_args(log, "stones-lost") == [{"number": 2}]
    assert asked(one_place) == (0, "after")


@proves("PIX-609")
def test_a_stone_that_is_removed_does_not_go_back_into_the_bag() -> None:
    position = at(3, {"stones": [2, 1]}, bag_contents=[30, 10, 12])
    play(position, "remove_stone 0", "remove_stone 0")
    assert stones(position, 0) == [1, 0]
    assert position.bag == [30, 10, 12]


@proves("PIX-613")
def test_a_stone_costs_a_bread_before_the_action_and_the_question_stays() -> None:
    position = at(3, {"goods": "2b", "stones": [2, 1]})
    bread = stock(position, "bread")
    log = play(position, "remove_stone 1")
    assert event_args(log, "stone-removed") == [{"seat": 0}]
    assert (stones(position, 0), owned(position, 0)) == ([2, 0], "1b")
    assert stock(position, "bread") == bread + 1
    assert asked(position) == (0, "main")
    play(position, "remove_stone 0")
    assert owned(position, 0) == ""
    assert "remove_stone" not in verbs_of(position)
    assert why(position, "remove_stone 0") == "PIX-613"
    assert asked(position) == (0, "main")
    assert seen(position).players[0].discs == 4


@proves("PIX-613")
def test_after_the_action_stones_can_be_removed_with_what_it_brought() -> None:
    position = at(3, {"goods": "", "stones": [3, 0]})
    assert "remove_stone" not in verbs_of(position)
    play(position, "steal_food bread")
    assert asked(position) == (0, "after")
    assert legal(position) == {"remove_stone 0", "done"}
    assert asked(after(position, "done")) == (1, "main")
    play(position, "remove_stone 0")
    assert asked(position) == (0, "after")
    play(position, "remove_stone 0")
    assert asked(position) == (1, "main")
    assert (stones(position, 0), owned(position, 0)) == ([1, 0], "")


@proves("PIX-613")
def test_a_player_who_cannot_remove_a_stone_is_not_asked_after_an_action() -> None:
    assert asked(after(at(3, {"goods": "5b"}), "steal_food apple")) == (1, "main")
    assert asked(after(at(3, {"goods": "5a", "stones": [1, 0]}), "steal_food apple")) == (1, "main")


@proves("PIX-613")
def test_a_pass_and_priority_end_the_turn_at_once() -> None:
    for text in ("pass", "priority"):
        position = at(3, {"goods": "5b", "stones": [2, 0]})
        play(position, text)
        assert asked(position) == (1, "main")
        assert stones(position, 0) == [2, 0]


@proves("PIX-613")
def test_stones_are_removed_for_a_promotion_and_only_in_ones_own_turn() -> None:
    me: Seat = {"goods": "1b", "captives": 1, "stones": [1, 0], "on": "punish casino tracks grace"}
    position = promoting(3, me)
    assert not any(text.startswith("promote mine") for text in legal(position))
    assert "remove_stone 0" in legal(position)
    play(position, "remove_stone 0")
    assert asked(position) == (0, "promote")
    play(position, "promote mine steal_food")
    assert active(position, 0) == {"punish", "casino", "tracks", "grace", "steal_food"}
    main = at(3, {}, {"stones": [2, 0]})
    assert legal(main, 1) == set()
    assert why(main, "remove_stone 0", 1) == "not-your-turn"


@proves("PIX-613", "PIX-323")
def test_a_stone_is_removed_for_action_3() -> None:
    me: Seat = {"goods": "1b", "captives": 1, "stones": [1, 0], "on": "forge_ring rob_pixie", "servants": 2}
    facts: dict[str, Any] = {"taken": [2, 0, 0], "round": 3}
    position = at(3, me, **facts)
    assert "promotion" not in verbs_of(position)
    play(position, "remove_stone 0", "promotion mine steal_food")
    assert active(position, 0) == {"forge_ring", "rob_pixie", "steal_food"}


@proves("PIX-613")
def test_the_skill_removes_stones_without_bread() -> None:
    position = at(3, {"goods": "", "stones": [1, 1], "skill": "free_unchain"})
    play(position, "remove_stone 0", "steal_food apple")
    assert asked(position) == (0, "after")
    play(position, "remove_stone 0")
    assert (stones(position, 0), owned(position, 0)) == ([0, 0], "2a")
    keeps_bread = after(at(3, {"goods": "2b", "stones": [1, 1], "skill": "free_unchain"}), "remove_stone 0")
    assert owned(keeps_bread, 0) == "2b"
