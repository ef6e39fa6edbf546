"""How processes hear of each other: Litestar's Channels over PostgreSQL's notifications, or over Redis."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.sql import SQL, Identifier

from folkmoot.engine.errors import FolkmootError
from folkmoot.server.hub import CHANNEL, News
from folkmoot.server.settings import Settings

SECONDS_BETWEEN_TRIES: Final = 0.5
ALERT: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A listener sends nothing: without these it would not notice for hours that the network is gone."""
EVERYTHING: Final = msgspec.json.encode(News(process=""))
"""Some news may have been lost: whoever hears this looks at all its tables."""

log = logging.getLogger(__name__)


class NoNews(FolkmootError):
    """This process would not hear of the others."""


class OneVoice(PsycoPgChannelsBackend):
    """Litestar's PostgreSQL backend, which would open a new connection for all it tells; this one keeps it."""

    _telling: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._notify(data, channels)
        except Error:  # the old connection has died: the database was restarted meanwhile
            await self._hush()
            await self._notify(data, channels)

    async def on_shutdown(self) -> None:
        await self._hush()
        await super().on_shutdown()

    async def _notify(self, data: bytes, channels: Iterable[str]) -> None:
        if self._telling is None:
            self._telling = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            name, told = Identifier(channel), data.decode()
            await self._telling.execute(SQL("NOTIFY {name}, {told}").format(name=name, told=told))

    async def _hush(self) -> None:
        if self._telling is not None:
            telling, self._telling = self._telling, None
            await telling.close()


class Steady(ChannelsBackend):
    """Any backend, back on its feet when its server was gone; what was missed meanwhile is looked up by everybody."""

    def __init__(self, backend: ChannelsBackend, gone: tuple[type[Exception], ...]) -> None:
        """`gone` are the errors of a backend whose server does not answer."""
        self._backend = backend
        self._gone = gone
        self._lost = False
        """Something could not be told."""

    async def on_startup(self) -> None:
        try:
            await self._backend.on_startup()
            await self._backend.subscribe([CHANNEL])
        except self._gone as error:
            raise NoNews(f"other processes cannot be heard: {_line(error)}") from None

    async def on_shutdown(self) -> None:
        with suppress(*self._gone):
            await self._backend.on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: there is one channel, and it is listened to from the beginning."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: it is listened to until the end."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._backend.publish(EVERYTHING if self._lost else data, channels)
            self._lost = False
        except self._gone as error:
            if not self._lost:
                log.warning("other processes cannot be told, they hear of it later: %s", _line(error))
            self._lost = True

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self._backend.stream_events():
                    yield event
            except self._gone as error:
                log.warning("other processes cannot be heard, it is tried again: %s", _line(error))
            await self._start_again()
            log.warning("other processes can be heard again")
            yield CHANNEL, EVERYTHING

    async def _start_again(self) -> None:
        while True:
            await self.on_shutdown()
            try:
                await self.on_startup()
                return
            except NoNews:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def channels_of(settings: Settings) -> ChannelsPlugin:
    """Returns the channels between processes that the settings ask for. Raises `NoNews`."""
    backend = _over_postgres(settings.conninfo) if settings.redis is None else _over_redis(settings.redis)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


def _over_postgres(conninfo: str) -> ChannelsBackend:
    return Steady(OneVoice(make_conninfo("", **(ALERT | conninfo_to_dict(conninfo)))), (Error, OSError))


def _over_redis(address: str) -> ChannelsBackend:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise NoNews("--redis: the package redis is not installed: pip install 'folkmoot[redis]'") from None
    try:
        redis = Redis.from_url(address)
    except ValueError:
        raise NoNews("--redis: expected redis://HOST:PORT, rediss://… or unix://…") from None
    return Steady(RedisChannelsPubSubBackend(redis=redis), (RedisError, OSError))


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
