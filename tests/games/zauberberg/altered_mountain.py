"""Other mountains, where a Passage or a Trapdoor leads elsewhere: for rules that cannot apply on ours."""

from collections.abc import Iterator
from contextlib import contextmanager

from folkmoot.games.zauberberg import components as box


@contextmanager
def leading(up: dict[str, str] | None = None, down: dict[str, str] | None = None) -> Iterator[None]:
    """Changes which spaces are directly above or below some spaces, within the block."""
    kept = box.ABOVE[:], box.BELOW[:]
    try:
        for spaces, changes in ((box.ABOVE, up), (box.BELOW, down)):
            for space, target in (changes or {}).items():
                spaces[box.PLACE_OF[space]] = box.PLACE_OF[target]
        yield
    finally:
        box.ABOVE[:], box.BELOW[:] = kept
