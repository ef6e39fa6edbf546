"""Order at the table: what a guest does not want to read, and whom the host silences or removes."""

from typing import Final

from folkmoot.server.live import LiveTable
from folkmoot.server.protocol import Mute, Remove, Silence, Spectator
from folkmoot.store import Restriction, Store
from folkmoot.table.refusals import Refusal

MOST_LISTED: Final = 50
"""How many spectators the host can read the names of, besides those who are silenced or removed."""


async def restrict(live: LiveTable, guest: str, command: Mute | Silence | Remove) -> None:
    """Carries out a restriction that a guest or the host asks for, or lifts it. Raises `Refusal`."""
    match command:
        case Mute(guest=whom, on=on):
            await live.restrict(Restriction("mute", guest, whom), on)
        case Silence(guest=whom, on=on):
            await _restrict_spectator(live, guest, Restriction("silence", "", whom), on)
        case Remove(guest=whom, on=on):
            await _restrict_spectator(live, guest, Restriction("remove", "", whom), on)


async def _restrict_spectator(live: LiveTable, guest: str, restriction: Restriction, on: bool) -> None:
    """The host restricts somebody who does not play, or lifts that."""
    _require_host(live, guest)
    async with live.lock:  # nobody sits down meanwhile
        if on and (restriction.whom == guest or live.table.seats_of(restriction.whom)):
            raise Refusal("not-spectator")
        await live.restrict(restriction, on)


def require_welcome(live: LiveTable, guest: str) -> None:
    """Raises `Refusal` if the guest was removed from the table."""
    if live.restrictions.is_removed(guest):
        raise Refusal("removed")


async def spectators(store: Store, live: LiveTable, guest: str) -> list[Spectator]:
    """Returns the spectators who have a name, and all who are silenced or removed; for the host alone."""
    _require_host(live, guest)
    table, held = live.table, live.restrictions
    present = {watcher for watcher in live.presence.guests() if watcher != table.host and not table.seats_of(watcher)}
    listed = {*sorted(present)[:MOST_LISTED], *held.restricted()}
    known = await store.known_among(listed)
    people = [
        Spectator(
            guest=watcher,
            name=row.name,
            present=watcher in present,
            silenced=held.is_silenced(watcher),
            removed=held.is_removed(watcher),
        )
        for watcher, row in known.items()
    ]
    return sorted(people, key=lambda person: (person.name.casefold(), person.guest))


def _require_host(live: LiveTable, guest: str) -> None:
    if guest != live.table.host:
        raise Refusal("not-host")
