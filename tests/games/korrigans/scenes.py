"""Scenes that several tests of Korrigans set: an arrival, a last clover, a cauldron about to appear, a final turn."""

from typing import Any

from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.state import KorrigansState

from .helpers import COMPANIONS, RAINBOW, Given, at

SMALL = ["heath_wolves", "poppies_washhouse", "poppies_ford", "heath_fairies"]
"""Fields that begin with two tokens."""
CELLS: dict[str, list[list[int]]] = {field["id"]: field["cells"] for field in box.DATA["field"]}
FAR = ["heath_south", "meadow_oak"]
"""Where nobody meets anybody in `meeting`."""


def meeting(players: int = 3, **facts: Any) -> KorrigansState:
    """Returns seat 0's turn; by hare its first Korrigan can go from Fairies' Heath to Dolmen Wheat.

    Dolmen Wheat has three gold tokens. The menhirs of elves and goblins already carried stood in the emptied fields.
    """
    korrigans = [["heath_fairies", FAR[0]], *[["wheat_dolmen", FAR[1]] for _ in range(players - 1)]]
    emptied: Given = {field: [] for field in ("heath_wolves", "poppies_washhouse", "poppies_ford", "wheat_mill")}
    usual: Given = {
        "korrigans": korrigans,
        "revealed": [["hare"] for _ in range(players)],
        "clovers": {"wheat_dolmen": ["gold1", "gold2", "gold3"]} | emptied,
    }
    return at(players, **(usual | facts))


ARRIVE = "move k1 hare wheat_dolmen"
"""The arrival of `meeting`."""


def last_clover(sign: str, players: int = 3, **facts: Any) -> KorrigansState:
    """Returns seat 0's gathering: its first Korrigan stands in Oak Meadow, where a 1 is the last token."""
    usual: Given = {
        "phase": "choose-clover",
        "mover": 0,
        "korrigans": [["meadow_oak", "village"], *[["wheat_lighthouse", "heath_north"] for _ in range(players - 1)]],
        "signs": {"meadow_oak": sign},
        "revealed": [["hare", "squirrel"] for _ in range(players)] if players < 5 else None,
    }
    clovers = {"meadow_oak": ["gold1"]} | facts.pop("clovers", {})
    return at(players, clovers=clovers, **(usual | facts))


def rainbow(row: int = 0, columns: tuple[int, ...] = ()) -> Given:
    """Returns the facts of a rainbow with one free row and these free columns, its seventh colour just drawn.

    Without columns no cloud is occupied.
    """
    suns: list[str | None] = [*RAINBOW[: row - 1], None, *RAINBOW[row - 1 : 6]]
    clouds: list[str | None] = [None] * 7
    taken = [column for column in range(1, 8) if columns and column not in columns]
    for colour, column in zip(RAINBOW, taken, strict=False):
        clouds[column - 1] = colour
    return {"suns": suns, "clouds": clouds, "pawn": RAINBOW[6], "round": min(7 + len(taken), 11)}


def cauldron_due(row: int, columns: tuple[int, ...] = (), players: int = 3, **facts: Any) -> KorrigansState:
    """Returns the moment when the cauldron is to be placed."""
    return at(players, **(rainbow(row, columns) | {"phase": "place-cauldron"} | facts))


def final(cauldron: str, players: int = 3, **facts: Any) -> KorrigansState:
    """Returns a final turn; elves, goblins and gold menhirs come from small fields that are empty.

    What else lay in these fields is among the tokens that the first player has spent.
    """
    usual: Given = rainbow(CELLS[cauldron][0][0]) | {"part": "final-turn", "phase": "final-move", "cauldron": cauldron}
    usual |= facts
    taken = sum(1 for pair in usual.get("carried") or [] for token in pair if token)
    taken += sum(len(values) for values in usual.get("menhirs") or [])
    emptied = SMALL[:taken] if taken <= 4 else [*SMALL, *["heath_south", "meadow_oak", "wheat_mill"][: taken - 4]]
    usual["clovers"] = {field: [] for field in emptied} | usual.get("clovers", {})
    owned = [
        token for name in ("hidden", "revealed", "spent") for pile in usual.get(name) or [] for token in pile or []
    ]
    spare = [name for name in COMPANIONS for _ in range(4 - owned.count(name))]
    missing = sum(2 if field in SMALL else 3 for field in emptied) - len(owned)
    if missing > 0 and None not in (usual.get("hidden") or [None]):
        spent = usual.get("spent") or [[] for _ in range(players)]
        usual["spent"] = [[*spent[0], *spare[-missing:]], *spent[1:]]
    return at(players, **usual)
