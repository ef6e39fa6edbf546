"""What no game of Pixie Queen can reach though every piece is in its place; and what lies under a question then.

What lies under a question is what the rules put there: the rest of a turn, of a phase, of a round.
"""

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import invariants_actions as actions
from folkmoot.games.pixie_queen import invariants_pieces as pieces
from folkmoot.games.pixie_queen import invariants_rounds as rounds
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.mining import ask_picks, cubes_due
from folkmoot.games.pixie_queen.rules.offering import open_offers
from folkmoot.games.pixie_queen.rules.rewarding import punish, reward
from folkmoot.games.pixie_queen.rules.tiles import at_home
from folkmoot.games.pixie_queen.situations.asking import whole_steal
from folkmoot.games.pixie_queen.situations.reckoning import actions_taken, has_passed, uses_of
from folkmoot.games.pixie_queen.state import USED_MINE, PixieQueenState

_NOT_SO = "a question is followed by what is left of its turn, phase and round (PIX-309)"


def unreachable(position: PixieQueenState) -> list[str]:
    """Returns why no game can come to a position that breaks no invariant, in words; empty if one may."""
    faults = rounds.unreachable(position) + actions.unreachable(position) + pieces.unreachable(position)
    return faults or _stack_faults(position)


def _stack_faults(position: PixieQueenState) -> list[str]:
    """Returns whether the question cannot have come up: its tasks do not agree with the rest of the position."""
    if not position.stack:
        return []
    top = position.stack[-1]
    if position.phase == phases.STEALING:
        fits = _is_steal(position, top)
    elif position.phase == phases.ACTING:
        fits = _is_turn(position, top)
    elif position.phase == phases.OFFERING:
        fits = tasks.kind_of(position.stack[0]) != tasks.JUDGE or _is_refusal(position, top)
    elif position.phase == phases.REWARDING:
        fits = _is_reward(position, top)
    else:
        fits = position.phase != phases.PUNISHING or _is_punishment(position, top)
    return [] if fits else [rounds.NOT_DUE if position.phase == phases.REWARDING else _NOT_SO]


def _is_steal(position: PixieQueenState, top: int) -> bool:
    """A seat is asked for the food of its tiles one after the other, then those after it steal."""
    whole = whole_steal(position, tasks.seat_of(top))
    at = len(position.stack) - 1
    if at >= len(whole) or position.stack[:at] != whole[:at] or tasks.kind_of(whole[at]) != tasks.ASK_FOOD:
        return False
    left, value = tasks.first_of(top), tasks.first_of(whole[at])
    return left == value if tasks.second_of(top) == 0 else left <= value


def _is_turn(position: PixieQueenState, top: int) -> bool:
    """A question follows the discs of the player on turn, who goes on with the rest of the turn."""
    actor, kind, seat = int(position.active), tasks.kind_of(top), tasks.seat_of(top)
    end, after = tasks.task(tasks.ACTIONS_END), tasks.task(tasks.ASK_AFTER, actor)
    if kind == tasks.ASK_MAIN:
        return position.stack == [end, top]
    between = position.stack[2:-1]
    if position.stack[:2] != [end, tasks.task(tasks.NEXT_TURN)]:
        return False
    if kind == tasks.ASK_DEMOTION and seat == actor and not between:
        return has_passed(position, actor)
    if kind == tasks.ASK_AFTER:
        return not between and actions_taken(position, actor) > 0
    if between[:1] != [after]:
        return False
    copied = tasks.task(tasks.ASK_COPY, actor)
    if kind == tasks.ASK_DEMOTION and seat == actor:
        return between[1:] == [copied]
    if kind in (tasks.ASK_DEMOTION, tasks.ASK_GIVE):
        return uses_of(position, box.PUNISH, actor) > 0 and _are_shares(position, between[1:], seat)
    if kind == tasks.ASK_DISCARD:
        return between[1:] == [] and actor in position.pantry and _can_discard(position, top)
    if kind == tasks.ASK_COPY:
        return between[1:] == []
    return position.own_used[actor] & USED_MINE > 0 and _is_visit(position, between[1:], top)


