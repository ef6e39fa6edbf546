"""The race to the cauldron: the best plan of a final turn, against every way to play it out."""

from collections.abc import Callable
from random import Random

import pytest

from folkmoot.engine.dice import ScriptedDice
from folkmoot.games.korrigans import GAME
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.race import Plan, Race
from folkmoot.games.korrigans.scoring import cauldron_gold, companions_left, elf_gold, goblin_gold
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves

from .helpers import Given, at, decider
from .scenes import CELLS, rainbow

AWAY = ["meadow_oak", "meadow_oak"]
EMPTY = ["heath_wolves", "poppies_washhouse", "wheat_chapel", "heath_south"]
"""Fields whose menhirs were elves and goblins, far away from the scenes."""


def racing(
    cauldron: str,
    korrigans: list[list[str]],
    own: list[str],
    carried: list[list[str]] | None = None,
    troll: int = 0,
    seat: int = 0,
) -> KorrigansState:
    """Returns a seat's final turn with these companions; the other one has what was in the emptied fields.

    Lists for both seats begin with the seat whose turn it is.
    """
    tokens = [token for pair in carried or [] for token in pair if token]
    facts: Given = rainbow(CELLS[cauldron][0][0]) | {"part": "final-turn", "phase": "final-move", "cauldron": cauldron}
    order = 1 if seat == 0 else -1
    return at(
        2,
        first_player=seat,
        korrigans=korrigans[::order],
        carried=carried and carried[::order],
        hidden=[["gold1"], None][::order],
        revealed=[own, []][::order],
        clovers={field: [] for field in EMPTY[: len(tokens)]},
        troll=troll,
        **facts,
    )


def plan(position: KorrigansState) -> Plan:
    seat = int(position.first)
    return Race(position, seat, position.owned(seat)).best(int(position.cauldron))


def planned(position: KorrigansState) -> tuple[int, int, str]:
    """Returns the gold of the best plan, the companions it leaves, and its first move."""
    best = plan(position)
    return best.gold, best.unspent, GAME.notation(best.first)


def worth(position: KorrigansState) -> tuple[int, int]:
    """Returns what cauldron, elves and goblins bring the racing seat, and the companions left."""
    seat = int(position.first)
    gold = cauldron_gold(position, seat) + elf_gold(position, seat) + goblin_gold(position, seat)
    return gold, companions_left(position, seat)


def after(position: KorrigansState, move: int) -> KorrigansState:
    twin = position.copy()
    twin.play(decider(position), move, ScriptedDice([]))
    return twin


def best_of_all(position: KorrigansState, known: dict[object, tuple[int, int]]) -> tuple[int, int]:
    """Returns the best that can be reached by any order of movements, every one of them tried."""
    board = (*position.korrigan_fields, *position.carried, *position.revealed, *position.backups)
    key = (*board, position.phase, position.mover)
    if key not in known:
        outcomes = [worth(position)]
        if position.turn == 0:
            outcomes += [best_of_all(after(position, move), known) for move in position.moves(decider(position))]
        known[key] = max(outcomes)
    return known[key]


def played_out(position: KorrigansState) -> tuple[int, int]:
    """Follows the plans to the end; a goblin goes to the first opponent there."""
    while position.turn == 0:
        offered = position.moves(decider(position))
        move = plan(position).first if GAME.notation(offered[-1]) == "stop" else offered[0]
        position = after(position, move)
    return worth(position)


