"""The one policy of undo: your own last act, never across another person's, never past a reveal or a draw of dice."""

from collections.abc import Collection

from folkmoot.engine.course import Course


def withdrawable(course: Course, seat: int, people: Collection[int]) -> list[int]:
    """Returns the numbers of the moves that an undo by this seat takes back, in order; empty if none can be.

    `people` are the seats that persons own. Where all others are bots, undo goes back over their answers. A move of
    another person stops it, unless it answers the same simultaneous question, where moves do not affect each other.
    A move that led several people to such a question stays: otherwise the offer of an undo would disappear when one of
    them answers, and so reveal it.
    """
    alone = not set(people) - {seat}
    several = len(course.position.deciders()) > 1
    after: list[int] = []
    for move in reversed(course.played):
        if move.final or (move.seat != seat and not alone and not move.together):
            return []
        if move.seat == seat:
            if move.together:
                return [move.number]
            return [move.number, *after] if alone or not (after or several) else []
        after.insert(0, move.number)
    return []
