"""Readable moves: a kind, and for each kind a fixed row of words.

A game says which words there are and how numbers are packed into a move; writing and reading are the same for all.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from folkmoot.engine.errors import BadNotation

FEW: Final = 20
"""So many words are listed when another was given; of more only one is shown."""


class Place(NamedTuple):
    """One place of a notation: what stands there (`CARD`), the words by their numbers, the number of none yet."""

    what: str
    words: Sequence[str]
    none_yet: int


class Notation:
    """Writes and reads the moves of a game; capitals do not matter in reading.

    `shapes` names the kinds of moves, in the order of their numbers, each with its places; `pack` and `unpack` turn a
    kind and the numbers of its words into a move and back, as in `packing`. `kinds` are their names alone.
    """

    def __init__(
        self,
        shapes: Mapping[str, Sequence[Place]],
        pack: Callable[[int, list[int]], int],
        unpack: Callable[[int], tuple[int, list[int]]],
    ) -> None:
        self.kinds = list(shapes)
        self._shapes = shapes
        self._pack = pack
        self._unpack = unpack
        self._numbers = {
            kind: [{word.lower(): number for number, word in enumerate(place.words)} for place in shape]
            for kind, shape in shapes.items()
        }

    def write(self, move: int) -> str:
        """Returns the readable form of a whole move."""
        kind, numbers = self._unpack(move)
        name = self.kinds[kind]
        words = [place.words[number] for place, number in zip(self._shapes[name], numbers, strict=False)]
        return " ".join([name, *words])

    def read(self, text: str) -> int:
        """Returns the move of a readable form. Raises `BadNotation`."""
        words = text.lower().split()
        move = self.read_prefix(text)
        if len(words) <= len(self._shapes[words[0]]):
            raise BadNotation(f"the move is not complete: expected {self._shape(words[0])}, got {text!r}")
        return move

    def read_prefix(self, text: str) -> int:
        """Returns a move whose missing last words are open. Raises `BadNotation`."""
        kind, *words = text.lower().split() or [""]
        if kind not in self._shapes:
            raise BadNotation(f"a move begins with {_either(self.kinds)}: got {text!r}")
        shape = self._shapes[kind]
        if len(words) > len(shape):
            raise BadNotation(f"too many words: expected {self._shape(kind)}, got {text!r}")
        numbers = [place.none_yet for place in shape]
        for at, word in enumerate(words):
            numbers[at] = self._number(shape[at], self._numbers[kind][at], word)
        return self._pack(self.kinds.index(kind), numbers)

    def _number(self, place: Place, numbers: Mapping[str, int], word: str) -> int:
        if word not in numbers:
            raise BadNotation(f"{place.what} is {_known(place.words)}: got {word!r}")
        return numbers[word]

    def _shape(self, kind: str) -> str:
        return " ".join([kind, *[place.what for place in self._shapes[kind]]])


def _known(words: Sequence[str]) -> str:
    """Returns which words there are: all of them if they are few, else the first and the last number, or an example."""
    if len(words) <= FEW:
        return _either(words)
    return f"{words[0]} to {words[-1]}" if words[0].isdecimal() else f"written like {words[0]}"


def _either(words: Sequence[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
