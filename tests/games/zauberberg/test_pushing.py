"""Pushing: who lands on a pair takes the upper place, and the former upper kobold goes on (ZAU-86 to ZAU-97)."""

import pytest

from folkmoot.games.zauberberg import components as box
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    event_args,
    event_keys,
    hand,
    kobold,
    legal,
    moving,
    play,
    rules,
    seen,
    stack,
    token,
    where,
    why,
)
from .scenes import TOP, Given

STORM = {"L1-12": "storm"}


def crowd(first: int, way: int) -> tuple[ZauberbergState, list[str]]:
    """Returns five players' kobolds on level 4: a1 about to walk into twelve pairs in a row, and the pairs."""
    others = [f"{seat}{number}" for seat in "abcde" for number in range(1, 6)][1:]
    pairs = [f"{others[2 * index]}+{others[2 * index + 1]}" for index in range(12)]
    put = [f"{pair}@L4-{(first + way * (index + 1)) % 16:02}" for index, pair in enumerate(pairs)]
    gone = [space for space in TOP if any(words.endswith(f"@{space}") for words in put)]
    tokens = {space: "raven" if space in gone else "passage" for space in TOP}
    turn: Given = {"tokens": tokens, "gone": gone, "players": 5}
    return moving(" ".join([f"a1@L4-{first:02}", *put]), "a1", "145", **turn), pairs


@pytest.mark.parametrize(
    ("start", "pair", "move", "pushed_to"),
    [
        ("L1-13", "L1-16", "walk 3 cw", "L1-17"),
        ("L1-20", "L1-17", "walk 3 ccw", "L1-16"),
        ("L2-20", "L2-19", "walk 1 ccw", "L2-18"),
        ("L3-15", "L3-17", "walk 2 cw", "L3-18"),
        ("L4-04", "L4-09", "walk 5 cw", "L4-10"),
        ("ne", "L1-10", "enter 1 cw", "L1-11"),
        ("ne", "L1-10", "enter 1 ccw", "L1-09"),
        ("ne", "L1-13", "enter 4 cw", "L1-14"),
        ("ne", "L1-07", "enter 4 ccw", "L1-06"),
    ],
)
@proves("ZAU-86")
def test_the_upper_kobold_of_a_pair_is_pushed_one_space_further(
    start: str, pair: str, move: str, pushed_to: str
) -> None:
    position = moving(f"a1@{start} c2+b1@{pair}", "a1", "12345", tokens={"L2-18": "flying-card"})
    log = play(position, move)
    assert (stack(position, pair), stack(position, pushed_to)) == (["c2", "a1"], ["b1"])
    assert event_args(log, "pushed") == [{"seat": 1, "kobold": "k1", "space": pushed_to}]
    assert kobold(position, "b1").stands == "lone"


@pytest.mark.parametrize(("way", "pair", "pushed_to"), [("cw", "L2-13", "L2-14"), ("ccw", "L2-11", "L2-10")])
@proves("ZAU-86", "ZAU-88")
def test_a_kobold_that_climbs_onto_a_pair_pushes_in_its_direction(way: str, pair: str, pushed_to: str) -> None:
    position = moving(f"b5+a1@L1-15 c2+b1@{pair}", "a1", "245", tokens={"L2-10": "flying-card"})
    log = play(position, f"climb 2 {way}", draws="1")
    assert (stack(position, pair), stack(position, pushed_to)) == (["c2", "a1"], ["b1"])
    effect = {"cw": "stone-kept", "ccw": "extra-card-later"}[way]
    assert [args["seat"] for args in event_args(log, effect)] == [1]


@pytest.mark.parametrize("lower", ["a4", "b4", "c4"])
@pytest.mark.parametrize("upper", ["a5", "b5", "c5"])
@proves("ZAU-87")
def test_colours_do_not_matter(lower: str, upper: str) -> None:
    position = moving(f"a1@L1-13 {lower}+{upper}@L1-16", "a1", "345")
    play(position, "walk 3 cw", draws="")
    assert (stack(position, "L1-16"), stack(position, "L1-17")) == ([lower, "a1"], [upper])


@proves("ZAU-88", "ZAU-92")
def test_a_kobold_pushed_onto_a_lone_one_stands_on_it_and_does_not_climb() -> None:
    position = moving("a1@L1-13 c2+b1@L1-16 c3@L1-17", "a1", "345")
    log = play(position, "walk 3 cw", draws="")
    assert event_keys(log) == ["walked", "lands-on", "pushed", "lands-on"]
    assert stack(position, "L1-17") == ["c3", "b1"]
    assert (kobold(position, "c3").stands, kobold(position, "b1").stands) == ("lower", "upper")
    assert asked(position) == (0, "move-extra")  # nobody asks B, and nothing of B's has moved further
    assert legal(position, 1) == set()


