"""The state of a game of Zauberberg: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.handfuls import size_of
from folkmoot.engine.position import Position
from folkmoot.engine.state import Bits, Handful, Number, Numbers, PerSeat
from folkmoot.games.zauberberg import components as box

NONE: Final = -1
"""No kobold, no place."""


class ZauberbergState(Position):
    """Everything on the table and in the hands, and what everybody could learn of it.

    The draw pile has no order: the dice choose a card when it is drawn, which nobody can tell from a shuffled pile.
    The rules take this type, since `position` imports them.
    """

    walk_on: bool
    memory_aid: bool
    turn_limit: Number

    phase: Number
    active: Number
    """The seat whose turn it is, or that places."""
    kobold: Number
    """The kobold that the first card named, NONE before."""
    played: Number
    """Cards played in this turn."""
    turns: Number
    """Turns completed, exchanges included."""
    ended: bool
    """A Ghost or a Trapdoor has ended the turn."""
    rotation: Number
    """Clockwise quarter turns of the mountain, 0 to 3 (ZAU-08)."""

    at: Numbers
    """For each kobold its place, NONE before it is placed."""
    on: Numbers
    """For each kobold the one it stands on, or NONE."""
    waiting: Numbers
    """The kobolds that wait on a Passage or Trapdoor, the longest waiting first."""

    tokens: Numbers
    """For each token space the kind of its token, also when that is gone."""
    face_up: Bits
    gone: Bits
    seen: Bits
    """The token spaces, as bits, whose token lies open, has left the game, or has been seen by everybody."""
    stones: Bits
    """The stone spaces that still have their stone, as bits."""
    owned: PerSeat
    """For each seat its stones."""
    ravens: PerSeat
    """For each seat the Ravens parked there."""
    credit: PerSeat
    """For each seat its extra cards."""

    hands: PerSeat
    """For each seat the handful of its cards."""
    deck: Handful
    coming: Numbers
    """The faces that are drawn next, the first one last, where a situation has said so; nobody knows them."""
    discard: Handful
    deck_at_shuffle: Handful
    """The draw pile when it was last shuffled, whose cards everybody knows."""
    hands_at_shuffle: PerSeat
    """For each seat the handful it held at that moment; everybody knows all of them together, the rest of the cards."""
    history: str
    """What has happened to the hands since then, a character for each card drawn or thrown away (`history.py`)."""
    clues: Numbers
    """What turns have shown of the hands, packed by `history.clue`."""
    clues_at_shuffle: Numbers
    """What was known of the hands at the last shuffle."""

    stack: Numbers
    """The tasks that are still to be carried out, the next one last (`tasks.py`)."""
    touched: Numbers
    """Which kobold has activated which token while this card is resolved, 20 * kobold + token."""

    @abstractmethod
    def copy(self) -> "ZauberbergState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "ZauberbergState":
        """Returns a random state that this seat cannot tell from the true one."""

    def hand_limit(self, seat: int) -> int:
        """Returns how many cards a seat may hold: 3 and one for each stone (ZAU-25)."""
        return box.HAND + self.owned[seat]

    def may_play(self) -> int:
        """Returns how many cards the active player may play in this turn (ZAU-31, ZAU-40)."""
        return box.CARDS_IN_A_TURN + self.credit[self.active]

    def cards_held(self, seat: int) -> int:
        """Returns how many cards a seat holds, which everybody sees (ZAU-32)."""
        return int(size_of(self.hands[seat]))

    def places_of(self, seat: int) -> list[int]:
        """Returns the places of a seat's kobolds, NONE for one not placed."""
        return self.at[box.KOBOLDS * seat : box.KOBOLDS * seat + box.KOBOLDS]

    def highest_level(self, seat: int) -> int:
        """Returns the highest level on which a kobold of the seat stands: 0 for villages, 5 for the summit."""
        return max([box.level_of(place) if place != NONE else 0 for place in self.places_of(seat)])

    def is_covered(self, kobold: int) -> bool:
        """Tells whether another kobold stands on this one, which then is blocked (ZAU-57, ZAU-58)."""
        return any(below == kobold for below in self.on)

    def is_free(self, place: int) -> bool:
        """Tells whether no kobold is there; the summit always is (ZAU-133)."""
        return place >= box.SPACES or all(other != place for other in self.at)

    def stone_on(self, space: int) -> int:
        """Returns the stone that lies on a space, NONE if none does or it has been taken (ZAU-11)."""
        stone = box.STONE_AT[space]
        return stone if stone != NONE and self.stones >> stone & 1 else NONE

    def token_on(self, space: int) -> int:
        """Returns the token that lies on a space, NONE if none does or it has left the game (ZAU-11)."""
        token = box.TOKEN_AT[space]
        return NONE if token == NONE or self.gone >> token & 1 else token


def owner_of(kobold: int) -> int:
    """Returns whose kobold it is."""
    return kobold // box.KOBOLDS


def name_of(kobold: int) -> str:
    """Returns the name of a kobold among those of its owner: `k1` to `k5`."""
    return f"k{kobold % box.KOBOLDS + 1}"
