"""The structs of a view of Korrigans: what a client and the terminal draw from."""

from msgspec import Struct, field

from folkmoot.engine.prompts import Effect
from folkmoot.engine.views import View


class FieldMemoryView(Struct, frozen=True, gc=False, kw_only=True):
    """What the looking player last saw in a field, as far as it may still lie there."""

    clovers: list[str]
    """The tokens seen and left there, less those that were openly taken since."""
    taken_by: list[int]
    """The seats that have secretly taken one of them since, in order."""


class FieldView(Struct, frozen=True, gc=False, kw_only=True):
    """One field of the map."""

    field: str
    clovers: int
    """How many tokens lie there."""
    menhir: bool
    possible: bool
    """The cauldron may still appear here, or stands here."""
    faces: list[str] | None
    """The tokens themselves: for the player who is choosing one here, and for all once the game is over."""
    sign: str | None
    """What is under the menhir, once the game is over."""
    memory: FieldMemoryView | None


class KorriganView(Struct, frozen=True, gc=False, kw_only=True):
    """One Korrigan."""

    field: str | None
    carries: str
    """`elf`, `goblin` or nothing."""


class PlayerView(Struct, frozen=True, gc=False, kw_only=True):
    """What belongs to one player."""

    colour: str
    number: int
    """In turn order, from 1; on the board's side with icons also the start number."""
    korrigans: list[KorriganView]
    screen: bool
    hidden: int
    """How many tokens are behind the screen."""
    tokens: list[str] | None
    """Those tokens: one's own, those of a player without screen, everybody's at the end."""
    revealed: list[str]
    backups: list[str]
    spent: list[str]
    """Companions spent in the final turn; backups that were spent are not among them."""
    menhirs: list[int]
    sacrificed: int
    gave_up: list[str]
    """Those of the tokens sacrificed that this eye has seen."""
    useful: list[str]
    """The companions that would move one of this player's Korrigans now."""
    gold: int | None
    """The gold so far, cauldron included: one's own, everybody's at the end."""
    score: "Score | None"


class Score(Struct, frozen=True, gc=False, kw_only=True):
    """How a total came about."""

    clovers: int
    menhirs: int
    elves: int
    goblins: int
    cauldron: int
    total: int
    companions: int
    """Unspent companions: the first tie-break."""


class KorrigansView(View, frozen=True, kw_only=True):
    """The game as one eye sees it."""

    part: str
    """The stage: `placement`, `rounds` or `final-turn`."""
    phase: str
    round: int
    side: str
    backup: str
    first_player: int
    holder: int
    """Who has the bag."""
    pawn: str | None
    """The pawn drawn and not placed."""
    bag: dict[str, int]
    """The pawns left in the bag, by colour: anybody can work it out."""
    suns: list[str | None]
    clouds: list[str | None]
    mover: int
    """The Korrigan that arrived last: twice its seat, plus one for the second; -1 before the first."""
    fields: list[FieldView]
    players: list[PlayerView]
    troll: int
    """The number of its crossing, 0 if it is not on the board."""
    cauldron: str | None
    backups_left: int
    elves_left: int
    goblins_left: int
    standing: list[str]
    """The signs that are under the standing menhirs, sorted: nobody knows where."""


class KorrigansEffect(Effect, frozen=True, kw_only=True, tag="korrigans", omit_defaults=True):
    """What a choice does."""

    korrigan: str | None = None
    """The Korrigan that is placed, moves, or passes a goblin on: `a1`."""
    path: list[str] = field(default_factory=list)
    """The fields where it, or the cauldron, comes, its end last."""
    crossing: int = 0
    """The number of the crossing that it uses, or where the troll stands then; 0 for none."""
    shows: list[str] = field(default_factory=list)
    """The companions that come out from behind the screen, before everybody."""
    spends: list[str] = field(default_factory=list)
    """The companions that are spent in the final turn."""
    left: int = 0
    """How many of a kind that is spent are left."""
    gives_up: str | None = None
    """The token that leaves the game for a backup."""
    backup: str | None = None
    """The side that the backup shows."""
    elves: list[str] = field(default_factory=list)
    """The Korrigans that lose their elf to the one that arrives."""
    goblin_to: list[str] = field(default_factory=list)
    """The Korrigans of which one gets the goblin."""
    lost: list[str] = field(default_factory=list)
    """The elves and goblins that leave the game."""
    clovers: int = 0
    """How many tokens the player looks at there, to take one."""
    takes: str | None = None
    """The token that is taken."""
    menhirs: dict[str, int] = field(default_factory=dict)
    """If the last token is taken, with the menhir: which signs still stand on the map, and how often."""
    closes: list[str] = field(default_factory=list)
    """The fields where the cauldron can appear no longer."""
    bars: str | None = None
    """The companion that the troll stops on its crossing."""
    uncovers: int = 0
    """How many tokens everybody sees when a screen is gone."""
    forgoes: list[str] = field(default_factory=list)
    """The Korrigans that could still come to the cauldron, if the player stops."""
    gold: list[int] = field(default_factory=list)
    """By seat: how its total changes at once; empty if none does."""
