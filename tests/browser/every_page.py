"""Opens every page and dialog, one after the other, for tests that examine all of them."""

from collections.abc import Callable, Iterator

from playwright.sync_api import expect

from folkmoot.engine.registry import all_games
from tests.browser.person import Person
from tests.browser.table_actions import open_table


def every_page(person: Person, finished: str) -> Iterator[str]:
    """Opens each page and yields its name; `finished` is a table whose game is over."""
    for name, path in (("lobby, empty or not", "/lobby"), ("not found", "/carry"), ("rules", "/rules/rainbows")):
        person.visit(path)
        yield name
    person.visit("/new/rainbows")
    person.page.locator("details summary").first.click()
    yield "create"
    open_table(person, "friend", "bot")
    yield "waiting room"
    open_table(person, "bot", "bot", begins=True)
    yield from table_in_play(person)
    person.visit("/")
    see_home(person)
    yield "home"
    for name, path in (("my games", "/mine"), ("lobby", "/lobby")):
        person.visit(path)
        yield name
    person.visit(f"/table/{finished}")
    person.act("verify").click()
    expect(person.page.locator("[data-fair]")).to_be_visible()
    yield "result"
    person.visit(f"/replay/{finished}?at=12")
    expect(person.page.get_by_role("slider")).to_be_visible()
    yield "replay"


def see_home(person: Person) -> None:
    """Waits for those parts of the first page that are fetched after it."""
    expect(person.page.locator(".scene svg")).to_be_visible()
    expect(person.page.locator(".cards > li")).to_have_count(len(all_games()))


def table_in_play(person: Person) -> Iterator[str]:
    """Opens each pane and dialog of a table in play and yields its name."""
    page = person.page
    person.wait(lambda: person.asked, "a question")
    yield "table"
    card = person.view["market"][0]["card"]
    page.locator(f'[data-element="card {card}"]').click()
    page.locator('[data-choice="buy"]').click()
    yield "table, choosing a space"
    for pane in ("table-things", "table-players", "table-log-short", "table-rules"):
        show_pane(person, pane)
        yield f"table, {pane}"
    show_pane(person, "table-log-short")
    page.locator('[data-tab="chat"]').click()
    yield "table, chat"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for name, opens in dialogs(person).items():
        opens()
        expect(page.get_by_role("dialog")).to_be_visible()
        yield name
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def show_pane(person: Person, pane: str) -> None:
    """Shows a pane of the table: by the bar at the bottom of a phone, by a tab elsewhere."""
    bar = person.page.locator(f'[data-pane="{pane}"]')
    tab = {"table-things": "things", "table-log-short": "log", "table-rules": "rules"}.get(pane)
    if bar.is_visible():
        bar.click()
    elif tab:
        person.page.locator(f'[data-tab="{tab}"]').click()


def dialogs(person: Person) -> dict[str, Callable[[], None]]:
    """Returns a function for each dialog that opens it from a table."""

    def carry() -> None:
        person.page.get_by_role("button", name=person.say("menu")).click()
        person.button("carry-title").click()
        expect(person.page.get_by_label(person.say("carry-link"))).to_be_visible()

    def table_menu() -> None:
        bar = person.page.locator('[data-pane="table-board"]')
        if bar.is_visible():
            bar.click()
        person.act("menu").click()

    return {"keys": lambda: person.page.keyboard.press("?"), "carry": carry, "table menu": table_menu}
