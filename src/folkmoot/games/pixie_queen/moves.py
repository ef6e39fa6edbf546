"""Moves of Pixie Queen: packed inside, readable outside.

The first 21 verbs are the actions, by the numbers of their spaces.
"""

from typing import Final

from folkmoot.engine.notation import Argument, Notation
from folkmoot.engine.packing import ANY, pack, pack_list, unpack
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.options import PixieQueenOptions

# The verbs after the actions.
SKILL: Final = 21
TAKE: Final = 22
PASS: Final = 23
REMOVE_STONE: Final = 24
DONE: Final = 25
GIVE: Final = 26
USE_BAG: Final = 27
PICK: Final = 28
PLACE: Final = 29
DISCARD: Final = 30
DEMOTE: Final = 31
USE_GRACE: Final = 32
USE_DOUBLE: Final = 33
OFFER: Final = 34
COMMIT: Final = 35
PROMOTE: Final = 36
STOP: Final = 37
NEUTRAL: Final = 38


FROM_MINE: Final = 0
"""Where a pixie comes from: the mine, or a space by its number plus one."""
TO_CASTLE: Final = box.DOUBLES
"""Where a pixie goes to: a double space by its number, or the castle."""
ONE_LEVEL_UP: Final[list[list[int]]] = [
    box.ON_LEVEL[level + 1] if level < box.LEVELS else [TO_CASTLE] for level in [0, *box.LEVEL_OF]
]
"""By where a pixie comes from: where it may go, one level up (PIX-503)."""
PANTRY_DISCARD: Final = box.FOODS
NO: Final = 0
YES: Final = 1

# Own tiles that can be traded: the places of a screen.
FOOD_PLACE: Final = 0
ONE_USE_PLACE: Final = 1
SKILL_PLACE: Final = 2
EXTRA_PLACE: Final = 3
PLACES: Final = 4
PLACE_NAMES: Final[list[str]] = ["food", "one_use", "skill", "extra"]
# What they are traded for: the top of the pile, a one-use tile at home, a skill on the board, a place of an opponent.
THE_PILE: Final = 0
FIRST_HOME: Final = 1
FIRST_SKILL: Final = 4
FIRST_SCREEN: Final = 14
TARGET_NAMES: Final[list[str]] = [
    "pile",
    *[box.TILE_NAMES[tile] for tile in box.ONE_USE],
    *box.SKILL_NAMES,
    *[f"{colour}-{place}" for colour in box.COLOURS for place in PLACE_NAMES],
]

# The types of tiles, by which they are traded.
NO_TYPE: Final = 0
FOOD_TYPE: Final = 1
ONE_USE_TYPE: Final = 2
SKILL_TYPE: Final = 3


def _on_screens(places: list[int]) -> list[int]:
    return [FIRST_SCREEN + PLACES * seat + place for seat in range(len(box.COLOURS)) for place in places]


TRADED_FOR: Final[list[list[int]]] = [
    [],
    [THE_PILE, *_on_screens([FOOD_PLACE, EXTRA_PLACE])],
    [*range(FIRST_HOME, FIRST_SKILL), *_on_screens([ONE_USE_PLACE, EXTRA_PLACE])],
    [*range(FIRST_SKILL, FIRST_SCREEN), *_on_screens([SKILL_PLACE])],
]
"""By type: where a tile of that type can lie, in order."""

_AMOUNTS: Final[list[str]] = [str(amount) for amount in range(max(box.SUPPLY) + 1)]
_FOOD: Final = Argument("FOOD", box.GOOD_NAMES[: box.FOODS], ANY)
_GOOD: Final = Argument("GOOD", box.GOOD_NAMES, ANY)
_AMOUNT: Final = Argument("AMOUNT", _AMOUNTS, ANY)
_FROM: Final = Argument("FROM", ["mine", *box.SPACE_NAMES[: box.DOUBLES]], ANY)
_TO: Final = Argument("TO", [*box.SPACE_NAMES[: box.DOUBLES], "castle"], ANY)
_SPACE: Final = Argument("SPACE", box.SPACE_NAMES[: box.DOUBLES], ANY)
_COLOUR: Final = Argument("COLOUR", box.COLOURS, ANY)
_CAPTIVE: Final = Argument("CAPTIVE", ["0", "1"], ANY)
_YES_NO: Final = Argument("ANSWER", ["no", "yes"], ANY)
_TRACK: Final = Argument("TRACK", box.GOOD_NAMES[box.SILVER :], ANY)

