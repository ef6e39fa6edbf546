"""Other mountains: what cannot happen on ours is proved where a Passage or a Trapdoor leads elsewhere."""

from collections.abc import Iterator
from contextlib import contextmanager

from folkmoot.games.zauberberg.components import ABOVE, BELOW, PLACE_OF


@contextmanager
def leading(up: dict[str, str] | None = None, down: dict[str, str] | None = None) -> Iterator[None]:
    """Lets other spaces be the ones directly above or below some spaces, as long as the block lasts."""
    kept = ABOVE[:], BELOW[:]
    try:
        for spaces, changes in ((ABOVE, up), (BELOW, down)):
            for space, target in (changes or {}).items():
                spaces[PLACE_OF[space]] = PLACE_OF[target]
        yield
    finally:
        ABOVE[:], BELOW[:] = kept
