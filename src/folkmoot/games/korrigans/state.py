"""The state of a game of Korrigans: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position
from folkmoot.engine.state import Bits, Number, Numbers, PerSeat, Shared

NONE: Final = -1
"""No field, colour, crossing or sign."""
CARRIES_NOTHING: Final = 0
CARRIES_ELF: Final = 1
CARRIES_GOBLIN: Final = 2
CARRIED_NAMES: Final[list[str]] = ["", "elf", "goblin"]
"""By number: what a Korrigan carries."""


class KorrigansState(Position):
    """Everything on the table, behind the screens and under the menhirs, and the history that tells who has seen what.

    A Korrigan's number is 2 * seat or 2 * seat + 1; handfuls of tokens are packed as `components` says. The rules take
    this type, since `position` imports them.
    """

    icons: bool
    """The board's side with start numbers; else placement is free."""
    free_backup: bool
    memory_aid: bool
    first: Number
    """The first player's seat, the whole game long (KOR-04)."""

    phase: Number
    stage: Number
    """PLACEMENT, ROUNDS or FINAL_TURN (see `stages`)."""
    round: Number
    """Rounds begun with a draw; 0 in placement."""
    placement_lap: Number
    """0 while the first Korrigans are placed, 1 while the second are, 2 when placement is over."""
    turn: Number
    """How many players have had their turn in this round, placement or final turn."""
    mover: Number
    """The Korrigan that arrived last: it gathers, and menhirs act on it."""

    holder: Number
    """The seat that has the bag."""
    pawn: Number
    """The colour of the pawn drawn and not placed, or NONE."""
    bag: Numbers
    """By colour: pawns left in the bag."""
    coming: Shared
    """The colours that a situation says are drawn next, in order; nobody knows them."""
    suns: Numbers
    """By row: the colour of the pawn on its sun, or NONE."""
    clouds: Numbers
    """By column: the colour of the pawn on its cloud, or NONE."""

    korrigan_fields: Numbers
    """By Korrigan: its field, NONE before it is placed (KOR-06)."""
    carried: Numbers
    """By Korrigan: CARRIES_NOTHING, CARRIES_ELF or CARRIES_GOBLIN."""
    troll: Number
    """Its crossing, or NONE."""
    cauldron: Number
    """Its field, or NONE."""
    clovers: Numbers
    """By field: the handful of tokens lying there."""
    signs: Numbers
    """By field: the sign under its menhir, NONE where none stands."""

    hidden: PerSeat
    """By seat: the handful behind its screen, or where the screen was."""
    revealed: PerSeat
    """By seat: the companions in front of its screen."""
    backups: PerSeat
    """By seat: its backup companions, by the side they show."""
    gold_menhirs: PerSeat
    """By seat: its gold menhirs; four bits count those of a value, of 1 lowest."""
    screens: Bits
    """The seats that still have a screen, as bits."""
    sacrificed: PerSeat
    """By seat: the handful it has sacrificed, out of the game."""
    spent: PerSeat
    """By seat: the handful of companions spent in its final turn."""
    backups_left: Number
    backups_spent: Number
    elves_left: Number
    goblins_left: Number

    history: str
    """What has happened to tokens, in order, a character for each observation (see `history`)."""

    @abstractmethod
    def copy(self) -> "KorrigansState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "KorrigansState":
        """Returns a random state that this seat cannot tell from the true one."""

    def seat_on_turn(self) -> int:
        """Returns whose turn it is: clockwise from the first player (KOR-03)."""
        return int((self.first + self.turn) % self.seats)

    def number_of(self, seat: int) -> int:
        """Returns a player's number in turn order, from 1 (KOR-03)."""
        return int((seat - self.first) % self.seats + 1)

    def has_screen(self, seat: int) -> bool:
        """Tells whether the seat still has its screen, as no leprechaun has removed it."""
        return bool(self.screens >> seat & 1)

    def owned(self, seat: int) -> int:
        """Returns the handful of all tokens a seat can use or count, backups included (KOR-40, KOR-60)."""
        return self.hidden[seat] + self.revealed[seat] + self.backups[seat]
