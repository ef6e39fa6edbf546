"""Fills in what a situation of Rainbows leaves open, so that a game can have come to it.

Every pick of the day was a keep, a buy or a discard. The seats about which something is open get cards and markers for
their picks, as their gold allows; the discard pile gets the cards that were bought, discarded or removed.
"""

from itertools import combinations

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.scoring import numbers_of
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.situations.facts import Said
from folkmoot.games.rainbows.state import RainbowsState

Way = tuple[int, list[int]]
"""A choice of cards: how many of them are said to lie in the discard pile, and which they are."""


class Filling:
    """Picks that are filled in, seat after seat."""

    def __init__(self, position: RainbowsState, said: Said, dice: Dice) -> None:
        self.position = position
        self.said = said
        self.dice = dice
        self.free = [card for card in range(box.CARDS) if card not in said.cards()]
        """The cards of which nothing is said, in a random order, without those that have been used here."""
        self.pile = said.pile[:]
        """The cards said to lie in the discard pile that nobody has bought or discarded yet."""
        self.gone: list[int] = []
        """The cards in the discard pile of which nothing is said."""
        dice.shuffle(self.free)

    def fill(self) -> bool:
        """Fills everything in. Returns whether that was possible."""
        seats = list(range(int(self.position.seats)))
        self.dice.shuffle(seats)
        seats.sort(key=lambda seat: self.said.gold[seat] is None)
        open_picks = reckoning.discards(self.position)
        if min(open_picks) < 0:
            return False
        whole = len(self.said.pile) == self._pile_size(open_picks)
        if not whole and not all(self._fill_seat(seat, open_picks[seat]) for seat in seats):
            return False
        discards = reckoning.discards(self.position)
        self.dice.shuffle(self.gone)
        return whole or (all(self._discard(seat, discards[seat]) for seat in seats) and self._remove())

    def _pile_size(self, open_picks: list[int]) -> int:
        """Returns how many cards lie in the discard pile if nobody has done more than is said; -1 if more may be."""
        if None in self.said.kept or None in self.said.spaces or None in self.said.gold:
            return -1
        markers = sum(box.MARKERS - supply for supply in self.position.supply)
        return sum(open_picks) + markers + reckoning.removed(self.position)

    def _fill_seat(self, seat: int, picks: int) -> bool:
        """Explains so many open picks of a seat, and what its markers have cost."""
        supply = self.said.supply[seat]
        places = self.said.spaces[seat] is None
        most = min(picks, int(self.position.supply[seat])) if places else 0
        least = most if self.said.kept[seat] is not None else 0
        if places and supply is not None:
            least = most = box.MARKERS - supply
        fair = (len(self._vacant_spaces()) - 1) // int(self.position.seats)
        counts = list(range(least, most + 1))
        self.dice.shuffle(counts)
        counts.sort(key=lambda count: count > fair)
        return any(self._keep_and_buy(seat, picks - buys, buys) for buys in counts)

    def _keep_and_buy(self, seat: int, keeps: int, buys: int) -> bool:
        """Lets a seat buy so many markers more, and use so many other picks, if its gold allows."""
        spaces = self._vacant_spaces()[:buys]
        if len(spaces) < buys or keeps < 0:
            return False
        columns = reckoning.placed(self.position, seat)
        for space in spaces:
            columns[space // box.ROWS] += 1
        ways: dict[int, Way] = {}
        for kept in self._ways_to_keep(seat, keeps):
            least, most = self._payable(seat, kept)
            if most < sum(columns) or least > sum(columns) * box.NUMBERS:
                continue
            ways = ways or self._ways_to_buy(columns)
            fitting = [way[1] for price, way in ways.items() if least <= price <= most and not {*way[1]} & {*kept}]
            if fitting:
                self._carry_out(seat, kept, spaces, fitting[self.dice.below(len(fitting))])
                return True
        return False

    def _vacant_spaces(self) -> list[int]:
        """Returns the vacant spaces in a random order, those that the market can use last."""
        spaces = [
            column * box.ROWS + row
            for column, rows in enumerate(self.position.vacant)
            for row in range(box.ROWS)
            if rows >> row & 1
        ]
        self.dice.shuffle(spaces)
        wanted = {card // box.NUMBERS for card in self.said.market or []}
        return sorted(spaces, key=lambda space: space // box.ROWS in wanted)

    def _ways_to_keep(self, seat: int, keeps: int) -> list[list[int]]:
        """Returns sets of cards that the seat may have kept: some of each number of cards, in a random order.

        If nothing is open it is one empty set: what such a seat has picked besides, it has discarded.
        """
        if self.said.kept[seat] is not None:
            return [[]]
        wanted = {card % box.NUMBERS for card in self.said.market or []}
        by_number = {card % box.NUMBERS: card for card in self.free}
        had = numbers_of(self.position.face_up[seat])
        numbers = [number for number in by_number if not had >> number & 1]
        self.dice.shuffle(numbers)
        numbers.sort(key=lambda number: number in wanted)
        ways = [list(way) for way in combinations(numbers, min(keeps, len(numbers)))]
        order = list(range(len(ways)))
        self.dice.shuffle(order)
        order.sort(key=lambda at: sum(number in wanted for number in ways[at]))
        return [[by_number[number] for number in ways[at]] for at in order]

    def _payable(self, seat: int, kept: list[int]) -> tuple[int, int]:
        """Returns the least and the most that the seat can have paid if it has kept these cards too."""
        if self.said.gold[seat] is None:
            on_hand = self.position.gold[seat]
            borrowed = reckoning.has_borrowed_today(self.position, seat)
            least = on_hand - reckoning.kept_gold(self.position, seat) if borrowed else 0
            return least, on_hand + reckoning.price(kept)
        before = self.position.face_up[seat]
        for card in kept:
            self.position.face_up[seat] |= 1 << card
        least, most = reckoning.paid_range(self.position, seat)
        self.position.face_up[seat] = before
        return least, most

    def _ways_to_buy(self, columns: list[int]) -> dict[int, Way]:
        """Returns, for every price for which so many cards of each colour can be had, which they are.

        Cards that are said to lie in the discard pile come first.
        """
        ways: dict[int, Way] = {0: (0, [])}
        for column, count in enumerate(columns):
            if not count:
                continue
            cards = [card for card in self.pile + self.free if card // box.NUMBERS == column]
            longer: dict[int, Way] = {}
            for price, (piled, bought) in self._of_colour(cards, count).items():
                for before, (piled_before, bought_before) in ways.items():
                    known = longer.get(before + price)
                    if known is None or known[0] < piled + piled_before:
                        longer[before + price] = (piled + piled_before, bought_before + bought)
            ways = longer
        return ways

    def _of_colour(self, cards: list[int], count: int) -> dict[int, Way]:
        ways: dict[int, Way] = {}
        for way in combinations(cards, count):
            price = reckoning.price(list(way))
            piled = sum(card in self.pile for card in way)
            if price not in ways or ways[price][0] < piled:
                ways[price] = (piled, list(way))
        return ways

    def _carry_out(self, seat: int, kept: list[int], spaces: list[int], bought: list[int]) -> None:
        position = self.position
        for card in kept:
            self.free.remove(card)
            position.face_up[seat] |= 1 << card
        for space in spaces:
            put_marker(position, seat, space)
        for card in bought:
            self._take(card)
        if self.said.gold[seat] is None:
            position.gold[seat] += reckoning.price(kept) - reckoning.price(bought)

    def _take(self, card: int) -> None:
        """Uses a card of the discard pile, or lays a free one there."""
        if card in self.pile:
            self.pile.remove(card)
        else:
            self.free.remove(card)
            self.gone.append(card)

    def _discard(self, seat: int, count: int) -> bool:
        """Lets a seat discard so many cards."""
        fitting = [card for card in self.pile + self.free if reckoning.may_have_discarded(self.position, seat, card)]
        for card in fitting[:count]:
            self._take(card)
        return len(fitting) >= count

    def _remove(self) -> bool:
        """Lays the cards that went by themselves on the discard pile, and tells whether all that lie there fit.

        They are high, so that the last card of the market can be any other.
        """
        count = reckoning.removed(self.position)
        high = sorted(self.pile + self.free, key=lambda card: (card not in self.pile, -(card % box.NUMBERS)))
        for card in high[:count]:
            self._take(card)
        return not self.pile and len(high) >= count

    def market(self) -> list[int]:
        """Returns free cards for the market; with two players the last one is not higher than the one removed."""
        size = reckoning.market_size(self.position)
        if self.position.seats == 2 and size == 1:
            return [min(self.free, key=lambda card: card % box.NUMBERS)]
        return self.free[:size]


def put_marker(position: RainbowsState, seat: int, space: int) -> None:
    """Puts a marker from a seat's supply on a space."""
    column, marker = space // box.ROWS, 1 << space % box.ROWS
    position.board[seat * box.COLUMNS + column] |= marker
    position.vacant[column] &= ~marker
    position.supply[seat] -= 1
