"""Every strength is measured against the next weaker one, and a wrong order fails the measurement."""

import pytest

from benchmarks.strength import main


def test_a_stronger_bot_is_shown_to_be_stronger(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rainbows", "--bots", "random,imp", "--most", "300"]) == 0
    (line,) = capfd.readouterr().err.splitlines()
    assert line.startswith("rainbows, imp against random: ")
    assert line.endswith("games: stronger")


def test_a_wrong_order_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rainbows", "--bots", "imp,random", "--most", "300"]) == 1
    assert "random against imp" in capfd.readouterr().err


def test_a_difference_that_is_not_sure_is_no_failure(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rainbows", "--bots", "wisp,imp", "--most", "6"]) == 0
    assert "6 games: not decided yet" in capfd.readouterr().err
