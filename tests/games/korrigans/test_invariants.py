"""A position that no game can come to reports the rules it breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.engine.handfuls import single
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import history, phases, stages
from folkmoot.games.korrigans.state import CARRIES_ELF, CARRIES_GOBLIN, NONE, KorrigansState

from .helpers import Given, at, line, opening
from .scenes import cauldron_due, final

FAR = ["meadow_oak", "meadow_oak"]
VILLAGE, NORTH, SOUTH = box.FIELD_OF["village"], box.FIELD_OF["heath_north"], box.FIELD_OF["heath_south"]
RED, ORANGE, YELLOW, VIOLET = (box.PAWN_COLOURS.index(name) for name in ("red", "orange", "yellow", "violet"))


def tokens(*names: str) -> int:
    return sum(single(box.FACE_OF[name]) for name in names)


def turn() -> KorrigansState:
    """Returns seat 0's turn; a gold menhir is theirs, and Wolves' Heath, where it stood, is empty."""
    return at(
        3,
        korrigans=[["village", "heath_north"], FAR, FAR],
        hidden=[["gold1", "gold2"], ["gold3"], ["gold4"]],
        revealed=[["hare"], ["hare"], ["hare"]],
        clovers={"village": ["mole", "gold1"], "heath_wolves": [], "heath_north": ["gold1", "gold1", "gold2"]},
        menhirs=[[1], [], []],
        signs={"heath_south": "troll", "meadow_dawn": "fairy", "wheat_mill": "gold1"},
    )


def rescued() -> KorrigansState:
    """Returns the turn of a player who has just taken a backup for a mole."""
    korrigans = [["village", "village"], FAR, FAR]
    return at(3, korrigans=korrigans, hidden=[["gold1"], 2, 2], backups=[["hare"], [], []], sacrificed=[["mole"], 0, 0])


def sun() -> KorrigansState:
    return at(3, phase="place-sun", pawn="yellow", suns=line("red", "orange"))


def sixth_sun() -> KorrigansState:
    return at(3, phase="place-sun", pawn="indigo", suns=line("red", "orange", "yellow", "green", "blue"))


def cloud() -> KorrigansState:
    return at(3, phase="place-cloud", pawn="orange", suns=line("red", "orange"))


def cauldron_is_due() -> KorrigansState:
    return cauldron_due(4, korrigans=[FAR, FAR, FAR])


def last_turn(**facts: Any) -> KorrigansState:
    usual: Given = {"korrigans": [["heath_north"] * 2, FAR, FAR], "revealed": [["hare"], [], []]}
    return final("village", **(usual | {"hidden": [["gold1"], ["gold2"], ["gold3"]]} | facts))


def over() -> KorrigansState:
    return last_turn(phase="over", turn=3)


def looking() -> KorrigansState:
    korrigans = [["village", "heath_north"], FAR, FAR]
    return at(3, phase="choose-clover", mover=0, korrigans=korrigans, clovers={"village": ["mole", "gold1"]})


def offered() -> KorrigansState:
    return at(
        3,
        phase="offer-sacrifice",
        options={"backup": "free"},
        korrigans=[["village"] * 2, FAR, FAR],
        hidden=[["gold1"], 2, 2],
        revealed=[["hare"], [], []],
    )


def stuck() -> KorrigansState:
    return at(3, phase="must-sacrifice", korrigans=[["village"] * 2, FAR, FAR], hidden=[["gold1"], 2, 2])


def set_attributes(position: KorrigansState, change: Given) -> None:
    """Sets fields of a position; of a list only the places that are named."""
    for name, value in change.items():
        if isinstance(value, dict):
            for place, element in value.items():
                getattr(position, name)[place] = element
        else:
            setattr(position, name, value)


MENHIR = "a menhir stands where tokens lie, except in the village (KOR-10)"
SIXTEEN = "there must be at most sixteen menhirs, and gold ones stay with their owners (KOR-87)"
SUPPLY = "there must be as many elves and goblins in supply as under menhirs (KOR-91)"
PAWN = "each pawn is in the bag, on a sun or, the second of its colour, on a cloud (KOR-26)"
IN_FRONT = "only companions lie in front of a screen (KOR-39)"
FIVE = "there must be exactly five backups, each taken for a token (KOR-63)"
COLOUR = "the colour drawn says whether a sun, a cloud or the cauldron is asked for (KOR-26)"
FINAL = "the final turn follows the cauldron (KOR-110)"
ONE_FIELD = "each Korrigan is in one field (KOR-06)"
IN_HISTORY = "the history tells what was shown and lies in front of a screen"
SCREEN = "the history tells who has lost the screen"
CAN_MOVE = "a player asked to move has a companion that leads somewhere (KOR-39)"
SACRIFICE = "a sacrifice is asked of a player who cannot move, of others by an option (KOR-56)"

CASES: list[tuple[str, Callable[[], KorrigansState], Given, str]] = [
    ("a token lost", turn, {"clovers": {VILLAGE: tokens("mole")}}, "each clover token is in one place (KOR-07)"),
    ("a token back", turn, {"clovers": {VILLAGE: tokens("mole", "gold1", "gold1")}}, "is in one place (KOR-07)"),
    (
        "a field with one too many",
        turn,
        {"clovers": {NORTH: tokens("gold1", "gold1", "gold1", "gold2")}},
        "no field has more tokens than it began with (KOR-88)",
    ),
    ("gold revealed", turn, {"revealed": {0: tokens("hare", "gold1")}}, IN_FRONT),
    ("gold spent", turn, {"spent": {2: tokens("gold1")}}, IN_FRONT),
    ("gold as a backup", rescued, {"backups": {0: tokens("gold1")}}, IN_FRONT),
    ("a bird as a backup", rescued, {"backups": {0: tokens("bird")}}, "shows a hare or a squirrel (KOR-59)"),
    ("a backup lost", rescued, {"backups": {0: 0}}, FIVE),
    ("a backup too many", rescued, {"backups_left": 5}, FIVE),
    ("a backup owed", rescued, {"backups": {0: 6 * tokens("hare")}, "backups_left": -1}, FIVE),
    ("a backup spent twice", rescued, {"backups_spent": 1}, FIVE),
    ("a backup for nothing", rescued, {"sacrificed": {0: 0}}, FIVE),
    ("no menhir over tokens", turn, {"signs": {SOUTH: NONE}}, MENHIR),
    ("a menhir in the village", turn, {"signs": {VILLAGE: box.SIGN_OF["troll"]}}, MENHIR),
    ("a menhir over nothing", turn, {"signs": {box.FIELD_OF["heath_wolves"]: box.SIGN_OF["troll"]}}, MENHIR),
    ("three trolls", opening, {"signs": dict.fromkeys((1, 2, 3), box.SIGN_OF["troll"])}, SIXTEEN),
    ("a gold menhir lost", turn, {"gold_menhirs": {0: 0}}, SIXTEEN),
    ("a gold menhir of another value", turn, {"gold_menhirs": {0: 1 << 8}}, SIXTEEN),
    ("an elf too few in supply", opening, {"elves_left": 1}, SUPPLY),
    ("a goblin too few in supply", opening, {"goblins_left": 1}, SUPPLY),
    ("a third elf", opening, {"carried": {0: CARRIES_ELF}}, "there must be at most two elves (KOR-11)"),
    ("a third goblin", opening, {"carried": {5: CARRIES_GOBLIN}}, "there must be at most two goblins (KOR-11)"),
    ("a pawn lost", sun, {"bag": {RED: 0}}, PAWN),
    ("a pawn in hand and in the bag", sun, {"bag": {YELLOW: 2}}, PAWN),
    ("a cloud before the sun", turn, {"bag": {RED: 1}, "clouds": {0: RED}}, PAWN),
    ("two suns of a colour", sun, {"bag": {RED: 0}, "suns": {2: RED}}, PAWN),
    ("the bag elsewhere", sun, {"holder": 1}, "the bag goes round with each pawn placed (KOR-30)"),
    ("the bag not passed on", turn, {"bag": {RED: 1}, "suns": {0: RED}}, "goes round with each pawn placed (KOR-30)"),
    ("two rows free when it is due", cauldron_is_due, {"suns": {0: NONE}}, COLOUR),
    ("two rows free later", last_turn, {"suns": {0: NONE}}, COLOUR),
    ("no pawn for a sun", sun, {"pawn": NONE}, COLOUR),
    ("a sun for an old colour", sun, {"pawn": ORANGE}, COLOUR),
    ("a seventh sun", sixth_sun, {"suns": {5: VIOLET}}, COLOUR),
    ("no pawn for a cloud", cloud, {"pawn": NONE}, COLOUR),
    ("a cloud for a new colour", cloud, {"pawn": YELLOW}, COLOUR),
    ("no pawn for the cauldron", cauldron_is_due, {"pawn": NONE}, COLOUR),
    ("a cauldron for an old colour", cauldron_is_due, {"pawn": RED}, COLOUR),
    ("the last pawn lost", last_turn, {"pawn": NONE}, COLOUR),
    ("the last pawn of an old colour", last_turn, {"pawn": RED}, COLOUR),
    ("a final turn without cauldron", last_turn, {"cauldron": NONE}, FINAL),
    ("a cauldron while it is due", cauldron_is_due, {"cauldron": VILLAGE}, FINAL),
    ("a final turn too early", cauldron_is_due, {"stage": stages.FINAL_TURN}, FINAL),
    ("a pawn kept in hand", turn, {"pawn": RED}, "a pawn drawn is placed at once (KOR-26)"),
    ("a Korrigan off the map", turn, {"korrigan_fields": {0: 17}}, ONE_FIELD),
    ("a Korrigan nowhere at all", turn, {"korrigan_fields": {0: -2}}, ONE_FIELD),
    ("seven Korrigans", turn, {"korrigan_fields": [VILLAGE] * 7}, ONE_FIELD),
    ("a Korrigan not placed", turn, {"korrigan_fields": {5: NONE}}, "is placed before the first round (KOR-14)"),
    ("elf and goblin", turn, {"carried": {0: CARRIES_ELF | CARRIES_GOBLIN}}, "carries at most one token (KOR-67)"),
    ("a token nobody gathered", turn, {"hidden": {1: tokens("gold4")}}, "what was gathered and is behind a screen"),
    (
        "a companion nobody showed",
        turn,
        {"revealed": {0: tokens("bird")}},
        IN_HISTORY,
    ),
    ("a companion spent unseen", turn, {"spent": {0: tokens("hare")}}, IN_HISTORY),
    (
        "a token sacrificed unseen",
        rescued,
        {"sacrificed": {0: tokens("gold1")}},
        "tells what was sacrificed",
    ),
    ("a screen gone by itself", turn, {"screens": 5}, SCREEN),
    ("a screen taken and there", turn, {"history": chr(history.token_observation(history.UNSCREENED, 1))}, SCREEN),
    ("an ordinary move without companion", turn, {"revealed": {0: 0}, "phase": phases.MOVE_KORRIGAN}, CAN_MOVE),
    ("a fairy without companion", turn, {"revealed": {0: 0}, "phase": phases.FAIRY_MOVE}, CAN_MOVE),
    ("an offer without companion", offered, {"revealed": {0: 0}}, SACRIFICE),
    ("a last ride without companion", last_turn, {"revealed": {0: 0}, "phase": phases.FINAL_MOVE}, CAN_MOVE),
    ("a sacrifice of nothing", stuck, {"hidden": {0: 0}}, SACRIFICE),
    ("a sacrifice for no backup", stuck, {"backups_left": 0}, SACRIFICE),
    ("a needless sacrifice", turn, {"phase": phases.MUST_SACRIFICE}, SACRIFICE),
    ("an offer nobody agreed on", offered, {"free_backup": False}, SACRIFICE),
    ("over too early", last_turn, {"phase": phases.OVER}, "over when all have had their final turn (KOR-110)"),
    ("over and going on", over, {"turn": 2}, "over when all have had their final turn (KOR-110)"),
    ("nothing to choose", looking, {"clovers": {VILLAGE: 0}}, "every question has an answer"),
]


@pytest.mark.parametrize(("make", "change", "fault"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_every_fault_is_reported_with_its_rule(make: Callable[[], KorrigansState], change: Given, fault: str) -> None:
    position = make()
    assert position.faults() == []
    set_attributes(position, change)
    assert any(reported.endswith(fault) for reported in position.faults())


@pytest.mark.parametrize(
    "make", [turn, rescued, sun, sixth_sun, cloud, cauldron_is_due, last_turn, over, looking, offered, stuck]
)
def test_possible_positions_have_no_faults(make: Callable[[], KorrigansState]) -> None:
    assert make().faults() == []
    assert opening(5).faults() == []
