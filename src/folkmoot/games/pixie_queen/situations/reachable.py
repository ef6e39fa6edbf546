"""What no game of Pixie Queen can reach, though every piece is in its place: histories that contradict each other."""

from folkmoot.engine.packing import verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.offering import first_asked, next_asked
from folkmoot.games.pixie_queen.rules.tiles import at_home, is_food
from folkmoot.games.pixie_queen.rules.verdicts_answers import kinds_allowed, kinds_offered
from folkmoot.games.pixie_queen.situations.reachable_questions import stack_faults
from folkmoot.games.pixie_queen.situations.reckoning import (
    actions_taken,
    dealt,
    discs_used,
    has_passed,
    least_points,
    most_bonus,
    most_points,
    offers_are_open,
    rewards_done,
    rounds_gone,
    turns_taken,
    untouched,
    uses_of,
)
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    TO_COMMIT,
    USED_MINE,
    PixieQueenState,
)


def unreachable(position: PixieQueenState) -> list[str]:
    """Returns why no game can come to a position that breaks no invariant, in words; empty if one may."""
    faults = _token_faults(position) + _reward_faults(position) + _disc_faults(position) + _turn_faults(position)
    faults += _point_faults(position) + _order_faults(position) + _mine_faults(position) + _tile_faults(position)
    faults += _offer_faults(position) + _move_faults(position) + _neutral_faults(position)
    faults += _first_round_faults(position)
    return faults or stack_faults(position)


def _token_faults(position: PixieQueenState) -> list[str]:
    """PIX-107, PIX-411: a token is turned in the offering of each round."""
    to_come = position.phase < phases.OFFERING or position.stack[:1] == [tasks.task(tasks.REVEAL_DEMAND)]
    turned = max(0, int(position.round) - int(to_come))
    if position.phase == phases.OVER and position.revealed == turned - 1:
        return []
    return [] if position.revealed == turned else ["a demand token is turned in each round (PIX-107, PIX-411)"]


def _reward_faults(position: PixieQueenState) -> list[str]:
    """PIX-306, PIX-371, PIX-441, PIX-511, PIX-512, PIX-902: tiles and what was given for them."""
    faults = []
    specials = [taken for taken in position.takers if taken & 3 == box.SPECIAL]
    if sum(position.area) != sum(box.START_AREA) + len(specials) or any(
        amount < start for amount, start in zip(position.area, box.START_AREA, strict=True)
    ):
        faults.append("each special offering adds a good to the area (PIX-108, PIX-441)")
    rounds = [taken >> 5 for taken in specials]
    if len(set(rounds)) != len(rounds):
        faults.append("a special offering is made once in a round (PIX-306)")
    if position.phase == phases.ACTING:
        now = [taken >> 2 & 7 for taken in specials if taken >> 5 == position.round]
        if now != [by for by in [position.single_by[BY_SPECIAL]] if by != box.NOBODY]:
            faults.append("who makes the special offering takes its tile (PIX-441)")
    if position.phase == phases.STEALING and any(taken >> 5 == position.round for taken in position.takers):
        faults.append("no tile is taken before the action phase (PIX-371, PIX-441, PIX-512)")
    servants = [taken >> 5 for taken in position.takers if taken & 3 == box.SERVANT]
    crowned = position.castle == box.CLOSED or position.phase == phases.OVER
    if position.round in servants and not crowned:
        faults.append("a servant tile is taken when the rewards are over (PIX-512)")
    if len(servants) + position.castle_servants > rewards_done(position):
        faults.append("one pixie enters the castle in a round (PIX-511)")
    return faults + _ring_faults(position) + _golden_faults(position)


def _ring_faults(position: PixieQueenState) -> list[str]:
    """PIX-371: a ring is forged on the space or by a copy."""
    rings = [taken for taken in position.takers if taken & 3 == box.RING]
    for ring in set(rings):
        if rings.count(ring) > 2:
            return ["a player forges a ring on the space and by a copy in a round (PIX-305, PIX-371)"]
    for number in range(1, int(position.round) + 1):
        forged = [ring >> 2 & 7 for ring in rings if ring >> 5 == number]
        now = position.phase == phases.ACTING and number == position.round
        if len(forged) > 1 + (int(position.copies) if now else int(position.seats)):
            return ["a ring is forged once in a round, and by copies (PIX-303, PIX-371)"]
        if now and any(forged.count(seat) > uses_of(position, box.FORGE_RING, seat) for seat in forged):
            return ["who forges a ring has a disc for it (PIX-371)"]
    return []


def _golden_faults(position: PixieQueenState) -> list[str]:
    """PIX-902: the round in which the last golden tile is taken is the last."""
    last = 0
    for series in range(box.SERIES):
        rounds = [taken >> 5 for taken in position.takers if taken & 3 == series]
        if len(rounds) < box.GOLDEN:
            return []
        last = max(last, rounds[box.GOLDEN - 1])
    return ["the game ends with the round of the last golden tile (PIX-902)"] if last < position.round else []


