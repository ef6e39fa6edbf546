"""The one policy of undo: your own last act, never across another person's, never past a reveal or a draw of dice."""

from collections.abc import Collection

from folkmoot.engine.course import Course


def withdrawable(course: Course, seat: int, people: Collection[int]) -> list[int]:
    """Returns the numbers of the moves that an undo by this seat takes back, in order; empty if none can be.

    `people` are the seats that persons hold. Where all others are bots it goes back over their answers; a step of
    another person stops it, unless both were deciding at the same time, when steps do not touch each other. An act
    that led several people to a secret choice stays: if their steps closed it, the offer of an undo would tell of them.
    """
    alone = not set(people) - {seat}
    several = len(course.position.deciders()) > 1
    after: list[int] = []
    for step in reversed(course.steps):
        if step.final or (step.seat != seat and not alone and not step.together):
            return []
        if step.seat == seat:
            if step.together:
                return [step.number]
            return [step.number, *after] if alone or not (after or several) else []
        after.insert(0, step.number)
    return []
