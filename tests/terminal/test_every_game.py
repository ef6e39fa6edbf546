"""What every game does at the terminal: a report makes the same position, and a saved game can be resumed."""

import json
from pathlib import Path

import pytest

from folkmoot.bots import BOTS
from folkmoot.engine.game import Game
from folkmoot.engine.records import verify
from folkmoot.engine.registry import all_games
from folkmoot.terminal import saves
from folkmoot.terminal.play import Player
from folkmoot.terminal.session import resume_session
from folkmoot.testing import situation
from tests.terminal.scripted_console import ScriptedConsole, first_move, start_session, type_answers

EVERY_GAME = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)


@EVERY_GAME
def test_a_report_makes_the_same_position_for_its_seat(tmp_path: Path, game: Game) -> None:
    table = start_session(game, tmp_path / "game.json", [0, 1, 2], 3, None)
    for _ in range(30):
        table.play(table.course.position.deciders()[0], first_move(table))
    seat = table.course.position.deciders()[0]
    output = type_answers(table, "report")
    report = json.JSONDecoder().raw_decode(output, output.index('{ "game"'))[0]
    made = situation(report["game"], players=report["players"], options=report["options"], **report["facts"])
    assert made.view(seat) == table.course.position.view(seat)
    assert made.prompt(seat) == table.course.position.prompt(seat)


@EVERY_GAME
def test_a_saved_game_can_be_resumed(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.json"
    table = start_session(game, file, [0], 3, None)
    for _ in range(4):
        table.play(table.course.position.deciders()[0], first_move(table))
    resumed = resume_session(saves.read(file), game, BOTS["heuristic"], file)
    Player(resumed, "en", ScriptedConsole(resumed, [], play_on=True), pace=0).run()
    assert verify(saves.read(file), game).acts[:4] == table.course.acts


@EVERY_GAME
def test_a_saved_game_goes_on_under_raised_rules_that_tell_it_alike(
    tmp_path: Path, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    table = start_session(game, file, [0], 3, None)
    for _ in range(4):
        table.play(table.course.position.deciders()[0], first_move(table))
    monkeypatch.setattr(type(game), "rules_version", 2)
    resumed = resume_session(saves.read(file), game, BOTS["heuristic"], file)
    resumed.play(resumed.course.position.deciders()[0], first_move(resumed))
    assert saves.read(file).rules_version == 2
    assert verify(saves.read(file), game).acts[:4] == table.course.acts
