"""What a position tells of the turns before it: what each player must have done, how often the fairy has gone on."""

from typing import Final

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases, scoring
from folkmoot.games.dolmen.rules.effects import LOST, payment
from folkmoot.games.dolmen.rules.walking import farthest
from folkmoot.games.dolmen.state import DolmenState, slab_of

FIRST_PILE: Final = box.SLABS - len(box.PLACES)
"""The slabs of the draw pile at the start (DOL-08)."""
VISITS_TO_SHUFFLE: Final = FIRST_PILE // box.DRAWN + 1
"""So often somebody has come to a glow when the discard pile is first shuffled (DOL-83)."""
MOST_IN_PILE: Final = box.SLABS - box.DRAWN
"""More slabs cannot be in the draw pile after a shuffle: it comes with a draw."""


def faults(position: DolmenState) -> list[str]:
    """Returns what cannot have happened in the turns before, a line each, if all that lies there is right by itself."""
    return _attempt_faults(position) or _past_faults(position)


def _attempt_faults(position: DolmenState) -> list[str]:
    """Who has thrown the die has tried the slab in front, and won or lost it."""
    point, tried, asked = position.at[position.active], position.roll > 0, position.phase
    won = asked == phases.LAY or finisher(position) >= 0
    if tried and not won and asked != phases.END_TURN:
        return ["the die is thrown for an attempt (DOL-49)"]
    if won and not (tried and won_now(position)):
        return ["a slab is won by the die and crystals (DOL-51, DOL-52)"]
    if tried and (box.IS_GLOW[point] or position.circle[point] != box.NO_SLAB):
        return ["the slab that was tried has left its place (DOL-60)"]
    if asked == phases.END_TURN and lost_now(position):
        lost = position.reserve[position.active] == 0 and bool(position.discard)
        if not lost or not can_be_lost(position, position.discard[-1]):
            return ["a slab that was tried was won, or lost with all crystals (DOL-51, DOL-53)"]
    return []


def _past_faults(position: DolmenState) -> list[str]:
    """What everybody has done takes turns, crystals and slabs."""
    faults = []
    if not all(crystals_add_up(position, seat) for seat in range(position.seats)):
        faults.append("crystals are spent on slabs that are won, or all lost at once (DOL-52, DOL-53)")
    if visits(position) < 0:
        faults.append("three slabs are drawn whenever the fairy goes on (DOL-69, DOL-73)")
    elif not turns_suffice(position):
        faults.append("there were turns for every walk, every attempt and every pillar of the fairy (DOL-17, DOL-69)")
    if not peeks_suffice(position):
        faults.append("everybody peeks once in a turn (DOL-34)")
    return faults


def turns_ended(position: DolmenState, seat: int) -> int:
    """Returns how many turns a seat has completed."""
    turn = (seat - position.first) % position.seats
    return int(position.round - 1 + (1 if turn < (position.active - position.first) % position.seats else 0))


def actions(position: DolmenState, seat: int) -> int:
    """Returns how many actions a seat has chosen: one in each of its turns."""
    return turns_ended(position, seat) + (1 if seat == position.active and position.phase != phases.MAIN else 0)


def peeks(position: DolmenState, seat: int) -> int:
    """Returns how often a seat can have peeked: once in each of its turns."""
    may_have = position.peeked or position.phase == phases.OVER
    return turns_ended(position, seat) + (1 if seat == position.active and may_have else 0)


def finisher(position: DolmenState) -> int:
    """Returns the first seat whose dolmen is finished, -1 if none is."""
    for seat in range(position.seats):
        if scoring.is_finished(position, seat):
            return seat
    return -1


def peeks_suffice(position: DolmenState) -> bool:
    """Tells whether everybody had the turns to peek at the slabs of the circle that they know."""
    for seat in range(position.seats):
        if sum([1 for place in box.PLACES if position.has_peeked(seat, place)]) > peeks(position, seat):
            return False
    return True


def has_left(position: DolmenState, place: int, seat: int) -> bool:
    """Tells whether a slab at which a seat peeked can have left its place since, in this turn or that of the seat.

    Somebody has tried it and still stands there, or has come to a glow, so that the fairy has swept it.
    """
    active = int(position.active)
    if seat == active and position.phase == phases.MAIN:
        return False
    tried = place == position.at[seat] or (place == position.at[active] and position.roll > 0)
    if tried and position.circle[place] == box.NO_SLAB:
        return True
    came_now = position.phase != phases.MAIN and box.IS_GLOW[position.at[active]]
    came_before = seat != active and box.IS_GLOW[position.at[seat]]
    if place in box.PILLAR_PLACES[position.fairy]:
        return came_now or came_before
    return came_now and came_before and place in box.PILLAR_PLACES[(position.fairy - 1) % box.PILLARS]


