"""Why an action of the pyramid is refused: the rule that is truly broken."""

import pytest

from folkmoot.engine.phrases import Value
from folkmoot.engine.reasons import NOT_THIS_QUESTION, NOT_YOUR_TURN
from folkmoot.games.pixie_queen import GAME
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves
from folkmoot.text import LANGUAGES, Words

from .helpers import after, at, legal, opening, reason, why
from .test_components import SPACES

NAMES = ["Lutin", "Puck", "Nixe", "Farfadet", "Brownie"]
EMPTY = "0a 0h 0b 0s 0g"
RICH = {"goods": "9a 9h 9b 9s 9g"}


def refused(position: PixieQueenState, text: str, code: str, **args: Value) -> None:
    """Holds that the move, or its beginning, is refused for this rule, and that both languages have words for it.

    Of what the reason tells besides, that which is named must be so.
    """
    refusal = reason(position, text)
    assert refusal is not None, text
    assert (text, refusal.code, {name: refusal.args.get(name) for name in args}) == (text, code, args)
    assert not any(f"{move} ".startswith(f"{text} ") for move in legal(position))
    for language in LANGUAGES:
        assert Words(GAME, language, NAMES[: position.seats]).why(refusal)


def test_only_the_seat_that_is_asked_may_move() -> None:
    position = at(3)
    for text in ("steal_silver", "promotion mine convert", "pass"):
        assert why(position, text, 1) == NOT_YOUR_TURN.code
    assert why(position, "take apple 1") == NOT_THIS_QUESTION.code
    assert why(opening(3), "steal_silver") == NOT_THIS_QUESTION.code


@proves("PIX-113")
def test_a_skill_that_is_not_on_the_board() -> None:
    position = opening(4, 1)
    there = {move.split()[1] for move in legal(position)}
    gone = [skill for skill in box.SKILL_NAMES if skill not in there]
    assert len(gone) == 4
    for skill in gone:
        refused(position, f"skill {skill}", "PIX-113")
    chosen = min(there)
    refused(after(position, f"skill {chosen}"), f"skill {chosen}", "PIX-113")


@proves("PIX-203")
def test_more_or_less_food_than_a_tile_gives() -> None:
    position = at(3, {"food_tile": 3, "goods": ""}, phase="steal", pending=["actions", "tile-food 0 3"])
    refused(position, "take apple 4", "PIX-203")
    refused(position, "take bread 1", "PIX-203")
    position = after(position, "take apple 0", "take honey 1", throws=[])
    for amount in (0, 1, 3):
        refused(position, f"take bread {amount}", "PIX-203")
    scarce = at(3, {"food_tile": 3}, stock="1a", phase="steal", pending=["actions", "tile-food 0 3"])
    refused(scarce, "take apple 2", "PIX-203")


@proves("PIX-301")
def test_a_second_action_in_a_turn() -> None:
    position = after(at(3, {"stones": [1, 0], "goods": "3b"}), "pantry apple")
    for text in ("steal_silver", "priority", "mine", "promotion mine convert", "trade_tiles"):
        refused(position, text, "PIX-301")


@proves("PIX-302")
def test_an_empty_space_with_one_disc() -> None:
    position = at(3, {**RICH, "discs": 1}, {"on": "casino"})
    for space in SPACES:
        if space != "casino":
            refused(position, space, "PIX-302", space=space)
    refused(position, "steal_food apple", "PIX-302", space="steal_food")
    refused(position, "exchange apple silver 2", "PIX-302", space="exchange")
    refused(position, "promotion mine convert", "PIX-302", space="promotion")
    assert why(position, "casino") is None


@proves("PIX-303")
def test_a_taken_space() -> None:
    """With one disc left too: more discs would not help."""
    used = {space: [1, 1] for space in SPACES}
    for left in (1, 4):
        position = at(3, {**RICH, "discs": left, "on": "casino"}, discs_on=used)
        for space in SPACES:
            refused(position, space, "PIX-303", space=space)
        refused(position, "tracks gold", "PIX-303", space="tracks")
        refused(position, "promotion casino forge_ring", "PIX-303", space="promotion")


