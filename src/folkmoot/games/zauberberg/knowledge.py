"""What a seat cannot know, dealt anew: the other hands, the draw pile, and the tokens that nobody has seen.

A seat that forgets nothing knows its own hand, the discard pile, and the faces of all tokens that were ever open. It
knows the cards of the draw pile when it was last shuffled, and so the cards of all hands together; who has drawn how
many cards since and thrown away which; and the clues of the turns: a card of a hand fitted, or none did.
"""

from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.handfuls import count_of, faces_of, handful, single, size_of
from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg import history, phases
from folkmoot.games.zauberberg.rules.clues import lacking_for_clues
from folkmoot.games.zauberberg.state import ZauberbergState

TRIES: Final = 2000
"""How many deals are begun before the true one is taken and mixed, which would be peeking; 30 were the most needed."""
EXCHANGES: Final = 60
"""How many exchanges of two cards are tried until a deal agrees with what is known, and mix one that does."""


def imagine(position: ZauberbergState, seat: int, dice: Dice) -> ZauberbergState:
    """Returns a random position that this seat cannot tell from the true one."""
    world = position.copy()
    if position.phase == phases.OVER:
        return world
    world.coming = []
    deal_hands(world, [seat], dice)
    deal_unseen_tokens(world, dice)
    return world


def deal_hands(position: ZauberbergState, known: list[int], dice: Dice) -> None:
    """Deals the hands of all but these seats, and the draw pile, so that everything known of them holds."""
    deal = Deal(position, known)
    for _ in range(TRIES):
        if deal.begin(dice) and deal.settle(dice):
            deal.lay_out()
            return
    deal.begin_truly()
    deal.mix(dice)
    deal.lay_out()


def deal_unseen_tokens(position: ZauberbergState, dice: Dice) -> None:
    """Deals the unseen tokens anew; every layout is as likely as it was at the beginning."""
    unseen = [token for token in range(box.TOKENS) if not position.seen >> token & 1]
    if not unseen:
        return
    left = box.KIND_COUNTS[:]
    for token in range(box.TOKENS):
        if position.seen >> token & 1:
            left[position.tokens[token]] = left[position.tokens[token]] - 1
    kept = _place_of_kept_passage(position, unseen, left[box.PASSAGE], dice)
    if kept in unseen:
        left[box.PASSAGE] = left[box.PASSAGE] - 1
        position.tokens[kept] = box.PASSAGE
    kinds = [kind for kind, count in enumerate(left) for _ in range(count)]
    dice.shuffle(kinds)
    for token in unseen:
        if token != kept:
            position.tokens[token] = kinds.pop()


def _place_of_kept_passage(position: ZauberbergState, unseen: list[int], hidden: int, dice: Dice) -> int:
    """Draws where the Passage that was set aside for level 4 lies, given all that was seen.

    The weights are the numbers of deals that lead there: for an unseen space of level 4 as many as Passages are hidden,
    for one that showed a Passage as many as tokens are hidden.
    """
    places: list[int] = []
    for token in range(box.LOWER_TOKENS, box.TOKENS):
        if token in unseen:
            places += [token] * hidden
        elif position.tokens[token] == box.PASSAGE:
            places += [token] * len(unseen)
    return places[dice.below(len(places))]