def won_slabs(position: DolmenState, seat: int) -> list[int]:
    """Returns the slabs that a seat has won, one that is not laid yet among them."""
    won = [slab_of(laid) for laid in position.dolmen(seat)[1:]]
    return won + position.hand if seat == position.active and position.phase == phases.LAY else won


def crystals_add_up(position: DolmenState, seat: int) -> bool:
    """Tells whether the crystals that a seat has left can be left.

    What is spent wins slabs, each for less than its points, as the die shows 1 at least. Who loses an attempt has none
    left, until a glow brings back all.
    """
    reserve, slabs = _before_winning(position, seat)
    return reserve in (0, box.CRYSTALS) or _most_paid(slabs) >= box.CRYSTALS - reserve


def must_have_lost(position: DolmenState, seat: int) -> bool:
    """Tells whether a seat must have lost an attempt: its crystals are gone, and no slab that it won has cost them."""
    reserve, slabs = _before_winning(position, seat)
    lost = seat == position.active and position.phase == phases.END_TURN and lost_now(position)
    return lost or (reserve == 0 and _most_paid(slabs) < box.CRYSTALS)


def won_now(position: DolmenState) -> bool:
    """Tells whether the roll of this turn can have won the slab that the active player laid last."""
    seat = int(position.active)
    won = won_slabs(position, seat)
    return bool(won) and payment(box.POINTS_OF[won[-1]], position.roll, position.on_table(seat)) != LOST


def lost_now(position: DolmenState) -> bool:
    """Tells whether the roll of this turn must have lost a slab."""
    return position.roll > 0 and not won_now(position)


def can_be_lost(position: DolmenState, slab: int) -> bool:
    """Tells whether the active player can have lost a slab by the roll of this turn: it fits, and has more points."""
    return position.fits_dolmen(position.active, slab) and payment(box.POINTS_OF[slab], position.roll, 0) == LOST


def is_empty(position: DolmenState, point: int) -> bool:
    """Tells whether no slab lies at a point; the places that are being filled count as full already."""
    replaced = position.phase == phases.ARRANGE and point in box.PILLAR_PLACES[position.fairy]
    return position.circle[point] == box.NO_SLAB and not replaced


def empty_places(position: DolmenState) -> int:
    """Returns how many places are empty after an attempt."""
    return sum([1 for place in box.PLACES if is_empty(position, place)])


def least_lost(position: DolmenState) -> int:
    """Returns how many attempts were lost at least, by all seats."""
    won = sum([len(won_slabs(position, seat)) for seat in range(position.seats)])
    lost = sum([1 for seat in range(position.seats) if must_have_lost(position, seat)])
    return max(lost, empty_places(position) - won)


def least_tries(position: DolmenState, seat: int) -> int:
    """Returns how many attempts a seat has made at least."""
    return len(won_slabs(position, seat)) + (1 if must_have_lost(position, seat) else 0)


def has_come_to_a_glow(position: DolmenState, seat: int) -> bool:
    """Tells whether a seat must have come to a glow: it stands on one and has not stood there all the time."""
    point = position.at[seat]
    if not box.IS_GLOW[point]:
        return False
    arranges = seat == position.active and position.phase == phases.ARRANGE
    return arranges or point != _home(position, seat) or least_tries(position, seat) > 0


