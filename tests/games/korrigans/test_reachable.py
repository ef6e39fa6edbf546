"""Situations: what no game can reach is refused with its rule, and what is filled in can be reached."""

from random import Random
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.events import Log
from folkmoot.games.korrigans import GAME, phases
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.situations.reachable import unreachable
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import (
    COMPANIONS,
    RAINBOW,
    STARTS,
    Given,
    asked,
    carries,
    decider,
    event_args,
    fields_of,
    hidden,
    legal,
    line,
    lying,
    names,
    pawns,
    random_game,
    reached,
    seen,
)
from .scenes import rainbow

FULL = {name: box.clovers_on(field, 3) for name, field in box.FIELD_OF.items()}
MET = ["village", "meadow_oak"]
ENDING: Given = rainbow(4) | {"phase": "final-move", "cauldron": "village"}


def without(*signs: str) -> list[str]:
    """Returns the signs of all menhirs but these."""
    left = box.SIGN_NAMES * 2
    for sign in signs:
        left.remove(sign)
    return left


def refusal(players: int = 3, **facts: Any) -> str:
    """Returns the words in which a situation is refused."""
    with pytest.raises(BadSituation) as refused:
        reached(players, **facts)
    return str(refused.value)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"round": 9, "suns": line()}, "round 9 has not 0 suns and 0 clouds: one pawn a round (KOR-24)"),
        ({"round": 2, "suns": line("red")}, "KOR-24"),
        ({"round": 1, "suns": line("red", "blue")}, "KOR-24"),
        ({"round": 3, "phase": "place-sun", "pawn": "blue", "suns": line("red")}, "KOR-24"),
        ({"round": 1, "phase": "place-korrigan"}, "KOR-24"),
        ({"round": 1, "phase": "place-korrigan", "suns": line("red")}, "KOR-24"),
        ({"round": 0, "suns": line()}, "KOR-24"),
        ({"round": 12}, "round: expected 0 to 11, got 12"),
        ({"round": 11}, "round: expected one in which move can be asked"),
        ({"suns": line(*RAINBOW[:5]), "clouds": line(*RAINBOW[:5])}, "nobody moves after the fifth cloud (KOR-32)"),
        (
            {"round": 9, "suns": line(*RAINBOW[:5]), "clouds": line(*RAINBOW[:5]), "phase": "place-sun"},
            "round 9 has not 5 suns and 5 clouds",
        ),
        ({"turn": 1, "phase": "place-sun"}, "the draw comes before anybody moves (KOR-24)"),
        (ENDING | {"cauldron": "heath_north"}, "the cauldron stands where it may be placed (KOR-106)"),
        (
            ENDING | rainbow(4, (3, 4)) | {"korrigans": [[], [], MET]},  # the third player drew
            "the cauldron stands where it may be placed (KOR-107)",
        ),
    ],
)
@proves("KOR-24", "KOR-32", "KOR-107")
def test_rounds_and_pawns_fit_each_other(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"part": "placement"}, "move is not asked in the stage placement"),
        ({"part": "rounds", "phase": "final-move", "revealed": [["hare"], [], []]}, "KOR-110"),
        ({"part": "final-turn", "phase": "choose-clover"} | rainbow(4) | {"cauldron": "village"}, "KOR-110"),
        ({"phase": "place-korrigan", "part": "rounds"}, "KOR-14"),
        ({"phase": "place-korrigan", "passing": 2}, "placement goes round twice before the first round (KOR-14)"),
        ({"passing": 1}, "placement goes round twice before the first round (KOR-14)"),
        (
            {"phase": "place-korrigan", "korrigans": [[None, None], [STARTS[2][0], None], [None, None]]},
            "Korrigans are placed in turn order",
        ),
        (
            {"phase": "place-korrigan", "turn": 1, "korrigans": [[None, STARTS[1][0]], [None, None], [None, None]]},
            "the first Korrigan is placed before the second (KOR-14)",
        ),
        (
            {"phase": "place-korrigan", "turn": 1, "korrigans": [["village", None], [None, None], [None, None]]},
            "a player places on the two fields with their number (KOR-15)",
        ),
        (
            {"phase": "place-korrigan", "passing": 1, "turn": 1, "korrigans": [[STARTS[1][0]] * 2, [], []]},
            "a player places on the two fields with their number (KOR-15)",
        ),
        ({"phase": "choose-clover", "mover": "b1", "turn": 0}, "where their own Korrigan arrived (KOR-83)"),
        (
            {"phase": "choose-clover", "part": "placement", "passing": 1, "mover": "a1"},
            "where their own Korrigan arrived (KOR-83)",
        ),
        (
            {"phase": "choose-clover", "korrigans": [MET, MET, []], "carried": [["goblin", ""], ["", ""], ["", ""]]},
            "a goblin is given away before its Korrigan gathers (KOR-79)",
        ),
        (
            {"phase": "choose-clover", "korrigans": [MET, MET, []], "carried": [["", ""], ["elf", ""], ["", ""]]},
            "elves are taken before the Korrigan that arrives gathers (KOR-79)",
        ),
        ({"phase": "place-korrigan", "mover": "a1"}, "a Korrigan has arrived as soon as one is placed (KOR-14)"),
        (
            {"phase": "goblin-target", "carried": [["", ""]] * 3},
            "a goblin is given away where it meets an opponent (KOR-71)",
        ),
        (
            {"phase": "place-troll", "korrigans": [["village", "poppies_calvary"], [], []]},
            "a menhir is taken with the last token of its field (KOR-85)",
        ),
    ],
)
@proves("KOR-14", "KOR-79", "KOR-83")
def test_the_question_is_one_that_can_be_asked_now(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"troll": 6, "clovers": FULL, "phase": "place-korrigan"}, "so 0 menhirs must have been taken (KOR-85)"),
        ({"troll": 6, "standing": without()}, "the troll is on the board once its menhir was taken (KOR-99)"),
        ({"troll": 0, "standing": without("troll")}, "the troll is on the board once its menhir was taken (KOR-99)"),
        ({"screens": [False] * 3}, "more signs 'leprechaun' are taken or known than exist"),
        (
            {"screens": [False, True, True], "standing": without()},
            "every leprechaun removes one screen (KOR-92)",
        ),
        (
            {"carried": [["", ""]] * 3, "standing": without("elf")},
            "an elf or goblin leaves the game only for another one (KOR-67)",
        ),
        (
            {"phase": "fairy-move", "standing": without("gold1")},
            "the menhir that asks has the sign fairy (KOR-85)",
        ),
    ],
)
@proves("KOR-67", "KOR-92", "KOR-99")
def test_what_menhirs_bring_has_come_from_menhirs(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@proves("KOR-92")
def test_five_players_have_not_lost_five_screens_but_two() -> None:
    assert "leprechaun" in refusal(5, screens=[False] * 5)
    assert "leprechaun" in refusal(5, screens=[False, False, False, True, True])
    both = reached(5, screens=[False, True, False, True, True])
    assert "leprechaun" not in seen(both).standing
    assert sum(tokens == 0 for tokens in both.clovers) >= 2  # where their menhirs stood
    assert seen(reached(2, screens=[False, True])).standing.count("leprechaun") == 1


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"round": 1, "suns": line("red"), "hidden": [5, 2, 2]}, "a movement brings one token (KOR-82)"),
        ({"round": 4, "hidden": [2, 2, 2]}, "whoever comes to tokens takes one (KOR-82)"),
        ({"phase": "place-korrigan", "hidden": [1, 0, 0]}, "a movement brings one token (KOR-82)"),
        ({"round": 1, "revealed": [["hare"], [], []]}, "a movement shows one companion at most (KOR-41)"),
        ({"round": 2, "revealed": [[], [], []]}, "whoever has moved has shown a companion (KOR-41)"),
        ({"round": 4, "revealed": [["hare", "hare"], [], []]}, "only the first use of a companion shows one (KOR-42)"),
        ({"round": 4, "spent": [["hare"], [], []]}, "companions are spent only in the final turn (KOR-43)"),
        (ENDING | {"spent": [[], ["hare"], []]}, "companions are spent only in the final turn (KOR-43)"),
        (
            ENDING | {"hidden": [["squirrel", "gold1"], None, None]},
            "all companions are shown in the final turn (KOR-111)",
        ),
        (
            {"round": 4, "openly": [["gold1"], [], []]},
            "sacrificed behind a screen is not shown (KOR-57)",
        ),
        ({"round": 4, "backups_spent": 1}, "companions are spent only in the final turn (KOR-43)"),
        (
            {"round": 1, "turn": 1, "korrigans": [["village", "poppies_calvary"], [], []]},
            "a Korrigan moves once in a turn (KOR-37)",
        ),
        ({"round": 1, "turn": 1, "backups": [["hare", "hare"], [], []]}, "one sacrifice in a turn (KOR-55, KOR-65)"),
        ({"korrigans": [["village", "village"], [], []], "clovers": {"village": 4}}, "Korrigan has come (KOR-82)"),
        ({"korrigans": [["village", "village"], [], []], "clovers": {"village": 3}}, "Korrigan has come (KOR-82)"),
        (
            {"clovers": dict.fromkeys(STARTS[1], 3), "korrigans": [["village", "wheat_mill"], [], []]},
            "a token is gathered where a Korrigan was placed (KOR-18)",
        ),
    ],
)
@proves("KOR-41", "KOR-82", "KOR-111")
def test_what_players_have_they_have_had_time_for(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@proves("KOR-03", "KOR-04")
def test_the_option_says_who_begins_and_no_fact_says_otherwise() -> None:
    for first in range(3):
        position = reached(options={"first_player": first})
        assert (position.first, asked(position)) == (first, (first, "move"))
        assert reached(options={"first_player": first}, first_player=first).first == first
    assert "the option says that seat 1 begins, got 2 (KOR-04)" in refusal(options={"first_player": 1}, first_player=2)
    assert reached(first_player=2).first == 2


@pytest.mark.parametrize("side", ["icons", "plain"])
@pytest.mark.parametrize("phase", phases.PHASES)
def test_a_question_by_its_name_is_enough(phase: str, side: str) -> None:
    options = {"side": side, "backup": "free" if phase == "offer-sacrifice" else "blocked"}
    for seed in range(20):
        position = reached(2 + seed % 4, options=options, phase=phase, seed=seed)
        assert (position.faults(), phases.PHASES[position.phase]) == ([], phase)
        assert phase == "over" or position.moves(decider(position))


@proves("KOR-79", "KOR-107")
def test_what_is_filled_in_has_passed_on_and_away_from_who_drew() -> None:
    for seed in range(12):
        gathering = reached(
            phase="choose-clover", korrigans=[MET, MET, []], standing=without("elf", "goblin"), seed=seed
        )
        assert "elf" not in carries(gathering, 1)[:1]
        ending = reached(phase="final-move", cauldron="village", korrigans=[[], [], MET], seed=seed)
        assert ending.holder != 2


def few_facts(seed: int) -> Given:
    """Returns few facts, all possible together."""
    chance = Random(seed)
    players = chance.randint(2, 5)
    every: Given = {
        "round": chance.randint(3, 9),
        "turn": chance.randrange(players),
        "first_player": chance.randrange(players),
        "troll": chance.randint(1, 38),
        "screens": [False, *[True] * (players - 1)],
        "carried": [["elf", ""], ["", "goblin"], *[["", ""]] * (players - 2)],
        "korrigans": [chance.sample(box.FIELD_NAMES, 2) for _ in range(players)],
        "menhirs": [[chance.randint(1, 3)], *[[] for _ in range(players - 1)]],
        "revealed": [chance.sample(COMPANIONS, chance.randint(1, 2)) for _ in range(players)],
        "backups_left": chance.randint(3, 5),
        "clovers": {chance.choice(box.FIELD_NAMES): 0},
        "hidden": [["hare", "gold2", "gold4"], *[None] * (players - 1)],
    }
    chosen = chance.sample(sorted(every), chance.randint(1, 3))
    if "round" in chosen:  # the others may need a later one
        chosen = [name for name in chosen if name in ("round", "turn", "first_player")]
    return {"players": players, "seed": seed} | {name: every[name] for name in chosen}


def test_whatever_few_facts_leave_open_is_filled_in_as_a_game_can_reach_it() -> None:
    for seed in range(200):
        position = reached(**few_facts(seed))
        assert position.faults() == []
        assert unreachable(position) == []
        assert position.moves(decider(position))


@pytest.mark.parametrize("seed", seeds(4))
@pytest.mark.parametrize("options", [{}, {"side": "plain", "backup": "free"}])
def test_every_moment_of_a_game_can_be_reached_and_so_can_its_facts_made_again(seed: int, options: Given) -> None:
    for players in (2, 3, 4, 5):
        chosen = GAME.options_for(players, options)
        for number, played in enumerate(random_game(players, seed, **options)):
            position = played.after
            assert (position.faults(), unreachable(position)) == ([], [])
            if number % 7 == seed % 7:
                for eye in (None, *range(players)):
                    again = GAME.situation(players, chosen, GAME.facts(position, eye), FastDice(number))
                    assert (again.faults(), unreachable(again)) == ([], [])
                    assert again.view(eye) == position.view(eye)


@proves("KOR-25", "KOR-34")
def test_the_next_draws_can_be_said_and_nobody_knows_them() -> None:
    facts: Given = {"phase": "place-sun", "pawn": "red", "suns": line()}
    position = reached(2, draws=["red", "green"], **facts)
    assert seen(position) == seen(reached(2, **facts))
    assert GAME.facts(position, 0)["draws"] == []
    assert position.imagine(0, FastDice(0)).coming == []
    drawn: list[object] = []
    dice = FastDice(1)
    while len(drawn) < 2:
        seat, log = decider(position), Log()
        position.play(seat, position.moves(seat)[0], dice, log)
        drawn += [args["pawn"] for args in event_args(log, "drawn")]
    assert drawn == ["red", "green"]
    assert position.coming == []


@pytest.mark.parametrize(
    "facts",
    [
        {"suns": line("red"), "clouds": line("red"), "draws": ["red"]},
        {"suns": line(*RAINBOW[:6]), "draws": ["violet", "red"]},
        {"phase": "place-cauldron", "draws": ["red"]},
        {"draws": ["pink"]},
    ],
)
@proves("KOR-12", "KOR-34")
def test_draws_that_cannot_come_are_refused(facts: Given) -> None:
    assert "draws" in refusal(**facts) or "unknown colour: 'pink'" in refusal(**facts)


@proves("KOR-57", "KOR-63")
def test_the_backups_left_can_be_said() -> None:
    for left in range(3, 6):
        position = reached(backups_left=left)
        assert seen(position).backups_left == left
        assert [len(names(tokens)) for tokens in position.sacrificed] == [1] * (5 - left) + [0] * (left - 2)
    held = reached(backups_left=4, backups=[[], ["squirrel"], []])
    assert names(held.backups[1]) == ["squirrel"]
    assert "so 4 are left (KOR-57)" in refusal(backups_left=3, backups=[[], ["squirrel"], []])
    assert "backups_left: expected 0 to 5, got 6" in refusal(backups_left=6)


@proves("KOR-82", "KOR-85")
def test_korrigans_are_called_as_in_moves() -> None:
    position = reached(phase="choose-clover", mover="b2")
    assert (asked(position), position.mover) == ((1, "choose-clover"), 3)
    assert GAME.facts(position, None)["mover"] == "b2"
    assert "unknown Korrigan: 'd1'; known: a1, a2, b1" in refusal(phase="choose-clover", mover="d1")


@proves("KOR-71", "KOR-85")
def test_what_a_question_needs_is_there() -> None:
    giving = reached(phase="goblin-target")
    assert carries(giving, 0) == ["goblin", ""]
    assert legal(giving) == {"goblin b1"}
    troll = reached(phase="place-troll")
    field = fields_of(troll, 0)[0]
    assert field is not None
    assert (lying(troll, field), seen(troll).standing.count("troll")) == ([], 1)
    ending = reached(phase="final-move")
    assert pawns(ending.suns).count(None) == 1
    assert not [name for name in hidden(ending, 0) if name in COMPANIONS]
