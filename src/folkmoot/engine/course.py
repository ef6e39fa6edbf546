"""The course of one game: its acts in order, and the position they lead to.

A live table, the terminal and a replayed record all run through here, so that replaying a record is the same
thing as having played it. No act is ever deleted: an undo is an act that names the moves that it takes back.
"""

from dataclasses import dataclass
from typing import Final

from folkmoot.engine.acts import Act, Plays, Resigns, TimesOut, Undoes
from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadRecord, BadSituation, CannotUndo, IllegalMove
from folkmoot.engine.events import Event, Log, join_digests, story_digest
from folkmoot.engine.game import Game
from folkmoot.engine.options import Options, as_data
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.position import Position
from folkmoot.engine.reasons import GAME_OVER, NOT_YOUR_TURN
from folkmoot.engine.results import Result
from folkmoot.engine.sealed import DEAL, SealedDice

FILLS: Final = 20
"""So often the rest of a situation is drawn at most."""


@dataclass(frozen=True)
class PlayedMove:
    """A move that stands, or may come to stand (`Course.foresee`), and what it does."""

    number: int
    """The number of its act, from 1; undos and other acts have numbers too."""
    seat: int
    move: str
    position_before: Position
    position_after: Position
    events: list[Event]
    draws: int
    simultaneous: bool
    """It answers a simultaneous question, be it as the last."""
    closes_undo: bool
    """It drew dice or revealed something, so that it can never be taken back."""
    digest: bytes
    """Of what it tells: rules under which it has the same digest tell the same story."""

    @property
    def act(self) -> Plays:
        """The act that stands in the record."""
        return Plays(self.seat, self.move)


