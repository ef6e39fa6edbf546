"""The heuristic of Pixie Queen: how good each legal move looks, in points at the end.

Moves are tried on a twin and the position after them is valued; what the dice or other players decide counts by its
average.
"""

from typing import Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import moves as verbs
from folkmoot.games.pixie_queen import phases, tasks
from folkmoot.games.pixie_queen.rules.choices import copy_moves, promotions
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.pixies import promote
from folkmoot.games.pixie_queen.rules.rewarding import captive_points
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.scoring import rewards
from folkmoot.games.pixie_queen.state import PixieQueenState, favourite

GOOD_WORTH: Final[list[float]] = [0.55, 0.45, 0.45, 0.65, 1.5]
"""What a good is worth in the middle of the game."""
ENOUGH: Final[list[int]] = [4, 3, 3, 6, 5]
"""The amounts of the goods beyond which one more is worth a third."""
PROGRESS: Final[list[float]] = [0.0, 0.15, 0.32, 0.52, 0.75]
"""The share of the next servant tile that a pixie is worth, by its level."""
DISC: Final = 1.2
ORDER: Final = 0.25
STONE: Final = 0.7
ONE_USE: Final = 1.2
NEAR_SYMBOL: Final = 0.25
SKILL_WORTH: Final[list[float]] = [3.0, 4.0, 4.0, 4.5, 6.0, 3.0, 2.0, 4.0, 4.0, 5.0]
"""The worth of the skills at the start."""
HARM: Final = 0.25
"""What an opponent's loss is worth."""
OTHERS_BRING_FOOD: Final = 0.75
"""How likely it is that another player brings the demanded food."""
LARGEST_GIFT: Final = 0.35
"""How likely it is that a gift of one bar is the single largest of its kind."""


