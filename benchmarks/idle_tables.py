"""What a browser costs while a table waits: `python -m benchmarks.idle_tables`.

A server and one Chromium for each table are started. Every table has a question open to its reader, and nothing happens
any more. After a while of rest the CPU time of all processes of each browser, that of the GPU included, is added up.
"""

import argparse
import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psutil  # type: ignore[import-untyped]
from msgspec import Struct
from playwright.sync_api import Browser, BrowserType, sync_playwright

from benchmarks.printing import print_line, progress
from benchmarks.server_process import ServerProcess as MeasuredProcess
from folkmoot.engine.registry import all_games
from folkmoot.server.identity import COOKIE
from tests.browser.prepared_games import PreparedGame, Shown, play_until, store_table
from tests.browser.server_process import ServerProcess
from tools.programs import browser_path

FLAGS: Final = ("--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update")
PIPE: Final = "--remote-debugging-pipe"
"""The option by which a browser that Playwright has started is known."""
SIZE: Final = {"width": 1440, "height": 900}
ALLOWED: Final = 3.0
"""Percent of a core that a table at rest may take."""


class Table(Struct, frozen=True):
    """One table in a browser of its own."""

    title: str
    question: int
    browser: MeasuredProcess


def main() -> int:
    """Measures and prints; the exit status is 1 if a table takes more than it may."""
    options = _options()
    games = [options.game] if options.game else sorted(all_games())
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="folkmoot-idle-"))
        server = ServerProcess(Path(folder), pace=1.0)
        stack.callback(server.stop)
        chromium = stack.enter_context(sync_playwright()).chromium
        tables = [
            stack.enter_context(_opened(chromium, server, game, question))
            for game in games
            for question in options.question
        ]
        progress(f"resting for {options.rest:.0f} s, then measuring for {options.seconds:.0f} s")
        time.sleep(options.rest)
        shares = _shares(tables, options.seconds)
    print_line(f"{'table':<14}{'question':>10}{'percent of a core':>20}")
    for table, share in zip(tables, shares, strict=True):
        print_line(f"{table.title:<14}{table.question:>10}{share:>20.1f}")
    return int(max(shares) > ALLOWED)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(all_games()), help="one game instead of all")
    parser.add_argument("--question", type=int, nargs="*", default=[8], help="which question to the reader is open")
    parser.add_argument("--rest", type=float, default=60.0, help="seconds from the last event to the measurement")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long is measured")
    return parser.parse_args()


def _prepared(game: str, question: int) -> PreparedGame:
    """Returns a game of three at the reader's question of this number."""
    asked = 0

    def reached(shown: Shown) -> bool:
        nonlocal asked
        asked += 1
        return asked == question

    return play_until(game, 3, reached)


@contextlib.contextmanager
def _opened(chromium: BrowserType, server: ServerProcess, game: str, question: int) -> Iterator[Table]:
    """Opens a table in a new browser, which is closed at the end."""
    progress(f"opening {game} at question {question}")
    stored = store_table(server.folder, _prepared(game, question), ["Puck"])
    before = set(_browsers())
    browser = chromium.launch(executable_path=browser_path(), args=list(FLAGS))
    try:
        (process,) = set(_browsers()) - before
        _show(browser, server.url, stored.table, stored.cookies[0])
        yield Table(game, question, MeasuredProcess(process))
    finally:
        browser.close()


def _show(browser: Browser, url: str, table: str, cookie: str) -> None:
    context = browser.new_context(viewport=SIZE, reduced_motion="no-preference")  # type: ignore[arg-type]
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": url}])
    page = context.new_page()
    page.goto(f"{url}/table/{table}")
    page.locator(".prompt.asked").first.wait_for()


def _browsers() -> list[int]:
    """Returns the first process of every browser that this process has started; its others are below it."""
    started = [child for child in psutil.Process().children(recursive=True) if PIPE in child.cmdline()]
    return [process.pid for process in started if process.ppid() not in {other.pid for other in started}]


def _shares(tables: list[Table], seconds: float) -> list[float]:
    """Returns what share of a core each table's browser takes, in percent."""
    spent, began = [table.browser.cpu() for table in tables], time.monotonic()
    time.sleep(seconds)
    passed = time.monotonic() - began
    return [100 * (table.browser.cpu() - before) / passed for table, before in zip(tables, spent, strict=True)]


if __name__ == "__main__":
    raise SystemExit(main())
