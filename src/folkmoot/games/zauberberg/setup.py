"""Sets a game of Zauberberg up: the options, the pieces at their start, the deal."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.options import ZauberbergOptions
from folkmoot.games.zauberberg.position import ZauberbergPosition, blank
from folkmoot.games.zauberberg.state import NONE


def start(seats: int, options: ZauberbergOptions, dice: Dice, log: Log | None) -> ZauberbergPosition:
    """Returns the first position: tokens and stones laid out, seat 0 about to place a kobold (ZAU-17)."""
    position = prepared(seats, options)
    _deal_tokens(position, dice)
    if log is not None:
        log.tell("begins", "ZAU-17", seat=0)
    return position


def prepared(seats: int, options: ZauberbergOptions) -> ZauberbergPosition:
    """Returns the mountain with its stones (ZAU-15), not turned (ZAU-16), all kobolds beside it, no card dealt."""
    position = blank(seats)
    position.walk_on = options.walk_on_after_kobold
    position.memory_aid = options.memory_aid
    position.turn_limit = options.turn_limit
    position.phase = phases.PLACE_KOBOLD
    position.kobold = NONE
    position.at = [NONE] * (box.KOBOLDS * seats)
    position.on = [NONE] * (box.KOBOLDS * seats)
    position.tokens = [box.PASSAGE] * box.TOKENS
    position.stones = (1 << box.STONES) - 1
    position.deck = box.ALL_CARDS
    position.deck_at_shuffle = box.ALL_CARDS
    return position


def _deal_tokens(position: ZauberbergPosition, dice: Dice) -> None:
    """Lays the tokens face down, one Passage at least on level 4 (ZAU-13, ZAU-14)."""
    kinds = [kind for kind, count in enumerate(box.KIND_COUNTS) for _ in range(count)]
    kinds.remove(box.PASSAGE)
    dice.shuffle(kinds)
    top = [*kinds[box.LOWER_TOKENS :], box.PASSAGE]
    dice.shuffle(top)
    position.tokens = kinds[: box.LOWER_TOKENS] + top
