"""What the messages of all sockets are made of."""

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
"""Chosen by the client, new for every command: a command that arrives twice is carried out once."""
Notation = Annotated[str, Meta(max_length=200)]
Salt = Annotated[str, Meta(min_length=1, max_length=100)]
Index = Annotated[int, Meta(ge=0, le=9)]


class BareCommand(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """A message of a client."""


class NumberedCommand(BareCommand, frozen=True, kw_only=True):
    """A command that is answered by `done` or `refused` with the same id."""

    id: Id


class BareMessage(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""
