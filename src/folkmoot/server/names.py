"""Cleans names and chat: nothing invisible, no hidden text direction, no piles of accents, single spaces."""

import re
import unicodedata
from itertools import chain
from typing import Final

from folkmoot.table.refusals import Refusal

DEFAULT_IGNORABLE: Final = (
    (0xAD, 0xAD),
    (0x34F, 0x34F),
    (0x61C, 0x61C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Unicode's property Default_Ignorable_Code_Point: the first and last number of each range."""
BLANK: Final = (0x2800, 0xFFFC, 0x1D159)
"""Signs that show nothing although Unicode calls them visible: empty braille, placeholder, empty note."""
INVISIBLE: Final = frozenset(
    chain(BLANK, chain.from_iterable(range(first, last + 1) for first, last in DEFAULT_IGNORABLE))
)
UNPRINTED: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
"""The general categories of controls, formats, surrogates, and signs that are nobody's or not assigned."""
MARKS: Final = ("Mn", "Me")
"""The general categories of marks that stand above, below or round a letter."""
MOST_MARKS: Final = 4
"""How many marks one letter may carry, each once: as UTS #39 (5.4) advises. Vietnamese needs 2, Burmese 4."""
SELECTORS: Final = "\ufe0e\ufe0f"
"""What makes the sign before it a text or an emoji."""
JOINERS: Final = "\u200c\u200d"
"""What keeps two letters apart or makes one emoji of two."""
_CONNECTORS: Final = re.compile(f"[{SELECTORS}{JOINERS}]+")


def tidy_name(name: str) -> str:
    """Returns a name without anything invisible. Raises `Refusal` if nothing is left.

    >>> tidy_name("  Puck  of\\tthe hill ")
    'Puck of the hill'
    """
    tidy = _tidy(name, keep="")
    if not tidy:
        raise Refusal("no-name")
    return tidy


def tidy_line(text: str) -> str:
    """Returns a line of chat without anything invisible but what joins two signs: emoji and some scripts need it.

    >>> tidy_line("\\u2800 well\\u3164  said \\u200d").encode()
    b'well said'
    """
    return _tidy(text, keep=SELECTORS + JOINERS)


def _tidy(text: str, keep: str) -> str:
    spaced = "".join(" " if sign.isspace() else sign for sign in unicodedata.normalize("NFD", text))
    shown = "".join(sign for sign in spaced if sign in keep or _is_visible(sign))
    words = (_CONNECTORS.sub(_connector, _without_piles(word)) for word in shown.split())
    return unicodedata.normalize("NFC", " ".join(word for word in words if word))


def _is_visible(sign: str) -> bool:
    return ord(sign) not in INVISIBLE and unicodedata.category(sign) not in UNPRINTED


def _without_piles(word: str) -> str:
    """Drops marks that have no letter to stand on, marks beyond `MOST_MARKS` on one letter, and repeated ones."""
    kept, on_letter, marks = "", False, ""
    for sign in word:
        if sign in SELECTORS + JOINERS:
            kept += sign
        elif unicodedata.category(sign) not in MARKS:
            kept, on_letter, marks = kept + sign, True, ""
        elif on_letter and sign not in marks and len(marks) < MOST_MARKS:
            kept, marks = kept + sign, marks + sign
    return kept


def _connector(run: re.Match[str]) -> str:
    """Returns what stays of a run of connectors in a word: one selector behind a sign, one joiner between two."""
    if run.start() == 0:
        return ""
    joiner = next((sign for sign in run[0] if sign in JOINERS), "") if run.end() < len(run.string) else ""
    return next((sign for sign in run[0] if sign in SELECTORS), "") + joiner
