"""Which mutants are tried, and with which tests."""

from pathlib import Path

import pytest

from tools.mutants import choice, suite
from tools.mutants import reach as record
from tools.mutants.changes import Mutant, mutants
from tools.mutants.equivalents import BadEquivalents, Equivalent, match, read
from tools.mutants.sources import ROOT, games, modules

SOURCE = """\
SIZE = 4


def imagine(a):
    return (
        a
        + SIZE
    )


def grow(a):
    return a + SIZE
"""
AT_IMPORT, _, IN_IMAGINE, IN_GROW = mutants("rules.py", SOURCE)
TESTS = Path("tests/games/acorns")
KIT_TEST = f"{suite.KIT_FILE.relative_to(ROOT).as_posix()}::kit"


def reach() -> dict[Path, record.Reach]:
    imported = {"rules.py": [1, 4, 11]}
    return {
        TESTS / "test_rules.py": record.Reach(
            0.1,
            imported,
            {
                "test_rules.py::slow": record.Test(3.0, {"rules.py": [5, 6, 7, 12]}),
                "test_rules.py::quick": record.Test(1.0, {"rules.py": [12]}),
            },
        ),
        TESTS / "test_view.py": record.Reach(
            0.1, imported, {"test_view.py::quickest": record.Test(0.1, {"rules.py": [12]})}
        ),
        TESTS / "test_moves.py": record.Reach(0.1, {}, {"test_moves.py::other": record.Test(0.1, {"moves.py": [12]})}),
        suite.KIT_FILE: record.Reach(0.1, imported, {KIT_TEST: record.Test(9.0, {"rules.py": [5, 6, 7, 12]})}),
    }


def chosen(mutant: Mutant, killer: str | None = None) -> list[str]:
    return choice.Index(reach()).trial(mutant, killer).tests


def test_the_tests_that_reach_the_line_run_quickest_first() -> None:
    assert chosen(IN_GROW) == ["test_view.py::quickest", "test_rules.py::quick", "test_rules.py::slow"]


def test_the_test_that_noticed_a_mutant_before_comes_first() -> None:
    assert chosen(IN_GROW, "test_rules.py::slow")[0] == "test_rules.py::slow"


def test_code_that_runs_at_import_is_tried_with_all_tests_of_the_importing_files_and_its_mirror_first() -> None:
    trial = choice.Index(reach()).trial(AT_IMPORT, None)
    assert trial.tests == ["test_rules.py::quick", "test_rules.py::slow", "test_view.py::quickest"]
    assert trial.fresh
    assert not choice.Index(reach()).trial(IN_GROW, None).fresh


def test_the_kit_counts_for_knowledge_only() -> None:
    assert chosen(IN_IMAGINE) == ["test_rules.py::slow", KIT_TEST]
    assert choice.kit_counts(mutants("knowledge.py", SOURCE)[0])
    assert choice.kit_counts(mutants("worlds.py", SOURCE)[0])
    assert not choice.kit_counts(IN_GROW)


def test_a_line_that_no_test_reaches_has_no_tests() -> None:
    assert choice.Index({}).trial(IN_GROW, None).tests == []


def test_the_same_seed_gives_the_same_sample() -> None:
    population = choice.all_mutants("rainbows")
    sample = choice.sample(population, 20, 3)
    assert len(set(sample)) == 20
    assert sample == choice.sample(population, 20, 3) != choice.sample(population, 20, 4)
    assert choice.sample(population, None, 3) == population


def test_the_bot_and_modules_that_only_the_bot_imports_are_not_mutated(tmp_path: Path) -> None:
    package = tmp_path / "acorns"
    (package / "rules").mkdir(parents=True)
    sources = {
        "__init__.py": "from folkmoot.games.acorns import bot, flow\n",
        "bot.py": "from folkmoot.games.acorns.worth import worth\nfrom folkmoot.games.acorns import moves\n",
        "worth.py": "worth = 1\n",
        "flow.py": "from folkmoot.games.acorns.rules.effects import act\nimport folkmoot.games.acorns.moves\n",
        "moves.py": "",
        "rules/__init__.py": "",
        "rules/effects.py": "act = 1\n",
    }
    for name, source in sources.items():
        (package / name).write_text(source, "utf-8")
    names = [path.relative_to(package).as_posix() for path in modules(package)]
    assert names == ["__init__.py", "flow.py", "moves.py", "rules/__init__.py", "rules/effects.py"]


def test_an_equivalent_mutant_is_matched_with_its_reason() -> None:
    entry = Equivalent("rules.py", "return a + SIZE", "return a - SIZE", "SIZE is zero")
    assert match([AT_IMPORT, IN_GROW], [entry]) == {IN_GROW: "SIZE is zero"}


@pytest.mark.parametrize(
    "entry",
    [
        Equivalent("flow.py", "SIZE = 4", "SIZE = 5", "why"),
        Equivalent("rules.py", "SIZE = 4", "SIZE = 6", "why"),
        Equivalent("rules.py", "SIZE = 4", "SIZE = 5", "why", function="grow"),
    ],
)
def test_an_entry_that_matches_no_mutant_is_refused(entry: Equivalent) -> None:
    with pytest.raises(BadEquivalents, match="matches no mutant"):
        match([AT_IMPORT, IN_GROW], [entry])


@pytest.mark.parametrize("game", games())
def test_every_list_of_equivalent_mutants_fits_its_game(game: str) -> None:
    entries = read(game)
    assert all(entry.why for entry in entries)
    match(choice.all_mutants(game), entries)
