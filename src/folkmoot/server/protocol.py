"""The messages of the sockets, explained in `docs/protocol.md`.

Both sides send JSON: one message, one object. The browser's types are generated from these structs.
"""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct, field

from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import Reason
from folkmoot.engine.results import Result
from folkmoot.server.message_types import BareCommand, BareMessage, Index, Notation, NumberedCommand, Salt
from folkmoot.server.packed_prompts import PackedPrompt
from folkmoot.server.questions_protocol import AskEffect, AskHint, AskTouch, AskWhy, Because, Foreseen, Hinted
from folkmoot.table.frozen import Frozen
from folkmoot.table.setup import Name, Setup
from folkmoot.table.sight import Line

VERSION = 3
"""Grows when an old client could no longer follow."""


class Look(BareCommand, frozen=True, kw_only=True, tag="look"):
    """Chooses the eye of this socket and asks for updates; again to change the eye. Answered by `update`."""

    eye: Index | None = None
    """One's own seat to look from; None to watch as a spectator."""
    since: Annotated[int, Meta(ge=0)] | None = None
    """The last `seq` this client knows for this eye: only newer lines are sent."""


class Play(NumberedCommand, frozen=True, kw_only=True, tag="play"):
    """A seat decides."""

    seat: Index
    seq: int
    """The `seq` of the update that asked."""
    secret_steps: int = 0
    """The `secret_steps` of the update that asked."""
    move: Notation
    hash: str | None = None
    """The hash of the view the client holds."""


class Undo(NumberedCommand, frozen=True, kw_only=True, tag="undo"):
    """A seat takes its last moves back."""

    seat: Index
    seq: int
    secret_steps: int = 0


class Sit(NumberedCommand, frozen=True, kw_only=True, tag="sit"):
    """Takes a chair, before the game begins."""

    chair: Index
    name: Name
    salt: Salt


class SitBot(NumberedCommand, frozen=True, kw_only=True, tag="sit-bot"):
    """The host puts a bot on a chair."""

    chair: Index
    bot: Annotated[str, Meta(max_length=40)]


class Leave(NumberedCommand, frozen=True, kw_only=True, tag="leave"):
    """Frees a chair: one's own, or as host a bot's."""

    chair: Index


class Close(NumberedCommand, frozen=True, kw_only=True, tag="close"):
    """The host gives the table up, before the game begins."""


class Wish(NumberedCommand, frozen=True, kw_only=True, tag="wish"):
    """A seat wishes a pause, or a bot in an absent player's seat."""

    seat: Index
    wish: Literal["pause", "replace"]
    about: Index | None = None
    on: bool = True


class Resume(NumberedCommand, frozen=True, kw_only=True, tag="resume"):
    """A seat ends the pause."""

    seat: Index


class Resign(NumberedCommand, frozen=True, kw_only=True, tag="resign"):
    """A seat gives up."""

    seat: Index


class Noticed(NumberedCommand, frozen=True, kw_only=True, tag="noticed"):
    """A seat has seen the fleeting lines up to this `seq`."""

    seat: Index
    seq: int


class Say(NumberedCommand, frozen=True, kw_only=True, tag="say"):
    """Says something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Mute(NumberedCommand, frozen=True, kw_only=True, tag="mute"):
    """Stops or resumes reading another guest."""

    guest: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Silence(NumberedCommand, frozen=True, kw_only=True, tag="silence"):
    """The host stops a spectator from talking, or lets them talk again."""

    guest: Annotated[str, Meta(max_length=40)]
    on: bool = True


class Remove(NumberedCommand, frozen=True, kw_only=True, tag="remove"):
    """The host stops a spectator from watching, and from sitting down, or lets them come again."""

    guest: Annotated[str, Meta(max_length=40)]
    on: bool = True


class AskSpectators(NumberedCommand, frozen=True, kw_only=True, tag="spectators"):
    """The host asks who watches. Answered by `spectators`."""


class Skip(NumberedCommand, frozen=True, kw_only=True, tag="skip"):
    """Lets the bots answer at once until a person is asked; only for one who plays alone against them."""


class Rematch(NumberedCommand, frozen=True, kw_only=True, tag="rematch"):
    """Opens a new table for the same group, once the game is over."""


class Ping(BareCommand, frozen=True, kw_only=True, tag="ping"):
    """Asks for a sign of life. Answered by `pong`."""


Command = (
    Look
    | Play
    | Undo
    | AskWhy
    | AskTouch
    | AskEffect
    | AskHint
    | Sit
    | SitBot
    | Leave
    | Close
    | Wish
    | Resume
    | Resign
    | Noticed
    | Say
    | Mute
    | Silence
    | Remove
    | AskSpectators
    | Skip
    | Rematch
    | Ping
)


class Welcome(BareMessage, frozen=True, kw_only=True, tag="welcome"):
    """The first message on every socket."""

    protocol: int = VERSION
    guest: str
    """The client's own public id."""
    name: str


