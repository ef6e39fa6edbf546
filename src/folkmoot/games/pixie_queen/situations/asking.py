"""A question that a situation asks by its name: who is asked, what it needs, and the tasks that wait under it."""

from typing import Final

from folkmoot.engine.errors import BadSituation
from folkmoot.engine.facts import within
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.invariants_actions import OUT_OF_TURN
from folkmoot.games.pixie_queen.invariants_pieces import IN_DUNGEON
from folkmoot.games.pixie_queen.invariants_rounds import NOT_DUE
from folkmoot.games.pixie_queen.rules.mining import ask_picks, cubes_due
from folkmoot.games.pixie_queen.rules.offering import is_pleased
from folkmoot.games.pixie_queen.rules.rewarding import punish, reward
from folkmoot.games.pixie_queen.rules.stealing import begin_round, steal
from folkmoot.games.pixie_queen.rules.tiles import at_home, food_tiles
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.situations.reckoning import actions_taken
from folkmoot.games.pixie_queen.state import USED_COPY, USED_MINE, PixieQueenState, favourite

PHASE_OF: Final[dict[int, int]] = {
    tasks.ASK_SKILL: phases.SETUP,
    tasks.ASK_FOOD: phases.STEALING,
    **dict.fromkeys(range(tasks.ASK_MAIN, tasks.ASK_DOUBLE), phases.ACTING),
    tasks.ASK_DOUBLE: phases.OFFERING,
    tasks.ASK_OFFER: phases.OFFERING,
    tasks.ASK_PROMOTE: phases.REWARDING,
    tasks.ASK_NEUTRAL: phases.REWARDING,
}
"""By question: the phase in which it is asked, if nothing else is said."""
QUESTION_OF: Final[list[int]] = [
    tasks.ASK_SKILL,
    tasks.ASK_FOOD,
    tasks.ASK_MAIN,
    tasks.ASK_OFFER,
    tasks.ASK_PROMOTE,
    tasks.ASK_DEMOTION,
]
"""By phase: what is asked in it, if nothing else is said."""
_USUAL_POINTS: Final = 3
"""The punishment die shows so much, if nothing else is said."""


def ask(position: PixieQueenState, question: int, asked: int | None, left: int | None) -> None:
    """Puts a question on the stack, with all that follows it. Whom it concerns gets what it needs.

    Raises `BadSituation` if it cannot be asked.
    """
    seat = _usual_seat(position, question) if asked is None else within("asked", asked, 0, int(position.seats) - 1)
    if not position.lives(seat):
        raise BadSituation(f"asked: {IN_DUNGEON}")
    number = None if left is None else within("left", left, 1, box.SUPPLY[box.APPLE])
    if question == tasks.ASK_DEMOTION:
        _expose(position, seat)
    if position.phase == phases.SETUP:
        waiting = position.big[: position.big.index(seat) + 1]
        position.stack = [tasks.task(tasks.ROUND), *[tasks.task(tasks.ASK_SKILL, other) for other in waiting]]
    elif position.phase == phases.STEALING:
        position.stack = _stealing(position, seat, number)
    elif position.phase == phases.ACTING:
        position.stack = _acting(position, question, seat, number)
    elif position.phase == phases.OFFERING:
        position.stack = _offering(position, question, seat)
    elif position.phase == phases.REWARDING:
        position.stack = _rewarding(position, question, seat, number)
    else:
        position.stack = _punishing(position, seat)


def prepare(position: PixieQueenState, castle_unsaid: bool) -> None:
    """Fills in what the tasks on the stack need and nobody has said: the discs and offers that led to them."""
    if not position.stack:
        return
    if position.phase == phases.ACTING:
        _pay_for(position, position.stack[-1])
    elif position.phase == phases.REWARDING:
        for task in position.stack:
            at = box.GOODS * tasks.seat_of(task) + position.demanded()
            if tasks.kind_of(task) == tasks.ASK_PROMOTE and tasks.second_of(task) == tasks.BY_OFFER:
                position.offers[at] = position.offers[at] or tasks.first_of(task)
        _please(position)
    elif position.phase == phases.PUNISHING:
        if position.castle == box.CLOSED:
            _please(position)
        elif castle_unsaid and is_pleased(position):
            position.castle = box.CLOSED


def _pay_for(position: PixieQueenState, question: int) -> None:
    """Puts a disc of the player on turn where the question comes from; after an action, on the pantry."""
    kind, seat = tasks.kind_of(question), tasks.seat_of(question)
    discards = kind == tasks.ASK_DISCARD and seat not in position.pantry
    if kind == tasks.ASK_GIVE or (kind == tasks.ASK_DEMOTION and seat != position.active):
        _throw(position, int(position.active))
    elif kind in (tasks.ASK_BAG, tasks.ASK_PICK, tasks.ASK_PLACE):
        _use_circle(position, seat, USED_MINE)
    elif discards or (kind == tasks.ASK_AFTER and not actions_taken(position, seat)):
        position.pantry.append(seat)


