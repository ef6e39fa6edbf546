"""What a table does by itself: nothing beside a question drops its answer, and its time tells nothing."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from prometheus_client import REGISTRY

from folkmoot.bots import Hint, choose_move, give_hints
from folkmoot.engine.position import Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.server import bot_pool, keeper, questions_protocol
from folkmoot.server.house import House
from folkmoot.server.settings import Timing
from folkmoot.table.entries import Pauses
from tests.server.client import PATIENCE, Sitting, play_on
from tests.server.conftest import NewGuestOf, NewPair, StartServer
from tests.server.odd_bots import Stop
from tests.server.running import RunningServer

PAUSE = 0.6
"""Seconds of the pause in the tests about time: they only say what must not come earlier."""


class Gate:
    """Lets bots answer when the test says so, and counts their thoughts."""

    def __init__(self) -> None:
        self.thoughts = 0
        self._admitted = threading.Semaphore(0)
        self._choose = choose_move

    def choose(self, game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        self.thoughts += 1
        assert self._admitted.acquire(timeout=PATIENCE)
        return self._choose(game_id, imagined, seat, bot, seed, part, stop)

    def hint(
        self, game_id: str, imagined: Snapshot, seat: int, seed: int, part: float, stop: Stop
    ) -> list[tuple[str, Hint]]:
        self.thoughts += 1
        assert self._admitted.acquire(timeout=PATIENCE)
        return give_hints(game_id, imagined, seat, seed, part, stop)

    def admit(self, thoughts: int) -> None:
        """Lets so many more thoughts come to their end."""
        self._admitted.release(thoughts)


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(bot_pool, "choose_move", gate.choose)
    monkeypatch.setattr(bot_pool, "give_hints", gate.hint)
    yield gate
    gate.admit(1000)


def until_the_bot_thinks(sittings: list[Sitting], gate: Gate) -> int:
    """Plays on until the bot is asked, and returns the sequence number of its question."""
    play_on(sittings, lambda: gate.thoughts > 0)
    sittings[0].catch_up()
    return sittings[0].update.seq


def test_what_happens_beside_a_question_does_not_drop_the_bots_answer(
    private_server: RunningServer, new_guest_of: NewGuestOf, gate: Gate
) -> None:
    lutin, puck = new_guest_of(private_server, "Lutin"), new_guest_of(private_server, "Puck")
    table = lutin.open(seats=3, bots=["heuristic"])
    with lutin.at(table) as one, puck.at(table) as other:
        other.sit(1, "Puck")
        one.look(0)
        other.look(1)
        asked = until_the_bot_thinks([one, other], gate)
        for on in (True, False) * 4:
            one.do("wish", seat=0, wish="pause", on=on)
        gate.admit(1)  # a second thought about the same question would not end
        one.wait_until(lambda sitting: sitting.update.seq > asked)
        assert any(line.seq > asked and line.phrase.args.get("seat") == 2 for line in one.lines)


class WatchedLock(asyncio.Lock):
    """Tells when somebody has to wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited = asyncio.Event()

    async def acquire(self) -> Literal[True]:
        if self.locked():
            self.awaited.set()
        return await super().acquire()


def test_a_pause_that_comes_before_a_bots_answer_is_no_fault(
    private_server: RunningServer, new_guest_of: NewGuestOf, gate: Gate, caplog: pytest.LogCaptureFixture
) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(bots=["heuristic"])

    async def pause_before_the_answer(house: House) -> None:
        live = await house.hub.find(table)
        assert live is not None
        live.lock = lock = WatchedLock()
        async with lock:
            gate.admit(1)
            await lock.awaited.wait()  # the bot has answered, and the answer waits for its turn
            await live.append(Pauses())

    with lutin.at(table) as sitting:
        sitting.look(0)
        asked = until_the_bot_thinks([sitting], gate)
        private_server.do(pause_before_the_answer)
        sitting.do("resume", seat=0)
        gate.admit(1)
        sitting.wait_until(lambda one: one.update.seq > asked)
    assert caplog.messages == []


