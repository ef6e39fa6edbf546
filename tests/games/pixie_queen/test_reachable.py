"""What no game of Pixie Queen can reach is refused; every moment of every game is not."""

from typing import Any

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BadSituation
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.situations.reachable import unreachable
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import NUMBERS, asked, random_game, reward, seen
from .test_situation import Given, made

OPTIONS: list[Given] = [
    {},
    {"wrong_food_offers": True, "trade_per_player": False, "neutral_servant": True},
    {"dungeon": False, "open_stocks": True, "show_bag_contents": True},
]


def of_first(**facts: Any) -> Given:
    """Returns the facts of the first of three players."""
    return {"seats": [facts, {}, {}]}


def of_last(**facts: Any) -> Given:
    """Returns the facts of the last of three players."""
    return {"seats": [{}, {}, facts]}


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "variants", "open"])
def test_a_game_reaches_every_moment_of_itself(players: int, options: Given) -> None:
    allowed = {name: value for name, value in options.items() if name != "neutral_servant" or players == 2}
    for seed in range(3):
        for number, played in enumerate(random_game(players, 31 * seed + players, **allowed)):
            assert unreachable(played.after) == []
            if number % 29 == seed:
                for eye in (None, *range(players)):
                    again = made(players, GAME.facts(played.after, eye), number, **allowed)
                    assert (again.faults(), unreachable(again)) == ([], [])
                    assert seen(again, eye) == seen(played.after, eye)


def test_a_game_with_passes_and_refusals_reaches_its_moments_too() -> None:
    for seed in range(8):
        dice = FastDice(seed)
        players = 2 + seed % 4
        position = GAME.start(players, GAME.options_for(players, {}), dice)
        while position.deciders():
            seat = position.deciders()[dice.below(len(position.deciders()))]
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))], dice)
            assert unreachable(position) == []