class Deal:
    """A deal of the unknown cards in the making.

    Each hand has old cards, held since the pile was last shuffled, and new ones, drawn afterwards. Old cards can only
    change places with old ones of other hands, new ones with new ones and with the draw pile.
    """

    def __init__(self, position: ZauberbergState, known: list[int]) -> None:
        self.position = position
        self.known = known
        """The seats whose hands are known."""
        self.old: list[int] = []
        self.old_owners: list[int] = []
        """The old cards in the other hands, and in whose."""
        self.new: list[int] = []
        self.new_owners: list[int] = []
        """The new cards in the other hands, and in whose; then the draw pile, which is nobody's."""
        self.thrown: list[int] = []
        """For each seat the old cards that it has thrown away."""

    def begin(self, dice: Dice) -> bool:
        """Draws for every card thrown away since the shuffle whether it was old or new, and deals what is left.

        Returns whether there were enough cards of every face.
        """
        old, new = self._cards()
        seats = int(self.position.seats)
        old_left = [self._unknown_count(seat, self.position.hands_at_shuffle[seat]) for seat in range(seats)]
        new_left = [0] * seats
        self.thrown = [0] * seats
        for seat, face in history.entries(self.position.history):
            if seat in self.known:
                continue
            if face == history.DREW:
                new_left[seat] = new_left[seat] + 1
                continue
            # The weights of an old and of a new card of this face.
            as_old = old_left[seat] * old[face] * max(1, sum(new))
            as_new = new_left[seat] * new[face] * max(1, sum(old))
            if as_old + as_new == 0:
                return False
            if dice.below(as_old + as_new) < as_old:
                old[face] = old[face] - 1
                old_left[seat] = old_left[seat] - 1
                self.thrown[seat] = self.thrown[seat] + single(face)
            else:
                new[face] = new[face] - 1
                new_left[seat] = new_left[seat] - 1
        self.old, self.new = _listed(old), _listed(new)
        dice.shuffle(self.old)
        dice.shuffle(self.new)
        self._set_owners(old_left, new_left)
        return True

    def begin_truly(self) -> None:
        """Begins with the true deal; of equal cards the old one was thrown away first."""
        position = self.position
        old_hands = position.hands_at_shuffle[:]
        self.thrown = [0] * position.seats
        for seat, face in history.entries(position.history):
            if face != history.DREW and count_of(old_hands[seat], face):
                old_hands[seat] = old_hands[seat] - single(face)
                self.thrown[seat] = self.thrown[seat] + single(face)
        others = [seat for seat in range(position.seats) if seat not in self.known]
        self.old = [face for seat in others for face in faces_of(old_hands[seat])]
        self.new = [face for seat in others for face in faces_of(position.hands[seat] - old_hands[seat])]
        self.new += faces_of(int(position.deck))
        old_left = [self._unknown_count(seat, old_hands[seat]) for seat in range(position.seats)]
        new_left = [self._unknown_count(seat, position.hands[seat] - old_hands[seat]) for seat in range(position.seats)]
        self._set_owners(old_left, new_left)

    def settle(self, dice: Dice) -> bool:
        """Exchanges cards until the deal agrees with what is known. Returns whether it does."""
        wrong = self._lacking()
        if wrong == 0:
            return True
        for _ in range(EXCHANGES):
            wrong = self._exchange(wrong, dice)
            if wrong == 0:
                self.mix(dice)
                return True
        return False

    def mix(self, dice: Dice) -> None:
        """Exchanges cards of a deal that agrees with what is known; afterwards it still does."""
        for _ in range(EXCHANGES):
            self._exchange(0, dice)

    def lay_out(self) -> None:
        """Gives the cards to hands and draw pile."""
        position = self.position
        for seat in range(position.seats):
            if seat not in self.known:
                kept = _part(self.old, self.old_owners, seat)
                position.hands_at_shuffle[seat] = self.thrown[seat] + kept
                position.hands[seat] = kept + _part(self.new, self.new_owners, seat)
        position.deck = handful(self.new[len(self.new_owners) :])

    def _cards(self) -> tuple[list[int], list[int]]:
        """Returns how many cards of each face the others held at the shuffle, and could draw since."""
        position = self.position
        old = int(box.ALL_CARDS - position.deck_at_shuffle)
        new = int(position.deck_at_shuffle)
        for known in self.known:
            own = [face for seat, face in history.entries(position.history) if seat == known]
            thrown = [face for face in own if face != history.DREW]
            old -= position.hands_at_shuffle[known]
            new -= position.hands[known] + handful(thrown) - position.hands_at_shuffle[known]
        return _counts(old), _counts(new)

    def _unknown_count(self, seat: int, cards: int) -> int:
        """Returns how many cards these are, 0 if the seat's hand is known."""
        return 0 if seat in self.known else int(size_of(cards))

    def _set_owners(self, old_left: list[int], new_left: list[int]) -> None:
        """Sets the owners of the old and of the new cards: every seat has so many left."""
        self.old_owners = [seat for seat, count in enumerate(old_left) for _ in range(count)]
        self.new_owners = [seat for seat, count in enumerate(new_left) for _ in range(count)]

    def _lacking(self) -> int:
        """Returns how many cards contradict what turns have shown of the hands."""
        lacking = 0
        for seat in range(self.position.seats):
            if seat not in self.known:
                kept = _part(self.old, self.old_owners, seat)
                lacking += lacking_for_clues(kept + _part(self.new, self.new_owners, seat), self.position.clues, seat)
                lacking += lacking_for_clues(kept + self.thrown[seat], self.position.clues_at_shuffle, seat)
        return lacking

    def _exchange(self, wrong: int, dice: Dice) -> int:
        """Exchanges two old or two new cards unless more would be wrong. Returns how many cards are wrong then."""
        held = len(self.old_owners) + len(self.new_owners)
        if held == 0:
            return wrong
        one = dice.below(held)
        cards = self.old
        if one >= len(self.old_owners):
            one -= len(self.old_owners)
            cards = self.new
        other = dice.below(len(cards))
        if cards[one] == cards[other]:
            return wrong
        _swap(cards, one, other)
        now = self._lacking()
        if now > wrong:
            _swap(cards, one, other)
            return wrong
        return now


def _part(cards: list[int], owners: list[int], seat: int) -> int:
    """Returns the handful of a seat's cards."""
    return sum([single(cards[at]) for at, owner in enumerate(owners) if owner == seat])


def _counts(cards: int) -> list[int]:
    """Returns how many cards of each face a handful holds."""
    return [int(count_of(cards, face)) for face in range(box.FACES)]


def _listed(counts: list[int]) -> list[int]:
    return [face for face, count in enumerate(counts) for _ in range(count)]


def _swap(cards: list[int], one: int, other: int) -> None:
    kept = cards[one]
    cards[one] = cards[other]
    cards[other] = kept