def test_commands_that_change_nothing_are_refused_and_add_no_entry(pair_of_three: Callable[[], list[Sitting]]) -> None:
    one, _ = pair_of_three()
    one.do("wish", seat=0, wish="pause")
    assert one.refused("wish", seat=0, wish="pause") == "no-change"
    one.do("wish", seat=0, wish="pause", on=False)
    assert one.refused("wish", seat=0, wish="pause", on=False) == "no-change"
    assert one.refused("noticed", seat=0, seq=one.update.seq) == "no-change"


@pytest.fixture
def pair_of_three(shared_server: RunningServer, new_guest_of: NewGuestOf) -> Iterator[Callable[[], list[Sitting]]]:
    """Seats Lutin and Puck at a table of three whose third chair has a bot."""
    sittings: list[Sitting] = []

    def sit() -> list[Sitting]:
        lutin, puck = new_guest_of(shared_server, "Lutin"), new_guest_of(shared_server, "Puck")
        table = lutin.open(seats=3, bots=["random"])
        sittings.extend([lutin.at(table), puck.at(table)])
        sittings[1].sit(1, "Puck")
        for seat, sitting in enumerate(sittings):
            sitting.look(seat)
        return sittings

    yield sit
    for sitting in sittings:
        sitting.close()


@pytest.mark.parametrize(("thinking", "pauses"), [(0.0, 1), (0.5 * PAUSE, 1), (1.2 * PAUSE, 2)])
def test_a_bots_answer_is_noticed_at_a_multiple_of_the_pause(
    start_server: StartServer,
    new_guest_of: NewGuestOf,
    monkeypatch: pytest.MonkeyPatch,
    thinking: float,
    pauses: int,
) -> None:
    plain = choose_move

    def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        time.sleep(thinking)
        return plain(game_id, imagined, seat, bot, seed, part, stop)

    monkeypatch.setattr(bot_pool, "choose_move", think)
    lutin = new_guest_of(start_server(pace=1.0, timing=Timing(alone=PAUSE)), "Lutin")
    with lutin.at(lutin.open(bots=["heuristic"])) as sitting:
        sitting.look(0)
        for _ in range(3):
            sitting.wait_until(lambda one: one.asked)
            began, before = time.monotonic(), sitting.update.seq
            sitting.play()
            sitting.wait_until(lambda one, before=before: one.update.seq > before)  # type: ignore[misc]
            seq = sitting.update.seq
            if not sitting.asked:
                sitting.wait_until(lambda one, seq=seq: one.update.seq > seq)  # type: ignore[misc]
                assert time.monotonic() - began > pauses * PAUSE


@pytest.mark.parametrize("skips", [False, True], ids=["at-its-pace", "skipped"])
def test_a_bot_that_looks_ahead_answers_no_sooner_although_it_has_nothing_to_think_about(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch, skips: bool
) -> None:
    monkeypatch.setattr(keeper, "hiding_time", lambda bot: PAUSE if bot == "elder" else 0.0)
    monkeypatch.setattr(bot_pool, "choose_move", plays_at_once)
    lutin = new_guest_of(start_server(pace=1.0, timing=Timing(alone=PAUSE / 10, skipping=PAUSE / 10)), "Lutin")
    with lutin.at(lutin.open(bots=["elder"])) as sitting:
        sitting.look(0)
        for _ in range(3):
            sitting.wait_until(lambda one: one.asked)
            before = sitting.update.seq
            sitting.play()
            sitting.wait_until(lambda one, before=before: one.update.seq > before)  # type: ignore[misc]
            seq, asked_at = sitting.update.seq, time.monotonic()
            if not sitting.asked:
                if skips:
                    sitting.do("skip")
                sitting.wait_until(lambda one, seq=seq: one.update.seq > seq)  # type: ignore[misc]
                assert time.monotonic() - asked_at > 0.8 * PAUSE


