"""The facts that describe a situation of Pixie Queen. What they leave open is filled in."""

from msgspec import Struct, field


class Amounts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of the five goods."""

    apple: int = 0
    """Apple, how many."""
    honey: int = 0
    """Honey, how many."""
    bread: int = 0
    """Bread, how many."""
    silver: int = 0
    """Silver, how many."""
    gold: int = 0
    """Gold, how many."""


class BandFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A band of pixies; without `captives`, its pixies that are nowhere else are captive."""

    captives: int | None = None
    """How many of its pixies are captive."""
    stones: list[int] = field(default_factory=lambda: [0, 0])
    """The stones of its two lower captives, the heavier chained first."""
    on: list[str] = []
    """The spaces where its pixies stand."""
    servants: int = 0
    """How many of its pixies have become servants."""


class PlayerFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's things."""

    goods: Amounts | None = None
    """Without it, a share of the goods that are nowhere else."""
    changed: Amounts | None = None
    """What the last move gave the player or took from them."""
    punishment: int = 0
    """The punishment points."""
    silver_case: int = 0
    """The case on the silver track, from 0."""
    gold_case: int = 0
    """Cases are counted from 0."""
    skill: str | None = None
    """The skill tile."""
    food_tile: int | None = None
    """The value of the food tile on the screen."""
    one_use: str | None = None
    """The tile on the screen that is used once."""
    discs: int = 0
    """The discs left in this round."""
    used: list[str] = []
    """The own circles used in this round: `mine`, `trade_tiles`, `copy`."""
    out: int = 0
    """0, or the player's place in the order in which players went to the dungeon, from 1."""
    rewards: list[str] | None = None
    """Reward tiles with the rounds in which they were taken, `ring-10-3`; without it, some of those that are gone."""
    bonus: int = 0
    """The reward points besides tiles."""
    offer: Amounts | None = None
    """What the player offers."""
    stage: str | None = None
    """While offers are made: the good that the player is asked for next, `commit` or `committed`."""
    doubled: bool = False
    """Whether the player doubles the offering."""


class Facts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts in the words of the glossary; lists with one entry for each seat, or for each band."""

    phase: str = "actions"
    """`setup`, `steal`, `actions`, `offering`, `rewards`, `punishments` or `over`."""
    round: int | None = None
    """Without it, the first round that agrees with the servants."""
    active: int = 0
    """The seat that acts, or acted last, in the action phase."""
    last: str | None = None
    """The last move that all have seen."""
    pending: list[str] | None = None
    """The tasks on the stack, the next one last: `next-turn`, `main 1`, `demotion 2 0 1`."""
    seats: list[PlayerFact] | None = None
    """The things of each player."""
    bands: list[BandFact] | None = None
    """Each band of pixies; with two players the third is the neutral one."""
    castle: int | None = None
    """The band whose pixie is in the castle in this round."""
    castle_open: bool = True
    """Whether a pixie may still go into the castle in this round."""
    stock: Amounts | None = None
    """The goods in the stock; what is nowhere else if it is not said."""
    bag: int | None = None
    """How many cubes are in the bag."""
    bag_contents: list[int] | None = None
    """Silver, gold and stones in the bag."""
    cubes: list[str] = []
    """The cubes drawn at the last visit to the mine."""
    area: Amounts | None = None
    """The goods on the special-offering area."""
    food_pile: list[int] | None = None
    """The next one first."""
    board_skills: list[str | None] | None = None
    """The skill tiles on the board."""
    extra_tile: str | None = None
    """The tile on the skill `extra_slot`."""
    taken: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many servant, ring and special tiles have been taken."""
    demand: list[str] | None = None
    """The tokens that lie open, all nine when the game is over."""
    small: list[int] | None = None
    """The living seats in the order of the small cubes."""
    big: list[int] | None = None
    """The living seats in the order of the big cubes; the first is the favourite."""
    discs_on: dict[str, list[int]] = {}
    """For some double spaces: the number of discs and whose they are."""
    pantry: list[int] = []
    """The seats that have used the pantry in this round."""
    single_by: list[int | None] = field(default_factory=lambda: [None, None, None, None])
    """The seats that used trade (where one player may), special offering, turn order and priority in this round."""
    roll: int = 0
    """The last punishment die of this round, 0 without one."""
    shares: list[int] = []
    """While the points of the punishment die are shared out: what each seat has been given so far."""
