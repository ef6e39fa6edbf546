"""What can go wrong, one class per kind.

Every message is one line; most say what was expected and what came.
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
    """The number, seats or names of the players are not possible."""


class BadOption(FolkmootError):
    """An option is unknown, its value is not allowed, or a game declares it wrongly."""


class BadNotation(FolkmootError):
    """A text is not a well-formed move."""


class IllegalMove(FolkmootError):
    """A well-formed move is not legal in this position, for a reason."""

    def __init__(self, move: str, reason: Reason) -> None:
        super().__init__(f"illegal move: {move} ({reason.code})")
        self.move = move
        self.reason = reason


class CannotUndo(FolkmootError):
    """Moves cannot be taken back: `Course.undo` lists the causes."""


class BadSituation(FolkmootError):
    """Facts do not describe a position that the game allows."""


class BadRecord(FolkmootError):
    """A record is damaged, was edited, or does not replay; `reason` says why, where a move in it is not legal."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class OtherRules(BadRecord):
    """A record follows another version of its game's rules, and under these rules it does not go the same way."""

    def __init__(self, game: str, followed: int, here: int, difference: str) -> None:
        super().__init__(
            f"the record follows {game} rules version {followed}, and under version {here} {difference}: "
            f"it needs a Folkmoot that has version {followed}"
        )
        self.followed = followed
        """The version with which it can be replayed and verified."""
        self.here = here
        """The version of the rules that are installed."""


class UnknownRule(FolkmootError):
    """The game has no rule of this number."""


class BadDice(FolkmootError):
    """Dice got a seed that is no seed, or a script of draws that does not fit what is asked."""


class BrokenContract(FolkmootError):
    """An installed game, bot or text file breaks the contract of the engine."""
