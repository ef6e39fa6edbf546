"""The undo policy: a seat takes back its own last move, not across that of another seat, a reveal or a draw of dice."""

from collections.abc import Collection

from folkmoot.engine.course import Course


def undoable_moves(course: Course, seat: int, owned: Collection[int]) -> list[int]:
    """Returns the numbers of the moves that an undo by this seat takes back, in order; empty if none can be.

    `owned` are the seats that persons own. Where no other seat has an owner, undo goes back over the answers of bots.
    Else the move of another seat stops it, a bot's too, unless it answers the same simultaneous question, where moves
    do not affect each other. Among several people a move that led to such a question stays: otherwise the offer of an
    undo would disappear when one of them answers, and so reveal it.
    """
    only_person = all(owner == seat for owner in owned)
    later: list[int] = []
    for move in reversed(course.played):
        if move.closes_undo or (move.seat != seat and not only_person and not move.simultaneous):
            return []
        if move.seat == seat:
            if move.simultaneous:
                return [move.number]
            stays = not only_person and (later or len(course.position.deciders()) > 1)
            return [] if stays else [move.number, *later]
        later.insert(0, move.number)
    return []
