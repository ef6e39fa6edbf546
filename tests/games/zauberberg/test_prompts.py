"""What a player is asked, and how it is put."""

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves
from tests.games.questions import choice, prompt_of

from .helpers import at, moving, opening, play, random_game
from .scenes import TOKEN_SPACES, Given

Moment = Callable[[], ZauberbergState]


def note(position: ZauberbergState, move: str) -> tuple[str, dict[str, Any]] | None:
    """Returns the note of a movement: its key and arguments."""
    phrase = choice(position, move).note
    return None if phrase is None else (phrase.key, dict(phrase.args))


def labels(position: ZauberbergState, move: str) -> list[tuple[str, str, dict[str, Any], str | None]]:
    """Returns the parts of a choice: word, key and figures of the label, and what it points at."""
    return [(part.id, part.label.key, dict(part.label.args), part.target) for part in choice(position, move).parts]


def asking(face: str, phase: str, **facts: object) -> ZauberbergState:
    """Returns a question that a token on L1-12 asks the owner of b4, which a3 has pushed there."""
    gone = ["L1-12"] if face in ("raven", "crystal-ball") else []
    turn: Given = {"phase": phase, "kobold": "a3", "asked": "b4", "tokens": {"L1-12": face}, "gone": gone}
    return at("a1+a3@L1-11 b4@L1-12", **(turn | facts))


def test_the_choices_are_the_legal_moves_part_by_part() -> None:
    for number, played in enumerate(random_game(3, 11)):
        if number % 3 == 0:
            prompt = prompt_of(played.before)
            moves = [GAME.notation(move) for move in played.before.moves(played.seat)]
            assert [choice.move for choice in prompt.choices] == moves
            assert [" ".join(part.id for part in choice.parts) for choice in prompt.choices] == moves
            assert (prompt.id, prompt.seat, prompt.question.key) == (
                played.phase,
                played.seat,
                f"ask-{played.phase}",
            )


@pytest.mark.parametrize(
    ("position", "seat", "args"),
    [
        (lambda: opening(3), 0, {}),
        (lambda: at(), 0, {}),
        (lambda: moving("a3@L1-09", "a3", "14"), 0, {"kobold": "k3"}),
        (lambda: at("c5@L1-09", phase="move-extra", kobold="c5", active=2, hands="4"), 2, {"kobold": "k5"}),
        (lambda: asking("ghost", "choose-village"), 1, {"kobold": "k4", "token": "ghost"}),
        (lambda: asking("trapdoor", "choose-village"), 1, {"kobold": "k4", "token": "trapdoor"}),
        (lambda: asking("storm", "choose-rotation"), 1, {"kobold": "k4"}),
        (lambda: asking("raven", "choose-raven-victim"), 1, {"kobold": "k4"}),
        (lambda: asking("raven", "discard-card", victim=2), 2, {"seat": 1}),
        (lambda: asking("crystal-ball", "reveal-token"), 1, {"number": 1}),
        (lambda: asking("crystal-ball", "reveal-token", reveals_left=2), 1, {"number": 2}),
        (lambda: asking("crystal-ball", "reveal-token", reveals_left=1), 1, {"number": 3}),
    ],
)
@proves("ZAU-91", "ZAU-109")
def test_a_question_says_whose_kobold_met_what(position: Moment, seat: int, args: Given) -> None:
    prompt = prompt_of(position())
    assert (prompt.seat, dict(prompt.question.args)) == (seat, args)


def notes(position: ZauberbergState) -> list[tuple[str, dict[str, Any]]]:
    return [(phrase.key, dict(phrase.args)) for phrase in prompt_of(position).notes]


def extra(put: str, **facts: Any) -> ZauberbergState:
    return at(put, phase="move-extra", kobold="a1", hands="145", **facts)


@proves("ZAU-20", "ZAU-36", "ZAU-71")
def test_reminders_are_shown_where_they_matter() -> None:
    assert notes(opening(3)) == [("note-three-villages", {})]
    assert notes(at()) == [("note-first-card", {})]
    assert notes(moving("b1+a1@L1-09", "a1", "14")) == []
    assert notes(extra("b1+a1@L1-09")) == [("note-climb-only", {})]
    assert notes(asking("storm", "choose-rotation")) == []


@pytest.mark.parametrize(
    ("facts", "left"), [({}, 1), ({"credit": [2, 0, 0]}, 3), ({"credit": [2, 0, 0], "played": 4}, 1)]
)
@proves("ZAU-40")
def test_the_number_of_cards_that_may_still_be_played_is_shown(facts: Given, left: int) -> None:
    assert notes(extra("a1@L1-09", **facts)) == [("note-cards-left", {"number": left})]


def one_face_down() -> ZauberbergState:
    """Returns a question of a Crystal Ball when only one token lies face down, as no game of ours can come to."""
    position = asking("crystal-ball", "reveal-token")
    down = {TOKEN_SPACES.index(space) for space in ("L1-12", "L2-02")}
    position.face_up = sum(1 << token for token in range(len(TOKEN_SPACES)) if token not in down)
    return position


