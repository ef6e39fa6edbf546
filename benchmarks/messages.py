"""What the load generator reads of the server's messages; the decoder skips the rest."""

import random

import msgspec
from msgspec import Struct


class _Message(Struct, tag_field="type"):
    """A message of the server."""


class Part(Struct, array_like=True):
    """One word of a move."""

    id: str


class Choice(Struct, array_like=True):
    """One legal move: the indexes of its words."""

    parts: list[int]


class Prompt(Struct):
    """What a seat is asked."""

    parts: list[Part]
    choices: list[Choice]

    def random_move(self) -> str:
        """Returns the notation of a random choice."""
        return " ".join(self.parts[index].id for index in random.choice(self.choices).parts)


class Ending(Struct):
    """The game is over; the result itself is not read."""


class Update(_Message, tag="update"):
    """The game as one eye sees it."""

    seq: int
    secret_steps: int
    eye: int
    hash: str
    prompt: Prompt | None
    result: Ending | None


class Chair(Struct):
    """The guest of a chair."""

    guest: str | None


class Room(_Message, tag="room"):
    """Who sits where."""

    phase: str
    chairs: list[Chair]


class Done(_Message, tag="done"):
    """A command was carried out; a move is on disk."""

    id: str


class Refused(_Message, tag="refused"):
    """A command was refused."""

    code: str


class Goodbye(_Message, tag="goodbye"):
    """The server closes the socket."""

    code: str


class Welcome(_Message, tag="welcome"):
    """The first message."""


class Chat(_Message, tag="chat"):
    """Lines of chat."""


class Story(_Message, tag="story"):
    """Lines of the story that have no room in an update."""


class Me(Struct):
    """The guest that the cookie identifies."""

    guest: str


class Opened(Struct):
    """The table that was opened."""

    table: str


decode = msgspec.json.Decoder(Update | Room | Done | Refused | Goodbye | Welcome | Chat | Story).decode
