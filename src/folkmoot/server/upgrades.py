"""Tables whose rules were corrected: what their entries told is compared, kept, and filled in for older tables.

Without what a table has told, corrected rules cannot be compared. Tables that an older Folkmoot has stored get it when
they are loaded, or soon after the server has started, as long as the rules are the ones they were begun with.
"""

import asyncio
import logging

import msgspec

from folkmoot.engine.registry import all_games, find_game
from folkmoot.store import LoadedTable, Store, StoredEntry, StoreError
from folkmoot.table.entries import Entry
from folkmoot.table.folding import Folded, Told, fold
from folkmoot.table.setup import Setup
from folkmoot.table.table import Table

# Made once at import: msgspec 0.22 crashes if two threads at a time are the first to decode a type.
_decode_entry = msgspec.json.Decoder(Entry).decode
decode_setup = msgspec.json.Decoder(Setup).decode

log = logging.getLogger(__name__)


def fold_stored(table: Table, entries: list[StoredEntry]) -> Folded:
    """Folds stored entries, and logs if the table cannot go on."""
    was_frozen = table.frozen
    folded = fold(table, [Told(_decode_entry(stored.body), stored.at, stored.story) for stored in entries])
    frozen = table.frozen
    if frozen is not None and was_frozen is None:
        # What the rules raised may quote a secret move: its kind must do.
        error = type(folded.error).__name__ if folded.error else None
        told = {"cause": frozen.cause, "follows": frozen.follows, "here": frozen.here, "error": error}
        log.warning("a game cannot go on under these rules; it is frozen", extra=told)
    return folded


async def keep_stories(store: Store, table: str, stories: dict[int, bytes]) -> None:
    """Stores what entries told that was not stored with them; if that fails, the next load does it."""
    try:
        if stories:
            await store.set_stories(table, stories)
    except StoreError as error:
        log.warning("what a table told could not be kept", extra={"error": str(error)})


async def mark_finished(store: Store, table: str, frozen: Table) -> None:
    """Notes of a frozen game that was over before that its record is kept."""
    if frozen.frozen is not None and await store.has_record_of(table):
        frozen.frozen = msgspec.structs.replace(frozen.frozen, finished=True)


async def fill_stories(store: Store) -> None:
    """Stores what the games under way told that an older Folkmoot has stored without it."""
    try:
        for name in await store.tables_without_stories():
            loaded = await store.load(name)
            if loaded is not None:
                await keep_stories(store, name, await asyncio.to_thread(_stories_of, loaded))
    except StoreError as error:
        log.warning("what older tables told could not be read", extra={"error": str(error)})


def _stories_of(loaded: LoadedTable) -> dict[int, bytes]:
    setup = decode_setup(loaded.row.setup)
    if setup.game not in all_games():
        return {}
    table = Table(find_game(setup.game), setup, loaded.row.seed, loaded.row.host)
    return fold_stored(table, loaded.entries).stories
