"""What a player is asked, and how it is put."""

from typing import Any

import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words
from tests.games.questions import choice, prompt_of

from .helpers import NUMBERS, after, at, opening, random_game
from .reference import laying
from .test_end import lay, row

NAMES = ["Lutin", "Puck", "Nixe", "Farfadet"]
LAST_TURN: dict[str, Any] = {"active": 1, "round": 20, "points": [0, 3], "options": {"round_limit": 20}}


def arranging() -> DolmenState:
    return at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt")


@pytest.mark.parametrize("players", NUMBERS)
def test_the_choices_are_the_legal_moves_part_by_part(players: int) -> None:
    for played in random_game(players, 4):
        prompt = prompt_of(played.before)
        assert [choice.move for choice in prompt.choices] == [
            GAME.notation(move) for move in played.before.moves(played.seat)
        ]
        assert all(" ".join(part.id for part in choice.parts) == choice.move for choice in prompt.choices)
        assert (prompt.seat, prompt.id, prompt.forced) == (played.seat, played.phase, len(prompt.choices) == 1)
        assert all(played.before.prompt(seat) is None for seat in range(players) if seat != played.seat)


@pytest.mark.parametrize(
    ("position", "question"),
    [
        (opening(), Phrase("ask-main")),
        (arranging(), Phrase("ask-arrange", {"pillar": 1})),
        (laying("ov4"), Phrase("ask-lay", {"pair": "ochre-violet", "face": "4"})),
        (laying("oo?"), Phrase("ask-lay", {"pair": "ochre-ochre", "face": "mystery"})),
        (at(phase="end-turn"), Phrase("ask-end-turn")),
    ],
)
def test_the_question_of_each_phase(position: DolmenState, question: Phrase) -> None:
    assert prompt_of(position).question == question


@pytest.mark.parametrize(
    ("position", "move", "label", "target"),
    [
        (opening(), "move 0", Phrase("label-point", {"point": 0, "kind": "stay"}), "point 0"),
        (opening(), "move 2", Phrase("label-point", {"point": 2, "kind": "slab"}), "point 2"),
        (at(points=[3, 8]), "move 4", Phrase("label-point", {"point": 4, "kind": "glow"}), "point 4"),
        (at(circle="6=vr"), "peek 6", Phrase("label-place", {"place": 6, "pair": "violet-rose"}), "place 6"),
        (
            arranging(),
            "arrange 231",
            Phrase("label-order", {"pairs": ["violet-rose", "teal-teal", "ochre-violet"]}),
            "order 231",
        ),
        (
            laying("ov4"),
            "lay -2,0 r2",
            Phrase("label-rotation", {"top": "violet", "right": "ochre", "bottom": "ochre", "left": "violet"}),
            "rotation r2",
        ),
        (
            laying("ov4"),
            "lay -2,0 r1",
            Phrase("label-rotation", {"top": "ochre", "right": "ochre", "bottom": "violet", "left": "violet"}),
            "rotation r1",
        ),
    ],
)
def test_the_last_part_of_a_move_and_what_is_touched_for_it(
    position: DolmenState, move: str, label: Phrase, target: str
) -> None:
    use, *_, last = choice(position, move).parts
    assert (use.label, use.target) == (Phrase(f"use-{move.split()[0]}"), None)
    assert (last.label, last.target) == (label, target)
    for language in LANGUAGES:
        assert Words(GAME, language, NAMES[:2]).phrase(last.label)


def test_what_needs_no_more_words_has_one_part() -> None:
    (attempt,) = choice(at(circle="3=ov4", points=[3, 8]), "attempt").parts
    (end,) = choice(at(phase="end-turn"), "end").parts
    assert [(part.id, part.label.key, part.target) for part in (attempt, end)] == [
        ("attempt", "use-attempt", "attempt"),
        ("end", "use-end", None),
    ]


def test_a_spot_says_which_row_it_is_in() -> None:
    rows = {
        choice.move.split()[1]: choice.parts[1]
        for choice in prompt_of(laying("vr2", "ov4@-2,0r2")).choices
        if choice.parts[2:]
    }
    assert {spot: part.label.args["row"] for spot, part in rows.items()} == {"-1,1": "roof", "-4,0": "ground"}
    assert {part.target for part in rows.values()} == {"spot -1,1", "spot -4,0"}
    below = choice(laying("tr2", options={"under_support": "one"}), "lay -1,-1 r2")
    assert below.parts[1].label.args["row"] == "under"


def test_a_spot_is_named_by_its_row_and_its_side_of_the_start_slab() -> None:
    words = {language: Words(GAME, language, ["Lutin", "Puck"]) for language in LANGUAGES}
    spots = {
        choice.parts[1].id: choice.parts[1].label
        for choice in prompt_of(laying("vr2", "ov4@-2,0r2")).choices
        if choice.parts[2:]
    }
    named = {spot: [words[language].phrase(label) for language in ("en", "fr")] for spot, label in spots.items()}
    assert named == {
        "-1,1": ["roof, ½ to the left", "toit, ½ à gauche"],
        "-4,0": ["ground row, 2 to the left", "rangée du sol, 2 à gauche"],
    }


@proves("DOL-35", "DOL-36")
def test_the_prompt_notes_that_the_peek_is_left() -> None:
    left = [Phrase("note-peek-left")]
    for position in (opening(), arranging(), laying("ov4")):
        assert prompt_of(position).notes == left
        assert prompt_of(after(position, "peek 11")).notes == []
    assert prompt_of(at(phase="end-turn")).notes == [], "there the question says it"
    assert prompt_of(at(circle="*=-")).notes == [], "nothing could be peeked at"


