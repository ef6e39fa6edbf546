"""What the house stores about itself: secret key, address, how long finished tables are kept, and house time."""

import secrets

from sqlalchemy import select

from folkmoot.store.base import Base
from folkmoot.store.rows import SavedTime
from folkmoot.store.schema import clock, house

KEY_BYTES = 32
RETENTION_DAYS = 90
"""How long a finished table keeps its entries and chat, unless set otherwise."""


class HouseData(Base):
    """Secret key, address, retention and house time."""

    async def secret_key(self) -> bytes:
        """Returns the house's secret key, which is drawn once."""
        key = await self._setting("key")
        if key is None:
            new = {"name": "key", "value": secrets.token_bytes(KEY_BYTES)}
            # If another process has stored its key meanwhile, that one stands.
            insert = self._insert_into(house).values(new).on_conflict_do_nothing()
            await self._transact(lambda connection: connection.execute(insert))
            key = await self._setting("key")
        return key or b""

    async def retention(self) -> int:
        """Returns how many days a finished table keeps its entries and chat."""
        days = await self._setting("retention")
        return RETENTION_DAYS if days is None else int(days)

    async def set_retention(self, days: int) -> None:
        """Sets how many days a finished table keeps its entries and chat."""
        await self._set("retention", str(days))

    async def address(self) -> str | None:
        """Returns the address of the server that was started last; None if none has said it."""
        address = await self._setting("address")
        return None if address is None else address.decode()

    async def set_address(self, address: str) -> None:
        """Sets the address under which people find the server."""
        await self._set("address", address)

    async def house_time(self) -> SavedTime:
        """Returns the house time that was saved last, and its age by the database's clock."""
        saved = select(clock.c.ms, self._database_ms() - clock.c.saved)
        row = await self._read(lambda connection: connection.execute(saved).one_or_none())
        return SavedTime(0, 0) if row is None else SavedTime(row[0], max(0, row[1]))

    async def save_house_time(self, ms: int) -> None:
        """Saves the house time; it never goes back, also where several processes save it."""
        new = self._insert_into(clock).values(id=1, ms=ms, saved=self._database_ms())
        later = {"ms": new.excluded.ms, "saved": new.excluded.saved}
        insert = new.on_conflict_do_update(index_elements=["id"], set_=later, where=clock.c.ms <= new.excluded.ms)
        await self._transact(lambda connection: connection.execute(insert))

    async def _setting(self, name: str) -> bytes | None:
        chosen = select(house.c.value).where(house.c.name == name)
        value: bytes | None = await self._read(lambda connection: connection.scalar(chosen))
        return value

    async def _set(self, name: str, value: str) -> None:
        new = self._insert_into(house).values(name=name, value=value.encode())
        insert = new.on_conflict_do_update(index_elements=["name"], set_={"value": new.excluded.value})
        await self._transact(lambda connection: connection.execute(insert))
