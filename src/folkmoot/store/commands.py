"""What `folkmoot migrate`, `export`, `import`, `backup` and `admin` do. All may be used while a server runs."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from folkmoot.store import transfer
from folkmoot.store.backup import ReportProgress, backup
from folkmoot.store.connect import migrate, open_store_unlocked
from folkmoot.store.errors import CannotTransfer, NoSuchTable, StoreError
from folkmoot.store.rows import Guest, Restriction, began_from_situation
from folkmoot.store.store import Store

Result = TypeVar("Result")

LONGEST_RETENTION = 36_500
SOON = "; a running server notices within 20 seconds"


class NotFound(StoreError):
    """No table or guest has this id."""


class NotSpectator(StoreError):
    """Somebody has a seat at a table, and so is no spectator."""


class BadRetention(StoreError):
    """A number of days makes no sense."""


def migrate_database(console: Console, url: str) -> None:
    """Migrates the database to the newest schema."""
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
    with _progress(console, "exporting") as report:
        done = _with_store(url, lambda store: transfer.export_records(store, folder, report))
    _say(console, f"{_count(done.written, 'record')} written to {folder}, {done.present} already there")


def import_records(console: Console, url: str, paths: list[Path]) -> None:
    """Stores the records in files and folders; raises `CannotTransfer` at the end if some were refused."""
    with _progress(console, "importing") as report:
        done = _with_store(url, lambda store: transfer.import_records(store, paths, report))
    for line in done.refused:
        _say(console, f"not imported: {line}")
    for line in done.other_rules:
        _say(console, f"note: {line}")
    _say(console, f"{_count(done.new, 'new record')}, {done.known} already known")
    if done.refused:
        raise CannotTransfer(f"{_count(len(done.refused), 'file')} could not be imported")


def backup_database(console: Console, url: str, target: Path) -> None:
    """Copies the database to a new file and checks the copy."""
    with _progress(console, "copying") as report:
        backup(url, target, report)
    _say(console, f"backup written to {target} ({target.stat().st_size // 1024} kB), checked")


def list_tables(console: Console, url: str, phase: str | None = None, limit: int = 50) -> None:
    """Shows the newest tables."""
    lines = _with_store(url, lambda store: store.list_tables(phase, limit))
    _show(
        console,
        ["table", "game", "phase", "private", "situation", "opened", "last move"],
        [
            [
                line.row.id,
                line.row.game,
                line.phase,
                "yes" if line.row.private else "",
                "yes" if began_from_situation(line.row.setup) else "",
                f"{line.row.created:%Y-%m-%d %H:%M}",
                f"{line.updated:%Y-%m-%d %H:%M}",
            ]
            for line in lines
        ],
    )


def delete_table(console: Console, url: str, table: str) -> None:
    """Deletes a table with everything that belongs to it."""
    if not _with_store(url, lambda store: store.delete_table(table)):
        raise NotFound(f"there is no table {table}")
    _say(console, f"table {table} deleted")


def find_guests(console: Console, url: str, name: str) -> None:
    """Shows the guests of a name, with the ids that `remove_guest` needs."""
    guests = _with_store(url, lambda store: store.guests_named(name))
    rows = [[guest.id, guest.name, f"{guest.seen:%Y-%m-%d %H:%M}" if guest.seen else ""] for guest in guests]
    _show(console, ["guest", "name", "last seen"], rows)


def remove_guest(console: Console, url: str, guest: str) -> None:
    """Deletes a guest's name and chat; the tables stay."""
    if not _with_store(url, lambda store: store.remove_guest(guest)):
        raise NotFound(f"there is no guest {guest}")
    _say(console, f"guest {guest} removed")


def end_devices(
    console: Console, url: str, guest: str, token: Callable[[Guest, bytes], str], address: str | None = None
) -> None:
    """Makes a guest's cookies and personal links void and shows a new link, with the token for guest and house key.

    The link begins with the given address of the server, or with the one that it had at its last start.
    """

    async def work(store: Store) -> tuple[str, str | None]:
        raised = await store.raise_generation(guest)
        if raised is None:
            raise NotFound(f"there is no guest {guest}")
        return token(raised, await store.secret_key()), address or await store.address()

    carried, known = _with_store(url, work)
    _say(console, f"all devices of guest {guest} are ended{SOON}")
    if known is None:
        _say(console, "the personal link that brings the guest back is the address of your server, followed by")
        _say(console, f"/carry#{carried}")
        return
    _say(console, "the personal link that brings the guest back, to be opened on the guest's device:")
    _say(console, f"{known}/carry#{carried}")
    if _is_loopback(known):
        _say(console, f"it works on this computer only: if people reach your server by another address than {known},")
        _say(console, "put theirs in its place, or name it with --address")


