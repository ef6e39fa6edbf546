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
from folkmoot.games.pixie_queen.bot_worth import DISC, GOOD_WORTH, rounds_left, worth
from folkmoot.games.pixie_queen.rules.choices import promotions
from folkmoot.games.pixie_queen.rules.choices_actions import copy_moves
from folkmoot.games.pixie_queen.rules.mining import cubes_due
from folkmoot.games.pixie_queen.rules.pixies import promote
from folkmoot.games.pixie_queen.rules.verdicts_actions import price
from folkmoot.games.pixie_queen.state import PixieQueenState

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
