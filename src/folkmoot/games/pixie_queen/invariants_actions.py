"""The action phase of Pixie Queen: discs, turns, the die, the mine; in any position, and in one that a game reaches."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.verdicts_pixies import may_unchain
from folkmoot.games.pixie_queen.scoring import stones_paid
from folkmoot.games.pixie_queen.situations.reckoning import (
    actions_taken,
    discs_used,
    has_mined,
    has_passed,
    rounds_gone,
    stones_waiting,
    turns_taken,
    uses_of,
)
from folkmoot.games.pixie_queen.state import (
    BY_ORDER,
    BY_PRIORITY,
    BY_SPECIAL,
    BY_TRADE,
    USED_COPY,
    USED_TRADE,
    PixieQueenState,
)

OUT_OF_TURN: Final = "in an action phase the player on turn acts (PIX-301)"


def faults(position: PixieQueenState) -> list[str]:
    """Returns what does not hold of discs and of what they were used for; all of it comes back at the end."""
    faults = []
    if not all(0 <= left <= box.DISCS for left in position.discs):
        faults.append("everybody has four discs at most (PIX-301)")
    discs = any(position.discs) or any(position.placed) or any(position.own_used) or bool(position.pantry)
    if position.phase not in (phases.ACTING, phases.OVER) and (
        discs or position.copies or position.roll or position.single_by.count(box.NOBODY) < len(position.single_by)
    ):
        faults.append("discs go back at the end of the action phase (PIX-311)")
    for space in range(box.DOUBLES):
        if position.placed[space] and not 1 <= position.discs_on(space) <= 2:
            faults.append("one disc or two lie on a double space (PIX-302)")
        if position.discs_on(space) == 2 and position.hands[space] != box.NOBODY:
            faults.append("two discs cover a hand (PIX-304)")
    if position.roll and position.roll not in box.PUNISH_DIE:
        faults.append("the punishment die has no such face (PIX-361)")
    if any(position.next_cubes().count(cube) > max(0, count) for cube, count in enumerate(position.bag)):
        faults.append("the cubes drawn next are in the bag (PIX-384)")
    if position.phase == phases.OVER and any(stones_paid(position, seat) for seat in position.big):
        faults.append("stones are paid for in the end (PIX-613)")
    return faults + _circle_faults(position)


def _circle_faults(position: PixieQueenState) -> list[str]:
    """What is beside the pyramid is used as often as there are circles."""
    faults = []
    if len(position.pantry) > box.PANTRY_USES:
        faults.append("the pantry has three circles (PIX-306)")
    if position.copies != sum([1 for used in position.own_used if used & USED_COPY]):
        faults.append("everybody has one circle to copy (PIX-305)")
    if position.trade_each and position.single_by[BY_TRADE] != box.NOBODY:
        faults.append("everybody may trade (PIX-390)")
    if not position.trade_each and any(used & USED_TRADE for used in position.own_used):
        faults.append("one player may trade (PIX-390)")
    return faults


def asked_faults(position: PixieQueenState) -> list[str]:
    """Returns which preconditions of a question within a turn do not hold."""
    asked = position.stack[-1]
    kind, seat, number = tasks.kind_of(asked), tasks.seat_of(asked), tasks.first_of(asked)
    faults = []
    if bool(position.shares) != (kind == tasks.ASK_GIVE):
        faults.append("the punishment die is being shared out, or not (PIX-361)")
    copiers = [tasks.seat_of(task) for task in position.stack if tasks.kind_of(task) == tasks.ASK_COPY]
    if not all(position.own_used[copier] & USED_COPY for copier in copiers):
        faults.append("a copy needs a disc on the copier's own circle (PIX-305)")
    if kind == tasks.ASK_MAIN and position.discs[seat] == 0:
        faults.append("a turn needs a disc (PIX-301)")
    elif kind == tasks.ASK_AFTER and not may_unchain(position, seat):
        faults.append("after an action only stones are asked about (PIX-613)")
    elif kind == tasks.ASK_GIVE and not _shares_fit(position, seat, number, tasks.second_of(asked)):
        faults.append("the points of the die are shared out in order (PIX-361, PIX-362)")
    elif kind == tasks.ASK_PLACE and not number:
        faults.append("somebody has drawn the stone that is placed (PIX-387)")
    elif kind in (tasks.ASK_BAG, tasks.ASK_PICK):
        faults += _draw_faults(position, kind, seat, number)
    return faults


def _shares_fit(position: PixieQueenState, seat: int, left: int, other: int) -> bool:
    """Tells whether the die's points were given to opponents before this one, who is not the last."""
    opponents = [opponent for opponent in position.big if opponent != seat]
    if len(position.shares) != position.seats or min(position.shares) < 0 or other not in opponents[:-1]:
        return False
    before = sum([position.shares[opponent] for opponent in opponents[: opponents.index(other)]])
    return before == sum(position.shares) == position.roll - left


