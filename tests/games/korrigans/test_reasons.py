"""Why a move is refused: one rule truly broken, and nothing changes."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import IllegalMove
from folkmoot.engine.reasons import Reason
from folkmoot.engine.sealed import SealedDice
from folkmoot.games.korrigans import GAME, stages
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans.rules import movement
from folkmoot.games.korrigans.state import KorrigansState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words
from tests.games.questions import reason_in

from .helpers import (
    COMPANIONS,
    STARTS,
    Given,
    asked,
    at,
    backups,
    decider,
    fields_of,
    hidden,
    legal,
    line,
    lying,
    pawns,
    play_all,
    random_game,
    revealed,
    seen,
    why,
)
from .scenes import ARRIVE, CELLS, cauldron_due, final, last_clover, meeting

ELSEWHERE = [["meadow_oak"] * 2, ["meadow_oak"] * 2]
FIELD = {field["id"]: field for field in box.DATA["field"]}
CROSSINGS = {frozenset((crossing["a"], crossing["b"])): crossing for crossing in box.DATA["crossing"]}
KIND = {"hare": "open", "squirrel": "door", "mouse": "bridge"}
MARK = {"bird": "color", "mole": "molehill", "frog": "pontoon"}
RULE_OF = dict(zip(COMPANIONS, ["KOR-46", "KOR-47", "KOR-49", "KOR-48", "KOR-50", "KOR-51"], strict=True))


def walker(*fields: str, **facts: object) -> KorrigansState:
    """Returns seat 0's turn with all six companions and its Korrigans in these fields."""
    usual: Given = {"korrigans": [list(fields), *ELSEWHERE], "revealed": [COMPANIONS, [], []]}
    return at(3, **(usual | facts))


def after(position: KorrigansState, *texts: str) -> KorrigansState:
    play_all(position, *texts)
    return position


CORNERED: Given = {"korrigans": [["heath_north"] * 2, *ELSEWHERE], "troll": 15}
"""One open border leads out of North Heath, and the troll stands there."""
IN_VILLAGE: Given = {"korrigans": [["village", "village"], *ELSEWHERE], "hidden": [["bird", "gold1"], None, None]}
FREE: Given = {"options": {"backup": "free"}}
CLOUD_4: Given = {"suns": line("red", "orange"), "clouds": line("red")}
PLAIN_FAIRY: Given = {
    "options": {"side": "plain", "first_player": 0},
    "part": "placement",
    "phase": "fairy-move",
    "round": 0,
    "passing": 0,
    "mover": 0,
    "korrigans": [["village", None], [None, None], [None, None]],
    "hidden": [["hare"], [], None],
}

