"""A game at the terminal, as a person plays it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from folkmoot.bots import BOTS
from folkmoot.engine.acts import Resigns
from folkmoot.engine.errors import BadRecord
from folkmoot.engine.records import verify
from folkmoot.engine.registry import find_game
from folkmoot.terminal import saves
from folkmoot.terminal.play import Player
from folkmoot.terminal.session import Session, new_session, resume_session
from folkmoot.terminal.watch import watch
from folkmoot.testing import situation
from tests.settings import in_turn
from tests.terminal.scripted_console import ScriptedConsole, first_move, play_to_the_end, start_session, type_answers

GAME = find_game("rainbows")


def session(file: Path, people: list[int], players: int = 3, options: dict[str, object] | None = None) -> Session:
    return start_session(GAME, file, people, players, options)


@pytest.mark.parametrize(("players", "language"), in_turn((2, "en"), (3, "fr"), (4, "en"), (5, "fr")))
def test_a_whole_game_is_played_and_its_record_verifies(tmp_path: Path, language: str, players: int) -> None:
    options: dict[str, object] = {"two_player_variant": True, "days": 2, "bank_accounts": True}
    table = session(tmp_path / "game.json", [players - 1], players, options)
    play_to_the_end(table, tmp_path / "game.json", language)


def test_several_people_share_one_keyboard(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    console = ScriptedConsole(table, [], play_on=True)
    Player(table, "en", console, pace=0).run()
    assert {move.seat for move in table.course.played} == {0, 1, 2}
    assert "B Seat 1: Take a card" in console.flat_output


def test_a_move_is_typed_by_number_by_number_and_word_or_whole(tmp_path: Path) -> None:
    for answer, move in (("1", "keep red-3"), ("2 r4", "buy red-3 R4"), ("buy red-3 R4", "buy red-3 R4")):
        table = _table_with_red_three(tmp_path)
        type_answers(table, answer)
        assert table.course.played[0].move == move


def _table_with_red_three(folder: Path) -> Session:
    """A table of three people with red-3 first in the market."""
    while True:
        table = session(saves_of(folder), [0, 1, 2])
        if first_move(table) == "keep red-3":
            return table


def saves_of(folder: Path) -> Path:
    return folder / f"game-{len(list(folder.iterdir()))}.json"


def test_at_the_bank_a_number_is_an_amount(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0], options={"days": 2})
    while not first_move(table).startswith("deposit") or table.course.position.deciders() != [0]:
        table.play(table.course.position.deciders()[0], first_move(table))
    type_answers(table, "1")
    assert [move.move for move in table.course.played if move.seat == 0 and "deposit" in move.move] == ["deposit 1"]


def test_an_unfinished_number_asks_which_one_and_nonsense_is_reported(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    output = type_answers(table, "2", "abracadabra", "")
    assert "Which one?" in output
    assert "Not understood: abracadabra" in output
    assert table.course.acts == []


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    card = first_move(table).removeprefix("keep ")
    assert "RAI-42: you can use a card of the market" in type_answers(table, f"discard {card}")
    assert "RAI-42 : une carte de l’étalage" in type_answers(table, f"discard {card}", language="fr")
    assert table.course.acts == []


def test_why_explains_a_move_and_the_beginning_of_one(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    output = type_answers(table, "why discard", "why keep", "why gibberish", "why deposit 3")
    assert "illegal move: discard (RAI-42:" in output
    assert "RAI-42 If the market" in output
    assert "legal: keep" in output
    assert "Not understood: gibberish" in output
    assert "that is not what is being asked now" in output


def test_undo_takes_back_the_own_last_move_but_no_other_persons(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    type_answers(table, "1", "undo")
    assert len(table.course.played) == 1
    alone = session(tmp_path / "alone.json", [0])
    output = type_answers(alone, "undo")
    assert "Nothing can be taken back" in output


def test_undo_takes_back_the_answers_of_bots_within_a_round_too(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0], options={"first_priority": 0})
    output = type_answers(table, "1", "undo")
    assert "3 moves taken back" in output
    assert table.course.played == []
    assert len(table.course.acts) == 4


def test_hint_rules_log_help_and_save_answer(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    copy = tmp_path / "elsewhere" / "copy.json"
    blocked = tmp_path / "game.json" / "below.json"
    output = type_answers(
        table, "hint", "rules rai-05", "rules", "rules 777", "log", "help", "?", f"save {copy}", f"save {blocked}"
    )
    assert "Advice at the level of Sylph" in output
    assert "RAI-05 A space outside" in output
    assert "RAI-119" in output
    assert "There is no rule 777; a number looks like RAI-01." in output
    assert "The game begins" in output
    assert "take back your last move" in output
    assert saves.read(copy).game == "rainbows"
    assert "Cannot save to" in output


def test_a_report_makes_the_same_position_for_its_seat(tmp_path: Path) -> None:
    for command, language in (("report", "en"), ("rapport", "fr")):
        table = session(tmp_path / f"{language}.json", [0, 1, 2], options={"days": 2})
        seat = table.course.position.deciders()[0]
        output = type_answers(table, command, language=language)
        report = json.JSONDecoder().raw_decode(output, output.index('{ "game"'))[0]
        made = situation(report["game"], players=report["players"], options=report["options"], **report["facts"])
        assert made.view(seat) == table.course.position.view(seat)
        assert made.prompt(seat) == table.course.position.prompt(seat)
        assert "draws" not in report["facts"]
        assert table.course.acts == []


def test_commands_are_understood_in_french(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    output = type_answers(
        table, "conseil", "règles RAI-05", "pourquoi discard", "annuler", "aide", "quitter", language="fr"
    )
    assert "Conseil du niveau Sylphe" in output
    assert "RAI-05 Une case hors" in output
    assert "coup interdit" in output
    assert "Rien ne peut être repris" in output
    assert "reprendre votre dernier coup" in output


def test_a_closed_terminal_loses_nothing_and_the_game_can_be_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = session(file, [0, 1, 2])
    type_answers(table, "1", "1")
    resumed = resume_session(saves.read(file), GAME, BOTS["random"], file)
    assert resumed.people == [0, 1, 2]
    assert resumed.course.position.snapshot() == table.course.position.snapshot()
    Player(resumed, "en", ScriptedConsole(resumed, [], play_on=True), pace=0).run()
    assert verify(saves.read(file), GAME).acts[:2] == table.course.acts


def test_a_killed_process_loses_nothing_and_leaves_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = ["-m", "folkmoot", "play", "rainbows", "--people", "3", "--pace", "0", "--save", str(file)]
    process = subprocess.Popen(
        [sys.executable, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    while _acts(file) < 2:
        assert process.poll() is None
    process.kill()
    _, errors = process.communicate()
    assert errors == ""
    assert len(saves.read(file).acts) == 2


def _acts(file: Path) -> int:
    return len(saves.read(file).acts) if file.exists() and file.stat().st_size else 0


def test_bots_are_watched_in_both_languages(tmp_path: Path, language: str) -> None:
    table = session(tmp_path / "game.json", [])
    console = ScriptedConsole(table, [])
    watch(table, language, console, pace=0)
    assert table.course.result() is not None
    assert ("Manche" if language == "fr" else "Round") in console.flat_output


def test_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("dear friend")
    with pytest.raises(BadRecord, match="not a valid Folkmoot record"):
        saves.read(file)


def test_new_games_get_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    first, second = saves.new_file("rainbows"), saves.new_file("rainbows")
    assert first != second
    assert first.parent == second.parent == tmp_path / "folkmoot" / "games"


def test_a_save_writes_over_no_other_file(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1, 2])
    letter = tmp_path / "letter.txt"
    letter.write_text("dear friend")
    assert "exists already; choose a new name" in type_answers(table, f"save {letter}")
    assert "existe déjà" in type_answers(table, f"sauver {letter}", language="fr")
    assert letter.read_text() == "dear friend"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "letter.txt"]


def test_names_are_shown_as_they_are(tmp_path: Path) -> None:
    names = ["[/bold]x", "[red]", ":smile:", "Ω"]
    table = new_session(GAME, 4, GAME.options_for(4, {}), [0, 1, 2, 3], names, BOTS["random"], tmp_path / "game.json")
    console = ScriptedConsole(table, [], play_on=True)
    Player(table, "en", console, pace=0).run()
    assert [name for name in names if name not in console.flat_output] == []


def test_a_resigned_game_is_over(tmp_path: Path) -> None:
    table = session(tmp_path / "game.json", [0, 1], 2, {"two_player_variant": True})
    table.course.perform(Resigns(0))
    console = ScriptedConsole(table, [])
    Player(table, "en", console, pace=0).run()
    assert "Seat 0 resigned" in console.flat_output
