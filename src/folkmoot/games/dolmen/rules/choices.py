"""Which moves are legal."""

from folkmoot.engine.packing import pack
from folkmoot.games.dolmen import moves
from folkmoot.games.dolmen.components import LOOK_OF, NO_SLAB, PLACES
from folkmoot.games.dolmen.moves import ORDERS, PEEKS, SPOT_NUMBER
from folkmoot.games.dolmen.rules.building import ways_to_lay
from folkmoot.games.dolmen.rules.walking import destinations
from folkmoot.games.dolmen.state import ARRANGE, LAY, MAIN, OVER, DolmenState


def legal_moves(position: DolmenState, seat: int) -> list[int]:
    """Returns the legal moves: what the phase asks for, then the peeks that it leaves (DOL-35)."""
    phase = position.phase
    if phase == OVER or seat != position.active:  # DOL-37
        return []
    if phase == MAIN:  # DOL-17, DOL-18: one or the other
        found = [pack(moves.MOVE, point) for point in destinations(position, seat)]
        if may_attempt(position, seat):
            found.append(pack(moves.ATTEMPT))
    elif phase == ARRANGE:
        found = [pack(moves.ARRANGE, order) for order in range(len(ORDERS))]
    elif phase == LAY:
        ways = ways_to_lay(position.dolmen(seat), position.hand[0], position.under_one)
        found = [pack(moves.LAY, SPOT_NUMBER[x, y], rotation) for x, y, rotation in ways]
    else:
        found = [pack(moves.END)]
    if not position.peeked:  # DOL-19, DOL-33, DOL-34, DOL-41
        found += [PEEKS[place] for place in PLACES if position.circle[place] != NO_SLAB]
    return found


def may_attempt(position: DolmenState, seat: int) -> bool:
    """Tells whether a slab lies before the seat's korrigan that fits its dolmen (DOL-46, DOL-47, DOL-48)."""
    slab = position.circle[position.at[seat]]
    return slab != NO_SLAB and bool(position.fits[seat] >> LOOK_OF[slab] & 1)


def asks_again(position: DolmenState) -> bool:
    """Tells whether the peek is still to be had after the main action (DOL-42)."""
    return not position.peeked and position.some_slab_lies()
