"""What an eye may see: the table of hidden information, line by line."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import CannotUndo
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import (
    NUMBERS,
    asked,
    at,
    circle,
    event_args,
    event_keys,
    face,
    hand,
    pile,
    place,
    play,
    random_game,
    seen,
)
from .reference import laying

EYES = (None, 0, 1, 2)


def bare(position: DolmenState, eye: int | None) -> dict[str, Any]:
    """Returns a view without what only one eye sees."""
    data: dict[str, Any] = msgspec.to_builtins(seen(position, eye))
    data["eye"] = data["ends"] = None
    for place_data in data["places"]:
        for own in ("face", "fits", "ends", "needs"):
            place_data[own] = None
    return data


@proves("DOL-113")
def test_all_eyes_see_the_same_but_for_what_they_have_peeked_at() -> None:
    for players in (2, 4):
        for played in random_game(players, 1, most=300):
            public = bare(played.before, None)
            for eye in range(players):
                assert bare(played.before, eye) == public


@pytest.mark.parametrize("players", NUMBERS)
@pytest.mark.parametrize("aid", [True, False])
@proves("DOL-113", "DOL-44", "DOL-45")
def test_the_points_on_the_circle_are_seen_by_those_who_peeked_and_by_nobody_else(players: int, aid: bool) -> None:
    known: dict[int, dict[int, str]] = {seat: {} for seat in range(players)}
    seen_faces = 0
    for played in random_game(players, 4, memory_aid=aid):
        if played.move.startswith("peek"):
            number = int(played.move.split()[1])
            known[played.seat][number] = circle(played.before)[number][2]
        gone = {int(played.before.at[played.seat])} if played.move == "attempt" else set()
        if played.phase == "main" and asked(played.after)[1] == "arrange":
            pillar = int(played.after.fairy)
            gone = {4 * pillar + 1, 4 * pillar + 2, 4 * pillar + 3}
        turn_is_over = asked(played.after)[0] != played.seat
        for memory in known.values():
            for number in gone:
                memory.pop(number, None)
        if not aid and turn_is_over:
            known[played.seat].clear()
        if not played.after.deciders():
            break
        for eye in (None, *range(players)):
            view = seen(played.after, eye)
            faces = {
                place.place: face(played.after, place.place, eye) for place in view.places if place.face is not None
            }
            assert faces == (known[eye] if eye is not None else {})
            seen_faces += len(faces)
    assert seen_faces > 10


@proves("DOL-113")
def test_all_see_a_peek_and_one_its_face() -> None:
    position = at(3, circle="5=ov4 6=rr?")
    log = play(position, "peek 6")
    assert event_args(log, "peeked-face", 0) == [{"seat": 0, "place": 6, "face": "mystery"}]
    for eye in (None, 1, 2):
        assert event_keys(log, eye) == ["peeked"]
        assert event_args(log, "peeked", eye) == [{"seat": 0, "place": 6}]
    for eye in EYES:
        view = seen(position, eye)
        assert view.peeked
        assert view.last_peek is not None
        assert (view.last_peek.seat, view.last_peek.place) == (0, 6)
        assert place(position, 6, eye).peekers == [0]
        assert face(position, 6, eye) == ("?" if eye == 0 else None)
        assert face(position, 5, eye) is None


def test_the_last_peek_is_shown_until_the_end_of_the_next_turn() -> None:
    position = at(3)
    play(position, "peek 6", "move 1")
    assert seen(position).last_peek is not None
    play(position, "move 4")
    assert seen(position).last_peek is not None
    play(position, "end")
    assert seen(position).last_peek is None


@proves("DOL-113")
def test_an_attempt_shows_the_slab_to_all() -> None:
    for roll, key in (("6", "won"), ("1", "lost")):
        position = at(3, points=[3, 4, 8], reserve=[0, 3, 3], circle="3=ov?")
        log = play(position, "attempt", rolls=roll)
        for eye in EYES:
            assert event_args(log, "tries", eye) == [{"seat": 0, "place": 3, "slab": "ochre-violet", "face": "mystery"}]
            assert event_keys(log, eye) == ["tries", "rolled", key]
            held = seen(position, eye).hand
            if key == "won":
                assert held[0].face is not None
                assert (held[0].colours, held[0].face.points, held[0].face.mystery) == (["ochre", "violet"], 3, True)
            else:
                assert held == []


@proves("DOL-115")
def test_all_see_the_colours_of_the_top_of_the_draw_pile_and_nothing_of_what_is_below() -> None:
    for players in (2, 3):
        for played in random_game(players, 9, most=400):
            for eye in (None, *range(players)):
                view = seen(played.after, eye)
                if view.top is None:
                    assert view.pile == 0
                else:
                    assert "".join(colour[0] for colour in view.top) == pile(played.after)[0][:2]
    position = at(top="ov")
    other = position.copy()
    other.pile = other.pile[-2::-1] + other.pile[-1:]
    assert pile(other) != pile(position)
    for eye in (None, 0, 1):
        assert seen(position, eye) == seen(other, eye)
        assert seen(position, eye).top == ["ochre", "violet"]


@proves("DOL-116")
def test_piles_may_be_counted_and_the_discard_pile_not_looked_through() -> None:
    position = at(circle="1=-", discard=7)
    other = position.copy()
    other.discard, other.pile = other.pile[:7], other.discard + other.pile[7:]
    assert other.faults() == []
    for eye in (None, 0, 1):
        view = seen(position, eye)
        assert (view.pile, view.discard) == (20, 7)
        assert seen(other, eye) == view
        assert GAME.facts(other, eye) == GAME.facts(position, eye)
    assert GAME.facts(position, 0)["discard"] == 7


@proves("DOL-116", "DOL-114")
def test_slabs_to_be_arranged_are_seen_by_their_colours_only() -> None:
    position = at(points=[3, 8])
    play(position, "move 4")
    for eye in (None, 0, 1):
        assert [slab.face for slab in seen(position, eye).hand] == [None] * 3
        letters = ["".join(colour[0] for colour in slab.colours) for slab in seen(position, eye).hand]
        assert letters == [slab[:2] for slab in hand(position)]


def test_korrigans_crystals_fairy_and_turn_are_seen_by_all() -> None:
    position = at(3, points=[3, 7, 14], reserve=[2, 0, 1], fairy=3, active=1, round=6)
    for eye in EYES:
        view = seen(position, eye)
        assert [player.point for player in view.players] == [3, 7, 14]
        assert [(player.reserve, player.table) for player in view.players] == [(2, 1), (0, 3), (1, 2)]
        assert [player.colour for player in view.players] == ["yellow", "red", "green"]
        assert (view.fairy, view.next_pillar, view.active, view.round, view.peeked) == (3, 0, 1, 6, False)
        assert (view.eye, view.seats, view.deciders, view.phase) == (eye, 3, [1], "main")


def test_slabs_that_fit_are_marked_for_the_one_who_looks() -> None:
    position = at(4, circle="1=vr2 2=ov4 3=-")  # side 0 has ochre and teal ends, side 1 violet and rose
    fits = {eye: [place(position, number, eye).fits for number in (1, 2, 3)] for eye in (None, 0, 1)}
    assert fits == {None: [False, False, False], 0: [False, True, False], 1: [True, True, False]}


@pytest.mark.parametrize("aid", [True, False])
def test_when_the_game_is_over_the_circle_is_open(aid: bool) -> None:
    for seed in range(3):
        *_, last = random_game(3, seed, memory_aid=aid)
        for eye in EYES:
            view = seen(last.after, eye)
            assert {place.place: face(last.after, place.place, eye) for place in view.places if place.colours} == {
                number: slab[2] for number, slab in circle(last.after).items()
            }
            assert view.result is not None
            assert (view.phase, view.deciders) == ("over", [])
            assert 1 <= view.mystery_roll <= 6


def test_a_spectator_sees_the_events_of_a_player_who_does_not_decide() -> None:
    for played in random_game(4, 2):
        public = played.log.seen_by(None)
        assert all(played.log.seen_by(other) == public for other in range(4) if other != played.seat)


def course(facts: dict[str, object]) -> Course:
    return Course(GAME, 2, GAME.options_for(2, {}), SealedDice(bytes(32), []), facts)


def test_what_was_seen_or_rolled_cannot_be_undone_but_a_walk_and_a_slab_laid_can() -> None:
    for move in ("peek 5", "attempt", "move 4"):
        one_game = course({**GAME.facts(at(points=[3, 8], circle="3=ov"), None)})
        assert one_game.play(0, move).closes_undo
        with pytest.raises(CannotUndo):
            one_game.undo(0, [1])
    for facts, move in (
        (GAME.facts(at(points=[3, 8]), None), "move 5"),
        (GAME.facts(laying("ov4"), None), "lay -2,0 r1"),
    ):
        one_game = course({**facts})
        before = one_game.position.snapshot()
        assert not one_game.play(0, move).closes_undo
        one_game.undo(0, [1])
        assert one_game.position.snapshot() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_put_into_words_for_every_eye(language: str) -> None:
    for players, limit in ((2, 300), (4, 20)):
        moves_played = list(random_game(players, 4, round_limit=limit))
        for eye in (None, *range(players)):
            words = Words(GAME, language, ["Lutin", "Puck", "Nixe", "Brownie"][:players], eye)
            for played in moves_played:
                assert all(words.event(heard) for heard in played.log.seen_by(eye))


@proves("DOL-89", "DOL-90", "DOL-93")
def test_a_player_sees_where_the_own_dolmen_can_grow_and_which_slabs_fit_there() -> None:
    """The rules' seventh and eighth example: an ochre and violet slab on the left, violet up, and a violet roof."""
    position = at(circle="1=vr 2=ot 3=rr *=-", dolmens="ov4@-2,0r2", points=[5, 9])
    view = seen(position, 0)
    assert set(view.ends) == {"-4,0", "-1,1", "-1,-1", "2,0"}
    fitting = {place.place: {view.ends[end] for end in place.ends} for place in view.places if place.colours}
    assert fitting == {1: {"-1,1", "-4,0"}, 2: {"2,0"}, 3: set()}
    assert [place.fits for place in view.places[:3]] == [True, True, False]
    assert seen(position, None).ends == []
    assert all(not place.ends for place in seen(position, None).places)


@proves("DOL-51", "DOL-52", "DOL-53")
def test_what_a_known_slab_that_fits_would_take_is_shown_for_every_roll() -> None:
    position = at(circle="1=ot5 2=vr4 3=ot2 *=-", points=[5, 9], reserve=[2, 3], peekers={"1": [0], "2": [0]})
    assert [place.needs for place in seen(position, 0).places[:3]] == [[None, None, 2, 1, 0, 0], None, None]
    assert all(place.needs is None for eye in (None, 1) for place in seen(position, eye).places)


def test_nobody_is_shown_ends_or_odds_after_the_game() -> None:
    *_, last = random_game(2, 3)
    over = last.after
    for eye in (None, 0, 1):
        view = seen(over, eye)
        assert view.ends == []
        assert all(place.needs is None and not place.ends for place in view.places)
