"""The other phases of a round of Pixie Queen: food, offers, rewards, punishments, the end; in any position, and in one
that a game reaches.
"""

from typing import Final

from folkmoot.engine.packing import verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.invariants_pieces import IN_DUNGEON
from folkmoot.games.pixie_queen.rules.offering import goods_asked, is_pleased
from folkmoot.games.pixie_queen.rules.stealing import food_due
from folkmoot.games.pixie_queen.rules.tiles import at_home, food_tiles
from folkmoot.games.pixie_queen.rules.verdicts_answers import kinds_allowed, kinds_offered
from folkmoot.games.pixie_queen.scoring import ends_with_round
from folkmoot.games.pixie_queen.situations.reckoning import (
    is_furious,
    least_points,
    most_bonus,
    most_points,
    offers_are_open,
    rewards_done,
    tokens_turned,
)
from folkmoot.games.pixie_queen.state import COMMITTED, TO_COMMIT, PixieQueenState, favourite

NO_SUCH_ROUND: Final = "there are seven rounds (PIX-901)"
NOT_TAKEN_IN_ORDER: Final = "reward tiles are taken from the left, one after the other (PIX-106)"
NOT_DUE: Final = "nobody has that promotion (PIX-501, PIX-513, PIX-804)"
NO_SERVANT: Final = "every servant has taken a tile (PIX-512)"


def faults(position: PixieQueenState) -> list[str]:
    """Returns what does not hold of rounds, tokens, offers and rewards, in words."""
    faults = []
    if not 0 <= position.round <= box.ROUNDS or (position.round == 0) != (position.phase == phases.SETUP):
        faults.append(NO_SUCH_ROUND)
    if sorted(position.demand) != box.DEMANDS:
        faults.append("there are nine demand tokens, three of each food (PIX-107)")
    if not 0 <= position.revealed <= position.round:
        faults.append("one demand token is turned in a round (PIX-107, PIX-411)")
    if position.phase < phases.OFFERING and (any(position.offers) or position.doubled):
        faults.append("nothing is offered before the offering (PIX-411)")
    if not all(amount >= 0 for amount in position.offers):
        faults.append("nobody offers less than nothing (PIX-411)")
    if int(position.doubled).bit_count() > 1:
        faults.append("one player announces the double offering (PIX-414)")
    return faults + _reward_faults(position) + _castle_faults(position)


def _reward_faults(position: PixieQueenState) -> list[str]:
    faults = []
    for series in range(box.SERIES):
        rounds = [taken >> 5 for taken in position.takers if taken & 3 == series]
        if len(rounds) > len(box.REWARDS[series]):
            faults.append("there are seven reward tiles of each series (PIX-106)")
        if rounds != sorted(rounds) or not all(1 <= when <= position.round for when in rounds):
            faults.append(NOT_TAKEN_IN_ORDER)
        if series == box.SERVANT and len(set(rounds)) != len(rounds):
            faults.append("one pixie enters the castle in a round (PIX-511)")
    if not all(bonus >= 0 for bonus in position.bonus):
        faults.append("reward points are never taken back (PIX-721)")
    return faults


def _castle_faults(position: PixieQueenState) -> list[str]:
    faults = []
    if position.castle >= 0 and position.phase != phases.REWARDING:
        faults.append("a pixie is in the castle until the rewards are over (PIX-511)")
    if position.castle == box.CLOSED and position.phase < phases.REWARDING:
        faults.append("the castle is open again in every round (PIX-511)")
    if (position.castle == position.seats or position.castle_servants) and not position.neutral_servant:
        faults.append("neutral pixies do not enter the castle (PIX-805)")
    return faults


def end_faults(position: PixieQueenState) -> list[str]:
    """Returns why a game cannot have ended so, or must have ended: no rule has ended it, a task is left."""
    if position.phase != phases.OVER:
        return ["the last one in the game has won (PIX-724)"] if len(position.big) < 2 else []
    faults = []
    if not ends_with_round(position) and len(position.big) != 1:
        faults.append("a game ends after seven rounds, by golden tiles or with one player (PIX-901, PIX-902, PIX-724)")
    if position.stack or position.shares:
        faults.append("nothing is asked when the game is over")
    return faults


