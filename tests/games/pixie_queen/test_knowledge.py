"""What a seat may know: its imagined worlds vary in hidden tokens and secret offers, and keep all the rest."""

from collections import Counter
from itertools import pairwise, permutations, product
from math import sqrt
from typing import Any

import msgspec
import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import COMMITTED, PixieQueenState
from folkmoot.testing import proves

from .helpers import NUMBERS, STILL, Seat, answer, asked, at, legal, offer, offering, opening, play, random_game

FEW = {"goods": "1a 2h 1b 1s 1g"}
Offer = tuple[int, ...]


def worlds(position: PixieQueenState, eye: int, count: int = 200, seed: int = 1) -> list[PixieQueenState]:
    """Returns worlds that a seat imagines."""
    dice = FastDice(seed)
    return [position.imagine(eye, dice) for _ in range(count)]


def tokens(position: PixieQueenState) -> list[str]:
    """Returns the nine demand tokens in their true order, the two unused ones last."""
    return [box.GOOD_NAMES[food] for food in position.demand]


def progress(position: PixieQueenState, seat: int) -> Offer:
    """Returns the stage of a seat's offer and the amounts offered so far."""
    return (position.offer_stage[seat], *[position.offered(seat, good) for good in range(5)])


def anywhere(position: PixieQueenState, seat: int) -> set[Offer]:
    """Returns every stage of every offer that a seat can come to, without the commitment."""
    stages = {progress(position, seat)}
    for text in legal(position, seat) - {"commit"}:
        twin = position.copy()
        answer(twin, seat, text)
        stages |= anywhere(twin, seat)
    return stages


def offers(position: PixieQueenState, seat: int) -> set[Offer]:
    """Returns every offer that a seat can commit itself to."""
    return {(COMMITTED, *offered) for stage, *offered in anywhere(position, seat) if stage == COMMITTED - 1}


@proves("PIX-107")
def test_hidden_tokens_may_lie_in_any_order_and_open_ones_lie_as_they_do() -> None:
    for shown in ([], ["honey"], ["bread", "bread", "apple", "bread"]):
        position = at(3, demand=shown, round=len(shown) + 1)
        left = Counter({"apple": 3, "honey": 3, "bread": 3}) - Counter(shown)
        for eye in range(3):
            imagined = worlds(position, eye)
            assert all(tokens(world)[: len(shown)] == shown for world in imagined)
            assert all(Counter(tokens(world)) == Counter({"apple": 3, "honey": 3, "bread": 3}) for world in imagined)
            for place in range(len(shown), 9):
                assert {tokens(world)[place] for world in imagined} == set(left)


@proves("PIX-107")
def test_every_order_of_hidden_tokens_is_equally_likely() -> None:
    shown = ["honey", "bread", "honey", "bread", "honey", "apple"]
    position = at(3, demand=shown, round=7)
    possible = set(permutations(["apple", "apple", "bread"]))
    draws = 3000
    orders = Counter(tuple(tokens(world)[6:]) for world in worlds(position, 0, draws))
    assert set(orders) == possible
    for number in orders.values():
        assert abs(number / draws - 1 / 3) < 5 * sqrt(2 / 9 / draws)


def test_when_two_tokens_are_left_hidden_in_the_last_round_they_vary_too() -> None:
    shown = ["honey", "bread", "honey", "bread", "honey", "apple", "apple"]
    position = at(3, demand=shown, round=7, phase="offering", pending=["offer"])
    assert {tuple(tokens(world)[7:]) for world in worlds(position, 1)} == {("apple", "bread"), ("bread", "apple")}


@pytest.mark.parametrize(
    ("players", "first", "options"),
    [
        (3, {}, {}),
        (3, {"doubled": True}, {}),
        (2, {}, {}),
        (2, {"doubled": True}, {"wrong_food_offers": True}),
        (3, {}, {"wrong_food_offers": True}),
    ],
)
@proves("PIX-411", "PIX-414", "PIX-803")
def test_an_offer_may_be_any_offer_at_any_stage(players: int, first: Seat, options: dict[str, Any]) -> None:
    start = offering(players, {**FEW, **first}, *[FEW] * (players - 1), demand="honey", options=options)
    possible, done = anywhere(start, 0), offers(start, 0)
    assert len(possible) > len(done) > 3
    position = start.copy()
    answer(position, 0, max(legal(position, 0)))
    for eye in range(1, players):
        assert {progress(world, 0) for world in worlds(position, eye, 2000)} == possible
    while 0 in position.deciders():
        answer(position, 0, min(legal(position, 0)))
    for eye in range(1, players):
        assert {progress(world, 0) for world in worlds(position, eye, 1000)} == done


@proves("PIX-411")
def test_offers_of_several_vary_independently_and_ones_own_is_kept() -> None:
    position = offering(3, *[{"goods": "1a 1s"}] * 3)
    answer(position, 0, "offer apple 1")
    answer(position, 1, "offer apple 0", "offer silver 1", "offer gold 0", "commit")
    own, committed = progress(position, 0), progress(position, 1)
    imagined = worlds(position, 2, 3000)
    pairs = {(progress(world, 0), progress(world, 1)) for world in imagined}
    start = offering(3, *[{"goods": "1a 1s"}] * 3)
    assert pairs == set(product(anywhere(start, 0), offers(start, 1)))
    assert {progress(world, 0) for world in worlds(position, 0)} == {own}
    assert {progress(world, 1) for world in worlds(position, 1)} == {committed}
    assert {progress(world, 2) for world in imagined} == {progress(position, 2)}


