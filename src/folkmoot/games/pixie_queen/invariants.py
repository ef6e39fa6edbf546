"""What holds in every position of Pixie Queen: goods, pixies and tiles conserved, points and discs in their places."""

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.invariants_questions import question_faults
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.state import BY_TRADE, USED_COPY, USED_TRADE, PixieQueenState


def faults(position: PixieQueenState) -> list[str]:
    """Returns the invariants that do not hold, in words; those of the question only if all others hold."""
    faults = _goods_faults(position) + _band_faults(position) + _tile_faults(position) + _reward_faults(position)
    faults += _player_faults(position) + _round_faults(position) + _disc_faults(position)
    return faults or question_faults(position)


def _goods_faults(position: PixieQueenState) -> list[str]:
    """PIX-109, PIX-111, PIX-609: what is in the box stays in the game; stones never come back."""
    faults = []
    for good in range(box.GOODS):
        owned = position.goods[good :: box.GOODS]
        bag = position.bag[good - 3] if good >= 3 else 0
        if sum(owned) + position.stock[good] + position.area[good] + bag != box.SUPPLY[good]:
            faults.append(f"there are {box.SUPPLY[good]} of {box.GOOD_NAMES[good]} (PIX-111)")
        if min([*owned, position.stock[good], position.area[good], bag]) < 0:
            faults.append("nobody has less than nothing (PIX-312)")
    start = box.START_BAG[int(position.seats)]
    if any(count < 0 or count > most for count, most in zip(position.bag, start, strict=True)):
        faults.append("nothing goes back into the bag (PIX-609)")
    if any(position.next_cubes().count(cube) > max(0, count) for cube, count in enumerate(position.bag)):
        faults.append("the cubes drawn next are in the bag (PIX-384)")
    drawn = sum([tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_PLACE])
    if position.bag[2] + sum(position.stones) + drawn > start[2]:
        faults.append("stones come from the bag (PIX-109)")
    return faults


def _band_faults(position: PixieQueenState) -> list[str]:
    """PIX-112, PIX-603, PIX-604, PIX-801: every pixie is somewhere; chains lie on captives, the heavier first."""
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
            faults.append("stones lie on captives, the more of them first (PIX-604)")
    if position.castle >= 0 and position.phase != phases.REWARDING:
        faults.append("a pixie is in the castle until the rewards are over (PIX-511)")
    if position.castle == box.CLOSED and position.phase < phases.REWARDING:
        faults.append("the castle is open again in every round (PIX-511)")
    if (position.castle == position.seats or position.castle_servants) and not position.neutral_servant:
        faults.append("neutral pixies do not enter the castle (PIX-805)")
    return faults


def _tile_faults(position: PixieQueenState) -> list[str]:
    """PIX-104, PIX-105, PIX-107, PIX-113, PIX-114: every tile is in one place where it may be."""
    faults = []
    extra = int(position.extra_tile)
    food = [tile for tile in [*position.food_slot, extra] if is_food(tile)] + position.food_pile
    if sorted(food) != sorted(box.FOOD_PILE[int(position.seats)]):
        faults.append("every food tile is somewhere (PIX-104)")
    one_use = [tile for tile in [*position.one_slot, extra] if tile >= box.DOUBLE_TILE]
    if len(set(one_use)) != len(one_use) or any(is_food(tile) for tile in position.one_slot):
        faults.append("there is one of each one-use tile (PIX-105)")
    if any(tile != box.NO_TILE and not is_food(tile) for tile in position.food_slot):
        faults.append("a screen has a place for each kind of tile (PIX-114)")
    skills = [skill for skill in [*position.skill, *position.board_skills] if skill != box.NO_SKILL]
    gone = len(position.out) - position.out.count(0)
    if len(set(skills)) != len(skills) or len(skills) + gone != box.SKILLS_ON_BOARD:
        faults.append("six skills are in the game (PIX-113)")
    for seat, skill in enumerate(position.skill):
        chooses = not position.lives(seat) or tasks.task(tasks.ASK_SKILL, seat) in position.stack
        if (skill == box.NO_SKILL) != chooses:
            faults.append("everybody chooses a skill before the first round (PIX-113)")
    if extra != box.NO_TILE and box.EXTRA_SLOT not in skills:
        faults.append("a tile on a skill needs that skill (PIX-356)")
    if sorted(position.demand) != box.DEMANDS:
        faults.append("there are nine demand tokens (PIX-107)")
    return faults


def _reward_faults(position: PixieQueenState) -> list[str]:
    """PIX-106, PIX-511: reward tiles are taken one after the other; a servant comes once in a round."""
    faults = []
    for series in range(box.SERIES):
        rounds = [taken >> 5 for taken in position.takers if taken & 3 == series]
        if len(rounds) > len(box.REWARDS[series]):
            faults.append("there are seven reward tiles of each series (PIX-106)")
        if rounds != sorted(rounds) or not all(1 <= when <= position.round for when in rounds):
            faults.append("reward tiles are taken from the left, one after the other (PIX-106)")
        if series == box.SERVANT and len(set(rounds)) != len(rounds):
            faults.append("one pixie enters the castle in a round (PIX-511)")
    if not all(bonus >= 0 for bonus in position.bonus):
        faults.append("reward points are never taken back (PIX-721)")
    return faults


