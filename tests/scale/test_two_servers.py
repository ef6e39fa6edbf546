"""Players at different servers play together as if there were one."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.engine.situations import Situation
from folkmoot.server import protocol
from folkmoot.server.lobby_protocol import Lobby, LobbyMessage
from folkmoot.server.resources import Me
from tests.scale.cluster import Cluster, eventually
from tests.scale.pair import Pair, answer_both_at_once, catch_up, chairs_of, play_on
from tests.server.client import PATIENCE, Guest, dial


@pytest.fixture
def pair(cluster: Cluster) -> Iterator[Pair]:
    two = Pair(cluster)
    yield two
    two.close()


def test_people_of_two_servers_and_a_bot_of_a_worker_play_a_whole_game(cluster: Cluster) -> None:
    answered, thoughts = cluster.worker.count_logged("answered for a bot"), thoughts_of(cluster)
    pair = Pair(cluster, seats=3, bots=["heuristic"])
    with cluster.guest(cluster.second, "").at(pair.table) as watcher:
        watcher.look()
        pair.one.wait_until(lambda at: at.room.spectators == 1)
        play_on([*pair.both, watcher])
        assert pair.one.lines == pair.other.lines == watcher.lines
        assert pair.one.result == pair.other.result == watcher.result
    pair.close()
    moves_of_the_bot = sum(getattr(act, "seat", None) == 2 for act in pair.record().acts)
    assert moves_of_the_bot > 0
    eventually(lambda: cluster.worker.count_logged("answered for a bot") - answered == moves_of_the_bot)
    assert thoughts_of(cluster) == thoughts, "a server thought for a bot, although a worker was there"


def thoughts_of(cluster: Cluster) -> float:
    return sum(server.metric("folkmoot_thinking_seconds_count") for server in (cluster.first, cluster.second))


def test_one_seat_on_two_devices_at_two_servers_answers_every_question_once(cluster: Cluster, pair: Pair) -> None:
    with cluster.at_server(pair.lutin, cluster.second).at(pair.table) as device:
        device.look(0)
        refusals: list[str] = []
        while len(refusals) < 25 and not pair.one.result:
            if pair.one.asked:
                answers = answer_both_at_once(pair.one, device)
                assert sorted(answers)[0] == "done"
                refusals += [code for code in answers if code != "done"]
            elif pair.other.asked:
                pair.other.play()
            else:
                pair.one.hear()
            catch_up([*pair.both, device])
        if pair.one.result:  # the last move may have been the last of the game
            assert refusals.pop() in ("stale", "over")
        assert set(refusals) == {"stale"}
        play_on([*pair.both, device])
        assert pair.one.lines == device.lines == pair.other.lines
    pair.record()


def test_two_people_who_sit_down_at_the_same_time_both_get_their_chairs(cluster: Cluster) -> None:
    lutin, puck, nixe = [
        cluster.guest(at, name)
        for at, name in ((cluster.first, "Lutin"), (cluster.first, "Puck"), (cluster.second, "Nixe"))
    ]
    for _ in range(5):
        table = lutin.open(seats=3)
        with puck.at(table) as one, nixe.at(table) as other:
            for chair, sitting, name in ((1, one, "Puck"), (2, other, "Nixe")):
                sitting.send("sit", id=name, chair=chair, name=name, salt=name)
            assert [one.answer_to("Puck"), other.answer_to("Nixe")] == [
                protocol.Done(id="Puck"),
                protocol.Done(id="Nixe"),
            ]
            for sitting in (one, other):
                sitting.wait_until(lambda at: at.room.phase == "playing")


def test_servers_share_one_lobby(cluster: Cluster) -> None:
    lutin, puck = cluster.guest(cluster.first, "Lutin"), cluster.guest(cluster.second, "Puck")
    with dial(f"{cluster.second.url}/api/lobby/socket") as lobby:
        table, hidden = lutin.open(seats=3), lutin.open(seats=3, private=True)
        with puck.at(table) as sitting:
            sitting.sit(1, "Puck")
            until_listed(lobby, table, ["Lutin", "Puck", ""])
        assert hidden not in puck.http.get("/api/tables").text
        with lutin.at(table) as sitting:
            sitting.do("close")
        until_listed(lobby, table, None)


def until_listed(lobby: Any, table: str, names: list[str] | None) -> None:
    """Reads the lobby until it lists a table with these names, or no longer lists it (None)."""
    while True:
        message = msgspec.json.decode(lobby.recv(PATIENCE), type=LobbyMessage)
        if isinstance(message, Lobby):
            cards = [card for card in message.tables if card.id == table]
            if [[chair.name for chair in card.chairs] for card in cards] == ([] if names is None else [names]):
                return


def test_chat_reaches_every_client_once(cluster: Cluster, pair: Pair) -> None:
    for at in range(3):
        pair.one.do("say", text=f"hello {at}")
        pair.other.do("say", text=f"good evening {at}")
    for sitting in pair.both:
        sitting.wait_until(lambda at: len(at.said) >= 6)
        sitting.listen(0.3)
        assert len(sitting.said) == 6
        assert [line.text for line in sitting.said if line.guest == pair.lutin.id] == ["hello 0", "hello 1", "hello 2"]


def test_the_host_silences_and_removes_spectators_of_another_server(cluster: Cluster, pair: Pair) -> None:
    nixe, kobold = cluster.guest(cluster.second, "Nixe"), cluster.guest(cluster.second, "Kobold")
    with nixe.at(pair.table) as watcher, kobold.at(pair.table) as leaving:
        pair.one.wait_until(lambda at: at.room.spectators == 2)
        answer = pair.one.ask("spectators")
        assert isinstance(answer, protocol.Spectators)
        assert [(person.name, person.present) for person in answer.people] == [("Kobold", True), ("Nixe", True)]
        pair.one.do("silence", guest=nixe.id)
        pair.one.do("remove", guest=kobold.id)
        with pytest.raises(ConnectionClosed):
            leaving.listen(PATIENCE)
        assert leaving.goodbye == "removed"
        assert watcher.refused("say", text="Good evening") == "silenced"
    assert kobold.http.get(f"/api/tables/{pair.table}").status_code == 403


def test_every_client_sees_who_is_online(cluster: Cluster, pair: Pair) -> None:
    pair.one.wait_until(lambda at: at.room.chairs[1].online)
    pair.other.wait_until(lambda at: at.room.chairs[0].online)
    pair.other.close()
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    assert pair.one.room.chairs[1].away is not None
    with cluster.at_server(pair.puck, cluster.first).at(pair.table):
        pair.one.wait_until(lambda at: at.room.chairs[1].online and at.room.chairs[1].away is None)
    with pair.puck.at(pair.table) as back:
        back.wait_until(lambda at: at.room.chairs[0].online)
    before, between, after = (house_time(guest, pair.table) for guest in (pair.lutin, pair.puck, pair.lutin))
    assert before - 1000 < between < after + 1000


def house_time(guest: Guest, table: str) -> int:
    return int(guest.http.get(f"/api/tables/{table}").json()["now"])


def test_a_move_taken_back_is_taken_back_everywhere(pair: Pair) -> None:
    # Not at a question with one answer, which the table answers by itself.
    play_on(pair.both, until=lambda: pair.one.update.undo > 0 and any(sitting.asked for sitting in pair.both))
    lines, seq = list(pair.other.lines), pair.one.update.seq
    pair.one.do("undo", seat=0, seq=seq, secret_steps=pair.one.update.secret_steps)
    catch_up(pair.both)
    assert pair.one.update.undo == 0
    assert pair.other.lines != lines
    assert pair.other.view["deciders"] == [0]
    play_on(pair.both)
    assert pair.one.lines == pair.other.lines
    pair.record()


def test_a_rematch_is_opened_once(pair: Pair, cluster: Cluster) -> None:
    pair.one.do("resign", seat=0)
    for sitting in pair.both:
        sitting.wait_until(lambda at: at.room.phase == "over")
    for sitting in pair.both:
        sitting.send("rematch", id="again")
    answers = [sitting.answer_to("again") for sitting in pair.both]
    assert sorted(getattr(answer, "code", "done") for answer in answers) == ["already-moved-on", "done"]
    for sitting in pair.both:
        sitting.wait_until(lambda at: at.room.rematch is not None)
    rematch = pair.one.room.rematch or ""
    assert rematch == pair.other.room.rematch
    listed = [card for card in pair.puck.http.get("/api/my/tables").json() if card["phase"] == "waiting"]
    assert [card["id"] for card in listed] == [rematch]
    with pair.lutin.at(rematch) as one, pair.puck.at(rematch) as other:
        one.sit(0, "Lutin")
        other.sit(1, "Puck")
        one.wait_until(lambda at: at.room.phase == "playing")


def test_a_server_without_clients_of_a_table_answers_with_its_current_state(cluster: Cluster, pair: Pair) -> None:
    at_second = cluster.at_server(pair.lutin, cluster.second)
    pair.other.close()
    pair.one.wait_until(lambda at: not at.room.chairs[1].online)
    seen = set()
    for _ in range(5):
        eventually(lambda: facts(at_second, pair.table) == facts(pair.lutin, pair.table))
        play_on([pair.one], until=lambda: not pair.one.asked)
        eventually(lambda: facts(at_second, pair.table) == facts(pair.lutin, pair.table))
        eventually(lambda: waits(at_second, pair.table) == waits(pair.lutin, pair.table))
        seen.add(waits(at_second, pair.table))  # true again where the table had answered for Puck by itself
        with pair.puck.at(pair.table) as puck:
            puck.look(1)
            play_on([puck, pair.one], until=lambda: pair.one.asked)
        eventually(lambda: waits(at_second, pair.table))
    assert False in seen, "Lutin is not always waited for"
    eventually(lambda: chairs_of(at_second, pair.table)[0]["online"])


def facts(guest: Guest, table: str) -> dict[str, object]:
    return guest.get(f"/api/tables/{table}/report", Situation, seat=0).facts


def waits(guest: Guest, table: str) -> bool:
    return next(bool(card["waiting"]) for card in guest.http.get("/api/my/tables").json() if card["id"] == table)


def test_devices_that_are_ended_at_one_server_are_cut_off_at_the_other(cluster: Cluster) -> None:
    lutin = cluster.guest(cluster.first, "Lutin")
    table = lutin.open()
    with cluster.at_server(lutin, cluster.second).at(table) as thief:
        lutin.post("/api/me/end-other-devices", {}, Me)
        with pytest.raises(ConnectionClosed):
            thief.listen(PATIENCE)
        assert thief.goodbye == "device-ended"
