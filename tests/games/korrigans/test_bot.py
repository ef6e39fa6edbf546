"""What the heuristic sees in a move, worked out by hand from the rules."""

from functools import partial

import pytest

from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from tests.games.questions import terms_in

from .helpers import RAINBOW, Given, at, decider, play_all
from .scenes import ARRIVE, FAR, cauldron_due, final, last_clover, meeting

terms = partial(terms_in, GAME)

ELF_THERE: Given = {"carried": [["", ""], ["elf", ""], ["", ""]]}
ELF_BROUGHT: Given = {"carried": [["elf", ""], ["", ""], ["", ""]]}
GOBLIN_BROUGHT: Given = {"carried": [["goblin", ""], ["", ""], ["", ""]]}
HARE: Given = {"hidden": [[], None, None], "revealed": [["hare"], ["hare"], ["hare"]]}
"""Seat 0 has one revealed hare and nothing behind its screen."""


def test_a_movement_brings_the_clovers_of_its_field() -> None:
    """From Fairies' Heath and from Dolmen Wheat three open borders lead on; no sun is placed yet."""
    assert terms(meeting(**HARE), ARRIVE) == {"clovers": 3.5}


def test_a_field_without_clovers_brings_nothing_and_the_last_clover_a_menhir() -> None:
    empty, last = (meeting(**HARE, clovers={"wheat_dolmen": lying}) for lying in ([], ["gold1"]))
    assert terms(empty, ARRIVE) == {}
    assert terms(last, ARRIVE) == {"clovers": 2.4, "menhir": 1.2}


@pytest.mark.parametrize(
    ("carried", "name", "amount"),
    [(ELF_THERE, "elf", 3.0), (ELF_BROUGHT, "risk", -0.7), (GOBLIN_BROUGHT, "goblin", 3.0)],
)
def test_elves_are_taken_or_risked_and_the_goblin_is_given_where_opponents_stand(
    carried: Given, name: str, amount: float
) -> None:
    alone = meeting(**carried, korrigans=[["heath_fairies", FAR[0]], FAR, FAR])
    assert terms(meeting(**carried), ARRIVE)[name] == amount
    assert name not in terms(alone, ARRIVE)


def test_a_companion_used_for_the_first_time_is_revealed() -> None:
    position = meeting(hidden=[["hare"], None, None], revealed=[[], ["hare"], ["hare"]])
    assert terms(position, ARRIVE)["reveal"] == pytest.approx(-0.15)
    assert "reveal" not in terms(meeting(**HARE), ARRIVE)


@pytest.mark.parametrize(
    ("start", "movement", "amount"),
    [("wheat_mill", "move k1 hare heath_wolves", 0.8), ("heath_wolves", "move k1 hare wheat_mill", -0.8)],
)
def test_a_movement_brings_or_costs_nearness_to_where_the_cauldron_may_appear(
    start: str, movement: str, amount: float
) -> None:
    """Only row 7 is free: Oak Meadow, Chapel Wheat, South Heath and Calvary Poppies.

    By hare they are 2, 2, 3 and 1 movements from Mill Wheat and 1, 1, 2 and 2 from Wolves' Heath: two movements less
    for eight ways of two Korrigans, a quarter on average, which counts double, times 1.6.
    """
    facts: Given = {"suns": [*RAINBOW[:6], None], "round": 6, **HARE}
    position = at(3, korrigans=[[start, "village"], FAR, FAR], **facts)
    assert terms(position, movement)["nearness"] == pytest.approx(amount)


def test_a_movement_brings_ways_to_move_on() -> None:
    """By hare one field is next to North Heath, two are next to Fountain Meadow."""
    position = meeting(korrigans=[["heath_north", "village"], FAR, FAR], **HARE)
    assert terms(position, "move k1 hare meadow_fountain") == pytest.approx({"clovers": 3.5, "ways": 0.05})


def test_a_clover_brings_gold_or_a_companion_which_counts_less_the_second_time() -> None:
    facts: Given = {"clovers": {"meadow_oak": ["gold3", "squirrel", "mole"]}}
    position = last_clover("elf", hidden=[[], None, None], **facts)
    assert terms(position, "gather gold3") == {"gold": 3.0}
    assert terms(position, "gather mole") == {"companion": 2.9}
    assert terms(position, "gather squirrel") == pytest.approx({"companion": 2.9 + 0.4, "same": -0.8})


