"""Carries records and whole houses elsewhere: export, import, backup."""

import os
import re
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from folkmoot.engine.errors import BadRecord
from folkmoot.engine.records import from_text, to_text
from folkmoot.store.address import PostgresDatabase, place
from folkmoot.store.copying import Step, copy_file
from folkmoot.store.errors import DATABASE_ERRORS, WORDS, StoreError, Unavailable, explained
from folkmoot.store.rows import Kept
from folkmoot.store.statements import digest_of
from folkmoot.store.store import Store

ID_LETTERS = 24
"""So many letters of its digest name a record that comes from elsewhere."""


class CannotTransfer(StoreError):
    """A file could not be read or written, or must not be overwritten."""


class Exported(Struct, frozen=True):
    """How many records were written, and how many lay there already."""

    written: int
    there: int


class Imported(Struct, frozen=True):
    """How many records are new, how many were known, and what was wrong with the rest, a line each."""

    new: int
    known: int
    refused: list[str]


async def export_records(store: Store, folder: Path, step: Step) -> Exported:
    """Writes every record to a file of its own; a file's date is the day the game ended. Raises `CannotTransfer`."""
    lines, written = await store.records(), 0
    _make_folder(folder)
    for number, line in enumerate(lines, 1):
        kept = await store.record(line.id)
        if kept is not None and _write(kept, folder):
            written += 1
        step(number, len(lines))
    return Exported(written, len(lines) - written)


async def import_records(store: Store, places: list[Path], step: Step) -> Imported:
    """Keeps the records in some files, and in the files `*.json` of some folders; known ones are left alone."""
    files = [file for place in places for file in (sorted(place.glob("*.json")) if place.is_dir() else [place])]
    new = known = 0
    refused: list[str] = []
    for number, file in enumerate(files, 1):
        try:
            kept = _read(file)
            if await store.has_record(kept.text) or not await store.keep_record(kept):
                known += 1
            else:
                new += 1
        except (BadRecord, CannotTransfer) as error:
            refused.append(f"{file}: {error}")
        step(number, len(files))
    return Imported(new, known, refused)


def backup(url: str, target: Path, step: Step) -> None:
    """Copies a SQLite house to a new file while its server may run, and checks the copy. Raises `StoreError`."""
    where = place(url)
    if isinstance(where, PostgresDatabase):
        raise CannotTransfer(
            f"a PostgreSQL database is backed up with its own tool: pg_dump -Fc -f {target} and the address"
        )
    if not where.path.is_file():
        raise Unavailable("gone", f"cannot open {where}: there is no such file; say where it is with --data")
    try:
        copy_file(where.path, target, step)
    except FileExistsError:
        raise CannotTransfer(f"cannot write {target}: the file exists, choose a new name") from None
    except DATABASE_ERRORS as error:
        cause, detail = explained(error)
        raise Unavailable(cause, f"cannot back up to {target}: {WORDS[cause]} ({detail})") from None


def _write(kept: Kept, folder: Path) -> bool:
    """Writes a record whole or not at all; False if it lies there already."""
    path = folder / re.sub(r"[^\w-]", "_", f"{kept.game}-{kept.id}", flags=re.ASCII)
    path = path.with_name(f"{path.name}.json")
    temporary = ""
    try:
        if path.exists():
            if path.read_text("utf-8") == kept.text:
                return False
            raise CannotTransfer(f"cannot write {path}: the file exists and holds something else")
        handle, temporary = tempfile.mkstemp(dir=folder, prefix=path.name)
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(kept.text)
        os.utime(temporary, (kept.finished.timestamp(), kept.finished.timestamp()))
        os.replace(temporary, path)
    except (OSError, UnicodeError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise CannotTransfer(f"cannot write {path}: {getattr(error, 'strerror', None) or error}") from None
    return True


def _read(file: Path) -> Kept:
    """Reads a record of a finished game; its text is written anew, so that the same record is the same text."""
    try:
        text, date = file.read_bytes(), file.stat().st_mtime
    except OSError as error:
        raise CannotTransfer(f"cannot read: {error.strerror}") from None
    record = from_text(text)
    if record.result is None:
        raise BadRecord("the game is not over")
    whole = to_text(record)
    name = digest_of(whole)[:ID_LETTERS]
    return Kept(id=name, game=record.game, text=whole, finished=datetime.fromtimestamp(date, UTC))


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotTransfer(f"cannot write to {folder}: {error.strerror}") from None
