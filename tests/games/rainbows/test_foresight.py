"""What a choice is said to do before it is played: cost and gain, what it completes, what it ends and opens."""

from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import MOST_EFFECTS, Effect, Next
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows.foretold import faults
from folkmoot.games.rainbows.shown import DayScore, RainbowsEffect
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves

from .helpers import Given, at, column, decider, games, last_pick, play

W6 = ["red-7", "blue-3", "green-3", "violet-10"]


def asked(seat: int, question: str = "pick") -> Next:
    """Returns what comes after a turn."""
    return Next(ends="turn", seats=[seat], question=question)


def foreseen(position: RainbowsState, text: str) -> RainbowsEffect:
    """Returns the effect that the prompt says of a move."""
    prompt = position.prompt(decider(position))
    assert prompt is not None
    [effect] = [choice.effect for choice in prompt.choices if choice.move == text]
    assert isinstance(effect, RainbowsEffect)
    return effect


@proves("RAI-30", "RAI-38")
def test_w6_a_full_round_is_said_pick_by_pick() -> None:
    position = at(market=W6, round=1)
    keep = RainbowsEffect(gold=10, keeps="violet-10", next=asked(1))
    assert foreseen(position, "keep violet-10") == keep
    play(position, "keep violet-10")
    assert foreseen(position, "buy blue-3 B2") == RainbowsEffect(
        gold=-3,
        discards=["blue-3"],
        space="B2",
        chains=[["B2"]],
        rainbow_worth=-10,
        next=asked(2),
    )
    play(position, "buy blue-3 B2", "keep red-7")
    assert foreseen(position, "buy green-3 G3") == RainbowsEffect(
        gold=-3,
        discards=["green-3"],
        space="G3",
        chains=[["G3"]],
        rainbow_worth=-10,
        priority=1,
        next=Next(ends="round", seats=[1], question="pick"),
    )


@proves("RAI-81", "RAI-82", "RAI-83")
def test_w9_a_loan_is_said_with_its_cost() -> None:
    position = at(market=["red-9"], turn=3, gold=[3, 0, 0], account=[50, 50, 50], options={"bank_accounts": True})
    said = foreseen(position, "buy red-9 R1")
    assert (said.gold, said.borrowed, said.account) == (-3, 6, -12)


@proves("RAI-44")
def test_a_discard_brings_and_costs_nothing() -> None:
    kept = ["blue-4", "red-6", "red-9"]
    position = at(market=["red-4", "blue-9", "green-6"], turn=1, gold=[15, 2, 15], face_up=[[], kept, []])
    assert foreseen(position, "discard blue-9") == RainbowsEffect(discards=["blue-9"], next=asked(2))


@proves("RAI-55", "RAI-64")
def test_a_marker_says_the_chains_that_come_about() -> None:
    position = at(market=["orange-1", "blue-1", "violet-5"], turn=1, markers=[[], ["R1", "Y2", "G4", "B3"], []])
    joins = foreseen(position, "buy orange-1 O2")
    assert (joins.chains, joins.rainbow_worth) == ([["R1", "O2", "Y2"]], 60)
    assert foreseen(position, "buy blue-1 B4").rainbow_worth == -10  # G4 links with B3 or with B4, not with both
    assert foreseen(position, "buy violet-5 V4").chains == [["G4", "B3", "V4"]]


@proves("RAI-68", "RAI-70")
def test_a_kept_card_says_what_it_adds_to_the_runs() -> None:
    position = at(market=["red-5", "blue-9"], turn=2, face_up=[[], [], [f"green-{number}" for number in (3, 4, 6, 7)]])
    assert foreseen(position, "keep red-5").money_worth == 15
    assert foreseen(position, "keep blue-9").money_worth == 0


@proves("RAI-117")
def test_with_two_players_the_card_that_goes_by_itself_is_said() -> None:
    options = {"two_player_variant": True}
    position = at(2, market=["red-7", "blue-3", "green-3"], turn=1, options=options)
    assert foreseen(position, "keep red-7").discards == ["blue-3"]
    assert foreseen(position, "buy blue-3 B1").discards == ["blue-3", "red-7"]
    assert foreseen(position, "keep green-3").next == asked(0)


@pytest.mark.parametrize(
    ("players", "dealt", "odds"),
    [
        (3, 9, []),
        (3, 10, [4, 21]),
        (3, 11, [4, 17]),
        (3, 13, [4, 9]),
        (3, 14, [4, 5]),
        (5, 6, [2, 21]),
        (4, 8, [5, 21]),
    ],
)
@proves("RAI-15", "RAI-20")
def test_the_odds_of_the_clover_are_said_before_a_new_deal(players: int, dealt: int, odds: list[int]) -> None:
    position = at(players, market=["red-1"], turn=players, round=dealt, gold=[15] * players)
    assert foreseen(position, "keep red-1").clover == odds
    assert foreseen(position, "keep red-1").priority == 1


@proves("RAI-15")
def test_no_clover_is_said_in_the_middle_of_a_round_nor_when_the_day_ends() -> None:
    assert foreseen(at(market=["red-1", "red-2"], turn=2, round=12), "keep red-1").clover == []
    assert foreseen(last_pick(market=["red-1"]), "keep red-1").clover == []


