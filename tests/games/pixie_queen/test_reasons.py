"""Why a move beside the pyramid, a promotion or an answer is refused: the rule that is truly broken."""

from typing import Any

from folkmoot.engine.reasons import GAME_OVER, NOT_THIS_QUESTION, NOT_YOUR_TURN
from folkmoot.games.pixie_queen import components as box
from folkmoot.games.pixie_queen.state import PixieQueenState, taken
from folkmoot.testing import proves

from .helpers import STILL, Seat, after, answer, at, legal, offering, only, play, promoting, random_game, why
from .test_reasons_actions import refused

LOW = "steal_food steal_silver promotion exchange convert"
AWAY = "casino tracks punish grace"
"""Four spaces that leave one captive of five."""


def composing(seat: Seat, *texts: str, **facts: Any) -> PixieQueenState:
    """Returns the moment in which the first of three players, the last to commit, has made these moves."""
    done = {"goods": "1s", "offer": "1s", "stage": "committed"}
    position = offering(3, seat, done, done, **facts)
    answer(position, 0, *texts)
    return position


@proves("PIX-305", "PIX-385")
def test_the_mine() -> None:
    refused(at(3, {"used": ["mine"]}), "mine", "PIX-305", space="mine")
    refused(at(3, bag_contents=[0, 0, 0]), "mine", "PIX-385")
    used_and_empty = at(3, {"used": ["mine"]}, bag_contents=[0, 0, 0])
    assert why(used_and_empty, "mine") in ("PIX-305", "PIX-385")


@proves("PIX-386", "PIX-607", "PIX-603")
def test_cubes_and_stones() -> None:
    pending = ["actions-end", "next-turn", "after"]
    choosing = at(3, bag_contents=[0, 3, 0], pending=[*pending, "place", "pick 0 2"])
    refused(choosing, "pick silver", "PIX-386")
    refused(choosing, "pick stone", "PIX-386")
    one = {"captives": 1, "on": AWAY}
    seats: list[Seat] = [{"stones": [3, 0]}, {**one, "stones": [3, 0]}, {"on": LOW}]
    placing = at(3, *seats, bag_contents=[30, 10, 5], pending=[*pending, "place 0 1"])
    assert only(placing, "place") == {"blue 1"}
    refused(placing, "place blue 0", "PIX-603", colour="blue", fault="captive", number=1)
    refused(placing, "place red 0", "PIX-603", colour="red", fault="band")
    refused(placing, "place red", "PIX-603", colour="red", fault="band")
    for text in ("place red 1", "place yellow 0", "place yellow", "place green 0", "place grey"):
        refused(placing, text, "PIX-607", colour=text.split()[1])


@proves("PIX-604", "PIX-613")
def test_captives_are_named_as_they_stand() -> None:
    pending = ["actions-end", "next-turn", "after", "place 0 1"]
    placing = at(3, {"stones": [2, 2]}, pending=pending, bag_contents=[30, 10, 5])
    refused(placing, "place blue 1", "PIX-604", fault="same")
    refused(placing, "place red 1", "PIX-604", fault="same")
    alike = at(3, {"stones": [2, 2], "goods": "1b"})
    refused(alike, "remove_stone 1", "PIX-604", fault="same")
    bare_second = at(3, {"stones": [2, 0], "goods": "1b"})
    refused(bare_second, "remove_stone 1", "PIX-604", fault="bare")
    copied = after(at(3, {"stones": [2, 0], "goods": "1b"}, discs_on={"promotion": [2, 1], "casino": [2, 1]}), "copy")
    assert "remove_stone 0" in legal(copied)
    refused(copied, "remove_stone 1", "PIX-604", fault="bare")
    other = after(at(3, {"stones": [2, 0], "goods": "1b"}, discs_on={"casino": [2, 1]}), "copy")
    refused(other, "remove_stone 0", NOT_THIS_QUESTION.code)
    poor = [("bare", at(3, {"goods": "5b"})), ("bread", at(3, {"stones": [2, 1], "goods": "5a"}))]
    for fault, position in poor:
        for text in ("remove_stone 0", "remove_stone 1", "remove_stone"):
            refused(position, text, "PIX-613", fault=fault)
    neutral = at(2, {"goods": "5b"}, neutral={"stones": [2, 1]})
    refused(neutral, "remove_stone 0", "PIX-613")


