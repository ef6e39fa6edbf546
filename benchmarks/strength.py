"""How much stronger each strength of the bots is than the next weaker one: `python -m benchmarks.strength [GAME...]`.

For three players, on the same deals in every seating. A pair is played until a sequential test is sure, or for so many
games. It fails if the stronger one is not better beyond doubt: if the test accepts that, or the interval says worse.
"""

import argparse
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from benchmarks.printing import print_line
from folkmoot.arena.match import Match
from folkmoot.arena.report import Report
from folkmoot.arena.run import Plan, play
from folkmoot.arena.sequential import Verdict
from folkmoot.bots import LEVELS
from folkmoot.engine.game import Game
from folkmoot.engine.options import as_data
from folkmoot.engine.registry import all_games, find_game

PLAYERS: Final = 3
MARGIN: Final = 0.05
MOST_GAMES: Final[dict[str, int]] = {"imp": 3000, "gnome": 3000, "sylph": 150, "elder": 30}
"""By the stronger of two. Those that look ahead are dear: an Elder's game takes about a minute of CPU."""
WORDS: Final[dict[Verdict, str]] = {"H1": "stronger", "H0": "NOT STRONGER", "undecided": "not decided yet"}


def main(words: Sequence[str] | None = None) -> int:
    """Measures and prints all pairs; returns 1 if a strength is not above the next one."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--bots", default=",".join(bot.name for bot in LEVELS), help="weakest first")
    parser.add_argument("--most", type=int, default=None, help="games of a pair, instead of the usual numbers")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    failed = 0
    for game in [find_game(name) for name in chosen.games or all_games()]:
        for weaker, stronger in pairwise(chosen.bots.split(",")):
            most = chosen.most or MOST_GAMES.get(stronger, 30)
            failed += not _is_above(measure(game, stronger, weaker, most, chosen.seed))
    return 1 if failed else 0


def measure(game: Game, stronger: str, weaker: str, most: int, seed: int) -> Report:
    """Plays one seat of the stronger bot against the weaker one in the others."""
    options = as_data(game.options_for(PLAYERS, {}))
    bots = [stronger, weaker]
    match = Match(game=game.id, players=PLAYERS, options=options, bots=bots, seed=seed, duplicate=True)
    return play(Plan(match=match, games=most, margin=MARGIN)).report


def _is_above(report: Report) -> bool:
    """Prints a line about a pair; tells whether nothing contradicts that the first is stronger."""
    (test,), (pair, *_) = report.tests, report.pairs
    share = report.bots[0].wins
    print_line(
        f"{report.match.game}, {test.bot} against {test.other}: {share.mean:.1%} of the victories "
        f"({share.low:.1%} to {share.high:.1%}), fair {report.fair:.1%}, {report.games} games: {WORDS[test.verdict]}"
    )
    return test.verdict != "H0" and pair.difference.high > 0.0


if __name__ == "__main__":
    sys.exit(main())
