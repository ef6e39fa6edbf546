"""What is in the box: every count, sum and coordinate of the rules file."""

from collections import Counter
from itertools import pairwise

from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.components import DATA
from folkmoot.testing import proves

SPACES = {
    "steal_food": "a",
    "steal_silver": "b",
    "promotion": "h",
    "exchange": "b",
    "convert": "a",
    "food_tile": "ab",
    "double_offering": "ah",
    "look_in_bag": "hb",
    "grace": "hh",
    "punish": "aab",
    "tracks": "bbh",
    "casino": "hha",
    "forge_ring": "aahb",
    "rob_pixie": "ahbb",
}
"""The double spaces from the bottom to the top, with the first letters of their icons."""
BESIDE = ["mine", "trade_tiles", "pantry", "copy", "special_offering", "turn_order", "priority"]
LEVELS = {1: 5, 2: 4, 3: 3, 4: 2}
"""The numbers of double spaces on the levels."""


def test_the_numbers_of_the_game() -> None:
    assert DATA["game"] == {
        "id": "pixie_queen",
        "players": [2, 3, 4, 5],
        "max_rounds": 7,
        "discs_per_round": 4,
        "dungeon": 60,
        "colors": ["blue", "red", "yellow", "green", "grey"],
        "pass_penalty": 5,
        "refusal_penalty": 5,
        "final_majority_penalty": 3,
        "stone_penalty": 1,
        "exchange_max": 7,
        "discard_count": 3,
    }
    assert (box.ROUNDS, box.DISCS, box.DUNGEON) == (7, 4, 60)
    assert (box.PASS_PENALTY, box.REFUSAL_PENALTY) == (5, 5)
    assert (box.MAJORITY_PENALTY, box.STONE_PENALTY) == (3, 1)
    assert (box.EXCHANGE_MOST, box.DISCARD) == (7, 3)
    assert DATA["game"]["id"] == GAME.id
    assert tuple(DATA["game"]["players"]) == GAME.player_counts


def test_there_are_59_tiles() -> None:
    rewards = [DATA["rewards"][series] for series in ("special", "servant", "ring")]
    assert [len(row) for row in rewards] == [7, 7, 7]
    assert sum(DATA["rewards"]["bonus_tiles"].values()) == 10
    assert DATA["rewards"]["bonus_tiles"] == {"1": 5, "2": 5}
    assert len(DATA["skill"]) == 10 == box.SKILLS
    assert sorted(DATA["setup"]["food_pile"]["5"]) == [2, 2, 3, 3, 4, 4], "five players use all six food tiles"
    assert len(DATA["one_use_tile"]) == 3 == len(box.ONE_USE)
    assert DATA["demand_tokens"] == {"apple": 3, "honey": 3, "bread": 3}
    assert 21 + 10 + 10 + 6 + 3 + 9 == 59
    tiles = [sum(map(len, rewards)), 10, len(DATA["skill"]), 6, len(DATA["one_use_tile"]), len(box.DEMANDS)]
    assert sum(tiles) == 59


def test_there_are_300_wooden_pieces() -> None:
    assert DATA["supply"] == {"apple": 40, "honey": 40, "bread": 40, "silver": 60, "gold": 30, "stone": 20}
    assert box.SUPPLY == [40, 40, 40, 60, 30]
    assert sum(DATA["supply"].values()) == 230
    pixies, discs, score, small, cubes = max(box.PIXIES.values()), box.DISCS, 1, 2, 2
    assert len(DATA["game"]["colors"]) * (pixies + discs + score + small + cubes) == 70
    assert 230 + 70 == 300


