"""What is hidden: the order of the deck, and nothing else."""

from collections import Counter

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import at, games, last_pick, legal, market, named, opening, play, rest, seen

WORLDS = 4000


def imagined(position: RainbowsState, count: int, seat: int = 0) -> list[RainbowsState]:
    dice = FastDice(99)
    return [position.imagine(seat, dice) for _ in range(count)]


@proves("RAI-16")
def test_imagining_changes_the_order_of_the_deck_and_nothing_else() -> None:
    for played in games(2, days=2):
        true = played.before
        for world in imagined(true, 3):
            assert sorted(rest(world)) == sorted(rest(true))
            assert world.deck[: world.dealt] == true.deck[: true.dealt]
            assert {**world.snapshot(), "deck": 0} == {**true.snapshot(), "deck": 0}
            assert world.faults() == []


@proves("RAI-16")
def test_nobody_can_tell_an_imagined_position_from_the_true_one() -> None:
    for played in games(1):
        true = played.before
        for eye in [None, *range(int(true.seats))]:
            for world in imagined(true, 2, eye or 0):
                assert msgspec.json.encode(world.view(eye)) == msgspec.json.encode(true.view(eye))
                if eye is not None:
                    assert world.moves(eye) == true.moves(eye)
                    assert world.prompt(eye) == true.prompt(eye)


@pytest.mark.parametrize(("rounds", "least"), [(1, 40), (10, 40), (12, 48), (14, 56), (15, 60)])
@proves("RAI-15", "RAI-16")
def test_the_clover_is_imagined_anywhere_it_may_still_be_with_equal_chances(rounds: int, least: int) -> None:
    position = at(turn=0, round=rounds)
    places = 61 - least
    counts = Counter(named(world.deck).index("clover") for world in imagined(position, WORLDS))
    assert set(counts) == set(range(least, 61))
    expected = WORLDS / places
    assert all(abs(count - expected) <= 7 * expected**0.5 for count in counts.values())


@proves("RAI-16")
def test_every_unseen_card_may_come_next() -> None:
    position = at(turn=0, round=10, draws=["red-1", "red-2"])
    nexts = Counter(rest(world)[0] for world in imagined(position, WORLDS))
    assert set(nexts) - {"clover"} == set(rest(position)) - {"clover"}
    luckychauns = [count for card, count in nexts.items() if card != "clover"]
    assert all(110 < count < 270 for count in luckychauns)  # 4000 * 20 / 21 / 20, about 190 expected


@proves("RAI-16")
def test_a_drawn_clover_stays_drawn() -> None:
    position = at(clover_revealed=True, turn=0)
    for world in imagined(position, 50):
        assert world.clover_revealed
        assert "clover" not in rest(world)
        assert market(world) == market(position)


def test_imagining_again_draws_from_the_same_worlds() -> None:
    position = at(turn=0, round=14)
    once = {tuple(world.deck) for world in imagined(position, 3000)}
    twice = {tuple(world.deck) for world in imagined(imagined(position, 1)[0], 3000)}
    assert len(once) == len(twice) == 5 * 4 * 3 * 2  # four cards and the clover, which may lie anywhere among them
    assert once == twice


def test_an_imagined_position_can_be_played_to_its_end() -> None:
    world = opening(4, seed=2).imagine(1, FastDice(5))
    while world.deciders():
        play(world, sorted(legal(world))[0])
    assert world.result() is not None


def test_once_the_game_is_over_nothing_is_left_to_imagine() -> None:
    position = last_pick(market=["red-5"])
    play(position, "keep red-5")
    for world in imagined(position, 5):
        assert seen(world, 0) == seen(position, 0)
