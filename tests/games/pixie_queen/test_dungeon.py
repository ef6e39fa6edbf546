"""Sixty points: the dungeon, and what becomes of the things of a player there (PIX-721 to PIX-724)."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    STILL,
    Seat,
    active,
    asked,
    at,
    discs,
    event_args,
    event_keys,
    legal,
    offer,
    offering,
    own_view,
    owned,
    play,
    promoting,
    random_game,
    reward,
    seen,
    stones,
    why,
    worth,
)

TWO = [1]
"""The throw by which the punishment die shows 2."""


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-721")
def test_punishment_points_are_never_taken_back(players: int) -> None:
    for seed in range(2):
        for played in random_game(players, seed):
            before = [player.suffered for player in seen(played.before).players]
            after = [player.suffered for player in seen(played.after).players]
            assert all(then <= now for then, now in zip(before, after, strict=True))
            gained = [
                sum(e["number"] for e in event_args(played.log, "suffered") if e["seat"] == s) for s in range(players)
            ]
            assert after == [min(60, then + more) for then, more in zip(before, gained, strict=True)]


@proves("PIX-721")
def test_rewards_change_nothing_before_the_end() -> None:
    rich: Seat = {"punishment": 30, "goods": "4g", "silver_case": 7}
    position = at(3, rich)
    play(position, "forge_ring")
    assert own_view(position, 0).suffered == 30
    assert own_view(position, 0).rewards == worth("ring", 1)
    served = promoting(3, {"punishment": 30, "on": "forge_ring", "silver_case": 7, "gold_case": 7, "captives": 4})
    play(served, "promote forge_ring castle")
    assert own_view(served, 0).suffered == 32  # two points for captives


@proves("PIX-722")
def test_at_sixty_points_a_player_is_out_at_once() -> None:
    for before, out in ((57, False), (58, True), (59, True)):
        position = at(3, {}, {"punishment": before})
        log = play(position, "punish", "give red 2", throws=TWO)
        assert seen(position).players[1].out == out
        assert event_args(log, "dungeon") == ([{"seat": 1}] if out else [])
        assert asked(position) == ((2 if out else 1), "main")
        assert seen(position).players[1].suffered == min(60, before + 2)


@proves("PIX-722")
def test_a_player_out_by_their_own_move_loses_the_rest_of_the_turn() -> None:
    position = at(4, {}, {"punishment": 55}, active=1)
    log = play(position, "pass")
    assert event_keys(log) == ["passed", "suffered", "dungeon"]
    assert asked(position) == (2, "main")
    refuses = offering(3, {"punishment": 55}, {}, {})
    offer(refuses, "", "1a", "1s")
    assert (seen(refuses).players[0].out, asked(refuses)) == (True, (1, "promote"))


@proves("PIX-722", "PIX-714")
def test_in_the_punishment_phase_the_others_go_on() -> None:
    position = promoting(4, {"punishment": 58, "skill": "copy_any"}, {"punishment": 20}, seat=1)
    log = play(position, "stop")
    assert event_args(log, "dungeon") == [{"seat": 0}]
    assert [args["cause"] for args in event_args(log, "suffered") if args["seat"] == 0] == ["captives"]
    assert {args["seat"] for args in event_args(log, "suffered") if args["cause"] == "gold"} == {1, 2, 3}
    assert (seen(position).big, asked(position)) == ([1, 2, 3], (1, "main"))


@proves("PIX-723")
def test_goods_go_to_the_stock_and_pixies_stones_and_cubes_are_removed() -> None:
    victim: Seat = {"punishment": 58, "goods": "3a 1h 4b 2s 5g", "stones": [3, 1], "on": "casino rob_pixie"}
    position = at(4, {}, {}, victim, {}, small=[2, 0, 3, 1], big=[0, 2, 1, 3])
    before, bag = position.stock[:], position.bag[:]
    play(position, "punish", "give yellow 2", throws=TWO)
    assert owned(position, 2) == ""
    assert [now - then for now, then in zip(position.stock, before, strict=True)] == [3, 1, 4, 2, 5]
    assert (active(position, 2), stones(position, 2), seen(position).bands[2].captives) == (set(), [0, 0], 0)
    assert position.bag == bag
    assert (seen(position).small, seen(position).big) == ([0, 3, 1], [0, 1, 3])
    assert seen(position).players[2].discs == 0
    assert asked(position) == (1, "main")


@proves("PIX-723")
def test_tiles_go_home_and_food_tiles_on_the_pile_with_the_lowest_on_top() -> None:
    victim: Seat = {"punishment": 58, "skill": "extra_slot", "food_tile": 2, "one_use": "grace_tile"}
    position = at(3, {"food_tile": 3}, victim, extra_tile="food-4")
    assert seen(position).food_pile == [4]
    board = seen(position).board_skills
    play(position, "punish", "give red 2", throws=TWO)
    assert seen(position).food_pile == [2, 4, 4]
    assert seen(position).home == ["double_tile", "bag_tile", "grace_tile"]
    me = seen(position).players[1]
    assert (me.food_tile, me.one_use, me.skill, me.on_skill) == (None, None, None, None)
    assert seen(position).board_skills == board
    assert not any("extra_slot" in text for text in legal(position))


@proves("PIX-723")
def test_a_one_use_tile_on_the_skill_goes_home_too() -> None:
    victim: Seat = {"punishment": 58, "skill": "extra_slot", "one_use": "bag_tile"}
    position = at(3, {}, victim, extra_tile="grace_tile")
    play(position, "punish", "give red 2", throws=TWO)
    assert seen(position).home == ["double_tile", "bag_tile", "grace_tile"]
    assert "grace" in legal(position)


@proves("PIX-723", "PIX-902")
def test_reward_tiles_count_as_taken() -> None:
    tiles = {
        "rewards": [reward("ring", 1, 1), reward("ring", 2, 2), reward("servant", 1, 1)],
        "servants": 1,
        "punishment": 58,
    }
    position = at(3, {"rewards": [], "goods": "4g"}, tiles, {"rewards": []}, taken=[1, 2, 0], round=3)
    play(position, "punish", "give red 2", throws=TWO)
    assert [row.taken for row in seen(position).rows] == [1, 2, 0]
    play(position, "pantry apple")
    log = play(position, "forge_ring")
    assert event_args(log, "reward") == [{"seat": 0, "number": 8, "series": "ring"}]


@proves("PIX-723")
def test_discs_on_spaces_stay_until_the_end_of_the_action_phase() -> None:
    discs_on = {"casino": [2, 1], "steal_food": [1, 1]}
    seats: list[Seat] = [{"discs": 3}, {"punishment": 58, "goods": "1a"}, STILL]
    position = at(3, *seats, discs_on=discs_on, pantry=[1], special_by=1)
    play(position, "punish", "give red 2", throws=TWO)
    assert {space: discs(position)[space] for space in discs_on} == {"casino": (2, 1), "steal_food": (1, 1)}
    assert why(position, "casino") == "PIX-303"
    assert why(position, "special_offering apple") == "PIX-306"
    assert seen(position).pantry == [1]
    play(position, "pantry apple")
    assert asked(position) == (0, "offer")
    assert (discs(position), seen(position).pantry, position.deciders()) == ({}, [], [0, 2])


@proves("PIX-723", "PIX-511")
def test_even_the_pixie_in_the_castle_is_removed_and_no_other_enters_in_this_round() -> None:
    seats: list[Seat] = [{}, {"punishment": 58}, {"on": "forge_ring"}]
    pending = ["punishments", "castle", "promote 2 1", "suffer 1 2 4", "promote 0 1"]
    position = at(3, *seats, castle=1, phase="rewards", demand=["apple"], pending=pending)
    play(position, "stop")
    assert (seen(position).castle, seen(position).castle_open) == (None, False)
    assert asked(position) == (2, "promote")
    assert "promote forge_ring castle" not in legal(position)
    log = play(position, "stop")
    assert "reward" not in event_keys(log)
    assert [row.taken for row in seen(position).rows] == [0, 0, 0]


@proves("PIX-724")
def test_the_last_one_wins_at_once() -> None:
    seats: list[Seat] = [{"punishment": 59, "goods": ""}, {"punishment": 58}, {"out": 1}]
    position = at(3, *seats, round=3)
    log = play(position, "punish", throws=TWO)
    assert event_keys(log)[-2:] == ["scored", "game-over"]
    assert asked(position) == (None, "over")
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners, result.end.key) == ([1, 2, 3], [0], "end-alone")
    assert seen(position).round == 3


@proves("PIX-724")
def test_of_two_players_one_wins_when_a_pass_throws_the_other_out() -> None:
    position = at(2, {"punishment": 55}, {"punishment": 59})
    play(position, "pass")
    result = position.result()
    assert result is not None
    assert (result.ranks, result.end.args) == ([2, 1], {"seat": 1})
