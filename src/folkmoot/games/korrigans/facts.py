"""What may be said about a situation of Korrigans; what is not said is filled in at random."""

from msgspec import Struct, field


class FieldMemoryFact(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a player last saw and left in a field, and who has secretly taken one of these tokens since."""

    clovers: list[str]
    taken_by: list[int] = []


def _no_pawns() -> list[str | None]:
    return [None] * 7


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists by seat unless said otherwise."""

    phase: str = "move"
    part: str = "rounds"
    """`placement`, `rounds` or `final-turn`."""
    round: int = 1
    passing: int | None = None
    """In placement: 0 for the first Korrigans, 1 for the second."""
    turn: int = 0
    """How many players have had their turn."""
    mover: int = -1
    """The Korrigan that arrived last: twice its seat, plus one for the second."""
    first_player: int = 0
    pawn: str | None = None
    suns: list[str | None] = field(default_factory=_no_pawns)
    clouds: list[str | None] = field(default_factory=_no_pawns)
    """By row and by column: the colour of the pawn there."""
    korrigans: list[list[str | None]] | None = None
    """By seat: the fields of its two Korrigans; their start fields if it is not said."""
    carried: list[list[str]] | None = None
    troll: int = 0
    """The number of its crossing, 0 if it is not on the board."""
    cauldron: str | None = None
    clovers: dict[str, list[str] | int] = {}
    """By field: the tokens there, or how many there are."""
    hidden: list[list[str] | int | None] | None = None
    """By seat: the tokens behind its screen, or how many there are, or nothing said."""
    revealed: list[list[str]] | None = None
    backups: list[list[str]] | None = None
    spent: list[list[str]] | None = None
    sacrificed: list[list[str] | int] | None = None
    openly: list[list[str]] | None = None
    """Those of the sacrificed tokens that everybody saw."""
    backups_spent: int = 0
    menhirs: list[list[int]] | None = None
    """By seat: the values of its gold menhirs."""
    screens: list[bool] | None = None
    standing: list[str] | None = None
    """The signs under the standing menhirs, wherever they stand."""
    signs: dict[str, str] = {}
    """By field, where it is known: the sign under the menhir."""
    seat: int | None = None
    """Whose memory it is."""
    memory: dict[str, FieldMemoryFact] = {}
