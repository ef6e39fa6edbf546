"""What is in the box, read from `board.toml`: goods, the pyramid, tracks, tiles, dice, the mines."""

import tomllib
from importlib.resources import files
from typing import Any, Final

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("folkmoot.games.pixie_queen").joinpath("board.toml").read_text("utf-8")
)
_GAME: Final[dict[str, Any]] = DATA["game"]
_SETUP: Final[dict[str, Any]] = DATA["setup"]

ROUNDS: Final[int] = _GAME["max_rounds"]
DISCS: Final[int] = _GAME["discs_per_round"]
DUNGEON: Final[int] = _GAME["dungeon"]
PASS_PENALTY: Final[int] = _GAME["pass_penalty"]
REFUSAL_PENALTY: Final[int] = _GAME["refusal_penalty"]
MAJORITY_PENALTY: Final[int] = _GAME["final_majority_penalty"]
STONE_PENALTY: Final[int] = _GAME["stone_penalty"]
EXCHANGE_MOST: Final[int] = _GAME["exchange_max"]
DISCARD: Final[int] = _GAME["discard_count"]
COLOURS: Final[list[str]] = _GAME["colors"]
"""The colours of the seats; with two players the third is the neutral band's."""

# Goods, in the fixed order in which they are asked for.
APPLE: Final = 0
HONEY: Final = 1
BREAD: Final = 2
SILVER: Final = 3
GOLD: Final = 4
GOODS: Final = 5
FOODS: Final = 3
GOOD_NAMES: Final[list[str]] = ["apple", "honey", "bread", "silver", "gold"]
SUPPLY: Final[list[int]] = [DATA["supply"][name] for name in GOOD_NAMES]
START_GOODS: Final[list[int]] = [_SETUP["start_hand"][name] for name in GOOD_NAMES]
FAVOURITE_HONEY: Final[int] = _SETUP["favourite_honey"]
START_AREA: Final[list[int]] = [_SETUP["special_area"][name] for name in GOOD_NAMES]


def _by_seats(name: str) -> dict[int, Any]:
    return {int(seats): value for seats, value in _SETUP[name].items()}


# The bag: silver, gold, stones.
BAG_STONE: Final = 2
CUBES: Final = 3
CUBE_NAMES: Final[list[str]] = ["silver", "gold", "stone"]
BAG_STONES: Final[dict[int, int]] = _by_seats("bag_stones")
START_BAG: Final[dict[int, list[int]]] = {
    seats: [_SETUP["bag_silver"], _SETUP["bag_gold"], stones] for seats, stones in BAG_STONES.items()
}
PIXIES: Final[dict[int, int]] = _by_seats("pixies")
NEUTRAL_PIXIES: Final[dict[int, int]] = _by_seats("neutral_pixies")

# Tiles: food tiles are 2, 3, 4 (what they give), one-use tiles 5, 6, 7; 0 is none.
NO_TILE: Final = 0
DOUBLE_TILE: Final = 5
BAG_TILE: Final = 6
GRACE_TILE: Final = 7
ONE_USE: Final[list[int]] = [DOUBLE_TILE, BAG_TILE, GRACE_TILE]
TILE_NAMES: Final[list[str]] = ["", "", "food-2", "food-3", "food-4", "double_tile", "bag_tile", "grace_tile"]
FOOD_PILE: Final[dict[int, list[int]]] = {seats: pile[::-1] for seats, pile in _by_seats("food_pile").items()}
"""The pile of food tiles by the number of players, its top last (PIX-104)."""

SKILLS_ON_BOARD: Final[int] = _SETUP["skills_on_board"]
SKILL_NAMES: Final[list[str]] = [skill["id"] for skill in DATA["skill"]]
SKILLS: Final = 10
NO_SKILL: Final = -1
CHEAP_GOLD: Final = 0
SERVANT_BONUS: Final = 1
RING_BONUS: Final = 2
SILVER_INCOME: Final = 3
FREE_PROMOTION: Final = 4
FREE_DEMOTION: Final = 5
FREE_UNCHAIN: Final = 6
EXTRA_SLOT: Final = 7
COPY_ANY: Final = 8
LIGHT_CAPTIVES: Final = 9

