"""What touching an element would mean: the beginning of a move, and always a reason against what is not offered."""

from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.state import PixieQueenState
from tests.games.questions import meant_in

from .helpers import after, at, decider, offering, promoting, random_game, reason

ELEMENTS = [
    *[f"space {space}" for space in box.SPACE_NAMES],
    *[f"good {good}" for good in box.GOOD_NAMES],
    *[f"band {colour}" for colour in box.COLOURS],
    *[f"own {place}" for place in ["mine", *verbs.PLACE_NAMES]],
    *[f"skill {skill}" for skill in box.SKILL_NAMES],
    *[f"screen {colour}-{place}" for colour in box.COLOURS for place in verbs.PLACE_NAMES],
    *["castle", "pile", "captive 0", "captive 1", "track silver", "cube stone", "tile grace_tile", "amount 3"],
    *["pass", "commit", "stop", "done", "use_grace"],
]
TURN = at(3, {"on": "rob_pixie", "stones": [1, 0]}, {"on": "casino"})


def meaning(position: PixieQueenState, element: str, *chosen: str, seat: int = 0) -> str | None:
    return meant_in(GAME, position, seat, element, chosen)


@pytest.mark.parametrize(
    ("element", "chosen", "move"),
    [
        ("space casino", "", "casino"),
        ("space casino", "rob_pixie", "rob_pixie casino"),
        ("space casino", "promotion", "promotion casino"),
        ("space casino", "promotion grace", "promotion grace casino"),
        ("own mine", "", "promotion mine"),
        ("own food", "", "trade_tiles food"),
        ("castle", "", "promotion rob_pixie castle"),
        ("good honey", "", "exchange honey"),
        ("good honey", "exchange apple", "exchange apple honey"),
        ("good honey", "pantry", "pantry honey"),
        ("amount 9", "exchange apple honey", "exchange apple honey 9"),
        ("band red", "", "place red"),
        ("captive 1", "place red", "place red 1"),
        ("captive 0", "", "remove_stone 0"),
        ("track gold", "", "tracks gold"),
        ("skill copy_any", "", "trade_tiles skill copy_any"),
        ("tile grace_tile", "trade_tiles extra", "trade_tiles extra grace_tile"),
        ("pile", "", "trade_tiles food pile"),
        ("screen red-one_use", "", "trade_tiles one_use red-one_use"),
        ("cube stone", "", "pick stone"),
        ("use_grace", "", "use_grace"),
    ],
)
def test_in_a_turn(element: str, chosen: str, move: str) -> None:
    assert meaning(TURN, element, *chosen.split()) == move


def test_where_something_else_is_asked_an_element_answers_that() -> None:
    rising = promoting(3, {"on": "rob_pixie"})
    assert meaning(rising, "space grace") == "promote grace"
    assert meaning(rising, "castle") == "promote rob_pixie castle"
    assert meaning(rising, "space mine") == "promote mine"
    neutral = at(2, phase="rewards", demand=["apple"], pending=["punishments", "castle", "neutral"])
    assert meaning(neutral, "own mine") == "neutral mine"
    demoting = at(3, {}, {"on": "grace", "punishment": 10}, pending=["actions-end", "next-turn", "after", "demotion 1"])
    assert meaning(demoting, "space grace", seat=1) == "demote grace"
    assert meaning(GAME.start(3, GAME.options_for(3, {}), FastDice(0)), "skill copy_any") == "skill copy_any"
    gifts = offering(3, demand="honey")
    assert meaning(gifts, "good gold") == "offer gold"
    assert meaning(gifts, "amount 9") == "offer honey 9"
    throwing = after(at(3, {"goods": "1a 1h 1b 1s 1g"}), "pantry discard")
    assert meaning(throwing, "good apple") == "discard apple"


def test_what_means_nothing_has_no_answer() -> None:
    assert meaning(TURN, "moon") is None
    assert meaning(TURN, "space moon") is None
    assert meaning(TURN, "amount 3") is None


def test_an_action_without_room_for_a_pixie_is_an_action_also_while_pixies_rise() -> None:
    assert meaning(promoting(3), "space copy") == "copy"


def test_greyed_gold_says_why_it_cannot_be_made() -> None:
    poor = at(3, {"goods": "5a"})
    text = meaning(poor, "space convert")
    assert text == "convert"
    why = reason(poor, text)
    assert why is not None
    assert why.code == "PIX-341"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_touch_has_a_meaning_that_all_imagined_worlds_share(players: int) -> None:
    """And the reason against it is the same in all of them."""
    dice = FastDice(players)
    for number, played in enumerate(random_game(players, players, most=400)):
        if number % 20:
            continue
        for seat in range(players):
            for element in ELEMENTS:
                text = meaning(played.before, element, seat=seat)
                world: Any = played.before.imagine(seat, dice)
                assert meaning(world, element, seat=seat) == text
                if text is not None:
                    assert reason(world, text, seat) == reason(played.before, text, seat)


def test_whatever_is_touched_in_a_turn_has_an_answer() -> None:
    for number, played in enumerate(random_game(4, 4, most=300)):
        if number % 10 == 0:
            seat = decider(played.before) if len(played.before.deciders()) == 1 else played.seat
            silent = [element for element in ELEMENTS if meaning(played.before, element, seat=seat) is None]
            assert set(silent) <= {"amount 3"}
