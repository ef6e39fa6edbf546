"""The limits of what a situation may say, and what is filled in where it says nothing."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    RAINBOW,
    STARTS,
    Given,
    asked,
    at,
    backups,
    carries,
    fields_of,
    hidden,
    line,
    names,
    pawns,
    reached,
    revealed,
    seen,
    sign,
)
from .scenes import rainbow

AWAY = ["meadow_oak", "meadow_oak"]
OVER: Given = rainbow(4) | {"part": "final-turn", "phase": "over", "cauldron": "village"}
PLACING: Given = {"part": "placement", "phase": "place-korrigan", "round": 0}
ONE_EACH = dict.fromkeys(box.FIELD_NAMES[1:], 1)
FIVE_GIVEN = ["gold1", "gold1", "gold1", "gold2", "gold2"]


def carried_by(position: KorrigansState) -> list[str]:
    """Returns all elves and goblins that are carried."""
    return [being for seat in range(3) for being in carries(position, seat) if being]


def refusal(**facts: Any) -> str:
    """Returns the words in which a situation of three players is refused."""
    with pytest.raises(BadSituation) as refused:
        at(3, **facts)
    return str(refused.value)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"first_player": -1}, "first_player: expected 0 to 2, got -1"),
        ({"first_player": 3}, "first_player: expected 0 to 2, got 3"),
        ({"turn": -1}, "turn: expected 0 to 2, got -1"),
        ({"turn": 3}, "turn: expected 0 to 2, got 3"),
        ({"turn": 4} | OVER, "turn: expected 0 to 3, got 4"),
        ({"passing": -1}, "passing: expected 0 to 2, got -1"),
        ({"passing": 3}, "passing: expected 0 to 2, got 3"),
        ({"mover": -2}, "mover: expected -1 to 5, got -2"),
        ({"mover": 6}, "mover: expected -1 to 5, got 6"),
        ({"troll": -1}, "troll: expected 0 to 38, got -1"),
        ({"troll": 39}, "troll: expected 0 to 38, got 39"),
        ({"seat": -1}, "seat: expected 0 to 2, got -1"),
        ({"seat": 3}, "seat: expected 0 to 2, got 3"),
        ({"round": -1}, "round: expected 0 to 11, got -1"),
        ({"round": 12}, "round: expected 0 to 11, got 12"),
        ({"backups_spent": -1}, "backups_spent: expected 0 to 5, got -1"),
        ({"backups_spent": 6}, "backups_spent: expected 0 to 5, got 6"),
        ({"menhirs": [[0], [], []]}, "menhirs: expected 1 to 3, got 0"),
        ({"menhirs": [[4], [], []]}, "menhirs: expected 1 to 3, got 4"),
        ({"hidden": [-1, None, None]}, "tokens: expected 0 to 65, got -1"),
        ({"hidden": [65, None, None]}, "tokens too many are given (KOR-08)"),
        ({"hidden": [66, None, None]}, "tokens: expected 0 to 65, got 66"),
        ({"suns": line("red")[:6]}, "suns: expected seven, got 6"),
        ({"clouds": [*line("red"), None]}, "clouds: expected seven, got 8"),
        ({"suns": line("red"), "clouds": line("red"), "pawn": "red"}, "a colour has 2 pawns (KOR-12)"),
        ({"carried": [["", ""], ["", ""], [""]]}, "expected two for each seat (KOR-02)"),
        ({"korrigans": [AWAY, AWAY, ["village"]]}, "expected two for each seat (KOR-02)"),
        ({"korrigans": [[*AWAY, "village"], AWAY, AWAY]}, "expected two for each seat (KOR-02)"),
        ({"korrigans": [AWAY, [*AWAY, "village"], AWAY]}, "expected two for each seat (KOR-02)"),
        ({"carried": [["", "", ""], ["", ""], ["", ""]]}, "expected two for each seat (KOR-02)"),
        ({"carried": [["", ""], ["", "", ""], ["", ""]]}, "expected two for each seat (KOR-02)"),
        ({"korrigans": [AWAY, AWAY]}, "korrigans: expected one for each of 3 seats, got 2"),
        ({"korrigans": [["the moon", "village"], AWAY, AWAY]}, "field: expected one of village, wheat_dolmen"),
        ({"hidden": [["cat"], None, None]}, "unknown token: 'cat'; known: hare, squirrel"),
        ({"clovers": {"the moon": 1}}, "unknown field: 'the moon'; known: village"),
        ({"colour": "red"}, "unknown fact 'colour'"),
        ({"hidden": [["hare"] * 5, None, None]}, "more tokens of a face are given than exist (KOR-07)"),
        ({"clovers": {"village": 0}, "hidden": [0, 0, 0]}, "clovers: 4 tokens too few are given (KOR-08)"),
        ({"clovers": dict.fromkeys(STARTS[1], 3), "hidden": [14, 14, 14]}, "tokens too many are given (KOR-08)"),
        (
            {"menhirs": [[1], [], []], "clovers": ONE_EACH},
            "menhirs: 16 fields have tokens, so 0 menhirs must have been taken (KOR-85)",
        ),
        *(
            ({"menhirs": [[value, value], [], [value]]}, f"menhirs: more gold menhirs of value {value} than exist")
            for value in (1, 2, 3)
        ),
        ({"signs": {"village": "elf"}}, "signs: no menhir with 'elf' can stand in 'village' (KOR-10, KOR-85)"),
        (
            {"clovers": {"heath_north": 0}, "signs": {"heath_north": "elf"}},
            "in 'heath_north' (KOR-10, KOR-85)",
        ),
        (
            {"signs": dict.fromkeys(["meadow_oak", *STARTS[4]], "troll")},
            "with 'troll' than exist (KOR-10)",
        ),
        ({"carried": [["elf", ""]] * 3}, "more signs 'elf' are taken or known than exist (KOR-10)"),
        ({"signs": {"heath_north": "cat"}}, "unknown sign: 'cat'; known: elf, goblin, leprechaun"),
        ({"korrigans": [AWAY, AWAY, [None, None]], "turn": 2}, "placed before the first round (KOR-14)"),
        ({"korrigans": [AWAY, [None, None], AWAY], "turn": 1}, "placed before the first round (KOR-14)"),
        ({"clovers": {"village": 5}}, "no field has more tokens than it began with (KOR-88)"),
        ({"revealed": [["gold1"], [], []]}, "only companions lie in front of a screen (KOR-39)"),
        ({"suns": line("red", "red")}, "the second of its colour, on a cloud (KOR-26)"),
        ({"suns": line(*RAINBOW)}, "one row stays free, as the seventh colour is not placed (KOR-35)"),
        ({"clouds": line("red")}, "the second of its colour, on a cloud (KOR-26)"),
        ({"backups": [["hare"], [], []], "sacrificed": [[], [], []]}, "each taken for a token (KOR-63)"),
        ({"backups": [["hare"] * 6, [], []]}, "exactly five backups, each taken for a token (KOR-63)"),
        (
            {"hidden": [["gold1"], None, None], "revealed": [[], [], []]},
            "that leads somewhere (KOR-39)",
        ),
        (
            {"phase": "must-sacrifice", "revealed": [["hare"], [], []]},
            "of others by an option (KOR-56)",
        ),
        ({"memory": {"village": {"clovers": [], "smell": 1}}, "seat": 0}, "a fact is not understood"),
        ({"phase": "nap"}, "phase: expected one of place-korrigan, place-sun"),
        ({"carried": [["cat", ""], ["", ""], ["", ""]]}, "carried: expected one of elf, goblin, got 'cat'"),
    ],
)
def test_values_beyond_their_limits_are_refused_by_name(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@pytest.mark.parametrize(
    "facts",
    [
        {"first_player": 2},
        {"turn": 2},
        {"turn": 3} | OVER,
        {"passing": 2},
        {"mover": "c2"},
        {"troll": 38},
        {"troll": 0},
        {"seat": 2},
        {"seat": 0},
        {"round": 0, "phase": "place-korrigan"},
        {"round": 10},
        {"round": 11, "phase": "place-cauldron"},
        {"backups_spent": 5, "sacrificed": [FIVE_GIVEN, [], []], "hidden": [2, None, None]},
        {"hidden": [0, None, None], "revealed": [["hare"], [], []]},
        {"menhirs": [[1], [], []], "clovers": {"heath_north": 0}},
        {"menhirs": [[3], [], []], "clovers": {"heath_north": 0}},
    ],
)
def test_values_at_their_limits_are_accepted(facts: Given) -> None:
    position = at(3, **facts)
    reported = GAME.facts(position, 0)
    assert {name: reported[name] for name in facts if name in ("turn", "mover", "troll", "round", "menhirs")} == {
        name: value for name, value in facts.items() if name in ("turn", "mover", "troll", "round", "menhirs")
    }


def test_where_nothing_is_said_the_first_player_begins_the_first_round() -> None:
    position = reached(3)
    reported = GAME.facts(position, None)
    usual: Given = {"part": "rounds", "phase": "move", "round": 1, "passing": 2, "turn": 0, "mover": "c2"}
    usual |= {"first_player": 0, "pawn": None, "clouds": [None] * 7, "troll": 0, "cauldron": None, "backups_left": 5}
    usual |= {"screens": [True] * 3, "backups_spent": 0, "menhirs": [[], [], []], "spent": [[], [], []]}
    assert {name: reported[name] for name in usual} == usual
    assert pawns(position.suns).count(None) == 6  # one pawn for the first round
    assert GAME.facts(reached(3, phase="place-korrigan"), None)["passing"] == 0
    assert len(position.clovers) == 17


@proves("KOR-14", "KOR-15")
def test_where_nothing_is_said_korrigans_stand_on_their_start_fields_once_placed() -> None:
    assert [fields_of(at(3, first_player=1), seat) for seat in range(3)] == [STARTS[3], STARTS[1], STARTS[2]]
    first_pass = at(3, turn=1, first_player=1, **PLACING)
    assert [fields_of(first_pass, seat) for seat in range(3)] == [
        [None, None],
        [STARTS[1][0], None],
        [None, None],
    ]
    second_pass = at(3, turn=1, passing=1, **PLACING)
    assert [fields_of(second_pass, seat) for seat in range(3)] == [
        STARTS[1],
        [STARTS[2][0], None],
        [STARTS[3][0], None],
    ]


@proves("KOR-08", "KOR-13")
def test_where_nothing_is_said_everybody_has_a_token_for_each_korrigan_placed_and_each_turn() -> None:
    assert [len(hidden(at(3, clovers={"village": 4}), seat)) for seat in range(3)] == [2, 2, 2]
    assert [len(hidden(at(3, **PLACING), seat)) for seat in range(3)] == [0, 0, 0]
    assert [len(hidden(at(3, passing=1, turn=1, **PLACING), seat)) for seat in range(3)] == [2, 1, 1]
    later = reached(3, round=4, turn=1)
    assert [len(hidden(later, seat)) for seat in range(3)] == [5, 4, 4]
    assert [len(revealed(later, seat)) for seat in range(3)] == [1, 1, 1]  # whoever has moved has shown a companion
    assert sum(field.clovers for field in seen(at(3)).fields) == 48 - 6
    assert sum(field.clovers for field in seen(at(4)).fields) == 65 - 8


@proves("KOR-08")
def test_missing_tokens_come_from_the_fullest_fields_and_too_many_go_to_the_smallest_piles() -> None:
    position = at(3, hidden=[8, 8, 8], revealed=[["hare"], [], []])
    assert sorted(field.clovers for field in seen(position).fields) == [1] * 11 + [2] * 6  # 48 - 25 = 23
    emptied = dict.fromkeys(("village", "heath_wolves", "heath_fairies"), 0)
    richer = at(3, clovers=emptied, hidden=[0, None, None], revealed=[["hare"], [], []])
    assert [len(hidden(richer, seat)) for seat in range(3)] == [0, 4, 3]  # 8 tokens were taken there


@proves("KOR-57", "KOR-63")
def test_where_nothing_is_said_every_backup_cost_its_owner_one_token_and_every_token_brought_one() -> None:
    position = at(3, backups=[["hare", "squirrel"], [], ["hare"]])
    assert [len(names(tokens)) for tokens in position.sacrificed] == [2, 0, 1]
    assert (position.backups_left, backups(position, 0)) == (2, ["hare", "squirrel"])
    rescued = reached(3, round=4, sacrificed=[0, ["gold1", "mole"], 1])
    assert ([len(backups(rescued, seat)) for seat in range(3)], rescued.backups_left) == ([0, 2, 1], 2)
    spent = reached(3, phase="final-move", turn=1, sacrificed=[1, 0, 1], backups_spent=1)
    assert [len(backups(spent, seat)) for seat in range(3)] == [0, 0, 1]


@proves("KOR-87", "KOR-91")
def test_signs_that_are_not_given_are_those_that_nobody_has() -> None:
    position = at(
        3,
        menhirs=[[1, 1], [2], [3]],
        carried=[["elf", ""], ["goblin", ""], ["elf", ""]],
        clovers=dict.fromkeys(["heath_wolves", "heath_fairies", "poppies_ford", *STARTS[4], *STARTS[5]], 0),
        signs={"wheat_mill": "gold3"},
    )
    standing = seen(position).standing
    assert sorted(standing) == sorted(["gold2", "gold3", "goblin", *["leprechaun", "fairy", "troll"] * 2])
    assert (position.elves_left, position.goblins_left, sign(position, "wheat_mill")) == (0, 1, "gold3")


@proves("KOR-85")
def test_the_signs_that_stand_can_be_given_without_their_places() -> None:
    signs = ["elf", "goblin", "gold1", "gold1", "gold2", "gold2", "gold3", "gold3"]
    emptied = ["heath_wolves", "heath_fairies", "poppies_ford", "poppies_washhouse", *STARTS[4], *STARTS[5]]
    position = at(3, standing=signs, clovers=dict.fromkeys(emptied, 0))
    assert seen(position).standing == signs
    assert (position.elves_left, position.goblins_left) == (1, 1)


@proves("KOR-87")
def test_menhirs_that_are_taken_are_fairies_first_and_then_what_somebody_has() -> None:
    emptied = [*STARTS[1], *STARTS[2], *STARTS[3]]
    standing = Counter(seen(reached(3, clovers=dict.fromkeys(STARTS[4], 0))).standing)
    assert standing == Counter(box.SIGN_NAMES * 2) - Counter(fairy=2)
    for seed in range(10):
        position = reached(3, clovers=dict.fromkeys(emptied, 0), seed=seed)
        owned = [value for player in seen(position).players for value in player.menhirs]
        assert len(owned) == 4
        assert Counter(seen(position).standing)["fairy"] == 0
    usual: Given = {"clovers": dict.fromkeys(emptied, 0), "menhirs": [[], [], []], "troll": 0}
    assert "6 menhirs must have been taken (KOR-85)" in refusal(carried=[["", ""]] * 3, screens=[True] * 3, **usual)
    assert len(carried_by(reached(3, screens=[True] * 3, **usual))) == 4


@proves("KOR-30")
def test_the_holder_of_the_bag_follows_from_the_pawns_placed() -> None:
    for first in range(3):
        for count in range(7):
            position = at(3, first_player=first, suns=line(*RAINBOW[:count]))
            assert position.holder == (first + count) % 3
            assert position.bag == [1] * count + [2] * (7 - count)


@proves("KOR-110", "KOR-111")
def test_a_player_who_has_had_a_final_turn_has_only_gold_left() -> None:
    usual: Given = rainbow(4) | {"part": "final-turn", "phase": "final-move", "cauldron": "village"}
    for seed in range(6):
        position = at(3, turn=1, first_player=1, revealed=[[], [], ["hare"]], hidden=[5, 5, 5], seed=seed, **usual)
        assert asked(position) == (2, "final-move")
        for seat in (1, 2):
            assert all(name.startswith("gold") for name in hidden(position, seat))
    piles = [hidden(at(3, turn=1, first_player=1, revealed=[[], [], ["hare"]], hidden=[5, 5, 5], **usual), 0)]
    assert any(not name.startswith("gold") for pile in piles for name in pile)


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"memory": {"the moon": {"clovers": []}}, "seat": 0}, "memory: expected a field and whose memory it is"),
        ({"memory": {"village": {"clovers": ["mole"]}}}, "memory: expected a field and whose memory it is"),
        (
            {"memory": {"village": {"clovers": ["mole"]}}, "seat": 0, "clovers": {"village": 2}},
            "memory of village: expected as many tokens as lie there and were taken since",
        ),
        (
            {"memory": {"village": {"clovers": ["mole"]}}, "seat": 0, "clovers": {"village": 1}, "hidden": [2, 2, 2]},
            "memory of village: a player who looked took a token, and knows their own (KOR-129)",
        ),
    ],
)
def test_a_memory_that_cannot_be_is_refused(facts: Given, words: str) -> None:
    assert words in refusal(**facts)


@proves("KOR-37", "KOR-130")
def test_a_player_who_is_asked_to_move_in_a_situation_can_do_so_in_every_world_that_others_imagine() -> None:
    position = at(
        3,
        turn=1,
        korrigans=[AWAY, ["village", "village"], AWAY],
        hidden=[["gold1"], ["hare", "gold2"], ["gold3"]],
        revealed=[["hare"], [], ["hare"]],
    )
    dice = FastDice(3)
    for _ in range(30):
        world = position.imagine(0, dice)
        assert world.moves(1)
        assert world.faults() == []
