"""Who has muted whom at a table."""

from collections.abc import Iterable
from typing import Final

from folkmoot.store import Restriction
from folkmoot.table.refusals import Refusal

MOST_MUTES: Final = 100
"""How many others one guest may mute at a table."""


class Restrictions:
    """The restrictions of one table. They lie in the store beside the entries: no game depends on them."""

    def __init__(self, stored: Iterable[Restriction]) -> None:
        self._all = set(stored)

    def reload(self, stored: Iterable[Restriction]) -> None:
        """Takes over what the store holds: another process may have changed it."""
        self._all = set(stored)

    def set(self, restriction: Restriction, on: bool) -> None:
        """Notes a restriction that was stored, or (`on` false) lifted."""
        (self._all.add if on else self._all.discard)(restriction)

    def has_muted(self, guest: str | None, author: str) -> bool:
        """Tells whether a guest does not want to read an author."""
        return guest is not None and Restriction("mute", guest, author) in self._all

    def check(self, restriction: Restriction, on: bool) -> None:
        """Raises `Refusal` if nothing would change, or if a guest mutes too many."""
        if (restriction in self._all) == on:
            raise Refusal("no-change")
        if on and restriction.kind == "mute" and self._mutes_of(restriction.guest) >= MOST_MUTES:
            raise Refusal("too-many-mutes")

    def _mutes_of(self, guest: str) -> int:
        return sum(held.kind == "mute" and held.guest == guest for held in self._all)