def _can_discard(position: PixieQueenState, question: int) -> bool:
    """Tells whether three goods were there to throw away, and the rest of them still are."""
    seat, left, good = tasks.seat_of(question), tasks.first_of(question), tasks.second_of(question)
    there = sum([position.owned(seat, other) for other in range(good, box.GOODS)])
    return left <= there and (good > 0 or left == box.DISCARD)


def _are_shares(position: PixieQueenState, waiting: list[int], seat: int) -> bool:
    """Opponents after a seat in the order wait for their points of the die."""
    seats = [tasks.seat_of(task) for task in waiting]
    points = sum([tasks.first_of(task) for task in waiting])
    in_order = [other for other in position.big if other in seats and other != position.active]
    fits = all(tasks.kind_of(task) == tasks.SUFFER and tasks.second_of(task) == tasks.BY_DIE for task in waiting)
    later = seat == position.active or all(position.big.index(other) > position.big.index(seat) for other in in_order)
    return fits and later and seats == in_order[::-1] and points < position.roll + int(not waiting)


def _is_visit(position: PixieQueenState, waiting: list[int], top: int) -> bool:
    """Cubes are picked, then drawn blindly, one for each captive; their stones wait."""
    seat, left, drawn = tasks.seat_of(top), tasks.first_of(top), len(position.cubes)
    stones = position.cubes.count(box.BAG_STONE)
    due = cubes_due(position, seat, drawn)
    if tasks.kind_of(top) == tasks.ASK_PLACE:
        return waiting == [] and drawn == due and left <= stones
    if tasks.kind_of(top) == tasks.ASK_BAG:
        return waiting == [tasks.task(tasks.ASK_PLACE, seat)] and drawn == 0
    twin = position.copy()
    twin.stack = [tasks.task(tasks.ASK_PLACE, seat, stones)]
    ask_picks(twin, seat, due)
    picks = tasks.first_of(twin.stack.pop())
    return waiting == twin.stack and drawn + left == picks and at_home(position, box.BAG_TILE)


def _is_refusal(position: PixieQueenState, top: int) -> bool:
    """Who is demoted has refused, and refusers after them wait for their points."""
    twin = position.copy()
    twin.stack = []
    open_offers(twin, None)
    at = len(position.stack) - 1
    return (
        at < len(twin.stack)
        and position.stack[:at] == twin.stack[:at]
        and tasks.kind_of(twin.stack[at]) == tasks.SUFFER
        and tasks.seat_of(twin.stack[at]) == tasks.seat_of(top)
    )


def _is_reward(position: PixieQueenState, top: int) -> bool:
    """Promotions for offers come in order, then those of the skill, then the neutral pixie."""
    twin = position.copy()
    twin.stack = []
    reward(twin, None)
    at = len(position.stack) - 1
    if at >= len(twin.stack) or position.stack[:at] != twin.stack[:at]:
        return False
    due = twin.stack[at]
    same = tasks.kind_of(due) == tasks.kind_of(top) and tasks.seat_of(due) == tasks.seat_of(top)
    return same and tasks.second_of(due) == tasks.second_of(top) and tasks.first_of(top) <= tasks.first_of(due)


def _is_punishment(position: PixieQueenState, top: int) -> bool:
    """Captives are counted for all, then tracks, silver before gold."""
    seat = tasks.seat_of(top)
    twin = position.copy()
    twin.stack = []
    punish(twin)
    counting = (tasks.CAPTIVES, tasks.TRACKS_OF)
    left = [
        task
        for task in position.stack[:-1]
        if tasks.kind_of(task) not in counting or position.lives(tasks.seat_of(task))
    ]
    gold = tasks.task(tasks.SUFFER, seat, box.CASE_PUNISHMENT[position.gold_case[seat]], tasks.BY_GOLD)
    tracks = twin.stack[: twin.stack.index(tasks.task(tasks.TRACKS_OF, seat))]
    captives = twin.stack[: twin.stack.index(tasks.task(tasks.CAPTIVES, seat))]
    return left in (captives, tracks, [*tracks, gold])
