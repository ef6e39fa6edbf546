"""What holds in every position of Dolmen: slabs and crystals conserved, dolmens well built."""

from folkmoot.engine.verdicts import LEGAL, rule_of
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import flow, phases, scoring
from folkmoot.games.dolmen.knowledge import memories_hold
from folkmoot.games.dolmen.rules.building import fitting_looks
from folkmoot.games.dolmen.rules.verdicts import can_peek, laying
from folkmoot.games.dolmen.situations import reckoning
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
    """Returns what is asked without reason, and if there is nothing, what cannot have happened before."""
    faults = _hand_faults(position) + _peek_faults(position) + _end_faults(position)
    if position.phase == phases.END_TURN and not can_peek(position):
        faults.append("the turn ends by itself without a peek to be had (DOL-42)")
    if not 1 <= position.round <= position.round_limit:
        faults.append("the game ends at the limit of rounds (DOL-111)")
    if not faults:
        faults = reckoning.faults(position)
    if not faults and position.phase != phases.OVER and not position.moves(int(position.active)):
        faults.append("every question has an answer")
    return faults


def _hand_faults(position: DolmenState) -> list[str]:
    """Slabs in hand came there by a glow, or fit the dolmen of who has won one."""
    seat = int(position.active)
    if len(position.hand) != {phases.ARRANGE: box.DRAWN, phases.LAY: 1}.get(int(position.phase), 0):
        return ["slabs in hand are arranged or laid at once (DOL-58, DOL-74)"]
    if position.phase == phases.ARRANGE:
        lying = [place for place in box.PILLAR_PLACES[position.fairy] if position.circle[place] != box.NO_SLAB]
        if lying or not box.IS_GLOW[position.at[seat]]:
            return ["who comes to a glow has the three slabs of a pillar replaced (DOL-66, DOL-72)"]
    if position.phase == phases.LAY and not position.fits_dolmen(seat, position.hand[0]):
        return ["a slab that was won fits somewhere (DOL-48)"]
    return []


def _peek_faults(position: DolmenState) -> list[str]:
    """The last peek was made in this turn or the one before, and is remembered as such."""
    if any(bits >> position.seats for bits in position.peekers):
        return ["only players peek (DOL-32)"]
    if position.last_peek < 0:
        return ["everybody has seen a peek (DOL-40)"] if position.peeked or position.peeked_at else []
    seat, place = divmod(int(position.last_peek), box.POINTS)
    if box.IS_GLOW[place] or seat >= position.seats:
        return ["slabs are peeked at (DOL-33)"]
    if position.phase == phases.OVER and reckoning.finisher(position) < 0:
        if position.peeked or position.peeked_at or seat != position.active:
            return ["the last peek was in the last turn, which has ended (DOL-36)"]
    elif position.peeked:
        if seat != position.active or position.peeked_at != (place if position.has_peeked(seat, place) else 0):
            return ["a peek is the active player's (DOL-37)"]
    elif position.peeked_at or seat != (position.active - 1) % position.seats:
        return ["the last peek was in this turn or the one before (DOL-36)"]
    if not position.has_peeked(seat, place) and not reckoning.has_left(position, place, seat):
        return ["who has peeked at a slab knows it while it lies there (DOL-44)"]
    if seat != position.active and reckoning.turns_ended(position, seat) == 0:
        return ["nobody peeks before the first turn of their own (DOL-37)"]
    return []


def _end_faults(position: DolmenState) -> list[str]:
    """One finished dolmen, or the limit of rounds, and a roll."""
    full = [seat for seat in range(position.seats) if scoring.is_finished(position, seat)]
    over = position.phase == phases.OVER
    if over != (position.mystery_roll > 0):
        return ["a roll closes the game (DOL-103)"]
    if full:
        last = len(position.dolmen(full[0])) == scoring.slabs_to_end(position) and full == [position.active]
        return [] if over and last else ["the last slab ends the game (DOL-101)"]
    if over and not flow.is_last_turn(position):
        return ["only a finished dolmen or the limit ends the game (DOL-111)"]
    return []
