"""Prompts: the figures of a question, the costs of its choices, and the vocabulary they come from."""

from typing import Any

import pytest

from folkmoot.engine.prompts import Choice, Prompt
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import NUMBERS, after, at, decider, event_args, legal, play, promoting, random_game, rules
from .test_reasons_actions import NAMES


def prompt(position: PixieQueenState) -> Prompt:
    question = position.prompt(decider(position))
    assert question is not None
    return question


def choice(position: PixieQueenState, text: str) -> Choice:
    (only,) = [choice for choice in prompt(position).choices if choice.move == text]
    return only


def note(position: PixieQueenState, text: str, language: str = "en") -> str:
    """Returns what the note of an answer says."""
    note = choice(position, text).note
    return "" if note is None else Words(GAME, language, NAMES[: position.seats], decider(position)).phrase(note)


def question(position: PixieQueenState, language: str = "en") -> str:
    return Words(GAME, language, NAMES[: position.seats], decider(position)).phrase(prompt(position).question)


@proves("PIX-203", "PIX-205")
def test_a_food_tile_is_asked_for_as_much_as_the_stock_can_give() -> None:
    stealing: dict[str, Any] = {"phase": "steal", "pending": ["actions", "tile-food 0 4"]}
    plenty = at(3, {"food_tile": 4, "goods": ""}, **stealing)
    assert prompt(plenty).question.args == {"number": 4, "good": "apple"}
    scarce = at(3, {"food_tile": 4, "goods": ""}, stock="1a 1h 1b", **stealing)
    assert prompt(scarce).question.args == {"number": 3, "good": "apple"}
    assert prompt(after(scarce, "take apple 1")).question.args == {"number": 2, "good": "honey"}
    assert question(after(scarce, "take apple 1", "take honey 1")) == (
        "Your food tile gives you 1 food: how many loaves of bread do you take?"
    )


@proves("PIX-388")
def test_goods_are_thrown_away_by_name() -> None:
    throwing = after(at(3, {"goods": "1a 1h 1b 1s 1g"}), "pantry discard")
    assert question(throwing) == "You have 3 goods to throw away: how many apples?"
    assert question(after(throwing, "discard apple 1", "discard honey 1"), "fr") == (
        "Vous avez 1 produit à retirer\u00a0: combien de pains\u00a0?"
    )


@proves("PIX-302", "PIX-306", "PIX-401")
def test_every_action_tells_what_it_costs() -> None:
    rich = {"goods": "9a 9h 9b 9s 9g"}
    position = at(3, rich, {"on": "casino"}, small=[1, 0, 2], discs_on={"grace": [2, 1]})
    assert note(position, "casino") == "1 disc"
    assert note(position, "punish") == "2 discs"
    for text in ("mine", "pantry apple", "special_offering gold", "turn_order 1"):
        assert note(position, text) == "1 disc"
    assert note(position, "copy") == "1 disc, 1 punishment point at once"
    assert note(at(3, rich, {"used": ["copy"]}, discs_on={"punish": [2, 1]}), "copy", "fr") == (
        "1 disque, 2 points de punition sur-le-champ"
    )
    assert note(position, "priority") == "all your remaining discs"
    assert note(position, "pass").startswith("5 punishment points")
    assert note(after(position, "copy"), "grace") == "", "a copy lays no more discs"


@proves("PIX-505", "PIX-613")
def test_displacing_and_unchaining_tell_their_price() -> None:
    other = {"on": "steal_silver"}
    action = at(3, {"goods": "1a"}, other)
    assert note(action, "promotion mine steal_silver") == "2 discs, displaces the red pixie for an apple"
    assert note(promoting(3, {"goods": "1a"}, other), "promote mine steal_silver", "fr") == (
        "rétrograde pour une pomme le Pixie rouge"
    )
    free = promoting(3, {"goods": "", "skill": "free_demotion"}, other)
    assert note(free, "promote mine steal_silver") == "displaces the red pixie for nothing"
    assert note(free, "promote mine convert") == ""
    assert note(at(3, {"stones": [1, 0], "goods": "1b"}), "remove_stone 0") == "for a loaf of bread"
    skilled = at(3, {"stones": [1, 0], "goods": "", "skill": "free_unchain"})
    assert note(skilled, "remove_stone 0") == "for nothing"


@proves("PIX-310", "PIX-501")
def test_what_gives_something_away_is_asked_once_more() -> None:
    turn = at(3)
    assert choice(turn, "pass").warning == choice(turn, "pass").note is not None
    assert [one.move for one in prompt(turn).choices if one.warning] == ["pass"]
    rising = promoting(3, number=2)
    warned = [(one.move, one.warning.args) for one in prompt(rising).choices if one.warning]
    assert warned == [("stop", {"number": 2})]


@proves("PIX-804")
def test_a_neutral_pixie_leaves_the_neutral_mine() -> None:
    moving = at(2, phase="rewards", demand=["apple"], pending=["punishments", "castle", "neutral"])
    assert choice(moving, "neutral mine convert").parts[1].target == "band yellow"
    assert choice(promoting(3), "promote mine convert").parts[1].target == "own mine"


@proves("PIX-372", "PIX-512", "PIX-713")
def test_bonus_points_name_their_source() -> None:
    ring = at(3, {"goods": "8g", "skill": "ring_bonus"})
    assert rules(play(ring, "forge_ring", throws=[])) == [
        ("forged", "PIX-371"),
        ("reward", "PIX-371"),
        ("skill-bonus", "PIX-372"),
    ]
    seat = {"skill": "servant_bonus", "on": "rob_pixie", "silver_case": 7, "gold_case": 7}
    log = play(promoting(3, seat), "promote rob_pixie castle")
    assert event_args(log, "skill-bonus") == [{"seat": 0, "number": 2}]
    assert event_args(log, "bonus") == [{"seat": 0, "number": 2}]
    for language in LANGUAGES:
        words = Words(GAME, language, NAMES[:3])
        lines = [words.event(seen) for seen in log.seen_by(None) if seen.phrase.key in ("bonus", "skill-bonus")]
        assert len(set(lines)) == 2


@proves("PIX-361", "PIX-805")
@pytest.mark.parametrize("players", NUMBERS)
def test_the_vocabulary_has_no_move_that_can_never_be_legal(players: int) -> None:
    """Neutral pixies get no points; with two players the only opponent gets all of them, unasked."""
    words = {GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, {}))}
    given = {text.split()[1] for text in words if text.startswith("give ")}
    assert len(given) == (0 if players == 2 else players)
    assert any(text.startswith("neutral") for text in words) == (players == 2)
    assert not any(text.startswith("neutral") and text.endswith("castle") for text in words)
    options = {"neutral_servant": True}
    more = {GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, options))}
    assert len(more - words) == (2 if players == 2 else 0)
    for played in random_game(players, 9, **options):
        assert legal(played.before, played.seat) <= more
