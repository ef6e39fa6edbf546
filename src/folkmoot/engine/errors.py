"""What can go wrong, one class per kind.

Every message is one line: what was expected, what came, and the rule where there is one.
"""

from collections.abc import Sequence

from folkmoot.engine.reasons import Reason


def either(words: Sequence[str]) -> str:
    """Returns what was expected, for a message.

    >>> either(["keep", "buy", "discard"]), either([])
    ('keep, buy or discard', 'none')
    """
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words) or "none"


class FolkmootError(Exception):
    """The root of every error that Folkmoot raises on purpose."""


class UnknownGame(FolkmootError):
    """No installed game has this id."""


class BadPlayers(FolkmootError):
    """The rules do not allow this number of players."""


class BadOption(FolkmootError):
    """An option is unknown, or its value is."""


class BadNotation(FolkmootError):
    """A text is not a well-formed move."""


class IllegalMove(FolkmootError):
    """A well-formed move is not legal in this position, for a reason."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"illegal move: {move} ({reason.code})")
        self.move = move
        self.reason = reason


class CannotUndo(FolkmootError):
    """A move cannot be undone: it drew dice, revealed something, or does not stand."""


class BadSituation(FolkmootError):
    """Readable data does not describe a position that the game allows."""


class BadRecord(FolkmootError):
    """A record is damaged, was edited, or does not replay; `reason` says why, where a move in it is not legal."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class UnknownRule(FolkmootError):
    """The game has no rule of this number."""


class BadDice(FolkmootError):
    """Dice were asked for something they cannot give."""


class BrokenContract(FolkmootError):
    """A game breaks the engine's contract."""
