"""What a position of Pixie Queen is worth to a seat: what it has now, and what that may become in the rounds left."""

from typing import Final

from folkmoot.engine.terms import Terms, noted
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.rules.rewarding import captive_points
from folkmoot.games.pixie_queen.scoring import rewards
from folkmoot.games.pixie_queen.state import PixieQueenState, favourite
from folkmoot.games.pixie_queen.taste import PixieQueenTaste

ENOUGH: Final[list[int]] = [4, 3, 3, 6, 5]
"""The amounts of the goods beyond which one more is worth a third."""


def rounds_left(position: PixieQueenState) -> int:
    """Returns how many punishments are still to come."""
    return box.ROUNDS - int(position.round) + (1 if position.phase < phases.PUNISHING else 0)


class Worth:
    """Says what positions are worth, in points at the end, to a taste."""

    def __init__(self, taste: PixieQueenTaste) -> None:
        self.taste = taste
        self.goods = [taste.apple, taste.honey, taste.bread, taste.silver, taste.gold]
        """What a good is worth in the middle of the game."""
        self.levels = [0.0, taste.level_1, taste.level_2, taste.level_3, taste.level_4]
        """The share of the next servant tile that a pixie is worth, by its level."""

    def of(self, position: PixieQueenState, seat: int, terms: Terms | None = None) -> float:
        """Returns what a position is worth to a seat."""
        if not position.lives(seat):
            return noted(terms, "dungeon", -90.0)
        left = rounds_left(position)
        steals = box.ROUNDS - int(position.round)
        points = noted(terms, "rewards", rewards(position, seat)) + noted(terms, "punishment", -position.suffered[seat])
        points += noted(terms, "tracks", self._tracks(position, seat, left))
        points += noted(terms, "captives", -left * self._captives(position, seat))
        points += self._goods(position, seat, steals, terms)
        points += noted(terms, "pixies", self._pixies(position, seat, steals))
        points += noted(terms, "tiles", self._tiles(position, seat, steals))
        points += noted(
            terms, "stones", -self.taste.stone * float(position.stones[2 * seat] + position.stones[2 * seat + 1])
        )
        if steals:
            order = self.taste.order + self.taste.order_left * steals
            points += noted(terms, "order", -order * float(position.small.index(seat)))
        if position.has_active(seat) and seat != favourite(position):
            for symbol in box.MINE_SYMBOLS:
                if 0 < symbol - position.suffered[seat] <= 2:
                    points += noted(terms, "punishment", -self.taste.near_symbol)
        return points

    def _tracks(self, position: PixieQueenState, seat: int, left: int) -> float:
        """Returns the bonus and punishment of the tracks in the rounds left, and the worth of their lower prices."""
        silver, gold = position.silver_case[seat], position.gold_case[seat]
        gained = box.CASE_BONUS[silver] + box.CASE_BONUS[gold]
        lost = box.CASE_PUNISHMENT[silver] + box.CASE_PUNISHMENT[gold]
        points = float(left * (gained - lost))
        points += self.taste.track * left * float(silver + gold)
        return points

    def _captives(self, position: PixieQueenState, seat: int) -> float:
        captives = position.captives[seat]
        return float(captive_points(position, seat)) + self.taste.captive * float(max(0, captives - 2))

    def _goods(self, position: PixieQueenState, seat: int, steals: int, terms: Terms | None) -> float:
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
                points += noted(terms, "majority", -self.taste.majority * risk)
            plenty = min(owned, ENOUGH[good])
            use = self.goods[good] * (float(plenty) + float(owned - plenty) / 3.0) * (0.5 if last else 1.0)
            points += noted(terms, "goods", use)
        if not over and box.GOLD_PER_RING[position.gold_case[seat]] <= position.goods[box.GOODS * seat + box.GOLD]:
            points += noted(terms, "goods", self.taste.ring_ready)
        return points

    def _pixies(self, position: PixieQueenState, seat: int, steals: int) -> float:
        """Returns what active pixies are worth: they steal in every round left, and may become servants."""
        taken = position.taken_of(box.SERVANT)
        tile = float(box.REWARDS[box.SERVANT][taken]) if taken < len(box.REWARDS[box.SERVANT]) else 0.0
        points = 0.0
        chances = 1.0
        for space in range(box.DOUBLES - 1, -1, -1):
            if position.hands[space] == seat:
                level = box.LEVEL_OF[space]
                points += self.taste.thief * steals * level
                if position.phase < phases.REWARDING or steals:
                    reach = min(1.0, (steals + 1.0) / float(5 - level))
                    points += chances * self.levels[level] * tile * reach
                    chances *= 0.6
        if position.castle == seat:
            points += tile
        return points

    def _tiles(self, position: PixieQueenState, seat: int, steals: int) -> float:
        points = 0.0
        for tile in (position.food_slot[seat], position.one_slot[seat]):
            if tile != box.NO_TILE:
                points += self.taste.food_tile * steals * tile if tile < box.DOUBLE_TILE else self.taste.one_use
        if position.has_skill(seat, box.EXTRA_SLOT) and position.extra_tile != box.NO_TILE:
            points += (
                self.taste.food_tile * steals * int(position.extra_tile)
                if position.extra_tile < box.DOUBLE_TILE
                else self.taste.one_use
            )
        return points