def _disc_faults(position: PixieQueenState) -> list[str]:
    """PIX-301, PIX-303, PIX-311, PIX-361, PIX-451: four discs each, which lie somewhere or are left."""
    faults = []
    lying = any(position.discs) or any(actions_taken(position, seat) for seat in range(position.seats))
    if position.phase == phases.OVER and len(position.big) > 1 and lying:
        faults.append("discs go back at the end of the action phase (PIX-311)")
    if position.phase != phases.ACTING:
        return faults
    for seat in range(position.seats):
        used, left = discs_used(position, seat), position.discs[seat]
        priority = position.single_by[BY_PRIORITY] == seat
        if used + int(priority) > box.DISCS or (left and (priority or used + left != box.DISCS)):
            faults.append("everybody has four discs in a round (PIX-301, PIX-451)")
    thrown = position.placed[box.PUNISH] > 0 or position.copies > 0
    if (position.roll and not thrown) or (position.placed[box.PUNISH] and not position.roll):
        faults.append("the punishment die is thrown for its action (PIX-361)")
    alone = [space for space in range(box.DOUBLES) if position.discs_on(space) == 1 and position.hands[space] < 0]
    moved = position.placed[box.PROMOTION] or position.copies or position.roll or len(position.big) < position.seats
    if alone and not moved and not any(has_passed(position, seat) for seat in position.big):
        faults.append("one disc is enough where a pixie stands (PIX-302)")
    return faults


def _turn_faults(position: PixieQueenState) -> list[str]:
    """PIX-301: turns go round in the big cubes' order, past those who have no discs left."""
    if position.phase != phases.ACTING:
        return []
    order, actor = position.big, int(position.active)
    for at, seat in enumerate(order):
        due, taken = rounds_gone(position) + int(at < order.index(actor)), turns_taken(position, seat)
        if seat != actor and (taken != due if position.discs[seat] else not 1 <= taken <= due):
            return ["turns go round in the order of the big cubes (PIX-301)"]
    return []


def _point_faults(position: PixieQueenState) -> list[str]:
    """PIX-711 to PIX-713, PIX-721: no fewer and no more points than the rounds have brought."""
    faults = []
    for seat in range(position.seats):
        points = position.suffered[seat]
        if position.lives(seat) and points < least_points(position, seat):
            least = least_points(position, seat)
            faults.append(f"seat {seat} has {least} punishment points at least (PIX-310, PIX-401, PIX-413, PIX-712)")
        if points > most_points(position, seat):
            faults.append(f"so few rounds bring no {points} punishment points (PIX-711, PIX-712)")
        if position.bonus[seat] > most_bonus(position, seat):
            faults.append("bonus points come from last cases, servants and rings (PIX-372, PIX-512, PIX-713)")
    return faults


def _order_faults(position: PixieQueenState) -> list[str]:
    """PIX-201, PIX-431, PIX-433, PIX-453: cubes change places by the actions for it."""
    if position.phase == phases.OVER:
        return []
    by = [position.single_by[BY_ORDER]] if position.phase == phases.ACTING else list(range(position.seats))
    orders = [position.small]
    if position.phase >= phases.ACTING:
        orders += [_moved_back(position.small, seat, places) for seat in by for places in range(1, 5)]
    if position.phase >= phases.OFFERING:
        orders += [[seat, *[other for other in order if other != seat]] for order in orders for seat in order]
    return [] if position.big in orders else ["the order changes by the turn order and the priority (PIX-431, PIX-453)"]


def _moved_back(order: list[int], seat: int, places: int) -> list[int]:
    """Returns an order in which a seat has not yet moved up so many places."""
    if seat not in order:
        return order
    others = [other for other in order if other != seat]
    return [*others[: order.index(seat) + places], seat, *others[order.index(seat) + places :]]


def _mine_faults(position: PixieQueenState) -> list[str]:
    """PIX-384, PIX-387, PIX-609: what the bag lacks was drawn, the last of it by the last visitor."""
    start = box.START_BAG[int(position.seats)]
    gone = [full - left for full, left in zip(start, position.bag, strict=True)]
    if any(position.cubes.count(cube) > gone[cube] for cube in range(box.CUBES)):
        return ["cubes that were drawn are not in the bag (PIX-384)"]
    if len(position.cubes) > max(box.PIXIES.values()):
        return ["a cube is drawn for each captive (PIX-384)"]
    top = tasks.kind_of(position.stack[-1]) if position.stack else tasks.ASK_MAIN
    mined = any(used & USED_MINE for used in position.own_used)
    if (sum(gone) or mined) and not position.cubes and top not in (tasks.ASK_BAG, tasks.ASK_PICK):
        return ["what the bag lacks was drawn from it, one cube at least in each visit (PIX-384)"]
    waiting = sum([tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_PLACE])
    return ["stones to be placed were drawn (PIX-387)"] if position.cubes.count(box.BAG_STONE) < waiting else []


