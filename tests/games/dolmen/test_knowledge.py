"""What each seat may know: its imagined worlds keep what it has been shown, and vary in all the rest."""

from collections import Counter
from itertools import permutations
from math import sqrt

import msgspec

from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import asked, at, circle, discarded, dolmen, hand, pile, play, seen
from .reference import BOX, PAIRS, laying
from .reference_worlds import imagined_at, worlds


def everything(position: DolmenState) -> list[str]:
    """Returns all slabs with the places where they are."""
    dolmens = [word for seat in range(int(position.seats)) for word in dolmen(position, seat)]
    return [*[f"{n}={slab}" for n, slab in circle(position).items()], *pile(position), *discarded(position), *dolmens]


@proves("DOL-113")
def test_a_slab_on_the_circle_may_be_any_of_its_colours_until_one_peeks_at_it() -> None:
    position = at(3, circle="*=- 5=ov4 6=ov? 7=vv2")
    for eye in range(3):
        assert imagined_at(position, eye, 5) == {"ov3", "ov4", "ov5", "ov6", "ov?"}
        assert imagined_at(position, eye, 7) == {"vv2", "vv?"}
    play(position, "peek 5")
    assert imagined_at(position, 0, 5) == {"ov4"}
    assert imagined_at(position, 0, 6) == {"ov3", "ov5", "ov6", "ov?"}
    for eye in (1, 2):
        assert imagined_at(position, eye, 5) == {"ov3", "ov4", "ov5", "ov6", "ov?"}
    play(position, "move 1")
    play(position, "move 5", "peek 7")
    assert (imagined_at(position, 1, 7), imagined_at(position, 0, 7), imagined_at(position, 0, 5)) == (
        {"vv2"},
        {"vv2", "vv?"},
        {"ov4"},
    )


def test_a_player_who_knows_all_slabs_of_a_colour_but_one_knows_that_one_too() -> None:
    position = at(circle="*=- 5=oo? 6=ov3", dolmens=["oo5@-2,0r0", "ov4@2,0r0 vt2@4,0r0"])
    assert imagined_at(position, 0, 5) == {"oo?"}
    assert imagined_at(position, 0, 6) == {"ov3", "ov5", "ov6", "ov?"}


@proves("DOL-113", "DOL-45")
def test_without_the_memory_aid_a_seat_still_knows_what_it_saw() -> None:
    position = at(circle="*=- 5=ov4 6=ov?", options={"memory_aid": False})
    play(position, "move 1", "peek 5")
    assert asked(position) == (1, "main")
    assert seen(position, 0).places[3].face is None
    assert imagined_at(position, 0, 5) == {"ov4"}


def swept(eye_peeks: bool) -> DolmenState:
    """Returns the moment after seat 0 has had ochre-violet 4 swept from place 5, perhaps having peeked at it."""
    position = at(points=[3, 6], reserve=[0, 3], circle="*=- 1=ov? 5=ov4 13=tt3", top="vv")
    play(position, *(["peek 5"] if eye_peeks else []), "move 4", "arrange 123")
    return position


@proves("DOL-72", "DOL-113")
def test_what_one_peeked_at_is_known_in_the_discard_pile_and_to_nobody_else() -> None:
    position = swept(eye_peeks=True)
    assert discarded(position)[0] == "ov4"
    assert {discarded(world)[0] for world in worlds(position, 0)} == {"ov4"}
    assert "ov4" not in imagined_at(position, 0, 1)
    assert {discarded(world)[0] for world in worlds(position, 1)} == {"ov3", "ov4", "ov5", "ov6", "ov?"}
    unseen = swept(eye_peeks=False)
    assert {discarded(world)[0] for world in worlds(unseen, 0)} == {"ov3", "ov4", "ov5", "ov6", "ov?"}


@proves("DOL-113")
def test_a_slab_lost_in_an_attempt_is_known_to_all() -> None:
    position = at(3, points=[3, 5, 10], reserve=[0, 3, 3], circle="*=- 3=oo5 9=oo? 13=tt3")
    assert imagined_at(position, 1, 9) == {"oo5", "oo?"}
    play(position, "attempt", rolls="4")
    for eye in range(3):
        assert {discarded(world)[0] for world in worlds(position, eye)} == {"oo5"}
        assert imagined_at(position, eye, 9) == {"oo?"}


