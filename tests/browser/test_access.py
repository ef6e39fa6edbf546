"""Everybody can use every page: no serious finding of axe, nothing wider than the screen, nothing too small to read."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import LAPTOP, PHONE, Finished, Meet
from tests.browser.places import every_place
from tests.browser.whole import Size, page_sizes, schemes

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
NARROWEST = {"width": 360, "height": 740}
SCREENS: dict[Size, dict[str, Any]] = {"laptop": LAPTOP, "phone": PHONE | {"viewport": NARROWEST}}
LANGUAGES: dict[Size, str] = {"laptop": "en", "phone": "fr"}
SMALLEST_TEXT = 15

# What is drawn on a card is a picture: its name is spoken and stands in the question.
SMALL = """(least) => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const element = walk.currentNode.parentElement;
    const box = element.getBoundingClientRect();
    const seen = text && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || box.width < 2 || box.height < 2 || element.closest("svg, .unseen, .face")) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < least) found.push(`${size}px: ${text.slice(0, 40)} (${element.className})`);
  }
  return found;
}"""


# A transition that is cut short is over too. The end of one can start another: a colour passes from parent to child.
SETTLED = """async () => {
  for (let calm = 0; calm < 3; calm++) {
    await new Promise(requestAnimationFrame);
    const running = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < 5000);
    if (running.length) calm = -1;
    await Promise.allSettled(running.map((one) => one.finished));
  }
}"""

# Colours that change at once: from day to night transitions of thousands of elements would follow each other.
STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets = [still];
}"""


def axe(page: Page) -> list[str]:
    """Returns what axe finds serious or worse."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options = {"resultTypes": ["violations"], "preload": False}
    found: list[dict[str, Any]] = page.evaluate("(it) => axe.run(it).then((found) => found.violations)", options)
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def barriers(page: Page) -> list[str]:
    """Returns what axe finds, by day or by night."""
    page.evaluate(STILL)
    findings = []
    for scheme in schemes():
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SETTLED)
        findings += [f"{scheme}: {finding}" for finding in axe(page)]
    return findings


@pytest.mark.cost(40)
@pytest.mark.parametrize("size", page_sizes())
def test_axe_finds_nothing_serious_on_any_page(meet: Meet, finished: Finished, size: Size) -> None:
    person = meet("Puck", LANGUAGES[size], SCREENS[size], storage_state=finished.cookies)
    findings = []
    for place in every_place(person, finished.table):
        findings += [f"{place}: {finding}" for finding in barriers(person.page)]
    assert not findings, "\n".join(findings)


@pytest.mark.cost(20)
def test_every_page_of_a_phone_scrolls_up_and_down_only_and_can_be_read(meet: Meet, finished: Finished) -> None:
    person = meet("Puck", LANGUAGES["phone"], SCREENS["phone"], storage_state=finished.cookies)
    findings = []
    for place in every_place(person, finished.table):
        width = person.page.evaluate("document.documentElement.scrollWidth")
        if width > NARROWEST["width"]:
            findings.append(f"{place}: {width} px wide")
        findings += [f"{place}: {text}" for text in person.page.evaluate(SMALL, SMALLEST_TEXT)]
    assert not findings, "\n".join(findings)
