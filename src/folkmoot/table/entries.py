"""Entries: all that makes up the state of a table, in order. A table is its folded entries; chat is stored apart.

The acts of the engine (`Plays`, `Undoes`, `BotTakesOver`, `Returns`, `Resigns`, `TimesOut`) are entries too; the rest
happens around the game. The tag field of all is `act`, as in records. Before the game begins people sit on *chairs*;
`Begins` turns chairs into seats.
"""

from msgspec import Struct

from folkmoot.engine.acts import BotTakesOver, Plays, Resigns, Returns, TimesOut, Undoes
from folkmoot.table.wishes import Wish


class Sits(Struct, frozen=True, tag="sits", tag_field="act"):
    """A guest takes a chair and brings the salt that is mixed into the deal."""

    chair: int
    guest: str
    name: str
    """As the others will see it; entries from before look-alikes were told apart may need a number."""
    salt: str


class PlacesBot(Struct, frozen=True, tag="sits-bot", tag_field="act"):
    """A bot takes a chair."""

    chair: int
    bot: str
    name: str | None = None
    """What it is called; None in older entries, whose bots are named while they are folded."""


class Keeps(Struct, frozen=True, tag="keeps", tag_field="act"):
    """A chair is kept for a guest until they come: for one of the last game, or for the one who opens the table."""

    chair: int
    guest: str
    name: str


class Leaves(Struct, frozen=True, tag="leaves", tag_field="act"):
    """A chair becomes free again, before the game has begun."""

    chair: int


class Begins(Struct, frozen=True, tag="begins", tag_field="act"):
    """The game is dealt. `order` is the seat order: which chair became each seat."""

    order: list[int]
    rules_version: int = 1
    """Of the game: the same moves may lead elsewhere under other rules."""


class Upgrades(Struct, frozen=True, tag="upgrades", tag_field="act"):
    """The game goes on under these rules: corrected ones that tell the same story so far, or its own after a frost."""

    rules_version: int


class Wishes(Struct, frozen=True, tag="wishes", tag_field="act"):
    """A person wishes something for all their seats (or no longer does, `on` false); `seat` is one of them.

    When a wish takes effect: `Table.next_entry`, which also ends a wish about somebody who has come back.
    """

    seat: int
    wish: Wish
    about: int | None = None
    """The absent seat that a bot shall play for."""
    on: bool = True


class Pauses(Struct, frozen=True, tag="pauses", tag_field="act"):
    """The clocks stand still and nobody moves."""


class Resumes(Struct, frozen=True, tag="resumes", tag_field="act"):
    """The game goes on."""

    seat: int


class Acknowledges(Struct, frozen=True, tag="saw", tag_field="act"):
    """A seat has seen its fleeting lines up to a sequence number; its story has their public forms from now on."""

    seat: int
    seq: int


class Closes(Struct, frozen=True, tag="closes", tag_field="act"):
    """The host closes the table before the game has begun."""


class MovesOn(Struct, frozen=True, tag="moves-on", tag_field="act"):
    """The group has a rematch at another table."""

    table: str


AroundTheGame = (
    Sits | PlacesBot | Keeps | Leaves | Begins | Upgrades | Wishes | Pauses | Resumes | Acknowledges | Closes | MovesOn
)
Entry = AroundTheGame | Plays | Undoes | BotTakesOver | Returns | Resigns | TimesOut