def _draw_faults(position: PixieQueenState, kind: int, seat: int, number: int) -> list[str]:
    """As many cubes are drawn as there are captives; stones wait until all are drawn."""
    faults = []
    if kind == tasks.ASK_BAG and not position.holds_tile(seat, box.BAG_TILE):
        faults.append("a look into the bag needs the tile (PIX-386)")
    if kind == tasks.ASK_BAG and number != cubes_due(position, seat):
        faults.append("a cube is drawn for each captive (PIX-384)")
    blind = sum([tasks.first_of(task) for task in position.stack if tasks.kind_of(task) == tasks.DRAW])
    if number + blind > sum(position.bag):
        faults.append("nobody draws more than the bag has (PIX-385)")
    if tasks.ASK_PLACE not in [tasks.kind_of(task) for task in position.stack]:
        faults.append("stones are placed after the last cube (PIX-387)")
    return faults


def unreachable(position: PixieQueenState) -> list[str]:
    """Returns why no game comes to these discs, turns, orders, cubes and tiles, in words."""
    faults = _special_faults(position) + _ring_faults(position) + _order_faults(position) + _mine_faults(position)
    if position.phase == phases.ACTING:
        return faults + _disc_faults(position) + _turn_faults(position)
    if position.phase == phases.STEALING and any(taken >> 5 == position.round for taken in position.takers):
        faults.append("no tile is taken before the action phase (PIX-371, PIX-441)")
    lying = any(position.discs) or any(actions_taken(position, seat) for seat in range(position.seats))
    if position.phase == phases.OVER and len(position.big) > 1 and lying:
        faults.append("discs go back at the end of the action phase (PIX-311)")
    return faults


def _disc_faults(position: PixieQueenState) -> list[str]:
    """Everybody has four discs, which lie somewhere or are left."""
    faults = []
    for seat in range(position.seats):
        used, left = discs_used(position, seat), position.discs[seat]
        priority = position.single_by[BY_PRIORITY] == seat
        if used + int(priority) > box.DISCS or (left and (priority or used + left != box.DISCS)):
            faults.append("everybody has four discs in a round (PIX-301, PIX-451)")
    thrown = position.placed[box.PUNISH] > 0 or position.copies > 0
    if (position.roll and not thrown) or (position.placed[box.PUNISH] and not position.roll):
        faults.append("the punishment die is thrown for its action (PIX-361)")
    alone = [space for space in range(box.DOUBLES) if position.discs_on(space) == 1 and position.hands[space] < 0]
    moved = position.placed[box.PROMOTION] or position.copies or position.roll or len(position.big) < position.seats
    if alone and not moved and not any(has_passed(position, seat) for seat in position.big):
        faults.append("one disc is enough where a pixie stands (PIX-302)")
    return faults


def _turn_faults(position: PixieQueenState) -> list[str]:
    """Turns go round, past those who have no discs left."""
    order, actor = position.big, int(position.active)
    for at, seat in enumerate(order):
        due, taken = rounds_gone(position) + int(at < order.index(actor)), turns_taken(position, seat)
        if seat != actor and (taken != due if position.discs[seat] else not 1 <= taken <= due):
            return ["turns go round in the order of the big cubes (PIX-301)"]
    return []


