"""What a position of Pixie Queen tells of the game before it."""

from folkmoot.games.pixie_queen.state import BY_PRIORITY, PixieQueenState


def discs_used(position: PixieQueenState, seat: int) -> int:
    """Returns how many discs of a seat lie on spaces in this round; those on the priority are not counted."""
    doubles = sum([placed & 3 for placed in position.placed if placed and placed >> 2 == seat])
    return doubles + circles_used(position, seat)


def circles_used(position: PixieQueenState, seat: int) -> int:
    """Returns how many circles beside the pyramid carry a disc of a seat in this round, the priority left out."""
    shared = [by for at, by in enumerate(position.single_by) if at != BY_PRIORITY]
    return position.own_used[seat].bit_count() + position.pantry.count(seat) + shared.count(seat)
