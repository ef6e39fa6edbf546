"""The command `folkmoot`."""

import importlib
import io
import os
import platform
import sys
from typing import NoReturn

from cyclopts import App, CycloptsError

from folkmoot import __version__
from folkmoot.cli.output import console
from folkmoot.engine.build import build_name
from folkmoot.engine.errors import FolkmootError
from folkmoot.processes.signals import ended_by_signals

COMMANDS = {
    "playing": ("games", "rules", "play", "watch", "verify", "situation"),
    "research": ("arena", "simulate", "bench"),
    "training": ("train",),
    "hosting": ("serve", "worker", "migrate", "export", "import", "backup", "admin"),
}
"""The commands, by module."""


def command_line(command: str = "") -> App:
    """Returns the commands of the module that has this command; all of them if none has it, for the help page."""
    app = App(
        name="folkmoot",
        help="Board games of the little folk: play, watch, host, simulate, verify. Unofficial; see README.",
        version=lambda: f"folkmoot {__version__} ({build_name()}, Python {platform.python_version()})",
        console=console,
    )
    chosen = [module for module, names in COMMANDS.items() if command in names] or list(COMMANDS)
    for module in chosen:
        functions = importlib.import_module(f"folkmoot.cli.{module}")
        for name in COMMANDS[module]:
            app.command(getattr(functions, "import_records" if name == "import" else name), name=name)
    return app


def main() -> None:
    """Runs the command; an expected error prints one line and ends with a non-zero status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal cannot show becomes a question mark
    try:
        app = command_line(*sys.argv[1:2])
        with ended_by_signals():
            app(sys.argv[1:], exit_on_error=False, print_error=False)
    except FolkmootError as error:
        _stop(str(error), 1)
    except CycloptsError as error:
        _stop(" ".join(str(error).split()), 2)
    except OSError as error:
        # The reader of a pipe has closed it, or the disk is full: nothing more can be written there, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            _stop(f"cannot write: {error.strerror}", 1)
        raise SystemExit(1) from None


def _stop(message: str, status: int) -> NoReturn:
    print(f"folkmoot: {message}", file=sys.stderr)
    raise SystemExit(status) from None
