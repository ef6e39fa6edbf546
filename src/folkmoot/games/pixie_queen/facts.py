"""What may be said about a situation of Pixie Queen; whatever is not said is filled in."""

from msgspec import Struct, field


class Amounts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """So much of each good."""

    apple: int = 0
    honey: int = 0
    bread: int = 0
    silver: int = 0
    gold: int = 0


class BandFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A band of pixies; captives are those that are nowhere else if it is not said."""

    captives: int | None = None
    stones: list[int] = field(default_factory=lambda: [0, 0])
    on: list[str] = []
    """The spaces where its pixies stand."""
    servants: int = 0


class PlayerFact(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One player's things."""

    goods: Amounts | None = None
    """A share of what is nowhere else if it is not said."""
    changed: Amounts | None = None
    """What the last act gave him or took from him."""
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
    """The how-many-th he was to be thrown into the dungeon."""
    rewards: list[str] | None = None
    """His reward tiles with the rounds in which he took them, `ring-10-3`; some of those that are gone if not said."""
    bonus: int = 0
    offer: Amounts | None = None
    stage: str | None = None
    """While offers are made: the good that he is asked for next, `commit` or `committed`."""
    doubled: bool = False


class Facts(Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Facts in the words of the glossary; lists with one entry for each seat, or for each band."""

    phase: str = "actions"
    round: int | None = None
    """The first that agrees with the servants if it is not said."""
    active: int = 0
    last: str | None = None
    """The last act that all have seen, as a move."""
    pending: list[str] | None = None
    """What is still to happen, the next thing last: `next-turn`, `main 1`, `demotion 2 0 1`."""
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
    """The cubes that came from it when somebody was last in the mine."""
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
    """Who used trade (where one player may), special offering, turn order and priority in this round."""
    roll: int = 0
    shares: list[int] = []
