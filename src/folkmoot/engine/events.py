"""Events: what happened, under which rule, and who may see how much of it.

An event has a public form and, for named seats, fuller forms; each eye gets exactly one of them, or nothing where
there is no public form. Story, animation and spoken text all come from events.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from folkmoot.engine.phrases import Phrase, Value

DIGEST_BYTES: Final = 12

_encode = msgspec.json.Encoder(order="deterministic").encode


class SeenEvent(Struct, frozen=True, gc=False, kw_only=True):
    """An event as one eye sees it."""

    phrase: Phrase
    rule: str
    fleeting: bool = False
    """A private form that is shown until the seat acknowledges it."""


class Event(Struct, frozen=True, gc=False, kw_only=True):
    """Something that happened."""

    rule: str
    public: Phrase | None
    """What everybody sees; None if only the seats of `private` learn that anything happened."""
    private: dict[int, Phrase] = {}
    fleeting: bool = False
    """The story shows the private forms until the seat acknowledges them, then the public form, if there is one."""
    reveals: bool = False
    """Somebody learned something that cannot be unlearned: undo stops here."""
    named_by_move: bool = False
    """The move itself names what it reveals, so the event is the same in every world where the move is legal.

    Read by the test for leaks only.
    """
    clears: bool = False
    """Open pieces were removed, so the view no longer shows which move led here. Read by the test for leaks only."""

    def without_fleeting(self) -> "Event":
        """Returns the event without its fleeting forms: what everybody saw."""
        return msgspec.structs.replace(self, private={}) if self.fleeting else self

    def seen_by(self, eye: int | None) -> SeenEvent | None:
        """Returns the one form this seat (None: a spectator) gets, or None if it gets none."""
        if eye is not None and eye in self.private:
            return SeenEvent(phrase=self.private[eye], rule=self.rule, fleeting=self.fleeting)
        if self.public is None:
            return None
        return SeenEvent(phrase=self.public, rule=self.rule)


class Log:
    """Collects the events of one move, or of the deal, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, rule: str, **args: Value) -> None:
        """Adds an event that everybody sees alike."""
        self.events.append(Event(rule=rule, public=Phrase(key, args)))

    def reveal(self, key: str, rule: str, **args: Value) -> None:
        """Adds an event that shows everybody something hidden until now."""
        self.events.append(Event(rule=rule, public=Phrase(key, args), reveals=True))

    def add(self, event: Event) -> None:
        """Adds an event that `tell` and `reveal` cannot make: one with private forms or other marks."""
        self.events.append(event)

    def seen_by(self, eye: int | None) -> list[SeenEvent]:
        """Returns what this seat (None: a spectator) sees of the events."""
        return [seen for event in self.events if (seen := event.seen_by(eye)) is not None]


def story_digest(events: Iterable[Event], *beside: object) -> bytes:
    """Returns a digest of what events tell every eye: rules that give the same digest tell the same story.

    `beside` is what else must be the same, as plain data: how many dice were drawn, how the game ended.

    >>> log = Log()
    >>> log.tell("bought", "RAI-32", seat=1, card="red-7")
    >>> story_digest(log.events).hex()
    'a696f5477dc362c89f4ccfba'
    """
    return hashlib.blake2b(
        _encode([*beside, *(_all_forms(event) for event in events)]), digest_size=DIGEST_BYTES
    ).digest()


def join_digests(story: bytes, digest: bytes) -> bytes:
    """Returns the digest of a story that goes on with what another digest stands for."""
    return hashlib.blake2b(story + digest, digest_size=DIGEST_BYTES).digest()


def _all_forms(event: Event) -> tuple[object, ...]:
    """Returns what of an event eyes can read, and whether undo stops there; not the marks for tests."""
    public = event.public and (event.public.key, event.public.args)
    forms = sorted(event.private.items()) if event.private else ()
    private = [(seat, phrase.key, phrase.args) for seat, phrase in forms]
    return event.rule, public, private, event.fleeting, event.reveals
