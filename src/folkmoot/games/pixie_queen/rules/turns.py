"""The action phase around the actions: discs, whose turn it is, priority, cubes from the bag (PIX-301 to PIX-311)."""

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.state import BY_PRIORITY, PixieQueenState


def begin_actions(position: PixieQueenState) -> None:
    """Begins the action phase: all get four discs, and the favourite begins (PIX-301)."""
    position.phase = phases.ACTING
    for seat in position.big:
        position.discs[seat] = box.DISCS
    position.active = position.big[-1]
    position.stack.append(tasks.task(tasks.ACTIONS_END))
    position.stack.append(tasks.task(tasks.NEXT_TURN))


def next_turn(position: PixieQueenState) -> None:
    """Asks the next player in order who has discs; without any the phase ends (PIX-301, PIX-311)."""
    at = position.big.index(int(position.active))
    for ahead in range(1, len(position.big) + 1):
        seat = position.big[(at + ahead) % len(position.big)]
        if position.discs[seat] > 0:
            position.active = seat
            position.stack.append(tasks.task(tasks.ASK_MAIN, seat))
            return


def end_actions(position: PixieQueenState, log: Log | None) -> None:
    """Ends the action phase: priority moves a big cube to the front, discs go back (PIX-311, PIX-453, PIX-454)."""
    first = position.single_by[BY_PRIORITY]
    if first in position.big:
        position.big.remove(first)
        position.big.insert(0, first)
        if log is not None:
            log.tell("priority-works", "PIX-453", seat=first)
    for seat in range(position.seats):
        position.discs[seat] = 0
        position.own_used[seat] = 0
    position.placed = [0] * box.DOUBLES
    position.pantry = []
    position.single_by = [box.NOBODY] * 4
    position.copies = 0
    position.roll = 0
    position.stack.append(tasks.task(tasks.OFFERING))


def cubes_due(position: PixieQueenState, seat: int) -> int:
    """Returns how many cubes a seat draws: one a captive, one at least (PIX-384), no more than there are (PIX-385)."""
    return min(max(1, position.captives[seat]), sum(position.bag))


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
