"""What one process tells the others, and the readers of its own lobby: new entries, presence, chat, answers of bots.

With SQLite there is one process and nothing to send. With PostgreSQL every process holds the tables its own clients
look at; a process that adds an entry notifies the others through Litestar's Channels, and they read it from the
database.
"""

import asyncio
import secrets
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from msgspec import Struct

from folkmoot.server.identity import Proof

CHANNEL: Final = "folkmoot"


class Notification(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one process sends the others."""

    process: str
    table: str | None = None
    """The table it is about: new entries, unless another field is set. None: every table may have changed."""
    guests: list[str] | None = None
    """The guests who are at that table in the sending process, with or without a chair."""
    spectators: int = 0
    """How many spectators are at that table in the sending process."""
    asks_presence: bool = False
    """Asks the others who is at that table."""
    chat: bool = False
    """There is new chat at that table."""
    restrictions: bool = False
    """The restrictions of that table have changed."""
    lobby: bool = False
    """The list of open tables has changed."""
    ended: Proof | None = None
    """A guest who has ended all other devices, and the generation since then."""
    job: str | None = None
    """The bots' job that a worker has done; `move` is its answer."""
    move: str = ""
    """The notation of a bot's move; empty if the bot has failed."""


decode_notification = msgspec.json.Decoder(Notification).decode


class Notifier:
    """Sends notifications, if there are other processes, and marks the list of open tables as changed."""

    def __init__(self, channels: ChannelsPlugin | None) -> None:
        self.channels = channels
        self.process = secrets.token_hex(6)
        self.listing_changed = asyncio.Event()
        """Set when the list of open tables may have changed; the lobby waits for it."""

    def entry_added(self, table: str) -> None:
        """This process has added an entry to a table."""
        self._publish(Notification(process=self.process, table=table))

    def presence(self, table: str, guests: list[str], spectators: int) -> None:
        """These guests, and so many spectators, are at a table in this process."""
        self._publish(Notification(process=self.process, table=table, guests=guests, spectators=spectators))

    def ask_presence(self, table: str) -> None:
        """Asks who is at a table in the other processes."""
        self._publish(Notification(process=self.process, table=table, asks_presence=True))

    def chat_added(self, table: str) -> None:
        """This process has stored a line of chat."""
        self._publish(Notification(process=self.process, table=table, chat=True))

    def restrictions_changed(self, table: str) -> None:
        """This process has changed the restrictions of a table."""
        self._publish(Notification(process=self.process, table=table, restrictions=True))

    def devices_ended(self, guest: str, generation: int) -> None:
        """A guest has ended all devices of older generations."""
        self._publish(Notification(process=self.process, ended=Proof(guest, generation)))

    def listed(self) -> None:
        """This process has changed the list of open tables."""
        self.listing_changed.set()
        self._publish(Notification(process=self.process, lobby=True))

    def job_done(self, job: str, move: str) -> None:
        """This worker has done a job."""
        self._publish(Notification(process=self.process, job=job, move=move))

    def _publish(self, notification: Notification) -> None:
        if self.channels is not None:
            self.channels.publish(msgspec.json.encode(notification), CHANNEL)
