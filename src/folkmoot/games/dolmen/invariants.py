"""What holds in every position of Dolmen: slabs and crystals conserved, dolmens well built."""

from folkmoot.engine.verdicts import LEGAL, rule_of
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.knowledge import memories_hold
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.rules.trying import LOST, payment
from folkmoot.games.dolmen.rules.verdicts import can_peek, laying
from folkmoot.games.dolmen.situations.reckoning import (
    can_be_lost,
    crystals_add_up,
    finisher,
    has_left,
    lost_now,
    peeks_suffice,
    turns_ended,
    turns_suffice,
    visits,
    won_now,
)
from folkmoot.games.dolmen.state import DolmenState, rotation_of, slab_of, x_of, y_of


def faults(position: DolmenState) -> list[str]:
    """Returns the invariants that do not hold, a line each; what is asked is looked at only if the pieces are right."""
    faults = _slab_faults(position) + _korrigan_faults(position) + _dolmen_faults(position)
    return faults or _turn_faults(position)


def _slab_faults(position: DolmenState) -> list[str]:
    """DOL-02, DOL-06, DOL-85: 38 slabs, each in one place, none before a glow."""
    faults = []
    lying = [slab for slab in position.circle if slab != box.NO_SLAB]
    laid = [slab_of(packed) for packed in position.laid if slab_of(packed) < box.FIRST_START]
    if sorted(lying + position.pile + position.discard + position.hand + laid) != list(range(1, box.SLABS + 1)):
        faults.append("each of the 38 slabs is in one place (DOL-85)")
    if any(position.circle[point] != box.NO_SLAB for point in range(box.POINTS) if box.IS_GLOW[point]):
        faults.append("no slab lies before a glow (DOL-06)")
    if any(position.peekers[point] and position.circle[point] == box.NO_SLAB for point in range(box.POINTS)):
        faults.append("nobody knows a slab that does not lie there (DOL-44)")
    if not len(position.discard) == len(position.discard_known) == len(position.discard_drawn):
        faults.append("it is noted who knows a slab that was put away, and since when it was out")
    elif not memories_hold(position):
        faults.append("a slab that went into a shuffle was drawn since, or not yet")
    return faults


def _korrigan_faults(position: DolmenState) -> list[str]:
    """DOL-24, DOL-62, DOL-78: korrigans apart, three crystals each."""
    faults = []
    if len(set(position.at)) != len(position.at) or not all(0 <= point < box.POINTS for point in position.at):
        faults.append("every korrigan has a point of its own (DOL-24)")
    for seat, reserve in enumerate(position.reserve):
        if not 0 <= reserve <= box.CRYSTALS:
            faults.append("everybody has three crystals (DOL-62)")
        elif box.IS_GLOW[position.at[seat]] and reserve < box.CRYSTALS:
            faults.append("a player on a glow has all crystals in reserve (DOL-78)")
    if not 0 <= position.fairy < box.PILLARS:
        faults.append("the fairy stands at a pillar (DOL-12)")
    return faults


def _dolmen_faults(position: DolmenState) -> list[str]:
    """DOL-05: every slab was laid as the predicate of laying allows."""
    faults = []
    for seat in range(position.seats):
        dolmen = position.dolmen(seat)
        if not dolmen or slab_of(dolmen[0]) != box.FIRST_START + position.side_of(seat):
            faults.append("a dolmen begins with its start slab (DOL-05)")
            continue
        for number in range(1, len(dolmen)):
            laid, before = dolmen[number], dolmen[:number]
            rotation = rotation_of(laid)
            verdict = laying(before, slab_of(laid), x_of(laid), y_of(laid), rotation, position.under_one)
            if verdict != LEGAL:
                faults.append(f"a slab was laid as it may be (DOL-{rule_of(verdict)})")
        if position.fits[seat] != fitting_looks(position, seat):
            faults.append("it is known which slabs fit (DOL-48)")
    return faults


def _turn_faults(position: DolmenState) -> list[str]:
    """DOL-42, DOL-66, DOL-101: what is asked agrees with what has happened."""
    faults = _hand_faults(position) + _peek_faults(position) + (_end_faults(position) or _roll_faults(position))
    if position.phase == phases.END_TURN and not can_peek(position):
        faults.append("the turn ends by itself without a peek to be had (DOL-42)")
    if not 1 <= position.round <= position.round_limit:
        faults.append("the game ends at the limit of rounds (DOL-111)")
    if not faults:
        faults = _past_faults(position)
    if not faults and position.phase != phases.OVER and not position.moves(int(position.active)):
        faults.append("every question has an answer")
    return faults


