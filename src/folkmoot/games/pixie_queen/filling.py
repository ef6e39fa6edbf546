"""Fills in what the facts of a situation of Pixie Queen leave open: goods, the bag, skills, reward tiles."""

from typing import Final, TypeVar

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import number_of, numbers_of, within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.facts import Amounts, BandFact, Facts, PlayerFact
from folkmoot.games.pixie_queen.state import PixieQueenState, taken

Entry = TypeVar("Entry")
_SKILL_NUMBER: Final = {name: number for number, name in enumerate(box.SKILL_NAMES)}
_SERIES_NUMBER: Final = {name: number for number, name in enumerate(box.SERIES_NAMES)}


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
                position.goods[box.GOODS * seat + good] = box.START_GOODS[good]
            position.stock[good] = left - box.START_GOODS[good] * len(unknown)
        else:
            position.stock[good] = stock[good]
            for _ in range(left - stock[good] if unknown else 0):
                position.goods[box.GOODS * unknown[dice.below(len(unknown))] + good] += 1


def _left_of(position: PixieQueenState, good: int) -> int:
    """Returns how much of a good is in the bag, in the stock, or behind screens that the facts leave open."""
    owned = sum([position.owned(seat, good) for seat in range(position.seats)])
    return box.SUPPLY[good] - owned - position.area[good]


def _set_bag(position: PixieQueenState, facts: Facts, unknown: int, dice: Dice) -> None:
    """Fills the bag with what can be in it, so that the rest of the box still fits.

    If the facts name the goods of every screen, the silver and gold that are nowhere else are in the bag.
    """
    if facts.bag_contents is not None:
        if len(facts.bag_contents) != box.CUBES:
            raise BadSituation(f"bag_contents: expected {', '.join(box.CUBE_NAMES)}, got {facts.bag_contents}")
        start = box.START_BAG[int(position.seats)]
        position.bag = [within("bag_contents", facts.bag_contents[cube], 0, start[cube]) for cube in range(box.CUBES)]
    elif facts.bag is not None:
        most = _most_in_bag(position, facts)
        number = within("bag", facts.bag, 0, sum(most))
        if unknown == 0:
            position.bag = [most[0], most[1], number - most[0] - most[1]]
            return
        cubes = [cube for cube in range(box.CUBES) for _ in range(most[cube])]
        dice.shuffle(cubes)
        position.bag = [cubes[:number].count(cube) for cube in range(box.CUBES)]


def _most_in_bag(position: PixieQueenState, facts: Facts) -> list[int]:
    """Returns how many cubes of each kind can be in the bag."""
    most = box.START_BAG[int(position.seats)][:]
    waiting = [tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_PLACE]
    most[box.BAG_STONE] -= sum(position.stones) + sum(waiting)
    stock = [0] * box.GOODS if facts.stock is None else amounts_of(facts.stock)
    for cube in range(box.BAG_STONE):
        most[cube] = min(most[cube], _left_of(position, box.SILVER + cube) - stock[box.SILVER + cube])
    return [max(0, count) for count in most]


def set_skills(position: PixieQueenState, facts: Facts, players: list[PlayerFact], dice: Dice) -> None:
    """Sets the six skills of the game: those of the facts, and others at random."""
    names = [player.skill for player in players]
    board: list[str | None] = [None] * box.SKILLS_ON_BOARD if facts.board_skills is None else facts.board_skills
    of_length("board_skills", board, box.SKILLS_ON_BOARD)
    known = numbers_of("skill", [name for name in [*names, *board] if name is not None], _SKILL_NUMBER)
    rest = [skill for skill in range(box.SKILLS) if skill not in known]
    dice.shuffle(rest)
    for seat, name in enumerate(names):
        if name is not None:
            position.skill[seat] = _SKILL_NUMBER[name]
        elif rest and position.lives(seat) and position.phase != phases.SETUP:
            position.skill[seat] = rest.pop()
    position.board_skills = [box.NO_SKILL if name is None else _SKILL_NUMBER[name] for name in board]
    if facts.board_skills is None:
        gone = [skill != box.NO_SKILL or not position.lives(seat) for seat, skill in enumerate(position.skill)]
        for at in range(box.SKILLS_ON_BOARD - sum(gone)):
            position.board_skills[at] = rest.pop()


def set_rewards(
    position: PixieQueenState, facts: Facts, players: list[PlayerFact], bands: list[BandFact], dice: Dice
) -> None:
    """Sets who took which reward tile: as the facts say, and for the rest a random seat that may have taken it."""
    owners = [[box.NOBODY] * number for number in facts.taken]
    rounds = [[0] * number for number in facts.taken]
    for seat, player in enumerate(players):
        for tile in player.rewards or []:
            series, at, when = _read_reward(tile)
            if at >= facts.taken[series] or owners[series][at] != box.NOBODY:
                raise BadSituation(f"rewards: {tile} was taken by nobody or twice (PIX-106)")
            owners[series][at], rounds[series][at] = seat, when
    for series in range(box.SERIES):
        left = [seat for seat, player in enumerate(players) if player.rewards is None]
        if series == box.SERVANT:
            left = [seat for seat in left for _ in range(within("servants", bands[seat].servants, 0, box.ROUNDS))]
        dice.shuffle(left)
        before = 0
        for at, owner in enumerate(owners[series]):
            if owner == box.NOBODY and not left:
                raise BadSituation("rewards: nobody can have taken the rest (PIX-106)")
            seat = left.pop() if owner == box.NOBODY else owner
            if owner == box.NOBODY and series != box.SERVANT:
                left.insert(0, seat)
            before = rounds[series][at] or max(1, before + int(series == box.SERVANT))
            position.takers.append(taken(series, seat, before))


def _read_reward(tile: str) -> tuple[int, int, int]:
    """Returns the series of a reward tile, its place in the row, and the round in which it was taken."""
    name, *numbers = tile.split("-")
    series = number_of("series", name, _SERIES_NUMBER)
    if len(numbers) != 2 or numbers[0] not in [str(points) for points in box.REWARDS[series]]:
        raise BadSituation(f"a reward is a series, its points and a round: {tile!r}")
    if numbers[1] not in [str(number) for number in range(1, box.ROUNDS + 1)]:
        raise BadSituation(f"rewards: {tile!r} was taken in no round (PIX-901)")
    return series, box.REWARDS[series].index(int(numbers[0])), int(numbers[1])
