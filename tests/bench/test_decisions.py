"""A way of thinking is measured by single decisions."""

import re

import pytest

from benchmarks.decisions import decided, judged, main, moment
from folkmoot.engine.dice import FastDice
from folkmoot.engine.registry import find_game

RAINBOWS = find_game("rainbows")
LINE = re.compile(r"^(\S+): (\S+)% \((\S+)% to (\S+)%\) of the victory, .*\b\d+ ms, another move in (\d+)%$")


def test_a_bot_that_takes_any_move_loses_and_one_that_looks_ahead_wins(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rainbows", "--bots", "random,sylph:simulations=400", "--decisions", "60", "--worlds", "40"]) == 0
    anything, looks_ahead = (
        [float(figure) for figure in line.groups()[1:]]
        for line in map(LINE.match, capfd.readouterr().err.splitlines())
        if line
    )
    assert anything[0] < 0 < looks_ahead[0]
    assert all(low < mean < high for mean, low, high, _ in (anything, looks_ahead))
    assert anything[3] > looks_ahead[3] > 0


def test_a_moment_is_a_choice_and_the_same_again_from_the_same_dice() -> None:
    found = [moment(RAINBOWS, 4, FastDice(seed)) for seed in (5, 5, 6)]
    assert all(len(position.moves(seat)) > 1 for position, seat in found)
    facts = [RAINBOWS.facts(position, None) for position, _ in found]
    assert facts[0] == facts[1] != facts[2]


def test_the_same_seed_gives_the_same_figures() -> None:
    first, again = (decided("rainbows", ["imp", "gnome"], 3, 20, 7) for _ in range(2))
    assert (first.gains, first.differs) == (again.gains, again.differs)


def test_a_single_move_needs_no_judgement() -> None:
    position, seat = moment(RAINBOWS, 3, FastDice(1))
    assert judged(RAINBOWS, position, seat, [3], 10, FastDice(1)) == {3: 0.0}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["rainbows", "--bots", "sylph:depth=3"], "sylph:depth=3"),
        (["rainbows", "--bots", "troll"], "troll"),
        (["hearts"], "hearts"),
        (["rainbows", "--players", "9"], "9"),
        (["rainbows", "--decisions", "0"], "at least 1 decision"),
        (["rainbows", "--worlds", "-1"], "1 world"),
    ],
)
def test_what_is_not_understood_is_one_line_before_anything_is_played(
    words: list[str], reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(words)
    *_, line = capsys.readouterr().err.splitlines()
    assert reason in line