CASES: dict[str, tuple[Callable[[], KorrigansState], list[str]]] = {
    "KOR-15": (
        lambda: at(3, part="placement", phase="place-korrigan", round=0),
        ["place village", "place wheat_chapel"],
    ),
    "KOR-22": (lambda: at(3, **PLAIN_FAIRY), ["move k2", "move k2 hare", "move k2 hare village"]),
    "KOR-26": (lambda: at(3, phase="place-sun", pawn="yellow", **CLOUD_4), ["cloud", "cloud 5"]),
    "KOR-27": (lambda: at(3, phase="place-cloud", pawn="orange", **CLOUD_4), ["sun", "sun 7"]),
    "KOR-29": (lambda: at(3, phase="place-sun", pawn="yellow", **CLOUD_4), ["sun 1", "sun 2"]),
    "KOR-37": (lambda: walker("village", "village"), ["stop", "decline", "refrain"]),
    "KOR-38": (lambda: walker("village", "heath_north"), ["move k1 hare village", "move k2 bird heath_north"]),
    "KOR-39": (
        lambda: at(3, korrigans=[["village", "heath_fairies"], *ELSEWHERE], hidden=[["mole", "gold1"], None, None]),
        ["move k1", "move k1 hare", "move k2 hare", "move k2 frog village", "move k2 hare wheat_dolmen"],
    ),
    "KOR-46": (lambda: walker("village", "heath_north"), ["move k1 hare heath_wolves", "move k2 hare village"]),
    "KOR-47": (
        lambda: walker("village", "heath_north"),
        ["move k1 squirrel wheat_dolmen", "move k2 squirrel heath_south"],
    ),
    "KOR-48": (lambda: walker("village", "heath_north"), ["move k1 mouse", "move k2 mouse poppies_ford"]),
    "KOR-49": (lambda: walker("village", "heath_north"), ["move k1 bird", "move k2 bird village"]),
    "KOR-50": (lambda: walker("village", "heath_wolves"), ["move k1 mole", "move k2 mole village"]),
    "KOR-51": (lambda: walker("village", "heath_wolves"), ["move k1 frog heath_north", "move k2 frog"]),
    "KOR-55": (
        lambda: at(3, phase="must-sacrifice", **IN_VILLAGE),
        ["move", "move k1 hare wheat_mill", "stop", "decline"],
    ),
    "KOR-56": (
        lambda: walker("village", "village", hidden=[["gold1"], None, None]),
        ["sacrifice", "sacrifice gold1 hare"],
    ),
    "KOR-58": (
        lambda: at(3, phase="must-sacrifice", revealed=[["mouse"], [], []], **IN_VILLAGE),
        ["sacrifice mouse hare", "sacrifice gold4", "sacrifice hare squirrel"],
    ),
    "KOR-59": (
        lambda: at(3, phase="must-sacrifice", hidden=[["gold1"], None, None], **CORNERED),
        ["sacrifice gold1 hare"],
    ),
    "KOR-64": (
        lambda: final("village", korrigans=[["heath_north"] * 2, *ELSEWHERE], revealed=[["hare"], [], []]),
        ["sacrifice"],
    ),
    "KOR-65": (
        lambda: at(3, phase="offer-sacrifice", hidden=[["bird"], None, None], **CORNERED, **FREE),
        ["sacrifice bird hare"],
    ),
    "KOR-73": (
        lambda: after(meeting(carried=[["goblin", ""], ["", ""], ["", ""]]), ARRIVE),
        ["goblin a1", "goblin a2"],
    ),
    "KOR-74": (
        lambda: after(meeting(carried=[["goblin", ""], ["", ""], ["", ""]]), ARRIVE),
        ["goblin b2", "goblin c2"],
    ),
    "KOR-82": (lambda: last_clover("troll"), ["gather hare", "gather gold4", "stop", "decline"]),
    "KOR-92": (lambda: after(last_clover("leprechaun", screens=[True, False, True]), "gather gold1"), ["screen b"]),
    "KOR-95": (lambda: after(last_clover("leprechaun"), "gather gold1"), ["screen a"]),
    "KOR-101": (
        lambda: walker("village", "wheat_dolmen", troll=1),
        ["move k1 hare wheat_dolmen", "move k2 hare village"],
    ),
    "KOR-106": (lambda: cauldron_due(3, (5, 6)), ["cauldron wheat_dolmen", "cauldron meadow_oak"]),
    "KOR-107": (
        lambda: cauldron_due(3, (5, 6), korrigans=[*ELSEWHERE, ["village", "meadow_oak"]]),
        ["cauldron village"],
    ),
    "KOR-113": (
        lambda: final("village", korrigans=[["heath_north"] * 2, *ELSEWHERE], revealed=[["hare"], [], []]),
        ["move k1 bird"],
    ),
}


@pytest.mark.parametrize("code", CASES)
def test_every_reason_is_given_where_its_rule_is_broken(code: str) -> None:
    make, texts = CASES[code]
    position = make()
    for text in texts:
        assert why(position, text) == code, text
        assert not any(move.startswith(text) for move in legal(position))


