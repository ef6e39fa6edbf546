"""The facts that may describe a situation of Korrigans: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class FieldMemoryFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a player last saw and left in a field, and who has secretly taken one of these tokens since."""

    clovers: list[str]
    """The tokens that were left there."""
    taken_by: list[int] = []
    """The seats that have taken one since, once for each token."""


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the rules; lists are by seat unless it is said otherwise.

    A question by its name is enough: what it needs is filled in, and the game has come as far as the facts need.
    """

    phase: str = "move"
    """What is asked: `place-korrigan`, `place-sun`, `place-cloud`, `offer-sacrifice`, `move`, `must-sacrifice`,
    `goblin-target`, `choose-clover`, `remove-screen`, `place-troll`, `fairy-move`, `place-cauldron`, `final-move` or
    `over`."""
    part: str | None = None
    """`placement`, `rounds` or `final-turn`; the one in which the question is asked if it is not said."""
    round: int | None = None
    """The round, from 1; if it is not said, that of the pawns, or the first in which the other facts can be."""
    passing: int | None = None
    """0 while the first Korrigans are placed, 1 while the second are, 2 when placement is over."""
    turn: int | None = None
    """How many players have had their turn; if it is not said, those before the owner of the `mover` who is asked."""
    mover: str | int | None = None
    """The Korrigan that arrived last: `b1`, or its number (twice its seat, plus one for the second; -1 before the
    first). If it is not said: one of the player who is asked where a question is about it, else of the one before."""
    first_player: int | None = None
    """The seat that began; that of the option, or else 0, if it is not said."""
    pawn: str | None = None
    """The colour of the pawn that was drawn and is not placed yet; a fitting one if a question needs it."""
    suns: list[str | None] | None = None
    """By row: the colour of the pawn on its sun. If neither suns nor clouds are said: pawns for every round."""
    clouds: list[str | None] | None = None
    """By column: the colour of the pawn on its cloud."""
    draws: list[str] = []
    """The colours that are drawn next from the bag, in this order; nobody knows them. Later ones come at random."""
    korrigans: list[list[str | None]] | None = None
    """By seat: the fields of its two Korrigans; their start fields if not given."""
    carried: list[list[str]] | None = None
    """By seat: what its two Korrigans carry: `elf`, `goblin` or nothing; nothing if menhirs allow it."""
    troll: int | None = None
    """The number of its crossing, 0 if it is not on the board; not on the board if menhirs allow it."""
    cauldron: str | None = None
    """The field where the cauldron stands; in the final turn one where it may, if it is not said."""
    clovers: dict[str, list[str] | int] = {}
    """By field: the tokens there, or how many there are."""
    hidden: list[list[str] | int | None] | None = None
    """By seat: the tokens behind its screen, or how many there are; as many as it has gathered by then if null."""
    revealed: list[list[str]] | None = None
    """By seat: its companions that lie open."""
    backups: list[list[str]] | None = None
    """By seat: its backup companions; one for each token that it is said to have sacrificed if they are not said."""
    backups_left: int | None = None
    """How many of the five backup companions nobody has taken; those that nobody is said to have if it is not said."""
    spent: list[list[str]] | None = None
    """By seat: its companions spent in the final turn; spent backups are not among them."""
    sacrificed: list[list[str] | int] | None = None
    """By seat: the tokens it has sacrificed, or how many there are; one for each backup if it is not said."""
    openly: list[list[str]] | None = None
    """By seat: those of its sacrificed tokens that everybody saw, as the screen was gone."""
    backups_spent: int = 0
    """How many backup companions have been spent in all."""
    menhirs: list[list[int]] | None = None
    """By seat: the values of its gold menhirs; none if the fields that are empty allow it."""
    screens: list[bool] | None = None
    """By seat: whether its screen still stands; all do if menhirs allow it."""
    standing: list[str] | None = None
    """The signs under the standing menhirs, wherever they stand. If it is not said, those taken are what players have,
    and fairies before others."""
    signs: dict[str, str] = {}
    """By field, where the sign under the menhir is known: that sign."""
    seat: int | None = None
    """The seat whose memory `memory` is."""
    memory: dict[str, FieldMemoryFact] = {}
    """By field: what that seat remembers."""
