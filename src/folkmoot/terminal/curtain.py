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
    """Knows whose eyes the screen is for, and which events each person has been told."""

    def __init__(self, course: Course, people: list[int]) -> None:
        self.course = course
        self.hung = len(people) > 1 and keeps_secrets(course.game, course.seats, course.options)
        """Whether there is anything to hide from each other."""
        self.looker: int | None = None
        """The person whose view may be on the screen; None if the screen shows nothing secret."""
        self._told = {seat: self._known(seat) for seat in people}

    def news_for(self, seat: int) -> list[Event]:
        """Returns the events that a person has not been told yet, and takes them as told."""
        events = self.course.events()
        fresh = events[self._told[seat] :]
        self._told[seat] = len(events)
        return fresh

    def take_back(self) -> None:
        """Forgets the telling of events that an undo has removed."""
        count = len(self.course.events())
        self._told = {seat: min(told, count) for seat, told in self._told.items()}

    def _known(self, seat: int) -> int:
        """Returns how many events a seat knows when a kept game goes on: those up to its own last move."""
        count, known = len(self.course.opening), 0
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
