"""What a choice does, as far as its seat is shown: the rules carry it out on a copy, up to the first die or secret."""

from typing import Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.packing import first_of, pack, second_of, verb_of
from folkmoot.engine.prompts import Next
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import flow, phases, scoring, tasks
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen.rules.effects import apply
from folkmoot.games.pixie_queen.rules.goods import pay, take
from folkmoot.games.pixie_queen.rules.offering import goods_asked, is_pleased, make_offer
from folkmoot.games.pixie_queen.rules.pixies import FROM_NAMES, TO_NAMES
from folkmoot.games.pixie_queen.rules.rewarding import case_reached, crown, promotions_due
from folkmoot.games.pixie_queen.rules.verdicts_answers import kinds_allowed, kinds_offered, may_add_kind
from folkmoot.games.pixie_queen.rules.verdicts_pixies import unchaining_price
from folkmoot.games.pixie_queen.shown import PixieMove, PixieQueenEffect, RewardGain, Suffering
from folkmoot.games.pixie_queen.state import COMMITTED, PixieQueenState
from folkmoot.games.pixie_queen.view import sees_bag

_PROMOTIONS: Final = [box.PROMOTION, verbs.PROMOTE, verbs.NEUTRAL]
_PUNISHED: Final = [verbs.PASS, box.COPY, verbs.GIVE]
"""What brings somebody points that no die decides."""
_PUNISH_ODDS: Final = {str(points): box.PUNISH_DIE.count(points) for points in box.PUNISH_DIE}
_CASINO_ODDS: Final = {face: box.CASINO_NAMES.count(face) for face in box.CASINO_NAMES}


def effect(position: PixieQueenState, seat: int, move: int) -> PixieQueenEffect:
    """Returns what a legal move does."""
    return foresee(position, seat, move)[0]


def foresee(position: PixieQueenState, seat: int, move: int) -> tuple[PixieQueenEffect, bool]:
    """Returns what a legal move does, and whether it reveals anything or throws dice."""
    verb, first = verb_of(move), first_of(move)
    if verb == verbs.OFFER:
        return _offer(position, seat, move), False
    ahead, log, dice = position.copy(), Log(), FastDice(0)
    apply(ahead, seat, move, dice, log)
    if verb == verbs.COMMIT:
        return _offer(position, seat, move), any(event.reveals for event in log.events)
    hidden = verb == box.ROB_PIXIE and not position.open_stocks
    gained = [] if hidden or verb == box.CASINO else _gained(position, ahead, seat)
    discs = position.discs[seat] - ahead.discs[seat]
    pixies, stones, tiles = _pixies(position, ahead, seat, move), _stones(position, ahead), _tiles(position, ahead)
    cases, reward, small = _cases(position, ahead, seat), _reward(position, ahead, seat), _small(position, ahead)
    picks, draws, odds = _picks(ahead), _draws(ahead, verb), _odds(position, ahead, seat, verb)
    certain = not hidden and _is_certain(ahead, verb)
    suffers = _sufferings(ahead, move, log) if verb in _PUNISHED else []
    waiting = ahead.stack[:]
    flow.run(ahead, dice, log)
    certain = certain and not _hangs_on_bread(position, seat, waiting, ahead)
    said = PixieQueenEffect(
        discs=discs,
        pays={box.GOOD_NAMES[good]: -number for good, number in enumerate(gained) if number < 0},
        gains={box.GOOD_NAMES[good]: number for good, number in enumerate(gained) if number > 0},
        adds=box.GOOD_NAMES[first] if verb == box.SPECIAL_OFFERING else None,
        robs=position.hands[first] if verb == box.ROB_PIXIE else None,
        up_to=_counted(box.ICONS[first]) if hidden else {},
        pixies=pixies,
        stones=stones,
        tiles=tiles,
        cases=cases,
        reward=reward,
        suffers=suffers,
        small=small,
        favourite=seat if verb == box.PRIORITY else None,
        picks=picks,
        draws=draws,
        odds=odds,
        wins=_wins(position, seat) if verb == box.CASINO else {},
        next=_next(position, ahead, verb) if certain else None,
    )
    return said, any(event.reveals for event in log.events)


