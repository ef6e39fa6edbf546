"""The facts that may describe a situation of Zauberberg: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists with one entry for each seat unless said otherwise.

    Kobolds are called by seat and number: `a3`; the active player's own also as in moves: `k3`.
    """

    phase: str = "choose-action"
    """What is asked: `place-kobold`, `choose-action`, `move-second`, `move-extra`, `choose-village`,
    `choose-rotation`, `choose-raven-victim`, `discard-card`, `reveal-token` or `over`."""
    active: int | None = None
    """The seat whose turn it is, or that places. If it is not said: the owner of `kobold`, or who is next after so many
    `turns`, or after the kobolds that are placed."""
    kobold: str | None = None
    """The kobold that the first card of this turn named; the one in `asked` if it is not said."""
    played: int = 0
    """Cards played in this turn; as few as the question needs if it is not said."""
    turns: int | None = None
    """How many turns have been completed, exchanges included; as few as the other facts need if it is not said."""
    rotation: int = 0
    """Clockwise quarter turns of the mountain, 0 to 3."""
    kobolds: str = ""
    """Some kobolds with their places, a pair with the lower one first: `a3@L1-09 c2+b1@L1-11 a1@sw`."""
    places: list[list[str | None]] | None = None
    """For each seat the places of its kobolds 1 to 5, null for one not placed; in the villages if nothing is said."""
    on_top: list[str] = []
    """The kobolds that stand on another."""
    waiting: list[str] = []
    """The kobolds that wait on a Passage or a Trapdoor, the longest waiting first."""
    asked: str | None = None
    """The kobold whose token asks the question; the kobold of the turn if it is not said."""
    victim: int | None = None
    """Who must discard a card for a Raven; to be said where that is asked."""
    reveals_left: int = 3
    """How many tokens a Crystal Ball still turns up, the one being asked for included."""
    tokens: dict[str, str] = {}
    """For some token spaces the kind of their token, also of one that is gone. Under a kobold lies what let it stay."""
    face_up: list[str] = []
    """The spaces whose token lies open."""
    gone: list[str] | None = None
    """The spaces whose token has left the game; as few as the other facts need if it is not said."""
    seen: list[str] = []
    """More spaces whose token everybody has seen."""
    stones: list[str] | None = None
    """The spaces that still have their stone; where nobody stands if it is not said."""
    owned: list[int] | None = None
    """The stones of each seat."""
    ravens: list[int] | None = None
    """The Ravens parked with each seat."""
    credit: list[int] | None = None
    """The extra cards of each seat."""
    hands: list[list[str] | str | int | None] | None = None
    """The cards of each seat (`["3", "J"]` or `3J`), or how many there are. If it is not said: its limit, less
    those it has played."""
    discard: list[str] | None = None
    """The cards in the discard pile; none if it is not said."""
    draws: list[str] | str = []
    """The cards that are drawn next, in this order (`["5", "J"]` or `5J`); nobody knows them."""