def _player_faults(position: PixieQueenState) -> list[str]:
    """PIX-102, PIX-103, PIX-301, PIX-722, PIX-723: points, cases and cubes are within their limits."""
    faults = []
    living = [seat for seat in range(position.seats) if position.lives(seat)]
    if sorted(position.big) != living or sorted(position.small) != living:
        faults.append("the living have a place in the order (PIX-103)")
    gone = sorted([place for place in position.out if place])
    if gone != list(range(1, len(gone) + 1)) or (gone and not position.has_dungeon):
        faults.append("players go to the dungeon one after the other (PIX-722)")
    if position.active not in living:
        faults.append("the player on turn is not in the dungeon (PIX-723)")
    for seat in range(position.seats):
        cases = (position.silver_case[seat], position.gold_case[seat])
        if not all(0 <= case < box.CASES for case in cases) or not 0 <= position.discs[seat] <= box.DISCS:
            faults.append("discs lie on tracks and screens (PIX-102, PIX-301)")
        points = position.suffered[seat]
        if not 0 <= points <= box.DUNGEON or (position.has_dungeon and (points == box.DUNGEON) == position.lives(seat)):
            faults.append("sixty points lead to the dungeon (PIX-722)")
        tiles = position.food_slot[seat] or position.one_slot[seat]
        if not position.lives(seat) and (tiles or position.owned_in_all(seat) or position.discs[seat]):
            faults.append("a player in the dungeon has nothing left (PIX-723)")
    return faults


def _round_faults(position: PixieQueenState) -> list[str]:
    """PIX-107, PIX-411, PIX-414, PIX-901: seven rounds, a demand and an offering in each."""
    faults = []
    if not 0 <= position.round <= box.ROUNDS or (position.round == 0) != (position.phase == phases.SETUP):
        faults.append("there are seven rounds (PIX-901)")
    if position.phase == phases.SETUP and _has_begun(position):
        faults.append("nothing has happened before the first round (PIX-102, PIX-112)")
    if not 0 <= position.revealed <= position.round:
        faults.append("one demand token is turned in a round (PIX-107, PIX-411)")
    if position.phase < phases.OFFERING and (any(position.offers) or position.doubled):
        faults.append("nothing is offered before the offering (PIX-411)")
    if not all(amount >= 0 for amount in position.offers):
        faults.append("nobody offers less than nothing (PIX-411)")
    if int(position.doubled).bit_count() > 1:
        faults.append("one player announces the double offering (PIX-105, PIX-414)")
    return faults


def _has_begun(position: PixieQueenState) -> bool:
    """Tells whether anything but the goods differs from the set-up."""
    points = position.suffered + position.bonus + position.silver_case + position.gold_case
    pieces = position.takers + position.food_slot + position.one_slot + position.stones
    board = position.hands.count(box.NOBODY) == box.DOUBLES and position.area == box.START_AREA
    bag = position.bag == box.START_BAG[int(position.seats)]
    return any(points) or any(pieces) or not board or not bag or position.small != position.big


def _disc_faults(position: PixieQueenState) -> list[str]:
    """PIX-304 to PIX-307, PIX-311: what was used in an action phase; all of it comes back at its end."""
    faults = []
    discs = any(position.discs) or any(position.placed) or any(position.own_used) or bool(position.pantry)
    if position.phase not in (phases.ACTING, phases.OVER) and (
        discs or position.copies or position.roll or position.single_by.count(box.NOBODY) < len(position.single_by)
    ):
        faults.append("discs go back at the end of the action phase (PIX-311)")
    for space in range(box.DOUBLES):
        if position.placed[space] and not 1 <= position.discs_on(space) <= 2:
            faults.append("one disc or two lie on a double space (PIX-302)")
        if position.discs_on(space) == 2 and position.hands[space] != box.NOBODY:
            faults.append("two discs cover a hand (PIX-304)")
    if len(position.pantry) > box.PANTRY_USES:
        faults.append("the pantry has three circles (PIX-306)")
    if position.copies != sum([1 for used in position.own_used if used & USED_COPY]):
        faults.append("everybody has one circle to copy (PIX-305)")
    if position.trade_each and position.single_by[BY_TRADE] != box.NOBODY:
        faults.append("everybody may trade (PIX-390)")
    if not position.trade_each and any(used & USED_TRADE for used in position.own_used):
        faults.append("one player may trade (PIX-390)")
    if position.roll and position.roll not in box.PUNISH_DIE:
        faults.append("the punishment die has no such face (PIX-361)")
    return faults
