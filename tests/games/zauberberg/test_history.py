"""What is packed into the history and into clues comes out as it went in."""

from itertools import product

from folkmoot.games.zauberberg import history
from folkmoot.games.zauberberg.history import clue_count, clue_faces, clue_seat


def test_a_clue_keeps_its_seat_its_faces_and_its_count() -> None:
    for seat, faces, count in product(range(5), range(64), range(6)):
        clue = history.clue(seat, faces, count)
        assert (clue_seat(clue), clue_faces(clue), clue_count(clue)) == (seat, faces, count)


def test_the_history_of_the_hands_is_read_as_it_was_written() -> None:
    cards = list(product(range(5), range(history.DREW + 1)))
    assert history.entries("".join(history.entry(seat, face) for seat, face in cards)) == cards
