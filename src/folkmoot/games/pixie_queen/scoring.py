"""Points at the end: punishment, rewards, stones, the largest stocks; ranks and ties (PIX-903 to PIX-906)."""

from typing import Final

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen import phases
from folkmoot.games.pixie_queen.rules.verdicts_pixies import unchaining_price
from folkmoot.games.pixie_queen.state import PixieQueenState

LAST: Final = 1 << 20
"""Later than every round, for a seat without servants."""


def tile_points(position: PixieQueenState, seat: int) -> int:
    """Returns the points of a seat's reward tiles; the next of a series is always the leftmost."""
    points = 0
    count = [0] * box.SERIES
    for taken in position.takers:
        series = taken & 3
        if taken >> 2 & 7 == seat:
            points += box.REWARDS[series][count[series]]
        count[series] = count[series] + 1
    return points


def rewards(position: PixieQueenState, seat: int) -> int:
    """Returns the reward points of a seat so far."""
    return tile_points(position, seat) + position.bonus[seat]


def majorities(position: PixieQueenState, seat: int) -> list[int]:
    """Returns the goods of which nobody living has more than this seat (PIX-904)."""
    goods: list[int] = []
    for good in range(box.GOODS):
        most = max([position.owned(other, good) for other in range(position.seats) if position.lives(other)])
        if most > 0 and position.owned(seat, good) == most:
            goods.append(good)
    return goods


def stones_left(position: PixieQueenState, seat: int) -> int:
    """Returns the stones on a seat's captives."""
    return position.stones[2 * seat] + position.stones[2 * seat + 1]


def stones_paid(position: PixieQueenState, seat: int) -> int:
    """Returns how many stones a seat will remove in the final scoring: as many as it can pay for."""
    left = stones_left(position, seat)
    return min(left, position.owned(seat, box.BREAD)) if unchaining_price(position, seat) else left


def total(position: PixieQueenState, seat: int) -> int:
    """Returns a seat's points when the stones have been paid for; in the dungeon only the punishment counts."""
    if not position.lives(seat):
        return -position.suffered[seat]
    lost = box.STONE_PENALTY * stones_left(position, seat) + box.MAJORITY_PENALTY * len(majorities(position, seat))
    return rewards(position, seat) - position.suffered[seat] - lost


def ranks(position: PixieQueenState) -> list[int]:
    """Returns ranks: the living by points, servants and earliest servant, then the dungeon, the latest to go first."""
    keys = [_standing(position, seat) for seat in range(position.seats)]
    return [1 + sum([1 for other in keys if other > key]) for key in keys]


def _standing(position: PixieQueenState, seat: int) -> tuple[int, int, int, int]:
    """Returns what a seat is ranked by, the higher the better (PIX-905)."""
    if not position.lives(seat):
        return (0, position.out[seat], 0, 0)
    rounds = [taken >> 5 for taken in position.takers if taken & 31 == seat << 2 | box.SERVANT]
    return (1, total(position, seat), len(rounds), -min([*rounds, LAST]))


def ends_with_round(position: PixieQueenState) -> bool:
    """Tells whether this round is the last: the seventh (PIX-901), or all golden tiles are taken (PIX-902)."""
    return position.round == box.ROUNDS or all(position.taken_of(series) >= box.GOLDEN for series in range(box.SERIES))


def result(position: PixieQueenState) -> Result | None:
    """Returns the ranks when the game is over."""
    if position.phase != phases.OVER:
        return None
    if len(position.big) == 1:
        end = Phrase("end-alone", {"seat": position.big[0]})
    elif position.round == box.ROUNDS:
        end = Phrase("end-rounds", {"number": box.ROUNDS})
    else:
        end = Phrase("end-golden")
    scores = [total(position, seat) for seat in range(position.seats)]
    return Result(ranks=ranks(position), scores=scores, end=end)
