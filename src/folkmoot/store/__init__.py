"""Durable tables and moves: SQLite by default, PostgreSQL at scale."""

from folkmoot.store.connect import migrate, open_store, open_store_unlocked
from folkmoot.store.errors import (
    BadDatabaseUrl,
    CannotStore,
    NewSchema,
    NoSuchTable,
    OldSchema,
    StoreError,
    StoreInUse,
    TableExists,
    Unavailable,
)
from folkmoot.store.rows import (
    AppendEntry,
    ChatLine,
    DueTable,
    Guest,
    LoadedTable,
    Pruned,
    RecordSummary,
    SavedTime,
    StoredEntry,
    StoredRecord,
    TableChange,
    TableRow,
    TableSummary,
)
from folkmoot.store.store import Store

__all__ = [
    "AppendEntry",
    "BadDatabaseUrl",
    "CannotStore",
    "ChatLine",
    "DueTable",
    "Guest",
    "LoadedTable",
    "NewSchema",
    "NoSuchTable",
    "OldSchema",
    "Pruned",
    "RecordSummary",
    "SavedTime",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoredEntry",
    "StoredRecord",
    "TableChange",
    "TableExists",
    "TableRow",
    "TableSummary",
    "Unavailable",
    "migrate",
    "open_store",
    "open_store_unlocked",
]