def move_values(position: PixieQueenState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move."""
    verb = verb_of(moves[0])
    if verb in (verbs.OFFER, verbs.COMMIT):
        return [_offer_value(position, seat, move) for move in moves]
    if verb == verbs.SKILL:
        return [SKILL_WORTH[first_of(move)] for move in moves]
    now = worth(position, seat)
    return [_value(position, seat, move) - now for move in moves]


def _value(position: PixieQueenState, seat: int, move: int) -> float:
    """Returns the value of the position after a move, less the value of the discs that it costs."""
    verb = verb_of(move)
    if verb >= verbs.SKILL:
        return _answer_value(position, seat, move)
    discs = 0
    if tasks.kind_of(position.stack[-1]) == tasks.ASK_MAIN:
        discs = position.discs[seat] if verb == box.PRIORITY else price(position, verb) if verb < box.DOUBLES else 1
    return _action_value(position, seat, move) - DISC * discs


def _action_value(position: PixieQueenState, seat: int, move: int) -> float:
    """Returns the value of the position after an action; where dice decide, on average."""
    verb = verb_of(move)
    if verb == box.PUNISH:
        return worth(position, seat) + HARM * 2.5
    if verb == box.CASINO:
        won = sum(GOOD_WORTH[: box.FOODS]) + 2.0 * GOOD_WORTH[box.SILVER] + GOOD_WORTH[box.GOLD]
        return worth(position, seat) + won / 3.0
    if verb == box.MINE:
        return worth(position, seat) + _mine_gain(position, seat)
    if verb == box.COPY:
        return _copy_value(position, seat)
    if verb == box.PRIORITY:
        return worth(position, seat) + (0.8 if position.big[0] != seat else 0.0)
    if verb == box.PANTRY and first_of(move) == verbs.PANTRY_DISCARD:
        return worth(position, seat) - (1.5 if rounds_left(position) > 1 else -1.0)
    return _worth_after(position, seat, move)


def _worth_after(position: PixieQueenState, seat: int, move: int) -> float:
    """Returns what the position after a move is worth to a seat."""
    twin = position.copy()
    twin.play(seat, move, FastDice(1))
    return worth(twin, seat)


def _mine_gain(position: PixieQueenState, seat: int) -> float:
    """Returns what the cubes that a seat would draw are worth on average; stones go to the others."""
    cubes = float(sum(position.bag))
    draws = float(cubes_due(position, seat))
    in_bag = position.bag[0] * GOOD_WORTH[box.SILVER] + position.bag[1] * GOOD_WORTH[box.GOLD] + position.bag[2] * 0.2
    return draws * in_bag / cubes


def _copy_value(position: PixieQueenState, seat: int) -> float:
    """Returns the value of the best action to copy, less the punishment and a little more for its risk."""
    best = max([_action_value(position, seat, move) for move in copy_moves(position, seat)])
    points = box.COPY_PUNISHMENT[position.copies]
    reached = position.suffered[seat] // 10 < (position.suffered[seat] + points) // 10
    return best - float(points) - (2.5 if reached and position.has_active(seat) else 0.4)


def _answer_value(position: PixieQueenState, seat: int, move: int) -> float:
    """Returns the value of a move that is no action; only values of one question are comparable."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == verbs.PASS:
        return worth(position, seat) - box.PASS_PENALTY - 2.0
    if verb in (verbs.STOP, verbs.DONE):
        return worth(position, seat)
    if verb == verbs.REMOVE_STONE:
        return _worth_after(position, seat, move) - (0.1 if position.chained(seat) < position.captives[seat] else -0.6)
    if verb == verbs.GIVE:
        reached = position.suffered[first] // 10 < (position.suffered[first] + second) // 10
        lead = -float(position.suffered[first])
        return HARM * second + (2.0 if reached and position.has_active(first) else 0.0) + 0.02 * lead * second
    if verb == verbs.PLACE:
        return -5.0 if first == seat else 1.0 + (1.0 if position.captives[first] <= 2 else 0.0)
    if verb == verbs.PICK:
        return [GOOD_WORTH[box.SILVER], GOOD_WORTH[box.GOLD], 0.1][first]
    if verb == verbs.USE_BAG:
        return 1.0 if first == verbs.YES else 0.0
    if verb == verbs.USE_DOUBLE:
        return 0.5 if first == verbs.YES else 0.0
    if verb == verbs.USE_GRACE:
        return worth(position, seat) - 1.2
    if verb == verbs.NEUTRAL:
        return 0.0
    return _worth_after(position, seat, move)


def _offer_value(position: PixieQueenState, seat: int, move: int) -> float:
    """Returns what an offer is worth on average, as far as this move decides it."""
    if verb_of(move) == verbs.COMMIT:
        return 0.0
    good, amount = first_of(move), second_of(move)
    if amount:
        return _gift_value(position, seat, good, amount)
    later = [other for other in range(max(good + 1, box.SILVER), box.GOODS) if position.owned(seat, other)]
    best = max([_best_gift(position, seat, other) for other in later]) if later else -float(box.REFUSAL_PENALTY)
    if any(position.offered(seat, other) for other in range(box.GOODS)):
        return max(0.0, best)
    return best


def _best_gift(position: PixieQueenState, seat: int, good: int) -> float:
    return max([_gift_value(position, seat, good, amount) for amount in range(1, position.owned(seat, good) + 1)])


def _gift_value(position: PixieQueenState, seat: int, good: int, amount: int) -> float:
    """Returns what offering this much of a good is worth on average."""
    cost = GOOD_WORTH[good] * amount if rounds_left(position) > 1 else 0.3 * amount
    if good < box.FOODS:
        if good != position.demanded():
            return -10.0
        return _promotion_gain(position, seat, amount) - cost
    case = position.gold_case[seat] if good == box.GOLD else position.silver_case[seat]
    twin = position.copy()
    cases = twin.gold_case if good == box.GOLD else twin.silver_case
    cases[seat] = min(6, case + 1)
    one = worth(twin, seat)
    cases[seat] = min(6, case + 2)
    two = worth(twin, seat)
    now = worth(position, seat)
    largest = min(0.9, LARGEST_GIFT + 0.2 * (amount - 1))
    return OTHERS_BRING_FOOD * (one - now + largest * (two - one)) - cost


def _promotion_gain(position: PixieQueenState, seat: int, foods: int) -> float:
    """Returns what a number of promotions is worth, the best one made each time."""
    twin = position.copy()
    twin.phase = phases.REWARDING
    start = worth(twin, seat)
    for _ in range(foods):
        best, best_move = -1.0e9, -1
        for move in promotions(twin, seat):
            trial = twin.copy()
            promote(trial, seat, first_of(move), second_of(move), "", None)
            value = worth(trial, seat)
            if value > best:
                best, best_move = value, move
        if best_move < 0 or best < worth(twin, seat):
            break
        promote(twin, seat, first_of(best_move), second_of(best_move), "", None)
    return worth(twin, seat) - start


def rounds_left(position: PixieQueenState) -> int:
    """Returns how many punishments are still to come."""
    return box.ROUNDS - int(position.round) + (1 if position.phase < phases.PUNISHING else 0)


def worth(position: PixieQueenState, seat: int) -> float:
    """Returns what the position is worth to a seat."""
    if not position.lives(seat):
        return -90.0
    left = rounds_left(position)
    steals = box.ROUNDS - int(position.round)
    points = float(rewards(position, seat) - position.suffered[seat])
    points += _tracks(position, seat, left)
    points -= left * _captives(position, seat)
    points += _goods(position, seat, steals)
    points += _pixies(position, seat, steals)
    points += _tiles(position, seat, steals)
    points -= STONE * float(position.stones[2 * seat] + position.stones[2 * seat + 1])
    if steals:
        points -= ORDER * float(position.small.index(seat))
    if position.has_active(seat) and seat != favourite(position):
        for symbol in box.MINE_SYMBOLS:
            if 0 < symbol - position.suffered[seat] <= 2:
                points -= NEAR_SYMBOL
    return points


def _tracks(position: PixieQueenState, seat: int, left: int) -> float:
    """Returns the bonus and punishment of the tracks in the rounds left, and the worth of their lower prices."""
    silver, gold = position.silver_case[seat], position.gold_case[seat]
    gained = box.CASE_BONUS[silver] + box.CASE_BONUS[gold]
    lost = box.CASE_PUNISHMENT[silver] + box.CASE_PUNISHMENT[gold]
    points = float(left * (gained - lost))
    points += 0.18 * left * float(silver + gold)
    return points


def _captives(position: PixieQueenState, seat: int) -> float:
    captives = position.captives[seat]
    return float(captive_points(position, seat)) + 0.12 * float(max(0, captives - 2))


def _goods(position: PixieQueenState, seat: int, steals: int) -> float:
    """Returns what a seat's goods are worth: their use, less the risk of a majority in the last round."""
    points = 0.0
    last = steals == 0
    over = last and position.phase >= phases.REWARDING
    for good in range(box.GOODS):
        owned = position.goods[box.GOODS * seat + good]
        if owned == 0:
            continue
        if last:
            most = max([position.goods[box.GOODS * other + good] for other in position.big])
            risk = 3.0 if owned == most else 1.0 * owned / float(most)
            if over:
                points -= risk
                continue
            points -= 0.6 * risk
        plenty = min(owned, ENOUGH[good])
        points += GOOD_WORTH[good] * (float(plenty) + float(owned - plenty) / 3.0) * (0.5 if last else 1.0)
    if not over and box.GOLD_PER_RING[position.gold_case[seat]] <= position.goods[box.GOODS * seat + box.GOLD]:
        points += 1.0
    return points


def _pixies(position: PixieQueenState, seat: int, steals: int) -> float:
    """Returns what active pixies are worth: they steal in every round left, and may become servants."""
    taken = position.taken_of(box.SERVANT)
    tile = float(box.REWARDS[box.SERVANT][taken]) if taken < len(box.REWARDS[box.SERVANT]) else 0.0
    points = 0.0
    chances = 1.0
    for space in range(box.DOUBLES - 1, -1, -1):
        if position.hands[space] == seat:
            level = box.LEVEL_OF[space]
            points += 0.55 * steals * level
            if position.phase < phases.REWARDING or steals:
                reach = min(1.0, (steals + 1.0) / float(5 - level))
                points += chances * PROGRESS[level] * tile * reach
                chances *= 0.6
    if position.castle == seat:
        points += tile
    return points


def _tiles(position: PixieQueenState, seat: int, steals: int) -> float:
    points = 0.0
    for tile in (position.food_slot[seat], position.one_slot[seat]):
        if tile != box.NO_TILE:
            points += 0.6 * steals * tile if tile < box.DOUBLE_TILE else ONE_USE
    if position.has_skill(seat, box.EXTRA_SLOT) and position.extra_tile != box.NO_TILE:
        points += 0.6 * steals * int(position.extra_tile) if position.extra_tile < box.DOUBLE_TILE else ONE_USE
    return points
