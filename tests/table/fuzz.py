"""Random sessions for fuzz tests: commands at a table, most of them valid, some not."""

from collections.abc import Callable
from random import Random

import msgspec

from folkmoot.engine.course import PlayedMove
from folkmoot.engine.game import Game
from folkmoot.engine.options import OptionValue
from folkmoot.engine.registry import all_games
from folkmoot.table import validation
from folkmoot.table.entries import Entry
from folkmoot.table.refusals import Refusal
from folkmoot.table.setup import DaysClock, LiveClock, NoClock, TimeControl
from folkmoot.table.sight import Change
from folkmoot.table.table import Table
from folkmoot.table.wishes import Wish
from tests.example.acorns import GAME as ACORNS
from tests.table.helpers import LUTIN, PEOPLE, SampleTable, eyes, seen

GUESTS = (*PEOPLE, "id-stranger")
Attempt = Callable[[], Entry | PlayedMove | None]
"""Makes an entry, or raises Refusal; None means that there is nothing to store."""
ATTEMPTS = 220
"""The number of random attempts in a session."""
CLOCKS: tuple[TimeControl, ...] = (NoClock(), LiveClock(minutes=10, increment=3), DaysClock(days=1))


class RandomSession(SampleTable):
    """Guests who send random commands and come and go; the same number gives the same session."""

    def __init__(self, number: int) -> None:
        self.random = Random(number)
        pick = self.random.choice
        game: Game = pick([ACORNS, ACORNS, ACORNS, *all_games().values()])
        options: dict[str, OptionValue] = {}
        if game is ACORNS:
            options = {"memory_aid": pick([True, False]), "wind": pick(["calm", "storm"])}
        seats = pick([2, 3, 3]) if game is ACORNS else 3
        super().__init__(
            PEOPLE[:seats], game, clock=pick(CLOCKS), seating=pick(["random", "chosen"]), begun=False, options=options
        )
        self.seed = self.random.randbytes(32)
        self.table = Table(self.game, self.setup, self.seed, LUTIN)
        self.present = {guest for guest in GUESTS if self.random.random() < 0.8}

    def random_attempt(self) -> Attempt:
        """Returns a random command of a random guest; it may be refused."""
        common = [self._sit, self._sit, self._sit_bot, self._leave]
        common += [self._wish, self._resume, self._acknowledge]
        rare = [self._resign, self._close, self._rematch]
        if self.table.deciders() and self.random.random() < 0.7:
            return self.random.choice([self._answer] * 8 + [self._play, self._undo, self._undo, self._malformed_move])
        return self.random.choice(rare if self.random.random() < 0.04 else common)

    def toggle_presence(self) -> Entry | None:
        """Makes a guest absent or present; one who comes back returns to a seat that a bot has taken."""
        guest = self.random.choice(GUESTS)
        self.present ^= {guest}
        return validation.come_back(self.table, guest) if guest in self.present else None

    def pass_time(self) -> None:
        """Advances house time: mostly by seconds, rarely by more than some clocks have."""
        self.now += 90_000_000 if self.random.random() < 0.003 else self.random.choice([0, 0, 300, 2_000, 9_000])

    # --- the commands

    def _guest(self, seat: int) -> str:
        """Returns a guest, mostly the owner of a seat."""
        chairs = self.table.chairs
        owner = chairs[seat].guest if 0 <= seat < len(chairs) else None
        return owner if owner is not None and self.random.random() < 0.9 else self.random.choice(GUESTS)

    def _seat(self) -> int:
        deciders = self.table.deciders()
        if deciders and self.random.random() < 0.85:
            return self.random.choice(deciders)
        return self.random.randint(-1, self.setup.seats)

    def _numbers(self, seat: int) -> tuple[int, int]:
        """Returns a public number and a count of secret steps, mostly those of the present question."""
        secret_steps = self.table.secret_steps(seat) if 0 <= seat < self.setup.seats else 0
        offset = self.random.choice([0] * 20 + [-1, 1, 10**9])
        return self.table.seq + offset, secret_steps + self.random.choice([0] * 20 + [-1, 1])

    def _move(self, seat: int) -> str:
        course = self.table.course
        assert course is not None
        moves = course.position.moves(seat) if 0 <= seat < self.setup.seats else []
        if not moves or self.random.random() < 0.1:
            moves = course.game.vocabulary(self.setup.seats, course.options)
        return course.game.notation(self.random.choice(moves))

    def _sit(self) -> Entry:
        guest = self.random.choice(GUESTS)
        return validation.sit(self.table, guest, self._seat(), self.random.choice(["Nixe", "Puck"]), f"salt {guest}")

    def _sit_bot(self) -> Entry:
        return validation.sit_bot(self.table, self.random.choice(GUESTS), self._seat(), "random")

    def _leave(self) -> Entry:
        return validation.leave(self.table, self.random.choice(GUESTS), self._seat())

    def _close(self) -> Entry:
        return validation.close(self.table, self.random.choice(GUESTS[1:]))

    def _play(self) -> PlayedMove:
        seat = self._seat()
        return validation.play(self.table, self._guest(seat), seat, *self._numbers(seat), self._move(seat))

    def _answer(self) -> PlayedMove:
        """Returns mostly an automatic answer, if the table waits for one."""
        auto_answers = self.table.auto_answers()
        if not auto_answers or self.random.random() < 0.1:
            return self._play()
        seat = self.random.choice(auto_answers)[0]
        return validation.auto_answer(self.table, self.table.question(seat), self._move(seat))

    def _undo(self) -> Entry:
        able = [seat for seat in range(self.setup.seats) if self.table.undoable_moves(seat)]
        seat = self.random.choice(able) if able else self._seat()
        return validation.undo(self.table, self._guest(seat), seat, *self._numbers(seat))

    def _malformed_move(self) -> PlayedMove:
        seat, text = self._seat(), self.random.choice(["", "offer", "buy", "fly 1", "\x00", "commit commit", "é" * 99])
        validation.why(self.table, self._guest(seat), seat, text)
        return validation.play(self.table, self._guest(seat), seat, *self._numbers(seat), text)

    def _wish(self) -> Entry:
        seat, about = self._seat(), self.random.choice([None, self._seat()])
        wished: Wish = self.random.choice(["pause", "replace", "replace"])
        on = self.random.random() < 0.8
        return validation.wish(self.table, self._guest(seat), seat, wished, about, on, self.present)

    def _resume(self) -> Entry:
        seat = self._seat()
        return validation.resume(self.table, self._guest(seat), seat)

    def _resign(self) -> Entry:
        seat = self._seat()
        return validation.resign(self.table, self._guest(seat), seat)

    def _acknowledge(self) -> Entry:
        seat = self._seat()
        return validation.acknowledge(self.table, self._guest(seat), seat, self._numbers(seat)[0])

    def _rematch(self) -> Entry:
        return validation.rematch(self.table, self.random.choice(GUESTS), "next")[0]

    # --- running

    def state(self) -> tuple[object, ...]:
        """Returns the state of the table, which a refusal must not change and a reloaded table must have."""
        return table_state(self.table, self.now)

    def attempt(self, make_entry: Attempt) -> Change | None:
        """Stores the entry of an attempt; returns what changed, or None if it was refused."""
        try:
            entry = make_entry()
        except Refusal:
            return None
        return None if entry is None else self.store(entry)

    def run(self, handle: Callable[[Attempt], object]) -> None:
        """Hands on every attempt of a whole session, the table's automatic entries included."""
        for _ in range(ATTEMPTS):
            self.pass_time()
            handle(self.toggle_presence if self.random.random() < 0.1 else self.random_attempt())
            while self.random.random() < 0.9 and self._next_entry() is not None:
                handle(self._next_entry)

    def _next_entry(self) -> Entry | None:
        return self.table.next_entry(self.now, self.present)


def table_state(table: Table, now: int) -> tuple[object, ...]:
    """Returns everything about a table that any eye could see, and its acts."""
    surroundings = (
        msgspec.json.encode(table.chairs),
        table.phase,
        table.wishes.pending(),
        table.next_table,
        table.clocks.remaining(now),
        table.clocks.due(),
        table.entry_count,
    )
    if table.course is None:
        return surroundings
    return *surroundings, table.course.acts[:], [seen(table, eye) for eye in eyes(table)]
