"""A table in this process's memory: its fold, the sockets that look at it, and the one door for new entries.

Nothing is told before it is durable: an entry is appended to the store, then folded, then shown. Each eye's update is
encoded once, however many sockets look with it.
"""

import asyncio
import zlib
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import msgspec

from folkmoot.engine.records import to_text
from folkmoot.server import metrics, presence
from folkmoot.server.connection import Connection, event_of
from folkmoot.server.housetime import HouseTime
from folkmoot.server.indexing import IndexLine
from folkmoot.server.presence import Presence
from folkmoot.server.protocol import Chair, Chat, Goodbye, Room, TableCard, Update, WishMade
from folkmoot.store import (
    AppendEntry,
    LoadedTable,
    NoSuchTable,
    Store,
    StoredEntry,
    StoredRecord,
    StoreError,
    TableChange,
)
from folkmoot.table import validation
from folkmoot.table.entries import Entry
from folkmoot.table.refusals import Refusal
from folkmoot.table.table import Change, Sight, Table

_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(Entry).decode


class LiveTable:
    """A table, its onlookers, and the way its entries go: store, fold, show."""

    def __init__(self, loaded: LoadedTable, table: Table, store: Store, time: HouseTime) -> None:
        self.id = loaded.row.id
        self.table = table
        self.lock = asyncio.Lock()
        self.skip = False
        """The bots answer at once, until a person is asked."""
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called after every change: drives bots and clocks."""
        self.on_kept: Callable[[LiveTable], None] = lambda live: None
        """Called after every entry that was added here: tells other processes."""
        self.on_gone: Callable[[LiveTable], None] = lambda live: None
        """Called when the table turns out to be deleted."""
        self.said: set[int] = set()
        """The numbers of the latest things said that were shown here."""
        self.used_at = time.now()
        self._created = loaded.row.created.isoformat()
        self.updated = self._created
        self._store = store
        self._time = time
        self._sent: set[str] = set()
        self._eyes: dict[int | None, set[Connection]] = defaultdict(set)
        self._hashes: dict[int | None, str] = {}
        self._room_shown = b""
        self._recorded = False
        self._doubtful = False
        """Whether the last entry may have been stored although the store said that it could not."""
        self.index = IndexLine(self.id, table, loaded.phase, store, time)
        opened_at = self._seen_at = loaded.entries[0].at if loaded.entries else 0
        self.fold(loaded.entries)
        # In house time, from what everybody may see alone: when a secret step was stored must not show.
        self.updated = (loaded.row.created + timedelta(milliseconds=self._seen_at - opened_at)).isoformat()
        self.presence = Presence(table, time)

    # --- entries

    def fold(self, entries: list[StoredEntry]) -> Change:
        """Folds entries that are in the store already."""
        changes = [self.table.apply(_decode_entry(stored.body), stored.at) for stored in entries]
        visible = [stored.at for stored, change in zip(entries, changes, strict=True) if _is_visible(change)]
        self._seen_at = max([self._seen_at, *visible])
        self._sent.update(stored.sent for stored in entries if stored.sent)
        touched = [(change.lines_from, change.hidden_from) for change in changes if change.lines_from is not None]
        if not touched:
            return Change()
        hidden = frozenset.intersection(*(hidden for _, hidden in touched))
        return Change(lines_from=min(first for first, _ in touched), hidden_from=hidden)

    def was_done(self, sent: str) -> bool:
        """Tells whether a command of this id has been carried out before."""
        return sent in self._sent

    async def keep(self, entry: Entry, sent: str | None = None) -> None:
        """Makes an entry durable, folds it and shows it; to be called with the lock held.

        If another process was faster, catches up with it: then nothing is kept, and the caller looks at the table anew.
        """
        now = self._time.now()
        change = self.index.take()
        new = AppendEntry(self.id, self.table.entries, now, _encode(entry), sent, change)
        try:
            with metrics.STORING.time():
                won = await self._store.append(new)
        except NoSuchTable:
            self._close()
            raise Refusal("unknown-table") from None
        except StoreError:
            self.doubt()
            self.index.give_back(change)
            raise
        if not won:
            self.index.give_back(change)
            await self.catch_up()
            return
        if sent:
            self._sent.add(sent)
        folded = self.table.apply(entry, now)
        self.show(folded)
        metrics.ENTRIES.labels(str(entry.__struct_config__.tag)).inc()
        self._note_change(folded)
        self.index.note()
        self.on_kept(self)
        self.on_change(self)

    def _close(self) -> None:
        """The table was deleted: everybody is told, and it leaves the memory."""
        for connection in list(self.connections):
            connection.tell(Goodbye(code="unknown-table"))
            connection.finish()
        self.on_gone(self)

    async def settle(self) -> None:
        """Does what the table does by itself: deal, pause, seat bots, stop clocks. With the lock held."""
        while (entry := self.table.next_entry(self._time.now(), self.presence.at_hand())) is not None:
            await self.keep(entry)
        if self.table.phase == "over" and not self._recorded and not await self._store.has_record_of(self.id):
            record = to_text(self.table.record())
            kept = StoredRecord(id=self.id, game=self.table.game.id, text=record, finished=datetime.now(UTC))
            await self._store.change_table(self.id, TableChange(record=kept))
        self._recorded = self.table.phase == "over"

    async def catch_up(self) -> None:
        """Folds and shows what other processes have added meanwhile. With the lock held."""
        missed = await self._store.entries_after(self.id, self.table.entries - 1)
        self._doubtful = False
        if missed:
            folded = self.fold(missed)
            self.show(folded)
            self._note_change(folded)
            self.index.heard()
            self.on_change(self)

    def doubt(self) -> None:
        """There may be entries that could not be read yet."""
        self._doubtful = True

    async def make_sure(self) -> None:
        """Looks what is in the store if that was in doubt. With the lock held, before anything is checked."""
        if self._doubtful:
            # Only a write shows whether the file is gone: reads still succeed then.
            await self._store.save_house_time(self._time.now())
            await self.catch_up()

    async def come_back(self, guest: str) -> None:
        """Gives a returning person the seats back in which bots have played. With the lock held."""
        while (entry := validation.come_back(self.table, guest)) is not None:
            await self.keep(entry)

    def _note_change(self, folded: Change) -> None:
        self.used_at = self._time.now()
        if _is_visible(folded):
            self.updated = datetime.now(UTC).isoformat()

    # --- onlookers

    @property
    def connections(self) -> set[Connection]:
        """The sockets of this process that are at the table."""
        return self.presence.connections

    def exit(self, connection: Connection) -> None:
        """Somebody goes."""
        self.presence.leave(connection)
        for looking in self._eyes.values():
            looking.discard(connection)
        self.used_at = self._time.now()

    def look(self, connection: Connection, eye: int | None, since: int | None) -> None:
        """Lets a client look with an eye, its own or a spectator's, and sends what it has missed. Raises `Refusal`."""
        if eye is not None and eye not in self.table.seats_of(connection.guest):
            raise Refusal("not-your-seat")
        self._open_eye(connection, eye)
        if self.table.course is not None:
            known = None if since is None else min(since, self.table.seq)
            connection.tell(self._update(eye, self.table.sight(eye, known)))

    def _open_eye(self, connection: Connection, eye: int | None) -> None:
        self._eyes[connection.eye].discard(connection)
        connection.eye, connection.looks = eye, True
        self._eyes[eye].add(connection)

    def _check_eyes(self) -> None:
        """Chairs have become seats: an eye may be somebody else's now, and not everybody may go on watching."""
        for connection in list(self.connections):
            if not validation.may_watch(self.table, connection.guest):
                connection.tell(Goodbye(code="no-spectators"))
                connection.finish()
            elif connection.eye is not None and connection.eye not in self.table.seats_of(connection.guest):
                self._open_eye(connection, None)

    def show(self, change: Change) -> None:
        """Sends everybody what changed for them."""
        if change.lines_from == 0:
            self._check_eyes()
        if change.lines_from is not None:
            for eye, looking in self._eyes.items():
                if looking and eye not in change.hidden_from:
                    self._show_eye(eye, looking, change.lines_from)
        if change.room:
            self.show_room()

    def _show_eye(self, eye: int | None, looking: set[Connection], lines_from: int) -> None:
        event = event_of(self._update(eye, self.table.sight_from(eye, lines_from)))
        for connection in looking:
            connection.send(event)

    def view_hash(self, eye: int | None) -> str | None:
        """Returns the hash of the view that this eye was shown last."""
        return self._hashes.get(eye)

    def tell_chat(self, lines: Chat) -> None:
        """Sends what was said to everybody who wants to read it."""
        event, mutes = event_of(lines), self.table.mutes
        authors = {line.guest for line in lines.lines}
        for connection in self.connections:
            if connection.looks and not any((connection.guest, author) in mutes for author in authors):
                connection.send(event)

    def show_room(self) -> None:
        """Sends the room to everybody if it has changed."""
        room = self.room()
        bare = _encode(msgspec.structs.replace(room, now=0))
        if bare != self._room_shown:
            self._room_shown = bare
            event = event_of(room)
            for connection in self.connections:
                connection.send(event)

    def _update(self, eye: int | None, sight: Sight) -> Update:
        view = _encode(sight.view)
        self._hashes[eye] = f"{zlib.crc32(view):08x}"
        return Update(
            seq=sight.seq,
            secret_steps=sight.secret_steps,
            eye=eye,
            view=msgspec.Raw(view),
            hash=self._hashes[eye],
            prompt=sight.prompt,
            undo=sight.undo,
            lines_from=sight.lines_from,
            lines=sight.lines,
            clocks=self.table.clocks.left(self._time.now()),
            result=sight.result,
        )

    def room(self) -> Room:
        """Returns everything about the table but the game itself."""
        table = self.table
        return Room(
            table=self.id,
            setup=table.setup,
            phase=table.phase,
            host=table.host,
            chairs=self.chairs(),
            wishes=self._wishes(),
            spectators=self.presence.onlookers(),
            commitment=table.commitment,
            rematch=table.moved_on,
            now=self._time.now(),
            patience=presence.AWAY_MS,
            created=self._created,
        )

    def chairs(self) -> list[Chair]:
        """Returns the chairs as everybody may see them."""
        present = self.presence.guests()
        return [
            Chair(
                kind=chair.kind,
                name=chair.name,
                guest=chair.guest,
                bot=chair.bot,
                online=chair.guest in present,
                away=self.presence.away(chair.guest),
                left=chair.left,
            )
            for chair in self.table.chairs
        ]

    def card(self, guest: str | None) -> TableCard:
        """Returns the table as it stands in the lobby or among somebody's games."""
        mine = self.table.seats_of(guest)
        return TableCard(
            id=self.id,
            setup=self.table.setup,
            phase=self.table.phase,
            chairs=self.chairs(),
            created=self._created,
            updated=self.updated,
            waiting=any(seat in mine and self.table.chairs[seat].bot is None for seat in self.table.deciders()),
            mine=mine,
            result=self.table.result(),
        )

    def _wishes(self) -> list[WishMade]:
        at_hand = self.presence.at_hand()
        found = []
        for wish, about, by in self.table.wishes.pending():
            needs = [
                seat for seat in self.table.people() if self.table.chairs[seat].guest in at_hand and seat not in by
            ]
            found.append(WishMade(wish=wish, about=about, by=by, needs=[seat for seat in needs if seat != about]))
        return found


def _is_visible(change: Change) -> bool:
    """Tells whether a spectator may know that something happened; a secret step leaves no trace."""
    return None not in change.hidden_from
