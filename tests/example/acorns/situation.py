"""Any situation of Acorns, from readable facts."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from tests.example.acorns import flow
from tests.example.acorns.components import FACES, FORAGING, OFFERING, PLACES, TOKENS
from tests.example.acorns.knowledge import EMPTY, shown
from tests.example.acorns.options import AcornsOptions
from tests.example.acorns.position import AcornsPosition, prepared


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """What may be said about a situation; whatever is not said is filled in at random."""

    phase: Literal["foraging", "offering"] = "foraging"
    round: int = 1
    first: int = 0
    turn: int = 0
    places: list[str] = []
    """Faces or `empty`; the places not named are dealt."""
    rows: list[list[str]] = []
    seen: list[list[int]] = []
    """For each seat, the numbers of the places it has seen."""
    lost: list[str] = []
    goods: list[int] | None = None
    """Nuts and berries of the first seat, of the second, …"""
    bite: list[int] = []
    """Who bit, to whom the bite was handed on in turn, and last the seat that is asked."""


def situation(seats: int, options: AcornsOptions, given: Mapping[str, Any], dice: Dice) -> AcornsPosition:
    """Returns the position the facts describe. Raises `BadSituation` if there is none."""
    try:
        facts = msgspec.convert(dict(given), Facts)
        position = prepared(seats, options)
        _place(position, facts, dice)
    except (msgspec.ValidationError, ValueError, IndexError) as error:
        raise BadSituation(f"a fact is not understood: {error}") from None
    faults = position.faults()
    if faults:
        raise BadSituation(f"no game can come to this: {faults[0]}")
    return position


def _place(position: AcornsPosition, facts: Facts, dice: Dice) -> None:
    position.phase = OFFERING if facts.phase == "offering" else FORAGING
    position.round, position.first, position.turn = facts.round, facts.first, facts.turn
    position.lost = [FACES.index(face) for face in facts.lost]
    for seat, faces in enumerate(facts.rows):
        position.rows += [shown(FACES.index(face), seat) for face in faces]
        position.owners += [seat] * len(faces)
    position.goods = position.goods if facts.goods is None else facts.goods
    position.places = [EMPTY if face == "empty" else FACES.index(face) for face in facts.places]
    _deal_the_rest(position, dice)
    for seat, places in enumerate(facts.seen):
        for place in places:
            position.places[place - 1] = shown(position.places[place - 1], seat)
    for seat in facts.bite[:-1]:
        position.stack += [flow.ROLL, seat]
    for seat in facts.bite[-1:]:
        position.stack += [flow.BITTEN, seat]


def _deal_the_rest(position: AcornsPosition, dice: Dice) -> None:
    told = [token & 3 for token in position.places + position.rows if token != EMPTY] + position.lost
    rest = [face for face, count in enumerate(TOKENS) for _ in range(count - told.count(face))]
    dice.shuffle(rest)
    missing = PLACES - len(position.places)
    position.places += rest[:missing]
    position.pile = rest[missing:]
