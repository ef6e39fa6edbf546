"""The host of a table silences and removes spectators; so does the administrator."""

import io

import pytest
from rich.console import Console
from websockets.exceptions import ConnectionClosed

from folkmoot.server import protocol, restrictions
from folkmoot.server.house import House
from folkmoot.server.notifications import Notification
from folkmoot.server.restrictions import Restrictions
from folkmoot.server.settings import Limits
from folkmoot.store import Restriction, commands
from tests.server.client import PATIENCE, Guest, Sitting, problem_of
from tests.server.conftest import NewGuest, NewGuestOf, NewPair, Pair, StartServer
from tests.server.running import RunningServer


@pytest.fixture
def nixe(new_guest: NewGuest) -> Guest:
    """Somebody who watches."""
    return new_guest("Nixe")


def goodbye(sitting: Sitting) -> str | None:
    """Reads until the server closes the socket, and returns the last word."""
    with pytest.raises(ConnectionClosed):
        sitting.listen(PATIENCE)
    sitting.close()
    return sitting.goodbye


def cannot_come(guest: Guest, table: str) -> bool:
    """Tells whether a guest is dismissed as somebody who was removed, by socket and by HTTP."""
    with pytest.raises(ConnectionClosed):
        guest.at(table)
    problem = problem_of(guest.http.get(f"/api/tables/{table}"))
    return (problem.status, problem.code) == (403, "removed")


def silences(sitting: Sitting) -> list[protocol.Message]:
    """Returns what a client is told of its own silence from now on."""
    return [message for message in sitting.catch_up() if isinstance(message, protocol.Silenced)]


def listed(host: Sitting) -> dict[str, tuple[bool, bool, bool]]:
    answer = host.ask("spectators")
    assert isinstance(answer, protocol.Spectators), answer
    return {person.name: (person.present, person.silenced, person.removed) for person in answer.people}


def test_the_host_silences_a_spectator_and_lets_them_talk_again(pair: Pair, nixe: Guest, new_guest: NewGuest) -> None:
    with nixe.at(pair.table) as watcher, new_guest("Kobold").at(pair.table) as other:
        watcher.do("say", text="Good evening")
        pair.one.do("silence", guest=nixe.id)
        assert watcher.refused("say", text="Good evening!") == "silenced"
        with nixe.at(pair.table) as second:
            assert second.refused("say", text="Good evening!") == "silenced"
            assert second.look().eye is None
        other.do("say", text="Good evening")
        pair.one.do("silence", guest=nixe.id, on=False)
        watcher.do("say", text="At last")


def test_a_silenced_spectator_alone_is_told_and_also_when_it_is_lifted(
    pair: Pair, nixe: Guest, new_guest: NewGuest
) -> None:
    with nixe.at(pair.table) as watcher, new_guest("Kobold").at(pair.table) as other:
        pair.one.do("silence", guest=nixe.id)
        assert watcher.wait_for(protocol.Silenced).on
        with nixe.at(pair.table) as second:
            assert second.wait_for(protocol.Silenced).on, "who comes while it holds is told"
            pair.one.do("silence", guest=new_guest("Brownie").id)
            pair.one.do("silence", guest=nixe.id, on=False)
            for told in (watcher, second):
                assert not told.wait_for(protocol.Silenced).on
        with nixe.at(pair.table) as third:
            assert not silences(third), "nothing is told to those who may talk"
        assert not silences(watcher)
        for bystander in (pair.one, pair.other, other):
            bystander.catch_up()
            assert "silence" not in "".join(bystander.heard)


def test_the_host_removes_a_spectator_who_cannot_come_back(pair: Pair, nixe: Guest) -> None:
    sockets = [nixe.at(pair.table), nixe.at(pair.table)]
    pair.one.do("remove", guest=nixe.id)
    assert [goodbye(socket) for socket in sockets] == ["removed", "removed"]
    assert cannot_come(nixe, pair.table)
    pair.asked().play()
    pair.one.do("remove", guest=nixe.id, on=False)
    with nixe.at(pair.table) as again:
        assert again.look().eye is None


