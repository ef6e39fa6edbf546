"""What a seat may know: its imagined worlds are exactly those that fit what it has been shown (KOR-128 to KOR-130).

The reference is brute force on tables with few unseen tokens (`reference_worlds`). In most scenes seat 0 looks on and
owns everything else, seat 1 has secrets, and seat 2 has only a squirrel in front of its screen.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.korrigans import GAME, stages
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import (
    Given,
    asked,
    at,
    decider,
    games,
    hidden,
    legal,
    lying,
    names,
    revealed,
    seen,
    sign,
)
from .reference_worlds import PossibleWorlds, random_table, small_table_facts

CROSSROADS: Given = {
    "revealed": [["hare"], ["hare"], ["squirrel"]],
    "korrigans": [["wheat_dolmen", "wheat_mill"], ["poppies_ford", "poppies_calvary"], ["meadow_oak", "meadow_oak"]],
}
"""Seats 0 and 1 are one hare's ride from the village."""
SEAT_2 = (2, "move k1 squirrel wheat_chapel")
NEXT_ROUND = ((*SEAT_2, "red"), (0, "sun 1"))


def scene(
    clovers: dict[str, list[str]], own: list[str], other: list[str], eye: int = 0, **facts: Any
) -> PossibleWorlds:
    return PossibleWorlds(eye, small_table_facts(clovers, [own, other, []], eye, **(CROSSROADS | facts)))


def check(possible: PossibleWorlds, count: int | None = None) -> None:
    """Holds what the seat imagines, from the truth and from an imagined world, against brute force; nothing leaks."""
    keys, truth, eye = possible.keys(), possible.truth, possible.eye
    assert count is None or len(keys) == count
    draws = 40 + 20 * len(keys)
    assert possible.imagined(draws) == keys
    elsewhere = truth.position.imagine(eye, FastDice(3))
    assert possible.imagined(draws, source=elsewhere) == keys
    for world in possible.worlds:
        assert world.seen_events == truth.seen_events
        assert seen(world.position, eye) == seen(truth.position, eye)
        assert world.position.prompt(eye) == truth.position.prompt(eye)
        assert GAME.facts(world.position, eye) == GAME.facts(truth.position, eye)


def worlds(possible: PossibleWorlds, count: int = 80) -> list[KorrigansState]:
    dice = FastDice(11)
    return [possible.truth.position.imagine(possible.eye, dice) for _ in range(count)]


SEEN_VILLAGE = (0, "move k1 hare village"), (0, "gather hare")
FOUR = {"village": ["mole", "gold1", "gold4", "hare"]}


@proves("KOR-128")
def test_before_anybody_has_looked_every_unseen_token_may_be_anywhere() -> None:
    possible = scene({"heath_north": ["hare", "gold1"]}, ["gold2"], ["gold3"])
    check(possible, 3)  # which of three tokens is seat 1's
    assert {tuple(hidden(world, 1)) for world in worlds(possible)} == {("hare",), ("gold1",), ("gold3",)}
    assert all(hidden(world, 0) == hidden(possible.truth.position, 0) for world in worlds(possible))


@proves("KOR-129", "KOR-130")
def test_a_player_who_is_looking_knows_all_tokens_there_and_nobody_else_does() -> None:
    clovers = {"village": ["mole", "hare"], "heath_north": ["gold1"]}
    looking, other = scene(clovers, ["gold2"], ["gold3"]), scene(clovers, ["gold2"], ["gold3"], eye=1)
    for possible in (looking, other):
        possible.play((0, "move k1 hare village"))
    check(looking, 2)
    check(other, 12)  # of four tokens one is seat 0's, one lies in North Heath
    assert all(lying(world, "village") == ["hare", "mole"] for world in worlds(looking))


@proves("KOR-129")
def test_what_is_left_after_a_look_stays_known_until_somebody_else_takes_from_it() -> None:
    possible = scene(FOUR | {"heath_north": ["bird"]}, ["gold2"], ["gold3"])
    possible.play(*SEEN_VILLAGE)
    check(possible, 2)
    assert all(lying(world, "village") == ["mole", "gold1", "gold4"] for world in worlds(possible))


