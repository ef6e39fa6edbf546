"""The choices of a prompt: their words, the board elements that they point at, what they reveal."""

from typing import Any

import pytest

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import STILL, Seat, after, answer, at, offering, opening, play, promoting
from .test_prompts import choice, prompt

TURN = ["actions-end", "next-turn", "after"]
Shown = tuple[str, str, dict[str, Any], str | None]
"""Of a part: its word, its label with figures, its target."""


def parts(position: PixieQueenState) -> dict[str, list[Shown]]:
    """Returns the parts of every choice but the first one."""
    return {
        answer.move: [(part.id, part.label.key, dict(part.label.args), part.target) for part in answer.parts[1:]]
        for answer in prompt(position).choices
    }


def first(position: PixieQueenState, text: str) -> tuple[str, str, str | None]:
    part = choice(position, text).parts[0]
    return part.id, part.label.key, part.target


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("steal_food apple", "space steal_food"),
        ("priority", "space priority"),
        ("mine", "space mine"),
        ("pass", "pass"),
        ("remove_stone 0", None),
    ],
)
def test_an_action_points_at_its_space_and_a_word_alone_at_itself(text: str, target: str | None) -> None:
    kind = text.split()[0]
    assert first(at(3, {"stones": [1, 0]}), text) == (kind, f"use-{kind}", target)


def amount(number: int) -> Shown:
    return str(number), "label-amount", {"number": number}, f"amount {number}"


def good(key: str, name: str) -> Shown:
    return name, key, {"good": name}, f"good {name}"


def place(key: str, name: str, target: str) -> Shown:
    return name, key, {"place": name}, target


def test_every_word_of_an_action_is_shown() -> None:
    seats: list[Seat] = [{"goods": "2a 2h 2b 8s 1g", "stones": [2, 1], "on": "convert"}, {"on": "grace"}]
    position = at(3, *seats, small=[1, 2, 0])
    shown = parts(position)
    exchange = [good("label-give", "apple"), good("label-get", "silver"), amount(2)]
    assert shown["exchange apple silver 2"] == exchange
    assert shown["convert 2"] == [amount(2)]
    assert shown["turn_order 2"] == [amount(2)]
    captives = [("0", {"number": 1}), ("1", {"number": 2})]
    for word, figures in captives:
        assert shown[f"remove_stone {word}"] == [(word, "label-captive", figures, f"captive {word}")]
    assert shown["rob_pixie grace"] == [place("label-space", "grace", "space grace")]
    assert shown["tracks gold"] == [("gold", "label-track", {"track": "gold"}, "track gold")]
    assert shown["pantry bread"] == [good("label-piece", "bread")]
    assert shown["pantry discard"] == [("discard", "label-discard", {}, None)]
    assert shown["special_offering gold"] == [good("label-add", "gold")]
    assert shown["steal_food honey"] == [good("label-good", "honey")]
    mine = [place("label-from", "mine", "own mine"), place("label-to", "exchange", "space exchange")]
    assert shown["promotion mine exchange"] == mine
    up = [place("label-from", "convert", "space convert"), place("label-to", "grace", "space grace")]
    assert shown["promotion convert grace"] == up


def test_every_word_of_an_answer_is_shown() -> None:
    giving = after(at(3), "punish", throws=[3])
    red = ("red", "label-colour", {"colour": "red"}, "band red")
    assert parts(giving)["give red 3"] == [red, amount(3)]
    placing = at(3, {}, {"stones": [1, 0]}, bag_contents=[30, 10, 5], pending=[*TURN, "place 0 1"])
    assert parts(placing)["place red 1"] == [red, ("1", "label-captive", {"number": 2}, "captive 1")]
    throwing = after(at(3), "pantry discard")
    assert parts(throwing)["discard apple 2"] == [good("label-counted", "apple"), amount(2)]
    picking = at(3, bag_contents=[3, 3, 3], pending=[*TURN, "place", "pick 0 2"])
    assert parts(picking)["pick stone"] == [("stone", "label-cube", {"cube": "stone"}, "cube stone")]
    looking = at(3, {"one_use": "bag_tile"}, pending=[*TURN, "place", "bag 0 5"])
    assert parts(looking)["use_bag yes"] == [("yes", "label-yes", {}, None)]
    castle = [place("label-from", "rob_pixie", "space rob_pixie"), place("label-to", "castle", "castle")]
    assert parts(promoting(3, {"on": "rob_pixie"}))["promote rob_pixie castle"] == castle
    skill = prompt(opening(3)).choices[0]
    name = skill.move.split()[1]
    assert skill.parts[1].label.args == {"skill": name}
    assert skill.parts[1].target == f"skill {name}"


