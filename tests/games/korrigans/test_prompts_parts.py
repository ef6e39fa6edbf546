"""What a question and its choices say: words, labels, and whether an answer shows something or draws a pawn."""

from collections.abc import Callable
from typing import Any

import pytest

from folkmoot.engine.phrases import Phrase
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from tests.games.questions import choice, prompt_of

from .helpers import RAINBOW, Given, at, line, play_all
from .scenes import ARRIVE, cauldron_due, final, last_clover, meeting

AWAY = ["meadow_oak", "meadow_oak"]
ALL_RIDE: Given = {"revealed": [["hare"], ["hare"], ["hare"]]}
"""Everybody can move, and everybody sees it."""
FIRST_IN_DOUBT: Given = {"revealed": [[], ["hare"], ["hare"]]}
NEXT_IN_DOUBT: Given = {"revealed": [["hare"], [], ["hare"]]}
LAST_IN_DOUBT: Given = {"revealed": [["hare"], ["hare"], []]}
"""Whether one of three players can move is not seen."""


def after(position: KorrigansState, *texts: str) -> KorrigansState:
    play_all(position, *texts)
    return position


def placing(**facts: Any) -> KorrigansState:
    usual: Given = {"part": "placement", "phase": "place-korrigan", "round": 0}
    return at(3, **(usual | facts))


def plain_end(turn: int, passing: int, **facts: Any) -> KorrigansState:
    """Returns a placement on the plain side where the village is empty."""
    fields: list[list[str | None]] = [["heath_north" if passing else None, None] for _ in range(3)]
    for seat in range(turn):
        fields[seat][passing] = "heath_south"
    usual: Given = {"options": {"side": "plain"}, "korrigans": fields, "clovers": {"village": []}}
    return placing(turn=turn, passing=passing, **(usual | facts))


def sun(**facts: Any) -> KorrigansState:
    return at(3, phase="place-sun", pawn="yellow", **facts)


def cloud(clouds: int, **facts: Any) -> KorrigansState:
    suns, colours = line(*RAINBOW[:6]), line(*RAINBOW[:clouds])
    return at(3, phase="place-cloud", pawn=RAINBOW[clouds], suns=suns, clouds=colours, **facts)


def goblin(**facts: Any) -> KorrigansState:
    return after(meeting(**({"carried": [["goblin", ""], ["", ""], ["", ""]]} | facts)), ARRIVE)


def goblin_in_empty_field(**facts: Any) -> KorrigansState:
    emptied: Given = {"clovers": dict.fromkeys(("wheat_dolmen", "heath_wolves", "wheat_mill"), 0)}
    return goblin(**(emptied | facts))


def troll(**facts: Any) -> KorrigansState:
    korrigans = [["meadow_oak", "village"], ["heath_north", "heath_north"], AWAY]
    return after(last_clover("troll", **({"korrigans": korrigans} | ALL_RIDE | facts)), "gather gold1")


def fairy(**facts: Any) -> KorrigansState:
    return after(last_clover("fairy", **(ALL_RIDE | facts)), "gather gold1")


def leprechaun() -> KorrigansState:
    return after(last_clover("leprechaun", **ALL_RIDE), "gather gold1")


def gathering(turn: int = 0, tokens: tuple[str, ...] = ("gold1", "hare"), **facts: Any) -> KorrigansState:
    korrigans = [list(AWAY) for _ in range(3)]
    korrigans[turn] = ["village", "heath_north"]
    usual: Given = {"phase": "choose-clover", "turn": turn, "mover": 2 * turn, "korrigans": korrigans}
    return at(3, clovers={"village": list(tokens)}, **(usual | ALL_RIDE | facts))


def riding(turn: int = 0, **facts: Any) -> KorrigansState:
    korrigans = [list(AWAY) for _ in range(3)]
    korrigans[turn] = ["village", "heath_north"]
    usual: Given = {"turn": turn, "korrigans": korrigans, "clovers": {"wheat_mill": []}}
    return at(3, **(usual | ALL_RIDE | facts))


def offered() -> KorrigansState:
    return riding(phase="offer-sacrifice", options={"backup": "free"}, hidden=[["gold1"], 2, 2])


def last(**facts: Any) -> KorrigansState:
    usual: Given = {"korrigans": [["poppies_cairn", "heath_north"], AWAY, AWAY], "revealed": [["hare"], [], []]}
    return final("village", **(usual | facts))