def test_21_spaces_in_the_order_of_their_numbers() -> None:
    assert [space["no"] for space in DATA["space"]] == list(range(1, 22))
    assert [space["id"] for space in DATA["space"]] == [*SPACES, *BESIDE] == box.SPACE_NAMES
    assert len(box.SPACE_NAMES) == 21
    assert len(SPACES) == box.DOUBLES == 14
    for number, name in enumerate(box.SPACE_NAMES):
        assert getattr(box, name.upper()) == number
    assert [space["hand"] for space in DATA["space"]] == [True] * 14 + [False] * 7
    beside = ["own", "single", "single", "own", "single", "single", "all_discs"]
    assert [space["kind"] for space in DATA["space"]] == ["double"] * 14 + beside
    assert [space.get("uses_per_round") for space in DATA["space"]] == [None] * 14 + [1, 1, 3, 1, 1, 1, 1]
    assert box.PANTRY_USES == 3


def test_the_pyramid_has_four_levels_of_5_4_3_and_2_spaces() -> None:
    assert Counter(space["level"] for space in DATA["space"]) == {**LEVELS, 0: 7}
    assert box.LEVEL_OF == [1] * 5 + [2] * 4 + [3] * 3 + [4] * 2
    assert box.ON_LEVEL == [[], [0, 1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11], [12, 13]]
    for level, names in DATA["promotion_graph"].items():
        if level != "4":
            assert names == [space["id"] for space in DATA["space"] if space["level"] == int(level) + 1]
    assert DATA["promotion_graph"]["4"] == ["castle"]


def test_a_space_of_level_k_has_k_icons_and_there_are_ten_of_each_food() -> None:
    for space, icons in zip(DATA["space"], SPACES.values(), strict=False):
        assert "".join(icon[0] for icon in space["icons"]) == icons
        assert len(icons) == space["level"]
    assert Counter("".join(SPACES.values())) == {"a": 10, "h": 10, "b": 10}
    assert 5 * 1 + 4 * 2 + 3 * 3 + 2 * 4 == 30
    letters = ["".join(box.GOOD_NAMES[food][0] for food in icons) for icons in box.ICONS]
    assert letters == list(SPACES.values())


def test_the_hands_and_the_castle_are_as_many_as_the_pixies() -> None:
    pixies = {seats: seats * box.PIXIES[seats] + box.NEUTRAL_PIXIES[seats] for seats in DATA["game"]["players"]}
    assert pixies == {2: 15, 3: 15, 4: 16, 5: 15}
    assert sum(space["hand"] for space in DATA["space"]) + DATA["castle"]["capacity_per_round"] == 15


@proves("PIX-104", "PIX-802")
def test_the_food_tiles_for_each_number_of_players() -> None:
    piles = {2: [2, 3, 4], 3: [2, 3, 4, 4], 4: [2, 3, 3, 4, 4], 5: [2, 2, 3, 3, 4, 4]}
    for seats, pile in piles.items():
        assert DATA["setup"]["food_pile"][str(seats)] == pile == sorted(pile)
        assert box.FOOD_PILE[seats] == pile[::-1], "the top comes last"


@proves("PIX-105")
def test_each_one_use_tile_has_its_home_on_level_2() -> None:
    homes = {tile["id"]: tile["home"] for tile in DATA["one_use_tile"]}
    assert homes == {"double_tile": "double_offering", "bag_tile": "look_in_bag", "grace_tile": "grace"}
    for space, name in enumerate(SPACES):
        tile = box.TILE_NAMES[box.HOME_TILE[space]]
        assert tile == {home: tile for tile, home in homes.items()}.get(name, "")
    assert [box.SPACE_NAMES.index(home) + 1 for home in homes.values()] == [7, 8, 9]
    assert box.TILE_NAMES[2:5] == ["food-2", "food-3", "food-4"]


@proves("PIX-106")
def test_servant_and_ring_tiles_fall_and_special_tiles_rise() -> None:
    rewards = DATA["rewards"]
    assert rewards["servant"] == rewards["ring"] == [10, 9, 8, 7, 6, 5, 4]
    assert rewards["special"] == [4, 5, 6, 7, 8, 9, 10]
    assert box.SERIES_NAMES == ["servant", "ring", "special"]
    assert [rewards[series] for series in box.SERIES_NAMES] == box.REWARDS
    assert sum(sum(row) for row in box.REWARDS) == 3 * 49 == 147


