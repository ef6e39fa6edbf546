"""The action phase around the actions: discs, turns, what can be chosen, passing, the end of the phase."""

from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    discs,
    event_args,
    event_keys,
    legal,
    only,
    opening,
    own_view,
    owned,
    phase,
    play,
    random_game,
    rules,
    seen,
    stock,
    verbs_of,
)
from .test_components import SPACES

LEVEL_1 = "steal_food steal_silver promotion exchange convert"
NO_DISCS = {"discs": 0}


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-301")
def test_everyone_has_four_discs_and_the_favourite_begins(players: int) -> None:
    position = opening(players, 7)
    while phase(position) == "setup":
        play(position, min(legal(position)))
    assert [one.discs for one in seen(position).players] == [4] * players
    assert asked(position) == (position.big[0], "main")


@proves("PIX-301")
def test_one_action_each_in_the_order_of_the_big_cubes() -> None:
    position = at(4, small=[0, 1, 2, 3], big=[2, 0, 3, 1], active=2)
    for seat, text in zip([2, 0, 3, 1], ["mine", "steal_silver", "pantry apple", "pantry bread"], strict=True):
        assert asked(position) == (seat, "main")
        play(position, text, throws=[0, 0, 0, 0] if text == "mine" else [])
    assert asked(position) == (2, "main"), "and round again"
    assert [one.discs for one in seen(position).players] == [2, 3, 3, 3]


@proves("PIX-301")
def test_players_without_discs_are_skipped() -> None:
    position = at(4, {}, NO_DISCS, {"discs": 1}, NO_DISCS)
    assert asked(after(position, "steal_silver")) == (2, "main")
    position = after(position, "steal_silver", "pantry apple")
    assert asked(position) == (0, "main")
    assert asked(after(position, "pantry apple")) == (0, "main"), "alone with discs"


@proves("PIX-302", "PIX-304")
def test_an_empty_double_space_costs_two_discs() -> None:
    position = after(at(3), "steal_silver")
    assert own_view(position, 0).discs == 2
    assert discs(position) == {"steal_silver": (2, 0)}


@pytest.mark.parametrize("owner", [0, 1, 2])
@proves("PIX-302", "PIX-808")
def test_a_pixie_of_any_colour_helps_and_saves_a_disc(owner: int) -> None:
    """Seat 0 plays, 1 is an opponent, 2 the neutral band."""
    bands = [{"on": "casino"} if band == owner else {} for band in range(3)]
    position = at(2, bands[0], bands[1], neutral=bands[2])
    assert {space.space: space.price for space in seen(position).spaces} == {
        space: 1 if space == "casino" else 2 for space in SPACES
    }
    position = after(position, "casino", throws=[2])
    assert own_view(position, 0).discs == 3
    assert discs(position) == {"casino": (1, 0)}


@proves("PIX-302")
def test_with_one_disc_only_spaces_with_a_pixie_can_be_used() -> None:
    position = at(3, {"discs": 1, "on": "tracks"}, {"on": "casino"})
    assert verbs_of(position) & set(SPACES) == {"tracks", "casino"}
    position = at(3, {"discs": 2, "on": "tracks"}, {"on": "casino"})
    assert {"tracks", "casino", "steal_food", "punish", "forge_ring"} - verbs_of(position) == {"forge_ring"}


@proves("PIX-303")
def test_a_double_space_with_a_disc_is_taken() -> None:
    position = at(3, {"on": "casino", "goods": "9a 9h 9b 9s 9g"}, discs_on={"casino": [1, 1], "tracks": [2, 2]})
    assert verbs_of(position).isdisjoint({"casino", "tracks"})
    position = after(at(3), "steal_silver")
    for _ in range(3):
        assert "steal_silver" not in verbs_of(position)
        position = after(position, "pantry apple")


@proves("PIX-303")
def test_a_double_space_stays_taken_when_the_helping_pixie_has_left() -> None:
    position = at(3, {"on": "casino"})
    play(position, "casino", "pantry apple", "pantry apple", "promotion casino forge_ring", throws=[0])
    casino = next(space for space in seen(position).spaces if space.space == "casino")
    assert (casino.pixie, casino.discs) == (None, 1)
    for _ in range(3):
        assert "casino" not in verbs_of(position)
        play(position, "pass")


@proves("PIX-304")
def test_two_discs_cover_the_hand_and_one_does_not() -> None:
    """The hand of the promotion space is covered by its own discs (PIX-325)."""
    two = after(at(3), "steal_food apple")
    assert only(two, "promotion") == {f"mine {space}" for space in ("steal_silver", "exchange", "convert")}
    helped = after(at(3, {}, {}, {"on": "steal_food"}), "steal_food apple")
    assert discs(helped) == {"steal_food": (1, 0)}
    left = at(3, discs_on={"steal_food": [1, 2]})
    assert "mine steal_food" in only(left, "promotion"), "nobody stands there any more"


