"""Action 16: tiles are traded for tiles of the same type (PIX-390 to PIX-398)."""

from typing import Any

from folkmoot.games.pixie_queen.state import PixieQueenState
from folkmoot.testing import proves

from .helpers import STILL, Seat, after, asked, at, event_args, legal, only, play, seen, verbs_of, why

BOARD = ["free_promotion", None, "copy_any", None, "free_unchain", None]
"""The skills on the board; the players have servant_bonus, ring_bonus and light_captives."""
SKILLS = {"skill free_promotion", "skill copy_any", "skill free_unchain", "skill red-skill", "skill yellow-skill"}


def trading(*seats: Seat, **facts: Any) -> PixieQueenState:
    return at(3, *seats, **{"board_skills": BOARD, **facts})


def tiles(position: PixieQueenState, seat: int) -> list[str | None]:
    """Returns what lies on the places of a screen: food, one-use, skill, on the skill."""
    player = seen(position).players[seat]
    return [player.food_tile, player.one_use, player.skill, player.on_skill]


@proves("PIX-390")
def test_each_player_trades_once_a_round_for_one_disc() -> None:
    position = trading({}, {}, STILL)
    play(position, "trade_tiles skill copy_any")
    assert seen(position).players[0].discs == 3
    assert seen(position).players[0].used == ["trade_tiles"]
    play(position, "trade_tiles skill free_promotion")
    assert asked(position) == (0, "main")
    assert "trade_tiles" not in verbs_of(position)
    assert why(position, "trade_tiles skill free_unchain") == "PIX-390"


@proves("PIX-390")
def test_by_option_one_player_trades_in_a_round() -> None:
    position = trading(options={"trade_per_player": False})
    play(position, "trade_tiles skill copy_any")
    assert seen(position).trade_by == 0
    for _ in range(2):
        assert "trade_tiles" not in verbs_of(position)
        assert why(position, "trade_tiles skill free_unchain") == "PIX-390"
        play(position, "pantry apple")
    assert asked(position) == (0, "main")
    assert "trade_tiles" not in verbs_of(position)


@proves("PIX-390")
def test_in_the_next_round_everybody_may_trade_again() -> None:
    for per_player in (True, False):
        last = {"discs": 1, "skill": "free_unchain"}
        position = at(3, last, STILL, STILL, options={"trade_per_player": per_player}, round=2)
        play(position, f"trade_tiles skill {next(name for name in seen(position).board_skills if name)}")
        assert asked(position) == (0, "offer")
        assert (seen(position).trade_by, seen(position).players[0].used) == (None, [])


@proves("PIX-391")
def test_a_tile_is_traded_for_one_of_its_type() -> None:
    nothing = trading()
    assert only(nothing, "trade_tiles") == SKILLS
    for text in ("food pile", "one_use grace_tile", "extra pile", "skill pile", "food copy_any", "skill grace_tile"):
        assert why(nothing, f"trade_tiles {text}") == "PIX-391"
    food = trading({"food_tile": 4}, {"food_tile": 2}, {"one_use": "bag_tile"})
    assert only(food, "trade_tiles") == SKILLS | {"food pile", "food red-food"}
    one_use = trading({"one_use": "grace_tile"}, {"food_tile": 2}, {"one_use": "bag_tile"})
    assert only(one_use, "trade_tiles") == SKILLS | {"one_use double_tile", "one_use yellow-one_use"}
    for text in ("food yellow-one_use", "one_use red-food", "one_use pile", "skill red-food"):
        assert why(one_use, f"trade_tiles {text}") == "PIX-391"


@proves("PIX-391")
def test_skills_that_are_not_in_the_game_and_players_in_the_dungeon_have_nothing_to_trade() -> None:
    position = trading({}, {}, {"out": 1})
    assert only(position, "trade_tiles") == SKILLS - {"skill yellow-skill"}
    assert why(position, "trade_tiles skill cheap_gold") is not None
    assert why(position, "trade_tiles skill yellow-skill") is not None


@proves("PIX-392")
def test_an_opponent_cannot_refuse() -> None:
    first = {"food_tile": 4, "one_use": "grace_tile"}
    second = {"food_tile": 2, "one_use": "bag_tile"}
    position = trading(first, second)
    food = after(position, "trade_tiles food red-food")
    assert tiles(food, 0) == ["food-2", "grace_tile", "servant_bonus", None]
    assert tiles(food, 1) == ["food-4", "bag_tile", "ring_bonus", None]
    one_use = after(position, "trade_tiles one_use red-one_use")
    assert tiles(one_use, 0) == ["food-4", "bag_tile", "servant_bonus", None]
    assert tiles(one_use, 1) == ["food-2", "grace_tile", "ring_bonus", None]
    log = play(position, "trade_tiles skill red-skill")
    assert tiles(position, 0) == ["food-4", "grace_tile", "ring_bonus", None]
    assert tiles(position, 1) == ["food-2", "bag_tile", "servant_bonus", None]
    expected = {"seat": 0, "other": 1, "tile": "servant_bonus", "new_tile": "ring_bonus"}
    assert event_args(log, "traded-with") == [expected]
    assert asked(position) == (1, "main")


@proves("PIX-393")
def test_a_food_tile_is_laid_on_top_of_the_pile_after_the_top_was_taken() -> None:
    position = trading({"food_tile": 2}, {"food_tile": 4})
    assert seen(position).food_pile == [3, 4]
    log = play(position, "trade_tiles food pile")
    assert event_args(log, "traded") == [{"seat": 0, "tile": "food-2", "new_tile": "food-3"}]
    assert seen(position).food_pile == [2, 4]
    assert seen(position).players[0].food_tile == "food-3"


