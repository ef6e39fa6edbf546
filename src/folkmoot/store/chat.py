"""The chat of the tables."""

from datetime import datetime

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from folkmoot.store.base import Base
from folkmoot.store.errors import NoSuchTable
from folkmoot.store.rows import ChatLine, from_ms, to_ms
from folkmoot.store.schema import chat


class Chat(Base):
    """The chat of every table."""

    async def add_chat_line(
        self,
        table: str,
        guest: str,
        name: str,
        seat: int | None,
        text: str,
        at: datetime,
        command_id: str | None = None,
    ) -> ChatLine | None:
        """Stores a line of chat; numbers grow. None if the command was stored before. Raises `NoSuchTable`."""
        row = {"table_id": table, "guest": guest, "name": name, "seat": seat, "text": text, "at": to_ms(at)}
        insert = self._insert_into(chat).values(row | {"sent": command_id}).on_conflict_do_nothing()
        async with self._writing() as connection:
            try:
                number: int | None = await connection.scalar(insert.returning(chat.c.number))
            except IntegrityError:
                raise NoSuchTable("the table is no longer there") from None
        return None if number is None else ChatLine(number, guest, name, seat, text, from_ms(to_ms(at)))

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        """Returns the last lines of a table's chat, oldest first."""
        latest = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        async with self._reading() as connection:
            rows = (await connection.execute(latest)).all()
        return [
            ChatLine(row.number, row.guest, row.name, row.seat, row.text, from_ms(row.at)) for row in reversed(rows)
        ]