def test_there_is_a_case_for_every_reason_in_the_code() -> None:
    rules = files("folkmoot.games.korrigans.rules")
    source = "".join(rules.joinpath(name).read_text("utf-8") for name in ("verdicts.py", "movement.py"))
    numbers = {int(number) for number in re.findall(r"broken\((\d+)", source)} | set(movement.MOVE_RULES)
    assert {f"KOR-{number}" for number in numbers} == set(CASES)


def test_other_situations_for_the_same_reasons() -> None:
    open_hand = at(3, korrigans=[["village"] * 2, *ELSEWHERE], revealed=[["hare"], [], []], **FREE)
    assert why(open_hand, "sacrifice gold1 hare") == "KOR-65"  # that question has been answered
    fairy = after(last_clover("fairy"), "gather gold1")
    assert why(fairy, "sacrifice") == why(fairy, "sacrifice gold1 hare") == "KOR-64"
    offered = at(
        3, phase="offer-sacrifice", korrigans=[["village"] * 2, *ELSEWHERE], revealed=[["hare"], [], []], **FREE
    )
    assert why(offered, "stop") == why(offered, "decline") == "KOR-37"
    cloudy = at(3, phase="place-cloud", pawn="orange", **CLOUD_4)
    assert why(cloudy, "cloud 1") == "KOR-29"
    barred = at(3, hidden=[["hare", "bird"], None, None], **CORNERED)
    assert why(barred, "move k1 hare") == why(barred, "move k1 hare meadow_fountain") == "KOR-101"


@pytest.mark.parametrize(
    ("code", "text", "args"),
    [
        ("KOR-15", "place village", {"fault": "number", "number": 1}),
        ("KOR-29", "sun 2", {"line": "sun", "number": 2}),
        ("KOR-38", "move k2 bird heath_north", {"field": "heath_north"}),
        ("KOR-39", "move k1", {"companion": "none", "field": "village"}),
        ("KOR-39", "move k2 hare wheat_dolmen", {"companion": "hare", "field": "heath_fairies"}),
        ("KOR-46", "move k2 hare village", {"field": "heath_north", "target": "village"}),
        ("KOR-48", "move k1 mouse", {"field": "village", "target": "none"}),
        ("KOR-58", "sacrifice gold4", {"clover": "gold4"}),
        ("KOR-59", "sacrifice gold1 hare", {"companion": "hare"}),
        ("KOR-92", "screen b", {"seat": 1}),
        ("KOR-101", "move k2 hare village", {"fields": ["wheat_dolmen", "village"]}),
        ("KOR-106", "cauldron meadow_oak", {"field": "meadow_oak"}),
        ("KOR-107", "cauldron village", {"field": "village"}),
        ("KOR-113", "move k1 bird", {"companion": "bird", "field": "heath_north"}),
    ],
)
def test_a_refusal_names_the_figures_that_stand_against_it(code: str, text: str, args: Given) -> None:
    assert reason_in(GAME, CASES[code][0](), text) == Reason(code, args)


@proves("KOR-15", "KOR-29")
def test_a_refusal_counts_start_numbers_from_the_first_player_and_lines_from_one() -> None:
    placing: Given = {"part": "placement", "phase": "place-korrigan", "round": 0}
    position = at(3, first_player=2, turn=1, **placing)
    assert reason_in(GAME, position, "place village") == Reason("KOR-15", {"fault": "number", "number": 2})
    there = [[STARTS[2][0], None], [STARTS[3][0], None], [STARTS[1][0], None]]
    second = at(3, first_player=2, turn=1, korrigans=there, **(placing | {"passing": 1}))
    assert reason_in(GAME, second, f"place {STARTS[2][0]}") == Reason("KOR-15", {"fault": "used", "number": 2})
    cloudy = at(3, phase="place-cloud", pawn="orange", **CLOUD_4)
    assert reason_in(GAME, cloudy, "cloud 1") == Reason("KOR-29", {"line": "cloud", "number": 1})


