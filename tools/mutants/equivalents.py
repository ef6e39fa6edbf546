"""Mutants that no test can notice, with the reasons, in `tests/games/<game>/equivalent.toml`."""

import tomllib

import msgspec

from tools.mutants import suite
from tools.mutants.changes import Mutant


class BadEquivalents(Exception):
    """A list of equivalent mutants is wrong."""


class Equivalent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the list."""

    file: str
    """Within the game's package."""
    line: str
    """The line in the source."""
    becomes: str
    """The line with the change."""
    why: str
    function: str = ""
    """The qualified name of the outermost function around it, to distinguish equal lines; all of them without it."""

    def matches(self, mutant: Mutant) -> bool:
        """Tells whether the entry names this mutant."""
        function = mutant.function.name if mutant.function else ""
        return (self.file, self.line, self.becomes) == (mutant.file, mutant.before, mutant.after) and (
            self.function in ("", function)
        )


class _List(msgspec.Struct, forbid_unknown_fields=True):
    mutant: list[Equivalent]


def read(game: str) -> list[Equivalent]:
    """Returns the list of a game. Raises `BadEquivalents` if it cannot be read."""
    path = suite.folder(game) / "equivalent.toml"
    if not path.exists():
        return []
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _List).mutant
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadEquivalents(f"{path.name} of {game}: {error}") from error


def match(mutants: list[Mutant], entries: list[Equivalent]) -> dict[Mutant, str]:
    """Returns the equivalent mutants with the reasons. Raises `BadEquivalents` for an entry that matches none."""
    reasons: dict[Mutant, str] = {}
    for entry in entries:
        matching = [mutant for mutant in mutants if entry.matches(mutant)]
        if not matching:
            raise BadEquivalents(f"matches no mutant: {entry.file}: {entry.line!r} becomes {entry.becomes!r}")
        reasons |= dict.fromkeys(matching, entry.why)
    return reasons
