"""The files of the figures: journals of the arena, and what was made of them, `docs/balance/GAME.json`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.balance.figures import Figures, fold
from benchmarks.balance.studies import Study, title_of
from folkmoot.arena.errors import BadJournal
from folkmoot.arena.games import Played, Task
from folkmoot.arena.journal import LONGEST_HEADER, Header, Journal
from folkmoot.arena.run import LONGEST_MOVE, MEMORY
from folkmoot.engine.options import as_data, as_text
from folkmoot.engine.registry import find_game

PAGES: Final = Path(__file__).parents[2] / "docs" / "balance"
JOURNALS: Final = Path("build") / "balance"


def journal_name(game: str, study: Study, bot: str) -> str:
    """Returns the name of the journal of a study.

    >>> journal_name("rainbows", Study(3, {"days": 2}), "gnome")
    'rainbows-3-gnome-days=2.journal'
    """
    options = [f"{name}={as_text(value)}" for name, value in study.options.items()]
    return "-".join([game, str(study.players), bot, *options]) + ".journal"


def figures_in(path: Path) -> Figures:
    """Returns what the games in a journal come to, up to the first that is missing. Raises `BadJournal`.

    Of games that were stopped in the middle the long ones are missing, so those after a gap would be too short.
    """
    header = _header(path)
    if len(header.match.bots) != 1:
        raise BadJournal(f"{path}: expected one bot that plays against itself, got {', '.join(header.match.bots)}")
    task = Task(
        match=header.match,
        versions=header.versions,
        keeps_decisions=header.decisions,
        longest_move=LONGEST_MOVE,
        memory=MEMORY,
    )
    journal = Journal(path, task)
    try:
        numbers = {played.game for played in journal.played()}
        unbroken = next(number for number in range(len(numbers) + 1) if number not in numbers)
        if not unbroken:
            raise BadJournal(f"{path} has no games, or not the first one")
        return fold(header.match, header.versions, title_of(header.match.game), _once(journal, unbroken))
    finally:
        journal.close()


def read_figures(game: str, folder: Path = PAGES) -> list[Figures]:
    """Returns the figures that are kept of a title."""
    path = folder / f"{game}.json"
    return msgspec.json.decode(path.read_bytes(), type=list[Figures]) if path.exists() else []


def keep_figures(new: Figures, folder: Path = PAGES) -> None:
    """Keeps figures in the place of older ones of the same bot, players and options."""
    game = new.match.game
    kept = [*(old for old in read_figures(game, folder) if _key(old) != _key(new)), new]
    lines = [msgspec.json.encode(figures).decode() for figures in sorted(kept, key=_key)]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def study_of(figures: Figures) -> Study:
    """Returns what was studied."""
    usual = as_data(find_game(figures.match.game).options_type())
    options = {name: value for name, value in figures.match.options.items() if value != usual.get(name)}
    return Study(figures.match.players, options)


def _key(figures: Figures) -> tuple[str, int, str]:
    study = study_of(figures)
    return figures.match.bots[0], len(study.options), journal_name(figures.match.game, study, "")


def _header(path: Path) -> Header:
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.readline(LONGEST_HEADER), type=Header)
    except (OSError, msgspec.DecodeError) as error:
        raise BadJournal(f"{path} is no journal of the arena ({error})") from error


def _once(journal: Journal, games: int) -> Iterator[Played]:
    """Yields the games below this number, each once."""
    seen: set[int] = set()
    for played in journal.played():
        if played.game < games and played.game not in seen:
            seen.add(played.game)
            yield played
