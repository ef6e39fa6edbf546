"""What is in the box, against every count, sum and check of the rules file."""

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import pytest

from folkmoot.engine.handfuls import handful
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.testing import proves

from .helpers import BEINGS, COMPANIONS, GOLD, OVERVIEW, RAINBOW, STARTS

Point = tuple[int, int]
Edge = tuple[Point, Point]

FIELDS: dict[str, dict[str, Any]] = {field["id"]: field for field in box.DATA["field"]}
CROSSINGS: list[dict[str, Any]] = box.DATA["crossing"]
PLACES = ["center", "molehill_at", "pontoon_at", "start_at"]
KINDS = {"hare": "open", "squirrel": "door", "mouse": "bridge"}
MIDDLE = 538
"""The centre of the village, in both directions."""


def points(pairs: list[list[int]]) -> list[Point]:
    return [(x, y) for x, y in pairs]


def turned(point: Point) -> Point:
    """Returns the point on the other side of the centre."""
    return 2 * MIDDLE - point[0], 2 * MIDDLE - point[1]


def doubled_area(outline: list[Any]) -> Any:
    """Returns twice the area of a polygon, negative if it runs the other way round."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*outline, outline[0]]))


OUTLINES: dict[str, list[Point]] = {}
"""The fields' polygons, all running the same way round."""
for _name, _field in FIELDS.items():
    _outline = points(_field["polygon"])
    OUTLINES[_name] = _outline if doubled_area(_outline) > 0 else _outline[::-1]
VERTICES = {point for outline in OUTLINES.values() for point in outline}
RIVER = points(box.DATA["board"]["river"])


def is_on(point: Point, edge: Edge, slack: float = 0) -> bool:
    """Tells whether a point is on a straight line between two others, or as near to it as the slack says."""
    (ax, ay), (bx, by), (x, y) = *edge, point
    along = Fraction((x - ax) * (bx - ax) + (y - ay) * (by - ay), (bx - ax) ** 2 + (by - ay) ** 2)
    nearest = max(Fraction(0), min(Fraction(1), along))
    off = (ax + nearest * (bx - ax) - x) ** 2 + (ay + nearest * (by - ay) - y) ** 2
    return float(off) <= slack**2


def pieces(path: list[Point]) -> list[Edge]:
    """Returns the lines of a path, cut wherever a corner of some field lies on them."""
    lines: list[Edge] = []
    for start, end in pairwise(path):
        cuts = {point for point in VERTICES if is_on(point, (start, end))} | {start, end}
        lines += pairwise(sorted(cuts, key=lambda cut: abs(cut[0] - start[0]) + abs(cut[1] - start[1])))
    return lines


def either_way(edges: list[Edge]) -> set[Edge]:
    """Returns lines without the direction they run in."""
    return {(min(edge), max(edge)) for edge in edges}


BORDERS = {name: pieces([*outline, outline[0]]) for name, outline in OUTLINES.items()}
WET = either_way(pieces(RIVER))


def shared(one: str, other: str) -> set[Edge]:
    """Returns the lines along which two fields touch."""
    return either_way(BORDERS[one]) & either_way(BORDERS[other])


def touching() -> set[frozenset[str]]:
    return {frozenset(pair) for pair in combinations(FIELDS, 2) if shared(*pair)}


def is_inside(point: Point, name: str) -> bool:
    """Tells whether a point is inside a field: a ray to the right crosses its outline an odd number of times."""
    x, y = point
    crossed = 0
    for (ax, ay), (bx, by) in pairwise([*OUTLINES[name], OUTLINES[name][0]]):
        if (ay > y) != (by > y) and x < ax + Fraction((y - ay) * (bx - ax), by - ay):
            crossed += 1
    return crossed % 2 == 1


def part_in_cell(name: str, row: int, column: int) -> Fraction:
    """Returns how much of a grid cell belongs to a field."""
    outline: list[Any] = list(OUTLINES[name])
    x, y = 90 + 128 * (column - 1), 90 + 128 * (row - 1)
    for axis, limit, sense in ((0, x, 1), (0, x + 128, -1), (1, y, 1), (1, y + 128, -1)):
        outline = clipped(outline, axis, limit, sense)
    return Fraction(abs(doubled_area(outline)), 2 * 128 * 128) if outline else Fraction(0)


def clipped(outline: list[Any], axis: int, limit: int, sense: int) -> list[Any]:
    """Returns what is left of a polygon on one side of a vertical or horizontal line."""
    kept: list[Any] = []
    for a, b in pairwise([*outline, outline[0]] if outline else []):
        inside, later = (sense * (point[axis] - limit) >= 0 for point in (a, b))
        if inside != later:
            share = Fraction(limit - a[axis]) / (b[axis] - a[axis])
            kept.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
        if later:
            kept.append(b)
    return kept


