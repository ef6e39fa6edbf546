"""Options: how a table may vary the game."""

import msgspec
import pytest

from folkmoot.engine.errors import BadOption, BadPlayers
from folkmoot.engine.options import describe
from folkmoot.games.zauberberg import GAME
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    event_args,
    event_keys,
    kind,
    legal,
    moving,
    opening,
    play,
    random_game,
    seen,
    token,
    where,
    why,
)
from .scenes import Given

WALK_ON: Given = {"walk_on_after_kobold": True}
AID: Given = {"memory_aid": True}


@proves("ZAU-12")
def test_every_option_works_with_every_number_of_players() -> None:
    for players in (2, 3, 4, 5):
        for options in (WALK_ON, AID, {"turn_limit": 40}, WALK_ON | AID | {"turn_limit": 10_000}):
            *_, last = random_game(players, 1, **options)
            assert last.after.result() is not None
    for players in (1, 6):
        with pytest.raises(BadPlayers, match=f"zauberberg: expected 2 to 5 players, got {players}"):
            GAME.options_for(players, AID)


def test_the_defaults_are_the_game_of_the_book() -> None:
    defaults = {option.name: option.default for option in describe(GAME.options_type)}
    assert defaults == {"walk_on_after_kobold": False, "memory_aid": False, "turn_limit": 0}
    view = seen(opening(2))
    assert (view.walk_on, view.memory_aid, view.turn_limit) == (False, False, 0)
    view = seen(opening(2, walk_on_after_kobold=True, memory_aid=True, turn_limit=7))
    assert (view.walk_on, view.memory_aid, view.turn_limit) == (True, True, 7)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"walk_on_after_kobold": 1}, "option walk_on_after_kobold: expected false or true, got 1"),
        ({"memory_aid": "yes"}, "option memory_aid: expected false or true, got yes"),
        ({"turn_limit": -1}, "option turn_limit: expected a whole number from 0 to 10000, got -1"),
        ({"turn_limit": 10_001}, "option turn_limit: expected a whole number from 0 to 10000, got 10001"),
        ({"turn_limit": True}, "option turn_limit"),
        ({"turn_limit": 2.5}, "option turn_limit"),
        ({"five_villages": True}, "unknown option: .* got 'five_villages'"),
        ({"players": 3}, "unknown option: .* got 'players'"),
    ],
)
def test_unknown_options_and_values_are_refused(options: Given, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.options_for(3, options)


def test_a_saved_game_with_an_option_that_nobody_knows_is_not_loaded() -> None:
    assert msgspec.convert({"turn_limit": 7}, GAME.options_type) == GAME.options_for(3, {"turn_limit": 7})
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"turn_limit": 7, "five_villages": True}, GAME.options_type)


LANDED = ("a1@L1-13 b1@L1-16", "a1", "3124")
CLIMBS = {"climb 1 none", "climb 2 cw", "climb 2 ccw", "climb 4 cw", "climb 4 ccw"}
WALKS = {f"walk {card} {way}" for card in (1, 2, 4) for way in ("cw", "ccw")}


@proves("ZAU-71")
def test_after_landing_on_a_kobold_one_may_walk_on_only_with_the_option() -> None:
    book, other = moving(*LANDED), moving(*LANDED, options=WALK_ON)
    for position in (book, other):
        play(position, "walk 3 cw")
    assert legal(book) == CLIMBS | {"stop"}
    assert why(book, "walk 1 cw") == "ZAU-71"
    assert legal(other) == CLIMBS | WALKS | {"stop"}
    play(other, "walk 4 cw")
    assert where(other, "a1") == "L1-20"


@proves("ZAU-71", "ZAU-93")
def test_walking_on_needs_the_option_after_a_push_and_after_a_third_card_too() -> None:
    pushes = ("a1@L1-13 c1+b1@L1-16", "a1", "3124")
    flying: Given = {"credit": [1, 0, 0]}
    for options, walks in (({}, set()), (WALK_ON, WALKS)):
        pushed = moving(*pushes, options=options)
        play(pushed, "walk 3 cw")
        assert legal(pushed) == CLIMBS | walks | {"stop"}
        third = moving("a1@L1-13 b1@L1-16", "a1", "2112", options=options, **flying)
        play(third, "walk 1 cw", "walk 2 cw")
        assert {move for move in legal(third) if move.startswith("walk")} == {
            move for move in walks if move.startswith(("walk 1", "walk 2"))
        }


