"""Judges the 21 actions: what they cost, and whether they can be carried out (PIX-308)."""

from typing import Final

from mypy_extensions import i64

from folkmoot.engine.verdicts import LEGAL, broken
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.tiles import at_home, is_food, tile_at
from folkmoot.games.pixie_queen.rules.verdicts_answers import share
from folkmoot.games.pixie_queen.rules.verdicts_pixies import promotion
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    USED_COPY,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
)

# Details of the rules that have more than one reason.
NOT_OWNED: Final = 0
SAME_KIND: Final = 1
BAD_AMOUNT: Final = 2
NO_TILE_THERE: Final = 0
NO_ROOM: Final = 1
NO_PREY: Final = 0
NEUTRAL_PREY: Final = 1
NOT_IN_STOCK: Final = 0
TOO_FEW_GOODS: Final = 1
NO_OWN_TILE: Final = 0
NO_OTHER_TILE: Final = 1
AREA_LACKS: Final = 0
NOTHING_TO_ADD: Final = 1
OUTSIDE: Final = 0
UNUSED: Final = 1


def price(position: PixieQueenState, space: int) -> int:
    """Returns the discs that a double space costs: 1 if any pixie stands there, 2 otherwise (PIX-302, PIX-808)."""
    return 2 if position.hands[space] == box.NOBODY else 1


def gold_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much silver a gold bar costs a seat (PIX-341, PIX-342)."""
    cost = box.SILVER_PER_GOLD[position.silver_case[seat]]
    return max(1, cost - 1) if position.has_skill(seat, box.CHEAP_GOLD) else cost


def ring_price(position: PixieQueenState, seat: int) -> int:
    """Returns how much gold a ring costs a seat (PIX-371)."""
    return box.GOLD_PER_RING[position.gold_case[seat]]


def space_for_discs(position: PixieQueenState, space: int, discs: int) -> i64:
    """Judges a double space for somebody with so many discs: not taken (PIX-303), and not too dear (PIX-302)."""
    if position.placed[space] != 0:
        return broken(303)
    if price(position, space) > discs:
        return broken(302)
    return LEGAL


def space_to_copy(position: PixieQueenState, seat: int, space: int) -> i64:
    """Judges a double space to copy: it carries a disc, or the seat has the skill to copy any (PIX-402, PIX-403)."""
    if position.placed[space] != 0 or position.has_skill(seat, box.COPY_ANY):
        return LEGAL
    return broken(402, 0, UNUSED)


def covered_by(position: PixieQueenState, space: int) -> int:
    """Returns the hand that the discs for an action will cover: its own if they are two, else NOBODY (PIX-325)."""
    return space if price(position, space) == 2 else box.NOBODY


def double_action(
    position: PixieQueenState, seat: int, space: int, first: int, second: int, third: int, blocked: i64
) -> i64:
    """Judges the action of a double space with its choices; `blocked` is a hand under its own discs, or NOBODY."""
    if space == box.STEAL_FOOD:
        return food_to_steal(position, first)
    if space == box.PROMOTION:
        return promotion(position, seat, space, first, second, blocked)
    if space == box.EXCHANGE:
        return exchange(position.owned(seat, first), position.stock[second], first == second, third)
    if space == box.CONVERT:
        silver, gold = position.owned(seat, box.SILVER), position.stock[box.GOLD]
        return conversion(silver, gold_price(position, seat), gold, first)
    if space == box.TRACKS:
        return advance(position, seat, first)
    if space == box.ROB_PIXIE:
        return _robbery(position, seat, first)
    return plain_action(position, seat, space)


def food_to_steal(position: PixieQueenState, food: i64) -> i64:
    """Judges a food to steal: some of it is in the stock (PIX-321)."""
    if position.stock[food]:
        return LEGAL
    return broken(321)


def exchange(owned: i64, left: i64, same: bool, amount: i64) -> i64:
    """Judges an exchange of so many goods of a kind for another kind (PIX-331) of which so many are left (PIX-332)."""
    if not owned:
        return broken(331, 0, NOT_OWNED)
    if same:
        return broken(331, 1, SAME_KIND)
    if not left:
        return broken(332, 3)
    if amount < 1 or amount > box.EXCHANGE_MOST or amount > owned:
        return broken(331, 2, BAD_AMOUNT)
    if amount > left:
        return broken(332, 3)
    return LEGAL


def conversion(silver: i64, cost: i64, gold: i64, amount: i64) -> i64:
    """Judges a number of gold bars: at least one, in the stock (PIX-343), and paid for in silver (PIX-341)."""
    if amount < 1:
        return broken(341)
    if amount > gold:
        return broken(343, 1)
    if amount * cost > silver:
        return broken(341, 2)
    return LEGAL


def advance(position: PixieQueenState, seat: i64, track: i64) -> i64:
    """Judges a step on the silver (0) or gold (1) track: not at its end (PIX-364), and paid for (PIX-363)."""
    case = position.gold_case[seat] if track else position.silver_case[seat]
    if case == box.CASES - 1:
        return broken(364)
    if position.goods[box.GOODS * seat + box.SILVER + track]:
        return LEGAL
    return broken(363, 1)


def prey(position: PixieQueenState, seat: i64, band: i64) -> i64:
    """Judges whose pixie is robbed: an opponent's, whatever they have (PIX-381, PIX-383), no neutral one (PIX-382)."""
    if band == box.NOBODY or band == seat:
        return broken(381)
    if band < position.seats:
        return LEGAL
    return broken(382, 0, NEUTRAL_PREY)