@proves("PIX-391", "PIX-397")
def test_tiles_of_a_trade_are_named_with_their_owners() -> None:
    me: Seat = {"food_tile": 2, "one_use": "bag_tile", "skill": "ring_bonus"}
    red: Seat = {"food_tile": 3, "skill": "extra_slot", "one_use": "grace_tile"}
    board = ["cheap_gold", "silver_income", "light_captives", None, None, None]
    position = at(3, me, red, {"skill": "copy_any"}, extra_tile="food-4", board_skills=board)
    shown = parts(position)
    own_food = ("food", "label-own-tile", {"tile": "food-2"}, "own food")
    pile = ("pile", "label-tile", {"tile": "food-4"}, "pile")
    assert shown["trade_tiles food pile"] == [own_food, pile]
    top = ("pile", "label-tile", {"tile": "food-2"}, "pile")
    assert parts(at(3, {"food_tile": 3}))["trade_tiles food pile"][1] == top
    theirs = ("red-food", "label-tile-of", {"tile": "food-3", "other": 1}, "screen red-food")
    assert shown["trade_tiles food red-food"] == [own_food, theirs]
    extra = ("red-extra", "label-tile-of", {"tile": "food-4", "other": 1}, "screen red-extra")
    assert shown["trade_tiles food red-extra"] == [own_food, extra]
    own_tile = ("one_use", "label-own-tile", {"tile": "bag_tile"}, "own one_use")
    home = ("double_tile", "label-tile", {"tile": "double_tile"}, "tile double_tile")
    assert shown["trade_tiles one_use double_tile"] == [own_tile, home]
    own_skill = ("skill", "label-own-skill", {"skill": "ring_bonus"}, "own skill")
    on_board = ("cheap_gold", "label-skill", {"skill": "cheap_gold"}, "skill cheap_gold")
    assert shown["trade_tiles skill cheap_gold"] == [own_skill, on_board]
    yellow = ("yellow-skill", "label-skill-of", {"skill": "copy_any", "other": 2}, "screen yellow-skill")
    assert shown["trade_tiles skill yellow-skill"] == [own_skill, yellow]


@pytest.mark.parametrize(
    ("facts", "key", "figures"),
    [
        ({}, "ask-main", {"number": 4}),
        ({"pending": ["actions-end", "main"], "discs": 3}, "ask-main", {"number": 3}),
        ({"roll": 3, "shares": [0, 0, 0], "pending": [*TURN, "give 0 3 1"]}, "ask-give", {"number": 3, "other": 1}),
        ({"pending": [*TURN, "place", "pick 0 2"]}, "ask-pick", {"number": 2}),
        ({"bag_contents": [30, 10, 5], "pending": [*TURN, "place 0 3"]}, "ask-place", {"number": 3}),
        ({"pending": [*TURN, "discard 0 2 1"]}, "ask-discard", {"number": 2, "good": "honey"}),
        ({"one_use": "bag_tile", "pending": [*TURN, "place", "bag 0 5"]}, "ask-bag", {}),
        ({"used": ["copy"], "skill": "copy_any", "pending": [*TURN, "copy"]}, "ask-copy", {}),
    ],
)
def test_a_question_of_the_action_phase_names_its_figures(facts: Any, key: str, figures: Any) -> None:
    own = {name: facts.pop(name) for name in ("discs", "one_use", "used", "skill") if name in facts}
    asking = prompt(at(3, own, **facts))
    assert (asking.question.key, dict(asking.question.args), asking.seat) == (key, figures, 0)
    assert asking.notes == []


@proves("PIX-418", "PIX-501", "PIX-513")
def test_why_a_pixie_goes_up_or_down_is_asked_in_other_words() -> None:
    demoted: Seat = {"on": "casino", "punishment": 10}
    symbol = at(3, {}, demoted, pending=[*TURN, "demotion 1"])
    assert prompt(symbol).question.key == "ask-demotion"
    angry = at(3, {}, demoted, phase="offering", demand=["apple"], pending=["punishments", "demotion 1 1 1"])
    assert prompt(angry).question.key == "ask-demotion-anger"
    for free, key in ((False, "ask-promote"), (True, "ask-promote-free")):
        asking = prompt(promoting(3, {"skill": "free_promotion"}, free=free)).question
        assert (asking.key, dict(asking.args)) == (key, {"number": 1})
    assert prompt(promoting(3, number=7)).question.args == {"number": 7}


