"""Bots that their name describes, such as `search:400:horizon=12`: they measure what each part of thinking is worth."""

from typing import Final

import msgspec

from folkmoot.bots import find_bot
from folkmoot.bots.bot import Bot
from folkmoot.bots.levels import SearchBot
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.thinking import Thinking, check_simulations

PREFIX: Final = "search:"
FORM: Final = "search:SIMULATIONS, then any of :horizon=DECISIONS|end :candidates=N :doubt=X :hopeless=X :luck=same|own"

Changes = dict[str, int | float | bool | None]


class BadDescription(FolkmootError):
    """A bot is described by a text that is not understood."""


class DescribedBot(SearchBot):
    """Looks ahead in so many simulations, as the game says but for what its description changes."""

    def __init__(self, name: str, simulations: int, changes: Changes) -> None:
        super().__init__()
        self.name = name  # type: ignore[misc]
        self._number = simulations
        self._changes = changes

    def check(self) -> None:
        """Raises `BadThinking` if nothing could think like this."""
        check_simulations(self._number)
        msgspec.structs.replace(Thinking(), **self._changes)

    def thinking(self, game: Game) -> Thinking:
        return msgspec.structs.replace(game.thinking, **self._changes)

    def simulations(self, game: Game) -> int:
        return self._number


def read_bot(text: str) -> Bot:
    """Returns the bot of this name or description. Raises `UnknownBot`, `BadDescription` or `BadThinking`."""
    if not text.startswith(PREFIX):
        return find_bot(text)
    number, *words = text.removeprefix(PREFIX).split(":")
    try:
        bot = DescribedBot(text, int(number), dict(_change(word) for word in words))
    except ValueError:
        raise BadDescription(f"expected {FORM}; got {text!r}") from None
    bot.check()
    return bot


def _change(word: str) -> tuple[str, int | float | bool | None]:
    """Returns a field of `Thinking` and its value. Raises `ValueError`."""
    name, _, value = word.partition("=")
    match name, value:
        case "horizon", "end":
            return "horizon", None
        case "horizon" | "candidates", _:
            return name, int(value)
        case "doubt" | "hopeless", _:
            return name, float(value)
        case "luck", "same" | "own":
            return "same_luck", value == "same"
        case _:
            raise ValueError(word)
