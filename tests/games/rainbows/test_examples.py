"""The worked examples of the rules file, W1 to W10."""

import pytest

from folkmoot.games.rainbows.scoring import best_split, marker_score
from folkmoot.testing import proves

from .helpers import (
    Given,
    at,
    buys,
    columns,
    decider,
    discards,
    face_up,
    keeps,
    last_pick,
    legal,
    markers,
    market,
    play,
    player,
    rest,
    seen,
    spaces_of,
    why,
)
from .reference import best_total, longest_first, money

BLACK, WHITE, GREY = (
    "O1 Y1 G1 Y5 G4 B5 V6",
    "R3 O3 Y2 G2 B3 V4 R8 B7",
    "R4 O5 Y4 G5 O7 Y6 G7 B8 V1",
)


@pytest.mark.parametrize(
    ("spaces", "lengths", "account"),
    [(BLACK, [3, 4], 100), (WHITE, [1, 1, 6], 80), (GREY, [1, 4, 4], 110)],
)
@proves("RAI-61", "RAI-62", "RAI-63")
def test_w1_the_picture_of_the_rulebook(spaces: str, lengths: list[int], account: int) -> None:
    board = columns(spaces)
    assert marker_score(board, 0) == account
    assert sorted(len(chain) for chain in best_split(board, 0)) == lengths


@proves("RAI-64")
def test_w1_grey_loses_gold_by_the_longest_chain_first() -> None:
    assert longest_first(frozenset(GREY.split())) == 80
    assert marker_score(columns(GREY), 0) == 110


@proves("RAI-64")
def test_w2_the_longest_chain_is_not_always_best() -> None:
    spaces = "G4 B3 B4 V4"
    assert longest_first(frozenset(spaces.split())) == 30
    assert marker_score(columns(spaces), 0) == 40
    chains = {spaces_of(chain) for chain in best_split(columns(spaces), 0)}
    assert chains in ({"G4 B4", "B3 V4"}, {"G4 B3", "B4 V4"})


@proves("RAI-58")
def test_w3_no_gap_and_no_branch() -> None:
    assert marker_score(columns("R1 O1 Y1 B1 V1"), 0) == 60
    assert marker_score(columns("R2 O1 O3"), 0) == 10


def test_w4_bounds_of_one_day() -> None:
    best = "R1 O1 Y1 G1 B1 V1 R3 O3 Y3 G3"
    assert marker_score(columns(best), 0) == best_total(frozenset(best.split())) == 160
    assert marker_score(columns("R1 R2 R3 R4 R5 R6 R7 R8 Y1 Y8"), 0) == -100
    assert money(set(range(1, 11))) == 50


@proves("RAI-68", "RAI-71")
def test_w5_money_rainbows() -> None:
    kept = ["red-1", "blue-2", "red-3", "green-6", "red-7", "violet-8", "red-9", "orange-10"]
    position = at(face_up=[kept[:3], kept[3:], []])
    assert [player(position, seat).money_worth for seat in range(3)] == [5, 15, 0]
    assert player(at(face_up=[kept, [], []]), 0).money_worth == 20


@proves("RAI-21", "RAI-24", "RAI-25")
def test_w6_a_full_round() -> None:
    a, b, c = 0, 1, 2
    position = at(market=["red-7", "blue-3", "green-3", "violet-10"], round=1)
    assert seen(position).deck == 57
    play(position, "keep violet-10")
    assert (position.gold[a], face_up(position, a)) == (25, {"violet-10"})
    play(position, "buy blue-3 B2")
    assert (position.gold[b], position.supply[b], seen(position).discard_pile) == (12, 9, ["blue-3"])
    play(position, "keep red-7")
    assert (position.gold[c], face_up(position, c)) == (22, {"red-7"})
    assert decider(position) == a
    assert legal(position) == keeps("green-3") | buys("green-3")
    play(position, "buy green-3 G3")
    assert (position.gold[a], position.supply[a]) == (22, 9)
    assert (position.priority, seen(position).order) == (b, [b, c, a, b])
    assert (position.round, position.clover_revealed) == (2, False)
    assert [markers(position, seat) for seat in (a, b, c)] == [{"G3"}, {"B2"}, set()]


@proves("RAI-19", "RAI-47")
def test_w7_the_clover_in_the_deal() -> None:
    coming = ["blue-2", "red-9", "clover", "green-1", "green-6", "orange-4", "violet-5"]
    position = at(4, market=["yellow-1"], turn=4, round=8, draws=coming)
    before = len(rest(position))
    play(position, "keep yellow-1")
    assert market(position) == ["blue-2", "red-9", "green-1", "green-6", "orange-4"]
    assert position.clover_revealed
    assert before - len(rest(position)) == 6
    assert rest(position)[0] == "violet-5"
    play(position, "keep blue-2", "keep red-9", "keep green-1", "keep green-6", "keep orange-4")
    assert position.result() is not None


@proves("RAI-41", "RAI-42", "RAI-44")
def test_w8_forced_and_unusable() -> None:
    facts: Given = {
        "market": ["red-4", "blue-9", "green-6"],
        "priority": 1,
        "turn": 1,
        "face_up": [[], [], ["blue-4", "red-6", "red-9"]],
        "markers": [[], [], ["O1", "Y1", "G1", "B1", "V1"]],
    }
    poor = at(gold=[15, 15, 2], **facts)
    assert (decider(poor), poor.supply[2]) == (2, 5)
    assert legal(poor) == discards("red-4", "blue-9", "green-6")
    play(poor, "discard blue-9")
    assert poor.gold[2] == 2
    able = at(gold=[15, 15, 4], **facts)
    assert legal(able) == buys("red-4")


@proves("RAI-82", "RAI-83", "RAI-84")
def test_w9_borrowing() -> None:
    facts: Given = {"turn": 3, "gold": [3, 0, 0], "options": {"bank_accounts": True}}
    rich = at(market=["red-9"], account=[50, 50, 50], **facts)
    play(rich, "buy red-9 R1")
    assert (rich.gold[0], rich.account[0]) == (0, 38)
    short = at(market=["red-9"], account=[11, 50, 50], **facts)
    assert why(short, "buy red-9 R1") == "RAI-84"
    cheaper = at(market=["red-8"], account=[11, 50, 50], **facts)
    play(cheaper, "buy red-8 R1")
    assert (cheaper.gold[0], cheaper.account[0]) == (0, 1)


@proves("RAI-92", "RAI-95", "RAI-101")
def test_w10_two_days() -> None:
    position = last_pick(
        market=["red-8"],
        gold=[15, 0, 0],
        account=[80, 0, 0],
        face_up=[["blue-9", "blue-10"], [], []],
        options={"days": 2},
        priority=0,
    )
    play(position, "keep red-8")
    assert (position.account[0], position.gold[0]) == (85, 23)
    play(position, "deposit 20")
    assert (position.account[0], position.gold[0]) == (105, 3)
    assert position.day == 2
    assert (player(position, 0).supply, player(position, 0).face_up) == (10, [])
