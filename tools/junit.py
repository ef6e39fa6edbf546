"""Reads the JUnit reports of pytest and vitest."""

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree


@dataclass(frozen=True)
class Counts:
    """How many tests a stage ran."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed, {self.skipped} skipped"


@dataclass(frozen=True)
class Slow:
    """A test and the time it took, its fixtures included."""

    test: str
    seconds: float


def read_counts(file: Path) -> Counts:
    """Returns how many tests passed, failed and were skipped."""
    cases = _cases(file)
    skipped = sum(case.find("skipped") is not None for case in cases)
    failed = sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
    return Counts(len(cases) - skipped - failed, failed, skipped)


def read_slowest(file: Path, most: int) -> list[Slow]:
    """Returns the tests that took longest, the slowest first."""
    slow = [Slow(_name(case), float(case.get("time", "0"))) for case in _cases(file)]
    return sorted(slow, key=lambda test: -test.seconds)[:most]


def _cases(file: Path) -> list[ElementTree.Element]:
    return list(ElementTree.parse(file).getroot().iter("testcase"))


def _name(case: ElementTree.Element) -> str:
    return f"{case.get('classname', '')}: {case.get('name', '')}"
