"""The chat of a table: who may write, what is unread, and that nothing covers its field."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import LAPTOP, PHONE, NewPerson, Sit
from tests.browser.person import Person
from tests.browser.table_actions import open_table
from tests.browser.test_table import chat, opening

# Says, once a notice is shown, whether it covers the field of the chat.
NOTICE_OVER_CHAT = """() => {
  const notice = document.querySelector(".toast")?.getBoundingClientRect();
  const field = document.querySelector(".chat form").getBoundingClientRect();
  if (!notice) return null;
  return notice.top < field.bottom && notice.bottom > field.top && notice.left < field.right ? "covered" : "clear";
}"""


def show_chat(person: Person) -> None:
    """Shows the chat, on a small screen from the bar at its bottom."""
    tab = person.page.locator('[data-tab="chat"]')
    expect(tab).to_be_attached()
    if not tab.is_visible():
        person.page.locator('[data-pane="table-log-short"]').click()
    tab.click()


@pytest.mark.parametrize(("language", "at"), [("en", LAPTOP), ("fr", PHONE)])
def test_a_stranger_who_writes_in_the_chat_is_asked_for_a_name(
    new_person: NewPerson, sit: Sit, browser_errors: BrowserErrors, language: str, at: dict[str, Any]
) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe", language, at)
    sit(opening(), puck)
    show_chat(puck)
    nixe.visit(f"/table/{puck.table}")
    show_chat(nixe)
    browser_errors.allow("ERR_FAILED")
    nixe.page.route("**/api/me", lambda route: route.abort())
    chat(nixe, "Good luck")
    assert nixe.page.wait_for_function(NOTICE_OVER_CHAT).json_value() == "clear"
    nixe.page.unroute("**/api/me")
    nixe.button("table-chat-send").click()
    nixe.button("who-not-now").click()
    field = nixe.page.get_by_placeholder(nixe.say("table-chat-say"))
    expect(field).to_have_value("Good luck")
    field.press("Enter")
    nixe.give_name()
    expect(puck.page.get_by_role("log").get_by_text("Good luck")).to_have_count(1)
    expect(puck.page.get_by_role("log").get_by_text("Nixe")).to_be_visible()
    expect(field).to_have_value("")


def test_the_field_of_the_chat_stays_in_its_panel_however_much_is_said(new_person: NewPerson) -> None:
    puck = new_person("Puck", at=PHONE)
    open_table(puck, "friend", "bot")
    puck.button("table-chat-open").click()
    for word in ("one ", "two ", "three "):
        chat(puck, word * 50)
    expect(puck.page.get_by_role("log").get_by_text("three three")).to_be_visible()
    panel = puck.page.locator("section", has=puck.page.locator(".chat form")).bounding_box()
    field = puck.page.locator(".chat form").bounding_box()
    assert panel is not None
    assert field is not None
    assert field["y"] + field["height"] < panel["y"] + panel["height"]


def test_chat_that_was_read_is_not_unread_after_a_reload(new_person: NewPerson, sit: Sit) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    sit(opening(2, people=2), puck, nixe)
    show_chat(nixe)
    unread = puck.page.locator('[data-tab="chat"] .unread')
    chat(nixe, "Good luck")
    expect(unread).to_have_text("1")
    show_chat(puck)
    expect(puck.page.get_by_role("log").get_by_text("Good luck")).to_be_visible()
    expect(unread).to_have_count(0)
    puck.page.reload()
    chat(nixe, "Are you there?")
    expect(unread).to_have_text("1")