@proves("PIX-390", "PIX-391")
def test_a_trade() -> None:
    me: Seat = {"food_tile": 2, "one_use": "bag_tile"}
    position = at(3, me, {"one_use": "grace_tile"}, {"out": 1})
    board = [text.split()[1] for text in only(position, "trade_tiles") if text.startswith("skill")]
    missing = next(name for name in ("copy_any", "free_unchain", "free_promotion", "cheap_gold") if name not in board)
    for text in (
        "food red-food",  # red has none
        "food red-one_use",
        "food yellow-food",  # in the dungeon
        "one_use grace_tile",  # not at home
        "one_use bag_tile",  # blue's own
        "one_use red-extra",
        "extra pile",  # nothing lies there
        "extra",
        "skill pile",
        "skill yellow-skill",
        "food blue-food",  # with oneself
        "skill blue-skill",
        f"skill {missing}",
    ):
        refused(position, f"trade_tiles {text}", "PIX-391")
    for text in ("trade_tiles", "trade_tiles food", "trade_tiles skill", "trade_tiles one_use"):
        assert why(position, text) is None
    for used in (at(3, {"used": ["trade_tiles"]}), at(3, trade_by=2, options={"trade_per_player": False})):
        refused(used, "trade_tiles", "PIX-390")
        refused(used, "trade_tiles food pile", "PIX-390")


@proves("PIX-388", "PIX-306")
def test_the_pantry() -> None:
    position = at(3, {"goods": "2a"}, stock="0h")
    refused(position, "pantry discard", "PIX-388", fault="goods")
    refused(position, "pantry honey", "PIX-388", fault="stock", good="honey")
    refused(at(3, {"goods": "2a"}, stock="0a 0h 0b"), "pantry", "PIX-388", fault="both")
    full = at(3, pantry=[0, 1, 1])
    for text in ("pantry", "pantry apple", "pantry discard"):
        refused(full, text, "PIX-306", space="pantry")
    throwing = after(at(3, {"goods": "2a 1h 1s"}), "pantry discard")
    for text in ("discard apple 3", "discard apple 0"):
        refused(throwing, text, "PIX-388", fault="amount", least=1, lot="apple-2")
    refused(throwing, "discard honey 1", "PIX-388", fault="other", good="apple")
    refused(after(throwing, "discard apple 1"), "discard honey 0", "PIX-388", fault="exact", lot="honey-1")
    refused(throwing, "pantry apple", NOT_THIS_QUESTION.code)


@proves("PIX-402", "PIX-404", "PIX-305")
def test_copying() -> None:
    refused(at(3), "copy", "PIX-404")
    refused(at(3, {"used": ["copy"]}, discs_on={"casino": [2, 1]}), "copy", "PIX-305", space="copy")
    copying = after(at(3, {"goods": "3g"}, discs_on={"casino": [2, 1], "forge_ring": [1, 2]}), "copy")
    refused(copying, "steal_silver", "PIX-402", space="steal_silver")
    refused(copying, "promotion mine convert", "PIX-402", space="promotion")
    refused(copying, "pantry apple", "PIX-402", space="pantry")
    refused(copying, "copy", "PIX-402", space="copy")
    refused(copying, "forge_ring", "PIX-371")
    refused(copying, "pass", NOT_THIS_QUESTION.code)


@proves("PIX-411", "PIX-412", "PIX-414")
def test_an_offer() -> None:
    rich = {"goods": "2a 2h 2b 2s 2g"}
    first = composing(rich)
    for food in ("honey", "bread"):
        refused(first, f"offer {food} 1", "PIX-412", good=food)
        refused(first, f"offer {food}", "PIX-412", good=food)
    refused(first, "offer apple 3", "PIX-411", fault="amount", lot="apple-2")
    refused(first, "offer silver 1", "PIX-411", fault="other", good="apple")
    refused(first, "commit", "PIX-411", fault="other", good="apple")
    one_kind = composing(rich, "offer apple 1")
    refused(one_kind, "offer silver 1", "PIX-411", fault="kinds")
    refused(one_kind, "offer apple 1", "PIX-411", fault="other", good="silver")
    two_kinds = composing(rich | {"doubled": True}, "offer apple 1", "offer silver 1")
    refused(two_kinds, "offer gold 1", "PIX-411")
    ready = composing(rich, "offer apple 1", "offer silver 0", "offer gold 0")
    for text in ("offer", "offer gold", "offer gold 0"):
        refused(ready, text, "PIX-411", fault="late")
    nothing = composing({"goods": ""})
    refused(nothing, "offer apple 1", "PIX-411", fault="none", good="apple")
    assert why(first, "commit", 1) == NOT_YOUR_TURN.code
    wrong = composing(rich, "offer apple 1", options={"wrong_food_offers": True})
    refused(wrong, "offer honey 1", "PIX-411")
    for text in ("use_double yes", "promote mine convert", "pass"):
        refused(first, text, NOT_THIS_QUESTION.code)


