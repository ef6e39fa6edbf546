"""Landing: what the space where a movement ends does, and what it leaves alone (ZAU-78 to ZAU-85)."""

import pytest

from folkmoot.testing import proves

from .helpers import (
    asked,
    at,
    event_args,
    event_keys,
    hand,
    kobold,
    moving,
    play,
    random_game,
    rules,
    seen,
    stack,
    token,
    where,
    why,
)
from .scenes import KINDS, STONE_SPACES, Given, before, leading


@pytest.mark.parametrize("face", KINDS)
@pytest.mark.parametrize("open_", [True, False])
@proves("ZAU-78")
def test_a_token_that_is_passed_does_nothing(face: str, open_: bool) -> None:
    position = moving("a1@L1-11", "a1", "245", tokens={"L1-12": face}, face_up=["L1-12"] if open_ else [])
    was = token(position, "L1-12")
    log = play(position, "walk 2 cw", draws="")
    assert event_keys(log) == ["walked"]
    assert (where(position, "a1"), token(position, "L1-12")) == ("L1-13", was)
    assert asked(position) == (0, "move-extra")


@proves("ZAU-78")
def test_a_stone_that_is_passed_stays_where_it_is() -> None:
    position = moving("a1@L1-03", "a1", "345")
    log = play(position, "walk 3 cw", draws="")
    assert event_keys(log) == ["walked"]
    assert seen(position).stones == STONE_SPACES
    assert seen(position).players[0].stones == 0


@proves("ZAU-78", "ZAU-79")
def test_on_a_plain_free_space_nothing_happens() -> None:
    position = moving("a1@L1-13 b1@L1-14", "a1", "345")
    earlier = position.snapshot()
    log = play(position, "walk 3 cw", draws="")
    after = position.snapshot()
    assert event_keys(log) == ["walked"]
    changed = {name for name in earlier if earlier[name] != after[name]}
    assert changed <= {"at", "hands", "discard", "history", "played", "phase"}
    assert (where(position, "a1"), hand(position, 0)) == ("L1-16", "45")


@proves("ZAU-79")
def test_where_a_stone_or_a_token_has_gone_nothing_happens() -> None:
    for start, steps_, space in (("L1-01", 4, "L1-05"), ("L1-34", 4, "L1-38")):
        raven: Given = {"tokens": {"L1-38": "raven"}, "gone": ["L1-38"]}
        position = moving(f"a1@{start}", "a1", "345", stones=STONE_SPACES[1:], **raven)
        assert event_keys(play(position, f"walk {steps_} cw", draws="")) == ["walked"]
        assert (where(position, "a1"), asked(position)) == (space, (0, "move-extra"))


@proves("ZAU-80")
def test_who_lands_alone_on_a_stone_takes_it() -> None:
    for space in STONE_SPACES:
        position = moving(f"a1@{before(space)}", "a1", "145")
        log = play(position, "walk 1 cw", draws="2")
        assert event_args(log, "stone-kept") == [{"seat": 0, "space": space}]
        assert seen(position).stones == [other for other in STONE_SPACES if other != space]
        assert (seen(position).players[0].stones, hand(position, 0)) == (1, "245")


@pytest.mark.parametrize("face", KINDS)
@proves("ZAU-81")
def test_who_lands_alone_on_a_token_activates_it_for_all_to_see(face: str) -> None:
    position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": face})
    log = play(position, "walk 3 cw")
    shown = {"seat": 0, "kobold": "k1", "token": face, "space": "L1-12"}
    assert [event_args(log, "token-shown", eye) for eye in (None, 0, 1, 2)] == [[shown]] * 4
    assert ("token-shown", "ZAU-105") in rules(log)


@pytest.mark.parametrize("mine", [True, False])
@proves("ZAU-82")
def test_who_lands_on_a_lone_kobold_stands_on_it_and_blocks_it(mine: bool) -> None:
    below = "a4" if mine else "b4"
    position = moving(f"a3@L1-32 {below}@L1-36", "a3", "42")
    log = play(position, "walk 4 cw", "stop", draws="12")
    assert stack(position, "L1-36") == [below, "a3"]
    assert (kobold(position, below).stands, kobold(position, "a3").stands) == ("lower", "upper")
    lands_on = {"seat": 0, "kobold": "k3", "other": 0 if mine else 1, "below": "k4"}
    assert event_args(log, "lands-on") == [lands_on]
    owner = at(f"{below}+a3@L1-36", active=0 if mine else 1, hands="445")
    assert why(owner, "pick k4 4") == "ZAU-57"


