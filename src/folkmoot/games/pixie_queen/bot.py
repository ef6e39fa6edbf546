"""The heuristic of Pixie Queen: how good each legal move looks, in points at the end.

Moves are tried on a twin and the position after them is valued; what the dice or other players decide counts by its
average.
"""

from typing import Final

from folkmoot.engine.dice import FastDice
from folkmoot.engine.packing import first_of, second_of, verb_of
from folkmoot.engine.terms import Term, Terms, noted
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
FOR_THE_BETTER: Final[dict[str, str]] = {
    "punishment": "spared",
    "captives": "freed",
    "stones": "unchained",
    "majority": "fewer",
}
"""The other names of burdens that a move makes lighter."""


def move_values(position: PixieQueenState, seat: int, moves: list[int]) -> list[float]:
    """Returns the value of each move."""
    verb = verb_of(moves[0])
    if verb in (verbs.OFFER, verbs.COMMIT):
        return [_offer_value(position, seat, move) for move in moves]
    if verb == verbs.SKILL:
        return [SKILL_WORTH[first_of(move)] for move in moves]
    now = worth(position, seat)
    return [_value(position, seat, move) - now for move in moves]


def move_terms(position: PixieQueenState, seat: int, move: int) -> list[Term]:
    """Returns what a move changes in the worth of the position, and what else it brings and costs."""
    terms = Terms()
    verb = verb_of(move)
    if verb in (verbs.OFFER, verbs.COMMIT):
        _offer_value(position, seat, move, terms)
    elif verb == verbs.SKILL:
        terms.add("skill", SKILL_WORTH[first_of(move)])
    else:
        _value(position, seat, move, terms)
    return terms.noted()


def _value(position: PixieQueenState, seat: int, move: int, terms: Terms | None = None) -> float:
    """Returns the value of the position after a move, less the value of the discs that it costs."""
    verb = verb_of(move)
    if verb >= verbs.SKILL:
        return _answer_value(position, seat, move, terms)
    discs = 0
    if tasks.kind_of(position.stack[-1]) == tasks.ASK_MAIN:
        discs = position.discs[seat] if verb == box.PRIORITY else price(position, verb) if verb < box.DOUBLES else 1
    return _action_value(position, seat, move, terms) + noted(terms, "discs", -DISC * discs)


def _action_value(position: PixieQueenState, seat: int, move: int, terms: Terms | None = None) -> float:
    """Returns the value of the position after an action; where dice decide, on average."""
    verb = verb_of(move)
    if verb == box.PUNISH:
        return worth(position, seat) + noted(terms, "harm", HARM * 2.5)
    if verb == box.CASINO:
        won = sum(GOOD_WORTH[: box.FOODS]) + 2.0 * GOOD_WORTH[box.SILVER] + GOOD_WORTH[box.GOLD]
        return worth(position, seat) + noted(terms, "goods", won / 3.0)
    if verb == box.MINE:
        return worth(position, seat) + noted(terms, "goods", _mine_gain(position, seat))
    if verb == box.COPY:
        return _copy_value(position, seat, terms)
    if verb == box.PRIORITY:
        return worth(position, seat) + noted(terms, "order", 0.8 if position.big[0] != seat else 0.0)
    if verb == box.PANTRY and first_of(move) == verbs.PANTRY_DISCARD:
        if rounds_left(position) > 1:
            return worth(position, seat) + noted(terms, "goods", -1.5)
        return worth(position, seat) + noted(terms, "fewer", 1.0)
    return _worth_after(position, seat, move, terms)


def _worth_after(position: PixieQueenState, seat: int, move: int, terms: Terms | None = None) -> float:
    """Returns what the position after a move is worth to a seat."""
    twin = position.copy()
    twin.play(seat, move, FastDice(1))
    if terms is not None:
        _note_change(position, twin, seat, terms)
    return worth(twin, seat)