@proves("KOR-37")
def test_only_whose_turn_it_is_may_answer_only_what_is_asked_and_nobody_when_the_game_is_over() -> None:
    position = walker("village", "heath_north")
    assert legal(position, 1) == set()
    assert why(position, "move k1 hare wheat_dolmen", seat=1) == "not-your-turn"
    for text in (
        "place village",
        "sun 1",
        "cloud 1",
        "goblin b1",
        "gather hare",
        "screen b",
        "troll 1",
        "cauldron village",
    ):
        assert why(position, text) == "not-this-question"
    ended = final("village", turn=2, revealed=[[], [], ["hare"]], hidden=[["gold1"], ["gold1"], ["gold1"]])
    play_all(ended, "stop")
    assert ended.deciders() == []
    assert why(ended, "stop", seat=0) == why(ended, "move k1 hare village", seat=2) == "game-over"


def leads(position: KorrigansState, companion: str, start: str, end: str) -> bool:
    """Tells whether a companion leads from a field to another, the troll apart, judged from the board's data."""
    if companion in KIND:
        crossing = CROSSINGS.get(frozenset((start, end)))
        return crossing is not None and crossing["kind"] == KIND[companion]
    one, other = FIELD[start][MARK[companion]], FIELD[end][MARK[companion]]
    return start != end and bool(one) and one == other


def barred(position: KorrigansState, companion: str, start: str, end: str) -> bool:
    crossing = CROSSINGS.get(frozenset((start, end)))
    return crossing is not None and crossing["id"] == position.troll + 1 and crossing["kind"] == KIND.get(companion)


def moves_with(position: KorrigansState, seat: int, tokens: list[str]) -> bool:
    return any(
        leads(position, companion, start, end) and not barred(position, companion, start, end)
        for start in fields_of(position, seat)
        if start is not None
        for companion in set(tokens) & set(COMPANIONS)
        for end in box.FIELD_NAMES
    )


def owned(position: KorrigansState, seat: int) -> list[str]:
    return hidden(position, seat) + revealed(position, seat) + backups(position, seat)


def move_broken(position: KorrigansState, seat: int, words: list[str], code: str) -> bool:
    start, companion, end = fields_of(position, seat)[int(words[1][1]) - 1], words[2], words[3]
    if start is None or code == "KOR-22":
        return start is None and code == "KOR-22"
    if code in ("KOR-39", "KOR-113"):
        return companion not in owned(position, seat) and (code == "KOR-113") == (position.stage == stages.FINAL_TURN)
    if code == "KOR-38":
        return start == end
    if code == "KOR-101":
        return barred(position, companion, start, end)
    return code == RULE_OF[companion] and not leads(position, companion, start, end)


def sacrifice_broken(position: KorrigansState, seat: int, words: list[str], code: str, phase: str) -> bool:
    pile = hidden(position, seat)
    if code == "KOR-58":
        return words[1] not in pile
    if code == "KOR-64":
        return phase in ("fairy-move", "final-move")
    if phase == "move":
        return code == ("KOR-65" if position.free_backup else "KOR-56")
    left = owned(position, seat)
    left.remove(words[1])
    helps = moves_with(position, seat, [*left, words[2]])
    return not helps and code == {"must-sacrifice": "KOR-59", "offer-sacrifice": "KOR-65"}[phase]


def place_broken(position: KorrigansState, seat: int, words: list[str], code: str, phase: str) -> bool:
    """Judges the choice of a field, line, Korrigan, token or seat."""
    kind, chosen = words
    here = box.FIELD_NAMES[position.korrigan_fields[position.mover]]
    number = (seat - int(position.first)) % int(position.seats) + 1
    free = [
        [line for line, pawn in enumerate(pawns(side), 1) if pawn is None] for side in (position.suns, position.clouds)
    ]
    in_reach = {
        name for name, cells in CELLS.items() if any(row in free[0] and column in free[1] for row, column in cells)
    }
    broken = {
        "KOR-15": lambda: chosen not in STARTS[number] or chosen == fields_of(position, seat)[0],
        "KOR-26": lambda: phase == "place-sun" and kind == "cloud",
        "KOR-27": lambda: phase == "place-cloud" and kind == "sun",
        "KOR-29": lambda: int(chosen) not in free[kind == "cloud"],
        "KOR-73": lambda: "abcde".index(chosen[0]) == seat,
        "KOR-74": lambda: fields_of(position, "abcde".index(chosen[0]))[int(chosen[1]) - 1] != here,
        "KOR-82": lambda: phase == "choose-clover" and chosen not in lying(position, here),
        "KOR-92": lambda: not seen(position).players["abcde".index(chosen)].screen,
        "KOR-95": lambda: "abcde".index(chosen) == seat,
        "KOR-106": lambda: chosen not in in_reach,
        "KOR-107": lambda: chosen in fields_of(position, seat) and bool(in_reach - set(fields_of(position, seat))),
    }
    return bool(broken[code]())