TO_MILL = "move k1 hare wheat_mill"

REVEALS: dict[str, tuple[Callable[[], KorrigansState], str, bool]] = {
    "a placement looks": (placing, "place poppies_cairn", True),
    "a placement in an empty field": (lambda: plain_end(1, 0), "place village", False),
    "the last placement of the first pass": (lambda: plain_end(2, 0), "place village", False),
    "a later placement": (lambda: plain_end(1, 1), "place village", False),
    "the last placement, then a pawn is drawn": (lambda: plain_end(2, 1), "place village", True),
    "a movement looks": (lambda: riding(clovers={}), TO_MILL, True),
    "a movement to a single hare": (lambda: riding(clovers={"wheat_mill": ["hare"]}), TO_MILL, True),
    "a movement into an empty field": (riding, TO_MILL, False),
    "the same, the next one in doubt": (lambda: riding(**NEXT_IN_DOUBT), TO_MILL, True),
    "the same, the one after the next in doubt": (lambda: riding(**LAST_IN_DOUBT), TO_MILL, False),
    "the same, the last of the round": (lambda: riding(2), TO_MILL, True),
    "the second of three": (lambda: riding(1), TO_MILL, False),
    "a first use": (lambda: riding(revealed=[[], ["hare"], ["hare"]], hidden=[["hare"], 2, 2]), TO_MILL, True),
    "one token of several": (gathering, "gather gold1", False),
    "a token, the last of the round": (lambda: gathering(2), "gather gold1", True),
    "a token without screen": (lambda: gathering(screens=[False, True, True]), "gather gold1", True),
    "a token, the next one in doubt": (lambda: gathering(**NEXT_IN_DOUBT), "gather gold1", True),
    "the last of the village": (lambda: gathering(tokens=("gold1",)), "gather gold1", False),
    "the last of another field": (lambda: last_clover("gold1", **ALL_RIDE), "gather gold1", True),
    "one of two beside a menhir": (
        lambda: last_clover("gold1", clovers={"meadow_oak": ["gold1", "hare"]}, **ALL_RIDE),
        "gather gold1",
        False,
    ),
    "a goblin, then a look": (goblin, "goblin b1", True),
    "a goblin in an empty field": (goblin_in_empty_field, "goblin b1", False),
    "a goblin, the next one in doubt": (lambda: goblin_in_empty_field(**NEXT_IN_DOUBT), "goblin b1", True),
    "a sun, then all can move": (lambda: sun(**ALL_RIDE), "sun 1", False),
    "a sun, the first to move in doubt": (lambda: sun(**FIRST_IN_DOUBT), "sun 1", True),
    "a sun, the second in doubt": (lambda: sun(**NEXT_IN_DOUBT), "sun 1", False),
    "the fourth cloud": (lambda: cloud(3, **ALL_RIDE), "cloud 7", False),
    "the fifth cloud, then the chain": (lambda: cloud(4, **ALL_RIDE), "cloud 7", True),
    "a sun with four clouds": (
        lambda: at(3, phase="place-sun", pawn="indigo", suns=line(*RAINBOW[:5]), clouds=line(*RAINBOW[:4]), **ALL_RIDE),
        "sun 7",
        False,
    ),
    "a sun with five clouds, the chain goes on": (
        lambda: at(3, phase="place-sun", pawn="indigo", suns=line(*RAINBOW[:5]), clouds=line(*RAINBOW[:5]), **ALL_RIDE),
        "sun 7",
        True,
    ),
    "a screen": (leprechaun, "screen b", True),
    "a troll in nobody's way": (troll, "troll 1", False),
    "a troll before the only way out": (troll, "troll 15", True),
    "a fairy declined": (fairy, "decline", False),
    "a fairy declined, the next one in doubt": (lambda: fairy(**NEXT_IN_DOUBT), "decline", True),
    "the end of a final turn": (last, "stop", True),
    "a last ride": (last, "move k1 hare wheat_dolmen", True),
    "the cauldron": (lambda: cauldron_due(3, (5, 6)), "cauldron village", True),
    "no sacrifice": (offered, "refrain", False),
    "a sacrifice": (offered, "sacrifice gold1 squirrel", False),
}


@pytest.mark.parametrize("name", REVEALS)
@proves("KOR-129", "KOR-130")
def test_a_choice_says_whether_it_may_show_something(name: str) -> None:
    make, move, reveals = REVEALS[name]
    assert choice(make(), move).reveals == reveals


