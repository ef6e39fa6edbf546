"""A person at the terminal, for tests: types from a script and reads everything that is said."""

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from folkmoot.bots import BOTS
from folkmoot.engine.game import Game
from folkmoot.engine.records import verify
from folkmoot.terminal import saves
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session, new_session
from folkmoot.text import SEAT_LETTERS


def sit(
    game: Game,
    file: Path,
    people: list[int],
    players: int,
    options: dict[str, object] | None = None,
    bot: str = "heuristic",
) -> Session:
    """Deals a game for players called Seat 0, Seat 1 and so on."""
    names = [f"Seat {seat}" for seat in range(players)]
    return new_session(game, players, game.options_for(players, options or {}), people, names, BOTS[bot], file)


class Keyboard(Console):
    """A console whose typist answers from a script, and with `hint` moves when asked to play on.

    At the curtain the typist presses Enter; `clears` makes the screen one that can be cleared.
    """

    def __init__(self, table: Session, typed: list[str], play_on: bool = False, clears: bool = False) -> None:
        super().__init__(
            file=io.StringIO(),
            width=110,
            markup=False,
            emoji=False,
            highlight=False,
            legacy_windows=False,
            force_terminal=clears,
        )
        self._table = table
        self._typed = iter(typed)
        self._play_on = play_on

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt, end="")
        if "> " not in str(prompt):
            return ""
        for text in self._typed:
            return text
        if not self._play_on:
            raise EOFError
        return self._table.hint(SEAT_LETTERS.index(str(prompt)[0]))

    @property
    def shown(self) -> str:
        """All that was ever on the screen, as it was sent there."""
        file = self.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    @property
    def said(self) -> str:
        """The same in one line."""
        return " ".join(self.shown.split())


def typed(table: Session, *answers: str, language: str = "en") -> str:
    """Types the answers, closes the terminal and returns all that was said."""
    keyboard = Keyboard(table, list(answers))
    with pytest.raises(PlayerQuit):
        Player(table, language, keyboard, pace=0).run()
    return keyboard.said


def played_out(table: Session, file: Path, language: str) -> str:
    """Plays a whole game as a bot would, sees to it that its record verifies, and returns all that was said."""
    keyboard = Keyboard(table, [], play_on=True)
    Player(table, language, keyboard, pace=0).run()
    result = table.course.result()
    assert result is not None
    assert verify(saves.read(file), table.course.game).result() == result
    return keyboard.said


def first_move(table: Session) -> str:
    """Returns the first move that is legal now."""
    position = table.course.position
    return table.course.game.notation(position.moves(position.deciders()[0])[0])


def shown(drawing: RenderableType, width: int) -> str:
    """Returns a drawing as a terminal of this width shows it, without colours."""
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
