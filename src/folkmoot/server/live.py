"""A table in this process's memory: its fold, the sockets that look at it, and the one door for new entries.

Nothing is told before it is durable: an entry is appended to the store, then folded, then shown. Each eye's update is
encoded once, however many sockets look with it.
"""

import asyncio
import logging
import zlib
from collections import defaultdict
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, NamedTuple

import msgspec

from folkmoot.engine.records import to_text
from folkmoot.server import metrics
from folkmoot.server.connection import Connection, event_of
from folkmoot.server.housetime import HouseTime
from folkmoot.server.protocol import Chair, Chat, Goodbye, Room, TableCard, Update, WishMade
from folkmoot.store import Append, Kept, Loaded, Store, StoredEntry, StoreError, TableChange
from folkmoot.table import manners
from folkmoot.table.entries import Entry
from folkmoot.table.refusals import Refusal
from folkmoot.table.story import Line
from folkmoot.table.table import Change, Sight, Table

AWAY_MS: Final = 45_000
"""How long somebody is waited for before the others may wish a bot in his seat."""
FLUSH_SECONDS: Final = 1.0
"""How long changes of the index wait for an entry that takes them along."""
WATCHDOG_MS: Final = 30_000
"""A table whose bot has not answered for so long is looked at again, by whichever process sees it first."""

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode
_decode_entry = msgspec.json.Decoder(Entry).decode


class Shown(NamedTuple):
    """What an eye can tell about the game while the public number stands still."""

    seq: int
    step: int
    hash: str
    undo: int
    whispered: list[Line]


