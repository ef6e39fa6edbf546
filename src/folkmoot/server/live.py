"""A table in this process's memory: its folded entries, the sockets that look at it, and how entries are added.

Nothing is shown before it is durable: an entry is appended to the store, then folded, then shown. Each eye's update is
encoded once, however many sockets look with it.
"""

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Final

import msgspec

from folkmoot.engine.course import PlayedMove
from folkmoot.engine.records import to_text
from folkmoot.server import metrics
from folkmoot.server.connection import Connection, frame_of
from folkmoot.server.indexing import IndexRow
from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.presence import Presence
from folkmoot.server.protocol import Chair, Chat, Room, WishMade
from folkmoot.server.restrictions import Restrictions
from folkmoot.server.services import Services
from folkmoot.server.shown_chat import ShownChat
from folkmoot.server.updates import has_secrets, stories_of, update_of
from folkmoot.server.upgrades import fold_stored
from folkmoot.store import (
    AppendEntry,
    LoadedTable,
    NoSuchTable,
    Restriction,
    StoredEntry,
    StoredRecord,
    StoreError,
    TableChange,
)
from folkmoot.table import validation
from folkmoot.table.entries import Entry
from folkmoot.table.folding import story_of
from folkmoot.table.refusals import Refusal
from folkmoot.table.sight import Change, Sight
from folkmoot.table.table import Table

HASHES_KEPT: Final = 16
"""How many hashes of views that were sent to an eye are kept."""

_encode = msgspec.json.Encoder().encode