@proves("ZAU-88")
def test_on_a_plain_space_the_pushed_kobold_meets_nothing() -> None:
    position = moving("a1@L1-13 c2+b1@L1-16", "a1", "345")
    assert event_keys(play(position, "walk 3 cw", draws="")) == ["walked", "lands-on", "pushed"]


@proves("ZAU-88", "ZAU-91")
def test_a_stone_goes_to_the_owner_of_the_pushed_kobold_with_its_card() -> None:
    position = moving("a1@L1-11 c2+b1@L1-14", "a1", "345")
    before = len(hand(position, 1))
    log = play(position, "walk 3 cw", draws="2")
    assert event_args(log, "stone-kept") == [{"seat": 1, "space": "L1-15"}]
    assert [player.stones for player in seen(position).players] == [0, 1, 0]
    assert (len(hand(position, 1)), hand(position, 0)) == (before + 1, "45")
    assert asked(position) == (0, "move-extra")


@pytest.mark.parametrize(
    ("face", "phase"),
    [
        ("ghost", "choose-village"),
        ("trapdoor", "choose-village"),
        ("storm", "choose-rotation"),
        ("raven", "choose-raven-victim"),
        ("crystal-ball", "reveal-token"),
    ],
)
@proves("ZAU-91")
def test_the_owner_of_the_pushed_kobold_is_asked_before_the_active_player_goes_on(face: str, phase: str) -> None:
    position = moving("a1@L1-09 c2+b1@L1-11", "a1", "235", tokens={"L1-12": face})
    play(position, "walk 2 cw", draws="")
    assert asked(position) == (1, phase)
    assert legal(position, 0) == set()
    assert why(position, "stop", 0) == "not-your-turn"


@proves("ZAU-89", "ZAU-90")
def test_a_pushed_kobold_pushes_in_its_turn_and_only_the_last_one_resolves_its_space() -> None:
    position = moving("a1@L1-20 c1+b1@L1-17 c2+b2@L1-16", "a1", "345")
    log = play(position, "walk 3 ccw", draws="1")
    assert (stack(position, "L1-17"), stack(position, "L1-16")) == (["c1", "a1"], ["c2", "b1"])
    assert stack(position, "L1-15") == ["b2"]
    assert rules(log) == [
        ("walked", "ZAU-52"),
        ("lands-on", "ZAU-86"),
        ("pushed", "ZAU-86"),
        ("lands-on", "ZAU-89"),
        ("pushed", "ZAU-89"),
        ("stone-kept", "ZAU-98"),
        ("drew", "ZAU-99"),
    ]
    assert [(args["kobold"], args["space"]) for args in event_args(log, "pushed")] == [("k1", "L1-16"), ("k2", "L1-15")]


@proves("ZAU-89")
def test_a_chain_may_end_on_a_lone_kobold() -> None:
    position = moving("a1@L2-02 b1+c1@L2-03 b2+c2@L2-04 b3+c3@L2-05 b4@L2-06", "a1", "145")
    log = play(position, "walk 1 cw", draws="")
    chain = [["b1", "a1"], ["b2", "c1"], ["b3", "c2"], ["b4", "c3"]]
    assert [stack(position, f"L2-0{index}") for index in (3, 4, 5, 6)] == chain
    assert event_keys(log).count("pushed") == 3
    assert "token-shown" not in event_keys(log)


@proves("ZAU-83", "ZAU-90")
def test_a_pair_on_a_token_is_pushed_without_activating_it() -> None:
    position = moving("a1@L1-09 c1+b1@L1-11 c2+b2@L1-12", "a1", "245", tokens=STORM)
    assert event_keys(play(position, "walk 2 cw", draws="")) == ["walked", "lands-on", "pushed", "lands-on", "pushed"]
    assert (stack(position, "L1-12"), where(position, "b2")) == (["c2", "b1"], "L1-13")
    assert token(position, "L1-12").state == "down"
    assert asked(position) == (0, "move-extra")


@proves("ZAU-93")
def test_after_a_push_the_active_player_may_only_climb() -> None:
    position = moving("a3@L1-09 c2+b1@L1-11", "a3", "213", tokens=STORM)
    play(position, "walk 2 cw", "turn cw", draws="")
    assert asked(position) == (0, "move-extra")
    assert legal(position) == {"climb 1 none", "climb 3 cw", "climb 3 ccw", "stop"}
    assert why(position, "walk 1 cw") == "ZAU-71"
    play(position, "climb 1 none")
    assert (where(position, "a3"), stack(position, "L1-11")) == ("L2-08", ["c2"])


