"""Parts of the build in processes of their own: quiet when they succeed, clear when they fail."""

from pathlib import Path

import pytest

from hatch_build import build_part

FAILING = "print('many'); print('lines'); import sys; sys.stdout.flush(); raise SystemExit('the reason')"


def run(root: Path, code: str) -> bool:
    return build_part(str(root), "FOLKMOOT_PART", "the part is missing", "-c", code)


def test_a_part_that_succeeds_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert run(tmp_path, "print('many lines')")
    assert capfd.readouterr() == ("", "")


def test_a_part_that_fails_shows_its_output_and_one_line_with_the_reason(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert not run(tmp_path, FAILING)
    assert capfd.readouterr() == ("", "many\nlines\nfolkmoot: the part is missing (the reason)\n")


def test_a_required_part_that_fails_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLKMOOT_PART", "1")
    with pytest.raises(RuntimeError, match="FOLKMOOT_PART=1, but the part is missing: the reason"):
        run(tmp_path, FAILING)


def test_a_part_that_is_switched_off_does_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLKMOOT_PART", "0")
    assert not run(tmp_path, "open('here', 'w')")
    assert list(tmp_path.iterdir()) == []
