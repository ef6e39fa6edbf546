"""Every refusal and every line about the table has words in every language."""

import re
from pathlib import Path
from typing import get_args

import pytest

from folkmoot import table
from folkmoot.table.frozen import Cause
from folkmoot.text import LANGUAGES, shared_text

SOURCE = Path(table.__file__).parent
PHASES = {"paused", "over", "frozen"}
"""A game that is not being played is refused by the name of its phase."""


def words_after(call: str, *files: str) -> set[str]:
    """Returns the texts that are handed to a call anywhere in these files."""
    lines = [line for file in files for line in (SOURCE / file).read_text("utf-8").splitlines() if call in line]
    return {word for line in lines for word in re.findall(r'"([a-z-]+)"', line)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    codes = words_after("Refusal(", "validation.py") | PHASES
    assert {"stale", "chair-taken", "not-begun"} <= codes
    text = shared_text(language).read_text("utf-8")
    assert [code for code in sorted(codes) if f"\nrefused-{code} =" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_about_the_table_has_words(language: str) -> None:
    keys = words_after("_add_table_line(", "table.py") | words_after("self.add_table_line(", "story.py")
    assert {"pauses", "bot-sits", "undone"} <= keys
    text = shared_text(language).read_text("utf-8")
    assert [key for key in sorted(keys) if f"\nevent-{key} =" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_cause_of_a_frost_has_words(language: str) -> None:
    text = shared_text(language).read_text("utf-8")
    assert [cause for cause in (*get_args(Cause), "finished") if f"\nfrozen-{cause} =" not in text] == []
