"""Why a first card, a placement, an exchange or a movement is refused: the rule that is truly broken."""

import pytest

from folkmoot.engine.phrases import Value
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import after, at, legal, moving, opening, play, random_game, reason, why
from .scenes import Given


def refused(position: ZauberbergState, text: str, code: str, **args: Value) -> None:
    """Holds that the move is refused for this rule, and that both languages have words for it."""
    refusal = reason(position, text)
    assert refusal is not None
    assert (refusal.code, refusal.args) == (code, args)
    assert text not in legal(position)
    for language in LANGUAGES:
        assert Words(GAME, language, ["Lutin", "Puck", "Nixe"]).why(refusal)


@proves("ZAU-19")
def test_a_placed_kobold_is_not_placed_again() -> None:
    position = at(phase="place-kobold", places=[["nw", None, None, None, None]] * 3)
    refused(position, "place k1 ne", "ZAU-19", kobold="k1")
    refused(position, "place k1", "ZAU-19", kobold="k1")
    assert why(position, "place k2 ne") is None


@proves("ZAU-21")
def test_a_village_too_many_or_too_few() -> None:
    three = at(phase="place-kobold", places=[["nw", "ne", "se", None, None]] * 3)
    refused(three, "place k4 sw", "ZAU-21", village="sw", reason="three")
    one = at(phase="place-kobold", places=[["nw", "nw", "nw", None, None]] * 3)
    refused(one, "place k5 nw", "ZAU-21", village="nw", reason="needed")
    assert why(one, "place k5") is None


@proves("ZAU-26", "ZAU-34")
def test_no_joker_is_played_that_is_not_there() -> None:
    refused(at(hands="123"), "pick k1 J", "ZAU-34", card="J")
    refused(moving("a1@L1-20", "a1", "34"), "walk J3 cw", "ZAU-34", card="J3")
    refused(moving("a1@nw", "a1", "34"), "enter J1 none", "ZAU-34", card="J1")


@proves("ZAU-35", "ZAU-37", "ZAU-38")
def test_in_the_middle_of_a_turn_no_other_kind_of_move_is_legal() -> None:
    second = moving("a1@L1-20", "a1", "34")
    third = after(second, "walk 4 cw")
    for position in (second, third):
        refused(position, "exchange 3", "ZAU-35", reason="begun")
        refused(position, "pick k3 3", "ZAU-37")
        assert why(position, "place k1 nw") == "not-this-question"
    refused(second, "stop", "ZAU-38")
    assert why(third, "stop") is None


@proves("ZAU-35")
def test_nobody_passes() -> None:
    refused(at(hands="123"), "stop", "ZAU-35", reason="pass")


@proves("ZAU-36")
def test_a_number_names_no_other_kobold() -> None:
    refused(at(hands="123"), "pick k4 3", "ZAU-36", reason="other", card="3", kobold="k4")
    refused(at(hands="J23"), "pick k4 3", "ZAU-36", reason="other", card="3", kobold="k4")


@proves("ZAU-36")
def test_the_first_card_moves_nothing() -> None:
    position = at("a1@L1-20", hands="123")
    for text in ("walk 1 cw", "walk", "enter 2 cw", "climb 3 none"):
        refused(position, text, "ZAU-36", reason="first")


@proves("ZAU-34", "ZAU-41")
def test_a_first_card_that_is_not_there_or_leaves_none_that_moves() -> None:
    refused(at(hands="123"), "pick k4 4", "ZAU-34", card="4")
    refused(at(hands="123"), "pick k4", "ZAU-34", card="4")
    narrow = "a1@L2-12 b1+c1@L2-13 b2+c2@L2-11"
    refused(at(narrow, hands="123"), "pick k1 1", "ZAU-41", kobold="k1")
    refused(at(narrow, hands="J23"), "pick k1 J", "ZAU-41", kobold="k1")
    refused(at(narrow, hands="123"), "pick k1", "ZAU-41", kobold="k1")


@proves("ZAU-41", "ZAU-57")
def test_no_first_card_at_all() -> None:
    """All of a player's kobolds are under others: the nearest card is one that is held."""
    covered = " ".join(f"a{number}+b{number}@L1-{number + 23}" for number in range(1, 6))
    refused(at(covered, hands="233"), "pick", "ZAU-57", kobold="k2")


