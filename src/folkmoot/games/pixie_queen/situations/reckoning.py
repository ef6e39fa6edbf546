"""What a position of Pixie Queen tells of the game before it: discs, turns, rounds, the points that must have come."""

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.state import BY_PRIORITY, USED_COPY, USED_MINE, PixieQueenState

STEPS_A_ROUND = 4
"""A round brings a disc so many cases up a track at most: action 11, a copy of it, two for an offer."""


def discs_used(position: PixieQueenState, seat: int) -> int:
    """Returns how many discs of a seat lie on spaces in this round; those on the priority are not counted."""
    doubles = sum([placed & 3 for placed in position.placed if placed and placed >> 2 == seat])
    return doubles + circles_used(position, seat)


def circles_used(position: PixieQueenState, seat: int) -> int:
    """Returns how many circles beside the pyramid carry a disc of a seat in this round, the priority left out."""
    shared = [by for at, by in enumerate(position.single_by) if at != BY_PRIORITY]
    return position.own_used[seat].bit_count() + position.pantry.count(seat) + shared.count(seat)


def actions_taken(position: PixieQueenState, seat: int) -> int:
    """Returns how many actions a seat has taken in this action phase."""
    doubles = sum([1 for placed in position.placed if placed and placed >> 2 == seat])
    return doubles + circles_used(position, seat) + int(position.single_by[BY_PRIORITY] == seat)


