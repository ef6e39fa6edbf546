"""Fills in what the facts of a situation of Pixie Queen leave open: goods, the bag, tiles, tokens, offers."""

from typing import Final, TypeVar

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.knowledge import imagine_offer
from folkmoot.games.pixie_queen.rules.mining import cubes_wanted, picks_of
from folkmoot.games.pixie_queen.rules.offering import first_asked
from folkmoot.games.pixie_queen.rules.tiles import is_food
from folkmoot.games.pixie_queen.situations.facts import Amounts, Facts, PlayerFact
from folkmoot.games.pixie_queen.situations.reckoning import (
    dealt,
    discs_used,
    has_mined,
    least_points,
    offers_are_open,
    rounds_gone,
    stones_waiting,
    turns_taken,
    untouched,
)
from folkmoot.games.pixie_queen.state import (
    BY_PRIORITY,
    COMMITTED,
    USED_MINE,
    USED_TRADE,
    PixieQueenState,
)

Entry = TypeVar("Entry")
SKILL_NUMBER: Final = {name: number for number, name in enumerate(box.SKILL_NAMES)}
_CUBE_NUMBER: Final = {name: number for number, name in enumerate(box.CUBE_NAMES)}
_FOOD_NUMBER: Final = {name: number for number, name in enumerate(box.GOOD_NAMES[: box.FOODS])}


def of_length(name: str, entries: list[Entry], number: int) -> list[Entry]:
    """Returns the entries if there are as many as expected. Raises `BadSituation` otherwise."""
    if len(entries) != number:
        raise BadSituation(f"{name}: expected {number}, got {len(entries)}")
    return entries


def amounts_of(amounts: Amounts, least: int = 0) -> list[int]:
    """Returns how much there is of each good; with `least` of -1 it may be a loss. Raises `BadSituation`."""
    goods = zip(box.GOOD_NAMES, box.SUPPLY, strict=True)
    return [within(name, int(getattr(amounts, name)), least * supply, supply) for name, supply in goods]


def set_goods(position: PixieQueenState, facts: Facts, dice: Dice) -> None:
    """Deals the goods that the facts leave open: the bag first, then screens and stock share what is left."""
    position.goods = [0] * len(position.goods)
    unknown = [seat for seat in range(position.seats) if position.lives(seat)]
    for seat, player in enumerate(facts.seats or []):
        if player.goods is not None:
            position.goods[box.GOODS * seat : box.GOODS * seat + box.GOODS] = amounts_of(player.goods)
            unknown = [other for other in unknown if other != seat]
    _set_bag(position, facts, len(unknown), dice)
    stock = None if facts.stock is None else amounts_of(facts.stock)
    for good in range(box.GOODS):
        left = _left_of(position, good) - (position.bag[good - box.SILVER] if good >= box.SILVER else 0)
        if stock is None:
            for seat in unknown:
                position.goods[box.GOODS * seat + good] = dealt(position, seat, good)
            position.stock[good] = left - sum([position.owned(seat, good) for seat in unknown])
        else:
            position.stock[good] = stock[good]
            _share_out(position, good, left - stock[good], unknown, dice)


def _share_out(position: PixieQueenState, good: int, number: int, unknown: list[int], dice: Dice) -> None:
    """Deals so much of a good to screens: what the last move brought, then what was dealt, the rest at random."""
    idle = untouched(position)
    for seat in unknown:
        first = dealt(position, seat, good) if seat in idle else 0
        given = min(max(0, number), max(first, position.changes[box.GOODS * seat + good]))
        position.goods[box.GOODS * seat + good] = given
        number -= given
    takers = [seat for seat in unknown if seat not in idle] or unknown
    for _ in range(number if takers else 0):
        position.goods[box.GOODS * takers[dice.below(len(takers))] + good] += 1


