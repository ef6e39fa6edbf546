"""The kit examines as many moments as it is asked for, of every kind, from the whole game, by the seed alone."""

from collections import Counter
from itertools import count

import pytest

from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.events import Log
from folkmoot.testing import Summary, kit
from folkmoot.testing.kit import conforms, examine_game
from folkmoot.testing.moment import Moment
from folkmoot.testing.random_game import RandomGame
from folkmoot.testing.sampling import Kind, chosen_moments, kind_of
from tests.example.acorns import GAME
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition

USUAL, RARE, SIMULTANEOUS = ("move", False), ("lose", False), ("offer", True)
KINDS: list[Kind] = [SIMULTANEOUS] * 6 + [USUAL] * 150 + [RARE] + [USUAL] * 43


def examined(monkeypatch: pytest.MonkeyPatch, moments: int, seed: int) -> list[tuple[str, Kind, int]]:
    """Returns place, kind and first draw of the moments of a game that are examined in full."""
    places: list[tuple[str, Kind, int]] = []

    def note(moment: Moment, summary: Summary) -> None:
        places.append((moment.where, kind_of(moment.position), moment.dice.below(1 << 30)))

    monkeypatch.setattr(kit, "_examine_fully", note)
    examine_game(GAME, 3, seed, moments, Summary(GAME.id, seed))
    return places


@pytest.mark.parametrize("moments", [0, 1, 2, 3, 10, 199, 200])
def test_as_many_moments_are_chosen_as_asked_for(moments: int) -> None:
    assert len(chosen_moments(KINDS, moments, FastDice(1))) == moments


def test_a_short_game_gives_all_its_moments() -> None:
    assert chosen_moments(KINDS[:20], 30, FastDice(1)) == set(range(20))


@pytest.mark.parametrize("seed", range(20))
def test_every_kind_is_taken_once_before_any_is_taken_twice(seed: int) -> None:
    three = Counter(KINDS[number] for number in chosen_moments(KINDS, 3, FastDice(seed)))
    assert three == {SIMULTANEOUS: 1, USUAL: 1, RARE: 1}
    ten = Counter(KINDS[number] for number in chosen_moments(KINDS, 10, FastDice(seed)))
    assert ten[RARE] == 1
    assert {ten[SIMULTANEOUS], ten[USUAL]} <= {4, 5}


@pytest.mark.parametrize("seed", range(20))
def test_moments_of_one_kind_are_spread_over_the_whole_game(seed: int) -> None:
    numbers = sorted(chosen_moments([USUAL] * 400, 8, FastDice(seed)))
    assert [number // 50 for number in numbers] == list(range(8))


def test_every_decision_has_a_chance() -> None:
    taken = set().union(*(chosen_moments(KINDS, 5, FastDice(seed)) for seed in range(1500)))
    assert taken == set(range(len(KINDS)))


@pytest.mark.parametrize("seed", range(4))
def test_the_kit_examines_as_many_moments_as_asked_for(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(examined(monkeypatch, 7, seed)) == 7


def test_the_same_seed_examines_the_same_moments_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    places = examined(monkeypatch, 7, 5)
    assert examined(monkeypatch, 7, 5) == places
    assert examined(monkeypatch, 7, 6) != places


def test_every_kind_of_question_of_a_game_is_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    playing = RandomGame(GAME, 3, 5)
    kinds = {kind_of(playing.position) for _ in playing.decisions()}
    assert len(kinds) > 3
    assert {kind for _, kind, _ in examined(monkeypatch, len(kinds), 5)} == kinds


def test_the_summary_counts_the_moments_of_all_games() -> None:
    summary = conforms(GAME, games=2, moments=4, seed=2)
    assert summary.games == {2: 2, 3: 2}
    assert summary.moments == 2 * 2 * 4


def test_a_game_that_differs_for_the_same_seed_breaks_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = count()

    def start(players: int, options: AcornsOptions, dice: Dice, log: Log) -> AcornsPosition:
        return _start(players, options, FastDice(next(seeds)), log)

    _start = GAME.start
    monkeypatch.setattr(GAME, "start", start)
    with pytest.raises(BrokenContract, match="the same seed must give the same game"):
        conforms(GAME, games=1, moments=1)
