"""The story of a table: what has happened and stands, as each eye may read it.

Every public move, public undo and line about the table raises the sequence number `seq`; changes of the room alone do
not. A secret step (a move in a simultaneous question, except the last) does not either: its lines get the number of the
next public change, so that nobody can count the steps of others.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from folkmoot.engine.events import Event
from folkmoot.engine.phrases import Phrase, Value
from folkmoot.table.sight import Line


@dataclass(slots=True)
class _Paragraph:
    """The events of the deal or of one move, or one line about the table: a resignation, a return, a pause, an undo."""

    seq: int
    events: list[Event]
    move_number: int | None
    """The number of the move that caused them (`PlayedMove.number`), by which an undo removes them; else None."""
    secret: bool = False
    acknowledged: frozenset[int] = frozenset()
    """The seats that have acknowledged its fleeting lines."""

    def has_fleeting(self, seat: int) -> bool:
        """Tells whether the seat has a fleeting line here that it has not acknowledged yet."""
        return seat not in self.acknowledged and any(event.fleeting and seat in event.private for event in self.events)


@dataclass(frozen=True)
class _Rewrite:
    """Lines that a reader may already have and that have changed since."""

    at_seq: int
    """Readers whose last known `seq` is below this must get the change."""
    first_seq: int
    """The `seq` from which lines changed."""
    readers: frozenset[int] | None
    """The seats it concerns; None: everybody."""


class Story:
    """The lines of a table's story and its public sequence number."""

    def __init__(self, opening: list[Event]) -> None:
        self.seq = 0
        self._paragraphs = [_Paragraph(0, opening, None)]
        self._rewrites: list[_Rewrite] = []

    def add_public(self, events: list[Event], move_number: int) -> int:
        """Adds the events of a public move; returns the `seq` from which lines are new."""
        self.seq += 1
        self._paragraphs.append(_Paragraph(self.seq, events, move_number))
        return self.seq

    def add_secret(self, events: list[Event], move_number: int) -> int:
        """Adds the events of a secret step, without raising `seq`; returns the `seq` that its lines will have."""
        self._paragraphs.append(_Paragraph(self.seq + 1, events, move_number, secret=True))
        return self.seq + 1

    def add_table_line(self, key: str, **args: Value) -> int:
        """Adds a line about the table; returns its `seq`."""
        self.seq += 1
        self._paragraphs.append(_Paragraph(self.seq, [Event(rule="", public=Phrase(key, args))], None))
        return self.seq

    def undo(self, move_numbers: list[int], seat: int) -> int:
        """Removes the lines of these moves; returns the `seq` from which lines changed.

        The undo of public moves adds a line about the table, which does not count secret steps; where only secret steps
        are removed, none is added.
        """
        removed = [paragraph for paragraph in self._paragraphs if paragraph.move_number in move_numbers]
        self._paragraphs = [paragraph for paragraph in self._paragraphs if paragraph.move_number not in move_numbers]
        first = min(paragraph.seq for paragraph in removed)
        count = sum(not paragraph.secret for paragraph in removed)
        if count:
            self.add_table_line("undone", seat=seat, count=count)
            self._rewrites.append(_Rewrite(self.seq, first, None))
        else:
            readers = _readers([event for paragraph in removed for event in paragraph.events])
            self._rewrites.append(_Rewrite(self.seq + 1, first, readers))
        return first

    def public_moves(self) -> int:
        """Returns how many moves stand that everybody could see."""
        return sum(paragraph.move_number is not None and not paragraph.secret for paragraph in self._paragraphs)

    def acknowledge(self, seat: int, seq: int) -> int | None:
        """Ends the fleeting lines that a seat has seen; returns the `seq` from which its lines changed, if any."""
        seen = self._with_fleeting(seat, seq)
        if not seen:
            return None
        for paragraph in seen:
            paragraph.acknowledged |= {seat}
        self._rewrites.append(_Rewrite(self.seq + 1, seen[0].seq, frozenset([seat])))
        return seen[0].seq

    def has_fleeting(self, seat: int, seq: int) -> bool:
        """Tells whether a seat has fleeting lines up to a `seq` that it has not acknowledged."""
        return bool(self._with_fleeting(seat, seq))

    def _with_fleeting(self, seat: int, seq: int) -> list[_Paragraph]:
        return [paragraph for paragraph in self._paragraphs if paragraph.seq <= seq and paragraph.has_fleeting(seat)]

    def changed_since(self, seq: int | None, eye: int | None) -> int:
        """Returns the `seq` from which lines differ for an eye that knew the story up to `seq`."""
        if seq is None or seq > self.seq:
            return 0
        changed = [
            rewrite.first_seq
            for rewrite in self._rewrites
            if rewrite.at_seq > seq and (rewrite.readers is None or eye in rewrite.readers)
        ]
        return max(0, min([seq + 1, *changed]))

    def lines(self, eye: int | None, first: int = 0) -> list[Line]:
        """Returns the lines from a `seq` on, as this seat (None: a spectator) may read them."""
        return list(self._lines(eye, first))

    def _lines(self, eye: int | None, first: int) -> Iterator[Line]:
        start = len(self._paragraphs)
        while start and self._paragraphs[start - 1].seq >= first:
            start -= 1
        for paragraph in self._paragraphs[start:]:
            for event in paragraph.events:
                seen = (event.without_fleeting() if eye in paragraph.acknowledged else event).seen_by(eye)
                if seen is not None:
                    yield Line(seq=paragraph.seq, phrase=seen.phrase, rule=seen.rule or None, fleeting=seen.fleeting)


def _readers(events: list[Event]) -> frozenset[int] | None:
    """Returns the seats that could read of these events; None: everybody could."""
    if any(event.public is not None for event in events):
        return None
    return frozenset(seat for event in events for seat in event.private)
