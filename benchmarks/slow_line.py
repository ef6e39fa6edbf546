"""How soon the first page can be read over a slow line: `python -m benchmarks.slow_line`.

A browser without anything in its cache opens the first page of a server on this machine, over a line with 400 ms of
latency and 50 kB/s. The page can be read when its heading and the titles of all games are there.
"""

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.idle_tables import FLAGS
from benchmarks.printing import print_line
from folkmoot.engine.registry import all_games
from tests.browser.server_process import ServerProcess
from tools.programs import browser_path

LATENCY: Final = 400
BYTES_PER_SECOND: Final = 50_000
ALLOWED: Final = 3.0
"""Seconds."""
# Notes when the heading and the titles of the games are there.
NOTE_READABLE: Final = """addEventListener("DOMContentLoaded", () => {
  new MutationObserver((changes, observer) => {
    if (document.querySelectorAll("main h1, main article h3").length < GAMES + 1) return;
    observer.disconnect();
    window.readable = performance.now();
  }).observe(document.body, { childList: true, subtree: true });
})"""


def main() -> int:
    """Measures and prints; the exit status is 1 if the median takes longer than it may."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=3, help="how often the page is opened in each language")
    times = parser.parse_args().times
    medians = []
    with tempfile.TemporaryDirectory(prefix="folkmoot-line-") as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(FLAGS))
        try:
            for locale in ("en-GB", "fr-FR"):
                seconds = sorted(_readable(browser, server.url, locale) for _ in range(times))
                medians.append(statistics.median(seconds))
                print_line(f"{locale}: readable after {', '.join(f'{one:.2f}' for one in seconds)} s")
        finally:
            browser.close()
            server.stop()
    return int(max(medians) > ALLOWED)


def _readable(browser: Browser, url: str, locale: str) -> float:
    """Opens the first page as a newcomer; returns the seconds until it can be read."""
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.add_init_script(NOTE_READABLE.replace("GAMES", str(len(all_games()))))
    line = {"offline": False, "latency": LATENCY}
    line |= {"downloadThroughput": BYTES_PER_SECOND, "uploadThroughput": BYTES_PER_SECOND}
    context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.readable !== undefined", timeout=60_000)
    readable = float(page.evaluate("window.readable")) / 1000
    context.close()
    return readable


if __name__ == "__main__":
    raise SystemExit(main())
