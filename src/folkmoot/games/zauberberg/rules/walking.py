"""Where a movement card can lead: walking along a level, entering from a village, climbing from another kobold."""

from mypy_extensions import i64

from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import moves as verbs
from folkmoot.games.zauberberg.rules.cards import show_cards
from folkmoot.games.zauberberg.state import NONE, ZauberbergState, name_of


def pairs_of(position: ZauberbergState) -> list[int]:
    """Returns the spaces with two kobolds; no card leads past them (ZAU-60)."""
    return [position.at[kobold] for kobold, below in enumerate(position.on) if below >= 0]


def reach(start: i64, way: i64, pairs: list[int]) -> i64:
    """Returns how many steps lead from a space in one direction until a pair bars the way, at most five.

    The pair itself may be landed on (ZAU-62), lone kobolds, stones and tokens are passed (ZAU-59), and the space where
    the steps begin does not count (ZAU-61).
    """
    ring: i64 = box.RING_START[start]
    length: i64 = box.RING_LENGTH[start]
    best: i64 = box.HIGHEST
    pair: i64
    for pair in pairs:
        if ring <= pair < ring + length:
            away = (pair - start if way == box.CLOCKWISE else start - pair) % length
            if 0 < away < best:
                best = away
    return best


def longest_reach(start: i64, pairs: list[int]) -> i64:
    """Returns how many steps lead from a space in the better direction."""
    one = reach(start, box.CLOCKWISE, pairs)
    return one if one == box.HIGHEST else max(one, reach(start, box.COUNTER, pairs))


def entry(position: ZauberbergState, kobold: int) -> int:
    """Returns the corner at which a kobold would enter, NOWHERE if it is not in a village (ZAU-55, ZAU-56)."""
    place = position.at[kobold]
    return box.corner_of(place - box.VILLAGE, int(position.rotation)) if place >= box.VILLAGE else box.NOWHERE


def climb_to(position: ZauberbergState, kobold: int) -> int:
    """Returns where the first step of a climb leads, NOWHERE if climbing is impossible (ZAU-65 to ZAU-68)."""
    if position.on[kobold] == NONE:
        return box.NOWHERE
    above = box.ABOVE[position.at[kobold]]
    return above if above != box.NOWHERE and position.is_free(above) else box.NOWHERE


def only_climbs(position: ZauberbergState) -> bool:
    """Tells whether the active kobold has landed on another in this turn and so can only climb on (ZAU-93)."""
    if position.played < 2:  # ZAU-73, ZAU-75: at the start of a turn it may do either
        return False
    return only_climbs_on(position, position.kobold)


def only_climbs_on(position: ZauberbergState, kobold: i64) -> bool:
    """Tells whether a kobold that a card of this turn has brought where it stands can only climb on (ZAU-71)."""
    return not position.walk_on and position.on[kobold] != NONE


def longest_card(position: ZauberbergState, kobold: int, climbing: bool, pairs: list[int]) -> i64:
    """Returns the highest value that gives a kobold a legal move, 0 if none does; every lower one then does too.

    With `climbing` only climbs count. A blocked kobold has no move.
    """
    place = position.at[kobold]
    if place >= box.VILLAGE:
        corner = entry(position, kobold)
        return 1 if corner in pairs else min(box.HIGHEST, 1 + longest_reach(corner, pairs))
    if place < 0 or (place in pairs and position.is_covered(kobold)):
        return 0
    longest: i64 = 0 if climbing else longest_reach(place, pairs)
    above = climb_to(position, kobold)
    if above == box.SUMMIT:
        return box.HIGHEST  # ZAU-76, ZAU-152: no exact count is needed
    if above != box.NOWHERE and longest < box.HIGHEST:
        longest = max(longest, min(box.HIGHEST, 1 + longest_reach(above, pairs)))
    return longest


def destination(position: ZauberbergState, kobold: int, verb: int, value: int, way: int) -> int:
    """Returns where a legal movement ends (ZAU-49, ZAU-52, ZAU-55, ZAU-65, ZAU-69).

    Walking stays on its level (ZAU-53), climbing gains one (ZAU-70), and no card leads down or home (ZAU-54).
    """
    if verb == verbs.WALK:
        return box.along(position.at[kobold], way, value)
    start = entry(position, kobold) if verb == verbs.ENTER else box.ABOVE[position.at[kobold]]
    return start if start >= box.SPACES else box.along(start, way, value - 1)


def begins_at(position: ZauberbergState, kobold: int, verb: int) -> int:
    """Returns the space from which the steps that may choose a direction are counted, NOWHERE if there is none."""
    if verb == verbs.CLIMB:
        return climb_to(position, kobold)
    return entry(position, kobold) if verb == verbs.ENTER else position.at[kobold]


def tell_movement(position: ZauberbergState, seat: int, move: int, place: int, log: Log) -> None:
    """Logs the movement of the active kobold to a place, before it goes there."""
    verb, kobold = verb_of(move), int(position.kobold)
    start, end = box.PLACE_NAMES[position.at[kobold]], box.PLACE_NAMES[place]
    args: dict[str, Value] = {
        "seat": seat,
        "card": verbs.PLAYED_NAMES[first_of(move)],
        "kobold": name_of(kobold),
        "way": box.WAY_NAMES[second_of(move)],
    }
    if verb == verbs.ENTER:
        show_cards("entered", "ZAU-55", args | {"village": start, "space": end}, log)
    else:
        key, rule = ("walked", "ZAU-52") if verb == verbs.WALK else ("climbed", "ZAU-65")
        show_cards(key, rule, args | {"spaces": [start, end], "space": end}, log)
