"""The page of all facts is up to date, and every fact is explained."""

from pathlib import Path

import pytest
from msgspec.inspect import type_info

from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.text.fact_page import documented_fields, fact_page, in_words, structs_of

PAGE = Path(__file__).parents[2] / "docs" / "situations.md"


def test_the_page_of_facts_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == fact_page(), "run: python3 dev.py generate"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_fact_has_a_docstring(game: Game) -> None:
    bare = [
        f"{kind.__name__}.{field.name}"
        for kind in structs_of(game.facts_type)
        for field, docs in documented_fields(kind)
        if not docs
    ]
    assert not bare


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (int, "number"),
        (bool, "true or false"),
        (list[str] | None, "list of words or null"),
        (dict[str, list[int]], "lists of numbers by name"),
        (object, "value"),
    ],
)
def test_types_are_told_in_words(kind: object, words: str) -> None:
    assert in_words(type_info(kind)) == words
