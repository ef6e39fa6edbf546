"""Pixies on the pyramid and in the mines: promotion, displacement, demotion, stones (5xx, 60x)."""

from typing import Final

from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.goods import pay
from folkmoot.games.pixie_queen.rules.verdicts_pixies import displacement_price, unchaining_price
from folkmoot.games.pixie_queen.state import PixieQueenState

FROM_NAMES: Final = ["mine", *box.SPACE_NAMES]
TO_NAMES: Final = [*box.SPACE_NAMES[: verbs.TO_CASTLE], "castle"]


def promote(position: PixieQueenState, seat: int, start: int, to: int, rule: str, log: Log | None) -> None:
    """Moves a seat's pixie one level up; a pixie in its way takes its place or goes to its mine (PIX-506)."""
    if to == verbs.TO_CASTLE:
        position.hands[start - 1] = box.NOBODY
        position.castle = seat
        _tell_promotion(seat, start, to, "PIX-511", log)
        return
    other = position.hands[to]
    if other != box.NOBODY:
        pay(position, seat, box.APPLE, displacement_price(position, seat))  # PIX-509
    leave(position, seat, start)
    position.hands[to] = seat
    _tell_promotion(seat, start, to, rule, log)
    if other == box.NOBODY:
        return
    if start == verbs.FROM_MINE:
        position.captives[other] = position.captives[other] + 1
    else:
        position.hands[start - 1] = other
    if log is not None:
        place = FROM_NAMES[start]
        log.tell("displaced", "PIX-506", seat=seat, colour=box.COLOURS[other], space=box.SPACE_NAMES[to], place=place)


def _tell_promotion(seat: int, start: int, to: int, rule: str, log: Log | None) -> None:
    if log is not None:
        log.tell("promoted", rule, seat=seat, place=FROM_NAMES[start], space=TO_NAMES[to])


def leave(position: PixieQueenState, band: int, start: int) -> None:
    """Takes a pixie away from where it is promoted from."""
    if start == verbs.FROM_MINE:
        position.captives[band] = position.captives[band] - 1
    else:
        position.hands[start - 1] = box.NOBODY


def demote(position: PixieQueenState, seat: int, space: int, rule: str, log: Log | None) -> None:
    """Sends an active pixie to its mine, from whatever level; discs stay, stones do not hinder (PIX-605, PIX-625)."""
    position.hands[space] = box.NOBODY
    position.captives[seat] = position.captives[seat] + 1
    if log is not None:
        log.tell("demoted", rule, seat=seat, space=box.SPACE_NAMES[space])


def place_stone(position: PixieQueenState, seat: int, band: int, captive: int, log: Log | None) -> None:
    """Chains a captive (PIX-607)."""
    _change_stones(position, band, captive, 1)
    if log is not None:
        log.tell("stone-placed", "PIX-607", seat=seat, colour=box.COLOURS[band])


def remove_stone(position: PixieQueenState, seat: int, captive: int, log: Log | None) -> None:
    """Takes a stone off for its price; it never goes back into the bag (PIX-609)."""
    pay(position, seat, box.BREAD, unchaining_price(position, seat))
    _change_stones(position, seat, captive, -1)
    if log is not None:
        log.tell("stone-removed", "PIX-613", seat=seat)


def _change_stones(position: PixieQueenState, band: int, captive: int, change: int) -> None:
    """Adds or removes a stone and puts the pair in order again (PIX-604)."""
    at = 2 * band
    position.stones[at + captive] = position.stones[at + captive] + change
    if position.stones[at] < position.stones[at + 1]:
        position.stones[at], position.stones[at + 1] = position.stones[at + 1], position.stones[at]
