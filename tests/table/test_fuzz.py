"""Random commands leave the table consistent, every client can follow, and the record replays to the same acts."""

from dataclasses import dataclass, field

import pytest

from folkmoot.engine.records import from_text, to_text, verify
from folkmoot.table.sight import Change, Line
from folkmoot.table.table import Table
from tests.settings import GAMES, SEED
from tests.table.fuzz import Attempt, RandomSession, table_state
from tests.table.helpers import eyes, seen

SESSIONS = 8 + GAMES // 8


@dataclass
class Client:
    """A client: the lines it was sent, and the number up to which it knows them."""

    eye: int | None
    seq: int = 0
    lines: list[Line] = field(default_factory=list)

    def update(self, table: Table, lines_from: int) -> None:
        """Replaces the lines from a number on, as a client does with an update."""
        sight = table.sight_from(self.eye, lines_from)
        self.lines = [line for line in self.lines if line.seq < sight.lines_from] + sight.lines
        self.seq = sight.seq

    def lines_after_reconnect(self, table: Table) -> list[Line]:
        """Returns the lines it has after it reconnects with its last number."""
        sight = table.sight(self.eye, self.seq)
        return [line for line in self.lines if line.seq < sight.lines_from] + sight.lines


class Clients:
    """A connected client for every eye, and copies of their earlier states."""

    def __init__(self, session: RandomSession) -> None:
        self.session = session
        self.connected = [Client(eye) for eye in eyes(session.table)]
        self.earlier: list[Client] = []

    def check_change(self, change: Change, before: dict[int | None, bytes]) -> None:
        """Sends a change to the clients that may see it; it must change nothing for the others."""
        table = self.session.table
        for client in self.connected:
            if change.lines_from is not None and client.eye not in change.hidden_from:
                client.update(table, change.lines_from)
            elif before:
                assert seen(table, client.eye) == before[client.eye]
            assert client.lines == table.sight(client.eye).lines
        self.earlier += [Client(client.eye, client.seq, client.lines) for client in self.connected]
        for client in self.session.random.sample(self.earlier, min(6, len(self.earlier))):
            assert client.lines_after_reconnect(table) == table.sight(client.eye).lines

    def check_attempt(self, attempt: Attempt) -> None:
        """Makes an attempt: a refused one must change nothing, and every client can follow an accepted one."""
        session, table = self.session, self.session.table
        before = session.state()
        shown = {} if table.course is None else {eye: seen(table, eye) for eye in eyes(table)}
        change = session.attempt(attempt)
        if change is None:
            assert session.state() == before
        elif table.course is not None:
            self.check_change(change, shown)


@pytest.mark.parametrize("number", range(SESSIONS * SEED, SESSIONS * (SEED + 1)))
def test_random_commands_leave_the_table_consistent(number: int) -> None:
    session = RandomSession(number)
    session.run(Clients(session).check_attempt)
    table = session.table
    assert table_state(session.reloaded(), session.now) == session.state()
    assert table_state(session.reloaded(), session.now) == table_state(session.reloaded(), session.now)
    if table.course is not None:
        record = table.record()
        assert from_text(to_text(record)) == record
        assert verify(record, table.game).acts == table.course.acts
        assert record.commitment == table.commitment
        assert record.result == table.result()


def test_random_sessions_store_every_kind_of_entry() -> None:
    stored = b""
    for number in range(40):
        session = RandomSession(number)
        session.run(session.attempt)
        stored += b"".join(body for body, _ in session.stored)
    kinds = "sits sits-bot leaves begins wishes pauses resumes saw move undo bot-sits returns resigns times-out"
    assert [kind for kind in kinds.split() if f'"act":"{kind}"'.encode() not in stored] == []
