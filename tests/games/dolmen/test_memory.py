"""What is remembered when the discard pile is shuffled: what was seen there has been drawn since, or not yet."""

from collections import Counter
from math import sqrt

import pytest

from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import NUMBERS, Played, after, at, circle, decider, discarded, event_args, hand, pile, play, random_game
from .reference import BOX
from .reference_worlds import Memory, dealt, imagined_at, worlds

OCHRE_VIOLET = {"ov3", "ov4", "ov5", "ov6", "ov?"}
ROUNDS = 60
"""So often more worlds are drawn at most until everything possible was among them."""


def lost() -> DolmenState:
    """Returns the moment after a shuffle; ochre 5 was lost before, and the other slab of ochre alone is on place 9."""
    position = at(3, points=[3, 5, 10], reserve=[0, 3, 3], circle="*=- 3=oo5 6=vv2 9=oo? 13=tt3", discard=34)
    play(position, "attempt", rolls="4")
    assert (pile(position), "oo5" in discarded(position)) == ([], True)
    play(position, "end")
    log = play(position, "move 4")
    assert event_args(log, "reshuffled") == [{"number": 36}]
    play(position, "arrange 123")
    assert "oo5" in pile(position), "it was not drawn at once, and nobody knows"
    return position


@proves("DOL-117")
def test_after_the_shuffle_a_lost_slab_lies_in_the_pile_and_not_where_slabs_lie_since_before() -> None:
    position = lost()
    for eye in range(3):
        spots = set()
        for world in worlds(position, eye):
            assert circle(world)[9] == "oo?", "this slab has lain there all the time"
            spots.add(pile(world).index("oo5"))
        assert len(spots) > 20, "but nobody knows where in the pile"


@proves("DOL-117", "DOL-115")
def test_after_the_shuffle_nobody_knows_of_the_pile_more_than_the_colours_on_top() -> None:
    position = lost()
    top = pile(position)[0][:2]
    for eye in range(3):
        several = worlds(position, eye)
        assert {pile(world)[0][:2] for world in several} == {top}
        assert {pile(world)[0] for world in several} == {slab for slab in BOX if slab[:2] == top}
        assert len({tuple(slab[:2] for slab in pile(world)[1:]) for world in several}) == 60


def swept(*moves: str) -> DolmenState:
    """Returns the moment after ochre-violet 4 was swept from place 5 and shuffled; ochre-violet mystery is on place 1.

    Seat 0 had peeked at it.
    """
    return after(at(points=[3, 9], circle="*=- 1=ov? 5=ov4", discard=36), "peek 5", "move 4", "arrange 123", *moves)


@proves("DOL-44", "DOL-117")
def test_a_player_who_peeked_at_a_swept_slab_knows_that_it_is_not_where_slabs_lie_since_before() -> None:
    position = swept()
    assert imagined_at(position, 0, 1) == OCHRE_VIOLET - {"ov4"}
    assert imagined_at(position, 1, 1) == OCHRE_VIOLET
    for world in worlds(position, 0):
        assert "ov4" in [circle(world)[number] for number in (5, 6, 7)] + pile(world)


def test_in_the_worlds_of_others_a_player_who_peeked_knows_what_was_swept_there() -> None:
    """Seat 1 knows that seat 0 knows one slab of these colours, but not which."""
    known = set()
    for world in worlds(swept(), 1, 40):
        (slab,) = OCHRE_VIOLET - imagined_at(world, 0, 1)
        assert slab != circle(world)[1]
        known.add(slab)
    assert known == OCHRE_VIOLET


def test_in_the_worlds_of_others_everybody_goes_on_knowing_what_all_saw() -> None:
    """Ochre 5 was lost before all: in nobody's worlds does another seat take the slab on place 9 for it."""
    position = lost()
    for eye in range(3):
        for world in worlds(position, eye, 20):
            assert all(imagined_at(world, other, 9) == {"oo?"} for other in range(3))


def test_what_went_into_the_shuffle_is_no_slab_that_was_drawn_before_it() -> None:
    """One slab is left in the pile, the other of ochre alone: it is drawn, and the shuffle comes in the midst."""
    position = at(points=[3, 9], circle="*=- 5=oo5", top="oo", discard=36)
    play(position, "peek 5", "move 4")
    assert {hand(world)[0] for world in worlds(position, 0)} == {"oo?"}
    assert {hand(world)[0] for world in worlds(position, 1)} == {"oo5", "oo?"}
    play(position, "arrange 231")
    assert (imagined_at(position, 0, 7), imagined_at(position, 1, 7)) == ({"oo?"}, {"oo5", "oo?"})


def test_every_deal_that_fits_is_equally_likely() -> None:
    memory, position = Memory(2), at(points=[3, 9], circle="*=- 1=ov? 2=ov6 5=ov4 6=ov5", discard=34)
    for move in ("peek 5", "move 4", "arrange 123"):
        seat, before = decider(position), position.copy()
        memory.observe(Played(before, seat, move, position, play(position, move)))
    expected = [tuple(sorted(deal.items())) for deal in memory.deals(position, 0, "ov")]
    draws = 200 * len(expected)
    counts: Counter[object] = Counter()
    for world in worlds(position, 0, draws):
        deal = {spot: slab for spot, slab in dealt(world).items() if slab[:2] == "ov"}
        counts[tuple(sorted(deal.items()))] += 1
    assert set(counts) == set(expected)
    chance = 1 / len(expected)
    for number in counts.values():
        assert abs(number / draws - chance) < 5 * sqrt(chance * (1 - chance) / draws)


def check_worlds(memory: Memory, position: DolmenState, eye: int, seed: int) -> None:
    """Holds that a seat imagines worlds that fit its memory, and everything that fits."""
    assert memory.fits(position, eye)
    possible = memory.possible(position, eye)
    imagined: dict[str, set[str]] = {}
    for number in range(ROUNDS):
        for world in worlds(position, eye, 20, ROUNDS * seed + number):
            assert memory.fits(world, eye)
            lying = dealt(world)
            for spot in possible:
                imagined.setdefault(spot, set()).add(lying[spot])
        if imagined == possible:
            return
    assert imagined == possible


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-113", "DOL-117", "DOL-44")
def test_in_random_games_worlds_keep_what_was_seen_and_vary_in_the_rest(players: int) -> None:
    memory = Memory(players)
    for number, played in enumerate(random_game(players, 40 + players)):
        memory.observe(played)
        if number % 20 == 0 and played.after.deciders():
            for eye in range(players):
                check_worlds(memory, played.after, eye, number)
    assert memory.shuffles > 1


def test_what_is_remembered_outlasts_a_second_shuffle() -> None:
    """With great dolmens the pile is so small that it is shuffled twice while a slab lies still."""
    memory, outlasted = Memory(4), 0
    for number, played in enumerate(random_game(4, 1028, start_slab_counts=False)):
        memory.observe(played)
        if number < 600 or number % 3 or not played.after.deciders():
            continue
        for eye in range(4):
            lying = dealt(played.after)
            unknown = [spot for spot in lying if spot not in memory.known[eye]]
            older = [slab for slab, shuffle in memory.shuffled[eye].items() if shuffle < memory.shuffles]
            pairs = {lying[spot][:2] for spot in unknown if memory.drawn.get(spot, 0) < memory.shuffles - 1}
            if any(slab[:2] in pairs for slab in older):
                outlasted += 1
                check_worlds(memory, played.after, eye, number)
    assert outlasted > 20
