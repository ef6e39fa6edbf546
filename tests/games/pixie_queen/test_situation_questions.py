"""Situations that name their question, what is drawn next and what comes next."""

from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.pixie_queen import GAME, tasks
from folkmoot.games.pixie_queen import components as box
from folkmoot.testing import proves

from .helpers import NUMBERS, answer, asked, at, legal, own_view, owned, play, seen
from .test_situation import Given, made


@pytest.mark.parametrize("name", tasks.QUESTION_NAMES)
@pytest.mark.parametrize("players", NUMBERS)
def test_a_question_may_be_asked_by_its_name_alone(name: str, players: int) -> None:
    if (name == "neutral" and players > 2) or (name == "give" and players == 2):
        return
    for seed in range(3):
        position = made(players, {"phase": name}, seed)
        assert asked(position)[1] == name
        seat = position.deciders()[0]
        for text in sorted(legal(position, seat))[::5]:
            twin = position.copy()
            twin.play(seat, GAME.parse(text), FastDice(seed))
            assert twin.faults() == []


@pytest.mark.parametrize(
    ("phase", "question"),
    [
        ("setup", "skill"),
        ("steal", "tile-food"),
        ("actions", "main"),
        ("offering", "offer"),
        ("rewards", "promote"),
        ("punishments", "demotion"),
    ],
)
def test_a_phase_asks_its_usual_question(phase: str, question: str) -> None:
    position = made(3, {"phase": phase})
    assert (seen(position).phase, asked(position)[1]) == (phase, question)


@pytest.mark.parametrize(
    ("facts", "seat"),
    [
        ({"phase": "skill"}, 2),
        ({"phase": "skill", "big": [2, 0, 1], "small": [2, 0, 1]}, 1),
        ({"phase": "skill", "asked": 1}, 1),
        ({"phase": "skill", "seats": [{}, {}, {"skill": "copy-any"}]}, 1),
        ({"phase": "tile-food"}, 0),
        ({"phase": "tile-food", "asked": 2}, 2),
        ({"phase": "tile-food", "seats": [{}, {"food_tile": 3}, {}]}, 1),
        ({"phase": "main", "active": 2}, 2),
        ({"phase": "place", "active": 1}, 1),
        ({"phase": "demotion"}, 1),
        ({"phase": "demotion", "seats": [{}, {}, {"on": ["grace"], "punishment": 10}]}, 2),
        ({"phase": "demotion", "asked": 2, "active": 2}, 2),
        ({"phase": "double", "asked": 1}, 1),
        ({"phase": "double", "seats": [{}, {}, {"one_use": "double-tile"}]}, 2),
        ({"phase": "promote", "asked": 2}, 2),
        ({"phase": "promote", "demand": ["apple"], "seats": [{}, {"offer": {"apple": 2}}, {}]}, 1),
    ],
)
def test_who_is_asked_is_said_or_follows_from_the_rest(facts: Given, seat: int) -> None:
    assert asked(made(3, facts))[0] == seat


@pytest.mark.parametrize(
    ("phase", "left", "answers"),
    [
        ("promote", 3, "stop"),
        ("place", 2, "place blue 0"),
        ("pick", 1, "pick silver"),
        ("give", 2, "give red 2"),
        ("tile-food", 1, "take honey 1"),
    ],
)
def test_how_many_are_left_of_what_is_asked_for_may_be_said(phase: str, left: int, answers: str) -> None:
    position = made(3, {"phase": phase, "left": left})
    assert tasks.first_of(position.stack[-1]) == left
    assert answers in legal(position)


def test_nobody_is_asked_who_cannot_be() -> None:
    for facts in (
        {"phase": "sleep"},
        {"phase": "main", "asked": 3},
        {"phase": "place", "asked": 1},
        {"phase": "promote", "left": 0},
        {"phase": "neutral"},
        {"phase": "main", "asked": 1, "seats": [{}, {"out": 1, "punishment": 60}, {}]},
    ):
        with pytest.raises(BadSituation):
            made(3, facts)
    with pytest.raises(BadSituation, match="unknown phase: 'promotee'; did you mean promote\\? "):
        made(3, {"phase": "promotee"})