@proves("KOR-128", "KOR-130")
def test_of_tokens_that_the_eye_saw_those_lying_and_those_taken_are_known_together() -> None:
    possible = scene(FOUR | {"heath_north": ["bird"]}, ["gold2"], ["gold3"])
    possible.play(*SEEN_VILLAGE, (1, "move k1 hare village"), (1, "gather gold4"))
    check(possible, 2 * 3)
    for world in worlds(possible):
        together = Counter(lying(world, "village") + hidden(world, 1))
        assert not Counter(["mole", "gold1", "gold4"]) - together
        assert len(lying(world, "village")) == len(hidden(world, 1)) == 2


@proves("KOR-128", "KOR-130")
def test_two_looks_tell_exactly_what_was_taken_between() -> None:
    possible = scene(FOUR | {"heath_north": ["bird"]}, ["gold2"], ["gold3"])
    possible.play(*SEEN_VILLAGE, (1, "move k1 hare village"), (1, "gather gold4"), *NEXT_ROUND)
    possible.play((0, "move k2 hare village"))
    check(possible, 2)  # only seat 1's first token is still open
    assert all("gold4" in hidden(world, 1) for world in worlds(possible))
    possible.play((0, "gather mole"))
    check(possible, 2)
    assert all(lying(world, "village") == ["gold1"] for world in worlds(possible))


@proves("KOR-128")
def test_an_eye_that_looks_later_does_not_know_which_token_an_earlier_player_took() -> None:
    possible = scene(FOUR | {"heath_north": ["bird"]}, ["gold2"], ["gold3"], eye=1)
    possible.play(*SEEN_VILLAGE, (1, "move k1 hare village"))
    check(possible, 6)  # hare, gold2 and bird: two are seat 0's, and one of these came from the village
    possible.play((1, "gather gold4"))
    check(possible, 6)


@proves("KOR-41", "KOR-130")
def test_a_companion_that_was_shown_is_in_every_world_wherever_it_came_from() -> None:
    possible = scene(FOUR | {"heath_north": ["mole"]}, ["gold2"], ["gold3"])
    possible.play(*SEEN_VILLAGE, (1, "move k1 hare village"), (1, "gather mole"))
    check(possible, 2 * 3)
    possible.play(*NEXT_ROUND, (0, "move k2 hare heath_wolves"), (1, "move k2 mole poppies_cairn"))
    # The village's mole, and the first token is a mole or a 3; or the first was that mole, and a 1 or a 4 was taken.
    check(possible, 4)
    for world in worlds(possible):
        assert revealed(world, 1) == ["hare", "mole"]
        assert (hidden(world, 1) == ["mole"]) <= (lying(world, "village") == ["gold1", "gold4"])


STUCK: Given = {
    "revealed": [["hare"], [], ["squirrel"]],
    "korrigans": [["wheat_dolmen", "wheat_mill"], ["village", "village"], ["meadow_oak", "meadow_oak"]],
}
"""Out of the village lead hare, squirrel and frog only; seat 1 has shown no companion."""


@proves("KOR-55", "KOR-57", "KOR-130")
def test_a_player_who_was_stuck_had_no_companion_that_leads_out_and_the_token_sacrificed_stays_unseen() -> None:
    possible = scene({"heath_wolves": ["hare", "gold1"]}, ["gold2"], ["mouse", "gold3"], **STUCK)
    check(possible)
    possible.play((0, "move k1 hare heath_fairies"))
    assert asked(possible.truth.position) == (1, "must-sacrifice")
    check(possible, 3)  # two of mouse, 3 and 1
    possible.play((1, "sacrifice gold3 squirrel"))
    check(possible, 6)
    possible.play((1, "move k1 squirrel heath_wolves"), (1, "gather hare"))
    for world in worlds(possible):
        assert "hare" not in names(world.sacrificed[1])
        assert hidden(world, 1).count("hare") + lying(world, "heath_wolves").count("hare") == 1
    check(possible)


