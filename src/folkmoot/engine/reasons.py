"""Why a move is not legal."""

from typing import Final

from msgspec import Struct

from folkmoot.engine.phrases import Value


class Reason(Struct, frozen=True):
    """A rule that the move breaks (`RAI-32`), or one of the engine's own reasons below.

    The clause to show is the attribute `why` of the message of this code, with `args` as its variables.
    """

    code: str
    args: dict[str, Value] = {}


NOT_YOUR_TURN: Final = Reason("not-your-turn")
NOT_THIS_QUESTION: Final = Reason("not-this-question")
GAME_OVER: Final = Reason("game-over")
