"""What an eye may see: the table of hidden information, line by line."""

from typing import Any

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import CannotUndo
from folkmoot.engine.events import Log
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import (
    asked,
    at,
    cards,
    event_args,
    event_keys,
    hand,
    kind,
    kobold,
    legal,
    moving,
    opening,
    play,
    random_game,
    seen,
)
from .scenes import STONE_SPACES, TOKEN_SPACES, Given, arriving

EYES = (None, 0, 1, 2)


def bare(position: ZauberbergState, eye: int | None) -> dict[str, Any]:
    """Returns a view without what only one eye sees."""
    data: dict[str, Any] = msgspec.to_builtins(seen(position, eye))
    data["eye"] = None
    for player in data["players"]:
        player["hand"] = None
    return data


@proves("ZAU-32")
def test_all_eyes_see_the_same_table_but_for_their_own_hands() -> None:
    for players in (2, 5):
        for played in random_game(players, 1, most=400):
            public = bare(played.before, None)
            for eye in range(players):
                assert bare(played.before, eye) == public


@proves("ZAU-32")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_all() -> None:
    for played in random_game(3, 2, most=300):
        if not played.after.deciders():
            break
        for eye in EYES:
            for seat, player in enumerate(seen(played.after, eye).players):
                assert player.cards == len(hand(played.after, seat))
                assert player.hand == (list(hand(played.after, seat)) if seat == eye else None)


@proves("ZAU-105")
def test_nobody_sees_a_token_that_lies_face_down_even_if_it_was_seen_before() -> None:
    for played in random_game(3, 3):
        if not played.after.deciders():
            break
        for eye in EYES:
            for token in seen(played.after, eye).tokens:
                open_ = token.state in ("up", "gone")
                assert token.face == (kind(played.after, token.space) if open_ else None)
                assert not token.remembered


@proves("ZAU-114", "ZAU-106")
def test_open_tokens_and_those_that_are_gone_are_seen_by_all() -> None:
    tokens = {"L1-02": "ghost", "L1-12": "raven", "L2-06": "crystal-ball"}
    position = at(tokens=tokens, face_up=["L1-02"], gone=["L1-12", "L2-06"])
    for eye in EYES:
        seen_ = {token.space: (token.state, token.face) for token in seen(position, eye).tokens if token.face}
        assert seen_ == {"L1-02": ("up", "ghost"), "L1-12": ("gone", "raven"), "L2-06": ("gone", "crystal-ball")}
        assert [token.space for token in seen(position, eye).tokens] == TOKEN_SPACES


@proves("ZAU-105")
def test_what_a_landing_shows_is_logged_for_all_and_then_hidden_again() -> None:
    position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "passage"})
    log = play(position, "walk 3 cw")
    for eye in EYES:
        assert [args["token"] for args in event_args(log, "token-shown", eye)] == ["passage"]
        (there,) = [token for token in seen(position, eye).tokens if token.space == "L1-12"]
        assert (there.state, there.face) == ("down", None)


@proves("ZAU-32", "ZAU-99")
def test_drawn_cards_are_shown_to_their_owner_only() -> None:
    position = arriving("L1-12", "flying-card", hands="14")
    log = play(position, "walk 1 cw", "stop", draws="23")
    assert event_args(log, "drew-cards", 0) == [{"seat": 0, "cards": ["2"]}, {"seat": 0, "cards": ["3"]}]
    for eye in (None, 1, 2):
        assert "drew-cards" not in event_keys(log, eye)
        assert event_args(log, "drew", eye) == [{"seat": 0, "number": 1}, {"seat": 0, "number": 1}]


@proves("ZAU-23", "ZAU-32")
def test_dealt_cards_are_shown_to_their_owner_only() -> None:
    position, log = opening(3, 5), Log()
    while asked(position)[1] == "place-kobold":
        log = play(position, min(legal(position)))
    for eye in EYES:
        own = [args["seat"] for args in event_args(log, "dealt-cards", eye)]
        assert own == ([] if eye is None else [eye])
        assert [args["seat"] for args in event_args(log, "dealt", eye)] == [seat for seat in range(3) if seat != eye]
    assert event_args(log, "dealt-cards", 1)[0]["cards"] == list(hand(position, 1))


@proves("ZAU-28", "ZAU-48")
def test_the_discard_pile_is_open_and_of_the_draw_pile_only_the_number() -> None:
    position = at(hands="134", discard=["1", "1", "5", "J"])
    play(position, "exchange 34")
    for eye in EYES:
        view = seen(position, eye)
        assert view.discard == {"1": 2, "2": 0, "3": 1, "4": 1, "5": 1, "J": 1}
        assert (view.deck, view.unseen) == (60 - 9 - 6, None)


def test_kobolds_stones_ravens_and_credits_are_seen_by_all() -> None:
    gone: Given = {"tokens": {"L1-02": "raven"}, "gone": ["L1-02"]}
    position = at("a1+b2@L1-16 c3@L2-11", owned=[2, 0, 1], ravens=[0, 1, 0], credit=[0, 0, 2], rotation=3, **gone)
    for eye in EYES:
        view = seen(position, eye)
        assert [player.stones for player in view.players] == [2, 0, 1]
        assert [player.limit for player in view.players] == [5, 3, 4]
        assert [player.ravens for player in view.players] == [0, 1, 0]
        assert [player.credit for player in view.players] == [0, 0, 2]
        assert [player.level for player in view.players] == [1, 1, 2]
        assert (view.rotation, view.stones) == (3, STONE_SPACES[:6])
    assert [kobold(position, name).stands for name in ("a1", "b2", "c3", "a2")] == ["lower", "upper", "lone", ""]
    assert [kobold(position, name).place for name in ("a1", "b2", "c3", "a2")] == ["L1-16", "L1-16", "L2-11", "ne"]


