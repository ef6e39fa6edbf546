"""What a choice is said to do before it is played: path and end, who is met, what lies there."""

import pytest

from folkmoot.engine.prompts import Next
from folkmoot.games.zauberberg.shown import Going, ZauberbergEffect
from folkmoot.games.zauberberg.state import ZauberbergState
from folkmoot.testing import proves

from .helpers import at, moving, play, where
from .scenes import Given


def foreseen(position: ZauberbergState, text: str) -> ZauberbergEffect:
    """Returns the effect that the prompt says of a move."""
    prompt = position.prompt(position.deciders()[0])
    assert prompt is not None
    [effect] = [choice.effect for choice in prompt.choices if choice.move == text]
    assert isinstance(effect, ZauberbergEffect)
    return effect


@proves("ZAU-49", "ZAU-59")
def test_a_walk_says_every_step_and_who_is_passed() -> None:
    said = foreseen(moving("a1@L1-23 b2@L1-24 c1@L1-26", "a1", "4"), "walk 4 cw")
    assert said.path == ["L1-24", "L1-25", "L1-26", "L1-27"]
    assert (said.kobold, said.spends, said.passes, said.lands_on) == ("a1", ["4"], ["b2", "c1"], None)


@proves("ZAU-55", "ZAU-82")
def test_entering_begins_at_the_corner_and_may_end_on_a_kobold() -> None:
    said = foreseen(moving("a1@nw b2@L1-02", "a1", "3"), "enter 3 cw")
    assert (said.path, said.lands_on, said.pushes) == (["L1-00", "L1-01", "L1-02"], "b2", [])


@proves("ZAU-86", "ZAU-89")
def test_a_chain_of_pushes_is_said_in_order() -> None:
    said = foreseen(moving("a1@L1-23 b1+c1@L1-24 b2+c2@L1-25", "a1", "1"), "walk 1 cw")
    assert said.lands_on == "b1"
    assert said.pushes == [Going(kobold="c1", to="L1-25"), Going(kobold="c2", to="L1-26")]


@proves("ZAU-76", "ZAU-151")
def test_a_climb_to_the_summit_wins() -> None:
    said = foreseen(moving("b1+a1@L4-03", "a1", "3"), "climb 3 none")
    assert (said.path, said.wins) == (["SUMMIT"], True)


@pytest.mark.parametrize(
    ("given", "fate"), [({}, "kept"), ({"owned": [2, 0, 0]}, "dropped"), ({"ravens": [1, 0, 0]}, "raven")]
)
@proves("ZAU-98", "ZAU-100", "ZAU-101")
def test_the_fate_of_a_stone_is_said(given: Given, fate: str) -> None:
    scene: Given = {"stones": ["L1-25"], "gone": ["L1-02"], "tokens": {"L1-02": "raven"}}
    said = foreseen(moving("a1@L1-23", "a1", "2", **scene | given), "walk 2 cw")
    assert (said.lander, said.stone) == ("a1", fate)


@proves("ZAU-105")
def test_a_hidden_token_is_said_by_what_may_lie_there_and_an_open_one_by_its_kind() -> None:
    tokens = {"L1-12": "ghost", "L1-18": "raven", "L1-02": "storm", "L1-28": "crystal-ball"}
    hidden = foreseen(moving("a1@L1-13", "a1", "1", tokens=tokens), "walk 1 ccw")
    assert (hidden.token, sum(hidden.hidden.values())) == (None, 20)
    gone = ["L1-18", "L1-28"]
    seen = moving("a1@L1-13", "a1", "1", tokens=tokens, face_up=["L1-12"], gone=gone)
    assert (foreseen(seen, "walk 1 ccw").token, foreseen(seen, "walk 1 ccw").hidden) == ("ghost", {})
    less = foreseen(moving("a1@L1-13", "a1", "1", tokens=tokens, gone=gone, face_up=["L1-02"]), "walk 1 ccw")
    assert sum(less.hidden.values()) == 17
    assert less.hidden["raven"] == hidden.hidden["raven"] - 1


@proves("ZAU-46")
def test_an_exchange_draws_as_many_and_ends_the_turn() -> None:
    said = foreseen(at(hands="133"), "exchange 13")
    assert (said.spends, said.draws) == (["1", "3"], 2)
    assert said.next == Next(ends="turn", seats=[1], question="choose-action")


def test_an_effect_says_only_what_it_has_to_say() -> None:
    position = at(hands="133")
    then = Next(seats=[0], question="move-second")
    assert foreseen(position, "pick k1 1") == ZauberbergEffect(kobold="a1", spends=["1"], next=then)


@proves("ZAU-42", "ZAU-109", "ZAU-137")
def test_what_comes_next_is_said_unless_a_hidden_token_decides_it() -> None:
    tokens = {"L1-12": "ghost"}
    known = moving("a1@L1-13", "a1", "1", tokens=tokens, face_up=["L1-12"])
    assert foreseen(known, "walk 1 ccw").next == Next(seats=[0], question="choose-village")
    assert foreseen(moving("a1@L1-13", "a1", "1", tokens=tokens), "walk 1 ccw").next is None
    stopping = at("a1@L1-13", phase="move-extra", kobold="a1", hands="1")
    assert foreseen(stopping, "stop").next == Next(ends="turn", seats=[1], question="choose-action")


@proves("ZAU-124")
def test_the_victim_of_a_raven_is_asked_for_a_card() -> None:
    robbed = at("a1@L1-12", phase="choose-raven-victim", tokens={"L1-12": "raven"}, asked="a1", owned=[0, 1, 0])
    assert foreseen(robbed, "raven b").next == Next(seats=[1], question="discard-card")


@pytest.mark.parametrize(
    ("face", "answers"),
    [
        ("ghost", ["village sw"]),
        ("storm", ["turn cw"]),
        ("raven", ["raven c"]),
        ("raven", ["raven b", "discard 2"]),
        ("crystal-ball", ["reveal L1-02", "reveal L1-12", "reveal L4-02"]),
    ],
)
@proves("ZAU-143", "ZAU-144")
def test_the_last_answer_of_a_card_says_who_has_waited_and_goes_on_then(face: str, answers: list[str]) -> None:
    """a2 has left L2-07, for which b4 waits, and has landed on a token that asks."""
    facts: Given = {"tokens": {"L1-08": "passage", "L2-10": face}, "waiting": ["b4"], "owned": [0, 1, 0]}
    facts |= {"phase": "move-second", "kobold": "a2", "hands": ["3145", "2222", None]}
    position = at("a2@L2-07 b4@L1-08", **facts)
    play(position, "walk 3 cw")
    said = []
    for answer in answers:
        said.append(foreseen(position, answer).goes_on)
        play(position, answer)
    assert said == [None] * (len(answers) - 1) + [Going(kobold="b4", to="L2-07")]
    assert where(position, "b4") == "L2-07"