def _left_of(position: PixieQueenState, good: int) -> int:
    """Returns how much of a good is in the bag, in the stock, or behind screens that the facts leave open."""
    owned = sum([position.owned(seat, good) for seat in range(position.seats)])
    return box.SUPPLY[good] - owned - position.area[good]


def _set_bag(position: PixieQueenState, facts: Facts, unknown: int, dice: Dice) -> None:
    """Fills the bag with what can be in it, so that the rest of the box still fits.

    If the facts name the goods of every screen, the silver and gold that are nowhere else are in the bag.
    """
    start = box.START_BAG[int(position.seats)]
    if facts.bag_contents is not None:
        if len(facts.bag_contents) != box.CUBES:
            raise BadSituation(f"bag_contents: expected {', '.join(box.CUBE_NAMES)}, got {facts.bag_contents}")
        position.bag = [within("bag_contents", facts.bag_contents[cube], 0, start[cube]) for cube in range(box.CUBES)]
    elif facts.bag is not None:
        _draw_bag(position, facts, unknown, dice)
    else:
        position.bag = [start[0], start[1], max(0, start[2] - sum(position.stones) - stones_waiting(position))]
        position.bag[0] -= _metal_drawn(position, start)
    if facts.cubes is None:
        position.cubes = _usual_cubes(position)
    else:
        position.cubes = numbers_of("cube", facts.cubes, _CUBE_NUMBER)


def _draw_bag(position: PixieQueenState, facts: Facts, unknown: int, dice: Dice) -> None:
    """Puts as many cubes into the bag as are said to be in it, those that are drawn next among them."""
    most = _most_in_bag(position, facts)
    number = within("bag", facts.bag or 0, 0, sum(most))
    if unknown == 0:
        position.bag = [most[0], most[1], number - most[0] - most[1]]
        return
    cubes = [cube for cube in range(box.CUBES) for _ in range(most[cube] - position.next_cubes().count(cube))]
    dice.shuffle(cubes)
    there = [*position.next_cubes(), *cubes][:number]
    position.bag = [there.count(cube) for cube in range(box.CUBES)]


def _metal_drawn(position: PixieQueenState, start: list[int]) -> int:
    """Returns how many silver bars were drawn at the last visit to the mine if nothing is said about the bag."""
    top = position.stack[-1] if position.stack else 0
    seat, left = tasks.seat_of(top), tasks.first_of(top)
    if tasks.kind_of(top) == tasks.ASK_PLACE:
        return max(0, cubes_wanted(position, seat) - left)
    if tasks.kind_of(top) == tasks.ASK_PICK:
        return max(0, picks_of(cubes_wanted(position, seat)) - left)
    return int(has_mined(position) and position.bag == start and tasks.kind_of(top) != tasks.ASK_BAG)


def _is_mining(position: PixieQueenState) -> bool:
    """Tells whether a visit to the mine has begun in which nothing is drawn yet, or not all."""
    return bool(position.stack) and tasks.kind_of(position.stack[-1]) in (tasks.ASK_BAG, tasks.ASK_PICK)


def _usual_cubes(position: PixieQueenState) -> list[int]:
    """Returns what was drawn at the last visit to the mine if nobody says it: as little as bag and question tell."""
    start = box.START_BAG[int(position.seats)]
    gone = [cube for cube in range(box.CUBES) for _ in range(start[cube] - position.bag[cube])]
    top = position.stack[-1] if position.stack else 0
    if tasks.kind_of(top) == tasks.ASK_PLACE:
        waiting = stones_waiting(position)
        more = max(0, cubes_wanted(position, tasks.seat_of(top)) - waiting)
        return [box.BAG_STONE] * waiting + gone[: max(0, min(more, len(gone) - waiting))]
    if tasks.kind_of(top) == tasks.ASK_PICK:
        picked = picks_of(cubes_wanted(position, tasks.seat_of(top))) - tasks.first_of(top)
        return gone[: max(0, picked)]
    return [] if _is_mining(position) else gone[-1:]


