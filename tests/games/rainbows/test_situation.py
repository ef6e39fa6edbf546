"""Situations: the facts hold, the rest is filled in, and what no game can come to is refused."""

import json

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.shown import DayScore
from folkmoot.games.rainbows.state import RainbowsState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import DECK, Given, column, face_up, markers, market, player, random_game, rest, seen, situated

ELEVEN = column("R") + column("O") + column("Y", "123")


def test_the_facts_hold_and_the_rest_is_filled_in() -> None:
    position = situated(
        market=["red-7", "blue-3"],
        turn=2,
        priority=2,
        gold=[20, 2, 30],
        markers=[["R1"], None, ["V4", "B3"]],
        face_up=[None, ["green-9"], None],
        draws=["orange-1", "orange-2"],
        discard_pile=["yellow-5"],
    )
    assert market(position) == ["red-7", "blue-3"]
    assert position.deciders() == [1]
    assert position.gold == [20, 2, 30]
    assert [markers(position, seat) for seat in (0, 2)] == [{"R1"}, {"V4", "B3"}]
    assert face_up(position, 1) == {"green-9"}
    assert rest(position)[:2] == ["orange-1", "orange-2"]
    assert "yellow-5" in seen(position).discard_pile
    kept = [card for seat in range(3) for card in face_up(position, seat)]
    assert sorted(market(position) + rest(position) + seen(position).discard_pile + kept) == sorted([*DECK, "clover"])


@pytest.mark.parametrize("seed", seeds(10))
def test_whatever_is_filled_in_is_sound(seed: int) -> None:
    for players in (3, 4, 5):
        for turn in range(players + 1):
            assert situated(players, turn=turn, seed=seed).faults() == []


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"market": ["red-7", "red-7"], "turn": 2}, "RAI-112"),
        ({"market": ["red-7"], "turn": 2}, "RAI-18"),
        ({"market": ["clover"], "turn": 3}, "unknown card: 'clover'"),
        ({"market": ["red-7"], "turn": 3, "face_up": [["red-7"], [], []]}, "RAI-112"),
        ({"face_up": [["red-7"], ["red-7"], []]}, "RAI-112"),
        ({"face_up": [["red-7", "blue-7"], [], []]}, "RAI-37"),
        ({"markers": [["R1", "R1"], [], []]}, "RAI-32"),
        ({"markers": [["R5"], [], []]}, "RAI-05"),
        ({"gold": [-1, 0, 0]}, "gold: expected 0 to 999"),
        ({"gold": [1, 1]}, "gold: expected one for each of 3 seats"),
        ({"round": 2, "draws": ["clover"]}, "RAI-15"),
        ({"colour": "red"}, "unknown fact 'colour'"),
        ({"markers": [ELEVEN, [], []]}, "RAI-08"),
        ({"markers": [["R1"], ["R1"], []]}, "RAI-32"),
        ({"face_up": [["red-7", "red-7"], [], []]}, "RAI-06"),
        ({"clover_revealed": True, "round": 10}, "RAI-15"),
        ({"turn": -1}, "turn: expected 0 to 3, got -1"),
        ({"phase": "bank"}, "RAI-100"),
        ({"phase": "bank", "gold": [0, 5, 5], "turn": 0, "options": {"days": 2}}, "RAI-103"),
        ({"phase": "over", "clover_revealed": False, "round": 3}, "RAI-51"),
        ({"phase": "over", "day": 1, "options": {"days": 2}}, "RAI-90"),
        ({"phase": "over", "clover_revealed": True, "market": ["red-7"]}, "RAI-18"),
        ({"scores": [[{"rainbows": 0, "singles": 0, "money": 0}] * 3]}, "on each of 0 days scored"),
        ({"day": 2, "scores": [[]], "options": {"days": 2}}, "on each of 1 days scored"),
        ({"day": 2, "scores": [[{"rainbows": 0}] * 3], "options": {"days": 2}}, "missing required field"),
        ({"gold": [1000, 0, 0]}, "gold: expected 0 to 999, got 1000"),
        ({"markers": [["O3"], [], ["O3"]]}, r"O3 has two markers \(RAI-32\)"),
        ({"gold": [-1, -1, -1]}, "gold: expected 0 to 999, got -1"),
        ({"priority": 3}, "priority: expected 0 to 2, got 3"),
        ({"priority": -1}, "priority: expected 0 to 2, got -1"),
        ({"day": 0}, "day: expected 1 to 1, got 0"),
        ({"phase": "deal"}, "unknown phase: 'deal'"),
        ({"turn": 4}, "turn: expected 0 to 3, got 4"),
        ({"day": 2}, "day: expected 1 to 1, got 2"),
        ({"round": 16}, "round: expected 1 to 15, got 16"),
        ({"round": 1, "turn": 1, "discard_pile": ["red-1", "red-2"]}, "round: expected 2 to 15, got 1"),
        ({"round": 15, "draws": ["red-1"]}, r"draws names cards that have been dealt by now \(RAI-112\)"),
        ({"draws": DECK}, r"draws names cards that have been dealt by now \(RAI-112\)"),
        (
            {"phase": "over", "turn": 1, "clover_revealed": True},
            "a game is over after its last day, and nobody",
        ),
    ],
)
@proves("RAI-112")
def test_a_refused_situation_names_what_is_wrong(facts: Given, why: str) -> None:
    with pytest.raises(BadSituation, match=why):
        situated(**facts)


