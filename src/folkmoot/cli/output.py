"""Where commands print."""

from rich.console import Console

console = Console(markup=False, emoji=False, highlight=False)
