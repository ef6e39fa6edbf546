"""Plays the games of a match: nothing that a bot does wrong stops more than its own game."""

import time
from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from folkmoot.arena.errors import BadExecutor, LostGame
from folkmoot.arena.match import Match, Schedule, Versions, versions_of
from folkmoot.bots import Bot, answer
from folkmoot.bots.described import read_bot
from folkmoot.engine.game import Game
from folkmoot.engine.phrases import Phrase
from folkmoot.engine.position import Position
from folkmoot.engine.registry import find_game
from folkmoot.processes.signals import EndedBySignal

Fault = Literal["raised", "illegal", "hung", "died", "memory"]
SEATS = ("seat", "seats", "other")
"""The variables of a phrase that name players."""
LONGEST_DETAIL = 200
"""Characters."""


class Forfeit(Struct, frozen=True, kw_only=True):
    """Who gave a game away, and why."""

    seat: int
    bot: str
    decision: int
    """Of the game, from 0."""
    fault: Fault
    """It raised an error, answered illegally, hung, killed its process, or took too much memory."""
    detail: str


class Decision(Struct, frozen=True, array_like=True):
    """One decision of a game, where they are kept."""

    seat: int
    question: str
    move: str
    choices: int
    """How many moves were legal."""


class Played(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One finished game; all but `cpu` and `longest` is the same on every machine."""

    game: int
    """Its number in the match."""
    shares: list[float]
    """Of the victory, by seat; winners share it."""
    ranks: list[int]
    """By seat; who gives the game away is last, the others share the first rank."""
    decisions: int
    asked: list[int]
    """Decisions by seat."""
    cpu: list[float]
    """Seconds of CPU time: of each seat's bot, then of the whole game."""
    longest: list[float]
    """Seconds of CPU time of each seat's longest decision."""
    end: Phrase | None = None
    """How it came to its end, without the seat by which it did; None for a game that was given away."""
    scores: list[int] | None = None
    turns: int | None = None
    """Where the game counts them."""
    forfeit: Forfeit | None = None
    rows: list[Decision] = []


class Task(Struct, frozen=True, kw_only=True):
    """How the games of a match are played; everything that a worker process needs to know."""

    match: Match
    versions: Versions
    keeps_decisions: bool = False
    longest_move: float
    """Seconds that a bot may take for one decision."""
    memory: int
    """Bytes that a worker process may take, 0 for all there are."""


class Mark(Protocol):
    """Is told who decides, so that somebody else knows who hangs."""

    def thinks(self, game: int, decision: int, seat: int) -> None:
        """A bot begins to think."""

    def answered(self) -> None:
        """The bot has answered."""


class NoMark:
    """For bots that need no guard."""

    def thinks(self, game: int, decision: int, seat: int) -> None:
        """Does nothing."""

    def answered(self) -> None:
        """Does nothing."""


def play_games(
    task: Task, numbers: Sequence[int], faults: Mapping[int, Forfeit], mark: Mark | None = None
) -> list[Played]:
    """Returns the games of these numbers; only the first of them if a bot has used up the memory.

    `faults` are those by which a game is known to end. Raises `BadExecutor` if the versions are not the task's.
    """
    if (here := versions_of(task.match.game)) != task.versions:
        raise BadExecutor(f"a worker has other versions: expected {task.versions}, got {here}")
    schedule = Schedule(task.match)
    bots = [read_bot(name) for name in task.match.bots]
    games: list[Played] = []
    for number in numbers:
        games.append(_Playing(task, schedule, bots, number, faults.get(number), mark or NoMark()).played())
        if uses_up_memory(games[-1]):
            break
    return games


def uses_up_memory(played: Played) -> bool:
    """Tells whether a bot has used up the memory of its process, which should play no more."""
    return played.forfeit is not None and played.forfeit.fault == "memory"


class _Playing:
    """One game from its deal to its end."""

    def __init__(
        self, task: Task, schedule: Schedule, bots: list[Bot], number: int, fault: Forfeit | None, mark: Mark
    ) -> None:
        match = task.match
        self._task, self._number, self._fault, self._mark = task, number, fault, mark
        self._bots = [bots[bot] for bot in schedule.seating(number)]
        self._names = [match.bots[bot] for bot in schedule.seating(number)]
        self._game: Game = find_game(match.game)
        self._dice = schedule.dealing(number)
        self._thinking = [schedule.thinking(number, seat) for seat in range(match.players)]
        self._began = time.process_time()
        self._options = self._game.options_for(match.players, match.options)
        self._position = self._game.start(match.players, self._options, self._dice)
        self._asked = [0] * match.players
        self._cpu = [0.0] * match.players
        self._longest = [0.0] * match.players
        self._rows: list[Decision] = []

    def played(self) -> Played:
        """Plays the game to its end."""
        position, decision = self._position, 0
        while deciders := position.deciders():
            seat = deciders[0]
            if self._fault is not None and self._fault.decision == decision:
                return self._given_away(self._fault, decision)
            moves = position.moves(seat)
            move = self._answer(position, seat, moves, decision)
            if isinstance(move, Forfeit):
                return self._given_away(move, decision)
            if self._task.keeps_decisions:
                question = position.question(seat, moves).id
                self._rows.append(Decision(seat, question, self._game.notation(move), len(moves)))
            position.play(seat, move, self._dice)
            decision += 1
        return self._finished(decision)

    def _answer(self, position: Position, seat: int, moves: list[int], decision: int) -> int | Forfeit:
        """Returns the bot's move, or what it did wrong."""
        self._mark.thinks(self._number, decision, seat)
        before = time.process_time()
        try:
            move: object = answer(self._bots[seat], self._game, position, seat, self._thinking[seat])
        except EndedBySignal:
            raise
        except MemoryError:
            return self._forfeit(seat, decision, "memory", "it took more memory than it may")
        except (Exception, SystemExit) as error:
            return self._forfeit(seat, decision, "raised", f"{type(error).__name__}: {error}")
        finally:
            self._mark.answered()
            seconds = time.process_time() - before
            self._asked[seat] += 1
            self._cpu[seat] += seconds
            self._longest[seat] = max(self._longest[seat], seconds)
        if type(move) is int and move in moves:
            return move
        return self._forfeit(seat, decision, "illegal", f"it answered {self._described(move)}")

    def _described(self, move: object) -> str:
        """Returns an illegal answer as a person may read it."""
        if type(move) is int and move in self._game.vocabulary(len(self._bots), self._options):
            return self._game.notation(move)
        return repr(move)

    def _forfeit(self, seat: int, decision: int, fault: Fault, detail: str) -> Forfeit:
        line = " ".join(detail.split())[:LONGEST_DETAIL]
        return Forfeit(seat=seat, bot=self._names[seat], decision=decision, fault=fault, detail=line)

    def _given_away(self, forfeit: Forfeit, decisions: int) -> Played:
        """Returns the game that a seat has given away: the others share the victory."""
        others = len(self._bots) - 1
        return Played(
            game=self._number,
            shares=[0.0 if seat == forfeit.seat else 1 / others for seat in range(len(self._bots))],
            ranks=[len(self._bots) if seat == forfeit.seat else 1 for seat in range(len(self._bots))],
            decisions=decisions,
            asked=self._asked,
            cpu=[*self._cpu, time.process_time() - self._began],
            longest=self._longest,
            forfeit=forfeit,
            rows=self._rows,
        )

    def _finished(self, decisions: int) -> Played:
        result = self._position.result()
        if result is None:
            raise LostGame(f"game {self._number} ended without a result")
        winners = result.winners
        return Played(
            game=self._number,
            shares=[1 / len(winners) if seat in winners else 0.0 for seat in range(len(self._bots))],
            ranks=result.ranks,
            decisions=decisions,
            asked=self._asked,
            cpu=[*self._cpu, time.process_time() - self._began],
            longest=self._longest,
            end=_without_seats(result.end),
            scores=result.scores,
            turns=self._game.turns(self._position),
            rows=self._rows,
        )


def _without_seats(end: Phrase) -> Phrase:
    """Returns a phrase that is the same whichever player it is about."""
    return Phrase(end.key, {name: value for name, value in end.args.items() if name not in SEATS})
