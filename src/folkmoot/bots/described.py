"""Bots that their name describes, such as `sylph:simulations=400:horizon=12`.

They measure what each part of thinking is worth.
"""

from typing import Final

import msgspec

from folkmoot.bots import find_bot
from folkmoot.bots.bot import Bot
from folkmoot.bots.levels import SearchBot
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.thinking import Thinking

FORM: Final = (
    "sylph or elder, then any of :simulations=N :horizon=DECISIONS|end :candidates=N :doubt=X :hopeless=X "
    ":same_luck=yes|no :taste=usual|learned"
)

Changes = dict[str, int | float | bool | str | None]


class BadDescription(FolkmootError):
    """A bot is described by a text that is not understood."""


class DescribedBot(SearchBot):
    """Looks ahead as one of the strengths does, but for what its description changes."""

    def __init__(self, name: str, depth: int, changes: Changes) -> None:
        super().__init__()
        self.name = name  # type: ignore[misc]
        self.depth = depth
        self._changes = changes

    def thinking(self, game: Game) -> Thinking:
        return msgspec.structs.replace(game.thinking[self.depth], **self._changes)


def read_bot(text: str) -> Bot:
    """Returns the bot of this name or description. Raises `UnknownBot`, `BadDescription` or `BadThinking`."""
    name, *words = text.split(":")
    bot = find_bot(name)
    if not words:
        return bot
    if not isinstance(bot, SearchBot):
        raise BadDescription(f"expected {FORM}; got {text!r}")
    try:
        changes = dict(_change(word) for word in words)
    except ValueError:
        raise BadDescription(f"expected {FORM}; got {text!r}") from None
    msgspec.structs.replace(Thinking(), **changes)
    return DescribedBot(text, bot.depth, changes)


def _change(word: str) -> tuple[str, int | float | bool | str | None]:
    """Returns a field of `Thinking` and its value. Raises `ValueError`."""
    name, _, value = word.partition("=")
    match name, value:
        case "horizon", "end":
            return name, None
        case "simulations" | "horizon" | "candidates", _:
            return name, int(value)
        case "doubt" | "hopeless", _:
            return name, float(value)
        case "same_luck", "yes" | "no":
            return name, value == "yes"
        case "taste", "usual" | "learned":
            return name, value
        case _:
            raise ValueError(word)
