"""The records of finished games, which are kept for good."""

from sqlalchemy import bindparam, select

from folkmoot.store.base import Base
from folkmoot.store.rows import RecordSummary, StoredRecord, from_ms
from folkmoot.store.schema import records
from folkmoot.store.statements import digest_of, record_row

_HAS_RECORD = select(records.c.id).where(records.c.id == bindparam("table"))


class Records(Base):
    """All records; a game's record has the id of its table."""

    async def add_record(self, record: StoredRecord) -> bool:
        """Stores the record of a finished game; False if the id has one already."""
        insert = self._statements.add_record.returning(records.c.id)
        return await self._transact(lambda connection: connection.scalar(insert, record_row(record))) is not None

    async def record(self, record: str) -> StoredRecord | None:
        """Returns a record by id."""
        chosen = select(records).where(records.c.id == record)
        row = await self._read(lambda connection: connection.execute(chosen).one_or_none())
        if row is None:
            return None
        return StoredRecord(id=row.id, game=row.game, text=row.text, finished=from_ms(row.finished))

    async def has_record_of(self, table: str) -> bool:
        """Tells whether the record of a table's game is stored."""
        return bool(await self._rows(_HAS_RECORD, table=table))

    async def records(self) -> list[RecordSummary]:
        """Returns all records without their texts, oldest first."""
        chosen = select(records.c.id, records.c.game, records.c.finished).order_by(records.c.finished, records.c.id)
        rows = await self._read(lambda connection: connection.execute(chosen).all())
        return [RecordSummary(row.id, row.game, from_ms(row.finished)) for row in rows]

    async def has_record_text(self, text: str) -> bool:
        """Tells whether a record of exactly this text is stored, under any id."""
        same = select(records.c.id).where(records.c.digest == digest_of(text)).limit(1)
        return await self._read(lambda connection: connection.scalar(same)) is not None
