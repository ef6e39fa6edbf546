"""Where a korrigan can go on the circle (DOL-22 to DOL-31, DOL-118)."""

from folkmoot.games.dolmen import components as box
from folkmoot.games.dolmen.state import DolmenState


def destinations(position: DolmenState, seat: int) -> list[int]:
    """Returns the points that a korrigan can reach, its own first, then clockwise and back, nearest first (DOL-28).

    A move of nothing is a move (DOL-20, DOL-22). All steps go one way (DOL-23, DOL-27), past glows (DOL-29) and empty
    places (DOL-30); who is jumped over stays (DOL-31).
    """
    start = position.at[seat]
    points = [start]
    for way in (1, -1):
        point, steps = start, 0
        while steps < box.MOST_STEPS:
            point = (point + way) % box.POINTS
            free = point not in position.at  # DOL-24
            if free or position.jump_points:  # DOL-25, DOL-26, DOL-118: a jump and its landing are one step, or not
                steps += 1
            if free:
                points.append(point)
    return points
