"""A console for tests: it types answers from a script and keeps its output."""

import io
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from folkmoot.bots import BOTS, answer
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.records import verify
from folkmoot.terminal import saves
from folkmoot.terminal.play import Player, PlayerQuit
from folkmoot.terminal.session import Session, new_session
from folkmoot.text import SEAT_LETTERS


def start_session(
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


class ScriptedConsole(Console):
    """A console that answers from a script, and then with the moves of a bot if it is to play on.

    At the curtain it presses Enter; `clears` makes it a terminal whose screen can be cleared.
    """

    def __init__(self, table: Session, answers: list[str], play_on: bool = False, clears: bool = False) -> None:
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
        self._answers = iter(answers)
        self._play_on = play_on

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(prompt, end="")
        if "> " not in str(prompt):
            return ""
        for typed in self._answers:
            return typed
        if not self._play_on:
            raise EOFError
        return bot_move(self._table, SEAT_LETTERS.index(str(prompt)[0]))

    @property
    def output(self) -> str:
        """Everything that was printed, control codes included."""
        file = self.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    @property
    def flat_output(self) -> str:
        """The output in one line, every run of whitespace one space."""
        return " ".join(self.output.split())


def type_answers(table: Session, *answers: str, language: str = "en") -> str:
    """Types the answers, closes the terminal and returns the output in one line."""
    console = ScriptedConsole(table, list(answers))
    with pytest.raises(PlayerQuit):
        Player(table, language, console, pace=0).run()
    return console.flat_output


def play_to_the_end(table: Session, file: Path, language: str) -> str:
    """Plays a whole game as a bot would, checks that its record verifies, and returns the output in one line."""
    console = ScriptedConsole(table, [], play_on=True)
    Player(table, language, console, pace=0).run()
    result = table.course.result()
    assert result is not None
    assert verify(saves.read(file), table.course.game).result() == result
    return console.flat_output


def bot_move(table: Session, seat: int) -> str:
    """Returns the move that a bot plays for a seat, which knows what is good."""
    game = table.course.game
    return game.notation(answer(BOTS["gnome"], game, table.course.position, seat, FastDice(len(table.course.acts))))


def first_move(table: Session) -> str:
    """Returns the first move that is legal now."""
    position = table.course.position
    return table.course.game.notation(position.moves(position.deciders()[0])[0])


def rendered(drawing: RenderableType, width: int) -> str:
    """Returns a drawing as a terminal of this width shows it, without colours."""
    console = Console(file=io.StringIO(), width=width, markup=False, emoji=False, highlight=False)
    console.print(drawing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()
