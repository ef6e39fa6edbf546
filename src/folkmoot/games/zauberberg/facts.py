"""The facts that may describe a situation of Zauberberg: one not given has its default, other pieces lie at random."""

from msgspec import Struct


class Facts(Struct, kw_only=True, forbid_unknown_fields=True):
    """Facts in the words of the glossary; lists with one entry for each seat unless said otherwise.

    Kobolds are called by seat and number: `a3`.
    """

    phase: str = "choose-action"
    """What is asked: `place-kobold`, `choose-action`, `move-second`, `move-extra`, `choose-village`,
    `choose-rotation`, `choose-raven-victim`, `discard-card`, `reveal-token` or `over`."""
    active: int = 0
    """The seat whose turn it is."""
    kobold: str | None = None
    """The kobold that the first card of this turn named."""
    played: int = 0
    """Cards played in this turn."""
    turns: int = 0
    """How many turns have been completed, exchanges included."""
    rotation: int = 0
    """Clockwise quarter turns of the mountain, 0 to 3."""
    places: list[list[str | None]] | None = None
    """For each seat the places of its kobolds 1 to 5; in the villages if it is not said, None for one not placed."""
    on_top: list[str] = []
    """The kobolds that stand on another."""
    waiting: list[str] = []
    """The kobolds that wait on a Passage or a Trapdoor, the longest waiting first."""
    asked: str | None = None
    """The kobold whose token asks the question."""
    victim: int | None = None
    """Who must discard a card for a Raven."""
    reveals_left: int = 3
    """How many tokens a Crystal Ball still turns up, the one being asked for included."""
    tokens: dict[str, str] = {}
    """For some token spaces the kind of their token, also of one that is gone."""
    face_up: list[str] = []
    """The spaces whose token lies open."""
    gone: list[str] = []
    """The spaces whose token has left the game."""
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
    hands: list[list[str] | int | None] | None = None
    """The cards of each seat, or how many there are; as many as it may hold if nothing is said."""
    discard: list[str] | None = None
    """The cards in the discard pile; none if it is not said."""
