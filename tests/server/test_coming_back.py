"""Connections may break at any moment: clients that come back miss nothing, and nothing happens twice."""

import random
import threading
from collections.abc import Callable

from folkmoot.server import protocol
from folkmoot.server.resources import Verdict
from folkmoot.server.updates import LINES_OF_UPDATE
from tests.server.client import Sitting, play_on, play_out, wait_until
from tests.server.conftest import NewGuestOf, Pair, StartServer
from tests.server.running import RunningServer


def play_some(pair: Pair, until: Callable[[Sitting], bool]) -> None:
    """Plays on until a condition holds for both and the table waits for one of them, and lets both read everything."""
    play_on(pair.both, lambda: all(until(sitting) for sitting in pair.both))
    pair.asked()  # the table may go on by itself: a question with one answer
    for sitting in pair.both:
        sitting.catch_up()


def test_a_client_that_comes_back_gets_what_it_missed(pair: Pair) -> None:
    play_some(pair, lambda one: one.update.seq >= 3)
    with pair.puck.at(pair.table) as again:
        again.look(1, since=None)
        known, lines = again.update.seq, again.lines
    play_some(pair, lambda one: one.update.seq >= known + 4)
    with pair.puck.at(pair.table) as again:
        again.lines = lines
        update = again.look(1, since=known)
        assert update.lines_from == known + 1
        assert all(line.seq > known for line in update.lines)
        assert again.lines == pair.other.lines
        assert again.update.view == pair.other.update.view


def test_a_long_story_comes_before_the_update_that_has_no_room_for_it(pair: Pair) -> None:
    play_some(pair, lambda one: len(one.lines) > LINES_OF_UPDATE)
    with pair.puck.at(pair.table) as again:
        update = again.look(1)
        assert len(update.lines) == LINES_OF_UPDATE
        assert again.lines == pair.other.lines


def undo_something(pair: Pair) -> tuple[Sitting, int]:
    """Plays until somebody can take a move back, and does; returns who did, and the number before."""
    while True:
        sitting = pair.asked()
        open_moves = [choice.move for choice in sitting.prompt.choices if not choice.reveals]
        sitting.play(random.choice(open_moves) if open_moves else None)
        pair.asked()  # the table may go on by itself: a question with one answer
        sitting.catch_up()
        if sitting.update.undo:
            known = sitting.update.seq
            sitting.do("undo", seat=sitting.update.eye, seq=sitting.update.seq)
            return sitting, known


def test_a_client_that_missed_an_undo_drops_the_lines_it_took_back(pair: Pair) -> None:
    with pair.puck.at(pair.table) as onlooker:
        onlooker.look(1)
        sitting, known = undo_something(pair)
        onlooker.wait_until(lambda one: one.update.seq >= known)
        onlooker.catch_up()
        assert onlooker.lines == sitting.lines
    with pair.puck.at(pair.table) as again:
        again.look(1)
        again.lines = [line for line in pair.other.lines if line.seq <= known]
        update = again.look(1, since=known)
        assert update.lines_from <= known
        assert again.lines == sitting.lines


def test_looking_since_a_future_number_gives_the_present_state(pair: Pair) -> None:
    update = pair.one.look(0, since=10_000)
    assert (update.seq, update.lines_from, update.lines) == (0, 1, [])


def test_a_client_with_another_view_gets_the_right_one(pair: Pair) -> None:
    sitting = pair.asked()
    right = sitting.update
    move = sitting.move(hash="00000000")
    sitting.send("play", **move)
    healed = sitting.wait_for(protocol.Update)
    assert (healed.seq, healed.view, healed.lines_from) == (right.seq, right.view, 0)
    assert sitting.answer_to(move["id"]) == protocol.Done(id=move["id"])
    assert sitting.update.seq == right.seq + 1


def test_a_repeated_send_is_carried_out_once(pair: Pair) -> None:
    sitting = pair.asked()
    move = sitting.move()
    for _ in range(3):
        sitting.do("play", **move)
    assert sitting.update.seq == 1
    pair.one.do("say", id="hello", text="Good evening")
    pair.one.do("say", id="hello", text="Good evening")
    pair.other.catch_up()
    assert [said.text for said in pair.other.said] == ["Good evening"]


