"""What only Pixie Queen shows: skills that explain themselves, grey actions that say why, secret offerings, counts."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPerson, Sit
from tests.browser.input_methods import choose
from tests.browser.person import Person
from tests.browser.prepared_games import PreparedGame, Shown, play_to_end, play_until
from tests.browser.table_actions import resign, see_result
from tests.browser.test_access import barriers
from tests.browser.whole_games import sizes

# Collects the last text of each table of figures over the board: they are shown only for a short time.
FIGURES = """() => {
  window.figures = {};
  new MutationObserver(() => {
    for (const name of ["punishing", "counting"]) {
      const text = document.querySelector(`.${name}`)?.innerText;
      if (text) window.figures[name] = text;
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
SMALLEST_ON_BOARD = 12
SMALLEST_TARGET = 40
# Drawn text is measured in screen pixels.
TOO_SMALL = """([text, target]) => {
  const findings = [];
  for (const label of document.querySelectorAll(".frame text")) {
    const { a, b, c, d } = label.getScreenCTM();
    const size = parseFloat(getComputedStyle(label).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
    const isRead = label.checkVisibility() && label.textContent.trim();
    if (isRead && size < text - 0.05) findings.push(`${size.toFixed(1)} px: ${label.textContent}`);
  }
  for (const element of document.querySelectorAll(".frame [data-element]")) {
    if (!element.checkVisibility()) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < target - 0.5) findings.push(`${width} × ${height}: ${element.dataset.element}`);
  }
  return findings;
}"""


def element(person: Person, name: str) -> Locator:
    """Returns an element of the board by its name."""
    return person.page.locator(f'[data-element="{name}"]')


def moves(shown: Shown) -> list[str]:
    """Returns the moves that are offered."""
    return [choice["move"] for choice in shown["prompt"]["choices"]]


def asked(question: str, seats: int = 3, people: int = 1) -> PreparedGame:
    """Returns a game at the first question with this id; with several people, where all seats decide at once."""

    def is_asked(shown: Shown) -> bool:
        return shown["prompt"]["id"] == question and (people == 1 or len(shown["view"]["deciders"]) == seats)

    return play_until("pixie_queen", seats, is_asked, people)


def offered_moves(*wanted: str, seats: int) -> PreparedGame:
    """Returns a game in which all these moves are offered."""
    return play_until("pixie_queen", seats, lambda shown: {*wanted} <= {*moves(shown)})


def pane(person: Person, name: str) -> Locator:
    """Returns the tab for a part of the board on a phone."""
    return person.page.locator(f'[data-pane="{name}"][role="tab"]')


def show(person: Person, name: str) -> None:
    """Shows a part of the board on a phone."""
    pane(person, name).click()
    expect(pane(person, name)).to_have_attribute("aria-selected", "true")


def test_every_skill_is_explained_before_it_is_chosen(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="pixie_queen")
    sit(asked("skill"), lutin)
    skills = [skill for skill in lutin.view["board_skills"] if skill]
    offered = lutin.page.locator("[data-skill]")
    expect(offered).to_have_count(len(skills))
    for skill in skills:
        expect(lutin.page.locator(f'[data-skill="{skill}"]')).to_contain_text(lutin.say("name-tells", id=skill))
    expect(offered.first).to_be_in_viewport(ratio=0.9)
    choose(lutin, lutin.page.locator(f'[data-skill="{skills[-1]}"]'))
    # A bot may exchange it for its own at once.
    lutin.wait(lambda: lutin.saw(lambda view: view["players"][0]["skill"] == skills[-1]), "the skill is taken")


@pytest.mark.parametrize(("language", "name"), [("en", "Puck"), ("fr", "Farfadet")])
def test_what_can_be_done_glows_and_what_cannot_says_why(
    new_person: NewPerson, sit: Sit, language: str, name: str
) -> None:
    person = new_person(name, language, game="pixie_queen")
    sit(asked("main"), person)
    offered = {move.split()[0] for move in person.moves} - {"pass", "remove_stone"}
    for space in offered:
        expect(element(person, f"space {space}")).to_contain_class("open")
    expect(person.page.locator('[data-element^="space "].open')).to_have_count(len(offered))
    # Nobody has a ring's price in the first round, and there is no pixie to be robbed that has not risen yet.
    assert "forge_ring" not in offered
    element(person, "space forge_ring").click()
    explanation = person.page.locator("[data-explanation]")
    expect(explanation).to_have_attribute("data-explanation", re.compile("PIX-(371|303)"))
    expect(explanation).to_contain_text(person.say(str(explanation.get_attribute("data-explanation"))))
    assert person.sent == 0


def test_an_action_shows_its_price_and_is_confirmed(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="pixie_queen")
    sit(offered_moves("steal_silver", seats=2), puck)
    price = next(space["price"] for space in puck.view["spaces"] if space["space"] == "steal_silver")
    discs = puck.view["players"][0]["discs"]
    element(puck, "space steal_silver").click()
    confirm = puck.page.locator('[data-choice="confirm"]')
    expect(confirm).to_contain_text(puck.say("note-discs", number=price))
    assert puck.sent == 0
    confirm.click()
    puck.wait(lambda: puck.saw(lambda view: view["players"][0]["discs"] == discs - price), "the discs are laid")


def test_many_actions_are_folded_beside_the_question_and_all_shown_when_wanted(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="pixie_queen")
    sit(asked("main"), lutin)
    choices = lutin.page.locator(".choice[data-choice]")
    expect(choices).to_have_count(1)
    expect(choices).to_have_attribute("data-choice", "pass")
    lutin.act("unfold").press("Enter")
    expect(choices).to_have_count(len({move.split()[0] for move in lutin.moves}))
    expect(lutin.page.locator(".choice[data-choice]:focus")).to_have_count(1)


def test_arrow_keys_move_the_focus_over_the_board(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="pixie_queen")
    sit(offered_moves("steal_silver", seats=2), puck)
    element(puck, "space steal_food").focus()
    for key, space in (("ArrowRight", "steal_silver"), ("ArrowRight", "promotion"), ("ArrowLeft", "steal_silver")):
        puck.page.keyboard.press(key)
        expect(puck.page.locator(":focus")).to_have_attribute("data-element", f"space {space}")
    puck.page.keyboard.press("Enter")
    expect(puck.page.locator('[data-choice="confirm"]')).to_be_focused()


def test_an_offering_stays_secret_until_all_have_decided(new_person: NewPerson, sit: Sit) -> None:
    puck, nixe = new_person("Puck", game="pixie_queen"), new_person("Nixe", game="pixie_queen")
    frames: list[str | bytes] = []
    nixe.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    sit(asked("offer", seats=2, people=2), puck, nixe)
    more = puck.page.locator(".offer [data-element]:enabled").first
    good = str(more.get_attribute("data-element")).removeprefix("good ")
    more.click()
    puck.act("offer").click()
    puck.wait(lambda: puck.view["players"][0]["committed"], "the offer is made")
    expect(puck.page.get_by_text(puck.say("screen-offer-sent"))).to_be_visible()
    nixe.wait(lambda: nixe.view["players"][0]["committed"], "the other player sees that an offer is made")
    assert nixe.view["players"][0]["offer"] is None
    nixe.act("offer").click()
    nixe.wait(lambda: nixe.saw(lambda view: view["phase"] != "offering"), "both offers are open")
    updates = [update for update in map(json.loads, frames) if update["type"] == "update"]
    secret = [update for update in updates if update["view"]["question"] == "offer"]
    assert secret
    assert all(update["view"]["players"][0]["offer"] is None for update in secret)
    offers = [line["phrase"] for update in updates for line in update["lines"] if line["phrase"]["key"] == "offered"]
    assert {"seat": 0, "lots": [f"{good}-1"]} in [phrase["args"] for phrase in offers]


def test_a_phone_follows_the_question_from_part_to_part(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="pixie_queen")
    sit(offered_moves("tracks silver", "tracks gold", seats=3), lutin)
    expect(pane(lutin, "hill")).to_have_attribute("aria-selected", "true")
    element(lutin, "space tracks").click()
    expect(pane(lutin, "tracks")).to_have_attribute("aria-selected", "true")
    for track in ("silver", "gold"):
        expect(element(lutin, f"track {track}")).to_contain_class("open")
    seq = lutin.seq
    choose(lutin, element(lutin, "track gold"))
    lutin.wait(lambda: lutin.seq > seq, "the track is taken")
    sit(asked("offer"), lutin)
    expect(lutin.act("offer")).to_be_in_viewport()
    expect(lutin.page.locator(".offer [data-element]:enabled").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.cost(20)
def test_the_last_punishment_and_the_final_count_show_every_figure(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="pixie_queen", reduced_motion="no-preference")
    sit(play_to_end("pixie_queen", 3).without_last(4), puck)
    puck.page.evaluate(FIGURES)
    resign(puck)
    totals = [str(player["final"]["total"]).replace("-", "−") for player in puck.view["players"] if not player["out"]]
    puck.page.wait_for_function(
        "(totals) => totals.every((total) => (window.figures.counting ?? '').includes(total))", arg=totals
    )
    last = [line["phrase"]["args"].get("cause") for line in puck.update["lines"]]
    if "captives" in last:  # else somebody was asked for a demotion in the middle of it, and bots answer fast here
        assert puck.say("screen-punishment") in puck.page.evaluate("window.figures.punishing")
    see_result(puck)
    best_first = sorted(range(3), key=lambda seat: puck.view["result"]["ranks"][seat])
    expect(puck.page.locator(".scores .total td")).to_have_text(
        [str(puck.view["players"][seat]["final"]["total"]).replace("-", "−") for seat in best_first]
    )


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_nothing_on_the_hill_is_too_small(new_person: NewPerson, sit: Sit, size: str) -> None:
    lutin = new_person("Lutin", "fr", PHONE if size == "phone" else LAPTOP, game="pixie_queen")
    sit(
        play_until("pixie_queen", 5, lambda shown: shown["prompt"]["id"] == "main" and shown["view"]["round"] > 1),
        lutin,
    )
    least = [SMALLEST_ON_BOARD, SMALLEST_TARGET if size == "phone" else 0]
    findings = []
    for name in ("hill", "mines", "tracks", "players") if size == "phone" else ("",):
        if name:
            show(lutin, name)
        findings += [f"{name}: {finding}" for finding in lutin.page.evaluate(TOO_SMALL, least)]
    assert not findings, "\n".join(findings)


@pytest.mark.cost(25)
@pytest.mark.parametrize("size", sizes("pixie_queen"))
def test_axe_finds_nothing_serious_on_the_hill(new_person: NewPerson, sit: Sit, size: str) -> None:
    at, language = (LAPTOP, "en") if size == "laptop" else (PHONE, "fr")
    person = new_person("Puck", language, at, game="pixie_queen", color_scheme="light")
    findings: list[str] = []
    for question in ("skill", "main", "offer", "promote"):
        sit(asked(question), person)
        if question == "main" and size == "phone":
            for name in ("mines", "tracks", "players", "hill"):
                show(person, name)
                findings += [f"{name}: {finding}" for finding in barriers(person.page)]
        findings += [f"{question}: {finding}" for finding in barriers(person.page)]
    sit(play_to_end("pixie_queen", 3), person)
    findings += [f"result: {finding}" for finding in barriers(person.page)]
    assert not findings, "\n".join(findings)
