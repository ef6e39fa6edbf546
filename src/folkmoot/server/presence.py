"""Who is at a table: the sockets of this process, those of other processes, and who is away since when."""

from typing import NamedTuple

from folkmoot.server.connection import Connection
from folkmoot.server.housetime import HouseTime
from folkmoot.table.table import Table


class RemotePresence(NamedTuple):
    """Who is at a table in another process, by its last notification."""

    guests: set[str]
    spectators: int
    received_at: int


class Presence:
    """The people around one table."""

    def __init__(self, table: Table, time: HouseTime, patience_ms: int) -> None:
        """`patience_ms`: how long a player must be away before the others may wish a bot in the seat."""
        self.connections: set[Connection] = set()
        self.patience_ms = patience_ms
        self._table = table
        self._time = time
        self._remotes: dict[str, RemotePresence] = {}
        # When the owners left is not stored, but nobody can have come before the server: it waits for those who were
        # at the table before a restart.
        self._away = dict.fromkeys((chair.guest for chair in table.chairs if chair.guest), time.started)

    def guests(self) -> set[str]:
        """Returns the guests who are at the table now, in any process."""
        here = {connection.guest for connection in self.connections if connection.guest}
        return here.union(*(remote.guests for remote in self._remotes.values()))

    def at_hand(self) -> set[str]:
        """Returns the guests who are at the table, or left it so recently that the others wait for them."""
        now = self._time.now()
        return self.guests() | {guest for guest, since in self._away.items() if now - since < self.patience_ms}

    def patience_ends(self) -> int | None:
        """Returns the house time at which the next of those who are away is no longer waited for, if there is one."""
        now = self._time.now()
        ends = [since + self.patience_ms for since in self._away.values() if since + self.patience_ms > now]
        return min(ends, default=None)

    def away(self, guest: str | None) -> int | None:
        """Returns since when the owner of a seat is away, in house time; None if the owner is here."""
        return None if guest is None else self._away.get(guest)

    def local_spectators(self) -> int:
        """Returns how many sockets of this process belong to spectators."""
        owners = {chair.guest for chair in self._table.chairs if chair.guest}
        return sum(connection.guest not in owners for connection in self.connections)

    def spectators(self) -> int:
        """Returns how many sockets of all processes belong to spectators."""
        return self.local_spectators() + sum(remote.spectators for remote in self._remotes.values())

    def enter(self, connection: Connection) -> None:
        """Adds a socket."""
        self.connections.add(connection)
        self._note_absences()

    def leave(self, connection: Connection) -> None:
        """Removes a socket."""
        self.connections.discard(connection)
        self._note_absences()

    def set_remote(self, process: str, guests: list[str], spectators: int) -> None:
        """Notes who is at this table in another process."""
        self._remotes[process] = RemotePresence(set(guests), spectators, self._time.now())
        self._note_absences()

    def drop_stale_remotes(self, before: int) -> bool:
        """Drops processes that have not sent a notification since `before`: they have died. True if there were any."""
        stale = [process for process, remote in self._remotes.items() if remote.received_at < before]
        for process in stale:
            del self._remotes[process]
        self._note_absences()
        return bool(stale)

    def _note_absences(self) -> None:
        present, now = self.guests(), self._time.now()
        for chair in self._table.chairs:
            if chair.guest in present:
                self._away.pop(chair.guest, None)
            elif chair.guest is not None:
                self._away.setdefault(chair.guest, now)
