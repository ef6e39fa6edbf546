"""Where games at the terminal are kept: every act is on disk before the next question is asked."""

import os
import tempfile
from pathlib import Path

import platformdirs

from folkmoot.engine.errors import BadRecord, FolkmootError
from folkmoot.engine.records import Record, from_text, to_text


class CannotSave(FolkmootError):
    """A record could not be written."""


def new_file(game: str) -> Path:
    """Returns a file in the user's data folder that does not exist yet."""
    folder = platformdirs.user_data_path("folkmoot", appauthor=False) / "games"
    number = 1
    while (path := folder / f"{game}-{number:04d}.json").exists():
        number += 1
    return path


def write(record: Record, path: Path) -> None:
    """Writes a record whole or not at all. Raises `CannotSave`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(to_text(record))
        os.replace(temporary, path)
    except OSError as error:
        raise CannotSave(f"cannot save to {path}: {error.strerror}") from None


def read(path: Path) -> Record:
    """Reads a record. Raises `BadRecord`."""
    try:
        return from_text(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