@pytest.mark.parametrize(
    ("start", "pair", "move", "pushed_to"),
    [
        ("L1-37", "L1-39", "walk 2 cw", "L1-00"),
        ("L1-01", "L1-00", "walk 1 ccw", "L1-39"),
        ("L1-07", "L1-09", "walk 2 cw", "L1-10"),
        ("L2-29", "L2-31", "walk 2 cw", "L2-00"),
        ("L3-01", "L3-00", "walk 1 ccw", "L3-23"),
        ("L4-13", "L4-15", "walk 2 cw", "L4-00"),
        ("L4-06", "L4-04", "walk 2 ccw", "L4-03"),
    ],
)
@proves("ZAU-94")
def test_pushes_follow_the_ring_round_its_corners(start: str, pair: str, move: str, pushed_to: str) -> None:
    position = moving(f"a1@{start} c2+b1@{pair}", "a1", "125")
    play(position, move)
    assert (stack(position, pair), stack(position, pushed_to)) == (["c2", "a1"], ["b1"])


@proves("ZAU-94")
def test_a_chain_goes_round_a_corner() -> None:
    position = moving("a1@L4-14 b1+c1@L4-15 b2+c2@L4-00", "a1", "145")
    play(position, "walk 1 cw", draws="")
    assert [stack(position, f"L4-{index:02}") for index in (15, 0, 1)] == [["b1", "a1"], ["b2", "c1"], ["c2"]]


@pytest.mark.parametrize(("first", "way", "move"), [(0, 1, "walk 1 cw"), (13, -1, "walk 1 ccw"), (8, 1, "walk 1 cw")])
@proves("ZAU-95")
def test_even_the_longest_chain_on_the_shortest_ring_ends(first: int, way: int, move: str) -> None:
    position, pairs = crowd(first, way)
    log = play(position, move)
    assert event_keys(log).count("pushed") == 12
    spaces = [f"L4-{(first + way * index) % 16:02}" for index in range(16)]
    uppers = ["a1", *[pair[3:] for pair in pairs]]
    lowers = [pair[:2] for pair in pairs]
    chain = [[lower, upper] for lower, upper in zip(lowers, uppers, strict=False)]
    assert [stack(position, space) for space in spaces] == [[], *chain, [uppers[12]], [], []]


@proves("ZAU-95")
def test_every_ring_has_more_spaces_than_there_can_be_pairs() -> None:
    assert min(box.RING_LENGTHS) == 16
    assert 5 * 5 // 2 == 12 < min(box.RING_LENGTHS)


@pytest.mark.parametrize("face", ["ghost", "trapdoor"])
@proves("ZAU-96")
def test_a_pushed_opponent_sent_home_does_not_end_the_turn(face: str) -> None:
    position = moving("a3@L1-09 c2+b1@L1-11", "a3", "213", tokens={"L1-12": face})
    log = play(position, "walk 2 cw", "village sw", draws="")
    assert where(position, "b1") == "sw"
    assert asked(position) == (0, "move-extra")
    assert "turn-over" not in event_keys(log)
    assert legal(position) == {"climb 1 none", "climb 3 cw", "climb 3 ccw", "stop"}


@pytest.mark.parametrize(
    ("face", "answers"),
    [
        ("storm", ["turn ccw"]),
        ("raven", ["raven c"]),
        ("crystal-ball", ["reveal L1-02", "reveal L1-08", "reveal L4-02"]),
        ("passage", []),
        ("flying-card", []),
    ],
)
@proves("ZAU-96")
def test_whatever_a_pushed_opponent_meets_the_turn_goes_on(face: str, answers: list[str]) -> None:
    position = moving("a3@L1-09 c2+b1@L1-11", "a3", "213", tokens={"L1-12": face})
    play(position, "walk 2 cw", *answers)
    assert asked(position) == (0, "move-extra")


@pytest.mark.parametrize("face", ["ghost", "trapdoor"])
@proves("ZAU-97")
def test_an_own_pushed_kobold_sent_home_ends_the_turn(face: str) -> None:
    position = moving("a3@L1-09 c2+a1@L1-11", "a3", "213", tokens={"L1-12": face})
    log = play(position, "walk 2 cw", "village ne", draws="5")
    assert (where(position, "a1"), stack(position, "L1-11")) == ("ne", ["c2", "a3"])
    assert ("turn-over", "ZAU-44") in rules(log)
    assert (asked(position), hand(position, 0)) == ((1, "choose-action"), "135")


@proves("ZAU-97")
def test_an_own_pushed_kobold_that_only_falls_a_level_does_not_end_the_turn() -> None:
    position = moving("a3@L2-07 c2+a1@L2-09", "a3", "213", tokens={"L2-10": "trapdoor"})
    play(position, "walk 2 cw", draws="")
    assert (where(position, "a1"), asked(position)) == ("L1-13", (0, "move-extra"))


@proves("ZAU-57", "ZAU-86")
def test_the_lower_kobold_of_the_pair_stays_blocked() -> None:
    position = at("a1@L1-13 c2+b1@L1-16", active=0, hands=["1345", None, "2245"], owned=[1, 0, 1])
    play(position, "pick k1 1", "walk 3 cw", "stop", f"exchange {hand(position, 1)[0]}")
    assert asked(position) == (2, "choose-action")
    assert why(position, "pick k2 2") == "ZAU-57"
