"""Why a move is refused: the rule that is truly broken."""

from typing import Any

import pytest

from folkmoot.engine.errors import BadNotation
from folkmoot.engine.phrases import Value
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import NUMBERS, after, at, legal, opening, random_game, reason, why
from .test_components import PLACES

NAMES = ["Lutin", "Puck", "Nixe", "Farfadet"]
GLOWS = (0, 4, 8, 12)


def refused(position: DolmenState, text: str, code: str, seat: int | None = None, **args: Value) -> None:
    """Holds that the move is refused for this rule, and that both languages have words for it."""
    refusal = reason(position, text, seat)
    assert refusal is not None
    assert (refusal.code, refusal.args) == (code, args)
    assert text not in legal(position, seat)
    for language in LANGUAGES:
        assert Words(GAME, language, NAMES[: position.seats]).why(refusal)


def laying(slab: str, dolmen: str = "", **facts: Any) -> DolmenState:
    """Returns the moment in which a won slab is to be laid in the dolmen of side 0: ochre left, teal right."""
    return at(phase="lay", hand=slab, points=[5, 9], circle="5=-", dolmens=dolmen, roll=6, **facts)


@proves("DOL-20")
def test_the_main_action_comes_first() -> None:
    refused(opening(2), "end", "DOL-20")
    refused(after(opening(2), "peek 3"), "end", "DOL-20")


@proves("DOL-17", "DOL-18")
def test_after_a_move_neither_another_nor_an_attempt() -> None:
    position = after(at(circle="6=ot", points=[5, 9]), "move 6")
    refused(position, "move 7", "DOL-17")
    refused(position, "move 6", "DOL-17")
    refused(position, "move", "DOL-17")
    refused(position, "attempt", "DOL-18")


@proves("DOL-17", "DOL-18", "DOL-21")
def test_after_an_attempt_neither_another_nor_a_move() -> None:
    """What stands against a second attempt is the first, not a move: nobody has moved."""
    lost = after(at(circle="5=ot6", points=[5, 9], reserve=[0, 3]), "attempt", rolls="1")
    won = after(at(circle="5=ot6", points=[5, 9], reserve=[0, 3]), "attempt", "lay 2,0 r1", rolls="6")
    for position in (lost, won):
        for text in ("move 6", "move 5", "move"):
            refused(position, text, "DOL-18")
        refused(position, "attempt", "DOL-17")


@proves("DOL-22", "DOL-24")
def test_a_point_too_far_or_taken_is_refused() -> None:
    position = at(3, points=[5, 6, 12])
    for point in (10, 11, 13, 14, 15, 0, 1):
        refused(position, f"move {point}", "DOL-22", point=point)
    for point in (6, 12):
        refused(position, f"move {point}", "DOL-24", point=point)
    assert why(position, "move") is None


@proves("DOL-118", "DOL-24")
def test_a_point_too_far_is_refused_where_every_point_counts() -> None:
    position = at(3, points=[5, 6, 12], options={"jump_counts": "points"})
    for point in (9, 10, 1):
        refused(position, f"move {point}", "DOL-118", point=point)
    refused(position, "move 6", "DOL-24", point=6)


@proves("DOL-34")
def test_a_second_peek_is_refused() -> None:
    position = after(at(circle="5=ot2 7=-", points=[5, 9]), "peek 6")
    for text in ("peek 6", "peek 9", "peek 7", "peek 4", "peek"):
        refused(position, text, "DOL-34")
    for further in (["move 4"], ["attempt"]):
        refused(after(position, *further), "peek 9", "DOL-34")


@proves("DOL-37")
def test_a_peek_in_the_turn_of_another_is_refused() -> None:
    for position in (opening(3), after(opening(3), "move 1"), after(opening(3), "peek 5")):
        for seat in (1, 2):
            refused(position, "peek 5", "DOL-37", seat)
            refused(position, "peek", "DOL-37", seat)


@proves("DOL-38")
def test_a_peek_where_no_slab_lies_is_refused() -> None:
    position = at(circle="6=-", points=[5, 9])
    refused(position, "peek 6", "DOL-38", place=6)
    for glow in GLOWS:
        refused(position, f"peek {glow}", "DOL-38", place="glow")
    arranging = after(position, "move 4")
    for place in (5, 6, 7):
        refused(arranging, f"peek {place}", "DOL-38", place=place)
    bare = at(circle="*=-")
    refused(bare, "peek", "DOL-38", place=1)
    refused(bare, "peek 6", "DOL-38", place=6)


@proves("DOL-47", "DOL-48")
def test_an_attempt_without_a_slab_or_with_one_that_fits_nowhere_is_refused() -> None:
    for glow in GLOWS:
        refused(at(points=[glow, 5]), "attempt", "DOL-47", reason="glow")
    refused(at(circle="5=-", points=[5, 9]), "attempt", "DOL-47", reason="empty")
    refused(at(circle="5=vr", points=[5, 9]), "attempt", "DOL-48", slab="violet-rose")
    refused(at(circle="5=rr", points=[5, 9]), "attempt", "DOL-48", slab="rose-rose")
    refused(at(circle="5=vv", points=[5, 9]), "attempt", "DOL-48", slab="violet-violet")
    peeked = after(at(circle="5=-", points=[5, 9]), "peek 6")
    refused(peeked, "attempt", "DOL-47", reason="empty")


@proves("DOL-58")
def test_a_won_slab_is_laid_first() -> None:
    position = laying("ot4")
    for text in ("end", "move 5", "move 6", "move", "attempt"):
        refused(position, text, "DOL-58")
    assert why(position, "arrange 123") == "not-this-question"
    assert why(position, "lay") is None


