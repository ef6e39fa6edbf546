"""The contract of a position: the state of a game between two moves, complete, hidden parts included.

A position is plain data with typed methods: integers, booleans, strings and flat lists of integers. It holds no
closures, clocks or dice, and not the moves that led to it. It never depends on a dict's order, the process or global
state. The property kit (`folkmoot.testing`) checks the sentences below for every game, as far as a program can.
"""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from folkmoot.engine.dice import Dice
from folkmoot.engine.events import Log
from folkmoot.engine.prompts import MOST_EFFECTS, Choice, Effect, Prompt, Question
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.engine.state import Eye, Move, Number, Seat
from folkmoot.engine.verdicts import OTHER_QUESTION
from folkmoot.engine.views import Head, View

Plain = int | str | list[int]
Snapshot = dict[str, Plain]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The state of a game between two moves. Seats are numbered from 0, clockwise; moves are small integers."""

    seats: Number
    """How many play."""

    @abstractmethod
    def deciders(self) -> list[Seat]:
        """Returns the seats that must decide now, ascending.

        Usually one, several in a simultaneous question, none when the game is over. In a simultaneous question a
        seat may take its moves back until the last seat has answered; that last move reveals something or draws dice.
        """

    @abstractmethod
    def moves(self, seat: Seat) -> list[Move]:
        """Returns the seat's legal moves in a stable order: never empty for a decider, empty for others.

        Moves that differ only in interchangeable pieces are offered once. A decision with one legal move is still a
        decision.
        """

    def lively_moves(self, seat: Seat) -> list[Move]:
        """Returns the moves that random play draws from: a game leaves out those that only pass the time.

        They are legal moves in their order, and never empty for a decider.
        """
        return self.moves(seat)

    @abstractmethod
    def play(self, seat: Seat, move: Move, dice: Dice, log: Log | None = None) -> None:
        """Applies one legal move, asks the dice for every random outcome, tells the log what happened.

        It trusts its caller: code that takes moves from outside calls `why_not` first. The outcome does not depend on
        whether there is a log.
        """

    @abstractmethod
    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Returns None if the move is legal, else a rule that it breaks, or one of the engine's reasons.

        Agrees with `moves` always and depends only on what the seat knows. The move may be a prefix (see
        `Game.parse_prefix`): then None means that some legal move begins so.
        """

    @abstractmethod
    def verdict(self, seat: Seat, move: Move) -> int:
        """Returns the verdict on an answer of a decider, complete and well-formed: `verdicts.LEGAL` or a broken rule.

        It is the game's own predicate, which `moves` and `why_not` ask too.
        """

    def out_of_turn(self, seat: Seat, move: Move) -> int:
        """Returns the verdict on an answer, or prefix, of a seat that is not asked while the game goes on.

        It is `verdicts.OTHER_QUESTION` unless a rule of the game says more than that it is not the seat's turn.
        """
        return OTHER_QUESTION

    @abstractmethod
    def reason(self, seat: Seat, move: Move, verdict: int) -> Reason:
        """Returns the reason that a verdict on this answer stands for."""

    @abstractmethod
    def result(self) -> Result | None:
        """Returns how the game ended, or None while it goes on."""

    @abstractmethod
    def copy(self) -> "Position":
        """Returns an independent copy."""

    @abstractmethod
    def imagine(self, seat: Seat, dice: Dice) -> "Position":
        """Returns a random position that this seat cannot tell from the true one.

        It respects everything the seat was ever shown; what the other seats have been shown fits the imagined world
        too; every world that fits has a chance; imagining again from an imagined position draws from the same worlds.
        """

    @abstractmethod
    def view(self, eye: Eye) -> View:
        """Returns what an eye (None: a spectator) may see; once the game is over, everything."""

    def head(self, game: str, eye: Eye) -> Head:
        """Returns what the view of every game begins with."""
        return {
            "game": game,
            "eye": eye,
            "seats": int(self.seats),
            "deciders": self.deciders(),
            "result": self.result(),
        }

    def prompt(self, seat: Seat) -> Prompt | None:
        """Returns the question this seat is asked, or None if it is asked nothing."""
        moves = self.moves(seat)
        if not moves:
            return None
        question = self.question(seat, moves)
        return Prompt(
            id=question.id,
            seat=seat,
            question=question.text,
            choices=self.choices(seat, moves, len(moves) <= MOST_EFFECTS),
            forced=question.public and len(moves) == 1,
            notes=question.notes,
            uses=question.uses,
        )

    @abstractmethod
    def question(self, seat: Seat, moves: list[Move]) -> Question:
        """Returns what a decider is asked; the moves are its legal ones."""

    @abstractmethod
    def choices(self, seat: Seat, moves: list[Move], with_effects: bool) -> list[Choice]:
        """Returns the legal moves of a decider as they are offered, in their order, with their effects or without."""

    @abstractmethod
    def effect(self, seat: Seat, move: Move) -> Effect:
        """Returns what a legal move of a decider does, as far as the seat knows.

        It depends only on what the seat knows. The kit plays the moves that are offered and lets the game compare
        (`Game.effect_faults`).
        """

    @abstractmethod
    def faults(self) -> list[str]:
        """Returns the invariants that do not hold, a line each: pieces conserved, sums right. Empty if all is well."""

    @abstractmethod
    def fields(self) -> list[str]:
        """Returns the names of the attributes that make up the position."""

    def snapshot(self) -> Snapshot:
        """Returns the whole position as plain data, from which `Game.restore` makes it again."""
        return {name: _copied(getattr(self, name)) for name in self.fields()}

    def fill(self, snapshot: Snapshot) -> None:
        """Sets every attribute from a snapshot."""
        for name in self.fields():
            setattr(self, name, _copied(snapshot[name]))


def _copied(value: Plain) -> Plain:
    return value[:] if isinstance(value, list) else value
