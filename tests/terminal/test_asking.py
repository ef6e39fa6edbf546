"""How questions with many choices are drawn at the terminal, and how answers are understood."""

import io
from typing import Any

import pytest
from rich.console import Console

from folkmoot.engine.prompts import Prompt
from folkmoot.engine.registry import find_game
from folkmoot.terminal.asking import draw_question, lines, may_mean, understood
from folkmoot.text import Words
from tests.games.korrigans.helpers import at

KORRIGANS = find_game("korrigans")
WORDS = Words(KORRIGANS, "en", ["Lutin", "Puck", "Nixe"], 0)
FRENCH = Words(KORRIGANS, "fr", ["Lutin", "Puck", "Nixe"], 0)
KORRIGANS_AT = [["village", "heath_fairies"], ["village", "heath_north"], ["meadow_oak", "wheat_mill"]]


def asked(phase: str, **facts: Any) -> Prompt:
    position = at(3, phase=phase, korrigans=KORRIGANS_AT, **facts)
    prompt = position.prompt(position.deciders()[0])
    assert prompt is not None
    return prompt


def movement() -> Prompt:
    """A movement with all six companions, four of them open."""
    revealed = [["hare", "squirrel", "mouse", "frog"], [], []]
    return asked("move", hidden=[["bird", "mole"], None, None], revealed=revealed)


def drawn(prompt: Prompt, words: Words, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(draw_question(prompt, words))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_movements_are_listed_by_korrigan_and_companion_with_the_fields_in_words() -> None:
    prompt = movement()
    output = drawn(prompt, WORDS)
    assert len(prompt.choices) > 20
    assert len(lines(prompt, WORDS)) == 8
    assert output.count("Move: your first Korrigan") == output.count("Move: your second Korrigan") == 1
    assert " 5  squirrel → the Village, Ford Poppies" in output
    assert "mouse → Dawn Meadow" in output
    assert "Lande du Nord" in drawn(prompt, FRENCH)
    for width in (80, 100):
        assert max(len(line) for line in drawn(prompt, FRENCH, width).splitlines()) <= width


def test_what_a_choice_will_cost_stands_beside_it() -> None:
    output = drawn(movement(), WORDS, 200)
    assert "shows everybody your bird" in output
    assert "shows everybody your hare" not in output


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("5 village", "move k2 squirrel village"),
        ("5 ford", "move k2 squirrel poppies_ford"),
        ("5 Ford Poppies", "move k2 squirrel poppies_ford"),
        ("7", "move k2 mouse meadow_dawn"),
        ("7 dawn", "move k2 mouse meadow_dawn"),
        ("move k2 squirrel FORD", "move k2 squirrel poppies_ford"),
        ("Dawn Meadow", "Dawn Meadow"),  # the frog leads there too
        ("5", "move k2 squirrel"),
        ("5 heath", "move k2 squirrel heath"),
        ("99", "99"),
    ],
)
def test_a_piece_of_the_last_word_is_enough(answer: str, move: str) -> None:
    assert understood(movement(), WORDS, answer) == move


def test_french_names_are_understood_without_their_accents() -> None:
    assert understood(movement(), FRENCH, "5 gue") == "move k2 squirrel poppies_ford"
    assert understood(movement(), FRENCH, "8 CHÊNE") == "move k2 mole meadow_oak"
    clovers = asked("choose-clover", mover=0, clovers={"village": ["hare", "gold3", "gold3", "mole"]})
    assert understood(clovers, FRENCH, "3 pièces d’or") == "gather gold3"
    assert understood(clovers, FRENCH, "une taupe") == understood(clovers, FRENCH, "mole") == "gather mole"


def test_a_well_formed_move_is_never_taken_for_another() -> None:
    prompt = asked("place-sun", pawn="red", suns=["blue", None, None, None, None, None, None])
    assert understood(prompt, WORDS, "sun 1") == "sun 1"
    assert understood(movement(), WORDS, "move k2 squirrel wheat_mill") == "move k2 squirrel wheat_mill"


def test_of_several_meanings_all_are_offered() -> None:
    moves = [choice.move for choice in may_mean(movement(), WORDS, "move k1 hare wheat")]
    assert moves == ["move k1 hare wheat_dolmen", "move k1 hare wheat_mill"]
    assert len(may_mean(movement(), WORDS, "move k1 hare")) == 4
    assert may_mean(movement(), WORDS, "abracadabra") == []


def test_rows_and_crossings_keep_their_numbers() -> None:
    suns = asked("place-sun", pawn="red", suns=["blue", None, None, None, None, None, None])
    assert [line.number for line in lines(suns, WORDS)] == [2, 3, 4, 5, 6, 7]
    assert understood(suns, WORDS, "3") == "sun 3"
    assert "rules out" in drawn(suns, WORDS)
    troll = asked("place-troll", mover=0)
    assert [line.number for line in lines(troll, WORDS)] == list(range(1, 39))
    assert "38 Place the troll: bridge between Chapel Wheat and Dusk Meadow" in " ".join(drawn(troll, WORDS).split())
    assert understood(troll, WORDS, "38") == "troll 38"
