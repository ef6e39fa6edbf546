"""How a game ended."""

from msgspec import Struct

from folkmoot.engine.phrases import Phrase


class Result(Struct, frozen=True, kw_only=True):
    """The end of a game: ranks by the book's tie-breaks, scores where the game has them, and how it came to its end.

    >>> Result(ranks=[1, 1, 3], scores=[80, 80, 20], end=Phrase("ended-by-clover")).winners
    [0, 1]
    """

    ranks: list[int]
    """Rank of each seat, 1 first; equal ranks are ties the book leaves (1, 1, 3). No seat has rank 1 if nobody won."""
    end: Phrase
    """How it came to its end."""
    scores: list[int] | None = None

    @property
    def winners(self) -> list[int]:
        """The seats that won; several share the victory, none if the game had no winner."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranks_by_score(scores: list[int]) -> list[int]:
    """Returns ranks, highest score first, equal scores sharing a rank.

    >>> ranks_by_score([60, 80, 80, 10])
    [3, 1, 1, 4]
    """
    return [1 + sum(other > score for other in scores) for score in scores]
