"""Which games there are, and what can be varied in each."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from folkmoot.engine.game import Game
from folkmoot.engine.options import Option, as_text, describe
from folkmoot.engine.registry import all_games
from folkmoot.text import Words


def print_games(console: Console, language: str) -> None:
    """Prints every installed game on a line."""
    words = Words(None, language)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("game", "title", "players", "maturity", "by"):
        table.add_column(words.say(f"heading-{heading}"))
    for game in all_games().values():
        seats = _seats(game)
        title = Words(game, language).say("game-title")
        table.add_row(game.id, title, seats, words.say(f"maturity-{game.maturity}"), _credit(game))
    console.print(table)
    console.print(words.say("more-on-games"), style="dim")


def print_game(console: Console, game: Game, language: str) -> None:
    """Prints what a game is and what can be varied where a table is created."""
    words = Words(game, language)
    console.print(words.say("game-title"), style="bold")
    for line in (words.say("game-tagline"), f"{_credit(game)}. {words.say('unofficial')}", words.say("game-fidelity")):
        console.print(line)
    for option in describe(game.options_type):
        values = "|".join(as_text(value) for value in option.values) or f"{option.least}..{option.most}"
        default = words.say("default", value=as_text(option.default))
        console.print(f"\n--option {option.name}={values}  ({default})", style="bold")
        description = f"{words.say(f'option-{option.name}')}. {words.help(f'option-{option.name}')}"
        console.print(Padding(description, (0, 0, 0, 2)))
        if meanings := _meanings(words, option):
            console.print(Padding(meanings, (0, 0, 0, 2)))


def _meanings(words: Words, option: Option) -> str:
    """Returns what the values of an option mean, where the game has words for them: `random = drawn, 0 = seat A`."""
    key = f"value-{option.name}"
    if not option.values or not words.has(key):
        return ""
    return ", ".join(f"{as_text(value)} = {words.say(key, value=value)}" for value in option.values)


def _seats(game: Game) -> str:
    """Returns the numbers of players: those that need no option, and in brackets those that do."""
    plain = game.default_player_counts()
    others = [str(seats) for seats in game.player_counts if seats not in plain]
    return f"{min(plain)}-{max(plain)}" + (f" ({', '.join(others)})" if others else "")


def _credit(game: Game) -> str:
    return f"{', '.join(game.credits.designers)} ({game.credits.publisher}, {game.credits.year})"