def _most_in_bag(position: PixieQueenState, facts: Facts) -> list[int]:
    """Returns how many cubes of each kind can be in the bag."""
    most = box.START_BAG[int(position.seats)][:]
    drawn = numbers_of("cube", facts.cubes or [], _CUBE_NUMBER)
    most[box.BAG_STONE] -= max(sum(position.stones) + stones_waiting(position), drawn.count(box.BAG_STONE))
    stock = [0] * box.GOODS if facts.stock is None else amounts_of(facts.stock)
    for cube in range(box.BAG_STONE):
        left = _left_of(position, box.SILVER + cube) - stock[box.SILVER + cube]
        most[cube] = min(most[cube] - drawn.count(cube), left)
    return [max(0, count) for count in most]


def set_skills(position: PixieQueenState, facts: Facts, players: list[PlayerFact], dice: Dice) -> None:
    """Sets the six skills of the game: those of the facts, and others at random for those who have chosen."""
    names = [player.skill for player in players]
    board: list[str | None] = [None] * box.SKILLS_ON_BOARD if facts.board_skills is None else facts.board_skills
    of_length("board_skills", board, box.SKILLS_ON_BOARD)
    known = numbers_of("skill", [name for name in [*names, *board] if name is not None], SKILL_NUMBER)
    rest = [skill for skill in range(box.SKILLS) if skill not in known]
    dice.shuffle(rest)
    for seat in range(position.seats):
        chooses = tasks.task(tasks.ASK_SKILL, seat) in position.stack
        if position.skill[seat] == box.NO_SKILL and rest and position.lives(seat) and not chooses:
            position.skill[seat] = rest.pop()
    position.board_skills = [box.NO_SKILL if name is None else number_of("skill", name, SKILL_NUMBER) for name in board]
    if facts.board_skills is None:
        gone = [skill != box.NO_SKILL or not position.lives(seat) for seat, skill in enumerate(position.skill)]
        for at in range(box.SKILLS_ON_BOARD - sum(gone)):
            position.board_skills[at] = rest.pop()


def set_tiles(position: PixieQueenState, facts: Facts) -> None:
    """Sets the pile of food tiles: without facts those that lie nowhere else."""
    if facts.food_pile is not None:
        position.food_pile = facts.food_pile[::-1]
        return
    for tile in [*position.food_slot, int(position.extra_tile)]:
        if is_food(tile) and tile in position.food_pile:
            position.food_pile.remove(tile)


def set_demand(position: PixieQueenState, facts: Facts, turned: int, dice: Dice) -> None:
    """Sets the demand tokens: those that lie open, of which the last are said, those that come next, and the rest."""
    tokens = numbers_of("demand", facts.demand or [], _FOOD_NUMBER)
    coming = numbers_of("demand", facts.coming_demand, _FOOD_NUMBER)
    hidden = box.DEMANDS[:]
    for token in tokens + coming:
        if token in hidden:
            hidden.remove(token)
    dice.shuffle(hidden)
    shows_all = position.phase == phases.OVER and len(tokens) == len(box.DEMANDS)
    position.revealed = turned if shows_all else max(turned, len(tokens))
    earlier = max(0, turned - len(tokens))
    position.demand = hidden[:earlier] + tokens + coming + hidden[earlier:]


def set_discs(position: PixieQueenState, players: list[PlayerFact]) -> None:
    """Sets the discs that are left: those that lie nowhere else if nothing is said."""
    for seat, player in enumerate(players):
        plays = position.phase == phases.ACTING and position.lives(seat) and position.single_by[BY_PRIORITY] != seat
        usual = max(0, box.DISCS - discs_used(position, seat)) if plays else 0
        position.discs[seat] = usual if player.discs is None else within("discs", player.discs, 0, box.DISCS)


