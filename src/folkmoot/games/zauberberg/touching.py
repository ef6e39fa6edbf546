"""What touching an element of the board would mean: the beginning of a move, legal or not, or why there is none."""

from collections.abc import Sequence

from folkmoot.engine.handfuls import count_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.verdicts import LEGAL
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg import phases
from folkmoot.games.zauberberg.rules.verdicts import movement_at_all, of_another
from folkmoot.games.zauberberg.rules.walking import begins_at, destination, only_climbs
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, name_of, owner_of

_MOVING = (phases.MOVE_SECOND, phases.MOVE_EXTRA)
_MOVEMENTS = ("walk", "enter", "climb")
_OWN_KOBOLDS = [f"k{number}" for number in range(1, box.KOBOLDS + 1)]
_JOKERS = verbs.PLAYED_NAMES[box.JOKER :]


def touched(position: ZauberbergState, seat: int, element: str, chosen: Sequence[str]) -> str | Reason | None:
    """Returns the beginning of the move that an element stands for, with the parts chosen so far.

    The reason if no move leads there; None if the element means nothing now.
    """
    kind, _, name = element.partition(" ")
    if kind == "card" and name in box.FACE_NAMES:
        return _card(position, seat, name, chosen)
    if kind == "kobold" and name in box.KOBOLD_NAMES[: len(position.at)]:
        return _kobold(position, seat, box.KOBOLD_NAMES.index(name), chosen)
    if kind == "space":
        return _place(position, seat, box.PLACE_OF.get(name, NONE), chosen)
    if kind == "village" and name in box.VILLAGE_NAMES:
        return _village(position, seat, name, chosen)
    if kind == "seat" and name in [str(other) for other in range(position.seats)]:
        return f"raven {box.SEAT_LETTERS[int(name)]}"
    if (kind == "exchange" and name in verbs.EXCHANGE_NAMES) or (kind == "turn" and name in box.WAY_NAMES):
        return element
    return None


def _card(position: ZauberbergState, seat: int, card: str, chosen: Sequence[str]) -> str:
    if position.phase == phases.DISCARD_CARD:
        return f"discard {card}"
    if position.phase not in _MOVING:
        kobold = _first(chosen, _OWN_KOBOLDS) or _named_by(position, seat, card)
        return f"pick {kobold} {card}"
    played = card if card != "J" else _first(chosen, _JOKERS) or _JOKERS[0]
    way = _first(chosen, box.WAY_NAMES)
    return " ".join([_movement(position, chosen), played, *([way] if way else [])])


def _village(position: ZauberbergState, seat: int, village: str, chosen: Sequence[str]) -> str | Reason | None:
    if position.phase == phases.PLACE_KOBOLD:
        return f"place {_to_place(position, seat, chosen)} {village}"
    if position.phase in (phases.CHOOSE_ACTION, *_MOVING):
        return _place(position, seat, box.PLACE_OF[village], chosen)
    return f"village {village}"


def _kobold(position: ZauberbergState, seat: int, kobold: int, chosen: Sequence[str]) -> str | Reason | None:
    """Where a space is asked for, a kobold means the one it stands on; one's own may be meant to move instead."""
    if kobold // box.KOBOLDS != seat:
        return _of_another(position, seat, kobold, chosen)
    naming = position.phase in (phases.CHOOSE_ACTION, phases.PLACE_KOBOLD)
    landing = None if naming else _place(position, seat, position.at[kobold], chosen)
    if isinstance(landing, str) or (position.phase in _MOVING and kobold == position.kobold):
        return landing
    own = name_of(kobold)
    if position.phase != phases.PLACE_KOBOLD:
        return f"pick {own} {_first(chosen, box.FACE_NAMES) or _naming(position, seat, kobold)}"
    village = _first(chosen, box.VILLAGE_NAMES)
    return " ".join(["place", own, *([village] if village else [])])


def _of_another(position: ZauberbergState, seat: int, kobold: int, chosen: Sequence[str]) -> str | Reason | None:
    if position.phase == phases.PLACE_KOBOLD:
        return Reason("ZAU-18", {"seat": owner_of(kobold)})
    if position.phase == phases.CHOOSE_ACTION:
        return of_another(kobold)
    return _place(position, seat, position.at[kobold], chosen)


