"""What touching an element of the board would mean, so that a player who cannot choose it is told why."""

from collections.abc import Sequence

from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.korrigans import components as box
from folkmoot.games.korrigans import moves as verbs
from folkmoot.games.korrigans import phases
from folkmoot.games.korrigans.rules.movement import ride, way
from folkmoot.games.korrigans.state import NONE, KorrigansState

_OWN_KORRIGANS = ("k1", "k2")
_LINES = [str(line + 1) for line in range(box.GRID_SIZE)]
_VERBS = {
    "clover": ("gather", box.FACE_NAMES),
    "token": ("sacrifice", box.FACE_NAMES),
    "crossing": ("troll", [str(crossing + 1) for crossing in range(box.CROSSINGS)]),
    "sun": ("sun", _LINES),
    "cloud": ("cloud", _LINES),
}
"""By kind of element that means the same whatever is asked: the verb, and the names of such elements."""


def touched(position: KorrigansState, seat: int, element: str, chosen: Sequence[str]) -> str | None:
    """Returns the beginning of the move that touching an element would mean; None if it means nothing."""
    kind, _, name = element.partition(" ")
    if kind in _VERBS:
        verb, names = _VERBS[kind]
        return f"{verb} {name}" if name in names else None
    if kind == "field" and name in box.FIELD_OF:
        return _field(position, seat, name, chosen)
    if kind == "companion" and name in box.COMPANION_NAMES:
        return _companion(position, seat, name, chosen)
    if kind == "korrigan" and name in verbs.KORRIGANS[: 2 * position.seats]:
        return _korrigan(position, seat, name, chosen)
    if kind == "seat" and name in [str(other) for other in range(position.seats)]:
        return f"screen {verbs.SEAT_LETTERS[int(name)]}"
    return None


def _field(position: KorrigansState, seat: int, field: str, chosen: Sequence[str]) -> str:
    if position.phase == phases.PLACE_KORRIGAN:
        return f"place {field}"
    if position.phase == phases.PLACE_CAULDRON:
        return f"cauldron {field}"
    return _movement(position, seat, _among(chosen, _OWN_KORRIGANS), _among(chosen, box.COMPANION_NAMES), field)


def _companion(position: KorrigansState, seat: int, companion: str, chosen: Sequence[str]) -> str | None:
    if position.phase in (phases.OFFER_SACRIFICE, phases.MUST_SACRIFICE):
        token = _among(chosen, box.FACE_NAMES) or next(iter(box.token_names(position.hidden[seat])), "gold1")
        return f"sacrifice {token} {companion}" if companion in ("hare", "squirrel") else None
    return _movement(position, seat, _among(chosen, _OWN_KORRIGANS), companion, _among(chosen, box.FIELD_NAMES))


def _korrigan(position: KorrigansState, seat: int, name: str, chosen: Sequence[str]) -> str:
    number = verbs.KORRIGANS.index(name)
    if position.phase == phases.CHOOSE_GOBLIN_TARGET or number // 2 != seat:
        return f"goblin {name}"
    companion, field = _among(chosen, box.COMPANION_NAMES), _among(chosen, box.FIELD_NAMES)
    return _movement(position, seat, _OWN_KORRIGANS[number % 2], companion, field)


def _movement(
    position: KorrigansState, seat: int, korrigan: str | None, companion: str | None, field: str | None
) -> str:
    """Returns a movement with what is given; what is missing is filled in so that it comes closest to being possible.

    A beginning without a field ends where something is missing.
    """
    korrigans = [korrigan] if korrigan else _OWN_KORRIGANS
    companions = [companion] if companion else box.COMPANION_NAMES
    if field is None:
        placed = [own for own in korrigans if _start(position, seat, own) != NONE]
        return " ".join(["move", *(placed or korrigans)[:1], *([companion] if companion else [])])
    candidates = [(own, ridden) for own in korrigans for ridden in companions]
    own, ridden = max(candidates, key=lambda pair: _nearness(position, seat, pair[0], pair[1], field))
    return f"move {own} {ridden} {field}"


def _nearness(
    position: KorrigansState, seat: int, korrigan: str, companion: str, field: str
) -> tuple[bool, bool, bool, bool]:
    """Compares movements: best is an own companion that leads there, for then only the troll can be in the way."""
    start, target, number = _start(position, seat, korrigan), box.FIELD_OF[field], box.COMPANION_NAMES.index(companion)
    owned = ride(position.stage, start, position.owned(seat), number) == LEGAL
    elsewhere = start not in (NONE, target)
    leads = elsewhere and way(number, start, target, NONE) == LEGAL
    return leads and owned, leads, elsewhere, owned


def _start(position: KorrigansState, seat: int, korrigan: str) -> int:
    return position.korrigan_fields[2 * seat + _OWN_KORRIGANS.index(korrigan)]


def _among(chosen: Sequence[str], names: Sequence[str]) -> str | None:
    """Returns the part chosen that is one of these names."""
    return next((part for part in chosen if part in names), None)
