"""The facts that describe a situation of Pixie Queen. What they leave open is filled in."""

from msgspec import Struct, field


class Amounts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts of the five goods."""

    apple: int = 0
    honey: int = 0
    bread: int = 0
    silver: int = 0
    gold: int = 0


class BandFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A band of pixies; without `captives`, its pixies that are nowhere else are captive."""

    captives: int | None = None
    stones: list[int] = field(default_factory=lambda: [0, 0])
    on: list[str] = []
    """The spaces where its pixies stand."""
    servants: int = 0


class PlayerFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's things."""

    goods: Amounts | None = None
    """Without it, a share of the goods that are nowhere else."""
    changed: Amounts | None = None
    """What the last move gave the player or took from them."""
    punishment: int = 0
    silver_case: int = 0
    gold_case: int = 0
    """Cases are counted from 0."""
    skill: str | None = None
    food_tile: int | None = None
    one_use: str | None = None
    discs: int = 0
    used: list[str] = []
    out: int = 0
    """0, or the player's place in the order in which players went to the dungeon, from 1."""
    rewards: list[str] | None = None
    """Reward tiles with the rounds in which they were taken, `ring-10-3`; without it, some of those that are gone."""
    bonus: int = 0
    offer: Amounts | None = None
    stage: str | None = None
    """While offers are made: the good that the player is asked for next, `commit` or `committed`."""
    doubled: bool = False


class Facts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts in the words of the glossary; lists with one entry for each seat, or for each band."""

    phase: str = "actions"
    round: int | None = None
    """Without it, the first round that agrees with the servants."""
    active: int = 0
    last: str | None = None
    """The last move that all have seen."""
    pending: list[str] | None = None
    """The tasks on the stack, the next one last: `next-turn`, `main 1`, `demotion 2 0 1`."""
    seats: list[PlayerFact] | None = None
    bands: list[BandFact] | None = None
    castle: int | None = None
    castle_open: bool = True
    stock: Amounts | None = None
    bag: int | None = None
    """How many cubes are in the bag."""
    bag_contents: list[int] | None = None
    """Silver, gold and stones in the bag."""
    cubes: list[str] = []
    """The cubes drawn at the last visit to the mine."""
    area: Amounts | None = None
    food_pile: list[int] | None = None
    """The next one first."""
    board_skills: list[str | None] | None = None
    extra_tile: str | None = None
    """The tile on the skill `extra_slot`."""
    taken: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many servant, ring and special tiles have been taken."""
    demand: list[str] | None = None
    """The tokens that lie open, all nine when the game is over."""
    small: list[int] | None = None
    big: list[int] | None = None
    discs_on: dict[str, list[int]] = {}
    """For some double spaces: the number of discs and whose they are."""
    pantry: list[int] = []
    single_by: list[int | None] = field(default_factory=lambda: [None, None, None, None])
    """The seats that used trade (where one player may), special offering, turn order and priority in this round."""
    roll: int = 0
    shares: list[int] = []