@proves("DOL-115", "DOL-116")
def test_colours_are_kept_everywhere_and_the_order_of_the_pile_varies_beneath_its_top() -> None:
    position = at(3, points=[3, 5, 9], discard=6)
    play(position, "move 4")
    truth = position
    for eye in range(3):
        orders = set()
        for world in worlds(truth, eye):
            assert {n: slab[:2] for n, slab in circle(world).items()} == {
                n: slab[:2] for n, slab in circle(truth).items()
            }
            assert [slab[:2] for slab in hand(world)] == [slab[:2] for slab in hand(truth)]
            assert [slab[:2] for slab in discarded(world)] == [slab[:2] for slab in discarded(truth)]
            assert pile(world)[0][:2] == pile(truth)[0][:2]
            assert sorted(slab[:2] for slab in pile(world)) == sorted(slab[:2] for slab in pile(truth))
            assert sorted(slab.split("=")[-1] for slab in everything(world) + hand(world)) == sorted(BOX)
            orders.add(tuple(slab[:2] for slab in pile(world)))
        assert len(orders) == 60


def test_each_colour_lies_below_the_top_anywhere_alike() -> None:
    position = at(top="ov")
    draws = 3000
    second = Counter(pile(world)[1][:2] for world in worlds(position, 0, draws))
    below = Counter(slab[:2] for slab in pile(position)[1:])
    for look, number in below.items():
        chance = number / len(pile(position)[1:])
        assert abs(second[look] / draws - chance) < 5 * sqrt(chance * (1 - chance) / draws)


def test_every_way_to_deal_hidden_slabs_is_equally_likely() -> None:
    position = at(circle="*=- 5=ov4 6=ov? 7=ov3", dolmens=["", "ov5@2,0r0"])
    play(position, "peek 6")
    draws = 3000
    counts = Counter((circle(world)[5], circle(world)[7]) for world in worlds(position, 0, draws))
    expected = set(permutations(["ov3", "ov4", "ov6"], 2))
    assert set(counts) == expected
    for number in counts.values():
        assert abs(number / draws - 1 / 6) < 5 * sqrt(5 / 36 / draws)


def test_drawn_slabs_are_hidden_and_a_slab_that_was_won_is_not() -> None:
    position = at(points=[3, 8])
    play(position, "move 4")
    for eye in (0, 1):
        for index in range(3):
            possible = {slab for slab in BOX if slab[:2] == hand(position)[index][:2]}
            assert {hand(world)[index] for world in worlds(position, eye, 120)} == possible
    won = laying("ov4")
    assert {tuple(hand(world)) for eye in (0, 1) for world in worlds(won, eye)} == {("ov4",)}


def test_dolmens_and_everything_open_are_kept() -> None:
    position = at(3, dolmens=["ov4@-2,0r2 vv?@-1,1r0", "rr6@2,0r0", ""])
    for eye in range(3):
        for world in worlds(position, eye, 20):
            assert [dolmen(world, seat) for seat in range(3)] == [dolmen(position, seat) for seat in range(3)]
            assert world.faults() == []
            assert world.view(eye) == position.view(eye)
            assert world.view(None) == position.view(None)


@proves("DOL-114")
def test_slabs_that_look_alike_cannot_be_told_apart_by_anything_that_leaves_the_table() -> None:
    """Slabs of the same colours are exchanged; no view, question, fact or event may differ by it."""
    position = at(3, points=[3, 7, 9], circle="*=- 3=ov3 5=ov? 6=vr2 13=oo5 14=oo?", top="ov")
    other = position.copy()
    for one, two in ((3, 5), (13, 14)):
        other.circle[one], other.circle[two] = other.circle[two], other.circle[one]
    names = pile(position)
    for pair in PAIRS:  # the slabs of these colours change places in the pile, the first with the last
        there = [at_ for at_, name in enumerate(names) if name[:2] == pair]
        for one, two in zip(there, reversed(there), strict=True):
            other.pile[-1 - one] = position.pile[-1 - two]
    assert everything(other) != everything(position)
    for moves in ([], ["move 4"], ["move 4", "arrange 213"], ["move 4", "arrange 213", "end"]):
        this, that = position.copy(), other.copy()
        logs = play(this, *moves), play(that, *moves)
        for eye in (None, 0, 1, 2):
            seen_ = [
                msgspec.json.encode([world.view(eye), GAME.facts(world, eye), log.seen_by(eye)])
                for world, log in zip((this, that), logs, strict=True)
            ]
            assert seen_[0] == seen_[1]
            if eye is not None:
                assert msgspec.json.encode([this.prompt(eye), this.moves(eye)]) == msgspec.json.encode(
                    [that.prompt(eye), that.moves(eye)]
                )
