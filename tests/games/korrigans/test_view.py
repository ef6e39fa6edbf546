"""What an eye may see: the table of hidden information, line by line (KOR-128 to KOR-130)."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import CannotUndo
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.shown import FieldView, KorrigansView
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import (
    Given,
    asked,
    at,
    event_args,
    event_keys,
    games,
    hidden,
    legal,
    lying,
    names,
    opening,
    play,
    play_all,
    random_game,
    seen,
)
from .scenes import cauldron_due, final, last_clover

EYES = (None, 0, 1, 2)
VISIT: Given = {
    "korrigans": [["wheat_dolmen", "wheat_mill"], ["poppies_ford", "heath_north"], ["meadow_oak", "meadow_oak"]],
    "revealed": [["hare"], ["hare"], ["squirrel"]],
    "hidden": [["gold2"], ["gold3"], ["gold1"]],
    "clovers": {"village": ["hare", "mole", "gold1", "gold4"]},
}
"""Seats 0 and 1 are one hare's ride from the village."""


def field(position: Any, eye: int | None, name: str = "village") -> FieldView:
    return seen(position, eye).fields[box.FIELD_NAMES.index(name)]


def bare(view: KorrigansView) -> dict[str, Any]:
    """Returns a view without what only one eye sees."""
    data: dict[str, Any] = msgspec.to_builtins(view)
    data["eye"] = None
    for field_data in data["fields"]:
        field_data["faces"] = field_data["memory"] = None
    for player_data, player in zip(data["players"], view.players, strict=True):
        if player.screen:
            player_data["tokens"] = None
        player_data["gave_up"] = player_data["gold"] = None
    return data


@proves("KOR-128", "KOR-130")
def test_all_eyes_see_the_same_table_but_for_their_own_tokens_looks_and_memories() -> None:
    for game in games(1, side="plain"):
        for played in game[:-1]:
            views = [bare(seen(played.before, eye)) for eye in (None, *range(int(played.before.seats)))]
            assert all(view == views[0] for view in views)


@proves("KOR-128")
def test_how_many_tokens_lie_where_is_open_but_not_their_faces() -> None:
    for played in random_game(4, 3):
        if not played.after.deciders():
            continue
        for eye in (None, 0, 1, 2, 3):
            view = seen(played.after, eye)
            looking = asked(played.after) == (eye, "choose-clover")
            for name, field_view in zip(box.FIELD_NAMES, view.fields, strict=True):
                assert field_view.clovers == len(lying(played.after, name))
                here = looking and box.FIELD_NAMES[played.after.korrigan_fields[played.after.mover]] == name
                assert field_view.faces == (lying(played.after, name) if here else None)
            for seat, player in enumerate(view.players):
                assert player.hidden == len(hidden(played.after, seat))
                mine = seat == eye or not player.screen
                assert player.tokens == (hidden(played.after, seat) if mine else None)


@proves("KOR-129", "KOR-130")
def test_only_the_player_who_is_gathering_sees_the_tokens_and_only_while_choosing() -> None:
    position = at(3, **VISIT)
    assert all(field(position, eye).faces is None for eye in EYES)
    play_all(position, "move k1 hare village")
    assert [field(position, eye).faces for eye in EYES] == [None, ["hare", "mole", "gold1", "gold4"], None, None]
    play_all(position, "gather mole")
    assert all(field(position, eye).faces is None for eye in EYES)
    assert [player.tokens for player in seen(position, 0).players] == [["mole", "gold2"], None, None]
    assert [player.tokens for player in seen(position, None).players] == [None, None, None]


@proves("KOR-82", "KOR-128")
def test_a_gathering_is_told_in_full_to_its_owner_only() -> None:
    position = at(3, **VISIT)
    look = play_all(position, "move k1 hare village")
    take = play_all(position, "gather gold4")
    for eye in (None, 1, 2):
        assert event_keys(look, eye) == ["moved"]
        assert event_args(take, "gathered", eye) == [{"seat": 0, "field": "village"}]
        assert "gathered-seen" not in event_keys(take, eye)
    assert event_args(look, "looked", 0) == [{"field": "village", "clovers": ["hare", "mole", "gold1", "gold4"]}]
    assert event_args(take, "gathered-seen", 0) == [{"seat": 0, "field": "village", "clover": "gold4"}]
    assert "gathered" not in event_keys(take, 0)