def _gained(position: PixieQueenState, ahead: PixieQueenState, seat: int) -> list[int]:
    """Returns what a seat has more of each good than before."""
    at = box.GOODS * seat
    return [ahead.goods[at + good] - position.goods[at + good] for good in range(box.GOODS)]


def _counted(goods: list[int]) -> dict[str, int]:
    return {box.GOOD_NAMES[good]: goods.count(good) for good in goods}


def _pixies(position: PixieQueenState, ahead: PixieQueenState, seat: int, move: int) -> list[PixieMove]:
    verb, start, to = verb_of(move), first_of(move), second_of(move)
    if verb == verbs.DEMOTE:
        return [PixieMove(colour=box.COLOURS[seat], start=box.SPACE_NAMES[start], to="mine")]
    if verb not in _PROMOTIONS:
        return []
    band = int(position.seats) if verb == verbs.NEUTRAL else seat
    moves = [PixieMove(colour=box.COLOURS[band], start=FROM_NAMES[start], to=TO_NAMES[to])]
    other = box.NOBODY if to == verbs.TO_CASTLE else position.hands[to]
    if other != box.NOBODY:
        end = "mine" if ahead.captives[other] > position.captives[other] else FROM_NAMES[start]
        moves.append(PixieMove(colour=box.COLOURS[other], start=TO_NAMES[to], to=end))
    return moves


def _stones(position: PixieQueenState, ahead: PixieQueenState) -> dict[str, list[int]]:
    if ahead.stones == position.stones:
        return {}
    pairs = [ahead.stones[2 * band : 2 * band + 2] for band in range(position.bands())]
    return {
        box.COLOURS[band]: pair for band, pair in enumerate(pairs) if pair != position.stones[2 * band : 2 * band + 2]
    }


def _tiles(position: PixieQueenState, ahead: PixieQueenState) -> dict[str, str | None]:
    """Returns what lies then at the places before players that change."""
    if (
        ahead.one_slot == position.one_slot
        and ahead.food_slot == position.food_slot
        and ahead.skill == position.skill
        and ahead.extra_tile == position.extra_tile
    ):
        return {}
    before, after = lying(position), lying(ahead)
    return {place: after.get(place) for place in {**before, **after} if before.get(place) != after.get(place)}


def lying(position: PixieQueenState) -> dict[str, str]:
    """Returns the tiles and skills before the players, and the tile on a skill, by their places."""
    tiles: dict[str, str] = {}
    extra = "board-extra"
    for seat in range(position.seats):
        first = verbs.FIRST_SCREEN + verbs.PLACES * seat
        if position.food_slot[seat] != box.NO_TILE:
            tiles[verbs.TARGET_NAMES[first + verbs.FOOD_PLACE]] = box.TILE_NAMES[position.food_slot[seat]]
        if position.one_slot[seat] != box.NO_TILE:
            tiles[verbs.TARGET_NAMES[first + verbs.ONE_USE_PLACE]] = box.TILE_NAMES[position.one_slot[seat]]
        if position.skill[seat] != box.NO_SKILL:
            tiles[verbs.TARGET_NAMES[first + verbs.SKILL_PLACE]] = box.SKILL_NAMES[position.skill[seat]]
        if position.skill[seat] == box.EXTRA_SLOT:
            extra = verbs.TARGET_NAMES[first + verbs.EXTRA_PLACE]
    if position.extra_tile != box.NO_TILE:
        tiles[extra] = box.TILE_NAMES[int(position.extra_tile)]
    return tiles


def _cases(position: PixieQueenState, ahead: PixieQueenState, seat: int) -> dict[str, int]:
    cases: dict[str, int] = {}
    if ahead.silver_case[seat] != position.silver_case[seat]:
        cases["silver"] = ahead.silver_case[seat] + 1
    if ahead.gold_case[seat] != position.gold_case[seat]:
        cases["gold"] = ahead.gold_case[seat] + 1
    return cases