@proves("ZAU-46")
def test_an_exchange_of_cards_that_are_not_there() -> None:
    position = at(hands="133")
    refused(position, "exchange 2", "ZAU-34", card="2")
    refused(position, "exchange 11", "ZAU-34", card="1")
    refused(position, "exchange 133J", "ZAU-34", card="J")
    assert why(position, "exchange") is None


@proves("ZAU-34", "ZAU-50")
def test_a_movement_card_must_be_in_hand_and_needs_a_direction() -> None:
    position = moving("a1@L1-20", "a1", "34")
    refused(position, "walk 5 cw", "ZAU-34", card="5")
    refused(position, "walk 5", "ZAU-34", card="5")
    refused(position, "walk 3 none", "ZAU-50")
    refused(moving("a1@nw", "a1", "34"), "enter 3 none", "ZAU-50")
    refused(moving("b1+a1@L1-24", "a1", "34"), "climb 3 none", "ZAU-50")


@proves("ZAU-52", "ZAU-55", "ZAU-65")
def test_each_kind_of_movement_begins_where_it_belongs() -> None:
    village = moving("a1@nw", "a1", "34")
    refused(village, "walk 3 cw", "ZAU-52", kobold="k1")
    refused(village, "walk", "ZAU-52", kobold="k1")
    refused(village, "climb 3 cw", "ZAU-65", kobold="k1")
    level = moving("a1@L1-20", "a1", "34")
    refused(level, "enter 3 cw", "ZAU-55", kobold="k1")
    refused(level, "climb 3 cw", "ZAU-65", kobold="k1")


@proves("ZAU-57")
def test_a_blocked_kobold_is_not_named() -> None:
    position = at("a1+b1@L1-24", hands="11J")
    for text in ("pick k1", "pick k1 1", "pick k1 J"):
        refused(position, text, "ZAU-57", kobold="k1")


@proves("ZAU-60")
def test_the_pair_that_bars_the_way_is_named() -> None:
    position = moving("a1@L2-04 b2+c3@L2-06 b4+c4@L2-03", "a1", "135")
    refused(position, "walk 3 cw", "ZAU-60", space="L2-06")
    refused(position, "walk 5 ccw", "ZAU-60", space="L2-03")
    refused(moving("a1@nw b2+c3@L1-00", "a1", "13"), "enter 3 cw", "ZAU-60", space="L1-00")
    refused(moving("a1@nw b2+c3@L1-01", "a1", "13"), "enter 3 cw", "ZAU-60", space="L1-01")
    refused(moving("b1+a1@L1-24 b2+c3@L2-20", "a1", "3"), "climb 3 cw", "ZAU-60", space="L2-20")


@proves("ZAU-63", "ZAU-64")
def test_a_direction_where_there_is_none_and_none_where_there_is_one() -> None:
    refused(moving("a1@nw", "a1", "13"), "enter 1 cw", "ZAU-63", reason="same")
    refused(moving("b1+a1@L1-24", "a1", "13"), "climb 1 ccw", "ZAU-63", reason="same")
    refused(moving("a1@nw b2+c3@L1-00", "a1", "13"), "enter 1 none", "ZAU-64")


@proves("ZAU-67", "ZAU-68")
def test_no_climb_from_a_corner_or_under_a_kobold() -> None:
    refused(moving("b1+a1@L2-08", "a1", "13"), "climb 3 cw", "ZAU-67", space="L2-08")
    refused(moving("b1+a1@L1-24 c1@L2-19", "a1", "13"), "climb 3 cw", "ZAU-68", space="L2-19")
    refused(moving("b1+a1@L1-24 c1@L2-19", "a1", "13"), "climb", "ZAU-68", space="L2-19")


@proves("ZAU-71")
def test_no_walk_after_landing_on_a_kobold() -> None:
    position = after(moving("a1@L1-20 b1@L1-24", "a1", "43"), "walk 4 cw")
    refused(position, "walk 3 cw", "ZAU-71", kobold="k1")
    refused(position, "walk", "ZAU-71", kobold="k1")


@proves("ZAU-63")
def test_no_direction_to_the_summit_and_a_joker_only_as_1() -> None:
    position = moving("b1+a1@L4-03", "a1", "3J")
    refused(position, "climb 3 cw", "ZAU-63", reason="summit")
    refused(position, "climb J4 none", "ZAU-63", reason="summit")