def test_a_removed_guest_cannot_sit_down(new_guest: NewGuest, shared_server: RunningServer, nixe: Guest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open()
    with lutin.at(table) as host, nixe.at(table) as watcher:
        live = shared_server.table(table)
        live.dismiss_barred = lambda: None  # type: ignore[method-assign]
        host.do("remove", guest=nixe.id)
        assert watcher.refused("sit", chair=1, name="Nixe", salt="x") == "removed"
    assert cannot_come(nixe, table)


def test_restrictions_outlive_a_restart(start_server: StartServer, new_guest_of: NewGuestOf, new_pair: NewPair) -> None:
    running = start_server()
    pair, nixe, kobold = new_pair(running), new_guest_of(running, "Nixe"), new_guest_of(running, "Kobold")
    pair.one.do("silence", guest=nixe.id)
    pair.one.do("remove", guest=kobold.id)
    pair.one.do("mute", guest=pair.puck.id)
    running.stop()
    running = start_server()
    for guest in (nixe, kobold, pair.lutin, pair.puck):
        guest.url = guest.http.base_url = running.url
    assert cannot_come(kobold, pair.table)
    with nixe.at(pair.table) as watcher, pair.lutin.at(pair.table) as host, pair.puck.at(pair.table) as other:
        assert watcher.refused("say", text="Good evening") == "silenced"
        assert listed(host) == {"Nixe": (True, True, False), "Kobold": (False, False, True)}
        host.look(0)
        other.do("say", text="Good evening")
        host.catch_up()
        assert host.said == [], "the mute is still there"


@pytest.mark.parametrize("do", ["silence", "remove", "spectators"])
def test_only_the_host_may(pair: Pair, nixe: Guest, new_guest: NewGuest, do: str) -> None:
    fields = {} if do == "spectators" else {"guest": nixe.id}
    with nixe.at(pair.table) as watcher, new_guest("").at(pair.table) as stranger:
        assert pair.other.refused(do, **fields) == "not-host"
        assert watcher.refused(do, **fields) == "not-host"
        assert stranger.refused(do, **fields) == "no-name"


@pytest.mark.parametrize("do", ["silence", "remove"])
def test_players_and_the_host_cannot_be_restricted(pair: Pair, new_guest: NewGuest, nixe: Guest, do: str) -> None:
    assert pair.one.refused(do, guest=pair.puck.id) == "not-spectator"
    assert pair.one.refused(do, guest=pair.lutin.id) == "not-spectator"
    lutin = new_guest("Lutin")
    table = lutin.open(seats=3)
    with lutin.at(table) as host, nixe.at(table) as sitter:
        sitter.sit(1, "Nixe")
        assert host.refused(do, guest=nixe.id) == "not-spectator", "a chair counts as a seat"
        sitter.do("leave", chair=1)
        host.do(do, guest=nixe.id)


def test_a_silenced_guest_who_sits_down_stays_silent_until_the_host_lifts_it(new_guest: NewGuest, nixe: Guest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open(seats=3)
    with lutin.at(table) as host, nixe.at(table) as sitter:
        host.do("silence", guest=nixe.id)
        sitter.sit(1, "Nixe")
        assert sitter.refused("say", text="Ha!") == "silenced"
        host.do("silence", guest=nixe.id, on=False)
        sitter.do("say", text="Thank you")


def test_what_changes_nothing_is_refused(pair: Pair, nixe: Guest) -> None:
    for do in ("silence", "remove", "mute"):
        assert pair.one.refused(do, guest=nixe.id, on=False) == "no-change"
        pair.one.do(do, guest=nixe.id)
        assert pair.one.refused(do, guest=nixe.id) == "no-change"


def test_the_host_reads_who_watches(pair: Pair, nixe: Guest, new_guest: NewGuest) -> None:
    assert listed(pair.one) == {}
    kobold = new_guest("kobold")
    with nixe.at(pair.table), nixe.at(pair.table), new_guest("").at(pair.table):
        assert listed(pair.one) == {"Nixe": (True, False, False)}
        pair.one.do("silence", guest=kobold.id)
        assert list(listed(pair.one).items()) == [("kobold", (False, True, False)), ("Nixe", (True, False, False))]
        pair.one.wait_until(lambda one: one.room.spectators == 3)
    assert "Nixe" not in "".join(pair.other.heard), "spectators' names are for the host alone"


def test_the_number_of_restrictions_is_limited(
    start_server: StartServer, new_pair: NewPair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restrictions, "MOST_RESTRICTED", 2)
    monkeypatch.setattr(restrictions, "MOST_MUTES", 2)
    pair = new_pair(start_server(limits=Limits(requests_per_minute=0, changes_at_once=100)))
    for do in ("silence", "remove", "mute"):
        for number in range(2):
            pair.one.do(do, guest=f"somebody{number}")
        code = "too-many-mutes" if do == "mute" else "too-many-restrictions"
        assert pair.one.refused(do, guest="another") == code
        pair.one.do(do, guest="somebody1", on=False)
        pair.one.do(do, guest="another")
    pair.other.do("mute", guest="somebody0")


def test_a_running_server_hears_of_what_the_administrator_restricts(
    private_server: RunningServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    pair, nixe, kobold = (
        new_pair(private_server),
        new_guest_of(private_server, "Nixe"),
        new_guest_of(private_server, "K"),
    )
    url, out = private_server.settings.database, Console(file=io.StringIO())
    with nixe.at(pair.table) as watcher:
        leaving = kobold.at(pair.table)
        commands.silence(out, url, pair.table, str(nixe.id), False)
        commands.remove(out, url, pair.table, str(kobold.id), False)
        private_server.do(lambda house: house.housekeeping.reload_restrictions())
        assert watcher.wait_for(protocol.Silenced).on
        assert watcher.refused("say", text="Good evening") == "silenced"
        assert goodbye(leaving) == "removed"
        assert cannot_come(kobold, pair.table)
        commands.silence(out, url, pair.table, str(nixe.id), True)
        private_server.do(lambda house: house.housekeeping.reload_restrictions())
        assert not watcher.wait_for(protocol.Silenced).on
        watcher.do("say", text="Good evening")


def test_processes_tell_each_other_what_was_restricted(
    private_server: RunningServer, new_pair: NewPair, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair, nixe = new_pair(private_server), new_guest_of(private_server, "Nixe")
    told: list[str] = []
    monkeypatch.setattr(private_server.house.notifier, "restrictions_changed", told.append)
    for do in ("mute", "silence", "remove"):
        pair.one.do(do, guest=nixe.id)
        pair.one.do(do, guest=nixe.id, on=False)
    assert told == [pair.table] * 6

    async def told_by_another(house: House) -> None:
        await house.store.add_restriction(pair.table, Restriction("remove", "", str(nixe.id)))
        await house.hub._handle(Notification(process="another", table=pair.table, restrictions=True))

    watcher = nixe.at(pair.table)
    private_server.do(told_by_another)
    assert goodbye(watcher) == "removed"


def test_what_is_read_while_something_is_stored_does_not_undo_it() -> None:
    held = Restrictions([])
    version = held.version
    held.set(Restriction("mute", "lutin", "puck"), on=True)
    assert not held.reload([], version)
    assert held.has_muted("lutin", "puck")
    assert held.reload([], held.version)
    assert not held.has_muted("lutin", "puck")
