"""The end of the game, scoring and ties (PIX-901 to PIX-907)."""

from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.engine.results import Result
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    STILL,
    Seat,
    asked,
    at,
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
    rewards,
    seen,
    stock,
    stones,
    worth,
)


def final(players: int, *seats: Seat, **facts: Any) -> tuple[PixieQueenState, Log]:
    """Returns the end of a last round in which nobody is punished any more, and its log."""
    cases = {"silver_case": 6, "gold_case": 6}
    pending = ["round-end", "castle", "promote 0 1"]
    given = [{"goods": "", **cases, **(seats[seat] if seat < len(seats) else {})} for seat in range(players)]
    position = promoting(players, *given, **{"round": 7, "pending": pending, **facts})
    return position, play(position, "stop")


def result_of(position: PixieQueenState) -> Result:
    result = position.result()
    assert result is not None
    return result


def scores(position: PixieQueenState) -> list[int]:
    return list(result_of(position).scores or [])


@proves("PIX-901")
def test_the_game_ends_after_the_seventh_round_with_its_punishments() -> None:
    for number in range(1, 8):
        position = promoting(3, round=number)
        log = play(position, "stop")
        assert {args["cause"] for args in event_args(log, "suffered")} == {"captives", "silver", "gold"}
        assert (asked(position) == (None, "over")) == (number == 7)
        assert ("game-over" in event_keys(log)) == (number == 7)
    assert result_of(position).end.key == "end-rounds"
    assert result_of(position).end.args == {"number": 7}


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-901", "PIX-902")
def test_random_games_end_in_the_seventh_round_or_before_it_for_a_reason(players: int) -> None:
    for seed in range(3):
        *_, last = random_game(players, seed)
        end = result_of(last.after).end.key
        assert (end == "end-rounds") == (seen(last.after).round == 7 and len(seen(last.after).big) > 1)
        assert last.after.deciders() == []


@pytest.mark.parametrize(
    ("taken", "ends"),
    [
        ([5, 5, 5], True),
        ([5, 7, 5], True),
        ([4, 7, 5], False),
        ([5, 4, 5], False),
        ([5, 7, 4], False),
    ],
)
@proves("PIX-902")
def test_the_game_ends_when_the_first_five_tiles_of_all_series_are_taken(taken: list[int], ends: bool) -> None:
    servants = [2, 2, taken[0] - 4]
    position = promoting(3, *[{"servants": number} for number in servants], taken=taken, round=5)
    log = play(position, "stop")
    assert {args["cause"] for args in event_args(log, "suffered")} == {"captives", "silver", "gold"}
    assert (asked(position) == (None, "over")) == ends
    assert seen(position).round == (5 if ends else 6)
    if ends:
        assert result_of(position).end.key == "end-golden"


@proves("PIX-902", "PIX-907")
def test_the_last_golden_tile_ends_the_game_only_after_the_round() -> None:
    rings = {"servants": 3, "goods": "4g 1s", "discs": 2}
    position = at(3, rings, STILL | {"servants": 2}, STILL, taken=[5, 4, 5], round=6)
    play(position, "forge_ring")
    assert asked(position) == (0, "offer")
    assert seen(position).rows[1].taken == 5
    offer(position, "1s", "1s", "1s")
    assert asked(position) == (None, "over")


@proves("PIX-907")
def test_the_sixth_and_seventh_tiles_can_be_taken() -> None:
    for number in (5, 6):
        position = at(3, {"goods": "4g"}, taken=[0, number, 0], round=4)
        log = play(position, "forge_ring")
        assert event_args(log, "reward") == [{"seat": 0, "number": worth("ring", number + 1), "series": "ring"}]
        special = at(3, {"goods": "5a 5h 5b 5s 5g"}, taken=[0, 0, number], round=number + 1)
        log = play(special, "special_offering gold")
        assert event_args(log, "reward") == [{"seat": 0, "number": worth("special", number + 1), "series": "special"}]
    servants: list[Seat] = [{"servants": 2, "on": "rob_pixie"}, {"servants": 3}, {"servants": 1}]
    sixth = promoting(3, *servants, taken=[6, 0, 0], round=7)
    log = play(sixth, "promote rob_pixie castle")
    assert event_args(log, "reward") == [{"seat": 0, "number": worth("servant", 7), "series": "servant"}]