def _is_loopback(address: str) -> bool:
    host = urlsplit(address).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")


def silence(console: Console, url: str, table: str, guest: str, lift: bool) -> None:
    """Stops a spectator from talking at a table, or lets them talk again."""
    _restrict(url, table, Restriction("silence", "", guest), lift)
    _say(console, f"guest {guest} may {'' if lift else 'no longer '}talk at table {table}{'' if lift else SOON}")


def remove(console: Console, url: str, table: str, guest: str, lift: bool) -> None:
    """Stops a spectator from watching a table, or lets them watch again."""
    _restrict(url, table, Restriction("remove", "", guest), lift)
    _say(console, f"guest {guest} may {'' if lift else 'no longer '}watch table {table}{'' if lift else SOON}")


def list_restrictions(console: Console, url: str, table: str) -> None:
    """Shows who may not talk at a table, and who may not watch it."""

    async def work(store: Store) -> list[list[str]]:
        if await store.load(table) is None:
            raise NotFound(f"there is no table {table}")
        held = [held for held in await store.restrictions(table) if held.kind != "mute"]
        known = await store.known_among({restriction.whom for restriction in held})
        names = {guest.id: guest.name for guest in known.values()}
        return [[restriction.whom, names.get(restriction.whom, ""), restriction.kind] for restriction in held]

    _show(console, ["guest", "name", "restriction"], _with_store(url, work))


def show_retention(console: Console, url: str) -> None:
    """Shows how long finished tables are kept."""
    days = _with_store(url, lambda store: store.retention())
    _say(console, f"finished tables keep their moves and chat for {_count(days, 'day')}; records are kept for good")


def set_retention(console: Console, url: str, days: int) -> None:
    """Sets how long finished tables are kept."""
    _check_days(days)
    _with_store(url, lambda store: store.set_retention(days))
    show_retention(console, url)


def prune(console: Console, url: str, days: int | None = None) -> None:
    """Removes tables past the retention period, or past another number of days."""
    if days is not None:
        _check_days(days)

    async def work(store: Store) -> str:
        done = await store.prune(await store.retention() if days is None else days)
        return f"{_count(done.finished, 'finished table')} and {done.never_begun} never begun removed"

    with _progress(console, "pruning"):
        summary = _with_store(url, work)
    _say(console, summary)


def _restrict(url: str, table: str, restriction: Restriction, lift: bool) -> None:
    """Stores or lifts a restriction. Raises `NotFound` and `NotSpectator`."""

    async def work(store: Store) -> None:
        guest = restriction.whom
        if lift:
            if not await store.lift_restriction(table, restriction):
                raise NotFound(f"there is nothing to lift for guest {guest} at table {table}")
            return
        if not await store.known_among([guest]):
            raise NotFound(f"there is no guest {guest}")
        if await store.is_seated(table, guest):
            raise NotSpectator(f"guest {guest} plays at table {table}: only spectators can be silenced or removed")
        try:
            await store.add_restriction(table, restriction)
        except NoSuchTable:
            raise NotFound(f"there is no table {table}") from None

    _with_store(url, work)


def _check_days(days: int) -> None:
    if not 1 <= days <= LONGEST_RETENTION:
        raise BadRetention(f"expected 1 to {LONGEST_RETENTION} days, got {days}")


def _with_store(url: str, work: Callable[[Store], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        async with await open_store_unlocked(url) as store:
            return await work(store)

    return asyncio.run(run())


def _show(console: Console, titles: list[str], rows: list[list[str]]) -> None:
    if not rows:
        _say(console, "none")
        return
    table = Table(box=None)
    for column, title in enumerate(titles):
        table.add_column(title, no_wrap=True, min_width=max(len(row[column]) for row in rows))  # ids are to be copied
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    console.print(table)


def _say(console: Console, message: str) -> None:
    console.print(Text(message), soft_wrap=True)


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


@contextmanager
def _progress(console: Console, work: str) -> Iterator[ReportProgress]:
    """Shows a progress bar until the block ends, an indefinite one until the total is reported."""
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(work, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
