"""Sealed dice: a draw depends on the committed seed, the salts and the number of the act, and on nothing else."""

import hashlib
from collections import Counter

import pytest

from folkmoot.engine.errors import BadDice
from folkmoot.engine.sealed import DEAL, SEED_BYTES, SealedDice, commitment

SEED = bytes(range(SEED_BYTES))


def draws(dice: SealedDice, act: int, count: int = 6) -> list[int]:
    dice.at(act)
    return [dice.below(1_000_000) for _ in range(count)]


def test_the_commitment_binds_to_the_seed_and_to_nothing_else() -> None:
    assert commitment(SEED) == hashlib.sha256(b"folkmoot seed " + SEED).hexdigest()
    assert commitment(SEED) != commitment(bytes(SEED_BYTES))
    assert SEED.hex() not in commitment(SEED)


@pytest.mark.parametrize("length", [0, 16, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(BadDice, match=f"a sealed seed has 32 bytes: got {length}"):
        SealedDice(bytes(length), [])


def test_a_draw_depends_on_its_address_only() -> None:
    dice = SealedDice(SEED, ["a", "b"])
    expected = draws(dice, 5)
    for act in (DEAL, 4, 6):
        draws(dice, act, act + 1)
    assert draws(dice, 5) == expected
    assert draws(SealedDice(SEED, ["a", "b"]), 5) == expected
    assert draws(dice, 5, 3) == expected[:3]


def test_every_address_gives_different_draws() -> None:
    dice = SealedDice(SEED, ["a"])
    streams = [tuple(draws(dice, act)) for act in range(30)]
    assert len(set(streams)) == 30
    assert len({draw for stream in streams for draw in stream}) > 170


def test_new_dice_point_at_the_deal_and_count_their_draws() -> None:
    dice = SealedDice(SEED, ["a"])
    first = dice.below(1_000_000)
    assert dice.draws == 1
    assert draws(dice, DEAL, 1) == [first]
    assert dice.at(7).draws == 0
    items = list(range(10))
    dice.shuffle(items)
    assert dice.draws == 9
    assert sorted(items) == list(range(10))


def test_seed_and_every_salt_matter() -> None:
    salt_lists = [["a", "b"], ["b", "a"], ["a"], ["a", ""], ["", "a"], [], [""], ["a", "b", ""], ["a", "c"], ["é", "b"]]
    streams = [tuple(draws(SealedDice(SEED, salts), 1)) for salts in salt_lists]
    streams.append(tuple(draws(SealedDice(bytes(SEED_BYTES), ["a", "b"]), 1)))
    assert len(set(streams)) == len(salt_lists) + 1


def test_salts_are_framed_so_that_none_flows_into_the_next() -> None:
    salt_lists = [["ab", "c"], ["a", "bc"], ["abc"], ["", "abc"], ["abc", ""], ["a", "b", "c"], ["a\0\0\0\x01b", "c"]]
    assert len({tuple(draws(SealedDice(SEED, salts), 1)) for salts in salt_lists}) == len(salt_lists)


def test_draws_are_in_range_and_roughly_uniform() -> None:
    dice, counts = SealedDice(SEED, ["a"]), Counter[int]()
    for act in range(600):
        dice.at(act)
        counts.update(dice.below(6) for _ in range(20))
    assert set(counts) == set(range(6))
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 25
    assert dice.below(1) == 0