@proves("RAI-47", "RAI-73", "RAI-77")
def test_the_last_pick_says_the_scores_of_the_day_and_who_wins() -> None:
    facts: Given = {
        "market": ["red-8"],
        "face_up": [["blue-9", "blue-10"], [], []],
        "markers": [[], ["R1", "O1"], ["V3"]],
    }
    said = foreseen(last_pick(**facts), "keep red-8")
    assert said.ended_by == "clover"
    assert said.scores == [DayScore(0, 0, 5), DayScore(20, 0, 0), DayScore(0, -10, 0)]
    assert (said.winners, said.next) == ([1], Next(ends="game"))


@proves("RAI-48")
def test_the_last_vacant_space_ends_the_day() -> None:
    full = [column("R") + column("O"), column("Y") + column("G"), column("B") + column("V", "123")]
    position = at(market=["violet-2"], turn=3, gold=[15, 15, 15], markers=full)
    assert foreseen(position, "buy violet-2 V4").ended_by == "full"
    kept = foreseen(position, "keep violet-2")
    assert (kept.ended_by, kept.next, kept.scores) == (None, Next(ends="round", seats=[1], question="pick"), [])


@proves("RAI-51")
def test_the_end_of_the_deck_ends_the_day() -> None:
    assert foreseen(at(market=["red-2"], turn=3, round=15), "keep red-2").ended_by == "exhausted"


@proves("RAI-100", "RAI-103")
def test_the_day_before_the_last_opens_the_bank_for_the_first_who_has_gold() -> None:
    position = last_pick(market=["red-2"], gold=[15, 0, 3], options={"days": 2})
    said = foreseen(position, "keep red-2")
    assert said.next == Next(ends="day", seats=[2], question="deposit")
    assert (said.priority, said.winners) == (1, [])


@proves("RAI-101", "RAI-102")
def test_w10_a_deposit_goes_from_hand_to_account() -> None:
    position = at(phase="bank", gold=[23, 4, 0], options={"days": 2})
    assert foreseen(position, "deposit 20") == RainbowsEffect(gold=-20, account=20, next=asked(1, "deposit"))
    play(position, "deposit 20")
    assert foreseen(position, "deposit 0") == RainbowsEffect(next=asked(0))


def test_a_long_prompt_says_no_effects_but_the_same_notes() -> None:
    cards = [f"{colour}-1" for colour in ("red", "orange", "yellow", "green", "blue", "violet")]
    position = at(5, market=cards)
    prompt = position.prompt(0)
    assert prompt is not None
    assert len(prompt.choices) == 54 > MOST_EFFECTS
    assert {choice.effect for choice in prompt.choices} == {None}
    assert {choice.note.key for choice in prompt.choices if choice.note} == {"note-buy", "note-keep"}
    assert position.effect(0, GAME.parse("keep red-1")) == RainbowsEffect(gold=1, keeps="red-1", next=asked(1))


@pytest.mark.parametrize(
    ("wrong", "what"),
    [
        ({"gold": 6}, "the gold"),
        ({"borrowed": 1}, "the loan"),
        ({"account": 1}, "the account"),
        ({"keeps": None}, "the card kept"),
        ({"discards": ["red-7"]}, "the cards discarded"),
        ({"space": "R1"}, "the space"),
        ({"priority": 2}, "the Priority Player"),
        ({"clover": [1, 1]}, "the clover"),
        ({"ended_by": "full"}, "the end of the day"),
        ({"scores": [DayScore(0, 0, 0)]}, "the scores"),
        ({"winners": [0]}, "the winners"),
        ({"next": Next(ends="round", seats=[1], question="pick")}, "what is over"),
        ({"money_worth": 5}, "the worth"),
        ({"rainbow_worth": 20}, "the worth"),
        ({"chains": [["R1"]]}, "the chains"),
    ],
)
def test_what_came_otherwise_is_noticed(wrong: dict[str, Any], what: str) -> None:
    before = at(market=W6, round=1)
    after, log, move = before.copy(), Log(), GAME.parse("keep red-7")
    after.play(0, move, FastDice(0), log)
    said: dict[str, Any] = {"gold": 7, "keeps": "red-7", "next": asked(1)}
    assert faults(before, move, RainbowsEffect(**said), after, log) == []
    assert [fault.split(":")[0] for fault in faults(before, move, RainbowsEffect(**said | wrong), after, log)] == [what]
    assert faults(before, move, Effect(), after, log) != []


def test_a_deposit_that_came_otherwise_is_noticed() -> None:
    before = at(phase="bank", gold=[23, 4, 0], options={"days": 2})
    after, log, move = before.copy(), Log(), GAME.parse("deposit 3")
    after.play(0, move, FastDice(0), log)
    said = RainbowsEffect(gold=-3, account=3, next=asked(1, "deposit"))
    assert faults(before, move, said, after, log) == []
    assert (
        faults(
            before,
            GAME.parse("deposit 4"),
            RainbowsEffect(next=asked(1, "deposit")),
            after,
            log,
        )
        != []
    )


@pytest.mark.parametrize("options", [{}, {"bank_accounts": True, "forced_borrowing": False, "days": 3}])
def test_everything_that_is_said_comes_true(options: Given) -> None:
    kinds: set[str] = set()
    for number, played in enumerate(games(2, **options)):
        move = GAME.parse(played.move)
        said = played.before.effect(played.seat, move)
        after, log = played.before.copy(), Log()
        after.play(played.seat, move, FastDice(number), log)
        assert isinstance(said, RainbowsEffect)
        assert faults(played.before, move, said, after, log) == []
        kinds.update(name for name in said.__struct_fields__ if getattr(said, name) not in (0, None, [], ()))
    assert kinds >= {"gold", "keeps", "discards", "space", "chains", "clover", "ended_by", "scores", "winners"}
