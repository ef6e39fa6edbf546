"""Worked examples of the rules file, as fixtures."""

from folkmoot.testing import proves

from .helpers import after, asked, at, discarded, event_args, event_keys, hand, legal, play, seen, stack, token, where
from .scenes import belongings, waiting


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


@proves("ZAU-131", "ZAU-143", "ZAU-146")
def test_example_4_waiting_on_a_blocked_passage() -> None:
    position = at("b1@L1-07 b5@L2-07", active=1, hands=["345", "115", "345"], tokens={"L1-08": "passage"})
    play(position, "pick k1 1", "walk 1 cw", "stop", draws="25")  # B1 lands on L1-08, B5 stands on the space above
    assert (where(position, "b1"), waiting(position)) == ("L1-08", {"b1": "L2-07"})
    assert (token(position, "L1-08").state, token(position, "L1-08").face) == ("up", "passage")
    play(position, "exchange 3", "exchange 3", draws="11")
    play(position, "pick k5 5", "walk 2 cw", draws="")
    assert (where(position, "b5"), where(position, "b1"), waiting(position)) == ("L2-09", "L2-07", {})
    assert (token(position, "L1-08").state, token(position, "L1-08").face) == ("down", None)


@proves("ZAU-84", "ZAU-98", "ZAU-135")
def test_example_5_trapdoor_onto_a_stone() -> None:
    position = at("a2@L4-15", hands="234", tokens={"L4-02": "trapdoor", "L4-06": "passage"})
    play(position, "pick k2 2", "walk 3 cw", draws="5")
    assert where(position, "a2") == "L3-03"
    assert (belongings(position), hand(position, 0)) == ((1, 4, 0), "45")
    assert "L3-03" not in seen(position).stones
    assert (asked(position), "walk 5 cw" in legal(position)) == ((0, "move-extra"), True)


@proves("ZAU-101", "ZAU-127")
def test_example_7_parked_raven() -> None:
    position = at("a1@L1-09 c1@L1-24", hands=["134", "235", "114"], tokens={"L1-12": "raven"})
    play(position, "pick k1 1", "walk 3 cw", "raven c", "stop", draws="52")
    assert (belongings(position, 2), hand(position, 2)) == ((0, 3, 1), "114")
    play(position, "exchange 3", draws="3")
    log = play(position, "pick k1 1", "walk 1 cw", draws="")  # the stone of L1-25
    assert event_keys(log)[-1] == "stone-for-raven"
    assert (belongings(position, 2), hand(position, 2)) == ((0, 3, 0), "4")
    assert "L1-25" not in seen(position).stones
    play(position, "stop", draws="55")
    assert hand(position, 2) == "455"


@proves("ZAU-124")
def test_example_8_raven_with_a_stone() -> None:
    position = at("a1@L1-09", hands=["134", "12345", None], owned=[0, 2, 0], tokens={"L1-12": "raven"})
    play(position, "pick k1 1", "walk 3 cw", "raven b", draws="")
    assert asked(position) == (1, "discard-card")
    play(position, "discard 2", draws="")
    assert (belongings(position, 1), hand(position, 1)) == ((1, 4, 0), "1345")
    assert discarded(position) == "123"


@proves("ZAU-119", "ZAU-120")
def test_example_9_flying_card_in_the_own_turn() -> None:
    position = at("a4@L1-06", hands="425", tokens={"L1-08": "flying-card"})
    play(position, "pick k4 4", "walk 2 cw", draws="3")
    assert (hand(position, 0), seen(position).may_play - seen(position).played) == ("35", 2)
    play(position, "walk 5 cw", draws="")
    play(position, "walk 3 cw", draws="124")
    assert (where(position, "a4"), hand(position, 0), asked(position)) == ("L1-16", "124", (1, "choose-action"))
