"""What is told of a game as it goes: every event with its figures and its rule."""

from typing import Any

import pytest

from folkmoot.engine.events import Log
from folkmoot.testing import proves

from .helpers import Given, opening, play, table


def figures(log: Log, key: str) -> list[dict[str, Any]]:
    """Returns what was told of the events of a kind, with their rules."""
    return [
        {**event.public.args, "rule": event.rule} for event in log.events if event.public and event.public.key == key
    ]


@pytest.mark.parametrize(("card", "number"), [("red-1", 1), ("orange-7", 7), ("violet-10", 10)])
@proves("RAI-38")
def test_a_kept_card_is_told_with_the_gold_that_it_brings(card: str, number: int) -> None:
    log = play(table(market=[card, "blue-3"], turn=2), f"keep {card}")
    assert figures(log, "kept") == [{"seat": 2, "card": card, "number": number, "rule": "RAI-38"}]


@proves("RAI-13", "RAI-97")
def test_a_first_day_is_told_otherwise_than_a_later_one() -> None:
    log = Log()
    opening(log=log, days=2, first_priority=1)
    assert figures(log, "day-begins") == [{"day": 1, "days": 2, "seat": 1, "rule": "RAI-13"}]
    bank = table(phase="bank", gold=[7, 0, 0], options={"days": 2})
    (begun,) = figures(play(bank, "deposit 7"), "day-begins")
    assert (begun["day"], begun["rule"]) == (2, "RAI-97")


def last_pick(**facts: Any) -> Log:
    """Plays the last pick of a game and returns what is told of it."""
    return play(table(clover_revealed=True, turn=3, market=["red-7"], gold=[0, 0, 0], **facts), "keep red-7")


@proves("RAI-73")
def test_everybody_is_told_their_own_rainbows_and_singles() -> None:
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
    (over,) = figures(play(table(clover_revealed=True, turn=3, **facts), "keep red-1"), "game-over")
    assert (over["seats"], over["rule"]) == (winners, rule)