def _throw(position: PixieQueenState, seat: int) -> None:
    """The punishment die was thrown for a disc on its space, or for a copy."""
    position.roll = position.roll or _USUAL_POINTS
    if not position.placed[box.PUNISH] and not position.copies:
        position.placed[box.PUNISH] = price(position, box.PUNISH) + 4 * seat


def _please(position: PixieQueenState) -> None:
    """Somebody has offered the demanded food: the favourite, if nobody says who."""
    if not is_pleased(position):
        position.offers[box.GOODS * favourite(position) + position.demanded()] = 1


def _usual_seat(position: PixieQueenState, question: int) -> int:
    """Returns who is asked if nobody says it: the player on turn, or the first in the order whom it can concern."""
    if position.phase == phases.ACTING and question != tasks.ASK_DEMOTION:
        return int(position.active)
    order = position.big
    if question == tasks.ASK_SKILL:
        fitting = [seat for seat in reversed(order) if position.skill[seat] == box.NO_SKILL]
    elif question == tasks.ASK_FOOD:
        fitting = [seat for seat in order if food_tiles(position, seat)]
    elif question == tasks.ASK_DOUBLE:
        fitting = [seat for seat in order if position.holds_tile(seat, box.DOUBLE_TILE)]
    elif question == tasks.ASK_DEMOTION:
        fitting = [seat for seat in order[1:] if position.has_active(seat)] or order[1:]
    elif question == tasks.ASK_PROMOTE:
        fitting = [seat for seat in order if position.offered(seat, position.demanded())]
    else:
        fitting = []
    return (fitting or order)[0]


def _expose(position: PixieQueenState, seat: int) -> None:
    """Who is to demote a pixie has one on the pyramid."""
    free = [space for space in range(box.DOUBLES) if position.hands[space] == box.NOBODY and not position.placed[space]]
    if not position.has_active(seat) and position.captives[seat] and free:
        position.hands[free[0]] = seat
        position.captives[seat] = position.captives[seat] - 1


def _stealing(position: PixieQueenState, seat: int, left: int | None) -> list[int]:
    """Who is asked for food has a food tile; players before them have stolen already."""
    if not food_tiles(position, seat) and position.food_pile:
        position.food_slot[seat] = position.food_pile.pop()
    stack = whole_steal(position, seat)
    if left is not None and tasks.kind_of(stack[-1]) == tasks.ASK_FOOD:
        whole = tasks.first_of(stack.pop())
        stack.append(tasks.task(tasks.ASK_FOOD, seat, left, int(left < whole)))
    return stack


def whole_steal(position: PixieQueenState, seat: int) -> list[int]:
    """Returns what is left to do in a steal phase when a seat has got what its pixies steal."""
    twin = position.copy()
    twin.stack = []
    begin_round(twin, None)
    while tasks.kind_of(twin.stack[-1]) == tasks.STEAL and tasks.seat_of(twin.stack.pop()) != seat:
        continue
    steal(twin, seat, None)
    return twin.stack


def _acting(position: PixieQueenState, question: int, seat: int, left: int | None) -> list[int]:
    """A question within a turn follows a disc, and the turn goes on after it."""
    end, actor = tasks.task(tasks.ACTIONS_END), int(position.active)
    if question == tasks.ASK_MAIN:
        return [end, tasks.task(tasks.ASK_MAIN, seat)]
    if question != tasks.ASK_DEMOTION and seat != actor:
        raise BadSituation(f"asked: {OUT_OF_TURN}")
    turn = [end, tasks.task(tasks.NEXT_TURN), tasks.task(tasks.ASK_AFTER, actor)]
    if question == tasks.ASK_AFTER:
        if not any(position.stones[2 * seat : 2 * seat + 2]):
            position.stones[2 * seat] = 1
        return turn
    if question == tasks.ASK_DEMOTION:
        return _demotion(position, turn, seat)
    if question == tasks.ASK_GIVE:
        return [*turn, _points_to_give(position, seat, left)]
    if question == tasks.ASK_DISCARD:
        return [*turn, tasks.task(tasks.ASK_DISCARD, seat, box.DISCARD)]
    if question == tasks.ASK_COPY:
        _use_circle(position, seat, USED_COPY)
        if not any(position.placed):
            position.placed[box.STEAL_SILVER] = price(position, box.STEAL_SILVER) + 4 * seat
        return [*turn, tasks.task(tasks.ASK_COPY, seat)]
    return [*turn, *_mining(position, question, seat, left)]


