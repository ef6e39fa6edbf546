"""Moves of Rainbows: packed inside, readable outside.

A move packs its verb in two bits; a card (six bits) and a space (six bits), or an amount, stand above. An open
argument, which only prefixes have, is `ANY`, an open amount `ANY_AMOUNT`.
"""

from typing import Final

from folkmoot.engine.notation import Argument, Notation
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.options import RainbowsOptions
from folkmoot.games.rainbows.rules.paying import most_gold

KEEP: Final = 0
BUY: Final = 1
DISCARD: Final = 2
DEPOSIT: Final = 3

CARD_SHIFT: Final = 2
SPACE_SHIFT: Final = 8
ANY: Final = 63
"""No card and no space has this number: the argument is open."""
ANY_AMOUNT: Final = 1000
"""More than anybody can ever hold, and more than any amount in a notation: the amount is open."""


def keep(card: int) -> int:
    """Returns the move that lays a card face up."""
    return KEEP | card << CARD_SHIFT


def buy(card: int, space: int) -> int:
    """Returns the move that pays for a card and places a marker."""
    return BUY | card << CARD_SHIFT | space << SPACE_SHIFT


def discard(card: int) -> int:
    """Returns the move that sends a card to the discard pile, neither bought nor kept."""
    return DISCARD | card << CARD_SHIFT


def deposit(amount: int) -> int:
    """Returns the move that brings gold on hand to the bank."""
    return DEPOSIT | amount << CARD_SHIFT


def verb_of(move: int) -> int:
    """Returns KEEP, BUY, DISCARD or DEPOSIT."""
    return move & 3


def card_of(move: int) -> int:
    """Returns the card of a keep, buy or discard."""
    return move >> CARD_SHIFT & 63


def space_of(move: int) -> int:
    """Returns the space of a buy."""
    return move >> SPACE_SHIFT


def amount_of(move: int) -> int:
    """Returns the amount of a deposit."""
    return move >> CARD_SHIFT


BUYS: Final[list[tuple[int, ...]]] = [
    tuple([buy(card, card // box.NUMBERS * box.ROWS + row) for row in range(box.ROWS) if rows >> row & 1])
    for card in range(box.CARDS)
    for rows in range(1 << box.ROWS)
]
"""For each card and each set of vacant rows, at card << 8 | rows: the buys, from the top; made once for speed."""


def _pack(verb: int, numbers: list[int]) -> int:
    return buy(numbers[0], numbers[1]) if verb == BUY else verb | numbers[0] << CARD_SHIFT


def _unpack(move: int) -> tuple[int, list[int]]:
    verb = verb_of(move)
    if verb == DEPOSIT:
        return verb, [amount_of(move)]
    return verb, [card_of(move), space_of(move)] if verb == BUY else [card_of(move)]


_CARD: Final = Argument("CARD", box.CARD_NAMES, ANY)
NOTATION: Final = Notation(
    {
        "keep": [_CARD],
        "buy": [_CARD, Argument("SPACE", box.SPACE_NAMES, ANY)],
        "discard": [_CARD],
        "deposit": [Argument("AMOUNT", [str(amount) for amount in range(ANY_AMOUNT)], ANY_AMOUNT)],
    },
    _pack,
    _unpack,
)
"""`keep red-7`, `buy red-7 R3`, `discard red-7`, `deposit 20`."""


def vocabulary(seats: int, options: RainbowsOptions) -> list[int]:
    """Returns every well-formed move that could be legal, in the order of their verbs."""
    keeps = [keep(card) for card in range(box.CARDS)]
    rows = box.ROWS_IN_PLAY[seats]
    buys = [buy(card, card // box.NUMBERS * box.ROWS + row) for card in range(box.CARDS) for row in range(rows)]
    discards = [discard(card) for card in range(box.CARDS)]
    deposits = [] if options.days == 1 else [deposit(amount) for amount in range(most_gold(options.days - 1) + 1)]
    return keeps + buys + discards + deposits
