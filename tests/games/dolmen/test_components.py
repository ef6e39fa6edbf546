"""What is in the box: every count, sum and coordinate of the rules file."""

from collections import Counter
from math import cos, radians, sin

from folkmoot.games.dolmen import components as box
from folkmoot.testing import proves

from .helpers import EDGES, name_of
from .reference import BOX as SLABS
from .reference import FACES, PAIRS, STARTS

KINDS = dict(zip(PAIRS, FACES, strict=True))
"""For each pair of colours the faces of its slabs."""
PLACES = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]
GLOWS = [0, 4, 8, 12]
MIDDLE = 500


def points_in(slab: str) -> int:
    """Returns what it takes to win a slab; a mystery counts 3."""
    return 3 if slab[2] == "?" else int(slab[2])


def on_circle(number: float, radius: int) -> tuple[int, int]:
    """Returns where something is drawn, by its light point: 0 is below, then clockwise, y grows downwards."""
    angle = radians(22.5 * number)
    return round(MIDDLE - radius * sin(angle)), round(MIDDLE + radius * cos(angle))


def drawn(thing: dict[str, int], name: str = "") -> tuple[int, int]:
    return thing[f"{name}x"], thing[f"{name}y"]


@proves("DOL-02")
def test_there_are_42_slabs() -> None:
    assert (len(box.DATA["slab"]), len(box.DATA["start_slab"])) == (38, 4)
    assert [slab["id"] for slab in box.DATA["slab"]] == list(range(1, 39))
    assert box.SLABS == 42 - 4 == box.FIRST_START - 1
    for table in (box.POINTS_OF, box.IS_MYSTERY, box.EDGES, box.LOOK_OF):
        assert len(table) == 1 + 42, "and none"


@proves("DOL-03")
def test_the_38_slabs_are_those_of_the_table() -> None:
    slabs = []
    for slab in box.DATA["slab"]:
        face = "?" if slab["mystery"] else str(slab["points"])
        slabs.append(slab["a"][0] + slab["b"][0] + face)
        assert slab["points"] == points_in(slabs[-1])
    assert slabs == SLABS
    assert [name_of(slab) for slab in range(1, 39)] == SLABS
    assert [box.POINTS_OF[slab] for slab in range(1, 39)] == [points_in(slab) for slab in SLABS]


