"""Accessibility of every page: no serious finding of axe, nothing wider than the screen, no text too small to read."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, PHONE, Finished, NewPerson
from tests.browser.every_page import every_page
from tests.browser.whole_games import Size, page_sizes, schemes

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROWEST = {"width": 360, "height": 740}
SCREENS: dict[Size, dict[str, Any]] = {"laptop": LAPTOP, "phone": PHONE | {"viewport": NARROWEST}}
LANGUAGES: dict[Size, str] = {"laptop": "en", "phone": "fr"}
SMALLEST_TEXT = 15

# Text on a card is part of a picture: its name is read aloud and stands in the question.
SMALL_TEXT = """(least) => {
  const findings = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const text = nodes.currentNode.textContent.trim();
    const element = nodes.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    const visible = text && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!visible || box.width < 2 || box.height < 2 || element.closest("svg, .unseen, .face")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) findings.push(`${size}px: ${text.slice(0, 40)} (${element.className})`);
  }
  return findings;
}"""


# Waits for the end of all transitions. A cancelled one counts as ended; the end of one can start another, as a colour
# passes from parent to child.
SETTLED = """async () => {
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000);
    if (running.length) calm = -1;
    await Promise.allSettled(running.map((one) => one.finished));
  }
}"""

# Turns transitions off: a change of the colour scheme would start thousands of them.
NO_TRANSITIONS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""


def axe(page: Page) -> list[str]:
    """Returns axe's findings that are serious or worse."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"], "preload": False}
    violations: list[dict[str, Any]] = page.evaluate("(it) => axe.run(it).then((run) => run.violations)", options)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in violations
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def barriers(page: Page) -> list[str]:
    """Returns axe's findings in the colour schemes of this run."""
    page.evaluate(NO_TRANSITIONS)
    findings = []
    for scheme in schemes():
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        findings += [f"{scheme}: {finding}" for finding in axe(page)]
    return findings


@pytest.mark.cost(40)
@pytest.mark.parametrize("size", page_sizes())
def test_axe_finds_nothing_serious_on_any_page(new_person: NewPerson, finished: Finished, size: Size) -> None:
    person = new_person("Puck", LANGUAGES[size], SCREENS[size], storage_state=finished.cookies)
    findings = []
    for name in every_page(person, finished.table):
        findings += [f"{name}: {finding}" for finding in barriers(person.page)]
    assert not findings, "\n".join(findings)


@pytest.mark.cost(20)
def test_every_page_of_a_phone_scrolls_up_and_down_only_and_can_be_read(
    new_person: NewPerson, finished: Finished
) -> None:
    person = new_person("Puck", LANGUAGES["phone"], SCREENS["phone"], storage_state=finished.cookies)
    findings = []
    for name in every_page(person, finished.table):
        width = person.page.evaluate("document.documentElement.scrollWidth")
        if width > NARROWEST["width"]:
            findings.append(f"{name}: {width} px wide")
        findings += [f"{name}: {text}" for text in person.page.evaluate(SMALL_TEXT, SMALLEST_TEXT)]
    assert not findings, "\n".join(findings)
