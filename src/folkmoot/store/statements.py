"""The SQL statements that write tables, entries and records, the same for both databases."""

import hashlib
from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from sqlalchemy import (
    BigInteger,
    Delete,
    Insert,
    Table,
    TableValuedAlias,
    Text,
    Update,
    bindparam,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.types import TypeEngine

from folkmoot.store.rows import AddChatLine, AppendEntry, Job, StoredEntry, StoredRecord, TableChange, TableRow, to_ms
from folkmoot.store.schema import chat, entries, records, seats, tables

Rows = list[dict[str, Any]]
Statement = Insert | Update | Delete
InsertInto = Callable[[Table], sqlite.Insert | postgresql.Insert]

_THIS_TABLE = bindparam("this_table", type_=Text)


class Statements:
    """The statements for one kind of database; `insert_into` is its dialect's insert."""

    def __init__(self, insert_into: InsertInto) -> None:
        self.open_table = insert_into(tables).on_conflict_do_nothing()
        self.add_first = insert_into(entries)
        self.add_entry = insert_into(entries).on_conflict_do_nothing()
        self.set_phase = (
            update(tables).where(tables.c.id == _THIS_TABLE).values(phase=bindparam("new_phase", type_=Text))
        )
        self.set_due = (
            update(tables).where(tables.c.id == _THIS_TABLE).values(due=bindparam("new_due", type_=BigInteger))
        )
        self.empty_seats = delete(seats).where(seats.c.table_id == _THIS_TABLE)
        self.take_seat = insert_into(seats)
        said: dict[str, Any] = {column.name: bindparam(column.name) for column in chat.c if column is not chat.c.number}
        self.add_chat_line = insert_into(chat).values(said).on_conflict_do_nothing()
        self.add_record = insert_into(records).on_conflict_do_nothing()

    def updates(self, changes: dict[str, TableChange]) -> list[tuple[Statement, Rows]]:
        """Returns the statements that carry out the changes, in order, with their rows sorted by table.

        All processes lock the tables in the same order, which prevents deadlocks.
        """
        ordered = sorted(changes.items())
        phases = [{"this_table": table, "new_phase": change.phase} for table, change in ordered if change.phase]
        dues = [{"this_table": table, "new_due": change.due} for table, change in ordered if change.due is not UNSET]
        seated = [(table, change.owners) for table, change in ordered if change.owners is not None]
        taken = [
            {"table_id": table, "seat": seat, "guest": guest}
            for table, owners in seated
            for seat, guest in enumerate(owners)
            if guest is not None
        ]
        new_records = [record_row(change.record) for _, change in ordered if change.record]
        updates: list[tuple[Statement, Rows]] = [
            (self.set_phase, phases),
            (self.set_due, dues),
            (self.empty_seats, [{"this_table": table} for table, _ in seated]),
            (self.take_seat, taken),
            (self.add_record, new_records),
        ]
        return [(statement, rows) for statement, rows in updates if rows]


def _rows(**types: TypeEngine[Any]) -> TableValuedAlias:
    """Returns rows given as one array per column: a batch of any size is one statement, prepared once."""
    arrays = [bindparam(name, type_=postgresql.ARRAY(kind)) for name, kind in types.items()]
    return func.unnest(*arrays).table_valued(*types).render_derived()


_NEW = _rows(**{column.name: column.type for column in entries.c})
_DUE = _rows(this_table=Text(), new_due=BigInteger())
ADD_ENTRIES = (
    postgresql.insert(entries)
    .from_select([column.name for column in entries.c], select(*_NEW.c))
    .on_conflict_do_nothing()
    .returning(entries.c.table_id, entries.c.n)
)
SET_DUES = update(tables).where(tables.c.id == _DUE.c.this_table).values(due=_DUE.c.new_due)
"""For PostgreSQL, with the `columns` of their rows: a statement per row costs two to four times as much there."""


def columns(rows: Rows) -> dict[str, list[Any]]:
    """Returns rows column by column.

    >>> columns([{"n": 1, "at": 5}, {"n": 2, "at": 6}])
    {'n': [1, 2], 'at': [5, 6]}
    """
    return {name: [row[name] for row in rows] for name in rows[0]}


def merge_changes(batch: list[Job]) -> dict[str, TableChange]:
    """Returns by table all changes of the index in one; the later change wins."""
    changes: dict[str, TableChange] = {}
    for job in batch:
        if job.change is not None:
            before = changes.get(job.table)
            changes[job.table] = job.change if before is None else _merge(before, job.change)
    return changes


def table_row(row: TableRow) -> dict[str, Any]:
    """Returns a new table as a row."""
    return {
        "id": row.id,
        "game": row.game,
        "setup": row.setup,
        "seed": row.seed,
        "host": row.host,
        "private": row.private,
        "created": to_ms(row.created),
        "phase": "waiting",
        "due": None,
    }


def entry_row(table: str, entry: StoredEntry | AppendEntry, stored: int) -> dict[str, Any]:
    """Returns an entry as a row."""
    return {
        "table_id": table,
        "n": entry.n,
        "at": entry.at,
        "stored": stored,
        "sent": entry.command_id,
        "body": entry.body,
        "story": entry.story,
    }


def chat_row(job: AddChatLine) -> dict[str, Any]:
    """Returns a line of chat as a row."""
    return {
        "table_id": job.table,
        "guest": job.guest,
        "name": job.name,
        "seat": job.seat,
        "text": job.text,
        "at": job.at,
        "sent": job.command_id,
    }


def record_row(record: StoredRecord) -> dict[str, Any]:
    """Returns a record as a row; its digest finds the same record under another id."""
    return {
        "id": record.id,
        "game": record.game,
        "text": record.text,
        "digest": digest_of(record.text),
        "finished": to_ms(record.finished),
    }


def digest_of(text: str) -> str:
    """Returns the SHA-256 of a record's text, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def _merge(before: TableChange, after: TableChange) -> TableChange:
    return TableChange(
        phase=after.phase or before.phase,
        due=before.due if after.due is UNSET else after.due,
        owners=before.owners if after.owners is None else after.owners,
        record=after.record or before.record,
    )
