"""What is in the box, against every count, sum and check of the rules file."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.engine.handfuls import count_of, size_of
from folkmoot.games.zauberberg import GAME
from folkmoot.games.zauberberg import components as box
from folkmoot.testing import proves

SIDES = [11, 9, 7, 5]
"""Spaces on a side, levels 1 to 4."""
LENGTHS = [40, 32, 24, 16]
STEP = 68
"""The width of a space."""
TOKENS = {
    1: ["L1-02", "L1-08", "L1-12", "L1-18", "L1-22", "L1-28", "L1-32", "L1-38"],
    2: ["L2-02", "L2-06", "L2-10", "L2-18", "L2-26"],
    3: ["L3-02", "L3-08", "L3-14", "L3-20"],
    4: ["L4-02", "L4-06", "L4-14"],
}
STONES = {
    1: ["L1-05", "L1-15", "L1-25", "L1-35"],
    2: ["L2-14", "L2-22", "L2-30"],
    3: ["L3-03"],
    4: ["L4-10"],
}
CORNERS = {
    1: ["L1-00", "L1-10", "L1-20", "L1-30"],
    2: ["L2-00", "L2-08", "L2-16", "L2-24"],
    3: ["L3-00", "L3-06", "L3-12", "L3-18"],
    4: ["L4-00", "L4-04", "L4-08", "L4-12"],
}
LEADS = """
L1-02 L2-01 VILLAGE | L1-08 L2-07 VILLAGE | L1-12 L2-09 VILLAGE | L1-18 L2-15 VILLAGE | L1-22 L2-17 VILLAGE
L1-28 L2-23 VILLAGE | L1-32 L2-25 VILLAGE | L1-38 L2-31 VILLAGE
L2-02 L3-01 L1-03 | L2-06 L3-05 L1-07 | L2-10 L3-07 L1-13 | L2-18 L3-13 L1-23 | L2-26 L3-19 L1-33
L3-02 L4-01 L2-03 | L3-08 L4-05 L2-11 | L3-14 L4-09 L2-19 | L3-20 L4-13 L2-27
L4-02 SUMMIT L3-03 | L4-06 SUMMIT L3-09 | L4-14 SUMMIT L3-21
"""
"""The token spaces, where a Passage and where a Trapdoor leads from them."""

SPACES: dict[str, dict[str, Any]] = {space["id"]: space for space in box.DATA["space"]}
VILLAGES: list[dict[str, Any]] = box.DATA["village"]
ALL_TOKENS = [space for level in TOKENS.values() for space in level]
ALL_STONES = [space for level in STONES.values() for space in level]
ALL_CORNERS = [space for level in CORNERS.values() for space in level]


def name(level: int, index: int) -> str:
    """Returns what the space of a level with this index is called, however often round the ring it is."""
    return f"L{level}-{index % LENGTHS[level - 1]:02}"


def place_in(space: str) -> tuple[int, int, int]:
    """Returns level, number of the side and place on the side: index = side * (n - 1) + pos."""
    level, index = int(space[1]), int(space[3:])
    side, pos = divmod(index, SIDES[level - 1] - 1)
    return level, side, pos


def space_above(space: str) -> str:
    """Returns the place directly above by the rules' formula, empty if there is none."""
    level, side, pos = place_in(space)
    if pos == 0:
        return ""
    if level == 4:
        return "SUMMIT"
    n = SIDES[level - 1]
    return name(level + 1, (side * (n - 3) + pos - 1) % (4 * (n - 3)))


def space_below(space: str) -> str:
    """Returns the place directly below by the rules' formula, empty if there is none."""
    level, side, pos = place_in(space)
    if level == 1:
        return "VILLAGE"
    return name(level - 1, side * (SIDES[level - 2] - 1) + pos + 1) if pos else ""


def middle(space: str) -> tuple[int, int]:
    """Returns where the middle of a space is drawn when the mountain is not turned."""
    level, side, pos = place_in(space)
    near = 160 + STEP * (level - 1)
    far = 1000 - near
    on = STEP * pos
    return [(near + on, near), (far, near + on), (far - on, far), (near, far - on)][side]


