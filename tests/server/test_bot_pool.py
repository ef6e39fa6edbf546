"""Bots and hints share the worker processes: they queue, time out, and survive processes that die."""

import asyncio
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from folkmoot.bots import HINTING_BOT, Hint, find_bot
from folkmoot.engine.errors import BadSituation
from folkmoot.engine.position import Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.processes.deadline import Deadline
from folkmoot.processes.worker import Worker
from folkmoot.server import bot_pool
from folkmoot.server.bot_pool import HIDING_FACTOR, LEAST_PART, BotFailed, BotPool, share_of_step
from folkmoot.server.settings import Limits, Settings, Timing
from folkmoot.table.refusals import Refusal
from tests.engine.helpers import course_of
from tests.server.client import PATIENCE
from tests.server.odd_bots import MOMENT, SIGN, Stop, think_oddly
from tests.server.running import BotThread

COURSE = course_of()
GAME, POSITION = COURSE.game, COURSE.position
Make = Callable[..., BotPool]
Hinted = list[tuple[str, Hint]]


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Replaces the bots by odd ones, in real worker processes; returns the file that they touch."""
    monkeypatch.setenv(SIGN, str(tmp_path / "sign"))
    monkeypatch.setattr(bot_pool, "Worker", Worker)  # the shared server has replaced it
    monkeypatch.setattr(bot_pool, "choose_move", think_oddly)
    return tmp_path / "sign"


async def seen(sign: Path) -> None:
    """Waits until a bot has touched the file."""
    async with asyncio.timeout(PATIENCE):
        while not sign.exists():
            await asyncio.sleep(MOMENT)


def hinted(move: str) -> Hinted:
    """Returns hints that advise one move, whose number does not matter."""
    return [(move, Hint(0, None, [], [], []))]


def worker_pids() -> set[int | None]:
    """Returns the process ids of all worker processes."""
    return {process.pid for process in multiprocessing.active_children()}


@pytest.fixture
def asked_bots(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The bots that were asked for a move, in this order; each takes a moment, in a thread."""
    asked: list[str] = []

    def choose_slowly(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        asked.append(bot)
        time.sleep(MOMENT)
        return f"the move of a {bot}"

    def hint_slowly(game_id: str, imagined: Snapshot, seat: int, seed: int, part: float, stop: Stop) -> Hinted:
        return hinted(choose_slowly(game_id, imagined, seat, HINTING_BOT, seed, part, stop))

    monkeypatch.setattr(bot_pool, "Worker", BotThread)
    monkeypatch.setattr(bot_pool, "choose_move", choose_slowly)
    monkeypatch.setattr(bot_pool, "give_hints", hint_slowly)
    return asked


@pytest.fixture
def make() -> Iterator[Make]:
    pools: list[BotPool] = []

    def make_pool(processes: int, most_hints: int = 16, timeout: float = PATIENCE) -> BotPool:
        limits, timing = Limits(queued_hints=most_hints), Timing(bot_timeout=timeout)
        pools.append(BotPool(Settings("sqlite:///unused", processes=processes, limits=limits, timing=timing)))
        return pools[-1]

    yield make_pool
    for pool in pools:
        pool.close()


def logged(caplog: pytest.LogCaptureFixture) -> list[tuple[object, ...]]:
    """Returns message, bot and game of every log record."""
    return [tuple(vars(record).get(key) for key in ("message", "bot", "game")) for record in caplog.records]


def test_waiting_in_the_queue_does_not_count_towards_the_timeout(make: Make, sign: Path) -> None:
    async def two() -> list[str]:
        pool = make(1)
        first = asyncio.create_task(pool.choose(GAME, POSITION, 0, "sleeper"))
        await asyncio.sleep(0)
        pool._timeout = MOMENT  # of the next one, if it counted from now
        second = asyncio.create_task(pool.choose(GAME, POSITION, 0, "sage"))
        await asyncio.sleep(2 * MOMENT)
        pool._timeout = PATIENCE
        sign.with_name("day").touch()
        return [(await choice).partition(" ")[0] for choice in (first, second)]

    assert asyncio.run(two()) == ["sleeper", "sage"]


def test_hints_and_bots_take_turns_and_too_many_hints_are_refused(make: Make, asked_bots: list[str]) -> None:
    async def crowd() -> list[object]:
        pool = make(1, most_hints=2)
        hint, bot = partial(pool.hint, GAME, POSITION, 0), partial(pool.choose, GAME, POSITION, 1, "slow")
        answers = await asyncio.gather(hint(), bot(), hint(), hint(), bot(), return_exceptions=True)
        return [*answers, await hint()]

    answers = asyncio.run(crowd())
    refused = answers.pop(3)
    assert isinstance(refused, Refusal)
    assert refused.code == "too-fast"
    hint, slow = hinted(f"the move of a {HINTING_BOT}"), "the move of a slow"
    assert answers == [hint, slow, hint, slow, hint]
    assert asked_bots == [HINTING_BOT, "slow", HINTING_BOT, "slow", HINTING_BOT]


def test_a_situation_is_checked_in_a_worker_process_and_waits_in_the_same_queue(make: Make, sign: Path) -> None:
    async def checks() -> None:
        pool = make(1, most_hints=1)
        with pytest.raises(BadSituation, match="no such thing"):
            await pool.work_out(partial(refuse, "no such thing"))
        assert await pool.work_out(os.getpid) in worker_pids()
        first = asyncio.create_task(pool.work_out(os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-fast"):
            await pool.hint(GAME, POSITION, 0)
        await first
        pool._timeout = MOMENT
        with pytest.raises(TimeoutError):
            await pool.work_out(partial(time.sleep, PATIENCE))

    asyncio.run(checks())


def refuse(reason: str) -> None:
    """Raises `BadSituation`."""
    raise BadSituation(reason)


def test_a_bot_that_thinks_for_ever_is_ended_and_harms_no_other(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def night() -> None:
        pool = make(2, timeout=10 * MOMENT)
        dreaming = asyncio.create_task(pool.choose(GAME, POSITION, 0, "dreamer"))
        await asyncio.sleep(MOMENT)
        pool._timeout = PATIENCE
        sleeping = asyncio.create_task(pool.choose(GAME, POSITION, 1, "sleeper"))
        with pytest.raises(BotFailed, match="thought too long"):
            await dreaming
        (left,) = worker_pids()
        sign.with_name("day").touch()
        assert await sleeping == f"sleeper in {left}"

    asyncio.run(night())
    assert ("a bot thought too long", "dreamer", "acorns") in logged(caplog)


@pytest.mark.parametrize("never", ["MOST_WAITS", "FAIR_PART"], ids=["as-it-computed", "after-many-waits"])
def test_a_bot_that_computes_for_ever_is_ended(
    make: Make, sign: Path, monkeypatch: pytest.MonkeyPatch, never: str
) -> None:
    monkeypatch.setattr(bot_pool, never, 10**6)

    async def dance() -> None:
        with pytest.raises(BotFailed, match="thought too long"):
            await make(1, timeout=MOMENT).choose(GAME, POSITION, 0, "dervish")

    asyncio.run(dance())
    assert not worker_pids()


@pytest.mark.skipif(os.name != "posix", reason="processes cannot be stopped here")
def test_a_bot_that_a_busy_machine_keeps_from_thinking_is_waited_for(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def wait() -> None:
        pool = make(1)
        await pool.choose(GAME, POSITION, 0, "sage")
        (pid,) = worker_pids()
        assert pid is not None
        os.kill(pid, signal.SIGSTOP)
        pool._timeout = 10 * MOMENT
        kept = asyncio.create_task(pool.choose(GAME, POSITION, 0, "sage"))
        await asyncio.sleep(15 * MOMENT)
        os.kill(pid, signal.SIGCONT)
        assert await kept == f"sage in {pid}"

    asyncio.run(wait())
    assert not caplog.text


@pytest.mark.skipif(sys.platform != "linux", reason="memory cannot be limited here")
def test_a_bot_that_eats_memory_fails_and_its_process_is_used_no_more(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def eat() -> None:
        pool = make(1)
        before = await pool.choose(GAME, POSITION, 0, "sage")
        with pytest.raises(BotFailed):
            await pool.choose(GAME, POSITION, 0, "glutton")
        assert await pool.choose(GAME, POSITION, 0, "sage") != before

    asyncio.run(eat())
    assert ("a bot failed", "glutton", "acorns") in logged(caplog)
    assert "MemoryError" in caplog.text


def test_a_process_is_used_again_also_after_a_bot_failed(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def three() -> list[str]:
        pool = make(2)
        pool.warm_up()
        before = await pool.choose(GAME, POSITION, 0, "sage")
        with pytest.raises(BotFailed, match="this bot fails"):
            await pool.choose(GAME, POSITION, 0, "madcap")
        return [before, await pool.choose(GAME, POSITION, 0, "sage")]

    before, after = asyncio.run(three())
    assert before == after
    assert ("a bot failed", "madcap", "acorns") in logged(caplog)
    assert "ZeroDivisionError: this bot fails" in caplog.text


def test_a_move_whose_process_dies_is_tried_once_more(make: Make, sign: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def deaths() -> None:
        pool = make(1)
        assert (await pool.choose(GAME, POSITION, 0, "stumbler")).startswith("stumbler in")
        assert caplog.text.count("a bot's worker process died; another is started") == 1
        with pytest.raises(BotFailed):
            await pool.choose(GAME, POSITION, 0, "mortal")
        assert caplog.text.count("a bot's worker process died; another is started") == 3

    asyncio.run(deaths())


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def two() -> list[str]:
        pool = make(1)
        before = await pool.choose(GAME, POSITION, 0, "sage")
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        return [before, await pool.choose(GAME, POSITION, 0, "sage")]

    before, after = asyncio.run(two())
    assert after.startswith("sage in")
    assert before != after
    assert not caplog.text


def test_a_cancelled_choice_ends_its_process(make: Make, sign: Path) -> None:
    async def cancel() -> str:
        pool = make(1)
        dreaming = asyncio.create_task(pool.choose(GAME, POSITION, 0, "dreamer"))
        await seen(sign)
        dreaming.cancel()
        with pytest.raises(asyncio.CancelledError):
            await dreaming
        assert not worker_pids()
        return await pool.choose(GAME, POSITION, 0, "sage")

    assert asyncio.run(cancel()).startswith("sage in")


def test_a_worker_process_does_not_import_the_server(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would start five times as slowly, and take three times the memory."""
    monkeypatch.setattr(bot_pool, "Worker", Worker)  # the shared server has replaced it

    async def modules() -> str:
        pool = make(1)
        course = course_of(find_game("rainbows"), 3)
        await pool.choose(course.game, course.position, course.position.deciders()[0], HINTING_BOT)
        return await pool._run(partial(eval, "' '.join(__import__('sys').modules)"))

    imported = asyncio.run(modules()).split()
    assert "folkmoot.bots" in imported
    assert not {"folkmoot.server", "litestar", "sqlalchemy"} & set(imported)


@pytest.mark.parametrize("begun", [True, False], ids=["while-it-thinks", "while-its-process-starts"])
def test_closing_the_pool_ends_busy_processes_and_starts_no_others(
    make: Make, sign: Path, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def closing() -> None:
        pool = make(2)
        pool.warm_up()
        choices = [asyncio.create_task(pool.choose(GAME, POSITION, 0, "dreamer")) for _ in range(3)]
        await (seen(sign) if begun else asyncio.sleep(0))
        pool.close()
        assert not worker_pids()
        ends = await asyncio.gather(*choices, return_exceptions=True)
        assert all(isinstance(end, BotFailed) for end in ends)
        assert not worker_pids()

    asyncio.run(closing())
    assert not caplog.text


def parts_and_seconds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Replaces the bots by one that takes a moment; returns the list of what parts and times they get."""
    given: list[tuple[float, float]] = []

    def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        given.append((part, stop._seconds if isinstance(stop, Deadline) else 0.0))
        time.sleep(MOMENT)
        return "pass"

    monkeypatch.setattr(bot_pool, "Worker", BotThread)
    monkeypatch.setattr(bot_pool, "choose_move", think)
    return given


def test_the_more_bots_wait_the_less_each_thinks_down_to_a_floor(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    given = parts_and_seconds(monkeypatch)

    async def crowd(count: int) -> list[float]:
        given.clear()
        pool = make(2)
        await asyncio.gather(*(pool.choose(GAME, POSITION, 0, "elder") for _ in range(count)))
        return [part for part, _ in given]

    assert asyncio.run(crowd(1)) == [1.0]
    assert asyncio.run(crowd(2)) == [1.0, 1.0]
    parts = asyncio.run(crowd(20))
    assert min(parts) == LEAST_PART
    assert LEAST_PART < sorted(parts)[10] < 1.0
    assert 1.0 in parts[-2:]  # of two that begin at the same time the later may be noted first


def test_a_bot_that_looks_ahead_answers_within_the_time_that_hides_its_thinking(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = parts_and_seconds(monkeypatch)

    async def think() -> None:
        pool = make(1)
        await pool.choose(GAME, POSITION, 0, "elder")
        await pool.choose(GAME, POSITION, 0, "elder", share=0.25)
        await pool.choose(GAME, POSITION, 0, "gnome")

    asyncio.run(think())
    (whole, most), (quarter, less), (_, unbounded) = given
    assert 0 < most < HIDING_FACTOR * find_bot("elder").usual_seconds
    assert (quarter / whole, less / most) == (0.25, 0.25)
    assert unbounded == 0.0, "it does not look ahead"


def test_the_steps_of_a_secret_decision_share_one_time_however_many_they_are() -> None:
    shares = [share_of_step(POSITION, steps) for steps in range(8)]
    assert len(POSITION.deciders()) > 1
    assert sum(shares) < 1
    assert all(share > 0 for share in shares)
    alone = course_of(find_game("rainbows"), 3).position
    assert len(alone.deciders()) == 1
    assert share_of_step(alone, 0) == 1.0


def test_an_elder_that_may_not_think_on_answers_at_once(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "Worker", Worker)  # the shared server has replaced it
    course = course_of(find_game("rainbows"), 3)
    (seat,) = course.position.deciders()

    async def think() -> str:
        return await make(1).choose(course.game, course.position, seat, "elder", share=0.01)

    legal = [course.game.notation(move) for move in course.position.moves(seat)]
    assert asyncio.run(think()) in legal


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system knows no niceness")
def test_the_server_goes_before_the_bots(make: Make, sign: Path) -> None:
    async def niceness() -> list[int]:
        pool = make(1)
        return [await pool.work_out(partial(os.nice, 0)) for _ in range(2)]

    assert asyncio.run(niceness()) == [os.nice(0), os.nice(0) + bot_pool.NICENESS]
