"""What a person can do at a table besides playing: take back, ask why, hand over, chat, pause, resign, play again."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.browser_errors import BrowserErrors
from tests.browser.conftest import NewPerson, Sit
from tests.browser.input_methods import OPEN, Mouse, choose, play
from tests.browser.person import Person
from tests.browser.prepared_games import PreparedGame, play_to_end, play_until
from tests.browser.table_actions import (
    fill_in,
    finish,
    follow_the_copied_link,
    open_table,
    see_result,
    show_options,
    sit_first,
    submit,
)
from tests.browser.test_access import SETTLED, axe
from tests.browser.words import say

COLUMNS = {"red": "R", "orange": "O", "yellow": "Y", "green": "G", "blue": "B", "violet": "V"}


def opening(seats: int = 3, people: int = 1) -> PreparedGame:
    """Returns a game at its first question, which is put to the first seat."""
    options = {"two_player_variant": seats == 2, "first_priority": 0}
    return play_until("rainbows", seats, lambda shown: True, people, options=options)


def keep_a_card(person: Person) -> None:
    """Keeps the first card that may be kept, with the mouse."""
    person.wait(lambda: person.asked, "a question")
    card = next(offer["card"] for offer in person.view["market"] if offer["keep"])
    seq = person.seq
    person.page.locator(f'[data-element="card {card}"]').click()
    person.page.locator('[data-choice="keep"]').click()
    person.wait(lambda: person.seq > seq, "the card is kept")


def test_a_move_can_be_taken_back_over_the_bots_answers(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(), puck)
    market = [offer["card"] for offer in puck.view["market"]]
    for way in ("mouse", "keyboard"):
        keep_a_card(puck)
        puck.wait(lambda: puck.asked, "the bots answer")
        assert puck.view["players"][0]["gold"] > 15
        expect(puck.act("undo")).to_be_enabled()
        if way == "mouse":
            puck.act("undo").click()
        else:
            puck.page.keyboard.press("u")
        puck.wait(lambda: puck.view["players"][0]["gold"] == 15, "the move is taken back")
        assert [offer["card"] for offer in puck.view["market"]] == market
        expect(puck.page.locator(OPEN)).to_have_count(4)


def test_second_presses_are_nobody_elses(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(), puck)
    seq = puck.seq
    card = next(offer["card"] for offer in puck.view["market"] if offer["keep"])
    puck.page.locator(f'[data-element="card {card}"]').click()
    puck.page.locator('[data-choice="keep"]').dblclick()
    puck.wait(lambda: puck.seq > seq and puck.asked, "the card is kept, and the bots answer")
    puck.act("undo").dblclick()
    puck.wait(lambda: puck.view["players"][0]["gold"] == 15, "the move is taken back")
    puck.wait(lambda: puck.asked, "the question is there again")
    puck.settle()
    assert puck.page.evaluate("window.notices") == []


@pytest.mark.parametrize(("language", "name"), [("en", "Puck"), ("fr", "Farfadet")])
def test_what_cannot_be_chosen_says_which_rule_forbids_it(
    new_person: NewPerson, sit: Sit, language: str, name: str
) -> None:
    person = new_person(name, language)
    sit(opening(), person)
    card = person.view["market"][0]["card"]
    colours = {offer["card"].partition("-")[0] for offer in person.view["market"]}
    other = next(letter for colour, letter in COLUMNS.items() if colour not in colours)
    person.page.locator(f'[data-element="card {card}"]').click()
    person.page.locator('[data-choice="buy"]').click()
    person.page.locator(f'[data-element="space {other}2"]').click()
    explanation = person.page.locator('[data-explanation="RAI-31"]')
    expect(explanation).to_contain_text(say(language, "RAI-31"))
    assert person.sent == 0
    person.page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)


def test_hints_are_shown_with_reasons_filled_in_and_confirmed(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(), puck)
    puck.page.keyboard.press("h")
    expect(puck.page.locator("[data-hint]")).to_have_count(3)
    expect(puck.page.locator("[data-hint]").first).to_contain_text("chance of winning")
    expect(puck.page.locator("[data-hint]").first).to_be_focused()
    puck.page.keyboard.press("Escape")
    expect(puck.page.locator("[data-hint]")).to_have_count(0)
    puck.page.keyboard.press("h")
    expect(puck.page.locator("[data-hint]").first).to_be_focused()
    puck.page.keyboard.press("Enter")
    expect(puck.page.get_by_text(puck.say("table-hinted"))).to_be_visible()
    assert puck.sent == 0
    puck.page.keyboard.press("Enter")
    puck.wait(lambda: puck.saw(lambda view: len(view["market"]) == 3), "the hint is played")
    assert puck.sent == 1
    expect(puck.page.locator("[data-hint]")).to_have_count(0)


def test_a_friend_follows_the_copied_link_and_both_play(new_person: NewPerson) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    open_table(puck, "friend", "bot")
    follow_the_copied_link(puck, nixe)
    puck.wait(lambda: {"Puck", "Nixe"} < {chair["name"] for chair in puck.room["chairs"]}, "the friend sits there")
    while not (puck.sent and nixe.sent):
        play([Mouse(puck, 3), Mouse(nixe, 4)], moves=1)


def test_a_curtain_falls_between_two_names_on_one_device_where_something_is_hidden(new_person: NewPerson) -> None:
    puck = new_person("Puck", game="pixie_queen")
    open_table(puck, "Lutin", "bot", begins=True)
    curtain = puck.page.locator("dialog:modal")
    expect(curtain).to_be_visible()
    # Nothing of the table is behind it.
    expect(puck.page.locator(".table, .board")).to_have_count(0)
    puck.act("lift").click()
    expect(curtain).to_have_count(0)
    seat = puck.update["eye"]
    while curtain.count() == 0:
        if puck.asked:
            play([Mouse(puck, 3)], moves=1)
        puck.wait(lambda: puck.asked or curtain.count() > 0, "the next question, or the curtain")
    expect(puck.page.locator(".table, .board")).to_have_count(0)
    puck.act("stay").click()
    expect(curtain).to_have_count(0)
    puck.button("table-curtain-hand", name=puck.room["chairs"][1 - seat]["name"]).click()
    puck.act("lift").click()
    puck.wait(lambda: puck.update["eye"] == 1 - seat and puck.asked, "the other one is asked")


def test_no_curtain_falls_where_everything_lies_open(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    open_table(puck, "Lutin", "bot", begins=True)
    keep_a_card(puck)
    puck.wait(lambda: puck.update["eye"] == 1 and puck.asked, "Lutin is asked")
    expect(puck.page.locator("dialog:modal")).to_have_count(0)
    keep_a_card(puck)
    puck.wait(lambda: len(puck.view["players"][1]["face_up"]) == 1, "Lutin's card lies there")


def test_spectators_watch_and_talk_and_can_be_muted(new_person: NewPerson, sit: Sit) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    sit(opening(), puck)
    nixe.visit("/lobby")
    nixe.page.get_by_role("button", name=nixe.say("menu")).click()
    nixe.button("who-give").click()
    nixe.give_name()
    nixe.visit(f"/table/{puck.table}")
    expect(nixe.page.get_by_text(nixe.say("table-watching"))).to_be_visible()
    expect(puck.page.get_by_text(puck.say("table-spectators", count=1))).to_be_visible()
    assert nixe.update["prompt"] is None
    for person in (puck, nixe):
        person.page.locator('[data-tab="chat"]').click()
    chat(nixe, "<b>Good luck</b>")
    greeting = puck.page.get_by_role("log").get_by_text("<b>Good luck</b>", exact=True)
    expect(greeting).to_be_visible()
    puck.button("table-chat-mute", name="Nixe").click()
    expect(greeting).to_have_count(0)
    chat(nixe, "Can you hear me?")
    expect(nixe.page.get_by_text("Can you hear me?")).to_be_visible()
    chat(puck, "Not a word.")
    for person in (puck, nixe):
        expect(person.page.get_by_text("Not a word.")).to_be_visible()
    expect(puck.page.get_by_text("Can you hear me?")).to_have_count(0)
    puck.button("table-chat-unmute", name="Nixe").click()
    expect(greeting).to_be_visible()
    chat(nixe, "And now?")
    expect(puck.page.get_by_text("And now?")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_host_alone_silences_and_removes_a_spectator(
    new_person: NewPerson, sit: Sit, browser_errors: BrowserErrors, language: str
) -> None:
    puck, lutin, nixe = (new_person(name, language) for name in ("Puck", "Lutin", "Nixe"))
    sit(opening(people=2), puck, lutin)
    nixe.visit("/lobby")
    nixe.page.get_by_role("button", name=nixe.say("menu")).click()
    nixe.button("who-give").click()
    nixe.give_name()
    nixe.visit(f"/table/{puck.table}")
    for person in (puck, lutin, nixe):
        person.page.locator('[data-tab="chat"]').click()
    chat(nixe, "Take the red one!")
    expect(lutin.page.get_by_text("Take the red one!")).to_be_visible()
    expect(lutin.page.locator('[data-act="order"]')).to_have_count(0)
    puck.button("table-chat-order", name="Nixe").click()
    dialog = puck.page.get_by_role("dialog", name="Nixe")
    expect(dialog.get_by_text(puck.say("table-order-here"))).to_be_visible()
    silence = dialog.get_by_role("button", name=f"{puck.say('table-order-silence')} Nixe")
    silence.focus()
    puck.page.keyboard.press("Enter")
    expect(dialog.get_by_text(puck.say("table-order-silenced"))).to_be_visible()
    field = nixe.page.get_by_placeholder(nixe.say("table-chat-say"))
    expect(nixe.page.get_by_role("status").get_by_text(nixe.say("refused-silenced"))).to_be_visible()
    expect(field).to_have_count(0)
    browser_errors.allow("403")
    dialog.get_by_role("button", name=puck.say("table-order-remove")).click()
    expect(dialog.get_by_text(puck.say("table-order-both"))).to_be_visible()
    removed = nixe.page.get_by_role("heading", name=nixe.say("table-removed"))
    expect(removed).to_be_visible()
    puck.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    with nixe.page.expect_response(lambda response: response.status == 403):
        nixe.button("try-again").click()
    expect(removed).to_be_visible()
    puck.wait(lambda: puck.room["spectators"] == 0, "nobody watches")
    puck.button("table-menu").click()
    expect(puck.act("spectators").locator("small")).to_be_visible()
    puck.act("spectators").click()
    everybody = puck.page.get_by_role("dialog", name=puck.say("table-order"))
    again = everybody.get_by_role("button", name=f"{puck.say('table-order-unremove')} Nixe")
    expect(again).to_be_visible()
    puck.page.evaluate(SETTLED)
    assert axe(puck.page) == []
    again.click()
    expect(everybody.get_by_text(puck.say("table-order-silenced"), exact=False)).to_be_visible()
    try_again(nixe)
    nixe.page.locator('[data-tab="chat"]').click()
    expect(nixe.page.get_by_text(nixe.say("refused-silenced"))).to_be_visible()
    expect(field).to_have_count(0)
    everybody.get_by_role("button", name=f"{puck.say('table-order-unsilence')} Nixe").click()
    chat(nixe, "The blue one?")
    expect(nixe.page.get_by_role("log").get_by_text("The blue one?")).to_be_visible()


def try_again(person: Person) -> None:
    """Comes back to a table as a spectator, by the button unless the page has tried again by itself a moment before."""
    button, watching = person.act("try-again"), person.page.get_by_text(person.say("table-watching"))
    expect(button.or_(watching).first).to_be_visible()
    button.evaluate_all("(found) => found[0]?.click()")
    expect(watching).to_be_visible()


def chat(person: Person, text: str) -> None:
    """Writes a line in the chat."""
    person.page.get_by_placeholder(person.say("table-chat-say")).fill(text)
    person.button("table-chat-send").click()


def test_a_pause_is_agreed_and_a_game_resigned_and_played_again(new_person: NewPerson, sit: Sit) -> None:
    puck, nixe = new_person("Puck"), new_person("Nixe")
    sit(opening(2, people=2), puck, nixe)
    puck.act("menu").click()
    puck.act("pause").click()
    nixe.act("agree").click()
    for person in (puck, nixe):
        expect(person.page.locator(".prompt h2")).to_have_text(person.say("table-paused"))
    nixe.act("menu").click()
    nixe.act("resume").click()
    puck.wait(lambda: puck.phase == "playing", "the game goes on")
    nixe.act("menu").click()
    nixe.act("resign").click()
    nixe.act("yes").click()
    for person in (puck, nixe):
        see_result(person)
    expect(puck.page.get_by_role("heading", level=1)).to_have_text(puck.say("result-you-win"))
    expect(puck.act("spectators")).to_have_text(puck.say("table-spectators", count=0))
    over = puck.table
    puck.act("rematch").click()
    nixe.act("next").click()
    for person in (puck, nixe):
        expect(person.page).not_to_have_url(re.compile(over))
    puck.wait(lambda: puck.phase == "playing" and puck.room["table"] != over, "the next game begins")


def test_a_game_of_three_days_with_bank_accounts_is_opened(new_person: NewPerson) -> None:
    puck = new_person("Puck")
    open_with_options(puck)
    assert puck.view["days"] == 3
    assert all(player["account"] == 50 for player in puck.view["players"])


def test_an_amount_can_be_typed(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    options = {"bank_accounts": True, "days": 3}
    sit(play_until("rainbows", 3, lambda shown: shown["view"]["phase"] != "pick", options=options), puck)
    gold, account = (puck.view["players"][0][name] for name in ("gold", "account"))
    puck.page.get_by_role("spinbutton").fill(str(gold - 1))
    choose(puck, puck.page.locator(".amount .go"))
    saved = account + gold - 1
    puck.wait(lambda: puck.saw(lambda view: view["players"][0]["account"] == saved), "the gold is in the account")


def open_with_options(person: Person) -> None:
    person.visit("/new/rainbows")
    fill_in(person, "bot", "bot")
    sit_first(person)
    show_options(person)
    person.page.get_by_role("switch", name=person.say("option-bank_accounts")).check()
    person.page.get_by_label(person.say("option-days")).select_option(index=2)
    submit(person)


def test_five_players_use_the_whole_board(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(5), puck)
    expect(puck.page.locator('[data-element^="space "]')).to_have_count(48)
    expect(puck.page.locator('[data-element^="card "]')).to_have_count(6)
    play([Mouse(puck, 8)], moves=3)


def test_a_position_is_reported_without_leaving_the_table(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(opening(), puck)
    puck.act("menu").click()
    puck.act("report").click()
    puck.sees_notice("table-report-copied")
    report = json.loads(puck.page.evaluate("navigator.clipboard.readText()"))
    assert report["facts"]["market"] == [offer["card"] for offer in puck.view["market"]]


def test_bots_play_a_resigned_game_to_its_end(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck")
    sit(play_to_end("rainbows", 3).without_last(24), puck)
    finish(puck)
    expect(puck.page.locator(".result ol li[data-seat]")).to_have_count(3)