def truly_broken(position: KorrigansState, seat: int, text: str, code: str) -> bool:
    """Tells whether the move breaks this very rule, judged from names and the board's data alone."""
    words, phase = text.split(), asked(position)[1]
    if code == "not-this-question":
        return {move.split()[0] for move in legal(position)}.isdisjoint({words[0]})
    if code == "KOR-55":
        return phase == "must-sacrifice" and words[0] != "sacrifice"
    if code == "KOR-37":
        return phase in ("move", "offer-sacrifice") and words[0] in ("stop", "decline", "refrain")
    if len(words) == 1:
        return code == "KOR-82" and phase == "choose-clover"
    if words[0] == "move":
        return move_broken(position, seat, words, code)
    if words[0] == "sacrifice":
        return sacrifice_broken(position, seat, words, code, phase)
    return place_broken(position, seat, words, code, phase)


@pytest.mark.parametrize("options", [{}, {"side": "plain"}, {"side": "plain", "backup": "free"}, {"backup": "free"}])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_refusal_names_a_rule_that_is_truly_broken_and_agrees_with_the_legal_moves(
    players: int, options: Given
) -> None:
    everything = [GAME.notation(move) for move in GAME.vocabulary(players, GAME.options_for(players, options))]
    for number, played in enumerate(random_game(players, 7, **options)):
        if number % 4 and played.phase in ("move", "choose-clover", "place-sun", "final-move"):
            continue
        offered = legal(played.before)
        for text in everything:
            code = why(played.before, text)
            assert (code is None) == (text in offered), text
            assert code is None or truly_broken(played.before, played.seat, text, code), (text, code)


def test_an_illegal_move_is_refused_and_leaves_everything_as_it_was() -> None:
    facts: Given = {"korrigans": [["village", "heath_north"], *ELSEWHERE], "revealed": [["hare"]] * 3}
    course = Course(GAME, 3, GAME.options_for(3, {}), SealedDice(bytes(32), []), facts)
    before = course.position.snapshot()
    offered = {GAME.notation(move) for move in course.position.moves(0)}
    for move in GAME.vocabulary(3, GAME.options_for(3, {})):
        if GAME.notation(move) not in offered:
            with pytest.raises(IllegalMove):
                course.play(0, GAME.notation(move))
    for seat in (1, 2, 3, -1):
        with pytest.raises(IllegalMove):
            course.play(seat, "move k1 hare wheat_mill")
    assert course.position.snapshot() == before
    course.play(0, "move k1 hare wheat_mill")
    assert course.position.snapshot() != before


def test_asking_changes_nothing() -> None:
    position = walker("village", "heath_north")
    before = position.snapshot()
    for move in GAME.vocabulary(3, GAME.options_for(3, {})):
        position.why_not(0, move)
    position.moves(0)
    position.prompt(0)
    position.view(1)
    position.imagine(1, FastDice(3))
    assert position.snapshot() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words = Words(GAME, language, ["Lutin", "Puck", "Nixe"], 0)
    for make, texts in CASES.values():
        position = make()
        for text in texts:
            reason = position.why_not(decider(position), GAME.parse_prefix(text))
            assert reason is not None
            assert words.why(reason)