@proves("PIX-431", "PIX-432", "PIX-306")
def test_the_turn_order() -> None:
    order: dict[str, Any] = {"small": [1, 0, 2], "big": [0, 1, 2]}
    refused(at(3, {"goods": "5h"}), "turn_order 1", "PIX-432")
    refused(at(3, {"goods": "5h"}), "turn_order", "PIX-432", number=0)
    refused(at(3, {"goods": "5h"}, **order), "turn_order 2", "PIX-432", number=1)
    refused(at(3, {"goods": "5h"}, **order), "turn_order 0", "PIX-431")
    refused(at(3, {"goods": "5a"}, **order), "turn_order 1", "PIX-431")
    refused(at(3, {"goods": "5a"}, **order), "turn_order", "PIX-431")
    used = at(3, {"goods": "5h"}, **order, order_by=1)
    refused(used, "turn_order 1", "PIX-306", space="turn_order")


@proves("PIX-442", "PIX-443", "PIX-306")
def test_a_special_offering() -> None:
    poor = at(3, {"goods": "9a 9h 9b"})
    refused(poor, "special_offering", "PIX-442", fault="area")
    refused(poor, "special_offering apple", "PIX-442", fault="area")
    bare = at(3, {"goods": "1a 1h 1b 1s"})
    refused(bare, "special_offering", "PIX-442", fault="more")
    refused(bare, "special_offering apple", "PIX-442", fault="more")
    enough = at(3, {"goods": "2a 1h 1b 1s"})
    refused(enough, "special_offering honey", "PIX-442", fault="good", good="honey")
    refused(enough, "special_offering gold", "PIX-442")
    used = at(3, special_by=0)
    refused(used, "special_offering apple", "PIX-306", space="special_offering")
    none_left = at(3, taken=[0, 0, 6], round=7)
    none_left.takers.append(taken(box.SPECIAL, 1, 6))
    refused(none_left, "special_offering apple", "PIX-443")


@proves("PIX-307")
def test_priority() -> None:
    refused(at(3, priority_by=2), "priority", "PIX-307")


@proves("PIX-503", "PIX-504", "PIX-505")
def test_a_promotion() -> None:
    me: Seat = {"goods": "", "captives": 1, "stones": [1, 0], "on": "casino tracks steal_food grace"}
    position = promoting(3, me, {"on": "forge_ring rob_pixie punish"})
    for text in ("promote mine convert", "promote mine", "promote mine grace"):
        refused(position, text, "PIX-504")
    for text in ("promote punish forge_ring", "promote convert", "promote steal_food casino", "promote grace castle"):
        refused(position, text, "PIX-503")
    refused(position, "promote casino forge_ring", "PIX-505", space="forge_ring", colour="red")
    refused(position, "promote casino", "PIX-505", space="forge_ring", colour="red")
    all_stuck: Seat = {"goods": "", "stones": [1, 1], "on": "casino tracks punish"}
    stuck = promoting(3, all_stuck, {"on": "forge_ring rob_pixie"})
    refused(stuck, "promote", "PIX-505", space="forge_ring", colour="red")
    refused(position, "promote steal_food grace", "PIX-507", space="grace")
    refused(position, "promotion steal_food food_tile", NOT_THIS_QUESTION.code)
    refused(position, "done", NOT_THIS_QUESTION.code)


@proves("PIX-507", "PIX-505")
def test_a_pixie_whose_way_is_blocked_by_its_own_band() -> None:
    """An apple would not help: the player's own pixies stand on the hands of the next level."""
    mine = promoting(3, {"goods": "5a", "on": "casino forge_ring rob_pixie"})
    assert not any(text.startswith("promote casino") for text in legal(mine))
    refused(mine, "promote casino forge_ring", "PIX-507", space="forge_ring")
    assert why(mine, "promote casino") != "PIX-505"


