"""Prints what does not fit: `python -m tests.browser.fit korrigans --size 844x390`; see `--help`."""

import argparse
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.fit import find
from tests.browser.fit.measuring import Fault, listing, measured
from tests.browser.fit.moments import Moment, moments
from tests.browser.fit.pictures import photograph, photograph_busiest
from tests.browser.fit.show import screen
from tests.browser.fit.sizes import SIZES, Size
from tests.browser.server_process import ServerProcess
from tools.programs import browser_path


def main() -> int:
    """Measures, or takes pictures; returns the number of faults as the exit status, at most 1."""
    arguments = parser().parse_args()
    if arguments.find:
        find.write()
        return 0
    games = arguments.games or list(find.QUESTIONS)
    sizes = [size for size in SIZES if arguments.size in (None, str(size))]
    if not sizes:
        raise SystemExit(f"expected one of {', '.join(map(str, SIZES))}, got {arguments.size}")
    faults: list[Fault] = []
    with _browser() as browser, _server() as url:
        if arguments.busiest:
            photograph_busiest(browser, url, games, arguments.busiest)
            return 0
        for game in games:
            chosen = [moment for moment in moments(game) if arguments.question in (None, moment.name)]
            faults += _faults(browser, url, chosen, sizes, arguments)
    print(listing(faults))
    print(_summary(faults))
    return int(bool(faults))


def parser() -> argparse.ArgumentParser:
    """Returns the parser of the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.fit", description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*find.QUESTIONS, []], help="the games to measure; all without one")
    parser.add_argument("--size", help=f"one screen alone: {', '.join(map(str, SIZES))}")
    parser.add_argument("--question", help="one question alone, by the id of its prompt")
    parser.add_argument("--language", choices=["en", "fr"], default="en")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="save a picture of every question at every size")
    parser.add_argument(
        "--busiest", type=Path, metavar="DIR", help="only take pictures of each game's busiest question"
    )
    parser.add_argument("--find", action="store_true", help="find the moments anew, and write moments.toml")
    return parser


def _faults(
    browser: Browser, url: str, chosen: Sequence[Moment], sizes: Sequence[Size], arguments: argparse.Namespace
) -> list[Fault]:
    faults: list[Fault] = []
    for phone in (False, True):
        group = [size for size in sizes if size.phone is phone]
        if not group:
            continue
        with screen(browser, url, group[0], arguments.language, arguments.theme) as shown:
            for moment in chosen:
                faults += measured(shown, moment, group)
                if arguments.pictures:
                    photograph(shown, moment, group, arguments.pictures)
    return faults


def _summary(faults: Sequence[Fault]) -> str:
    counts = Counter((fault.game, fault.size) for fault in faults)
    games = sorted({fault.game for fault in faults})
    lines = ["", "faults".ljust(12) + "".join(str(size).rjust(10) for size in SIZES)]
    lines += [game.ljust(12) + "".join(str(counts[game, str(size)]).rjust(10) for size in SIZES) for game in games]
    return "\n".join(lines)


@contextmanager
def _browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def _server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            yield server.url
        finally:
            server.stop()


if __name__ == "__main__":
    raise SystemExit(main())
