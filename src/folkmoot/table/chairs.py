"""Chairs: who sits where, before the game begins and while it is played."""

from dataclasses import dataclass
from typing import Final, Literal

BOT_SALT: Final = "bot"
"""The salt of every bot at a live table; at the terminal it is empty."""
BOT_NAMES: Final = ("Puck", "Lutin", "Nixe", "Brownie", "Farfadet", "Pixie", "Kobold", "Hob", "Domovoi", "Tomte")
STAND_IN: Final = "gnome"
"""The bot that plays on for somebody who is away, gave up or ran out of time, and for a bot that cannot go on."""


@dataclass
class Chair:
    """One chair; when the game begins it becomes a seat."""

    guest: str | None = None
    """Who owns it: a person's public id."""
    name: str = ""
    salt: str | None = None
    """What its owner adds to the dice; None while the chair is open, or kept for somebody who has not come yet."""
    bot: str | None = None
    """The bot that answers here: its own chair, or a person's in whose place it plays."""
    departure: Literal["resigned", "timed-out"] | None = None
    """How its owner left the game for good."""

    @property
    def kind(self) -> Literal["open", "kept", "person", "bot"]:
        """What to show: a chair on which a person has sat down stays a person's, even while a bot plays there."""
        if self.guest is None:
            return "open" if self.bot is None else "bot"
        return "person" if self.salt is not None else "kept"

    @property
    def taken(self) -> bool:
        """Tells whether a person or a bot sits here."""
        return self.kind in ("person", "bot")


def free_name(wanted: str | None, taken: list[str]) -> str:
    """Returns a free name: the wanted one, with a number if it is taken, or for a bot one of `BOT_NAMES`.

    >>> free_name("Nixe", ["Nixe"]), free_name(None, ["Puck"])
    ('Nixe 2', 'Lutin')
    """
    if wanted is None:
        return next((name for name in BOT_NAMES if name not in taken), "Bot")
    numbered = (f"{wanted} {number}" for number in range(2, len(taken) + 3))
    return next(name for name in (wanted, *numbered) if name not in taken)