def _past_faults(position: DolmenState) -> list[str]:
    """DOL-17, DOL-34, DOL-53: what has happened can have happened in the turns that there were."""
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


def _roll_faults(position: DolmenState) -> list[str]:
    """DOL-49, DOL-53, DOL-60: who has thrown the die has tried the slab in front, and won or lost it."""
    point, tried = position.at[position.active], position.roll > 0
    if tried and position.phase in (phases.MAIN, phases.ARRANGE):
        return ["the die is thrown for an attempt (DOL-49)"]
    if tried and (box.IS_GLOW[point] or position.circle[point] != box.NO_SLAB):
        return ["the slab that was tried has left its place (DOL-60)"]
    if position.phase == phases.END_TURN and lost_now(position):
        lost = position.reserve[position.active] == 0 and bool(position.discard)
        if not lost or not can_be_lost(position, position.discard[-1]):
            return ["a slab that was tried was won, or lost with all crystals (DOL-51, DOL-53)"]
    return []


def _hand_faults(position: DolmenState) -> list[str]:
    """DOL-52, DOL-58, DOL-66, DOL-74: slabs in hand came there by a glow or by an attempt that was won."""
    seat = int(position.active)
    if len(position.hand) != {phases.ARRANGE: 3, phases.LAY: 1}.get(int(position.phase), 0):
        return ["slabs in hand are arranged or laid at once (DOL-58, DOL-74)"]
    if position.phase == phases.ARRANGE:
        lying = [place for place in box.PILLAR_PLACES[position.fairy] if position.circle[place] != box.NO_SLAB]
        if lying or not box.IS_GLOW[position.at[seat]]:
            return ["who comes to a glow has the three slabs of a pillar replaced (DOL-66, DOL-72)"]
    if position.phase == phases.LAY:
        slab, spent = position.hand[0], box.CRYSTALS - position.reserve[seat]
        if position.roll == 0 or payment(box.POINTS_OF[slab], position.roll, spent) == LOST:
            return ["a slab is won by the die and crystals (DOL-51, DOL-52)"]
        if not position.fits_dolmen(seat, slab):
            return ["a slab that was won fits somewhere (DOL-48)"]
    return []


def _peek_faults(position: DolmenState) -> list[str]:
    """DOL-34, DOL-40: a peek of this turn is remembered as such."""
    faults = []
    if any(bits >> position.seats for bits in position.peekers):
        faults.append("only players peek (DOL-32)")
    seat, place = divmod(int(position.last_peek), box.POINTS)
    if position.last_peek >= 0 and (box.IS_GLOW[place] or seat >= position.seats):
        faults.append("slabs are peeked at (DOL-33)")
    if faults:
        return faults
    if position.phase == phases.OVER and finisher(position) < 0:
        if position.peeked or position.peeked_at or (position.last_peek >= 0 and seat != position.active):
            return ["the last peek was in the last turn, which has ended (DOL-36)"]
    elif position.peeked:
        known = position.last_peek >= 0 and bool(position.peekers[place] >> seat & 1)
        if position.last_peek < 0 or seat != position.active or position.peeked_at != (place if known else 0):
            return ["a peek is the active player's (DOL-37)"]
    elif position.peeked_at or (position.last_peek >= 0 and seat != (position.active - 1) % position.seats):
        return ["the last peek was in this turn or the one before (DOL-36)"]
    if position.last_peek >= 0 and not position.peekers[place] >> seat & 1 and not has_left(position, place, seat):
        return ["who has peeked at a slab knows it while it lies there (DOL-44)"]
    if position.last_peek >= 0 and seat != position.active and turns_ended(position, seat) == 0:
        return ["nobody peeks before the first turn of their own (DOL-37)"]
    return []


def _end_faults(position: DolmenState) -> list[str]:
    """DOL-101 to DOL-103, DOL-111: one finished dolmen, or the limit of rounds, and a roll."""
    full = [seat for seat in range(position.seats) if len(position.dolmen(seat)) >= position.slabs_to_end()]
    over = position.phase == phases.OVER
    if over != (position.mystery_roll > 0):
        return ["a roll closes the game (DOL-103)"]
    if full:
        last = len(position.dolmen(full[0])) == position.slabs_to_end() and full == [position.active]
        if not over or not last:
            return ["the last slab ends the game (DOL-101)"]
        won = position.roll > 0 and won_now(position)
        return [] if won else ["the last slab was won by the die and crystals (DOL-51, DOL-52)"]
    if over and position.roll:
        return ["the die is thrown for an attempt (DOL-49)"]
    limit = position.round == position.round_limit and (position.active + 1) % position.seats == position.first
    return ["only a finished dolmen or the limit ends the game (DOL-111)"] if over and not limit else []