class LiveTable:
    """A table, its onlookers, and the way its entries go: store, fold, show."""

    def __init__(self, loaded: Loaded, table: Table, store: Store, time: HouseTime) -> None:
        self.id = loaded.row.id
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.visitors: dict[str, set[str]] = {}
        """The guests at this table in other processes, by process."""
        self.skip = False
        """The bots answer at once, until a person is asked."""
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        """Called after every change: drives bots and clocks, and tells other processes."""
        self.last_said = 0
        """The number of the last thing said that was shown here."""
        self.used_at = time.now()
        self._created = loaded.row.created.isoformat()
        self.updated = loaded.updated.isoformat()
        self._store = store
        self._time = time
        self._sent: set[str] = set()
        self._away: dict[str, int] = {}
        self._eyes: dict[int | None, set[Connection]] = defaultdict(set)
        self._shown: dict[int | None, Shown] = {}
        self._room_shown = b""
        self._recorded = False
        self._pending: TableChange | None = None
        self._flush: asyncio.TimerHandle | asyncio.Task[None] | None = None
        self._doubtful = False
        """Whether the last entry may have been stored although the store said that it could not."""
        self._kept = TableChange(phase=loaded.phase)
        self.fold(loaded.entries)
        self._away = dict.fromkeys((chair.guest for chair in table.chairs if chair.guest), time.now())

    # --- entries

    def fold(self, entries: list[StoredEntry]) -> Change:
        """Folds entries that are in the store already."""
        lines_from: int | None = None
        for stored in entries:
            change = self.table.apply(_decode_entry(stored.body), stored.at)
            if change.lines_from is not None:
                lines_from = change.lines_from if lines_from is None else min(lines_from, change.lines_from)
            if stored.sent:
                self._sent.add(stored.sent)
        return Change(lines_from=lines_from)

    def was_done(self, sent: str) -> bool:
        """Tells whether a command of this id has been carried out before."""
        return sent in self._sent

    async def keep(self, entry: Entry, sent: str | None = None) -> None:
        """Makes an entry durable, folds it and shows it; to be called with the lock held.

        Raises `Refusal("stale")` if another process was faster, after having caught up with it.
        """
        now = self._time.now()
        change, self._pending = self._pending, None
        new = Append(self.id, self.table.entries, now, _encode(entry), sent, change)
        try:
            with metrics.STORING.time():
                won = await self._store.append(new)
        except StoreError:
            self._doubtful, self._pending = True, change
            raise
        if not won:
            await self.catch_up()
            if sent is None or sent not in self._sent:
                raise Refusal("stale")
            return
        if sent:
            self._sent.add(sent)
        folded = self.table.apply(entry, now)
        self.show(folded)
        metrics.ENTRIES.labels(type(entry).__name__).inc()
        self._note_change(folded)
        self.on_change(self)

    async def settle(self) -> None:
        """Does what the table does by itself: deal, pause, seat bots, stop clocks. With the lock held."""
        while (entry := self.table.follows(self._time.now(), self.at_hand())) is not None:
            await self.keep(entry)
        if self.table.phase == "over" and not self._recorded:
            record = to_text(self.table.record())
            kept = Kept(id=self.id, game=self.table.game.id, text=record, finished=datetime.now(UTC))
            await self._store.keep_record(kept)
            self._recorded = True

    async def catch_up(self) -> None:
        """Folds and shows what other processes have added meanwhile. With the lock held."""
        missed = await self._store.entries_after(self.id, self.table.entries - 1)
        self._doubtful = False
        if missed:
            folded = self.fold(missed)
            self.show(folded)
            self._note_change(folded)
            self.on_change(self)

    async def make_sure(self) -> None:
        """Looks what is in the store if that was in doubt. With the lock held, before anything is checked."""
        if self._doubtful:
            await self.catch_up()

    async def come_back(self, guest: str) -> None:
        """Gives a returning person the seats back in which bots have played. With the lock held."""
        while (entry := manners.come_back(self.table, guest)) is not None:
            await self.keep(entry)

    def _note_change(self, folded: Change) -> None:
        """Keeps what the lobby, one's games and the watchdog look for; entries alone would do, but slowly."""
        table, now = self.table, self._time.now()
        self.used_at = now
        if (folded.lines_from or 0) <= table.seq:  # a secret step leaves no trace
            self.updated = datetime.now(UTC).isoformat()
        due = table.clocks.due() if table.phase == "playing" else None
        if due is None and any(chair.bot for chair in table.chairs) and table.phase == "playing":
            due = now + WATCHDOG_MS
        change = TableChange(phase=table.phase, due=due, owners=[chair.guest for chair in table.chairs])
        if change != self._kept:
            self._kept = self._pending = change
            if self._flush is None:
                self._flush = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._start_flush)

    def _start_flush(self) -> None:
        self._flush = asyncio.create_task(self._write_change())

    async def _write_change(self) -> None:
        """Writes what no entry has taken along meanwhile."""
        self._flush = None
        change, self._pending = self._pending, None
        try:
            if change is not None:
                await self._store.change(self.id, change)
        except StoreError as error:
            self._kept = TableChange()
            log.warning("the index of tables is behind: %s", error)

    # --- onlookers

    def present(self) -> set[str]:
        """Returns the guests who are at the table now, in any process."""
        here = {connection.guest for connection in self.connections if connection.guest}
        return here.union(*self.visitors.values())

    def at_hand(self) -> set[str]:
        """Returns the guests who are at the table, or left so recently that they are waited for."""
        now = self._time.now()
        return self.present() | {guest for guest, since in self._away.items() if now - since < AWAY_MS}

    def enter(self, connection: Connection) -> None:
        """Somebody comes to the table."""
        self.connections.add(connection)
        if connection.guest:
            self._away.pop(connection.guest, None)

    def exit(self, connection: Connection) -> None:
        """Somebody goes."""
        self.connections.discard(connection)
        for looking in self._eyes.values():
            looking.discard(connection)
        self.used_at = self._time.now()
        self.note_absences()

    def note_absences(self) -> None:
        """Notes since when owners of seats are away."""
        present, now = self.present(), self._time.now()
        for chair in self.table.chairs:
            if chair.guest in present:
                self._away.pop(chair.guest, None)
            elif chair.guest is not None:
                self._away.setdefault(chair.guest, now)

    def look(self, connection: Connection, eye: int | None, since: int | None) -> None:
        """Lets a client look with an eye and sends what it has missed."""
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
            if not manners.may_watch(self.table, connection.guest):
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
                if looking:
                    self._show_eye(eye, looking, change.lines_from)
        if change.room:
            self.show_room()

    def _show_eye(self, eye: int | None, looking: set[Connection], lines_from: int) -> None:
        before = self._shown.get(eye)
        update = self._update(eye, self.table.news(eye, lines_from))
        if lines_from > update.seq and self._shown[eye] == before:
            return  # a secret step of somebody else: not even that there was one may be seen
        event = event_of(update)
        for connection in looking:
            connection.send(event)

    def view_hash(self, eye: int | None) -> str | None:
        """Returns the hash of the view that this eye was shown last."""
        shown = self._shown.get(eye)
        return shown.hash if shown else None

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
        hashed = f"{zlib.crc32(view):08x}"
        whispered = [line for line in sight.lines if line.seq > sight.seq]
        self._shown[eye] = Shown(sight.seq, sight.step, hashed, sight.undo, whispered)
        return Update(
            seq=sight.seq,
            step=sight.step,
            eye=eye,
            view=msgspec.Raw(view),
            hash=hashed,
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
        owners = {chair.guest for chair in table.chairs}
        return Room(
            table=self.id,
            setup=table.setup,
            phase=table.phase,
            host=table.host,
            chairs=self.chairs(),
            wishes=self._wishes(),
            spectators=sum(connection.guest not in owners for connection in self.connections),
            commitment=table.commitment,
            rematch=table.moved_on,
            now=self._time.now(),
            created=self._created,
        )

    def chairs(self) -> list[Chair]:
        """Returns the chairs as everybody may see them."""
        present = self.present()
        return [
            Chair(
                kind=chair.kind,
                name=chair.name,
                guest=chair.guest,
                bot=chair.bot,
                online=chair.guest in present,
                away=self._away.get(chair.guest) if chair.guest else None,
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
        at_hand = self.at_hand()
        found = []
        for wish, about, by in self.table.wishes.made():
            needs = [
                seat for seat in self.table.people() if self.table.chairs[seat].guest in at_hand and seat not in by
            ]
            found.append(WishMade(wish=wish, about=about, by=by, needs=[seat for seat in needs if seat != about]))
        return found