@pytest.mark.parametrize(
    ("face", "facts"),
    [
        ("storm", {}),
        ("flying-card", {}),
        ("trapdoor", {"waiting": ["b1"]}),
        ("passage", {"waiting": ["b1"], "options": {"walk_on_after_kobold": True}}),  # c1 bars the climb too
    ],
)
@pytest.mark.parametrize("open_", [True, False])
@proves("ZAU-83")
def test_landing_on_a_kobold_on_a_token_neither_turns_nor_activates_it(face: str, facts: Given, open_: bool) -> None:
    barred = {"trapdoor": "c1@L1-13", "passage": "c1@L3-07"}.get(face, "")
    shown = ["L2-10"] if open_ else []
    position = moving(f"a1@L2-07 b1@L2-10 {barred}", "a1", "345", tokens={"L2-10": face}, face_up=shown, **facts)
    was, known = token(position, "L2-10"), position.seen
    log = play(position, "walk 3 cw", draws="")
    assert event_keys(log) == ["walked", "lands-on"]
    assert stack(position, "L2-10") == ["b1", "a1"]
    assert (token(position, "L2-10"), position.seen) == (was, known)
    assert asked(position) == (0, "move-extra")


@proves("ZAU-84")
def test_who_falls_through_a_trapdoor_onto_a_stone_takes_it() -> None:
    position = moving("a1@L4-01", "a1", "145", tokens={"L4-02": "trapdoor", "L4-06": "passage"})
    log = play(position, "walk 1 cw", draws="3")
    assert rules(log)[1:] == [
        ("token-shown", "ZAU-105"),
        ("falls", "ZAU-135"),
        ("stone-kept", "ZAU-98"),
        ("drew", "ZAU-99"),
    ]
    assert (where(position, "a1"), seen(position).players[0].stones, hand(position, 0)) == ("L3-03", 1, "345")
    assert asked(position) == (0, "move-extra")


@proves("ZAU-84")
def test_who_arrives_by_a_passage_on_a_token_activates_it() -> None:
    """It takes another board: on ours no Passage leads to a token."""
    position = moving("a1@L1-09", "a1", "345", tokens={"L1-12": "passage", "L2-10": "flying-card"})
    with leading(up={"L1-12": "L2-10"}):
        log = play(position, "walk 3 cw", draws="1")
    assert [args["token"] for args in event_args(log, "token-shown")] == ["passage", "flying-card"]
    assert (where(position, "a1"), seen(position).players[0].credit) == ("L2-10", 1)


@proves("ZAU-85")
def test_who_stays_on_a_token_does_not_activate_it_again() -> None:
    tokens = {"L1-08": "flying-card", "L1-12": "crystal-ball"}
    position = moving("a1@L1-09 a2@L1-08", "a1", "345", tokens=tokens)
    log = play(position, "walk 3 cw", "reveal L1-08", "reveal L1-18", "reveal L1-22", "stop", draws="1")
    assert event_keys(log).count("token-shown") == 1  # the Ball; the Flying Card is only turned up
    assert (token(position, "L1-08").state, position.credit) == ("up", [0, 0, 0])
    position = moving("a1@L1-04 a2@L1-08", "a1", "41", tokens=tokens)
    log = play(position, "walk 4 cw", "climb 1 none", draws="345")
    assert "token-shown" not in event_keys(log)
    assert (stack(position, "L1-08"), where(position, "a1")) == (["a2"], "L2-07")
    assert (token(position, "L1-08").state, position.credit) == ("down", [0, 0, 0])


@proves("ZAU-85")
def test_who_comes_back_to_a_token_lands_on_it_anew() -> None:
    position = moving("a1@L1-07", "a1", "1114", tokens={"L1-08": "flying-card"}, owned=[2, 0, 0])
    log = play(position, "walk 1 cw", "walk 1 cw", "walk 1 ccw", draws="35")
    assert [args["space"] for args in event_args(log, "token-shown")] == ["L1-08", "L1-08"]
    assert position.credit[0] == 2


@proves("ZAU-81", "ZAU-83")
def test_in_any_game_only_kobolds_that_stand_alone_activate_tokens() -> None:
    shown = 0
    for seed in range(3):
        for played in random_game(4, seed):
            tops = {f"{'abcd'[args['seat']]}{args['kobold'][1]}" for args in event_args(played.log, "lands-on")}
            for args in event_args(played.log, "token-shown"):
                name = f"{'abcd'[args['seat']]}{args['kobold'][1]}"
                assert name not in tops
                assert set(stack(played.before, args["space"])) <= {name}
                shown += 1
    assert shown > 50
