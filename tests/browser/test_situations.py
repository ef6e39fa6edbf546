"""Tables from situations: from the menu of a table, from a replay, and from a pasted text."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import LAPTOP, PHONE, Finished, NewPerson, Sit
from tests.browser.person import Person
from tests.browser.prepared_games import play_until
from tests.browser.table_actions import finish, submit

IN_BOTH_FORMS = pytest.mark.parametrize(("language", "at"), [("en", LAPTOP), ("fr", PHONE)], ids=["en", "fr"])


def sees_new_table(person: Person, before: str = "none") -> None:
    """Waits until the page shows another table, which is marked as begun from a situation, and asks the person."""
    person.page.wait_for_url(re.compile(rf"/table/(?!{before})"))
    expect(person.page.locator(".prompt.asked")).to_be_visible()
    assert person.room["setup"]["situation"] == {}


@pytest.mark.cost(20)
@IN_BOTH_FORMS
def test_a_position_is_opened_from_the_menu_and_from_a_pasted_report(
    new_person: NewPerson, sit: Sit, browser_errors: BrowserErrors, language: str, at: dict[str, Any]
) -> None:
    puck = new_person("Puck", language, at=at)
    sit(play_until("rainbows", 3, lambda sight: sight["seq"] >= 6), puck)
    first, market = puck.table, [offer["card"] for offer in puck.view["market"]]
    puck.act("menu").click()
    puck.act("report").click()
    puck.sees_notice("table-report-copied")
    puck.act("open-position").click()
    sees_new_table(puck, first)
    assert [offer["card"] for offer in puck.view["market"]] == market
    report = json.loads(puck.page.evaluate("navigator.clipboard.readText()"))

    browser_errors.allow("/api/situations")
    puck.visit("/new/rainbows")
    puck.page.get_by_text(puck.say("create-situation-none")).click()
    text = puck.page.get_by_label(puck.say("create-situation-text"))
    text.fill(json.dumps(report | {"facts": {"goldd": [1]}}))
    puck.act("read-situation").click()
    expect(puck.page.get_by_role("alert")).to_contain_text("did you mean gold?")
    text.fill(json.dumps(report))
    puck.act("read-situation").click()
    expect(puck.page.get_by_text(puck.say("create-situation-players", count=3))).to_be_visible()
    puck.page.get_by_label(puck.say("create-situation-seat")).select_option("0")
    submit(puck)
    sees_new_table(puck)
    finish(puck)
    expect(puck.page.get_by_text(puck.say("from-situation")).first).to_be_visible()


def test_a_moment_of_a_replay_is_opened_in_the_seat_of_its_eye(new_person: NewPerson, finished: Finished) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    puck.visit(f"/replay/{finished.table}?at=9&eye=1")
    expect(puck.page.locator(".where")).to_contain_text("9")
    puck.act("more").click()
    puck.act("open-position").click()
    sees_new_table(puck, finished.table)
    assert [chair["name"] for chair in puck.room["chairs"]].index("Puck") == 1
    puck.visit(f"/replay/{finished.table}")
    puck.page.get_by_role("slider").press("End")
    puck.act("more").click()
    expect(puck.act("open-position")).to_be_disabled()
