"""Guests: people who told a name."""

from datetime import UTC, datetime

from sqlalchemy import Row, delete, func, select, update

from folkmoot.store.base import Base
from folkmoot.store.rows import Guest, from_ms, to_ms
from folkmoot.store.schema import chat, guests

MOST_IDS = 500
"""Guests that are asked for in one statement."""


class Guests(Base):
    """The guests of the house."""

    async def add_guest(self, guest: Guest) -> bool:
        """Keeps a new guest; False if the id is taken."""
        new = {"id": guest.id, "name": guest.name, "created": to_ms(guest.created), "seen": to_ms(guest.created)}
        unless_taken = self._insert_into(guests).values(new).on_conflict_do_nothing().returning(guests.c.id)
        async with self._writing() as connection:
            return await connection.scalar(unless_taken) is not None

    async def guest(self, guest: str) -> Guest | None:
        """Returns a guest by id."""
        async with self._reading() as connection:
            row = (await connection.execute(select(guests).where(guests.c.id == guest))).one_or_none()
        return None if row is None else _guest(row)

    async def unknown_among(self, wanted: set[str]) -> set[str]:
        """Returns which of these ids are no guests, or guests who were removed."""
        ids, known = sorted(wanted), set[str]()
        async with self._reading() as connection:
            for start in range(0, len(ids), MOST_IDS):
                asked = guests.c.id.in_(ids[start : start + MOST_IDS])
                known.update(await connection.scalars(select(guests.c.id).where(asked, guests.c.name != "")))
        return wanted - known

    async def guests_named(self, name: str) -> list[Guest]:
        """Returns the guests of this name, whoever was seen last first; capitals do not matter."""
        chosen = select(guests).where(func.lower(guests.c.name) == name.lower()).order_by(guests.c.seen.desc())
        async with self._reading() as connection:
            return [_guest(row) for row in await connection.execute(chosen)]

    async def rename_guest(self, guest: str, name: str) -> bool:
        """Gives a guest another name; False if there is no such guest."""
        return await self._update(guest, name=name)

    async def touch(self, guest: str) -> bool:
        """Keeps that the guest was here just now; False if there is no such guest."""
        return await self._update(guest, seen=to_ms(datetime.now(UTC)))

    async def remove_guest(self, guest: str) -> bool:
        """Forgets the person: name, and everything said. Tables stay as they are; False if there is no such guest."""
        async with self._writing() as connection:
            forgotten = update(guests).where(guests.c.id == guest).values(name="", seen=None)
            changed = await connection.execute(forgotten)
            await connection.execute(delete(chat).where(chat.c.guest == guest))
        return changed.rowcount == 1

    async def _update(self, guest: str, **values: str | int) -> bool:
        async with self._writing() as connection:
            changed = await connection.execute(update(guests).where(guests.c.id == guest).values(**values))
        return changed.rowcount == 1


def _guest(row: Row[tuple[str, str, int, int | None]]) -> Guest:
    return Guest(row.id, row.name, from_ms(row.created), None if row.seen is None else from_ms(row.seen))
