"""The structs of a view of Pixie Queen: what a client and the terminal draw from."""

from msgspec import Struct

from folkmoot.engine.views import View


class SpaceView(Struct, frozen=True, gc=False, kw_only=True):
    """A double space of the pyramid."""

    space: str
    pixie: int | None
    """The band whose pixie stands on the hand."""
    discs: int
    """How many discs lie there in this round."""
    discs_of: int | None
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


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
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
    on_skill: str | None
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
    asked: str | None
    """While the player makes an offer, for their own eye: the good that is asked for next, or `commit`."""
    doubled: bool
    final: Final | None


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
    roll: int
    players: list[PlayerView]