@proves("ZAU-72")
def test_on_a_corner_the_turn_ends_or_goes_on_by_the_option() -> None:
    for options, phase in (({}, (1, "choose-action")), (WALK_ON, (0, "move-extra"))):
        position = moving("a1@L1-17 b1@L1-20", "a1", "324", options=options)
        play(position, "walk 3 cw")
        assert asked(position) == phase


def test_walking_on_changes_nothing_where_nobody_was_landed_on() -> None:
    for put in ("a1@L1-13", "b1+a1@L1-13", "a1@nw"):
        assert legal(moving(put, "a1", "124")) == legal(moving(put, "a1", "124", options=WALK_ON))


@proves("ZAU-105", "ZAU-116")
def test_the_memory_aid_shows_all_what_everybody_has_seen() -> None:
    for options in ({}, AID):
        ball = {"L1-38": "crystal-ball"}
        tokens = {"L1-12": "storm", "L1-08": "ghost", "L4-02": "passage"}
        turned_up: Given = {"tokens": tokens | ball, "face_up": ["L1-08", "L4-02"], "gone": [*ball]}
        position = moving("a1@L1-09", "a1", "345", options=options, **turned_up)
        play(position, "walk 3 cw", "turn cw")
        for eye in (None, 0, 1, 2):
            faces = {token.space: token.face for token in seen(position, eye).tokens if token.face}
            assert faces == ball | (tokens if options else {})
            down = [(token.state, token.remembered) for token in seen(position, eye).tokens if token.space in tokens]
            assert down == [("down", bool(options))] * 3


def test_the_memory_aid_shows_nothing_that_was_never_shown() -> None:
    for seed in range(2):
        shown: set[str] = set()
        for played in random_game(3, seed, memory_aid=True):
            shown |= {args["space"] for key in ("token-shown", "revealed") for args in event_args(played.log, key)}
            if not played.after.deciders():
                break
            for eye in (None, 0, 1, 2):
                faces = {token.space: token.face for token in seen(played.after, eye).tokens if token.face}
                assert faces == {space: kind(played.after, space) for space in shown}


def test_the_memory_aid_changes_nothing_else() -> None:
    for players in (2, 5):
        with_aid = [(played.move, played.after.snapshot()) for played in random_game(players, 7, memory_aid=True)]
        without = [(played.move, played.after.snapshot()) for played in random_game(players, 7)]
        assert [(move, {**after, "memory_aid": True}) for move, after in without] == with_aid


def test_choices_tell_what_the_memory_aid_remembers() -> None:
    for options, note in (({}, "note-token"), (AID, "note-known-token")):
        position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "ghost"}, seen=["L1-12"], options=options)
        assert token(position, "L1-12").face == ("ghost" if options else None)
        prompt = position.prompt(0)
        assert prompt is not None
        (shown,) = [choice.note for choice in prompt.choices if choice.move == "walk 3 cw"]
        assert shown is not None
        assert (shown.key, shown.args) == (note, {"token": "ghost"} if options else {})


@pytest.mark.parametrize("limit", [1, 2, 25])
@proves("ZAU-156")
def test_the_limit_counts_the_turns_of_all_players(limit: int) -> None:
    *_, last = random_game(4, 3, turn_limit=limit)
    view = seen(last.after)
    assert (view.turns, view.turn_limit, asked(last.after)) == (limit, limit, (None, "over"))
    assert event_keys(last.log)[-1] == "limit-reached"
    assert view.result is not None
    assert view.result.ranks == [2, 2, 2, 2]


@proves("ZAU-156")
def test_a_turn_that_a_ghost_ends_counts_too() -> None:
    position = at("a1@L1-09", hands="134", tokens={"L1-12": "ghost"}, turns=6, options={"turn_limit": 7})
    log = play(position, "pick k1 1", "walk 3 cw", "village nw")
    assert event_keys(log)[-1] == "limit-reached"
    assert asked(position) == (None, "over")


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    moves = [played.move for played in random_game(3, 5)]
    assert [played.move for played in random_game(3, 5, turn_limit=10_000)] == moves
