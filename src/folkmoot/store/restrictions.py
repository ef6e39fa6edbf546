"""Restrictions: who reads whom, who may speak and who may watch, table by table. They are no part of the game."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.exc import IntegrityError

from folkmoot.store.base import Base
from folkmoot.store.errors import NoSuchTable
from folkmoot.store.rows import Restriction
from folkmoot.store.schema import restrictions, seats

MAX_TABLES = 500
"""Tables that one statement asks for."""
RESTRICTIONS = (
    select(restrictions.c.kind, restrictions.c.guest, restrictions.c.whom)
    .where(restrictions.c.table_id == bindparam("table"))
    .order_by(*restrictions.c)
)


class Restrictions(Base):
    """The restrictions of every table."""

    async def add_restriction(self, table: str, new: Restriction) -> bool:
        """Stores a restriction; False if it was there already. Raises `NoSuchTable`."""
        row = {"table_id": table, "kind": new.kind, "guest": new.guest, "whom": new.whom}
        insert = self._insert_into(restrictions).values(row).on_conflict_do_nothing().returning(restrictions.c.kind)

        def add(connection: Connection) -> bool:
            try:
                return connection.scalar(insert) is not None
            except IntegrityError:
                raise NoSuchTable("the table is no longer there") from None

        return await self._transact(add)

    async def lift_restriction(self, table: str, old: Restriction) -> bool:
        """Removes a restriction; False if there was none."""
        row = restrictions.c
        chosen = (row.table_id == table, row.kind == old.kind, row.guest == old.guest, row.whom == old.whom)
        removal = delete(restrictions).where(*chosen)
        return await self._transact(lambda connection: connection.execute(removal).rowcount) == 1

    async def restrictions(self, table: str) -> list[Restriction]:
        """Returns the restrictions of a table."""
        return [Restriction(*row) for row in await self._rows(RESTRICTIONS, table=table)]

    async def restrictions_of(self, tables: Sequence[str]) -> dict[str, list[Restriction]]:
        """Returns the restrictions of several tables, by table."""

        def read(connection: Connection) -> dict[str, list[Restriction]]:
            row = restrictions.c
            held: dict[str, list[Restriction]] = {table: [] for table in tables}
            for start in range(0, len(tables), MAX_TABLES):
                chosen = row.table_id.in_(tables[start : start + MAX_TABLES])
                for values in connection.execute(select(*row).where(chosen).order_by(*row)):
                    held[values.table_id].append(Restriction(values.kind, values.guest, values.whom))
            return held

        return await self._read(read)

    async def is_seated(self, table: str, guest: str) -> bool:
        """Tells whether a guest has a chair or a seat at a table."""
        chosen = select(seats.c.seat).where(seats.c.table_id == table, seats.c.guest == guest).limit(1)
        return await self._read(lambda connection: connection.scalar(chosen)) is not None
