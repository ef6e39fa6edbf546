"""Who plays, what lies where at the start, how skills are chosen."""

from collections import Counter
from itertools import permutations
from math import sqrt

import pytest

from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    active,
    after,
    area,
    asked,
    at,
    event_args,
    legal,
    opening,
    own_view,
    owned,
    phase,
    play,
    random_game,
    reward,
    rewards,
    rules,
    seen,
    stones,
    verbs_of,
)

BEGUN = 1_200


def near(count: int, chance: float) -> bool:
    """Tells whether something happened about as often as it should: within five standard deviations."""
    return abs(count - BEGUN * chance) < 5 * sqrt(BEGUN * chance * (1 - chance))


@proves("PIX-101")
def test_two_to_five_play() -> None:
    for players in NUMBERS:
        view = seen(opening(players))
        assert len(view.players) == view.seats == players
        *_, last = random_game(players, 2)
        assert last.after.result() is not None
    for players in (-1, 0, 1, 6, 7):
        with pytest.raises(BadPlayers):
            GAME.options_for(players, {})


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-102")
def test_discs_start_at_0_and_on_the_first_case(players: int) -> None:
    for one in seen(opening(players)).players:
        assert (one.suffered, one.silver_case, one.gold_case) == (0, 1, 1)
        assert (one.gold_price, one.ring_price) == (4, 4), "the figures of case 1"
        assert one.expected[1:] == [3, 3]


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-103")
def test_big_cubes_copy_small_ones_and_the_first_is_the_favourite(players: int) -> None:
    for seed in range(20):
        log = Log()
        view = seen(opening(players, seed, log))
        assert sorted(view.small) == list(range(players))
        assert view.big == view.small
        assert view.favourite == view.small[0]
        assert rules(log) == [("begins", "PIX-103")]
        assert event_args(log, "begins") == [{"seats": view.small}]


@proves("PIX-103")
def test_every_order_is_equally_likely() -> None:
    orders = Counter(tuple(opening(3, seed).small) for seed in range(BEGUN))
    assert set(orders) == set(permutations(range(3)))
    assert all(near(count, 1 / 6) for count in orders.values())


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-104", "PIX-105", "PIX-106")
def test_tiles_lie_where_they_belong(players: int) -> None:
    view = seen(opening(players))
    piles = {2: [2, 3, 4], 3: [2, 3, 4, 4], 4: [2, 3, 3, 4, 4], 5: [2, 2, 3, 3, 4, 4]}
    assert view.food_pile == piles[players], "the top first, the highest at the bottom"
    assert set(view.home) == {"double_tile", "bag_tile", "grace_tile"}
    falling, rising = [10, 9, 8, 7, 6, 5, 4], [4, 5, 6, 7, 8, 9, 10]
    rows = {row.series: (row.values, row.taken) for row in view.rows}
    assert rows == {"servant": (falling, 0), "ring": (falling, 0), "special": (rising, 0)}


@proves("PIX-106")
def test_reward_tiles_are_taken_from_the_left() -> None:
    rings = after(at(2, {"goods": "4g"}, {"goods": "4g"}), "forge_ring", "copy", "forge_ring")
    assert (rewards(rings, 0), rewards(rings, 1)) == ([reward("ring", 1)], [reward("ring", 2)])
    specials = at(2, {"goods": "9a 9h 9b 9s", "rewards": []}, taken=[0, 0, 3])
    assert rewards(after(specials, "special_offering apple"), 0) == [reward("special", 4)]


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-107")
def test_nobody_sees_a_demand_token(players: int) -> None:
    position = opening(players, 5)
    assert Counter(position.demand) == {0: 3, 1: 3, 2: 3}
    for eye in (None, *range(players)):
        view = seen(position, eye)
        assert view.demand == [None] * 7
        assert view.unused_demand is None


@proves("PIX-107")
def test_the_tokens_are_shuffled_and_two_are_left_out() -> None:
    begun = [opening(2, seed).demand for seed in range(BEGUN)]
    for place in range(9):
        counts = Counter(tokens[place] for tokens in begun)
        assert all(near(counts[food], 1 / 3) for food in range(3))
    *_, last = random_game(3, 4)
    view = seen(last.after)
    assert None not in view.demand
    assert view.unused_demand is not None
    tokens = [*view.demand, *view.unused_demand]
    assert Counter(tokens) == {"apple": 3, "honey": 3, "bread": 3}


