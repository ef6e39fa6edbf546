"""The fields of events: rule, arguments, whether they reveal something hidden or clear the table."""

from typing import Any

import pytest

from folkmoot.engine.events import Event, Log
from folkmoot.testing import proves

from .helpers import STILL, Seat, at, drawing, legal, offer, offering, opening, play, promoting


def events(log: Log, key: str) -> list[Event]:
    return [event for event in log.events if event.public and event.public.key == key]


def figures(log: Log, key: str) -> list[dict[str, Any]]:
    """Returns the arguments of the events of a key, with their rules."""
    return [{**event.public.args, "rule": event.rule} for event in events(log, key) if event.public]


@proves("PIX-201")
def test_every_round_but_the_first_clears_the_table() -> None:
    position = opening(3)
    log = Log()
    while position.round == 0:
        log = play(position, min(legal(position)))
    assert [event.clears for event in events(log, "round")] == [False]
    for number in (2, 3):
        later = play(promoting(3, round=number - 1), "stop")
        assert [event.clears for event in events(later, "round")] == [True]
        assert figures(later, "round") == [{"number": number, "seats": [0, 1, 2], "rule": "PIX-201"}]


@proves("PIX-722")
def test_the_dungeon_clears_the_table() -> None:
    (event,) = events(play(at(3, {"punishment": 55}), "pass"), "dungeon")
    assert (event.rule, event.clears) == ("PIX-722", True)


@proves("PIX-411", "PIX-413", "PIX-415")
def test_offers_and_demands_are_revealed() -> None:
    log = offer(offering(3), "1a", "", "1s")
    shown = [(event.public.key, event.rule, event.reveals, event.named_by_move) for event in log.events if event.public]
    assert [event for event in shown if event[0] in ("offered", "refused")] == [
        ("offered", "PIX-415", True, False),
        ("refused", "PIX-413", True, True),
        ("offered", "PIX-415", True, False),
    ]
    demanding = play(at(3, {"discs": 1}, STILL, STILL), "pantry apple")
    assert [(event.rule, event.reveals) for event in events(demanding, "demand")] == [("PIX-411", True)]


@pytest.mark.parametrize(
    ("seat", "text", "rule"),
    [
        ({"food_tile": 2}, "trade_tiles food pile", "PIX-393"),
        ({"one_use": "bag_tile"}, "trade_tiles one_use grace_tile", "PIX-394"),
    ],
)
@proves("PIX-393", "PIX-394")
def test_a_trade_names_the_rule_of_what_is_traded(seat: Seat, text: str, rule: str) -> None:
    assert [event.rule for event in events(play(at(3, seat), text), "traded")] == [rule]


@pytest.mark.parametrize(
    ("text", "throws", "key", "rule"),
    [("punish", [0], "rolled", "PIX-361"), ("casino", [0], "casino", "PIX-365"), ("mine", None, "drew", "PIX-384")],
)
@proves("PIX-361", "PIX-365", "PIX-384")
def test_dice_and_cubes_are_revealed(text: str, throws: list[int] | None, key: str, rule: str) -> None:
    if throws is None:
        throws = drawing([30, 10, 15], "gold silver silver silver silver")
    log = play(at(3), text, throws=throws)
    assert [(event.rule, event.reveals, event.clears) for event in events(log, key)] == [(rule, True, False)]


@pytest.mark.parametrize(
    ("seats", "text", "cause", "points", "rule"),
    [
        ([{}], "pass", "pass", 5, "PIX-310"),
        ([{"skill": "copy_any"}], "copy", "copy", 1, "PIX-401"),
    ],
)
@proves("PIX-310", "PIX-401")
def test_points_name_their_cause_and_its_rule(seats: list[Seat], text: str, cause: str, points: int, rule: str) -> None:
    log = play(at(3, *seats), text)
    expected = {"seat": 0, "number": points, "total": points, "cause": cause, "rule": rule}
    assert figures(log, "suffered") == [expected]


