"""Helpers for the tests of the table."""

from collections.abc import Callable, Collection, Sequence
from typing import Literal, ParamSpec

import msgspec

from folkmoot.engine.course import PlayedMove
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue
from folkmoot.table import validation
from folkmoot.table.clocks import SECOND
from folkmoot.table.entries import Entry, PlacesBot, Sits
from folkmoot.table.folding import Told, story_of
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import NoClock, Setup, TimeControl
from folkmoot.table.sight import Change, Line
from folkmoot.table.table import Table
from tests.engine.helpers import SEED
from tests.example.acorns import GAME as ACORNS

Params = ParamSpec("Params")

LUTIN, PUCK, NIXE = "id-lutin", "id-puck", "id-nixe"
PEOPLE = (LUTIN, PUCK, NIXE)
BOT = "bot"
SMALLEST_OFFER = ("offer nut 0", "offer berry 0", "commit")
"""The smallest offer of Acorns."""


class SampleTable:
    """A table with its stored entries, the guests who are present, and a house time that the test sets."""

    def __init__(
        self,
        guests: Sequence[str] = PEOPLE,
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
            seats=len(guests),
            options=options or {},
            clock=clock or NoClock(),
            seating=seating,
            spectators=spectators,
        )
        self.game, self.setup, self.seed = game, setup, seed
        self.table = Table(game, setup, seed, LUTIN)
        self.stored: list[tuple[bytes, int]] = []
        self.stories: list[bytes | None] = []
        self.now = 0
        self.present = {guest for guest in guests if guest != BOT}
        if begun:
            for chair, guest in enumerate(guests):
                self.store(seated(chair, guest))
            self.run_automatic_entries()

    def store(self, entry: Entry | PlayedMove) -> Change:
        """Stores an entry as bytes and applies it, as the server does; a move is applied as it was foreseen."""
        stored = entry.act if isinstance(entry, PlayedMove) else entry
        body = msgspec.json.encode(stored)
        foreseen = entry if isinstance(entry, PlayedMove) else self.table.foresee(entry)
        self.stored.append((body, self.now))
        self.stories.append(story_of(foreseen))
        return self.table.apply(read(body), self.now, foreseen)

    def run_automatic_entries(self) -> list[Entry]:
        """Stores the entries that the table makes by itself until there are none, and returns them."""
        entries: list[Entry] = []
        while (entry := self.table.next_entry(self.now, self.present)) is not None:
            self.store(entry)
            entries.append(entry)
            assert len(entries) < 20, "the table makes entries without end"
        return entries

    def play(self, *acts: str) -> "SampleTable":
        """Plays moves written with their seats, by their owners or bots: `0 swap 1 2`."""
        for act in acts:
            seat, _, move = act.partition(" ")
            self.store(self.answer(int(seat), move))
        return self

    def answer(self, seat: int, move: str) -> PlayedMove:
        """Returns the move of the person or bot that answers for a seat now."""
        table, owner = self.table, self.table.chairs[seat].guest
        if owner is None or table.chairs[seat].bot is not None:
            return validation.auto_answer(table, table.question(seat), move)
        return validation.play(table, owner, seat, table.seq, table.secret_steps(seat), move)

    def undo(self, seat: int) -> Change:
        """Takes back, for a person, what their seat can take back."""
        table = self.table
        return self.store(
            validation.undo(table, table.chairs[seat].guest or "", seat, table.seq, table.secret_steps(seat))
        )

    def wish(self, seat: int, wished: Literal["pause", "replace"], about: int | None = None, on: bool = True) -> None:
        """States a seat's wish, or withdraws it."""
        guest = self.table.chairs[seat].guest or ""
        self.store(validation.wish(self.table, guest, seat, wished, about, on, self.present))

    def resign(self, seat: int) -> list[Entry]:
        """Resigns for a seat, and returns the automatic entries that follow."""
        self.store(validation.resign(self.table, self.table.chairs[seat].guest or "", seat))
        return self.run_automatic_entries()

    def pause(self) -> None:
        """Wishes a pause for everybody who is present, so that it begins."""
        for seat in self.table.owned_seats():
            if self.table.chairs[seat].guest in self.present and self.table.chairs[seat].departure is None:
                self.wish(seat, "pause")
        self.run_automatic_entries()

    def wait(self, seconds: float) -> None:
        """Advances house time."""
        self.now += int(seconds * SECOND)

    def seconds_left(self) -> list[float]:
        """Returns the seconds left on each clock."""
        remaining = self.table.clocks.remaining(self.now)
        assert remaining is not None
        return [time / SECOND for time in remaining]

    def offers(self) -> "SampleTable":
        """Makes every seat's smallest offer in Acorns, so that seat 0 has the first turn."""
        return self.play(*[f"{seat} {move}" for seat in range(self.setup.seats) for move in SMALLEST_OFFER])

    def reloaded(self) -> Table:
        """Returns the table folded again from the stored entries."""
        table = Table(self.game, self.setup, self.seed, LUTIN)
        for body, at in self.stored:
            table.apply(read(body), at)
        return table

    def told(self) -> list[Told]:
        """Returns the stored entries with what they told."""
        entries = zip(self.stored, self.stories, strict=True)
        return [Told(read(body), at, story) for (body, at), story in entries]

    def log_keys(self, eye: int | None = None) -> list[str]:
        """Returns the keys of the lines that an eye reads."""
        return [line.phrase.key for line in self.lines(eye)]

    def lines(self, eye: int | None = None) -> list[Line]:
        """Returns all lines that an eye reads."""
        return self.table.sight(eye).lines


def read(body: bytes) -> Entry:
    """Returns the entry that was stored as these bytes."""
    entry: Entry = msgspec.json.decode(body, type=Entry)
    return entry


def seated(chair: int, guest: str) -> Sits | PlacesBot:
    """Returns the entry with which a guest, or a bot, sits down."""
    if guest == BOT:
        return PlacesBot(chair, "elder")
    return Sits(chair, guest, guest.removeprefix("id-").capitalize(), f"salt of {guest} on {chair}")


def seen(table: Table, eye: int | None, since: int | None = None) -> bytes:
    """Returns every byte of the game that an eye is sent."""
    return msgspec.json.encode(table.sight(eye, since))


def eyes(table: Table) -> list[int | None]:
    """Returns all eyes: a spectator's and each seat's."""
    return [None, *range(table.setup.seats)]


def sights(table: Table, without: Collection[int | None] = ()) -> dict[tuple[int | None, int | None], bytes]:
    """Returns what each eye is sent, for every number up to which it may know the story."""
    known = [None, *range(table.seq + 1)]
    return {(eye, since): seen(table, eye, since) for eye in eyes(table) if eye not in without for since in known}


def refusal(call: Callable[Params, object], *args: Params.args, **named: Params.kwargs) -> str:
    """Returns the code with which a call is refused."""
    try:
        call(*args, **named)
    except Refusal as refused:
        return refused.code
    raise AssertionError("the call was not refused")
