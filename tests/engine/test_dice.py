"""Dice are reproducible, in range and about uniform; a script of draws that does not fit is refused."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from folkmoot.engine.dice import Dice, FastDice, ScriptedDice
from folkmoot.engine.errors import BadDice


class Echo(Dice):
    """Dice of a third party: they draw what other dice draw, and do not shuffle by themselves."""

    def __init__(self, inner: Dice) -> None:
        self.inner = inner

    def below(self, n: int) -> int:
        return self.inner.below(n)


def draws(dice: Dice, count: int, n: int = 1_000_000) -> list[int]:
    return [dice.below(n) for _ in range(count)]


def test_the_same_seed_gives_the_same_draws_and_another_seed_others() -> None:
    seeds = [0, 1, 2, 1 << 31, 1 << 32, 1 << 64, (1 << 96) - 1]
    streams = [draws(FastDice(seed), 8) for seed in seeds]
    assert streams == [draws(FastDice(seed), 8) for seed in seeds]
    assert len({tuple(stream) for stream in streams}) == len(seeds)


def test_the_draws_of_a_seed_are_the_same_in_every_build() -> None:
    assert draws(FastDice(7), 6) == [977122, 905977, 697256, 431287, 453607, 734115]
    items = list(range(10))
    FastDice(7).shuffle(items)
    assert items == [7, 4, 0, 1, 6, 2, 3, 5, 8, 9]


@given(seed=some.integers(0, (1 << 96) - 1), n=some.integers(1, (1 << 31) - 1))
def test_a_draw_is_from_0_to_n_minus_1(seed: int, n: int) -> None:
    assert all(0 <= draw < n for draw in draws(FastDice(seed), 20, n))


def test_draws_are_roughly_uniform() -> None:
    for numbers in (draws(FastDice(3), 60_000, 6), [FastDice(seed).below(6) for seed in range(6_000)]):
        counts = Counter(numbers)
        mean = len(numbers) / 6
        assert sum((counts[face] - mean) ** 2 / mean for face in range(6)) < 25


def test_every_order_of_a_shuffle_is_about_as_likely() -> None:
    dice, counts = FastDice(11), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        items = [1, 2, 3, 4]
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 60


def test_fast_dice_shuffle_as_the_generic_shuffle_does() -> None:
    for length in (0, 1, 2, 60):
        fast, generic = list(range(length)), list(range(length))
        FastDice(5).shuffle(fast)
        Echo(FastDice(5)).shuffle(generic)
        assert fast == generic


def test_forked_dice_share_no_stream() -> None:
    dice, twin = FastDice(9), FastDice(9)
    child, twin_child = dice.fork(), twin.fork()
    assert draws(child, 5) == draws(twin_child, 5)
    assert draws(dice, 5) == draws(twin, 5)
    assert draws(dice, 5) != draws(child, 5)


def test_a_seed_is_not_negative() -> None:
    with pytest.raises(BadDice, match="a seed is a whole number from 0, below 2\\*\\*96: got -1"):
        FastDice(-1)


def test_a_script_is_followed_to_its_end() -> None:
    script = [2, 0, 5]
    dice = ScriptedDice(script)
    script.clear()
    assert (draws(dice, 2, 6), dice.remaining()) == ([2, 0], 1)
    assert (dice.below(6), dice.remaining()) == (5, 0)
    with pytest.raises(BadDice, match="only 3 draws, one more below 4"):
        dice.below(4)


def test_a_script_that_does_not_fit_is_refused_and_stays_where_it_is() -> None:
    for draw in (6, -1):
        dice = ScriptedDice([draw])
        with pytest.raises(BadDice, match=rf"draw 0 of the script is {draw}, expected 0 to 5"):
            dice.below(6)
        assert dice.remaining() == 1


def test_scripted_dice_shuffle_by_their_script() -> None:
    items, dice = [10, 20, 30], ScriptedDice([0, 1])
    dice.shuffle(items)
    assert (items, dice.remaining()) == ([30, 20, 10], 0)
