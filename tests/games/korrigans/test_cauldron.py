"""Where the cauldron of gold appears, and who places it (KOR-105 to KOR-109)."""

import pytest

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import (
    RAINBOW,
    Given,
    asked,
    draw,
    end_of_round,
    games,
    legal,
    line,
    pawns,
    play,
    reachable_fields,
    seen,
    why,
)
from .scenes import CELLS, cauldron_due, final

NOWHERE_NEAR: Given = {"korrigans": [["wheat_chapel", "meadow_oak"]] * 3}


def fields(position: KorrigansState) -> set[str]:
    """Returns the fields offered for the cauldron."""
    return {move.removeprefix("cauldron ") for move in legal(position)}


def in_free_cells(row: int, columns: tuple[int, ...]) -> set[str]:
    return {name for name, cells in CELLS.items() if any([row, column] in cells for column in columns)}


@proves("KOR-105")
@pytest.mark.parametrize("clouds", [0, 1, 2, 3, 4])
def test_the_player_who_draws_the_seventh_colour_places_the_cauldron_at_once(clouds: int) -> None:
    position = end_of_round(3, suns=line(*RAINBOW[:6]), clouds=line(*RAINBOW[:clouds]), round=6 + clouds)
    holder = (6 + clouds) % 3  # the bag has been passed on with every pawn placed
    draw(position, "violet")
    assert asked(position) == (holder, "place-cauldron")
    assert seen(position).pawn == "violet"
    field = sorted(fields(position))[0]
    log = play(position, holder, f"cauldron {field}")
    assert seen(position).cauldron == field
    assert log.events[0].public is not None
    assert log.events[0].public.key == "cauldron"


@proves("KOR-106")
@pytest.mark.parametrize("row", range(1, 8))
def test_a_field_needs_one_cell_whose_row_and_column_are_both_free(row: int) -> None:
    for columns in [(1, 2, 3, 4, 5, 6, 7), (1,), (4,), (7,), (2, 5), (3, 4, 6)]:
        position = cauldron_due(row, columns if len(columns) < 7 else (), korrigans=[["village", "village"]] * 3)
        wanted = in_free_cells(row, columns)
        assert fields(position) == (wanted - {"village"} or wanted)


@proves("KOR-106")
def test_a_free_row_here_and_a_free_column_there_are_not_enough() -> None:
    # Row 4 and column 1 meet in Dusk Meadow only. The village has a part in row 4, Chapel Wheat one in column 1.
    position = cauldron_due(4, (1, 7), **NOWHERE_NEAR)
    assert fields(position) == {"meadow_dusk", "meadow_dawn"}
    assert why(position, "cauldron village") == why(position, "cauldron wheat_chapel") == "KOR-106"


@proves("KOR-106")
def test_the_fields_still_possible_are_shown_all_the_time() -> None:
    for game in games(1):
        for played in game:
            position = played.before
            if position.cauldron >= 0:
                continue
            rows = [row for row, pawn in enumerate(pawns(position.suns), 1) if pawn is None]
            columns = tuple(column for column, pawn in enumerate(pawns(position.clouds), 1) if pawn is None)
            wanted = set.union(*(in_free_cells(row, columns) for row in rows))
            assert {field.field for field in seen(position).fields if field.possible} == wanted


@proves("KOR-107")
def test_the_cauldron_is_placed_away_from_the_drawers_own_korrigans_if_possible() -> None:
    facts: Given = {"first_player": 0}
    assert fields(cauldron_due(3, (5, 6), korrigans=_drawer_at("heath_south", "wheat_chapel"), **facts)) == {
        "village",
        "heath_fairies",
        "poppies_ford",
    }
    assert fields(cauldron_due(3, (5, 6), korrigans=_drawer_at("village", "heath_south"), **facts)) == {
        "heath_fairies",
        "poppies_ford",
    }
    assert fields(cauldron_due(3, (5, 6), korrigans=_drawer_at("village", "poppies_ford"), **facts)) == {
        "heath_fairies"
    }


def _drawer_at(*own: str) -> list[list[str]]:
    """Returns where Korrigans stand; with eleven pawns placed seat 2 of three has the bag."""
    return [["meadow_oak", "meadow_oak"], ["meadow_oak", "meadow_oak"], list(own)]


@proves("KOR-107")
def test_if_the_drawers_korrigans_are_on_all_eligible_fields_any_of_them_may_be_chosen() -> None:
    # Row 1, column 3: North Heath alone; row 7, columns 1 and 3: Chapel Wheat and Oak Meadow.
    own = [["meadow_dawn"] * 2, ["meadow_dawn"] * 2, ["wheat_chapel", "meadow_oak"]]
    position = cauldron_due(7, (1, 3), korrigans=own)
    assert fields(position) == {"wheat_chapel", "meadow_oak"}
    half = cauldron_due(7, (1, 3), korrigans=[*own[:2], ["wheat_chapel", "wheat_chapel"]])
    assert fields(half) == {"meadow_oak"}
    assert why(half, "cauldron wheat_chapel") == "KOR-107"


@proves("KOR-108")
def test_other_players_korrigans_do_not_matter_and_the_village_is_allowed() -> None:
    crowd = [["village", "heath_fairies"], ["poppies_ford", "village"], ["meadow_oak", "meadow_oak"]]
    position = cauldron_due(3, (5, 6), korrigans=crowd)
    assert asked(position) == (2, "place-cauldron")
    assert fields(position) == {"village", "heath_fairies", "poppies_ford"}
    play(position, 2, "cauldron village")
    assert seen(position).cauldron == "village"


@proves("KOR-109")
def test_the_cauldron_never_moves() -> None:
    for game in games(2):
        placed = None
        for played in game:
            if played.phase == "place-cauldron":
                placed = played.words[1]
            assert seen(played.after).cauldron == placed
        assert placed in box.FIELD_NAMES


@proves("KOR-109")
def test_the_cauldron_does_not_block_movement() -> None:
    facts: Given = {
        "korrigans": [["wheat_dolmen", "village"], ["meadow_oak"] * 2, ["meadow_oak"] * 2],
        "revealed": [["hare", "squirrel", "mouse", "bird"], [], []],
    }
    for cauldron in ("wheat_dolmen", "village", "poppies_cairn"):  # where it starts, where it goes, and beyond
        position = final(cauldron, **facts)
        assert reachable_fields(position, "k1", "hare") == {"village", "heath_fairies", "poppies_cairn"}
        assert reachable_fields(position, "k1", "squirrel") == {"heath_north", "meadow_fountain", "meadow_dusk"}
        assert reachable_fields(position, "k1", "mouse") == {"poppies_washhouse"}
        assert reachable_fields(position, "k1", "bird") == {"wheat_mill", "wheat_lighthouse", "wheat_chapel"}