def test_players_in_the_dungeon_offer_nothing_in_any_world() -> None:
    position = offering(4, {}, {}, {"out": 1}, {})
    before = progress(position, 2)
    assert {progress(world, 2) for world in worlds(position, 0)} == {before}


@pytest.mark.parametrize("players", NUMBERS)
def test_imagined_worlds_keep_all_that_is_known(players: int) -> None:
    """Goods, bag and tiles change hands openly: a player who forgets nothing knows them."""
    questions = set()
    for played in random_game(players, 11):
        question = asked(played.before)[1]
        questions.add(question)
        hidden = {"demand", "offers", "offer_stage"} if question == "offer" else {"demand"}
        truth = played.before.snapshot()
        for eye in range(players):
            world = played.before.imagine(eye, FastDice(5))
            seen = world.snapshot()
            assert {name for name in truth if seen[name] != truth[name]} <= hidden
            assert world.faults() == []
            assert world.deciders() == played.before.deciders()
            assert world.moves(eye) == played.before.moves(eye)
    assert {"main", "offer", "promote"} <= questions


def test_when_the_game_is_over_there_is_nothing_to_imagine() -> None:
    *_, last = random_game(3, 2)
    for eye in range(3):
        assert last.after.imagine(eye, FastDice(1)).snapshot() == last.after.snapshot()


def output_for(position: PixieQueenState, log: Log, eye: int | None) -> bytes:
    """Returns everything that leaves the table for an eye: view, events, facts, question, moves, reasons."""
    output: list[Any] = [position.view(eye), log.seen_by(eye), GAME.facts(position, eye)]
    if eye is not None:
        output += [position.prompt(eye), position.moves(eye)]
        output += [position.why_not(eye, move) for move in GAME.vocabulary(3, GAME.options_for(3, {}))]
    return msgspec.json.encode(output)


@proves("PIX-411")
def test_nothing_of_an_offer_leaves_the_table_before_the_last_commitment() -> None:
    """Neither the offer nor its stage; only that it is made."""
    plans = [
        ["offer apple 2", "offer silver 0", "offer gold 0", "commit"],
        ["offer apple 0", "offer silver 1", "offer gold 0", "commit"],
        ["offer apple 0", "offer silver 0", "offer gold 0", "commit"],
    ]
    for commits in (False, True):
        outputs_of: dict[int | None, set[bytes]] = {None: set(), 1: set(), 2: set()}
        for plan in plans:
            position, log = offering(3), Log()
            for text in ("offer apple 1", "offer silver 0"):
                answer(position, 1, text)
            if commits:
                for text in plan:
                    position.play(0, GAME.parse(text), FastDice(0), log)
                assert [event.phrase.key for event in log.seen_by(2)] == ["committed"]
                for eye, outputs in outputs_of.items():
                    outputs.add(output_for(position, log, eye))
                continue
            for text in plan[:-1]:
                position.play(0, GAME.parse(text), FastDice(0), log)
                assert log.events == []
                for eye, outputs in outputs_of.items():
                    outputs.add(output_for(position, log, eye))
        assert {eye: len(outputs) for eye, outputs in outputs_of.items()} == {None: 1, 1: 1, 2: 1}


@proves("PIX-411")
def test_the_last_commitment_shows_all_offers_to_all() -> None:
    position = offering(3)
    log = offer(position, "1a", "2s", "")
    for eye in (None, 0, 1, 2):
        events = [(event.phrase.key, event.phrase.args.get("lots")) for event in log.seen_by(eye)]
        for expected in (("offered", ["apple-1"]), ("offered", ["silver-2"])):
            assert expected in events
        assert "refused" in [key for key, _ in events]


@proves("PIX-411")
def test_secret_moves_of_different_seats_commute_in_random_games() -> None:
    compared = 0
    for players in (2, 4):
        for played in random_game(players, 4):
            seats = played.before.deciders()
            for one, other in pairwise(seats):
                first, second = played.before.moves(one)[-1], played.before.moves(other)[-1]
                this, that = played.before.copy(), played.before.copy()
                this.play(one, first, FastDice(0))
                this.play(other, second, FastDice(0))
                that.play(other, second, FastDice(0))
                that.play(one, first, FastDice(0))
                assert this.snapshot() == that.snapshot()
                compared += 1
    assert compared > 50


@proves("PIX-107", "PIX-414")
def test_the_choice_of_the_double_offering_does_not_tell_the_token() -> None:
    position = at(3, {"discs": 1, "one_use": "double_tile"}, STILL, STILL)
    play(position, "pantry apple")
    assert asked(position) == (0, "double")
    first = {tokens(world)[0] for world in worlds(position, 0)}
    assert first == {"apple", "honey", "bread"}
    answers = {msgspec.json.encode([world.view(0), world.prompt(0)]) for world in worlds(position, 0, 30)}
    assert len(answers) == 1


def test_setup_hides_nothing_but_tokens() -> None:
    position = opening(4)
    for world in worlds(position, 1, 30):
        truth, imagined = position.snapshot(), world.snapshot()
        assert {name for name in truth if truth[name] != imagined[name]} <= {"demand"}
