"""Hints in the worker processes of bots: in time, less the more wait, and refused where they fail or are too many."""

import asyncio
from collections.abc import Iterator

import pytest

from folkmoot.bots import HINTING_BOT, Hint
from folkmoot.engine.position import Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.processes.worker import Worker
from folkmoot.server import bot_pool
from folkmoot.server.bot_pool import BotPool
from folkmoot.server.settings import Limits, Settings
from folkmoot.table.refusals import Refusal
from tests.engine.helpers import course_of
from tests.server.conftest import NewGuestOf, StartServer
from tests.server.odd_bots import Stop
from tests.server.running import BotThread

COURSE = course_of()
GAME, POSITION = COURSE.game, COURSE.position
Hinted = list[tuple[str, Hint]]


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    monkeypatch.setattr(bot_pool, "Worker", Worker)  # the shared server has replaced it
    pool = BotPool(Settings("sqlite:///unused", processes=1))
    yield pool
    pool.close()


def raise_in_terms(*_: object) -> Hinted:
    """Fails as a game of another package whose terms raise an error."""
    raise ZeroDivisionError("no term comes to mind")


def test_a_hint_that_fails_is_refused(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "give_hints", raise_in_terms)
    with pytest.raises(Refusal, match="no-hint"):
        asyncio.run(pool.hint(GAME, POSITION, 0))
    logged = [(record.message, vars(record)["bot"], vars(record)["game"]) for record in caplog.records]
    assert logged == [("a bot failed", HINTING_BOT, GAME.id)]


def test_a_hint_is_given_in_time_with_what_is_known_by_then(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT_SECONDS", 0.0)
    course = course_of(find_game("rainbows"), 3)
    (seat,) = course.position.deciders()
    found = asyncio.run(pool.hint(course.game, course.position, seat))
    assert [hint.share for _, hint in found] == [None] * 3
    assert {move for move, _ in found} <= {course.game.notation(move) for move in course.position.moves(seat)}


def test_the_more_wait_the_less_a_hint_thinks(pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    parts: list[float] = []

    def note_part(game_id: str, imagined: Snapshot, seat: int, seed: int, part: float, stop: Stop) -> Hinted:
        parts.append(part)
        return [("a move", Hint(0, None, [], [], []))]

    async def four() -> None:
        await asyncio.gather(*(pool.hint(GAME, POSITION, 0) for _ in range(4)))

    monkeypatch.setattr(bot_pool, "Worker", BotThread)
    monkeypatch.setattr(bot_pool, "give_hints", note_part)
    asyncio.run(four())
    assert parts == [1.0, 1 / 3, 1 / 2, 1.0]


def test_one_hint_too_many_is_refused(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(start_server(limits=Limits(queued_hints=0)), "Lutin")
    with lutin.at(lutin.open(names=["Lutin", "Puck"])) as sitting:
        seat = next(seat for seat in (0, 1) if sitting.look(seat).prompt)
        assert sitting.refused("hint", seat=seat) == "too-fast"