@proves("DOL-36", "DOL-42")
def test_the_end_of_the_turn_says_that_it_costs_the_peek() -> None:
    assert choice(at(phase="end-turn"), "end").note == Phrase("note-peek-lost")


@pytest.mark.parametrize("reserve", range(4))
@proves("DOL-68", "DOL-69")
def test_a_glow_notes_how_many_crystals_come_back_and_where_the_fairy_goes(reserve: int) -> None:
    position = at(points=[3, 8], reserve=[reserve, 3], fairy=3)
    assert choice(position, "move 4").note == Phrase("note-glow", {"number": 3 - reserve, "pillar": 0})
    assert choice(position, "move 5").note is None
    assert choice(opening(), "move 0").note is None, "who stays on a glow calls nobody"


def warned(position: DolmenState) -> set[str]:
    """Returns the choices that are marked as showing something or throwing the die."""
    return {choice.move for choice in prompt_of(position).choices if choice.reveals}


def test_choices_that_show_something_or_throw_the_die_are_marked() -> None:
    position = at(circle="*=- 3=ov4 9=rr", points=[3, 8])
    assert warned(position) == {"attempt", "move 4", "move 0", "peek 3", "peek 9"}
    assert warned(arranging()) == {
        choice.move for choice in prompt_of(arranging()).choices if choice.move.startswith("peek")
    }
    for number in range(6):
        slab, move = lay(0, number)
        assert (move in warned(laying(slab, row(0, number)))) == (number == 5), "the closing roll follows the last"


@proves("DOL-111", "DOL-103")
def test_choices_that_end_the_last_turn_are_marked_for_the_closing_roll() -> None:
    assert "end" in warned(at(phase="end-turn", **LAST_TURN))
    position = at(**LAST_TURN)
    assert "move 5" not in warned(position), "the last question comes first"
    assert "move 5" in warned(after(position, "peek 11"))
    assert "move 5" in warned(at(circle="*=-", **LAST_TURN))
    assert "end" not in warned(at(phase="end-turn", **LAST_TURN | {"round": 19}))


@pytest.mark.parametrize("first", range(3))
@proves("DOL-111", "DOL-103")
def test_only_the_seat_before_the_first_has_the_last_turn(first: int) -> None:
    options = {"round_limit": 20, "first_player": "random"}
    for seat in range(3):
        for number in (19, 20):
            position = at(3, phase="end-turn", active=seat, first=first, round=number, options=options)
            assert ("end" in warned(position)) == (number == 20 and seat == (first + 2) % 3)


@proves("DOL-111", "DOL-42")
def test_in_the_last_turn_the_peek_that_is_left_comes_before_the_closing_roll() -> None:
    facts: dict[str, Any] = {"active": 1, "round": 20, "options": {"round_limit": 20}}
    arranging_ = at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt", circle="*=- 1=oo", **facts)
    bare = at(phase="arrange", points=[4, 8], fairy=1, hand="ov vr tt", circle="*=-", **facts)
    laying_ = at(phase="lay", points=[4, 3], hand="ot4", roll=4, **facts)
    last_slab = at(phase="lay", points=[4, 3], hand="ot4", roll=4, circle="*=-", **facts)
    for position, marked in ((arranging_, set()), (bare, set()), (laying_, set()), (last_slab, {"lay"})):
        assert {move.split()[0] for move in warned(position)} - {"peek"} == marked
    assert {move.split()[0] for move in warned(after(arranging_, "peek 1"))} == {"arrange"}
    assert {move.split()[0] for move in warned(after(laying_, "peek 1"))} == {"lay"}


@proves("DOL-112", "DOL-103")
def test_with_seven_slabs_to_take_the_seventh_is_marked() -> None:
    for number in (5, 6):
        slab, move = lay(0, number)
        position = laying(slab, row(0, number), options={"start_slab_counts": False})
        assert (move in warned(position)) == (number == 6)


def test_with_one_slab_missing_only_what_lays_it_is_marked_besides() -> None:
    position = at(points=[2, 8], circle="*=- 2=oo5 9=rr", dolmens=row(0, 5))
    assert warned(position) == {"attempt", "move 0", "move 4", "peek 2", "peek 9"}
    assert {choice.note for choice in prompt_of(laying("ov4")).choices} == {None}
    assert {choice.note for choice in prompt_of(position).choices if choice.move.startswith("peek")} == {None}


def test_a_question_with_one_answer_is_forced() -> None:
    position = laying("oo5")
    assert not prompt_of(position).forced
    peeked = after(position, "peek 11")
    assert ([choice.move for choice in prompt_of(peeked).choices], prompt_of(peeked).forced) == (["lay -2,0 r0"], True)


@pytest.mark.parametrize(("slab", "face", "percent"), [("ov6", "6", 67), ("ov?", "mystery", 100), ("oo5", "5", 83)])
def test_an_attempt_notes_the_chance_where_the_slab_is_known_and_the_crystals_where_it_is_not(
    slab: str, face: str, percent: int
) -> None:
    position = at(circle=f"3={slab}", points=[3, 8])
    assert choice(position, "attempt").note == Phrase("note-chance-unknown", {"reserve": 3})
    known = choice(after(position, "peek 3"), "attempt").note
    assert known == Phrase("note-chance", {"face": face, "percent": percent})
    other = choice(at(circle=f"3={slab}", points=[3, 8], peekers={"3": [1]}), "attempt").note
    assert other == Phrase("note-chance-unknown", {"reserve": 3})
