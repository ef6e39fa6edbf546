"""Who is at a table: the sockets of this process, what other processes tell, and who is away since when."""

from typing import Final, NamedTuple

from folkmoot.server.connection import Connection
from folkmoot.server.housetime import HouseTime
from folkmoot.table.table import Table

AWAY_MS: Final = 45_000
"""How long somebody is waited for before the others may wish a bot in his seat."""


class Visit(NamedTuple):
    """Who is at a table in another process, as that process told last."""

    guests: set[str]
    onlookers: int
    heard_at: int


class Presence:
    """The people around one table."""

    def __init__(self, table: Table, time: HouseTime) -> None:
        self.connections: set[Connection] = set()
        self._table = table
        self._time = time
        self._visits: dict[str, Visit] = {}
        # Whoever loads a table does not know who left it lately: those who are not here are not waited for.
        self._away = dict.fromkeys((chair.guest for chair in table.chairs if chair.guest), time.now() - AWAY_MS)

    def guests(self) -> set[str]:
        """Returns the guests who are at the table now, in any process."""
        here = {connection.guest for connection in self.connections if connection.guest}
        return here.union(*(visit.guests for visit in self._visits.values()))

    def at_hand(self) -> set[str]:
        """Returns the guests who are at the table, or left so recently that they are waited for."""
        now = self._time.now()
        return self.guests() | {guest for guest, since in self._away.items() if now - since < AWAY_MS}

    def away(self, guest: str | None) -> int | None:
        """Returns since when an owner of a seat is away, in house time; None if he is here."""
        return None if guest is None else self._away.get(guest)

    def onlookers_here(self) -> int:
        """Returns how many sockets of this process look at the table without a chair at it."""
        owners = {chair.guest for chair in self._table.chairs if chair.guest}
        return sum(connection.guest not in owners for connection in self.connections)

    def onlookers(self) -> int:
        """Returns how many look at the table without a chair at it, in any process."""
        return self.onlookers_here() + sum(visit.onlookers for visit in self._visits.values())

    def enter(self, connection: Connection) -> None:
        """Somebody comes to the table."""
        self.connections.add(connection)
        self._note_absences()

    def leave(self, connection: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        self._note_absences()

    def visited(self, process: str, guests: list[str], onlookers: int) -> None:
        """Another process tells who is at this table there."""
        self._visits[process] = Visit(set(guests), onlookers, self._time.now())
        self._note_absences()

    def forget_visits(self, before: int) -> bool:
        """Forgets whom a process told of that has not been heard since: it died without a word."""
        silent = [process for process, visit in self._visits.items() if visit.heard_at < before]
        for process in silent:
            del self._visits[process]
        self._note_absences()
        return bool(silent)

    def _note_absences(self) -> None:
        present, now = self.guests(), self._time.now()
        for chair in self._table.chairs:
            if chair.guest in present:
                self._away.pop(chair.guest, None)
            elif chair.guest is not None:
                self._away.setdefault(chair.guest, now)