@proves("ZAU-06", "ZAU-07")
def test_how_a_kobold_stands_is_shown_on_every_space_and_nowhere_else() -> None:
    position = at("a1@L1-00 a2@L4-15 b1+a3@L1-01 b2@SUMMIT", phase="over")
    names = ("a1", "a2", "a3", "b1", "b2", "b3")
    assert [kobold(position, name).stands for name in names] == ["lone", "lone", "upper", "lower", "", ""]
    assert [kobold(position, name).number for name in names] == [1, 2, 3, 1, 2, 3]
    assert [player.level for player in seen(position).players] == [4, 5, 0]
    assert {kobold.stands for player in seen(opening(3)).players for kobold in player.kobolds} == {""}


@proves("ZAU-142", "ZAU-146")
def test_who_waits_for_which_space_is_seen_by_all_even_after_a_storm() -> None:
    facts: Given = {"tokens": {"L1-08": "passage", "L3-08": "trapdoor"}, "waiting": ["a1", "b1"]}
    position = at("a1@L1-08 c1@L2-07 b1@L3-08 c2@L2-11", **facts)
    for eye in EYES:
        players = seen(position, eye).players
        assert (players[0].kobolds[0].waits_for, players[1].kobolds[0].waits_for) == ("L2-07", "L2-11")


@pytest.mark.parametrize("aid", [True, False])
def test_when_the_game_is_over_everything_is_open(aid: bool) -> None:
    for seed in range(3):
        *_, last = random_game(3, seed, memory_aid=aid)
        position = last.after
        for eye in EYES:
            view = seen(position, eye)
            assert [player.hand for player in view.players] == [list(hand(position, seat)) for seat in range(3)]
            assert [token.face for token in view.tokens] == [kind(position, space) for space in TOKEN_SPACES]
            assert view.unseen == {face: cards(int(position.deck)).count(face) for face in "12345J"}
            assert view.result is not None
            assert view.phase == "over"


def test_a_spectator_hears_what_a_player_without_part_in_it_hears() -> None:
    for seed in range(2):
        for played in random_game(4, seed):
            public = played.log.seen_by(None)
            drew = {event.public.args["seat"] for event in played.log.events if event.private and event.public}
            for other in set(range(4)) - drew:
                assert played.log.seen_by(other) == public


def test_what_was_asked_of_whom_is_seen_by_all() -> None:
    position = moving("a3@L1-09 c2+b1@L1-11", "a3", "213", tokens={"L1-12": "storm"})
    view = seen(position)
    assert (view.phase, view.active, view.kobold, view.played, view.may_play) == ("move-second", 0, 3, 1, 3)
    assert (view.cause, view.causer) == (None, None)
    play(position, "walk 2 cw")
    for eye in EYES:
        view = seen(position, eye)
        assert (view.phase, view.deciders, view.active, view.played) == ("choose-rotation", [1], 0, 2)
        assert view.cause == "storm"
        assert view.causer is not None
        assert (view.causer.seat, view.causer.number) == (1, 1)


def course(facts: Given) -> Course:
    return Course(GAME, 3, GAME.options_for(3, {}), SealedDice(bytes(32), []), facts)


def facts_of(position: ZauberbergState) -> Given:
    return GAME.facts(position, 0)


@proves("ZAU-105")
def test_a_token_that_was_shown_cannot_be_hidden_by_an_undo_but_a_turn_of_the_mountain_can_be_undone() -> None:
    tokens: Given = {"tokens": {"L1-12": "storm"}}
    played = course(facts_of(moving("a1@L1-09", "a1", "345", **tokens)) | tokens)
    assert played.play(0, "walk 3 cw").closes_undo
    with pytest.raises(CannotUndo):
        played.undo(0, [1])
    before = played.position.snapshot()
    assert not played.play(0, "turn cw").closes_undo
    played.undo(0, [2])
    assert played.position.snapshot() == before


@proves("ZAU-28", "ZAU-36")
def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    played = course(facts_of(at("a1@L1-13", hands="134")))
    assert played.play(0, "pick k1 1").closes_undo
    assert played.play(0, "walk 3 cw").closes_undo
    with pytest.raises(CannotUndo):
        played.undo(0, [2])


def test_a_placement_can_be_undone_until_the_cards_are_dealt() -> None:
    played = Course(GAME, 2, GAME.options_for(2, {}), SealedDice(bytes(32), []))
    villages = ["nw", "ne", "se", "nw", "ne"]
    for number, village in enumerate(villages):
        for seat in (0, 1):
            final = played.play(seat, f"place k{number + 1} {village}").closes_undo
            assert final == (number == 4 and seat == 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told_to_every_eye(language: str) -> None:
    for players in (2, 3, 5):
        moves = list(random_game(players, 4))
        for eye in (None, *range(players)):
            words = Words(GAME, language, ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"][:players], eye)
            for played in moves:
                assert all(words.event(heard) for heard in played.log.seen_by(eye))
