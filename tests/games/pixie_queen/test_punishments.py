"""The two tracks, and the punishment phase (PIX-701 to PIX-715)."""

from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.testing import proves

from .helpers import Seat, asked, event_args, event_keys, offer, offering, own_view, play, promoting, punished, seen

FREE = [{"skill": "copy_any"}, {"skill": "free_unchain"}, {"skill": "free_demotion"}]
"""Three players without a skill that matters here."""
NO_TRACKS: dict[str, Any] = {"silver_case": 6, "gold_case": 6}
"""Cases without punishment or bonus."""
EVERYWHERE = "steal_food steal_silver promotion exchange convert"


def advanced(log: Log, track: str) -> dict[int, int]:
    """Returns the cases by which the seats went up on a track."""
    return {args["seat"]: args["number"] for args in event_args(log, "advanced") if args["track"] == track}


def suffered(log: Log, seat: int) -> list[tuple[str, int]]:
    """Returns what a seat suffered, by cause."""
    return [(args["cause"], args["number"]) for args in event_args(log, "suffered") if args["seat"] == seat]


@pytest.mark.parametrize(("letter", "track"), [("s", "silver"), ("g", "gold")])
@pytest.mark.parametrize(
    ("amounts", "cases"),
    [
        ([1, 0, 0], [2, 0, 0]),  # alone
        ([3, 2, 1], [2, 1, 1]),
        ([2, 2, 1], [1, 1, 1]),  # nobody has the single largest offer
        ([1, 1, 1], [1, 1, 1]),
        ([0, 2, 2], [0, 1, 1]),
        ([1, 3, 0], [1, 2, 0]),
    ],
)
@proves("PIX-701", "PIX-702")
def test_who_gave_goes_up_a_case_and_the_single_largest_giver_two(
    amounts: list[int], cases: list[int], letter: str, track: str
) -> None:
    seats = [{"goods": "3s 3g"}] * 3
    position = offering(4, *seats, {"goods": "1a"})
    log = offer(position, *[f"{amount}{letter}" for amount in amounts], "1a")
    assert advanced(log, track) == {seat: case for seat, case in enumerate(cases) if case}
    assert [getattr(player, f"{track}_case") for player in seen(position).players] == [case + 1 for case in [*cases, 0]]
    other = "gold" if track == "silver" else "silver"
    assert [getattr(player, f"{other}_case") for player in seen(position).players] == [1] * 4


@proves("PIX-701", "PIX-702")
def test_both_tracks_are_moved_before_the_promotions_silver_first() -> None:
    seats: list[Seat] = [{"goods": "1s 1g", "doubled": True}, {"goods": "1a"}]
    position = offering(3, *seats)
    log = offer(position, "1s 1g", "1a", "1g")
    assert [(args["seat"], args["track"], args["number"]) for args in event_args(log, "advanced")] == [
        (0, "silver", 2),
        (0, "gold", 1),
        (2, "gold", 1),
    ]
    assert asked(position) == (1, "promote")


@proves("PIX-703")
def test_the_last_case_is_the_last_and_its_owner_still_counts() -> None:
    seats: list[Seat] = [{"silver_case": 7}, {"silver_case": 2}, {"goods": "1a"}]
    position = offering(3, *seats)
    log = offer(position, "2s", "1s", "1a")
    assert advanced(log, "silver") == {1: 1}
    assert [player.silver_case for player in seen(position).players] == [7, 3, 1]
    near = offering(3, {"gold_case": 6}, {"goods": "1a"}, {"goods": ""})
    log = offer(near, "2g", "1a", "")
    assert advanced(log, "gold") == {0: 1}
    assert seen(near).players[0].gold_case == 7


@pytest.mark.parametrize(("captives", "points", "light"), [(0, 0, 0), (1, 1, 1), (2, 2, 1), (3, 2, 1), (5, 2, 1)])
@proves("PIX-711")
def test_captives_cost_up_to_two_points(captives: int, points: int, light: int) -> None:
    on = " ".join(EVERYWHERE.split()[captives:])
    for skill, expected in (("copy_any", points), ("light_captives", light)):
        _, log = punished(3, {"skill": skill, "on": on, **NO_TRACKS})
        assert suffered(log, 0) == ([("captives", expected)] if expected else [])


