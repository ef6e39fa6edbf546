"""Bots, and people who ask for hints, wait in one line for the processes that think."""

import asyncio
import multiprocessing
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from folkmoot.engine.position import Snapshot
from folkmoot.server import thinking
from folkmoot.server.thinking import HINTING_BOT, Mind, Thinker
from folkmoot.table.refusals import Refusal
from tests.engine.helpers import course_of
from tests.server.client import PATIENCE
from tests.server.conftest import Guests, Start
from tests.server.odd_thoughts import MOMENT, SIGN, thinks_oddly
from tests.server.running import ThinkingThread

COURSE = course_of()
GAME, POSITION = COURSE.game, COURSE.position
MOVES = [GAME.notation(move) for move in POSITION.moves(0)]
Make = Callable[[int], Thinker]
FORGETS_TO_CLOSE = """
import asyncio, functools, time
from folkmoot.server.thinking import Mind
async def forget():
    Mind().ask(functools.partial(time.sleep, 3600))
    await asyncio.sleep(0.5)
asyncio.run(forget())
"""


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lets bots think oddly, in real processes; returns where they leave a sign."""
    monkeypatch.setenv(SIGN, str(tmp_path / "sign"))
    monkeypatch.setattr(thinking, "Mind", Mind)  # whatever the server that tests share has put there
    monkeypatch.setattr(thinking, "think", thinks_oddly)
    return tmp_path / "sign"


async def seen(sign: Path) -> None:
    """Waits for a sign."""
    async with asyncio.timeout(PATIENCE):
        while not sign.exists():
            await asyncio.sleep(MOMENT)


def minds() -> set[int | None]:
    """Returns the processes that think or wait for a thought."""
    return {process.pid for process in multiprocessing.active_children()}


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose thoughts were thought, each of which took a moment, in threads."""
    begun: list[str] = []

    def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
        begun.append(bot)
        time.sleep(MOMENT)
        return f"the move of a {bot}"

    monkeypatch.setattr(thinking, "Mind", ThinkingThread)
    monkeypatch.setattr(thinking, "think", think)
    return begun


@pytest.fixture
def make() -> Iterator[Make]:
    made: list[Thinker] = []

    def thinker(processes: int) -> Thinker:
        made.append(Thinker(processes))
        return made[-1]

    yield thinker
    for one in made:
        one.close()


def test_waiting_for_ones_turn_is_no_thinking(make: Make, thoughts: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 4 * MOMENT)

    async def many() -> list[str]:
        thinker = make(1)
        return await asyncio.gather(*(thinker.choose(GAME, POSITION, 0, "slow") for _ in range(8)))

    assert asyncio.run(many()) == ["the move of a slow"] * 8


def test_hints_and_bots_take_turns_and_too_many_hints_are_refused(
    make: Make, thoughts: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "MOST_HINTS", 2)

    async def crowd() -> list[str | BaseException]:
        thinker = make(1)
        hint, bot = partial(thinker.hint, GAME, POSITION, 0), partial(thinker.choose, GAME, POSITION, 1, "slow")
        answers = await asyncio.gather(hint(), bot(), hint(), hint(), bot(), return_exceptions=True)
        return [*answers, await hint()]

    answers = asyncio.run(crowd())
    refused = answers.pop(3)
    assert isinstance(refused, Refusal)
    assert refused.code == "too-fast"
    assert answers == [f"the move of a {bot}" for bot in (HINTING_BOT, "slow", HINTING_BOT, "slow", HINTING_BOT)]
    assert thoughts == [HINTING_BOT, "slow", HINTING_BOT, "slow", HINTING_BOT]


