"""Positions after the action phase, and throws that draw from the bag, for the tests of Pixie Queen."""

from typing import Any

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState

from .helpers import Seat, at, legal, play

STILL: Seat = {"discs": 0}
"""A seat without discs takes no more turns in this round; a seat with discs would be on turn again at once."""


def offering(players: int = 3, *seats: Seat, demand: str = "apple", **facts: Any) -> PixieQueenState:
    """Returns a position in which all seats are asked for an offer; the Queen demands this food."""
    return at(players, *seats, **{"phase": "offering", "demand": [demand], "pending": ["offer"], **facts})


def promoting(
    players: int = 3, *seats: Seat, seat: int = 0, number: int = 1, free: bool = False, **facts: Any
) -> PixieQueenState:
    """Returns a position in which a seat has `number` promotions left, the last ones of the reward phase."""
    pending = ["punishments", "castle", f"promote {seat} {number} {int(free)}"]
    return at(players, *seats, **{"phase": "rewards", "demand": ["apple"], "pending": pending, **facts})


def punished(players: int = 3, *seats: Seat, **facts: Any) -> tuple[PixieQueenState, Log]:
    """Returns the position after the punishment phase, at the next question, and the log of that phase."""
    position = promoting(players, *seats, **facts)
    return position, play(position, "stop")


def answer(position: PixieQueenState, seat: int, *texts: str) -> None:
    """Plays these moves of one seat's offer."""
    for text in texts:
        assert text in legal(position, seat)
        position.play(seat, GAME.parse(text), FastDice(0))
        assert position.faults() == []


def ways(position: PixieQueenState, seat: int) -> list[str]:
    """Returns every offer that a seat can compose, as five numbers."""
    texts = legal(position, seat)
    if texts == {"commit"}:
        return [" ".join(str(position.offered(seat, good)) for good in range(5))]
    offers = []
    for text in texts:
        twin = position.copy()
        answer(twin, seat, text)
        offers += ways(twin, seat)
    return offers


def drawing(bag: list[int], cubes: str) -> list[int]:
    """Returns the throws that draw these cubes from a bag, one after the other: "silver stone"."""
    left, throws = bag[:], []
    for name in cubes.split():
        cube = box.CUBE_NAMES.index(name)
        assert left[cube]
        throws.append(sum(left[:cube]))
        left[cube] -= 1
    return throws
