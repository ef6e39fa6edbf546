"""Which moves are legal."""

from folkmoot.engine.packing import pack
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import moves as verbs
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.rules.building import ways_to_lay
from folkmoot.games.dolmen.rules.walking import destinations
from folkmoot.games.dolmen.state import DolmenState


def legal_moves(position: DolmenState, seat: int) -> list[int]:
    """Returns the legal moves: what the phase asks for, then the peeks that it leaves (DOL-35)."""
    phase = position.phase
    if phase == phases.OVER or seat != position.active:  # DOL-37
        return []
    if phase == phases.MAIN:  # DOL-17, DOL-18: one or the other
        moves = [pack(verbs.MOVE, point) for point in destinations(position, seat)]
        if may_attempt(position, seat):
            moves.append(pack(verbs.ATTEMPT))
    elif phase == phases.ARRANGE:
        moves = [pack(verbs.ARRANGE, order) for order in range(len(verbs.ORDERS))]
    elif phase == phases.LAY:
        ways = ways_to_lay(position.dolmen(seat), position.hand[0], position.under_one)
        moves = [pack(verbs.LAY, verbs.SPOT_NUMBER[x, y], rotation) for x, y, rotation in ways]
    else:
        moves = [pack(verbs.END)]
    if not position.peeked:  # DOL-19, DOL-33, DOL-34, DOL-41
        moves += [verbs.PEEKS[place] for place in box.PLACES if position.circle[place] != box.NO_SLAB]
    return moves


def may_attempt(position: DolmenState, seat: int) -> bool:
    """Tells whether a slab lies before the seat's korrigan that fits its dolmen (DOL-46, DOL-47, DOL-48)."""
    slab = position.circle[position.at[seat]]
    return slab != box.NO_SLAB and bool(position.fits[seat] >> box.LOOK_OF[slab] & 1)


def asks_again(position: DolmenState) -> bool:
    """Tells whether the peek is still to be had after the main action (DOL-42)."""
    return not position.peeked and position.some_slab_lies()
