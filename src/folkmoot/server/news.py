"""How processes hear of each other: Litestar's Channels over PostgreSQL's notifications, or over Redis."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, OperationalError
from psycopg.sql import SQL, Identifier

from folkmoot.server.hub import CHANNEL, News
from folkmoot.server.settings import Settings

SECONDS_BETWEEN_TRIES: Final = 1.0

log = logging.getLogger(__name__)


class SteadyPostgres(PsycoPgChannelsBackend):
    """Litestar's backend, with one connection for all it tells, and back on its feet when the database was gone."""

    _telling: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for attempt in (1, 2):
            try:
                if self._telling is None or self._telling.closed:
                    self._telling = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in channels:
                    name, told = Identifier(channel), data.decode()
                    await self._telling.execute(SQL("NOTIFY {name}, {told}").format(name=name, told=told))
                return
            except OperationalError:
                self._telling = None
                if attempt == 2:
                    log.warning("the database is gone: other processes hear of this later")

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in super().stream_events():
                    yield event
            except OperationalError:
                log.warning("the database is gone: listening again as soon as it is back")
                await self._listen_again()
                yield CHANNEL, msgspec.json.encode(News(process=""))

    async def _listen_again(self) -> None:
        names = set(self._subscribed_channels)
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_TRIES)
            try:
                self._listener_conn = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                self._subscribed_channels.clear()
                await self.subscribe(names)
                return
            except OperationalError:
                continue

    async def on_shutdown(self) -> None:
        if self._telling is not None:
            await self._telling.close()
        await super().on_shutdown()


def channels_of(settings: Settings) -> ChannelsPlugin | None:
    """Returns the channels that the settings ask for; one process alone needs none."""
    backend: ChannelsBackend
    if settings.redis is not None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        backend = RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    elif settings.shared:
        backend = SteadyPostgres(settings.database)
    else:
        return None
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])
