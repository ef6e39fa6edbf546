"""Restrictions: who reads whom, who may speak and who may watch, table by table. They are no part of the game."""

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from folkmoot.store.base import Base
from folkmoot.store.errors import NoSuchTable
from folkmoot.store.rows import Restriction
from folkmoot.store.schema import restrictions


class Restrictions(Base):
    """The restrictions of every table."""

    async def add_restriction(self, table: str, new: Restriction) -> bool:
        """Stores a restriction; False if it was there already. Raises `NoSuchTable`."""
        row = {"table_id": table, "kind": new.kind, "guest": new.guest, "whom": new.whom}
        insert = self._insert_into(restrictions).values(row).on_conflict_do_nothing().returning(restrictions.c.kind)
        async with self._writing() as connection:
            try:
                return await connection.scalar(insert) is not None
            except IntegrityError:
                raise NoSuchTable("the table is no longer there") from None

    async def lift_restriction(self, table: str, old: Restriction) -> bool:
        """Removes a restriction; False if there was none."""
        row = restrictions.c
        chosen = (row.table_id == table, row.kind == old.kind, row.guest == old.guest, row.whom == old.whom)
        async with self._writing() as connection:
            removed = await connection.execute(delete(restrictions).where(*chosen))
        return removed.rowcount == 1

    async def restrictions(self, table: str) -> list[Restriction]:
        """Returns the restrictions of a table."""
        row = restrictions.c
        chosen = select(row.kind, row.guest, row.whom).where(row.table_id == table).order_by(*row)
        async with self._reading() as connection:
            return [Restriction(*values) for values in await connection.execute(chosen)]