class Course:
    """A game from its deal to its end, act by act.

    Raises `BadPlayers`, `BadOption` or `BadSituation` if it cannot begin so.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        dice: SealedDice,
        situation: dict[str, object] | None = None,
    ) -> None:
        game.options_for(seats, as_data(options))  # raises for what the rules do not allow
        log, deal = Log(), dice.at(DEAL)
        self.game = game
        self.seats = seats
        self.options = options
        self.situation = situation
        self.acts: list[Act] = []
        self.played: list[PlayedMove] = []
        """The moves that stand; after `forget_earlier` only the one that was the last then, and later ones."""
        self._dice = dice
        self._forfeit: Resigns | TimesOut | None = None
        if situation is None:
            self.position = game.start(seats, options, deal, log)
        else:
            self.position = _fill_in(game, seats, options, situation, deal)
        self._result = self.position.result()
        self.opening_events = log.events
        """What happened before the first move."""
        self.story = story_digest(log.events, deal.draws)
        """The digest of what the deal and all moves have told, those that were taken back later included."""

    def play(self, seat: int, text: str) -> PlayedMove:
        """Plays a move. Raises `BadNotation` or `IllegalMove`, and then nothing has changed."""
        move = self.foresee(seat, text)
        self.accept(move)
        return move

    def foresee(self, seat: int, text: str) -> PlayedMove:
        """Returns what a move does, without playing it. Raises `BadNotation` or `IllegalMove`."""
        move = self.game.parse(text)
        if self.result() is not None:
            raise IllegalMove(text, GAME_OVER)
        if not 0 <= seat < self.seats:
            raise IllegalMove(text, NOT_YOUR_TURN)
        reason = self.position.why_not(seat, move)
        if reason is not None:
            raise IllegalMove(text, reason)
        return self._work_out(len(self.acts) + 1, seat, move)

    def accept(self, move: PlayedMove) -> None:
        """Plays a foreseen move. Raises `ValueError` if something has happened since it was foreseen."""
        if move.number != len(self.acts) + 1 or move.position_before is not self.position:
            raise ValueError("the game has gone on since this move was foreseen")
        self.acts.append(move.act)
        self.story = join_digests(self.story, move.digest)
        self._add(move)

    def undo(self, seat: int, numbers: list[int]) -> None:
        """Takes back the moves of these numbers, the earliest of which must be the seat's own.

        Raises `CannotUndo`, and then nothing has changed: if one of them does not stand, if it or a later move drew
        dice or revealed something, if a later move that stays would no longer be legal, or if the game is over.
        """
        undone = [move for move in self.played if move.number in numbers]
        if not undone or len(undone) != len(numbers):
            raise CannotUndo(f"cannot undo: expected moves that stand, got {numbers}")
        if undone[0].seat != seat:
            raise CannotUndo(f"cannot undo: move {undone[0].number} was not made by seat {seat}")
        if self.result() is not None:
            raise CannotUndo("cannot undo: the game is over")
        closing = [move.number for move in self.played if move.number >= undone[0].number and move.closes_undo]
        if closing:
            raise CannotUndo(f"cannot undo: move {closing[0]} drew or revealed something")
        kept = [move for move in self.played if move.number > undone[0].number and move not in undone]
        self._rewind(undone[0], kept)
        self.acts.append(Undoes(seat, list(numbers)))

    def perform(self, act: Act) -> None:
        """Performs any act of a record or a table.

        Raises what `play` and `undo` do, and `BadRecord` if another act names a seat that the game does not have.
        """
        if isinstance(act, Plays):
            self.play(act.seat, act.move)
        elif isinstance(act, Undoes):
            self.undo(act.seat, act.withdraws)
        elif not 0 <= act.seat < self.seats:
            raise BadRecord(f"no such seat: expected 0 to {self.seats - 1}, got {act.seat}")
        else:
            self.acts.append(act)
            if isinstance(act, Resigns | TimesOut) and self.result() is None:
                self._forfeit = act
                self._result = self._find_result()

    def forget_earlier(self) -> None:
        """Drops all moves but the last, with their events; to be called when the last one closes undo."""
        del self.played[:-1]

    def result(self) -> Result | None:
        """Returns how the game ended: by its rules, or because one of two players resigned or ran out of time."""
        return self._result

    def _find_result(self) -> Result | None:
        if self._forfeit is not None and self.seats == 2:
            loser = self._forfeit.seat
            key = "end-resigned" if isinstance(self._forfeit, Resigns) else "end-timed-out"
            return Result(ranks=[2 if seat == loser else 1 for seat in range(2)], end=Phrase(key, {"seat": loser}))
        return self.position.result()

    def events(self) -> list[Event]:
        """Returns the events of the deal and of all moves in `played`, in order."""
        return self.opening_events + [event for move in self.played for event in move.events]

    def _work_out(self, number: int, seat: int, move: int) -> PlayedMove:
        """Returns what a legal move does, as the act of this number; the position stays as it is."""
        log, before, after = Log(), self.position, self.position.copy()
        dice = self._dice.at(number)
        after.play(seat, move, dice, log)
        in_same_question = bool(self.played) and self.played[-1].simultaneous and not self.played[-1].closes_undo
        simultaneous = in_same_question or len(before.deciders()) > 1
        result = after.result()
        end = None if result is None else (result.ranks, result.scores, result.end.key, result.end.args)
        return PlayedMove(
            number,
            seat,
            self.game.notation(move),
            before,
            after,
            log.events,
            dice.draws,
            simultaneous,
            closes_undo=dice.draws > 0 or any(event.reveals for event in log.events),
            digest=story_digest(log.events, dice.draws, simultaneous, end),
        )

    def _add(self, move: PlayedMove) -> None:
        self.position = move.position_after
        self._result = self._find_result()
        self.played.append(move)

    def _rewind(self, first: PlayedMove, kept: list[PlayedMove]) -> None:
        """Returns to the position before a move and plays the kept moves again, each with the dice of its number."""
        position, played = self.position, self.played
        self.position = first.position_before
        self.played = [move for move in played if move.number < first.number]
        for again in kept:
            move = self.game.parse(again.move)
            if self.position.why_not(again.seat, move) is not None:
                self.position, self.played = position, played
                raise CannotUndo(f"cannot undo: move {again.number} would no longer be legal")
            self._add(self._work_out(again.number, again.seat, move))


def _fill_in(game: Game, seats: int, options: Options, situation: dict[str, object], dice: Dice) -> Position:
    """Returns the position of a situation; what chance has filled in so that no game could reach it is drawn again."""
    for _ in range(FILLS - 1):
        try:
            return game.situation(seats, options, situation, dice)
        except BadSituation:
            continue
    return game.situation(seats, options, situation, dice)
