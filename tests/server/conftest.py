"""One server for the tests that only play; those that break something get one of their own."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.plugins import installed_entry_points
from folkmoot.engine.registry import find_game
from folkmoot.server import bot_pool
from tests.server.client import Guest, Sitting, play_on
from tests.server.running import BotThread, Running, settings_in

Start = Callable[..., Running]
Guests = Callable[[Running, str], Guest]
Meet = Callable[[str], Guest]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_pool, "BotWorker", BotThread)
        running = Running(settings_in(tmp_path_factory.mktemp("house"))).start()
        yield running
        running.stop()


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Starts servers of one's own; the same folder is the same house."""
    monkeypatch.setattr(bot_pool, "BotWorker", BotThread)
    with ExitStack() as running:

        def started(**settings: Any) -> Running:
            one = Running(settings_in(tmp_path, **settings)).start()
            running.callback(one.stop)
            return one

        yield started


@pytest.fixture
def own(start: Start) -> Running:
    """A server that this test may harm."""
    return start()


@pytest.fixture
def guests() -> Iterator[Guests]:
    """Makes guests of a server, whose browsers are closed in the end."""
    with ExitStack() as browsers:

        def guest(running: Running, name: str = "") -> Guest:
            known = Guest(running.url, name)
            browsers.callback(known.close)
            return known

        yield guest


@pytest.fixture
def meet(shared: Running, guests: Guests) -> Meet:
    """Makes guests of the shared server."""
    return lambda name: guests(shared, name)


class Pair:
    """Lutin and Puck at a table of two, each looking from the own seat; Lutin has seat 0."""

    def __init__(self, lutin: Guest, puck: Guest, **setup: Any) -> None:
        self.lutin, self.puck = lutin, puck
        self.table = lutin.open(**setup)
        self.one, self.other = lutin.at(self.table), puck.at(self.table)
        self.other.sit(1, "Puck")
        self.one.look(0)
        self.other.look(1)

    @property
    def both(self) -> list[Sitting]:
        return [self.one, self.other]

    def asked(self) -> Sitting:
        """Returns whoever is asked, as soon as somebody is."""
        play_on(self.both, lambda: any(sitting.asked for sitting in self.both))
        return next(sitting for sitting in self.both if sitting.asked)

    def waiting(self) -> Sitting:
        """Returns whoever is not asked."""
        asked = self.asked()
        return next(sitting for sitting in self.both if sitting is not asked)

    def close(self) -> None:
        for sitting in self.both:
            sitting.close()


Pairs = Callable[..., Pair]


@pytest.fixture
def pairs(guests: Guests) -> Iterator[Pairs]:
    """Sets tables of two."""
    with ExitStack() as tables:

        def pair(running: Running, **setup: Any) -> Pair:
            two = Pair(guests(running, "Lutin"), guests(running, "Puck"), **setup)
            tables.callback(two.close)
            return two

        yield pair


@pytest.fixture
def pair(shared: Running, pairs: Pairs) -> Pair:
    """Two people at a table of the shared server."""
    return pairs(shared)


@pytest.fixture
def acorns(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installs the example game, as pip would: it has secret steps, peeks and rows that others may not see."""
    site = tmp_path_factory.mktemp("site")
    package = site / "somebodys_games-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys-games\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[folkmoot.games]\nacorns = tests.example.acorns:GAME\n")
    monkeypatch.syspath_prepend(site)
    for known in (installed_entry_points, find_game):
        known.cache_clear()
    yield
    for known in (installed_entry_points, find_game):
        known.cache_clear()
