"""Phrases: what is to be said, without the words.

A phrase names a message of the text files and its variables; the words are chosen where they are shown, so one
phrase serves English, French, the terminal and the browser. A variable is named after what it holds (`card`,
`space`, `seat`), which tells the text files how to put it into words.
"""

from functools import lru_cache

from msgspec import Struct

Value = str | int | list[str | int]


class Phrase(Struct, frozen=True, gc=False):
    """The key of a message and its variables."""

    key: str
    args: dict[str, Value] = {}
    """The variables of the message."""


@lru_cache(maxsize=8192, typed=True)
def shared_phrase(key: str, **args: str | int) -> Phrase:
    """Returns a phrase that is needed again and again: the same object for the same words.

    >>> shared_phrase("note-buy", number=7)
    Phrase(key='note-buy', args={'number': 7})
    """
    return Phrase(key, {**args})