TURN = ["actions-end", "next-turn", "after"]
REFUSED: list[tuple[Given, str]] = [
    # Tiles and the goods given for them.
    ({"area": {"apple": 1, "honey": 1, "bread": 1}}, "PIX-441"),
    ({"area": {"apple": 2, "honey": 1, "bread": 1, "silver": 1}, "taken": [0, 0, 0]}, "PIX-441"),
    ({"taken": [0, 0, 2], "area": {"apple": 2, "honey": 1, "bread": 1, "silver": 1}}, "PIX-441"),
    ({"round": 2, "taken": [0, 0, 2]}, "PIX-306"),
    (of_first(rewards=[reward("special", 1, 1), reward("special", 2, 1)]), "PIX-306"),
    (of_first(rewards=[reward("special", 1, 2)]) | {"round": 2, "special_by": 1}, "PIX-441"),
    (of_first(rewards=[reward("ring", 1, 1), reward("ring", 2, 1), reward("ring", 3, 1)]), "PIX-371"),
    (of_first(rewards=[reward("ring", 1, 2)]) | {"round": 2}, "PIX-371"),
    (of_first(servants=1, rewards=[reward("servant", 1, 3)]) | {"round": 3}, "PIX-512"),
    ({"round": 6, "taken": [5, 5, 5], "seats": [{"servants": 3}, {"servants": 2}, {}]}, "PIX-902"),
    (of_first(rewards=[reward("ring", 1, 3)]) | {"phase": "tile-food", "round": 3}, "PIX-371"),
    (of_first(food_tile=4), "PIX-351"),
    ({"food_pile": [3, 2, 4, 4]}, "PIX-104"),
    ({"phase": "promote", "seats": [{"doubled": True}, {"one_use": "double_tile"}, {}]}, "PIX-355"),
    # Points.
    (of_first(punishment=0) | {"round": 3}, "PIX-712"),
    (of_first(punishment=35) | {"round": 7}, "PIX-712"),
    (of_first(punishment=40) | {"round": 1}, "PIX-711"),
    (of_last(out=1) | {"round": 1}, "PIX-711"),
    (of_first(bonus=1), "PIX-713"),
    (of_first(bonus=7, silver_case=7) | {"round": 7}, "PIX-713"),
    (of_first(bonus=3, rewards=[reward("ring", 1, 1)]) | {"round": 3}, "PIX-372"),
    (of_first(used=["copy"], punishment=0) | {"round": 1, "discs_on": {"casino": [2, 1]}}, "PIX-401"),
    (of_last(discs=0, punishment=4) | {"round": 1}, "PIX-310"),
    # Discs.
    (of_first(discs=4, used=["mine"]) | {"round": 2}, "PIX-301"),
    (of_last(discs=2) | {"pantry": [2], "priority_by": 2}, "PIX-451"),
    ({"discs_on": {"casino": [2, 1], "tracks": [2, 1]}, "pantry": [1]}, "PIX-301"),
    ({"roll": 3}, "PIX-361"),
    ({"discs_on": {"punish": [2, 1]}}, "PIX-361"),
    ({"discs_on": {"casino": [1, 1]}}, "PIX-302"),
    ({"phase": "over", "round": 7, "pantry": [1]}, "PIX-311"),
    # Turns and their order.
    ({"discs_on": {"casino": [2, 1], "tracks": [2, 1]}}, "PIX-301"),
    ({"pantry": [2], "big": [0, 1, 2]}, "PIX-301"),
    ({"active": 2, "pantry": [1], "big": [0, 1, 2], "seats": [{"discs": 4}, {}, {}]}, "PIX-301"),
    ({"big": [0, 1, 2], "seats": [{}, {"discs": 0}, {}]}, "PIX-301"),
    ({"small": [2, 1, 0], "big": [0, 1, 2]}, "PIX-431"),
    ({"small": [2, 1, 0], "big": [0, 1, 2], "order_by": 0}, "PIX-431"),
    ({"phase": "tile-food", "small": [1, 0, 2], "big": [0, 1, 2]}, "PIX-431"),
    # The mine.
    ({"phase": "pick", "cubes": ["silver"], "bag_contents": [29, 10, 15]}, "PIX-309"),
    ({"phase": "pick", "seats": [{}, {"one_use": "bag_tile"}, {}]}, "PIX-309"),
    ({"phase": "bag", "cubes": ["silver"], "bag_contents": [29, 10, 15]}, "PIX-309"),
    ({"phase": "place", "cubes": ["stone"], "bag_contents": [30, 10, 14]}, "PIX-309"),
    (of_first(used=["mine"]) | {"bag_contents": [30, 10, 15]}, "PIX-384"),
    ({"bag_contents": [29, 10, 15], "cubes": []}, "PIX-384"),
    ({"bag_contents": [29, 10, 15], "cubes": ["gold"]}, "PIX-384"),
    ({"bag_contents": [20, 10, 15], "cubes": ["silver"] * 6}, "PIX-384"),
    ({"phase": "place", "left": 2, "cubes": ["stone"], "bag_contents": [30, 10, 13]}, "PIX-387"),
    ({"bag_contents": [29, 10, 15], "round": 1}, "PIX-109"),
    # The first round.
    (of_first(on=["casino"]) | {"round": 1}, "PIX-112"),
    (of_first(on=["convert", "exchange"]) | {"round": 1, "discs_on": {"promotion": [2, 0]}}, "PIX-112"),
    (of_first(silver_case=2) | {"round": 1}, "PIX-102"),
    (of_first(food_tile=2) | {"round": 1}, "PIX-351"),
    (of_first(one_use="grace_tile") | {"round": 1}, "PIX-353"),
    (of_first(goods={"apple": 5}) | {"round": 1}, "PIX-110"),
    ({"round": 1, "seats": [{}, {"goods": {"apple": 3}}, {}], "pantry": [0], "active": 1}, "PIX-110"),
    ({"phase": "skill", "seats": [{}, {"goods": {"apple": 3}}, {}]}, "PIX-110"),
    ({"phase": "tile-food", "round": 1}, "PIX-207"),
    # Offers and what follows them.
    ({"phase": "promote", "demand": ["apple"], "seats": [{"offer": {"honey": 1}}, {}, {}]}, "PIX-411"),
    ({"phase": "promote", "demand": ["apple"], "seats": [{"offer": {"apple": 1, "gold": 1}}, {}, {}]}, "PIX-414"),
    ({"phase": "promote", "demand": ["apple"], "left": 3, "seats": [{"offer": {"apple": 2}}, {}, {}]}, "PIX-501"),
    (
        {
            "phase": "offering",
            "demand": ["apple"],
            "pending": ["punishments", "demotion 1 1 1"],
            "seats": [{"offer": {"apple": 1}}, {"on": ["casino"]}, {}],
        },
        "PIX-417",
    ),
    (
        {"phase": "punishments", "demand": ["apple"], "castle_open": True, "seats": [{"offer": {"apple": 1}}, {}, {}]},
        "PIX-511",
    ),
    ({"phase": "double", "seats": [{"offer": {"apple": 1}}, {}, {}]}, "PIX-411"),
    # Moves.
    ({"last": "commit"}, "PIX-411"),
    ({"last": "offer gold 2"}, "PIX-411"),
    (of_first(goods={"apple": 1}, changed={"apple": 2}), "PIX-312"),
    # Questions.
    ({"pending": ["actions-end", "suffer 1 3 4", "main"]}, "PIX-309"),
    ({"pending": ["actions-end", "next-turn", "place 0 1"], "bag_contents": [30, 10, 14]}, "PIX-309"),
    ({"pending": [*TURN, "discard 0 2 3"], "pantry": [0], "seats": [{"goods": {"silver": 1}}, {}, {}]}, "PIX-309"),
    ({"pending": [*TURN, "discard 0 2"], "pantry": [0]}, "PIX-309"),
    ({"phase": "rewards", "pending": ["round-end", "castle", "promote 0 1"]}, "PIX-501"),
    ({"phase": "steal", "seats": [{"food_tile": 2}, {}, {}], "pending": ["actions", "tile-food 0 2"]}, "PIX-309"),
    ({"phase": "punishments", "pending": ["round-end", "demotion 1"], **of_first()}, "PIX-622"),
    ({"phase": "demotion", "seats": [{}, {"on": ["casino"], "punishment": 18}, {}]}, "PIX-621"),
]


