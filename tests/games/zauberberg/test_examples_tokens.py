"""The worked examples of the rules file about tokens and stones: 4, 5, 7, 8 and 9."""

from folkmoot.testing import proves

from .helpers import asked, at, discarded, event_keys, hand, legal, play, seen, token, where
from .scenes import belongings, waiting


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