@pytest.mark.parametrize(
    ("position", "options", "forced"),
    [
        (lambda: asking("raven", "choose-raven-victim"), 2, False),
        (lambda: asking("raven", "choose-raven-victim", players=2), 1, True),
        (lambda: asking("crystal-ball", "reveal-token"), 19, False),
        (one_face_down, 1, True),
        (lambda: asking("raven", "discard-card", victim=2, hands=[None, None, "4444"]), 1, False),
        (lambda: moving("a1@nw", "a1", "1"), 1, False),
        (lambda: opening(3), 20, False),
    ],
)
def test_the_table_answers_by_itself_only_where_all_can_see_the_one_answer(
    position: Moment, options: int, forced: bool
) -> None:
    prompt = prompt_of(position())
    assert (len(prompt.choices), prompt.forced) == (options, forced)


@proves("ZAU-23")
def test_only_the_last_placement_shows_something_new() -> None:
    villages = ["nw", "ne", "se", "nw", "ne"]
    position = opening(2)
    for number, village in enumerate(villages, 1):
        for seat in (0, 1):
            assert {choice.reveals for choice in prompt_of(position).choices} == {number == 5 and seat == 1}
            play(position, f"place k{number} {village}")
    assert {choice.reveals for choice in prompt_of(position).choices} == {True}


NEAR = "a1@L1-09 c2+b1@L1-11 c3@L1-13 b2+a4@L1-08"


@pytest.mark.parametrize(
    ("position", "move", "expected"),
    [
        (
            lambda: moving(NEAR, "a1", "24J"),
            "walk 2 cw",
            ("note-pushes", {"seat": 1, "kobold": "k1", "space": "L1-12"}),
        ),
        (
            lambda: moving(NEAR, "a1", "14J"),
            "walk 1 ccw",
            ("note-pushes", {"seat": 0, "kobold": "k4", "space": "L1-07"}),
        ),
        (lambda: moving("a1@L1-09 c3@L1-13", "a1", "4"), "walk 4 cw", ("note-lands-on", {"seat": 2, "kobold": "k3"})),
        (lambda: moving("a1@L1-09 c3@L1-09", "a1", "4", on_top=["a1"]), "walk 4 cw", None),
        (
            lambda: moving("c3+a1@L1-09 b5@L1-13", "a1", "4"),
            "walk 4 cw",
            ("note-lands-on", {"seat": 1, "kobold": "k5"}),
        ),
        (lambda: moving("b1+a1@L4-03", "a1", "4J"), "climb 4 none", ("note-summit", {})),
        (lambda: moving("b1+a1@L4-03", "a1", "4J"), "walk 4 cw", None),
        (lambda: moving("a1@L1-01", "a1", "4"), "walk 4 cw", ("note-stone", {})),
        (lambda: moving("a1@L1-01", "a1", "4", stones=["L1-15"]), "walk 4 cw", None),
        (lambda: moving("a1@L1-11", "a1", "4", stones=["L1-15"]), "walk 4 cw", ("note-stone", {})),
        (lambda: moving("a1@L4-06", "a1", "4", stones=["L4-10"]), "walk 4 cw", ("note-stone", {})),
        (lambda: moving("a1@L1-03", "a1", "1"), "walk 1 ccw", ("note-token", {})),
        (lambda: moving("a1@L4-15", "a1", "1"), "walk 1 ccw", ("note-token", {})),
        (lambda: moving("a1@L1-09", "a1", "1"), "walk 1 ccw", ("note-token", {})),
        (lambda: moving("a1@nw", "a1", "4"), "enter 4 cw", None),
        (lambda: moving("a1@nw", "a1", "3"), "enter 3 cw", ("note-token", {})),
    ],
)
@proves("ZAU-82", "ZAU-86")
def test_what_is_at_the_end_of_a_movement_is_shown(
    position: Moment, move: str, expected: tuple[str, Given] | None
) -> None:
    assert note(position(), move) == expected


@pytest.mark.parametrize(("space", "start"), [("L1-02", "L1-03"), ("L2-06", "L2-07"), ("L4-14", "L4-15")])
@proves("ZAU-11", "ZAU-114")
def test_of_a_token_only_what_all_can_see_is_shown(space: str, start: str) -> None:
    tokens: Given = {"tokens": {space: "raven", "L4-02": "passage", "L1-38": "ghost"}}
    other: Given = {"face_up": ["L1-38"], "seen": ["L1-38"]}
    for facts, expected in (
        (other, ("note-token", {})),
        ({"face_up": [space]}, ("note-known-token", {"token": "raven"})),
        ({"seen": [space]}, ("note-token", {})),
        ({"seen": [space], "options": {"memory_aid": True}}, ("note-known-token", {"token": "raven"})),
        (other | {"options": {"memory_aid": True}}, ("note-token", {})),
        ({"gone": [space]}, None),
    ):
        assert note(moving(f"a1@{start}", "a1", "1", **tokens, **facts), "walk 1 ccw") == expected


