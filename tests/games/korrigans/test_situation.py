"""Situations: the facts given hold, the rest is filled in, and what no game can come to is refused."""

from collections import Counter

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from tests.settings import seeds

from .helpers import (
    COMPANIONS,
    RAINBOW,
    Given,
    asked,
    at,
    backups,
    carries,
    fields_of,
    hidden,
    line,
    lying,
    names,
    pawns,
    play_all,
    random_game,
    revealed,
    seen,
    sign,
)
from .scenes import rainbow

BASIC = Counter(dict.fromkeys(COMPANIONS, 4)) + Counter(dict.fromkeys(["gold1", "gold2", "gold3", "gold4"], 6))
MORE = Counter(dict.fromkeys(COMPANIONS, 1)) + Counter(gold1=3, gold2=3, gold3=3, gold4=2)


def all_tokens(position: KorrigansState) -> Counter[str]:
    piles = [position.clovers, position.hidden, position.revealed, position.sacrificed, position.spent]
    return Counter(name for pile in piles for tokens in pile for name in names(tokens))


def test_what_is_said_holds_and_the_rest_is_filled_in() -> None:
    position = at(
        4,
        round=3,
        turn=2,
        first_player=1,
        suns=line("red", "orange"),
        clouds=line("red"),
        korrigans=[
            ["village", "village"],
            ["heath_north", "meadow_oak"],
            ["wheat_mill", "village"],
            ["heath_south"] * 2,
        ],
        carried=[["elf", ""], ["", ""], ["", "goblin"], ["", ""]],
        troll=7,
        clovers={
            "village": ["mole", "gold4"],
            "wheat_mill": [],
            "poppies_ford": [],
            "meadow_dawn": [],
            "heath_wolves": 2,
        },
        hidden=[["gold1"], 2, None, ["hare", "hare", "gold2"]],
        revealed=[["mole"], [], [], ["hare"]],
        backups=[["squirrel"], [], [], []],
        menhirs=[[], [3], [], []],
        screens=[True, False, True, True],
        signs={"heath_north": "fairy"},
    )
    assert asked(position) == (3, "move")
    assert (pawns(position.suns)[:2], pawns(position.clouds)[:1]) == (["red", "orange"], ["red"])
    assert [fields_of(position, seat)[0] for seat in range(4)] == [
        "village",
        "heath_north",
        "wheat_mill",
        "heath_south",
    ]
    assert [carries(position, seat) for seat in range(4)] == [["elf", ""], ["", ""], ["", "goblin"], ["", ""]]
    assert (seen(position).troll, seen(position).backups_left) == (7, 4)
    assert (lying(position, "village"), lying(position, "wheat_mill")) == (["mole", "gold4"], [])
    assert (hidden(position, 0), len(hidden(position, 1)), hidden(position, 3)) == (
        ["gold1"],
        2,
        ["hare", "hare", "gold2"],
    )
    assert (revealed(position, 3), backups(position, 0)) == (["hare"], ["squirrel"])
    assert seen(position).players[1].menhirs == [3]
    assert [player.screen for player in seen(position).players] == [True, False, True, True]
    assert sign(position, "heath_north") == "fairy"
    assert all_tokens(position) == BASIC + MORE
    assert position.holder == (1 + 3) % 4  # three pawns placed since the first player had the bag


@pytest.mark.parametrize("seed", seeds(6))
@proves("KOR-07")
def test_whatever_is_filled_in_is_sound(seed: int) -> None:
    for players in (2, 3, 4, 5):
        for turn in range(players):
            position = at(players, turn=turn, seed=seed)
            assert position.faults() == []
            assert all_tokens(position) == (BASIC if players < 4 else BASIC + MORE)
            assert asked(position) == (turn, "move")
            assert position.moves(turn)


def test_what_is_not_said_differs_from_seed_to_seed() -> None:
    deals = {tuple(at(3, seed=seed, hidden=[["hare"], 2, 2]).clovers) for seed in range(10)}
    assert len(deals) == 10


