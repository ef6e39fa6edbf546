"""What is packed into numbers and characters comes out as it went in."""

from itertools import product

from folkmoot.games.zauberberg.components import ALL_CARDS, PLACE_OF
from folkmoot.games.zauberberg.state import DREW, NONE, fact, fact_count, fact_faces, fact_seat, story_of, told
from folkmoot.testing import proves

from .helpers import at, opening


def test_a_fact_keeps_its_seat_its_faces_and_its_number() -> None:
    for seat, faces, count in product(range(5), range(64), range(6)):
        packed = fact(seat, faces, count)
        assert (fact_seat(packed), fact_faces(packed), fact_count(packed)) == (seat, faces, count)


def test_the_story_of_the_hands_is_read_as_it_was_written() -> None:
    acts = list(product(range(5), range(DREW + 1)))
    assert story_of("".join(told(seat, what) for seat, what in acts)) == acts


@proves("ZAU-133")
def test_the_summit_and_the_villages_are_free_whoever_is_there() -> None:
    position = at("a1@SUMMIT b1@L4-15 c1@L1-00", phase="over")
    free = {place: position.is_free(PLACE_OF[place]) for place in ("SUMMIT", "nw", "L4-15", "L1-00", "L4-14")}
    assert free == {"SUMMIT": True, "nw": True, "L4-15": False, "L1-00": False, "L4-14": True}


@proves("ZAU-15", "ZAU-16")
def test_at_the_beginning_nothing_has_happened() -> None:
    begun = opening(3)
    assert (begun.at, begun.on, begun.waiting) == ([NONE] * 15, [NONE] * 15, [])
    assert (begun.face_up, begun.gone, begun.seen, begun.rotation) == (0, 0, 0, 0)
    assert (begun.active, begun.kobold, begun.played, begun.turns, begun.ended) == (0, NONE, 0, 0, False)
    assert (begun.owned, begun.ravens, begun.credit) == ([0] * 3, [0] * 3, [0] * 3)
    assert (begun.hands, begun.old, begun.discard, begun.since) == ([0] * 3, [0] * 3, 0, "")
    assert (begun.deck, begun.pool, begun.stones) == (ALL_CARDS, ALL_CARDS, 0b111111111)
    assert (begun.known, begun.known_then, begun.stack, begun.touched) == ([], [], [], [])