@proves("ZAU-33")
def test_nobody_plays_out_of_turn() -> None:
    position = at(hands=["123", "123", "123"])
    for seat in (1, 2):
        assert why(position, "exchange 1", seat) == "not-your-turn"
        assert legal(position, seat) == set()
    assert why(opening(3), "place k1 nw", 1) == "not-your-turn"


@proves("ZAU-19", "ZAU-21")
def test_a_placement_is_held_against_the_own_villages_alone() -> None:
    first, second, third = (
        ["nw", "nw", "nw", "ne", None],
        ["se", "ne", "nw", None, None],
        ["sw", "sw", "sw", None, None],
    )
    position = at(phase="place-kobold", active=1, places=[first, second, third])
    refused(position, "place k1 sw", "ZAU-19", kobold="k1")
    refused(position, "place k4 sw", "ZAU-21", village="sw", reason="three")
    assert why(position, "place k4 nw") is None
    play(position, "place k5 nw")
    refused(position, "place k3 nw", "ZAU-19", kobold="k3")
    refused(position, "place k5 sw", "ZAU-21", village="sw", reason="needed")
    assert why(position, "place k5 nw") is None


@proves("ZAU-57", "ZAU-36")
def test_a_first_card_names_the_kobold_of_who_plays_it() -> None:
    covered = at("c3+a3@L1-24", active=2, hands="33J")
    refused(covered, "pick k3 3", "ZAU-57", kobold="k3")
    assert why(at("a3+c3@L1-24", active=2, hands="33J"), "pick k3 3") is None


@proves("ZAU-60")
def test_the_pair_is_named_even_if_the_card_or_the_way_is_left_open() -> None:
    position = moving("b1+a1@L1-24 b2+c2@L1-25 b3+c3@L1-23", "a1", "25")
    for text in ("walk", "walk 2", "walk 5", "walk 5 cw"):
        refused(position, text, "ZAU-60", space="L1-25")
    refused(position, "walk 5 ccw", "ZAU-60", space="L1-23")
    position = moving("b1+a1@L1-24 b2+c2@L2-20 b3+c3@L2-18", "a1", "35")
    refused(position, "climb", "ZAU-60", space="L2-20")
    refused(position, "climb 3", "ZAU-60", space="L2-20")


@proves("ZAU-46", "ZAU-123", "ZAU-124")
def test_an_impossible_answer_is_refused_with_its_arguments() -> None:
    turn: Given = {"kobold": "a1", "asked": "a1", "tokens": {"L1-12": "raven"}, "gone": ["L1-12"]}
    raven = at("a1@L1-12", phase="choose-raven-victim", **turn)
    refused(raven, "raven a", "ZAU-123")
    assert why(raven, "raven d") == "not-this-question"
    assert (why(raven, "raven"), why(raven, "raven c")) == (None, None)
    discard = at("a1@L1-12", phase="discard-card", victim=1, hands=["1", "133J", "123"], **turn)
    refused(discard, "discard 2", "ZAU-34", card="2")
    assert (why(discard, "discard"), why(discard, "discard J")) == (None, None)


@proves("ZAU-112")
def test_a_ball_shows_no_plain_space() -> None:
    turn: Given = {"kobold": "a1", "asked": "a1", "tokens": {"L1-12": "crystal-ball"}, "gone": ["L1-12"]}
    position = at("a1@L1-12", phase="reveal-token", reveals_left=1, face_up=["L1-02", "L4-14"], **turn)
    for space in ("L1-00", "L1-13", "L4-15", "L1-12"):
        refused(position, f"reveal {space}", "ZAU-112", space=space, reason="none")
    for space in ("L1-02", "L4-14"):
        refused(position, f"reveal {space}", "ZAU-112", space=space, reason="open")
    assert (why(position, "reveal"), why(position, "reveal L1-08")) == (None, None)


@pytest.mark.parametrize("players", [2, 4])
def test_exactly_the_legal_moves_are_not_refused(players: int) -> None:
    """Over random games every move of the vocabulary is legal or has a reason with words in both languages."""
    vocabulary = GAME.vocabulary(players, GAME.options_for(players, {}))
    names = ["Lutin", "Puck", "Nixe", "Brownie"][:players]
    languages = [Words(GAME, language, names) for language in LANGUAGES]
    for played in list(random_game(players, 21, most=300))[::25]:
        offered = set(played.before.moves(played.seat))
        for move in vocabulary:
            refusal = played.before.why_not(played.seat, move)
            assert (refusal is None) == (move in offered)
            assert refusal is None or all(language.why(refusal) for language in languages)