@proves("PIX-384", "PIX-387")
def test_the_next_cubes_come_in_their_order() -> None:
    position = at(3, {"goods": "", "on": "grace casino"}, draws=["gold", "stone", "silver", "gold", "gold"])
    play(position, "mine", throws=[])
    assert (owned(position, 0), seen(position).cubes) == ("1s 1g", ["gold", "stone", "silver"])
    assert position.next_cubes() == [1, 1]
    play(position, "place red 0")
    one = at(3, {"goods": "", "on": "grace casino convert tracks"}, draws=["gold"])
    play(one, "mine", throws=[])
    assert owned(one, 0) == "1g"
    blind = at(3, {"goods": "", "on": "grace casino convert"}, draws=["gold"])
    play(blind, "mine", throws=[0])
    assert owned(blind, 0) == "1s 1g"


@proves("PIX-386")
def test_picked_cubes_are_not_those_that_are_drawn_next() -> None:
    seat = {"goods": "", "one_use": "bag_tile"}
    position = at(3, seat, draws=["gold", "silver", "gold"], bag_contents=[3, 3, 0])
    play(position, "mine", "use_bag yes", "pick gold", "pick gold", throws=[0])
    assert (owned(position, 0), seen(position).cubes) == ("2s 3g", ["gold", "gold", "gold", "silver", "silver"])


def test_the_bag_holds_the_next_cubes() -> None:
    for seed in range(20):
        stock = {"apple": 30, "honey": 30, "bread": 30, "silver": 25, "gold": 15}
        position = made(3, {"bag": 4, "draws": ["gold", "gold", "stone"], "stock": stock}, seed)
        assert sum(position.bag) == 4
        assert position.bag[1] >= 2
        assert position.bag[2] >= 1
    with pytest.raises(BadSituation, match="the cubes drawn next are in the bag"):
        made(3, {"bag_contents": [1, 0, 0], "draws": ["silver", "silver"]})
    with pytest.raises(BadSituation, match="draws: expected 0 to 31, got 32"):
        made(3, {"draws": ["gold"] * 32})
    with pytest.raises(BadSituation, match="unknown cube: 'ruby'"):
        made(3, {"draws": ["ruby"]})


def test_nobody_is_told_the_next_cubes() -> None:
    known = at(3, draws=["gold", "gold", "gold", "gold", "gold"])
    blind = known.copy()
    blind.coming = 0
    for eye in (None, 0, 1, 2):
        assert (known.view(eye), GAME.facts(known, eye)) == (blind.view(eye), GAME.facts(blind, eye))
    assert known.prompt(0) == blind.prompt(0)
    worlds = [known.imagine(0, FastDice(seed)) for seed in range(5)]
    assert [world.coming for world in worlds] == [0] * 5


@proves("PIX-107", "PIX-411")
def test_the_coming_demand_may_be_said() -> None:
    for seed in range(5):
        position = made(3, {"round": 3, "demand": ["honey"], "coming_demand": ["bread", "apple"]}, seed)
        assert seen(position).demand[1:3] == ["honey", None]
        assert position.demand[2:4] == [box.BREAD, box.APPLE]
        assert "coming_demand" not in GAME.facts(position, 0)
        assert sorted(position.demand) == box.DEMANDS
    with pytest.raises(BadSituation, match="there are nine demand tokens, three of each food"):
        made(3, {"round": 3, "demand": ["honey", "honey"], "coming_demand": ["honey", "honey"]})
    for facts in ({"round": 2, "demand": ["apple"] * 2}, {"phase": "double", "round": 1, "demand": ["apple"]}):
        with pytest.raises(BadSituation, match="the demand of a round is not known before its offering"):
            made(3, facts)
    with pytest.raises(BadSituation, match="one demand token is turned in a round"):
        made(3, {"round": 2, "demand": ["apple"] * 3})


