"""When a dolmen is finished, the count of points, and the result (DOL-105 to DOL-110)."""

from folkmoot.engine.phrases import Phrase
from folkmoot.engine.results import Result, ranks_by_score
from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen import phases
from folkmoot.games.dolmen.state import DolmenState, slab_of


def result(position: DolmenState) -> Result | None:
    """Returns the ranks by points when the game is over; the best share the victory (DOL-109, DOL-110)."""
    if position.phase != phases.OVER:
        return None
    scores = [total(position, seat) for seat in range(position.seats)]
    seat = int(position.active)
    if is_finished(position, seat):
        end = Phrase("end-seven", {"seat": seat})
    else:
        end = Phrase("end-limit", {"number": int(position.round)})
    return Result(ranks=ranks_by_score(scores), scores=scores, end=end)


def slabs_to_end(position: DolmenState) -> int:
    """Returns how many slabs of a dolmen end the game, the start slab included (DOL-101, DOL-112)."""
    return box.SLABS_TO_END if position.counts_start else box.SLABS_TO_END + 1


def is_finished(position: DolmenState, seat: int) -> bool:
    """Tells whether a seat's dolmen has the slabs that end the game."""
    return len(position.dolmen(seat)) >= slabs_to_end(position)


def slab_points(position: DolmenState, seat: int) -> int:
    """Returns the points of the seat's normal slabs; the start slab has none (DOL-86, DOL-106)."""
    slabs = [slab_of(laid) for laid in position.dolmen(seat)]
    return sum([box.POINTS_OF[slab] for slab in slabs if not box.IS_MYSTERY[slab]])


def mysteries(position: DolmenState, seat: int) -> int:
    """Returns how many mystery slabs the seat has."""
    return sum([1 for laid in position.dolmen(seat) if box.IS_MYSTERY[slab_of(laid)]])


def mystery_points(position: DolmenState, seat: int) -> int:
    """Returns what they score: 3 and the closing roll each; nothing is counted before it (DOL-105)."""
    if position.mystery_roll == 0:
        return 0
    return mysteries(position, seat) * (box.MYSTERY + int(position.mystery_roll))


def total(position: DolmenState, seat: int) -> int:
    """Returns the seat's points, finished or not; crystals on the table count nothing (DOL-107, DOL-108)."""
    return slab_points(position, seat) + mystery_points(position, seat) + position.reserve[seat]
