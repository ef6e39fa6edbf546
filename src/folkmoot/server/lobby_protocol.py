"""The messages of the lobby's socket; the others are in `protocol.py`. Both are explained in `docs/protocol.md`."""

from typing import Literal

from msgspec import Struct

from folkmoot.engine.results import Result
from folkmoot.server.protocol import Chair, Goodbye, Welcome
from folkmoot.table.frozen import Frozen
from folkmoot.table.setup import Setup


class TableCard(Struct, frozen=True, kw_only=True):
    """A table as it is shown in the lobby and in lists of games."""

    id: str
    setup: Setup
    phase: Literal["waiting", "playing", "paused", "over", "closed", "frozen"]
    chairs: list[Chair]
    created: str
    updated: str
    waiting: bool = False
    """It waits for the reader."""
    mine: list[int] = []
    """The reader's chairs or seats."""
    result: Result | None = None
    frozen: Frozen | None = None
    """Why the game cannot go on under the rules of this server, if it cannot."""


class Lobby(Struct, frozen=True, kw_only=True, tag_field="type", tag="lobby"):
    """The open tables, newest first; the whole list whenever it changes."""

    tables: list[TableCard]
    playing: int
    """How many games are going on."""


LobbyMessage = Welcome | Lobby | Goodbye