@proves("PIX-305")
def test_each_colour_has_its_own_mine_circle() -> None:
    position = at(2, {"discs": 3}, {"discs": 3})
    play(position, "mine", throws=[0] * 5)
    assert (own_view(position, 0).discs, own_view(position, 0).used) == (2, ["mine"])
    assert asked(position) == (1, "main")
    play(position, "mine", throws=[0] * 5)
    assert "mine" not in verbs_of(position)
    assert "mine" not in verbs_of(after(position, "pantry apple"))


@proves("PIX-305")
def test_each_colour_has_its_own_copy_circle() -> None:
    position = at(2, {"discs": 3}, {"discs": 3}, discs_on={"steal_silver": [2, 1], "steal_food": [2, 1]})
    play(position, "copy", "steal_silver", throws=[])
    assert (own_view(position, 0).discs, own_view(position, 0).used) == (2, ["copy"])
    play(position, "copy", "steal_silver", throws=[])
    assert "copy" not in verbs_of(position)
    assert "copy" not in verbs_of(after(position, "pantry apple"))


@proves("PIX-306")
def test_special_offering_and_turn_order_are_for_one_player_a_round() -> None:
    rich = {"goods": "9a 9h 9b 9s", "discs": 3}
    position = at(3, rich, rich, rich, small=[2, 1, 0], big=[0, 1, 2])
    play(position, "special_offering apple", "turn_order 1", throws=[])
    assert [own_view(position, seat).discs for seat in range(2)] == [2, 2]
    for _ in range(3):
        assert verbs_of(position).isdisjoint({"special_offering", "turn_order"})
        play(position, "pantry apple")


@proves("PIX-306", "PIX-390")
def test_everybody_may_trade_once_a_round() -> None:
    position = at(2, {"discs": 3}, {"discs": 3})
    play(position, "trade_tiles skill red-skill", "trade_tiles skill blue-skill", throws=[])
    assert [own_view(position, seat).discs for seat in range(2)] == [2, 2]
    for _ in range(2):
        assert "trade_tiles" not in verbs_of(position)
        play(position, "pantry apple")


@proves("PIX-306")
def test_the_pantry_is_used_three_times_by_any_players() -> None:
    for by in ([0, 1, 0], [0, 0, 0]):
        position = at(2, {}, {"discs": 4 if 1 in by else 0})
        for seat in by:
            assert asked(position) == (seat, "main")
            play(position, "pantry bread", throws=[])
        assert seen(position).pantry == by
        assert "pantry" not in verbs_of(position)
        assert own_view(position, 0).discs == 4 - by.count(0)


@pytest.mark.parametrize("left", [1, 2, 3, 4])
@proves("PIX-307")
def test_priority_takes_all_discs_and_is_for_one_player(left: int) -> None:
    position = at(3, {"discs": left})
    log = play(position, "priority", throws=[])
    assert event_keys(log) == ["priority"]
    assert own_view(position, 0).discs == 0
    assert seen(position).priority_by == 0
    for seat in (1, 2, 1, 2):
        assert asked(position) == (seat, "main")
        assert "priority" not in verbs_of(position)
        play(position, "steal_food apple" if "steal_food" in verbs_of(position) else "pantry apple")


@proves("PIX-308")
def test_what_cannot_be_carried_out_cannot_be_chosen() -> None:
    """No goods, one disc, no pixie that helps, an empty stock and bag: nothing but priority is left, or a pass."""
    poor = {"goods": "", "discs": 1, "food_tile": 2, "used": ["trade_tiles"]}
    empty: dict[str, Any] = {"stock": "0a 0h 0b 0s 0g", "bag_contents": [0, 0, 0]}
    assert legal(at(3, poor, **empty)) == {"priority", "pass"}
    assert legal(at(3, poor, priority_by=2, **empty)) == {"pass"}
    with_four = at(3, poor | {"discs": 4}, **empty)
    assert legal(with_four) - {"priority", "pass"} == {"punish"} | {
        f"promotion mine {space}" for space in LEVEL_1.split() if space != "promotion"
    } | {"double_offering", "look_in_bag", "grace"}


@proves("PIX-308")
def test_priority_is_possible_even_if_it_changes_nothing() -> None:
    position = at(3, small=[0, 1, 2])
    assert "priority" in verbs_of(position)
    assert asked(after(position, "priority")) == (1, "main")


