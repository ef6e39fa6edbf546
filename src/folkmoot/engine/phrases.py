"""Phrases: what is to be said, without the words.

A phrase names a message of the text files and its variables; the words are chosen where they are shown, so one
phrase serves English, French, the terminal and the browser. A variable is named after what it holds (`card`,
`space`, `seat`), which tells the text files how to put it into words.
"""

from msgspec import Struct

Value = str | int | list[str | int]


class Phrase(Struct, frozen=True, gc=False):
    """The key of a message and its variables."""

    key: str
    args: dict[str, Value] = {}
    """The variables of the message."""
