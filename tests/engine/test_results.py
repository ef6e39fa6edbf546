"""Equal scores share a rank, and a game may have no winner."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result, ranks_by_score


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [
        ([7], [1]),
        ([3, 9], [2, 1]),
        ([60, 80, 80, 10], [3, 1, 1, 4]),
        ([5, 5, 5], [1, 1, 1]),
        ([-5, 0, -5], [2, 1, 2]),
        ([1, 2, 2, 2, 3], [5, 2, 2, 2, 1]),
    ],
)
def test_equal_scores_share_a_rank_and_the_next_one_is_counted(scores: list[int], ranks: list[int]) -> None:
    assert ranks_by_score(scores) == ranks


@given(some.lists(some.integers(), min_size=1))
def test_ranks_follow_the_scores(scores: list[int]) -> None:
    ranks = ranks_by_score(scores)
    assert min(ranks) == 1
    for score, rank in zip(scores, ranks, strict=True):
        assert rank == 1 + len([other for other in scores if other > score])


def test_all_of_rank_1_have_won() -> None:
    end = Phrase("end-rounds")
    assert Result(ranks=[2, 1, 3], end=end).winners == [1]
    assert Result(ranks=[1, 3, 1], end=end, scores=[4, 0, 4]).winners == [0, 2]
    assert Result(ranks=[2, 2], end=end).winners == []
