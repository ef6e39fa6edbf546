"""Who has muted whom at a table, who may not talk there, and who may not watch it."""

from collections.abc import Iterable
from typing import Final

from folkmoot.server.connection import Connection
from folkmoot.server.protocol import Silenced
from folkmoot.store import Restriction
from folkmoot.table.refusals import Refusal

MOST_MUTES: Final = 100
"""How many others one guest may mute at a table."""
MOST_RESTRICTED: Final = 100
"""How many spectators of a table may be silenced, and how many removed."""


class Restrictions:
    """The restrictions of one table. They lie in the store beside the entries: no game depends on them."""

    def __init__(self, stored: Iterable[Restriction]) -> None:
        self._all = set(stored)
        self.version = 0
        """How often this process has changed them."""

    def reload(self, stored: Iterable[Restriction], version: int) -> bool:
        """Takes over what the store holds: another process may have changed it.

        False if this process has changed something since `version`, when the reading began.
        """
        if version == self.version:
            self._all = set(stored)
        return version == self.version

    def set(self, restriction: Restriction, on: bool) -> None:
        """Notes a restriction that was stored, or (`on` false) lifted."""
        (self._all.add if on else self._all.discard)(restriction)
        self.version += 1

    def has_muted(self, guest: str | None, author: str) -> bool:
        """Tells whether a guest does not want to read an author."""
        return guest is not None and Restriction("mute", guest, author) in self._all

    def is_silenced(self, guest: str) -> bool:
        """Tells whether a guest may not talk."""
        return Restriction("silence", "", guest) in self._all

    def is_removed(self, guest: str | None) -> bool:
        """Tells whether a guest may not watch, nor sit down."""
        return guest is not None and Restriction("remove", "", guest) in self._all

    def tell_silenced(self, connections: Iterable[Connection]) -> None:
        """Tells each client whose guest was silenced, or may talk again, unless it knows."""
        for connection in connections:
            silenced = connection.guest is not None and self.is_silenced(connection.guest)
            if silenced != connection.silenced:
                connection.silenced = silenced
                connection.send(Silenced(on=silenced))

    def restricted(self) -> list[str]:
        """Returns the guests who are silenced or removed."""
        return sorted({held.whom for held in self._all if held.kind != "mute"})

    def check(self, restriction: Restriction, on: bool) -> None:
        """Raises `Refusal` if nothing would change, or if there are too many."""
        if (restriction in self._all) == on:
            raise Refusal("no-change")
        alike = sum(held.kind == restriction.kind and held.guest == restriction.guest for held in self._all)
        if on and restriction.kind == "mute" and alike >= MOST_MUTES:
            raise Refusal("too-many-mutes")
        if on and restriction.kind != "mute" and alike >= MOST_RESTRICTED:
            raise Refusal("too-many-restrictions")