def test_a_choice_that_moves_nothing_has_no_note() -> None:
    for position in (
        opening(3),
        at(hands="12J"),
        asking("storm", "choose-rotation"),
        asking("ghost", "choose-village"),
    ):
        assert {choice.note for choice in prompt_of(position).choices} == {None}


def card(word: str, face: str) -> tuple[str, str, dict[str, Any], str]:
    return (word, "label-card", {"card": word}, f"card {face}")


def kobold(seat: int, number: int) -> tuple[str, str, dict[str, Any], str]:
    name = f"k{number}"
    return (name, "label-kobold", {"seat": seat, "kobold": name}, f"kobold {'abcde'[seat]}{number}")


def village(name: str) -> tuple[str, str, dict[str, Any], str]:
    return (name, "label-village", {"village": name}, f"village {name}")


def way(word: str, end: str) -> tuple[str, str, dict[str, Any], str]:
    return (word, "label-way", {"way": word, "space": end}, f"space {end}")


def second_seat() -> ZauberbergState:
    return at(active=1, hands="24J")


def climbing() -> ZauberbergState:
    return moving("b1+a1@L1-24", "a1", "3J")


@pytest.mark.parametrize(
    ("position", "move", "parts"),
    [
        (lambda: opening(3), "place k4 se", [kobold(0, 4), village("se")]),
        (second_seat, "pick k2 2", [kobold(1, 2), card("2", "2")]),
        (second_seat, "pick k5 J", [kobold(1, 5), card("J", "J")]),
        (second_seat, "exchange 2J", [("2J", "label-cards", {"cards": ["2", "J"]}, "exchange 2J")]),
        (lambda: moving("a1@L1-24", "a1", "3J"), "walk 3 ccw", [card("3", "3"), way("ccw", "L1-21")]),
        (lambda: moving("a1@L1-24", "a1", "3J"), "walk J5 cw", [card("J5", "J"), way("cw", "L1-29")]),
        (lambda: moving("a1@ne", "a1", "1J"), "enter 1 none", [card("1", "1"), way("none", "L1-10")]),
        (climbing, "climb 3 cw", [card("3", "3"), way("cw", "L2-21")]),
        (climbing, "climb J1 none", [card("J1", "J"), way("none", "L2-19")]),
        (lambda: extra("a1@L1-24"), "stop", []),
        (lambda: asking("ghost", "choose-village"), "village sw", [village("sw")]),
        (lambda: asking("storm", "choose-rotation"), "turn ccw", [("ccw", "label-turn", {"way": "ccw"}, "turn ccw")]),
        (lambda: asking("raven", "choose-raven-victim"), "raven c", [("c", "label-seat", {"seat": 2}, "seat 2")]),
        (lambda: asking("raven", "discard-card", victim=2, hands=[None, None, "555J"]), "discard J", [card("J", "J")]),
        (
            lambda: asking("crystal-ball", "reveal-token"),
            "reveal L4-06",
            [("L4-06", "label-space", {"space": "L4-06"}, "space L4-06")],
        ),
    ],
)
def test_every_word_of_a_choice_has_a_label_and_points_at_something(
    position: Moment, move: str, parts: list[object]
) -> None:
    use, *rest = labels(position(), move)
    word = move.split()[0]
    assert (use, rest) == ((word, f"use-{word}", {}, None), parts)


def warnings(position: ZauberbergState) -> dict[str, tuple[str, dict[str, Any]]]:
    """Returns the choices that ask once more, with the keys and figures of their warnings."""
    offered = prompt_of(position).choices
    return {each.move: (each.warning.key, dict(each.warning.args)) for each in offered if each.warning is not None}


@proves("ZAU-154")
def test_pushing_an_opponent_into_an_open_passage_on_level_4_asks_first() -> None:
    passage = "L4-02"
    scene: Given = {"tokens": {passage: "passage"}}
    pushing = "a1@L4-00 a2+b3@L4-01"
    assert warnings(moving(pushing, "a1", "1", face_up=[passage], **scene)) == {
        "walk 1 cw": ("warning-gives-away", {"seat": 1, "kobold": "k3"})
    }
    assert warnings(moving(pushing, "a1", "1", **scene)) == {}
    assert warnings(moving("a1@L4-00 b2+a3@L4-01", "a1", "1", face_up=[passage], **scene)) == {}


@proves("ZAU-39")
def test_to_stop_asks_first_where_a_card_would_win() -> None:
    winning = at("b1+a1@L4-03", phase="move-extra", kobold="a1", hands="4")
    assert warnings(winning) == {"stop": ("warning-could-win", {})}
    assert warnings(at("b1+a1@L3-03", phase="move-extra", kobold="a1", hands="4")) == {}