@proves("PIX-711", "PIX-712", "PIX-412")
def test_points_of_an_offering_and_of_a_punishment_name_their_rules() -> None:
    log = offer(offering(3, options={"wrong_food_offers": True}), "1h", "", "1s")
    causes = [(args["seat"], args["cause"], args["number"], args["rule"]) for args in figures(log, "suffered")]
    assert causes[:2] == [(0, "wrong-food", 5, "PIX-412"), (1, "refusal", 5, "PIX-413")]
    rules = {cause: rule for _, cause, _, rule in causes[2:]}
    assert rules == {"captives": "PIX-711", "silver": "PIX-712", "gold": "PIX-712"}
    log = play(at(2), "punish", throws=[5])
    assert [(args["cause"], args["rule"]) for args in figures(log, "suffered")] == [("die", "PIX-361")]


@proves("PIX-355", "PIX-414", "PIX-623")
def test_a_used_tile_is_named() -> None:
    double = at(3, {}, {"one_use": "double_tile"}, phase="offering", pending=["reveal-demand", "double 1"])
    assert figures(play(double, "use_double yes"), "announces") == [
        {"seat": 1, "tile": "double_tile", "rule": "PIX-414"}
    ]
    pending = ["actions-end", "next-turn", "after", "demotion 2"]
    graced: Seat = {"on": "casino", "punishment": 10, "one_use": "grace_tile"}
    log = play(at(3, {}, {}, graced, pending=pending), "use_grace")
    assert figures(log, "grace") == [{"seat": 2, "tile": "grace_tile", "rule": "PIX-623"}]


@proves("PIX-418", "PIX-621")
def test_a_demotion_names_its_rule() -> None:
    demoted: Seat = {"on": "casino", "punishment": 10}
    symbol = at(3, {}, demoted, pending=["actions-end", "next-turn", "after", "demotion 1"])
    assert figures(play(symbol, "demote casino"), "demoted") == [{"seat": 1, "space": "casino", "rule": "PIX-621"}]
    angry = at(3, {}, demoted, phase="offering", demand=["apple"], pending=["punishments", "demotion 1 1 1"])
    assert figures(play(angry, "demote casino"), "demoted") == [{"seat": 1, "space": "casino", "rule": "PIX-418"}]


@proves("PIX-501", "PIX-513", "PIX-323")
def test_a_promotion_names_its_rule() -> None:
    for free, rule in ((False, "PIX-501"), (True, "PIX-513")):
        log = play(promoting(3, {"skill": "free_promotion"}, number=1, free=free), "promote mine convert")
        assert figures(log, "promoted") == [{"seat": 0, "place": "mine", "space": "convert", "rule": rule}]
    log = play(at(3, {"on": "convert"}), "promotion convert grace")
    assert figures(log, "promoted") == [{"seat": 0, "place": "convert", "space": "grace", "rule": "PIX-323"}]
    log = play(promoting(3, {"on": "rob_pixie"}), "promote rob_pixie castle")
    assert figures(log, "promoted") == [{"seat": 0, "place": "rob_pixie", "space": "castle", "rule": "PIX-511"}]


@proves("PIX-417", "PIX-418")
def test_anger_that_meets_nobody_ends() -> None:
    furious = offer(offering(3), "1s", "1s", "1s")
    assert figures(furious, "anger") == [{"rule": "PIX-417"}]
    assert figures(furious, "anger-ends") == [{"rule": "PIX-418"}]


@proves("PIX-388")
def test_an_event_names_what_is_thrown_away_and_not_what_is_kept() -> None:
    log = play(at(3, {"goods": "2a 1h 2g"}), "pantry discard", "discard apple 2", "discard honey 0", "discard bread 0")
    assert figures(log, "threw-away") == [{"seat": 0, "lot": "apple-2", "rule": "PIX-388"}]
