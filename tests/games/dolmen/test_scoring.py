"""The count: slabs, mysteries with the closing roll, crystals."""

import pytest

from folkmoot.engine.events import Log
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import NUMBERS, asked, dolmen, event_args, event_keys, play, random_game, rules, seen
from .reference import laying

ROW = "tr4@2,0r0 ro5@4,0r0 ov5@6,0r0 vt2@8,0r0 tr6@10,0r0"
"""Five slabs of side 0 without a mystery, 22 points; the next one has rose at its left: `lay 12,0 r0`."""
MYSTERIES = "tr?@2,0r0 ro?@4,0r0 ov?@6,0r0 vt?@8,0r0 tr6@10,0r0"
ROW_OF_SIDE_1 = "ro2@2,0r0 ov3@4,0r0 vt2@6,0r0 tr2@8,0r0 ro3@10,0r0"
OTHER = "ov6@2,0r0 vt6@4,0r0 ot5@6,0r1 oo?@8,0r0"
"""Side 2: 17 points and a mystery."""


def finishing(slab: str, own: str, others: list[str], reserve: list[int], roll: int) -> tuple[DolmenState, Log]:
    """Returns the end of a game that seat 0 brings about by its sixth slab, and its events."""
    position = laying(slab, [own, *others], players=1 + len(others), reserve=reserve)
    log = play(position, "lay 12,0 r0", rolls=str(roll))
    return position, log


def totals(position: DolmenState) -> list[int]:
    result = position.result()
    assert result is not None
    assert result.scores is not None
    return result.scores


def worth(words: list[str], roll: int) -> int:
    """Returns what the slabs of a dolmen score, read from their names."""
    return sum(3 + roll if word[2] == "?" else int(word[2]) for word in words)


@pytest.mark.parametrize("roll", range(1, 7))
@proves("DOL-103", "DOL-105")
def test_the_closing_roll_is_added_to_each_mystery_of_every_player(roll: int) -> None:
    position, log = finishing("ro5", MYSTERIES.replace("ro?", "ro3"), [OTHER], [0, 3], roll)
    # Three mysteries, 3 + 6 + 5 printed; one mystery, 17 printed and 3 crystals.
    assert totals(position) == [14 + 3 * (3 + roll), 17 + (3 + roll) + 3]
    assert event_args(log, "mystery-roll") == [{"seat": 0, "roll": roll}]
    assert seen(position).mystery_roll == roll
    scores = [player.score for player in seen(position).players]
    assert [(score.mysteries, score.mystery_points) for score in scores] == [(3, 3 * (3 + roll)), (1, 3 + roll)]


@proves("DOL-103")
def test_the_one_who_finishes_rolls_once() -> None:
    position = laying("ov4", ["", ROW_OF_SIDE_1, ""], 1, players=3)
    log = play(position, "lay 12,0 r0", rolls="5")
    assert event_args(log, "mystery-roll") == [{"seat": 1, "roll": 5}]
    assert ("mystery-roll", "DOL-103") in rules(log)


@proves("DOL-104")
def test_the_roll_is_made_even_if_nobody_has_a_mystery() -> None:
    position, log = finishing("ro2", ROW, ["ov6@2,0r0"], [1, 3], 6)
    assert "?" not in "".join(dolmen(position, 0) + dolmen(position, 1))
    assert event_keys(log)[:3] == ["laid", "finished", "mystery-roll"]
    assert (seen(position).mystery_roll, totals(position)) == (6, [25, 9])


@proves("DOL-106")
def test_normal_slabs_score_their_points_and_start_slabs_nothing() -> None:
    position, _ = finishing("ro2", ROW, [""], [0, 3], 3)
    assert totals(position) == [4 + 5 + 5 + 2 + 6 + 2, 3]
    scores = [player.score for player in seen(position).players]
    assert [(score.slabs, score.crystals, score.total) for score in scores] == [(24, 0, 24), (0, 3, 3)]


