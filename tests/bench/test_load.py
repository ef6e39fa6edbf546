"""The load test speaks the protocol as it is, plays every title, and reports what it has measured."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from folkmoot.engine.registry import all_games
from tests.settings import in_turn

ROOT = Path(__file__).parents[2]
TIMEOUT = 120
"""Seconds: long, because the machine may be busy with other tests."""


def measured(*options: str) -> dict[str, Any]:
    """Returns the report of a small load test."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "2", "--rate", "30", "--seconds", "2", *options]
    run = subprocess.run(
        [*command, "--json"], cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, capture_output=True, timeout=TIMEOUT
    )
    assert run.returncode == 0, run.stderr.decode()
    report: dict[str, Any] = json.loads(run.stdout)
    return report


@pytest.mark.parametrize("game", in_turn(*all_games()))
def test_a_load_of_moves_is_played_and_measured(game: str) -> None:
    report = measured("--game", game)
    (run,) = report["runs"]
    assert report["setting"]["game"] == game
    assert run["errors"] == {}
    assert run["moves"] > 0
    assert 0 < run["update_bytes"][0] <= run["update_bytes"][2]


def test_the_wait_for_bots_is_measured_beside_tables_of_people() -> None:
    waiting = measured("--bots", "gnome", "--seconds", "4")["waiting"]
    assert waiting["errors"] == {}
    assert (waiting["tables"], waiting["level"]) == (2, "gnome")
    assert waiting["answers"] > 0
    assert 0 < waiting["to_answer"][0] <= waiting["to_answer"][2]
    assert 0 < waiting["people_ms"][0] <= waiting["people_ms"][2]
