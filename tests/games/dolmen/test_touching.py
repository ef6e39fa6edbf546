"""What touching the board means, and which rule a refusal names."""

import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.games.dolmen import GAME
from folkmoot.games.dolmen.state import DolmenState
from tests.games.questions import meant_in

from .helpers import after, at, legal, opening, random_game, why
from .test_components import PLACES

ELEMENTS = [
    "attempt",
    *(f"point {point}" for point in range(16)),
    *(f"place {place}" for place in PLACES),
    *(f"order {order}" for order in ("123", "132", "213", "231", "312", "321")),
    *(f"spot {spot}" for spot in ("-2,0", "2,0", "0,0", "-1,1", "1,-1", "8,0")),
]


def refusal(position: DolmenState, element: str, *chosen: str) -> str | None:
    """Returns the rule against what touching an element means; None if it is legal."""
    move = meant_in(GAME, position, position.deciders()[0], element, chosen)
    assert move is not None
    return why(position, move)


@pytest.mark.parametrize(
    ("element", "chosen", "move"),
    [
        ("point 4", [], "move 4"),
        ("place 11", [], "peek 11"),
        ("place 11", ["peek"], "peek 11"),
        ("place 11", ["move"], "move 11"),
        ("attempt", [], "attempt"),
        ("order 213", [], "arrange 213"),
        ("spot -2,0", [], "lay -2,0"),
        ("rotation r1", ["lay", "-2,0"], "lay -2,0 r1"),
        ("rotation r1", ["lay"], None),
        ("rotation r1", [], None),
        ("fairy", [], None),
        ("", [], None),
    ],
)
def test_an_element_means_the_beginning_of_a_move(element: str, chosen: list[str], move: str | None) -> None:
    assert GAME.touched(opening(2), 0, element, chosen) == move


def test_what_cannot_be_chosen_on_the_circle_names_its_rule() -> None:
    position = at(circle="5=vr 9=-", points=[5, 6])
    assert refusal(position, "point 10") == "DOL-22"
    assert refusal(position, "point 6") == "DOL-24"
    assert refusal(position, "place 10", "move") == "DOL-22"
    assert refusal(position, "place 9") == "DOL-38"
    assert refusal(position, "attempt") == "DOL-48"
    assert refusal(opening(2), "attempt") == "DOL-47"
    assert refusal(after(position, "peek 5"), "place 6") == "DOL-34"


def test_what_comes_too_early_or_too_late_names_its_rule() -> None:
    walked = after(at(points=[5, 9]), "move 6")
    assert [refusal(walked, "point 7"), refusal(walked, "attempt")] == ["DOL-17", "DOL-18"]
    drawn = after(at(points=[5, 9]), "move 4")
    assert [refusal(drawn, "point 5"), refusal(drawn, "attempt")] == ["DOL-74", "DOL-74"]
    won = at(phase="lay", hand="ov4", points=[5, 9], circle="5=-", dolmens="", roll=6)
    assert [refusal(won, "point 6"), refusal(won, "attempt")] == ["DOL-58", "DOL-58"]


def test_a_spot_names_the_rule_that_keeps_the_slab_out() -> None:
    won = at(phase="lay", hand="ov4", points=[5, 9], circle="5=-", dolmens="", roll=6)
    assert refusal(won, "spot -2,0") is None
    assert refusal(won, "spot 2,0") == "DOL-93"
    assert refusal(won, "spot 0,0") == "DOL-96"
    assert refusal(won, "rotation r0", "lay", "-2,0") == "DOL-93"


def test_whatever_is_offered_is_touched_without_a_refusal() -> None:
    for position in [played.before for played in random_game(3, seed=5, most=150)]:
        seat = position.deciders()[0]
        touched = [meant_in(GAME, position, seat, element) for element in ELEMENTS]
        begun = {move for move in touched if move is not None and why(position, move) is None}
        offered = {" ".join(move.split()[:2]) for move in legal(position)} - {"end"}
        assert {move for move in offered if not move.startswith("lay")} <= begun


def test_an_answer_depends_only_on_what_the_seat_knows() -> None:
    for position in [played.before for played in random_game(3, seed=9, most=150)][::5]:
        seat = position.deciders()[0]
        world = position.imagine(seat, FastDice(3))
        for element in ELEMENTS:
            move = meant_in(GAME, position, seat, element)
            assert GAME.touched(world, seat, element, []) == move
            assert move is not None
            prefix = GAME.parse_prefix(move)
            assert world.why_not(seat, prefix) == position.why_not(seat, prefix)
