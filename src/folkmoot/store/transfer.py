"""Exports records to files and imports them."""

import os
import re
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from folkmoot.engine.errors import BadRecord, UnknownGame
from folkmoot.engine.records import Record, from_text, to_text
from folkmoot.engine.registry import find_game
from folkmoot.store.backup import ReportProgress
from folkmoot.store.errors import CannotTransfer
from folkmoot.store.rows import StoredRecord, began_from_situation
from folkmoot.store.statements import digest_of
from folkmoot.store.store import Store

ID_LENGTH = 24
"""The id of an imported record is the beginning of its digest, this long."""


class Exported(Struct, frozen=True):
    """How many records were written, and how many were there already."""

    written: int
    present: int


class Imported(Struct, frozen=True):
    """How many records are new, how many were known, and a line for every file that was refused."""

    new: int
    known: int
    refused: list[str]
    other_rules: list[str] = []
    """A line for every file whose record follows another version of the rules than the one installed here."""


async def export_records(store: Store, folder: Path, report: ReportProgress) -> Exported:
    """Writes one file per record, dated when the game ended. Raises `CannotTransfer`."""
    summaries, written = await store.records(), 0
    _make_folder(folder)
    for number, summary in enumerate(summaries, 1):
        record = await store.record(summary.id)
        if record is not None and _write(record, folder):
            written += 1
        report(number, len(summaries))
    return Exported(written, len(summaries) - written)


async def import_records(store: Store, places: list[Path], report: ReportProgress) -> Imported:
    """Stores the records in files, and in the files `*.json` of folders; known ones are left alone."""
    files = [file for place in places for file in (sorted(place.glob("*.json")) if place.is_dir() else [place])]
    new = known = 0
    refused: list[str] = []
    other_rules: list[str] = []
    for number, file in enumerate(files, 1):
        try:
            record, note = _read(file)
            other_rules += [f"{file}: {note}"] if note else []
            if await store.has_record_text(record.text) or not await store.add_record(record):
                known += 1
            else:
                new += 1
        except (BadRecord, CannotTransfer) as error:
            refused.append(f"{file}: {error}")
        report(number, len(files))
    return Imported(new, known, refused, other_rules)


def _write(record: StoredRecord, folder: Path) -> bool:
    """Writes a record atomically, its name telling whether it began from a situation; False if it is there already."""
    begun = "-situation" if began_from_situation(record.text) else ""
    path = folder / re.sub(r"[^\w-]", "_", f"{record.game}{begun}-{record.id}", flags=re.ASCII)
    path = path.with_name(f"{path.name}.json")
    temporary = ""
    try:
        if path.exists():
            if path.read_text("utf-8") == record.text:
                return False
            raise CannotTransfer(f"cannot write {path}: the file exists and holds something else")
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=path.name)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(record.text)
        os.utime(temporary, (record.finished.timestamp(), record.finished.timestamp()))
        os.replace(temporary, path)
    except (OSError, UnicodeError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise CannotTransfer(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from None
    return True


def _read(file: Path) -> tuple[StoredRecord, str]:
    """Reads a record of a finished game, and whether it follows other rules than those that are installed.

    Its text is rewritten, so that the same record always has the same text.
    """
    try:
        text, date = file.read_bytes(), file.stat().st_mtime
    except OSError as error:
        raise CannotTransfer(f"cannot read: {error.strerror}") from None
    record = from_text(text)
    if record.result is None:
        raise BadRecord("the game is not over")
    canonical = to_text(record)
    name = digest_of(canonical)[:ID_LENGTH]
    stored = StoredRecord(id=name, game=record.game, text=canonical, finished=datetime.fromtimestamp(date, UTC))
    return stored, _other_rules(record)


def _other_rules(record: Record) -> str:
    """Returns what to say about the rules of a record; empty if they, or none of its game, are installed."""
    try:
        here = find_game(record.game).rules_version
    except UnknownGame:
        return ""
    if record.rules_version == here:
        return ""
    return f"it follows {record.game} rules version {record.rules_version}, here is version {here}"


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotTransfer(f"cannot write to {folder}: {error.strerror}") from None