def _robbery(position: PixieQueenState, seat: int, space: int) -> i64:
    """Judges the space of a pixie to rob; where no opponent has an active one, nobody can be robbed (PIX-382)."""
    for band in position.hands:
        if prey(position, seat, band) == LEGAL:
            return prey(position, seat, position.hands[space])
    return broken(382, 0, NO_PREY)


def plain_action(position: PixieQueenState, seat: i64, space: i64) -> i64:
    """Judges an action without choices."""
    if space == box.STEAL_SILVER:
        if position.stock[box.SILVER]:
            return LEGAL
        return broken(322)  # PIX-322
    if space == box.FOOD_TILE:
        return _food_tile(position, seat)
    if space == box.CASINO:
        for goods in position.stock:
            if goods:
                return LEGAL
        return broken(365)  # PIX-365
    if space == box.FORGE_RING:
        return _ring(position, seat)
    if space == box.PUNISH:
        return LEGAL
    return _one_use_tile(position, seat, box.HOME_TILE[space])


def _food_tile(position: PixieQueenState, seat: i64) -> i64:
    """Judges taking a food tile: one is in the pile, and there is room for it (PIX-351)."""
    if not position.food_pile:
        return broken(351, 0, NO_TILE_THERE)
    if _has_room(position, seat, position.food_slot[seat]):
        return LEGAL
    return broken(351, 1, NO_ROOM)


def _one_use_tile(position: PixieQueenState, seat: i64, tile: int) -> i64:
    """Judges taking or copying a one-use tile: it is at home, and there is room for it (PIX-353, PIX-406)."""
    if not at_home(position, tile):
        return broken(353, 0, NO_TILE_THERE)
    if _has_room(position, seat, position.one_slot[seat]):
        return LEGAL
    return broken(353, 1, NO_ROOM)


def _has_room(position: PixieQueenState, seat: i64, slot: i64) -> bool:
    """Tells whether a seat has room for a tile: its place, which holds `slot`, or the extra one is empty (PIX-114)."""
    return slot == box.NO_TILE or (position.skill[seat] == box.EXTRA_SLOT and position.extra_tile == box.NO_TILE)


def _ring(position: PixieQueenState, seat: i64) -> i64:
    """Judges forging a ring: a tile is left (PIX-372), and the gold is there (PIX-371)."""
    if position.taken_of(box.RING) == len(box.REWARDS[box.RING]):
        return broken(372)
    if position.goods[box.GOODS * seat + box.GOLD] < box.GOLD_PER_RING[position.gold_case[seat]]:
        return broken(371, 1)
    return LEGAL


def circle(position: PixieQueenState, seat: i64, space: i64) -> i64:
    """Judges whether an action beside the pyramid is left to a seat in this round (PIX-305 to PIX-307, PIX-390)."""
    if space == box.MINE:
        if position.own_used[seat] & USED_MINE:
            return broken(305)
    elif space == box.COPY:
        if position.own_used[seat] & USED_COPY:
            return broken(305)
    elif space == box.TRADE_TILES:
        if position.own_used[seat] & USED_TRADE or position.single_by[BY_TRADE] != box.NOBODY:
            return broken(390)
    elif space == box.PANTRY:
        if len(position.pantry) == box.PANTRY_USES:
            return broken(306)
    elif space == box.PRIORITY:
        if position.single_by[BY_PRIORITY] != box.NOBODY:
            return broken(307)
    elif position.single_by[BY_SPECIAL if space == box.SPECIAL_OFFERING else BY_ORDER] != box.NOBODY:
        return broken(306)
    return LEGAL


def outer_action(position: PixieQueenState, seat: int, space: int, first: int, second: int) -> i64:
    """Judges an action beside the pyramid that is left to a seat; priority needs nothing else (PIX-452)."""
    if space == box.MINE:
        return mine(position)
    if space == box.TRADE_TILES:
        return trade(position, seat, type_on_screen(position, seat, first), second, skills_on_board(position))
    if space == box.PANTRY:
        return pantry(position, seat, first)
    if space == box.SPECIAL_OFFERING:
        judged = special_offering(position, seat)
        return judged if judged != LEGAL else good_to_add(position, seat, first)
    if space == box.TURN_ORDER:
        return places_up(position.owned(seat, box.HONEY), position.small.index(seat), first)
    return LEGAL


