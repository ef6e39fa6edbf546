"""What the house stores about itself: its secret key, how long finished tables are kept, and house time."""

import secrets

from sqlalchemy import select

from folkmoot.store.base import Base
from folkmoot.store.rows import SavedTime
from folkmoot.store.schema import clock, house

KEY_BYTES = 32
RETENTION_DAYS = 90
"""How long a finished table keeps its entries and chat, unless set otherwise."""


class HouseData(Base):
    """Secret key, retention and house time."""

    async def secret_key(self) -> bytes:
        """Returns the house's secret key, which is drawn once."""
        key = await self._setting("key")
        if key is None:
            new = {"name": "key", "value": secrets.token_bytes(KEY_BYTES)}
            async with self._writing() as connection:
                # If another process has stored its key meanwhile, that one stands.
                await connection.execute(self._insert_into(house).values(new).on_conflict_do_nothing())
            key = await self._setting("key")
        return key or b""

    async def retention(self) -> int:
        """Returns how many days a finished table keeps its entries and chat."""
        days = await self._setting("retention")
        return RETENTION_DAYS if days is None else int(days)

    async def set_retention(self, days: int) -> None:
        """Sets how many days a finished table keeps its entries and chat."""
        new = self._insert_into(house).values(name="retention", value=str(days).encode())
        async with self._writing() as connection:
            await connection.execute(
                new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
            )

    async def house_time(self) -> SavedTime:
        """Returns the house time that was saved last, and its age by the database's clock."""
        async with self._reading() as connection:
            row = (await connection.execute(select(clock.c.ms, self._database_ms() - clock.c.saved))).one_or_none()
        return SavedTime(0, 0) if row is None else SavedTime(row[0], max(0, row[1]))

    async def save_house_time(self, ms: int) -> None:
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
