"""The facts that may describe a situation of Korrigans: one not given has its default, other pieces lie at random."""

from msgspec import Struct, field


class FieldMemoryFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a player last saw and left in a field, and who has secretly taken one of these tokens since."""

    clovers: list[str]
    """The tokens that were left there."""
    taken_by: list[int] = []
    """The seats that have taken one since, once for each token."""


def _no_pawns() -> list[str | None]:
    return [None] * 7


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the rules; lists are by seat unless the docstring says otherwise."""

    phase: str = "move"
    """What is asked: `place-korrigan`, `place-sun`, `place-cloud`, `offer-sacrifice`, `move`, `must-sacrifice`,
    `goblin-target`, `choose-clover`, `remove-screen`, `place-troll`, `fairy-move`, `place-cauldron`, `final-move` or
    `over`."""
    part: str = "rounds"
    """`placement`, `rounds` or `final-turn`."""
    round: int = 1
    """The round, from 1."""
    passing: int | None = None
    """0 while the first Korrigans are placed, 1 while the second are, 2 when placement is over."""
    turn: int = 0
    """How many players have had their turn."""
    mover: int = -1
    """The Korrigan that arrived last: twice its seat, plus one for the second."""
    first_player: int = 0
    """The seat that began."""
    pawn: str | None = None
    """The colour of the pawn that was drawn and is not placed yet."""
    suns: list[str | None] = field(default_factory=_no_pawns)
    """By row: the colour of the pawn on its sun."""
    clouds: list[str | None] = field(default_factory=_no_pawns)
    """By column: the colour of the pawn on its cloud."""
    korrigans: list[list[str | None]] | None = None
    """By seat: the fields of its two Korrigans; their start fields if not given."""
    carried: list[list[str]] | None = None
    """By seat: what its two Korrigans carry: `elf`, `goblin` or nothing."""
    troll: int = 0
    """The number of its crossing, 0 if it is not on the board."""
    cauldron: str | None = None
    """The field where the cauldron stands."""
    clovers: dict[str, list[str] | int] = {}
    """By field: the tokens there, or how many there are."""
    hidden: list[list[str] | int | None] | None = None
    """By seat: the tokens behind its screen, or how many there are, or None if neither is given."""
    revealed: list[list[str]] | None = None
    """By seat: its companions that lie open."""
    backups: list[list[str]] | None = None
    """By seat: its backup companions."""
    spent: list[list[str]] | None = None
    """By seat: its companions spent in the final turn; spent backups are not among them."""
    sacrificed: list[list[str] | int] | None = None
    """By seat: the tokens it has sacrificed, or how many there are."""
    openly: list[list[str]] | None = None
    """By seat: those of its sacrificed tokens that everybody saw, as the screen was gone."""
    backups_spent: int = 0
    """How many backup companions have been spent in all."""
    menhirs: list[list[int]] | None = None
    """By seat: the values of its gold menhirs."""
    screens: list[bool] | None = None
    """By seat: whether its screen still stands."""
    standing: list[str] | None = None
    """The signs under the standing menhirs, wherever they stand."""
    signs: dict[str, str] = {}
    """By field, where the sign under the menhir is known: that sign."""
    seat: int | None = None
    """The seat whose memory `memory` is."""
    memory: dict[str, FieldMemoryFact] = {}
    """By field: what that seat remembers."""