def mine(position: PixieQueenState) -> i64:
    """Judges the mine: a cube is in the bag (PIX-385)."""
    for cubes in position.bag:
        if cubes:
            return LEGAL
    return broken(385)


def pantry(position: PixieQueenState, seat: int, choice: i64) -> i64:
    """Judges a food of the stock, or three goods to throw away (PIX-388)."""
    if choice == verbs.PANTRY_DISCARD:
        if position.owned_in_all(seat) >= box.DISCARD:
            return LEGAL
        return broken(388, 0, TOO_FEW_GOODS)
    if position.stock[choice]:
        return LEGAL
    return broken(388, 0, NOT_IN_STOCK)


def discard(position: PixieQueenState, seat: i64, asked: i64, left: i64, good: i64, amount: i64) -> i64:
    """Judges how much is thrown away of the good that is asked for: three goods in all (PIX-388)."""
    if good != asked:
        return broken(388)
    return share(388, position.goods, box.GOODS * seat + good, box.GOODS * seat + box.GOODS, left, amount)


def special_offering(position: PixieQueenState, seat: i64) -> i64:
    """Judges a special offering: a tile is left (PIX-443), and the seat owns the goods of the area (PIX-442)."""
    if position.taken_of(box.SPECIAL) == len(box.REWARDS[box.SPECIAL]):
        return broken(443)
    for good in range(box.GOODS):
        if position.goods[box.GOODS * seat + good] < position.area[good]:
            return broken(442, 0, AREA_LACKS)
    return LEGAL


def good_to_add(position: PixieQueenState, seat: i64, good: i64) -> i64:
    """Judges the good that a special offering adds: more of it than the area takes is there (PIX-441, PIX-442)."""
    if position.goods[box.GOODS * seat + good] > position.area[good]:
        return LEGAL
    return broken(442, 1, NOTHING_TO_ADD)


def places_up(honey: i64, places: i64, amount: i64) -> i64:
    """Judges how far a small cube goes up: so many places are before it (PIX-432), one honey pot each (PIX-431)."""
    if amount < 1:
        return broken(431)
    if amount > places:
        return broken(432, 1)
    if amount > honey:
        return broken(431, 2)
    return LEGAL


def type_on_screen(position: PixieQueenState, seat: int, place: i64) -> i64:
    """Returns the type of the tile on a place of a screen, the extra place included (PIX-397); 0 if there is none."""
    if place == verbs.SKILL_PLACE:
        return verbs.NO_TYPE if position.skill[seat] == box.NO_SKILL else verbs.SKILL_TYPE
    tile = tile_at(position, seat, place)
    if is_food(tile):
        return verbs.FOOD_TYPE
    return verbs.NO_TYPE if tile == box.NO_TILE else verbs.ONE_USE_TYPE


def skills_on_board(position: PixieQueenState) -> i64:
    """Returns the skills on the board, as bits."""
    skills: i64 = 0
    one: i64 = 1
    for skill in position.board_skills:
        if skill != box.NO_SKILL:
            skills |= one << skill
    return skills


def trade(position: PixieQueenState, seat: i64, own: i64, target: i64, skills: i64) -> i64:
    """Judges a trade of a tile of a type: one of the same type lies there, an identical one too (PIX-391, PIX-398).

    `skills` are those on the board.
    """
    if own == verbs.NO_TYPE:
        return broken(391, 0, NO_OWN_TILE)
    if own == _type_of_target(position, seat, target, skills):
        return LEGAL
    return broken(391, 1, NO_OTHER_TILE)


def _type_of_target(position: PixieQueenState, seat: i64, target: i64, skills: i64) -> i64:
    """Returns the type of the tile that can be had there; 0 if there is none."""
    if target == verbs.THE_PILE:
        return verbs.FOOD_TYPE if position.food_pile else verbs.NO_TYPE  # PIX-393
    if target < verbs.FIRST_SKILL:
        home = at_home(position, box.ONE_USE[target - verbs.FIRST_HOME])
        return verbs.ONE_USE_TYPE if home else verbs.NO_TYPE  # PIX-394
    if target < verbs.FIRST_SCREEN:
        return verbs.SKILL_TYPE if skills >> target - verbs.FIRST_SKILL & 1 else verbs.NO_TYPE  # PIX-395
    other = (target - verbs.FIRST_SCREEN) // verbs.PLACES
    if other == seat or other >= position.seats or not position.lives(other):  # PIX-392
        return verbs.NO_TYPE
    return type_on_screen(position, other, (target - verbs.FIRST_SCREEN) % verbs.PLACES)
