"""The mountain: levels, corners, villages, how it turns, what becomes of a marked space."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    after,
    asked,
    at,
    event_args,
    event_keys,
    legal,
    moving,
    play,
    random_game,
    seen,
    stack,
    token,
    where,
)
from .test_components import ALL_CORNERS, SPACES, name

VILLAGES = ["nw", "ne", "se", "sw"]


@pytest.mark.parametrize(
    ("start", "move", "end"),
    [
        ("L1-38", "walk 3 cw", "L1-01"),
        ("L1-01", "walk 2 ccw", "L1-39"),
        ("L2-30", "walk 3 cw", "L2-01"),
        ("L2-01", "walk 4 ccw", "L2-29"),
        ("L3-23", "walk 1 cw", "L3-00"),
        ("L3-00", "walk 1 ccw", "L3-23"),
        ("L4-15", "walk 2 cw", "L4-01"),
        ("L4-00", "walk 1 ccw", "L4-15"),
    ],
)
@proves("ZAU-02")
def test_a_kobold_walks_round_and_round(start: str, move: str, end: str) -> None:
    position = moving(f"a1@{start}", "a1", move.split()[1])
    play(position, move)
    assert where(position, "a1") == end


@proves("ZAU-03", "ZAU-04")
def test_who_stands_on_another_can_climb_from_all_spaces_but_the_corners() -> None:
    """Climbing is the one use of the space above that a player has."""
    stuck = []
    for space in SPACES:
        position = moving(f"b1+a1@{space}", "a1", "1")
        climbs = {move for move in legal(position) if move.startswith("climb")}
        if not climbs:
            stuck.append(space)
            continue
        assert climbs == {"climb 1 none"}
        (climbed,) = event_args(play(position.copy(), "climb 1 none"), "climbed")
        assert climbed["spaces"] == [space, SPACES[space]["above"]]
    assert stuck == ALL_CORNERS


@proves("ZAU-06")
def test_two_kobolds_on_a_space_stand_one_on_the_other() -> None:
    position = moving("a1@L1-20 b4@L1-24", "a1", "4")
    play(position, "walk 4 cw")
    assert stack(position, "L1-24") == ["b4", "a1"]
    kobolds = [seen(position).players[seat].kobolds[number] for seat, number in ((0, 0), (1, 3))]
    assert [(kobold.place, kobold.stands) for kobold in kobolds] == [("L1-24", "upper"), ("L1-24", "lower")]


@proves("ZAU-06")
def test_a_third_kobold_does_not_stay_on_a_pair() -> None:
    position = moving("a1@L1-20 b4+c2@L1-23", "a1", "3")
    play(position, "walk 3 cw")
    assert stack(position, "L1-23") == ["b4", "a1"]
    assert stack(position, "L1-24") == ["c2"]


@pytest.mark.parametrize("players", [2, 5])
@proves("ZAU-06")
def test_no_space_ever_holds_more_than_two(players: int) -> None:
    pairs = 0
    for played in random_game(players, 7, most=700):
        for space in SPACES:
            there = stack(played.after, space)
            assert len(there) <= 2
            pairs += len(there) == 2
    assert pairs > 0


@proves("ZAU-07")
def test_villages_neither_stack_nor_block() -> None:
    """All fifteen kobolds are in one village, and any of a player's five can be named and enters."""
    crowd = " ".join(f"{seat}{number}@se" for seat in "abc" for number in range(1, 6))
    position = at(crowd, hands=["12345", None, None], owned=[2, 0, 0])
    assert len(stack(position, "se")) == 15
    assert {move for move in legal(position) if move.startswith("pick")} == {f"pick k{n} {n}" for n in range(1, 6)}
    for number in range(1, 6):
        card = number % 5 + 1
        entered = after(position, f"pick k{number} {number}", f"enter {card} {'none' if card == 1 else 'cw'}")
        assert len(stack(entered, "se")) == 14
    assert {kobold.stands for player in seen(position).players for kobold in player.kobolds} == {""}


@pytest.mark.parametrize("rotation", range(4))
@pytest.mark.parametrize("village", range(4))
@proves("ZAU-08", "ZAU-55")
def test_a_kobold_enters_at_the_corner_that_its_village_touches_now(village: int, rotation: int) -> None:
    position = moving(f"a1@{VILLAGES[village]}", "a1", "1", rotation=rotation)
    play(position, "enter 1 none")
    assert where(position, "a1") == name(1, 10 * ((village - rotation) % 4))


@pytest.mark.parametrize(("way", "rotation"), [("cw", 1), ("ccw", 3)])
@proves("ZAU-09")
def test_turning_moves_nothing_relative_to_the_mountain_or_to_the_villages(way: str, rotation: int) -> None:
    position = moving("a1@L1-10 a2@sw b1@L1-00 b2+c1@L3-05 c4@se", "a1", "2", tokens={"L1-12": "storm"})
    play(position, "walk 2 cw")
    before = position.copy()
    assert asked(position) == (0, "choose-rotation")
    play(position, f"turn {way}", draws="")
    assert (before.rotation, position.rotation) == (0, rotation)
    for unchanged in ("at", "on", "tokens", "stones", "gone", "owned"):
        assert getattr(position, unchanged) == getattr(before, unchanged)
    assert where(position, "a2") == "sw"


@proves("ZAU-09", "ZAU-08")
def test_after_a_turn_of_the_mountain_a_village_touches_another_corner() -> None:
    """A clockwise quarter turn brings the south-west corner of the mountain, L1-30, to the north-west village."""
    position = at("a1@L1-10 b1@nw", hands=["124", "114", None], tokens={"L1-12": "storm"})
    play(position, "pick k1 1", "walk 2 cw", "turn cw", "stop", "pick k1 1", "enter 1 none")
    assert where(position, "b1") == "L1-30"


@proves("ZAU-11")
def test_a_space_whose_stone_is_taken_is_plain() -> None:
    position = moving("a1@L1-20 b1@L1-28", "a1", "5")
    log = play(position, "walk 5 cw")
    assert "stone-kept" in event_keys(log)
    assert "L1-25" not in seen(position).stones
    later = moving("a1@L1-20", "a1", "5", stones=["L1-05"], owned=[0, 1, 0])
    log = play(later, "walk 5 cw", draws="")
    assert event_keys(log) == ["walked"]
    assert seen(later).players[0].stones == 0


@pytest.mark.parametrize("kind", ["crystal-ball", "raven"])
@proves("ZAU-11")
def test_a_space_whose_token_is_removed_is_plain(kind: str) -> None:
    position = moving("a1@L1-20", "a1", "2", tokens={"L1-22": kind}, gone=["L1-22"])
    log = play(position, "walk 2 cw", draws="")
    assert event_keys(log) == ["walked"]
    assert (where(position, "a1"), token(position, "L1-22").state) == ("L1-22", "gone")


@proves("ZAU-11")
def test_what_has_gone_never_comes_back() -> None:
    gone: set[str] = set()
    left = {space["id"] for space in SPACES.values() if space["mark"] == "stone"}
    for played in random_game(4, 8):
        view = seen(played.after)
        assert set(view.stones) <= left
        left = set(view.stones)
        now = {token.space for token in view.tokens if token.state == "gone"}
        assert gone <= now
        gone = now
    assert gone
    assert len(left) < 9