def asked_faults(position: PixieQueenState) -> list[str]:
    """Returns which preconditions of a question outside of turns do not hold, or of one that waits."""
    asked = position.stack[-1]
    kind, seat, number = tasks.kind_of(asked), tasks.seat_of(asked), tasks.first_of(asked)
    faults = _token_faults(position)
    for task in position.stack:
        faults += _task_faults(position, task)
    if position.phase == phases.REWARDING and tasks.kind_of(position.stack[1]) != tasks.CASTLE:
        faults.append("the pixie in the castle becomes a servant after all promotions (PIX-512)")
    if kind == tasks.ASK_FOOD and not food_due(position, number, tasks.second_of(asked)):
        faults.append("an empty stock gives no food (PIX-205)")
    elif kind == tasks.ASK_DEMOTION:
        faults += _demotion_faults(position, seat, number, tasks.second_of(asked))
    elif kind == tasks.ASK_DOUBLE and not position.holds_tile(seat, box.DOUBLE_TILE):
        faults.append("the double offering needs its tile (PIX-414)")
    elif kind == tasks.ASK_OFFER:
        faults += _offering_faults(position)
    return faults


def _token_faults(position: PixieQueenState) -> list[str]:
    """A round's token is turned in its offering, not before."""
    if position.revealed == position.round > tokens_turned(position):
        return ["the demand of a round is not known before its offering (PIX-411)"]
    if tasks.kind_of(position.stack[0]) in (tasks.ASK_OFFER, tasks.JUDGE) and position.revealed == 0:
        return ["an offering answers a demand (PIX-411)"]
    return []


def _task_faults(position: PixieQueenState, task: int) -> list[str]:
    """A task that waits concerns a seat that it can concern."""
    kind, seat = tasks.kind_of(task), tasks.seat_of(task)
    first, second = tasks.first_of(task), tasks.second_of(task)
    if kind == tasks.ASK_FOOD and not _gives_food(position, seat, first, second):
        return ["food comes from a food tile (PIX-203)"]
    by_skill = kind == tasks.ASK_PROMOTE and second == tasks.BY_SKILL
    if by_skill and (first > 1 or not position.has_skill(seat, box.FREE_PROMOTION)):
        return ["the skill gives one promotion (PIX-513)"]
    if kind == tasks.ASK_NEUTRAL and (position.seats > 2 or seat != favourite(position)):
        return ["with two players the favourite moves a neutral pixie (PIX-804)"]
    return []


def _gives_food(position: PixieQueenState, seat: int, left: int, food: int) -> bool:
    """Tells whether a seat has a tile that gives so much food, of which the kinds before `food` were taken."""
    tiles = food_tiles(position, seat)
    return left in tiles if food == 0 else left <= max([0, *tiles])


def _demotion_faults(position: PixieQueenState, seat: int, place: int, cause: int) -> list[str]:
    """A mine symbol or anger demotes a pixie of a player who is not the favourite."""
    faults = []
    if not position.has_active(seat):
        faults.append("only an active pixie is demoted (PIX-622)")
    if seat == favourite(position):
        faults.append("the favourite is never demoted (PIX-418, PIX-622)")
    angry = is_furious(position)
    if (cause == tasks.BY_ANGER) != angry:
        faults.append("the Queen is furious when all offers are judged (PIX-417)")
    if place != (position.big.index(seat) if angry else 0):
        faults.append("anger comes from the last player forward (PIX-418)")
    if not angry and position.suffered[seat] < box.MINE_SYMBOLS[0]:
        faults.append("a mine symbol was reached (PIX-621)")
    return faults


def _offering_faults(position: PixieQueenState) -> list[str]:
    """Offers are made good by good, of as many kinds as are allowed."""
    faults = []
    goods = goods_asked(position)
    stages = [*goods, TO_COMMIT, COMMITTED]
    for seat in range(position.seats):
        stage = position.offer_stage[seat]
        offered = [good for good in range(box.GOODS) if position.offered(seat, good)]
        if not position.lives(seat):
            if offered:
                faults.append(IN_DUNGEON)
            continue
        if stage not in stages:
            faults.append("the demanded food, silver and gold are asked for (PIX-411, PIX-412)")
        if any(good not in goods or good >= stage for good in offered):
            faults.append("an offer is made good by good (PIX-411)")
        if any(position.offered(seat, good) > position.owned(seat, good) for good in offered):
            faults.append("nobody offers more than they have (PIX-411)")
        if kinds_offered(position, seat) > kinds_allowed(position, seat):
            faults.append("an offer has one kind, two with two players, one more with the tile (PIX-414, PIX-803)")
    if not position.deciders():
        faults.append("at least one seat has not committed")
    return faults


