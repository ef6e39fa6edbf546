"""Events: what happened, under which rule, and who may see how much of it.

An event has a public form and, for named seats, fuller forms; each eye gets exactly one of them, or nothing where
there is no public form. Log, animation and spoken text all come from events.
"""

import msgspec
from msgspec import Struct

from folkmoot.engine.phrases import Phrase, Value


class Seen(Struct, frozen=True, gc=False, kw_only=True):
    """An event as one eye sees it."""

    phrase: Phrase
    rule: str
    fleeting: bool = False
    """Shown until the client has acknowledged it, then gone from log and view."""


class Event(Struct, frozen=True, gc=False, kw_only=True):
    """Something that happened."""

    rule: str
    public: Phrase | None
    """What everybody sees; None if only the seats of `private` learn that anything happened."""
    private: dict[int, Phrase] = {}
    fleeting: bool = False
    """The private forms are shown once and not remembered for the seat."""
    reveals: bool = False
    """Somebody learned something that cannot be unlearned: undo stops here."""
    chosen: bool = False
    """What it reveals was named by the move itself: it comes out alike in every world in which the move is possible."""
    clears: bool = False
    """The table was cleared: what lay open is gone, so the view after it no longer tells which act led here."""

    def faded(self) -> "Event":
        """Returns what is left of it when fleeting forms are gone: what everybody saw."""
        return msgspec.structs.replace(self, private={}) if self.fleeting else self

    def seen_by(self, eye: int | None) -> Seen | None:
        """Returns the one form this seat (None: a spectator) gets, or None if it gets none."""
        if eye is not None and eye in self.private:
            return Seen(phrase=self.private[eye], rule=self.rule, fleeting=self.fleeting)
        if self.public is None:
            return None
        return Seen(phrase=self.public, rule=self.rule)


class Log:
    """Collects the events of one act, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, rule: str, **args: Value) -> None:
        """Adds an event that everybody sees alike."""
        self.events.append(Event(rule=rule, public=Phrase(key, args)))

    def reveal(self, key: str, rule: str, **args: Value) -> None:
        """Adds an event that shows everybody something hidden until now."""
        self.events.append(Event(rule=rule, public=Phrase(key, args), reveals=True))

    def add(self, event: Event) -> None:
        """Adds an event with forms of its own for some seats."""
        self.events.append(event)

    def seen_by(self, eye: int | None) -> list[Seen]:
        """Returns what this seat (None: a spectator) sees of the events."""
        return [seen for event in self.events if (seen := event.seen_by(eye)) is not None]