@proves("PIX-107")
def test_a_token_is_turned_each_round_and_stays_visible() -> None:
    turned: list[str | None] = []
    for played in random_game(3, 6):
        view = seen(played.after)
        if view.result is None:
            assert view.unused_demand is None
        for food in event_args(played.log, "demand"):
            turned.append(food["food"])
            assert len(turned) == played.before.round
        if view.result is None:
            assert view.demand == turned + [None] * (7 - len(turned))


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-108", "PIX-109", "PIX-801")
def test_area_and_bag_at_the_start(players: int) -> None:
    position = opening(players, 1)
    assert area(position) == "1a 1h 1b 1s"
    assert position.bag == [30, 10, {2: 10, 3: 15, 4: 20, 5: 20}[players]]
    assert seen(position).bag == sum(position.bag)


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-110")
def test_all_but_the_favourite_have_honey(players: int) -> None:
    for seed in range(10):
        position = opening(players, seed)
        for seat in range(players):
            assert owned(position, seat) == ("2a 2b 2s 2g" if seat == position.big[0] else "2a 2h 2b 2s 2g")


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-111")
def test_the_stock_is_all_that_is_nowhere_else(players: int) -> None:
    stocks = {
        2: [35, 37, 35, 25, 16],
        3: [33, 35, 33, 23, 14],
        4: [31, 33, 31, 21, 12],
        5: [29, 31, 29, 19, 10],
    }
    assert seen(opening(players)).stock == stocks[players]


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-112")
def test_all_pixies_are_captives(players: int) -> None:
    position = opening(players)
    view = seen(position)
    assert [band.captives for band in view.bands[:players]] == [{2: 5, 3: 5, 4: 4, 5: 3}[players]] * players
    for band in range(len(view.bands)):
        assert active(position, band) == set()
        assert stones(position, band) == [0, 0]
        assert view.bands[band].servants == 0
    assert view.castle is None


@proves("PIX-801")
def test_two_players_have_a_third_band() -> None:
    view = seen(opening(2))
    assert [(band.colour, band.captives) for band in view.bands] == [("blue", 5), ("red", 5), ("yellow", 5)]
    assert len(view.players) == 2
    assert sorted(view.small) == [0, 1], "no cubes"
    for players in (3, 4, 5):
        assert len(seen(opening(players)).bands) == players


@pytest.mark.parametrize("players", NUMBERS)
@proves("PIX-113")
def test_skills_are_chosen_from_the_last_to_the_favourite(players: int) -> None:
    position = opening(players, 3)
    order = position.small[:]
    drawn = [skill for skill in seen(position).board_skills if skill is not None]
    assert len(set(drawn)) == 6
    left = set(drawn)
    for seat in reversed(order):
        assert asked(position) == (seat, "skill")
        assert phase(position) == "setup"
        assert legal(position) == {f"skill {skill}" for skill in left}
        chosen = min(left)
        log = play(position, f"skill {chosen}")
        assert rules(log)[0] == ("chose-skill", "PIX-113")
        assert event_args(log, "chose-skill") == [{"seat": seat, "skill": chosen}]
        assert own_view(position, seat).skill == chosen
        left.remove(chosen)
    assert phase(position) == "actions"
    assert {skill for skill in seen(position).board_skills if skill} == left
    assert len(left) == 6 - players


@proves("PIX-113")
def test_six_of_ten_skills_are_drawn() -> None:
    counts = Counter(skill for seed in range(BEGUN) for skill in seen(opening(2, seed)).board_skills)
    assert set(counts) == set(box.SKILL_NAMES)
    assert all(near(count, 6 / 10) for count in counts.values())


@proves("PIX-114")
def test_a_screen_has_one_place_of_each_kind() -> None:
    full = at(3, {"food_tile": 2, "one_use": "grace_tile"})
    assert verbs_of(full).isdisjoint({"food_tile", "double_offering", "look_in_bag"})
    assert "food_tile" in verbs_of(at(3, {"one_use": "grace_tile"}))
    assert {"double_offering", "look_in_bag"} <= verbs_of(at(3, {"food_tile": 2}))
    one = own_view(after(at(3, {"one_use": "grace_tile"}), "food_tile"), 0)
    assert (one.food_tile, one.one_use, one.skill) == ("food-2", "grace_tile", "servant_bonus")
