"""The chat of the tables."""

from sqlalchemy import bindparam, select

from folkmoot.store.base import Base
from folkmoot.store.rows import ChatLine, from_ms
from folkmoot.store.schema import chat

_LATEST = (
    select(chat.c.number, chat.c.guest, chat.c.name, chat.c.seat, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("table"))
    .order_by(chat.c.number.desc())
    .limit(bindparam("limit"))
)


class Chat(Base):
    """The chat of every table; `Store` adds the lines, through its writer."""

    async def chat_lines(self, table: str, limit: int = 100) -> list[ChatLine]:
        """Returns the last lines of a table's chat, oldest first."""
        rows = await self._rows(_LATEST, table=table, limit=limit)
        return [
            ChatLine(number, guest, name, seat, text, from_ms(at))
            for number, guest, name, seat, text, at in reversed(rows)
        ]