class LiveTable:
    """A table and the sockets that look at it; entries are stored, folded and shown in this order."""

    def __init__(self, loaded: LoadedTable, table: Table, services: Services) -> None:
        self.id = loaded.row.id
        self.table = table
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        """Set after every change that leaves something to do; the keeper waits for it, and nobody else."""
        self.deleted = False
        """Whether the table turned out to have been deleted from the store."""
        self.skip = False
        """Whether bots answer with hardly a pause until a person is asked."""
        self.shown_chat = ShownChat()
        self._store = services.store
        self._time = services.time
        self._notifier = services.notifier
        self.used_at = self._time.now()
        self._created = loaded.row.created.isoformat()
        self.updated = loaded.row.created.timestamp()
        """When the game or the room changed last, in seconds since 1970."""
        self._command_ids: set[str] = set()
        self._eyes: dict[int | None, set[Connection]] = defaultdict(set)
        self._hashes: dict[int | None, deque[str]] = defaultdict(lambda: deque(maxlen=HASHES_KEPT))
        """The hashes of the views that were sent last to each eye."""
        self._room_shown = b""
        self._recorded = False
        self._stale = False
        """Whether the store may hold entries that are not folded: one may have been stored although an error came."""
        self.index = IndexRow(self.id, table, loaded.phase, services)
        self.untold: dict[int, bytes] = {}
        """What entries of an older Folkmoot told, by their numbers: it is not stored with them yet."""
        opened_at = self._seen_at = loaded.entries[0].at if loaded.entries else 0
        self.fold(loaded.entries)
        # From entries that everybody may see, in house time: when a secret step was stored must not show.
        self.updated += (self._seen_at - opened_at) / 1000
        self.presence = Presence(table, self._time, int(services.settings.timing.patience * 1000))
        self.restrictions = Restrictions(loaded.restrictions)

    # --- entries

    def fold(self, entries: list[StoredEntry]) -> Change:
        """Folds stored entries and returns what they have changed."""
        folded = fold_stored(self.table, entries)
        changes, self.untold = folded.changes, folded.stories
        visible = [stored.at for stored, change in zip(entries, changes, strict=True) if _is_visible(change)]
        self._seen_at = max([self._seen_at, *visible])
        self._command_ids.update(stored.command_id for stored in entries if stored.command_id)
        touched = [(change.lines_from, change.hidden_from) for change in changes if change.lines_from is not None]
        if not touched:
            return Change()
        hidden = frozenset.intersection(*(hidden for _, hidden in touched))
        return Change(lines_from=min(first for first, _ in touched), hidden_from=hidden)

    def has_handled(self, command_id: str) -> bool:
        """Tells whether the command of this id has been carried out before."""
        return command_id in self._command_ids

    async def append(self, step: Entry | PlayedMove, command_id: str | None = None) -> None:
        """Stores an entry, or a move that was foreseen, folds it and shows it. The lock must be held.

        If another process has added an entry first, catches up instead and adds nothing: the caller checks the table
        again. Raises `StoreError`, and `Refusal` if the table was deleted.
        """
        now = self._time.now()
        entry, foreseen = (step.act, step) if isinstance(step, PlayedMove) else (step, self.table.foresee(step))
        change = self.index.take_pending()
        story = story_of(foreseen)
        new = AppendEntry(self.id, self.table.entry_count, now, _encode(entry), command_id, change, story)
        began = time.perf_counter()
        try:
            added = await self._store.append(new)
            seconds = time.perf_counter() - began
        except NoSuchTable:
            self._close()
            raise Refusal("unknown-table") from None
        except StoreError:
            self.mark_stale()
            self.index.restore_pending(change)
            raise
        if not added:
            self.index.restore_pending(change)
            await self.catch_up()
            return
        if command_id:
            self._command_ids.add(command_id)
        folded = self.table.apply(entry, now, foreseen)
        self.show(folded)
        metrics.count_entry(str(entry.__struct_config__.tag), seconds)
        self.index.mark_changed()
        self._notifier.entry_added(self.id)
        self._note_change(folded)

    def _close(self) -> None:
        """Closes all sockets with a goodbye and drops the table: it was deleted."""
        for connection in list(self.connections):
            connection.dismiss("unknown-table")
        self.deleted = True
        self.changed.set()

    async def settle(self) -> None:
        """Adds the entries of the table itself: deal, pause, bots that sit, stopped clocks. The lock must be held."""
        while (entry := self.table.next_entry(self._time.now(), self._voters())) is not None:
            await self.append(entry)
        if self.table.phase == "over" and not self._recorded and not await self._store.has_record_of(self.id):
            record = to_text(self.table.record())
            stored = StoredRecord(id=self.id, game=self.table.game.id, text=record, finished=datetime.now(UTC))
            await self._store.change_table(self.id, TableChange(record=stored))
        self._recorded = self.table.phase == "over"

    def _voters(self) -> Collection[str]:
        """Returns the guests who are at hand, whose wishes count; nobody if there are no wishes."""
        return self.presence.at_hand() if self.table.wishes else ()

    async def catch_up(self) -> None:
        """Folds and shows what other processes have added meanwhile. The lock must be held."""
        missed = await self._store.entries_after(self.id, self.table.entry_count - 1)
        self._stale = False
        if missed:
            folded = self.fold(missed)
            self.show(folded)
            self.index.mark_written()
            self._note_change(folded)

    def mark_stale(self) -> None:
        """Notes that the store may hold entries that could not be read."""
        self._stale = True
        self.changed.set()

    @property
    def is_stale(self) -> bool:
        """Whether the store may hold entries that are not folded."""
        return self._stale

    async def refresh(self) -> None:
        """Catches up if the table is marked stale. The lock must be held; called before a command is checked."""
        if self._stale:
            # Only a write shows whether the file is gone: reads still succeed then.
            await self._store.save_house_time(self._time.now())
            await self.catch_up()

    async def return_seats(self, guest: str) -> None:
        """Gives a returning person back the seats that bots have taken over. The lock must be held."""
        while (entry := validation.come_back(self.table, guest)) is not None:
            await self.append(entry)

    def _note_change(self, folded: Change) -> None:
        self.used_at = self._time.now()
        if _is_visible(folded):
            self.updated = time.time()
        if folded.room_changed and not self.table.setup.private:
            self._notifier.listing_changed.set()
        if self.table.goes_on_by_itself():
            self.changed.set()

    async def restrict(self, restriction: Restriction, on: bool) -> None:
        """Stores a restriction, or lifts one (`on` false), once it was checked. Raises `StoreError` and `Refusal`."""
        self.restrictions.check(restriction, on)
        change = self._store.add_restriction if on else self._store.lift_restriction
        try:
            await change(self.id, restriction)
        except NoSuchTable:
            self._close()
            raise Refusal("unknown-table") from None
        self.restrictions.set(restriction, on)
        self._enforce_restrictions()

    async def reload_restrictions(self) -> None:
        """Reads the restrictions again: another process has changed them."""
        version = self.restrictions.version
        while not self.take_restrictions(await self._store.restrictions(self.id), version):
            version = self.restrictions.version

    def take_restrictions(self, stored: list[Restriction], version: int) -> bool:
        """Takes over the restrictions that the store holds; see `Restrictions.reload`."""
        taken = self.restrictions.reload(stored, version)
        self._enforce_restrictions()
        return taken

    def _enforce_restrictions(self) -> None:
        self.dismiss_barred()
        self.restrictions.tell_silenced(self.connections)

    # --- sockets

    @property
    def connections(self) -> set[Connection]:
        """The sockets of this process that are at the table."""
        return self.presence.connections

    def leave(self, connection: Connection) -> None:
        """Removes a socket."""
        self.presence.leave(connection)
        for looking in self._eyes.values():
            looking.discard(connection)
        self.used_at = self._time.now()

    def barred(self, guest: str | None) -> str | None:
        """Returns why somebody may not look at the table, as a code; None if they may. Players always may."""
        if self.restrictions.is_removed(guest) and not self.table.seats_of(guest):
            return "removed"
        return None if validation.may_watch(self.table, guest) else "no-spectators"

    def dismiss_barred(self) -> None:
        """Closes the sockets of those who may no longer look, with a goodbye."""
        for connection in list(self.connections):
            code = self.barred(connection.guest)
            if code is not None:
                connection.dismiss(code)

    def look(self, connection: Connection, eye: int | None, since: int | None) -> None:
        """Sets the eye of a client, its own or a spectator's, and sends what it has missed. Raises `Refusal`."""
        if eye is not None and eye not in self.table.seats_of(connection.guest):
            raise Refusal("not-your-seat")
        self._set_eye(connection, eye)
        if self.table.course is not None:
            known = None if since is None else min(since, self.table.seq)
            for frame in self._frames(eye, self.table.sight(eye, known)):
                connection.send_frame(frame)

    def _set_eye(self, connection: Connection, eye: int | None) -> None:
        self._eyes[connection.eye].discard(connection)
        connection.eye, connection.looks = eye, True
        self._eyes[eye].add(connection)

    def _check_eyes(self) -> None:
        """Checks all eyes after chairs have become seats: some are another guest's now, some may no longer watch."""
        self.dismiss_barred()
        for connection in list(self.connections):
            if connection.eye is not None and connection.eye not in self.table.seats_of(connection.guest):
                self._set_eye(connection, None)

    def show(self, change: Change) -> None:
        """Sends every eye what has changed for it."""
        if change.lines_from == 0:
            self._check_eyes()
        if change.lines_from is not None:
            for eye, looking in self._eyes.items():
                if looking and eye not in change.hidden_from:
                    self._show_eye(eye, looking, change.lines_from)
        if change.room_changed:
            self.show_room()

    def _show_eye(self, eye: int | None, looking: set[Connection], lines_from: int) -> None:
        for frame in self._frames(eye, self.table.sight_from(eye, lines_from)):
            for connection in looking:
                connection.send_frame(frame)

    def has_sent(self, eye: int | None, view_hash: str) -> bool:
        """Tells whether a view of this hash was sent to an eye lately.

        Not only the last one counts: a command may cross an update on its way, and a visible commitment changes the
        view without a new question.
        """
        return view_hash in self._hashes[eye]

    def send_chat(self, lines: Chat) -> None:
        """Sends chat to all who look and have not muted its author."""
        frame, has_muted = frame_of(lines), self.restrictions.has_muted
        authors = {line.guest for line in lines.lines}
        for connection in self.connections:
            if connection.looks and not any(has_muted(connection.guest, author) for author in authors):
                connection.send_frame(frame)

    def show_room(self, newcomer: Connection | None = None) -> None:
        """Sends the room to all sockets if it has changed, and in any case to one that has just come."""
        room = self.room()
        timeless = _encode(msgspec.structs.replace(room, now=0))
        if timeless != self._room_shown:
            self._room_shown = timeless
            frame = frame_of(room)
            for connection in self.connections:
                connection.send_frame(frame)
        elif newcomer is not None:
            newcomer.send(room)

    def _frames(self, eye: int | None, sight: Sight) -> list[bytes]:
        """Returns the messages that show an eye what has changed, ready to be sent."""
        clocks = self.table.clocks
        left = clocks.remaining(self._time.now()) if clocks.in_use else None
        update = update_of(eye, sight, left, has_secrets(self.table, eye))
        self._hashes[eye].append(update.hash)
        return [frame_of(message) for message in (*stories_of(eye, sight), update)]

    def room(self) -> Room:
        """Returns everything about the table but the game itself."""
        table = self.table
        return Room(
            table=self.id,
            setup=table.setup.public(),
            phase=table.phase,
            host=table.host,
            chairs=self.chairs(),
            wishes=self._wishes(),
            spectators=self.presence.spectators(),
            commitment=table.commitment,
            rematch=table.next_table,
            now=self._time.now(),
            patience=self.presence.patience_ms,
            created=self._created,
            frozen=table.frozen,
        )

    def chairs(self) -> list[Chair]:
        """Returns the chairs, the same for all."""
        present = self.presence.guests()
        return [
            Chair(
                kind=chair.kind,
                name=chair.name,
                guest=chair.guest,
                bot=chair.bot,
                online=chair.guest in present,
                away=self.presence.away(chair.guest),
                left=chair.departure,
            )
            for chair in self.table.chairs
        ]

    def card(self, guest: str | None) -> TableCard:
        """Returns the table as it is shown in the lobby or in a guest's list."""
        mine = self.table.seats_of(guest)
        return TableCard(
            id=self.id,
            setup=self.table.setup.public(),
            phase=self.table.phase,
            chairs=self.chairs(),
            created=self._created,
            updated=datetime.fromtimestamp(self.updated, UTC).isoformat(),
            waiting=any(seat in mine and self.table.chairs[seat].bot is None for seat in self.table.deciders()),
            mine=mine,
            result=self.table.result(),
            frozen=self.table.frozen,
        )

    def _wishes(self) -> list[WishMade]:
        if not self.table.wishes:
            return []
        voters = self.table.voters(self.presence.at_hand())
        return [
            WishMade(wish=wish, about=about, by=by, needs=[seat for seat in voters if seat not in (*by, about)])
            for wish, about, by in self.table.wishes.pending()
        ]


def _is_visible(change: Change) -> bool:
    """Tells whether spectators may see that something happened; a secret step leaves no trace."""
    return None not in change.hidden_from
