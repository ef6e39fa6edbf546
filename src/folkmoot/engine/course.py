"""The course of one game: its acts in order, and the position they lead to.

A live table, the terminal and a replayed record all run through here, so that folding a record is the same thing as
having played it. Nothing is ever deleted: an undo is an act that names the acts it withdraws.
"""

from dataclasses import dataclass

from msgspec import Struct

from folkmoot.engine.errors import CannotUndo, IllegalMove
from folkmoot.engine.events import Event, Log
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, as_data
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.position import Position
from folkmoot.engine.reasons import GAME_OVER, NOT_YOUR_TURN
from folkmoot.engine.results import Result
from folkmoot.engine.sealed import DEAL, SealedDice


class Plays(Struct, frozen=True, gc=False, tag="move", tag_field="act"):
    """A seat decides."""

    seat: int
    move: str


class TakesBack(Struct, frozen=True, tag="undo", tag_field="act"):
    """A seat takes moves back; they are identified by their numbers and stay in the record."""

    seat: int
    withdraws: list[int]


class BotTakesOver(Struct, frozen=True, tag="bot-sits", tag_field="act"):
    """A bot answers for a seat from here on."""

    seat: int
    bot: str


class Returns(Struct, frozen=True, tag="returns", tag_field="act"):
    """The owner of a seat is back and answers for it again."""

    seat: int


class Resigns(Struct, frozen=True, tag="resigns", tag_field="act"):
    """A seat gives up; of two players the other wins."""

    seat: int


class TimesOut(Struct, frozen=True, tag="times-out", tag_field="act"):
    """A seat's clock has run out; of two players the other wins."""

    seat: int


Act = Plays | TakesBack | BotTakesOver | Returns | Resigns | TimesOut


@dataclass(frozen=True)
class PlayedMove:
    """A move that stands, and what it did. Acts are numbered from 1."""

    number: int
    seat: int
    move: str
    before: Position
    events: list[Event]
    draws: int
    together: bool
    """It belongs to a simultaneous question: other seats were deciding at the same time."""

    @property
    def final(self) -> bool:
        """Tells whether it drew dice or revealed something, so that it can never be taken back."""
        return self.draws > 0 or any(event.reveals for event in self.events)


class Course:
    """A game from its deal to its end, act by act."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        dice: SealedDice,
        situation: dict[str, object] | None = None,
    ) -> None:
        game.setup(seats, as_data(options))
        log = Log()
        self.game = game
        self.seats = seats
        self.options = options
        self.situation = situation
        self.acts: list[Act] = []
        self.played: list[PlayedMove] = []
        self._dice = dice
        self._given_up: Resigns | TimesOut | None = None
        if situation is None:
            self.position = game.start(seats, options, dice.at(DEAL), log)
        else:
            self.position = game.situation(seats, options, situation, dice.at(DEAL))
        self.opening = log.events
        """What happened before the first move."""

    def play(self, seat: int, text: str) -> PlayedMove:
        """Plays a move. Raises `BadNotation` or `IllegalMove`, and then nothing has changed."""
        self.check(seat, text)
        written = self.game.notation(self.game.parse(text))
        self.acts.append(Plays(seat, written))
        move = self._apply(len(self.acts), seat, written)
        self.played.append(move)
        return move

    def check(self, seat: int, text: str) -> None:
        """Raises `BadNotation` or `IllegalMove` unless the seat may play this now."""
        move = self.game.parse(text)
        if self.result() is not None:
            raise IllegalMove(text, GAME_OVER)
        if not 0 <= seat < self.seats:
            raise IllegalMove(text, NOT_YOUR_TURN)
        reason = self.position.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(text, reason)

    def undo(self, seat: int, withdraws: list[int]) -> None:
        """Takes back the moves of these numbers. Raises `CannotUndo`, and then nothing has changed."""
        chosen = [move for move in self.played if move.number in withdraws]
        if not chosen or len(chosen) != len(withdraws):
            raise CannotUndo(f"cannot undo: expected moves that stand, got {withdraws}")
        if chosen[0].seat != seat:
            raise CannotUndo(f"cannot undo: move {chosen[0].number} was not made by seat {seat}")
        if self.result() is not None:
            raise CannotUndo("cannot undo: the game is over")
        final = [move.number for move in self.played if move.number >= chosen[0].number and move.final]
        if final:
            raise CannotUndo(f"cannot undo: move {final[0]} drew or revealed something")
        kept = [move for move in self.played if move.number > chosen[0].number and move not in chosen]
        self._rewind(chosen[0], kept)
        self.acts.append(TakesBack(seat, list(withdraws)))

    def add(self, act: Act) -> None:
        """Performs any act, as a record or a table hands it in."""
        if isinstance(act, Plays):
            self.play(act.seat, act.move)
        elif isinstance(act, TakesBack):
            self.undo(act.seat, act.withdraws)
        elif not 0 <= act.seat < self.seats:
            raise IllegalMove(type(act).__name__, NOT_YOUR_TURN)
        else:
            self.acts.append(act)
            if isinstance(act, Resigns | TimesOut) and self.result() is None:
                self._given_up = act

    def forget_earlier(self) -> None:
        """Forgets all moves but the last, with the positions before them; called when the last move is final."""
        del self.played[:-1]

    def result(self) -> Result | None:
        """Returns how the game ended: by its rules, or because one of two players gave up."""
        if self._given_up is not None and self.seats == 2:
            loser = self._given_up.seat
            key = "end-resigned" if isinstance(self._given_up, Resigns) else "end-timed-out"
            return Result(ranks=[2 if seat == loser else 1 for seat in range(2)], end=Phrase(key, {"seat": loser}))
        return self.position.result()

    def events(self) -> list[Event]:
        """Returns everything that happened and stands, in order."""
        return self.opening + [event for move in self.played for event in move.events]

    def _apply(self, number: int, seat: int, text: str) -> PlayedMove:
        log = Log()
        before = self.position.copy()
        dice = self._dice.at(number)
        self.position.play(seat, self.game.parse(text), dice, log)
        continues = bool(self.played) and self.played[-1].together and not self.played[-1].final
        together = continues or len(before.deciders()) > 1
        return PlayedMove(number, seat, text, before, log.events, dice.draws, together)

    def _rewind(self, first: PlayedMove, kept: list[PlayedMove]) -> None:
        """Returns to the position before a move and plays the kept moves again, each with the dice of its number."""
        position, played = self.position, self.played
        self.position = first.before.copy()
        self.played = [move for move in played if move.number < first.number]
        for move in kept:
            if self.position.why_not(move.seat, self.game.parse(move.move)) is not None:
                self.position, self.played = position, played
                raise CannotUndo(f"cannot undo: move {move.number} would no longer be legal")
            self.played.append(self._apply(move.number, move.seat, move.move))