_ACTION_SHAPES: Final[dict[str, list[Argument]]] = {
    "steal_food": [_FOOD],
    "promotion": [_FROM, _TO],
    "exchange": [
        Argument("GIVE", box.GOOD_NAMES[: box.GOLD], ANY),
        Argument("TAKE", box.GOOD_NAMES[: box.GOLD], ANY),
        _AMOUNT,
    ],
    "convert": [_AMOUNT],
    "tracks": [_TRACK],
    "rob_pixie": [_SPACE],
    "trade_tiles": [Argument("TILE", PLACE_NAMES, ANY), Argument("FOR", TARGET_NAMES, ANY)],
    "pantry": [Argument("WHAT", [*box.GOOD_NAMES[: box.FOODS], "discard"], ANY)],
    "special_offering": [_GOOD],
    "turn_order": [_AMOUNT],
}
_SHAPES: Final[dict[str, list[Argument]]] = {
    **{name: _ACTION_SHAPES.get(name, []) for name in box.SPACE_NAMES},
    "skill": [Argument("SKILL", box.SKILL_NAMES, ANY)],
    "take": [_FOOD, _AMOUNT],
    "pass": [],
    "remove_stone": [_CAPTIVE],
    "done": [],
    "give": [_COLOUR, _AMOUNT],
    "use_bag": [_YES_NO],
    "pick": [Argument("CUBE", box.CUBE_NAMES, ANY)],
    "place": [_COLOUR, _CAPTIVE],
    "discard": [_GOOD, _AMOUNT],
    "demote": [_SPACE],
    "use_grace": [],
    "use_double": [_YES_NO],
    "offer": [_GOOD, _AMOUNT],
    "commit": [],
    "promote": [_FROM, _TO],
    "stop": [],
    "neutral": [_FROM, _TO],
}
"""The words that follow each verb, in the order of the verbs' numbers."""
VERB_NAMES: Final[list[str]] = list(_SHAPES)


NOTATION: Final = Notation(_SHAPES, pack_list, unpack)
"""`steal_food apple`, `promotion mine steal_silver`, `exchange bread silver 3`, `offer honey 2`, `commit`."""


def vocabulary(seats: int, options: PixieQueenOptions) -> list[int]:
    """Returns every well-formed move that could be legal, in the order of their verbs.

    With two players there is a neutral band, and nobody is asked how a die's points are shared.
    """
    two = seats == 2
    moves: list[int] = []
    for verb, name in enumerate(VERB_NAMES):
        shapes = _SHAPES[name]
        if not shapes:
            moves.append(pack(verb))
        elif verb < SKILL:
            moves += _action_moves(name, verb, seats)
        elif verb == NEUTRAL:
            moves += _promotions(verb, options.neutral_servant) if two else []
        elif verb == GIVE:
            moves += [] if two else [pack(verb, seat, points) for seat in range(seats) for points in range(5)]
        else:
            moves += _answers(verb, 3 if two else seats)
    return moves


def _action_moves(name: str, verb: int, seats: int) -> list[int]:
    if name == "promotion":
        return _promotions(verb, False)
    if name == "exchange":
        goods = range(box.GOLD)
        amounts = range(1, box.EXCHANGE_MOST + 1)
        return [pack(verb, give, take, k) for give in goods for take in goods if give != take for k in amounts]
    if name == "trade_tiles":
        return [pack(verb, own, target) for own in range(PLACES) for target in _targets(own, seats)]
    if name == "convert":
        return [pack(verb, amount) for amount in range(1, box.SUPPLY[box.GOLD] + 1)]
    if name == "turn_order":
        return [pack(verb, amount) for amount in range(1, seats)]
    return [pack(verb, first) for first in range(len(_SHAPES[name][0].words))]


def _answers(verb: int, bands: int) -> list[int]:
    if verb == PROMOTE:
        return _promotions(verb, True)
    if verb in (TAKE, OFFER, DISCARD):
        goods = range(box.FOODS if verb == TAKE else box.GOODS)
        most = {TAKE: 4, DISCARD: 3}
        return [pack(verb, good, n) for good in goods for n in range(most.get(verb, box.SUPPLY[good]) + 1)]
    if verb == PLACE:
        return [pack(verb, band, captive) for band in range(bands) for captive in range(2)]
    return [pack(verb, first) for first in range(len(_SHAPES[VERB_NAMES[verb]][0].words))]


def _promotions(verb: int, castle: bool) -> list[int]:
    """Returns every move of a pixie one level up."""
    ways = [(start, to) for start, targets in enumerate(ONE_LEVEL_UP) for to in targets]
    return [pack(verb, start, to) for start, to in ways if castle or to != TO_CASTLE]


def _targets(own: int, seats: int) -> list[int]:
    """Returns what an own tile could be traded for (PIX-391)."""
    screens = [FIRST_SCREEN + PLACES * seat for seat in range(seats)]
    if own == SKILL_PLACE:
        return [*range(FIRST_SKILL, FIRST_SCREEN), *[screen + SKILL_PLACE for screen in screens]]
    food = [THE_PILE, *[screen + FOOD_PLACE for screen in screens]]
    one_use = [*range(FIRST_HOME, FIRST_SKILL), *[screen + ONE_USE_PLACE for screen in screens]]
    extra = [screen + EXTRA_PLACE for screen in screens]
    if own == FOOD_PLACE:
        return food + extra
    return one_use + extra if own == ONE_USE_PLACE else food + one_use