def _tile_faults(position: PixieQueenState) -> list[str]:
    """PIX-104, PIX-355, PIX-393: the pile is taken from its top; an announced double offering is at home."""
    faults = []
    below = position.food_pile[:-1]
    if len(position.big) == position.seats and below != box.FOOD_PILE[int(position.seats)][: len(below)]:
        faults.append("food tiles are taken from the top of the pile and traded there (PIX-104, PIX-351, PIX-393)")
    if position.doubled and not at_home(position, box.DOUBLE_TILE):
        faults.append("the tile of an announced double offering is at home (PIX-355, PIX-414)")
    return faults


def _offer_faults(position: PixieQueenState) -> list[str]:
    """PIX-411 to PIX-417, PIX-803: what was offered, and what followed from it."""
    if position.stack[:1] == [tasks.task(tasks.REVEAL_DEMAND)] and any(position.offers):
        return ["nothing is offered before the demand is known (PIX-411)"]
    if not offers_are_open(position):
        return []
    faults = []
    goods = [first_asked(position)]
    while goods[-1] != TO_COMMIT:
        goods.append(next_asked(position, goods[-1]))
    for seat in range(position.seats):
        offered = [good for good in range(box.GOODS) if position.offered(seat, good)]
        if any(good not in goods for good in offered) or kinds_offered(position, seat) > kinds_allowed(position, seat):
            faults.append(
                "an offer has as many kinds of the goods asked for as are allowed (PIX-411, PIX-414, PIX-803)"
            )
    for good in (position.demanded(), box.SILVER, box.GOLD):
        if sum(position.offers[good :: box.GOODS]) > position.stock[good]:
            faults.append("what was offered is in the stock (PIX-415)")
    pleased = any(position.offered(seat, position.demanded()) for seat in range(position.seats))
    angry = position.phase == phases.OFFERING and tasks.kind_of(position.stack[0]) == tasks.PUNISHMENTS
    if (position.phase == phases.REWARDING and not pleased) or (angry and pleased):
        faults.append("rewards follow if anybody has offered the demanded food, anger otherwise (PIX-417)")
    if position.phase == phases.PUNISHING and (position.castle == box.CLOSED) != pleased:
        faults.append("the castle is closed when there were rewards (PIX-417, PIX-511)")
    return faults


def _move_faults(position: PixieQueenState) -> list[str]:
    """PIX-411: the last move was not secret, and nobody had less than nothing before it."""
    faults = []
    if position.last >= 0 and verb_of(int(position.last)) in (verbs.OFFER, verbs.COMMIT):
        faults.append("nobody sees the moves of an offer (PIX-411)")
    if any(owned < change for owned, change in zip(position.goods, position.changes, strict=True)):
        faults.append("nobody had less than nothing before the last move (PIX-312)")
    return faults


def _first_round_faults(position: PixieQueenState) -> list[str]:
    """PIX-102, PIX-110, PIX-112, PIX-207: before the first rewards only actions have changed anything."""
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
    """PIX-104, PIX-105, PIX-109, PIX-110: in the first action phase things come from the actions taken in it."""
    faults = []
    tiles = [tile for tile in [*position.food_slot, *position.one_slot, int(position.extra_tile)] if tile]
    for food, spaces in ((True, [box.FOOD_TILE]), (False, [box.DOUBLE_OFFERING, box.LOOK_IN_BAG, box.GRACE])):
        held = [tile for tile in tiles if is_food(tile) == food]
        if len(held) > sum([1 for space in spaces if position.placed[space]]) + position.copies:
            faults.append("tiles are taken by their actions (PIX-104, PIX-105, PIX-351, PIX-353)")
    if sum(position.bag) < sum(box.START_BAG[int(position.seats)]) and not any(
        used & USED_MINE for used in position.own_used
    ):
        faults.append("the bag is full until somebody goes to the mine (PIX-109)")
    return faults + _deal_faults(position)


def _deal_faults(position: PixieQueenState) -> list[str]:
    """PIX-110, PIX-206: who has done nothing has what was dealt, or less if it was robbed."""
    idle = untouched(position)
    for seat in idle:
        for good in range(box.GOODS):
            owned, first = position.owned(seat, good), dealt(position, seat, good)
            if owned > first + int(good == box.SILVER) or (owned != first and len(idle) == position.seats):
                return ["everybody begins with the goods that are dealt (PIX-110, PIX-206)"]
    return []


def _neutral_faults(position: PixieQueenState) -> list[str]:
    """PIX-804, PIX-805: a neutral pixie goes one level up in the rewards of a round."""
    if position.seats > 2:
        return []
    levels = sum([box.LEVEL_OF[space] for space in position.actives_of(2)]) + (box.LEVELS + 1) * (
        int(position.castle_servants) + int(position.castle == 2)
    )
    moved = position.phase == phases.REWARDING and tasks.kind_of(position.stack[-1]) != tasks.ASK_NEUTRAL
    done = rewards_done(position) + int(moved and tasks.ASK_NEUTRAL not in map(tasks.kind_of, position.stack))
    return ["a neutral pixie goes one level up in a round (PIX-804)"] if levels > done else []