@proves("PIX-903")
def test_points_are_rewards_less_punishment_and_stones() -> None:
    seats: list[Seat] = [
        {"punishment": 20, "rewards": [reward("ring", 1, 2), reward("special", 1, 3)], "bonus": 3},
        {"punishment": 31, "rewards": [reward("servant", 1, 1)], "servants": 1, "stones": [3, 2]},
        {"punishment": 7, "rewards": []},
    ]
    position, log = final(3, *seats, taken=[1, 1, 1])
    won = [worth("ring", 1) + worth("special", 1) + 3, worth("servant", 1), 0]
    assert scores(position) == [won[0] - 20, won[1] - 31 - 5, -7]
    assert result_of(position).ranks == [1, 3, 2]
    assert event_args(log, "scored") == [
        {"seat": 0, "suffered": 20, "rewards": won[0], "stones": 0, "goods": ["none"], "total": won[0] - 20},
        {"seat": 1, "suffered": 31, "rewards": won[1], "stones": 5, "goods": ["none"], "total": won[1] - 36},
        {"seat": 2, "suffered": 7, "rewards": 0, "stones": 0, "goods": ["none"], "total": -7},
    ]
    assert event_args(log, "game-over") == [{"seats": [0]}]


@proves("PIX-903", "PIX-613", "PIX-609")
def test_stones_are_paid_for_with_bread_first_and_without_by_the_skill() -> None:
    seats: list[Seat] = [
        {"goods": "2b", "stones": [3, 1]},
        {"goods": "9b", "stones": [3, 3]},
        {"goods": "1b", "stones": [2, 2], "skill": "free_unchain"},
    ]
    position, log = final(3, *seats)
    bag = position.bag[:]
    assert [owned(position, seat) for seat in range(3)] == ["", "3b", "1b"]
    assert [sum(stones(position, seat)) for seat in range(3)] == [2, 0, 0]
    assert scores(position) == [-2, -3, 0]
    assert [args["stones"] for args in event_args(log, "scored")] == [2, 0, 0]
    assert (bag, stock(position, "bread")) == ([30, 10, 1], 40 - 1 - 4)


@proves("PIX-904")
def test_the_largest_amount_of_each_good_costs_three() -> None:
    seats = [{"goods": "4a 1h 2s"}, {"goods": "4a 2h 2s 1g"}, {"goods": "3a 2s"}, {"goods": ""}]
    position, log = final(4, *seats)
    assert [args["goods"] for args in event_args(log, "scored")] == [
        ["apple", "silver"],
        ["apple", "honey", "silver", "gold"],
        ["silver"],
        ["none"],
    ]
    assert scores(position) == [-6, -12, -3, 0]
    assert result_of(position).ranks == [3, 4, 2, 1]


@proves("PIX-904")
def test_bread_is_counted_after_the_stones_were_paid_and_only_among_the_living() -> None:
    seats: list[Seat] = [{"goods": "3b", "stones": [2, 0]}, {"goods": "2b"}, {"out": 1, "punishment": 60}]
    position, log = final(3, *seats)
    assert [args["goods"] for args in event_args(log, "scored")] == [["none"], ["bread"]]
    assert scores(position)[:2] == [0, -3]
    finals = [player.final for player in seen(position).players]
    assert finals[1] is not None
    assert (finals[1].majorities, finals[1].total) == (["bread"], -3)


@proves("PIX-904")
def test_nobody_pays_for_a_good_that_nobody_has() -> None:
    position, log = final(2)
    assert [args["goods"] for args in event_args(log, "scored")] == [["none"], ["none"]]
    assert scores(position) == [0, 0]


def served(*rounds: int, punishment: int = 0) -> Seat:
    """Returns a player with servants of these rounds, so punished that all servants together are worth 0."""
    tiles = [reward("servant", when, when) for when in rounds]
    points = sum(worth("servant", when) for when in rounds)
    return {"servants": len(rounds), "rewards": tiles, "punishment": points + punishment}


