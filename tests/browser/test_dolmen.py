"""What only Dolmen shows: lights that say why not, a private peek, an attempt, a wall to build."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import LAPTOP, PHONE, NewPerson, Sit
from tests.browser.input_methods import CONFIRM, Keyboard, choose
from tests.browser.person import Person
from tests.browser.prepared_games import PreparedGame, Shown, play_to_end, play_until
from tests.browser.table_actions import fill_in, resign, see_result, show_options, sit_first, submit
from tests.browser.test_access import SETTLED, axe
from tests.browser.whole_games import sizes
from tests.browser.words import say

PLACE = 7
"""A slab place whose slab nobody can win in the first round."""

# Collects the texts of the ribbon: each is shown only for a short time.
RIBBONS = """() => {
  window.ribbons = [];
  new MutationObserver(() => {
    const text = document.querySelector(".ribbon")?.textContent;
    if (text && window.ribbons.at(-1) !== text) window.ribbons.push(text);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

# What else the page shows while a ribbon announces the attempt.
AHEAD = """() => {
  window.ahead = [];
  new MutationObserver(() => {
    const ribbon = document.querySelector(".ribbon")?.textContent;
    const question = document.querySelector(".prompt h2")?.textContent;
    const log = document.querySelector('[role="log"]')?.textContent ?? "";
    if (ribbon) window.ahead.push({ ribbon, question, log });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""

# Presses a button, and asks for a hint before the server can have answered.
PRESS_AND_ASK = """(button) => {
  button.click();
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
}"""


def element(person: Person, name: str) -> Locator:
    """Returns an element of the board by its name."""
    return person.page.locator(f'[data-element="{name}"]')


def open_ones(person: Person, kind: str) -> Locator:
    """Returns the elements of a kind that may be touched."""
    return person.page.locator(f'[data-element^="{kind} "].open')


def pick(person: Person, target: Locator) -> None:
    """Touches an element that answers the whole question, and waits for the next question."""
    seq = person.seq
    choose(person, target)
    person.wait(lambda: person.seq > seq and person.asked, "the next question")


def opening(seats: int, people: int = 1) -> PreparedGame:
    """Returns a game at its first question."""
    return play_until("dolmen", seats, lambda shown: True, people)


def fairy_is_sent(seats: int) -> PreparedGame:
    """Returns a game in which new slabs are to be arranged."""
    return play_until("dolmen", seats, lambda shown: shown["view"]["phase"] == "arrange")


def slab_is_won(seats: int) -> PreparedGame:
    """Returns a game in which a slab is to be laid, in several ways at some spot."""
    return play_until("dolmen", seats, lambda shown: any(len(turns) > 1 for turns in lays(moves(shown)).values()))


def moves(shown: Shown) -> list[str]:
    """Returns the moves that are offered."""
    return [choice["move"] for choice in shown["prompt"]["choices"]]


def lays(offered: list[str]) -> dict[str, list[str]]:
    """Returns the spots for the slab in hand, each with the rotations in which it fits there."""
    spots: dict[str, list[str]] = {}
    for kind, *rest in (move.split() for move in offered):
        if kind == "lay":
            spots.setdefault(rest[0], []).append(rest[1])
    return spots


def spot_to_lay(person: Person) -> tuple[str, str]:
    """Returns a spot and a rotation of several that fit there, once the page offers them."""
    expect(open_ones(person, "spot")).to_have_count(len(lays(person.moves)))
    spot, rotations = max(lays(person.moves).items(), key=lambda item: len(item[1]))
    return spot, rotations[-1]


def event(person: Person, key: str, seat: str | None = None, **args: str | int) -> str:
    """Returns the sentence for an event: about a named player, or about the reader."""
    who = {"seat": seat, "self": "no"} if seat else {"seat": say(person.language, "you"), "self": "yes"}
    text = say(person.language, f"event-{key}", person.game, **who, **args)
    return text[0].upper() + text[1:]


def events(person: Person, since: int) -> dict[str, dict[str, Any]]:
    """Returns the arguments of the events after a sequence number, by the key of the event."""
    return {line["phrase"]["key"]: line["phrase"]["args"] for line in person.lines(since)}


def place_of(person: Person, place: int) -> dict[str, Any]:
    """Returns a slab place as a person sees it."""
    seen: dict[str, Any] = next(entry for entry in person.view["places"] if entry["place"] == place)
    return seen


def face_name(person: Person, face: dict[str, Any]) -> str:
    """Returns the points side of a slab in words."""
    return person.say("name-face", id="mystery" if face["mystery"] else face["points"])


def test_a_hint_asked_for_while_an_answer_is_on_its_way_is_about_what_comes_next(
    new_person: NewPerson, sit: Sit
) -> None:
    person = new_person("Puck", game="dolmen")
    sit(opening(3), person)
    expect(open_ones(person, "point")).to_have_count(7)
    element(person, "point 1").click()
    person.page.locator(CONFIRM).evaluate(PRESS_AND_ASK)
    expect(person.page.locator("[data-hint]").first).to_be_visible()
    assert person.sent == 1
    hinted = person.page.locator("[data-hint]").evaluate_all("hints => hints.map((hint) => hint.dataset.hint)")
    assert "peek" in {move.split()[0] for move in hinted} <= {move.split()[0] for move in person.moves}


@pytest.mark.parametrize(("language", "name"), [("en", "Puck"), ("fr", "Farfadet")])
def test_lights_in_reach_glow_and_the_others_say_which_rule_forbids_them(
    new_person: NewPerson, sit: Sit, language: str, name: str
) -> None:
    person = new_person(name, language, game="dolmen")
    sit(opening(3), person)
    expect(open_ones(person, "point")).to_have_count(7)
    for point in (13, 14, 15, 0, 1, 2, 3):
        expect(element(person, f"point {point}")).to_contain_class("open")
    for point, rule in ((5, "DOL-22"), (4, "DOL-24")):
        element(person, f"point {point}").click()
        explanation = person.page.locator(f'[data-explanation="{rule}"]')
        expect(explanation).to_contain_text(person.say(rule))
        expect(explanation).to_contain_text(person.say("told-point", point=point))
    assert person.sent == 0


def test_a_peek_stays_on_the_slab_for_oneself_alone(new_person: NewPerson, sit: Sit) -> None:
    puck, nixe = new_person("Puck", game="dolmen"), new_person("Nixe", game="dolmen")
    frames: list[str | bytes] = []
    nixe.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    sit(opening(2, people=2), puck, nixe)
    pick(puck, element(puck, f"place {PLACE}"))
    face = place_of(puck, PLACE)["face"]
    known = element(puck, f"place {PLACE}").locator(".known")
    expect(known).to_have_text("" if face["mystery"] else str(face["points"]))
    seq = puck.seq
    choose(puck, element(puck, "point 1"))
    nixe.wait(lambda: nixe.asked, "a question")
    choose(nixe, element(nixe, "point 8"))
    choose(nixe, nixe.page.locator('[data-choice="end"]'))
    puck.wait(lambda: puck.seq > seq and puck.asked, "the next turn")
    nixe.wait(lambda: nixe.seq == puck.seq, "the other player sees it too")
    puck.page.reload()
    expect(known).to_be_visible()
    check_memory(puck, puck.say("screen-only-you"))
    check_memory(nixe, nixe.say("screen-memory-none"))
    expect(nixe.page.get_by_role("log")).to_contain_text(event(nixe, "peeked", seat="Puck", place=PLACE))
    assert face_name(nixe, face) not in nixe.page.locator("body").inner_text()
    expect(nixe.page.locator(".known")).to_have_count(0)
    assert place_of(nixe, PLACE)["peekers"] == [0]
    updates = [update for update in map(json.loads, frames) if update["type"] == "update"]
    assert nixe.update in updates
    assert all(place["face"] is None for update in updates for place in update["view"]["places"])
    assert not any("peeked-face" in str(frame) for frame in frames)


def check_memory(person: Person, text: str) -> None:
    """Shows what the player remembers over the circle, and hides it again."""
    person.act("memory").click()
    expect(person.act("memory")).to_have_attribute("aria-pressed", "true")
    expect(person.page.locator(".ring .summary")).to_contain_text(text)
    known = [place["place"] for place in person.view["places"] if place["face"]]
    expect(person.page.locator(".ring circle.shine")).to_have_count(len(known))
    person.act("memory").click()
    expect(person.page.locator(".ring .summary")).to_have_count(0)


def test_without_the_memory_aid_a_peek_is_forgotten_with_its_turn(new_person: NewPerson) -> None:
    puck = new_person("Puck", game="dolmen")
    puck.visit("/new/dolmen")
    fill_in(puck, "bot")
    sit_first(puck)
    show_options(puck)
    puck.page.get_by_role("switch", name=puck.say("option-memory_aid")).uncheck()
    submit(puck)
    pick(puck, element(puck, f"place {PLACE}"))
    known = element(puck, f"place {PLACE}").locator(".known")
    expect(known).to_be_visible()
    pick(puck, element(puck, "point 1"))
    expect(known).to_have_count(0)
    assert place_of(puck, PLACE)["face"] is None


def test_an_attempt_turns_the_slab_rolls_the_die_and_takes_crystals(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="dolmen", reduced_motion="no-preference")
    sit(
        play_until("dolmen", 2, lambda shown: "attempt" in moves(shown)),
        puck,
    )
    place, seq = puck.view["players"][0]["point"], puck.seq
    puck.page.evaluate(RIBBONS)
    pick(puck, element(puck, "attempt"))
    happened = events(puck, seq)
    fate, spent = ("won", "paid") if "won" in happened else ("lost", "number")
    face, slab = (puck.say(f"name-{kind}", id=happened["tries"][kind]) for kind in ("face", "slab"))
    sentences = [
        event(puck, "tries", slab=slab, place=place, face=face),
        event(puck, "rolled", roll=happened["rolled"]["roll"]),
        event(puck, fate, face=face, **{spent: happened[fate][spent]}),
    ]
    puck.page.wait_for_function("(last) => window.ribbons.slice(-3).join() === last.join()", arg=sentences)
    reserve = puck.view["players"][0]["reserve"]
    assert reserve == 3 - happened[fate][spent]
    expect(puck.page.locator('[data-wall="0"] [data-crystals]')).to_have_attribute(
        "aria-label", puck.say("screen-reserve", number=reserve)
    )
    expect(element(puck, f"place {place}").locator(".cast")).to_have_count(0)


def test_question_and_log_wait_until_the_die_has_rolled(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="dolmen", reduced_motion="no-preference")
    sit(play_until("dolmen", 2, lambda shown: "attempt" in moves(shown)), puck)
    seq = puck.seq
    puck.page.evaluate(AHEAD)
    pick(puck, element(puck, "attempt"))
    happened = events(puck, seq)
    said = event(puck, "rolled", roll=happened["rolled"]["roll"])
    expect(puck.page.get_by_role("log")).to_contain_text(said)
    seen = [entry for entry in puck.page.evaluate("() => window.ahead") if entry["ribbon"] == said]
    assert seen, "the roll was shown"
    pair, face = (
        puck.say(f"name-{kind}", id=happened["tries"][what]) for kind, what in (("pair", "slab"), ("face", "face"))
    )
    assert puck.say("ask-lay", pair=pair, face=face) not in {entry["question"] for entry in seen}
    assert not any(said in entry["log"] for entry in seen)


def test_a_slab_is_laid_where_its_ghost_waits_and_as_it_is_turned(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="dolmen")
    sit(slab_is_won(2), puck)
    spot, turn = spot_to_lay(puck)
    name = element(puck, f"spot {spot}").get_attribute("aria-label") or "no name"
    stones = puck.page.locator('[data-wall="0"] svg [role="img"]')
    before, seq = stones.count(), puck.seq
    rotations = puck.page.locator('[data-element^="rotation "]')
    expect(rotations).to_have_count(0)
    element(puck, f"spot {spot}").click()
    expect(rotations).to_have_count(len(lays(puck.moves)[spot]))
    choose(puck, element(puck, f"rotation {turn}"))
    puck.wait(lambda: puck.seq > seq, "the slab is laid")
    assert (spot, turn) in laid(puck)
    expect(stones).to_have_count(before + 1)
    expect(stones.last).to_have_attribute("aria-label", re.compile(f"^{re.escape(name)}: "))


def laid(person: Person) -> list[tuple[str, str]]:
    """Returns where the slabs of a person's dolmen lie, and how they are turned."""
    return [(f"{slab['x']},{slab['y']}", f"r{slab['rotation']}") for slab in person.view["players"][0]["dolmen"]]


def test_a_slab_is_laid_by_keyboard_alone(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", game="dolmen")
    sit(slab_is_won(2), lutin)
    spot, turn = spot_to_lay(lutin)
    keys, seq, sent = Keyboard(lutin), lutin.seq, lutin.sent
    keys.enter(element(lutin, f"spot {spot}"))
    keys.enter(element(lutin, f"rotation {turn}"))
    confirm = lutin.page.locator('[data-choice="confirm"]:enabled')
    lutin.wait(lambda: lutin.sent > sent or confirm.count() > 0, "the answer is sent, or to be confirmed")
    if lutin.sent == sent:
        keys.enter(confirm)
    lutin.wait(lambda: lutin.seq > seq, "the slab is laid")
    assert (spot, turn) in laid(lutin)


def test_three_new_slabs_go_to_their_places_one_by_one(new_person: NewPerson, sit: Sit) -> None:
    puck = new_person("Puck", game="dolmen")
    sit(fairy_is_sent(3), puck)
    arrange(puck)


def arrange(person: Person) -> None:
    """Puts the second slab first and the third one next; the last goes to the place that is left."""
    hand, pillar, seq = person.view["hand"], person.view["fairy"], person.seq
    places = [4 * pillar + 1, 4 * pillar + 2, 4 * pillar + 3]
    person.page.locator('[data-slab="2"]').click()
    person.page.locator(f'[data-slot="{places[0]}"]').click()
    person.page.locator('[data-slab="3"]').click()
    choose(person, person.page.locator(f'[data-slot="{places[1]}"]'))
    person.wait(lambda: person.seq > seq, "the slabs are arranged")
    wanted = [hand[at]["colours"] for at in (1, 2, 0)]
    assert person.saw(lambda view: [colours_at(view, place) for place in places] == wanted, seq + 1)


def colours_at(view: dict[str, Any], place: int) -> Any:
    """Returns the colours of the slab that lies at a place."""
    return next(entry["colours"] for entry in view["places"] if entry["place"] == place)


def test_a_phone_follows_the_question_from_the_circle_to_the_hand(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="dolmen")
    sit(fairy_is_sent(3), lutin)
    for slab in range(1, 4):
        expect(lutin.page.locator(f'[data-slab="{slab}"]')).to_be_in_viewport(ratio=0.9)
    expect(lutin.page.get_by_text(lutin.say("screen-arrange-take"))).to_be_in_viewport()
    arrange(lutin)
    lutin.wait(lambda: lutin.asked, "a question")
    here = lutin.view["players"][0]["point"]
    expect(element(lutin, f"point {here}")).to_be_in_viewport(ratio=0.9)


def test_a_phone_shows_the_wall_when_a_slab_is_to_be_laid(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", PHONE, game="dolmen")
    sit(slab_is_won(2), lutin)
    for spot in lays(lutin.moves):
        expect(element(lutin, f"spot {spot}")).to_be_in_viewport(ratio=0.9)


@pytest.mark.cost(15)
def test_the_closing_roll_is_shown_and_every_point_is_listed(new_person: NewPerson, sit: Sit) -> None:
    lutin = new_person("Lutin", "fr", game="dolmen", reduced_motion="no-preference")
    sit(play_to_end("dolmen", 3).without_last(6), lutin)
    lutin.page.evaluate(RIBBONS)
    resign(lutin)
    view = lutin.view
    seat = events(lutin, 0)["mystery-roll"]["seat"]
    name = lutin.room["chairs"][seat]["name"] if seat else None
    sentence = event(lutin, "mystery-roll", name, roll=view["mystery_roll"])
    lutin.page.wait_for_function("(text) => window.ribbons.includes(text)", arg=sentence)
    see_result(lutin)
    page = lutin.page
    expect(page.locator(".roll")).to_have_text(lutin.say("screen-mystery-roll", roll=view["mystery_roll"]))
    best_first = sorted(range(3), key=lambda seat: view["result"]["ranks"][seat])
    scores = [view["players"][seat]["score"] for seat in best_first]
    rows = page.locator(".scores :is(tbody, tfoot) tr")
    for row, part in enumerate(("slabs", "mystery_points", "crystals")):
        expect(rows.nth(row).locator(".amount")).to_have_text([str(score[part]) for score in scores])
    expect(rows.nth(3).locator("td")).to_have_text([str(score["total"]) for score in scores])


@pytest.mark.cost(10)
@pytest.mark.parametrize("size", sizes("dolmen"))
def test_axe_finds_nothing_serious_on_the_moor(new_person: NewPerson, sit: Sit, size: str) -> None:
    at, language, theme = (LAPTOP, "en", "light") if size == "laptop" else (PHONE, "fr", "dark")
    person = new_person("Puck", language, at, game="dolmen", color_scheme=theme)
    sit(opening(3), person)
    pick(person, element(person, f"place {PLACE}"))
    person.act("memory").click()
    person.page.evaluate(SETTLED)
    findings = [f"memory: {finding}" for finding in axe(person.page)]
    sit(fairy_is_sent(3), person)
    person.page.evaluate(SETTLED)
    findings += [f"arrange: {finding}" for finding in axe(person.page)]
    sit(slab_is_won(2), person)
    open_ones(person, "spot").first.click()
    person.page.evaluate(SETTLED)
    findings += [f"lay: {finding}" for finding in axe(person.page)]
    assert not findings, "\n".join(findings)