def test_whoever_asks_for_one_hint_too_many_is_told(
    start: Start, guests: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    lutin = guests(start(), "Lutin")
    with lutin.at(lutin.open(names=["Lutin", "Puck"])) as sitting:
        seat = next(seat for seat in (0, 1) if sitting.look(seat).prompt)
        assert sitting.ask("hint", seat=seat)
        monkeypatch.setattr(thinking, "MOST_HINTS", 0)
        assert sitting.refused("hint", seat=seat) == "too-fast"


def test_a_bot_that_thinks_for_ever_is_ended_and_harms_no_other(
    make: Make, sign: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    patience = thinking.LONGEST_THOUGHT

    async def night() -> None:
        thinker = make(2)
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 10 * MOMENT)
        dreaming = asyncio.create_task(thinker.choose(GAME, POSITION, 0, "dreamer"))
        await asyncio.sleep(MOMENT)
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", patience)
        sleeping = asyncio.create_task(thinker.choose(GAME, POSITION, 1, "sleeper"))
        assert await dreaming in MOVES
        (left,) = minds()
        sign.with_name("day").touch()
        assert await sleeping == f"sleeper in {left}"

    asyncio.run(night())
    assert "bot dreamer thought too long in acorns; a random move is played" in caplog.text


def test_a_process_is_used_again_also_after_a_bot_failed(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def three() -> list[str]:
        thinker = make(2)
        thinker.warm_up()
        return [await thinker.choose(GAME, POSITION, 0, bot) for bot in ("sage", "madcap", "sage")]

    before, random, after = asyncio.run(three())
    assert before == after
    assert random in MOVES
    assert "bot madcap failed in acorns; a random move is played" in caplog.text
    assert "ZeroDivisionError: this bot has lost its mind" in caplog.text


def test_a_thought_whose_process_dies_is_tried_once_more(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def deaths() -> None:
        thinker = make(1)
        assert (await thinker.choose(GAME, POSITION, 0, "stumbler")).startswith("stumbler in")
        assert caplog.text.count("the thinking processes died; they are started again") == 1
        assert await thinker.choose(GAME, POSITION, 0, "mortal") in MOVES
        assert caplog.text.count("the thinking processes died; they are started again") == 3

    asyncio.run(deaths())


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(
    make: Make, sign: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def two() -> list[str]:
        thinker = make(1)
        before = await thinker.choose(GAME, POSITION, 0, "sage")
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        return [before, await thinker.choose(GAME, POSITION, 0, "sage")]

    before, after = asyncio.run(two())
    assert after.startswith("sage in")
    assert before != after
    assert not caplog.text


def test_a_thought_that_nobody_waits_for_any_more_is_ended(make: Make, sign: Path) -> None:
    async def change_of_mind() -> str:
        thinker = make(1)
        dreaming = asyncio.create_task(thinker.choose(GAME, POSITION, 0, "dreamer"))
        await seen(sign)
        dreaming.cancel()
        with pytest.raises(asyncio.CancelledError):
            await dreaming
        assert not minds()
        return await thinker.choose(GAME, POSITION, 0, "sage")

    assert asyncio.run(change_of_mind()).startswith("sage in")


@pytest.mark.parametrize("begun", [True, False], ids=["while-it-thinks", "while-its-process-starts"])
def test_whoever_thinks_when_the_house_closes_is_ended_and_not_started_again(
    make: Make, sign: Path, begun: bool, caplog: pytest.LogCaptureFixture
) -> None:
    async def closing() -> None:
        thinker = make(2)
        thinker.warm_up()
        thinking_and_waiting = [asyncio.create_task(thinker.choose(GAME, POSITION, 0, "dreamer")) for _ in range(3)]
        await (seen(sign) if begun else asyncio.sleep(0))
        thinker.close()
        assert not minds()
        assert set(await asyncio.gather(*thinking_and_waiting)) <= set(MOVES)
        assert not minds()

    asyncio.run(closing())
    assert not caplog.text


def test_python_exits_although_somebody_thinks() -> None:
    subprocess.run([sys.executable, "-c", FORGETS_TO_CLOSE], check=True, timeout=PATIENCE)
