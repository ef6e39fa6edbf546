"""The state of a game of Pixie Queen: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.engine.state import Bits, Number, Numbers, PerSeat
from folkmoot.games.pixie_queen import components as box

COMMITTED: Final = 6
"""The stage of an offer that is made. A lower stage is the good that is asked for next, or TO_COMMIT."""
TO_COMMIT: Final = 5

# Bits of `own_used`.
USED_MINE: Final = 1
USED_TRADE: Final = 2
USED_COPY: Final = 4
MOST_COMING: Final = 31
"""How many cubes of the bag can be said beforehand."""
# Places of `single_by`.
BY_TRADE: Final = 0
BY_SPECIAL: Final = 1
BY_ORDER: Final = 2
BY_PRIORITY: Final = 3


class PixieQueenState(Position):
    """Everything on the table and behind the screens.

    The rules take this type, since `position` imports them.
    """

    wrong_food: bool
    trade_each: bool
    neutral_servant: bool
    show_bag: bool
    open_stocks: bool
    has_dungeon: bool

    round: Number
    phase: Number
    active: Number
    """Who acts, or acted last, in the action phase."""
    stack: Numbers
    """The tasks that are still to be carried out, the next one last, packed by `tasks.task`."""

    last: Number
    """The last move that all have seen, packed; -1 before the first, and after a secret one."""
    goods: Numbers
    """The goods of the seats, five numbers a seat."""
    changes: Numbers
    """What that move gave the seats and took from them, five numbers a seat."""
    stock: Numbers
    bag: Numbers
    """Silver, gold and stones in the mine's bag."""
    coming: Number
    """The cubes drawn from it next, two bits each, where a situation has said so (`next_cubes`); nobody knows them."""
    cubes: Numbers
    """The cubes drawn at the last visit to the mine, in order."""
    area: Numbers
    """The goods on the special-offering area."""

    suffered: PerSeat
    """Punishment points by seat."""
    bonus: PerSeat
    """Reward points besides tiles, by seat."""
    takers: Numbers
    """The reward tiles taken so far, in order: series, seat and round, packed by `taken`."""
    out: PerSeat
    """By seat: 0, or its place in the order in which players went to the dungeon, from 1."""

    silver_case: PerSeat
    gold_case: PerSeat
    captives: Numbers
    """The number of captives by band; with two players the third band is the neutral one."""
    stones: Numbers
    """The stones of the two lower captives of a band, two numbers a band, the heavier chained first."""
    hands: Numbers
    """By double space: the band whose pixie stands on its hand, or NOBODY."""
    castle: Number
    """The band whose pixie is in the castle in this round, NOBODY, or CLOSED."""
    castle_servants: Number
    """Neutral pixies that stayed in the castle."""

    food_slot: PerSeat
    """The food tiles on the screens, by seat."""
    one_slot: PerSeat
    """The one-use tiles on the screens, by seat."""
    skill: PerSeat
    extra_tile: Number
    """The tile on the skill `extra_slot`, on a screen or on the board."""
    board_skills: Numbers
    """The skills on the six places of the board, or NO_SKILL."""
    food_pile: Numbers
    """The food tiles, the top last."""

    demand: Numbers
    """The nine demand tokens: seven in a row, then the two that are not used."""
    revealed: Number
    """How many of them lie open."""
    small: Numbers
    """The living seats in the order of the small cubes."""
    big: Numbers
    """The living seats in the order of the big cubes; the first is the favourite."""

    discs: PerSeat
    """The discs left in this round, by seat."""
    placed: Numbers
    """By double space: 0, or the number of discs there and their owner as count + 4 * seat."""
    own_used: PerSeat
    """The own circles used in this round, by seat, as bits."""
    pantry: Numbers
    """The seats that have used the pantry in this round."""
    single_by: Numbers
    """The seats that used trade (where only one may), special offering, turn order and priority in this round."""
    copies: Number
    """How many copies have been made in this round."""
    roll: Number
    """The last punishment die of this round, 0 without one."""
    shares: Numbers
    """While the points of the punishment die are shared out: what the seats have been given so far. Empty otherwise."""

    offers: Numbers
    """The offers of the seats, five numbers a seat."""
    offer_stage: PerSeat
    """The stages of the offers, by seat: the good asked for next, TO_COMMIT or COMMITTED."""
    doubled: Bits
    """The seats that announced the double offering in this round, as bits."""

    @abstractmethod
    def copy(self) -> "PixieQueenState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "PixieQueenState":
        """Returns a random state that this seat cannot tell from the true one."""

    def next_cubes(self) -> list[int]:
        """Returns the cubes that are drawn from the bag next, in order, where a situation has said so."""
        cubes, left = [], int(self.coming)
        while left:
            cubes.append(left % 4 - 1)
            left //= 4
        return cubes

    def set_next_cubes(self, cubes: list[int]) -> None:
        """Says which cubes are drawn from the bag next, `MOST_COMING` of them at most."""
        self.coming = sum([(cube + 1) << 2 * at for at, cube in enumerate(cubes)])

    def bands(self) -> int:
        """Returns how many bands of pixies there are: one a seat, and a neutral one with two players."""
        return 3 if self.seats == 2 else int(self.seats)

    def lives(self, seat: int) -> bool:
        """Tells whether a seat is not in the dungeon."""
        return self.out[seat] == 0

    def owned(self, seat: int, good: int) -> int:
        """Returns how much of a good a seat has."""
        return self.goods[box.GOODS * seat + good]

    def owned_in_all(self, seat: int) -> int:
        """Returns how many goods a seat has."""
        return sum(self.goods[at] for at in range(box.GOODS * seat, box.GOODS * seat + box.GOODS))

    def offered(self, seat: int, good: int) -> int:
        """Returns how much of a good a seat offers."""
        return self.offers[box.GOODS * seat + good]

    def has_skill(self, seat: int, skill: int) -> bool:
        """Tells whether a seat has a permanent skill."""
        return self.skill[seat] == skill

    def holds_tile(self, seat: int, tile: int) -> bool:
        """Tells whether a tile lies on a seat's screen or on its extra place."""
        if self.one_slot[seat] == tile:
            return True
        return self.extra_tile == tile and self.has_skill(seat, box.EXTRA_SLOT)

    def has_active(self, band: int) -> bool:
        """Tells whether a band has a pixie on the pyramid (PIX-601)."""
        return band in self.hands

    def discs_on(self, space: int) -> int:
        """Returns how many discs lie on a double space."""
        return self.placed[space] & 3

    def chained(self, band: int) -> int:
        """Returns how many captives of a band are chained."""
        return int(self.stones[2 * band] > 0) + int(self.stones[2 * band + 1] > 0)

    def demanded(self) -> int:
        """Returns the food that the Queen demands in this round."""
        return self.demand[self.revealed - 1]

    def taken_of(self, series: int) -> int:
        """Returns how many reward tiles of a series have been taken."""
        return sum(1 for taken in self.takers if taken & 3 == series)

    def servants_of(self, band: int) -> int:
        """Returns how many pixies of a band have become servants."""
        if band >= self.seats:
            return int(self.castle_servants)
        return sum(1 for taken in self.takers if taken & 31 == band << 2)

    def actives_of(self, band: int) -> list[int]:
        """Returns the spaces where the pixies of a band stand."""
        return [space for space in range(box.DOUBLES) if self.hands[space] == band]


def taken(series: int, seat: int, when: int) -> int:
    """Returns a reward tile that was taken in a round, packed."""
    return series | seat << 2 | when << 5


def favourite(position: PixieQueenState) -> int:
    """Returns the Queen's favourite (PIX-103)."""
    return position.big[0] if position.big else box.NOBODY