def least_walks(position: DolmenState, seat: int) -> int:
    """Returns how often a seat's korrigan has gone to another point at least.

    From its glow it goes to a slab before it tries one, and comes back by another walk.
    """
    away = (position.at[seat] - _home(position, seat)) % box.POINTS
    walks = -(-min(away, box.POINTS - away) // farthest(int(position.seats), position.jump_points))
    if has_come_to_a_glow(position, seat) and (away == 0 or least_tries(position, seat) > 0):
        return max(walks, 2)
    return max(walks, 1) if least_tries(position, seat) else walks


def least_visits(position: DolmenState) -> int:
    """Returns how often somebody has come to a glow at least: who stands on one and has been elsewhere.

    If places are empty and nobody stands elsewhere, somebody has.
    """
    came = sum([1 for seat in range(position.seats) if has_come_to_a_glow(position, seat)])
    away = any(not box.IS_GLOW[point] for point in position.at)
    return 1 if came == 0 and not away and empty_places(position) > 0 else came


def visits(position: DolmenState) -> int:
    """Returns how often somebody must have come to a glow at least for the piles and the fairy; -1 if they contradict.

    Each time three slabs are drawn, and the fairy goes on by one pillar. After a shuffle the draw pile has at least
    what it had at the start, less the slabs that were won.
    """
    least, pile = least_visits(position), len(position.pile)
    number, rest = divmod(FIRST_PILE - pile, box.DRAWN)
    unshuffled = position.shuffles == 0 and rest == 0 and len(position.discard) >= least_lost(position)
    if unshuffled and number >= least and number % box.PILLARS == position.fairy:
        return number
    won = sum([len(won_slabs(position, seat)) for seat in range(position.seats)])
    number = max(least, VISITS_TO_SHUFFLE - min(0, (pile + won - FIRST_PILE) // box.DRAWN))
    number += (position.fairy - number) % box.PILLARS
    return -1 if pile > MOST_IN_PILE else number


def turns_suffice(position: DolmenState) -> bool:
    """Tells whether there were turns enough for all that has happened: walks and attempts.

    If nobody has come to a glow, who stands on one has not left it; nor has who stands at home after one action. To
    empty a place takes a walk there and an attempt; who does not stand there any more has walked on.
    """
    came = visits(position)
    attempts = won = all_actions = can_be_emptied = 0
    for seat in range(position.seats):
        tried, acted, point = least_tries(position, seat), actions(position, seat), position.at[seat]
        if least_walks(position, seat) + tried > acted:
            return False
        came = max(came, _least_refills(position, seat))
        attempts, won = attempts + tried, won + len(won_slabs(position, seat))
        on_glow = box.IS_GLOW[point]
        if not on_glow or (came and (acted > 1 or point != _home(position, seat))):
            all_actions += acted
            walked_on = on_glow or not is_empty(position, point)
            can_be_emptied += max(0, acted - 1 if walked_on else acted) // 2
    enough = max(attempts, won + least_lost(position)) + _all_walks(position, came) <= all_actions
    return enough and empty_places(position) <= can_be_emptied


def _least_refills(position: DolmenState, seat: int) -> int:
    """Returns how often the fairy has gone on at least for a seat to meet its slabs on its walks.

    Who meets another without a walk has waited for her to fill the place, and for a third one until she was round.
    Where it stands now she was last as many pillars ago as she is away, if it has waited there at all.
    """
    point, tried = position.at[seat], least_tries(position, seat)
    walks = actions(position, seat) - tried
    on_glow = box.IS_GLOW[point]
    again = tried - walks + (0 if on_glow or is_empty(position, point) else 1)
    if again <= 0:
        return 0
    waited = _least_waiting(again, walks)
    if on_glow:
        return waited
    here = waited + (position.fairy - point // 4) % box.PILLARS
    return min(here, _least_waiting(again, walks - 1)) if walks > 1 else here


def _least_waiting(again: int, stays: int) -> int:
    """Returns how often the fairy goes on at least to fill the places of so many stays that often."""
    return box.PILLARS * again - (box.PILLARS - 1) * min(stays, again)


def _all_walks(position: DolmenState, came: int) -> int:
    """Returns how many walks there were at least, if so many led to glows; the first of all cannot.

    Others led to each place that is empty now, and to those where korrigans stand. Without a jump as one step no walk
    leads from glow to glow.
    """
    standing = [point for point in position.at if not is_empty(position, point)]
    away = [point for point in position.at if not box.IS_GLOW[point]]
    between = came + len(away) if position.jump_points else min(came, 1)
    elsewhere = max(empty_places(position) + len(standing), between)
    return max(came + elsewhere, sum([least_walks(position, seat) for seat in range(position.seats)]))


def _home(position: DolmenState, seat: int) -> int:
    return box.GLOW_OF_SIDE[position.side_of(seat)]


def _before_winning(position: DolmenState, seat: int) -> tuple[int, list[int]]:
    """Returns a seat's crystals and the slabs that it had won before the attempt of this turn."""
    reserve, slabs = position.reserve[seat], won_slabs(position, seat)
    if position.phase != phases.LAY or seat != position.active or not position.hand:
        return reserve, slabs
    return reserve + int(payment(box.POINTS_OF[slabs[-1]], position.roll, box.CRYSTALS)), slabs[:-1]


def _most_paid(slabs: list[int]) -> int:
    """Returns how many crystals slabs can have cost: with the lowest roll, all but one of their points."""
    return sum([box.POINTS_OF[slab] - 1 for slab in slabs])
