"""Which decisions of a random game are examined in full: exactly as many as asked for, spread over the whole game."""

from collections.abc import Sequence
from itertools import pairwise

from folkmoot.engine.dice import FastDice
from folkmoot.engine.position import Position

Kind = tuple[str, bool]
"""Which question is asked, and whether several seats answer it at the same time."""


def kind_of(position: Position) -> Kind:
    """Returns the kind of a decision: the id of the first decider's prompt, and whether others decide too.

    A decider without a prompt breaks the contract; it makes a kind of its own, so that it is examined.
    """
    deciders = position.deciders()
    prompt = position.prompt(deciders[0])
    return "" if prompt is None else prompt.id, len(deciders) > 1


def chosen_moments(kinds: Sequence[Kind], moments: int, dice: FastDice) -> set[int]:
    """Returns the numbers of the decisions to examine, given the kind of each decision of the game.

    They are `moments`, or all decisions of a shorter game. Every kind is taken once before any is taken twice, and
    those of one kind are spread over the game: its decisions are cut into as many stretches, and each gives one.

    >>> kinds = [("move", False)] * 90 + [("bid", True)] + [("move", False)] * 9
    >>> chosen = chosen_moments(kinds, 5, FastDice(1))
    >>> len(chosen), 90 in chosen
    (5, True)
    """
    places: dict[Kind, list[int]] = {}
    for number, kind in enumerate(kinds):
        places.setdefault(kind, []).append(number)
    shares = _shares([len(numbers) for numbers in places.values()], moments, dice)
    return {
        number
        for numbers, share in zip(places.values(), shares, strict=True)
        for number in _one_of_each_stretch(numbers, share, dice)
    }


def _shares(sizes: list[int], moments: int, dice: FastDice) -> list[int]:
    """Returns how many decisions each kind gives: one after the other in random order until there are enough."""
    order = list(range(len(sizes)))
    dice.shuffle(order)
    shares = [0] * len(sizes)
    left = min(moments, sum(sizes))
    while left:
        for kind in order:
            if left and shares[kind] < sizes[kind]:
                shares[kind] += 1
                left -= 1
    return shares


def _one_of_each_stretch(numbers: list[int], share: int, dice: FastDice) -> list[int]:
    bounds = [stretch * len(numbers) // share for stretch in range(share + 1)] if share else []
    return [numbers[begin + dice.below(end - begin)] for begin, end in pairwise(bounds)]
