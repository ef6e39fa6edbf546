"""Who plays against whom, and who sits where: every bot is treated alike."""

from collections.abc import Iterator
from itertools import chain, combinations, cycle, islice
from math import comb, factorial

from folkmoot.arena.errors import BadMatch

Seating = tuple[int, ...]
"""The number of a bot for every seat."""
MOST_ORDERS = 24
"""Up to so many orders of a line-up all are played, else its rotations in both directions."""
MOST_SEATINGS = 10_000


def seatings(bots: int, players: int) -> list[Seating]:
    """Returns all seatings of so many bots: one round of the arena. Raises `BadMatch` if they are too many.

    A single bot plays against itself; of two, one seat of the first meets the second in all others; of more than
    there are seats, all groups that fill the table meet; of fewer, each gets as many seats as the others, and what is
    left over goes round.

    >>> seatings(2, 3)
    [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    """
    if bots > players and comb(bots, players) * min(factorial(players), MOST_ORDERS) > MOST_SEATINGS:
        raise BadMatch(f"{bots} bots make too many line-ups of {players}: name fewer bots")
    return list(chain.from_iterable(_orders(line_up) for line_up in line_ups(bots, players)))


def line_ups(bots: int, players: int) -> Iterator[Seating]:
    """Yields the bots that meet at one table, in any order.

    >>> list(line_ups(3, 4))
    [(0, 1, 2, 0), (0, 1, 2, 1), (0, 1, 2, 2)]
    """
    everybody = tuple(range(bots))
    if bots == 2:
        yield 0, *(1 for _ in range(players - 1))
    elif bots >= players:
        yield from combinations(everybody, players)
    else:
        whole = tuple(islice(cycle(everybody), players - players % bots))
        for more in combinations(everybody, players % bots):
            yield whole + more


def _orders(line_up: Seating) -> list[Seating]:
    """Returns all orders of a line-up if they are few, else its rotations in both directions, each order once."""
    few = list(islice(_distinct(line_up), MOST_ORDERS + 1))
    if len(few) <= MOST_ORDERS:
        return few
    turned = [line_up[first:] + line_up[:first] for first in range(len(line_up))]
    return list(dict.fromkeys([*turned, *(order[::-1] for order in turned)]))


def _distinct(line_up: Seating) -> Iterator[Seating]:
    """Yields the different orders of a line-up."""
    if not line_up:
        yield ()
    for bot in sorted(set(line_up)):
        place = line_up.index(bot)
        yield from ((bot, *others) for others in _distinct(line_up[:place] + line_up[place + 1 :]))
