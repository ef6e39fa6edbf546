"""Lively moves: all legal ones but a voluntary pass or refusal."""

import pytest

from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import Seat, answer, at, legal, offering


def lively(position: PixieQueenState, seat: int = 0) -> set[str]:
    return {GAME.notation(move) for move in position.lively_moves(seat)}


@proves("PIX-310")
def test_a_pass_is_lively_only_if_nothing_else_can_be_done() -> None:
    assert lively(at(3)) == legal(at(3)) - {"pass"}
    spaces = {name: [2, 1] for name in ("steal_food", "steal_silver", "promotion", "exchange", "convert", "food_tile")}
    spaces |= {name: [2, 1] for name in ("double_offering", "look_in_bag", "grace", "punish", "tracks", "casino")}
    spaces |= {name: [2, 1] for name in ("forge_ring", "rob_pixie")}
    used: Seat = {"used": ["mine", "trade_tiles", "copy"]}
    stuck = at(3, used, discs_on=spaces, pantry=[1, 1, 1], special_by=1, order_by=1, priority_by=1)
    assert lively(stuck) == legal(stuck) == {"pass"}


@pytest.mark.parametrize(
    ("goods", "texts", "refusal"),
    [
        ("2a", [], False),
        ("2a 1s", [], True),
        ("2a 1g", [], True),
        ("2a 2h 2b", [], False),
        ("2a 1g", ["offer apple 0"], True),
        ("2a 2s", ["offer apple 0"], False),
        ("2a 2s 1g", ["offer apple 0"], True),
        ("2a 2s 1g", ["offer apple 0", "offer silver 0"], False),
        ("2a 2s 1g", ["offer apple 1"], True),
        ("2a 2s 1g", ["offer apple 1", "offer silver 0"], True),
    ],
)
@proves("PIX-413")
def test_nothing_is_offered_only_while_something_can_be_offered_later(
    goods: str, texts: list[str], refusal: bool
) -> None:
    position = offering(3, {"goods": goods})
    answer(position, 0, *texts)
    nothing = {text for text in legal(position, 0) if text.endswith(" 0")}
    assert len(nothing) == 1
    rest = legal(position, 0) - nothing
    forced = not rest
    assert lively(position) == (legal(position, 0) if refusal or forced else rest)


@proves("PIX-412")
def test_wrong_food_counts_as_something_to_offer_later() -> None:
    wrong = {"wrong_food_offers": True}
    for goods, refusal in (("2a", False), ("2a 1h", True), ("2a 1b", True), ("2a 1g", True)):
        position = offering(3, {"goods": goods}, demand="bread", options=wrong)
        assert ("offer apple 0" in lively(position)) == refusal
    position = offering(3, {"goods": "1h"}, options=wrong)
    answer(position, 0, "offer apple 0")
    assert lively(position) == {"offer honey 1"}
