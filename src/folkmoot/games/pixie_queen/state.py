"""The state of a game of Pixie Queen: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.games.pixie_queen import components as box

COMMITTED: Final = 6
"""The stage of an offer that is made. A lower stage is the good that is asked for next, or TO_COMMIT."""
TO_COMMIT: Final = 5


class PixieQueenState(Position):
    """Everything on the table and behind the screens.

    The rules take this type, since `position` imports them.
    """

    seats: i64
    wrong_food: bool
    trade_each: bool
    neutral_servant: bool
    show_bag: bool
    open_stocks: bool
    has_dungeon: bool

    round: i64
    phase: i64
    active: i64
    """Who acts, or acted last, in the action phase."""
    stack: list[int]
    """The tasks that are still to be carried out, the next one last, packed by `tasks.task`."""

    last: i64
    """The last move that all have seen, packed; -1 before the first, and after a secret one."""
    goods: list[int]
    """The goods of the seats, five numbers a seat."""
    changes: list[int]
    """What that move gave the seats and took from them, five numbers a seat."""
    stock: list[int]
    bag: list[int]
    """Silver, gold and stones in the mine's bag."""
    cubes: list[int]
    """The cubes drawn at the last visit to the mine, in order."""
    area: list[int]
    """The goods on the special-offering area."""

    suffered: list[int]
    """Punishment points by seat."""
    bonus: list[int]
    """Reward points besides tiles, by seat."""
    takers: list[int]
    """The reward tiles taken so far, in order: series, seat and round, packed by `taken`."""
    out: list[int]
    """By seat: 0, or its place in the order in which players went to the dungeon, from 1."""

    silver_case: list[int]
    gold_case: list[int]
    captives: list[int]
    """The number of captives by band; with two players the third band is the neutral one."""
    stones: list[int]
    """The stones of the two lower captives of a band, two numbers a band, the heavier chained first (PIX-604)."""
    hands: list[int]
    """By double space: the band whose pixie stands on its hand, or NOBODY."""
    castle: i64
    """The band whose pixie is in the castle in this round, NOBODY, or CLOSED."""
    castle_servants: i64
    """Neutral pixies that stayed in the castle."""

    food_slot: list[int]
    """The food tiles on the screens, by seat."""
    one_slot: list[int]
    """The one-use tiles on the screens, by seat."""
    skill: list[int]
    extra_tile: i64
    """The tile on the skill `extra_slot`, on a screen or on the board."""
    board_skills: list[int]
    """The skills on the six places of the board, or NO_SKILL."""
    food_pile: list[int]
    """The food tiles, the top last."""

    demand: list[int]
    """The nine demand tokens: seven in a row, then the two that are not used."""
    revealed: i64
    """How many of them lie open."""
    small: list[int]
    """The living seats in the order of the small cubes."""
    big: list[int]
    """The living seats in the order of the big cubes; the first is the favourite."""

    discs: list[int]
    """The discs left in this round, by seat."""
    placed: list[int]
    """By double space: 0, or the number of discs there and their owner as count + 4 * seat."""
    own_used: list[int]
    """The own circles used in this round, by seat, as bits: 1 mine, 2 trade, 4 copy."""
    pantry: list[int]
    """The seats that have used the pantry in this round."""
    single_by: list[int]
    """The seats that used trade (where only one may), special offering, turn order and priority in this round."""
    copies: i64
    """How many copies have been made in this round."""
    roll: i64
    """The last punishment die of this round, 0 without one."""
    shares: list[int]
    """While the points of the punishment die are shared out: what the seats have been given so far. Empty otherwise."""

    offers: list[int]
    """The offers of the seats, five numbers a seat."""
    offer_stage: list[int]
    """The stages of the offers, by seat: the good asked for next, TO_COMMIT or COMMITTED."""
    doubled: i64
    """The seats that announced the double offering in this round, as bits."""

    @abstractmethod
    def copy(self) -> "PixieQueenState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "PixieQueenState":
        """Returns a random state that this seat cannot tell from the true one."""

    def copy_onto(self, twin: "PixieQueenState") -> None:
        """Makes another state equal to this one."""
        twin.seats = self.seats
        twin.wrong_food = self.wrong_food
        twin.trade_each = self.trade_each
        twin.neutral_servant = self.neutral_servant
        twin.show_bag = self.show_bag
        twin.open_stocks = self.open_stocks
        twin.has_dungeon = self.has_dungeon
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.stack = self.stack[:]
        twin.last = self.last
        twin.goods = self.goods[:]
        twin.changes = self.changes[:]
        twin.stock = self.stock[:]
        twin.bag = self.bag[:]
        twin.cubes = self.cubes[:]
        twin.area = self.area[:]
        twin.suffered = self.suffered[:]
        twin.bonus = self.bonus[:]
        twin.takers = self.takers[:]
        twin.out = self.out[:]
        twin.silver_case = self.silver_case[:]
        twin.gold_case = self.gold_case[:]
        twin.captives = self.captives[:]
        twin.stones = self.stones[:]
        twin.hands = self.hands[:]
        twin.castle = self.castle
        twin.castle_servants = self.castle_servants
        twin.food_slot = self.food_slot[:]
        twin.one_slot = self.one_slot[:]
        twin.skill = self.skill[:]
        twin.extra_tile = self.extra_tile
        twin.board_skills = self.board_skills[:]
        twin.food_pile = self.food_pile[:]
        twin.demand = self.demand[:]
        twin.revealed = self.revealed
        twin.small = self.small[:]
        twin.big = self.big[:]
        twin.discs = self.discs[:]
        twin.placed = self.placed[:]
        twin.own_used = self.own_used[:]
        twin.pantry = self.pantry[:]
        twin.single_by = self.single_by[:]
        twin.copies = self.copies
        twin.roll = self.roll
        twin.shares = self.shares[:]
        twin.offers = self.offers[:]
        twin.offer_stage = self.offer_stage[:]
        twin.doubled = self.doubled

    def fields(self) -> list[str]:
        return _FIELDS

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

    def has_room(self, seat: int, slot: int) -> bool:
        """Tells whether a seat can take a tile for a place that holds `slot` now (PIX-114, PIX-356)."""
        return slot == box.NO_TILE or (self.has_skill(seat, box.EXTRA_SLOT) and self.extra_tile == box.NO_TILE)

    def has_active(self, band: int) -> bool:
        """Tells whether a band has a pixie on the pyramid (PIX-601)."""
        return band in self.hands

    def discs_on(self, space: int) -> int:
        """Returns how many discs lie on a double space."""
        return self.placed[space] & 3

    def chained(self, band: int) -> int:
        """Returns how many captives of a band are chained."""
        return int(self.stones[2 * band] > 0) + int(self.stones[2 * band + 1] > 0)

    def may_unchain(self, seat: int) -> bool:
        """Tells whether a seat can remove a stone now: one lies on its captives, and it has bread or the skill."""
        if self.stones[2 * seat] == 0:
            return False
        return self.goods[box.GOODS * seat + box.BREAD] > 0 or self.has_skill(seat, box.FREE_UNCHAIN)

    def may_displace(self, seat: int) -> bool:
        """Tells whether a seat can pay for a displacement, by an apple or the skill (PIX-505)."""
        return self.goods[box.GOODS * seat] > 0 or self.has_skill(seat, box.FREE_DEMOTION)

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

    def at_end(self, cases: list[int], seat: int) -> bool:
        """Tells whether a seat's disc is on the last case of a track."""
        return cases[seat] == box.CASES - 1

    def actives_of(self, band: int) -> list[int]:
        """Returns the spaces where the pixies of a band stand."""
        return [space for space in range(box.DOUBLES) if self.hands[space] == band]


def taken(series: int, seat: int, when: int) -> int:
    """Returns a reward tile that was taken in a round, packed."""
    return series | seat << 2 | when << 5


def favourite(position: PixieQueenState) -> int:
    """Returns the Queen's favourite (PIX-103)."""
    return position.big[0] if position.big else box.NOBODY


_FIELDS: Final = [
    "seats",
    "wrong_food",
    "trade_each",
    "neutral_servant",
    "show_bag",
    "open_stocks",
    "has_dungeon",
    "round",
    "phase",
    "active",
    "stack",
    "last",
    "goods",
    "changes",
    "stock",
    "bag",
    "cubes",
    "area",
    "suffered",
    "bonus",
    "takers",
    "out",
    "silver_case",
    "gold_case",
    "captives",
    "stones",
    "hands",
    "castle",
    "castle_servants",
    "food_slot",
    "one_slot",
    "skill",
    "extra_tile",
    "board_skills",
    "food_pile",
    "demand",
    "revealed",
    "small",
    "big",
    "discs",
    "placed",
    "own_used",
    "pantry",
    "single_by",
    "copies",
    "roll",
    "shares",
    "offers",
    "offer_stage",
    "doubled",
]
