"""What one guest may send: the limits hold for all sockets of the guest together, and for nobody else."""

import itertools
import time
from contextlib import ExitStack

import pytest

from folkmoot.server import limits
from folkmoot.server.limits import GuestBudgets
from folkmoot.server.settings import Limits
from tests.server.client import PATIENCE, Guest, Sitting
from tests.server.conftest import NewGuestOf, NewPair, StartServer

NEVER = 1e-9
"""A rate at which nothing is earned during a test."""


def watchers(guest: Guest, table: str, number: int, stack: ExitStack) -> list[Sitting]:
    """Returns several sockets of one guest at a table."""
    return [stack.enter_context(guest.at(table)) for _ in range(number)]


def test_chat_is_limited_per_guest_over_all_sockets(
    start_server: StartServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    few = Limits(requests_per_minute=0, chat_lines_per_second=NEVER, chat_lines_at_once=3)
    running = start_server(limits=few)
    pair, nixe = new_pair(running), new_guest_of(running, "Nixe")
    with ExitStack() as stack:
        sockets = watchers(nixe, pair.table, 5, stack)
        for socket in sockets[:3]:
            socket.do("say", text="Good evening")
        assert [socket.refused("say", text="Good evening") for socket in sockets] == ["too-fast"] * 5
    with nixe.at(pair.table) as again:
        assert again.refused("say", text="Good evening") == "too-fast", "a new socket earns nothing"
        again.catch_up()
    for _ in range(3):
        pair.one.do("say", text="What did they say?")
    assert pair.one.refused("say", text="What?") == "too-fast"
    pair.other.do("say", text="Good evening")
    pair.asked().play()


@pytest.mark.parametrize("do", ["mute", "wish"])
def test_what_is_stored_and_nobodys_move_is_limited_per_guest(
    start_server: StartServer, new_pair: NewPair, do: str
) -> None:
    few = Limits(requests_per_minute=0, changes_per_second=NEVER, changes_at_once=5)
    running = start_server(limits=few)
    pair = new_pair(running)  # one change is spent: Puck has sat down
    fields = {"guest": "somebody"} if do == "mute" else {"seat": 1, "wish": "pause"}
    with pair.puck.at(pair.table) as second:
        for number in range(4):
            [pair.other, second][number % 2].do(do, **fields, on=number % 2 == 0)
        assert second.refused(do, **fields, on=True) == "too-fast"
        assert pair.other.refused(do, **fields, on=True) == "too-fast"
    pair.one.do("mute", guest=pair.puck.id)
    pair.asked().play()
    pair.asked().play()


def test_what_is_asked_of_the_rules_has_a_limit_of_its_own(start_server: StartServer, new_pair: NewPair) -> None:
    few = Limits(requests_per_minute=0, questions_per_second=NEVER, questions_at_once=3)
    pair = new_pair(start_server(limits=few))
    sitting = pair.asked()
    move, seat = sitting.prompt.choices[0].move, sitting.update.eye
    sitting.ask("why", seat=seat, move=move)
    sitting.ask("effect", seat=seat, move=move)
    sitting.ask("touch", seat=seat, element="card red-1", chosen=[])
    assert sitting.refused("effect", seat=seat, move=move) == "too-fast"
    sitting.play()


def test_messages_are_limited_per_guest_over_all_sockets(
    start_server: StartServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    running = start_server(limits=Limits(requests_per_minute=0, messages_per_second=NEVER, messages_at_once=20))
    pair, nixe = new_pair(running), new_guest_of(running, "Nixe")
    with ExitStack() as stack:
        for socket in watchers(nixe, pair.table, 4, stack):
            for _ in range(5):
                socket.catch_up()
        for socket in watchers(nixe, pair.table, 2, stack):
            socket.send("ping")
            assert socket.wait_for_refusal() == "too-fast"
    pair.one.catch_up()


def test_strangers_have_a_limit_for_each_socket(
    start_server: StartServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    running = start_server(limits=Limits(requests_per_minute=0, messages_per_second=NEVER, messages_at_once=10))
    pair, stranger = new_pair(running), new_guest_of(running, "")
    with ExitStack() as stack:
        one, other = watchers(stranger, pair.table, 2, stack)
        for _ in range(10):
            one.catch_up()
        one.send("ping")
        assert one.wait_for_refusal() == "too-fast"
        other.catch_up()
    assert len(running.house.budgets) == 2


def test_a_flood_of_mutes_leaves_no_entries(
    start_server: StartServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    running = start_server(limits=Limits(requests_per_minute=0, changes_at_once=1000, messages_at_once=1000))
    pair, nixe = new_pair(running), new_guest_of(running, "Nixe")
    pair.asked()
    before = running.table(pair.table).table.entry_count
    with nixe.at(pair.table) as watcher:
        for number in range(100):
            watcher.do("mute", guest=pair.lutin.id, on=number % 2 == 0)
        assert watcher.refused("mute", guest=pair.lutin.id, on=False) == "no-change"
    assert running.table(pair.table).table.entry_count == before
    stored = running.do(lambda house: house.store.entries_after(pair.table))
    assert len(stored) == before


def test_bots_answer_while_somebody_mutes_and_unmutes(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server(
        limits=Limits(requests_per_minute=0, changes_at_once=10**6, messages_at_once=10**6), pace=0.3
    )
    lutin, nixe = new_guest_of(running, "Lutin"), new_guest_of(running, "Nixe")
    table = lutin.open(bots=["heuristic"])
    with lutin.at(table) as player, nixe.at(table) as watcher:
        player.look(0)
        toggles = itertools.cycle([True, False])
        until = time.monotonic() + PATIENCE
        for _ in range(3):
            while not player.asked:
                watcher.ask("mute", guest=lutin.id, on=next(toggles))
                player.listen(0.01)
                assert time.monotonic() < until, "the bot does not answer"
            player.play()


def test_budgets_that_nobody_needs_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "FEW_BUDGETS", 10)
    budgets = GuestBudgets(Limits(chat_lines_per_second=NEVER))
    for number in range(10):
        budgets.of(f"guest {number}").changes.take()
    waiting = [budgets.of("guest 3"), budgets.of("guest 5")]
    for budget in waiting:
        assert budget.chat_lines.take()
    in_use = budgets.of("guest 7")
    in_use.sockets += 1
    an_hour_later = time.monotonic() + 3600
    monkeypatch.setattr(time, "monotonic", lambda: an_hour_later)
    for number in range(100):
        budgets.of(f"another {number}")
        assert len(budgets) <= 11
    assert [budgets.of("guest 3"), budgets.of("guest 5"), budgets.of("guest 7")] == [*waiting, in_use]