@proves("DOL-74")
def test_new_slabs_are_arranged_first() -> None:
    position = after(at(points=[5, 9]), "move 4")
    for text in ("end", "move 4", "move 5", "move", "attempt"):
        refused(position, text, "DOL-74")
    assert why(position, "lay 2,0 r1") == "not-this-question"
    assert why(position, "arrange") is None


@proves("DOL-96")
def test_a_spot_that_is_taken_is_refused() -> None:
    position = laying("tr2", "ov4@-2,0r2")
    for spot in ("0,0", "-2,0"):
        for text in (f"lay {spot}", f"lay {spot} r0", f"lay {spot} r3"):
            refused(position, text, "DOL-96", spot=spot)


@proves("DOL-89", "DOL-90", "DOL-91")
def test_a_spot_that_is_not_open_is_refused() -> None:
    position = laying("ov3")
    for spot in ("4,0", "-4,0", "14,0", "-14,0"):
        refused(position, f"lay {spot} r1", "DOL-89", spot=spot)
    for spot in ("1,1", "-1,1", "0,2", "9,5"):
        refused(position, f"lay {spot} r1", "DOL-90", spot=spot)
        refused(position, f"lay {spot}", "DOL-90", spot=spot)
    for spot in ("1,-1", "-1,-1", "0,-2", "9,-5"):
        refused(position, f"lay {spot} r1", "DOL-91", spot=spot)


@proves("DOL-119")
def test_an_under_spot_that_not_even_one_slab_holds_is_refused() -> None:
    position = laying("ov3", options={"under_support": "one"})
    for spot in ("3,-1", "-3,-1", "0,-2"):
        refused(position, f"lay {spot} r1", "DOL-119", spot=spot)
    refused(position, "lay -1,-1 r1", "DOL-93", spot="-1,-1")
    refused(position, "lay -1,1 r1", "DOL-90", spot="-1,1")


@proves("DOL-93")
def test_edges_that_do_not_match_are_refused() -> None:
    position = laying("ov3")
    for rotation in ("r0", "r3"):
        refused(position, f"lay -2,0 {rotation}", "DOL-93", spot="-2,0")
    for text in ("lay 2,0", "lay 2,0 r0", "lay 2,0 r1", "lay 2,0 r2", "lay 2,0 r3"):
        refused(position, text, "DOL-93", spot="2,0")
    assert why(position, "lay -2,0") is None
    differing = laying("ot2", "ov4@-2,0r1")
    for rotation in ("r0", "r1", "r2", "r3"):
        refused(differing, f"lay -1,1 {rotation}", "DOL-93", spot="-1,1")


@proves("DOL-95")
def test_a_slab_of_one_colour_is_not_turned() -> None:
    position = laying("oo5")
    for rotation in ("r1", "r2", "r3"):
        refused(position, f"lay -2,0 {rotation}", "DOL-95", spot="-2,0")
        refused(position, f"lay 2,0 {rotation}", "DOL-93", spot="2,0")
    assert why(position, "lay -2,0 r0") is None


@proves("DOL-88")
def test_between_two_spots_nothing_can_be_named() -> None:
    for spot in ("1,0", "-2,1", "0,-1", "16,0", "0,8"):
        with pytest.raises(BadNotation):
            GAME.parse_prefix(f"lay {spot}")


def test_answers_to_other_questions_are_refused() -> None:
    main, end = opening(2), after(opening(2), "move 1")
    for text in ("arrange 123", "arrange", "lay 2,0 r0", "lay"):
        assert why(main, text) == "not-this-question"
        assert why(end, text) == "not-this-question"


def test_moves_out_of_turn_and_after_the_end_are_refused() -> None:
    position = opening(3)
    for seat in (1, 2):
        for text in ("move 4", "move", "attempt", "arrange 123", "lay 2,0 r0", "end"):
            assert why(position, text, seat) == "not-your-turn"
    *_, last = random_game(2, 1)
    for seat in (0, 1):
        for text in ("move 4", "attempt", "peek 5", "arrange 123", "lay 2,0 r0", "end"):
            assert why(last.after, text, seat) == "game-over"


OPTIONS: list[dict[str, object]] = [{}, {"jump_counts": "points", "under_support": "one", "memory_aid": False}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", NUMBERS)
def test_exactly_the_legal_moves_are_not_refused(players: int, options: dict[str, object]) -> None:
    """Over random games every well-formed move is legal or has a reason with words; so has every prefix."""
    vocabulary = GAME.vocabulary(players, GAME.options_for(players, options))
    texts = {GAME.notation(move) for move in vocabulary} | {f"peek {glow}" for glow in GLOWS}
    beginnings = {" ".join(text.split()[:-1]) for text in texts if len(text.split()) > 1}
    beginnings |= {text.split()[0] for text in texts}
    words = [Words(GAME, language, NAMES[:players]) for language in LANGUAGES]
    spoken = set()
    for played in list(random_game(players, 21, most=300, **options))[::40]:
        offered = legal(played.before)
        assert offered <= texts
        begun = {" ".join(text.split()[:count]) for text in offered for count in (1, 2, 3)}
        for text in texts | beginnings:
            refusal = reason(played.before, text)
            assert (refusal is None) == (text in begun), text
            if refusal is not None and str(refusal) not in spoken:
                spoken.add(str(refusal))
                assert all(translated.why(refusal) for translated in words)
    assert len(spoken) > len(PLACES)
