"""Where the companions lead."""

from functools import cache

import pytest

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import COMPANIONS, OVERVIEW, at, legal, reachable_fields, why

FIELDS = list(OVERVIEW)
CROSSINGS = {crossing["id"]: (crossing["a"], crossing["b"]) for crossing in box.DATA["crossing"]}
KINDS = {crossing["id"]: crossing["kind"] for crossing in box.DATA["crossing"]}
FREE = ("bird", "mole", "frog")
"""Companions that use no crossing."""


@cache
def rider(field: str, troll: int = 0) -> KorrigansState:
    """Returns the turn of a player who has all companions and both Korrigans in the field; it is not to be changed."""
    elsewhere = [["wheat_mill", "wheat_mill"], ["village", "village"]]
    return at(revealed=[COMPANIONS, ["hare"], ["hare"]], korrigans=[[field, field], *elsewhere], troll=troll)


def with_(feature: str) -> set[str]:
    return {name for name, field in OVERVIEW.items() if getattr(field, feature)}


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-46")
def test_the_hare_crosses_open_borders(field: str) -> None:
    assert reachable_fields(rider(field), "k1", "hare") == OVERVIEW[field].hare
    assert reachable_fields(rider(field), "k2", "hare") == OVERVIEW[field].hare


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-47")
def test_the_squirrel_goes_through_doors(field: str) -> None:
    assert reachable_fields(rider(field), "k1", "squirrel") == OVERVIEW[field].squirrel


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-48")
def test_the_mouse_crosses_bridges(field: str) -> None:
    assert reachable_fields(rider(field), "k1", "mouse") == OVERVIEW[field].mouse


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-49")
def test_the_bird_flies_to_any_other_field_of_the_same_colour(field: str) -> None:
    same_colour = {name for name, other in OVERVIEW.items() if other.colour == OVERVIEW[field].colour}
    assert reachable_fields(rider(field), "k1", "bird") == same_colour - {field}


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-50")
def test_the_mole_digs_from_molehill_to_molehill(field: str) -> None:
    expected = with_("molehill") - {field} if OVERVIEW[field].molehill else set()
    assert reachable_fields(rider(field), "k1", "mole") == expected


@pytest.mark.parametrize("field", FIELDS)
@proves("KOR-51")
def test_the_frog_swims_from_pontoon_to_pontoon(field: str) -> None:
    expected = with_("pontoon") - {field} if OVERVIEW[field].pontoon else set()
    assert reachable_fields(rider(field), "k1", "frog") == expected


@proves("KOR-46", "KOR-47", "KOR-48")
def test_hare_squirrel_and_mouse_do_not_take_each_others_ways() -> None:
    position = rider("heath_fairies")
    assert why(position, "move k1 hare village") == "KOR-46"
    assert why(position, "move k1 hare meadow_dawn") == "KOR-46"
    assert why(position, "move k1 squirrel meadow_fountain") == "KOR-47"
    assert why(position, "move k1 squirrel meadow_dawn") == "KOR-47"
    assert why(position, "move k1 mouse wheat_dolmen") == "KOR-48"
    assert why(position, "move k1 mouse village") == "KOR-48"


@proves("KOR-49", "KOR-50", "KOR-51")
def test_bird_mole_and_frog_say_why_they_do_not_go() -> None:
    position = rider("meadow_oak")
    assert why(position, "move k1 bird wheat_mill") == "KOR-49"
    assert why(position, "move k1 mole heath_south") == "KOR-50"
    assert why(position, "move k1 frog village") == "KOR-51"
    assert why(rider("heath_north"), "move k1 mole poppies_cairn") == "KOR-50"
    assert why(rider("village"), "move k1 frog heath_north") == "KOR-51"


@pytest.mark.parametrize("troll", CROSSINGS)
@proves("KOR-52")
def test_wherever_the_troll_stands_bird_mole_and_frog_go_on_as_ever(troll: int) -> None:
    for field in FIELDS:
        free = rider(field)
        barred = free.copy()
        barred.troll = troll - 1
        assert all(
            reachable_fields(barred, "k1", companion) == reachable_fields(free, "k1", companion) for companion in FREE
        )
        lost = set()
        if field in CROSSINGS[troll]:
            (other,) = set(CROSSINGS[troll]) - {field}
            walker = {"open": "hare", "door": "squirrel", "bridge": "mouse"}[KINDS[troll]]
            lost = {f"move {korrigan} {walker} {other}" for korrigan in ("k1", "k2")}
        assert legal(free, 0) - lost == legal(barred, 0)
        assert lost <= legal(free, 0)


@pytest.mark.parametrize(
    ("crossing", "one", "other", "walker", "free"),
    [
        (9, "heath_fairies", "meadow_fountain", "hare", "mole"),
        (3, "village", "poppies_ford", "hare", "frog"),
        (36, "poppies_washhouse", "meadow_dusk", "mouse", "frog"),
    ],
)
@proves("KOR-52")
def test_the_same_way_is_barred_on_foot_and_free_under_ground_or_water(
    crossing: int, one: str, other: str, walker: str, free: str
) -> None:
    for start, end in ((one, other), (other, one)):
        position = rider(start, troll=crossing)
        assert end not in reachable_fields(position, "k1", walker)
        assert why(position, f"move k1 {walker} {end}") == "KOR-101"
        assert end in reachable_fields(position, "k1", free)


@proves("KOR-53")
def test_no_bird_leaves_the_village_or_comes_there() -> None:
    assert reachable_fields(rider("village"), "k1", "bird") == set()
    assert why(rider("village"), "move k1 bird") == "KOR-49"
    for field in FIELDS:
        assert "village" not in reachable_fields(rider(field), "k1", "bird")
        assert len(reachable_fields(rider(field), "k1", "bird")) == (0 if field == "village" else 3)


@proves("KOR-54")
def test_two_fields_are_joined_by_one_kind_of_crossing_at_most_and_both_ways() -> None:
    kinds: dict[tuple[str, str], list[str]] = {}
    for field in FIELDS:
        position = rider(field)
        for companion in ("hare", "squirrel", "mouse"):
            for other in reachable_fields(position, "k1", companion):
                kinds.setdefault((field, other), []).append(companion)
    assert len(kinds) == 2 * 38
    for (one, other), companions in kinds.items():
        assert len(companions) == 1
        assert kinds[other, one] == companions


@pytest.mark.parametrize(
    ("companion", "count"), [("hare", 32), ("squirrel", 28), ("mouse", 16), ("bird", 48), ("mole", 30), ("frog", 42)]
)
def test_all_ways_are_offered(companion: str, count: int) -> None:
    assert sum(len(reachable_fields(rider(field), "k1", companion)) for field in FIELDS) == count