@proves("DOL-03")
def test_six_of_each_value_and_eight_mysteries() -> None:
    faces = Counter("?" if slab["mystery"] else str(slab["points"]) for slab in box.DATA["slab"])
    assert faces == {"2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "?": 8}
    assert 5 * 6 + 8 == 38
    assert sum(box.IS_MYSTERY) == 8
    assert {slab["points"] for slab in box.DATA["slab"] if slab["mystery"]} == {3} == {box.MYSTERY}


@proves("DOL-04")
def test_five_slabs_of_each_pair_and_two_of_each_colour_alone() -> None:
    pairs = Counter(frozenset((slab["a"], slab["b"])) for slab in box.DATA["slab"])
    assert sorted(pairs.values()) == [2] * 4 + [5] * 6
    assert {pair for pair, count in pairs.items() if count == 2} == {frozenset([colour]) for colour in EDGES.values()}
    assert 6 * 5 + 4 * 2 == 38
    assert len(box.LOOK_NAMES) == box.LOOKS == 10
    assert {"".join(colour[0] for colour in look) for look in box.LOOK_NAMES} == set(KINDS)
    for slab, name in enumerate(SLABS, 1):
        assert [colour[0] for colour in box.LOOK_NAMES[box.LOOK_OF[slab]]] == list(name[:2])


def test_every_colour_is_on_17_slabs_and_3_mysteries_with_64_to_66_points() -> None:
    points = {}
    for colour in EDGES.values():
        having = [slab for slab in box.DATA["slab"] if colour in (slab["a"], slab["b"])]
        assert len(having) == 3 * 5 + 2 == 17
        assert sum(slab["mystery"] for slab in having) == 3
        points[colour] = sum(slab["points"] for slab in having)
    assert points == {"ochre": 66, "violet": 66, "teal": 64, "rose": 64}


def test_colours_alone_give_no_mystery_away() -> None:
    """Every kind of slab with a mystery has a normal one beside it."""
    assert all(faces != "?" and len(set(faces)) == len(faces) for faces in KINDS.values())
    assert sum("?" in faces for faces in KINDS.values()) == 8
    assert len(set(SLABS)) == 38, "colours and face together tell a slab"


def test_a_colour_has_two_edges_that_meet_in_a_corner() -> None:
    """Top, right, bottom, left for each number of clockwise quarter turns."""
    table = ["abba", "aabb", "baab", "bbaa"]
    for slab, name in enumerate(SLABS, 1):
        turns = [[box.EDGE_NAMES[colour][0] for colour in edges] for edges in box.EDGES[slab]]
        first, second = name[0], name[1]
        if first == second:
            assert turns == [[first] * 4]
        else:
            assert turns == [[{"a": first, "b": second}[letter] for letter in row] for row in table]
            assert {(edges[3], edges[0]) for edges in turns} == {(x, y) for x in name[:2] for y in name[:2]}
            assert all(edges[0] != edges[2] and edges[1] != edges[3] for edges in turns)
            for before, turned in zip(turns, turns[1:] + turns[:1], strict=True):
                assert turned == [before[-1], *before[:-1]], "a quarter turn brings the left edge to the top"


@proves("DOL-05")
def test_start_slabs_have_all_four_colours_and_are_worth_nothing() -> None:
    sides = ("top", "right", "bottom", "left")
    assert ["".join(start[side][0] for side in sides) for start in box.DATA["start_slab"]] == STARTS
    assert [start["side"] for start in box.DATA["start_slab"]] == [0, 1, 2, 3]
    for side, start in enumerate(STARTS):
        (edges,) = box.EDGES[box.FIRST_START + side]
        assert [box.EDGE_NAMES[colour][0] for colour in edges] == list(start)
        assert len(set(start)) == 4
        assert box.POINTS_OF[box.FIRST_START + side] == 0
        assert not box.IS_MYSTERY[box.FIRST_START + side]
        assert "ovtr"[side] == start[3], "each has another colour on its left"
        assert start in "ovtrovtr", "clockwise they have the same order"


@proves("DOL-06")
def test_sixteen_light_points_four_of_them_glows() -> None:
    assert [point["id"] for point in box.DATA["point"]] == list(range(16))
    assert box.DATA["board"]["points"] == box.POINTS == 12 + 4 == 16
    assert (
        [point["id"] for point in box.DATA["point"] if point["kind"] == "glow"] == GLOWS == box.DATA["board"]["glows"]
    )
    assert [point for point in range(16) if box.IS_GLOW[point]] == GLOWS
    assert [point["id"] for point in box.DATA["point"] if point["kind"] == "slab"] == PLACES == box.PLACES
    assert all(("slab_x" in point) == (point["id"] in PLACES) for point in box.DATA["point"])


@proves("DOL-06")
def test_three_places_face_each_of_four_pillars() -> None:
    places = [[4 * pillar + 1, 4 * pillar + 2, 4 * pillar + 3] for pillar in range(4)]
    assert [pillar["id"] for pillar in box.DATA["pillar"]] == [0, 1, 2, 3]
    assert [pillar["places"] for pillar in box.DATA["pillar"]] == places == box.PILLAR_PLACES
    assert len(box.PILLAR_PLACES) == box.PILLARS == 4
    assert [place for three in places for place in three] == PLACES
    for point in box.DATA["point"]:
        if point["kind"] == "slab":
            assert point["id"] in places[point["pillar"]]
        else:
            assert point["id"] == 4 * point["side"]


def test_everything_is_drawn_on_its_circle() -> None:
    for point in box.DATA["point"]:
        assert drawn(point) == on_circle(point["id"], 330)
        if point["kind"] == "slab":
            assert drawn(point, "slab_") == on_circle(point["id"], 225)
    for pillar in box.DATA["pillar"]:
        assert drawn(pillar) == on_circle(4 * pillar["id"] + 2, 115)
    assert [(side["id"], side["glow"]) for side in box.DATA["side"]] == [(0, 0), (1, 4), (2, 8), (3, 12)]
    assert [drawn(side) for side in box.DATA["side"]] == [(500, 930), (70, 500), (500, 70), (930, 500)]
    assert box.GLOW_OF_SIDE == GLOWS


def test_light_points_run_clockwise() -> None:
    """Seen from above, with y growing downwards, each point lies to the right of the way to the one before."""
    for point in range(16):
        (a, b), (c, d) = on_circle(point, 330), on_circle(point + 1, 330)
        assert (a - MIDDLE) * (d - MIDDLE) - (b - MIDDLE) * (c - MIDDLE) > 0


def test_measures_of_the_board() -> None:
    board = box.DATA["board"]
    assert board["table"] == {"x": 500, "y": 500, "r": 90}
    assert [drawn(board[name]) for name in ("draw_pile", "discard_pile", "die_area")] == [
        (110, 110),
        (890, 110),
        (890, 890),
    ]
    assert (board["light_radius"], board["glow_radius"], board["slab_side"]) == (26, 40, 70)


def test_numbers_of_the_box() -> None:
    board = box.DATA["board"]
    assert box.DATA["die"] == [1, 2, 3, 4, 5, 6]
    assert box.FACES_OF_DIE == 6
    assert board["max_move"] == box.MOST_STEPS == 3
    assert board["crystals_each"] == box.CRYSTALS == 3
    assert len(box.DATA["player_set"]) * box.CRYSTALS == 12
    assert board["fairy_start_pillar"] == box.FAIRY_START == 0
    assert board["slabs_to_end"] == box.SLABS_TO_END == 7


@proves("DOL-09", "DOL-14")
def test_seating_and_colours() -> None:
    assert box.DATA["seating"] == {"p2": [0, 2], "p3": [0, 1, 2], "p4": [0, 1, 2, 3]}
    assert box.SIDES == {2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}
    assert [player["colour"] for player in box.DATA["player_set"]] == ["yellow", "red", "green", "blue"] == box.COLOURS
    assert len({player["hex"] for player in box.DATA["player_set"]}) == 4


def test_every_edge_colour_has_a_shade_and_a_mark() -> None:
    assert box.DATA["edge_colours"] == ["ochre", "violet", "teal", "rose"] == box.EDGE_NAMES
    assert {colour: (look["hex"], look["mark"]) for colour, look in box.DATA["palette"].items()} == {
        "ochre": ("#d9982b", "circle"),
        "violet": ("#8a4fb0", "triangle"),
        "teal": ("#1f9e9a", "square"),
        "rose": ("#e06a8f", "star"),
    }
