"""The events of a game: their arguments and their rules."""

from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.testing import proves

from .helpers import Given, at, column, market, opening, play


def figures(log: Log, key: str) -> list[dict[str, Any]]:
    """Returns the arguments of the events of one key, with their rules."""
    return [
        {**event.public.args, "rule": event.rule} for event in log.events if event.public and event.public.key == key
    ]


@pytest.mark.parametrize(("card", "number"), [("red-1", 1), ("orange-7", 7), ("violet-10", 10)])
@proves("RAI-38")
def test_the_event_of_a_kept_card_has_the_gold_that_it_brings(card: str, number: int) -> None:
    log = play(at(market=[card, "blue-3"], turn=2), f"keep {card}")
    assert figures(log, "kept") == [{"seat": 2, "card": card, "number": number, "rule": "RAI-38"}]


@proves("RAI-13", "RAI-97")
def test_the_event_of_a_new_day_has_another_rule_on_the_first_day() -> None:
    log = Log()
    opening(log=log, days=2, first_priority=1)
    assert figures(log, "day-begins") == [{"day": 1, "days": 2, "seat": 1, "rule": "RAI-13"}]
    bank = at(phase="bank", gold=[7, 0, 0], options={"days": 2})
    later = play(bank, "deposit 7")
    (begun,) = figures(later, "day-begins")
    assert (begun["day"], begun["rule"]) == (2, "RAI-97")
    assert [clears(events) for events in (log, later)] == [[False], [True]]


def clears(log: Log) -> list[bool]:
    """Returns for every day that begins whether it clears the table of what lies there."""
    return [event.clears for event in log.events if event.public and event.public.key == "day-begins"]


def last_pick(**facts: Any) -> Log:
    """Plays the last pick of a game and returns its events."""
    return play(at(clover_revealed=True, turn=3, market=["red-7"], gold=[0, 0, 0], **facts), "keep red-7")


@proves("RAI-73")
def test_the_event_of_a_score_has_the_rainbows_and_singles_of_its_player() -> None:
    log = last_pick(markers=[["B4"], ["R1", "O1"], ["V3"]])
    scored = {line["seat"]: line for line in figures(log, "scored")}
    assert [scored[seat]["spaces"] for seat in range(3)] == [["B4"], [], ["V3"]]
    assert scored[0]["chains"] == scored[2]["chains"] == []
    (chain,) = scored[1]["chains"]
    assert chain.split()[0] == "R1-O1"


@pytest.mark.parametrize(
    ("account", "winners", "rule"),
    [([40, 20, 30], [0], "RAI-77"), ([10, 20, 300], [2], "RAI-77"), ([10, 90, 90], [1, 2], "RAI-79")],
)
@proves("RAI-77", "RAI-79")
def test_the_end_names_the_winner_or_all_who_share_the_win(account: list[int], winners: list[int], rule: str) -> None:
    facts: Given = {"market": ["red-1"], "account": account}
    (over,) = figures(play(at(clover_revealed=True, turn=3, **facts), "keep red-1"), "game-over")
    assert (over["seats"], over["rule"]) == (winners, rule)


@pytest.mark.parametrize(
    ("facts", "key", "rule"),
    [
        ({"clover_revealed": True}, "clover", "RAI-47"),
        (
            {"markers": [column("R") + column("O"), column("Y") + column("G"), column("B") + column("V")]},
            "full",
            "RAI-48",
        ),
        ({"round": 15}, "exhausted", "RAI-51"),
    ],
)
@proves("RAI-47", "RAI-48", "RAI-51")
def test_the_end_of_a_day_names_the_rule_that_ended_it(facts: Given, key: str, rule: str) -> None:
    log = play(at(turn=3, market=["red-7"], gold=[0, 0, 0], **facts), "keep red-7")
    assert figures(log, f"day-ends-{key}") == [{"day": 1, "rule": rule}]


@pytest.mark.parametrize(
    ("players", "options", "rule"), [(2, {"two_player_variant": True}, "RAI-118"), (3, {}, "RAI-25")]
)
@proves("RAI-25", "RAI-118")
def test_the_clover_token_is_passed_by_the_rule_for_so_many_players(players: int, options: Given, rule: str) -> None:
    position = at(players, turn=players, market=["red-7"], options=options)
    assert figures(play(position, "keep red-7"), "priority") == [{"seat": 1, "rule": rule}]


@pytest.mark.parametrize(
    ("players", "options", "rule"), [(2, {"two_player_variant": True}, "RAI-116"), (3, {}, "RAI-18")]
)
@proves("RAI-18", "RAI-116")
def test_cards_are_dealt_by_the_rule_for_so_many_players(players: int, options: Given, rule: str) -> None:
    log = Log()
    position = opening(players, log=log, **options)
    assert figures(log, "dealt") == [{"round": 1, "cards": market(position), "rule": rule}]


@proves("RAI-83")
def test_the_event_of_a_loan_has_twice_its_amount_as_the_cost() -> None:
    position = at(turn=3, market=["red-7"], gold=[4, 0, 0], account=[20, 0, 0], options={"bank_accounts": True})
    log = play(position, "buy red-7 R1")
    assert figures(log, "borrowed") == [{"seat": 0, "amount": 3, "cost": 6, "rule": "RAI-83"}]


@proves("RAI-62", "RAI-63", "RAI-70")
def test_the_event_of_a_score_has_its_parts_and_their_sum() -> None:
    log = last_pick(
        markers=[["R1", "O1", "V3"], ["R3", "O3", "Y3", "B1", "V4"], []],
        face_up=[["blue-8", "blue-9"], ["green-1", "green-2", "green-3", "green-4"], []],
        account=[5, 3, 0],
    )
    lines = [[line[name] for name in ("rainbows", "singles", "money", "total")] for line in figures(log, "scored")]
    assert lines == [[20, -10, 5, 15], [40, -20, 10, 30], [0, 0, 0, 0]]
    assert [line["account"] for line in figures(log, "scored")] == [5 + 15, 3 + 30, 0]
