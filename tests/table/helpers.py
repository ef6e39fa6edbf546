"""Small words in which the tests of the table speak."""

from collections.abc import Callable, Collection, Sequence
from typing import Literal, ParamSpec

import msgspec

from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue
from folkmoot.table import validation
from folkmoot.table.clocks import SECOND
from folkmoot.table.entries import Entry, PlacesBot, Sits
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import NoClock, Setup, TimeControl
from folkmoot.table.story import Line
from folkmoot.table.table import Change, Table
from tests.engine.helpers import SEED
from tests.example.acorns import GAME as ACORNS

Given = ParamSpec("Given")

LUTIN, PUCK, NIXE = "id-lutin", "id-puck", "id-nixe"
PEOPLE = (LUTIN, PUCK, NIXE)
BOT = "bot"
NOTHING = ("offer nut 0", "offer berry 0", "commit")
"""The smallest offer of Acorns."""


class Evening:
    """A table, all that was kept of it, who is present, and a house clock that the test turns."""

    def __init__(
        self,
        who: Sequence[str] = PEOPLE,
        game: Game = ACORNS,
        *,
        clock: TimeControl | None = None,
        seating: Literal["random", "chosen"] = "chosen",
        spectators: Literal["welcome", "silent", "none"] = "welcome",
        seed: bytes = SEED,
        begun: bool = True,
        options: dict[str, OptionValue] | None = None,
    ) -> None:
        setup = Setup(
            game=game.id,
            seats=len(who),
            options=options or {},
            clock=clock or NoClock(),
            seating=seating,
            spectators=spectators,
        )
        self.game, self.setup, self.seed = game, setup, seed
        self.table = Table(game, setup, seed, LUTIN)
        self.kept: list[tuple[bytes, int]] = []
        self.now = 0
        self.present = {guest for guest in who if guest != BOT}
        if begun:
            for chair, guest in enumerate(who):
                self.keep(seated(chair, guest))
            self.settle()

    def keep(self, entry: Entry) -> Change:
        """Keeps an entry as the store does, as bytes, and folds what they say."""
        body = msgspec.json.encode(entry)
        self.kept.append((body, self.now))
        return self.table.apply(read(body), self.now)

    def settle(self) -> list[Entry]:
        """Lets the table do what it does by itself, and returns that."""
        done: list[Entry] = []
        while (entry := self.table.next_entry(self.now, self.present)) is not None:
            self.keep(entry)
            done.append(entry)
            assert len(done) < 20, "the table never comes to rest"
        return done

    def play(self, *acts: str) -> "Evening":
        """Plays moves written with their seats, by their owners or bots: `0 swap 1 2`."""
        for act in acts:
            seat, _, move = act.partition(" ")
            self.keep(self.answer(int(seat), move))
        return self

    def answer(self, seat: int, move: str) -> Entry:
        """Returns the entry of a move by the person or bot that answers for a seat now."""
        table, owner = self.table, self.table.chairs[seat].guest
        if owner is None or table.chairs[seat].bot is not None:
            return validation.answer(table, seat, move)
        return validation.play(table, owner, seat, table.seq, table.secret_steps(seat), move)

    def undo(self, seat: int) -> Change:
        """A person takes back what can be taken back."""
        table = self.table
        return self.keep(
            validation.take_back(table, table.chairs[seat].guest or "", seat, table.seq, table.secret_steps(seat))
        )

    def wish(self, seat: int, wished: Literal["pause", "replace"], about: int | None = None, on: bool = True) -> None:
        """A seat wishes something, or no longer does."""
        guest = self.table.chairs[seat].guest or ""
        self.keep(validation.wish(self.table, guest, seat, wished, about, on, self.present))

    def resign(self, seat: int) -> list[Entry]:
        """A seat gives up; returns what the table does about it."""
        self.keep(validation.resign(self.table, self.table.chairs[seat].guest or "", seat))
        return self.settle()

    def pause(self) -> None:
        """Everybody present wishes a pause."""
        for seat in self.table.people():
            if self.table.chairs[seat].guest in self.present and self.table.chairs[seat].departure is None:
                self.wish(seat, "pause")
        self.settle()

    def wait(self, seconds: float) -> None:
        """Time passes in the house."""
        self.now += int(seconds * SECOND)

    def left(self) -> list[float]:
        """Returns the seconds left on each clock."""
        left = self.table.clocks.remaining(self.now)
        assert left is not None
        return [time / SECOND for time in left]

    def offers(self) -> "Evening":
        """Lets everybody offer nothing in Acorns, so that seat 0 has the first turn."""
        return self.play(*[f"{seat} {move}" for seat in range(self.setup.seats) for move in NOTHING])

    def again(self) -> Table:
        """Returns the table folded anew from what was kept."""
        table = Table(self.game, self.setup, self.seed, LUTIN)
        for body, at in self.kept:
            table.apply(read(body), at)
        return table

    def log_keys(self, eye: int | None = None) -> list[str]:
        """Returns the keys of the lines that an eye reads."""
        return [line.phrase.key for line in self.lines(eye)]

    def lines(self, eye: int | None = None) -> list[Line]:
        """Returns all lines that an eye reads."""
        return self.table.sight(eye).lines


def read(body: bytes) -> Entry:
    """Returns the entry that was kept as these bytes."""
    entry: Entry = msgspec.json.decode(body, type=Entry)
    return entry


def seated(chair: int, guest: str) -> Sits | PlacesBot:
    """Returns the entry by which a guest, or a bot, sits down."""
    if guest == BOT:
        return PlacesBot(chair, "heuristic")
    return Sits(chair, guest, guest.removeprefix("id-").capitalize(), f"salt of {guest} on {chair}")


def seen(table: Table, eye: int | None, since: int | None = None) -> bytes:
    """Returns every byte of the game that an eye is sent."""
    return msgspec.json.encode(table.sight(eye, since))


def eyes(table: Table) -> list[int | None]:
    """Returns all eyes: a spectator's and each seat's."""
    return [None, *range(table.setup.seats)]


def sights(table: Table, but: Collection[int | None] = ()) -> dict[tuple[int | None, int | None], bytes]:
    """Returns what each eye is sent, whatever it knew before."""
    knew = [None, *range(table.seq + 1)]
    return {(eye, since): seen(table, eye, since) for eye in eyes(table) if eye not in but for since in knew}


def refusal(act: Callable[Given, object], *args: Given.args, **named: Given.kwargs) -> str:
    """Returns the code with which something is refused."""
    try:
        act(*args, **named)
    except Refusal as refused:
        return refused.code
    raise AssertionError("it was not refused")
