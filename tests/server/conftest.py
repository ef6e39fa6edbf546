"""Fixtures: a server that all tests share, servers for one test, guests, and pairs of players at a table."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.plugins import installed_entry_points
from folkmoot.engine.registry import find_game
from folkmoot.server import bot_pool
from tests.server.client import Guest, Sitting, play_on
from tests.server.running import BotThread, RunningServer, settings_in

StartServer = Callable[..., RunningServer]
NewGuestOf = Callable[[RunningServer, str], Guest]
NewGuest = Callable[[str], Guest]


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    yield from _run_server(tmp_path_factory)


@pytest.fixture(scope="module")
def attacked_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server for one module, whose limits strike: what it logs later than that disturbs no other module."""
    yield from _run_server(tmp_path_factory)


def _run_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot_pool, "Worker", BotThread)
        running = RunningServer(settings_in(tmp_path_factory.mktemp("house"))).start()
        yield running
        running.stop()


@pytest.fixture
def start_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[StartServer]:
    """Starts servers for one test; all of them use the same database."""
    monkeypatch.setattr(bot_pool, "Worker", BotThread)
    with ExitStack() as servers:

        def start(**settings: Any) -> RunningServer:
            server = RunningServer(settings_in(tmp_path, **settings)).start()
            servers.callback(server.stop)
            return server

        yield start


@pytest.fixture
def private_server(start_server: StartServer) -> RunningServer:
    """A server for one test, which may break it."""
    return start_server()


@pytest.fixture
def new_guest_of() -> Iterator[NewGuestOf]:
    """Makes guests of a server; their HTTP clients are closed after the test."""
    with ExitStack() as clients:

        def guest(running: RunningServer, name: str = "") -> Guest:
            new = Guest(running.url, name)
            clients.callback(new.close)
            return new

        yield guest


@pytest.fixture
def new_guest(shared_server: RunningServer, new_guest_of: NewGuestOf) -> NewGuest:
    """Makes guests of the shared server."""
    return lambda name: new_guest_of(shared_server, name)


class Pair:
    """Lutin and Puck at a table of two, looking from seats 0 and 1."""

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
        """Plays on until one of the two is asked, and returns that one."""
        play_on(self.both, lambda: any(sitting.asked for sitting in self.both))
        return next(sitting for sitting in self.both if sitting.asked)

    def waiting(self) -> Sitting:
        """Returns the one who is not asked."""
        asked = self.asked()
        return next(sitting for sitting in self.both if sitting is not asked)

    def close(self) -> None:
        for sitting in self.both:
            sitting.close()


NewPair = Callable[..., Pair]


@pytest.fixture
def new_pair(new_guest_of: NewGuestOf) -> Iterator[NewPair]:
    """Opens tables for Lutin and Puck."""
    with ExitStack() as tables:

        def pair(running: RunningServer, **setup: Any) -> Pair:
            two = Pair(new_guest_of(running, "Lutin"), new_guest_of(running, "Puck"), **setup)
            tables.callback(two.close)
            return two

        yield pair


@pytest.fixture
def pair(shared_server: RunningServer, new_pair: NewPair) -> Pair:
    """Two people at a table of the shared server."""
    return new_pair(shared_server)


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
