"""Handfuls: a few tokens or cards told apart by their faces alone, packed into one number.

Each face has four bits that count, face 0 the lowest; so no face may be there more than 15 times.
A handful is a signed number of 64 bits, so there are at most 15 faces.
"""

from mypy_extensions import i64


def single(face: int) -> int:
    """Returns a handful of one piece."""
    return 1 << 4 * face


def count_of(pieces: i64, face: i64) -> i64:
    """Returns how many pieces of a face are in a handful."""
    return pieces >> 4 * face & 15


def size_of(pieces: i64) -> i64:
    """Returns how many pieces are in a handful.

    >>> int(size_of(handful([0, 0, 3])))
    3
    """
    size: i64 = 0
    while pieces:
        size += pieces & 15
        pieces >>= 4
    return size


def faces_of(pieces: int) -> list[int]:
    """Returns the faces of a handful, each as often as it is there, in order.

    >>> faces_of(handful([3, 0, 0]))
    [0, 0, 3]
    """
    faces: list[int] = []
    face = 0
    while pieces:
        for _ in range(pieces & 15):
            faces.append(face)
        pieces >>= 4
        face += 1
    return faces


def handful(faces: list[int]) -> int:
    """Returns the handful of these faces."""
    return sum([single(face) for face in faces])
