"""What the events of a move tell, by their names; for comparing it with what a choice was said to do."""

from folkmoot.engine.events import Log
from folkmoot.engine.phrases import Phrase, Value

Compared = dict[str, tuple[object, object]]
"""What was said and what came, by what it is about."""


def differences(compared: Compared) -> list[str]:
    """Returns what came otherwise than it was said, one line for each.

    >>> differences({"the gold": (3, 3), "the space": ("a1", "a2")})
    ['the space: said a1, came a2']
    """
    return [f"{what}: said {said}, came {came}" for what, (said, came) in compared.items() if said != came]


class Told:
    """What the events of a move tell everybody, and one seat beside if it is named, in order."""

    def __init__(self, log: Log, seat: int | None = None) -> None:
        self.phrases: list[Phrase] = []
        for event in log.events:
            forms = [event.public, None if seat is None else event.private.get(seat)]
            self.phrases += [phrase for phrase in forms if phrase is not None]

    def all(self, *keys: str) -> list[Phrase]:
        """Returns the events of these keys."""
        return [phrase for phrase in self.phrases if phrase.key in keys]

    def first(self, *keys: str) -> Phrase | None:
        """Returns the first event of one of these keys; None if there is none."""
        return next(iter(self.all(*keys)), None)

    def each(self, name: str, *keys: str) -> list[Value]:
        """Returns what all events of these keys name."""
        return [phrase.args[name] for phrase in self.all(*keys)]

    def named(self, key: str, name: str, otherwise: Value | None = None) -> Value | None:
        """Returns what the first event of this key names."""
        return next(iter(self.each(name, key)), otherwise)