def _reward(position: PixieQueenState, ahead: PixieQueenState, seat: int) -> RewardGain | None:
    """Returns the reward tile that is taken now, or that a pixie in the castle will bring."""
    later = ahead
    if ahead.castle == seat and position.castle != seat:
        later = ahead.copy()
        crown(later, None)
    if len(later.takers) == len(position.takers):
        return None
    return RewardGain(
        series=box.SERIES_NAMES[later.takers[-1] & 3],
        points=scoring.tile_points(later, seat) - scoring.tile_points(position, seat),
        bonus=later.bonus[seat] - position.bonus[seat],
    )


def _small(position: PixieQueenState, ahead: PixieQueenState) -> list[int]:
    return ahead.small[:] if ahead.small != position.small else []


def _picks(ahead: PixieQueenState) -> int:
    """Returns how many cubes are still to be chosen from the bag."""
    return tasks.first_of(ahead.stack[-1]) if tasks.kind_of(ahead.stack[-1]) == tasks.ASK_PICK else 0


def _draws(ahead: PixieQueenState, verb: int) -> int:
    """Returns how many cubes are drawn blindly in this visit to the mine."""
    if verb in (box.MINE, verbs.USE_BAG, verbs.PICK):
        for task in ahead.stack:
            if tasks.kind_of(task) in (tasks.DRAW, tasks.ASK_BAG):
                return tasks.first_of(task)
    return 0


def _is_certain(ahead: PixieQueenState, verb: int) -> bool:
    """Tells whether no die and no draw decides what comes next."""
    top = tasks.kind_of(ahead.stack[-1])
    if verb == box.PUNISH:
        return top == tasks.ASK_GIVE
    return verb != box.CASINO and top != tasks.DRAW


def _hangs_on_bread(position: PixieQueenState, seat: int, waiting: list[int], ahead: PixieQueenState) -> bool:
    """Tells whether the bread behind another screen decides who is asked: its player, if they can pay for a stone."""
    if position.open_stocks or ahead.phase == phases.OVER:
        return False
    for task in waiting:
        other, reached = tasks.seat_of(task), task not in ahead.stack or task == ahead.stack[-1]
        if tasks.kind_of(task) == tasks.ASK_AFTER and other != seat and reached:
            return position.stones[2 * other] > 0 and unchaining_price(position, other) > 0
    return False


def _odds(position: PixieQueenState, ahead: PixieQueenState, seat: int, verb: int) -> dict[str, int]:
    if verb == box.PUNISH:
        return _PUNISH_ODDS
    if verb == box.CASINO:
        return _CASINO_ODDS
    if verb == verbs.USE_DOUBLE:
        seen = position.demand[: position.revealed]
        unseen = [box.DEMANDS.count(food) - seen.count(food) for food in range(box.FOODS)]
        return {box.GOOD_NAMES[food]: number for food, number in enumerate(unseen) if number}
    if _draws(ahead, verb) and sees_bag(position, seat):
        return {box.CUBE_NAMES[cube]: number for cube, number in enumerate(ahead.bag) if number}
    return {}


def _sufferings(ahead: PixieQueenState, move: int, log: Log) -> list[Suffering]:
    """Carries out the punishments that come next, and leaves the demotions that they cause to be asked for."""
    if tasks.kind_of(ahead.stack[-1]) == tasks.ASK_GIVE:
        return [Suffering(seat=first_of(move), points=second_of(move))] if second_of(move) else []
    sufferings: list[Suffering] = []
    demotions: list[int] = []
    while ahead.stack and tasks.kind_of(ahead.stack[-1]) == tasks.SUFFER and len(ahead.big) > 1:
        task = ahead.stack.pop()
        seat, points, height = tasks.seat_of(task), tasks.first_of(task), len(ahead.stack)
        flow.suffer_for(ahead, task, log)
        asked = ahead.stack[height:]
        del ahead.stack[height:]
        demotions += asked
        sufferings.append(Suffering(seat=seat, points=points, demotion=len(asked) > 0, dungeon=not ahead.lives(seat)))
    demotions.reverse()
    ahead.stack += demotions
    return sufferings


