"""Two ways to answer the question at a table: with the mouse on the board, and with the keyboard alone."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Error, Locator, expect

from tests.browser.person import Person, wait_for

MOST_TOUCHES = 30
MOST_TABS = 120
"""No page of a table has more Tab stops, however long the game."""
GONE = 10_000
"""Milliseconds after which a thing that cannot be clicked is left for another."""
# What may be touched glows; under a pointer that rests on a choice it glows as that choice's preview.
OPEN = "[data-element]:is(.open, .preview)"
CONFIRM = '[data-choice="confirm"]:enabled'
"""The button that says the last word; while an answer is on its way it cannot be pressed."""
ACCEPT = ".amount .go"
"""The button that takes the number of a field."""
BOLD = 0.6
"""How often somebody touches the board where a button would do as well."""

# What the page offers at one moment.
LOOK = """([confirm, accept, buttons, open]) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  return {
    confirm: seen(confirm).length > 0,
    accept: seen(accept).length > 0,
    choices: seen(buttons).map((each) => each.dataset.choice),
    elements: seen(open).map((each) => each.dataset.element),
  };
}"""
# Whether a pointer in the middle of a thing meets the thing itself, and nothing that lies over it.
UNCOVERED = """(thing) => {
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@dataclass(frozen=True)
class Offer:
    """What the page offers at one moment: a last word, a number to take, choices and elements by name."""

    confirm: bool
    accept: bool
    choices: list[str]
    elements: list[str]

    @property
    def anything(self) -> bool:
        """Whether there is something to press or to touch."""
        return self.confirm or self.accept or bool(self.choices) or bool(self.elements)


class Hands:
    """Answers the questions of one person."""

    buttons = ".choice[data-choice]"

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)

    def answer(self) -> None:
        """Answers the question that waits, part by part, until the server has taken the answer."""
        person, moment, sent = self.person, self.person.moment, self.person.sent
        expect(self.page.locator(".prompt.asked")).to_be_visible()
        for _ in range(MOST_TOUCHES):
            self.touch(self.offered())
            person.settle()
            if person.sent > sent:
                person.wait(lambda: person.moment != moment, "the server takes the move")
                return
        raise AssertionError(f"{person.name}: no move after {MOST_TOUCHES} touches")

    def offered(self) -> Offer:
        """Waits until the page offers something, and returns it."""
        offers = [self.look()]

        def has_something() -> bool:
            if not offers[-1].anything:
                offers.append(self.look())
            return offers[-1].anything

        self.person.wait(has_something, "the page offers something")
        return offers[-1]

    def look(self) -> Offer:
        """Looks what the page offers now."""
        return Offer(**self.page.evaluate(LOOK, [CONFIRM, ACCEPT, self.buttons, OPEN]))

    def touch(self, offer: Offer) -> None:
        """Decides one part of the answer; where nothing is offered any more it does nothing."""
        if offer.confirm:
            self.confirm()
        elif offer.accept:
            self.accept()
        elif offer.elements and (not offer.choices or self.random.random() < BOLD):
            element = self.random.choice(offer.elements)
            self.press(self.page.locator(f'[data-element="{element}"]:visible'))
        elif offer.choices:
            self.choose(self.random.choice(offer.choices))

    def confirm(self) -> None:
        """Says the last word."""
        self.press(self.page.locator(CONFIRM))

    def accept(self) -> None:
        """Takes a number."""
        self.press(self.page.locator(ACCEPT))

    def choose(self, choice: str) -> None:
        """Presses one of the buttons."""
        self.press(self.page.locator(f'{self.buttons}[data-choice="{choice}"]'))

    def press(self, thing: Locator) -> None:
        """Presses a button or touches a thing."""
        raise NotImplementedError


class Mouse(Hands):
    """Touches what glows on the board, and buttons."""

    def press(self, thing: Locator) -> None:
        """Clicks into the middle of a thing; if another lies over it, or it is gone, the next touch chooses anew."""
        with suppress(Error):  # it has gone in the meantime
            for handle in thing.element_handles()[:1]:
                if handle.evaluate(UNCOVERED):
                    handle.click(timeout=GONE)


class Keyboard(Hands):
    """Uses no pointer: numbers, the Tab key, arrows and Enter."""

    buttons = ".choice[data-choice][aria-keyshortcuts]"

    def accept(self) -> None:
        self.enter(self.page.locator(".amount input[type=number]"), "ArrowUp")
        self.page.keyboard.press("Enter")

    def choose(self, choice: str) -> None:
        """Presses the number of a button."""
        button = self.page.locator(f'{self.buttons}[data-choice="{choice}"]')
        # It may be gone by now: then the next touch chooses anew.
        numbers = button.evaluate_all("(all) => all.map((each) => each.getAttribute('aria-keyshortcuts'))")
        if numbers:
            self.page.keyboard.press(numbers[0])

    def press(self, thing: Locator) -> None:
        self.enter(thing)

    def reach(self, target: Locator) -> None:
        """Moves the focus to something by Tab alone; on the way the page may change, and it with it."""
        expect(target.first).to_be_attached()
        for _ in range(MOST_TABS):
            if target.evaluate_all("(found) => found.includes(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def enter(self, target: Locator, key: str = "Enter") -> None:
        """Presses something by keyboard."""
        self.reach(target)
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Types into the field that has the focus, and sends it."""
        expect(self.page.locator("input:focus")).to_be_visible()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


def choose(person: Person, thing: Locator) -> None:
    """Touches a thing that answers the whole question, and confirms where the page asks to."""
    sent, confirm = person.sent, person.page.locator(CONFIRM)
    thing.click()
    person.wait(lambda: person.sent > sent or confirm.count() > 0, "the answer is sent, or to be confirmed")
    if person.sent == sent:
        confirm.click()
    person.wait(lambda: person.sent > sent, "the answer is sent")


def is_over(people: Sequence[Person]) -> bool:
    """Whether everybody knows that the game is over."""
    return all(person.phase == "over" for person in people)


def play(hands: Sequence[Hands], moves: int | None = None) -> None:
    """Lets these people play, everybody when asked, to the end or until so many moves were made."""
    people = [each.person for each in hands]
    made = 0
    while moves is None or made < moves:
        wait_for(people[0].page, lambda: any(p.asked for p in people) or is_over(people), "somebody is asked")
        if is_over(people):
            return
        for each in hands:
            if each.person.asked:
                each.answer()
                made += 1
                break
