"""Figures of balance and their pages, docs/balance.

python -m benchmarks.balance play rainbows               plays what is missing with gnome, and writes the page
python -m benchmarks.balance play rainbows --bot sylph --games 400 --option-games 0
python -m benchmarks.balance add JOURNAL...              adds games that were played elsewhere
python -m benchmarks.balance page [GAME...]              writes pages anew, from the figures that are kept

Games are kept in journals of the arena: stopped, the same command goes on.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.balance.files import JOURNALS, PAGES, figures_in, journal_name, keep_figures
from benchmarks.balance.page import YARDSTICK, write_page
from benchmarks.balance.studies import Study, studies_of
from benchmarks.printing import print_line, progress
from folkmoot.arena.match import Match
from folkmoot.arena.run import Plan, play
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.engine.options import as_data
from folkmoot.engine.registry import all_games, find_game

GAMES, OPTION_GAMES = 4000, 2000


def main(words: Sequence[str] | None = None) -> int:
    """Runs a command and returns its exit status."""
    chosen = _parser().parse_args(words)
    try:
        if chosen.command == "play":
            _play(find_game(chosen.game), chosen)
        elif chosen.command == "add":
            add(chosen.journals, chosen.pages)
        else:
            _write_pages(chosen.games or list(all_games()), chosen.pages)
    except FolkmootError as error:
        print(f"balance: {error}", file=sys.stderr)
        return 1
    return 0


def add(journals: Sequence[Path], pages: Path) -> None:
    """Keeps the figures of journals, and writes the pages of their titles."""
    games: dict[str, None] = {}
    for journal in journals:
        figures = figures_in(journal)
        keep_figures(figures, pages)
        games[figures.match.game] = None
    _write_pages(list(games), pages)


def _play(game: Game, chosen: argparse.Namespace) -> None:
    chosen.journals.mkdir(parents=True, exist_ok=True)
    done = []
    for study in studies_of(game):
        games = chosen.option_games if study.options else chosen.games
        if games and study.players in (chosen.players or game.player_counts):
            journal = chosen.journals / journal_name(game.id, study, chosen.bot)
            _play_match(_match(game, study, chosen.bot, chosen.seed), games, journal, chosen.processes)
            done.append(journal)
    add(done, chosen.pages)


def _play_match(match: Match, games: int, journal: Path, processes: int) -> None:
    """Plays what is missing in a journal; the rows, which make the journal keep decisions, are thrown away."""
    with TemporaryDirectory() as folder:
        rows = Path(folder) / "rows.jsonl"
        plan = Plan(match=match, games=games, journal=journal, rows=rows, processes=processes)
        play(plan, lambda standings: progress(f"{journal.name}: {standings.games} of {games} games"))
    print_line(f"{journal.name}: {games} games")


def _match(game: Game, study: Study, bot: str, seed: int) -> Match:
    options = as_data(game.options_for(study.players, study.options))
    return Match(game=game.id, players=study.players, options=options, bots=[bot], seed=seed)


def _write_pages(games: Sequence[str], pages: Path) -> None:
    for name in games:
        print_line(f"{write_page(find_game(name), pages)}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", type=Path, default=PAGES, metavar="FOLDER", help="of the pages and their figures")
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="plays what is missing, adds it, and writes the page")
    playing.add_argument("game", metavar="GAME")
    playing.add_argument("--bot", default=YARDSTICK)
    playing.add_argument("--games", type=int, default=GAMES, help="for every number of players; 0 for none")
    playing.add_argument("--option-games", type=int, default=OPTION_GAMES, help="for every option; 0 for none")
    playing.add_argument("--players", type=int, nargs="*", metavar="N", help="only these numbers of players")
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--processes", type=int, default=1)
    playing.add_argument("--journals", type=Path, default=JOURNALS, metavar="FOLDER")
    adding = commands.add_parser("add", help="adds games that were played elsewhere, and writes their pages")
    adding.add_argument("journals", type=Path, nargs="+", metavar="JOURNAL")
    writing = commands.add_parser("page", help="writes pages anew")
    writing.add_argument("games", nargs="*", metavar="GAME")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
