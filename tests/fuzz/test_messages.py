"""Random messages harm no table: each is answered, none fails, and after a restart every table is what it was.

`FOLKMOOT_FUZZ` says how many messages are sent, a part of them over real sockets, the others straight to the
application; `FOLKMOOT_SEED` repeats their choice.
"""

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from folkmoot.server import protocol
from folkmoot.server.settings import Limits
from tests.fuzz.trial import Trial
from tests.fuzz.wire import NetworkWire, Wire, application
from tests.notes import add_counts
from tests.server.running import RunningServer, settings_in
from tests.settings import SEED

MESSAGES = int(os.environ.get("FOLKMOOT_FUZZ", "5000"))
OVER_THE_NETWORK = MESSAGES // 10
MOST_OF_A_TRIAL = 50_000
ENOUGH_FOR_ALL = 10_000
"""Among so many messages there is every command."""
COMMANDS = get_args(protocol.Command)
NO_LIMITS = Limits(
    messages_per_second=1e9,
    messages_at_once=10**9,
    chat_lines_per_second=1e9,
    chat_lines_at_once=10**9,
    changes_per_second=1e9,
    changes_at_once=10**9,
    refusals_at_once=10**9,
    requests_per_minute=0,
    connections_per_address=0,
)


class Errors(logging.Handler):
    """Collects what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


@pytest.fixture
def errors() -> Iterator[list[str]]:
    """What the server logs as errors, with their tracebacks."""
    handler = Errors()
    logging.getLogger().addHandler(handler)
    yield handler.messages
    logging.getLogger().removeHandler(handler)


def trials(messages: int) -> list[tuple[int, int]]:
    """Returns the trials that send so many messages: their numbers, and how many messages each sends."""
    count = -(-messages // MOST_OF_A_TRIAL)
    return [(number, messages // count) for number in range(count)]


async def check(trial: Trial, errors: list[str], request: pytest.FixtureRequest, title: str) -> None:
    """Runs a trial, notes what it did, and looks at what the server has logged."""
    await trial.run()
    add_counts(request, f"{title}, FOLKMOOT_SEED={SEED}", trial.figures)
    add_counts(request, f"{title}, sent", dict(trial.tally.kinds.most_common()))
    add_counts(request, f"{title}, refused", dict(trial.tally.codes.most_common()))
    assert errors == []
    assert "failed" not in trial.tally.codes


@pytest.mark.parametrize(("number", "messages"), trials(MESSAGES - OVER_THE_NETWORK))
def test_random_messages_harm_no_table(
    number: int, messages: int, tmp_path: Path, errors: list[str], request: pytest.FixtureRequest
) -> None:
    settings = settings_in(tmp_path, limits=NO_LIMITS)
    dice = Random(f"{SEED} {number}")
    trial = Trial(lambda: application(settings), tmp_path / "folkmoot.sqlite", messages, dice)
    asyncio.run(check(trial, errors, request, "fuzz"))
    if messages > ENOUGH_FOR_ALL:
        assert set(trial.tally.kinds) == {command.__struct_config__.tag for command in COMMANDS} | {"unreadable"}


@pytest.mark.parametrize(("number", "messages"), trials(OVER_THE_NETWORK))
def test_random_messages_over_real_sockets_harm_no_table(
    number: int, messages: int, tmp_path: Path, errors: list[str], request: pytest.FixtureRequest
) -> None:
    settings = settings_in(tmp_path, limits=NO_LIMITS)

    @contextlib.asynccontextmanager
    async def start() -> AsyncIterator[Wire]:
        server = await asyncio.to_thread(lambda: RunningServer(settings).start())
        yield NetworkWire(server.url)
        await asyncio.to_thread(server.stop)

    trial = Trial(start, tmp_path / "folkmoot.sqlite", messages, Random(f"{SEED} network {number}"))
    asyncio.run(check(trial, errors, request, "fuzz over sockets"))