MEMORY: Given = {
    "seat": 0,
    "hidden": [["gold1", "hare"], 2, 2],
    "sacrificed": [[], 0, 0],
    "clovers": {"village": 2},
    "memory": {"village": {"clovers": ["mole", "gold4", "gold4"], "taken_by": [1]}},
}


@proves("KOR-129")
def test_a_memory_can_be_given() -> None:
    for seed in range(20):
        position = at(3, seed=seed, **MEMORY)
        memory = seen(position, 0).fields[0].memory
        assert memory is not None
        assert (memory.clovers, memory.taken_by) == (["mole", "gold4", "gold4"], [1])
        assert all(seen(position, eye).fields[0].memory is None for eye in (None, 2))
        opponents = seen(position, 1).fields[0].memory
        assert opponents is not None  # seat 1 took a token there and so has looked, too
        assert (opponents.clovers, opponents.taken_by) == (lying(position, "village"), [])
        left, pile = Counter(lying(position, "village")), Counter(hidden(position, 1))
        missing = Counter(["mole", "gold4", "gold4"]) - left
        assert missing.total() == 1
        assert not missing - pile


def same_to_all(position: KorrigansState, players: int, options: Given, seed: int) -> bool:
    """Tells whether for every eye the facts that it knows make a position that looks the same to it."""
    for eye in (None, *range(players)):
        facts = msgspec.json.decode(msgspec.json.encode(GAME.facts(position, eye)))
        again = GAME.situation(players, GAME.options_for(players, options), facts, FastDice(seed))
        asked_again = None if eye is None else (again.prompt(eye), again.moves(eye))
        if seen(again, eye) != seen(position, eye):
            return False
        if asked_again != (None if eye is None else (position.prompt(eye), position.moves(eye))):
            return False
    return True


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("options", [{}, {"side": "plain", "backup": "free"}, {"memory_aid": False}])
def test_the_facts_of_any_moment_make_a_position_that_looks_the_same(players: int, options: Given) -> None:
    for number, played in enumerate(random_game(players, 20 + players, **options)):
        if number % 5 == 0 or not played.after.deciders():
            assert same_to_all(played.after, players, options, number)


@proves("KOR-130")
def test_the_facts_tell_a_seat_nothing_that_is_hidden_from_it() -> None:
    for number, played in enumerate(random_game(3, 9, side="plain")):
        if number % 4 == 0:
            for eye in (0, 1, 2):
                world = played.before.imagine(eye, FastDice(number))
                assert GAME.facts(world, eye) == GAME.facts(played.before, eye)
                assert GAME.facts(world, None) == GAME.facts(played.before, None)


@proves("KOR-57", "KOR-130")
def test_a_sacrifice_stands_in_the_facts_of_its_owner_only() -> None:
    position = at(
        3,
        phase="must-sacrifice",
        korrigans=[["village"] * 2, ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        hidden=[["mouse", "gold3"], None, None],
    )
    play_all(position, "sacrifice mouse hare")
    assert GAME.facts(position, 0)["sacrificed"] == [["mouse"], 0, 0]
    assert [GAME.facts(position, eye)["sacrificed"] for eye in (None, 1, 2)] == [[1, 0, 0], [1, [], 0], [1, 0, []]]


def test_a_game_that_is_over_can_be_given() -> None:
    usual: Given = rainbow(4) | {"part": "final-turn", "phase": "over", "turn": 2, "cauldron": "village"}
    position = at(
        2,
        korrigans=[["village", "heath_north"], ["heath_north"] * 2],
        hidden=[["gold1"], ["gold4", "gold4"]],
        revealed=[[], []],
        **usual,
    )
    result = position.result()
    assert result is not None
    assert (result.scores, result.ranks) == ([11, 8], [1, 2])
    assert position.deciders() == []


def test_a_cauldron_to_be_placed_can_be_given() -> None:
    usual: Given = rainbow(4, (3, 4)) | {"phase": "place-cauldron"}
    position = at(3, korrigans=[["meadow_oak"] * 2] * 3, **usual)
    assert asked(position) == (11 % 3, "place-cauldron")
    assert pawns(position.suns).count(None) == 1
    assert set(RAINBOW) - set(pawns(position.suns)) == {"violet"}
