"""Bots, and people who ask for hints, wait in one line for the processes that think."""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from folkmoot.engine.position import Snapshot
from folkmoot.server import thinking
from folkmoot.server.thinking import HINTING_BOT, Thinker
from folkmoot.table.refusals import Refusal
from tests.engine.helpers import course_of
from tests.server.conftest import Guests, Start
from tests.server.running import ThinkingThreads

COURSE = course_of()
GAME, POSITION = COURSE.game, COURSE.position
Make = Callable[[int], Thinker]
MOMENT = 0.1
AWAKE = "FOLKMOOT_TEST_AWAKE"
"""Names the file that a sleeper waits for."""


def thinks_when_awake(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
    """Thinks for ever, unless somebody has said that it is day; a dreamer does not care."""
    if bot == "dreamer" or not Path(os.environ[AWAKE]).exists():
        time.sleep(3600)
    return f"the move of a {bot}"


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whose thoughts were thought, each of which took a moment, in threads."""
    begun: list[str] = []

    def think(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int) -> str:
        begun.append(bot)
        time.sleep(MOMENT)
        return f"the move of a {bot}"

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", ThinkingThreads)
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
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(AWAKE, str(tmp_path / "awake"))
    monkeypatch.setattr(thinking, "think", thinks_when_awake)
    patience = thinking.LONGEST_THOUGHT

    async def night() -> str:
        thinker = make(2)
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 5 * MOMENT)
        dreaming = asyncio.create_task(thinker.choose(GAME, POSITION, 0, "dreamer"))
        await asyncio.sleep(MOMENT)
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", patience)
        sleeping = asyncio.create_task(thinker.choose(GAME, POSITION, 1, "sleeper"))
        await asyncio.sleep(MOMENT)
        before = multiprocessing.active_children()
        assert before
        assert await dreaming in [GAME.notation(move) for move in POSITION.moves(0)]
        (tmp_path / "awake").touch()
        answer = await sleeping
        for process in before:
            process.join(patience)
            assert not process.is_alive()
        return answer

    assert asyncio.run(night()) == "the move of a sleeper"
    assert "bot dreamer thought too long in acorns; a random move is played" in caplog.text
