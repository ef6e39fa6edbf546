"""Actions 6 to 9: food tiles and one-use tiles."""

import pytest

from folkmoot.testing import proves

from .helpers import after, asked, at, event_args, offer, own_view, owned, play, random_game, rules, seen, verbs_of

NO_DISCS = {"discs": 0}
HOMES = {"double_offering": "double_tile", "look_in_bag": "bag_tile", "grace": "grace_tile"}
EXTRA = {"skill": "extra_slot"}


@pytest.mark.parametrize(
    ("players", "piles"),
    [(2, [2, 3, 4]), (3, [2, 3, 4, 4]), (4, [2, 3, 3, 4, 4]), (5, [2, 2, 3, 3, 4, 4])],
)
@proves("PIX-351", "PIX-104")
def test_the_top_food_tile_is_taken(players: int, piles: list[int]) -> None:
    position = at(players)
    log = play(position, "food_tile", throws=[])
    assert own_view(position, 0).food_tile == f"food-{piles[0]}"
    assert seen(position).food_pile == piles[1:]
    assert rules(log) == [("took-tile", "PIX-351")]
    assert event_args(log, "took-tile") == [{"seat": 0, "tile": "food-2"}]
    assert asked(position) == (1, "main")


@proves("PIX-351")
def test_no_food_tile_without_a_place_or_from_an_empty_pile() -> None:
    """There is one tile more than players: only when all places are full is the pile empty."""
    assert "food_tile" not in verbs_of(at(3, {"food_tile": 3}))
    assert "food_tile" in verbs_of(at(3, {}, {"food_tile": 3}))
    empty = at(2, {"food_tile": 2}, {"food_tile": 3, **EXTRA}, extra_tile="food-4")
    assert seen(empty).food_pile == []
    for _ in range(2):
        assert "food_tile" not in verbs_of(empty)
        play(empty, "pantry apple")


@proves("PIX-352")
def test_a_food_tile_gives_from_the_next_steal_phase_on() -> None:
    """Nobody offers the food, so the next round begins at once."""
    position = at(3, {"discs": 2, "goods": "1s"}, NO_DISCS, NO_DISCS)
    play(position, "food_tile", throws=[])
    assert owned(position, 0) == "1s"
    offer(position, "1s", "1s", "1s")
    assert (position.round, asked(position)) == (2, (0, "tile-food"))
    play(position, "take apple 1", "take honey 1", throws=[])
    assert owned(position, 0) == "1a 1h"


@pytest.mark.parametrize("space", HOMES)
@proves("PIX-353", "PIX-105")
def test_a_one_use_tile_is_taken_from_its_home(space: str) -> None:
    position = at(3)
    log = play(position, space, throws=[])
    assert own_view(position, 0).one_use == HOMES[space]
    assert set(seen(position).home) == set(HOMES.values()) - {HOMES[space]}
    assert rules(log) == [("took-tile", "PIX-353")]
    assert event_args(log, "took-tile") == [{"seat": 0, "tile": HOMES[space]}]


@pytest.mark.parametrize("space", HOMES)
@proves("PIX-353")
def test_the_tile_must_be_at_home(space: str) -> None:
    away = at(3, {}, {"one_use": HOMES[space]})
    assert verbs_of(away) & set(HOMES) == set(HOMES) - {space}
    on_skill = at(3, {}, EXTRA, extra_tile=HOMES[space])
    assert verbs_of(on_skill) & set(HOMES) == set(HOMES) - {space}


@pytest.mark.parametrize("tile", HOMES.values())
@proves("PIX-353", "PIX-114")
def test_a_one_use_tile_needs_a_place(tile: str) -> None:
    assert verbs_of(at(3, {"one_use": tile})).isdisjoint(HOMES)
    assert verbs_of(at(3, {"food_tile": 2})) >= set(HOMES), "a food tile lies elsewhere"


@proves("PIX-354")
def test_tiles_never_leave_a_screen_without_a_reason() -> None:
    """They go by use, by trade and into the dungeon, and otherwise stay."""
    reasons = {"grace", "looks", "announces", "traded", "traded-with", "dungeon"}
    for played in (played for seed in range(4) for played in random_game(3, seed)):
        for one, same in zip(seen(played.before).players, seen(played.after).players, strict=True):
            before = [tile for tile in (one.food_tile, one.one_use, one.on_skill) if tile]
            left = [tile for tile in (same.food_tile, same.one_use, same.on_skill) if tile]
            if any(left.count(tile) < before.count(tile) for tile in before):
                assert reasons & {seen.phrase.key for seen in played.log.seen_by(None)}


