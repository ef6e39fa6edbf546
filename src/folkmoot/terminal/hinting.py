"""Hints at the terminal: the best moves of a question, with their shares of the victory and reasons."""

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from folkmoot.bots import HINTING_BOT, Hint
from folkmoot.engine.game import Game
from folkmoot.engine.prompts import Prompt
from folkmoot.terminal.asking import label_of
from folkmoot.terminal.session import Session
from folkmoot.terminal.thinking import attending
from folkmoot.text import Words


def advised(session: Session, seat: int, console: Console, words: Words) -> list[Hint]:
    """Returns the hints for a seat, and shows meanwhile that they are thought about."""
    with attending(console, words.say("hint-thinks")) as attention:
        return session.hints(seat, attention)


def draw_hints(game: Game, found: list[Hint], prompt: Prompt, words: Words) -> RenderableType:
    """Returns the moves as the question calls them, each with its share, how it is typed, and reasons below it."""
    choices = {choice.move: choice for choice in prompt.choices}
    table = Table(box=None, padding=(0, 1), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim", overflow="fold")
    for hint in found:
        move = game.notation(hint.move)
        table.add_row(Text(label_of(choices[move], words), style="bold"), _share(hint, words), move)
        for reason in _reasons(hint, words):
            table.add_row(Text(f"  {reason}"), "", "")
    lines: list[RenderableType] = [Text(words.say("hint-title", level=HINTING_BOT), style="italic"), table]
    if any(hint.share is not None for hint in found):
        lines.append(Text(words.say("hint-estimate"), style="dim"))
    return Group(*lines)


def _share(hint: Hint, words: Words) -> str:
    return "" if hint.share is None else words.say("hint-share", percent=round(100 * hint.share))


def _reasons(hint: Hint, words: Words) -> list[str]:
    """Returns what a move brings, costs and avoids, a sentence each; terms without words are left out."""
    kinds = {"hint-brings": hint.brings, "hint-costs": hint.costs, "hint-avoids": hint.avoids}
    said = {
        key: [words.say(f"term-{name}") for name in names if words.has(f"term-{name}")] for key, names in kinds.items()
    }
    return [words.say(key, terms=", ".join(terms)) for key, terms in said.items() if terms]