@proves("PIX-305")
def test_a_circle_used_before() -> None:
    position = at(3, {"used": ["mine", "copy"]}, discs_on={"casino": [2, 1]})
    refused(position, "mine", "PIX-305", space="mine")
    refused(position, "copy", "PIX-305", space="copy")


@proves("PIX-306", "PIX-307")
def test_a_circle_that_is_used_up() -> None:
    position = at(3, RICH, small=[2, 1, 0], pantry=[0, 1, 2], special_by=1, order_by=2, priority_by=1)
    for text in ("pantry", "pantry apple", "pantry discard"):
        refused(position, text, "PIX-306", space="pantry")
    refused(position, "special_offering apple", "PIX-306", space="special_offering")
    refused(position, "turn_order 1", "PIX-306", space="turn_order")
    refused(position, "priority", "PIX-307")


@proves("PIX-321", "PIX-322")
def test_an_empty_stock() -> None:
    position = at(3, stock="0a 3h 0b 0s")
    refused(position, "steal_food apple", "PIX-321", good="apple")
    refused(position, "steal_food bread", "PIX-321", good="bread")
    assert why(position, "steal_food") is None
    refused(position, "steal_silver", "PIX-322")
    refused(at(3, stock="0a 0h 0b"), "steal_food", "PIX-321", good="none")


@pytest.mark.parametrize("helper", [{}, {"on": "promotion"}])
@proves("PIX-323")
def test_into_the_castle_by_action_3(helper: dict[str, str]) -> None:
    """Whether it costs two discs or one."""
    position = at(3, {"on": "forge_ring"}, helper)
    refused(position, "promotion forge_ring castle", "PIX-323")
    refused(position, "promotion forge_ring", "PIX-323")
    copied = after(at(3, {"on": "forge_ring"}, discs_on={"promotion": [2, 1]}), "copy")
    refused(copied, "promotion forge_ring castle", "PIX-323")
    refused(copied, "promotion forge_ring", "PIX-323")


@proves("PIX-325", "PIX-510")
def test_a_hand_under_discs() -> None:
    position = at(3, {"on": "convert"}, discs_on={"steal_food": [2, 1], "grace": [2, 2]})
    refused(position, "promotion mine promotion", "PIX-325", space="promotion")
    refused(position, "promotion mine steal_food", "PIX-510", space="steal_food")
    refused(position, "promotion convert grace", "PIX-510", space="grace")


@proves("PIX-326", "PIX-504", "PIX-505")
def test_no_pixie_can_go_up() -> None:
    """Of all promotions the one that comes nearest is explained."""
    full = [{"on": "steal_food steal_silver promotion"}, {"on": "exchange convert"}]
    position = at(3, {"goods": ""}, *full)
    refused(position, "promotion", "PIX-505", space="steal_food", colour="red")
    refused(position, "promotion mine exchange", "PIX-505", space="exchange", colour="yellow")
    refused(position, "promotion mine steal_food", "PIX-505", space="steal_food", colour="red")
    chained = at(3, {"goods": "", "servants": 4, "stones": [1, 0]}, taken=[4, 0, 0])
    refused(chained, "promotion", "PIX-504")


@proves("PIX-503", "PIX-504", "PIX-507")
def test_a_promotion_that_no_pixie_can_make() -> None:
    position = at(3, {"on": "convert grace"})
    for text in ("mine grace", "mine castle", "convert steal_food", "convert casino", "grace forge_ring"):
        refused(position, f"promotion {text}", "PIX-503")
    refused(position, "promotion casino forge_ring", "PIX-503")
    refused(position, "promotion casino", "PIX-503")
    refused(position, "promotion mine convert", "PIX-507", space="convert")
    refused(position, "promotion convert grace", "PIX-507", space="grace")
    chained = at(3, {"on": "grace tracks", "servants": 1, "stones": [1, 1]}, taken=[1, 0, 0])
    refused(chained, "promotion mine", "PIX-504")
    refused(chained, "promotion mine convert", "PIX-504")


@proves("PIX-331", "PIX-332")
def test_an_exchange() -> None:
    position = at(3, {"goods": "9a 2b 4g"}, stock="3h 0s")
    for text in ("apple bread 8", "bread apple 3", "apple apple 2", "silver apple 1", "apple bread 0"):
        refused(position, f"exchange {text}", "PIX-331")
    refused(position, "exchange silver", "PIX-331")
    refused(position, "exchange apple honey 4", "PIX-332", good="honey")
    refused(position, "exchange apple silver 1", "PIX-332", good="silver")
    refused(position, "exchange apple silver", "PIX-332", good="silver")
    refused(at(3, {"goods": "9g"}), "exchange", "PIX-331")


