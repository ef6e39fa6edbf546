"""The mine: cubes are drawn from its bag, or picked with the tile; stones wait to be placed (PIX-384 to PIX-387)."""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import tasks
from folkmoot.games.pixie_queen.rules.tiles import use_tile
from folkmoot.games.pixie_queen.state import PixieQueenState

_PICKS: Final = 2
"""So many cubes are picked with the tile, if so many are drawn (PIX-386)."""


def cubes_wanted(position: PixieQueenState, seat: int) -> int:
    """Returns how many cubes a visit should bring a seat: one a captive, one at least (PIX-384)."""
    return max(1, position.captives[seat])


def cubes_due(position: PixieQueenState, seat: int, drawn: int = 0) -> int:
    """Returns how many cubes a visit brings, those drawn in it included: no more than there are (PIX-385)."""
    return min(cubes_wanted(position, seat), sum(position.bag) + drawn)


def picks_of(draws: int) -> int:
    """Returns how many of the cubes that are drawn can be picked with the tile."""
    return min(_PICKS, draws)


def enter_mine(position: PixieQueenState, seat: int, log: Log | None) -> None:
    """Draws cubes; a holder of the bag tile is asked about it first."""
    draws = cubes_due(position, seat)
    position.cubes = []
    if log is not None:
        log.tell("mines", "PIX-384", seat=seat, number=draws)
    position.stack.append(tasks.task(tasks.ASK_PLACE, seat))
    if position.holds_tile(seat, box.BAG_TILE):
        position.stack.append(tasks.task(tasks.ASK_BAG, seat, draws))
    else:
        position.stack.append(tasks.task(tasks.DRAW, seat, draws))


def look_in_bag(position: PixieQueenState, seat: int, draws: int, log: Log | None) -> None:
    """Uses the bag tile: two cubes are picked, the rest is drawn blindly (PIX-386)."""
    use_tile(position, seat, box.BAG_TILE, "looks", "PIX-386", log)
    ask_picks(position, seat, draws)


def ask_picks(position: PixieQueenState, seat: int, draws: int) -> None:
    """Asks for the cubes that can be picked of those that are drawn; the others are drawn after them."""
    picks = picks_of(draws)
    if draws > picks:
        position.stack.append(tasks.task(tasks.DRAW, seat, draws - picks))
    position.stack.append(tasks.task(tasks.ASK_PICK, seat, picks))


def pick(position: PixieQueenState, seat: int, cube: int, left: int, log: Log | None) -> None:
    """Picks a cube; the next one is asked for if another may be picked."""
    keep_cube(position, seat, cube)
    if log is not None:
        log.tell("picked", "PIX-386", seat=seat, cube=box.CUBE_NAMES[cube])
    if left > 1:
        position.stack.append(tasks.task(tasks.ASK_PICK, seat, left - 1))


def draw(position: PixieQueenState, seat: int, number: int, dice: Dice, log: Log | None) -> None:
    """Draws random cubes and shows them; stones are placed afterwards, one by one (PIX-384, PIX-387)."""
    drawn = [0] * box.CUBES
    for _ in range(min(number, sum(position.bag))):
        cube = _next_cube(position) if position.coming else _any_cube(position, dice)
        drawn[cube] = drawn[cube] + 1
        keep_cube(position, seat, cube)
    if log is not None:
        names: list[str | int] = [f"{box.CUBE_NAMES[cube]}-{count}" for cube, count in enumerate(drawn) if count]
        log.reveal("drew", "PIX-384", seat=seat, lots=names)


def _next_cube(position: PixieQueenState) -> int:
    """Takes the cube that is said to come next."""
    coming = position.next_cubes()
    position.set_next_cubes(coming[1:])
    return coming[0]


def _forget_cube(position: PixieQueenState, cube: int) -> None:
    """Lets the last cube of a kind not come, if it has been taken from the bag another way."""
    coming = position.next_cubes()
    if coming.count(cube) > position.bag[cube]:
        last = len(coming) - 1 - coming[::-1].index(cube)
        position.set_next_cubes(coming[:last] + coming[last + 1 :])


def _any_cube(position: PixieQueenState, dice: Dice) -> int:
    """Returns a random cube of those in the bag."""
    thrown = dice.below(sum(position.bag))
    cube = 0
    while thrown >= position.bag[cube]:
        thrown -= position.bag[cube]
        cube += 1
    return cube


def keep_cube(position: PixieQueenState, seat: int, cube: int) -> None:
    """Takes a cube from the bag: metal goes behind the screen, a stone waits to be placed (PIX-387)."""
    position.bag[cube] = position.bag[cube] - 1
    position.cubes.append(cube)
    if position.coming:
        _forget_cube(position, cube)
    if cube != box.BAG_STONE:
        position.goods[box.GOODS * seat + box.SILVER + cube] = position.goods[box.GOODS * seat + box.SILVER + cube] + 1
        return
    for at, task in enumerate(position.stack):
        if tasks.kind_of(task) == tasks.ASK_PLACE:
            position.stack[at] = tasks.task(tasks.ASK_PLACE, seat, tasks.first_of(task) + 1)