@proves("PIX-309")
def test_an_action_is_carried_out_at_once() -> None:
    position = after(at(3, {"goods": "3a"}), "exchange apple bread 3", throws=[])
    assert owned(position, 0) == "3b"
    assert asked(position) == (1, "main")


@proves("PIX-309")
def test_an_action_is_carried_out_completely() -> None:
    """The choices that an action leaves open come before anything else, and cannot be left out."""
    rolled = after(at(3), "punish", throws=[3])
    assert asked(rolled) == (0, "give")
    assert legal(rolled) == {f"give red {points}" for points in range(4)}
    mined = after(at(3, {"captives": 1, "on": LEVEL_1.replace("convert", "")}), "mine", throws=[54])
    assert asked(mined) == (0, "place")
    assert {text.split()[0] for text in legal(mined)} == {"place"}
    thrown = after(at(3, {"goods": "1a 5s"}), "pantry discard", "discard apple 0", throws=[])
    assert legal(thrown) == {"discard honey 0"}
    thrown = after(thrown, "discard honey 0", "discard bread 0", throws=[])
    assert legal(thrown) == {"discard silver 3"}


@proves("PIX-310")
def test_who_passes_gets_five_points_and_is_out_of_the_phase() -> None:
    position = at(3, {"punishment": 3, "goods": "2a"}, {"discs": 1}, {"discs": 1})
    log = play(position, "pass", throws=[])
    assert rules(log) == [("passed", "PIX-310"), ("suffered", "PIX-310")]
    assert event_args(log, "suffered") == [{"seat": 0, "number": 5, "total": 8, "cause": "pass"}]
    assert (own_view(position, 0).suffered, own_view(position, 0).discs) == (8, 0)
    assert owned(position, 0) == "2a"
    play(position, "pantry apple", throws=[])
    assert asked(position) == (2, "main")
    play(position, "pantry apple", throws=[])
    assert phase(position) == "offering", "seat 0 had no other turn"


@proves("PIX-310")
def test_a_pass_is_possible_in_every_turn() -> None:
    for played in random_game(3, 8):
        if asked(played.before)[1] == "main":
            assert "pass" in legal(played.before)


@proves("PIX-311", "PIX-453")
def test_the_phase_ends_when_nobody_has_discs_left() -> None:
    taken: dict[str, Any] = {"discs_on": {"casino": [2, 1]}, "pantry": [1], "order_by": 1, "priority_by": 2}
    position = at(3, {"discs": 2, "used": ["mine"]}, NO_DISCS, NO_DISCS, small=[0, 1, 2], **taken)
    play(position, "pantry apple")
    assert (phase(position), asked(position)) == ("actions", (0, "main"))
    log = play(position, "pantry apple")
    assert event_keys(log)[:3] == ["steals", "priority-works", "demand"]
    view = seen(position)
    assert (phase(position), view.deciders) == ("offering", [0, 1, 2])
    assert (view.big, view.small) == ([2, 0, 1], [0, 1, 2])
    assert (discs(position), view.pantry, view.order_by, view.priority_by) == ({}, [], None, None)
    assert [one.used for one in view.players] == [[], [], []]


@proves("PIX-311")
def test_in_every_round_all_discs_are_used_or_given_up() -> None:
    ended = 0
    for played in random_game(4, 3):
        if phase(played.before) == "actions" and phase(played.after) != "actions":
            assert all(one.discs == 0 for one in seen(played.after).players)
            assert discs(played.after) == {}
            ended += 1
    assert ended == played.after.round


@proves("PIX-312")
def test_a_part_is_taken_where_the_stock_has_less() -> None:
    position = at(3, {"goods": ""}, stock="1a 0h 4b 1s 0g")
    assert owned(after(position, "steal_food apple"), 0) == "1a"
    assert owned(after(position, "steal_silver"), 0) == "1s"
    assert owned(after(position, "casino", throws=[0]), 0) == "1a 1b"
    assert owned(after(position, "casino", throws=[2]), 0) == "1s"
    assert owned(after(position, "casino", throws=[4]), 0) == ""
    assert only(position, "steal_food") == {"apple", "bread"}
    assert only(position, "pantry") == {"apple", "bread"}
    assert stock(after(position, "steal_silver"), "silver") == 0


@proves("PIX-312")
def test_nothing_is_taken_from_an_empty_stock() -> None:
    assert verbs_of(at(3, stock="0s 9a")) & {"steal_food", "steal_silver"} == {"steal_food"}
    position = at(3, {"goods": ""}, stock="0a 0h 0b")
    assert verbs_of(position).isdisjoint({"steal_food", "pantry"})
