"""Options: how a table may vary the game."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.errors import BadOption, BadPlayers
from folkmoot.engine.events import Log
from folkmoot.engine.options import describe
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.options import DolmenOptions
from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    event_args,
    event_keys,
    face,
    only,
    opening,
    play,
    random_game,
    seen,
    why,
)
from .reference import laying

OTHERS: dict[str, Any] = {
    "first_player": "random",
    "start_slab_counts": False,
    "memory_aid": False,
    "jump_counts": "points",
    "under_support": "one",
    "round_limit": 20,
}
"""Every option as it is not by default."""


@pytest.mark.parametrize("players", NUMBERS)
def test_every_option_works_with_every_number_of_players(players: int) -> None:
    for options in (*({name: value} for name, value in OTHERS.items()), OTHERS):
        *_, last = random_game(players, 1, **options)
        assert last.after.result() is not None


def test_other_numbers_of_players_are_refused() -> None:
    for players in (1, 5):
        with pytest.raises(BadPlayers, match=f"dolmen: expected 2 to 4 players, got {players}"):
            GAME.options_for(players, OTHERS)


def test_the_defaults_are_the_game_of_the_book() -> None:
    assert {option.name: option.default for option in describe(GAME.options_type)} == {
        "first_player": "seat0",
        "start_slab_counts": True,
        "memory_aid": True,
        "jump_counts": "one",
        "under_support": "both",
        "round_limit": 300,
    }
    view = seen(opening())
    assert (view.slabs_to_end, view.memory_aid, view.round_limit) == (7, True, 300)
    assert (view.jump_counts, view.under_support) == ("one", "both")
    view = seen(opening(**OTHERS))
    assert (view.slabs_to_end, view.memory_aid, view.round_limit) == (8, False, 20)
    assert (view.jump_counts, view.under_support) == ("points", "one")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first_player": "youngest"}, "option first_player: .* got youngest"),
        ({"first_player": 0}, "option first_player"),
        ({"start_slab_counts": 1}, "option start_slab_counts: expected false or true, got 1"),
        ({"memory_aid": "yes"}, "option memory_aid: expected false or true, got yes"),
        ({"jump_counts": "two"}, "option jump_counts: .* got two"),
        ({"under_support": "none"}, "option under_support: .* got none"),
        ({"round_limit": 19}, "option round_limit: expected a whole number from 20 to 1000, got 19"),
        ({"round_limit": 0}, "option round_limit"),
        ({"round_limit": 20.5}, "option round_limit"),
        ({"round_limit": True}, "option round_limit"),
        ({"free_wall": True}, "unknown option: .* got 'free_wall'"),
        ({"players": 3}, "unknown option: .* got 'players'"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        GAME.options_for(3, options)


def test_options_that_are_read_from_data_have_no_unknown_fields() -> None:
    assert msgspec.convert(OTHERS, DolmenOptions) == GAME.options_for(2, OTHERS)
    with pytest.raises(msgspec.ValidationError, match="free_wall"):
        msgspec.convert({"free_wall": True}, DolmenOptions)


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-15", "DOL-16")
def test_the_first_player_is_seat_0_or_drawn_and_the_others_follow(players: int) -> None:
    drawn = set()
    for seed in range(40):
        log = Log()
        assert asked(opening(players, seed)) == (0, "main")
        position = opening(players, seed, log, first_player="random")
        first = position.deciders()[0]
        assert event_args(log, "begins") == [{"seat": first}]
        assert (seen(position).first, seen(position).active) == (first, first)
        drawn.add(first)
        for turn in range(2 * players):
            assert asked(position) == ((first + turn) % players, "main")
            assert seen(position).round == 1 + turn // players
            play(position, f"move {position.at[position.deciders()[0]]}", "end")
    assert drawn == set(range(players))


@proves("DOL-112", "DOL-101")
def test_the_start_slab_counts_or_not() -> None:
    five = "tr4@2,0r0 ro5@4,0r0 ov5@6,0r0 vt2@8,0r0 tr6@10,0r0"
    for counts, question in ((True, (None, "over")), (False, (0, "end-turn"))):
        position = laying("ro2", five, options={"start_slab_counts": counts})
        assert asked(after(position, "lay 12,0 r0")) == question


@proves("DOL-45")
def test_the_memory_aid_keeps_what_was_peeked_at_in_view() -> None:
    for aid in (True, False):
        position = at(points=[3, 8], circle="5=ov4 6=rr?", options={"memory_aid": aid})
        log = play(position, "peek 5")
        assert [heard.fleeting for heard in log.seen_by(0)] == [not aid]
        assert face(position, 5, 0) == "4"
        play(position, "move 2")
        assert asked(position) == (1, "main")
        assert face(position, 5, 0) == ("4" if aid else None)
        play(position, "move 8", "peek 6")  # a peek that ends the turn
        assert (face(position, 6, 1), face(position, 6, 0)) == ("?" if aid else None, None)
        for eye in (None, 0, 1):
            seats = {place.place: place.peekers for place in seen(position, eye).places if place.peekers}
            assert seats == {5: [0], 6: [1]}


@proves("DOL-45", "DOL-44")
def test_without_the_memory_aid_a_swept_slab_is_not_seen_through_its_successor() -> None:
    position = at(points=[3, 8], circle="5=ov4", options={"memory_aid": False})
    play(position, "peek 5", "move 4")
    assert [face(position, number, 0) for number in (5, 6, 7)] == [None] * 3
    play(position, "arrange 123")
    assert [face(position, number, 0) for number in (5, 6, 7)] == [None] * 3


@pytest.mark.parametrize("players", NUMBERS)
def test_the_memory_aid_changes_nothing_else(players: int) -> None:
    with_aid = [(played.move, played.after.snapshot()) for played in random_game(players, 7)]
    without = [(played.move, played.after.snapshot()) for played in random_game(players, 7, memory_aid=False)]
    assert [(move, {**later, "memory_aid": True}) for move, later in without] == with_aid


def test_choices_note_the_chance_of_a_slab_only_while_the_view_shows_it() -> None:
    for aid, note in ((True, "note-chance"), (False, "note-chance-unknown")):
        position = at(points=[3, 8], circle="3=ov4", options={"memory_aid": aid})
        play(position, "peek 3", "move 3", "move 8", "end")
        prompt = position.prompt(0)
        assert prompt is not None
        (attempt_note,) = [choice.note for choice in prompt.choices if choice.move == "attempt"]
        assert attempt_note is not None
        assert attempt_note.key == note


@proves("DOL-118", "DOL-25", "DOL-26")
def test_a_jump_is_one_step_or_every_point_counts() -> None:
    facts: dict[str, Any] = {"points": [0, 1, 2, 14]}  # the sixth worked example
    assert only(at(4, **facts), "move") == {"0", "3", "4", "5", "15", "13", "12"}
    position = at(4, options={"jump_counts": "points"}, **facts)
    assert only(position, "move") == {"0", "3", "15", "13"}
    assert {why(position, f"move {point}") for point in (4, 5, 12)} == {"DOL-118"}
    wall = at(4, points=[0, 1, 2, 3], options={"jump_counts": "points"})
    assert only(wall, "move") == {"0", "15", "14", "13"}


def test_without_a_jump_the_count_of_jumps_changes_nothing() -> None:
    for start in range(16):
        facts: dict[str, Any] = {"points": [start, (start + 8) % 16]}
        assert only(at(**facts), "move") == only(at(options={"jump_counts": "points"}, **facts), "move")


@proves("DOL-119", "DOL-91")
def test_a_slab_below_hangs_on_two_or_on_one() -> None:
    # At -1,-1 ochre and rose hang down, so that nothing fits there; at 1,-1 the start slab shows rose.
    for support, unders in (("both", set()), ("one", {"1,-1 r0"})):
        position = laying("rr6", "ro2@-2,0r0", options={"under_support": support})
        assert {way for way in only(position, "lay") if ",-1 " in way} == unders


@pytest.mark.parametrize("limit", [20, 21])
@proves("DOL-111")
def test_the_limit_counts_rounds(limit: int) -> None:
    *_, last = random_game(3, 3, round_limit=limit)
    assert event_keys(last.log).count("limit") == 1
    assert (seen(last.after).round, asked(last.after)) == (limit, (None, "over"))


def test_a_limit_that_is_not_reached_changes_nothing() -> None:
    moves = [played.move for played in random_game(2, 5)]
    assert [played.move for played in random_game(2, 5, round_limit=1000)] == moves
