"""How gold is counted and who wins (KOR-120 to KOR-127)."""

from typing import Any

import pytest

from folkmoot.engine.results import Result
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import Given, event_args, games, hidden, play, revealed, seen
from .scenes import final

AWAY = ["heath_north", "heath_south"]


def ended(players: int = 2, **facts: Any) -> tuple[Result, KorrigansState]:
    """Returns the end of a game whose cauldron is in the village; the last player still has a hare and stops."""
    usual: Given = {
        "korrigans": [AWAY] * players,
        "hidden": [["gold1"] for _ in range(players)],
        "revealed": [[] for _ in range(players)],
        "turn": players - 1,
    }
    usual |= facts
    last = (usual.get("first_player", 0) + players - 1) % players
    usual["revealed"] = [[*pile, "hare"] if seat == last else pile for seat, pile in enumerate(usual["revealed"])]
    position = final("village", players, **usual)
    play(position, last, "stop")
    result = position.result()
    assert result is not None
    return result, position


def scores(players: int = 2, **facts: Any) -> list[int]:
    totals = ended(players, **facts)[0].scores
    assert totals is not None
    return totals


@proves("KOR-120")
def test_a_total_is_clovers_menhirs_elves_goblins_and_cauldron() -> None:
    result, position = ended(
        korrigans=[["village", "heath_north"], AWAY],
        hidden=[["gold4", "gold3", "gold1", "gold1"], ["gold2"]],
        menhirs=[[2, 3], [1]],
        carried=[["elf", "goblin"], ["goblin", ""]],
    )
    assert result.scores == [9 + 5 + 2 - 2 + 10, 2 + 1 - 2]
    score = seen(position).players[0].score
    assert score is not None
    parts = (score.clovers, score.menhirs, score.elves, score.goblins, score.cauldron, score.total)
    assert parts == (9, 5, 2, -2, 10, 24)


@proves("KOR-120")
def test_in_any_game_the_totals_are_the_sum_of_what_the_table_shows() -> None:
    for game in games(3):
        position = game[-1].after
        result = position.result()
        assert result is not None
        for seat, player in enumerate(seen(position).players):
            assert player.tokens == hidden(position, seat)
            gold = sum(int(token[4:]) for token in player.tokens if token.startswith("gold"))
            carried = [korrigan.carries for korrigan in player.korrigans]
            arrived = [korrigan.field for korrigan in player.korrigans].count(seen(position).cauldron)
            bonus = {0: 0, 1: 10, 2: 15}[arrived]
            total = gold + sum(player.menhirs) + 2 * carried.count("elf") - 2 * carried.count("goblin") + bonus
            assert result.scores is not None
            assert total == result.scores[seat]
        assert len(event_args(game[-1].log, "scored")) == position.seats


@proves("KOR-121")
@pytest.mark.parametrize(
    ("fields", "bonus"),
    [(AWAY, 0), (["village", AWAY[0]], 10), ([AWAY[0], "village"], 10), (["village", "village"], 15)],
)
def test_the_bonus_is_10_for_one_korrigan_and_15_for_both(fields: list[str], bonus: int) -> None:
    assert scores(korrigans=[fields, AWAY]) == [1 + bonus, 1]


@proves("KOR-122")
def test_every_player_with_korrigans_there_gets_the_full_bonus() -> None:
    fields = [["village", "village"], ["village", AWAY[0]], ["village", "village"], AWAY]
    assert scores(4, korrigans=fields) == [16, 11, 16, 1]


@proves("KOR-123")
def test_unspent_companions_are_worth_nothing() -> None:
    rich = scores(revealed=[["hare", "squirrel", "bird", "mouse", "mole", "frog"], []])
    assert rich == scores(revealed=[[], []]) == [1, 1]
    assert scores(backups=[["hare", "squirrel"], []], sacrificed=[["gold1", "gold2"], []]) == [1, 1]


@proves("KOR-123")
def test_sacrificed_gold_is_lost() -> None:
    assert scores(backups=[["hare"], []], sacrificed=[["gold4"], []], hidden=[["gold3"], ["gold1"]]) == [3, 1]


@proves("KOR-124")
def test_a_total_may_be_negative() -> None:
    assert scores(hidden=[[], ["gold1"]], carried=[["goblin", "goblin"], ["", ""]]) == [-4, 1]
    result = ended(hidden=[[], []], carried=[["goblin", ""], ["goblin", ""]])[0]
    assert (result.scores, result.ranks) == ([-2, -2], [2, 1])  # the second has a hare left


@proves("KOR-125")
def test_the_highest_total_wins() -> None:
    result = ended(3, hidden=[["gold4"], ["gold4", "gold3"], ["gold1"]], revealed=[["bird"] * 3, [], ["mole"] * 3])[0]
    assert (result.scores, result.ranks) == ([4, 7, 1], [2, 1, 3])  # companions do not matter


@proves("KOR-126")
def test_of_equal_totals_more_unspent_companions_win() -> None:
    tied: Given = {"hidden": [["gold2", "gold2"], ["gold4"]]}
    assert ended(revealed=[["mole", "bird"], []], **tied)[0].ranks == [1, 2]  # 2 against 1
    assert ended(revealed=[[], []], **tied)[0].ranks == [2, 1]  # none against 1


@proves("KOR-60", "KOR-126")
def test_backups_count_as_companions_in_the_tie_break() -> None:
    facts: Given = {"hidden": [["gold4"], ["gold4"]], "backups": [["hare", "squirrel"], []]}
    result, position = ended(sacrificed=[["gold1", "gold1"], []], **facts)
    assert (result.scores, result.ranks) == ([4, 4], [1, 2])
    score = seen(position).players[0].score
    assert score is not None
    assert score.companions == 2


@proves("KOR-126", "KOR-118")
def test_spent_companions_do_not_count_in_the_tie_break() -> None:
    assert ended(spent=[["mole", "bird", "frog"], []], hidden=[["gold4"], ["gold4"]])[0].ranks == [2, 1]


@proves("KOR-127")
@pytest.mark.parametrize(("first", "ranks"), [(0, [3, 2, 1]), (1, [1, 3, 2]), (2, [2, 1, 3])])
def test_if_all_is_equal_the_latest_in_turn_order_wins(first: int, ranks: list[int]) -> None:
    one_each = [["mole"], ["bird"], ["frog"]]
    one_each[(first + 2) % 3] = []  # the last player has the hare of `ended`
    result = ended(3, first_player=first, hidden=[["gold4"]] * 3, revealed=one_each)[0]
    assert (result.scores, result.ranks) == ([4, 4, 4], ranks)


@proves("KOR-125", "KOR-126", "KOR-127")
def test_in_any_game_the_ranking_follows_the_three_keys_and_has_one_winner() -> None:
    for game in games(8):
        position = game[-1].after
        result = position.result()
        assert result is not None
        assert result.scores is not None
        players = int(position.seats)
        keys = []
        for seat in range(players):
            unspent = len(revealed(position, seat)) + len(seen(position).players[seat].backups)
            keys.append((result.scores[seat], unspent, (seat - int(position.first)) % players))
        best_first = sorted(range(players), key=lambda seat: keys[seat], reverse=True)
        assert [result.ranks[seat] for seat in best_first] == list(range(1, players + 1))
