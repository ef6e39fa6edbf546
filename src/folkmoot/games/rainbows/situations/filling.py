"""Fills in what a situation of Rainbows leaves open, so that a game can have come to it.

Every card that was dealt this day and is not in the market was kept, bought, discarded or removed. The picks of which
nothing is said get a use and a card at random; then cards and uses are exchanged until the gold of every seat and the
discard pile fit.
"""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.games.rainbows import components as box
from folkmoot.games.rainbows.scoring import numbers_of
from folkmoot.games.rainbows.situations import reckoning
from folkmoot.games.rainbows.situations.facts import Said
from folkmoot.games.rainbows.state import RainbowsState

KEPT: Final = 0
BOUGHT: Final = 1
DISCARDED: Final = 2
REMOVED: Final = 3
NOT_DEALT: Final = 4

NONE: Final = -1
EXCHANGES: Final = 6000
"""How many are tried at most."""
UNWELCOME: Final = [2, 0, 0]
"""For each try to fill in a situation, what a use weighs that is possible but unwelcome."""
WRONG: Final = 2
"""What each gold weighs that is too much or too little."""
UNEXPLAINED: Final = 20
"""What a card without an explanation weighs."""
BOLDNESS: Final = 4
"""An exchange may make things heavier by less than this, to get out of a dead end."""


class Use:
    """What one card was used for."""

    def __init__(self, kind: int, seat: int = NONE, column: int = NONE, is_open: bool = False) -> None:
        self.kind = kind
        self.seat = seat
        self.column = column
        """The column of a marker that is said to be there."""
        self.is_open = is_open
        """Whether it may have been another kind."""
        self.card = NONE