@proves("PIX-355", "PIX-386")
def test_a_used_bag_tile_goes_home_and_can_be_taken_again_in_the_round() -> None:
    position = at(3, {"one_use": "bag_tile"})
    play(position, "mine", "use_bag yes")
    assert own_view(position, 0).one_use is None
    assert "bag_tile" in seen(position).home, "at once, before the cubes are chosen"
    play(position, "pick silver", "pick gold", throws=[0, 0, 0])
    assert asked(position) == (1, "main")
    play(position, "look_in_bag")
    assert own_view(position, 1).one_use == "bag_tile"


@proves("PIX-355", "PIX-406")
def test_a_one_use_tile_can_be_taken_by_copying_if_its_space_is_used() -> None:
    """The tile went home in the round in which it was taken."""
    position = at(3, {"one_use": "bag_tile"}, discs_on={"look_in_bag": [2, 0]})
    assert "copy" not in verbs_of(at(3, {}, {"one_use": "bag_tile"}, discs_on={"look_in_bag": [2, 0]}))
    play(position, "mine", "use_bag yes", "pick silver", "pick gold", throws=[0, 0, 0])
    assert "look_in_bag" not in verbs_of(position)
    play(position, "copy", "look_in_bag", throws=[])
    assert own_view(position, 1).one_use == "bag_tile"


@proves("PIX-355", "PIX-623")
def test_used_grace_goes_home() -> None:
    position = at(3, {}, {"punishment": 9, "on": "casino", "one_use": "grace_tile"}, NO_DISCS)
    play(position, "punish", "give red 1", throws=[0])
    assert asked(position) == (1, "demotion")
    play(position, "use_grace", throws=[])
    assert own_view(position, 1).one_use is None
    assert "grace" in verbs_of(position)


@proves("PIX-355", "PIX-414")
def test_an_announced_double_offering_goes_home() -> None:
    position = at(3, {"one_use": "double_tile"}, phase="offering", pending=["reveal-demand", "double 0"])
    kept = after(position, "use_double no")
    assert own_view(kept, 0).one_use == "double_tile"
    play(position, "use_double yes")
    assert own_view(position, 0).one_use is None
    assert "double_tile" in seen(position).home


@proves("PIX-356")
def test_a_tile_goes_to_its_own_place_first_and_then_on_the_skill() -> None:
    position = at(3, EXTRA)
    play(position, "food_tile", throws=[])
    one = own_view(position, 0)
    assert (one.food_tile, one.on_skill) == ("food-2", None)
    position = at(3, {**EXTRA, "food_tile": 2, "one_use": "grace_tile"})
    food, one_use = own_view(after(position, "food_tile"), 0), own_view(after(position, "look_in_bag"), 0)
    assert (food.food_tile, food.one_use, food.on_skill) == ("food-2", "grace_tile", "food-3")
    assert (one_use.food_tile, one_use.one_use, one_use.on_skill) == ("food-2", "grace_tile", "bag_tile")


@proves("PIX-356")
def test_there_is_one_more_place_and_no_second() -> None:
    full = {**EXTRA, "food_tile": 2, "one_use": "grace_tile"}
    for tile in ("food-3", "bag_tile"):
        position = at(3, full, extra_tile=tile)
        assert verbs_of(position).isdisjoint({"food_tile", "double_offering", "look_in_bag"})
    without = at(3, {"food_tile": 2, "one_use": "grace_tile"}, EXTRA)
    assert verbs_of(without).isdisjoint({"food_tile", "double_offering", "look_in_bag"}), "it is another's skill"


@proves("PIX-356")
def test_a_tile_stays_where_it_lies() -> None:
    """The tile on the skill does not move when its kind's own place becomes empty; a new one goes there."""
    seat = {**EXTRA, "one_use": "bag_tile"}
    position = at(3, seat, NO_DISCS, NO_DISCS, extra_tile="grace_tile")
    play(position, "mine", "use_bag yes", "pick silver", "pick gold", throws=[0, 0, 0])
    assert (own_view(position, 0).one_use, own_view(position, 0).on_skill) == (None, "grace_tile")
    play(position, "double_offering", throws=[])
    assert (own_view(position, 0).one_use, own_view(position, 0).on_skill) == ("double_tile", "grace_tile")


@proves("PIX-356")
def test_a_tile_on_the_skill_works_like_any_other() -> None:
    position = at(3, {**EXTRA, "one_use": "grace_tile"}, extra_tile="bag_tile")
    play(position, "mine", "use_bag yes", "pick silver", "pick gold", throws=[0, 0, 0])
    assert (own_view(position, 0).one_use, own_view(position, 0).on_skill) == ("grace_tile", None)
    assert "bag_tile" in seen(position).home
