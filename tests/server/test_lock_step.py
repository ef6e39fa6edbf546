"""On the live server, what is hidden from an eye changes no byte that it is sent.

From a moment of a game a second server goes on from another position that the eye cannot tell from the true one, and
with further secret steps of other seats. The eye and a spectator get the same updates, rooms, refusals, reasons and
pages, in the same order, as long as no move tells the worlds apart by the rules. `FOLKMOOT_FORKS` says from how many
moments of each title; `FOLKMOOT_SEED` repeats their choice.
"""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from folkmoot.server import bot_pool
from folkmoot.server.settings import Limits
from tests.notes import add_counts
from tests.server.client import Guest
from tests.server.lock_step import LockStep
from tests.server.running import BotThread, RunningServer, settings_in
from tests.server.worlds import World, copy_database
from tests.settings import SEED

FORKS = int(os.environ.get("FOLKMOOT_FORKS", "3"))
TITLES: dict[str, dict[str, list[Any]]] = {
    "rainbows": {"bank_accounts": [False, True]},
    "korrigans": {"memory_aid": [False, True]},
    "dolmen": {"memory_aid": [False, True]},
    "pixie_queen": {"open_stocks": [False, True], "wrong_food_offers": [False, True]},
    "zauberberg": {"memory_aid": [False, True]},
}
"""The titles, with options that change what is hidden."""
PEOPLE = ("Lutin", "Puck", "Nixe")
MOVES_BETWEEN_FORKS = 25
MANY = 10**9
UNLIMITED = Limits(
    messages_at_once=MANY,
    chat_lines_at_once=MANY,
    changes_at_once=MANY,
    questions_at_once=MANY,
    requests_per_minute=0,
)


class Game:
    """A game on the true server, which goes on between the forks."""

    def __init__(self, folder: Path, title: str, dice: Random) -> None:
        self._folder, self._title, self._dice = folder, title, dice
        self._running = RunningServer(settings_in(folder, limits=UNLIMITED)).start()
        self._people = [Guest(self._running.url, name) for name in PEOPLE]
        self.world = self._new_world()

    def _new_world(self) -> World:
        """Opens a table at which all three sit."""
        options = {name: self._dice.choice(values) for name, values in TITLES[self._title].items()}
        table = self._people[0].open(game=self._title, seats=len(PEOPLE), options=options)
        for chair, guest in enumerate(self._people):
            if chair:
                with guest.at(table) as sitting:
                    sitting.sit(chair, guest.name)
        world = World(self._running, table, self._people)
        world.open()
        return world

    def go_on(self) -> None:
        """Plays on to another moment of a game under way, rather one at which several seats decide."""
        for number in range(self._dice.randint(1, MOVES_BETWEEN_FORKS)):
            self._begin_again_after_the_end()
            deciders = self.world.table.deciders()
            if len(deciders) > 1 and self._dice.random() < 0.3:
                return
            sitting = self.world.sittings[self._dice.choice(deciders)]
            move = self._dice.choice(sitting.prompt.choices).move
            self.world.play(sitting.prompt.seat, move, f"on-{number}-{self._dice.random()}")
        self._begin_again_after_the_end()

    def _begin_again_after_the_end(self) -> None:
        """Opens a new table if the game is over: nothing is hidden any more."""
        if not self.world.table.deciders():
            self.world.wait_until_stored()
            self.world.close()
            self.world = self._new_world()

    @contextmanager
    def fork(self, eye: int) -> Iterator[tuple[World, World]]:
        """Yields the true world and one that the eye imagines, with new sockets at both."""
        self.world.close()
        self.world = World(self._running, self.world.name, self._people)
        copy = self._folder / "copy"
        copy.mkdir(exist_ok=True)
        for file in copy.glob("folkmoot.sqlite*"):
            file.unlink()
        copy_database(self._folder / "folkmoot.sqlite", copy / "folkmoot.sqlite")
        other = RunningServer(settings_in(copy, limits=UNLIMITED)).start()
        imagined = World(other, self.world.name, self._people)
        try:
            imagined.imagine(eye, self._dice.getrandbits(32))
            for world in (self.world, imagined):
                world.open()
            yield self.world, imagined
        finally:
            imagined.close()
            other.stop()

    def close(self) -> None:
        self.world.close()
        for guest in self._people:
            guest.close()
        self._running.stop()


@pytest.mark.parametrize("title", TITLES)
def test_what_is_hidden_from_an_eye_changes_no_byte_that_it_is_sent(
    title: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "Worker", BotThread)  # there are no bots: no need to start a process for them
    dice, figures = Random(f"{SEED} {title}"), Counter[str]()
    game = Game(tmp_path, title, dice)
    try:
        for _ in range(FORKS):
            game.go_on()
            eye = dice.randrange(len(PEOPLE))
            with game.fork(eye) as (true, imagined):
                differ = true.course.position.snapshot() != imagined.course.position.snapshot()
                lock_step = LockStep(true, imagined, eye, dice)
                lock_step.run()
            figures += Counter({"forks": 1, "of other positions": differ})
            figures += Counter({"steps": lock_step.steps, "secret": lock_step.secret_steps})
            figures += Counter({"messages the same": lock_step.messages, "bytes of them": lock_step.bytes})
    finally:
        game.close()
    add_counts(request, f"lock-step of {title}, FOLKMOOT_SEED={SEED}", figures)
    assert figures["of other positions"] > 0