@proves("PIX-905")
def test_of_equal_points_more_servants_win() -> None:
    position, log = final(3, served(1), served(2, 3), {"rewards": []}, taken=[3, 0, 0])
    assert scores(position) == [0, 0, 0]
    assert result_of(position).ranks == [2, 1, 3]
    assert event_args(log, "game-over") == [{"seats": [1]}]


@proves("PIX-905")
def test_of_equal_servants_the_earliest_first_one_wins() -> None:
    position, _ = final(3, served(2, 3), served(1, 4), served(punishment=5), taken=[4, 0, 0])
    assert scores(position) == [0, 0, -5]
    assert result_of(position).ranks == [2, 1, 3]


@proves("PIX-905")
def test_without_servants_the_victory_is_shared() -> None:
    position, log = final(4, {"punishment": 4}, {"punishment": 9}, {"punishment": 4}, {"punishment": 9})
    assert result_of(position).ranks == [1, 3, 1, 3]
    assert result_of(position).winners == [0, 2]
    assert event_args(log, "game-over") == [{"seats": [0, 2]}]


@proves("PIX-905", "PIX-903")
def test_points_come_before_servants() -> None:
    position, _ = final(3, served(1, 2, punishment=1), {"rewards": []}, {"rewards": []}, taken=[2, 0, 0])
    assert result_of(position).ranks == [3, 1, 1]


@proves("PIX-903", "PIX-723")
def test_the_dungeon_ranks_behind_all_the_living_the_last_in_first() -> None:
    seats: list[Seat] = [
        {"out": 2, "rewards": [reward("ring", 1, 1), reward("ring", 2, 2)]},
        {"punishment": 59, "stones": [3, 3], "goods": "1a", "rewards": []},
        {"out": 3, "rewards": []},
        {"out": 1, "rewards": []},
        {"punishment": 58, "rewards": []},
    ]
    position, log = final(5, *seats, taken=[0, 2, 0], active=1, pending=["round-end", "castle", "promote 1 1"])
    assert scores(position)[1] == -59 - 6 - 3
    assert result_of(position).ranks == [4, 2, 3, 5, 1]
    assert [args["seat"] for args in event_args(log, "scored")] == [1, 4]


@proves("PIX-903", "PIX-722")
def test_the_final_scoring_demotes_nobody_and_throws_nobody_out() -> None:
    last: Seat = {"punishment": 59, "stones": [3, 0], "on": "casino", "goods": "1a", "bonus": 0}
    position, log = final(3, {"bonus": 90}, last)
    assert scores(position) == [90, -59 - 3 - 3, 0]
    assert {"demoted", "dungeon"} & set(event_keys(log)) == set()
    assert not any(player.out for player in seen(position).players)


@proves("PIX-906")
def test_bonus_points_have_no_limit() -> None:
    position = promoting(
        3, {"bonus": 40, "silver_case": 7, "gold_case": 7, "skill": "servant_bonus", "on": "rob_pixie"}
    )
    play(position, "promote rob_pixie castle")
    assert own_view(position, 0).bonus == 44
    assert own_view(position, 0).rewards == worth("servant", 1) + 44
    assert rewards(position, 0) == [reward("servant", 1)]


@proves("PIX-903")
def test_when_the_game_is_over_all_screens_are_open_and_nothing_can_be_done() -> None:
    position = offering(3, round=7)
    offer(position, "1s", "1s", "1s")
    assert asked(position) == (None, "over")
    for eye in (None, 0, 1, 2):
        view = seen(position, eye)
        assert all(player.goods is not None and player.final is not None for player in view.players)
        assert view.unused_demand is not None
        assert [token is None for token in view.demand] == [False] * 7
    for seat in range(3):
        assert legal(position, seat) == set()


@proves("PIX-905")
def test_a_ring_does_not_count_as_a_servant_in_a_tie() -> None:
    ring: Seat = {"rewards": [reward("ring", 1, 1)], "punishment": worth("ring", 1)}
    position, _ = final(3, ring, served(1), {"rewards": [], "punishment": 5}, taken=[1, 1, 0])
    assert scores(position) == [0, 0, -5]
    assert result_of(position).ranks == [2, 1, 3]
