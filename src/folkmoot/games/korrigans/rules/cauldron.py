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


def cauldron_fields(position: KorrigansState) -> list[int]:
    """Returns where the holder of the bag may place the cauldron: away from their own Korrigans if possible (KOR-107).

    Other players' Korrigans do not matter, and the village is a field like any other (KOR-108).
    """
    fields = [field for field in range(box.FIELDS) if eligible_field_bits(position) >> field & 1]
    own = position.korrigan_fields[2 * position.holder : 2 * position.holder + 2]
    return [field for field in fields if field not in own] or fields
