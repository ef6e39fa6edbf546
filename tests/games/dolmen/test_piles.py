"""Draw pile and discard pile: thirty-eight slabs, and a shuffle only when one is needed."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    asked,
    at,
    circle,
    discarded,
    dolmen,
    event_args,
    event_keys,
    hand,
    pile,
    play,
    random_game,
    seen,
)
from .reference import BOX, built


def with_pile(number: int, **facts: Any) -> DolmenState:
    """Returns a moment with so many slabs in the draw pile, all others that are not on the circle put away."""
    return at(points=[3, 8], discard=26 - number, **facts)


def to_the_glow(position: DolmenState, seed: int) -> Log:
    log = Log()
    position.play(0, GAME.parse("move 4"), FastDice(seed), log)
    assert position.faults() == []
    return log


@proves("DOL-80", "DOL-82", "DOL-81")
def test_swept_slabs_go_into_the_shuffle_of_the_same_move() -> None:
    position = with_pile(0, circle="5=ov4 6=rr? 7=vr2")
    drawn = set()
    for seed in range(40):
        there = position.copy()
        log = to_the_glow(there, seed)
        assert event_keys(log)[-3:] == ["swept", "reshuffled", "drew"]
        assert event_args(log, "reshuffled") == [{"number": 29}]
        assert (discarded(there), len(pile(there)), len(hand(there))) == ([], 26, 3)
        assert sorted(pile(there) + hand(there)) == sorted([*discarded(position), "ov4", "rr?", "vr2"])
        drawn |= set(hand(there))
    assert drawn >= {"ov4", "rr?", "vr2"}


@pytest.mark.parametrize("left", [0, 1, 2])
@proves("DOL-81", "DOL-83")
def test_the_rest_of_the_pile_is_drawn_first_and_then_from_the_shuffled_one(left: int) -> None:
    position = with_pile(left)
    swept = [circle(position)[number] for number in (5, 6, 7)]
    first = pile(position)
    for seed in range(6):
        there = position.copy()
        log = to_the_glow(there, seed)
        assert hand(there)[:left] == first
        assert event_args(log, "reshuffled") == [{"number": 26 - left + 3}]
        assert sorted(hand(there)[left:] + pile(there)) == sorted(discarded(position) + swept)
        assert discarded(there) == []


@proves("DOL-81")
def test_the_new_pile_is_in_any_order() -> None:
    position = with_pile(0)
    orders = set()
    for seed in range(20):
        there = position.copy()
        to_the_glow(there, seed)
        orders.add(tuple(hand(there) + pile(there)))
    assert len(orders) == 20


@proves("DOL-83")
def test_an_empty_pile_stays_empty_until_a_slab_is_needed() -> None:
    position = with_pile(3)
    swept = [circle(position)[number] for number in (5, 6, 7)]
    log = play(position, "move 4")
    assert "reshuffled" not in event_keys(log)
    view = seen(position)
    assert (view.pile, view.top, view.discard) == (0, None, 26)
    assert sorted(discarded(position)[:3]) == sorted(swept)
    play(position, "arrange 123", "end", "move 7", "end", "move 4", "end", "move 9", "end")
    assert (seen(position).pile, seen(position).discard, asked(position)) == (0, 26, (0, "main"))
    play(position, "move 7", "end")
    log = play(position, "move 8")
    assert event_args(log, "reshuffled") == [{"number": 29}]
    assert (seen(position).pile, seen(position).discard) == (26, 0)


def test_a_pile_that_suffices_is_not_shuffled() -> None:
    for left in (3, 4, 26):
        position = with_pile(left)
        before = pile(position)
        log = play(position, "move 4", rolls="")
        assert "reshuffled" not in event_keys(log)
        assert (hand(position), pile(position)) == (before[:3], before[3:])


@pytest.mark.parametrize(("taken", "counts", "spare"), [(5, True, 9), (6, False, 5)])
@proves("DOL-84")
def test_three_slabs_can_be_drawn_even_with_the_fullest_dolmens(taken: int, counts: bool, spare: int) -> None:
    for seed in range(3):
        dolmens = built(4, [taken] * 4, seed)
        used = {word.partition("@")[0] for words in dolmens for word in words.split()}
        assert 38 - len(used) - 9 == spare
        for gone in (0, 1, spare - 1, spare):
            position = at(
                4,
                dolmens=dolmens,
                points=[3, 13, 14, 15],
                circle="5=- 6=- 7=-",
                discard=gone,
                options={"start_slab_counts": counts},
            )
            assert len(pile(position)) + len(discarded(position)) == spare
            log = play(position, "move 4")
            assert (len(hand(position)), len(pile(position)) + len(discarded(position))) == (3, spare - 3)
            assert ("reshuffled" in event_keys(log)) == (spare - gone < 3)
            play(position, "arrange 231")
            assert len(circle(position)) == 12


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("counts", [True, False])
@proves("DOL-85", "DOL-84", "DOL-83")
def test_in_random_games_every_slab_is_always_in_one_place(players: int, counts: bool) -> None:
    shuffles = 0
    for played in random_game(players, 30 + players, start_slab_counts=counts):
        position = played.after
        dolmens = [word.partition("@")[0] for seat in range(players) for word in dolmen(position, seat)]
        everywhere = [*circle(position).values(), *dolmens, *pile(position), *discarded(position), *hand(position)]
        assert Counter(everywhere) == Counter(BOX)
        view = seen(position)
        lying = sum(place.colours is not None for place in view.places)
        built_ = sum(len(player.dolmen) - 1 for player in view.players)
        assert lying + built_ + view.pile + view.discard + len(view.hand) == 38
        if position.phase == 1:
            assert len(view.hand) == 3
        if "reshuffled" in event_keys(played.log):
            shuffles += 1
            assert len(pile(played.before)) < 3
    assert shuffles > 0