@proves("PIX-341", "PIX-343")
def test_silver_into_gold() -> None:
    position = at(3, {"goods": "9s"}, stock="5g")
    refused(position, "convert 3", "PIX-341")
    refused(position, "convert 0", "PIX-341")
    refused(at(3, {"goods": "3s"}), "convert", "PIX-341")
    position = at(3, {"goods": "9s", "silver_case": 7}, stock="5g")
    refused(position, "convert 6", "PIX-343")
    refused(at(3, {"goods": "9s"}, stock="0g"), "convert", "PIX-343")


@proves("PIX-351", "PIX-353")
def test_tiles() -> None:
    refused(at(3, {"food_tile": 2}), "food_tile", "PIX-351")
    position = at(3, {}, {"one_use": "grace_tile"})
    refused(position, "grace", "PIX-353")
    assert why(position, "look_in_bag") is None
    full = at(3, {"one_use": "double_tile"})
    for text in ("double_offering", "look_in_bag", "grace"):
        refused(full, text, "PIX-353")


@proves("PIX-361")
def test_points_of_the_die() -> None:
    position = after(at(4), "punish", throws=[1])
    for text in ("give red 3", "give yellow 1", "give blue 1"):
        refused(position, text, "PIX-361")


@proves("PIX-363", "PIX-364")
def test_a_step_on_a_track() -> None:
    position = at(3, {"goods": "2s", "silver_case": 7, "gold_case": 3})
    refused(position, "tracks silver", "PIX-364")
    refused(position, "tracks gold", "PIX-363")
    refused(at(3, {"goods": "9a"}), "tracks", "PIX-363")
    refused(at(3, {**RICH, "silver_case": 7, "gold_case": 7}), "tracks", "PIX-364")


@proves("PIX-365")
def test_a_casino_without_goods() -> None:
    refused(at(3, stock=EMPTY), "casino", "PIX-365")


@proves("PIX-371", "PIX-372")
def test_a_ring() -> None:
    refused(at(3, {"goods": "3g"}), "forge_ring", "PIX-371")
    refused(at(3, RICH, taken=[0, 7, 0]), "forge_ring", "PIX-372")


@proves("PIX-381", "PIX-382")
def test_robbing() -> None:
    position = at(2, {"on": "tracks"}, {"on": "casino"}, neutral={"on": "punish"})
    refused(position, "rob_pixie grace", "PIX-381")
    refused(position, "rob_pixie tracks", "PIX-381")
    nobody = at(2, {"on": "tracks"}, neutral={"on": "punish"})
    for text in ("rob_pixie", "rob_pixie tracks", "rob_pixie punish"):
        refused(nobody, text, "PIX-382", fault="nobody")


@proves("PIX-382")
def test_robbing_a_neutral_pixie() -> None:
    position = at(2, {"on": "tracks"}, {"on": "casino"}, neutral={"on": "punish rob_pixie"})
    refused(position, "rob_pixie punish", "PIX-382", fault="neutral", space="punish")
    refused(position, "rob_pixie rob_pixie", "PIX-382", fault="neutral", space="rob_pixie")
    refusal = reason(position, "rob_pixie rob_pixie")
    assert refusal is not None
    assert [Words(GAME, language, NAMES[:2]).why(refusal) for language in LANGUAGES] == [
        "PIX-382: a neutral pixie stands on Rob a Pixie, and it owns nothing",
        "PIX-382\u00a0: un Pixie neutre se tient sur «\u00a0Vol d’un Pixie\u00a0», et il ne possède rien",
    ]


@pytest.mark.parametrize("space", SPACES)
@proves("PIX-402")
def test_copying_a_space_without_discs(space: str) -> None:
    used = "steal_silver" if space != "steal_silver" else "casino"
    position = after(at(3, RICH, {"on": "grace"}, discs_on={used: [2, 1]}), "copy")
    refused(position, space, "PIX-402", space=space)
