"""What may be said about a situation of Korrigans; whatever is not said is filled in at random."""

from msgspec import Struct, field


class Remembered(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a player last saw and left in a field, and who has secretly taken one of these tokens since."""

    clovers: list[str]
    taken_by: list[int] = []


def _no_pawns() -> list[str | None]:
    return [None] * 7


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists with one entry for each seat unless said otherwise."""

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
    """For each row and column the colour of the pawn there."""
    korrigans: list[list[str | None]] | None = None
    """The fields of each seat's two Korrigans; their start fields if it is not said."""
    carried: list[list[str]] | None = None
    troll: int = 0
    """The number of its crossing, 0 if it is not on the board."""
    cauldron: str | None = None
    clovers: dict[str, list[str] | int] = {}
    """For each field the tokens there, or how many there are."""
    hidden: list[list[str] | int | None] | None = None
    """The tokens behind each screen, or how many there are, or nothing said."""
    revealed: list[list[str]] | None = None
    backups: list[list[str]] | None = None
    spent: list[list[str]] | None = None
    sacrificed: list[list[str] | int] | None = None
    openly: list[list[str]] | None = None
    """Those of them that were sacrificed before all eyes."""
    backups_spent: int = 0
    menhirs: list[list[int]] | None = None
    """The values of each seat's gold menhirs."""
    screens: list[bool] | None = None
    standing: list[str] | None = None
    """The signs under the standing menhirs, wherever they stand."""
    signs: dict[str, str] = {}
    """For some fields the sign under the menhir."""
    seat: int | None = None
    """Whose memory is told."""
    memory: dict[str, Remembered] = {}