def reached(companions: list[str], start: str) -> dict[str, int]:
    """Returns in how many moves these companions lead from a field to every other."""
    distances, border = {start: 0}, [start]
    while border:
        here = border.pop(0)
        for companion in companions:
            for field in box.REACHED[box.COMPANION_NAMES.index(companion)][box.FIELD_NAMES.index(here)]:
                if box.FIELD_NAMES[field] not in distances:
                    distances[box.FIELD_NAMES[field]] = distances[here] + 1
                    border.append(box.FIELD_NAMES[field])
    return distances


def test_seventeen_fields_are_printed_as_the_overview_says() -> None:
    assert len(box.DATA["field"]) == len(FIELDS) == 17
    assert list(FIELDS) == box.FIELD_NAMES
    for name, listed in OVERVIEW.items():
        field = FIELDS[name]
        printed = (field["color"], field["clovers"], field["start"], field["molehill"], field["pontoon"])
        assert printed == (listed.colour, listed.clovers, listed.start, listed.molehill, listed.pontoon)
    for language in ("name_en", "name_fr"):
        assert len({field[language] for field in FIELDS.values()}) == 17


@proves("KOR-54")
def test_thirty_eight_crossings_are_those_of_the_overview_one_for_each_pair() -> None:
    assert [crossing["id"] for crossing in CROSSINGS] == list(range(1, 39))
    assert Counter(crossing["kind"] for crossing in CROSSINGS) == {"open": 16, "door": 14, "bridge": 8}
    assert len({frozenset((crossing["a"], crossing["b"])) for crossing in CROSSINGS}) == 38
    for companion, kind in KINDS.items():
        pairs = {frozenset((crossing["a"], crossing["b"])) for crossing in CROSSINGS if crossing["kind"] == kind}
        assert pairs == {frozenset((a, b)) for a, field in OVERVIEW.items() for b in getattr(field, companion)}


@proves("KOR-54")
def test_fields_have_a_crossing_where_they_share_a_border_and_only_there() -> None:
    assert len(touching()) == 38
    assert touching() == {frozenset((crossing["a"], crossing["b"])) for crossing in CROSSINGS}
    for crossing in CROSSINGS:
        (place,) = points([crossing["at"]])
        assert any(is_on(place, edge, slack=1) for edge in shared(crossing["a"], crossing["b"]))


