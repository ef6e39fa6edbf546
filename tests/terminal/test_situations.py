"""Games that begin from a situation at the terminal, and situations written from records."""

import contextlib
import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.cli import main
from folkmoot.engine.records import replay_before
from folkmoot.engine.registry import find_game
from folkmoot.engine.situations import position_of
from folkmoot.terminal import saves

GAME = find_game("rainbows")
SITUATION = 'game = "rainbows"\nplayers = 3\noptions = {days = 1}\n[facts]\ngold = [15, 2, 9]\n'
Folkmoot = Callable[..., str]


@pytest.fixture
def folkmoot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs the command in a folder with the file `start.toml` and returns in one line what it prints."""
    monkeypatch.chdir(tmp_path)
    Path("start.toml").write_text(SITUATION, "utf-8")

    def run(*words: str) -> str:
        monkeypatch.setattr(sys, "argv", ["folkmoot", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO())
        with contextlib.suppress(SystemExit):
            main()
        captured = capsys.readouterr()
        return " ".join((captured.out + captured.err).split())

    return run


def watched(folkmoot: Folkmoot) -> Path:
    """Returns the record of a whole game between bots that began from the situation."""
    folkmoot("watch", "--situation", "start.toml", "--pace", "0", "--save", "game.json")
    return Path("game.json")


def test_bots_play_a_situation_and_its_record_verifies(folkmoot: Folkmoot) -> None:
    output = folkmoot("watch", "--situation", "start.toml", "--pace", "0", "--save", "game.json")
    assert output.startswith("This game began from a situation, not with the ordinary deal.")
    assert saves.read(Path("game.json")).situation == {"gold": [15, 2, 9]}
    output = folkmoot("verify", "game.json")
    assert output.startswith("Verified")
    assert "This game began from a situation" in output


def test_a_person_plays_a_situation_and_resumes_it(folkmoot: Folkmoot) -> None:
    output = folkmoot("play", "--situation", "start.toml", "--save", "game.json", "--pace", "0")
    assert "This game began from a situation" in output
    kept = saves.read(Path("game.json"))
    assert kept.situation == {"gold": [15, 2, 9]}
    for words in (("play", "rainbows"), ("play",)):
        assert "This game began from a situation" in folkmoot(*words, "--resume", "game.json", "--pace", "0")


def test_an_ordinary_game_says_nothing_of_a_situation(folkmoot: Folkmoot) -> None:
    output = folkmoot("watch", "rainbows", "--pace", "0", "--save", "game.json")
    assert "situation" not in output + folkmoot("verify", "game.json")


@pytest.mark.parametrize(("at", "eye"), [(1, None), (4, 1), (9, 0)])
def test_a_position_of_a_record_becomes_a_situation_as_an_eye_knows_it(
    folkmoot: Folkmoot, at: int, eye: int | None
) -> None:
    record = saves.read(watched(folkmoot))
    folkmoot(
        "situation", "game.json", "--at", str(at), *(() if eye is None else ("--eye", str(eye))), "--out", "x.json"
    )
    made = position_of(saves.read_situation(Path("x.json")))
    assert made.view(eye) == replay_before(record, GAME, at).position.view(eye)


def test_a_situation_is_printed_without_a_file_and_can_be_played(folkmoot: Folkmoot) -> None:
    watched(folkmoot)
    Path("x.json").write_text(folkmoot("situation", "game.json", "--at", "3", "--eye", "2"), "utf-8")
    played = folkmoot("play", "--situation", "x.json", "--seat", "2", "--pace", "0", "--save", "again.json")
    assert "This game began from a situation" in played


def test_what_cannot_begin_is_refused_in_one_line(folkmoot: Folkmoot) -> None:
    watched(folkmoot)
    folkmoot("situation", "game.json", "--out", "over.json")
    Path("bad.json").write_text(json.dumps({"game": "rainbows", "players": 3, "facts": {"goldd": 1}}), "utf-8")
    for words, message in {
        ("play",): "which game? expected dolmen, korrigans, pixie_queen, rainbows, zauberberg or --situation FILE",
        ("play", "--situation", "none.json"): "cannot read none.json: No such file or directory",
        ("play", "--situation", "bad.json"): "unknown fact 'goldd': did you mean gold?",
        ("play", "--situation", "game.json"): "game.json: not a situation: unknown field ",
        ("play", "dolmen", "--situation", "start.toml"): "start.toml is a situation of rainbows with 3 players",
        ("watch", "-p", "4", "--situation", "start.toml"): "start.toml is a situation of rainbows with 3 players",
        ("watch", "-o", "days=2", "--situation", "start.toml"): "give no other game, players or options",
        ("play", "--situation", "over.json"): "the game is over in this situation",
        ("play", "--resume", "game.json", "--situation", "start.toml"): "--resume goes on with the game as it is kept",
        ("situation", "game.json", "--at", "0"): "--at: expected 1 to ",
        ("situation", "game.json", "--eye", "3"): "--eye: expected 0 to 2, got 3",
        ("situation", "game.json", "--out", "over.json"): "cannot save to over.json: the file exists",
        ("situation", "game.json", "--out", "no/over.json"): "cannot save to no/over.json: No such file or directory",
    }.items():
        output = folkmoot(*words)
        assert message in output
        assert output.startswith("folkmoot: ")