def test_the_golden_tiles_are_the_first_five_of_each_series() -> None:
    assert DATA["rewards"]["golden_per_series"] == box.GOLDEN == 5
    golden = [sum(row[:5]) for row in box.REWARDS]
    assert golden == [40, 40, 30]
    assert sum(golden) == 110


def test_the_nth_special_offering_costs_n_and_4_goods_for_n_and_3_points() -> None:
    for number, points in enumerate(DATA["rewards"]["special"], 1):
        paid = sum(box.START_AREA) + number - 1
        assert (paid, paid + 1, points) == (number + 3, number + 4, number + 3)


def test_the_tracks_have_seven_cases_with_the_same_figures() -> None:
    tracks = DATA["tracks"]
    assert tracks["length"] == box.CASES == 7
    assert tracks["punishment"] == box.CASE_PUNISHMENT == [3, 2, 2, 1, 1, 0, 0]
    assert tracks["bonus"] == box.CASE_BONUS == [0, 0, 0, 0, 0, 0, 1]
    assert tracks["silver_per_gold"] == box.SILVER_PER_GOLD == [4, 3, 3, 2, 2, 1, 1]
    assert tracks["gold_per_ring"] == box.GOLD_PER_RING == [4, 3, 3, 2, 2, 1, 1]
    assert box.SILVER_PER_GOLD[4 - 1] == box.GOLD_PER_RING[4 - 1] == 2, "case 4 of the book"


def test_who_never_advances_and_keeps_two_captives_stays_out_of_the_dungeon() -> None:
    case = box.CASE_PUNISHMENT[0]
    assert box.ROUNDS * (box.CAPTIVE_PUNISHMENT[2] + 2 * case) == 56 < box.DUNGEON


def test_the_score_track_goes_from_20_to_minus_60_with_a_mine_every_ten() -> None:
    assert DATA["score_track"] == {"top": 20, "bottom": -60, "mine_symbols": [-10, -20, -30, -40, -50]}
    assert box.MINE_SYMBOLS == [10, 20, 30, 40, 50]
    assert -DATA["score_track"]["bottom"] == box.DUNGEON


def test_a_mine_has_two_slots_with_three_stone_places_and_three_without() -> None:
    mine = DATA["mine"]
    assert (mine["lower_slots"], mine["upper_slots"], mine["stones_per_captive"]) == (2, 3, 3)
    assert mine["lower_slots"] + mine["upper_slots"] == max(box.PIXIES.values())
    assert mine["punishment_by_captives"] == box.CAPTIVE_PUNISHMENT == [0, 1, 2, 2, 2, 2]
    assert (box.LOWER_SLOTS, box.STONES_EACH) == (2, 3)


def test_the_dice() -> None:
    assert DATA["dice"]["punish"] == box.PUNISH_DIE == [1, 2, 2, 3, 3, 4]
    assert sum(box.PUNISH_DIE) / 6 == 2.5
    assert Counter(DATA["dice"]["casino"]) == {"food": 2, "silver": 2, "gold": 2}
    given = dict(zip(box.CASINO_NAMES, box.CASINO_DIE, strict=True))
    assert given == {"food": [1, 1, 1, 0, 0], "silver": [0, 0, 0, 2, 0], "gold": [0, 0, 0, 0, 1]}
    assert len(box.CASINO_DIE) == 6


def test_what_copying_costs() -> None:
    assert DATA["copy"]["punishment_by_use"] == box.COPY_PUNISHMENT == [1, 2, 2, 3, 3]


@proves("PIX-107", "PIX-113")
def test_how_many_tokens_and_skills_are_used() -> None:
    assert [box.DEMANDS.count(food) for food in range(3)] == [3, 3, 3]
    assert DATA["setup"]["demand_tokens_used"] == box.DEMANDS_USED == 7 == box.ROUNDS
    assert DATA["setup"]["skills_on_board"] == box.SKILLS_ON_BOARD == 6
    names = "cheap_gold servant_bonus ring_bonus silver_income free_promotion free_demotion free_unchain extra_slot"
    assert [*names.split(), "copy_any", "light_captives"] == box.SKILL_NAMES
    for number, name in enumerate(box.SKILL_NAMES):
        assert getattr(box, name.upper()) == number


