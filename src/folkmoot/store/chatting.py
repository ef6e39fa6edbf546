"""What people say at tables."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from folkmoot.store.base import Base
from folkmoot.store.errors import NoSuchTable
from folkmoot.store.rows import SaidLine, from_ms, to_ms
from folkmoot.store.schema import chat


class Chatting(Base):
    """The talk at every table."""

    async def say(
        self, table: str, guest: str, name: str, seat: int | None, text: str, at: datetime, sent: str | None = None
    ) -> SaidLine | None:
        """Keeps what somebody said; numbers grow. None if the command was stored before. Raises `NoSuchTable`."""
        new = {"table_id": table, "guest": guest, "name": name, "seat": seat, "text": text, "at": to_ms(at)}
        saying = self._insert_into(chat).values(new | {"sent": sent}).on_conflict_do_nothing()
        async with self._writing() as connection:
            try:
                number: int | None = await connection.scalar(saying.returning(chat.c.number))
            except IntegrityError:
                raise NoSuchTable("the table is no longer there") from None
        return None if number is None else SaidLine(number, guest, name, seat, text, from_ms(to_ms(at)))

    async def said(self, table: str, limit: int = 100) -> list[SaidLine]:
        """Returns what was said last, oldest first."""
        latest = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        async with self._reading() as connection:
            rows = (await connection.execute(latest)).all()
        return [
            SaidLine(row.number, row.guest, row.name, row.seat, row.text, from_ms(row.at)) for row in reversed(rows)
        ]
