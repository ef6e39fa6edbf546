"""The property kit: one call holds any game to its contract.

    from folkmoot.testing import conforms
    conforms(GAME, games=200)

plays random games for every number of players with options drawn at random. A broken contract is reported with
the seed that reproduces it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from folkmoot.engine.course import Course
from folkmoot.engine.dice import FastDice
from folkmoot.engine.errors import BrokenContract
from folkmoot.engine.game import Game
from folkmoot.engine.records import from_text, record_of, to_text, verify
from folkmoot.engine.sealed import SEED_BYTES, SealedDice
from folkmoot.testing.effects import examine_effects
from folkmoot.testing.facts import examine_facts
from folkmoot.testing.leaks import compare_reveals, examine_leaks
from folkmoot.testing.moment import Moment, encoded
from folkmoot.testing.nonsense import examine_nonsense
from folkmoot.testing.properties import examine, examine_cheaply, examine_vocabulary
from folkmoot.testing.random_game import RandomGame
from folkmoot.testing.sampling import chosen_moments, kind_of
from folkmoot.testing.words import examine_terms, examine_words

RECORDED = 10
"""Every so many games one is also played as a table does it, recorded and verified."""
ENOUGH = 30
"""So many comparisons of a reveal with imagined worlds tell whether they ever differ."""


@dataclass
class Summary:
    """What a run of the kit has examined."""

    game: str
    seed: int
    games: dict[int, int] = field(default_factory=dict)
    """By number of players."""
    decisions: int = 0
    moments: int = 0
    """Decisions that were examined in full."""
    longest: int = 0
    records: int = 0
    reveals: dict[str, list[int]] = field(default_factory=dict)
    """By kind: how often a reveal was compared with an imagined world, and how often they differed."""

    def __str__(self) -> str:
        counts = ", ".join(f"{games} games for {players}" for players, games in sorted(self.games.items()))
        return (
            f"{self.game}: {counts}; {self.decisions} decisions, the longest game {self.longest}; "
            f"{self.moments} moments examined in full, {self.records} records verified; seed {self.seed}"
        )


def conforms(
    game: Game,
    *,
    games: int,
    seed: int = 1,
    moments: int = 10,
    players: Sequence[int] = (),
    progress: Callable[[int], None] = lambda played: None,
) -> Summary:
    """Plays so many random games for each number of players and checks every clause of the contract.

    `moments` decisions of each game are examined in full, the others cheaply: chosen at random, spread over the whole
    game, every kind of question once before any is taken twice. `players` restricts the numbers of players. Raises
    `BrokenContract` at the first clause that does not hold.
    """
    summary = Summary(game.id, seed)
    for count in players or game.player_counts:
        for number in range(games):
            examine_game(game, count, seed * 1_000_003 + number, moments, summary)
            progress(1)
    examine_reveals(summary)
    return summary


def examine_reveals(summary: Summary) -> None:
    """Raises `BrokenContract` if a kind of reveal always came out as imagined, so that `imagine` knows the truth."""
    for key, (compared, differed) in summary.reveals.items():
        if compared >= ENOUGH and not differed:
            raise BrokenContract(
                f"{summary.game}: what {key!r} reveals is the same in every imagined world: somebody peeks"
            )


def examine_game(game: Game, players: int, seed: int, moments: int, summary: Summary) -> None:
    """Plays one random game and examines it, reproducible by its seed and the number of moments alone.

    It is played twice: once to know which questions it asks, then to examine some of them in full.
    """
    before = RandomGame(game, players, seed)
    kinds = [kind_of(before.position) for _ in before.decisions()]
    chosen = chosen_moments(kinds, moments, _examiner(seed, 0))
    playing = RandomGame(game, players, seed)
    vocabulary = game.vocabulary(players, playing.options)
    where = f"{playing.where}, at the end"
    last = Moment(game, players, playing.options, vocabulary, playing.position, _examiner(seed, 1), where)
    for number in playing.decisions():
        moment = last.at(f"{playing.where}, decision {number}", _examiner(seed, 2 + number))
        examine_cheaply(moment)
        if number in chosen:
            _examine_fully(moment, summary)
    last.require(encoded(playing.position) == encoded(before.position), "the same seed must give the same game")
    _examine_end(last)
    if summary.games.get(players, 0) % RECORDED == 0:
        examine_vocabulary(last)
        examine_words(last, playing.log)
        _examine_record(last)
        summary.records += 1
    summary.games[players] = summary.games.get(players, 0) + 1
    summary.decisions += len(kinds)
    summary.longest = max(summary.longest, len(kinds))


def _examiner(seed: int, number: int) -> FastDice:
    """Returns dice for the examiner's own choices: those of a game's seed, but another stream than the game's."""
    return FastDice((number + 1) << 64 | seed)


def _examine_fully(moment: Moment, summary: Summary) -> None:
    examine(moment)
    examine_leaks(moment)
    examine_facts(moment)
    examine_effects(moment)
    examine_terms(moment)
    examine_nonsense(moment)
    compare_reveals(moment, summary.reveals)
    summary.moments += 1


def _examine_end(moment: Moment) -> None:
    """A finished game has a sound result, facts describe it, and no seat imagines another end."""
    examine_cheaply(moment)
    examine_leaks(moment)
    examine_facts(moment)
    examine_effects(moment)
    result = moment.position.result()
    if result is None:
        raise BrokenContract(f"{moment.game.id}: a finished game must have a result ({moment.where})")
    moment.require(len(result.ranks) == moment.seats, f"there must be a rank for each seat: {result.ranks}")
    moment.require(
        result.scores is None or len(result.scores) == moment.seats, f"a score for each seat: {result.scores}"
    )


def _examine_record(moment: Moment) -> None:
    """A game played as at a table gives a record that survives a file and verifies."""
    seed = b"".join(moment.dice.below(256).to_bytes(1, "big") for _ in range(SEED_BYTES))
    salts = [f"salt {moment.dice.below(1 << 30)}" for _ in range(moment.seats)]
    course = Course(moment.game, moment.seats, moment.options, SealedDice(seed, salts))
    while deciders := course.position.deciders():
        seat = deciders[moment.dice.below(len(deciders))]
        moves = course.position.lively_moves(seat)
        course.play(seat, moment.game.notation(moves[moment.dice.below(len(moves))]))
    moment.require(course.played[-1].closes_undo, "the last move opens everything, so one of its events must reveal")
    record = record_of(course, [f"P{seat}" for seat in range(moment.seats)], seed, salts)
    again = from_text(to_text(record))
    moment.require(again == record, "a record must survive its file")
    moment.require(encoded(verify(again, moment.game).position) == encoded(course.position), "a record must replay")
