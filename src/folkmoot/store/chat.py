"""The chat of the tables."""

from sqlalchemy import select

from folkmoot.store.base import Base
from folkmoot.store.rows import ChatLine, from_ms
from folkmoot.store.schema import chat


class Chat(Base):
    """The chat of every table; `Store` adds the lines, through its writer."""

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        """Returns the last lines of a table's chat, oldest first."""
        latest = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        rows = await self._read(lambda connection: connection.execute(latest).all())
        return [
            ChatLine(row.number, row.guest, row.name, row.seat, row.text, from_ms(row.at)) for row in reversed(rows)
        ]