@proves("PIX-711", "PIX-512")
def test_active_pixies_and_servants_cost_nothing() -> None:
    served = {"on": "punish casino", "servants": 3, **NO_TRACKS, "skill": "copy_any"}
    _, log = punished(3, served, taken=[3, 0, 0], round=3)
    assert suffered(log, 0) == []


@pytest.mark.parametrize(("case", "points"), list(enumerate([3, 2, 2, 1, 1, 0, 0])))
@proves("PIX-712")
def test_each_case_of_a_track_has_its_punishment(case: int, points: int) -> None:
    free: Seat = {"skill": "copy_any", "on": EVERYWHERE}
    _, silver = punished(3, {**free, "silver_case": case + 1, "gold_case": 6})
    assert suffered(silver, 0) == ([("silver", points)] if points else [])
    _, gold = punished(3, {**free, "silver_case": 6, "gold_case": case + 1})
    assert suffered(gold, 0) == ([("gold", points)] if points else [])


@proves("PIX-712")
def test_silver_comes_before_gold() -> None:
    position, log = punished(3, {"skill": "copy_any", "silver_case": 2, "gold_case": 4})
    assert suffered(log, 0) == [("captives", 2), ("silver", 2), ("gold", 1)]
    assert seen(position).players[0].suffered == 5


@proves("PIX-713", "PIX-906")
def test_the_last_case_gives_a_point_in_every_punishment_phase() -> None:
    for silver, gold, bonus in ((6, 5, 1), (5, 6, 1), (6, 6, 2), (5, 5, 0)):
        cases = {"silver_case": silver + 1, "gold_case": gold + 1, "bonus": 9, "on": EVERYWHERE, "skill": "copy_any"}
        position, log = punished(3, cases)
        assert suffered(log, 0) == []
        assert own_view(position, 0).bonus == 9 + bonus
        assert event_args(log, "bonus") == ([{"seat": 0, "number": bonus}] if bonus else [])


@proves("PIX-713", "PIX-417")
def test_even_a_furious_queen_pays_for_the_last_case() -> None:
    position = offering(3, {"silver_case": 7, "skill": "copy_any"}, {}, {})
    log = offer(position, "1s", "1s", "1s")
    assert "anger" in event_keys(log)
    assert event_args(log, "bonus") == [{"seat": 0, "number": 1}]
    assert own_view(position, 0).rewards == 1


@proves("PIX-714")
def test_captives_of_all_before_the_tracks_of_all_in_order() -> None:
    _, log = punished(3, *FREE, big=[2, 0, 1], small=[0, 1, 2])
    assert [(args["seat"], args["cause"]) for args in event_args(log, "suffered")] == [
        (2, "captives"),
        (0, "captives"),
        (1, "captives"),
        (2, "silver"),
        (2, "gold"),
        (0, "silver"),
        (0, "gold"),
        (1, "silver"),
        (1, "gold"),
    ]


@proves("PIX-715", "PIX-621")
def test_a_demotion_in_this_phase_adds_no_captive_to_it() -> None:
    on = "steal_food steal_silver promotion exchange"
    victim = {"punishment": 9, "on": on, "skill": "copy_any", "silver_case": 1, "gold_case": 6}
    position = promoting(3, {"skill": "free_unchain"}, victim)
    log = play(position, "stop")
    assert suffered(log, 1) == [("captives", 1)]
    assert asked(position) == (1, "demotion")
    log = play(position, "demote exchange")
    assert seen(position).bands[1].captives == 2
    assert suffered(log, 1) == [("silver", 3)]
    assert seen(position).players[1].suffered == 13


@proves("PIX-715")
def test_captives_count_when_the_players_own_punishment_begins() -> None:
    """A demotion in it does not make it begin again, and those after go on."""
    first = {"punishment": 9, "on": "steal_food steal_silver promotion exchange", "skill": "copy_any"}
    position = promoting(3, first, {"skill": "free_unchain"}, big=[1, 0, 2], small=[0, 1, 2])
    log = play(position, "stop")
    assert suffered(log, 1) == [("captives", 2)]
    assert suffered(log, 0) == [("captives", 1)]
    log = play(position, "demote steal_food")
    assert suffered(log, 2)[0] == ("captives", 2)
