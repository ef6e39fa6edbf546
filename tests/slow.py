"""Which tests `dev.py check` leaves out: `python -m tests.slow` rewrites the list from the last `dev.py test`."""

import sys
from pathlib import Path
from xml.etree import ElementTree

LIST = Path(__file__).with_name("slow.txt")
SLOW = 0.15
"""Seconds from which a test counts as slow, on two busy cores."""
ALWAYS = "tests/games/test_every_game.py"
"""The property kit belongs to the quick tests, with few games."""


def slow_tests() -> set[str]:
    """Returns the slow tests, as `tests/engine/test_dice.py::test_every_face_is_as_likely`."""
    return set(LIST.read_text("utf-8").split())


def measured(report: Path, known: set[str]) -> set[str]:
    """Returns the tests that are slow in a JUnit report with any parameters, and known ones that did not run."""
    slow: dict[str, bool] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        name = _name(case)
        slow[name] = slow.get(name, False) or float(case.get("time", "0")) >= SLOW
    names = {name for name in slow if slow[name]} | (known - set(slow))
    return {name for name in names if Path(name.partition("::")[0]).exists() and not name.startswith(ALWAYS)}


def _name(case: ElementTree.Element) -> str:
    path = case.get("classname", "").replace(".", "/")
    return f"{path}.py::{case.get('name', '').partition('[')[0]}"


if __name__ == "__main__":
    reports = sys.argv[1:] or ["build/logs/interpreted.xml"]
    names = sorted(measured(Path(reports[0]), slow_tests()))
    LIST.write_text("".join(f"{name}\n" for name in names), "utf-8")
    print(f"{LIST.name}: {len(names)} tests")