@pytest.mark.parametrize("reserve", range(4))
@proves("DOL-107")
def test_crystals_in_reserve_score_one_each_and_those_on_the_table_nothing(reserve: int) -> None:
    position, log = finishing("ro2", ROW, ["", ""], [reserve, 3, 3], 1)
    assert totals(position) == [24 + reserve, 3, 3]
    assert [score["crystals"] for score in event_args(log, "scored")] == [reserve, 3, 3]
    assert seen(position).players[0].table == 3 - reserve


@proves("DOL-108", "DOL-109")
def test_an_unfinished_dolmen_counts_alike_and_may_win() -> None:
    # 2 + 2 + 3 + 2 + 3 + 2 = 14 without a crystal, against 6 + 6 + 5 + (3 + 4) + 3.
    low = "tr2@2,0r0 ro2@4,0r0 ov3@6,0r0 vt2@8,0r0 tr3@10,0r0"
    position, log = finishing("ro4", low, [OTHER], [0, 3], 4)
    assert totals(position) == [16, 27]
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners) == ([2, 1], [1])
    assert event_args(log, "game-over") == [{"seats": [1], "total": 27}]
    assert rules(log)[-1] == ("game-over", "DOL-109")


@proves("DOL-109")
def test_the_highest_total_wins_and_the_others_rank_behind() -> None:
    position, log = finishing("ro2", ROW, ["vr5@2,0r1", "ov6@2,0r0", ""], [2, 3, 3, 3], 1)
    result = position.result()
    assert result is not None
    assert (result.scores, result.ranks) == ([26, 8, 9, 3], [1, 3, 2, 4])
    assert (result.end.key, result.end.args) == ("end-seven", {"seat": 0})
    assert event_args(log, "scored")[0] == {
        "seat": 0,
        "slab_points": 24,
        "mysteries": 0,
        "mystery_points": 0,
        "crystals": 2,
        "total": 26,
    }


@proves("DOL-110")
def test_players_with_the_same_highest_total_share_the_victory() -> None:
    # 24 without a crystal, against 17 + (3 + 1) + 3 = 24; the finisher has no advantage.
    position, log = finishing("ro2", ROW, [OTHER], [0, 3], 1)
    result = position.result()
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ([24, 24], [1, 1], [0, 1])
    assert event_args(log, "game-over") == [{"seats": [0, 1], "total": 24}]
    assert rules(log)[-1] == ("game-over", "DOL-110")


@proves("DOL-110")
def test_a_tie_for_another_rank_leaves_one_winner() -> None:
    position, log = finishing("ro2", ROW, ["", "", ""], [3, 3, 3, 3], 1)
    result = position.result()
    assert result is not None
    assert (result.ranks, result.winners) == ([1, 2, 2, 2], [0])
    assert event_args(log, "game-over") == [{"seats": [0], "total": 27}]


@proves("DOL-105")
def test_before_the_closing_roll_mysteries_are_only_counted() -> None:
    position = laying("ro5", [MYSTERIES.replace("ro?", "ro3"), OTHER], reserve=[0, 3])
    scores = [player.score for player in seen(position).players]
    assert [(score.slabs, score.mysteries, score.mystery_points, score.crystals) for score in scores] == [
        (9, 3, 0, 0),
        (17, 1, 0, 3),
    ]


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-105", "DOL-106", "DOL-107")
def test_in_random_games_the_score_follows_from_the_names_of_the_slabs(players: int) -> None:
    for seed in range(3):
        *_, last = random_game(players, 60 + seed)
        position = last.after
        roll = seen(position).mystery_roll
        assert 1 <= roll <= 6
        assert asked(position) == (None, "over")
        expected = [worth(dolmen(position, seat), roll) + position.reserve[seat] for seat in range(players)]
        assert totals(position) == expected
        assert [score["total"] for score in event_args(last.log, "scored")] == expected
        assert [player.score.total for player in seen(position).players] == expected
