"""The story of a table: what has happened and stands, as each eye may read it.

Everything public moves the sequence number `seq`. A secret step (several seats deciding at the same time) does not: it
belongs to the number that will be reached when the last one has decided, so that nobody can count the steps of others.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from msgspec import Struct

from folkmoot.engine.events import Event
from folkmoot.engine.phrases import Phrase, Value


class Line(Struct, frozen=True, gc=False, kw_only=True):
    """One line of the log, as this eye may read it; its words are the message `event-` and the phrase's key."""

    seq: int
    phrase: Phrase
    rule: str | None = None
    """None where the table did it, not the game."""
    fleeting: bool = False


@dataclass(frozen=True)
class _Told:
    seq: int
    events: list[Event]
    step: int | None
    """The number of the move that did it, which an undo may withdraw."""
    secret: bool = False
    noticed: set[int] = field(default_factory=set)
    """The seats that have seen what was fleeting in it."""

    def flees(self, seat: int) -> bool:
        """Tells whether the seat has something fleeting here that it has not noticed yet."""
        return seat not in self.noticed and any(event.fleeting and seat in event.private for event in self.events)


@dataclass(frozen=True)
class _Rewriting:
    number: int
    """Whoever knew the story up to a smaller number ..."""
    first: int
    """... has lines to change from this one on, ..."""
    readers: frozenset[int] | None
    """... if it is one of these seats; None: everybody."""


class Story:
    """The lines of a table's log and its public sequence number."""

    def __init__(self, opening: list[Event]) -> None:
        self.seq = 0
        self._told = [_Told(0, opening, None)]
        self._rewritten: list[_Rewriting] = []

    def tell(self, events: list[Event], step: int) -> int:
        """Adds what a public move did; returns the number from which lines are new."""
        self.seq += 1
        self._told.append(_Told(self.seq, events, step))
        return self.seq

    def whisper(self, events: list[Event], step: int) -> int:
        """Adds what a secret step did; the public number stays."""
        self._told.append(_Told(self.seq + 1, events, step, secret=True))
        return self.seq + 1

    def note(self, key: str, **args: Value) -> int:
        """Adds something the table did."""
        self.seq += 1
        self._told.append(_Told(self.seq, [Event(rule="", public=Phrase(key, args))], None))
        return self.seq

    def withdraw(self, steps: list[int], seat: int) -> int:
        """Takes the lines of these moves out; returns the number from which lines changed.

        If the moves were public, so is the undo; secret steps vanish secretly, and are not counted where others may.
        """
        gone = [told for told in self._told if told.step in steps]
        self._told = [told for told in self._told if told.step not in steps]
        first = min(told.seq for told in gone)
        count = sum(not told.secret for told in gone)
        if count:
            self.note("undone", seat=seat, count=count)
            self._rewritten.append(_Rewriting(self.seq, first, None))
        else:
            readers = _readers([event for told in gone for event in told.events])
            self._rewritten.append(_Rewriting(self.seq + 1, first, readers))
        return first

    def notice(self, seat: int, seq: int) -> int | None:
        """Forgets the fleeting lines that a seat has seen; returns the number from which its lines changed, if any."""
        fled = [told for told in self._told if told.seq <= seq and told.flees(seat)]
        if not fled:
            return None
        for told in fled:
            told.noticed.add(seat)
        self._rewritten.append(_Rewriting(self.seq + 1, fled[0].seq, frozenset([seat])))
        return fled[0].seq

    def changed_since(self, seq: int | None, eye: int | None) -> int:
        """Returns the number from which lines differ for an eye that knew the story up to `seq`."""
        if seq is None or seq > self.seq:
            return 0
        changes = [
            change.first
            for change in self._rewritten
            if change.number > seq and (change.readers is None or eye in change.readers)
        ]
        return max(0, min([seq + 1, *changes]))

    def lines(self, eye: int | None, first: int = 0) -> list[Line]:
        """Returns the lines from a number on, as this seat (None: a spectator) may read them."""
        return list(self._lines(eye, first))

    def _lines(self, eye: int | None, first: int) -> Iterator[Line]:
        at = len(self._told)
        while at and self._told[at - 1].seq >= first:
            at -= 1
        for told in self._told[at:]:
            for event in told.events:
                seen = (event.faded() if eye in told.noticed else event).seen_by(eye)
                if seen is not None:
                    yield Line(seq=told.seq, phrase=seen.phrase, rule=seen.rule or None, fleeting=seen.fleeting)


def _readers(events: list[Event]) -> frozenset[int] | None:
    """Returns the seats that could read of these events; None: everybody could."""
    if any(event.public is not None for event in events):
        return None
    return frozenset(seat for event in events for seat in event.private)
