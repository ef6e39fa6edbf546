"""What is in the box, read from `board.toml`: the mountain, villages, cards, tokens, stones."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from folkmoot.engine.handfuls import single

DATA: Final[dict[str, Any]] = tomllib.loads(
    files("folkmoot.games.zauberberg").joinpath("board.toml").read_text("utf-8")
)
_GAME: Final[dict[str, Any]] = DATA["game"]

# Cards come in handfuls: 1 to 5 are faces 0 to 4 (ZAU-24).
FACE_NAMES: Final[list[str]] = ["1", "2", "3", "4", "5", "J"]
FACE_OF: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_NAMES)}
FACES: Final = 6
JOKER: Final = 5
HIGHEST: Final = 5
"""The highest number on a card."""
ALL_CARDS: Final[int] = sum(DATA["cards"][name] * single(face) for face, name in enumerate(FACE_NAMES))
CARDS: Final[int] = sum(DATA["cards"].values())

# A place is a space, the summit or a village. The spaces of a level follow each other clockwise (ZAU-01, ZAU-02).
SPACES: Final = 112
SUMMIT: Final = 112
VILLAGE: Final = 113
"""The first of the four villages, which follow each other clockwise."""
VILLAGES: Final = 4
LEVELS: Final = 4
_SPACE: Final[list[dict[str, Any]]] = DATA["space"]
SPACE_NAMES: Final[list[str]] = [space["id"] for space in _SPACE]
VILLAGE_NAMES: Final[list[str]] = [village["id"] for village in DATA["village"]]
PLACE_NAMES: Final[list[str]] = [*SPACE_NAMES, DATA["summit"]["id"], *VILLAGE_NAMES]
PLACE_OF: Final[dict[str, int]] = {name: place for place, name in enumerate(PLACE_NAMES)}
RING_LENGTHS: Final[list[int]] = _GAME["ring_lengths"]
LEVEL_OF: Final[list[int]] = [space["level"] for space in _SPACE]
RING_START: Final[list[int]] = [sum(RING_LENGTHS[: level - 1]) for level in LEVEL_OF]
"""For each space: the first space of its level."""
RING_LENGTH: Final[list[int]] = [RING_LENGTHS[level - 1] for level in LEVEL_OF]
NOWHERE: Final = -1
ABOVE: Final[list[int]] = [PLACE_OF.get(space["above"], NOWHERE) for space in _SPACE]
"""For each space the place directly above, NOWHERE from the corners (ZAU-03, ZAU-04)."""
BELOW: Final[list[int]] = [
    VILLAGE if space["below"] == "VILLAGE" else PLACE_OF.get(space["below"], NOWHERE) for space in _SPACE
]
"""For each space the space directly below (ZAU-05), VILLAGE on level 1, NOWHERE from the corners of other levels."""

# ZAU-10: tokens and stones have their spaces, which keep their numbers when they have become plain (ZAU-11).
TOKENS: Final = 20
STONES: Final = 9
TOKEN_SPACES: Final[list[int]] = [PLACE_OF[name] for name in DATA["token_spaces"]]
STONE_SPACES: Final[list[int]] = [PLACE_OF[name] for name in DATA["stone_spaces"]]
TOKEN_AT: Final[list[int]] = [TOKEN_SPACES.index(space) if space in TOKEN_SPACES else -1 for space in range(SPACES)]
STONE_AT: Final[list[int]] = [STONE_SPACES.index(space) if space in STONE_SPACES else -1 for space in range(SPACES)]
LOWER_TOKENS: Final = 17
"""The first 17 token spaces are those of levels 1 to 3, the others those of level 4."""

KIND_NAMES: Final[list[str]] = ["passage", "ghost", "raven", "crystal-ball", "storm", "flying-card", "trapdoor"]
KIND_OF: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
KIND_COUNTS: Final[list[int]] = [DATA["tokens"][name] for name in KIND_NAMES]
PASSAGE: Final = 0
GHOST: Final = 1
RAVEN: Final = 2
BALL: Final = 3
STORM: Final = 4
FLYING_CARD: Final = 5
TRAPDOOR: Final = 6

KOBOLDS: Final = 5
"""Kobolds of a player, numbered 1 to 5; kobold n of a seat is 5 * seat + n - 1."""
VILLAGES_TO_USE: Final[int] = _GAME["villages_to_use"]
HAND: Final[int] = _GAME["hand_base"]
MOST_STONES: Final[int] = _GAME["max_stones"]
MOST_CARDS: Final[int] = _GAME["hand_max"]
CARDS_IN_A_TURN: Final[int] = _GAME["cards_in_a_turn"]
TOKENS_OF_A_BALL: Final[int] = _GAME["tokens_of_a_ball"]
SEAT_LETTERS: Final = "abcde"
KOBOLD_NAMES: Final[list[str]] = [f"{seat}{number}" for seat in SEAT_LETTERS for number in range(1, KOBOLDS + 1)]
"""The names of the kobolds among all: `b3`."""
COLOURS: Final[list[str]] = [player_set["colour"] for player_set in DATA["player_set"]]

NO_WAY: Final = 0
CLOCKWISE: Final = 1
COUNTER: Final = 2
WAY_NAMES: Final[list[str]] = ["none", "cw", "ccw"]


def along(space: int, way: int, steps: int) -> int:
    """Returns the space so many steps further on the same level, round its corners (ZAU-02)."""
    start = RING_START[space]
    offset = space - start + (steps if way == CLOCKWISE else -steps)
    return start + offset % RING_LENGTH[space]


def apart(one: int, other: int) -> int:
    """Returns how many steps lie between two spaces of a level, the shorter way round."""
    away = (one - other) % RING_LENGTH[one]
    return min(away, RING_LENGTH[one] - away)


def corner_of(village: int, rotation: int) -> int:
    """Returns the space of level 1 that a village, 0 to 3, touches when the mountain is turned so far (ZAU-08)."""
    return 10 * ((village - rotation) % VILLAGES)


def turned(rotation: int, way: int) -> int:
    """Returns how the mountain lies after one more quarter turn (ZAU-117)."""
    return (rotation + (1 if way == CLOCKWISE else -1)) % VILLAGES


def level_of(place: int) -> int:
    """Returns the level of a place: 0 for a village, 5 for the summit."""
    if place >= VILLAGE:
        return 0
    return 5 if place == SUMMIT else LEVEL_OF[place]