def plays_at_once(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
    """Answers without thinking."""
    game = find_game(game_id)
    return game.notation(game.restore(imagined).moves(seat)[0])


@pytest.mark.usefixtures("acorns")
def test_others_notice_a_bots_secret_decision_after_the_pause_however_few_steps_it_took(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    lutin = new_guest_of(start_server(pace=1.0, timing=Timing(in_secret=PAUSE)), "Lutin")
    began = time.monotonic()
    table = lutin.open(game="acorns", seats=3, names=["Lutin"], bots=["random", "heuristic"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        sitting.wait_until(lambda one: one.view["deciders"] != [0, 1, 2])
        assert time.monotonic() - began > PAUSE
        sitting.wait_until(lambda one: one.view["deciders"] == [0])


@pytest.mark.usefixtures("acorns")
def test_an_answer_that_crosses_the_decision_of_another_heals_no_view(
    private_server: RunningServer, new_pair: NewPair
) -> None:
    pair = new_pair(private_server, game="acorns", seats=2)
    healed = REGISTRY.get_sample_value("folkmoot_views_healed_total")
    crossing = pair.one.move()
    while 1 in pair.other.view["deciders"]:
        pair.other.play(next((choice.move for choice in pair.other.prompt.choices if choice.move == "commit"), None))
        pair.other.catch_up()
    pair.one.catch_up()
    assert pair.one.update.hash != crossing["hash"], "the decision is visible"
    pair.one.do("play", **crossing)
    assert REGISTRY.get_sample_value("folkmoot_views_healed_total") == healed
    pair.one.catch_up()
    pair.one.do("play", **pair.one.move(hash="00000000"))
    assert REGISTRY.get_sample_value("folkmoot_views_healed_total") == (healed or 0) + 1


def test_after_a_restart_the_others_are_waited_for_as_if_they_had_just_left(
    start_server: StartServer, new_pair: NewPair, new_guest_of: NewGuestOf
) -> None:
    running = start_server()
    pair = new_pair(running)
    cookie = pair.lutin.cookie
    pair.close()
    running.stop()
    again = start_server()
    lutin = new_guest_of(again, "")
    lutin.http.cookies.set("folkmoot", cookie)
    with lutin.at(pair.table) as sitting:
        sitting.look(0)
        assert sitting.refused("wish", seat=0, wish="replace", about=1) == "not-away"
        again.table(pair.table).presence.patience_ms = 0
        sitting.do("wish", seat=0, wish="replace", about=1)
        sitting.wait_until(lambda one: one.room.chairs[1].bot is not None)


def test_a_slow_hint_does_not_delay_other_commands(
    private_server: RunningServer, new_guest_of: NewGuestOf, gate: Gate
) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    with lutin.at(lutin.open(names=["Lutin", "Puck"])) as sitting:
        seat = next(seat for seat in (0, 1) if sitting.look(seat).prompt)
        sitting.send("hint", id="slow", seat=seat)
        sitting.catch_up()
        assert sitting.refused("hint", seat=seat) == "too-fast", "one at a time"
        gate.admit(1)
        assert isinstance(sitting.answer_to("slow"), questions_protocol.Hinted)


def test_a_table_whose_bot_cannot_even_be_asked_goes_on(
    private_server: RunningServer,
    new_guest_of: NewGuestOf,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def fails(*_: object) -> str:
        raise ZeroDivisionError("nothing comes to mind")

    monkeypatch.setattr(bot_pool.BotPool, "choose", fails)  # as an error in `imagine` would
    lutin = new_guest_of(private_server, "Lutin")
    with lutin.at(lutin.open(bots=["heuristic"])) as sitting:
        sitting.look(0)
        play_on([sitting], lambda: sitting.update.seq > 6)
    assert "a bot could not be asked" in caplog.text
    assert "the stand-in failed; a random move is played" in caplog.text