@proves("PIX-108", "PIX-109", "PIX-110")
def test_the_first_goods() -> None:
    setup = DATA["setup"]
    assert box.START_AREA == [1, 1, 1, 1, 0]
    assert box.START_GOODS == [2, 2, 2, 2, 2]
    assert setup["favourite_honey"] == box.FAVOURITE_HONEY == 0
    bags = {2: [30, 10, 10], 3: [30, 10, 15], 4: [30, 10, 20], 5: [30, 10, 20]}
    assert bags == box.START_BAG
    for seats, (*_, stones) in bags.items():
        assert stones == min(5 * seats, DATA["supply"]["stone"])


@proves("PIX-112", "PIX-801")
def test_the_pixies_of_a_band() -> None:
    assert box.PIXIES == {2: 5, 3: 5, 4: 4, 5: 3}
    assert box.NEUTRAL_PIXIES == {2: 5, 3: 0, 4: 0, 5: 0}


def test_the_levels_are_drawn_as_a_pyramid() -> None:
    drawn = {space["id"]: tuple(space["xy"]) for space in DATA["space"] if "xy" in space}
    bottom = [(255, 510), (380, 510), (505, 510), (630, 510), (755, 510)]
    middle = [(318, 410), (443, 410), (568, 410), (693, 410), (380, 310), (505, 310), (630, 310)]
    assert [drawn[name] for name in SPACES] == [*bottom, *middle, (443, 210), (568, 210)]
    assert {name: drawn[name] for name in drawn if name not in SPACES} == {
        "trade_tiles": (230, 600),
        "pantry": (320, 600),
        "special_offering": (505, 600),
        "turn_order": (620, 600),
        "priority": (730, 600),
    }
    assert DATA["castle"]["xy"] == [505, 115]
    for (x, y), (other_x, other_y) in pairwise(sorted(drawn.values(), key=lambda xy: (xy[1], xy[0]))):
        assert other_y - y >= 80 or other_x - x >= 90, "double spaces are about 110 x 80"


def test_tracks_rows_and_cubes_are_drawn_in_line() -> None:
    tracks, display, mine = DATA["tracks"], DATA["display"], DATA["mine"]
    for name, x in (("silver_xy", 95), ("gold_xy", 175), ("punishment_xy", 135)):
        assert tracks[name] == [[x, 560 - 55 * case] for case in range(7)]
    for name, x in (("special_tiles_xy", 840), ("servant_tiles_xy", 885), ("ring_tiles_xy", 930)):
        assert display[name] == [[x, 190 + 55 * tile] for tile in range(7)]
    for name, y in (("small_cube_xy", 85), ("big_cube_xy", 125)):
        assert display[name] == [[90 + 45 * place, y] for place in range(5)]
    assert display["demand_xy"] == [[650 + 42 * token, 100] for token in range(7)]
    assert display["skills_xy"] == [[250 + 100 * place, 710] for place in range(6)]
    assert display["special_area_rect"] == [440, 630, 130, 45]
    offsets = [display[f"pyramid_{name}_dxy"] for name in ("hand", "disc", "icons", "tile")]
    assert offsets == [[-26, 12], [26, 12], [0, -28], [0, 42]]
    assert mine["lower_xy"] == [[45, 130], [125, 130]]
    assert mine["upper_xy"] == [[30, 75], [85, 75], [140, 75]]
    assert mine["stone_dxy"] == [[-24, 32], [0, 32], [24, 32]]
    assert (mine["mine_action_xy"], mine["copy_action_xy"]) == ([45, 25], [125, 25])


def test_the_box_names_who_made_it() -> None:
    made = GAME.credits
    assert (made.designers, made.artists, made.publisher) == (["Rudy Seuntjens"], ["Jochem Van Gool"], "Game Brewer")
    assert (made.year, GAME.rules_version) == (2017, 1)
