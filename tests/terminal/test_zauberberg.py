"""Zauberberg at the terminal: the mountain, what a person reads there, how questions are put, and whole games."""

from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.position import Position
from folkmoot.engine.prompts import Prompt
from folkmoot.engine.registry import find_game
from folkmoot.games.zauberberg import components as box
from folkmoot.terminal.asking import draw_question, lines, understood
from folkmoot.terminal.boards import draw
from folkmoot.terminal.session import Session
from folkmoot.terminal.watch import watch
from folkmoot.testing import situation
from folkmoot.text import Words
from tests.settings import in_turn
from tests.terminal.scripted_console import ScriptedConsole, play_to_the_end, rendered, start_session, type_answers

GAME = find_game("zauberberg")
NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"]
CELL = 6
"""Columns of a space."""
TOP, LEFT = 3, 2
"""Where on the screen the mountain begins: below the frame and the northern villages, right of the frame."""


def session(file: Path, people: list[int], players: int = 3, options: dict[str, object] | None = None) -> Session:
    return start_session(GAME, file, people, players, options)


def drawn(position: Position, eye: int | None, language: str = "en", width: int = 80) -> str:
    return rendered(draw(position.view(eye), Words(GAME, language, NAMES, eye)), width)


def midgame(options: dict[str, object] | None = None, **facts: object) -> Position:
    """Kobolds in villages and on three levels, a pair, one that waits, stones and a Raven."""
    given: dict[str, Any] = {
        "places": [
            ["L1-32", "nw", "L2-07", "nw", "se"],
            ["L1-08", "L1-32", "L3-09", "ne", "nw"],
            ["sw", "sw", "L4-00", "ne", "L2-20"],
        ],
        "on_top": ["b2"],
        "waiting": ["b1"],
        "tokens": {
            "L1-08": "passage",
            "L1-12": "raven",
            "L1-32": "flying-card",
            "L1-38": "crystal-ball",
            "L2-02": "ghost",
            "L3-14": "storm",
        },
        "face_up": ["L1-08", "L2-02"],
        "gone": ["L1-12", "L1-38"],
        "seen": ["L3-14"],
        "stones": ["L1-05", "L2-14"],
        "owned": [2, 1, 0],
        "ravens": [0, 0, 1],
        "credit": [0, 1, 0],
        "hands": [["1", "1", "3", "5", "J"], None, None],
        "discard": ["2", "2", "J"],
        "turns": 12,
    }
    return situation("zauberberg", players=3, options=options or {}, **(given | facts))


def cell(screen: str, column: int, row: int) -> tuple[str, str]:
    """Returns the two lines of a space: its number with what lies there, and who stands there; without the path."""
    first, second = screen.splitlines()[TOP + 2 * row : TOP + 2 * row + 2]
    start = LEFT + CELL * column
    return first[start : start + CELL].rstrip(" ─"), second[start : start + CELL].rstrip(" │")


def asked(position: Position, language: str = "en") -> tuple[Prompt, Words]:
    seat = position.deciders()[0]
    prompt = position.prompt(seat)
    assert prompt is not None
    return prompt, Words(GAME, language, NAMES, seat)


def test_the_table_fits_the_terminal(language: str) -> None:
    for width in (80, 100, 140, 180):
        for memory_aid in (False, True):
            screen = drawn(midgame({"memory_aid": memory_aid}), 0, language, width)
            assert max(len(line) for line in screen.splitlines()) <= width


def test_the_rest_stands_beside_the_mountain_where_there_is_room() -> None:
    assert len(drawn(midgame(), 0, width=160).splitlines()) < 30 < len(drawn(midgame(), 0, width=80).splitlines())


def test_every_space_shows_its_number_and_corners_their_level() -> None:
    screen = drawn(midgame(), 0)
    spaces = [(column, row) for row in range(11) for column in range(11) if not (4 <= column <= 6 and 4 <= row <= 6)]
    numbers = [cell(screen, column, row)[0].rstrip("?↑∩◆") for column, row in spaces]
    assert sorted(number[-2:] for number in numbers) == sorted(space[-2:] for space in box.SPACE_NAMES)
    corners = {number for number in numbers if len(number) > 2}
    assert corners == {space["id"] for space in box.DATA["space"] if space["corner"]}
    assert cell(screen, 9, 1)[0] == "L2-08"
    assert cell(screen, 3, 7)[0] == "L4-12"