def _note_change(before: PixieQueenState, after: PixieQueenState, seat: int, terms: Terms) -> None:
    """Notes by how much the parts of a position's worth grow or shrink.

    Where play has gone on into the next round, its punishments and its thefts are not the move's.
    """
    if not after.lives(seat):
        worth(after, seat, terms)
        return
    goes_on = rounds_left(after) != rounds_left(before)
    if goes_on:
        after = after.copy()
        after.round, after.phase = before.round, before.phase
    old, change = Terms(), Terms()
    worth(before, seat, old)
    worth(after, seat, change)
    change.add_all(old, -1.0)
    for name, amount in change.noted():
        if not goes_on or name not in ("punishment", "goods"):
            terms.add(FOR_THE_BETTER.get(name, name) if amount > 0.0 else name, amount)


def _mine_gain(position: PixieQueenState, seat: int) -> float:
    """Returns what the cubes that a seat would draw are worth on average; stones go to the others."""
    cubes = float(sum(position.bag))
    draws = float(cubes_due(position, seat))
    in_bag = position.bag[0] * GOOD_WORTH[box.SILVER] + position.bag[1] * GOOD_WORTH[box.GOLD] + position.bag[2] * 0.2
    return draws * in_bag / cubes


def _copy_value(position: PixieQueenState, seat: int, terms: Terms | None) -> float:
    """Returns the value of the best action to copy, less the punishment and a little more for its risk."""
    copies = copy_moves(position, seat)
    values = [_action_value(position, seat, move) for move in copies]
    best = max(values)
    if terms is not None:
        _action_value(position, seat, copies[values.index(best)], terms)
    points = box.COPY_PUNISHMENT[position.copies]
    reached = position.suffered[seat] // 10 < (position.suffered[seat] + points) // 10
    risk = noted(terms, "demotion", -2.5) if reached and position.has_active(seat) else -0.4
    return best + noted(terms, "punishment", -float(points)) + risk


def _answer_value(position: PixieQueenState, seat: int, move: int, terms: Terms | None) -> float:
    """Returns the value of a move that is no action; only values of one question are comparable."""
    verb, first, second = verb_of(move), first_of(move), second_of(move)
    if verb == verbs.PASS:
        return worth(position, seat) + noted(terms, "punishment", -box.PASS_PENALTY) + noted(terms, "discs", -2.0)
    if verb in (verbs.STOP, verbs.DONE):
        return worth(position, seat)
    if verb == verbs.REMOVE_STONE:
        can_leave = position.chained(seat) < position.captives[seat]
        return _worth_after(position, seat, move, terms) + (-0.1 if can_leave else noted(terms, "unchained", 0.6))
    if verb == verbs.GIVE:
        reached = position.suffered[first] // 10 < (position.suffered[first] + second) // 10
        demotes = 2.0 if reached and position.has_active(first) else 0.0
        lead = -float(position.suffered[first])
        return noted(terms, "harm", HARM * second) + noted(terms, "harm", demotes) + 0.02 * lead * second
    if verb == verbs.PLACE:
        if first == seat:
            return noted(terms, "stones", -5.0)
        return noted(terms, "harm", 1.0 + (1.0 if position.captives[first] <= 2 else 0.0))
    if verb == verbs.PICK:
        return noted(terms, "goods", [GOOD_WORTH[box.SILVER], GOOD_WORTH[box.GOLD], 0.1][first])
    if verb == verbs.USE_BAG:
        return noted(terms, "goods", 1.0 if first == verbs.YES else 0.0)
    if verb == verbs.USE_DOUBLE:
        return 0.5 if first == verbs.YES else 0.0
    if verb == verbs.USE_GRACE:
        return worth(position, seat) + noted(terms, "tiles", -1.2)
    if verb == verbs.NEUTRAL:
        return 0.0
    return _worth_after(position, seat, move, terms)


