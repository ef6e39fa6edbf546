"""Where the cauldron of gold may appear."""

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState


def eligible_field_bits(position: KorrigansState) -> int:
    """Returns the fields with a part in a cell whose row and column are free of pawns, as bits (KOR-28, KOR-106)."""
    fields = 0
    for row in range(box.GRID_SIZE):
        if position.suns[row] < 0:
            for column in range(box.GRID_SIZE):
                if position.clouds[column] < 0:
                    fields |= box.CELLS[row][column]
    return fields
