"""Moves of Rainbows: packed inside, readable outside.

A move packs its kind in two bits; a card (six bits) and a space (six bits), or an amount, stand above. A part not yet
chosen is `ANY`, which only prefixes have.
"""

from typing import Final

from folkmoot.engine.errors import BadNotation
from folkmoot.games.rainbows.components import CARD_NAMES, CARD_OF, CARDS, NUMBERS, ROWS, SPACE_NAMES, SPACE_OF

KEEP: Final = 0
BUY: Final = 1
DISCARD: Final = 2
DEPOSIT: Final = 3

CARD_SHIFT: Final = 2
SPACE_SHIFT: Final = 8
ANY: Final = 63
"""No card and no space has this number: the part is still open."""
ANY_AMOUNT: Final = 1000
"""More than anybody can ever hold; amounts in a notation are below it."""

_KINDS: Final = ["keep", "buy", "discard", "deposit"]


def keep(card: int) -> int:
    """Returns the move that lays a card face up."""
    return KEEP | card << CARD_SHIFT


def buy(card: int, space: int) -> int:
    """Returns the move that pays a card and places a marker."""
    return BUY | card << CARD_SHIFT | space << SPACE_SHIFT


def discard(card: int) -> int:
    """Returns the move that takes an unusable card away."""
    return DISCARD | card << CARD_SHIFT


def deposit(amount: int) -> int:
    """Returns the move that brings gold on hand to the bank."""
    return DEPOSIT | amount << CARD_SHIFT


def kind_of(move: int) -> int:
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
    tuple([buy(card, card // NUMBERS * ROWS + row) for row in range(ROWS) if rows >> row & 1])
    for card in range(CARDS)
    for rows in range(1 << ROWS)
]
"""For each card and each set of vacant rows, at card << 8 | rows: the buys, from the top; made once for speed."""


def notation(move: int) -> str:
    """Returns the readable form: `keep red-7`, `buy red-7 R3`, `discard red-7`, `deposit 20`."""
    kind = kind_of(move)
    if kind == DEPOSIT:
        return f"deposit {amount_of(move)}"
    card = CARD_NAMES[card_of(move)]
    return f"buy {card} {SPACE_NAMES[space_of(move)]}" if kind == BUY else f"{_KINDS[kind]} {card}"


def parse(text: str) -> int:
    """Returns the move of a readable form. Raises `BadNotation`."""
    words = text.lower().split()
    move = parse_prefix(text)
    if len(words) != (3 if kind_of(move) == BUY else 2):
        raise BadNotation(f"the move is not complete: expected {_shape(words[0])}, got {text!r}")
    return move


def parse_prefix(text: str) -> int:
    """Returns a move whose missing last parts are open; capitals do not matter. Raises `BadNotation`."""
    words = text.lower().split()
    if not words or words[0] not in _KINDS:
        raise BadNotation(f"a move begins with keep, buy, discard or deposit: got {text!r}")
    if len(words) > (3 if words[0] == "buy" else 2):
        raise BadNotation(f"too many words: expected {_shape(words[0])}, got {text!r}")
    if words[0] == "deposit":
        return deposit(_amount(words[1]) if len(words) > 1 else ANY_AMOUNT)
    card = _card(words[1]) if len(words) > 1 else ANY
    if words[0] == "buy":
        return buy(card, _space(words[2]) if len(words) > 2 else ANY)
    return keep(card) if words[0] == "keep" else discard(card)


def vocabulary(rows: int, most_gold: int) -> list[int]:
    """Returns every well-formed move on a board of so many rows; deposits go up to `most_gold`."""
    keeps = [keep(card) for card in range(CARDS)]
    buys = [buy(card, card // NUMBERS * ROWS + row) for card in range(CARDS) for row in range(rows)]
    discards = [discard(card) for card in range(CARDS)]
    return keeps + buys + discards + [deposit(amount) for amount in range(most_gold + 1)]


def _card(word: str) -> int:
    if word not in CARD_OF:
        raise BadNotation(f"a card is written like red-7: got {word!r}")
    return CARD_OF[word]


def _space(word: str) -> int:
    if word.upper() not in SPACE_OF:
        raise BadNotation(f"a space is written like R3: got {word!r}")
    return SPACE_OF[word.upper()]


def _amount(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= 3 and str(int(word)) == word):
        raise BadNotation(f"an amount is a whole number from 0 to 999: got {word!r}")
    return int(word)


def _shape(kind: str) -> str:
    return {"buy": "buy CARD SPACE", "deposit": "deposit AMOUNT"}.get(kind, f"{kind} CARD")
