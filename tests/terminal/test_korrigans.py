"""Korrigans at the terminal: the map, what a person reads there, and whole games."""

from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.games.korrigans import components as box
from folkmoot.terminal.boards import draw
from folkmoot.terminal.session import Session
from folkmoot.terminal.watch import watch
from folkmoot.text import Words
from tests.games.korrigans.helpers import at
from tests.settings import in_turn
from tests.terminal.scripted_console import ScriptedConsole, play_to_the_end, rendered, start_session, type_answers

GAME = find_game("korrigans")
NAMES = ["Lutin", "Puck", "Nixe", "Brownie", "Farfadet"]


def session(file: Path, people: list[int], players: int = 3, options: dict[str, object] | None = None) -> Session:
    return start_session(GAME, file, people, players, options)


def drawn(position: Position, eye: int | None, language: str = "en", width: int = 100) -> str:
    return rendered(draw(position.view(eye), Words(GAME, language, NAMES, eye)), width)


def midgame(**facts: object) -> Position:
    """Seat 0 remembers two fields; there are an elf, a goblin, a troll and some pawns."""
    usual: dict[str, Any] = {
        "round": 4,
        "korrigans": [["village", "meadow_dusk"], ["village", "heath_north"], ["wheat_mill", "wheat_mill"]],
        "carried": [["elf", ""], ["", "goblin"], ["", ""]],
        "hidden": [["bird", "gold4"], 2, 4],
        "revealed": [["hare"], ["mole"], []],
        "sacrificed": [[], 0, 0],
        "clovers": {"meadow_dusk": 1, "poppies_cairn": 1, "heath_fairies": 0, "heath_wolves": 0, "poppies_ford": 0},
        "troll": 6,
        "suns": ["red", None, "blue", None, None, None, None],
        "clouds": ["red", None, None, None, None, None, None],
        "seat": 0,
        "memory": {
            "meadow_dusk": {"clovers": ["mole", "gold3"], "taken_by": [1]},
            "poppies_cairn": {"clovers": ["frog"]},
        },
    }
    return at(3, **(usual | facts))


def test_the_map_names_every_field_and_fits_the_terminal(language: str) -> None:
    words = Words(GAME, language)
    for width in (80, 100, 140):
        output = drawn(midgame(), 0, language, width)
        assert max(len(line) for line in output.splitlines()) <= width
        for field in box.FIELD_NAMES:
            assert all(word in output for word in words.name("place", field).split())


def test_the_map_shows_where_the_fields_lie() -> None:
    rows = drawn(midgame(), 0).splitlines()

    def at(name: str) -> tuple[int, int]:
        return next((line, row.index(name)) for line, row in enumerate(rows) if name in row)

    assert at("North Heath") < at("Dolmen Wheat") < at("The Village") < at("Mill Wheat") < at("South Heath")
    assert at("Cairn Poppies")[0] == at("Lighthouse Wheat")[0]
    middle = ["Dusk Meadow", "Washhouse Poppies", "The Village", "Ford Poppies", "Dawn Meadow"]
    assert [at(name) for name in middle] == sorted(at(name) for name in middle)


def test_the_map_shows_korrigans_with_what_they_carry_and_the_own_memory() -> None:
    output = drawn(midgame(), 0, width=110)
    assert "A1+elf B1" in output
    assert "B2+goblin" in output
    assert "C1 C2" in output
    assert "seen: mole, 3 gold;" in output
    assert "1 taken since (B)" in output
    assert "seen: frog" in output
    assert "green ♣" in output
    assert "vu\N{NO-BREAK SPACE}: taupe, or 3" in drawn(midgame(), 0, "fr", width=110)


def test_beside_the_map_stand_pawns_bag_troll_cauldron_and_menhirs() -> None:
    output = drawn(midgame(), 0)
    assert "Suns     1 red  2 free  3 blue  4 free" in output
    assert "Clouds   1 red  2 free" in output
    assert "You have the bag: orange 2" in output
    assert "fields are left for the cauldron" in output
    assert "The troll bars the way between Dolmen Wheat and Cairn Poppies" in output
    assert "Signs still under the menhirs: " in output


def test_a_person_sees_their_own_tokens_and_how_many_others_have() -> None:
    position = midgame()
    own, other, spectator = (drawn(position, eye) for eye in (0, 1, None))
    row = next(line for line in own.splitlines() if "A you" in line)
    assert "bird, 4 gold" in row
    assert "hare" in row
    assert next(line for line in own.splitlines() if "C Nixe" in line).split()[3:5] == ["4", "–"]
    for output in (other, spectator):
        assert next(line for line in output.splitlines() if "A Lutin" in line).split()[4:6] == ["2", "hare"]
        assert "seen: mole, 3 gold" not in output
        assert "seen: frog" not in output


def test_a_sacrificed_token_is_known_to_its_owner_alone() -> None:
    position = midgame(hidden=[["bird", "gold4"], 2, 3], sacrificed=[[], 0, ["gold1"]], backups=[[], [], ["hare"]])
    assert "3 · sacrificed: ?" in drawn(position, 0)
    assert "sacrificed: 1 gold" in drawn(position, 2)


def test_a_player_who_gathers_sees_the_tokens_and_nobody_else_does() -> None:
    here = {"village": ["hare", "gold3", "gold3", "mole"]}
    position = at(
        3,
        phase="choose-clover",
        mover=0,
        korrigans=[["village", "meadow_dusk"], ["heath_north"] * 2, ["wheat_mill"] * 2],
        clovers=here,
    )
    assert "here: hare, mole," in drawn(position, 0)
    assert "here:" not in drawn(position, 1)


def test_in_the_final_turn_the_cauldron_stands_in_its_field() -> None:
    suns = ["red", None, "blue", "green", "orange", "yellow", "indigo"]
    position = midgame(
        part="final-turn",
        phase="final-move",
        cauldron="wheat_dolmen",
        pawn="violet",
        suns=suns,
        hidden=[["gold4"], 2, 4],
        revealed=[["hare", "bird"], ["mole"], []],
    )
    output = drawn(position, 0)
    assert "● Cauldron" in output
    assert "Cauldron Dolmen Wheat" in output
    assert "Bag" not in output


@pytest.mark.parametrize(("players", "language"), in_turn((2, "fr"), (5, "en")))
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, language: str, players: int) -> None:
    options: dict[str, object] = {"side": "plain", "backup": "free"} if players == 2 else {}
    table = session(tmp_path / "game.json", [players - 1], players, options)
    output = play_to_the_end(table, tmp_path / "game.json", language)
    assert ("D’où vient l’or" if language == "fr" else "How the gold came about") in output


def test_hint_why_rules_log_and_undo_answer(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    output = type_answers(table, "hint", "why place heath_north", "rules kor-85", "1", "log", "undo")
    assert "Advice at the level of Sylph" in output
    assert "illegal move: place heath_north (KOR-15: your start number is 1" in output
    assert "KOR-85 Whoever takes the last token of a field also takes its menhir" in output
    assert output.count("you see ") == 2
    assert "Nothing can be taken back" in output


def test_bots_are_watched_in_both_languages(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [])
    console = ScriptedConsole(table, [])
    watch(table, language, console, pace=0)
    assert table.course.result() is not None
    assert ("Tour de table 1" if language == "fr" else "Round 1") in console.flat_output
    assert not any(word in console.flat_output for word in ("you see", "vous voyez", "seen:", "vu :"))
