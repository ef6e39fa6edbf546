"""Folding stored entries, and whether the installed rules still tell the story that people were told.

An entry that deals or plays is stored with what it told: a digest of its events, and for the deal also what every eye
saw first. If a game follows another version of the rules than the one installed, its entries are folded as long as they
tell the same. At the first difference the table is frozen: what it shows is what both versions agree on.
"""

import zlib
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from folkmoot.engine.course import Course, PlayedMove
from folkmoot.engine.events import DIGEST_BYTES
from folkmoot.table.entries import Begins, Entry, Upgrades
from folkmoot.table.frozen import Cause
from folkmoot.table.sight import Change
from folkmoot.table.table import Table

Foreseen = PlayedMove | Course


class Told(NamedTuple):
    """A stored entry."""

    entry: Entry
    at: int
    """House time in milliseconds."""
    story: bytes | None
    """What it told (`story_of`); None if it tells nothing, or was stored before this was kept."""


class Folded(NamedTuple):
    """What folding has brought to light."""

    changes: list[Change]
    """One for each entry."""
    stories: dict[int, bytes]
    """What is to be stored, by the number of the entry: it was not kept, or the same rules tell it in other words."""
    error: Exception | None
    """What the rules raised where the table was frozen, if they raised anything."""


def story_of(foreseen: Foreseen | None) -> bytes | None:
    """Returns what is stored of what an entry tells, from what `Table.foresee` returns for it; None for no game entry.

    It never leaves the store: it would tell what is hidden.
    """
    if isinstance(foreseen, Course):
        return foreseen.story + zlib.compress(msgspec.json.encode(_first_views(foreseen)))
    return None if foreseen is None else foreseen.digest


def fold(table: Table, entries: list[Told]) -> Folded:
    """Folds stored entries; freezes the table if it cannot go on under the installed rules."""
    follows = _version_after(table, (told.entry for told in entries))
    here = table.game.rules_version
    changes: list[Change] = []
    stories: dict[int, bytes] = {}
    error: Exception | None = None
    for told in entries:
        number = table.entry_count
        try:
            foreseen = None if table.frozen else table.foresee(told.entry)
            if foreseen is None or follows == here or _tells_the_same(told.story, foreseen):
                changes.append(table.apply(told.entry, told.at, foreseen))
                if foreseen is not None and not _has_digest(told.story, foreseen):
                    stories[number] = story_of(foreseen) or b""
            else:
                changes.append(table.freeze(_cause(told, follows, here), follows))
        except Exception as raised:  # whatever other rules raise, the table can be read so far
            error = raised
            changes.append(table.freeze(_cause(told._replace(story=b""), follows, here), follows))
        table.entry_count = number + 1
    if follows > here and table.frozen is None:
        changes[-1:] = [table.freeze("newer", follows)]
    return Folded(changes, stories, error)


def _version_after(table: Table, entries: Iterable[Entry]) -> int:
    """Returns the version of the rules that the game follows after these entries; 0 if it has not begun."""
    versions = [entry.rules_version for entry in entries if isinstance(entry, Begins | Upgrades)]
    return versions[-1] if versions else table.rules_version


def _cause(told: Told, follows: int, here: int) -> Cause:
    if follows > here:
        return "newer"
    if told.story is None:
        return "unknown"
    return "deal" if isinstance(told.entry, Begins) else "move"


def _has_digest(story: bytes | None, foreseen: Foreseen) -> bool:
    digest = foreseen.digest if isinstance(foreseen, PlayedMove) else foreseen.story
    return story is not None and story[:DIGEST_BYTES] == digest


def _tells_the_same(story: bytes | None, foreseen: Foreseen) -> bool:
    """Tells whether these rules tell what was told; of the deal also whether every eye sees what it saw."""
    if story is None or not _has_digest(story, foreseen):
        return False
    if isinstance(foreseen, PlayedMove):
        return True
    seen = msgspec.json.decode(zlib.decompress(story[DIGEST_BYTES:]))
    return _contains(msgspec.json.decode(msgspec.json.encode(_first_views(foreseen))), seen)


def _first_views(dealt: Course) -> list[object]:
    return [dealt.position.view(eye) for eye in (None, *range(dealt.seats))]


def _contains(shown: object, seen: object) -> bool:
    """Tells whether everything that was seen is still shown; views may have got new fields since.

    >>> _contains({"gold": [15, 15], "moon": 1}, {"gold": [15, 15]}), _contains({"gold": [16]}, {"gold": [15]})
    (True, False)
    """
    if isinstance(seen, dict) and isinstance(shown, dict):
        return all(key in shown and _contains(shown[key], value) for key, value in seen.items())
    if isinstance(seen, list) and isinstance(shown, list):
        return len(seen) == len(shown) and all(map(_contains, shown, seen))
    return shown == seen
