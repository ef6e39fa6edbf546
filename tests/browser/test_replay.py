"""The replay of a finished game: turn by turn, by slider, through any eyes, and by a link to a turn."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Finished, NewPerson
from tests.browser.fit.sizes import SIZES, Size, device
from tests.browser.person import Person


def turn(person: Person) -> int:
    """Returns the turn in the address."""
    number = re.search(r"[?&]at=(\d+)", person.page.url)
    assert number, person.page.url
    return int(number[1])


def eye_selector(person: Person) -> Locator:
    """Returns the field that selects through whose eyes the game is seen."""
    return person.page.get_by_role("combobox", name=person.say("replay-eye"))


def lanterns(person: Person) -> int:
    """Returns how many spaces of the board are taken."""
    spaces = person.page.locator('[data-element^="space "]')
    expect(spaces).to_have_count(24)
    return sum("vacant" not in label for label in spaces.evaluate_all("all => all.map((space) => space.ariaLabel)"))


def test_buttons_slider_keys_and_playback_lead_to_turns(new_person: NewPerson, finished: Finished) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    puck.visit(f"/replay/{finished.table}")
    expect(puck.page).to_have_url(re.compile(r"at=0\b"))
    puck.wait(lambda: lanterns(puck) == 0, "the empty board")
    puck.button("replay-next").click()
    puck.button("replay-next").click()
    expect(puck.page).to_have_url(re.compile(r"at=2\b"))
    puck.button("replay-previous").click()
    expect(puck.page).to_have_url(re.compile(r"at=1\b"))
    puck.page.get_by_role("slider").fill("20")
    expect(puck.page).to_have_url(re.compile(r"at=20\b"))
    expect(puck.page.locator(".where")).to_contain_text("20")
    puck.page.locator(".where").click()
    puck.page.keyboard.press("End")
    expect(puck.button("replay-next")).to_be_disabled()
    puck.wait(lambda: lanterns(puck) > 3, "the last board")
    puck.page.keyboard.press("Home")
    expect(puck.page).to_have_url(re.compile(r"at=0\b"))
    puck.page.get_by_label(puck.say("replay-speed")).select_option("2")
    puck.button("replay-play").click()
    puck.wait(lambda: turn(puck) >= 2, "it plays by itself")
    puck.button("replay-pause").click()
    expect(puck.button("replay-play")).to_be_visible()


def test_a_link_leads_to_a_turn_through_one_pair_of_eyes(new_person: NewPerson, finished: Finished) -> None:
    puck, stranger = new_person("Puck", storage_state=finished.cookies), new_person("Nixe", "fr")
    puck.visit(f"/replay/{finished.table}?at=7&eye=all")
    eye_selector(puck).select_option("1")
    expect(puck.page).to_have_url(re.compile(r"at=7&eye=1"))
    puck.act("more").click()
    puck.act("link").click()
    puck.sees_notice("replay-link-copied")
    stranger.page.goto(puck.page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.page.locator(".where")).to_contain_text("7")
    expect(stranger.page.locator('button[aria-current="step"]')).to_have_text("7")
    expect(eye_selector(stranger)).to_have_value("1")


def test_the_record_can_be_downloaded(new_person: NewPerson, finished: Finished) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    puck.visit(f"/table/{finished.table}")
    with puck.page.expect_download() as download:
        puck.act("download").click()
    assert '"rainbows"' in download.value.path().read_text("utf-8")


def test_the_players_are_shown_as_they_stood_and_back_leads_to_the_result(
    new_person: NewPerson, finished: Finished
) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    puck.visit(f"/table/{finished.table}")
    puck.act("replay").click()
    expect(puck.page).to_have_url(re.compile(r"/replay/.*at=0\b"))
    first = puck.page.locator('.seats [data-seat="0"]')
    expect(first).to_contain_text("15")
    puck.page.keyboard.press("End")
    expect(puck.page).to_have_url(re.compile(r"at=[1-9]"))
    expect(first).not_to_contain_text("15 gold")
    puck.page.go_back()
    expect(puck.page.locator(".result")).to_be_visible()
    expect(puck.page).to_have_url(re.compile(rf"/table/{finished.table}$"))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_scores_holdings_and_lines_are_in_sight_at_every_size(
    new_person: NewPerson, finished: Finished, size: Size
) -> None:
    puck = new_person("Puck", at=device(size), storage_state=finished.cookies)
    page = puck.page
    puck.visit(f"/replay/{finished.table}?at=19&eye=0")
    second = page.locator('.seats [data-seat="1"], .pane [data-seat="1"]').get_by_role("button")
    expect(second).to_be_in_viewport(ratio=1)
    name = second.inner_text()
    second.click()
    expect(page.get_by_role("heading", name=f"What {name} has")).to_be_in_viewport()
    page.get_by_text(puck.say("table-log-short"), exact=True).click()
    expect(page.locator("li.here")).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    for label in ("replay-first", "replay-play", "replay-more"):
        expect(puck.button(label)).to_be_in_viewport(ratio=1)
    expect(page.get_by_label(puck.say("replay-eye"))).to_be_in_viewport(ratio=1)
