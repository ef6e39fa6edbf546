"""The numbered rules, printed in the terminal."""

from rich.console import Console
from rich.table import Table

from folkmoot.text import Words, rule_sections


def print_rule(console: Console, words: Words, number: str) -> None:
    """Prints one rule, named in full or by its figures alone (`RAI-29`, `rai-29`, `29`). Raises `UnknownRule`."""
    console.print(_rule_rows(words, [_full(words, number)]))


def print_rules(console: Console, words: Words) -> None:
    """Prints every rule of the game, section by section."""
    if words.game is None:
        return
    for section in rule_sections(words.game, words.language):
        console.print(f"\n{section.title}", style="bold")
        console.print(_rule_rows(words, section.numbers))


def _full(words: Words, number: str) -> str:
    prefix, _, figures = number.upper().rpartition("-")
    if words.game is not None and prefix in ("", words.game.rule_prefix) and figures.isdecimal():
        return f"{words.game.rule_prefix}-{figures.lstrip('0').zfill(2)}"
    return number


def _rule_rows(words: Words, numbers: list[str]) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for number in numbers:
        table.add_row(number, words.rule(number))
    return table