def unreachable(position: PixieQueenState) -> list[str]:
    """Returns why no game comes to these tokens, rewards, points and offers, in words."""
    faults = _servant_faults(position) + _golden_faults(position) + _point_faults(position) + _offer_faults(position)
    turned = tokens_turned(position)
    stopped = position.phase == phases.OVER and position.revealed == turned - 1
    if position.revealed != turned and not stopped:
        faults.append("a demand token is turned in each round (PIX-107, PIX-411)")
    if position.last >= 0 and verb_of(int(position.last)) in (verbs.OFFER, verbs.COMMIT):
        faults.append("nobody sees the moves of an offer (PIX-411)")
    top = position.stack[-1] if position.stack else tasks.task(tasks.ROUND_END)
    if tasks.kind_of(top) == tasks.ASK_DEMOTION and tasks.second_of(top) == tasks.BY_SYMBOL:
        points = position.suffered[tasks.seat_of(top)]
        if not any(symbol <= points < symbol + box.PASS_PENALTY for symbol in box.MINE_SYMBOLS):
            faults.append("the points that were just given reached a mine symbol (PIX-621)")
    return faults


def _servant_faults(position: PixieQueenState) -> list[str]:
    """One pixie goes into the castle in the rewards of a round, and a neutral one goes up one level."""
    faults = []
    servants = [taken >> 5 for taken in position.takers if taken & 3 == box.SERVANT]
    crowned = position.castle == box.CLOSED or position.phase == phases.OVER
    if position.round in servants and not crowned:
        faults.append("a servant tile is taken when the rewards are over (PIX-512)")
    if len(servants) + position.castle_servants > rewards_done(position):
        faults.append("one pixie enters the castle in a round (PIX-511)")
    if position.seats > 2:
        return faults
    levels = sum([box.LEVEL_OF[space] for space in position.actives_of(2)])
    levels += (box.LEVELS + 1) * (int(position.castle_servants) + int(position.castle == 2))
    waits = tasks.ASK_NEUTRAL in [tasks.kind_of(task) for task in position.stack]
    if levels > rewards_done(position) + int(position.phase == phases.REWARDING and not waits):
        faults.append("a neutral pixie goes one level up in a round (PIX-804)")
    return faults


def _golden_faults(position: PixieQueenState) -> list[str]:
    """The round in which the last golden tile is taken is the last."""
    last = 0
    for series in range(box.SERIES):
        rounds = [taken >> 5 for taken in position.takers if taken & 3 == series]
        if len(rounds) < box.GOLDEN:
            return []
        last = max(last, rounds[box.GOLDEN - 1])
    return ["the game ends with the round of the last golden tile (PIX-902)"] if last < position.round else []


def _point_faults(position: PixieQueenState) -> list[str]:
    """There are no fewer and no more points than the rounds have brought."""
    faults = []
    for seat in range(position.seats):
        points = position.suffered[seat]
        if position.lives(seat) and points < least_points(position, seat):
            least = least_points(position, seat)
            faults.append(f"seat {seat} has {least} punishment points at least (PIX-310, PIX-401, PIX-413, PIX-712)")
        if points > most_points(position, seat):
            faults.append(f"so few rounds bring no {points} punishment points (PIX-711, PIX-712)")
        if position.bonus[seat] > most_bonus(position, seat):
            faults.append("bonus points come from last cases, servants and rings (PIX-372, PIX-512, PIX-713)")
    return faults


def _offer_faults(position: PixieQueenState) -> list[str]:
    """What was offered, and what followed from it."""
    faults = []
    if position.doubled and not at_home(position, box.DOUBLE_TILE):
        faults.append("the tile of an announced double offering is at home (PIX-355, PIX-414)")
    if position.stack[:1] == [tasks.task(tasks.REVEAL_DEMAND)] and any(position.offers):
        faults.append("nothing is offered before the demand is known (PIX-411)")
    if not offers_are_open(position):
        return faults
    goods = goods_asked(position)
    for seat in range(position.seats):
        offered = [good for good in range(box.GOODS) if position.offered(seat, good)]
        if any(good not in goods for good in offered) or kinds_offered(position, seat) > kinds_allowed(position, seat):
            faults.append(
                "an offer has as many kinds of the goods asked for as are allowed (PIX-411, PIX-414, PIX-803)"
            )
    for good in (position.demanded(), box.SILVER, box.GOLD):
        if sum(position.offers[good :: box.GOODS]) > position.stock[good]:
            faults.append("what was offered is in the stock (PIX-415)")
    pleased = is_pleased(position)
    if (position.phase == phases.REWARDING and not pleased) or (is_furious(position) and pleased):
        faults.append("rewards follow if anybody has offered the demanded food, anger otherwise (PIX-417)")
    if position.phase == phases.PUNISHING and (position.castle == box.CLOSED) != pleased:
        faults.append("the castle is closed when there were rewards (PIX-417, PIX-511)")
    return faults
