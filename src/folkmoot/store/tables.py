"""Tables: what was fixed when they were opened, their entries, and the lists they stand in."""

import time
from typing import Any

from sqlalchemy import Row, Select, delete, func, or_, select

from folkmoot.store.base import Base
from folkmoot.store.rows import (
    Due,
    Loaded,
    Pruned,
    StoredEntry,
    TableLine,
    TableRow,
    from_ms,
)
from folkmoot.store.schema import entries, records, seats, tables

DAY = 86_400_000

_last = select(entries.c.n).where(entries.c.table_id == tables.c.id).order_by(entries.c.n.desc()).limit(1)
_stored = _last.with_only_columns(entries.c.stored)
_UPDATED = func.coalesce(_stored.correlate(tables).scalar_subquery(), tables.c.created)
_LINES = select(tables, _last.correlate(tables).scalar_subquery().label("last"), _UPDATED.label("updated"))


class Tables(Base):
    """All tables of the house; what happens there is added by `Store`."""

    async def load(self, table: str) -> Loaded | None:
        """Returns a table and everything that happened there, None if there is no such table."""
        async with self._reading() as connection:
            row = (await connection.execute(_LINES.where(tables.c.id == table))).one_or_none()
        return None if row is None else Loaded(_row(row), await self.entries_after(table), row.phase)

    async def entries_after(self, table: str, n: int | None = None) -> list[StoredEntry]:
        """Returns a table's entries with a number greater than n, in order; all of them without n."""
        chosen = select(entries.c.n, entries.c.at, entries.c.body, entries.c.sent).where(entries.c.table_id == table)
        if n is not None:
            chosen = chosen.where(entries.c.n > n)
        async with self._reading() as connection:
            return [StoredEntry(*row) for row in await connection.execute(chosen.order_by(entries.c.n))]

    async def tables_of(self, guest: str, limit: int = 200) -> list[TableLine]:
        """Returns the tables where a guest has a seat or is the host, whichever changed last first."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        mine = or_(tables.c.host == guest, tables.c.id.in_(sits))
        return await self._lines(_LINES.where(mine).order_by(_UPDATED.desc(), tables.c.id).limit(limit))

    async def open_tables(self, limit: int = 100) -> list[TableLine]:
        """Returns the public tables that wait for players, newest first."""
        waiting = (tables.c.phase == "waiting") & tables.c.private.is_(False)
        return await self._lines(_LINES.where(waiting).order_by(tables.c.created.desc(), tables.c.id).limit(limit))

    async def list_tables(self, phase: str | None = None, limit: int = 100, after: int = 0) -> list[TableLine]:
        """Returns tables, newest first, without the first `after` of them."""
        chosen = _LINES if phase is None else _LINES.where(tables.c.phase == phase)
        return await self._lines(chosen.order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(after))

    async def count_playing(self) -> int:
        """Returns how many games are going on, paused ones included."""
        going = select(func.count()).select_from(tables).where(tables.c.phase.in_(["playing", "paused"]))
        async with self._reading() as connection:
            return await connection.scalar(going) or 0

    async def due_tables(self, now: int, limit: int = 100) -> list[Due]:
        """Returns the tables that must be looked at by now, in house time, the longest due first."""
        due = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due, tables.c.id)
        async with self._reading() as connection:
            return [Due(*row) for row in await connection.execute(due.limit(limit))]

    async def delete_table(self, table: str) -> bool:
        """Removes a table with everything that belongs to it, its record included; False if there is none."""
        async with self._writing() as connection:
            deleted = await connection.execute(delete(tables).where(tables.c.id == table))
            forgotten = await connection.execute(delete(records).where(records.c.id == table))
        return deleted.rowcount + forgotten.rowcount > 0

    async def prune(self, older_than_days: int) -> Pruned:
        """Removes tables that nobody touched for so long: finished ones keep their record, others never began.

        A game that has begun and is not over stays, and so does a finished one whose record is not kept.
        """
        before = time.time_ns() // 1_000_000 - older_than_days * DAY
        finished = (tables.c.phase == "over") & tables.c.id.in_(select(records.c.id))
        never_begun = tables.c.phase.in_(["waiting", "closed"])
        return Pruned(
            await self._remove(select(tables.c.id).where(finished, before >= _UPDATED)),
            await self._remove(select(tables.c.id).where(never_begun, before >= _UPDATED)),
        )

    async def _remove(self, chosen: Select[tuple[str]]) -> int:
        async with self._reading() as connection:
            ids = (await connection.scalars(chosen)).all()
        for table in ids:  # each in its own transaction: the house goes on meanwhile
            async with self._writing() as connection:
                await connection.execute(delete(tables).where(tables.c.id == table))
        return len(ids)

    async def _lines(self, chosen: Select[Any]) -> list[TableLine]:
        async with self._reading() as connection:
            return [
                TableLine(row=_row(row), phase=row.phase, due=row.due, last=row.last, updated=from_ms(row.updated))
                for row in await connection.execute(chosen)
            ]


def _row(row: Row[Any]) -> TableRow:
    return TableRow(
        id=row.id,
        game=row.game,
        setup=row.setup,
        seed=row.seed,
        host=row.host,
        private=row.private,
        created=from_ms(row.created),
    )
