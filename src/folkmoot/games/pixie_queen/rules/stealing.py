"""The steal phase: big cubes follow small ones, and players get what their pixies and tiles bring (2xx)."""

from folkmoot.engine.events import Event, Log
from folkmoot.engine.phrases import Phrase
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.goods import amounts_of, take_and_tell
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.state import PixieQueenState


def begin_round(position: PixieQueenState, log: Log | None) -> None:
    """Begins a round: the big cubes follow the small ones, and all steal in that order (PIX-201, PIX-205)."""
    position.round += 1
    position.phase = phases.STEALING
    position.big = position.small[:]
    position.castle = box.NOBODY
    position.offers = [0] * (box.GOODS * int(position.seats))
    position.doubled = 0
    if log is not None:
        order: list[str | int] = list(position.big)
        phrase = Phrase("round", {"number": int(position.round), "seats": order})
        log.add(Event(rule="PIX-201", public=phrase, clears=position.round > 1))
    position.stack.append(tasks.task(tasks.ACTIONS))
    for seat in reversed(position.big):
        position.stack.append(tasks.task(tasks.STEAL, seat))


def food_due(position: PixieQueenState, left: int, food: int) -> int:
    """Returns how much a food tile still gives of a food and those after it, as far as the stock goes (PIX-205)."""
    return min(left, sum(position.stock[food : box.FOODS]))


def steal(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Takes what icons, food tiles and the skill bring, in this order; no refusing (PIX-202 to PIX-207, PIX-204)."""
    amounts = [0] * box.GOODS
    for space, band in enumerate(position.hands):
        if band == seat:
            for food in box.ICONS[space]:
                amounts[food] = amounts[food] + 1
    if any(amounts):
        take_and_tell(position, seat, amounts, "stole", "PIX-202", log)
    if position.has_skill(seat, box.SILVER_INCOME):
        position.stack.append(tasks.task(tasks.SKILL_SILVER, seat))
    if position.has_skill(seat, box.EXTRA_SLOT) and is_food(int(position.extra_tile)):
        position.stack.append(tasks.task(tasks.ASK_FOOD, seat, int(position.extra_tile)))
    if position.food_slot[seat] != box.NO_TILE:
        position.stack.append(tasks.task(tasks.ASK_FOOD, seat, position.food_slot[seat]))


def take_food(position: PixieQueenState, seat: int, food: int, amount: int, left: int, log: Log | None) -> None:
    """Takes food for a food tile; the next food is asked for if the tile gives more (PIX-203)."""
    if amount:
        take_and_tell(position, seat, amounts_of(food, amount), "tile-food", "PIX-203", log)
    if left > amount and food < box.BREAD:
        position.stack.append(tasks.task(tasks.ASK_FOOD, seat, left - amount, food + 1))
