"""What the heuristic sees in a move, worked out by hand from the rules."""

from functools import partial
from typing import Any

import pytest

from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from tests.games.questions import terms_in

from .helpers import after, at

terms = partial(terms_in, GAME)


def before_slab(slab: str, reserve: int, **facts: Any) -> DolmenState:
    """Returns the turn of a player who stands before a slab on 5, with so many crystals; another one stands on 9."""
    return at(circle=f"5={slab} 6=ot 7=vr", points=[5, 9], reserve=[reserve, 2], **facts)


def test_an_attempt_brings_points_and_a_slab_and_costs_or_risks_crystals() -> None:
    """A 4 with one crystal: 4, 5 and 6 win it, 3 for the crystal; 1 and 2 lose the crystal."""
    position = after(before_slab("ot4", 1), "peek 5")
    expected = {"points": 4 * 4 / 6, "progress": 2.5 * 4 / 6, "crystals": -1.5 / 6, "lost": -1.5 * 2 / 6}
    assert terms(position, "attempt") == pytest.approx(expected)


def test_an_unknown_slab_counts_by_the_average_of_what_it_may_be() -> None:
    """Ochre and teal are on a 2, 3, 4, 5 and 6; without crystals 5, 4, 3, 2 and 1 of six rolls win them."""
    points = (2 * 5 + 3 * 4 + 4 * 3 + 5 * 2 + 6 * 1) / 30
    assert terms(before_slab("ot4", 0), "attempt") == pytest.approx({"points": points, "progress": 2.5 * 15 / 30})


def test_a_move_brings_a_slab_to_try_in_the_next_turn_if_it_fits() -> None:
    position = before_slab("ot4", 0)
    assert terms(position, "move 6") == pytest.approx({"later": 0.75 * (50 / 30 + 1.25)})
    assert terms(position, "move 7") == {}


@pytest.mark.parametrize(("fairy", "slabs"), [(0, 0.8), (2, 0.3)])
def test_a_glow_brings_crystals_back_and_new_slabs_worth_more_if_they_will_lie_beside_it(
    fairy: int, slabs: float
) -> None:
    """Glow 4 is beside pillars 0 and 1."""
    assert terms(before_slab("ot4", 0, fairy=fairy), "move 4") == pytest.approx({"back": 1.5 * 0.8 * 3, "fresh": slabs})


def test_a_look_brings_something_only_at_slabs_that_fit_and_are_not_known() -> None:
    position = before_slab("ot4", 1)
    assert set(terms(position, "peek 5")) == set(terms(position, "peek 6")) == {"peek"}
    assert terms(position, "peek 7") == {}


def test_a_slab_lies_well_where_many_pairs_of_colours_fit_afterwards() -> None:
    """The start slab ends in ochre on the left. With violet on the right seven pairs fit, with ochre only four."""
    assert terms(at(phase="lay", hand="vt4"), "lay 2,0 r1") == pytest.approx({"room": 7 * 0.35})
    assert terms(at(phase="lay", hand="ot4"), "lay 2,0 r1") == pytest.approx({"room": 4 * 0.35})


def test_new_slabs_that_fit_are_best_laid_near_the_own_korrigan() -> None:
    """The korrigan is on glow 4, the places are 5, 6 and 7; only the first slab fits."""
    position = at(phase="arrange", hand="ot vr rr", fairy=1, points=[4, 9])
    assert terms(position, "arrange 123") == pytest.approx({"near": 3.0 - 0.3 * 1})
    assert terms(position, "arrange 321") == pytest.approx({"near": 3.0 - 0.3 * 3})
