"""Kobolds are placed in three of the four villages."""

from itertools import product

import pytest

from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import Played, after, asked, at, decider, event_args, legal, opening, play, random_game, stack, where

VILLAGES = ["nw", "ne", "se", "sw"]
NUMBERS = [2, 3, 4, 5]


def placing(*villages: str, players: int = 3) -> ZauberbergState:
    """Returns seat 0 about to place a kobold when its first ones, and the others', are in these villages."""
    own = [*villages, *([None] * (5 - len(villages)))]
    return at(players=players, phase="place-kobold", places=[own] * players)


def open_villages(position: ZauberbergState) -> set[str]:
    return {move.split()[2] for move in legal(position)}


def placements(players: int, seed: int) -> list[Played]:
    return list(random_game(players, seed, most=5 * players))


@pytest.mark.parametrize("players", NUMBERS)
@proves("ZAU-18")
def test_one_kobold_each_clockwise_until_all_are_placed(players: int) -> None:
    for seed in range(5):
        taken = placements(players, seed)
        assert [played.seat for played in taken] == list(range(players)) * 5
        for turn, played in enumerate(taken, 1):
            assert played.phase == "place-kobold"
            assert sum(place >= 0 for place in played.after.at) == turn
        assert asked(taken[-1].after)[1] == "choose-action"


@proves("ZAU-19")
def test_any_kobold_may_go_to_any_village_at_first() -> None:
    position = opening(3)
    assert legal(position) == {f"place k{number} {village}" for number in range(1, 6) for village in VILLAGES}
    log = play(position, "place k4 se")
    assert where(position, "a4") == "se"
    assert event_args(log, "placed") == [{"seat": 0, "kobold": "k4", "village": "se"}]
    assert [where(position, f"a{number}") for number in (1, 2, 3, 5)] == [None] * 4


@proves("ZAU-19")
def test_any_kobold_not_yet_placed_may_be_the_next() -> None:
    position = at(phase="place-kobold", places=[[None, "nw", None, "ne", None]] * 3)
    assert legal(position) == {f"place k{number} {village}" for number in (1, 3, 5) for village in VILLAGES}


@proves("ZAU-20", "ZAU-21")
def test_exactly_the_villages_are_open_from_which_three_can_still_be_reached() -> None:
    """Held against all ways to go on, for all ways to begin; not against the formula."""
    begun = 0
    for placed in range(5):
        for villages in product(VILLAGES, repeat=placed):
            left = 5 - placed
            ways = [rest for rest in product(VILLAGES, repeat=left) if len({*villages, *rest}) == 3]
            if ways:
                assert open_villages(placing(*villages)) == {rest[0] for rest in ways}, villages
                begun += 1
    assert begun > 200


@pytest.mark.parametrize(
    ("villages", "expected"),
    [
        ("", "nw ne se sw"),
        ("nw", "nw ne se sw"),
        ("nw nw", "nw ne se sw"),
        ("nw nw nw", "ne se sw"),
        ("nw nw ne", "nw ne se sw"),
        ("nw nw nw ne", "se sw"),
        ("nw nw ne ne", "se sw"),
        ("nw ne se", "nw ne se"),
        ("nw ne se se", "nw ne se"),
        ("sw ne nw", "nw ne sw"),
    ],
)
@proves("ZAU-21")
def test_a_used_village_needs_kobolds_to_spare_and_a_new_one_fewer_than_three(villages: str, expected: str) -> None:
    assert open_villages(placing(*villages.split())) == set(expected.split())


@pytest.mark.parametrize("players", NUMBERS)
@proves("ZAU-20")
def test_in_the_end_everybody_is_in_exactly_three_villages(players: int) -> None:
    for seed in range(30):
        position = placements(players, seed)[-1].after
        for seat in "abcde"[:players]:
            assert len({where(position, f"{seat}{number}") for number in range(1, 6)} & {*VILLAGES}) == 3


@proves("ZAU-07", "ZAU-22")
def test_everybody_may_use_the_same_villages_and_a_village_holds_any_number() -> None:
    position = opening(5)
    for number, village in enumerate(["nw", "nw", "nw", "ne", "se"], 1):
        for _ in range(5):
            play(position, f"place k{number} {village}")
    assert stack(position, "nw") == [f"{seat}{number}" for seat in "abcde" for number in (1, 2, 3)]
    assert len(stack(position, "ne")) == len(stack(position, "se")) == 5
    assert max(position.on) == -1


@proves("ZAU-22")
def test_what_others_use_does_not_matter() -> None:
    own = ["nw", "nw", "nw", None, None]
    apart = at(phase="place-kobold", places=[own, ["ne", "se", "sw", None, None], ["ne", "ne", "ne", None, None]])
    together = at(phase="place-kobold", places=[own, own, own])
    expected = {f"place k{number} {village}" for number in (4, 5) for village in ("ne", "se", "sw")}
    assert legal(apart) == legal(together) == expected


@proves("ZAU-17")
def test_the_first_turn_is_seat_0_s_who_placed_first() -> None:
    position = opening(4)
    first = decider(position)
    for number, village in enumerate(["sw", "se", "ne", "ne", "ne"], 1):
        for _ in range(4):
            position = after(position, f"place k{number} {village}")
    assert (first, asked(position)) == (0, (0, "choose-action"))
