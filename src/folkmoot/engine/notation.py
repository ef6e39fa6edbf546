"""Readable moves: a verb, and for each verb a fixed row of arguments.

A game says which words there are and how numbers are packed into a move; writing and reading are the same for all.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, NamedTuple

from folkmoot.engine.errors import BadNotation, either

FEW: Final = 20
"""Error messages list up to this many words; longer lists are abbreviated."""


class Argument(NamedTuple):
    """One argument of a verb: its label in messages (`CARD`), its words by number, and the number while it is open."""

    label: str
    words: Sequence[str]
    open_number: int


class Notation:
    """Writes and reads the moves of a game; capitals do not matter in reading.

    `shapes` has the verbs in the order of their numbers, each with its arguments; `pack` and `unpack` turn the number
    of a verb and those of its words into a move and back, like `packing.pack_list` and `packing.unpack`. `verbs` are
    the words of the verbs alone.
    """

    def __init__(
        self,
        shapes: Mapping[str, Sequence[Argument]],
        pack: Callable[[int, list[int]], int],
        unpack: Callable[[int], tuple[int, list[int]]],
    ) -> None:
        self.verbs = list(shapes)
        self._shapes = shapes
        self._pack = pack
        self._unpack = unpack
        self._numbers = {
            verb: [{word.lower(): number for number, word in enumerate(argument.words)} for argument in shape]
            for verb, shape in shapes.items()
        }
        self._written: dict[int, str] = {}
        self._moves: dict[str, int] = {}
        """What `_written` has, by its notation."""

    def write(self, move: int) -> str:
        """Returns the notation of a move, none of whose arguments may be open."""
        written = self._written.get(move)
        if written is None:
            verb_number, numbers = self._unpack(move)
            verb = self.verbs[verb_number]
            words = [argument.words[number] for argument, number in zip(self._shapes[verb], numbers, strict=False)]
            written = self._written[move] = " ".join([verb, *words])
            self._moves[written] = move
        return written

    def read(self, text: str) -> int:
        """Returns the move of a notation. Raises `BadNotation`."""
        written = self._moves.get(text)
        if written is not None:
            return written
        words = text.lower().split()
        move = self.read_prefix(text)
        if len(words) <= len(self._shapes[words[0]]):
            raise BadNotation(f"the move is not complete: expected {self._usage(words[0])}, got {text!r}")
        return move

    def read_prefix(self, text: str) -> int:
        """Returns a move whose missing last words are open. Raises `BadNotation`."""
        verb, *words = text.lower().split() or [""]
        if verb not in self._shapes:
            raise BadNotation(f"a move begins with {either(self.verbs)}: got {text!r}")
        shape = self._shapes[verb]
        if len(words) > len(shape):
            raise BadNotation(f"too many words: expected {self._usage(verb)}, got {text!r}")
        numbers = [argument.open_number for argument in shape]
        for index, word in enumerate(words):
            numbers[index] = self._number(shape[index], self._numbers[verb][index], word)
        return self._pack(self.verbs.index(verb), numbers)

    def is_prefix(self, move: int) -> bool:
        """Tells whether some arguments of a move are open."""
        verb, numbers = self._unpack(move)
        shape = self._shapes[self.verbs[verb]]
        return any(number == argument.open_number for argument, number in zip(shape, numbers, strict=False))

    def begins(self, move: int, prefix: int) -> bool:
        """Tells whether a move begins like a prefix."""
        verb, numbers = self._unpack(move)
        its_verb, its_numbers = self._unpack(prefix)
        return verb == its_verb and all(
            begun in (argument.open_number, number)
            for argument, number, begun in zip(self._shapes[self.verbs[verb]], numbers, its_numbers, strict=False)
        )

    def completions(self, prefix: int) -> Iterator[int]:
        """Yields every move that can be written and begins like a prefix."""
        verb, numbers = self._unpack(prefix)
        shape = self._shapes[self.verbs[verb]]
        choices = [
            range(len(argument.words)) if number == argument.open_number else [number]
            for argument, number in zip(shape, numbers, strict=False)
        ]
        return (self._pack(verb, list(chosen)) for chosen in product(*choices))

    def _number(self, argument: Argument, numbers: Mapping[str, int], word: str) -> int:
        if word not in numbers:
            raise BadNotation(f"{argument.label} is {_known(argument.words)}: got {word!r}")
        return numbers[word]

    def _usage(self, verb: str) -> str:
        return " ".join([verb, *[argument.label for argument in self._shapes[verb]]])


def _known(words: Sequence[str]) -> str:
    """Returns which words there are: all of them if they are few, else the first and the last number, or an example."""
    if len(words) <= FEW:
        return either(words)
    return f"{words[0]} to {words[-1]}" if words[0].isdecimal() else f"written like {words[0]}"