@proves("KOR-62", "KOR-130")
def test_a_player_who_had_to_pass_had_no_companion_that_leads_out() -> None:
    sacrificed = ["gold1", "gold1", "gold1", "gold2", "gold2"]
    facts = STUCK | {"sacrificed": [sacrificed, [], []], "backups": [["hare"] * 5, [], []]}
    possible = scene({"heath_north": ["frog", "gold4"]}, ["gold2"], ["mouse", "gold3"], **facts)
    check(possible, 6)
    possible.play((0, "move k1 hare heath_fairies"))
    assert decider(possible.truth.position) == 2
    check(possible, 3)
    assert all("frog" in lying(world, "heath_north") for world in worlds(possible))


@proves("KOR-55", "KOR-130")
def test_a_player_who_can_move_only_with_a_hidden_companion_has_one_of_those_that_lead_out() -> None:
    possible = scene({"heath_north": ["bird", "frog"]}, ["gold2"], ["hare", "gold3"], **STUCK)
    possible.play((0, "move k1 hare heath_fairies"))
    assert asked(possible.truth.position) == (1, "move")
    check(possible, 5)  # any two of hare, frog, bird and 3, but not bird and 3
    possible.play((1, "move k1 hare poppies_ford"))
    check(possible, 3)


@proves("KOR-65", "KOR-130")
def test_a_player_who_was_offered_a_sacrifice_could_move_before_it() -> None:
    possible = scene(
        {"heath_north": ["bird", "gold1"]}, ["gold2"], ["hare", "gold3"], options={"backup": "free"}, **STUCK
    )
    possible.play((0, "move k1 hare heath_fairies"))
    assert asked(possible.truth.position) == (1, "offer-sacrifice")
    check(possible, 3)  # the hare and another token
    possible.play((1, "sacrifice hare squirrel"))
    check(possible, 6)
    possible.play((1, "move k1 squirrel heath_wolves"))
    check(possible, 6)
    for world in worlds(possible):
        assert "hare" in hidden(world, 1) + names(world.sacrificed[1])


@proves("KOR-55", "KOR-130")
def test_in_a_situation_too_a_player_who_must_make_a_sacrifice_cannot_move_in_any_world() -> None:
    facts = STUCK | {"phase": "must-sacrifice", "turn": 1}
    possible = scene({"heath_wolves": ["hare", "gold1"]}, ["gold2"], ["mouse", "gold3"], **facts)
    check(possible, 3)
    possible.play((1, "sacrifice gold3 squirrel"))
    check(possible, 6)


FAIRIES: Given = {
    "options": {"side": "plain", "first_player": 0},
    "part": "placement",
    "phase": "choose-clover",
    "passing": 1,
    "turn": 1,
    "mover": 3,
    "round": 0,
    "korrigans": [["poppies_cairn"] * 2, ["heath_south", "meadow_oak"], ["heath_north", None], ["heath_north", None]],
    "signs": {"meadow_oak": "fairy", "heath_fairies": "fairy", "wheat_lighthouse": "troll"},
}
"""On the plain side a player who has shown nothing yet can find a fairy: seats 1 and 2 do."""
FAIRY_FIELDS = {"meadow_oak": ["gold1"], "heath_fairies": ["gold1"], "wheat_lighthouse": ["gold1"]}


@proves("KOR-97", "KOR-130")
def test_a_player_who_declines_a_fairy_could_have_moved_and_so_could_the_next_one() -> None:
    possible = PossibleWorlds(0, small_table_facts(FAIRY_FIELDS, [["bird"], ["hare"], ["hare"], []], 0, **FAIRIES))
    possible.play((1, "gather gold1"))
    assert asked(possible.truth.position) == (1, "fairy-move")
    check(possible)
    possible.play((1, "decline"))
    check(possible)
    possible.play((2, "place heath_fairies"), (2, "gather gold1"), (2, "decline"))
    check(possible)
    assert all("hare" in hidden(world, seat) for world in worlds(possible, 300) for seat in (1, 2))


