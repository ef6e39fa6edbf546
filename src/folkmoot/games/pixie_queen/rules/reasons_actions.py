"""Why an action or a promotion cannot be carried out."""

from folkmoot.engine.packing import ANY, first_of, second_of, third_of, verb_of
from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.rules import actions
from folkmoot.games.pixie_queen.rules.pixies import FROM_NAMES, covered, may_leave_mine
from folkmoot.games.pixie_queen.rules.tiles import at_home, tile_at
from folkmoot.games.pixie_queen.state import PixieQueenState


def why_not_double(position: PixieQueenState, seat: int, move: int, blocked: int) -> Reason:
    """Returns why the action of a double space cannot be carried out with these choices."""
    space, first = verb_of(move), first_of(move)
    if space == box.STEAL_FOOD:
        return Reason("PIX-321", {"good": box.GOOD_NAMES[first]} if first != ANY else {"good": "none"})
    if space == box.PROMOTION:
        return why_not_promote(position, seat, first, second_of(move), blocked)
    if space == box.EXCHANGE:
        return _why_not_exchange(position, seat, first, second_of(move), third_of(move))
    if space == box.CONVERT:
        if position.stock[box.GOLD] < (1 if first == ANY else first):
            return Reason("PIX-343")
        return Reason("PIX-341", {"number": actions.gold_price(position, seat)})
    if space == box.TRACKS:
        return _why_not_tracks(position, seat, first)
    if space == box.FORGE_RING:
        if position.taken_of(box.RING) == len(box.REWARDS[box.RING]):
            return Reason("PIX-372")
        return Reason("PIX-371", {"number": actions.ring_price(position, seat)})
    if space == box.ROB_PIXIE:
        prey = any(band not in (box.NOBODY, seat) and band < position.seats for band in position.hands)
        return Reason("PIX-381", {"space": box.SPACE_NAMES[first]}) if prey else Reason("PIX-382")
    if space in (box.STEAL_SILVER, box.CASINO):
        return Reason("PIX-322" if space == box.STEAL_SILVER else "PIX-365")
    return _why_not_tile(position, seat, space)


def _why_not_tile(position: PixieQueenState, seat: int, space: int) -> Reason:
    """Returns why not: the tile is not there, or the screen has no place for it."""
    if space == box.FOOD_TILE:
        return Reason("PIX-351", {"fault": "place" if position.food_pile else "pile"})
    return Reason("PIX-353", {"fault": "place" if at_home(position, box.HOME_TILE[space]) else "home"})


def _why_not_exchange(position: PixieQueenState, seat: int, give: int, take: int, amount: int) -> Reason:
    if take not in (ANY, give) and amount != ANY and 0 < amount <= min(box.EXCHANGE_MOST, position.owned(seat, give)):
        return Reason("PIX-332", {"good": box.GOOD_NAMES[take]})
    if take not in (ANY, give) and position.owned(seat, give) and position.stock[take] == 0:
        return Reason("PIX-332", {"good": box.GOOD_NAMES[take]})
    if take == ANY and _owns(position, seat, give):
        return Reason("PIX-332", {"good": "none"})
    if not _owns(position, seat, give):
        return Reason("PIX-331", {"fault": "own", "good": "none" if give == ANY else box.GOOD_NAMES[give]})
    return Reason("PIX-331", {"fault": "same" if take == give else "amount"})


def _owns(position: PixieQueenState, seat: int, good: int) -> bool:
    """Tells whether a seat has some of a good, or of any that can be exchanged."""
    if good == ANY:
        return any(position.owned(seat, other) for other in range(box.GOLD))
    return position.owned(seat, good) > 0


def _why_not_tracks(position: PixieQueenState, seat: int, track: int) -> Reason:
    cases = [position.silver_case[seat], position.gold_case[seat]]
    at_end = min(cases) == box.CASES - 1 if track == ANY else cases[track] == box.CASES - 1
    if at_end:
        return Reason("PIX-364", {"fault": "both" if track == ANY else "one"})
    return Reason("PIX-363", {"good": "none" if track == ANY else box.GOOD_NAMES[box.SILVER + track]})


