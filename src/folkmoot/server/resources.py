"""The bodies of HTTP requests and answers."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from folkmoot.engine.game import Credits
from folkmoot.engine.options import Option, OptionValue
from folkmoot.engine.phrases import Value
from folkmoot.engine.results import Result
from folkmoot.server.message_types import Salt
from folkmoot.table.setup import Name, Setup
from folkmoot.table.sight import Line


class Me(Struct, frozen=True, kw_only=True):
    """Who the reader is. `guest` is public; what proves it is in the cookie alone."""

    guest: str | None
    """None for somebody who has not given a name yet."""
    name: str


class Rename(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name that a guest wants."""

    name: Name


class CarryLink(Struct, frozen=True, kw_only=True):
    """A personal link that makes another device the same guest."""

    url: str
    qr: str
    """The link as a QR code, an SVG drawing."""
    hours: int
    """How long it works."""


class Invitation(Struct, frozen=True, kw_only=True):
    """The link to a table."""

    url: str
    qr: str
    """The link as a QR code, an SVG drawing."""


class Carry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a personal link."""

    token: Annotated[str, Meta(max_length=200)]


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game as it is offered; title, tagline and fidelity stand in its text."""

    id: str
    prefix: str
    maturity: str
    player_counts: list[int]
    default_player_counts: list[int]
    """The numbers of players that need no option."""
    required_options: dict[str, dict[str, OptionValue]] = {}
    """The options that the other numbers of players need."""
    ruled_out: dict[str, dict[str, list[OptionValue]]] = {}
    """The values of options that a number of players does not allow, such as a seat that its tables do not have."""
    options: list[Option]
    credits: Credits
    bots: list[str]
    """The bots that people choose from: the five strengths, weakest first, then those of other packages."""


class RuleText(Struct, frozen=True, kw_only=True):
    """One numbered rule."""

    number: str
    text: str


class RuleSection(Struct, frozen=True, kw_only=True):
    """Rules under one heading."""

    title: str
    rules: list[RuleText]


class NewTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table to open. The guest gets a chair for each name."""

    setup: Setup
    names: Annotated[list[Name], Meta(max_length=10)]
    """Several names are several people at one device."""
    first_chair: Annotated[int, Meta(ge=0, le=9)] = 0
    """The chair of the first name; the others follow round the table, and the bots sit before it."""
    salts: Annotated[list[Salt], Meta(max_length=10)] = []
    """One for each name, and the people sit at once. Without salts the chairs are kept for them: they sit down with
    their salts when they have read the commitment."""


class Opened(Struct, frozen=True, kw_only=True):
    """The table that was opened."""

    table: str


class Turn(Struct, frozen=True, kw_only=True):
    """One move of a finished game, or its deal."""

    at: int
    """0 is the deal; the number of moves made."""
    seat: int | None
    move: str | None
    lines: list[Line]


class Outline(Struct, frozen=True, kw_only=True):
    """A finished game, move by move, as one eye saw it; the eye is a seat or `all`."""

    id: str
    game: str
    names: list[str]
    turns: list[Turn]
    result: Result | None
    commitment: str
    seed: str
    finished: str
    from_situation: bool
    """The game began from a situation, not with the ordinary deal."""
    rules_version: int
    """The version of the game's rules that the record follows: with it the record surely verifies."""
    replayed_with: int | None
    """The version it was replayed with; None if it goes differently here: then turns have no lines, and no moments."""


class Moment(Struct, frozen=True, kw_only=True):
    """How the table looked after so many moves."""

    at: int
    eye: int | None
    view: Raw


Comparison = Literal["rules", "story", "result", "differs", "none"]


class Verdict(Struct, frozen=True, kw_only=True):
    """Whether the deal was the promised one and every move legal."""

    fair: bool
    acts: int
    fault: str
    """What does not fit; empty if everything does."""
    rules_version: int
    """The version of the game's rules that the record follows; 0 if it cannot be read."""
    verified_with: int | None
    """The version of the rules that are installed here; None if the game is not."""
    compared: Comparison
    """How the record and the rules installed here go together.

    rules: it follows these; story: they tell the same story as its own; result: it does not have its story, but the
    result is the same; differs: it needs its own; none: it is not valid, or its game is not installed.
    """


class SituationText(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A situation as somebody has copied or written it."""

    text: Annotated[str, Meta(max_length=40_000)]
    """JSON or TOML; docs/situations.md explains it."""


class Health(Struct, frozen=True, kw_only=True):
    """The answer of a server that can serve and store; one that cannot answers a `Problem` with status 503."""

    status: Literal["ok"]
    version: str
    """The version of Folkmoot."""


class Problem(Struct, frozen=True, kw_only=True):
    """Why a request was not carried out: problem details as in RFC 9457, with the members `code` and `args` of ours.

    Its words for people are the message `refused-` and the code, with `args`.
    """

    type: str
    """Identifies the kind of problem: `/problems/` and the code."""
    title: str
    """The kind of problem in a few English words."""
    status: int
    """The HTTP status."""
    detail: str
    """What went wrong this time, in English, for logs and for people who write clients."""
    code: str
    args: dict[str, Value] = {}
