"""The glossary names types that exist, and every word once."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (Path(__file__).parent.parent / "docs" / "glossary.md").read_text("utf-8").splitlines()
    if line.startswith("| ") and not line.startswith("| word |")
]
TYPES = [match for row in ROWS for match in re.findall(r"`([\w.]+:\w+)`", row[1])]
PAGES = ("README.md", "CONTRIBUTING.md", "docs/architecture.md", "docs/README.md")


def test_every_word_stands_once_with_a_meaning() -> None:
    words = [row[0] for row in ROWS]
    assert len(words) == len(set(words)) > 50
    assert all(len(row) == 3 and row[2] for row in ROWS)


@pytest.mark.parametrize("name", TYPES)
def test_every_type_of_the_glossary_exists(name: str) -> None:
    module, _, attribute = name.partition(":")
    assert hasattr(import_module(f"folkmoot.{module}"), attribute)


def test_every_type_is_written_as_module_and_name() -> None:
    """A type that is written in another form would not be looked for."""
    assert len(TYPES) == sum(bool(row[1]) for row in ROWS) > 25


@pytest.mark.parametrize("page", PAGES)
def test_the_glossary_is_linked(page: str) -> None:
    assert "glossary.md" in (Path(__file__).parent.parent / page).read_text("utf-8")
