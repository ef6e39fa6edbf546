"""`hint` at the terminal: the best moves, their shares of the victory, and why."""

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.bots import Hint
from folkmoot.engine.registry import find_game
from folkmoot.terminal import saves, thinking
from folkmoot.terminal.hinting import draw_hints
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session
from folkmoot.text import Words
from tests.example.acorns import GAME as ACORNS
from tests.example.helpers import asked, choices, opening
from tests.terminal.scripted_console import ScriptedConsole, rendered, start_session, type_answers

RAINBOWS = find_game("rainbows")


def session(file: Path) -> Session:
    return start_session(RAINBOWS, file, [0, 1, 2], 3)


def drawn(language: str, *hints: Hint) -> str:
    """Returns the hints for the first question of a game of Acorns, in one line."""
    words = Words(ACORNS, language, ["Lutin", "Puck"], 0)
    drawing = rendered(draw_hints(ACORNS, list(hints), asked(opening(), 0), words), 110)
    return " ".join(drawing.split())


def a_hint(share: float | None = 0.5, **reasons: list[str]) -> Hint:
    """Returns a hint about the first legal move of a game of Acorns."""
    return Hint(opening().moves(0)[0], share, **{"brings": [], "costs": [], "avoids": [], **reasons})


def test_three_legal_moves_are_shown_in_both_languages(tmp_path: Path) -> None:
    for command, language, share in (
        ("hint", "en", "% chance of winning"),
        ("conseil", "fr", "% de chances de gagner"),
    ):
        table = session(tmp_path / f"{language}.json")
        output = type_answers(table, command, language=language)
        assert output.count(share) == 3
        assert table.course.acts == []


def test_a_move_is_named_as_in_the_question_with_its_notation() -> None:
    move = choices(opening(), 0)[0]
    assert move in drawn("en", a_hint())
    assert "about 50% chance of winning" in drawn("en", a_hint())
    assert "environ 50 % de chances de gagner" in drawn("fr", a_hint())


@pytest.mark.parametrize(
    ("share", "said"),
    [(0.004, "hardly any chance of winning"), (0.996, "almost sure to win"), (0.006, "about 1% chance of")],
)
def test_next_to_nothing_and_next_to_all_are_said_so(share: float, said: str) -> None:
    assert said in drawn("en", a_hint(share))


def test_reasons_are_said_in_the_words_of_the_game() -> None:
    hint = a_hint(brings=["token", "swing"], costs=["swing"], avoids=["token"])
    english, french = drawn("en", hint), drawn("fr", hint)
    for line in ("Brings: the token, the turn of luck", "Costs: the turn of luck", "Others cost: the token"):
        assert line in english
    for line in (
        "Rapporte : le jeton, le coup de chance",
        "Coûte : le coup de chance",
        "Les autres coûtent : le jeton",
    ):
        assert line in french


def test_what_is_not_known_is_not_said() -> None:
    said = drawn("en", a_hint(None, brings=["nothing-with-words"]))
    assert not any(word in said for word in ("Brings", "Costs", "Others cost", "winning"))


def test_it_is_seen_that_hints_take_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "SHOWN_AFTER", 0.0)
    monkeypatch.setattr(thinking, "REFRESH", 0.0)
    table = session(tmp_path / "game.json")
    console = ScriptedConsole(table, ["hint"], clears=True)
    with pytest.raises(PlayerQuit):
        Player(table, "en", console, pace=0).run()
    assert "Looking for good moves…" in console.flat_output


def test_a_hint_keeps_nobody_waiting_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    output = type_answers(session(tmp_path / "game.json"), "hint")
    assert "Advice at the level of Sylph" in output
    assert "chance of winning" not in output


def test_a_hint_is_interrupted_and_the_game_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain: Callable[[thinking.Attention, int, int], None] = thinking.Attention.heard

    def interrupted(self: thinking.Attention, done: int, of: int) -> None:
        plain(self, done, of)
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(thinking.Attention, "heard", interrupted)
    table = session(tmp_path / "game.json")
    with pytest.raises(PlayerQuit, match="the game is kept"):
        Player(table, "en", ScriptedConsole(table, ["hint"]), pace=0).run()
    assert saves.read(tmp_path / "game.json").acts == []
