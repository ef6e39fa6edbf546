"""What is in the box, read from `board.toml`: the map, the grid over it, tokens, menhirs, pawns."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from folkmoot.engine.handfuls import faces_of

DATA: Final[dict[str, Any]] = tomllib.loads(files("folkmoot.games.korrigans").joinpath("board.toml").read_text("utf-8"))

# Faces of clover tokens: six companions, then gold of 1 to 4.
COMPANION_NAMES: Final[list[str]] = ["hare", "squirrel", "bird", "mouse", "mole", "frog"]
FACE_NAMES: Final[list[str]] = [*COMPANION_NAMES, "gold1", "gold2", "gold3", "gold4"]
FACE_OF: Final[dict[str, int]] = {name: face for face, name in enumerate(FACE_NAMES)}
COMPANIONS: Final = 6
FACES: Final = 10
HARE: Final = 0
SQUIRREL: Final = 1
BIRD: Final = 2
MOUSE: Final = 3
MOLE: Final = 4
FROG: Final = 5

# Menhir signs; those from GOLD_SIGN on are gold of 1 to 3.
SIGN_NAMES: Final[list[str]] = ["elf", "goblin", "leprechaun", "fairy", "troll", "gold1", "gold2", "gold3"]
SIGN_OF: Final[dict[str, int]] = {name: sign for sign, name in enumerate(SIGN_NAMES)}
ELF: Final = 0
GOBLIN: Final = 1
LEPRECHAUN: Final = 2
FAIRY: Final = 3
TROLL: Final = 4
GOLD_SIGN: Final = 5

FIELDS: Final = 17
CROSSINGS: Final = 38
COLOURS: Final = 7
GRID_SIZE: Final = 7
"""How many rows the grid has, and how many columns."""

_FIELD: Final[list[dict[str, Any]]] = DATA["field"]
_CROSSING: Final[list[dict[str, Any]]] = DATA["crossing"]
FIELD_NAMES: Final[list[str]] = [field["id"] for field in _FIELD]
FIELD_OF: Final[dict[str, int]] = {name: field for field, name in enumerate(FIELD_NAMES)}
VILLAGE: Final[int] = FIELD_OF["village"]
PRINTED_CLOVERS: Final[list[int]] = [field["clovers"] for field in _FIELD]
HAS_MENHIR: Final[list[bool]] = [field["menhir"] for field in _FIELD]  # KOR-10
START_NUMBER: Final[list[int]] = [field["start"] for field in _FIELD]
PAWN_COLOURS: Final[list[str]] = DATA["rainbow"]["colors"]
PAWNS_PER_COLOUR: Final[int] = DATA["rainbow"]["pawns_per_color"]  # KOR-12
COLOURS_TO_CAULDRON: Final[int] = DATA["rainbow"]["last_color_index"]
CHAIN_FROM_CLOUDS: Final[int] = DATA["rainbow"]["chain_from_clouds"]
BACKUPS: Final[int] = DATA["supply"]["backup"]
ELVES: Final[int] = DATA["supply"]["elf"]
GOBLINS: Final[int] = DATA["supply"]["goblin"]
CAULDRON_GOLD: Final[list[int]] = [0, DATA["scoring"]["cauldron_one"], DATA["scoring"]["cauldron_both"]]
"""By number of a player's Korrigans at the cauldron: the bonus (KOR-121)."""
ELF_GOLD: Final[int] = DATA["scoring"]["elf"]
GOBLIN_GOLD: Final[int] = DATA["scoring"]["goblin"]
MORE_CLOVERS_FROM: Final[int] = DATA["players"]["additional_clovers_from"]
PLAYER_COLOURS: Final[list[str]] = DATA["players"]["colors"]

# Clover tokens come in handfuls: hares are face 0. No face has more than 9.
COMPANION_MASK: Final = 0xFFFFFF
"""The part of a handful that counts companions; the rest is gold."""


def token_names(tokens: int) -> list[str]:
    """Returns the names of the tokens in a handful, companions first."""
    return [FACE_NAMES[face] for face in faces_of(tokens)]


def gold_in(tokens: int) -> int:
    """Returns the gold of a handful; companions are worth none (KOR-123)."""
    return sum([(face - COMPANIONS + 1) * (tokens >> 4 * face & 15) for face in range(COMPANIONS, FACES)])


def clovers_in_play(seats: int) -> list[int]:
    """Returns how many tokens of each face are used: the basic 48, with 4 or 5 players all 65 (KOR-07)."""
    basic, additional = DATA["clovers"]["basic"], DATA["clovers"]["additional"]
    return [basic[name] + (additional[name] if seats >= MORE_CLOVERS_FROM else 0) for name in FACE_NAMES]


def clovers_on(field: int, seats: int) -> int:
    """Returns how many tokens a field starts with (KOR-08)."""
    return PRINTED_CLOVERS[field] + (1 if seats >= MORE_CLOVERS_FROM else 0)


MENHIR_SIGNS: Final[list[int]] = [sign for sign, name in enumerate(SIGN_NAMES) for _ in range(DATA["menhirs"][name])]
"""The sign of each menhir."""

# KOR-54: two fields have at most one crossing, of one kind.
_CROSSED_BY: Final[dict[str, int]] = {"open": HARE, "door": SQUIRREL, "bridge": MOUSE}
CROSSING_ENDS: Final[list[tuple[int, int]]] = [
    (FIELD_OF[crossing["a"]], FIELD_OF[crossing["b"]]) for crossing in _CROSSING
]
CROSSING_COMPANION: Final[list[int]] = [_CROSSED_BY[crossing["kind"]] for crossing in _CROSSING]
"""By crossing: the companion that uses it (KOR-46, KOR-47, KOR-48)."""
CROSSING_KINDS: Final[list[str]] = [crossing["kind"] for crossing in _CROSSING]
"""By crossing: `open`, `door` or `bridge`."""


def _reached(companion: int, field: int) -> list[int]:
    """Returns where a companion leads from a field, ignoring the troll (KOR-38, KOR-46 to KOR-51)."""
    if companion in (HARE, SQUIRREL, MOUSE):
        ends = [CROSSING_ENDS[at] for at, user in enumerate(CROSSING_COMPANION) if user == companion]
        return sorted([b if a == field else a for a, b in ends if field in (a, b)])
    feature = {BIRD: "color", MOLE: "molehill", FROG: "pontoon"}[companion]  # KOR-49, KOR-50, KOR-51
    here = _FIELD[field][feature]
    # KOR-53: grey is the village's own colour, so no bird leads there or leaves it.
    return [other for other in range(FIELDS) if here and other != field and _FIELD[other][feature] == here]


REACHED: Final[list[list[list[int]]]] = [
    [_reached(companion, field) for field in range(FIELDS)] for companion in range(COMPANIONS)
]
"""For each companion and field: the fields it leads to, ignoring the troll."""

_ROWS: Final[list[list[list[str]]]] = [DATA["grid"][f"r{row}"] for row in range(1, GRID_SIZE + 1)]
CELLS: Final[list[list[int]]] = [[sum(1 << FIELD_OF[name] for name in cell) for cell in row] for row in _ROWS]
"""For each row and column of the grid: the fields that have a part there, as bits."""
