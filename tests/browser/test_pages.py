"""The pages around the table: language and theme, keys, rules, lobby, my games, and carrying oneself elsewhere."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Finished, Meet
from tests.browser.opening import fill_in, open_table, show_options, submit
from tests.browser.person import Person
from tests.browser.watch import Watch
from tests.browser.words import say


def test_the_language_changes_without_a_reload(meet: Meet) -> None:
    puck = meet("Puck")
    open_table(puck, "bot", "bot", begins=True)
    puck.page.evaluate("window.here = true")
    expect(puck.page.locator(".prompt h2")).to_have_text(say("en", "ask-pick"))
    puck.page.get_by_role("group", name=puck.say("language")).get_by_text("FR").click()
    expect(puck.page.locator(".prompt h2")).to_have_text(say("fr", "ask-pick"))
    expect(puck.page.locator("html")).to_have_attribute("lang", "fr")
    assert puck.page.evaluate("window.here")
    puck.page.reload()
    expect(puck.page.locator(".prompt h2")).to_have_text(say("fr", "ask-pick"))


def test_the_theme_is_chosen_and_kept(meet: Meet) -> None:
    puck = meet("Puck", color_scheme="light")
    puck.visit("/")
    ground = "getComputedStyle(document.body).backgroundColor"
    day = puck.page.evaluate(ground)
    puck.page.get_by_title(puck.say("theme-dark")).first.click()
    expect(puck.page.locator("html")).to_have_attribute("data-theme", "dark")
    puck.wait(lambda: bool(puck.page.evaluate(ground) != day), "night falls")
    puck.page.reload()
    expect(puck.page.locator("html")).to_have_attribute("data-theme", "dark")
    puck.wait(lambda: bool(puck.page.evaluate(ground) != day), "it is still night")
    puck.page.get_by_title(puck.say("theme-system")).first.click()
    puck.wait(lambda: bool(puck.page.evaluate(ground) == day), "the system's theme")


def test_the_question_mark_shows_the_keys(meet: Meet) -> None:
    puck = meet("Puck")
    open_table(puck, "bot", "bot")
    puck.page.keyboard.press("?")
    keys = puck.page.get_by_role("dialog", name=puck.say("keys-title"))
    expect(keys).to_contain_text(puck.say("table-key-undo"))
    puck.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def test_a_rule_has_an_address(meet: Meet) -> None:
    puck = meet("Puck")
    puck.visit("/rules/rainbows#RAI-70")
    expect(puck.page.locator("[id='RAI-70']")).to_be_in_viewport()
    expect(puck.page.locator("[id='RAI-70']")).to_contain_text(say("en", "RAI-70"))
    puck.page.keyboard.press("/")
    puck.page.keyboard.type("wrap around")
    expect(puck.page.locator("[id='RAI-57']")).to_be_visible()
    expect(puck.page.locator("[id='RAI-70']")).to_have_count(0)


def test_the_lobby_follows_and_a_private_table_stays_out(meet: Meet) -> None:
    puck, nixe = meet("Puck"), meet("Nixe")
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


def test_my_games_show_first_what_waits_for_me(meet: Meet, finished: Finished) -> None:
    puck = meet("Puck", storage_state=finished.cookies)
    open_table(puck, "bot", "bot", begins=True)
    puck.visit("/mine")
    headings = puck.page.get_by_role("heading", level=2)
    expect(headings.first).to_have_text(puck.say("mine-waiting"))
    expect(headings.filter(has_text=puck.say("mine-over"))).to_be_visible()
    puck.button("card-your-turn").first.click()
    puck.page.wait_for_url(re.compile("/table/"))


def test_options_are_explained_and_the_variant_switches_itself_on(meet: Meet) -> None:
    puck = meet("Puck")
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


def test_a_name_is_asked_once_and_can_be_changed(meet: Meet) -> None:
    puck = meet("Puck", at=PHONE)
    puck.visit("/")
    menu = puck.page.get_by_role("button", name=puck.say("menu"))
    menu.click()
    puck.button("who-give").click()
    puck.tell_name()
    puck.page.reload()
    menu.click()
    puck.button("who-change").click()
    expect(puck.page.get_by_role("textbox")).to_have_value("Puck")
    puck.page.get_by_role("textbox").fill("  ")
    expect(puck.button("who-take")).to_be_disabled()
    puck.button("who-not-now").click()


def test_a_personal_link_carries_seats_to_another_device(meet: Meet) -> None:
    puck, phone = meet("Puck"), meet("Nobody", at=PHONE)
    table = open_table(puck, "bot", "bot", begins=True)
    link = carry_link(puck)
    phone.page.goto(link)
    expect(phone.button("carry-take")).to_be_visible()
    assert "#" not in phone.page.url
    phone.button("carry-take").click()
    phone.sees_notice("carry-done", name="Puck")
    phone.page.locator(f'a[href="/table/{table}"]').click()
    expect(phone.page.locator(".prompt h2")).to_have_text(phone.say("ask-pick"))


def carry_link(person: Person) -> str:
    person.page.get_by_role("button", name=person.say("menu")).click()
    person.button("carry-title").click()
    expect(person.page.get_by_alt_text(person.say("carry-qr"))).to_be_visible()
    return person.page.get_by_label(person.say("carry-link")).input_value()


def test_what_does_not_exist_is_told(meet: Meet, watch: Watch) -> None:
    puck = meet("Puck")
    watch.expect("404")
    puck.visit("/nowhere")
    expect(puck.page.get_by_role("heading", level=1)).to_have_text(puck.say("lost-title"))
    puck.visit("/table/AAAAAAAAAAAAAAAA")
    expect(puck.page.get_by_text(puck.say("table-unknown"))).to_be_visible()
    puck.visit("/replay/AAAAAAAAAAAAAAAA")
    expect(puck.page.get_by_text(puck.say("replay-none"))).to_be_visible()
    puck.visit("/new/chess")
    expect(puck.page.get_by_text(puck.say("create-unknown", game="chess"))).to_be_visible()
