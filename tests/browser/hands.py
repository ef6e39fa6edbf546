"""Two ways to answer the question at a table: with the mouse on the board, and with the keyboard alone."""

from collections.abc import Sequence
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, TimeoutError, expect  # noqa: A004

from tests.browser.person import Person, wait_for

MOST_TOUCHES = 30
MOST_TABS = 120
"""No page of a table has more Tab stops, however long the game."""
GONE = 3000
"""Milliseconds after which a thing that is no longer there is left for another."""
# What may be touched glows; under a pointer that rests on a choice it glows as that choice's preview.
OPEN = "[data-element]:is(.open, .preview)"
ACCEPT = ".amount .go"
"""The button that takes the number of a field."""
BOLD = 0.6
"""How often somebody touches the board where a button would do as well."""

# Whether a pointer in the middle of a thing meets the thing itself, and nothing that lies over it.
UNCOVERED = """(thing) => {
  thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { left, top, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


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
            self.see()
            self.touch()
            person.settle()
            if person.sent > sent:
                person.wait(lambda: person.moment != moment, "the server takes the move")
                return
        raise AssertionError(f"{person.name}: no move after {MOST_TOUCHES} touches")

    def touch(self) -> None:
        """Decides one part of the answer."""
        raise NotImplementedError

    def see(self) -> None:
        """Waits until the page offers something: a button to press or a thing to touch."""
        offered = f"{self.buttons}, [data-choice='confirm'], {ACCEPT}, {OPEN}"
        expect(self.page.locator(offered).first).to_be_visible()

    def touches_the_board(self) -> bool:
        """Decides between the board and the buttons: often enough each that both are used."""
        return self.page.locator(OPEN).count() > 0 and self.random.random() < BOLD

    def one_of(self, found: Locator) -> Locator:
        """Returns one of several things on the page."""
        return found.nth(self.random.randrange(found.count()))

    def one_open(self) -> Locator:
        """Returns one of the things on the board that glow, by its own name: what glows changes with the focus."""
        element = self.one_of(self.page.locator(OPEN)).get_attribute("data-element")
        return self.page.locator(f'[data-element="{element}"]').first


class Mouse(Hands):
    """Touches what glows on the board, and buttons."""

    def touch(self) -> None:
        confirm, choices = self.page.locator('[data-choice="confirm"]'), self.page.locator(self.buttons)
        if confirm.count():
            self.press(confirm)
        elif self.page.locator(ACCEPT).count():
            self.press(self.page.locator(ACCEPT))
        elif self.touches_the_board() or not choices.count():
            self.press(self.one_open())
        else:
            self.press(self.one_of(choices))

    def press(self, thing: Locator) -> None:
        """Clicks into the middle of a thing; if another lies over it, or it is gone, the next touch chooses anew."""
        with suppress(TimeoutError):
            if thing.evaluate(UNCOVERED, timeout=GONE):
                thing.click(timeout=GONE)


class Keyboard(Hands):
    """Uses no pointer: numbers, the Tab key, arrows and Enter."""

    buttons = ".choice[data-choice][aria-keyshortcuts]"

    def touch(self) -> None:
        page = self.page
        choices = page.locator(self.buttons)
        if page.locator('[data-choice="confirm"]').count():
            self.enter(page.locator('[data-choice="confirm"]'))
        elif page.locator(ACCEPT).count():
            self.enter(page.locator(".amount input[type=number]"), "ArrowUp")
            page.keyboard.press("Enter")
        elif self.touches_the_board() or not choices.count():
            self.enter(self.one_open())
        else:
            page.keyboard.press(str(self.one_of(choices).get_attribute("aria-keyshortcuts")))

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
    # While an answer is on its way its button is still there, but cannot be pressed again.
    sent, confirm = person.sent, person.page.locator('[data-choice="confirm"]:enabled')
    thing.click()
    person.wait(lambda: person.sent > sent or confirm.count() > 0, "the answer is sent, or to be confirmed")
    if person.sent == sent:
        confirm.click()
    person.wait(lambda: person.sent > sent, "the answer is sent")


def follow_hint(person: Person) -> None:
    """Plays what a bot would: by two keys."""
    moment = person.moment
    person.page.keyboard.press("h")
    expect(person.page.locator('[data-choice="confirm"]')).to_be_visible()
    person.page.keyboard.press("Enter")
    person.wait(lambda: person.moment > moment, "the hint is played")


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
