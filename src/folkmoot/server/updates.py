"""What an eye is sent after a change: the update, and before it the lines of the story that are too many for it."""

import zlib
from typing import Final

import msgspec

from folkmoot.server.packed_prompts import pack
from folkmoot.server.protocol import Story, Update
from folkmoot.table.sight import Sight, holds_secrets
from folkmoot.table.table import Table

LINES_OF_UPDATE: Final = 24
"""The most lines that an update holds; a move has a few, the story of a whole game may have a thousand."""
LINES_OF_STORY: Final = 80

_encode = msgspec.json.Encoder().encode


def stories_of(eye: int | None, sight: Sight) -> list[Story]:
    """Returns the lines that do not fit into the update, in messages to be sent before it."""
    if len(sight.lines) <= LINES_OF_UPDATE:
        return []
    earlier = sight.lines[:-LINES_OF_UPDATE]
    pieces = range(0, len(earlier), LINES_OF_STORY)
    return [Story(eye=eye, lines=earlier[first : first + LINES_OF_STORY]) for first in pieces]


def has_secrets(table: Table, eye: int | None) -> bool:
    """Tells whether a seat knows what spectators do not; worked out only where its owner holds other seats too."""
    if eye is None or len(table.seats_of(table.chairs[eye].guest)) < 2:
        return eye is not None
    return holds_secrets(table.sight(eye), table.sight(None), table.game.judgements)


def update_of(eye: int | None, sight: Sight, clocks: list[int] | None, secrets: bool) -> Update:
    """Returns the game as an eye sees it now, with the last of its new lines."""
    view = _encode(sight.view)
    return Update(
        seq=sight.seq,
        secret_steps=sight.secret_steps,
        eye=eye,
        view=msgspec.Raw(view),
        hash=f"{zlib.crc32(view):08x}",
        prompt=None if sight.prompt is None else pack(sight.prompt),
        undo=sight.undo,
        lines_from=sight.lines_from,
        lines=sight.lines[-LINES_OF_UPDATE:],
        clocks=clocks,
        result=sight.result,
        secrets=secrets,
    )