SCENES: dict[str, Callable[[], KorrigansState]] = {
    "two hares, two Korrigans": lambda: racing(
        "wheat_dolmen", [["poppies_cairn", "heath_fairies"], AWAY], ["hare", "hare"]
    ),
    "one hare, two Korrigans": lambda: racing(
        "wheat_dolmen", [["poppies_cairn", "heath_fairies"], AWAY], ["hare", "mouse"]
    ),
    "only the second can": lambda: racing("village", [["heath_north", "poppies_ford"], AWAY], ["hare", "mole"]),
    "only the first can": lambda: racing("village", [["poppies_ford", "heath_north"], AWAY], ["hare", "mole"]),
    "one is there": lambda: racing("village", [["village", "heath_north"], AWAY], ["bird", "hare"]),
    "both are there": lambda: racing("village", [["village", "village"], AWAY], ["hare", "frog"]),
    "two rides": lambda: racing(
        "village", [["meadow_fountain", "meadow_fountain"], AWAY], ["hare", "squirrel", "hare"]
    ),
    "out of reach": lambda: racing("heath_south", [["village", "poppies_cairn"], AWAY], ["bird"]),
    "the troll in the way": lambda: racing(
        "wheat_dolmen", [["poppies_cairn", "village"], AWAY], ["hare", "hare"], troll=6
    ),
    "the troll elsewhere": lambda: racing(
        "wheat_dolmen", [["poppies_cairn", "village"], AWAY], ["hare", "hare"], troll=19
    ),
    "the troll beside": lambda: racing("wheat_dolmen", [["poppies_cairn", "village"], AWAY], ["hare", "hare"], troll=1),
    "an elf on the way": lambda: racing(
        "village",
        [["heath_fairies", "heath_north"], ["wheat_dolmen", "meadow_oak"]],
        ["hare", "hare", "squirrel"],
        [["", ""], ["elf", ""]],
    ),
    "an elf beside the way": lambda: racing(
        "village",
        [["village", "poppies_ford"], ["wheat_mill", "meadow_dawn"]],
        ["hare", "mouse"],
        [["", ""], ["", "elf"]],
    ),
    "two elves": lambda: racing(
        "village",
        [["heath_fairies", "poppies_ford"], ["wheat_dolmen", "meadow_dawn"]],
        ["hare", "mouse"],
        [["", ""], ["elf", "elf"]],
    ),
    "one elf for two": lambda: racing(
        "wheat_dolmen",
        [["heath_fairies", "poppies_cairn"], ["wheat_dolmen", "meadow_oak"]],
        ["hare", "hare"],
        [["", ""], ["elf", ""]],
    ),
    "one elf for the second": lambda: racing(
        "wheat_dolmen",
        [["heath_fairies", "poppies_cairn"], ["wheat_dolmen", "meadow_oak"]],
        ["hare", "hare"],
        [["elf", ""], ["elf", ""]],
    ),
    "two elves in one field": lambda: racing(
        "wheat_mill",
        [["heath_fairies", "poppies_cairn"], ["wheat_dolmen", "wheat_dolmen"]],
        ["hare", "hare", "bird"],
        [["", ""], ["elf", "elf"]],
    ),
    "an own elf": lambda: racing(
        "village",
        [["poppies_ford", "heath_north"], ["wheat_mill", "village"]],
        ["hare", "mole"],
        [["elf", ""], ["elf", ""]],
    ),
    "a goblin to be rid of": lambda: racing(
        "village",
        [["poppies_ford", "heath_north"], ["wheat_mill", "village"]],
        ["hare", "mole"],
        [["goblin", ""], ["", ""]],
    ),
    "a goblin kept": lambda: racing(
        "village", [["poppies_ford", "heath_north"], ["wheat_mill", "meadow_oak"]], ["hare"], [["", "goblin"], ["", ""]]
    ),
    "a goblin of the second": lambda: racing(
        "heath_south",
        [["village", "heath_fairies"], ["wheat_dolmen", "meadow_oak"]],
        ["hare", "hare"],
        [["", "goblin"], ["", ""]],
    ),
    "elf for goblin": lambda: racing(
        "meadow_dawn",
        [["heath_fairies", "poppies_ford"], ["wheat_dolmen", "meadow_fountain"]],
        ["hare", "hare", "mouse"],
        [["goblin", ""], ["elf", ""]],
    ),
    "a goblin there": lambda: racing(
        "village", [["poppies_ford", "heath_north"], ["village", "meadow_oak"]], ["hare"], [["", ""], ["goblin", ""]]
    ),
}


@pytest.mark.parametrize("name", SCENES)
@proves("KOR-112", "KOR-121")
def test_no_other_way_brings_more_and_the_plan_can_be_followed(name: str) -> None:
    position = SCENES[name]()
    best = plan(position)
    assert (best.gold, best.unspent) == best_of_all(position, {}) == played_out(position)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("two hares, two Korrigans", (15, 0, "move k1 hare wheat_dolmen")),
        ("only the second can", (10, 1, "move k2 hare village")),
        ("only the first can", (10, 1, "move k1 hare village")),
        ("both are there", (15, 2, "stop")),
        ("out of reach", (0, 1, "stop")),
        ("an elf beside the way", (15, 1, "move k2 hare village")),  # by mouse it would be 10 and an elf
        ("one elf for the second", (15 + 2 * 2, 0, "move k2 hare wheat_dolmen")),
        ("a goblin kept", (10 - 2, 0, "move k1 hare village")),
    ],
)
@proves("KOR-113", "KOR-120", "KOR-126")
def test_the_plan_tells_its_gold_what_it_leaves_and_where_it_begins(name: str, expected: tuple[int, int, str]) -> None:
    assert planned(SCENES[name]()) == expected


@pytest.mark.parametrize("seed", range(16))
@proves("KOR-112", "KOR-119")
def test_wherever_everybody_is_no_other_way_brings_more(seed: int) -> None:
    dice = Random(seed)
    middle = ["village", "wheat_dolmen", "heath_fairies", "poppies_ford", "meadow_dawn", "wheat_mill"]
    position = racing(
        dice.choice(middle),
        [dice.choices(middle, k=2), dice.choices(middle, k=2)],
        ["hare", *dice.sample(["hare", "squirrel", "bird", "mouse", "frog"], 2)],
        [dice.choice([["", ""], ["goblin", ""], ["", "goblin"]]), dice.choice([["elf", "elf"], ["", "elf"]])],
        dice.choice([0, 1, 5, 17, 32]),
        seed % 2,
    )
    best = plan(position)
    assert (best.gold, best.unspent) == best_of_all(position, {}) == played_out(position)


def test_only_a_korrigan_that_is_elsewhere_can_come_to_a_field() -> None:
    position = SCENES["one is there"]()
    race = Race(position, 0, position.owned(0))
    assert not race.reaches(0, box.FIELD_OF["heath_north"])
    assert race.reaches(0, box.FIELD_OF["wheat_mill"])
    assert race.reaches(1, box.FIELD_OF["meadow_fountain"])
    assert not race.reaches(1, box.FIELD_OF["heath_north"])