def test_tokens_and_stones_stand_at_their_spaces() -> None:
    screen = drawn(midgame(), 0)
    assert cell(screen, 2, 0)[0] == "02?"
    assert cell(screen, 8, 0)[0] == "08↑"
    assert cell(screen, 3, 1)[0] == "02∩"
    assert cell(screen, 10, 2)[0] == "12"  # the Raven is gone
    assert cell(screen, 5, 0)[0] == "05◆"
    assert cell(screen, 10, 5)[0] == "15"  # its stone is taken
    assert cell(screen, 6, 8)[0] == "14?"
    assert cell(drawn(midgame({"memory_aid": True}), 0), 6, 8)[0] == "14?≈"


def test_the_upper_kobold_of_a_pair_comes_first() -> None:
    screen = drawn(midgame(), 0)
    assert cell(screen, 0, 8) == ("32?", "B2/A1")
    assert cell(screen, 8, 0) == ("08↑", "B1")
    assert "A3/B4 A3 on B4" in screen


def test_the_mountain_turns_and_the_villages_stay() -> None:
    for rotation, corner in enumerate(("L1-00", "L1-30", "L1-20", "L1-10")):
        screen = drawn(midgame(rotation=rotation), 0)
        assert cell(screen, 0, 0)[0] == corner
        rows = [line.split() for line in screen.splitlines()]
        assert rows[2][1:-1] == ["A2", "A4", "B5", "B4", "C4"]
        assert rows[TOP + 23][1:-1] == ["C1", "C2", "A5"]
    screen = drawn(midgame(rotation=1), 0)
    assert cell(screen, 2, 0) == ("32?", "B2/A1")
    assert cell(screen, 10, 8) == ("08↑", "B1")


def test_players_show_cards_stones_and_where_their_kobolds_are() -> None:
    rows = [line.strip("│ ").split() for line in drawn(midgame(), 0).splitlines()]
    assert ["▶", "A", "you", "5/5", "◆◆", "L1-32", "nw", "L2-07", "nw", "se"] in rows
    assert ["B", "Puck", "4/4", "◆", "L1-08", "L1-32", "L3-09", "ne", "nw"] in rows
    assert ["C", "Nixe", "3/3", "–", "sw", "sw", "L4-00", "ne", "L2-20"] in rows


def test_hand_piles_extras_ravens_and_tokens_stand_beside_the_mountain() -> None:
    screen = " ".join(drawn(midgame(), 0, width=160).split())
    for expected in (
        "Turn 13",
        "Hand 1, 1, 3, 5, joker",
        "Extra B Puck +1",
        "Ravens C Nixe ×1",
        "Draw pile 45",
        "Discards 2 ×2, joker ×1",
        "L1-08 ↑ Secret Passage (B1 waits for space 07 of level 2), L2-02 ∩ Ghost",
        "↑ Secret Passage ×3, ∩ Ghost ×2, v Raven ×2, ○ Crystal Ball ×2",
    ):
        assert expected in screen
    assert "Seen" not in screen
    assert "Seen L1-32 +, L3-14 ≈" in " ".join(drawn(midgame({"memory_aid": True}), 0).split())


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    for eye in (1, 2, None):
        screen = drawn(midgame(), eye)
        assert "1, 1, 3, 5, joker" not in screen
        assert ("Hand" in screen) == (eye is not None)


def test_the_kobold_that_moves_is_shown_with_its_cards() -> None:
    position = midgame(
        phase="move-second", kobold="a3", played=1, hands=[["1", "5", "J", "J"], None, None], discard=["3"]
    )
    assert "This turn Your kobold 3 is moving · Cards played: 1 of 3" in drawn(position, 0)
    assert "Le Kobold 3 de Lutin se déplace" in drawn(position, 1, "fr")


def test_handfuls_of_cards_share_a_line() -> None:
    prompt, words = asked(midgame())
    assert len(prompt.choices) > 20
    screen = rendered(draw_question(prompt, words), 80)
    assert "Exchange cards → a 1, a 3, a 5, a joker" in screen
    assert "exchange 1|…|1135J" in screen
    assert len(screen.splitlines()) == len(lines(prompt, words))
    last = lines(prompt, words)[-1].number
    for answer in ("exchange 13J", f"{last} 13J", f"{last} J31", f"{last} 1 3 j", "exchange 3, 1, J"):
        assert understood(prompt, words, answer) == "exchange 13J"


