"""The state of a game of Korrigans: plain data, which every other module of the game reads and the rules change."""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from folkmoot.engine.dice import Dice
from folkmoot.engine.position import Position

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

    seats: i64
    icons: bool
    """The board's side with start numbers (KOR-15); else placement is free (KOR-17)."""
    free_backup: bool
    memory_aid: bool
    first: i64
    """The first player's seat, the whole game long (KOR-04)."""

    phase: i64
    stage: i64
    """PLACEMENT, ROUNDS or FINAL_TURN (see `stages`)."""
    round: i64
    """Rounds begun with a draw; 0 in placement."""
    placement_lap: i64
    """0 while the first Korrigans are placed, 1 while the second are, 2 when placement is over (KOR-14)."""
    turn: i64
    """How many players have had their turn in this round, placement or final turn."""
    mover: i64
    """The Korrigan that arrived last: it gathers, and menhirs act on it."""

    holder: i64
    """The seat that has the bag."""
    pawn: i64
    """The colour of the pawn drawn and not placed, or NONE."""
    bag: list[int]
    """By colour: pawns left in the bag."""
    suns: list[int]
    """By row: the colour of the pawn on its sun, or NONE."""
    clouds: list[int]
    """By column: the colour of the pawn on its cloud, or NONE."""

    korrigan_fields: list[int]
    """By Korrigan: its field, NONE before it is placed (KOR-06)."""
    carried: list[int]
    """By Korrigan: CARRIES_NOTHING, CARRIES_ELF or CARRIES_GOBLIN."""
    troll: i64
    """Its crossing, or NONE (KOR-11)."""
    cauldron: i64
    """Its field, or NONE."""
    clovers: list[int]
    """By field: the handful of tokens lying there."""
    signs: list[int]
    """By field: the sign under its menhir, NONE where none stands."""

    hidden: list[int]
    """By seat: the handful behind its screen, or where the screen was."""
    revealed: list[int]
    """By seat: the companions in front of its screen."""
    backups: list[int]
    """By seat: its backup companions, by the side they show."""
    gold_menhirs: list[int]
    """By seat: its gold menhirs; four bits count those of a value, of 1 lowest."""
    screens: i64
    """The seats that still have a screen, as bits."""
    sacrificed: list[int]
    """By seat: the handful it has sacrificed, out of the game."""
    spent: list[int]
    """By seat: the handful of companions spent in its final turn."""
    backups_left: i64
    backups_spent: i64
    elves_left: i64
    goblins_left: i64

    history: str
    """What has happened to tokens, in order, a character for each observation (see `history`)."""

    @abstractmethod
    def copy(self) -> "KorrigansState":
        """Returns an independent twin."""

    @abstractmethod
    def imagine(self, seat: int, dice: Dice) -> "KorrigansState":
        """Returns a random state that this seat cannot tell from the true one."""

    def copy_onto(self, twin: "KorrigansState") -> None:
        """Makes another state equal to this one."""
        twin.seats = self.seats
        twin.icons = self.icons
        twin.free_backup = self.free_backup
        twin.memory_aid = self.memory_aid
        twin.first = self.first
        twin.phase = self.phase
        twin.stage = self.stage
        twin.round = self.round
        twin.placement_lap = self.placement_lap
        twin.turn = self.turn
        twin.mover = self.mover
        twin.holder = self.holder
        twin.pawn = self.pawn
        twin.bag = self.bag[:]
        twin.suns = self.suns[:]
        twin.clouds = self.clouds[:]
        twin.korrigan_fields = self.korrigan_fields[:]
        twin.carried = self.carried[:]
        twin.troll = self.troll
        twin.cauldron = self.cauldron
        twin.clovers = self.clovers[:]
        twin.signs = self.signs[:]
        twin.hidden = self.hidden[:]
        twin.revealed = self.revealed[:]
        twin.backups = self.backups[:]
        twin.gold_menhirs = self.gold_menhirs[:]
        twin.screens = self.screens
        twin.sacrificed = self.sacrificed[:]
        twin.spent = self.spent[:]
        twin.backups_left = self.backups_left
        twin.backups_spent = self.backups_spent
        twin.elves_left = self.elves_left
        twin.goblins_left = self.goblins_left
        twin.history = self.history

    def fields(self) -> list[str]:
        return _FIELDS

    def seat_on_turn(self) -> int:
        """Returns whose turn it is: clockwise from the first player (KOR-03)."""
        return int((self.first + self.turn) % self.seats)

    def has_screen(self, seat: int) -> bool:
        """Tells whether the seat still has its screen, as no leprechaun has removed it (KOR-92)."""
        return bool(self.screens >> seat & 1)

    def owned(self, seat: int) -> int:
        """Returns the handful of all tokens a seat can use or count, backups included (KOR-40, KOR-60)."""
        return self.hidden[seat] + self.revealed[seat] + self.backups[seat]


_FIELDS: Final = [
    "seats",
    "icons",
    "free_backup",
    "memory_aid",
    "first",
    "phase",
    "stage",
    "round",
    "placement_lap",
    "turn",
    "mover",
    "holder",
    "pawn",
    "bag",
    "suns",
    "clouds",
    "korrigan_fields",
    "carried",
    "troll",
    "cauldron",
    "clovers",
    "signs",
    "hidden",
    "revealed",
    "backups",
    "gold_menhirs",
    "screens",
    "sacrificed",
    "spent",
    "backups_left",
    "backups_spent",
    "elves_left",
    "goblins_left",
    "history",
]
