"""The structs of a view of Pixie Queen: what a client and the terminal draw from."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
from folkmoot.engine.views import View


class SpaceView(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A double space of the pyramid."""

    space: str
    pixie: int | None = None
    """The band whose pixie stands on the hand."""
    discs: int = 0
    """How many discs lie there in this round."""
    discs_of: int | None = None
    """Whose they are."""
    price: int
    """The discs that it would cost now."""


class Final(Struct, frozen=True, gc=False, kw_only=True):
    """How a player's points come about at the end."""

    suffered: int
    rewards: int
    stones: int
    majorities: list[str]
    """The goods of which the player has the most; each costs points."""
    total: int


class BandView(Struct, frozen=True, gc=False, kw_only=True):
    """A band of pixies; with two players the last one is neutral."""

    colour: str
    captives: int
    stones: list[int]
    """On the two lower captives."""
    servants: int


class RewardTile(Struct, frozen=True, gc=False, kw_only=True):
    """A reward tile in somebody's hands."""

    series: str
    points: int
    round: int
    """When it was taken."""


class PlayerView(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """One player's things."""

    out: bool
    suffered: int
    to_symbol: int | None
    """How many points until the next mine symbol."""
    silver_case: int
    gold_case: int
    gold_price: int
    ring_price: int
    expected: list[int]
    """The next punishment: for captives, the silver track, the gold track."""
    discs: int
    used: list[str]
    """The player's own circles used in this round."""
    food_tile: str | None
    one_use: str | None
    skill: str | None
    on_skill: str | None = None
    """The tile on the skill `extra_slot`."""
    goods: list[int] | None
    """Apples, honey, bread, silver, gold, where the eye may see them."""
    changed: list[int]
    """What the last move gave the player and took from them of each good; all see it."""
    rewards: int | None
    tiles: list[RewardTile] | None
    bonus: int | None
    committed: bool
    """The player's offer of this round is made."""
    offer: list[int] | None
    """The player's offer: only they see it while they make it, all see it once it is open."""
    asked: str | None = None
    """While the player makes an offer, for their own eye: the good that is asked for next, or `commit`."""
    doubled: bool = False
    final: Final | None = None


class RowView(Struct, frozen=True, gc=False, kw_only=True):
    """A series of reward tiles."""

    series: str
    values: list[int]
    taken: int
    """How many were taken, from the left."""


class PixieQueenView(View, frozen=True, kw_only=True):
    """The hill as one eye sees it."""

    phase: str
    question: str | None
    """The question that is asked now, of any seat."""
    last: str | None
    """The last move that all have seen."""
    round: int
    active: int
    favourite: int
    small: list[int]
    big: list[int]
    spaces: list[SpaceView]
    bands: list[BandView]
    castle: int | None
    castle_open: bool
    """A pixie may still enter it in this round."""
    stock: list[int]
    bag: int
    """How many cubes are in it."""
    bag_contents: list[int] | None
    cubes: list[str]
    """The cubes drawn at the last visit to the mine, in order."""
    area: list[int]
    food_pile: list[int]
    """The next one first."""
    home: list[str]
    """The one-use tiles that lie at home."""
    board_skills: list[str | None]
    board_extra: str | None
    """The tile on `extra_slot` while that lies on the board."""
    rows: list[RowView]
    demand: list[str | None]
    """The seven tokens, None for those that lie face down."""
    unused_demand: list[str] | None
    """The two tokens that were left out, at the end."""
    pantry: list[int]
    trade_by: int | None
    special_by: int | None
    order_by: int | None
    priority_by: int | None
    copies: int
    copy_points: int | None
    """The punishment points of the next copy; None if nobody can copy any more in this round."""
    draws: int
    """The cubes that the player whose turn it is would draw in the mine."""
    roll: int
    players: list[PlayerView]


class PixieMove(Struct, frozen=True, gc=False, kw_only=True):
    """A pixie that goes from one place to another."""

    colour: str
    """Of its band."""
    start: str
    """A double space, or `mine`."""
    to: str
    """A double space, `mine` or `castle`."""


class Suffering(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """Punishment points that a seat gets."""

    seat: int
    points: int
    demotion: bool = False
    """They reach a mine symbol that costs a pixie, or the tile of grace."""
    dungeon: bool = False


class RewardGain(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """A reward tile that is taken, and the points that a skill adds."""

    series: str
    points: int
    bonus: int = 0


class PixieQueenEffect(Effect, frozen=True, kw_only=True, tag="pixie_queen", omit_defaults=True):
    """What a choice does. Goods are named, with their numbers."""

    discs: int = 0
    """The action discs that are laid or, in a pass, lost."""
    pays: dict[str, int] = field(default_factory=dict)
    """The goods that leave the screen."""
    gains: dict[str, int] = field(default_factory=dict)
    adds: str | None = None
    """The good, among those paid, that goes to the special-offering area."""
    robs: int | None = None
    """The seat whose goods are taken."""
    up_to: dict[str, int] = field(default_factory=dict)
    """The most that a robbery brings, where the other's goods are hidden; the most that may be offered of each good
    that is asked for later."""
    pixies: list[PixieMove] = field(default_factory=list)
    """The pixie that moves, then the one that it displaces."""
    stones: dict[str, list[int]] = field(default_factory=dict)
    """The stones on the two lower captives afterwards, by the colour of the band."""
    tiles: dict[str, str | None] = field(default_factory=dict)
    """The food tile, one-use tile or skill at every place before a player that changes; None if nothing is left there.

    Places: `red-food`, `red-one_use`, `red-skill`, `red-extra`; `board-extra` on `extra_slot` while that lies on the
    board."""
    cases: dict[str, int] = field(default_factory=dict)
    """The case of a track that the seat comes to."""
    reward: RewardGain | None = None
    """For a pixie that enters the castle: the tile that it brings at the end of the rewards."""
    suffers: list[Suffering] = field(default_factory=list)
    """In order. Points of the die are suffered when all are shared out, those for an offer, as it
    stands with this choice, when all have offered."""
    small: list[int] = field(default_factory=list)
    """The order of the small cubes afterwards, where it changes."""
    favourite: int | None = None
    """The seat that becomes the favourite at the end of the action phase."""
    picks: int = 0
    """The cubes that the seat still chooses from the bag."""
    draws: int = 0
    """The cubes that are drawn blindly."""
    odds: dict[str, int] = field(default_factory=dict)
    """What a die or a draw may show, with the number of faces, cubes or tokens, where the seat sees these."""
    wins: dict[str, dict[str, int]] = field(default_factory=dict)
    """The goods that each face of the casino die brings, as far as the stock goes."""
    offers: dict[str, int] = field(default_factory=dict)
    """The seat's whole offer, with this choice."""
    kinds_left: int | None = None
    """How many more kinds of goods the offer may have."""
    promotions: int = 0
    """How many promotions the offer brings."""
    tracks: dict[str, list[int]] = field(default_factory=dict)
    """The lowest and the highest case to which the offer may lead."""