def test_the_same_id_of_two_people_is_two_commands(pair: Pair) -> None:
    first, second = pair.asked(), pair.waiting()
    move = first.move()
    first.do("play", **move)
    second.wait_until(lambda one: one.update.seq == 1)
    if second.asked:
        second.do("play", **second.move(id=move["id"]))
        assert second.update.seq == 2


def test_a_move_sent_before_a_restart_and_again_afterwards_is_made_once(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server()
    lutin = new_guest_of(running, "Lutin")
    table = lutin.open(names=["Lutin", "Nixe"])
    with lutin.at(table) as device:
        device.look(0)
        device.look(device.view["deciders"][0])
        move, seat = device.move(), device.update.eye
        device.do("play", **move)
        shown = device.update
    running.stop()
    again = start_server()
    lutin.url = again.url
    with lutin.at(table) as device:
        back = device.look(seat, since=0)
        assert (back.seq, back.view, back.lines) == (shown.seq, shown.view, shown.lines)
        device.do("play", **move)
        assert device.look(seat).seq == shown.seq


def test_a_game_is_played_across_restarts(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server()
    lutin = new_guest_of(running, "Lutin")
    table = lutin.open(bots=["heuristic"])
    for _ in range(3):
        with lutin.at(table) as sitting:
            reached = sitting.look(0).seq
            play_on([sitting], lambda: sitting.update.seq > reached + 4)  # noqa: B023
        running.stop()
        running = start_server()
        lutin.url = running.url
    with lutin.at(table) as sitting:
        sitting.look(0)
        play_out([sitting])
    lutin.http.base_url = running.url
    assert lutin.get(f"/api/records/{table}/verify", Verdict).fair


def test_of_two_answers_at_once_one_wins_and_the_other_gets_the_new_state(pair: Pair) -> None:
    guest = pair.lutin if pair.asked() is pair.one else pair.puck
    seat = pair.asked().update.eye
    with guest.at(pair.table) as phone, guest.at(pair.table) as laptop:
        devices = [phone, laptop]
        for device in devices:
            device.look(seat)
        moves = [device.move(choice.move) for device, choice in zip(devices, phone.prompt.choices, strict=False)]
        together = threading.Barrier(2)

        def send(device: Sitting, move: dict[str, object]) -> None:
            together.wait()
            device.send("play", **move)

        threads = [threading.Thread(target=send, args=both) for both in zip(devices, moves, strict=True)]
        for thread in threads:
            thread.start()
        answers = [device.answer_to(move["id"]) for device, move in zip(devices, moves, strict=True)]
        for thread in threads:
            thread.join()
        won = [isinstance(answer, protocol.Done) for answer in answers]
        assert sorted(won) == [False, True]
        late, refusal = devices[won.index(False)], answers[won.index(False)]
        assert isinstance(refusal, protocol.Refused)
        assert refusal.code == "stale"
        assert late.wait_for(protocol.Update).seq >= 1
        assert late.update.lines_from == 0


def test_stale_and_future_numbers_are_refused_and_answered_with_the_state(pair: Pair) -> None:
    sitting = pair.asked()
    old = sitting.move()
    sitting.play()
    assert sitting.refused("play", **old | {"id": "stale"}) == "stale"
    assert sitting.wait_for(protocol.Update).seq == sitting.update.seq
    assert sitting.refused("play", **old | {"id": "future", "seq": 99}) == "future"
    assert sitting.wait_for(protocol.Update).lines_from == 0
    assert sitting.refused("undo", seat=sitting.update.eye, seq=0) == "stale"


def test_a_tab_that_closes_in_the_middle_of_a_send_harms_nobody(shared_server: RunningServer, pair: Pair) -> None:
    sitting = pair.asked()
    guest = pair.lutin if sitting is pair.one else pair.puck
    for _ in range(5):
        tab = guest.at(pair.table)
        tab.look(sitting.update.eye)
        tab.send("play", **tab.move()) if tab.asked else tab.send("ping")
        tab.socket.socket.close()
        tab.close()
    wait_until(lambda: len(shared_server.table(pair.table).connections) == len(pair.both))
    for one in pair.both:
        one.catch_up()
    play_out(pair.both)
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).fair


def test_a_server_that_stops_says_goodbye(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    running = start_server()
    lutin = new_guest_of(running, "Lutin")
    with lutin.at(lutin.open()) as sitting:
        stopping = threading.Thread(target=running.stop)
        stopping.start()
        assert sitting.wait_for(protocol.Goodbye).code == "shutdown"
        stopping.join()
