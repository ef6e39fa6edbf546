"""What the house keeps for good: records, its secret, its time, its settings."""

import secrets

from sqlalchemy import select

from folkmoot.store.base import Base
from folkmoot.store.rows import HouseTime, Kept, RecordLine, from_ms
from folkmoot.store.schema import clock, house, records
from folkmoot.store.statements import digest_of, record_row

KEY_BYTES = 32
RETENTION_DAYS = 90
"""How long a finished table keeps its entries and chat, unless set otherwise."""


class Keeping(Base):
    """The cupboard."""

    async def keep_record(self, kept: Kept) -> bool:
        """Keeps the record of a finished game; False if the id has one already."""
        unless_taken = self._statements.keep_record.returning(records.c.id)
        async with self._writing() as connection:
            return await connection.scalar(unless_taken, record_row(kept)) is not None

    async def record(self, record: str) -> Kept | None:
        """Returns a record by id; a game's record has the id of its table."""
        async with self._reading() as connection:
            row = (await connection.execute(select(records).where(records.c.id == record))).one_or_none()
        if row is None:
            return None
        return Kept(id=row.id, game=row.game, text=row.text, finished=from_ms(row.finished))

    async def has_record_of(self, table: str) -> bool:
        """Tells whether a table's game is kept."""
        async with self._reading() as connection:
            return await connection.scalar(select(records.c.id).where(records.c.id == table)) is not None

    async def records(self) -> list[RecordLine]:
        """Returns all records without their texts, oldest first."""
        chosen = select(records.c.id, records.c.game, records.c.finished).order_by(records.c.finished, records.c.id)
        async with self._reading() as connection:
            return [RecordLine(row.id, row.game, from_ms(row.finished)) for row in await connection.execute(chosen)]

    async def has_record(self, text: str) -> bool:
        """Tells whether a record of this very text is kept, under whatever id."""
        same = select(records.c.id).where(records.c.digest == digest_of(text)).limit(1)
        async with self._reading() as connection:
            return (await connection.execute(same)).first() is not None

    async def key(self) -> bytes:
        """Returns the house's secret, which is drawn once."""
        found = await self._setting("key")
        if found is None:
            new = {"name": "key", "value": secrets.token_bytes(KEY_BYTES)}
            async with self._writing() as connection:
                # Another process may have been faster: then its key is the key.
                await connection.execute(self._insert_into(house).values(new).on_conflict_do_nothing())
            found = await self._setting("key")
        return found or b""

    async def retention(self) -> int:
        """Returns how many days a finished table keeps its entries and chat."""
        found = await self._setting("retention")
        return RETENTION_DAYS if found is None else int(found)

    async def set_retention(self, days: int) -> None:
        """Sets how many days a finished table keeps its entries and chat."""
        new = self._insert_into(house).values(name="retention", value=str(days).encode())
        async with self._writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
            )

    async def house_time(self) -> HouseTime:
        """Returns the house time that was saved last, and its age by the database's clock."""
        async with self._reading() as connection:
            row = (await connection.execute(select(clock.c.ms, self._database_ms() - clock.c.saved))).one_or_none()
        return HouseTime(0, 0) if row is None else HouseTime(row[0], max(0, row[1]))

    async def beat(self, ms: int) -> None:
        """Saves the house time; it never goes back, also where several processes save it."""
        new = self._insert_into(clock).values(id=1, ms=ms, saved=self._database_ms())
        later = {"ms": new.excluded.ms, "saved": new.excluded.saved}
        async with self._writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["id"], set_=later, where=clock.c.ms <= new.excluded.ms)
            )

    async def _setting(self, name: str) -> bytes | None:
        async with self._reading() as connection:
            value: bytes | None = await connection.scalar(select(house.c.value).where(house.c.name == name))
        return value
