"""The contract of a game: it describes itself and starts positions."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Generic, TypeVar, cast

import msgspec
from msgspec import Struct

from folkmoot.engine.dice import Dice
from folkmoot.engine.errors import BadPlayers
from folkmoot.engine.events import Log
from folkmoot.engine.learned import Learned, read_learned
from folkmoot.engine.notation import Notation
from folkmoot.engine.options import Options, describe, read_options
from folkmoot.engine.position import Position, Snapshot
from folkmoot.engine.prompts import Effect
from folkmoot.engine.reasons import Reason
from folkmoot.engine.tastes import Taste
from folkmoot.engine.terms import Term
from folkmoot.engine.thinking import Manner, Thinking
from folkmoot.engine.valuing import expected_shares

Expected = TypeVar("Expected")
OwnOptions = TypeVar("OwnOptions", bound=Options)
OwnPosition = TypeVar("OwnPosition", bound=Position)
OwnTaste = TypeVar("OwnTaste", bound=Taste)


def checked_cast(kind: type[Expected], value: object) -> Expected:
    """Returns the value as an instance of `kind`. Raises `TypeError` if it belongs to another game."""
    if not isinstance(value, kind):
        raise TypeError(f"{kind.__name__} was expected: got {value!r}")
    return value


class Credits(Struct, frozen=True, kw_only=True):
    """Who made the game."""

    designers: list[str]
    publisher: str
    year: int
    development: list[str] = []
    artists: list[str] = []
    layout: list[str] = []


class Game(ABC):
    """One game, as an installed package offers it through the entry-point group `folkmoot.games`.

    The class attributes describe the game; `title`, `tagline` and `fidelity` (how closely it follows the
    book) are in the text files.
    """

    id: ClassVar[str]
    """Lower case, as in `folkmoot play rainbows`."""
    rule_prefix: ClassVar[str]
    """Of the rule numbers: RAI for RAI-29."""
    rules_version: ClassVar[int]
    """Grows when the same moves would lead elsewhere; records carry it."""
    player_counts: ClassVar[tuple[int, ...]]
    """The numbers of players that the book, or a variant of it, allows."""
    options_type: ClassVar[type[Options]]
    """The struct that declares the game's options."""
    facts_type: ClassVar[type[Struct]]
    """The struct that declares what may be said about a situation."""
    credits: ClassVar[Credits]
    move_notation: ClassVar[Notation]
    """How its moves are written."""
    maturity: ClassVar[str]
    """How far the implementation is: `draft`, `playable` or `complete`."""
    judgements: ClassVar[tuple[str, ...]] = ()
    """The fields of its view that say what the looking seat may do; all that differs otherwise it knows in secret."""
    thinking: ClassVar[tuple[Thinking, Thinking]] = (Thinking(), Thinking(simulations=1000))
    """How bots of the fourth and of the fifth strength look ahead."""
    fair: ClassVar[float] = 0.5
    """A move looks good to the two weakest strengths if its value is so far on the way from the median to the best."""
    feature_names: ClassVar[tuple[str, ...]] = ()
    """What `features` tells of a seat."""

    def __init_subclass__(cls) -> None:
        """Reads the declarations of options and facts: msgspec 0.22 crashes if two threads at a time do it first."""
        super().__init_subclass__()
        options_type = cls.__dict__.get("options_type")
        if isinstance(options_type, type) and issubclass(options_type, Options):
            describe(options_type)
        facts_type = cls.__dict__.get("facts_type")
        if isinstance(facts_type, type):
            msgspec.json.Decoder(facts_type)

    @abstractmethod
    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> Position:
        """Returns the position after the deal, which draws all that chance decides before the first move."""

    @abstractmethod
    def blank(self) -> Position:
        """Returns a position to be filled from a snapshot."""

    @abstractmethod
    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> Position:
        """Returns the position that readable facts describe, the rest filled in at random.

        Raises `BadSituation` if the facts are not understood or break an invariant.
        """

    @abstractmethod
    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        """Returns the position as readable facts, as far as an eye's view and prompt show it.

        They are facts that `situation` understands, and it makes a position of them that looks the same to this eye:
        the same view, prompt and moves. They are plain data for JSON, and the same in every imagined world.
        """

    def notation(self, move: int) -> str:
        """Returns the notation of a move, which does not depend on the position."""
        return self.move_notation.write(move)

    def parse(self, text: str) -> int:
        """Returns the move of a notation: the inverse of `notation`. Raises `BadNotation`."""
        return self.move_notation.read(text)

    def parse_prefix(self, text: str) -> int:
        """Returns the move of a notation, or for its first words a move whose other arguments are open.

        Raises `BadNotation`.
        """
        return self.move_notation.read_prefix(text)

    @abstractmethod
    def vocabulary(self, seats: int, options: Options) -> list[int]:
        """Returns every well-formed move that could ever be legal with these seats and options, in a fixed order."""

    def turns(self, position: Position) -> int | None:
        """Returns how many turns all players together have completed, where the game counts turns."""
        return None

    @abstractmethod
    def usual_taste(self) -> Taste:
        """Returns what the heuristic cares for, with its usual numbers."""

    @abstractmethod
    def move_values(self, position: Position, seat: int, moves: list[int], taste: Taste | None = None) -> list[float]:
        """Returns how good each of the seat's legal moves looks: the heuristic. `moves` are all of them.

        The position is one that the seat imagines, never the true one. Without a taste it is the usual one.
        """

    def move_terms(self, position: Position, seat: int, move: int) -> list[Term]:
        """Returns what the heuristic sees in one of the seat's legal moves; none where the game does not say.

        The position is one that the seat imagines. Like the values of moves, terms depend only on what the seat knows.
        """
        return []

    def features(self, position: Position) -> list[list[float]]:
        """Returns each seat's features, as `feature_names` lists them; none for a seat that can no longer win.

        The position is one that a seat imagines, and the game goes on.
        """
        return []

    def value(self, position: Position, manner: Manner = "usual") -> list[float]:
        """Returns each seat's expected share of the victory, learned by `folkmoot train`. Raises `BadLearned`.

        The position is one that a seat imagines, and the game goes on. `manner` says by which taste all play on.
        """
        return expected_shares(self.features(position), self.learned.weights_for(int(position.seats), manner))

    def taste(self, manner: Manner) -> Taste:
        """Returns what the heuristic cares for, and how much. Raises `BadLearned`."""
        return self._learned_taste if manner == "learned" else self._usual_taste

    @cached_property
    def _usual_taste(self) -> Taste:
        return self.usual_taste()

    @cached_property
    def _learned_taste(self) -> Taste:
        taste = self.usual_taste()
        taste.set_numbers(self.learned.taste)
        return taste

    @cached_property
    def learned(self) -> Learned:
        """What was learned about the game; its file is read when it is first asked for. Raises `BadLearned`."""
        tastes = self._usual_taste.numbers()
        return read_learned(self.learned_file(), self.id, self.rules_version, self.feature_names, tastes)

    def touched(self, position: Position, seat: int, element: str, chosen: Sequence[str]) -> str | Reason | None:
        """Returns the beginning of the move that touching a board element would mean, legal or not, as notation.

        `chosen` are the parts of a move that the seat has chosen so far. The reason where no move could be meant, such
        as for another player's piece; None if the element means nothing now. It depends only on what the seat knows.
        """
        return None

    @abstractmethod
    def effect_faults(self, before: Position, move: int, effect: Effect, after: Position, log: Log) -> list[str]:
        """Returns what a move has done that its effect, said before, does not fit; empty if all came so."""

    def options_for(self, seats: int, given: Mapping[str, object]) -> Options:
        """Returns the options for this number of players. Raises `BadPlayers` or `BadOption`."""
        options = read_options(self.options_type, given)
        self.check_setup(seats, options)
        return options

    def default_player_counts(self) -> list[int]:
        """Returns the numbers of players that need no option."""
        return [seats for seats in self.player_counts if self._allows(seats)]

    def _allows(self, seats: int) -> bool:
        try:
            self.options_for(seats, {})
        except BadPlayers:
            return False
        return True

    def check_setup(self, seats: int, options: Options) -> None:
        """Checks seats, and combinations of seats and options, by the rules; a game adds its own checks.

        Raises `BadPlayers` or `BadOption`.
        """
        if seats not in self.player_counts:
            least, most = min(self.player_counts), max(self.player_counts)
            raise BadPlayers(f"{self.id}: expected {least} to {most} players, got {seats}")

    def restore(self, snapshot: Snapshot) -> Position:
        """Returns the position of a snapshot."""
        position = self.blank()
        position.fill(snapshot)
        return position

    def text_file(self, language: str) -> Traversable:
        """Returns the game's text file in a language (`en`, `fr`)."""
        return self._folder() / "text" / f"{language}.ftl"

    def learned_file(self) -> Traversable:
        """Returns the file with what was learned about the game."""
        return self._folder() / "learned.json"

    def _folder(self) -> Traversable:
        return files(import_module(type(self).__module__).__package__ or "")


