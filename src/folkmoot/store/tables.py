"""Tables, their entries, and lists of tables."""

import time
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, bindparam, delete, func, or_, select, update

from folkmoot.store.restrictions import RESTRICTIONS, Restrictions
from folkmoot.store.rows import (
    DueTable,
    LoadedTable,
    Pruned,
    Restriction,
    StoredEntry,
    TableRow,
    TableSummary,
    from_ms,
)
from folkmoot.store.schema import entries, records, seats, tables

DAY = 86_400_000
OPEN_PHASES = ("waiting", "playing", "paused")

_COLUMNS = (
    tables.c.id,
    tables.c.game,
    tables.c.setup,
    tables.c.seed,
    tables.c.host,
    tables.c.private,
    tables.c.created,
)
_LAST = select(entries.c.n).where(entries.c.table_id == tables.c.id).order_by(entries.c.n.desc()).limit(1)
_STORED = _LAST.with_only_columns(entries.c.stored)
_UPDATED = func.coalesce(_STORED.correlate(tables).scalar_subquery(), tables.c.created)
_SUMMARIES = select(tables.c.phase, tables.c.due, _LAST.correlate(tables).scalar_subquery(), _UPDATED, *_COLUMNS)
_TABLE = select(tables.c.phase, *_COLUMNS).where(tables.c.id == bindparam("table"))
_ENTRIES = (
    select(entries.c.n, entries.c.at, entries.c.body, entries.c.sent, entries.c.story)
    .where(entries.c.table_id == bindparam("table"), entries.c.n > bindparam("after"))
    .order_by(entries.c.n)
)
_HOSTED = (
    select(func.count())
    .select_from(tables)
    .where(tables.c.host == bindparam("guest"), or_(*(tables.c.phase == phase for phase in OPEN_PHASES)))
)


class Tables(Restrictions):
    """All tables; `Store` adds the entries, through its writer."""

    async def load(self, table: str) -> LoadedTable | None:
        """Returns a table with all its entries, None if there is no such table."""

        def read() -> LoadedTable | None:
            rows = self._fetch(_TABLE, table=table)
            if not rows:
                return None
            stored = [StoredEntry(*entry) for entry in self._fetch(_ENTRIES, table=table, after=-1)]
            restrictions = [Restriction(*row) for row in self._fetch(RESTRICTIONS, table=table)]
            phase, *columns = rows[0]
            return LoadedTable(_row(*columns), stored, phase, restrictions)

        return await self._in_thread(read)

    async def entries_after(self, table: str, n: int = -1) -> list[StoredEntry]:
        """Returns a table's entries with a number greater than n, in order; all of them without n."""
        return [StoredEntry(*row) for row in await self._rows(_ENTRIES, table=table, after=n)]

    async def tables_without_stories(self) -> list[str]:
        """Returns the games under way of whose entries none has its story: they were stored by an older Folkmoot."""
        told = select(entries.c.n).where(entries.c.table_id == tables.c.id, entries.c.story.is_not(None))
        chosen = select(tables.c.id).where(tables.c.phase.in_(["playing", "paused"]), ~told.exists())
        return list(await self._read(lambda connection: connection.scalars(chosen.order_by(tables.c.id)).all()))

    async def set_stories(self, table: str, stories: dict[int, bytes]) -> None:
        """Stores what entries told, by their numbers."""
        entry = (entries.c.table_id == table) & (entries.c.n == bindparam("number"))
        rows = [{"number": n, "told": story} for n, story in stories.items()]
        change = update(entries).where(entry).values(story=bindparam("told"))
        await self._transact(lambda connection: connection.execute(change, rows))

    async def tables_of(self, guest: str, limit: int = 200) -> list[TableSummary]:
        """Returns the tables where a guest has a seat or is the host, the one that changed last first."""
        sits = select(seats.c.table_id).where(seats.c.guest == guest)
        mine = or_(tables.c.host == guest, tables.c.id.in_(sits))
        return await self._summaries(_SUMMARIES.where(mine).order_by(_UPDATED.desc(), tables.c.id).limit(limit))

    async def open_tables(self, limit: int = 100) -> list[TableSummary]:
        """Returns the public tables that wait for players, newest first."""
        waiting = (tables.c.phase == "waiting") & tables.c.private.is_(False)
        return await self._summaries(
            _SUMMARIES.where(waiting).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        )

    async def list_tables(self, phase: str | None = None, limit: int = 100, after: int = 0) -> list[TableSummary]:
        """Returns tables, newest first, without the first `after` of them."""
        chosen = _SUMMARIES if phase is None else _SUMMARIES.where(tables.c.phase == phase)
        return await self._summaries(chosen.order_by(tables.c.created.desc(), tables.c.id).limit(limit).offset(after))

    async def count_playing(self) -> int:
        """Returns how many games are going on, paused ones included."""
        playing = select(func.count()).select_from(tables).where(tables.c.phase.in_(["playing", "paused"]))
        return await self._read(lambda connection: connection.scalar(playing)) or 0

    async def count_hosted(self, guest: str) -> int:
        """Returns how many tables a guest holds open as their host: neither over nor closed."""
        ((count,),) = await self._rows(_HOSTED, guest=guest)
        return int(count)

    async def due_tables(self, now: int, limit: int = 100) -> list[DueTable]:
        """Returns the tables that must be looked at by now, in house time, the longest overdue first."""
        due = select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due, tables.c.id)
        rows = await self._read(lambda connection: connection.execute(due.limit(limit)).all())
        return [DueTable(*row) for row in rows]

    async def delete_table(self, table: str) -> bool:
        """Removes a table with everything that belongs to it, its record included; False if there is none."""
        parts = (delete(tables).where(tables.c.id == table), delete(records).where(records.c.id == table))
        deleted = await self._transact(lambda connection: sum(connection.execute(part).rowcount for part in parts))
        return deleted > 0

    async def prune(self, older_than_days: int) -> Pruned:
        """Removes tables unchanged for so many days: finished ones, whose record stays, and those that never began.

        A game that has begun and is not over stays, and so does a finished one without a stored record.
        """
        before = time.time_ns() // 1_000_000 - older_than_days * DAY
        finished = (tables.c.phase == "over") & tables.c.id.in_(select(records.c.id))
        never_begun = tables.c.phase.in_(["waiting", "closed"])
        return Pruned(
            await self._remove(select(tables.c.id).where(finished, before >= _UPDATED)),
            await self._remove(select(tables.c.id).where(never_begun, before >= _UPDATED)),
        )

    async def _remove(self, chosen: Select[tuple[str]]) -> int:
        ids = await self._read(lambda connection: connection.scalars(chosen).all())
        for removal in [delete(tables).where(tables.c.id == table) for table in ids]:
            # one transaction per table, so that others can write between them
            await self._transact(partial(Connection.execute, statement=removal))
        return len(ids)

    async def _summaries(self, chosen: Select[Any]) -> list[TableSummary]:
        rows = await self._read(lambda connection: connection.execute(chosen).all())
        return [
            TableSummary(row=_row(*columns), phase=phase, due=due, last=last, updated=from_ms(updated))
            for phase, due, last, updated, *columns in rows
        ]


def _row(table: str, game: str, setup: bytes, seed: bytes, host: str, private: bool, created: int) -> TableRow:
    return TableRow(
        id=table, game=game, setup=setup, seed=seed, host=host, private=bool(private), created=from_ms(created)
    )
