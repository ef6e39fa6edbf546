"""What can go wrong in the arena, one class per kind."""

from pathlib import Path

from folkmoot.engine.errors import FolkmootError


class BadMatch(FolkmootError):
    """A match was asked for that cannot be played."""


class BadJournal(FolkmootError):
    """A file of kept games is damaged, belongs to another match, or is in use."""


class BadExecutor(FolkmootError):
    """The games cannot be played where they were asked to be played."""


class LostCluster(FolkmootError):
    """The cluster that played the games has gone away."""


class LostGame(FolkmootError):
    """A game could not be played, and no bot is to blame."""


class MissingExtra(FolkmootError):
    """A library is needed that belongs to an optional extra."""


class CannotWrite(FolkmootError):
    """A file cannot be written."""

    def __init__(self, path: Path, error: OSError, advice: str = "") -> None:
        super().__init__(f"cannot write {path}: {error.strerror or error}{advice}")
