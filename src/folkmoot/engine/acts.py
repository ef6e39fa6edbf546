"""The acts of a game, as they stand in its record: moves and undos, and who plays a seat from here on."""

from msgspec import Struct


class Plays(Struct, frozen=True, gc=False, tag="move", tag_field="act"):
    """A seat plays a move, in notation."""

    seat: int
    move: str


class Undoes(Struct, frozen=True, tag="undo", tag_field="act"):
    """A seat takes moves back, the earliest of which is its own; they stay in the record."""

    seat: int
    withdraws: list[int]
    """The numbers of the moves that it undoes."""


class BotTakesOver(Struct, frozen=True, tag="bot-sits", tag_field="act"):
    """A bot answers for a seat from here on."""

    seat: int
    bot: str


class Returns(Struct, frozen=True, tag="returns", tag_field="act"):
    """The owner of a seat is back and answers for it again."""

    seat: int


class Resigns(Struct, frozen=True, tag="resigns", tag_field="act"):
    """A seat gives up; of two players the other wins."""

    seat: int


class TimesOut(Struct, frozen=True, tag="times-out", tag_field="act"):
    """A seat's clock has run out; of two players the other wins."""

    seat: int


Act = Plays | Undoes | BotTakesOver | Returns | Resigns | TimesOut
