"""Goods, pixies, tiles and players of Pixie Queen: in any position, and in one that a game reaches."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.situations.reckoning import dealt, has_mined, stones_waiting, untouched, uses_of
from folkmoot.games.pixie_queen.state import PixieQueenState

IN_DUNGEON: Final = "nobody is asked in the dungeon (PIX-723)"
NOT_ALL_LIVING: Final = "the living have a place in the order (PIX-103)"


def faults(position: PixieQueenState) -> list[str]:
    """Returns what does not hold of the pieces, in words."""
    faults = _goods_faults(position) + _band_faults(position) + _tile_faults(position) + _skill_faults(position)
    return faults + _player_faults(position) + _setup_faults(position)


def unreachable(position: PixieQueenState) -> list[str]:
    """Returns why no game comes to these pieces, in words."""
    faults = []
    if any(owned < change for owned, change in zip(position.goods, position.changes, strict=True)):
        faults.append("nobody had less than nothing before the last move (PIX-312)")
    below = position.food_pile[:-1]
    if len(position.big) == position.seats and below != box.FOOD_PILE[int(position.seats)][: len(below)]:
        faults.append("food tiles are taken from the top of the pile and traded there (PIX-104, PIX-351, PIX-393)")
    return faults + _first_round_faults(position)


def _goods_faults(position: PixieQueenState) -> list[str]:
    """What is in the box stays in the game; stones never come back."""
    faults = []
    for good in range(box.GOODS):
        owned = position.goods[good :: box.GOODS]
        bag = position.bag[good - box.SILVER] if good >= box.SILVER else 0
        if sum(owned) + position.stock[good] + position.area[good] + bag != box.SUPPLY[good]:
            faults.append(f"there are {box.SUPPLY[good]} of {box.GOOD_NAMES[good]} (PIX-111)")
        if min([*owned, position.stock[good], position.area[good], bag]) < 0:
            faults.append("nobody has less than nothing (PIX-312)")
    start = box.START_BAG[int(position.seats)]
    if any(count < 0 or count > most for count, most in zip(position.bag, start, strict=True)):
        faults.append("nothing goes back into the bag (PIX-609)")
    if position.bag[box.BAG_STONE] + sum(position.stones) + stones_waiting(position) > start[box.BAG_STONE]:
        faults.append("stones come from the bag (PIX-109)")
    return faults


def _band_faults(position: PixieQueenState) -> list[str]:
    """Every pixie is somewhere; chains lie on captives, the heavier first."""
    faults = []
    pixies = [box.PIXIES[int(position.seats)]] * int(position.seats) + [box.NEUTRAL_PIXIES[2]]
    for band in range(position.bands()):
        captives, actives = position.captives[band], position.hands.count(band)
        pixies_of_band = captives + actives + position.servants_of(band) + int(position.castle == band)
        if band < position.seats and not position.lives(band):
            if captives or actives or position.castle == band:
                faults.append("nobody is left of a band in the dungeon (PIX-723)")
        elif pixies_of_band != pixies[band] or captives < 0:
            faults.append("every pixie is somewhere (PIX-112)")
        one, two = position.stones[2 * band], position.stones[2 * band + 1]
        if not 0 <= two <= one <= box.STONES_EACH or (two and captives < 2) or (one and captives < 1):
            faults.append("stones lie on captives, three at most, the more of them first (PIX-603, PIX-604)")
    return faults


def _tile_faults(position: PixieQueenState) -> list[str]:
    """Every food tile and one-use tile is in one place where it may be."""
    faults = []
    extra = int(position.extra_tile)
    food = [tile for tile in [*position.food_slot, extra] if is_food(tile)] + position.food_pile
    if sorted(food) != sorted(box.FOOD_PILE[int(position.seats)]):
        faults.append("every food tile is somewhere (PIX-104)")
    one_use = [tile for tile in [*position.one_slot, extra] if tile >= box.DOUBLE_TILE]
    if len(set(one_use)) != len(one_use):
        faults.append("there is one of each one-use tile (PIX-105)")
    food_elsewhere = any(is_food(tile) for tile in position.one_slot)
    if food_elsewhere or any(tile >= box.DOUBLE_TILE for tile in position.food_slot):
        faults.append("a screen has a place for each kind of tile (PIX-114)")
    return faults


def _skill_faults(position: PixieQueenState) -> list[str]:
    """Everybody has one of the six skills as soon as they have chosen, the last in the order first."""
    faults = []
    skills = [skill for skill in [*position.skill, *position.board_skills] if skill != box.NO_SKILL]
    gone = len(position.out) - position.out.count(0)
    if len(set(skills)) != len(skills) or len(skills) + gone != box.SKILLS_ON_BOARD:
        faults.append("six skills are in the game (PIX-113)")
    choosing = [tasks.seat_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_SKILL]
    for seat, skill in enumerate(position.skill):
        if (skill == box.NO_SKILL) != (not position.lives(seat) or seat in choosing):
            faults.append("everybody chooses a skill before the first round (PIX-113)")
    if choosing != position.big[: len(choosing)]:
        faults.append("skills are chosen in reverse order (PIX-113)")
    if position.extra_tile != box.NO_TILE and box.EXTRA_SLOT not in skills:
        faults.append("a tile on a skill needs that skill (PIX-356)")
    return faults


def _player_faults(position: PixieQueenState) -> list[str]:
    """Points and cases are within their limits; the living have cubes, the others nothing."""
    faults = []
    living = [seat for seat in range(position.seats) if position.lives(seat)]
    if sorted(position.big) != living or sorted(position.small) != living:
        faults.append(NOT_ALL_LIVING)
    gone = sorted([place for place in position.out if place])
    if gone != list(range(1, len(gone) + 1)) or (gone and not position.has_dungeon):
        faults.append("players go to the dungeon one after the other (PIX-722)")
    if position.active not in living:
        faults.append("the player on turn is not in the dungeon (PIX-723)")
    for seat in range(position.seats):
        if not all(0 <= case < box.CASES for case in (position.silver_case[seat], position.gold_case[seat])):
            faults.append("discs lie on the cases of tracks (PIX-102)")
        points = position.suffered[seat]
        if not 0 <= points <= box.DUNGEON or (position.has_dungeon and (points == box.DUNGEON) == position.lives(seat)):
            faults.append("sixty points lead to the dungeon (PIX-722)")
        tiles = position.food_slot[seat] or position.one_slot[seat]
        if not position.lives(seat) and (tiles or position.owned_in_all(seat) or position.discs[seat]):
            faults.append("a player in the dungeon has nothing left (PIX-723)")
    return faults


def _setup_faults(position: PixieQueenState) -> list[str]:
    """Before the first round only the goods can differ from the set-up."""
    if position.phase != phases.SETUP:
        return []
    points = position.suffered + position.bonus + position.silver_case + position.gold_case
    pieces = position.takers + position.food_slot + position.one_slot + position.stones
    board = position.hands.count(box.NOBODY) == box.DOUBLES and position.area == box.START_AREA
    bag = position.bag == box.START_BAG[int(position.seats)]
    if any(points) or any(pieces) or not board or not bag or position.small != position.big:
        return ["nothing has happened before the first round (PIX-102, PIX-112)"]
    return []


def _first_round_faults(position: PixieQueenState) -> list[str]:
    """Before the first rewards only actions have changed anything."""
    if position.round > 1 or position.phase > phases.OFFERING:
        return []
    faults = []
    if position.phase == phases.STEALING:
        faults.append("nobody has a food tile in the first steal phase (PIX-207, PIX-352)")
    for seat in range(position.seats):
        levels = sum([box.LEVEL_OF[space] for space in position.actives_of(seat)])
        if levels > uses_of(position, box.PROMOTION, seat):
            faults.append("all pixies begin as captives and go up level by level (PIX-112, PIX-503)")
        cases = position.silver_case[seat] + position.gold_case[seat]
        if cases > uses_of(position, box.TRACKS, seat):
            faults.append("track discs begin on case 1 (PIX-102)")
    if position.phase == phases.ACTING:
        faults += _first_turns_faults(position)
    return faults if position.phase > phases.SETUP else _deal_faults(position)


def _first_turns_faults(position: PixieQueenState) -> list[str]:
    """In the first action phase things come from the actions taken in it."""
    faults = []
    tiles = [tile for tile in [*position.food_slot, *position.one_slot, int(position.extra_tile)] if tile]
    for food, spaces in ((True, [box.FOOD_TILE]), (False, [box.DOUBLE_OFFERING, box.LOOK_IN_BAG, box.GRACE])):
        held = [tile for tile in tiles if is_food(tile) == food]
        if len(held) > sum([1 for space in spaces if position.placed[space]]) + position.copies:
            faults.append("tiles are taken by their actions (PIX-104, PIX-105, PIX-351, PIX-353)")
    if sum(position.bag) < sum(box.START_BAG[int(position.seats)]) and not has_mined(position):
        faults.append("the bag is full until somebody goes to the mine (PIX-109)")
    return faults + _deal_faults(position)


def _deal_faults(position: PixieQueenState) -> list[str]:
    """Who has done nothing has what was dealt, or less if it was robbed."""
    idle = untouched(position)
    for seat in idle:
        for good in range(box.GOODS):
            owned, first = position.owned(seat, good), dealt(position, seat, good)
            if owned > first + int(good == box.SILVER) or (owned != first and len(idle) == position.seats):
                return ["everybody begins with the goods that are dealt (PIX-110, PIX-206)"]
    return []
