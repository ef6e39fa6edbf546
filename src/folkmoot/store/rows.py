"""The structs that go into the store and come out of it. Set-ups, entries and records are opaque to the store,
but for `began_from_situation`."""

from datetime import UTC, datetime
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Guest(Struct, frozen=True):
    """A person who has given a name."""

    id: str
    name: str
    """Empty once the guest was removed."""
    created: datetime
    seen: datetime | None = None
    generation: int = 0
    """How often the guest has ended all other devices."""


class TableRow(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is opened."""

    id: str
    game: str
    setup: bytes
    seed: bytes
    host: str
    private: bool
    created: datetime

    def __repr__(self) -> str:
        """Leaves the seed out: a log must not give the deal away."""
        return f"TableRow({self.id!r})"


class StoredEntry(Struct, frozen=True):
    """One entry of a table."""

    n: int
    at: int
    """House time in milliseconds."""
    body: bytes
    command_id: str | None = None
    """The id of the client's command, if a client caused it."""
    story: bytes | None = None
    """What a deal or a move told, by which other rules are compared; None for any other entry."""


class StoredRecord(Struct, frozen=True, kw_only=True):
    """The record of a finished game: the text of `folkmoot.engine.records.to_text`."""

    id: str
    game: str
    text: str
    finished: datetime


class RecordSummary(Struct, frozen=True):
    """A record in a list."""

    id: str
    game: str
    finished: datetime


class TableChange(Struct, frozen=True, kw_only=True):
    """What an entry changes in the index of tables; what is left out stays as it is."""

    phase: str | None = None
    due: int | UnsetType | None = UNSET
    """House time when the table must be looked at, or None if it waits for people only."""
    owners: list[str | None] | None = None
    """The guest of every chair or seat."""
    record: StoredRecord | None = None
    """The record, when the game is over."""


class AppendEntry(Struct, frozen=True):
    """Adds an entry to a table."""

    table: str
    n: int
    at: int
    body: bytes
    command_id: str | None = None
    change: TableChange | None = None
    story: bytes | None = None


class OpenTable(Struct, frozen=True):
    """Opens a table with its first entries."""

    row: TableRow
    entries: list[StoredEntry]
    change: TableChange | None = None

    @property
    def table(self) -> str:
        """The table's id."""
        return self.row.id


class ChangeTable(Struct, frozen=True):
    """Changes the index of tables without an entry."""

    table: str
    change: TableChange


class AddChatLine(Struct, frozen=True):
    """Adds a line to a table's chat."""

    table: str
    guest: str
    name: str
    seat: int | None
    text: str
    at: int
    command_id: str | None = None

    @property
    def change(self) -> None:
        """Chat changes nothing in the index of tables."""


Job = AppendEntry | OpenTable | ChangeTable | AddChatLine
"""What a transaction of the writer consists of."""
Claim = tuple[str, int | None]


def claim(job: Job) -> Claim | None:
    """Returns what only one job may have: the table and the number of its entry, or (number None) the table's row.

    None for chat, which claims nothing.
    """
    if isinstance(job, AddChatLine):
        return None
    return job.table, job.n if isinstance(job, AppendEntry) else None


RestrictionKind = Literal["mute", "silence", "remove"]


class Restriction(Struct, frozen=True):
    """What a guest may not do at a table, or is not shown there."""

    kind: RestrictionKind
    guest: str
    """Who has asked for it: a mute concerns what this guest reads. Empty if it holds for everybody."""
    whom: str


class LoadedTable(Struct, frozen=True):
    """A table with all its entries."""

    row: TableRow
    entries: list[StoredEntry]
    phase: str
    """From the index of tables."""
    restrictions: list[Restriction] = []


class TableSummary(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    row: TableRow
    phase: str
    due: int | None
    last: int | None
    """The number of its last entry."""
    updated: datetime
    """When its last entry was stored."""


class DueTable(Struct, frozen=True):
    """A table that must be looked at, and since when, in house time."""

    table: str
    due: int


class ChatLine(Struct, frozen=True):
    """One line of a table's chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: datetime


class SavedTime(Struct, frozen=True):
    """The house time that was saved last, and how long ago by the database's clock, both in milliseconds."""

    saved_ms: int
    age_ms: int


class Pruned(Struct, frozen=True):
    """How many tables were removed."""

    finished: int
    never_begun: int


def to_ms(moment: datetime) -> int:
    """Returns a moment as milliseconds since 1970, as the database stores it."""
    return round(moment.timestamp() * 1000)


def from_ms(ms: int) -> datetime:
    """Returns the moment of so many milliseconds since 1970: the inverse of `to_ms`."""
    return datetime.fromtimestamp(ms // 1000, UTC).replace(microsecond=ms % 1000 * 1000)


def present_moment() -> datetime:
    """Returns the present moment as the database gives it back: in whole milliseconds."""
    return from_ms(to_ms(datetime.now(UTC)))


class _Beginning(Struct):
    situation: dict[str, object] | None = None


# Made once at import: msgspec 0.22 crashes if two threads at a time are the first to decode a type.
_decode_beginning = msgspec.json.Decoder(_Beginning).decode


def began_from_situation(text: bytes | str) -> bool:
    """Tells whether the game of a set-up or a record began from a situation; False for a text that is damaged."""
    try:
        return _decode_beginning(text).situation is not None
    except msgspec.DecodeError:
        return False
