"""Two ways to answer a question at a table: with the mouse on the board, and with the keyboard alone."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Error, Locator, expect

from tests.browser.person import Person, wait_for

MOST_TOUCHES = 30
MOST_TABS = 120
"""No page of a table has more Tab stops, however long the game."""
CLICK_TIMEOUT = 10_000
"""Milliseconds after which an element that cannot be clicked is given up for another."""
# Elements that may be touched; `.preview` while the pointer rests on a choice that uses them.
OPEN = "[data-element]:is(.open, .preview)"
CONFIRM = '[data-choice="confirm"]:enabled'
"""The button that confirms a move; it is disabled while a move is being sent."""
ACCEPT = ".amount .go"
"""The button that accepts the number in a field."""
BOARD_SHARE = 0.6
"""How often the board is touched where a button would do as well."""

# What the page offers now.
LOOK = """([confirm, accept, buttons, open]) => {
  const visible = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
  return {
    confirm: visible(confirm).length > 0,
    accept: visible(accept).length > 0,
    choices: visible(buttons).map((button) => button.dataset.choice),
    elements: visible(open).map((element) => element.dataset.element),
  };
}"""
# Whether a pointer in the middle of an element meets the element itself, and nothing that lies over it.
UNCOVERED = """(element) => {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@dataclass(frozen=True)
class Offer:
    """What the page offers: a move to confirm, a number to accept, choices and elements by name."""

    confirm: bool
    accept: bool
    choices: list[str]
    elements: list[str]

    @property
    def anything(self) -> bool:
        """Whether there is something to press or to touch."""
        return self.confirm or self.accept or bool(self.choices) or bool(self.elements)


class InputMethod:
    """Answers one person's questions at random."""

    buttons = ".choice[data-choice]"

    def __init__(self, person: Person, seed: int = 1) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)

    def answer(self) -> None:
        """Answers the open question, part by part, until the server has accepted the move.

        One press may answer several questions, as in an offering: then there may be nothing left to answer.
        """
        person, progress, sent = self.person, self.person.progress, self.person.sent
        shown = self.page.locator(".prompt.asked")
        person.wait(lambda: shown.is_visible() or not person.asked, "the question is shown")
        for _ in range(MOST_TOUCHES):
            if not person.asked:
                return
            self.touch(self.offered())
            person.settle()
            if person.sent > sent:
                person.wait(lambda: person.progress != progress, "the server accepts the move")
                return
        raise AssertionError(f"{person.name}: no move after {MOST_TOUCHES} touches; offered: {self.look()}")

    def offered(self) -> Offer:
        """Waits until the page offers something, or nothing is asked any more, and returns what it offers."""
        offers = [self.look()]

        def has_something() -> bool:
            if not offers[-1].anything:
                offers.append(self.look())
            return offers[-1].anything or not self.person.asked

        self.person.wait(has_something, "the page offers something")
        return offers[-1]

    def look(self) -> Offer:
        """Returns what the page offers now."""
        return Offer(**self.page.evaluate(LOOK, [CONFIRM, ACCEPT, self.buttons, OPEN]))

    def touch(self, offer: Offer) -> None:
        """Decides one part of the answer; does nothing where nothing is offered any more."""
        if offer.confirm:
            self.confirm()
        elif offer.accept:
            self.accept()
        elif offer.elements and (not offer.choices or self.random.random() < BOARD_SHARE):
            element = self.random.choice(offer.elements)
            self.press(self.page.locator(f'[data-element="{element}"]:visible'))
        elif offer.choices:
            self.choose(self.random.choice(offer.choices))

    def confirm(self) -> None:
        """Confirms the move."""
        self.press(self.page.locator(CONFIRM))

    def accept(self) -> None:
        """Accepts the number in a field."""
        self.press(self.page.locator(ACCEPT))

    def choose(self, choice: str) -> None:
        """Presses one of the buttons."""
        self.press(self.page.locator(f'{self.buttons}[data-choice="{choice}"]'))

    def press(self, target: Locator) -> None:
        """Presses a button or touches an element of the board."""
        raise NotImplementedError


class Mouse(InputMethod):
    """Clicks elements of the board and buttons."""

    def press(self, target: Locator) -> None:
        """Clicks the middle of an element; if it is covered or gone, the next touch chooses again."""
        with suppress(Error):  # the element has gone in the meantime
            for handle in target.element_handles()[:1]:
                if handle.evaluate(UNCOVERED):
                    handle.click(timeout=CLICK_TIMEOUT)


class Keyboard(InputMethod):
    """Uses no pointer: numbers, the Tab key, arrows and Enter."""

    buttons = ".choice[data-choice][aria-keyshortcuts]"

    def accept(self) -> None:
        self.enter(self.page.locator(".amount input[type=number]"), "ArrowUp")
        self.page.keyboard.press("Enter")

    def choose(self, choice: str) -> None:
        """Presses the number of a button; one without a number is reached with Tab."""
        button = self.page.locator(f'{self.buttons}[data-choice="{choice}"]')
        # The button may be gone by now: then the next touch chooses again.
        keys = button.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-keyshortcuts'))")
        if keys and keys[0].isdigit():
            self.page.keyboard.press(keys[0])
        elif keys:
            self.press(button)

    def press(self, target: Locator) -> None:
        """Presses Enter on an element; if it is gone, as by a pane that opens, the next touch chooses again."""
        if self._focus(target):
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> None:
        """Moves the focus to an element by Tab alone; the page, and the element, may change on the way."""
        expect(target.first).to_be_attached()
        assert self._focus(target), f"gone before the keyboard reached it: {target}"

    def _focus(self, target: Locator) -> bool:
        """Moves the focus to an element by Tab alone; False if it is gone."""
        for _ in range(MOST_TABS):
            if target.evaluate_all("(all) => all.includes(document.activeElement)"):
                return True
            if target.count() == 0:
                return False
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def enter(self, target: Locator, key: str = "Enter") -> None:
        """Moves the focus to an element and presses a key there."""
        self.reach(target)
        self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Types into the field that has the focus, and submits it."""
        expect(self.page.locator("input:focus")).to_be_visible()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")


def choose(person: Person, target: Locator) -> None:
    """Touches an element that answers the whole question, and confirms where the page asks to."""
    sent, confirm = person.sent, person.page.locator(CONFIRM)
    target.click()
    person.wait(lambda: person.sent > sent or confirm.count() > 0, "the answer is sent, or to be confirmed")
    if person.sent == sent:
        confirm.click()
    person.wait(lambda: person.sent > sent, "the answer is sent")


def is_over(people: Sequence[Person]) -> bool:
    """Whether every page has been sent that the game is over."""
    return all(person.phase == "over" for person in people)


def play(inputs: Sequence[InputMethod], moves: int | None = None) -> None:
    """Answers the questions of several people, to the end of the game or until this many moves were made."""
    people = [method.person for method in inputs]
    made = 0
    while moves is None or made < moves:
        wait_for(people[0].page, lambda: any(p.asked for p in people) or is_over(people), "somebody is asked")
        if is_over(people):
            return
        for method in inputs:
            if method.person.asked:
                method.answer()
                made += 1
                break