def test_directions_stand_beside_where_they_lead_and_are_listed_as_they_are_typed() -> None:
    position = midgame(phase="move-second", kobold="a3", played=1, hands=["1555", None, None], discard=["3"])
    screen = rendered(draw_question(*asked(position)), 120)
    assert "Walk: a 1 · counter-clockwise to space 06 of level 2 · a face-down token lies there" in screen
    assert "Walk: a 5 · counter-clockwise to space 02 of level 2 · a Ghost lies there" in screen
    placing = rendered(draw_question(*asked(situation("zauberberg", players=3, phase="place-kobold"))), 80)
    assert placing.count("the north-west village") == 1
    assert "place k5 nw|ne|se|sw" in placing


def test_many_tokens_to_reveal_share_a_line_and_one_word_is_enough(language: str) -> None:
    position = midgame(
        phase="reveal-token",
        kobold="a5",
        played=2,
        places=[["L1-32", "nw", "L2-07", "nw", "L1-22"], ["L1-08", "nw", "ne", "ne", "nw"], ["sw"] * 3 + ["ne"] * 2],
        on_top=[],
        asked="a5",
        tokens={"L1-08": "passage", "L1-22": "crystal-ball", "L1-12": "raven"},
        face_up=["L1-08"],
        gone=["L1-12", "L1-22"],
        seen=[],
        hands=[["1", "1", "3"], None, None],
        discard=["5", "2"],
    )
    prompt, words = asked(position, language)
    assert len(lines(prompt, words)) == 1
    screen = rendered(draw_question(prompt, words), 80)
    assert f"{words.name('space', 'L1-02')}, " in screen
    assert understood(prompt, words, "l4-14") == "reveal L4-14"
    assert understood(prompt, words, "1 L4-14") == "reveal L4-14"


def test_cards_to_discard_are_listed_also_with_a_joker_among_them() -> None:
    given: dict[str, Any] = {"phase": "discard-card", "victim": 1, "kobold": "a1", "played": 2, "asked": "a1"}
    given |= {
        "places": [["L1-12", "nw", "nw", "ne", "se"], ["nw", "ne", "ne", "se", "se"], ["nw", "ne", "ne", "se", "se"]],
        "on_top": [],
        "waiting": [],
        "tokens": {"L1-12": "raven"},
        "face_up": [],
        "gone": ["L1-12"],
        "seen": [],
        "hands": [["1", "1", "3"], ["2", "5", "5", "J"], None],
        "owned": [0, 0, 0],
        "ravens": [0, 0, 0],
        "credit": [0, 0, 0],
        "discard": ["1", "2"],
    }
    prompt, words = asked(midgame(**given))
    assert [line.start for line in lines(prompt, words)] == ["discard 2", "discard 5", "discard J"]
    assert understood(prompt, words, "3") == understood(prompt, words, "a joker") == "discard J"


@pytest.mark.parametrize(("players", "language"), in_turn((2, "fr"), (5, "en")))
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, language: str, players: int) -> None:
    table = session(tmp_path / "game.json", [players - 1], players, {"memory_aid": players == 5})
    screen = play_to_the_end(table, tmp_path / "game.json", language)
    assert ("La partie est finie" if language == "fr" else "The game is over") in screen


def test_hint_why_rules_log_and_undo_answer(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0])
    screen = type_answers(table, "hint", "why pick k1 1", "rules zau-71", "1 nw", "log", "undo", "2 north-east")
    assert "Advice at the level of Sylph" in screen
    assert "that is not what is being asked now" in screen
    assert "ZAU-71 If a card of this turn" in screen
    assert "You place kobold 1 in the north-west village." in screen
    assert "3 moves taken back." in screen
    assert "You place kobold 2 in the north-east village." in screen


def test_bots_are_watched_in_both_languages(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [])
    console = ScriptedConsole(table, [])
    watch(table, language, console, pace=0)
    assert table.course.result() is not None
    assert ("Placement des Kobolds" if language == "fr" else "Placing the kobolds") in console.flat_output
    assert not any(word in console.flat_output for word in ("You draw", "Vous piochez", "Hand ", "Main "))