def has_passed(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a living seat has passed in this action phase: it has no discs left and not used all."""
    if position.phase != phases.ACTING or position.discs[seat] or position.single_by[BY_PRIORITY] == seat:
        return False
    return discs_used(position, seat) < box.DISCS


def turns_taken(position: PixieQueenState, seat: int) -> int:
    """Returns how many turns a seat has had in this action phase, the one of this moment included."""
    return actions_taken(position, seat) + int(has_passed(position, seat))


def rounds_gone(position: PixieQueenState) -> int:
    """Returns how many turns the player on turn has had in this action phase before the one of this moment."""
    return turns_taken(position, int(position.active)) - int(tasks.kind_of(position.stack[-1]) != tasks.ASK_MAIN)


def order_by_turns(position: PixieQueenState) -> list[int]:
    """Returns an order in which the turns of this action phase can have been taken: who has had more goes before."""
    actor, gone = int(position.active), rounds_gone(position)
    others = [seat for seat in sorted(position.big) if seat != actor]
    before = [seat for seat in others if turns_taken(position, seat) > gone]
    if position.stack[-1] == tasks.task(tasks.ASK_DEMOTION, actor):
        before = before or others[:1]  # the favourite is spared
    return [*before, actor, *[seat for seat in others if seat not in before]]


def uses_of(position: PixieQueenState, space: int, seat: int) -> int:
    """Returns how often a seat can have done the action of a double space in this round: itself, and by a copy."""
    if position.phase != phases.ACTING:
        return 2
    own = position.placed[space] and position.placed[space] >> 2 == seat
    return int(bool(own)) + int(bool(position.own_used[seat] & USED_COPY))


def has_mined(position: PixieQueenState) -> bool:
    """Tells whether anybody has gone to the mine in this round."""
    return any(used & USED_MINE for used in position.own_used)


def stones_waiting(position: PixieQueenState) -> int:
    """Returns how many stones have been drawn and are to be placed."""
    return sum([tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_PLACE])


def rewards_done(position: PixieQueenState) -> int:
    """Returns in how many rounds the rewards can be over at this moment."""
    return max(0, int(position.round) - int(position.phase < phases.PUNISHING))


def punishments_done(position: PixieQueenState) -> int:
    """Returns in how many rounds the punishments are over at least."""
    return max(0, int(position.round) - 1)


def least_points(position: PixieQueenState, seat: int) -> int:
    """Returns how many punishment points a living seat must have.

    Tracks never go down, so their case of today punishes least. In this round: passing, copying, refusing, and the
    tracks if they have been counted.
    """
    cases = [position.silver_case[seat], position.gold_case[seat]]
    points = 0
    for done in range(1, punishments_done(position) + 1):
        points += sum([box.CASE_PUNISHMENT[min(case, STEPS_A_ROUND * done)] for case in cases])
    if position.phase == phases.ACTING:
        points += box.PASS_PENALTY * int(has_passed(position, seat))
        points += box.COPY_PUNISHMENT[0] * int(bool(position.own_used[seat] & USED_COPY))
    if _has_refused(position, seat):
        points += box.REFUSAL_PENALTY
    if position.phase == phases.PUNISHING and tasks.task(tasks.TRACKS_OF, seat) not in position.stack:
        points += box.CASE_PUNISHMENT[cases[0]]
    return min(points, box.DUNGEON)


def tokens_turned(position: PixieQueenState) -> int:
    """Returns how many demand tokens have been turned: one for each round whose offering has begun."""
    to_come = position.phase < phases.OFFERING or position.stack[:1] == [tasks.task(tasks.REVEAL_DEMAND)]
    return max(0, int(position.round) - int(to_come))


def is_furious(position: PixieQueenState) -> bool:
    """Tells whether the Queen is furious at this moment: offers are judged, and punishments follow."""
    return position.phase == phases.OFFERING and position.stack[:1] == [tasks.task(tasks.PUNISHMENTS)]


def offers_are_open(position: PixieQueenState) -> bool:
    """Tells whether the offers of this round have been shown."""
    if position.phase == phases.OFFERING:
        return bool(position.stack) and tasks.kind_of(position.stack[0]) in (tasks.JUDGE, tasks.PUNISHMENTS)
    return position.phase in (phases.REWARDING, phases.PUNISHING)


def _has_refused(position: PixieQueenState, seat: int) -> bool:
    """Tells whether a seat has been punished for an offer of nothing."""
    if not offers_are_open(position) or any(position.offered(seat, good) for good in range(box.GOODS)):
        return False
    return not any(tasks.kind_of(task) == tasks.SUFFER and tasks.seat_of(task) == seat for task in position.stack)


def most_points(position: PixieQueenState, seat: int) -> int:
    """Returns how many punishment points a seat can have.

    A round brings the most by passing, a copy, the dice of all opponents, a refusal, captives and both tracks.
    """
    dice = max(box.PUNISH_DIE) * int(position.seats)
    acting = box.PASS_PENALTY + max(box.COPY_PUNISHMENT) + dice
    tracks = 2 * max(box.CASE_PUNISHMENT)
    last_phase = max(box.CAPTIVE_PUNISHMENT) + tracks
    points = punishments_done(position) * (acting + box.REFUSAL_PENALTY + last_phase)
    if position.phase == phases.ACTING and position.lives(seat):
        points += box.PASS_PENALTY * int(has_passed(position, seat)) + dice * int(position.roll > 0)
        return points + max(box.COPY_PUNISHMENT) * int(bool(position.own_used[seat] & USED_COPY))
    if position.phase >= phases.ACTING:
        points += acting
    if position.phase >= phases.OFFERING:
        points += box.REFUSAL_PENALTY
    return points + (last_phase if position.phase >= phases.PUNISHING else 0)


def most_bonus(position: PixieQueenState, seat: int) -> int:
    """Returns how many bonus points a seat can have: for its servants and rings, and for last cases.

    No disc is on the last case before the second punishments.
    """
    tiles = [taken for taken in position.takers if taken >> 2 & 7 == seat and taken & 3 != box.SPECIAL]
    counted = punishments_done(position) + int(position.phase >= phases.PUNISHING)
    last = box.CASES - 1
    rounds = max(0, counted - (last - 1) // STEPS_A_ROUND)
    at_end = [position.silver_case[seat], position.gold_case[seat]].count(last)
    return box.SKILL_BONUS * len(tiles) + rounds * at_end * max(box.CASE_BONUS)


def dealt(position: PixieQueenState, seat: int, good: int) -> int:
    """Returns how much of a good a seat has in the first round before its first action."""
    if position.round <= 1 and good == box.HONEY and position.big and seat == position.big[0]:
        return box.FAVOURITE_HONEY
    income = position.round == 1 and good == box.SILVER and position.has_skill(seat, box.SILVER_INCOME)
    return box.START_GOODS[good] + int(income)


def untouched(position: PixieQueenState) -> list[int]:
    """Returns the seats that have done nothing yet in the whole game, but choose a skill."""
    if position.round > 1 or position.phase > phases.ACTING:
        return []
    return [seat for seat in range(position.seats) if position.lives(seat) and not actions_taken(position, seat)]
