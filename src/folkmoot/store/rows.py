"""What is put into the store and taken out of it. To the store, set-ups, entries and records are opaque."""

from datetime import UTC, datetime

from msgspec import UNSET, Struct, UnsetType


class Guest(Struct, frozen=True):
    """Somebody who told a name."""

    id: str
    name: str
    """Empty once the guest was removed."""
    created: datetime
    seen: datetime | None = None


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
        """Leaves the seed out: whoever reads a log must not know the deal."""
        return f"TableRow({self.id!r})"


class StoredEntry(Struct, frozen=True):
    """One entry of a table."""

    n: int
    at: int
    """House time in milliseconds."""
    body: bytes
    sent: str | None = None
    """The id of the client's command, if a client asked for it."""


class Kept(Struct, frozen=True, kw_only=True):
    """The record of a finished game: the text of `folkmoot.engine.records.to_text`."""

    id: str
    game: str
    text: str
    finished: datetime


class RecordLine(Struct, frozen=True):
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
    """The guest of each chair or seat."""
    record: Kept | None = None
    """The record, when the game is over."""


class Append(Struct, frozen=True):
    """One entry that is to be stored."""

    table: str
    n: int
    at: int
    body: bytes
    sent: str | None = None
    change: TableChange | None = None


class Opens(Struct, frozen=True):
    """A table that is to be opened, with what happens there first."""

    row: TableRow
    entries: list[StoredEntry]
    change: TableChange | None = None

    @property
    def table(self) -> str:
        """The table's id."""
        return self.row.id


class Alters(Struct, frozen=True):
    """A change of the index of tables that no entry takes along."""

    table: str
    change: TableChange


Job = Append | Opens | Alters
"""What may be stored together with other things, in one transaction."""
Claim = tuple[str, int | None]


def claim(job: Job) -> Claim:
    """Returns what a job wants for itself: a table and a number, or the table's row."""
    return job.table, job.n if isinstance(job, Append) else None


class Loaded(Struct, frozen=True):
    """A table and everything that happened there."""

    row: TableRow
    entries: list[StoredEntry]
    phase: str
    """As the index of tables has it."""


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    row: TableRow
    phase: str
    due: int | None
    last: int | None
    """The number of its last entry."""
    updated: datetime
    """When its last entry was stored."""


class Due(Struct, frozen=True):
    """A table that must be looked at, and since when, in house time."""

    table: str
    due: int


class SaidLine(Struct, frozen=True):
    """One thing somebody said at a table."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: datetime


class HouseTime(Struct, frozen=True):
    """The house time that was saved last, and how long ago by the database's clock, both in milliseconds."""

    saved_ms: int
    age_ms: int


class Pruned(Struct, frozen=True):
    """How many tables were removed."""

    finished: int
    never_begun: int


def to_ms(moment: datetime) -> int:
    """Returns a moment as milliseconds since 1970, as the database keeps it."""
    return round(moment.timestamp() * 1000)


def from_ms(ms: int) -> datetime:
    """Returns the moment of so many milliseconds since 1970: the inverse of `to_ms`."""
    return datetime.fromtimestamp(ms // 1000, UTC).replace(microsecond=ms % 1000 * 1000)