@proves("RAI-15")
def test_a_clover_that_no_fact_names_lies_anywhere_in_the_last_third() -> None:
    depths = [situated(round=1, seed=seed).deck.index(box.CLOVER) for seed in range(300)]
    assert set(depths) == set(range(40, 61))


@proves("RAI-15")
def test_the_clover_lies_below_the_cards_that_are_said_to_come() -> None:
    coming = [f"violet-{number}" for number in range(1, 9)]
    depths = [situated(round=10, draws=coming, seed=seed).deck.index(box.CLOVER) for seed in range(150)]
    assert set(depths) == set(range(40 + 8, 61))


@proves("RAI-20", "RAI-54")
def test_a_clover_that_has_been_revealed_was_dealt_in_the_last_round_and_not_as_its_last_card() -> None:
    made = [situated(clover_revealed=True, seed=seed) for seed in range(60)]
    assert {position.round for position in made} == {11}
    assert {position.deck.index(box.CLOVER) for position in made} == set(range(40, 44))


@proves("RAI-100")
def test_at_the_bank_a_day_has_been_played_and_scored() -> None:
    position = situated(phase="bank", gold=[7, 0, 0], options={"days": 2})
    assert position.round >= 1
    for mine in seen(position).players:
        [day] = mine.days
        assert (day.rainbows + day.singles, day.money) == (mine.rainbow_worth, mine.money_worth)
        assert mine.account == mine.rainbow_worth + mine.money_worth


def same_to_all(position: RainbowsState, options: Given, seed: int) -> bool:
    """Tells whether the facts of a position make one that nobody at the table can tell from it."""
    facts = json.loads(json.dumps(GAME.facts(position, 0)))
    made = GAME.situation(position.seats, GAME.options_for(position.seats, options), facts, FastDice(seed))
    eyes = range(position.seats)
    return (
        [made.view(eye) for eye in (*eyes, None)] == [position.view(eye) for eye in (*eyes, None)]
        and [made.prompt(eye) for eye in eyes] == [position.prompt(eye) for eye in eyes]
        and GAME.facts(made, None) == facts
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_of_a_game_can_be_written_as_facts(players: int) -> None:
    options: Given = {"days": 3, "bank_accounts": True, "two_player_variant": True}
    phases = set()
    for seed, played in enumerate(random_game(players, players, **options)):
        assert same_to_all(played.after, options, seed)
        phases.add(seen(played.after).phase)
    assert phases == {"pick", "bank", "over"}


@proves("RAI-16")
def test_the_facts_tell_no_order_of_the_deck_before_the_end() -> None:
    for played in random_game(3, seed=2):
        facts = GAME.facts(played.before, played.seat)
        assert "draws" not in facts
        assert GAME.facts(played.before.imagine(played.seat, FastDice(1)), played.seat) == facts
    assert GAME.facts(played.after, None)["draws"] == rest(played.after)


@pytest.mark.parametrize(
    ("facts", "end"),
    [
        ({}, "end-clover"),
        ({"clover_revealed": True, "round": 13}, "end-clover"),
        ({"markers": [column("R") + column("O"), column("Y") + column("G"), column("B") + column("V")]}, "end-full"),
        ({"round": 15}, "end-exhausted"),
    ],
)
def test_a_game_that_is_over_tells_why(facts: Given, end: str) -> None:
    position = situated(phase="over", **facts)
    result = position.result()
    assert result is not None
    assert (result.end.key, result.scores) == (end, [player(position, seat).account for seat in range(3)])


def test_the_facts_have_the_scores_of_earlier_days() -> None:
    day = [{"rainbows": 60, "singles": -40, "money": 5 * seat} for seat in range(3)]
    position = situated(day=2, scores=[day], options={"days": 2})
    assert [player(position, seat).days for seat in range(3)] == [[DayScore(60, -40, 5 * seat)] for seat in range(3)]
    assert position.account == [20, 25, 30]
