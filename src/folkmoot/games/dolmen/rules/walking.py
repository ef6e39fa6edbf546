"""How far a korrigan can go on the circle."""

from mypy_extensions import i64

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.state import DolmenState


def taken_points(position: DolmenState) -> i64:
    """Returns the light points where korrigans stand, as bits."""
    taken: i64 = 0
    one: i64 = 1
    for point in position.at:
        taken |= one << point
    return taken


def reach(taken: i64, start: i64, way: i64, jump_points: bool) -> i64:
    """Returns how many points away the steps of one move (DOL-22) can lead, clockwise (1) or back (-1).

    All steps go one way (DOL-23, DOL-27), past glows (DOL-29) and empty places (DOL-30); who is jumped over stays
    (DOL-31).
    """
    most: i64 = box.MOST_STEPS
    steps: i64 = 0
    away: i64 = 0
    while steps < most:
        away += 1
        point = (start + way * away) % box.POINTS
        if is_step(taken, point, jump_points):
            steps += 1
    return away


def farthest(seats: int, jump_points: bool) -> int:
    """Returns how many points away one move can lead at most: with jumps, past the korrigans of all others."""
    return box.MOST_STEPS if jump_points else box.MOST_STEPS + seats - 1


def is_step(taken: i64, point: i64, jump_points: bool) -> bool:
    """Tells whether a point takes a step to pass: a jump and its landing are one, or not (DOL-25, DOL-26, DOL-118)."""
    return jump_points or not taken >> point & 1


def points_to(taken: i64, start: i64, point: i64, jump_points: bool) -> list[int]:
    """Returns the points on the way to one within reach, that one last; none to stay."""
    far = (point - start) % box.POINTS
    way: i64 = 1
    if far > reach(taken, start, 1, jump_points):
        far = (start - point) % box.POINTS
        way = -1
    points: list[int] = []
    away: i64 = 0
    while away < far:
        away += 1
        points.append((start + way * away) % box.POINTS)
    return points


def comes_to_glow(start: i64, point: i64) -> bool:
    """Tells whether a move ends on a glow: staying on one is not coming to it (DOL-66, DOL-67)."""
    return point != start and box.IS_GLOW[point]