def _offer_value(position: PixieQueenState, seat: int, move: int, terms: Terms | None = None) -> float:
    """Returns what an offer is worth on average, as far as this move decides it."""
    if verb_of(move) == verbs.COMMIT:
        return 0.0
    good, amount = first_of(move), second_of(move)
    if amount:
        return _gift_value(position, seat, good, amount, terms)
    offered = any(position.offered(seat, other) for other in range(box.GOODS))
    gifts = [
        (other, many)
        for other in range(max(good + 1, box.SILVER), box.GOODS)
        for many in range(1, position.owned(seat, other) + 1)
    ]
    if not gifts:
        return 0.0 if offered else noted(terms, "punishment", -float(box.REFUSAL_PENALTY))
    values = [_gift_value(position, seat, other, many) for other, many in gifts]
    best = max(values)
    if offered and best <= 0.0:
        return 0.0
    if terms is not None:
        other, many = gifts[values.index(best)]
        _gift_value(position, seat, other, many, terms)
    return best


def _gift_value(position: PixieQueenState, seat: int, good: int, amount: int, terms: Terms | None = None) -> float:
    """Returns what offering this much of a good is worth on average."""
    if good < box.FOODS and good != position.demanded():
        return noted(terms, "punishment", -10.0)
    cost = GOOD_WORTH[good] * amount if rounds_left(position) > 1 else 0.3 * amount
    noted(terms, "goods", -cost)
    if good < box.FOODS:
        return _promotion_gain(position, seat, amount, terms) - cost
    case = position.gold_case[seat] if good == box.GOLD else position.silver_case[seat]
    twin = position.copy()
    cases = twin.gold_case if good == box.GOLD else twin.silver_case
    cases[seat] = min(6, case + 1)
    one = worth(twin, seat)
    cases[seat] = min(6, case + 2)
    two = worth(twin, seat)
    now = worth(position, seat)
    largest = min(0.9, LARGEST_GIFT + 0.2 * (amount - 1))
    return noted(terms, "tracks", OTHERS_BRING_FOOD * (one - now + largest * (two - one))) - cost


def _promotion_gain(position: PixieQueenState, seat: int, foods: int, terms: Terms | None) -> float:
    """Returns what a number of promotions is worth, the best one made each time."""
    twin = position.copy()
    twin.phase = phases.REWARDING
    first = twin.copy()
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
    if terms is not None:
        _note_change(first, twin, seat, terms)
    return worth(twin, seat) - start


def rounds_left(position: PixieQueenState) -> int:
    """Returns how many punishments are still to come."""
    return box.ROUNDS - int(position.round) + (1 if position.phase < phases.PUNISHING else 0)


def worth(position: PixieQueenState, seat: int, terms: Terms | None = None) -> float:
    """Returns what the position is worth to a seat."""
    if not position.lives(seat):
        return noted(terms, "dungeon", -90.0)
    left = rounds_left(position)
    steals = box.ROUNDS - int(position.round)
    points = noted(terms, "rewards", rewards(position, seat)) + noted(terms, "punishment", -position.suffered[seat])
    points += noted(terms, "tracks", _tracks(position, seat, left))
    points += noted(terms, "captives", -left * _captives(position, seat))
    points += _goods(position, seat, steals, terms)
    points += noted(terms, "pixies", _pixies(position, seat, steals))
    points += noted(terms, "tiles", _tiles(position, seat, steals))
    points += noted(terms, "stones", -STONE * float(position.stones[2 * seat] + position.stones[2 * seat + 1]))
    if steals:
        points += noted(terms, "order", -ORDER * float(position.small.index(seat)))
    if position.has_active(seat) and seat != favourite(position):
        for symbol in box.MINE_SYMBOLS:
            if 0 < symbol - position.suffered[seat] <= 2:
                points += noted(terms, "punishment", -NEAR_SYMBOL)
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


def _goods(position: PixieQueenState, seat: int, steals: int, terms: Terms | None) -> float:
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
                points += noted(terms, "majority", -risk)
                continue
            points += noted(terms, "majority", -0.6 * risk)
        plenty = min(owned, ENOUGH[good])
        use = GOOD_WORTH[good] * (float(plenty) + float(owned - plenty) / 3.0) * (0.5 if last else 1.0)
        points += noted(terms, "goods", use)
    if not over and box.GOLD_PER_RING[position.gold_case[seat]] <= position.goods[box.GOODS * seat + box.GOLD]:
        points += noted(terms, "goods", 1.0)
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
