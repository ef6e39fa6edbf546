"""Prompts: the question being asked, as data that any client can show.

A choice lists its parts in the order of its notation (`buy`, `red-7`, `R3`). A client narrows part by part, by
buttons or by touching the board elements that the parts point at, and sends the whole notation once.
"""

from typing import Final

from msgspec import Struct, field

from folkmoot.engine.phrases import Phrase

MOST_EFFECTS: Final = 40
"""A prompt with more choices says no effects; `Position.effect` says that of any of them."""


class Next(Struct, frozen=True, gc=False, kw_only=True, omit_defaults=True):
    """What comes after a move, as far as that is certain."""

    ends: str | None = None
    """The most that is over then: the `turn`, or what the game calls that which turns make up; at last the `game`."""
    seats: list[int] = field(default_factory=list)
    """The seats that are asked next."""
    question: str | None = None
    """The id of what they are asked."""
    odds: dict[str, int] = field(default_factory=dict)
    """Where chance decides what they are asked: the questions, each with its share."""


class Effect(Struct, frozen=True, gc=False, kw_only=True, tag_field="game", omit_defaults=True):
    """What a legal move does, as far as its seat knows: way and end, cost and gain, odds, what it opens.

    Every game has its own struct, tagged with its id, in the words of its view. What is not said keeps its default.
    """

    next: Next | None = None
    """What comes next; None where chance or a secret decides it."""


class Part(Struct, frozen=True, gc=False):
    """One word of a choice."""

    id: str
    """The word as it stands in the notation."""
    label: Phrase
    target: str | None = None
    """The board element it points at, as kind and id: `space R3`, `card red-7`."""


class Use(Part, frozen=True, gc=False):
    """Something a player may want to do in a question: the first part of a move, whether it is offered now or not."""

    of: list[str] = []
    """The kinds of board elements that a player may want to do it with, where touching one leaves that open."""


class Choice(Struct, frozen=True, gc=False, kw_only=True):
    """One legal move, as it is offered. Its notation is its stable id."""

    move: str
    parts: list[Part]
    note: Phrase | None = None
    """What it will cost or bring, where that is not plain from the labels."""
    reveals: bool = False
    """It may reveal something or draw dice, and then cannot be taken back: clients say so before it is sent."""
    warning: Phrase | None = None
    """What it costs that a player would not expect: clients say so and ask once before it is sent."""
    effect: Effect | None = None
    """What it does; None in a long prompt."""


class Question(Struct, frozen=True, gc=False, kw_only=True):
    """What a game asks a seat, without the answers."""

    id: str
    text: Phrase
    public: bool = False
    """Everybody can list the answers: a single one is no secret, and the table may give it by itself."""
    notes: list[Phrase] = []
    uses: list[Use] = []


class Prompt(Struct, frozen=True, gc=False, kw_only=True):
    """What a seat is asked now."""

    id: str
    """Which question of the game this is; stable, so that clients may treat it specially."""
    seat: int
    question: Phrase
    choices: list[Choice]
    forced: bool = False
    """There is one legal move, and everybody knows which: the table may answer by itself."""
    notes: list[Phrase] = []
    """What the player should know before answering."""
    uses: list[Use] = []
    """What one may want to do in this question, always in the same order, so that a key means the same in every turn;
    empty where a question is not about uses."""