def _wins(position: PixieQueenState, seat: int) -> dict[str, dict[str, int]]:
    """Returns what every face of the casino die brings."""
    wins: dict[str, dict[str, int]] = {}
    twin = position.copy()
    for face, amounts in zip(box.CASINO_NAMES, box.CASINO_DIE, strict=True):
        given = [take(twin, seat, good, amount) for good, amount in enumerate(amounts)]
        for good, amount in enumerate(given):
            pay(twin, seat, good, amount)
        wins[face] = {box.GOOD_NAMES[good]: amount for good, amount in enumerate(given) if amount}
    return wins


def _ends_turn(position: PixieQueenState, ahead: PixieQueenState, verb: int) -> bool:
    """Tells whether the turn of a player has ended and another has begun in the same action phase."""
    if not position.phase == ahead.phase == phases.ACTING or tasks.kind_of(ahead.stack[-1]) != tasks.ASK_MAIN:
        return False
    return verb != verbs.REMOVE_STONE or tasks.kind_of(position.stack[-1]) != tasks.ASK_MAIN


def _next(position: PixieQueenState, ahead: PixieQueenState, verb: int) -> Next:
    ends = _ends(position, ahead, verb)
    if not ahead.stack:
        return Next(ends=ends)
    question = tasks.QUESTION_NAMES[tasks.kind_of(ahead.stack[-1])]
    return Next(ends=ends, seats=flow.deciders(ahead), question=question)


def _ends(position: PixieQueenState, ahead: PixieQueenState, verb: int) -> str | None:
    if ahead.phase == phases.OVER:
        return "game"
    if position.round and ahead.round != position.round:
        return "round"
    if ahead.phase != position.phase:
        return "phase"
    return "turn" if _ends_turn(position, ahead, verb) else None


def _offer(position: PixieQueenState, seat: int, move: int) -> PixieQueenEffect:
    """Returns what a part of an offer does, whatever others offer: as if they had refused."""
    alone = position.copy()
    for other in position.big:
        if other != seat:
            alone.offer_stage[other] = COMMITTED
            alone.offers[box.GOODS * other : box.GOODS * other + box.GOODS] = [0] * box.GOODS
    apply(alone, seat, move, FastDice(0), None)
    commits = verb_of(move) == verbs.COMMIT
    made = alone.copy()
    if not commits:
        make_offer(made, seat, pack(verbs.COMMIT), None)
    amounts = alone.offers[box.GOODS * seat : box.GOODS * seat + box.GOODS]
    punishments = [task for task in made.stack if tasks.kind_of(task) == tasks.SUFFER and tasks.seat_of(task) == seat]
    paid = _gained(position, alone, seat)
    return PixieQueenEffect(
        pays={box.GOOD_NAMES[good]: -number for good, number in enumerate(paid) if number},
        suffers=[Suffering(seat=seat, points=tasks.first_of(task)) for task in punishments],
        offers={box.GOOD_NAMES[good]: amount for good, amount in enumerate(amounts) if amount},
        kinds_left=None if commits else kinds_allowed(alone, seat) - kinds_offered(alone, seat),
        up_to={} if commits else _still_to_offer(alone, seat),
        promotions=promotions_due(alone, seat),
        tracks=_tracks(alone, seat, amounts),
        next=None if commits else Next(seats=[seat], question=tasks.QUESTION_NAMES[tasks.ASK_OFFER]),
    )


def _still_to_offer(alone: PixieQueenState, seat: int) -> dict[str, int]:
    """Returns how much a seat may offer of each good that is asked for later; nothing once no kind may be added."""
    if not may_add_kind(alone, seat):
        return {}
    later = [good for good in goods_asked(alone) if good >= alone.offer_stage[seat]]
    return {box.GOOD_NAMES[good]: alone.owned(seat, good) for good in later}


def _tracks(alone: PixieQueenState, seat: int, amounts: list[int]) -> dict[str, list[int]]:
    """Returns how far an offer leads at least, beside another as large or for nothing in anger, and at most."""
    tracks: dict[str, list[int]] = {}
    for good, case in ((box.SILVER, alone.silver_case[seat]), (box.GOLD, alone.gold_case[seat])):
        amount = amounts[good]
        if amount:
            least = case_reached(case, amount, [amount, amount]) if is_pleased(alone) else case
            tracks[box.GOOD_NAMES[good]] = [least + 1, case_reached(case, amount, [amount]) + 1]
    return tracks