@dataclass(frozen=True, kw_only=True)
class Functions(Generic[OwnOptions, OwnPosition, OwnTaste]):
    """The functions of a game's package, in its own types."""

    position: type[OwnPosition]
    start: Callable[[int, OwnOptions, Dice, Log | None], OwnPosition]
    situation: Callable[[int, OwnOptions, Mapping[str, object], Dice], OwnPosition]
    facts: Callable[[OwnPosition, int | None], dict[str, object]]
    vocabulary: Callable[[int, OwnOptions], list[int]]
    taste: type[OwnTaste]
    move_values: Callable[[OwnPosition, int, list[int], OwnTaste], list[float]]
    effect_faults: Callable[[OwnPosition, int, Effect, OwnPosition, Log], list[str]]
    turns: Callable[[OwnPosition], int] | None = None
    touched: Callable[[OwnPosition, int, str, Sequence[str]], str | Reason | None] | None = None
    features: Callable[[OwnPosition], list[list[float]]] | None = None
    move_terms: Callable[[OwnPosition, int, int], list[Term]] | None = None


class TypedGame(Game, Generic[OwnOptions, OwnPosition, OwnTaste]):
    """A game that its package's functions make up: the contract in the game's own types, once for all games.

    Raises `TypeError` for options, positions and tastes of another game.
    """

    functions: Functions[OwnOptions, OwnPosition, OwnTaste]

    def start(self, seats: int, options: Options, dice: Dice, log: Log | None = None) -> OwnPosition:
        return self.functions.start(seats, self.own_options(options), dice, log)

    def blank(self) -> OwnPosition:
        return self.functions.position()

    def situation(self, seats: int, options: Options, facts: Mapping[str, object], dice: Dice) -> OwnPosition:
        return self.functions.situation(seats, self.own_options(options), facts, dice)

    def facts(self, position: Position, eye: int | None) -> dict[str, object]:
        return self.functions.facts(self._own(position), eye)

    def vocabulary(self, seats: int, options: Options) -> list[int]:
        return self.functions.vocabulary(seats, self.own_options(options))

    def turns(self, position: Position) -> int | None:
        return None if self.functions.turns is None else self.functions.turns(self._own(position))

    def usual_taste(self) -> OwnTaste:
        return self.functions.taste()

    def move_values(self, position: Position, seat: int, moves: list[int], taste: Taste | None = None) -> list[float]:
        chosen = checked_cast(self.functions.taste, self.taste("usual") if taste is None else taste)
        return self.functions.move_values(self._own(position), seat, moves, chosen)

    def move_terms(self, position: Position, seat: int, move: int) -> list[Term]:
        seen = self.functions.move_terms
        return [] if seen is None else seen(self._own(position), seat, move)

    def features(self, position: Position) -> list[list[float]]:
        return [] if self.functions.features is None else self.functions.features(self._own(position))

    def touched(self, position: Position, seat: int, element: str, chosen: Sequence[str]) -> str | Reason | None:
        meaning = self.functions.touched
        return None if meaning is None else meaning(self._own(position), seat, element, chosen)

    def effect_faults(self, before: Position, move: int, effect: Effect, after: Position, log: Log) -> list[str]:
        return self.functions.effect_faults(self._own(before), move, effect, self._own(after), log)

    def own_options(self, options: Options) -> OwnOptions:
        """Returns options in the game's own type."""
        return checked_cast(cast(type[OwnOptions], self.options_type), options)

    def _own(self, position: Position) -> OwnPosition:
        return checked_cast(self.functions.position, position)