@proves("KOR-97", "KOR-130")
def test_a_player_whom_a_fairy_could_not_help_had_no_companion_for_it() -> None:
    possible = PossibleWorlds(0, small_table_facts(FAIRY_FIELDS, [["bird"], ["mouse"], ["hare"], []], 0, **FAIRIES))
    possible.play((1, "gather gold1"))
    assert asked(possible.truth.position) == (2, "place-korrigan")
    check(possible)
    assert all("hare" not in hidden(world, 1) for world in worlds(possible))


TWO_KNOWN = FOUR | {"heath_wolves": ["gold2"]}
LEPRECHAUN: Given = {"signs": {"heath_wolves": "leprechaun", "heath_north": "troll"}}


@proves("KOR-93", "KOR-130")
def test_a_lost_screen_tells_what_was_taken_from_tokens_that_the_eye_saw() -> None:
    possible = scene(TWO_KNOWN | {"heath_north": ["bird"]}, ["gold2"], ["gold3"], **LEPRECHAUN)
    possible.play(*SEEN_VILLAGE, (1, "move k1 hare village"), (1, "gather gold4"), *NEXT_ROUND)
    possible.play((0, "move k2 hare heath_wolves"), (0, "gather gold2"))
    check(possible, 2 * 3)
    possible.play((0, "screen b"))
    check(possible, 1)
    assert all(lying(world, "village") == ["mole", "gold1"] for world in worlds(possible, 10))


@proves("KOR-93", "KOR-94", "KOR-130")
def test_without_screen_what_one_takes_is_open_but_not_what_one_saw_in_the_field() -> None:
    clovers = {"village": ["bird", "gold4", "hare"], "heath_wolves": ["gold2"], "heath_north": ["gold1"]}
    acts = [(0, "move k2 hare heath_wolves"), (0, "gather gold2"), (0, "screen b"), (1, "move k1 hare village")]
    looking_on = scene(clovers, ["gold2"], ["gold3"], **LEPRECHAUN)
    looking_on.play(*acts)
    assert asked(looking_on.truth.position) == (1, "choose-clover")
    check(looking_on, 4)  # three of four tokens lie in the village
    looking_on.play((1, "gather gold4"))
    check(looking_on, 3)  # the 4 was one of them
    assert all(hidden(world, 1) == ["gold3", "gold4"] for world in worlds(looking_on))
    other = scene(clovers, ["gold2"], ["gold3"], eye=1, **LEPRECHAUN)
    other.play(*acts)
    assert all(lying(world, "village") == ["hare", "bird", "gold4"] for world in worlds(other))
    other.play((1, "gather gold4"))
    assert all(lying(world, "village") == ["hare", "bird"] for world in worlds(other))
    check(other)


@proves("KOR-57", "KOR-93")
def test_what_is_sacrificed_without_screen_is_known_to_all_and_what_was_sacrificed_before_is_not() -> None:
    facts = STUCK | {"signs": {"heath_fairies": "leprechaun", "heath_north": "troll"}}
    facts["korrigans"] = [["wheat_dolmen", "wheat_mill"], ["village", "village"], ["meadow_oak"] * 2]
    clovers = {"heath_fairies": ["gold4"], "heath_north": ["gold1"]}
    possible = scene(clovers, ["gold2"], ["mouse", "gold3"], **facts)
    possible.play((0, "move k1 hare heath_fairies"), (0, "gather gold4"), (0, "screen b"))
    assert asked(possible.truth.position) == (1, "must-sacrifice")
    check(possible, 1)
    possible.play((1, "sacrifice gold3 hare"))
    check(possible, 1)
    assert seen(possible.truth.position, 0).players[1].gave_up == ["gold3"]


