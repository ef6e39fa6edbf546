"""A bot that takes its time is seen to think, and can be interrupted."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.bots import BOTS, HeuristicBot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.terminal import saves, thinking
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session
from folkmoot.terminal.watch import watch
from tests.terminal.scripted_console import ScriptedConsole, start_session, type_answers

GAME = find_game("rainbows")


def session(file: Path, bot: str, people: list[int] | None = None, first: int = 1) -> Session:
    return start_session(GAME, file, [0] if people is None else people, 3, {"first_priority": first}, bot)


class Interrupted(HeuristicBot):
    """Gets a Ctrl-C while it thinks."""

    name = "interrupted"
    heard: Callable[[int, int], None] | None = None

    def attended(
        self, stop: Callable[[], bool] | None = None, heard: Callable[[int, int], None] | None = None
    ) -> "Interrupted":
        self.heard = heard
        return self

    def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
        assert self.heard is not None
        self.heard(0, 2)
        signal.raise_signal(signal.SIGINT)
        self.heard(1, 2)
        pytest.fail("the bot thinks on")


@pytest.fixture
def shown_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SHOWN_AFTER", 0.0)
    monkeypatch.setattr(thinking, "REFRESH", 0.0)


@pytest.mark.parametrize(
    ("language", "bot", "line"),
    [
        ("en", "gnome", "Bots: Seat 1 and Seat 2 (Gnome). Knows what is good, but does not look ahead."),
        ("fr", "elder", "Robots : Seat 1 et Seat 2 (Ancien). Le plus fort : réfléchit à chaque coup."),
        ("en", "heuristic", "Bots: Seat 1 and Seat 2 (Gnome)."),
    ],
)
def test_a_game_begins_with_how_strong_the_bots_are(tmp_path: Path, language: str, bot: str, line: str) -> None:
    assert line in type_answers(session(tmp_path / "game.json", bot, first=0), language=language)


def test_where_only_people_play_no_bot_is_named(tmp_path: Path) -> None:
    assert "Bots:" not in type_answers(session(tmp_path / "game.json", "gnome", [0, 1, 2]))


@pytest.mark.usefixtures("shown_at_once")
def test_a_bot_that_looks_ahead_is_seen_to_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "elder", BOTS["elder"].hurried(0.02))
    table = session(tmp_path / "game.json", "elder")
    console = ScriptedConsole(table, [], clears=True)
    with pytest.raises(PlayerQuit):
        Player(table, "en", console, pace=0).run()
    assert "Seat 1 (Elder) is thinking…" in console.output
    piped = ScriptedConsole(table, [])
    with pytest.raises(PlayerQuit):
        Player(table, "en", piped, pace=0).run()
    assert "is thinking" not in piped.output, "what is not a terminal gets no progress"


@pytest.mark.usefixtures("shown_at_once")
def test_a_bot_that_looks_ahead_keeps_nobody_waiting_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    monkeypatch.setitem(BOTS, "elder", BOTS["elder"].hurried(1000.0))
    table = session(tmp_path / "game.json", "elder")
    type_answers(table)
    assert table.course.played, "it answers, although it was to think for an hour"


@pytest.mark.usefixtures("shown_at_once")
def test_a_bot_is_interrupted_while_it_thinks_and_the_game_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "interrupted", Interrupted())
    table = session(tmp_path / "game.json", "interrupted")
    with pytest.raises(PlayerQuit, match="the game is kept"):
        Player(table, "en", ScriptedConsole(table, [], clears=True), pace=0).run()
    assert saves.read(tmp_path / "game.json").acts == []
    watched = session(tmp_path / "watched.json", "interrupted", [])
    with pytest.raises(KeyboardInterrupt):
        watch(watched, "en", ScriptedConsole(watched, []), pace=0)