@pytest.mark.parametrize(("facts", "rule"), REFUSED, ids=[str(number) for number in range(len(REFUSED))])
def test_what_no_game_reaches_is_refused_with_the_rule(facts: Given, rule: str) -> None:
    with pytest.raises(BadSituation) as refused:
        made(3, facts)
    assert rule in str(refused.value)


@pytest.mark.parametrize(("number", "taken"), [(2, 4), (3, 7), (4, 7), (5, 7)])
@proves("PIX-371")
def test_rings_of_which_nothing_is_said_were_forged_in_the_rounds_before(number: int, taken: int) -> None:
    for seed in range(4):
        position = made(3, {"round": number, "taken": [0, taken, 0]}, seed)
        assert all(1 <= ring >> 5 < number for ring in position.takers)


@proves("PIX-804")
def test_neutral_pixies_go_one_level_up_in_a_round() -> None:
    for on, number in ((["casino"], 4), (["convert", "exchange"], 3), (["forge_ring"], 5)):
        assert made(2, {"neutral": {"on": on}}).round == number
        with pytest.raises(BadSituation, match="PIX-804"):
            made(2, {"neutral": {"on": on}, "round": number - 1})


@pytest.mark.parametrize(
    ("facts", "number"),
    [
        ({}, 1),
        ({"pantry": [0]}, 1),
        (of_first(on=["casino"]), 2),
        (of_first(on=["convert"]) | {"discs_on": {"promotion": [2, 0]}}, 1),
        (of_first(goods={"apple": 9}), 2),
        (of_first(silver_case=3), 2),
        (of_first(servants=1), 2),
        ({"taken": [0, 0, 3]}, 4),
        ({"special_by": 1}, 1),
        (of_first(punishment=59), 3),
        ({"phase": "over"}, 7),
        ({"phase": "tile-food"}, 2),
        ({"phase": "promote"}, 1),
    ],
)
@proves("PIX-901")
def test_the_round_is_the_first_that_agrees_with_the_rest(facts: Given, number: int) -> None:
    assert made(3, facts).round == number


