"""The pages around the table: language and theme, keys, rules, lobby, my games, and the personal link."""

import re

from playwright.sync_api import expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import PHONE, Finished, NewPerson
from tests.browser.person import Person
from tests.browser.table_actions import fill_in, open_table, resign, show_options, submit
from tests.browser.words import say


def test_the_language_changes_without_a_reload(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    open_table(puck, "bot", "bot", begins=True)
    puck.page.evaluate("window.sameDocument = true")
    expect(puck.page.locator(".prompt h2")).to_have_text(say("en", "ask-pick"))
    puck.page.get_by_role("group", name=puck.say("language")).get_by_text("FR").click()
    expect(puck.page.locator(".prompt h2")).to_have_text(say("fr", "ask-pick"))
    expect(puck.page.locator("html")).to_have_attribute("lang", "fr")
    assert puck.page.evaluate("window.sameDocument")
    puck.page.reload()
    expect(puck.page.locator(".prompt h2")).to_have_text(say("fr", "ask-pick"))


def test_the_theme_is_chosen_and_kept(new_person: NewPerson) -> None:
    puck = new_person("Puck", color_scheme="light")
    puck.visit("/")
    background = "getComputedStyle(document.body).backgroundColor"
    day = puck.page.evaluate(background)
    puck.page.get_by_title(puck.say("theme-dark")).first.click()
    expect(puck.page.locator("html")).to_have_attribute("data-theme", "dark")
    puck.wait(lambda: bool(puck.page.evaluate(background) != day), "the dark theme is shown")
    puck.page.reload()
    expect(puck.page.locator("html")).to_have_attribute("data-theme", "dark")
    puck.wait(lambda: bool(puck.page.evaluate(background) != day), "the dark theme is still shown")
    puck.page.get_by_title(puck.say("theme-system")).first.click()
    puck.wait(lambda: bool(puck.page.evaluate(background) == day), "the system's theme is shown")


def test_the_question_mark_shows_the_keys(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    open_table(puck, "bot", "bot")
    puck.page.keyboard.press("?")
    keys = puck.page.get_by_role("dialog", name=puck.say("keys-title"))
    expect(keys).to_contain_text(puck.say("table-key-undo"))
    puck.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_rule_has_an_address_and_is_found_by_its_text(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    puck.visit("/rules/rainbows#RAI-70")
    expect(puck.page.locator("[id='RAI-70']")).to_be_in_viewport()
    expect(puck.page.locator("[id='RAI-70']")).to_contain_text(say("en", "RAI-70"))
    puck.page.keyboard.press("/")
    puck.page.keyboard.type("wrap around")
    expect(puck.page.locator("[id='RAI-70']")).to_have_count(0)
    expect(puck.page.locator("[id='RAI-57']")).to_be_visible()


def test_the_lobby_shows_public_tables_as_they_open_and_close(new_person: NewPerson) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    nixe.visit("/lobby")
    puck.visit("/new/rainbows")
    fill_in(puck, "friend", "bot")
    puck.page.get_by_role("switch", name=puck.say("create-private")).check()
    hidden = submit(puck)
    public = open_table(puck, "friend", "friend")
    link = nixe.page.locator(f'a[href="/table/{public}"]')
    expect(link).to_have_text(nixe.say("card-sit"))
    expect(nixe.page.locator(f'a[href="/table/{hidden}"]')).to_have_count(0)
    puck.act("close").click()
    puck.act("yes").click()
    expect(link).to_have_count(0)


def test_my_games_show_first_what_waits_for_me(new_person: NewPerson, finished: Finished) -> None:
    puck = new_person("Puck", storage_state=finished.cookies)
    open_table(puck, "bot", "bot", begins=True)
    puck.visit("/mine")
    headings = puck.page.get_by_role("heading", level=2)
    expect(headings.first).to_have_text(puck.say("mine-waiting"))
    expect(headings.filter(has_text=puck.say("mine-over"))).to_be_visible()
    puck.button("card-your-turn").first.click()
    puck.page.wait_for_url(re.compile("/table/"))


def test_options_are_explained_and_the_variant_switches_itself_on(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    puck.visit("/new/rainbows")
    fill_in(puck, "bot")
    variant = puck.say("option-two_player_variant")
    expect(puck.page.get_by_text(puck.say("create-needs", option=variant))).to_be_visible()
    show_options(puck)
    expect(puck.page.get_by_role("switch", name=variant)).to_be_disabled()
    puck.page.get_by_role("radio", name=puck.say("clock-live")).check()
    puck.page.get_by_label(puck.say("create-minutes")).fill("5")
    puck.page.get_by_role("radio", name=puck.say("spectators-none")).check()
    submit(puck)
    assert puck.room["setup"]["clock"] == {"kind": "live", "minutes": 5, "increment": 10}
    assert puck.room["setup"]["spectators"] == "none"
    assert puck.view["seats"] == 2
    expect(puck.page.get_by_role("timer").first).to_contain_text(re.compile(r"[45]:\d\d"))


def test_a_name_is_asked_once_and_can_be_changed(new_person: NewPerson) -> None:
    puck = new_person("Puck", at=PHONE)
    puck.visit("/")
    menu = puck.page.get_by_role("button", name=puck.say("menu"))
    menu.click()
    puck.button("who-give").click()
    puck.give_name()
    puck.page.reload()
    menu.click()
    puck.button("who-change").click()
    expect(puck.page.get_by_role("textbox")).to_have_value("Puck")
    puck.page.get_by_role("textbox").fill("  ")
    expect(puck.button("who-take")).to_be_disabled()
    puck.button("who-not-now").click()


def test_a_personal_link_carries_seats_to_another_device(new_person: NewPerson) -> None:
    puck, phone = new_person("Puck"), new_person("Nobody", at=PHONE)
    table = open_table(puck, "bot", "bot", begins=True)
    phone.page.goto(carry_link(puck))
    expect(phone.button("carry-take")).to_be_visible()
    expect(phone.page).to_have_url(f"{phone.url}/carry")
    phone.button("carry-take").click()
    phone.sees_notice("carry-done", name="Puck")
    phone.page.locator(f'a[href="/table/{table}"]').click()
    expect(phone.page.locator(".prompt h2")).to_have_text(phone.say("ask-pick"))


def test_a_person_ends_all_other_devices(new_person: NewPerson) -> None:
    puck, thief = new_person("Puck"), new_person("Nobody", language="fr", at=PHONE)
    table = open_table(puck, "bot", "bot", begins=True)
    take_link(thief, carry_link(puck))
    thief.page.locator(f'a[href="/table/{table}"]').click()
    expect(thief.page.locator(".prompt h2")).to_have_text(thief.say("ask-pick"))
    end_other_devices(puck)
    dialog = thief.page.get_by_role("dialog", name=thief.say("device-ended", name="Puck"))
    expect(dialog).to_contain_text(thief.say("device-ended-help", name="Puck"))
    with thief.page.expect_event("load"):
        dialog.get_by_role("button", name=thief.say("device-ended-go")).click()
    expect(thief.page.get_by_text(thief.say("table-watching"))).to_be_visible()
    expect(thief.page.locator(".prompt.asked")).to_have_count(0)
    expect(puck.page.locator(".prompt h2")).to_have_text(puck.say("ask-pick"))
    resign(puck)


def test_a_device_that_was_ended_while_its_page_was_closed_is_told_once(new_person: NewPerson) -> None:
    puck, phone = new_person("Puck"), new_person("Nobody", language="fr", at=PHONE)
    open_table(puck, "bot", "bot", begins=True)
    take_link(phone, carry_link(puck))
    phone.page.goto("about:blank")
    end_other_devices(puck)
    phone.visit("/lobby")
    dialog = phone.page.get_by_role("dialog", name=phone.say("device-ended", name="Puck"))
    expect(dialog).to_contain_text(phone.say("device-ended-why", name="Puck"))
    phone.page.reload()
    expect(dialog).to_be_visible()
    with phone.page.expect_navigation():
        dialog.get_by_role("button", name=phone.say("device-ended-go")).click()
    expect(phone.page.locator("main h1").first).to_be_attached()
    assert phone.page.evaluate("localStorage.getItem('folkmoot-name')") is None


def test_an_ended_device_takes_the_next_link_without_being_told(new_person: NewPerson) -> None:
    puck, phone = new_person("Puck"), new_person("Nobody", at=PHONE)
    open_table(puck, "bot", "bot", begins=True)
    take_link(phone, carry_link(puck))
    phone.page.goto("about:blank")
    end_other_devices(puck)
    answers: list[str] = []
    phone.page.on("requestfinished", lambda request: answers.append(request.url))
    phone.page.goto(carry_link(puck))
    phone.wait(lambda: answers.count(f"{phone.url}/api/me") >= 2, "the phone knows that it was ended")
    phone.settle()
    expect(phone.button("carry-take")).to_be_visible()
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    phone.button("carry-take").click()
    phone.sees_notice("carry-done", name="Puck")


def test_ending_other_devices_can_be_called_off(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    open_table(puck, "bot", "bot", begins=True)
    link = carry_link(puck)
    puck.button("devices-end").click()
    question = puck.page.get_by_role("dialog", name=puck.say("devices-ask"))
    expect(question).to_be_visible()
    puck.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    expect(puck.page.get_by_role("dialog")).to_have_count(1)
    phone = new_person("Nobody", at=PHONE)
    take_link(phone, link)


def take_link(person: Person, link: str) -> None:
    person.page.goto(link)
    person.button("carry-take").click()
    person.sees_notice("carry-done", name="Puck")


def end_other_devices(person: Person) -> None:
    """Ends all other devices, from the dialog with the personal link."""
    person.button("devices-end").press("Enter")
    expect(person.page.get_by_role("dialog", name=person.say("devices-ask"))).to_be_visible()
    person.button("devices-yes").press("Enter")
    person.sees_notice("devices-done")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def carry_link(person: Person) -> str:
    person.page.get_by_role("button", name=person.say("menu")).click()
    person.button("carry-title").click()
    link = person.page.get_by_label(person.say("carry-link"))
    expect(link).to_be_visible()
    # The server of these tests listens on loopback: no other device could follow a QR code.
    expect(person.page.get_by_alt_text(person.say("carry-qr"))).to_have_count(0)
    return link.input_value()


def test_unknown_addresses_say_so(new_person: NewPerson, browser_errors: BrowserErrors) -> None:
    puck = new_person("Puck")
    browser_errors.allow("404")
    puck.visit("/nowhere")
    expect(puck.page.get_by_role("heading", level=1)).to_have_text(puck.say("lost-title"))
    puck.visit("/table/AAAAAAAAAAAAAAAA")
    expect(puck.page.get_by_text(puck.say("table-unknown"))).to_be_visible()
    puck.visit("/replay/AAAAAAAAAAAAAAAA")
    expect(puck.page.get_by_text(puck.say("replay-none"))).to_be_visible()
    puck.visit("/new/chess")
    expect(puck.page.get_by_text(puck.say("create-unknown", game="chess"))).to_be_visible()
