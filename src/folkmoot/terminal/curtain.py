"""A curtain between people at one keyboard: nobody sees on the screen what only another may know."""

from rich.console import Console

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Event, Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options

FORGET_SCROLLED = "\x1b[3J"
"""Makes a terminal forget what has scrolled away; only clearing the screen would leave it there."""


class Curtain:
    """Knows which person the screen is for, and which events each person has been shown."""

    def __init__(self, course: Course, people: list[int]) -> None:
        self.course = course
        self.hung = len(people) > 1 and keeps_secrets(course.game, course.seats, course.options)
        """Whether the people at this keyboard have secrets from one another."""
        self.looker: int | None = None
        """The person whose view may be on the screen; None if the screen shows nothing secret."""
        self._shown = {seat: self._known(seat) for seat in people}

    def news_for(self, seat: int) -> list[Event]:
        """Returns the events that a person has not been shown yet, and counts them as shown."""
        events = self.course.events()
        new = events[self._shown[seat] :]
        self._shown[seat] = len(events)
        return new

    def take_back(self) -> None:
        """Drops events that an undo has removed from the counts."""
        count = len(self.course.events())
        self._shown = {seat: min(shown, count) for seat, shown in self._shown.items()}

    def _known(self, seat: int) -> int:
        """Returns how many events a seat knows when a saved game is resumed: those up to its own last move."""
        count, known = len(self.course.opening_events), 0
        for played in self.course.played:
            count += len(played.events)
            known = count if played.seat == seat else known
        return known


def keeps_secrets(game: Game, seats: int, options: Options) -> bool:
    """Tells whether somebody may learn what others do not: plays a game at random until it happens, or to its end."""
    dice, log = FastDice(1), Log()
    position = game.start(seats, options, dice, log)
    while not any(event.private for event in log.events):
        deciders = position.deciders()
        if len(deciders) != 1:  # none: the game is over; several: they decide in secret
            return bool(deciders)
        log, moves = Log(), position.moves(deciders[0])
        position.play(deciders[0], moves[dice.below(len(moves))], dice, log)
    return True


def wipe(console: Console) -> None:
    """Clears the screen, and what has scrolled away from it; where nothing can be cleared, it scrolls away."""
    if not console.is_terminal or console.is_dumb_terminal:
        console.print("\n" * console.height)
        return
    console.clear()
    console.file.write("" if console.legacy_windows else FORGET_SCROLLED)
    console.file.flush()
