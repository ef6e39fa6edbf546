"""What a seat cannot know, dealt anew: the other hands, the draw pile, and the tokens that nobody has seen.

A seat that forgets nothing knows its own hand, the discard pile, the faces of all tokens that were ever open, which
cards made up the draw pile when it was last shuffled, and what every turn showed of a hand: that a card fitted, or that
none did (ZAU-43).
"""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.handfuls import count_of, faces_of, handful
from folkmoot.games.zauberberg.components import (
    FACES,
    KIND_COUNTS,
    LOWER_TOKENS,
    PASSAGE,
    TOKENS,
)
from folkmoot.games.zauberberg.rules.cards import holds_known
from folkmoot.games.zauberberg.state import OVER, ZauberbergState

TRIES: Final = 400
"""After so many exchanges of two cards a deal that still contradicts what is known is given up."""
MIXES: Final = 60
"""So many exchanges of two cards mix a deal that was made to agree with what is known."""


def imagine(position: ZauberbergState, seat: int, dice: Dice) -> ZauberbergState:
    """Returns a random position that this seat cannot tell from the true one."""
    world = position.copy()
    if position.phase == OVER:
        return world
    deal_hands(world, [other for other in range(position.seats) if other != seat], dice)
    deal_unseen_tokens(world, dice)
    return world


def deal_hands(position: ZauberbergState, seats: list[int], dice: Dice) -> None:
    """Deals the hands of these seats and the draw pile anew, so that all that is known of them holds."""
    sizes = [position.cards_held(seat) for seat in seats]
    truth = [face for seat in seats for face in faces_of(position.hands[seat])]
    rest = faces_of(int(position.deck))
    table = Table(position, seats, sizes, truth + rest)
    table.deal(dice)
    if table.faults():
        if not table.settle(dice):
            table.cards = truth + rest
        table.mix(dice)
    table.lay_out()


def deal_unseen_tokens(position: ZauberbergState, dice: Dice) -> None:
    """Deals the tokens that nobody has seen anew, each way as likely as the beginning made it (ZAU-13, ZAU-14)."""
    unseen = [token for token in range(TOKENS) if not position.seen >> token & 1]
    if not unseen:
        return
    left = KIND_COUNTS[:]
    for token in range(TOKENS):
        if position.seen >> token & 1:
            left[position.tokens[token]] = left[position.tokens[token]] - 1
    kept = _place_of_kept_passage(position, unseen, left[PASSAGE], dice)
    if kept in unseen:
        left[PASSAGE] = left[PASSAGE] - 1
        position.tokens[kept] = PASSAGE
    kinds = [kind for kind, count in enumerate(left) for _ in range(count)]
    dice.shuffle(kinds)
    for token in unseen:
        if token != kept:
            position.tokens[token] = kinds.pop()


def _place_of_kept_passage(position: ZauberbergState, unseen: list[int], hidden: int, dice: Dice) -> int:
    """Returns where the Passage that was set aside for level 4 lies, given all that was seen.

    An unseen space there weighs as many as Passages are hidden, a space that showed a Passage as many as tokens are: so
    many are the deals that lead to each.
    """
    weights: list[int] = []
    for token in range(LOWER_TOKENS, TOKENS):
        if token in unseen:
            weights.append(hidden)
        else:
            weights.append(len(unseen) if position.tokens[token] == PASSAGE else 0)
    thrown = dice.below(sum(weights))
    token = LOWER_TOKENS
    for weight in weights:
        if thrown < weight:
            return token
        thrown -= weight
        token += 1
    return token


class Table:
    """Cards on the way to be dealt: first the hands of some seats, one after the other, then the draw pile."""

    def __init__(self, position: ZauberbergState, seats: list[int], sizes: list[int], cards: list[int]) -> None:
        self.position = position
        self.seats = seats
        self.sizes = sizes
        self.held = sum(sizes)
        self.cards = cards

    def deal(self, dice: Dice) -> None:
        """Deals at random. More cards of a face than went into the draw pile must be in the hands."""
        held: list[int] = []
        rest: list[int] = []
        pool = [int(count_of(self.position.pool, face)) for face in range(FACES)]
        for face in self.cards:
            if pool[face] > 0:
                pool[face] = pool[face] - 1
                rest.append(face)
            else:
                held.append(face)
        dice.shuffle(rest)
        while len(held) < self.held:
            held.append(rest.pop())
        dice.shuffle(held)
        self.cards = held + rest

    def settle(self, dice: Dice) -> bool:
        """Exchanges cards until all agrees with what is known; tells whether it came to that."""
        wrong = self.faults()
        tries = TRIES
        while wrong and tries and self.held:
            tries -= 1
            wrong = self._exchange(wrong, dice)
        return wrong == 0

    def mix(self, dice: Dice) -> None:
        """Exchanges cards of a deal that agrees with what is known, so that it goes on doing so."""
        for _ in range(MIXES if self.held else 0):
            self._exchange(0, dice)

    def faults(self) -> int:
        """Returns how many cards contradict what is known: hands, and what the draw pile was made of."""
        wrong = 0
        at = 0
        for index, seat in enumerate(self.seats):
            hand = handful(self.cards[at : at + self.sizes[index]])
            wrong += holds_known(hand, self.position.known, seat)
            at += self.sizes[index]
        deck = handful(self.cards[at:])
        for face in range(FACES):
            wrong += max(0, int(count_of(deck, face) - count_of(self.position.pool, face)))
        return wrong

    def lay_out(self) -> None:
        """Gives the cards to hands and draw pile."""
        at = 0
        for index, seat in enumerate(self.seats):
            self.position.hands[seat] = handful(self.cards[at : at + self.sizes[index]])
            at += self.sizes[index]
        self.position.deck = handful(self.cards[at:])

    def _exchange(self, wrong: int, dice: Dice) -> int:
        """Exchanges a card of a hand with any other unless that makes things worse; returns what is wrong then."""
        one, other = dice.below(self.held), dice.below(len(self.cards))
        if self.cards[one] == self.cards[other]:
            return wrong
        self._swap(one, other)
        now = self.faults()
        if now <= wrong:
            return now
        self._swap(one, other)
        return wrong

    def _swap(self, one: int, other: int) -> None:
        kept = self.cards[one]
        self.cards[one] = self.cards[other]
        self.cards[other] = kept