@proves("KOR-93", "KOR-130")
def test_without_screen_the_token_taken_is_told_to_all_but_not_the_others_that_were_seen() -> None:
    position = at(3, screens=[False, True, True], **VISIT)
    look = play_all(position, "move k1 hare village")
    assert [event_keys(look, eye) for eye in EYES] == [["moved"], ["moved", "looked"], ["moved"], ["moved"]]
    assert [field(position, eye).faces is None for eye in EYES] == [True, False, True, True]
    take = play_all(position, "gather gold4")
    for eye in EYES:
        assert event_args(take, "gathered-seen", eye) == [{"seat": 0, "field": "village", "clover": "gold4"}]
        assert seen(position, eye).players[0].tokens == ["gold2", "gold4"]


BLOCKED: Given = {
    "phase": "must-sacrifice",
    "korrigans": [["village", "village"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
    "hidden": [["mouse", "gold3"], None, None],
}


@proves("KOR-57", "KOR-130")
def test_nobody_but_its_owner_learns_which_token_was_sacrificed() -> None:
    logs, others = [], []
    for token in ("mouse", "gold3"):
        position = at(3, **BLOCKED)
        log = play_all(position, f"sacrifice {token} hare")
        assert event_args(log, "sacrificed-seen", 0) == [{"seat": 0, "companion": "hare", "clover": token}]
        assert seen(position, 0).players[0].gave_up == [token]
        logs.append([log.seen_by(eye) for eye in (None, 1, 2)])
        others.append([seen(position, eye) for eye in (None, 1, 2)])
        assert all(view.players[0].gave_up == [] for view in others[-1])
        assert all(view.players[0].sacrificed == 1 for view in others[-1])
    assert logs[0] == logs[1]
    assert [view.players for view in others[0]] == [view.players for view in others[1]]


@proves("KOR-57", "KOR-94")
def test_a_sacrifice_without_screen_is_seen_by_all() -> None:
    position = at(3, screens=[False, True, True], **BLOCKED)
    log = play_all(position, "sacrifice gold3 hare")
    for eye in EYES:
        assert event_args(log, "sacrificed-seen", eye) == [{"seat": 0, "companion": "hare", "clover": "gold3"}]
        assert seen(position, eye).players[0].gave_up == ["gold3"]


@proves("KOR-57", "KOR-93")
def test_losing_the_screen_does_not_tell_what_was_sacrificed_before() -> None:
    position = last_clover(
        "leprechaun", hidden=[["gold1"], ["gold3"], None], backups=[[], ["hare"], []], sacrificed=[[], ["gold4"], []]
    )
    play_all(position, "gather gold1", "screen b")
    for eye in (None, 0, 2):
        assert seen(position, eye).players[1].tokens == ["gold3"]
        assert seen(position, eye).players[1].gave_up == []
    assert seen(position, 1).players[1].gave_up == ["gold4"]


@proves("KOR-10", "KOR-130")
def test_nobody_sees_the_sign_under_a_standing_menhir() -> None:
    for played in random_game(3, 4, side="plain"):
        if played.after.deciders():
            for eye in EYES:
                assert all(field_view.sign is None for field_view in seen(played.after, eye).fields)
    standing = seen(opening(3)).standing
    signs = ["elf", "goblin", "leprechaun", "fairy", "troll", "gold1", "gold2", "gold3"]
    assert sorted(standing) == sorted(2 * signs)  # everybody knows which there are, not where


@proves("KOR-12", "KOR-130")
def test_everybody_can_work_out_what_is_left_in_the_bag() -> None:
    for played in random_game(3, 5):
        view = seen(played.before, None)
        for colour, left in view.bag.items():
            out = view.suns.count(colour) + view.clouds.count(colour) + (view.pawn == colour)
            assert left == 2 - out


@proves("KOR-111", "KOR-130")
def test_gold_stays_hidden_in_the_final_turn_until_scoring() -> None:
    position = cauldron_due(
        4,
        players=2,
        korrigans=[["wheat_dolmen", "heath_north"], ["wheat_mill", "heath_south"]],
        hidden=[["mole", "gold3"], ["bird", "gold4", "gold4"]],
        revealed=[["hare"], ["hare"]],
    )
    play_all(position, "cauldron village")
    assert [(player.tokens, player.hidden) for player in seen(position).players] == [(None, 1), (None, 3)]
    play_all(position, "stop")
    assert [(player.tokens, player.hidden) for player in seen(position).players] == [(None, 1), (None, 2)]
    log = play_all(position, "stop")
    assert [player.tokens for player in seen(position).players] == [["gold3"], ["gold4", "gold4"]]
    assert [one["total"] for one in event_args(log, "scored")] == [3, 8]


@proves("KOR-130")
@pytest.mark.parametrize("screen", [True, False])
def test_nobody_is_shown_the_total_of_an_opponent_before_scoring(screen: bool) -> None:
    facts: Given = VISIT | {"hidden": [["gold4", "gold1"], ["gold3"], ["gold2", "gold2"]]}
    position = at(3, screens=[True, screen, True], **facts)
    for eye, gold in {None: [None] * 3, 0: [5, None, None], 1: [None, 3, None], 2: [None, None, 4]}.items():
        assert [player.gold for player in seen(position, eye).players] == gold
        assert all(player.score is None for player in seen(position, eye).players)


def test_when_the_game_is_over_everything_is_open() -> None:
    for game in games(1):
        position = game[-1].after
        for eye in (None, 0, 1):
            view = seen(position, eye)
            assert [field_view.faces for field_view in view.fields] == [
                lying(position, name) for name in box.FIELD_NAMES
            ]
            assert all((field_view.sign is not None) == field_view.menhir for field_view in view.fields)
            for seat, player in enumerate(view.players):
                assert player.tokens == hidden(position, seat)
                assert player.gave_up == names(position.sacrificed[seat])
                assert player.score is not None


def remembered(position: Any, eye: int | None, name: str = "village") -> tuple[list[str], list[int]] | None:
    memory = field(position, eye, name).memory
    return None if memory is None else (memory.clovers, memory.taken_by)


@proves("KOR-129", "KOR-130")
def test_the_memory_aid_shows_players_what_they_saw_and_who_took_from_it_since() -> None:
    position = at(3, **VISIT)
    assert [remembered(position, eye) for eye in EYES] == [None] * 4
    play_all(position, "move k1 hare village")
    assert remembered(position, 0) is None  # seat 0 is looking at the tokens themselves
    play_all(position, "gather hare")
    assert [remembered(position, eye) for eye in EYES] == [None, (["mole", "gold1", "gold4"], []), None, None]
    play_all(position, "move k1 hare village", "gather gold4")
    assert [remembered(position, eye) for eye in EYES] == [
        None,
        (["mole", "gold1", "gold4"], [1]),  # a 4 may be gone, or the mole, or the 1
        (["mole", "gold1"], []),
        None,
    ]


@proves("KOR-93", "KOR-130")
def test_the_memory_aid_leaves_out_what_was_openly_taken() -> None:
    position = at(3, screens=[True, False, True], **VISIT)
    play_all(position, "move k1 hare village", "gather hare", "move k1 hare village", "gather gold4")
    assert remembered(position, 0) == (["mole", "gold1"], [])


@proves("KOR-130")
def test_without_the_memory_aid_nobody_is_reminded() -> None:
    position = at(3, options={"memory_aid": False}, **VISIT)
    play_all(position, "move k1 hare village", "gather hare", "move k1 hare village", "gather gold4")
    assert all(field_view.memory is None for eye in EYES for field_view in seen(position, eye).fields)
    assert GAME.facts(position, 0)["memory"] == {}


@proves("KOR-130")
def test_in_any_game_a_memory_is_what_the_seat_itself_saw() -> None:
    for game in games(1, side="plain"):
        left: dict[tuple[int, str], list[str]] = {}
        for played in game[:-1]:
            if played.words[0] == "gather":
                name = box.FIELD_NAMES[played.before.korrigan_fields[played.before.mover]]
                left[played.seat, name] = lying(played.after, name)
                if not played.before.has_screen(played.seat):
                    for other, field in left:
                        if field == name and other != played.seat and played.words[1] in left[other, field]:
                            left[other, field].remove(played.words[1])
            if not played.after.deciders():
                continue
            for seat in range(int(played.after.seats)):
                for field_view in seen(played.after, seat).fields:
                    wanted = left.get((seat, field_view.field)) or None
                    if field_view.faces is None:
                        assert (field_view.memory.clovers if field_view.memory else None) == wanted
                        assert field_view.memory is None or len(field_view.memory.clovers) == field_view.clovers + len(
                            field_view.memory.taken_by
                        )


@proves("KOR-130")
def test_a_spectator_hears_and_sees_nothing_that_a_player_without_part_in_it_does_not() -> None:
    for game in games(1):
        for played in game:
            public = played.log.seen_by(None)
            for other in range(int(played.before.seats)):
                if other != played.seat and played.after.deciders():
                    heard = played.log.seen_by(other)
                    assert [event for event in heard if event.phrase.key != "looked"] == public
                    assert all(event.phrase.key != "looked" or asked(played.after)[0] == other for event in heard)


def begun(facts: Given, players: int = 3) -> Course:
    """Returns the course of a game that begins in the situation of the facts."""
    return Course(GAME, players, GAME.options_for(players, {}), SealedDice(bytes(32), []), facts)


@proves("KOR-129")
def test_a_look_cannot_be_undone_but_the_choice_after_it_can() -> None:
    course = begun(VISIT | {"hidden": None})
    assert course.play(0, "move k1 hare village").closes_undo
    with pytest.raises(CannotUndo):
        course.undo(0, [1])
    before = course.position.snapshot()
    assert not course.play(0, "gather mole").closes_undo
    course.undo(0, [2])
    assert course.position.snapshot() == before
    course.play(0, "gather gold4")
    with pytest.raises(CannotUndo):
        course.undo(0, [1, 3])


@proves("KOR-41")
def test_the_first_use_of_a_companion_cannot_be_undone_a_later_one_into_an_empty_field_can() -> None:
    facts: Given = {
        "korrigans": [["poppies_ford", "poppies_calvary"], [], []],
        "clovers": {"village": []},
        "hidden": [["hare", "gold1"], None, None],
        "revealed": [["bird"], ["hare"], ["hare"]],
    }
    assert begun(facts).play(0, "move k1 hare village").closes_undo
    again = begun(facts | {"hidden": [["gold1"], None, None], "revealed": [["bird", "hare"], ["hare"], ["hare"]]})
    assert not again.play(0, "move k1 hare village").closes_undo
    again.undo(0, [1])
    assert asked(again.position) == (0, "move")  # type: ignore[arg-type]


@proves("KOR-85")
def test_a_menhir_that_was_shown_and_a_screen_that_was_removed_stay_so() -> None:
    facts: Given = {
        "phase": "choose-clover",
        "mover": 0,
        "korrigans": [["meadow_oak", "village"], ["heath_north"] * 2, ["heath_north"] * 2],
        "signs": {"meadow_oak": "leprechaun"},
        "clovers": {"meadow_oak": ["gold1"]},
    }
    course = begun(facts)
    assert course.play(0, "gather gold1").closes_undo
    assert course.play(0, "screen b").closes_undo


@proves("KOR-57")
def test_an_undone_sacrifice_has_shown_nobody_anything() -> None:
    course = begun(BLOCKED)
    before = course.position.snapshot()
    sacrifice = course.play(0, "sacrifice gold3 hare")
    assert not sacrifice.closes_undo
    assert [event.public.args for event in sacrifice.events if event.public] == [{"seat": 0, "companion": "hare"}]
    course.undo(0, [1])
    assert course.position.snapshot() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told_to_every_eye(language: str) -> None:
    for game in games(1, side="plain", backup="free"):
        players = int(game[0].before.seats)
        for eye in (None, *range(players)):
            words = Words(GAME, language, ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"][:players], eye)
            for played in game:
                assert all(words.event(heard) for heard in played.log.seen_by(eye))


def test_in_the_final_turn_the_tokens_left_and_spent_are_seen() -> None:
    position = final(
        "village",
        korrigans=[["poppies_cairn", "heath_fairies"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        revealed=[["hare", "hare", "mouse"], [], []],
    )
    play(position, 0, "move k1 hare wheat_dolmen")
    assert "stop" in legal(position)
    mine = seen(position).players[0]
    assert (mine.revealed, mine.spent, seen(position).cauldron) == (["hare", "mouse"], ["hare"], "village")