@proves("PIX-511", "PIX-323")
def test_the_castle() -> None:
    taken = promoting(3, {"on": "forge_ring"}, castle=1)
    refused(taken, "promote forge_ring castle", "PIX-511")
    refused(taken, "promote forge_ring", "PIX-511")
    for helper in ({}, {"on": "promotion"}):
        action = at(3, {"on": "forge_ring"}, helper)
        refused(action, "promotion forge_ring castle", "PIX-323")
        refused(action, "promotion forge_ring", "PIX-323")


@proves("PIX-510", "PIX-325")
def test_hands_under_discs() -> None:
    position = at(3, discs_on={"convert": [2, 1]})
    refused(position, "promotion mine convert", "PIX-510", space="convert")
    refused(position, "promotion mine promotion", "PIX-325", space="promotion")


@proves("PIX-621", "PIX-622", "PIX-418")
def test_a_demotion() -> None:
    position = at(3, {"punishment": 5, "on": "casino"}, {"on": "tracks"}, big=[1, 0, 2])
    play(position, "pass")
    refused(position, "demote tracks", "PIX-621")
    refused(position, "demote punish", "PIX-621")
    refused(position, "use_grace", "PIX-622")
    refused(position, "pass", NOT_THIS_QUESTION.code)
    angry = at(3, {}, {"on": "casino"}, phase="offering", demand=["apple"], pending=["punishments", "demotion 1 1 1"])
    refused(angry, "demote tracks", "PIX-418")


@proves("PIX-804", "PIX-805", "PIX-809")
def test_a_neutral_move() -> None:
    facts: dict[str, Any] = {"phase": "rewards", "demand": ["apple"], "pending": ["punishments", "castle", "neutral"]}
    neutral = {"on": "convert forge_ring grace casino", "captives": 1, "stones": [1, 0]}
    position = at(2, {"on": "food_tile"}, neutral=neutral, **facts)
    refused(position, "neutral mine", "PIX-809")
    refused(position, "neutral mine steal_food", "PIX-809")
    refused(position, "neutral convert food_tile", "PIX-804", fault="hand", place="food_tile")
    refused(position, "neutral convert punish", "PIX-804", fault="level")
    refused(position, "neutral food_tile punish", "PIX-804", fault="whose", place="food_tile")
    refused(position, "neutral forge_ring", "PIX-805")
    refused(position, "neutral forge_ring castle", "PIX-805")
    full = at(2, {"on": "forge_ring rob_pixie"}, neutral={"on": "casino"}, **facts)
    refused(full, "neutral casino", "PIX-804", fault="hand", place="forge_ring")
    taken = at(2, neutral={"on": "forge_ring"}, castle=0, options={"neutral_servant": True}, **facts)
    refused(taken, "neutral forge_ring castle", "PIX-511")


@proves("PIX-361")
def test_points_of_the_die() -> None:
    position = after(at(3), "punish", throws=[3])
    assert legal(position) == {f"give red {number}" for number in range(4)}
    for text in ("give red 4", "give blue 1", "give yellow 1"):
        refused(position, text, "PIX-361")


@proves("PIX-301")
def test_after_the_action_there_is_no_other() -> None:
    position = after(at(3, {"goods": "2b", "stones": [1, 0]}, STILL, STILL), "pantry apple")
    refused(position, "steal_silver", "PIX-301")
    refused(position, "pass", NOT_THIS_QUESTION.code)


def test_when_the_game_is_over_nothing_is_legal() -> None:
    *_, last = random_game(3, 1)
    for seat in range(3):
        for text in ("pass", "steal_silver", "commit", "promote mine convert"):
            assert why(last.after, text, seat) == GAME_OVER.code


def test_no_reason_against_what_is_legal_nor_its_beginning() -> None:
    for players in (2, 3):
        for number, played in enumerate(random_game(players, 6)):
            if number % 5 == 0:
                for seat in played.before.deciders():
                    for text in legal(played.before, seat):
                        words = text.split()
                        for length in range(1, len(words) + 1):
                            assert why(played.before, " ".join(words[:length]), seat) is None