@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({}, [0, 0, 0]),
        ({"round": 3}, [12, 12, 12]),
        ({"round": 3} | of_first(silver_case=4, gold_case=7), [4 - 1, 12, 12]),
        ({"round": 1} | of_last(discs=0), [0, 0, 5]),
        ({"round": 1, "discs_on": {"casino": [2, 1]}} | of_first(used=["copy"]), [1, 0, 0]),
        ({"phase": "punishments"}, [0, 10, 0]),
    ],
)
@proves("PIX-712", "PIX-310")
def test_points_of_which_nothing_is_said_are_as_few_as_can_be(facts: Given, points: list[int]) -> None:
    assert list(made(3, facts).suffered) == points


def scattered(seed: int) -> tuple[int, Given]:
    """Returns few facts, all possible together: pixies, tiles, cases, discs, a question."""
    dice = FastDice(seed)
    players = 2 + dice.below(4)
    spaces = ["steal-food", "convert", "grace", "casino", "tracks", "rob-pixie"]
    seats: list[Given] = [
        {"on": [spaces.pop(dice.below(len(spaces)))] if dice.below(2) else []} for _ in range(players)
    ]
    seats[0]["silver_case"] = 1 + dice.below(7)
    seats[-1]["gold_case"] = 1 + dice.below(7)
    seats[1]["one_use"] = ["double-tile", "grace-tile"][dice.below(2)]
    if dice.below(2):
        seats[0]["rewards"] = [reward("ring", 1, 1), reward("special", 1, 2)][: 1 + dice.below(2)]
    names = ["main", "after", "bag", "place", "discard", "copy", "double", "offer", "promote", "tile-food", "steal"]
    facts: Given = {"seats": seats, "phase": names[dice.below(len(names))]}
    if dice.below(2):
        facts["round"] = 3 + dice.below(5)
    return players, facts


def play_on(position: PixieQueenState, seed: int) -> None:
    """Plays some moves; nothing that no game can reach comes of a position that one can."""
    dice = FastDice(seed)
    for _ in range(12):
        if not position.deciders():
            return
        seat = position.deciders()[0]
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))], dice)
        assert (position.faults(), unreachable(position)) == ([], [])


def test_whatever_few_facts_leave_open_is_filled_in_as_a_game_can_reach_it() -> None:
    for seed in range(200):
        players, facts = scattered(seed)
        position = made(players, facts, seed)
        assert (position.faults(), unreachable(position)) == ([], [])
        question = facts["phase"] if facts["phase"] != "steal" else "tile-food"
        assert asked(position)[1] == question
        play_on(position, seed)


LAST_ROUND: list[Given] = [
    {"servants": 5, "rewards": [reward("servant", place, place) for place in range(1, 6)]},
    {"rewards": [reward("special", place, place) for place in range(1, 6)]},
    {"rewards": [*[reward("ring", place, place) for place in range(1, 5)], reward("ring", 5, 6)]},
]
"""The golden tiles of three players, the last of them taken in round 6."""


@pytest.mark.parametrize("facts", [{"phase": "main", "discs_on": {"forge_ring": [2, 2]}}, {"phase": "offer"}])
@proves("PIX-902")
def test_the_last_golden_tile_was_taken_in_this_round_also_for_who_does_not_know_it(facts: Given) -> None:
    position = made(3, {"round": 6, "seats": LAST_ROUND} | facts)
    for eye in (None, 0, 1, 2):
        known = GAME.facts(position, eye)
        for seed in range(4):
            again = made(3, known, seed)
            assert GAME.facts(again, eye) == known
            assert 6 in [taken >> 5 for taken in again.takers]