def _place(position: ZauberbergState, seat: int, place: int, chosen: Sequence[str]) -> str | Reason | None:
    """Returns the reveal of a space, or the movement of the active kobold that would end there."""
    if position.phase == phases.REVEAL_TOKEN:
        return f"reveal {box.SPACE_NAMES[place]}" if 0 <= place < box.SPACES else None
    if place < 0:
        return None
    if position.phase == phases.PLACE_KOBOLD:
        return Reason("ZAU-20")
    if position.phase == phases.CHOOSE_ACTION:
        return "walk"
    return _movement_to(position, seat, place, chosen) if position.phase in _MOVING else None


def _movement_to(position: ZauberbergState, seat: int, place: int, chosen: Sequence[str]) -> str | Reason | None:
    """Returns the movement along the kobold's level or up to the next one, or why no card leads elsewhere."""
    start = position.at[int(position.kobold)]
    up = box.level_of(place) - box.level_of(start)
    kobold: dict[str, Value] = {"kobold": name_of(int(position.kobold))}
    if place == start:
        return None
    if up < 0 or place >= box.VILLAGE:
        return Reason("ZAU-54", kobold)
    if up > 1:
        return Reason("ZAU-56" if start >= box.VILLAGE else "ZAU-70", kobold)
    verb = verbs.ENTER if start >= box.VILLAGE else (verbs.WALK, verbs.CLIMB)[up]
    return (
        _leading(position, seat, verb, place, chosen)
        or _impossible(position, verb)
        or Reason("ZAU-49", kobold | {"space": box.PLACE_NAMES[place]})
    )


def _impossible(position: ZauberbergState, verb: int) -> str | None:
    """Returns the movement if the active kobold cannot make it with any card, to be told so."""
    kobold, start = int(position.kobold), begins_at(position, int(position.kobold), verb)
    judged = movement_at_all(position, kobold, verb, start, only_climbs(position))
    return None if judged == LEGAL else _MOVEMENTS[verb - verbs.WALK]


def _leading(position: ZauberbergState, seat: int, verb: int, place: int, chosen: Sequence[str]) -> str | None:
    """Returns the movement by the card that leads to a place: chosen, or held."""
    kobold, start = int(position.kobold), position.at[int(position.kobold)]
    if verb == verbs.CLIMB and box.ABOVE[start] == box.NOWHERE:
        return None
    held = [card for card in verbs.PLAYED_NAMES if _holds(position, seat, card[0])]
    for card in [*[word for word in chosen if word in held], *held]:
        played = verbs.PLAYED_NAMES.index(card)
        for way in (box.CLOCKWISE, box.COUNTER, box.NO_WAY):
            wayless = place == box.SUMMIT or (verb != verbs.WALK and verbs.value_of(played) == 1)
            end = destination(position, kobold, verb, verbs.value_of(played), way)
            if end == place and end != start and wayless == (way == box.NO_WAY):
                return f"{_MOVEMENTS[verb - verbs.WALK]} {card} {box.WAY_NAMES[way]}"
    return None


def _movement(position: ZauberbergState, chosen: Sequence[str]) -> str:
    """Returns what the active kobold does with a card, if nothing else is chosen."""
    if position.at[int(position.kobold)] >= box.VILLAGE:
        return "enter"
    return _first(chosen, _MOVEMENTS) or ("climb" if only_climbs(position) else "walk")


def _named_by(position: ZauberbergState, seat: int, card: str) -> str:
    """Returns the kobold that a first card names; a joker names one that is not blocked."""
    if card != "J":
        return f"k{card}"
    own = range(box.KOBOLDS * seat, box.KOBOLDS * seat + box.KOBOLDS)
    return name_of(next((kobold for kobold in own if not position.is_covered(kobold)), own[0]))


def _naming(position: ZauberbergState, seat: int, kobold: int) -> str:
    """Returns the card that names a kobold: its number, or a joker where only that is held."""
    number = box.FACE_NAMES[kobold % box.KOBOLDS]
    return "J" if _holds(position, seat, "J") and not _holds(position, seat, number) else number


def _to_place(position: ZauberbergState, seat: int, chosen: Sequence[str]) -> str:
    places = position.places_of(seat)
    return _first(chosen, _OWN_KOBOLDS) or _OWN_KOBOLDS[places.index(NONE) if NONE in places else 0]


def _holds(position: ZauberbergState, seat: int, card: str) -> bool:
    return count_of(position.hands[seat], box.FACE_OF[card]) > 0


def _first(chosen: Sequence[str], words: Sequence[str]) -> str | None:
    return next((word for word in chosen if word in words), None)
