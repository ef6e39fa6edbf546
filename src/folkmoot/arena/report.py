"""What a match has come to, as data: all but `cost` is the same on every machine and for any number of processes."""

from msgspec import Struct

from folkmoot.arena.games import Forfeit
from folkmoot.arena.intervals import Share
from folkmoot.arena.match import Match, Versions
from folkmoot.arena.sequential import SequentialResult
from folkmoot.engine.phrases import Phrase


class BotLine(Struct, frozen=True, kw_only=True):
    """How a bot has done."""

    bot: str
    games: int
    wins: Share
    """Its share of the victory, per seat."""
    rating: float
    rating_error: float
    """Its 95 % interval reaches so far on each side."""
    score_mean: float | None
    scores: dict[int, int]
    """How often it had which score."""
    forfeits: int


class PairLine(Struct, frozen=True, kw_only=True):
    """How two bots did against each other."""

    bot: str
    other: str
    games: int
    above: Share
    """How often a seat of the bot ranks above one of the other; equal ranks count half."""
    difference: Share
    """By how much its share of the victory is larger, per seat."""


class EndLine(Struct, frozen=True, kw_only=True):
    """How often games came to their end in one way."""

    end: Phrase
    games: int


class Lengths(Struct, frozen=True, kw_only=True):
    """How long the games were that came to their end."""

    mean: float
    least: int
    most: int
    decisions: dict[int, int]
    """How many games had so many decisions."""
    turns_median: float | None
    """Half of the games had at most so many turns, where the game counts them."""


class BotCost(Struct, frozen=True, kw_only=True):
    """What a bot's thinking costs, in milliseconds of CPU time."""

    bot: str
    decisions: int
    mean_ms: float
    longest_ms: float


class Cost(Struct, frozen=True, kw_only=True):
    """What the games cost on the machines that played them."""

    bots: list[BotCost]
    cpu_s: float
    decisions_per_s: float
    """Per second of CPU time, of all processes together."""


class ForfeitedGame(Struct, frozen=True, kw_only=True):
    """A game that a bot gave away."""

    game: int
    forfeit: Forfeit


class Report(Struct, frozen=True, kw_only=True):
    """The result of a match."""

    match: Match
    versions: Versions
    games: int
    deals: int
    fair: float
    """The share of the victory that each seat would have if all played equally well."""
    bots: list[BotLine]
    pairs: list[PairLine]
    seats: list[Share]
    """The share of the victory by seat."""
    tests: list[SequentialResult]
    lengths: Lengths | None
    """None if no game came to its end."""
    score_mean: float | None
    score_least: int | None
    score_most: int | None
    ends: list[EndLine]
    forfeits: list[ForfeitedGame]
    """The first of them."""
    cost: Cost