@pytest.mark.parametrize(
    ("make", "question"),
    [
        (placing, Phrase("ask-place-korrigan", {"korrigan": "k1"})),
        (lambda: placing(passing=1), Phrase("ask-place-korrigan", {"korrigan": "k2"})),
        (sun, Phrase("ask-place-sun", {"pawn": "yellow"})),
        (lambda: cloud(3), Phrase("ask-place-cloud", {"pawn": "green"})),
        (lambda: cauldron_due(3, (5, 6)), Phrase("ask-place-cauldron", {"pawn": "violet"})),
        (gathering, Phrase("ask-choose-clover", {"field": "village"})),
        (riding, Phrase("ask-move", {})),
        (troll, Phrase("ask-place-troll", {})),
        (last, Phrase("ask-final-move", {})),
    ],
)
def test_a_question_names_the_korrigan_the_pawn_or_the_field(
    make: Callable[[], KorrigansState], question: Phrase
) -> None:
    assert prompt_of(make()).question == question


@pytest.mark.parametrize(
    ("make", "move", "labels"),
    [
        (placing, "place poppies_cairn", [("label-field", {"field": "poppies_cairn"})]),
        (sun, "sun 7", [("label-sun", {"number": 7})]),
        (lambda: cloud(3), "cloud 7", [("label-cloud", {"number": 7})]),
        (gathering, "gather gold1", [("label-clover", {"clover": "gold1"})]),
        (goblin, "goblin c1", [("label-korrigan", {"seat": 2, "korrigan": "k1"})]),
        (leprechaun, "screen c", [("label-seat", {"seat": 2})]),
        (troll, "troll 1", [("label-crossing", {"fields": ["village", "wheat_dolmen"], "crossing": "open"})]),
        (troll, "troll 30", [("label-crossing", {"fields": ["meadow_oak", "wheat_chapel"], "crossing": "door"})]),
        (troll, "troll 38", [("label-crossing", {"fields": ["wheat_chapel", "meadow_dusk"], "crossing": "bridge"})]),
        (
            riding,
            "move k2 hare meadow_fountain",
            [
                ("label-korrigan", {"seat": 0, "korrigan": "k2"}),
                ("label-companion", {"companion": "hare"}),
                ("label-field", {"field": "meadow_fountain"}),
            ],
        ),
        (
            offered,
            "sacrifice gold1 squirrel",
            [("label-clover", {"clover": "gold1"}), ("label-companion", {"companion": "squirrel"})],
        ),
        (offered, "refrain", []),
    ],
)
def test_every_word_of_a_choice_has_its_label(
    make: Callable[[], KorrigansState], move: str, labels: list[tuple[str, Given]]
) -> None:
    parts = choice(make(), move).parts
    words = [Phrase(f"use-{move.split()[0]}"), *[Phrase(key, args) for key, args in labels]]
    assert [part.label for part in parts] == words


@pytest.mark.parametrize(("number", "target"), [(0, "goblin b1"), (1, "goblin b2")])
def test_a_korrigan_that_may_get_the_goblin_can_be_touched(number: int, target: str) -> None:
    korrigans = [["heath_fairies", "heath_south"], ["wheat_dolmen", "wheat_dolmen"], AWAY]
    parts = choice(goblin(korrigans=korrigans), target).parts
    assert parts[1].label.args == {"seat": 1, "korrigan": f"k{number + 1}"}
    assert parts[1].target == f"korrigan b{number + 1}"


@proves("KOR-107")
def test_a_single_answer_that_all_can_work_out_is_forced() -> None:
    due = cauldron_due(3, (5, 6), korrigans=[AWAY, AWAY, ["village", "heath_fairies"]])
    assert [choice.move for choice in prompt_of(due).choices] == ["cauldron poppies_ford"]
    assert prompt_of(due).forced
    alone = after(last_clover("leprechaun", screens=[True, True, False], **ALL_RIDE), "gather gold1")
    assert prompt_of(alone).forced


@proves("KOR-42", "KOR-60")
def test_a_player_who_has_a_backup_shows_nothing_by_using_its_kind() -> None:
    position = riding(
        revealed=[[], ["hare"], ["hare"]], hidden=[["hare"], 2, 2], backups=[["hare"], [], []], sacrificed=[1, 0, 0]
    )
    assert (choice(position, TO_MILL).note, choice(position, TO_MILL).reveals) == (None, False)
