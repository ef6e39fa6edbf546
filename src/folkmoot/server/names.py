"""Cleans names and chat: no control characters, no hidden text direction, single spaces."""

import unicodedata

from folkmoot.table.refusals import Refusal


def tidy_name(name: str) -> str:
    """Returns a name without control and format characters. Raises `Refusal` if nothing is left.

    >>> tidy_name("  Puck  of\\tthe hill ")
    'Puck of the hill'
    """
    tidy = tidy_line(name)
    if not tidy:
        raise Refusal("no-name")
    return tidy


def tidy_line(text: str) -> str:
    """Returns a line of text without control and format characters, its spaces single."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    shown = "".join(sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return " ".join(shown.split())
