"""Notifications between processes: Litestar's Channels over PostgreSQL's LISTEN and NOTIFY, or over Redis."""

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
from folkmoot.server.notifications import CHANNEL, Notification
from folkmoot.server.settings import Settings

SECONDS_BETWEEN_TRIES: Final = 0.5
KEEPALIVE: Final = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A listener sends nothing: without these it would not notice for hours that the network is gone."""
RESYNC: Final = msgspec.json.encode(Notification(process=""))
"""Notifications may have been lost: a process that gets this reads all its tables again."""

log = logging.getLogger(__name__)


class ChannelsUnavailable(FolkmootError):
    """This process cannot exchange notifications with the others."""


class SingleConnectionBackend(PsycoPgChannelsBackend):
    """Litestar's PostgreSQL backend with one connection for publishing; Litestar opens a new one for every message."""

    _publisher: AsyncConnection[Any] | None = None

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._notify(data, channels)
        except Error:  # the connection has died: the database was restarted meanwhile
            await self._disconnect()
            await self._notify(data, channels)

    async def on_shutdown(self) -> None:
        await self._disconnect()
        await super().on_shutdown()

    async def _notify(self, data: bytes, channels: Iterable[str]) -> None:
        if self._publisher is None:
            self._publisher = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        for channel in channels:
            statement = SQL("NOTIFY {channel}, {payload}").format(channel=Identifier(channel), payload=data.decode())
            await self._publisher.execute(statement)

    async def _disconnect(self) -> None:
        if self._publisher is not None:
            publisher, self._publisher = self._publisher, None
            await publisher.close()


class ReconnectingBackend(ChannelsBackend):
    """Wraps a backend: reconnects when its server was gone, and sends `RESYNC` for what was lost meanwhile."""

    def __init__(self, backend: ChannelsBackend, errors: tuple[type[Exception], ...]) -> None:
        """`errors` are those that the backend raises when its server does not answer."""
        self._backend = backend
        self._errors = errors
        self._lost = False
        """Whether a notification could not be published since the last one that was."""

    async def on_startup(self) -> None:
        try:
            await self._backend.on_startup()
            await self._backend.subscribe([CHANNEL])
        except self._errors as error:
            raise ChannelsUnavailable(f"other processes cannot be heard: {_line(error)}") from None

    async def on_shutdown(self) -> None:
        with suppress(*self._errors):
            await self._backend.on_shutdown()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: the only channel is subscribed to at start-up."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Does nothing: the only channel stays subscribed until shutdown."""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._backend.publish(RESYNC if self._lost else data, channels)
            self._lost = False
        except self._errors as error:
            if not self._lost:
                log.warning("other processes cannot be notified, they are later", extra={"error": _line(error)})
            self._lost = True

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            try:
                async for event in self._backend.stream_events():
                    yield event
            except self._errors as error:
                log.warning("other processes cannot be heard, it is tried again", extra={"error": _line(error)})
            await self._reconnect()
            log.warning("other processes can be heard again")
            yield CHANNEL, RESYNC

    async def _reconnect(self) -> None:
        while True:
            await self.on_shutdown()
            try:
                await self.on_startup()
                return
            except ChannelsUnavailable:
                await asyncio.sleep(SECONDS_BETWEEN_TRIES)


def make_channels(settings: Settings) -> ChannelsPlugin:
    """Returns the channels between processes that the settings ask for. Raises `ChannelsUnavailable`."""
    backend = _over_postgres(settings.conninfo) if settings.redis is None else _over_redis(settings.redis)
    return ChannelsPlugin(backend=backend, channels=[CHANNEL])


def _over_postgres(conninfo: str) -> ChannelsBackend:
    backend = SingleConnectionBackend(make_conninfo("", **(KEEPALIVE | conninfo_to_dict(conninfo))))
    return ReconnectingBackend(backend, (Error, OSError))


def _over_redis(address: str) -> ChannelsBackend:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        advice = "the package redis is not installed: pip install 'folkmoot[redis]'"
        raise ChannelsUnavailable(f"--redis: {advice}") from None
    try:
        redis = Redis.from_url(address)
    except ValueError:
        raise ChannelsUnavailable("--redis: expected redis://HOST:PORT, rediss://… or unix://…") from None
    return ReconnectingBackend(RedisChannelsPubSubBackend(redis=redis), (RedisError, OSError))


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
