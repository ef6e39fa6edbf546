"""What every table of a process uses: settings, store, house time, notifications."""

from dataclasses import dataclass

from folkmoot.server.connection import Connections
from folkmoot.server.housetime import HouseTime
from folkmoot.server.notifications import Notifier
from folkmoot.server.settings import Settings
from folkmoot.store import Store


@dataclass(frozen=True)
class Services:
    """What every table of a process uses."""

    settings: Settings
    store: Store
    time: HouseTime
    notifier: Notifier
    connections: Connections
    """The open sockets of this process."""
