"""What the kit notices of effects: what comes next must come as it was said."""

import pytest

from folkmoot.engine.prompts import Next
from folkmoot.testing import situation
from folkmoot.testing.effects import next_faults

ASKED = Next(ends="turn", seats=[2], question="pick")


@pytest.mark.parametrize(
    ("said", "notices"),
    [
        (ASKED, []),
        (Next(seats=[2]), []),
        (Next(), []),
        (Next(seats=[2], odds={"pick": 3, "deposit": 1}), []),
        (Next(seats=[2], odds={"deposit": 1}), ["the next question"]),
        (Next(seats=[2], question="deposit"), ["the next question"]),
        (Next(seats=[1], question="pick"), ["who is asked"]),
        (Next(question="pick"), ["a question for nobody"]),
        (Next(odds={"pick": 1}), ["a question for nobody"]),
        (Next(ends="game"), ["the end of the game"]),
    ],
)
def test_what_comes_next_must_come_as_it_was_said(said: Next, notices: list[str]) -> None:
    after = situation("rainbows", players=3, market=["red-7", "blue-3"], turn=2)
    assert [fault.split(":")[0] for fault in next_faults(said, after)] == notices


def test_the_end_of_the_game_must_be_said() -> None:
    over = situation("zauberberg", players=2, phase="over", kobolds="a1@SUMMIT")
    assert next_faults(Next(ends="game"), over) == []
    assert next_faults(ASKED, over) == ["the end of the game", "who is asked: said [2], came []"]
