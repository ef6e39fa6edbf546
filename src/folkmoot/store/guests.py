"""Guests: people who have given a name."""

from collections.abc import Collection
from datetime import UTC, datetime

from sqlalchemy import Connection, bindparam, delete, func, select, update

from folkmoot.store.base import Base
from folkmoot.store.rows import Guest, from_ms, to_ms
from folkmoot.store.schema import chat, guests

MAX_IDS = 500
"""Guests that one statement asks for."""

_COLUMNS = (guests.c.id, guests.c.name, guests.c.created, guests.c.seen, guests.c.generation)
_GUEST = select(*_COLUMNS).where(guests.c.id == bindparam("guest"))


class Guests(Base):
    """All guests."""

    async def add_guest(self, guest: Guest) -> bool:
        """Stores a new guest; False if the id is taken."""
        new = {"id": guest.id, "name": guest.name, "created": to_ms(guest.created), "seen": to_ms(guest.created)}
        insert = self._insert_into(guests).values(new).on_conflict_do_nothing().returning(guests.c.id)
        return await self._transact(lambda connection: connection.scalar(insert)) is not None

    async def guest(self, guest: str) -> Guest | None:
        """Returns a guest by id."""
        rows = await self._rows(_GUEST, guest=guest)
        return _guest(*rows[0]) if rows else None

    async def known_among(self, ids: Collection[str]) -> dict[str, Guest]:
        """Returns by id those of the ids that are guests and were not removed."""
        ordered = sorted(ids)
        chunks = [guests.c.id.in_(ordered[start : start + MAX_IDS]) for start in range(0, len(ordered), MAX_IDS)]

        def read(connection: Connection) -> dict[str, Guest]:
            chosen = [select(*_COLUMNS).where(chunk, guests.c.name != "") for chunk in chunks]
            return {row.id: _guest(*row) for statement in chosen for row in connection.execute(statement)}

        return await self._read(read)

    async def raise_generation(self, guest: str) -> Guest | None:
        """Makes everything void that proves the guest so far; returns the guest as it is now, None if there is none."""
        known = update(guests).where(guests.c.id == guest, guests.c.name != "")
        raised = known.values(generation=guests.c.generation + 1).returning(*_COLUMNS)
        row = await self._transact(lambda connection: connection.execute(raised).one_or_none())
        return None if row is None else _guest(*row)

    async def guests_named(self, name: str) -> list[Guest]:
        """Returns the guests of this name, case-insensitive, the one seen last first."""
        chosen = select(*_COLUMNS).where(func.lower(guests.c.name) == name.lower()).order_by(guests.c.seen.desc())
        return [_guest(*row) for row in await self._read(lambda connection: connection.execute(chosen).all())]

    async def rename_guest(self, guest: str, name: str) -> bool:
        """Gives a guest another name; False if there is no such guest."""
        return await self._update(guest, name=name)

    async def touch(self, guest: str) -> bool:
        """Sets when the guest was last seen to now; False if there is no such guest."""
        return await self._update(guest, seen=to_ms(datetime.now(UTC)))

    async def remove_guest(self, guest: str) -> bool:
        """Deletes the guest's name and chat; their tables stay as they are. False if there is no such guest."""

        def remove(connection: Connection) -> bool:
            connection.execute(delete(chat).where(chat.c.guest == guest))
            without_name = update(guests).where(guests.c.id == guest).values(name="", seen=None)
            return connection.execute(without_name).rowcount == 1

        return await self._transact(remove)

    async def _update(self, guest: str, **values: str | int) -> bool:
        change = update(guests).where(guests.c.id == guest).values(**values)
        return await self._transact(lambda connection: connection.execute(change).rowcount) == 1


def _guest(guest: str, name: str, created: int, seen: int | None, generation: int) -> Guest:
    return Guest(guest, name, from_ms(created), None if seen is None else from_ms(seen), generation)