class Chair(Struct, frozen=True, kw_only=True):
    """A chair before the game begins, a seat afterwards."""

    kind: Literal["open", "kept", "person", "bot"]
    name: str = ""
    guest: str | None = None
    """The public id of its owner; a client finds its own seats by it."""
    bot: str | None = None
    """Which bot answers: a bot's own seat, or one it plays for an absent, resigned or timed-out person."""
    online: bool = False
    away: int | None = None
    """Since when its owner is away, in house time (milliseconds)."""
    left: Literal["resigned", "timed-out"] | None = None


class WishMade(Struct, frozen=True, kw_only=True):
    """A wish that waits for others."""

    wish: Literal["pause", "replace"]
    about: int | None
    by: list[int]
    needs: list[int]
    """The seats whose wish is still missing."""


class Room(BareMessage, frozen=True, kw_only=True, tag="room"):
    """Everything about the table but the game itself; the same for everybody, sent whenever it changes."""

    table: str
    setup: Setup
    phase: Literal["waiting", "playing", "paused", "over", "closed", "frozen"]
    host: str
    """The public id of the guest who opened the table."""
    chairs: list[Chair]
    wishes: list[WishMade]
    spectators: int
    commitment: str
    """The commitment to the seed of the dice, which is drawn when the table is opened."""
    rematch: str | None
    """The table where the group meets again."""
    now: int
    """House time in milliseconds, to compare with `away`: it stands still while the server is down."""
    patience: int
    """How many milliseconds a player must be away before the others may wish a bot in the seat."""
    created: str
    frozen: Frozen | None = None
    """Why the game cannot go on under the rules of this server, if it cannot."""


class Story(BareMessage, frozen=True, kw_only=True, tag="story"):
    """Lines that the next update has no room for: the client puts them before its `lines`."""

    eye: int | None
    lines: list[Line]


class Update(BareMessage, frozen=True, kw_only=True, tag="update"):
    """The game as one eye sees it now."""

    seq: int
    """The public sequence number: it grows with every public move, public undo and line about the table."""
    secret_steps: int
    """How many secret steps, and undos of them, this seat has made since the last public move or undo."""
    eye: int | None
    view: Raw
    """The game's own view; see the game's `view.py`."""
    hash: str
    """CRC-32 of the view's bytes, in hexadecimal; `JSON.stringify(view)` gives the same bytes."""
    prompt: PackedPrompt | None
    undo: int
    """How many moves an undo by this seat would take back, secret steps of bots not counted; 0 if it cannot."""
    lines_from: int
    """The client drops its lines from this `seq` on and appends those of the `story` before, if any, then `lines`."""
    lines: list[Line]
    clocks: list[int] | None
    """Milliseconds left to each seat when this was sent; None without clocks. Those of the view's `deciders` run,
    unless the table is paused or a bot answers for the seat."""
    result: Result | None
    secrets: bool
    """Whether this eye sees what spectators do not. A seat whose owner holds no other seat always counts as such:
    only where a device changes hands it matters."""


class Said(Struct, frozen=True, kw_only=True):
    """One line of chat."""

    number: int
    guest: str
    name: str
    seat: int | None
    text: str
    at: str
    """When, as ISO 8601 in UTC."""


class Chat(BareMessage, frozen=True, kw_only=True, tag="chat"):
    """Lines of chat: the latest after the first `look`, then each new one."""

    lines: list[Said]


class Done(BareMessage, frozen=True, kw_only=True, tag="done"):
    """A command was carried out, and what it changed is on disk."""

    id: str


class Refused(BareMessage, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out. Its words are the message `refused-` and the code."""

    id: str | None
    """None if the message could not be read as far as its id."""
    code: str
    args: dict[str, Value] = field(default_factory=dict)
    reason: Reason | None = None
    """For the code `illegal`: the rule that forbids it."""


class Spectator(Struct, frozen=True, kw_only=True):
    """Somebody who watches and has a name, or who is silenced or removed."""

    guest: str
    name: str
    present: bool
    silenced: bool
    removed: bool


class Spectators(BareMessage, frozen=True, kw_only=True, tag="spectators"):
    """The answer to `spectators`, ordered by name. Spectators without a name are only counted, in the room."""

    id: str
    people: list[Spectator]


class Silenced(BareMessage, frozen=True, kw_only=True, tag="silenced"):
    """Whether the reader may not talk, for them alone: after the room if they may not, then whenever it changes."""

    on: bool


class Pong(BareMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to `ping`."""


class Goodbye(BareMessage, frozen=True, kw_only=True, tag="goodbye"):
    """The server closes this socket; the code says why (`refused-` and the code)."""

    code: str


Answer = Done | Refused | Because | Foreseen | Hinted | Spectators
"""What answers a command with an id."""
Message = Welcome | Room | Story | Update | Chat | Answer | Silenced | Pong | Goodbye
