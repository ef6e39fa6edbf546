"""Opens a table on its page with the mouse, and ends a game early by resigning."""

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

FIRST = {"rainbows": "option-first_priority", "korrigans": "option-first_player"}
SITTERS = {"bot": "create-bot", "friend": "create-friend", "here": "create-here"}


def open_table(person: Person, *chairs: str, begins: bool = False) -> str:
    """Opens a table and returns its id. A chair is `bot`, `friend`, or the name of a person at the same device.

    With `begins` the person who opens it has the first seat and the first pick.
    """
    person.visit(f"/new/{person.game}")
    fill_in(person, *chairs)
    if begins:
        sit_first(person)
    return submit(person)


def fill_in(person: Person, *chairs: str) -> None:
    """Fills in the number of players and what each chair is for."""
    page, count = person.page, len(chairs) + 1
    variant = person.say("create-players-variant", count=count)
    numbers = page.get_by_role("group", name=person.say("create-players"))
    pick(numbers, variant if count == 2 and person.game == "rainbows" else str(count))
    for at, chair in enumerate(chairs, 1):
        label = person.say("create-chair", letter="ABCDE"[at])
        kind = page.get_by_role("group", name=person.say("labelled", label=label, text=person.say("create-kind")))
        pick(kind, person.say(SITTERS.get(chair, "create-here")))
        if chair not in SITTERS:
            name = person.say("labelled", label=label, text=person.say("create-here-name"))
            page.get_by_label(name).fill(chair)


def sit_first(person: Person) -> None:
    """Keeps the seats in order and lets the first one begin, also where an option would decide otherwise."""
    page = person.page
    page.get_by_role("radio", name=person.say("seating-chosen")).check()
    if person.game in FIRST:
        show_options(person)
        page.get_by_label(person.say(FIRST[person.game])).select_option(index=1)


def show_options(person: Person) -> None:
    """Opens the list of the game's options."""
    options = person.page.get_by_text(person.say("create-options-book"))
    if options.count():
        options.click()


def submit(person: Person) -> str:
    """Opens the table, gives a name if the page asks for one, and returns the table's id.

    The form sits down through a socket of its own; what that one brings is not yet what the page of the table shows.
    """
    person.button("create-start").click()
    dialog, table = person.page.get_by_role("dialog", name=person.say("who-title")), table_page(person)
    expect(dialog.or_(table).first).to_be_visible()
    if dialog.count():
        person.give_name()
    person.page.wait_for_url("**/table/*")
    expect(table.first).to_be_visible()
    expect(person.page.locator("main .busy")).to_have_count(0)
    assert person.room["table"] == person.table
    return person.table


def table_page(person: Person) -> Locator:
    """Returns what only the page of a table shows: its chairs, the question, or the curtain before it."""
    return person.page.locator("[data-chair], .prompt, [data-act=lift]")


def follow_the_copied_link(host: Person, friend: Person) -> None:
    """Lets a friend follow the link that the host has copied, sit down and give their name."""
    host.act("copy-link").click()
    host.sees_notice("copied")
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{host.url}/table/{host.table}"
    friend.page.goto(link)
    friend.act("sit").click()
    friend.give_name()


def pick(group: Locator, label: str) -> None:
    """Clicks the label of one of several radio buttons."""
    group.get_by_text(label, exact=True).click()


def finish(person: Person) -> None:
    """Resigns at a table of bots, and opens the result."""
    resign(person)
    see_result(person)


def resign(person: Person) -> None:
    """Resigns at a table of bots, which then play the game to its end."""
    person.act("menu").click()
    person.act("resign").click()
    person.act("yes").click()
    person.wait(lambda: person.phase == "over", "the bots play the game to its end")


def see_result(person: Person) -> None:
    """Goes from the last board to the result."""
    person.act("see-result").click()
    expect(person.page.locator(".result")).to_be_visible()
