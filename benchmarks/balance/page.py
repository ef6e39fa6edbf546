"""The page of balance of a title: what is made of figures, and below it what people wrote, which is kept."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.balance import tables
from benchmarks.balance.figures import Figures
from benchmarks.balance.files import PAGES, read_figures, study_of
from benchmarks.balance.studies import studies_of
from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.run import Plan
from folkmoot.engine.errors import FolkmootError
from folkmoot.engine.game import Game
from folkmoot.text import Words

BY_HAND: Final = "## What we make of it"
YARDSTICK: Final = "gnome"
"""The heuristic, H0: the bot of which there are figures for everything."""


def page(game: Game, folder: Path = PAGES) -> str:
    """Returns the whole page: made anew from the figures, with the part that people wrote."""
    return "\n".join([*made(game, read_figures(game.id, folder)), "", by_hand(game, folder)])


def by_hand(game: Game, folder: Path = PAGES) -> str:
    """Returns the part of the page that people wrote, its heading included. Raises if the page has no such part."""
    path = folder / f"{game.id}.md"
    if not path.exists():
        return f"{BY_HAND}\n\nNothing yet.\n"
    _, heading, text = path.read_text("utf-8").partition(f"\n{BY_HAND}\n")
    if not heading:
        raise FolkmootError(f"{path}: expected the heading {BY_HAND!r} above what is written by hand; nothing is lost")
    return f"{BY_HAND}\n{text}"


def write_page(game: Game, folder: Path = PAGES) -> Path:
    """Writes the page of a title and returns where it is. Raises `CannotWrite`, or what `by_hand` raises."""
    path, content = folder / f"{game.id}.md", page(game, folder)
    try:
        path.write_text(content, "utf-8")
    except OSError as error:
        raise CannotWrite(path, error) from error
    return path


def made(game: Game, all_figures: Sequence[Figures]) -> list[str]:
    """Returns the lines of the part that is made of figures."""
    figures = _in_order(game, all_figures)
    usual = [entry for entry in figures if not study_of(entry).options]
    variants = [entry for entry in figures if study_of(entry).options]
    title = Words(game).say("game-title")
    lines = [f"# {title}: balance", "", *_opening(usual), "", "## Seats", "", *_seats(usual)]
    lines += ["", "## Length, scores, ends", "", *tables.lengths_table(usual), "", *tables.ends_lines(game, usual)]
    lines += ["", "## Use of the actions", "", *_uses(game, usual)]
    if variants:
        lines += ["", "## Options", "", *_options(game, variants, usual)]
    return [*lines, "", "## How these figures were made", "", *_commands(figures)]


def _opening(usual: Sequence[Figures]) -> list[str]:
    bots = list(dict.fromkeys(figures.match.bots[0] for figures in usual))
    others = [bot for bot in bots if bot != YARDSTICK]
    more = f"; beside it {', '.join(others)}" if others else "; of stronger bots there are no figures yet"
    return [
        f"Bots play against themselves. **H0** is `{YARDSTICK}`, today's [heuristic](../bots.md#the-heuristic){more}.",
        "It looks at most a turn ahead: what is unfair or useless under H0 need not be so among people.",
        "After ± stands the 95 % interval of a share, or the standard deviation of a score.",
    ]


def _seats(usual: Sequence[Figures]) -> list[str]:
    lines = [
        "Share of the victory by place in the order of play at the beginning; bold where the interval leaves out the",
        "fair share.",
        "",
        *tables.seats_table(usual),
    ]
    drawn = tables.drawn_seats(usual)
    return lines if drawn is None else [*lines, "", drawn]


def _uses(game: Game, usual: Sequence[Figures]) -> list[str]:
    unused = tables.unused_lines(game, usual)
    return [
        "How often a player makes each kind of move in a game, by bot and players. **Winners**: with "
        f"{tables.FOCUS} players, by how much more",
        "often a winner makes it than one of the others; bold beyond three standard errors. Some moves do not make one",
        "win: one makes them because one is ahead.",
        "",
        *tables.uses_table(usual),
        *(["", *unused] if unused else []),
        *tables.detail_tables(usual),
    ]


def _options(game: Game, variants: Sequence[Figures], usual: Sequence[Figures]) -> list[str]:
    pairs = [(figures, _default_of(figures, usual)) for figures in variants]
    changes = tables.changes_table(pairs)
    return [
        *tables.options_table(variants),
        "",
        *tables.ends_lines(game, variants),
        *(["", *changes] if changes else []),
    ]


def _default_of(figures: Figures, usual: Sequence[Figures]) -> Figures | None:
    """Returns the figures of the same bot and players without an option."""
    same = (entry for entry in usual if _bot_and_players(entry) == _bot_and_players(figures))
    return next(same, None)


def _bot_and_players(figures: Figures) -> tuple[str, int]:
    return figures.match.bots[0], figures.match.players


def _commands(all_figures: Sequence[Figures]) -> list[str]:
    """Returns the command of every match, and the versions with which they were played."""
    versions = {
        f"Folkmoot {figures.versions.folkmoot}, version {figures.versions.rules} of the rules": None
        for figures in all_figures
    }
    given_away = sum(figures.given_away for figures in all_figures)
    return [
        f"{'; '.join(versions)}; {given_away} games given away. All figures rest on the games of these commands. With",
        "`--rows FILE --resume JOURNAL` it keeps the games, and `python -m benchmarks.balance add JOURNAL` reads them",
        "([how](../../benchmarks/README.md#balance)).",
        "",
        "```",
        *(Plan(match=entry.match, games=entry.games + entry.given_away).command() for entry in all_figures),
        "```",
    ]


def _in_order(game: Game, all_figures: Sequence[Figures]) -> list[Figures]:
    """Returns figures in the order of the studies, H0 before other bots; those of no study come last."""
    studies = studies_of(game)
    return sorted(
        all_figures,
        key=lambda figures: (
            studies.index(study_of(figures)) if study_of(figures) in studies else len(studies),
            figures.match.bots[0] != YARDSTICK,
        ),
    )