def _use_circle(position: PixieQueenState, seat: int, circle: int) -> None:
    position.own_used[seat] = position.own_used[seat] | circle
    position.copies = sum([1 for used in position.own_used if used & USED_COPY])


def _points_to_give(position: PixieQueenState, seat: int, left: int | None) -> int:
    """The punishment die was thrown; opponents before the one that is asked about have their share."""
    opponents = [other for other in position.big if other != seat]
    given = sum(position.shares)
    if position.roll == 0 and left is not None:
        position.roll = left + given
    _throw(position, seat)
    position.shares = position.shares or [0] * int(position.seats)
    served = [at for at, other in enumerate(opponents) if position.shares[other]]
    following = opponents[served[-1] + 1] if served and served[-1] + 1 < len(opponents) else opponents[0]
    return tasks.task(tasks.ASK_GIVE, seat, int(position.roll) - given if left is None else left, following)


def _mining(position: PixieQueenState, question: int, seat: int, left: int | None) -> list[int]:
    """Cubes are drawn one for each captive, the first two picked with the tile; stones wait."""
    if question == tasks.ASK_PLACE:
        return [tasks.task(tasks.ASK_PLACE, seat, left or 1)]
    due = cubes_due(position, seat)
    if question == tasks.ASK_BAG:
        if at_home(position, box.BAG_TILE):
            position.one_slot[seat] = box.BAG_TILE
        return [tasks.task(tasks.ASK_PLACE, seat), tasks.task(tasks.ASK_BAG, seat, due)]
    twin = position.copy()
    twin.stack = [tasks.task(tasks.ASK_PLACE, seat)]
    ask_picks(twin, seat, due)
    return twin.stack if left is None else [*twin.stack[:-1], tasks.task(tasks.ASK_PICK, seat, left)]


def _demotion(position: PixieQueenState, turn: list[int], seat: int) -> list[int]:
    """An opponent was given points of the die; the player on turn has copied or passed."""
    demotion = tasks.task(tasks.ASK_DEMOTION, seat)
    if seat != position.active:
        return [*turn, demotion]
    if position.own_used[seat] & USED_COPY:
        return [*turn, tasks.task(tasks.ASK_COPY, seat), demotion]
    return [*turn[:-1], demotion]


def _offering(position: PixieQueenState, question: int, seat: int) -> list[int]:
    if question == tasks.ASK_OFFER:
        return [tasks.task(tasks.ASK_OFFER)]
    if question == tasks.ASK_DOUBLE:
        if at_home(position, box.DOUBLE_TILE):
            position.one_slot[seat] = box.DOUBLE_TILE
        return [tasks.task(tasks.REVEAL_DEMAND), tasks.task(tasks.ASK_DOUBLE, seat)]
    place = position.big.index(seat)
    return [tasks.task(tasks.PUNISHMENTS), tasks.task(tasks.ASK_DEMOTION, seat, place, tasks.BY_ANGER)]


def _rewarding(position: PixieQueenState, question: int, seat: int, left: int | None) -> list[int]:
    """Somebody has offered the demanded food, and each has a promotion for each of them."""
    food = position.demanded()
    free = left is None and position.has_skill(seat, box.FREE_PROMOTION)
    if question == tasks.ASK_PROMOTE and not free and not position.offered(seat, food):
        position.offers[box.GOODS * seat + food] = left or 1
    _please(position)
    if question == tasks.ASK_NEUTRAL:
        wanted = tasks.task(tasks.ASK_NEUTRAL, favourite(position))
    elif position.offered(seat, food):
        wanted = tasks.task(tasks.ASK_PROMOTE, seat, position.offered(seat, food), tasks.BY_OFFER)
    else:
        wanted = tasks.task(tasks.ASK_PROMOTE, seat, 1, tasks.BY_SKILL)
    return rewards_left(position, wanted, left)


def rewards_left(position: PixieQueenState, question: int, left: int | None = None) -> list[int]:
    """Returns the tasks of the reward phase from a question on, with so many promotions left of it."""
    twin = position.copy()
    twin.stack = []
    reward(twin, None)
    if question not in twin.stack:
        raise BadSituation(f"asked: {NOT_DUE}")
    stack = twin.stack[: twin.stack.index(question)]
    number = tasks.first_of(question) if left is None else left
    return [*stack, tasks.task(tasks.kind_of(question), tasks.seat_of(question), number, tasks.second_of(question))]


def _punishing(position: PixieQueenState, seat: int) -> list[int]:
    """The captives of a player have brought them to a mine symbol."""
    twin = position.copy()
    twin.stack = []
    punish(twin)
    at = twin.stack.index(tasks.task(tasks.CAPTIVES, seat))
    return [*twin.stack[:at], tasks.task(tasks.ASK_DEMOTION, seat)]
