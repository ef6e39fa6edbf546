"""Moves of Acorns: a verb and up to two parts, four bits each; a part not yet chosen is `ANY`."""

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Final

from folkmoot.engine.notation import Argument, Notation
from tests.example.acorns import components as box
from tests.example.acorns.options import AcornsOptions

OFFER: Final = 0
COMMIT: Final = 1
PEEK: Final = 2
SWAP: Final = 3
DIG: Final = 4
BITE: Final = 5
LOSE: Final = 6
HAND_ON: Final = 7
TAKE: Final = 8
VERBS: Final = ["offer", "commit", "peek", "swap", "dig", "bite", "lose", "hand-on", "take"]

ANY: Final = 15
AMOUNTS: Final = [str(amount) for amount in range(box.most_goods(box.MOST_ROUNDS) + 1)]
SPOTS: Final = [str(place + 1) for place in range(box.PLACES)]
NUMBERS: Final = [str(token + 1) for token in range(box.longest_row(box.MOST_ROUNDS))]
PARTS: Final[list[list[list[str]]]] = [
    [box.GOODS, AMOUNTS],
    [],
    [SPOTS],
    [SPOTS, SPOTS],
    [SPOTS],
    [box.SQUIRRELS],
    [NUMBERS],
    [NUMBERS, box.SQUIRRELS],
    [box.GOODS],
]
"""For each verb the words its parts may be."""


def pack(verb: int, parts: Iterable[int]) -> int:
    """Returns the move of a verb and its parts."""
    return verb | sum(part << 4 * place for place, part in enumerate(parts, 1))


def verb_of(move: int) -> int:
    """Returns OFFER, COMMIT and so on."""
    return move & 15


@cache
def parts_of(move: int) -> tuple[int, ...]:
    """Returns the parts after the verb."""
    return tuple(move >> 4 * place & 15 for place in range(1, len(PARTS[verb_of(move)]) + 1))


_PLACES: Final = ["FIRST", "SECOND"]
NOTATION: Final = Notation(
    {
        verb: [Argument(name, words, ANY) for name, words in zip(_PLACES, PARTS[number], strict=False)]
        for number, verb in enumerate(VERBS)
    },
    pack,
    lambda move: (verb_of(move), list(parts_of(move))),
)
"""`offer nut 2`, `swap 1 4`, `bite grey`."""


def vocabulary(seats: int, options: AcornsOptions) -> list[int]:
    """Returns every well-formed move that could be legal, in the order of their verbs."""
    return list(all_moves(seats, options.rounds))


@cache
def all_moves(seats: int, rounds: int) -> tuple[int, ...]:
    """Returns every move that could be legal in a game of so many rounds; a swap names the lower place first."""
    bounds = [(box.SQUIRRELS, seats), (NUMBERS, box.longest_row(rounds)), (AMOUNTS, box.most_goods(rounds) + 1)]
    moves: list[int] = []
    for verb, words in enumerate(PARTS):
        ranges = [range(next((bound for known, bound in bounds if known is part), len(part))) for part in words]
        moves += [pack(verb, chosen) for chosen in product(*ranges) if verb != SWAP or chosen[0] < chosen[1]]
    return tuple(moves)