@proves("PIX-411", "PIX-417")
def test_an_offer_is_asked_for_good_by_good_with_what_it_may_cost() -> None:
    position = offering(3, demand="honey")
    moves = [("offer honey 1", "honey"), ("offer silver 0", "silver"), ("offer gold 0", "gold"), ("commit", "commit")]
    for text, name in moves:
        asking = position.prompt(1)
        assert asking is not None
        assert (asking.seat, asking.question.key, dict(asking.question.args)) == (
            1,
            f"ask-offer-{name}",
            {"food": "honey"},
        )
        assert [note.key for note in asking.notes] == ["note-wasted", "note-refusal"]
        assert not asking.forced, "others shall not see who has a choice"
        answer(position, 1, text)
    assert position.prompt(1) is None
    assert position.prompt(0) is not None


def test_one_legal_answer_is_forced_and_two_are_not() -> None:
    lone = at(3, {}, {"on": "casino", "punishment": 10}, pending=[*TURN, "demotion 1"])
    assert prompt(lone).forced
    graced = at(3, {}, {"on": "casino", "punishment": 10, "one_use": "grace_tile"}, pending=[*TURN, "demotion 1"])
    assert not prompt(graced).forced
    assert not prompt(at(3)).forced
    assert at(3).prompt(1) is None


@proves("PIX-302", "PIX-505")
def test_notes_of_a_displacement_and_a_copy_name_their_figures() -> None:
    def figures(position: PixieQueenState, text: str) -> dict[str, Any] | None:
        note = choice(position, text).note
        return None if note is None else {"key": note.key, **note.args}

    other: Seat = {"on": "steal_silver"}
    displaces = {"key": "note-displaces", "colour": "red"}
    two = figures(at(3, {"goods": "1a"}, other), "promotion mine steal_silver")
    assert two == {**displaces, "number": 1, "discs": 2}
    one = figures(at(3, {"goods": "1a"}, other, {"on": "promotion"}), "promotion mine steal_silver")
    assert one == {**displaces, "number": 1, "discs": 1}
    free = figures(promoting(3, {"skill": "free_demotion"}, other), "promote mine steal_silver")
    assert free == {**displaces, "number": 0, "discs": 0}
    assert figures(promoting(3, {"on": "rob_pixie"}, other), "promote rob_pixie castle") is None
    copying = at(3, {}, {"used": ["copy"]}, {"used": ["copy"]}, discs_on={"casino": [2, 1]})
    assert figures(copying, "copy") == {"key": "note-copy", "number": 2, "discs": 1}
    assert figures(at(3), "pass") == {"key": "note-pass", "number": 5}
    assert figures(at(3), "priority") == {"key": "note-all-discs"}
    for skill, bread in (("free_unchain", 0), ("copy_any", 1)):
        chained = at(3, {"stones": [1, 0], "skill": skill})
        assert figures(chained, "remove_stone 0") == {"key": "note-unchain", "number": bread}


@proves("PIX-381", "PIX-386")
def test_robbing_and_looking_reveal_what_a_screen_or_the_bag_hides() -> None:
    for hidden in (True, False):
        options = {"open_stocks": not hidden, "show_bag_contents": not hidden}
        robbing = at(3, {}, {"on": "grace"}, options=options)
        assert choice(robbing, "rob_pixie grace").reveals == hidden
        (event,) = play(robbing, "rob_pixie grace").events
        assert (event.reveals, event.named_by_move) == (hidden, True)
        looking = at(
            3, {"one_use": "bag_tile"}, pending=[*TURN, "place", "bag 0 2"], bag_contents=[1, 0, 1], options=options
        )
        (event,) = play(looking, "use_bag yes").events
        assert (event.public and event.public.key, event.reveals, event.named_by_move) == ("looks", hidden, True)
    graced: Seat = {"on": "casino", "punishment": 10, "one_use": "grace_tile"}
    (event, *_) = play(at(3, {}, graced, STILL, pending=[*TURN, "demotion 1"]), "use_grace").events
    assert (event.reveals, event.named_by_move) == (False, True)