def turned(point: tuple[int, int], rotation: int) -> tuple[int, int]:
    """Returns where a point of the mountain is after so many clockwise quarter turns."""
    x, y = point
    for _ in range(rotation):
        x, y = 1000 - y, x
    return x, y


def drawn_at(space: str) -> tuple[int, int]:
    return SPACES[space]["x"], SPACES[space]["y"]


def apart(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return abs(one[0] - other[0]), abs(one[1] - other[1])


def inside(space: str, attribute: list[int]) -> str:
    """Returns what the engine's table says for a space, empty for nowhere."""
    place = attribute[box.PLACE_OF[space]]
    if place == box.VILLAGE:
        return "VILLAGE"
    return box.PLACE_NAMES[place] if place != box.NOWHERE else ""


@proves("ZAU-01")
def test_there_are_four_rings_of_112_spaces_a_summit_and_four_villages() -> None:
    assert box.DATA["game"]["sides"] == SIDES
    assert box.DATA["game"]["ring_lengths"] == LENGTHS == [4 * (side - 1) for side in SIDES]
    assert list(SPACES) == [name(level, index) for level in (1, 2, 3, 4) for index in range(LENGTHS[level - 1])]
    assert len(SPACES) == box.SPACES == sum(LENGTHS) == 112
    assert (box.LEVELS, box.VILLAGES) == (4, 4)
    assert [village["id"] for village in VILLAGES] == ["nw", "ne", "se", "sw"]
    assert [*SPACES, "SUMMIT", "nw", "ne", "se", "sw"] == box.PLACE_NAMES
    assert [box.level_of(box.PLACE_OF[place]) for place in ("nw", "sw", "SUMMIT")] == [0, 0, 5]


@proves("ZAU-01")
def test_every_space_is_where_the_rules_have_it() -> None:
    for space in SPACES:
        level, side, pos = place_in(space)
        row = SPACES[space]
        assert (row["level"], row["side"], row["pos"]) == (level, "NESW"[side], pos)
        assert box.level_of(box.PLACE_OF[space]) == level
        assert drawn_at(space) == middle(space)


@proves("ZAU-02")
def test_each_level_is_a_closed_ring() -> None:
    for space in SPACES:
        level, index = int(space[1]), int(space[3:])
        clockwise, counter = SPACES[space]["cw"], SPACES[space]["ccw"]
        assert (clockwise, counter) == (name(level, index + 1), name(level, index - 1))
        assert SPACES[clockwise]["ccw"] == space
        assert SPACES[counter]["cw"] == space
        number, length = box.PLACE_OF[space], LENGTHS[level - 1]
        assert box.along(number, box.CLOCKWISE, 1) == box.PLACE_OF[clockwise]
        assert box.along(number, box.COUNTER, 1) == box.PLACE_OF[counter]
        round_trip = [box.along(number, box.CLOCKWISE, steps) for steps in range(length + 1)]
        assert sorted(round_trip[1:]) == [box.PLACE_OF[name(level, index)] for index in range(length)]
        assert round_trip[-1] == number == box.along(number, box.COUNTER, length)


@proves("ZAU-03")
def test_each_level_has_four_corners_where_its_sides_begin() -> None:
    assert [space for space, row in SPACES.items() if row["corner"]] == ALL_CORNERS
    assert [space for space, row in SPACES.items() if row["pos"] == 0] == ALL_CORNERS


@proves("ZAU-04", "ZAU-05")
def test_above_and_below_follow_the_formulas() -> None:
    for space in SPACES:
        assert SPACES[space]["above"] == inside(space, box.ABOVE) == space_above(space)
        assert SPACES[space]["below"] == inside(space, box.BELOW) == space_below(space)


@proves("ZAU-04")
def test_only_corners_have_nothing_above_them() -> None:
    assert [space for space, row in SPACES.items() if row["above"] == ""] == ALL_CORNERS
    under = Counter(row["above"] for row in SPACES.values() if row["above"])
    higher = [space for space in SPACES if int(space[1]) > 1]
    assert under == {space: 2 if space in ALL_CORNERS else 1 for space in higher} | {"SUMMIT": 12}


@proves("ZAU-05")
def test_above_and_below_are_inverse_to_each_other() -> None:
    for space, row in SPACES.items():
        if space[:2] == "L1":
            assert row["below"] == "VILLAGE"
        elif space in ALL_CORNERS:
            assert row["below"] == ""
        else:
            assert SPACES[row["below"]]["above"] == space
        if row["above"] not in ("", "SUMMIT", *ALL_CORNERS):
            assert SPACES[row["above"]]["below"] == space


@proves("ZAU-10")
def test_tokens_and_stones_have_the_spaces_of_the_tables() -> None:
    assert box.DATA["token_spaces"] == ALL_TOKENS
    assert box.DATA["stone_spaces"] == ALL_STONES
    marks = {space: row["mark"] for space, row in SPACES.items() if row["mark"] != "none"}
    assert marks == dict.fromkeys(ALL_TOKENS, "token") | dict.fromkeys(ALL_STONES, "stone")
    assert [len(spaces) for spaces in TOKENS.values()] == [8, 5, 4, 3]
    assert [len(spaces) for spaces in STONES.values()] == [4, 3, 1, 1]
    assert len(ALL_TOKENS) == box.TOKENS == 20
    assert len(ALL_STONES) == box.STONES == 9
    assert sum(len(TOKENS[level]) for level in (1, 2, 3)) == box.LOWER_TOKENS == 17
    for number, space in enumerate(SPACES):
        assert box.TOKEN_AT[number] == (ALL_TOKENS.index(space) if space in ALL_TOKENS else -1)
        assert box.STONE_AT[number] == (ALL_STONES.index(space) if space in ALL_STONES else -1)


@proves("ZAU-10")
def test_no_mark_is_on_a_corner_and_no_space_has_both() -> None:
    assert not {*ALL_TOKENS, *ALL_STONES} & {*ALL_CORNERS}
    assert not {*ALL_TOKENS} & {*ALL_STONES}
    for space in ALL_TOKENS:
        assert SPACES[space]["cw"] not in ALL_CORNERS
        assert SPACES[space]["ccw"] not in ALL_CORNERS


def test_marks_are_spread_over_the_sides() -> None:
    sides = Counter((row["level"], row["side"], row["mark"]) for row in SPACES.values() if row["mark"] != "none")
    expected = {(1, side, "token"): 2 for side in "NESW"} | {(1, side, "stone"): 1 for side in "NESW"}
    expected |= {(2, side, "token"): 1 for side in "ESW"} | {(2, side, "stone"): 1 for side in "ESW"}
    expected |= {(2, "N", "token"): 2}
    expected |= {(3, side, "token"): 1 for side in "NESW"} | {(3, "N", "stone"): 1}
    expected |= {(4, side, "token"): 1 for side in "NEW"} | {(4, "S", "stone"): 1}
    assert sides == expected


def test_passages_and_trapdoors_lead_where_the_rules_say_and_never_to_another_token() -> None:
    expected = [row.split() for line in LEADS.split("\n")[1:-1] for row in line.split("|")]
    assert [[space, SPACES[space]["above"], SPACES[space]["below"]] for space in ALL_TOKENS] == expected
    targets = [target for _, *both in expected for target in both if target not in ("SUMMIT", "VILLAGE")]
    assert len(set(targets)) == len(targets)
    assert not set(targets) & set(ALL_TOKENS)
    assert set(targets) & set(ALL_STONES) == {"L3-03"}


@pytest.mark.parametrize("rotation", range(4))
@proves("ZAU-08")
def test_a_village_touches_the_corner_that_is_nearest_on_the_turned_mountain(rotation: int) -> None:
    for number, village in enumerate(VILLAGES):
        corner = name(1, 10 * ((number - rotation) % 4))
        here = (village["x"], village["y"])
        distances = {space: sum(apart(turned(drawn_at(space), rotation), here)) for space in SPACES}
        assert min(distances, key=distances.__getitem__) == corner
        assert box.corner_of(number, rotation) == box.PLACE_OF[corner]


@pytest.mark.parametrize("rotation", range(4))
def test_the_turned_mountain_fills_the_same_squares_and_runs_the_same_way_round(rotation: int) -> None:
    points = {space: turned(drawn_at(space), rotation) for space in SPACES}
    assert set(points.values()) == {middle(space) for space in SPACES}
    assert len(set(points.values())) == 112
    for space, (x, y) in points.items():
        (a, b), (c, d) = points[SPACES[space]["ccw"]], points[SPACES[space]["cw"]]
        assert sorted(apart((x, y), (c, d))) == [0, STEP]
        assert (x - a) * (d - y) - (y - b) * (c - x) >= 0, "straight on or to the right, for y grows downwards"
        if SPACES[space]["above"] not in ("", "SUMMIT"):
            assert sorted(apart((x, y), points[SPACES[space]["above"]])) == [0, STEP]


def test_terraces_and_summit_are_drawn_around_their_spaces() -> None:
    summit = box.DATA["summit"]
    assert (summit["id"], summit["x"], summit["y"], summit["rect"]) == ("SUMMIT", 500, 500, [398, 398, 602, 602])
    for level, terrace in enumerate(box.DATA["terrace"], 1):
        points = [drawn_at(name(level, index)) for index in range(LENGTHS[level - 1])]
        least, most = min(map(min, points)) - STEP // 2, max(map(max, points)) + STEP // 2
        assert terrace == {"level": level, "rect": [least, least, most, most]}
    assert summit["rect"][0] == middle("L4-00")[0] + STEP // 2
    assert [(village["x"], village["y"]) for village in VILLAGES] == [(63, 63), (937, 63), (937, 937), (63, 937)]


@proves("ZAU-24")
def test_the_pack_has_sixty_cards() -> None:
    counts = {"1": 11, "2": 11, "3": 11, "4": 11, "5": 11, "J": 5}
    assert box.DATA["cards"] == counts
    assert [count_of(box.ALL_CARDS, face) for face in range(6)] == list(counts.values())
    assert list(counts) == box.FACE_NAMES
    assert size_of(box.ALL_CARDS) == box.CARDS == 5 * 11 + 5 == 60


@proves("ZAU-13")
def test_there_are_twenty_tokens_of_seven_kinds() -> None:
    kinds = {"passage": 4, "ghost": 3, "raven": 3, "crystal-ball": 3, "storm": 3, "flying-card": 2, "trapdoor": 2}
    assert box.DATA["tokens"] == kinds
    assert dict(zip(box.KIND_NAMES, box.KIND_COUNTS, strict=True)) == kinds
    assert sum(kinds.values()) == 20


@proves("ZAU-12", "ZAU-25")
def test_the_numbers_of_the_box() -> None:
    game = box.DATA["game"]
    assert (game["id"], game["players"]) == ("zauberberg", [2, 3, 4, 5])
    assert game["kobolds_per_player"] == box.KOBOLDS == 5
    sets = box.DATA["player_set"]
    assert [player_set["colour"] for player_set in sets] == ["red", "blue", "yellow", "purple", "orange"]
    assert len({player_set["hex"] for player_set in sets}) == 5
    assert box.VILLAGES_TO_USE == 3
    assert (box.HAND, box.MOST_STONES, box.MOST_CARDS) == (3, 2, 5)
    assert box.CARDS_IN_A_TURN == 3
    assert box.TOKENS_OF_A_BALL == 3


def test_the_box_names_who_made_it() -> None:
    made = GAME.credits
    assert (made.designers, made.artists) == (["Rüdiger Dorn"], ["Graham Howells"])
    assert (made.publisher, made.year) == ("Ravensburger", 2001)


def test_the_rules_are_in_their_first_version() -> None:
    assert (GAME.rules_version, GAME.player_counts) == (1, (2, 3, 4, 5))
