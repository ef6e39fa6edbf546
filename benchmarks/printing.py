"""What a long measurement prints."""

import sys


def progress(line: str) -> None:
    """Shows a line that the next one overwrites, at a terminal."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)


def print_line(line: str) -> None:
    """Prints a line that stays."""
    progress("")
    print(line, file=sys.stderr, flush=True)
