"""Durable tables and moves: SQLite by default, PostgreSQL at scale."""

from folkmoot.store.errors import (
    BadDatabase,
    CannotStore,
    NewSchema,
    NoSuchTable,
    OldSchema,
    StoreError,
    StoreInUse,
    TableExists,
    Unavailable,
)
from folkmoot.store.opening import migrate, open_store, visit_store
from folkmoot.store.rows import (
    Append,
    Due,
    Guest,
    HouseTime,
    Kept,
    Loaded,
    Pruned,
    RecordLine,
    SaidLine,
    StoredEntry,
    TableChange,
    TableLine,
    TableRow,
)
from folkmoot.store.store import Store

__all__ = [
    "Append",
    "BadDatabase",
    "CannotStore",
    "Due",
    "Guest",
    "HouseTime",
    "Kept",
    "Loaded",
    "NewSchema",
    "NoSuchTable",
    "OldSchema",
    "Pruned",
    "RecordLine",
    "SaidLine",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoredEntry",
    "TableChange",
    "TableExists",
    "TableLine",
    "TableRow",
    "Unavailable",
    "migrate",
    "open_store",
    "visit_store",
]
