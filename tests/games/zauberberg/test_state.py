"""The state at the beginning, and which places are free."""

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import NONE
from folkmoot.testing import proves

from .helpers import at, opening


@proves("ZAU-133")
def test_the_summit_and_the_villages_are_always_free() -> None:
    position = at("a1@SUMMIT b1@L4-15 c1@L1-00", phase="over")
    free = {place: position.is_free(box.PLACE_OF[place]) for place in ("SUMMIT", "nw", "L4-15", "L1-00", "L4-14")}
    assert free == {"SUMMIT": True, "nw": True, "L4-15": False, "L1-00": False, "L4-14": True}


@proves("ZAU-15", "ZAU-16")
def test_at_the_beginning_nothing_has_happened() -> None:
    begun = opening(3)
    assert (begun.at, begun.on, begun.waiting) == ([NONE] * 15, [NONE] * 15, [])
    assert (begun.face_up, begun.gone, begun.seen, begun.rotation) == (0, 0, 0, 0)
    assert (begun.active, begun.kobold, begun.played, begun.turns, begun.ended) == (0, NONE, 0, 0, False)
    assert (begun.owned, begun.ravens, begun.credit) == ([0] * 3, [0] * 3, [0] * 3)
    assert (begun.hands, begun.hands_at_shuffle, begun.discard, begun.history) == ([0] * 3, [0] * 3, 0, "")
    assert (begun.deck, begun.deck_at_shuffle, begun.stones) == (box.ALL_CARDS, box.ALL_CARDS, 0b111111111)
    assert (begun.clues, begun.clues_at_shuffle, begun.stack, begun.touched) == ([], [], [], [])
