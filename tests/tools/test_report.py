"""The report of a run."""

from tools.mutants.changes import mutants
from tools.mutants.report import Report, report, text
from tools.mutants.trials import Trial, Verdict

ADDED, BIGGER, SMALLER = mutants("rules/effects.py", "def act(a):\n    return a + 1\n")


def a_report() -> Report:
    verdicts = [
        Verdict(Trial(SMALLER, ["tests/games/acorns/test_acts.py::test_one"], fresh=False), None),
        Verdict(Trial(ADDED, [], fresh=False), None),
        Verdict(Trial(BIGGER, ["tests/games/acorns/test_acts.py::test_one"], fresh=False), "a hang"),
    ]
    return report("acorns", 7, 30, verdicts, {})


def test_a_hang_is_noticed_and_a_line_that_is_not_reached_is_not() -> None:
    outcome = a_report()
    assert (outcome.tried, outcome.noticed, round(outcome.score, 3)) == (3, 1, 0.333)
    assert not outcome.passes


def test_every_survivor_has_a_line_in_the_order_of_the_source() -> None:
    assert text(a_report()).splitlines() == [
        "src/folkmoot/games/acorns/rules/effects.py:2: `return a + 1` -> `return a - 1`; survived: not reached",
        "src/folkmoot/games/acorns/rules/effects.py:2: `return a + 1` -> `return a + 0`; "
        "survived: reached by test_acts.py::test_one",
        "acorns: 1 of 3 mutants noticed, 33.3% (of 30, seed 7)",
    ]


def test_equivalent_mutants_are_listed_and_not_counted() -> None:
    outcome = report("acorns", 1, 30, [Verdict(Trial(BIGGER, ["t"], fresh=False), "t")], {ADDED: "a is one"})
    assert text(outcome).splitlines() == [
        "src/folkmoot/games/acorns/rules/effects.py:2: `return a + 1` -> `return a - 1`; equivalent: a is one",
        "acorns: 1 of 1 mutants noticed, 100.0% (of 30, seed 1, without 1 equivalent)",
    ]
    assert outcome.passes