def test_a_sacrifice_brings_a_companion_and_costs_the_clover() -> None:
    position = at(
        3,
        phase="must-sacrifice",
        korrigans=[["village"] * 2, FAR, FAR],
        hidden=[["gold3"], None, None],
        revealed=[[]] * 3,
    )
    assert terms(position, "sacrifice gold3 hare") == pytest.approx({"companion": 4.5 + 0.4 + 0.5, "sacrifice": -4.0})


def test_a_pawn_that_bars_far_rows_brings_nearness_and_opponents_may_come_nearer_too() -> None:
    """All Korrigans of seat 0 are in the south, all others in the north."""
    south, north = ["heath_south"] * 2, ["heath_north"] * 2
    position = at(3, phase="place-sun", pawn="yellow", korrigans=[south, north, north], revealed=[["hare"]] * 3)
    assert decider(position) == 0
    top, bottom = terms(position, "sun 1"), terms(position, "sun 7")
    assert top["nearness"] > 0.0 > bottom["nearness"]
    assert top["others-far"] > 0.0 > bottom["others-far"]


def test_a_cauldron_within_reach_brings_gold_by_the_end() -> None:
    """By one hare a Korrigan in Cairn Poppies comes to Dolmen Wheat or Dusk Meadow, and no opponent comes anywhere."""
    position = cauldron_due(
        3,
        korrigans=[["poppies_cairn", "meadow_oak"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        hidden=[[], ["gold1"], ["gold1"]],
        revealed=[["hare"], [], []],
    )
    moves = [GAME.notation(move) for move in position.moves(decider(position))]
    assert {move: terms(position, move) for move in moves if terms(position, move)} == {
        "cauldron wheat_dolmen": {"end": 10.0},
        "cauldron meadow_dusk": {"end": 10.0},
    }


def test_a_cauldron_within_an_opponents_reach_costs_half_of_their_gold() -> None:
    position = cauldron_due(
        3,
        korrigans=[["meadow_oak"] * 2, ["poppies_cairn", "meadow_oak"], ["meadow_oak"] * 2],
        hidden=[[], ["gold1"], ["gold1"]],
        revealed=[["mouse"], ["hare"], []],
    )
    assert terms(position, "cauldron meadow_dusk") == {"others-gold": -5.0}


def test_goblins_and_leprechauns_harm_rich_opponents() -> None:
    """A clover behind a screen looks like two gold. Who has a goblin already loses nothing by another one."""
    behind: Given = {"hidden": [None, 2, 1]}
    carried: Given = {"carried": [["goblin", ""], ["", ""], ["goblin", ""]]}
    giving = meeting(korrigans=[["heath_fairies", FAR[0]], *[["wheat_dolmen", FAR[1]]] * 2], **behind, **carried)
    play_all(giving, ARRIVE)
    assert (terms(giving, "goblin b1"), terms(giving, "goblin c1")) == ({"rich": 4.0}, {"rich": 2.0 - 3.0})
    unveiling = last_clover("leprechaun", **behind)
    play_all(unveiling, "gather gold1")
    assert (terms(unveiling, "screen b"), terms(unveiling, "screen c")) == ({"rich": 4.0}, {"rich": 2.0})


@pytest.mark.parametrize(
    ("ends", "expected"),
    [
        ("heath_fairies wheat_lighthouse", {"barred": 0.6}),
        ("wheat_dolmen village", {"barred": 0.6 + 1.0}),
        ("wheat_mill heath_wolves", {"barred": 0.6, "own-way": -1.0}),
        ("poppies_ford meadow_dawn", {"barred": 0.6, "own-way": -0.3}),
    ],
)
def test_a_troll_bars_ways_to_opponents_or_to_oneself(ends: str, expected: dict[str, float]) -> None:
    """All have hares, b is in Dolmen Wheat, a in Mill Wheat and at the Ford, whose bridge a cannot use."""
    korrigans = [["wheat_mill", "poppies_ford"], ["wheat_dolmen", "meadow_oak"], ["meadow_oak"] * 2]
    position = at(3, phase="place-troll", mover=0, korrigans=korrigans, **HARE)
    wanted = {box.FIELD_OF[name] for name in ends.split()}
    number = [{*pair} for pair in box.CROSSING_ENDS].index(wanted) + 1
    assert terms(position, f"troll {number}") == pytest.approx(expected)


def test_in_the_final_turn_only_the_way_to_the_most_gold_brings_anything() -> None:
    position = final("wheat_dolmen", korrigans=[["poppies_cairn", "meadow_oak"], FAR, FAR], **HARE)
    moves = [GAME.notation(move) for move in position.moves(0)]
    assert {move: terms(position, move) for move in moves if terms(position, move)} == {
        "move k1 hare wheat_dolmen": {"end": 1.0}
    }