@proves("PIX-393")
def test_an_empty_pile_has_nothing_to_trade() -> None:
    last = {"food_tile": 3, "skill": "extra_slot"}
    position = trading({"food_tile": 4}, {"food_tile": 4}, last, extra_tile="food-2")
    assert seen(position).food_pile == []
    assert {text for text in only(position, "trade_tiles") if text.startswith("food")} == {
        "food red-food",
        "food yellow-food",
        "food yellow-extra",
    }
    assert why(position, "trade_tiles food pile") is not None


@proves("PIX-394")
def test_a_one_use_tile_goes_home_for_another_that_is_at_home() -> None:
    position = trading({"one_use": "double_tile"}, {"one_use": "bag_tile"})
    assert seen(position).home == ["grace_tile"]
    assert "trade_tiles one_use bag_tile" not in legal(position)
    assert "trade_tiles one_use double_tile" not in legal(position)
    log = play(position, "trade_tiles one_use grace_tile")
    assert event_args(log, "traded") == [{"seat": 0, "tile": "double_tile", "new_tile": "grace_tile"}]
    assert seen(position).home == ["double_tile"]
    assert seen(position).players[0].one_use == "grace_tile"


@proves("PIX-394", "PIX-353")
def test_the_tile_that_went_home_can_be_taken_by_another() -> None:
    position = trading({"one_use": "double_tile"})
    play(position, "trade_tiles one_use grace_tile", "double_offering")
    assert [tiles(position, seat)[1] for seat in range(3)] == ["grace_tile", "double_tile", None]


@proves("PIX-395")
def test_a_skill_takes_the_place_of_another_on_the_board() -> None:
    position = trading()
    log = play(position, "trade_tiles skill copy_any")
    assert event_args(log, "traded") == [{"seat": 0, "tile": "servant_bonus", "new_tile": "copy_any"}]
    assert seen(position).players[0].skill == "copy_any"
    assert seen(position).board_skills == ["free_promotion", None, "servant_bonus", None, "free_unchain", None]
    assert "trade_tiles skill servant_bonus" in legal(position)


@proves("PIX-396")
def test_a_tile_on_the_skill_goes_with_it_to_an_opponent() -> None:
    position = trading({"skill": "extra_slot", "food_tile": 2}, {}, extra_tile="food-4")
    play(position, "trade_tiles skill red-skill")
    assert tiles(position, 0) == ["food-2", None, "servant_bonus", None]
    assert tiles(position, 1) == [None, None, "extra_slot", "food-4"]


@proves("PIX-396")
def test_a_tile_on_the_skill_goes_with_it_to_the_board_and_to_who_takes_it_later() -> None:
    position = trading({"skill": "extra_slot"}, extra_tile="grace_tile")
    play(position, "trade_tiles skill copy_any")
    assert tiles(position, 0) == [None, None, "copy_any", None]
    assert seen(position).board_extra == "grace_tile"
    assert "grace_tile" not in seen(position).home
    assert "grace" not in verbs_of(position)
    assert why(position, "grace") == "PIX-353"
    assert not any("extra" in text.split()[1] for text in legal(position) if text.startswith("trade_tiles"))
    play(position, "trade_tiles skill extra_slot")
    assert tiles(position, 1) == [None, None, "extra_slot", "grace_tile"]
    assert seen(position).board_extra is None


@proves("PIX-397")
def test_a_tile_on_the_skill_is_traded_like_any_other() -> None:
    me = {"skill": "extra_slot", "food_tile": 2}
    position = trading(me, {"food_tile": 4}, {"one_use": "bag_tile"}, extra_tile="food-3")
    own = {text for text in only(position, "trade_tiles") if text.startswith("extra")}
    assert own == {"extra pile", "extra red-food"}
    play(position, "trade_tiles extra red-food")
    assert tiles(position, 0) == ["food-2", None, "extra_slot", "food-4"]
    assert tiles(position, 1)[0] == "food-3"
    one_use = trading(me, {}, {"one_use": "bag_tile"}, extra_tile="grace_tile")
    assert {text for text in only(one_use, "trade_tiles") if text.startswith("extra")} == {
        "extra double_tile",
        "extra yellow-one_use",
    }
    assert tiles(after(one_use, "trade_tiles extra double_tile"), 0) == ["food-2", None, "extra_slot", "double_tile"]


@proves("PIX-397")
def test_a_swapped_tile_takes_the_place_of_the_old_one() -> None:
    position = trading({"one_use": "double_tile"}, {"skill": "extra_slot"}, extra_tile="grace_tile")
    assert "trade_tiles one_use red-extra" in legal(position)
    assert "trade_tiles one_use red-one_use" not in legal(position)
    play(position, "trade_tiles one_use red-extra")
    assert tiles(position, 0)[1] == "grace_tile"
    assert tiles(position, 1) == [None, None, "extra_slot", "double_tile"]
    from_pile = trading({"skill": "extra_slot"}, extra_tile="food-4")
    play(from_pile, "trade_tiles extra pile")
    assert tiles(from_pile, 0) == [None, None, "extra_slot", "food-2"]
    assert seen(from_pile).food_pile == [4, 3, 4]


@proves("PIX-398")
def test_a_tile_may_be_traded_for_one_like_it() -> None:
    position = trading({"food_tile": 4}, {"food_tile": 4}, {})
    play(position, "trade_tiles food red-food")
    assert [tiles(position, seat)[0] for seat in (0, 1)] == ["food-4", "food-4"]
    assert asked(position) == (1, "main")
    pile = trading({"food_tile": 4}, {"food_tile": 2}, {"food_tile": 3})
    assert seen(pile).food_pile == [4]
    play(pile, "trade_tiles food pile")
    assert (seen(pile).food_pile, tiles(pile, 0)[0]) == ([4], "food-4")