@proves("PIX-411")
def test_a_token_lies_open_for_each_offering() -> None:
    for number in range(1, 8):
        assert made(3, {"round": number}).revealed == number - 1
        assert made(3, {"round": number, "phase": "double"}).revealed == number - 1
        assert made(3, {"round": number, "phase": "offering"}).revealed == number
        assert made(3, {"round": number, "phase": "rewards"}).revealed == number


@proves("PIX-301")
def test_discs_that_lie_nowhere_are_left() -> None:
    facts: Given = {"discs_on": {"casino": [2, 1], "tracks": [2, 0]}, "pantry": [0, 2], "order_by": 2}
    position = made(3, {"seats": [{}, {"used": ["mine"]}, {}], **facts})
    assert [player.discs for player in seen(position).players] == [1, 1, 2]
    assert made(3, {"seats": [{}, {}, {"discs": 3}], "pantry": [2]}).discs == [4, 4, 3]
    assert made(3, {"priority_by": 2}).discs == [4, 4, 0]
    assert made(3, {"phase": "offering"}).discs == [0, 0, 0]


@proves("PIX-301")
def test_others_have_had_as_many_turns_as_the_player_on_turn() -> None:
    assert made(3, {"pantry": [0], "discs_on": {"casino": [2, 0]}}).discs == [1, 2, 2]
    assert made(3, {"seats": [{"discs": 3}, {}, {}]}).discs == [3, 3, 3]
    assert seen(made(3, {"active": 2})).big == [2, 0, 1]
    assert seen(made(3, {"active": 1, "pantry": [2]})).big == [2, 1, 0]
    after = made(3, {"active": 1, "big": [0, 1, 2]})
    assert (seen(after).big, after.discs) == ([0, 1, 2], [3, 4, 4])


@proves("PIX-411")
def test_offers_begin_with_the_first_good() -> None:
    position = made(3, {"phase": "offering", "demand": ["honey"]})
    assert legal(position, 0) == {"offer honey 0"}
    for seat in (1, 2):
        assert legal(position, seat) == {"offer honey 0", "offer honey 1", "offer honey 2"}
    wrong = made(3, {"phase": "offering", "demand": ["honey"]}, wrong_food_offers=True)
    assert "offer apple 1" in legal(wrong, 2)
    answer(position, 1, "offer honey 1")


def test_of_a_committed_offer_that_is_not_said_any_will_do() -> None:
    offers = set()
    for seed in range(30):
        position = made(3, {"phase": "offer", "seats": [{}, {"stage": "committed"}, {}]}, seed)
        offers.add(tuple(position.offers[5:10]))
        assert position.deciders() == [0, 2]
    assert len(offers) > 4
    said = made(3, {"phase": "offer", "seats": [{}, {"stage": "committed", "offer": {"gold": 1}}, {}]})
    assert said.offers[5:10] == [0, 0, 0, 0, 1]


def test_words_may_be_written_with_hyphens() -> None:
    facts: Given = {"skill": "cheap-gold", "one_use": "grace-tile", "on": ["steal-food"], "used": ["trade-tiles"]}
    hyphens = made(3, {"seats": [facts, {}, {}], "discs_on": {"look-in-bag": [2, 1]}})
    player = own_view(hyphens, 0)
    assert (player.skill, player.one_use, player.used) == ("cheap_gold", "grace_tile", ["trade_tiles"])
    plain: dict[str, Any] = {"skill": "cheap_gold", "one_use": "grace_tile", "on": ["steal_food"]}
    underscores = made(3, {"seats": [{**plain, "used": ["trade_tiles"]}, {}, {}], "discs_on": {"look_in_bag": [2, 1]}})
    assert hyphens.snapshot() == underscores.snapshot()


@proves("PIX-102")
def test_cases_are_counted_from_one_as_in_the_rules() -> None:
    position = made(3, {"seats": [{"silver_case": 4, "gold_case": 7}, {}, {}]})
    players = seen(position).players
    assert [(player.silver_case, player.gold_case) for player in players] == [(4, 7), (1, 1), (1, 1)]
    assert players[0].gold_price == 2
    facts: Any = GAME.facts(position, 0)["seats"]
    assert (facts[0]["silver_case"], facts[0]["gold_case"]) == (4, 7)