@proves("KOR-111", "KOR-130")
def test_in_a_final_turn_only_gold_is_left_behind_the_screen() -> None:
    facts: Given = {
        "phase": "place-cauldron",
        "suns": ["red", "orange", "yellow", None, "green", "blue", "indigo"],
        "pawn": "violet",
        "round": 7,
    }
    possible = scene({"village": ["hare", "gold4"]}, ["gold2"], ["mole", "gold1", "gold3"], **facts)
    possible.play((0, "cauldron meadow_dusk"))
    check(possible, 10)
    possible.play((0, "stop"))
    assert asked(possible.truth.position) == (1, "final-move")
    check(possible, 3)  # a mole and two of three gold tokens
    assert all(token.startswith("gold") for world in worlds(possible) for token in hidden(world, 1))


@proves("KOR-10", "KOR-130")
def test_the_signs_under_standing_menhirs_are_mixed_and_those_taken_are_known() -> None:
    signs = {"heath_north": "elf", "heath_south": "troll", "meadow_dawn": "fairy", "heath_wolves": "goblin"}
    clovers = {name: ["gold1"] for name in signs}
    possible = scene(clovers, ["gold1"], ["gold1"], signs=signs)
    check(possible, 24)
    possible.play((0, "move k2 hare heath_wolves"), (0, "gather gold1"))
    check(possible, 6)
    counts = Counter(
        tuple(sign(world, name) for name in box.FIELD_NAMES if sign(world, name)) for world in worlds(possible, 600)
    )
    assert len(counts) == 6
    assert all(60 < count < 140 for count in counts.values())  # 100 expected


@proves("KOR-128", "KOR-129", "KOR-130")
@pytest.mark.parametrize("seed", seeds(12))
def test_in_random_games_with_few_tokens_the_imagined_worlds_are_all_that_fit(seed: int) -> None:
    dice = Random(seed)
    possible = PossibleWorlds(seed % 2, random_table(dice, seed % 2))
    for number in range(16):
        truth = possible.truth.position
        if truth.stage == stages.FINAL_TURN:
            break
        possible.play_thrown(decider(truth), dice.choice(sorted(legal(truth))), seed + number)
        if len(possible.keys()) <= 8 and number % 3 == 0:
            check(possible)
        else:
            assert possible.imagined(10, seed) <= possible.keys()


@proves("KOR-128", "KOR-130")
def test_in_whole_games_every_world_keeps_what_a_seat_saw_and_what_was_taken_since() -> None:
    for game in games(1, side="plain"):
        left: dict[tuple[int, str], tuple[list[str], int]] = {}
        dice = FastDice(5)
        for number, played in enumerate(game):
            if played.words[0] == "gather":
                field = box.FIELD_NAMES[played.before.korrigan_fields[played.before.mover]]
                left[played.seat, field] = (lying(played.after, field), len(played.after.history))
            if number % 6 or not played.after.deciders():
                continue
            for (seat, field), (tokens, since) in left.items():
                world = played.after.imagine(seat, dice)
                taken = [names(1 << 4 * face)[0] for face in taken_since(world, field, since)]
                assert sorted(lying(world, field) + taken) == sorted(tokens)


def taken_since(world: KorrigansState, field: str, since: int) -> list[int]:
    """Returns the faces that were taken from a field in a world since its history had so many observations."""
    number = box.FIELD_NAMES.index(field)
    observations = [ord(letter) for letter in world.history[since:]]
    takings = [observation for observation in observations if observation & 7 == 0]
    return [taking >> 11 for taking in takings if taking >> 6 & 31 == number]


def test_once_the_game_is_over_nothing_is_left_to_imagine() -> None:
    position = at(2, part="final-turn", phase="over", turn=2, cauldron="village", pawn="violet", suns=_six())
    for seat in (0, 1):
        assert position.imagine(seat, FastDice(1)).snapshot() == position.snapshot()


def _six() -> list[str | None]:
    return ["red", "orange", "yellow", None, "green", "blue", "indigo"]