def set_past(position: PixieQueenState, facts: Facts) -> None:
    """Puts discs that are neither left nor said to lie anywhere on circles; who is punished for passing has none."""
    if position.phase != phases.ACTING:
        return
    passes = position.stack[1:] == [tasks.task(tasks.NEXT_TURN), tasks.task(tasks.ASK_DEMOTION, int(position.active))]
    players = facts.seats or [PlayerFact() for _ in range(position.seats)]
    for seat, player in enumerate(players):
        if passes and seat == position.active and player.discs is None:
            position.discs[seat] = 0
        elif position.discs[seat]:
            _use_circles(position, seat, box.DISCS - discs_used(position, seat) - position.discs[seat])


def set_turns(position: PixieQueenState, facts: Facts) -> None:
    """Gives those of whose discs nothing is said as many turns as the player on turn has had, in order."""
    if position.phase != phases.ACTING or not position.stack or not position.lives(int(position.active)):
        return
    players = facts.seats or [PlayerFact() for _ in range(position.seats)]
    actor = position.big.index(int(position.active))
    for at, seat in enumerate(position.big):
        missing = rounds_gone(position) + int(at < actor) - turns_taken(position, seat)
        if players[seat].discs is None and at != actor and missing > 0:
            _use_circles(position, seat, missing)
            position.discs[seat] = max(0, box.DISCS - discs_used(position, seat))


def _use_circles(position: PixieQueenState, seat: int, number: int) -> None:
    """Puts so many discs of which nothing is said on circles, and if there is no more room on spaces."""
    if number > 0 and position.trade_each and not position.own_used[seat] & USED_TRADE:
        position.own_used[seat] = position.own_used[seat] | USED_TRADE
        number -= 1
    while number > 0 and len(position.pantry) < box.PANTRY_USES:
        position.pantry.append(seat)
        number -= 1
    if number > 0 and not position.own_used[seat] & USED_MINE:
        position.own_used[seat] = position.own_used[seat] | USED_MINE
        number -= 1
    free = [space for space in range(box.DOUBLES) if not position.placed[space] and position.hands[space] == box.NOBODY]
    if number > 0 and free:
        position.placed[free[-1]] = 2 + 4 * seat


def set_points(position: PixieQueenState, facts: Facts) -> None:
    """Sets the punishment points of which nothing is said: as few as can be, sixty in the dungeon."""
    for seat, player in enumerate(facts.seats or [PlayerFact() for _ in range(position.seats)]):
        if player.punishment is None and not position.lives(seat):
            position.suffered[seat] = box.DUNGEON
        elif player.punishment is None:
            position.suffered[seat] = least_points(position, seat)
            if position.stack[-1:] == [tasks.task(tasks.ASK_DEMOTION, seat)]:
                reached = [symbol for symbol in box.MINE_SYMBOLS if symbol >= position.suffered[seat]]
                position.suffered[seat] = (reached or box.MINE_SYMBOLS)[0]


def set_offers(position: PixieQueenState, facts: Facts, dice: Dice) -> None:
    """While offers are made, all are asked for the first good, and of a committed one that is not said any will do."""
    players = facts.seats or [PlayerFact() for _ in range(position.seats)]
    if offers_are_open(position):
        for seat in [seat for seat in position.big if players[seat].offer is None]:
            _offer_something(position, seat)
    if position.phase != phases.OFFERING or not position.stack or position.stack[-1] != tasks.task(tasks.ASK_OFFER):
        return
    for seat, player in enumerate(players):
        if player.stage is None:
            position.offer_stage[seat] = first_asked(position)
        elif position.offer_stage[seat] == COMMITTED and player.offer is None and position.lives(seat):
            imagine_offer(position, seat, dice)


def _offer_something(position: PixieQueenState, seat: int) -> None:
    """Lets a seat of which nothing is said have offered a silver bar, so that it was not punished."""
    offered = sum(position.offers[box.SILVER :: box.GOODS])
    if not any(position.offered(seat, good) for good in range(box.GOODS)) and offered < position.stock[box.SILVER]:
        position.offers[box.GOODS * seat + box.SILVER] = 1