class Filling:
    """The uses of all cards of which nothing is said, and of those in the discard pile."""

    def __init__(self, position: RainbowsState, said: Said, dice: Dice, unwelcome: int) -> None:
        self.position = position
        self.said = said
        self.dice = dice
        self.unwelcome = unwelcome
        self.uses: list[Use] = []
        self.free = [card for card in range(box.CARDS) if card not in said.cards()]
        """In the end, the cards that have not been dealt or lie in the market."""
        self.gone: list[int] = []
        """In the end, the cards in the discard pile of which nothing is said."""
        self._pile = {*said.pile}
        self._market_numbers = {card % box.NUMBERS for card in said.market or []}
        self._market_columns = {card // box.NUMBERS for card in said.market or []}
        # What the uses come to: spaces left in each column; for each seat its numbers face up, markers, gold.
        self._room = [rows.bit_count() for rows in position.vacant]
        self._numbers = [numbers_of(cards) for cards in position.face_up]
        self._markers = [0 for _ in position.gold]
        self._kept = [reckoning.kept_gold(position, seat) for seat in range(int(position.seats))]
        self._paid = [0 for _ in position.gold]
        self._borrowed = [reckoning.has_borrowed_today(position, seat) for seat in range(int(position.seats))]
        self._payable: dict[int, tuple[int, int]] = {}
        dice.shuffle(self.free)

    def fill(self) -> bool:
        """Fills everything in. Returns whether that was possible."""
        open_picks = reckoning.discards(self.position)
        if min(open_picks) < 0:
            return False
        if self._is_whole(open_picks):
            return True
        if not self._list_uses(open_picks) or not self._give_cards() or not self._settle():
            return False
        self._carry_out()
        return True

    def market(self) -> list[int]:
        """Returns free cards for the market; with two players the last one is not higher than the one removed."""
        size = reckoning.market_size(self.position)
        if self.position.seats == 2 and size == 1:
            return [min(self.free, key=lambda card: card % box.NUMBERS)]
        return self.free[:size]

    def _is_whole(self, open_picks: list[int]) -> bool:
        """Tells whether all is said: as many cards lie in the discard pile as were bought, discarded or removed."""
        if None in self.said.kept or None in self.said.spaces or None in self.said.gold:
            return False
        markers = sum(box.MARKERS - supply for supply in self.position.supply)
        return len(self.said.pile) == sum(open_picks) + markers + reckoning.removed(self.position)

    def _list_uses(self, open_picks: list[int]) -> bool:
        """Lists a use for every marker that is said to be there, for every open pick, and for what was removed.

        Returns whether the picks suffice for the markers and the gold.
        """
        fair = max(0, sum(self._room) - 1) // int(self.position.seats)
        for seat, picks in enumerate(open_picks):
            for column, count in enumerate(reckoning.placed(self.position, seat)):
                self.uses += [Use(BOUGHT, seat, column) for _ in range(count)]
            supply = self.said.supply[seat]
            bought = 0 if supply is None or self.said.spaces[seat] is not None else box.MARKERS - supply
            if bought > picks:
                return False
            self.uses += [Use(BOUGHT, seat) for _ in range(bought)]
            kinds = self._open_kinds(seat)
            buys = min(picks - bought, fair) if BOUGHT in kinds else 0
            if KEPT in kinds:
                buys = self.dice.below(buys + 1)
            self.uses += [Use(BOUGHT if at < buys else kinds[0], seat, NONE, True) for at in range(picks - bought)]
        self._uses_of = [[use for use in self.uses if use.seat == seat] for seat in range(int(self.position.seats))]
        self.uses += [Use(REMOVED) for _ in range(reckoning.removed(self.position))]
        return all(self._has_picks_enough(seat) for seat in range(int(self.position.seats)))

    def _has_picks_enough(self, seat: int) -> bool:
        """Tells whether so few picks can have brought or cost so much gold, if all went to the one or to the other."""
        kinds = self._open_kinds(seat)
        markers = sum(not use.is_open for use in self._uses_of[seat])
        others = len(self._uses_of[seat]) - markers
        least, most = self._paid_range(seat)
        most_paid = box.NUMBERS * (markers + (others if BOUGHT in kinds else 0))
        most_kept = sum(range(box.NUMBERS, max(0, box.NUMBERS - others), -1)) if KEPT in kinds else 0
        return least <= most_paid and markers <= most + most_kept

    def _open_kinds(self, seat: int) -> list[int]:
        """Returns what a seat may have done with cards of which nothing is said."""
        kinds = [KEPT] if self.said.kept[seat] is None else []
        if self.said.spaces[seat] is None and self.said.supply[seat] is None:
            kinds.append(BOUGHT)
        return [*kinds, DISCARDED]

    def _give_cards(self) -> bool:
        """Gives every use a card: one of the discard pile, or one that the market has no use for if there is any."""
        cards = self.said.pile + self.free
        for use in sorted(self.uses, key=lambda use: (use.is_open, use.column == NONE)):
            for kind in [use.kind, *self._open_kinds(use.seat)] if use.is_open else [use.kind]:
                use.kind = kind
                fitting = [card for card in cards if self._fits(use, card)]
                if fitting:
                    break
            else:
                return False
            card = min(fitting, key=lambda card: (card not in self._pile, self._is_unwelcome(use, card)))
            cards.remove(card)
            self._lay(use, card)
        for card in cards:
            self.uses.append(Use(NOT_DEALT))
            self._lay(self.uses[-1], card)
        return True

    def _is_unwelcome(self, use: Use, card: int) -> bool:
        """Tells whether a use of a card narrows what can be done with the market, or is a discard."""
        if use.kind == KEPT:
            return card % box.NUMBERS in self._market_numbers
        if use.kind == BOUGHT and use.column == NONE:
            return card // box.NUMBERS in self._market_columns
        return use.kind == DISCARDED

    def _fits(self, use: Use, card: int) -> bool:
        """Tells whether a card can have had this use: a number is kept once, and a marker has its space."""
        column = card // box.NUMBERS
        if use.kind == KEPT:
            return card not in self._pile and not self._numbers[use.seat] >> card % box.NUMBERS & 1
        if use.kind == BOUGHT and use.column == NONE:
            room = self._room[column] if sum(self._room) > use.is_open else 0
            return room > 0 and self._markers[use.seat] < box.MARKERS
        return use.column == NONE or use.column == column

    def _lay(self, use: Use, card: int) -> None:
        """Gives a card to a use."""
        use.card = card
        self._count(use, 1)

    def _count(self, use: Use, sign: int) -> None:
        """Adds what the card of a use comes to, or takes it away again."""
        column, number = use.card // box.NUMBERS, use.card % box.NUMBERS
        if use.kind == KEPT:
            self._numbers[use.seat] ^= 1 << number
            self._kept[use.seat] += sign * (number + 1)
        elif use.kind == BOUGHT:
            self._paid[use.seat] += sign * (number + 1)
            self._markers[use.seat] += sign
            if use.column == NONE:
                self._room[column] -= sign

    def _settle(self) -> bool:
        """Exchanges cards, and kinds that are open, until nothing weighs. Returns whether that came about."""
        dealt = [use for use in self.uses if use.kind != NOT_DEALT]
        weight = self._weight(self.uses)
        for _ in range(EXCHANGES if dealt else 0):
            if weight == 0:
                break
            use, other = dealt[self.dice.below(len(dealt))], self.uses[self.dice.below(len(self.uses))]
            if use is not other:
                weight += self._exchange(use, other, self.dice.below(self.dice.below(BOLDNESS) + 1))
        return weight == 0

    def _exchange(self, use: Use, other: Use, bold: int) -> int:
        """Exchanges the cards of two uses if they weigh no more than that much more. Returns how much it is."""
        kind, card, other_card = use.kind, use.card, other.card
        if use.column not in (NONE, other_card // box.NUMBERS) or other.column not in (NONE, card // box.NUMBERS):
            return 0
        before = self._weight([use, other])
        self._count(use, -1)
        self._count(other, -1)
        if use.is_open:
            kinds = self._open_kinds(use.seat)
            use.kind = kinds[self.dice.below(len(kinds))]
        if self._fits(use, other_card):
            self._lay(use, other_card)
            if self._fits(other, card):
                self._lay(other, card)
                more = self._weight([use, other]) - before
                if more <= bold:
                    return more
                self._count(other, -1)
            self._count(use, -1)
        use.kind = kind
        self._lay(use, card)
        self._lay(other, other_card)
        return 0

    def _weight(self, uses: list[Use]) -> int:
        """Returns how much is wrong or unwelcome with these uses, and with the gold and the discards of their seats."""
        weight = 0
        for use in uses:
            if use.kind == NOT_DEALT and use.card in self._pile:
                weight += UNEXPLAINED
            elif self._is_unwelcome(use, use.card):
                weight += self.unwelcome
        return weight + sum(self._seat_weight(seat) for seat in {use.seat for use in uses} if seat != NONE)

    def _seat_weight(self, seat: int) -> int:
        paid, numbers = self._paid[seat], self._numbers[seat]
        least, most = self._paid_range(seat)
        weight = WRONG * max(0, least - paid, paid - most)
        if self._borrowed[seat]:
            weight += WRONG * max(0, self.position.gold[seat] - self._kept[seat])
        for use in self._uses_of[seat]:
            if use.kind == DISCARDED and not numbers >> use.card % box.NUMBERS & 1:
                weight += UNEXPLAINED
        return weight

    def _paid_range(self, seat: int) -> tuple[int, int]:
        """Returns the least and the most that the seat can have paid, with the cards that it has kept here."""
        key = seat << 8 | self._kept[seat]
        if key not in self._payable:
            more = self._kept[seat] - reckoning.kept_gold(self.position, seat)
            least, most = reckoning.paid_range(self.position, seat, more)
            if self.said.gold[seat] is None:
                least = most - self._kept[seat] if self._borrowed[seat] else 0
            self._payable[key] = least, most
        return self._payable[key]

    def _carry_out(self) -> None:
        """Lays the cards and markers where their uses have brought them, and gives out the gold that is left."""
        for seat, gold in enumerate(self.said.gold):
            if gold is None:
                left = self._paid_range(seat)[1] - self._paid[seat]
                usual = left if self.position.day == 1 else box.START_GOLD + self._kept[seat] - self._paid[seat]
                self.position.gold[seat] = min(left, max(1, usual))
        for use in self.uses:
            if use.kind == KEPT:
                self.position.face_up[use.seat] |= 1 << use.card
            elif use.kind == BOUGHT and use.column == NONE:
                self._place_marker(use.seat, use.card // box.NUMBERS)
        self.free = [use.card for use in self.uses if use.kind == NOT_DEALT]
        dealt = [use.card for use in self.uses if use.kind not in (KEPT, NOT_DEALT)]
        self.gone = [card for card in dealt if card not in self._pile]
        self.dice.shuffle(self.gone)
        self.dice.shuffle(self.free)

    def _place_marker(self, seat: int, column: int) -> None:
        """Puts a marker on a random space of a column."""
        rows = [row for row in range(box.ROWS) if self.position.vacant[column] >> row & 1]
        put_marker(self.position, seat, column * box.ROWS + rows[self.dice.below(len(rows))])


def put_marker(position: RainbowsState, seat: int, space: int) -> None:
    """Puts a marker from a seat's supply on a space."""
    column, marker = space // box.ROWS, 1 << space % box.ROWS
    position.board[seat * box.COLUMNS + column] |= marker
    position.vacant[column] &= ~marker
    position.supply[seat] -= 1
