import json
import sys
from pathlib import Path

import pytest

from folkmoot.arena.errors import BadMatch, CannotWrite, MissingExtra
from folkmoot.arena.games import Played, play_games
from folkmoot.arena.match import Schedule
from folkmoot.arena.rows import Row, check_rows, open_rows
from tests.arena.helpers import full_disk, match, task

MATCH = match("gnome", "random", duplicate=True)
SCHEDULE = Schedule(MATCH)


@pytest.fixture(scope="module")
def games() -> list[Played]:
    return play_games(task(MATCH, decisions=True), range(3), {})


def written(path: Path, games: list[Played]) -> CannotWrite | None:
    with open_rows(path, SCHEDULE) as rows:
        for game in games:
            rows.add(game)
    return rows.failure


def lines(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_every_decision_is_a_line_of_json(tmp_path: Path, games: list[Played]) -> None:
    path = tmp_path / "rows.jsonl"
    assert written(path, games) is None
    rows = lines(path)
    assert len(rows) == sum(game.decisions for game in games)
    decision = games[1].rows[0]
    first = next(row for row in rows if row["game"] == 1)
    assert first == {
        "game": 1,
        "deal": 0,
        "line_up": "random,gnome,random",
        "decision": 0,
        "seat": decision.seat,
        "bot": ("random", "gnome", "random")[decision.seat],
        "question": decision.question,
        "move": decision.move,
        "choices": decision.choices,
    }


def test_parquet_holds_the_same_rows(tmp_path: Path, games: list[Played]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="!! NOT TESTED: the extra data is not installed")
    assert written(tmp_path / "rows.jsonl", games) is None
    assert written(tmp_path / "rows.parquet", games) is None
    assert parquet.read_table(tmp_path / "rows.parquet").to_pylist() == lines(tmp_path / "rows.jsonl")


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_on_a_full_disk_rows_end_and_the_match_goes_on(tmp_path: Path, games: list[Played], name: str) -> None:
    path = tmp_path / name
    with full_disk(2000):
        failure = written(path, games * 20)
    assert str(failure).startswith(f"cannot write {path}: ")


def test_rows_go_into_files_of_two_kinds(tmp_path: Path) -> None:
    with pytest.raises(BadMatch, match=r"rows go into a file that ends in .jsonl or .parquet: got 'rows.csv'"):
        check_rows(tmp_path / "rows.csv")


def test_a_file_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "rows.jsonl"
    with pytest.raises(CannotWrite, match="No such file or directory"), open_rows(path, SCHEDULE):
        raise AssertionError("it was opened")


def test_without_the_extra_parquet_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"pip install 'folkmoot\[data\]'"):
        check_rows(tmp_path / "rows.parquet")