def why_not_outside(position: PixieQueenState, seat: int, move: int) -> Reason:
    """Returns why not: an action beside the pyramid was used in this round, or cannot be carried out."""
    space, first = verb_of(move), first_of(move)
    args: dict[str, Value] = {"space": box.SPACE_NAMES[space]}
    if space == box.MINE:
        return Reason("PIX-305", args) if position.own_used[seat] & actions.USED_MINE else Reason("PIX-385")
    if space == box.COPY:
        return Reason("PIX-305", args) if position.own_used[seat] & actions.USED_COPY else Reason("PIX-404")
    if space == box.TRADE_TILES:
        if not actions.may_trade(position, seat):
            return Reason("PIX-390", {"fault": "own" if position.trade_each else "all"})
        return Reason("PIX-391", {"fault": "other" if _has_tile(position, seat, first) else "own"})
    if space == box.PANTRY:
        return Reason("PIX-306", args) if len(position.pantry) == box.PANTRY_USES else _why_not_pantry(first)
    if space == box.SPECIAL_OFFERING:
        used = position.single_by[actions.BY_SPECIAL] != box.NOBODY
        return Reason("PIX-306", args) if used else _why_not_special(position, seat, first)
    if space == box.TURN_ORDER:
        if position.single_by[actions.BY_ORDER] != box.NOBODY:
            return Reason("PIX-306", args)
        places = position.small.index(seat)
        wanted = 1 if first == ANY else first
        return Reason("PIX-432", {"number": places}) if wanted > places else Reason("PIX-431")
    return Reason("PIX-307")


def _has_tile(position: PixieQueenState, seat: int, place: int) -> bool:
    """Tells whether a seat has a tile to trade on a place of its screen."""
    if place == verbs.SKILL_PLACE:
        return position.skill[seat] != box.NO_SKILL
    return place != ANY and tile_at(position, seat, place) != box.NO_TILE


def _why_not_pantry(choice: int) -> Reason:
    """Returns why not: the stock lacks the food, or the player the three goods, or both (PIX-388)."""
    if choice < verbs.PANTRY_DISCARD:
        return Reason("PIX-388", {"fault": "stock", "good": box.GOOD_NAMES[choice]})
    return Reason("PIX-388", {"fault": "goods" if choice == verbs.PANTRY_DISCARD else "both"})


def _why_not_special(position: PixieQueenState, seat: int, good: int) -> Reason:
    """Returns why not: no tile is left, the player lacks goods of the area, or one to add (PIX-442, PIX-443)."""
    if position.taken_of(box.SPECIAL) == len(box.REWARDS[box.SPECIAL]):
        return Reason("PIX-443")
    if not actions.covers_area(position, seat):
        return Reason("PIX-442", {"fault": "area"})
    if good == ANY or position.owned_in_all(seat) == sum(position.area):
        return Reason("PIX-442", {"fault": "more"})
    return Reason("PIX-442", {"fault": "good", "good": box.GOOD_NAMES[good]})


def why_not_promote(position: PixieQueenState, seat: int, start: int, to: int, blocked: int) -> Reason:
    """Returns why a pixie cannot be promoted so (PIX-323 to PIX-326, PIX-503 to PIX-511)."""
    if start == ANY:
        return Reason("PIX-326") if position.phase == phases.ACTING else Reason("PIX-503", {"fault": "all"})
    if start == verbs.FROM_MINE:
        if not may_leave_mine(position, seat):
            return Reason("PIX-504")
    elif position.hands[start - 1] != seat:
        return Reason("PIX-503", {"fault": "whose", "place": FROM_NAMES[start]})
    level = 0 if start == verbs.FROM_MINE else box.LEVEL_OF[start - 1]
    if level == box.LEVELS and to in (ANY, verbs.TO_CASTLE):
        return Reason("PIX-323" if position.phase == phases.ACTING else "PIX-511")
    if to == ANY:
        return _why_not_level(position, seat, level + 1, blocked)
    if to == verbs.TO_CASTLE or box.LEVEL_OF[to] != level + 1:
        return Reason("PIX-503", {"fault": "level"})
    return _why_not_hand(position, seat, to, blocked)


def _why_not_level(position: PixieQueenState, seat: int, level: int, blocked: int) -> Reason:
    """Returns why no hand of a level can be taken; an apple would help if another band's pixie stands there."""
    if any(position.hands[space] not in (box.NOBODY, seat) for space in box.ON_LEVEL[level]):
        return Reason("PIX-505", {"fault": "level", "number": level})
    return _why_not_hand(position, seat, box.ON_LEVEL[level][0], blocked)


def _why_not_hand(position: PixieQueenState, seat: int, space: int, blocked: int) -> Reason:
    args: dict[str, Value] = {"space": box.SPACE_NAMES[space]}
    if position.hands[space] == seat:
        return Reason("PIX-507", args)
    if space == blocked:
        return Reason("PIX-325", args)
    if covered(position, space):
        return Reason("PIX-510", args)
    return Reason("PIX-505", args | {"fault": "hand", "colour": box.COLOURS[position.hands[space]]})
