"""What `folkmoot migrate`, `export`, `import`, `backup` and `admin` do. All may be used while a server runs."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from folkmoot.store import transfer
from folkmoot.store.copying import Step
from folkmoot.store.errors import StoreError
from folkmoot.store.opening import migrate, visit_store
from folkmoot.store.store import Store

Done = TypeVar("Done")

LONGEST_RETENTION = 36_500


class NothingThere(StoreError):
    """Nothing has this id."""


class BadRetention(StoreError):
    """A number of days makes no sense."""


def migrate_database(console: Console, url: str) -> None:
    """Brings the database to the present schema."""
    with _progress(console, "migrating"):
        done = asyncio.run(migrate(url))
    if done.before == done.after:
        _say(console, f"the schema is already the newest ({done.after})")
    else:
        _say(console, f"migrated from {done.before or 'nothing'} to schema {done.after}")
    if done.backup:
        _say(console, f"the database as it was is kept in {done.backup}")


def export_records(console: Console, url: str, folder: Path) -> None:
    """Writes the records of all finished games to a folder."""
    with _progress(console, "exporting") as step:
        done = _visit(url, lambda store: transfer.export_records(store, folder, step))
    _say(console, f"{_count(done.written, 'record')} written to {folder}, {done.there} already there")


def import_records(console: Console, url: str, places: list[Path]) -> None:
    """Keeps the records in files and folders; raises `CannotTransfer` at the end if some were refused."""
    with _progress(console, "importing") as step:
        done = _visit(url, lambda store: transfer.import_records(store, places, step))
    for line in done.refused:
        _say(console, f"not imported: {line}")
    _say(console, f"{_count(done.new, 'new record')}, {done.known} already known")
    if done.refused:
        raise transfer.CannotTransfer(f"{_count(len(done.refused), 'file')} could not be imported")


def backup_database(console: Console, url: str, target: Path) -> None:
    """Copies the house to a new file and checks the copy."""
    with _progress(console, "copying") as step:
        transfer.backup(url, target, step)
    _say(console, f"backup written to {target} ({target.stat().st_size // 1024} kB), checked")


def list_tables(console: Console, url: str, phase: str | None = None, limit: int = 50) -> None:
    """Shows the newest tables."""
    lines = _visit(url, lambda store: store.list_tables(phase, limit))
    _show(
        console,
        ["table", "game", "phase", "private", "opened", "last move"],
        [
            [
                line.row.id,
                line.row.game,
                line.phase,
                "yes" if line.row.private else "",
                f"{line.row.created:%Y-%m-%d %H:%M}",
                f"{line.updated:%Y-%m-%d %H:%M}",
            ]
            for line in lines
        ],
    )


def delete_table(console: Console, url: str, table: str) -> None:
    """Deletes a table with everything that belongs to it."""
    if not _visit(url, lambda store: store.delete_table(table)):
        raise NothingThere(f"there is no table {table}")
    _say(console, f"table {table} deleted")


def find_guests(console: Console, url: str, name: str) -> None:
    """Shows the guests of a name, with the ids that `remove` wants."""
    found = _visit(url, lambda store: store.guests_named(name))
    rows = [[guest.id, guest.name, f"{guest.seen:%Y-%m-%d %H:%M}" if guest.seen else ""] for guest in found]
    _show(console, ["guest", "name", "last seen"], rows)


def remove_guest(console: Console, url: str, guest: str) -> None:
    """Forgets a guest: name and everything said; the tables stay."""
    if not _visit(url, lambda store: store.remove_guest(guest)):
        raise NothingThere(f"there is no guest {guest}")
    _say(console, f"guest {guest} removed")


def show_retention(console: Console, url: str) -> None:
    """Says how long finished tables are kept."""
    days = _visit(url, lambda store: store.retention())
    _say(console, f"finished tables keep their moves and chat for {_count(days, 'day')}; records are kept for good")


def set_retention(console: Console, url: str, days: int) -> None:
    """Sets how long finished tables are kept."""
    _check_days(days)
    _visit(url, lambda store: store.set_retention(days))
    show_retention(console, url)


def prune(console: Console, url: str, days: int | None = None) -> None:
    """Removes what is past the retention period, or past some other number of days."""
    if days is not None:
        _check_days(days)

    async def work(store: Store) -> str:
        done = await store.prune(await store.retention() if days is None else days)
        return f"{_count(done.finished, 'finished table')} and {done.never_begun} never begun removed"

    with _progress(console, "pruning"):
        told = _visit(url, work)
    _say(console, told)


def _check_days(days: int) -> None:
    if not 1 <= days <= LONGEST_RETENTION:
        raise BadRetention(f"expected 1 to {LONGEST_RETENTION} days, got {days}")


def _visit(url: str, work: Callable[[Store], Awaitable[Done]]) -> Done:
    async def visiting() -> Done:
        async with await visit_store(url) as store:
            return await work(store)

    return asyncio.run(visiting())


def _show(console: Console, head: list[str], rows: list[list[str]]) -> None:
    if not rows:
        _say(console, "none")
        return
    table = Table(box=None)
    for at, title in enumerate(head):
        table.add_column(title, no_wrap=True, min_width=max(len(row[at]) for row in rows))  # ids are to be copied
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    console.print(table)


def _say(console: Console, told: str) -> None:
    console.print(Text(told), soft_wrap=True)


def _count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


@contextmanager
def _progress(console: Console, what: str) -> Iterator[Step]:
    """Shows a bar while the work lasts; it moves by itself until somebody tells how much there is to do."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(what, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
