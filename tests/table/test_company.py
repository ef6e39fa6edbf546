"""Whatever people do at a table, properly or not: it stays sound, everybody can follow, and the record tells it all."""

from dataclasses import dataclass, field

import pytest

from folkmoot.engine.records import from_text, to_text, verify
from folkmoot.table.story import Line
from folkmoot.table.table import Change, Table
from tests.settings import GAMES, SEED
from tests.table.company import Company, Whim, snapshot
from tests.table.helpers import eyes, seen

EVENINGS = 8 + GAMES // 8


@dataclass
class Screen:
    """What a client holds: the lines it was sent, and up to which number."""

    eye: int | None
    seq: int = 0
    lines: list[Line] = field(default_factory=list)

    def take(self, table: Table, lines_from: int) -> None:
        """Follows an update as every client does."""
        sight = table.sight_from(self.eye, lines_from)
        self.lines = [line for line in self.lines if line.seq < sight.lines_from] + sight.lines
        self.seq = sight.seq

    def reconnected(self, table: Table) -> list[Line]:
        """Returns the lines it would have after coming back with its last number."""
        sight = table.sight(self.eye, self.seq)
        return [line for line in self.lines if line.seq < sight.lines_from] + sight.lines


class Screens:
    """The screens of all eyes, always on, and what they have shown at moments of the past."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.now = [Screen(eye) for eye in eyes(company.table)]
        self.past: list[Screen] = []

    def follow(self, change: Change, before: dict[int | None, bytes]) -> None:
        """Shows a change to those who may see it; the others must have missed nothing."""
        table = self.company.table
        for screen in self.now:
            if change.lines_from is not None and screen.eye not in change.hidden_from:
                screen.take(table, change.lines_from)
            elif before:
                assert seen(table, screen.eye) == before[screen.eye]
            assert screen.lines == table.sight(screen.eye).lines
        self.past += [Screen(screen.eye, screen.seq, screen.lines) for screen in self.now]
        for screen in self.company.random.sample(self.past, min(6, len(self.past))):
            assert screen.reconnected(table) == table.sight(screen.eye).lines

    def watch(self, whim: Whim) -> None:
        """Lets somebody try something: refused, it leaves everything alone; accepted, everybody can follow."""
        company, table = self.company, self.company.table
        before = company.everything()
        shown = {} if table.course is None else {eye: seen(table, eye) for eye in eyes(table)}
        change = company.tries(whim)
        if change is None:
            assert company.everything() == before
        elif table.course is not None:
            self.follow(change, shown)


@pytest.mark.parametrize("number", range(EVENINGS * SEED, EVENINGS * (SEED + 1)))
def test_whatever_people_do_the_table_stays_sound(number: int) -> None:
    company = Company(number)
    company.live(Screens(company).watch)
    table = company.table
    assert snapshot(company.again(), company.now) == company.everything()
    assert snapshot(company.again(), company.now) == snapshot(company.again(), company.now)
    if table.course is not None:
        record = table.record()
        assert from_text(to_text(record)) == record
        assert verify(record, table.game).acts == table.course.acts
        assert record.commitment == table.commitment
        assert record.result == table.result()


def test_the_company_does_everything_that_can_be_done() -> None:
    kept = b""
    for number in range(20):
        company = Company(number)
        company.live(company.tries)
        kept += b"".join(body for body, _ in company.kept)
    acts = "sits sits-bot leaves begins wishes pauses resumes saw mutes move undo bot-sits returns resigns times-out"
    assert [act for act in acts.split() if f'"act":"{act}"'.encode() not in kept] == []
