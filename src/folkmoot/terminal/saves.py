"""The files of games and situations at the terminal; every act is on disk before the next question is asked."""

import os
import shutil
import tempfile
from itertools import count
from pathlib import Path

import platformdirs

from folkmoot.engine import situations
from folkmoot.engine.errors import BadRecord, BadSituation, FolkmootError
from folkmoot.engine.records import Record, from_text, to_text
from folkmoot.engine.situations import Situation


class CannotSave(FolkmootError):
    """A record could not be written; `why` is what the system said."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"cannot save to {path}: {why}")
        self.why = why


class FileTaken(CannotSave):
    """The file exists and is not this game's own."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "the file exists, choose a new name")


def new_file(game: str) -> Path:
    """Returns a file in the user's data folder that does not exist yet."""
    folder = platformdirs.user_data_path("folkmoot", appauthor=False) / "games"
    for number in count(1):
        path = folder / f"{game}-{number:04d}.json"
        try:
            claim(path)
        except FileExistsError:
            continue
        break
    return path


def claim(path: Path) -> None:
    """Makes an empty file that nobody else has. Raises `FileExistsError`, or `CannotSave`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # also where a file stands in the folder's place
        raise CannotSave(path, error.strerror or str(error)) from None
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        raise
    except OSError as error:
        raise CannotSave(path, error.strerror or str(error)) from None


def write(record: Record, path: Path) -> None:
    """Writes a record whole or not at all. Raises `CannotSave`."""
    try:
        write_whole(path, to_text(record).encode())
    except OSError as error:
        raise CannotSave(path, error.strerror or str(error)) from None


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file whole or not at all: what was there stays if it fails. Raises `OSError`."""
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, temporary)
        os.replace(temporary, path)
    except OSError:
        Path(temporary).unlink(missing_ok=True)
        raise


def read(path: Path) -> Record:
    """Reads a record. Raises `BadRecord`."""
    try:
        return from_text(path.read_bytes())
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None


def read_situation(path: Path) -> Situation:
    """Reads a situation, JSON or TOML. Raises `BadSituation`."""
    try:
        return situations.from_text(path.read_bytes())
    except OSError as error:
        raise BadSituation(f"cannot read {path}: {error.strerror}") from None
    except BadSituation as error:
        raise BadSituation(f"{path}: {error}") from None


def write_situation(situation: Situation, path: Path) -> None:
    """Writes a situation into a new file. Raises `CannotSave`."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(situations.to_text(situation))
    except FileExistsError:
        raise FileTaken(path) from None
    except OSError as error:
        raise CannotSave(path, error.strerror or str(error)) from None
