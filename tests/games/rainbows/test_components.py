"""What is in the box, against every count and sum of the rules file."""

from typing import Any

import pytest

from folkmoot.games.rainbows import GAME
from folkmoot.games.rainbows import components as box
from folkmoot.testing import proves

from .helpers import COLOURS, DECK, LETTERS, at, legal, play
from .reference import linked

SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in box.DATA["spaces"]}


def in_play(players: int) -> set[str]:
    return {name for name, space in SPACES.items() if space["min_players"] <= players}


def reached(start: str, spaces: set[str]) -> set[str]:
    spaces_reached, border = {start}, [start]
    while border:
        for other in SPACES[border.pop()]["links"]:
            if other in spaces and other not in spaces_reached:
                spaces_reached.add(other)
                border.append(other)
    return spaces_reached


@proves("RAI-02")
def test_the_board_has_six_columns_of_one_colour_and_eight_rows() -> None:
    assert len(box.DATA["spaces"]) == len(SPACES) == 48
    assert {(space["col"], space["row"]) for space in SPACES.values()} == {(c, r) for c in range(6) for r in range(8)}
    colours = [{space["colour"] for space in SPACES.values() if space["col"] == col} for col in range(6)]
    assert all(len(colour) == 1 for colour in colours)
    assert len(set.union(*colours)) == 6
    assert sorted(box.SPACE_NAMES) == sorted(SPACES)


@proves("RAI-03")
def test_the_columns_are_in_the_order_of_the_rainbow() -> None:
    top_row = sorted((space for space in SPACES.values() if space["row"] == 0), key=lambda space: int(space["x"]))
    assert [space["colour"] for space in top_row] == ["red", "orange", "yellow", "green", "blue", "violet"]
    assert [space["id"] for space in top_row] == ["R1", "O1", "Y1", "G1", "B1", "V1"]
    assert [space["col"] for space in top_row] == [0, 1, 2, 3, 4, 5]


def test_names_and_places_of_the_spaces_follow_from_column_and_row() -> None:
    for name, space in SPACES.items():
        assert name == f"{LETTERS[space['col']]}{space['row'] + 1}"
        assert space["colour"] == COLOURS[space["col"]]
        assert (space["x"], space["y"]) == (250 + 100 * space["col"], 150 + 100 * space["row"])
        assert box.SPACE_NAMES[space["col"] * 8 + space["row"]] == name


@pytest.mark.parametrize(("players", "rows", "spaces"), [(3, 4, 24), (4, 6, 36), (5, 8, 48)])
@proves("RAI-04")
def test_more_players_use_more_rows(players: int, rows: int, spaces: int) -> None:
    assert box.ROWS_IN_PLAY[players] == rows
    assert in_play(players) == {name for name, space in SPACES.items() if space["row"] < rows}
    assert len(in_play(players)) == spaces
    offered: set[str] = set()
    for colour in COLOURS:
        position = at(players, market=[f"{colour}-1"], turn=players)
        offered |= {move.split()[2] for move in legal(position) if move.startswith("buy")}
    assert offered == in_play(players)


@proves("RAI-06")
def test_there_is_one_card_of_each_colour_and_number() -> None:
    assert len(box.CARD_NAMES) == box.CARDS == 60
    assert set(box.CARD_NAMES) == DECK
    assert len(DECK) == 6 * 10
    for card, name in enumerate(box.CARD_NAMES):
        assert name == f"{COLOURS[card // 10]}-{card % 10 + 1}"
        assert (box.ONES << card % 10) >> card & 1
    assert box.ONES.bit_count() == box.COLUMNS == 6
    assert box.NUMBERS == 10


