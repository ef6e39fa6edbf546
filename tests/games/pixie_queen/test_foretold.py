"""What was said of a choice is compared with what happened: a true word passes, and every false one is found."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import Effect, Next
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.foretold import faults
from folkmoot.games.pixie_queen.shown import PixieMove, PixieQueenEffect, RewardGain, Suffering
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing.effects import next_faults

from .helpers import after, answer, at, legal, offer, offering, promoting, worth
from .test_foresight import MAIN

RICH = {"goods": "9a 9h 9b 9s 9g"}
PUNISHING = after(at(3, {}, {}, {"punishment": 8, "on": "casino"}), "punish", throws=[3])
SHARING = after(at(4), "punish", throws=[3])
CHAINED = at(3, {"stones": [1, 0], **RICH})
CLIMBING = promoting(3, {"on": "forge_ring"}, number=2)
DISPLACING = promoting(3, RICH, {"on": "steal_food"}, number=2)
HOLDER = at(3, {"one_use": "double_tile"}, phase="offering", pending=["reveal-demand", "double"])
ROBBED = at(3, {}, {"on": "forge_ring", "goods": "2a 2h 2b"})
PUNISHED: dict[str, Any] = {"doubled": True, "goods": "1h 1g", "punishment": 7, "on": "punish"}
WRONG_FOOD = offering(3, {}, PUNISHED, options={"wrong_food_offers": True})
offer(WRONG_FOOD, "1a", "1h 1g", "1a")


def given(*texts: str) -> PixieQueenState:
    """Returns an offering of which seat 0 has said so much and the others, who refuse, everything."""
    position = offering(3, RICH)
    answer(position, 0, *texts)
    for seat in (1, 2):
        answer(position, seat, "offer apple 0", "offer silver 0", "offer gold 0", "commit")
    return position


WRONG: list[tuple[PixieQueenState, str, dict[str, Any]]] = [
    (at(3, RICH), "steal_silver", {"discs": 1}),
    (at(3, RICH), "steal_silver", {"gains": {"silver": 1}}),
    (at(3, RICH), "exchange apple honey 2", {"pays": {"apple": 1}}),
    (at(3, RICH), "special_offering gold", {"adds": "apple"}),
    (at(3, RICH), "special_offering gold", {"reward": None}),
    (at(3, RICH), "special_offering gold", {"reward": RewardGain(series="special", points=worth("special", 2))}),
    (
        at(3, {**RICH, "skill": "ring_bonus"}),
        "forge_ring",
        {"reward": RewardGain(series="ring", points=worth("ring", 1))},
    ),
    (at(3, RICH), "tracks gold", {"cases": {"gold": 3}}),
    (at(3, RICH), "tracks gold", {"cases": {}}),
    (at(3, small=[1, 2, 0]), "turn_order 1", {"small": [0, 1, 2]}),
    (at(3), "priority", {"favourite": 1}),
    (at(3), "steal_silver", {"next": None}),
    (at(3), "steal_silver", {"next": Next(ends="turn", seats=[2], question="main")}),
    (at(3), "steal_silver", {"next": Next(ends="phase", seats=[1], question="main")}),
    (at(3), "steal_silver", {"next": Next(seats=[0], question="after")}),
    (CHAINED, "steal_silver", {"next": Next(seats=[0], question="copy")}),
    (PUNISHING, "give red 1", {"next": Next(seats=[1], question="demotion")}),
    (PUNISHING, "give red 1", {"next": Next(seats=[0], question="demotion")}),
    (promoting(3, round=2), "stop", {"next": Next(ends="phase", seats=[0], question="main")}),
    (promoting(3, round=2), "stop", {"next": Next(ends="game")}),
    (CHAINED, "remove_stone 0", {"stones": {}}),
    (CHAINED, "remove_stone 0", {"next": MAIN}),
    (at(3), "grace", {"tiles": {}}),
    (at(3), "grace", {"tiles": {"blue-extra": "grace_tile"}}),
    (ROBBED, "rob_pixie forge_ring", {"robs": 2}),
    (ROBBED, "rob_pixie forge_ring", {"up_to": {"apple": 1, "honey": 1, "bread": 1}}),
    (at(3), "punish", {"odds": {}}),
    (at(3), "casino", {"odds": {}}),
    (at(3), "casino", {"wins": {}}),
    (at(3), "mine", {"draws": 4}),
    (at(3), "mine", {"odds": {"silver": 1}}),
    (at(3), "pass", {"suffers": []}),
    (at(3), "pass", {"suffers": [Suffering(seat=0, points=4)]}),
    (at(3), "pass", {"suffers": [Suffering(seat=0, points=5, demotion=True)]}),
    (at(3), "pass", {"suffers": [Suffering(seat=0, points=5, dungeon=True)]}),
    (at(3), "steal_silver", {"suffers": [Suffering(seat=0, points=5)]}),
    (PUNISHING, "give red 1", {"suffers": [Suffering(seat=1, points=1), Suffering(seat=2, points=2)]}),
    (PUNISHING, "give red 3", {"suffers": [Suffering(seat=1, points=3), Suffering(seat=2, points=1)]}),
    (SHARING, "give red 1", {"suffers": [Suffering(seat=1, points=2)]}),
    (SHARING, "give red 1", {"suffers": []}),
    (CLIMBING, "promote forge_ring castle", {"pixies": []}),
    (CLIMBING, "promote mine convert", {"reward": RewardGain(series="servant", points=worth("servant", 1))}),
    (promoting(3, {"on": "forge_ring"}), "promote forge_ring castle", {"reward": None}),
    (DISPLACING, "promote mine steal_food", {"pixies": [PixieMove(colour="blue", start="mine", to="steal_food")]}),
    (DISPLACING, "promote mine steal_food", {"pays": {}}),
    (HOLDER, "use_double yes", {"odds": {}}),
    (WRONG_FOOD, "demote punish", {"cases": {"gold": 3}}),
    (given(), "offer apple 2", {"offers": {"apple": 1}}),
    (given(), "offer apple 2", {"kinds_left": 1}),
    (given(), "offer apple 2", {"next": Next(seats=[1], question="offer")}),
    (given("offer apple 2", "offer silver 0", "offer gold 0"), "commit", {"pays": {}}),
    (given("offer apple 2", "offer silver 0", "offer gold 0"), "commit", {"promotions": 1}),
    (given("offer apple 2", "offer silver 0", "offer gold 0"), "commit", {"tracks": {"gold": [2, 3]}}),
    (given("offer apple 0", "offer silver 0", "offer gold 0"), "commit", {"suffers": []}),
]


@pytest.mark.parametrize(("position", "text", "wrong"), WRONG, ids=[f"{text}: {wrong}" for _, text, wrong in WRONG])
def test_every_false_word_is_found(position: PixieQueenState, text: str, wrong: dict[str, Any]) -> None:
    seat, move = position.deciders()[0], GAME.parse(text)
    said = position.effect(seat, move)
    assert isinstance(said, PixieQueenEffect)
    assert compared(position, text, said) == []
    assert compared(position, text, msgspec.structs.replace(said, **wrong))


def compared(position: PixieQueenState, text: str, said: Effect) -> list[str]:
    after, log = position.copy(), Log()
    assert text in legal(position)
    after.play(position.deciders()[0], GAME.parse(text), FastDice(0), log)
    following = [] if said.next is None else next_faults(said.next, after)
    return faults(position, GAME.parse(text), said, after, log) + following


def test_an_effect_of_another_game_is_refused() -> None:
    assert compared(at(3), "pass", Effect()) == ["expected an effect of Pixie Queen, got Effect(next=None)"]