def test_a_bridge_is_where_two_fields_touch_along_the_river_and_only_there() -> None:
    wet = {pair for pair in touching() if shared(*pair) & WET}
    assert wet == {frozenset((crossing["a"], crossing["b"])) for crossing in CROSSINGS if crossing["kind"] == "bridge"}
    for piece in WET:
        sides = [name for name in BORDERS if piece in either_way(BORDERS[name])]
        (ax, ay), (bx, by) = piece
        assert len(sides) == 2 or is_inside(((ax + bx) // 2, (ay + by) // 2), "village")
    assert (MIDDLE, MIDDLE) in RIVER


def test_every_field_has_an_open_border_and_a_door() -> None:
    for name in FIELDS:
        kinds = {crossing["kind"] for crossing in CROSSINGS if name in (crossing["a"], crossing["b"])}
        assert {"open", "door"} <= kinds


def test_the_polygons_tile_the_map() -> None:
    assert box.DATA["board"]["map_rect"] == [90, 90, 986, 986]
    assert sum(doubled_area(outline) for outline in OUTLINES.values()) == 2 * 196 * 64 * 64 == 2 * 896 * 896
    edges = [edge for border in BORDERS.values() for edge in border]
    assert len(set(edges)) == len(edges)  # nothing is covered twice
    for a, b in edges:
        on_the_rim = any(a[axis] == b[axis] in (90, 986) for axis in (0, 1))
        assert ((b, a) in edges) != on_the_rim  # and nothing is left open


def test_at_most_three_fields_meet_in_a_point() -> None:
    meeting = Counter(point for border in BORDERS.values() for point in {a for a, _ in border})
    assert set(meeting) == VERTICES
    assert max(meeting.values()) == 3


def test_the_board_is_the_same_seen_from_the_other_side() -> None:
    corners = {frozenset(outline): name for name, outline in OUTLINES.items()}
    twins = {name: corners[frozenset(map(turned, outline))] for name, outline in OUTLINES.items()}
    assert [name for name, twin in twins.items() if name == twin] == ["village"]
    for name, twin in twins.items():
        for feature in ("color", "clovers", "start", "molehill", "pontoon", "menhir"):
            assert FIELDS[name][feature] == FIELDS[twin][feature]
        for place in PLACES if name != "village" else []:
            drawn_at, across_at = (
                points([field[place]] if place in field else []) for field in (FIELDS[name], FIELDS[twin])
            )
            assert drawn_at == [turned(point) for point in across_at]
        assert {(8 - row, 8 - column) for row, column in FIELDS[name]["cells"]} == set(points(FIELDS[twin]["cells"]))
    assert all({name, twins[name]} == set(pair) for pair in STARTS.values() for name in pair)
    drawn = {(crossing["kind"], frozenset((crossing["a"], crossing["b"])), *crossing["at"]) for crossing in CROSSINGS}
    across = {
        (crossing["kind"], frozenset((twins[crossing["a"]], twins[crossing["b"]])), *turned(crossing["at"]))
        for crossing in CROSSINGS
    }
    assert drawn == across
    assert [turned(point) for point in RIVER] == RIVER[::-1]


def test_clover_numbers_add_up_to_the_tokens() -> None:
    numbers = {name: field["clovers"] for name, field in FIELDS.items()}
    assert sum(numbers.values()) == 48
    assert sum(numbers.values()) + 17 == 65
    assert numbers["village"] == 4
    assert {numbers[name] for pair in STARTS.values() for name in pair} == {3}
    assert Counter(numbers.values()) == {4: 1, 3: 10 + 2, 2: 4}


@proves("KOR-07")
def test_the_tokens_are_48_and_17_and_worth_60_and_26_gold() -> None:
    basic, additional = box.DATA["clovers"]["basic"], box.DATA["clovers"]["additional"]
    assert basic == dict.fromkeys(COMPANIONS, 4) | dict.fromkeys(GOLD, 6)
    assert additional == dict.fromkeys(COMPANIONS, 1) | {"gold1": 3, "gold2": 3, "gold3": 3, "gold4": 2}
    assert (sum(basic.values()), sum(additional.values())) == (48, 17)
    for players, tokens, gold in ((2, 48, 60), (3, 48, 60), (4, 65, 86), (5, 65, 86)):
        counts = box.clovers_in_play(players)
        everything = [face for face, count in enumerate(counts) for _ in range(count)]
        assert (sum(counts), box.gold_in(handful(everything))) == (tokens, gold)
    assert dict(zip(box.FACE_NAMES, box.clovers_in_play(5), strict=True)) == dict.fromkeys(COMPANIONS, 5) | {
        "gold1": 9,
        "gold2": 9,
        "gold3": 9,
        "gold4": 8,
    }


@proves("KOR-10")
def test_sixteen_menhirs_stand_in_all_fields_but_the_village_and_six_are_gold() -> None:
    assert [name for name, field in FIELDS.items() if not field["menhir"]] == ["village"]
    signs = Counter(box.SIGN_NAMES[number] for number in box.MENHIR_SIGNS)
    assert signs.total() == 16
    assert signs == dict.fromkeys(BEINGS, 2) | {"gold1": 2, "gold2": 2, "gold3": 2}
    assert sum(int(name[-1]) * count for name, count in signs.items() if name.startswith("gold")) == 12


def test_four_colours_have_four_fields_each_and_no_two_of_a_colour_touch() -> None:
    colours = Counter(field["color"] for field in FIELDS.values())
    assert colours == {"grey": 1, "yellow": 4, "purple": 4, "red": 4, "green": 4}
    assert FIELDS["village"]["color"] == "grey"
    assert all(len({FIELDS[name]["color"] for name in pair}) == 2 for pair in touching())


def test_start_fields_lie_along_the_edge_two_for_each_number() -> None:
    assert Counter(field["start"] for field in FIELDS.values()) == {0: 7, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2}
    for number, pair in STARTS.items():
        assert [name for name in pair if FIELDS[name]["start"] == number] == pair
        assert all(any(90 in point or 986 in point for point in OUTLINES[name]) for name in pair)


def test_six_molehills_and_seven_pontoons_all_on_the_river() -> None:
    assert sum(field["molehill"] for field in FIELDS.values()) == 6
    pontoons = [name for name, field in FIELDS.items() if field["pontoon"]]
    assert len(pontoons) == 7
    for name in pontoons:
        (place,) = points([FIELDS[name]["pontoon_at"]])
        assert any(is_on(place, piece, slack=30) for piece in pairwise(RIVER))


def test_everything_is_drawn_inside_its_field() -> None:
    for name, field in FIELDS.items():
        places = {
            place: field[place] for place in ("center", "molehill_at", "pontoon_at", "start_at") if place in field
        }
        assert ("molehill_at" in places) == field["molehill"]
        assert ("pontoon_at" in places) == field["pontoon"]
        assert ("start_at" in places) == (field["start"] > 0)
        assert all(is_inside((x, y), name) for x, y in places.values())


def test_the_grid_table_agrees_with_the_cells_and_with_the_geometry() -> None:
    smallest = Fraction(1)
    for row in range(1, 8):
        assert len(box.DATA["grid"][f"r{row}"]) == 7
        for column, listed in enumerate(box.DATA["grid"][f"r{row}"], start=1):
            parts = {name: part_in_cell(name, row, column) for name in FIELDS}
            fields_in_cell = {name for name, part in parts.items() if part > 0}
            assert sum(parts.values()) == 1
            assert (
                set(listed)
                == fields_in_cell
                == {name for name, field in FIELDS.items() if [row, column] in field["cells"]}
            )
            assert 1 <= len(listed) == len(fields_in_cell) <= 3
            assert box.CELLS[row - 1][column - 1] == sum(1 << box.FIELD_NAMES.index(name) for name in listed)
            smallest = min(smallest, *(parts[name] for name in fields_in_cell))
    assert smallest == Fraction(1, 16)


def test_row_3_and_columns_5_and_6_hold_the_three_fields_of_the_example() -> None:
    row = box.DATA["grid"]["r3"]
    assert set(row[4]) | set(row[5]) == {"village", "heath_fairies", "poppies_ford"}


def test_suns_and_clouds_stand_beside_their_rows_and_columns() -> None:
    board = box.DATA["board"]
    assert (board["canvas"], board["cell_size"], board["rows"], board["columns"]) == ([1000, 1000], 128, 7, 7)
    middles = [90 + 128 * line + 64 for line in range(7)]
    assert board["sun_at"] == [[45, middle] for middle in middles]
    assert board["cloud_at"] == [[middle, 45] for middle in middles]


@pytest.mark.parametrize(
    ("companion", "count"), [("hare", 32), ("squirrel", 28), ("mouse", 16), ("bird", 48), ("mole", 30), ("frog", 42)]
)
def test_so_many_moves_are_available_on_the_whole_board(companion: str, count: int) -> None:
    assert sum(len(set(fields)) for fields in box.REACHED[box.COMPANION_NAMES.index(companion)]) == count


@pytest.mark.parametrize(
    ("companions", "most", "average"), [(COMPANIONS, 2, 1.38), (["hare", "squirrel"], 4, 2.44)], ids=["all", "two"]
)
def test_no_field_is_far_from_any_other(companions: list[str], most: int, average: float) -> None:
    far = [moves for start in FIELDS for field, moves in reached(companions, start).items() if field != start]
    assert len(far) == 17 * 16
    assert max(far) == most
    assert round(sum(far) / len(far), 2) == average


@proves("KOR-11", "KOR-12")
def test_the_supply_and_the_pawns() -> None:
    assert box.DATA["supply"] == {"backup": 5, "elf": 2, "goblin": 2, "troll": 1}
    assert box.DATA["rainbow"]["colors"] == RAINBOW
    assert len(RAINBOW) * box.DATA["rainbow"]["pawns_per_color"] == 14
    assert (box.DATA["rainbow"]["last_color_index"], box.DATA["rainbow"]["chain_from_clouds"]) == (7, 5)


def test_the_remaining_numbers_are_those_of_the_book() -> None:
    assert box.DATA["scoring"] == {"cauldron_one": 10, "cauldron_both": 15, "elf": 2, "goblin": -2}
    players = box.DATA["players"]
    assert (players["min"], players["max"], players["additional_clovers_from"]) == (2, 5, 4)
    assert players["colors"] == ["blue", "green", "violet", "pink", "yellow"]
    assert [pieces["colour"] for pieces in box.DATA["player_set"]] == players["colors"]
    assert [pieces["seat"] for pieces in box.DATA["player_set"]] == [0, 1, 2, 3, 4]
    assert box.DATA["movement"] == {
        **KINDS,
        "bird": "same color",
        "mole": "molehill to molehill",
        "frog": "pontoon to pontoon",
    }


def test_the_box_names_who_made_it() -> None:
    assert (GAME.credits.designers, GAME.credits.artists) == (["Arnaud Urbon", "Ludovic Vialla"], ["Olivier Fagnère"])
    assert (GAME.credits.publisher, GAME.credits.year) == ("Matagot, Ilopeli", 2014)
    assert (GAME.rules_version, GAME.player_counts) == (1, (2, 3, 4, 5))