@proves("RAI-08")
def test_each_player_has_a_set_of_ten_markers_that_looks_like_no_other() -> None:
    sets = box.DATA["player_set"]
    assert [marker_set["seat"] for marker_set in sets] == [0, 1, 2, 3, 4]
    assert [marker_set["colour"] for marker_set in sets] == ["black", "white", "grey", "brown", "pink"]
    assert [marker_set["symbol"] for marker_set in sets] == ["star", "hat", "pot", "horseshoe", "harp"]
    assert not {marker_set["colour"] for marker_set in sets} & set(COLOURS)
    assert len({marker_set["hex"] for marker_set in sets} | set(box.DATA["column_hex"].values())) == 5 + 6
    assert box.MARKERS == 10


@pytest.mark.parametrize(("players", "to_spare"), [(3, 6), (4, 4), (5, 2)])
def test_there_are_markers_enough_to_fill_the_board(players: int, to_spare: int) -> None:
    assert players * box.MARKERS - len(in_play(players)) == to_spare


@pytest.mark.parametrize(("players", "cards", "rounds"), [(3, 4, 15), (4, 5, 12), (5, 6, 10)])
@proves("RAI-52")
def test_sixty_cards_make_whole_rounds(players: int, cards: int, rounds: int) -> None:
    assert box.CARDS_PER_ROUND[players] == players + 1 == cards
    assert 60 % cards == 0
    assert 60 // cards == rounds
    assert box.THIRD == 20


@proves("RAI-56", "RAI-57")
def test_links_lead_to_the_neighbouring_columns_and_never_up_or_down_or_around() -> None:
    for name, space in SPACES.items():
        assert len(set(space["links"])) == len(space["links"])
        assert set(space["links"]) == {other for other in SPACES if linked(name, other)}
        assert all(name in SPACES[other]["links"] for other in space["links"])
        assert all(other[0] != name[0] for other in space["links"])
    assert "V1" not in SPACES["R1"]["links"]
    assert not {"O8", "O7"} & set(SPACES["R1"]["links"])


@pytest.mark.parametrize(("players", "links"), [(3, 50), (4, 80), (5, 110)])
def test_the_links_in_play_connect_the_whole_board(players: int, links: int) -> None:
    spaces = in_play(players)
    ends = sum(other in spaces for name in spaces for other in SPACES[name]["links"])
    assert ends == 2 * links == 2 * 5 * (3 * box.ROWS_IN_PLAY[players] - 2)
    assert reached("R1", spaces) == spaces


@proves("RAI-62", "RAI-63", "RAI-70")
def test_the_charts_are_those_of_the_book() -> None:
    assert box.RAINBOW_GOLD[2:] == [20, 40, 60, 80, 100]
    assert box.SINGLE_GOLD == -10
    assert box.MONEY_GOLD == [0, 0, 0, 5, 10, 15, 20, 25, 30, 40, 50]


def test_splitting_a_run_never_pays_more() -> None:
    for length in range(3, 11):
        assert all(
            box.MONEY_GOLD[part] + box.MONEY_GOLD[length - part] <= box.MONEY_GOLD[length] for part in range(length)
        )


@proves("RAI-10")
def test_the_gold_cards_are_decoration_and_no_limit_to_the_gold_on_hand() -> None:
    notes = {int(value): count for value, count in box.DATA["gold_notes"].items()}
    assert set(notes) == {1, 2, 5, 10}
    assert sum(notes.values()) == 46
    assert sum(value * count for value, count in notes.items()) == 266
    rich = at(market=["red-10"], turn=3, gold=[266, 266, 266])
    play(rich, "keep red-10")
    assert rich.gold == [276, 266, 266]


def test_the_drawing_regions_lie_on_the_canvas() -> None:
    assert box.DATA["regions"]["board"] == [200, 100, 600, 800]
    assert set(box.DATA["column_hex"]) == set(COLOURS)
    for x, y, width, height in box.DATA["regions"].values():
        assert 0 <= x < x + width <= 1000
        assert 0 <= y < y + height <= 1000


def test_the_box_names_who_made_it() -> None:
    assert (GAME.credits.designers, GAME.credits.publisher, GAME.credits.year) == (["Alan R. Moon"], "White Wind", 1995)
