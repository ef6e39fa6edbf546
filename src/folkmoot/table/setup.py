"""How a table is set up before anybody sits down: game, seats, options, clock, seating, who may watch."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue
from folkmoot.engine.situations import require_playable

Name = Annotated[str, Meta(min_length=1, max_length=24)]
"""What a person is called at the table."""


class NoClock(Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, frozen=True, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """A number of minutes for the whole game, and seconds added for every move."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0


class DaysClock(Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """A number of days for every move."""

    days: Annotated[int, Meta(ge=1, le=30)]


TimeControl = NoClock | LiveClock | DaysClock


class Setup(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the host decides when opening a table."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=10)]
    options: dict[str, OptionValue] = {}
    bots: Annotated[list[str], Meta(max_length=10)] = []
    """Bots that sit from the outset, in the last chairs."""
    clock: TimeControl = NoClock()
    seating: Literal["random", "chosen"] = "random"
    """Whether the seat order is drawn when the game begins, or stays as people sat down."""
    spectators: Literal["welcome", "silent", "none"] = "welcome"
    """welcome: they may watch and talk; silent: watch only; none: not even watch."""
    private: bool = False
    """A private table is not in the lobby; everybody who has its link may come."""
    situation: dict[str, object] | None = None
    """The facts that the game begins from; None for the ordinary deal."""

    def public(self) -> "Setup":
        """Returns the set-up as everybody may read it: of a situation only that there is one, an empty object."""
        return self if self.situation is None else msgspec.structs.replace(self, situation={})


def require_possible(game: Game, setup: Setup) -> None:
    """Raises `BadPlayers`, `BadOption` or `BadSituation` if a game cannot begin so."""
    options = game.options_for(setup.seats, setup.options)
    if setup.situation is not None:
        require_playable(game, setup.seats, options, setup.situation)
