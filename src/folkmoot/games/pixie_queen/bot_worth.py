"""What a position of Pixie Queen is worth to a seat, in points at the end: those it has, and those to expect."""

from typing import Final

from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.rules.rewarding import captive_points
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
