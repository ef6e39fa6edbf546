"""Worked examples of the rules file, as fixtures."""

from folkmoot.testing import proves

from .helpers import after, asked, at, event_args, legal, play, seen, stack, token, where


@proves("ZAU-65", "ZAU-71")
def test_example_1_up_a_level_and_one_space_further() -> None:
    """Agnès plays 3, 4 and 2."""
    position = at("a3@L1-32 b4@L1-36", hands="342")
    play(position, "pick k3 3", "walk 4 cw")
    assert stack(position, "L1-36") == ["b4", "a3"]
    assert legal(position) == {"stop", "climb 2 cw", "climb 2 ccw"}
    with_stone = after(position, "climb 2 cw", draws="1" + "111")
    assert where(with_stone, "a3") == "L2-30"
    assert seen(with_stone).players[0].stones == 1
    play(position, "climb 2 ccw", draws="111")
    assert (where(position, "a3"), where(position, "b4")) == ("L2-28", "L1-36")
    assert seen(position).players[1].kobolds[3].stands == "lone"
    assert asked(position) == (1, "choose-action")


@proves("ZAU-86", "ZAU-91", "ZAU-93")
def test_example_2_a_pushed_kobold_meets_a_storm() -> None:
    """Agnès plays 3 and 2, lands on a pair, and could still play a third card."""
    tokens = {"L1-12": "storm", "L2-02": "raven", "L4-06": "passage"}
    position = at("a3@L1-09 c2+b1@L1-11", hands="321", tokens=tokens, face_up=["L2-02", "L4-06"])
    log = play(position, "pick k3 3", "walk 2 cw", draws="")
    assert stack(position, "L1-11") == ["c2", "a3"]
    assert where(position, "b1") == "L1-12"
    assert event_args(log, "pushed") == [{"seat": 1, "kobold": "k1", "space": "L1-12"}]
    assert asked(position) == (1, "choose-rotation")
    play(position, "turn cw", draws="")
    assert seen(position).rotation == 1
    assert [token(position, space).state for space in ("L1-12", "L2-02", "L4-06")] == ["down"] * 3
    assert (asked(position), legal(position)) == ((0, "move-extra"), {"stop", "climb 1 none"})
    play(position, "climb 1 none", draws="555")
    assert where(position, "a3") == "L2-08"


@proves("ZAU-08", "ZAU-55", "ZAU-63")
def test_example_3_entering_after_a_turn_of_the_mountain() -> None:
    position = at("a1@nw", hands="113", rotation=1, tokens={"L1-32": "storm", "L1-28": "storm"})
    play(position, "pick k1 1")
    assert legal(position) == {"enter 3 cw", "enter 3 ccw", "enter 1 none"}
    ends = {move: where(after(position, move), "a1") for move in legal(position)}
    assert ends == {"enter 3 cw": "L1-32", "enter 3 ccw": "L1-28", "enter 1 none": "L1-30"}
    assert asked(after(position, "enter 3 cw")) == (0, "choose-rotation")


@proves("ZAU-76", "ZAU-151")
def test_example_6_the_winning_climb() -> None:
    position = at("b1+a1@L4-03", hands="152")
    log = play(position, "pick k1 1", "climb 5 none", draws="")
    assert (where(position, "a1"), asked(position)) == ("SUMMIT", (None, "over"))
    assert event_args(log, "won") == [{"seat": 0, "kobold": "k1"}]
    result = position.result()
    assert result is not None
    assert (result.ranks, result.end.key) == ([1, 2, 2], "end-summit")


@proves("ZAU-67")
def test_example_6_on_a_corner_no_card_wins() -> None:
    position = at("b1+a1@L4-04", hands=["1234J", None, None], owned=[2, 0, 0])
    play(position, "pick k1 1")
    assert {move.split()[0] for move in legal(position)} == {"walk"}


@proves("ZAU-20", "ZAU-21")
def test_example_10_placement() -> None:
    placed = ["ne", "ne", "ne", None, None]
    position = at(players=2, phase="place-kobold", places=[placed, placed])
    assert legal(position) == {f"place k{number} {village}" for number in (4, 5) for village in ("nw", "se", "sw")}
    play(position, "place k4 se", "place k4 nw")
    assert legal(position) == {"place k5 nw", "place k5 sw"}


@proves("ZAU-60", "ZAU-86")
def test_example_11_no_passing_over_a_pair() -> None:
    position = at("a1@L2-04 b2+c3@L2-06", hands="123")
    play(position, "pick k1 1")
    assert legal(position) == {"walk 2 cw", "walk 2 ccw", "walk 3 ccw"}
    assert where(after(position, "walk 3 ccw"), "a1") == "L2-01"
    play(position, "walk 2 cw")
    assert (stack(position, "L2-06"), where(position, "c3")) == (["b2", "a1"], "L2-07")
