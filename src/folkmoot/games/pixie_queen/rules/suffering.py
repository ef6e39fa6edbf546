"""Punishment points, mine symbols and the dungeon (PIX-621 to PIX-625, PIX-721 to PIX-723)."""

from typing import Final

from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules.goods import pay
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.state import PixieQueenState, favourite

SYMBOL_RULE: Final = "PIX-621"


def suffer(position: PixieQueenState, seat: int, points: int, cause: int, rule: str, log: Log | None) -> None:
    """Adds points; a mine symbol that is reached demotes a pixie, 60 points lead to the dungeon (PIX-621, PIX-722)."""
    before = position.suffered[seat]
    position.suffered[seat] = min(box.DUNGEON, before + points)
    if log is not None:
        total = position.suffered[seat]
        log.tell("suffered", rule, seat=seat, number=points, total=total, cause=tasks.CAUSE_NAMES[cause])
    if position.suffered[seat] == box.DUNGEON and position.has_dungeon:
        throw_out(position, seat, log)
        return
    for symbol in box.MINE_SYMBOLS:
        if before < symbol <= position.suffered[seat]:
            _reach_symbol(position, seat, symbol, log)


def _reach_symbol(position: PixieQueenState, seat: int, symbol: int, log: Log | None) -> None:
    """Asks for a demotion. The favourite and a player without active pixies are spared for good (PIX-622, PIX-624)."""
    if not position.has_active(seat):
        return
    if seat != favourite(position):
        position.stack.append(tasks.task(tasks.ASK_DEMOTION, seat, 0, tasks.BY_SYMBOL))
    elif log is not None:
        log.tell("spared", "PIX-622", seat=seat, number=symbol)


def throw_out(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Throws a player into the dungeon; their things go back for the other players to get (PIX-722, PIX-723)."""
    position.out[seat] = 1 + max(position.out)
    if position.active == seat:
        position.active = position.big[position.big.index(seat) - 1]
    position.big.remove(seat)
    position.small.remove(seat)
    position.discs[seat] = 0
    position.captives[seat] = 0
    position.stones[2 * seat] = 0
    position.stones[2 * seat + 1] = 0
    for space in range(box.DOUBLES):
        if position.hands[space] == seat:
            position.hands[space] = box.NOBODY
    if position.castle == seat:
        position.castle = box.CLOSED
    for good in range(box.GOODS):
        pay(position, seat, good, position.owned(seat, good))
    _return_tiles(position, seat)
    if log is not None:
        log.add(Event(rule="PIX-722", public=Phrase("dungeon", {"seat": seat}), clears=True))


def _return_tiles(position: PixieQueenState, seat: int) -> None:
    """Returns one-use tiles home and food tiles to the pile, the lowest on top; the skill leaves the game (PIX-723)."""
    tiles = [position.food_slot[seat], position.one_slot[seat]]
    if position.has_skill(seat, box.EXTRA_SLOT):
        tiles.append(int(position.extra_tile))
        position.extra_tile = box.NO_TILE
    food = [tile for tile in tiles if is_food(tile)]
    food.sort(reverse=True)
    position.food_pile += food
    position.food_slot[seat] = box.NO_TILE
    position.one_slot[seat] = box.NO_TILE
    position.skill[seat] = box.NO_SKILL