def _special_faults(position: PixieQueenState) -> list[str]:
    """One special offering is made in a round, and it adds a good."""
    faults = []
    specials = [taken for taken in position.takers if taken & 3 == box.SPECIAL]
    if sum(position.area) != sum(box.START_AREA) + len(specials) or any(
        amount < start for amount, start in zip(position.area, box.START_AREA, strict=True)
    ):
        faults.append("each special offering adds a good to the area (PIX-108, PIX-441)")
    rounds = [taken >> 5 for taken in specials]
    if len(set(rounds)) != len(rounds):
        faults.append("a special offering is made once in a round (PIX-306)")
    if position.phase == phases.ACTING:
        now = [taken >> 2 & 7 for taken in specials if taken >> 5 == position.round]
        if now != [by for by in [position.single_by[BY_SPECIAL]] if by != box.NOBODY]:
            faults.append("who makes the special offering takes its tile (PIX-441)")
    return faults


def _ring_faults(position: PixieQueenState) -> list[str]:
    """A ring is forged on the space or by a copy."""
    rings = [taken for taken in position.takers if taken & 3 == box.RING]
    for ring in set(rings):
        if rings.count(ring) > 2:
            return ["a player forges a ring on the space and by a copy in a round (PIX-305, PIX-371)"]
    for number in range(1, int(position.round) + 1):
        forged = [ring >> 2 & 7 for ring in rings if ring >> 5 == number]
        now = position.phase == phases.ACTING and number == position.round
        if len(forged) > 1 + (int(position.copies) if now else int(position.seats)):
            return ["a ring is forged once in a round, and by copies (PIX-303, PIX-371)"]
        if now and any(forged.count(seat) > uses_of(position, box.FORGE_RING, seat) for seat in forged):
            return ["who forges a ring has a disc for it (PIX-371)"]
    return []


def _order_faults(position: PixieQueenState) -> list[str]:
    """The small cubes move up by an action, the big ones by the priority and in the next round."""
    if position.phase == phases.OVER:
        return []
    by = [position.single_by[BY_ORDER]] if position.phase == phases.ACTING else list(range(position.seats))
    orders = [position.small]
    if position.phase >= phases.ACTING:
        orders += [_moved_back(position.small, seat, places) for seat in by for places in range(1, 5)]
    if position.phase >= phases.OFFERING:
        orders += [[seat, *[other for other in order if other != seat]] for order in orders for seat in order]
    return [] if position.big in orders else ["the order changes by the turn order and the priority (PIX-431, PIX-453)"]


def _moved_back(order: list[int], seat: int, places: int) -> list[int]:
    """Returns an order in which a seat has not yet moved up so many places."""
    if seat not in order:
        return order
    others = [other for other in order if other != seat]
    return [*others[: order.index(seat) + places], seat, *others[order.index(seat) + places :]]


def _mine_faults(position: PixieQueenState) -> list[str]:
    """What the bag lacks was drawn, the last of it by the last visitor."""
    start = box.START_BAG[int(position.seats)]
    gone = [full - left for full, left in zip(start, position.bag, strict=True)]
    if any(position.cubes.count(cube) > gone[cube] for cube in range(box.CUBES)):
        return ["cubes that were drawn are not in the bag (PIX-384)"]
    if len(position.cubes) > max(box.PIXIES.values()):
        return ["a cube is drawn for each captive (PIX-384)"]
    top = tasks.kind_of(position.stack[-1]) if position.stack else tasks.ASK_MAIN
    if (sum(gone) or has_mined(position)) and not position.cubes and top not in (tasks.ASK_BAG, tasks.ASK_PICK):
        return ["what the bag lacks was drawn from it, one cube at least in each visit (PIX-384)"]
    if position.cubes.count(box.BAG_STONE) < stones_waiting(position):
        return ["stones to be placed were drawn (PIX-387)"]
    return []