DEMANDS: Final[list[int]] = [good for good in range(FOODS) for _ in range(DATA["demand_tokens"][GOOD_NAMES[good]])]
DEMANDS_USED: Final[int] = _SETUP["demand_tokens_used"]

# The spaces, by their numbers in the book less one: 14 double ones in four levels, then those outside the pyramid.
_SPACE: Final[list[dict[str, Any]]] = DATA["space"]
SPACE_NAMES: Final[list[str]] = [space["id"] for space in _SPACE]
DOUBLES: Final = 14
STEAL_FOOD: Final = 0
STEAL_SILVER: Final = 1
PROMOTION: Final = 2
EXCHANGE: Final = 3
CONVERT: Final = 4
FOOD_TILE: Final = 5
DOUBLE_OFFERING: Final = 6
LOOK_IN_BAG: Final = 7
GRACE: Final = 8
PUNISH: Final = 9
TRACKS: Final = 10
CASINO: Final = 11
FORGE_RING: Final = 12
ROB_PIXIE: Final = 13
MINE: Final = 14
TRADE_TILES: Final = 15
PANTRY: Final = 16
COPY: Final = 17
SPECIAL_OFFERING: Final = 18
TURN_ORDER: Final = 19
PRIORITY: Final = 20
PANTRY_USES: Final[int] = _SPACE[PANTRY]["uses_per_round"]

LEVELS: Final = 4
LEVEL_OF: Final[list[int]] = [space["level"] for space in _SPACE[:DOUBLES]]
ON_LEVEL: Final[list[list[int]]] = [
    [space for space in range(DOUBLES) if LEVEL_OF[space] == level] for level in range(LEVELS + 1)
]
ICONS: Final[list[list[int]]] = [[GOOD_NAMES.index(icon) for icon in space["icons"]] for space in _SPACE[:DOUBLES]]
"""The foods that a pixie steals, by double space (PIX-202)."""
HOME_TILE: Final[list[int]] = [
    {FOOD_TILE: NO_TILE, DOUBLE_OFFERING: DOUBLE_TILE, LOOK_IN_BAG: BAG_TILE, GRACE: GRACE_TILE}.get(space, NO_TILE)
    for space in range(DOUBLES)
]
"""The one-use tile whose home a double space is, or NO_TILE."""

NOBODY: Final = -1
CLOSED: Final = -2
"""The castle after its pixie has become a servant or gone to the dungeon: no pixie enters it in this round."""

# The tracks, by cases from 0.
CASES: Final[int] = DATA["tracks"]["length"]
CASE_PUNISHMENT: Final[list[int]] = DATA["tracks"]["punishment"]
CASE_BONUS: Final[list[int]] = DATA["tracks"]["bonus"]
SILVER_PER_GOLD: Final[list[int]] = DATA["tracks"]["silver_per_gold"]
GOLD_PER_RING: Final[list[int]] = DATA["tracks"]["gold_per_ring"]

MINE_SYMBOLS: Final[list[int]] = [-symbol for symbol in DATA["score_track"]["mine_symbols"]]
CAPTIVE_PUNISHMENT: Final[list[int]] = DATA["mine"]["punishment_by_captives"]
LOWER_SLOTS: Final[int] = DATA["mine"]["lower_slots"]
STONES_EACH: Final[int] = DATA["mine"]["stones_per_captive"]
COPY_PUNISHMENT: Final[list[int]] = DATA["copy"]["punishment_by_use"]

# Dice.
PUNISH_DIE: Final[list[int]] = DATA["dice"]["punish"]
CASINO_NAMES: Final[list[str]] = DATA["dice"]["casino"]
CASINO_DIE: Final[list[list[int]]] = [
    [DATA["dice"]["casino_result"][face].get(name, 0) for name in GOOD_NAMES] for face in CASINO_NAMES
]
"""The amounts of the five goods that the faces of the casino die give."""

# Reward tiles, three series, the next one first.
SERVANT: Final = 0
RING: Final = 1
SPECIAL: Final = 2
SERIES: Final = 3
SERIES_NAMES: Final[list[str]] = ["servant", "ring", "special"]
REWARDS: Final[list[list[int]]] = [DATA["rewards"][name] for name in SERIES_NAMES]
GOLDEN: Final[int] = DATA["rewards"]["golden_per_series"]
SKILL_BONUS: Final = 2
"""The points that `servant_bonus` and `ring_bonus` add."""
