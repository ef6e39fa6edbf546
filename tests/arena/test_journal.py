from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.arena.errors import BadJournal, CannotWrite
from folkmoot.arena.games import Played, Task
from folkmoot.arena.journal import Journal
from tests.arena.helpers import forfeited, full_disk, game, match, task

GAMES = [game(0, [1, 2, 3], scores=[9, 5, 1]), forfeited(1, 0, 3, "random")]
TASK = task(match("gnome", "random"))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.journal"


def kept(path: Path, task: Task = TASK) -> list[Played]:
    journal = Journal(path, task)
    try:
        return list(journal.played())
    finally:
        journal.close()


def keep(path: Path, *games: Played) -> None:
    journal = Journal(path, TASK)
    try:
        journal.add(games)
    finally:
        journal.close()


def test_games_are_kept(path: Path) -> None:
    keep(path, GAMES[0])
    keep(path, GAMES[1])
    assert kept(path) == GAMES


def test_a_last_line_that_was_not_written_to_its_end_is_dropped(path: Path) -> None:
    keep(path, *GAMES)
    path.write_bytes(path.read_bytes()[:-20])
    assert kept(path) == GAMES[:1]
    keep(path, GAMES[1])
    assert kept(path) == GAMES


def test_a_header_that_was_not_written_to_its_end_is_written_anew(path: Path) -> None:
    keep(path)
    path.write_bytes(path.read_bytes()[:-20])
    keep(path, *GAMES)
    assert kept(path) == GAMES


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        (task(match("gnome", "random", seed=2)), "seed is 1 there, 2 here"),
        (task(match("gnome", "imp")), r'bots is \["gnome","random"\] there, \["gnome","imp"\] here'),
        (task(match("gnome", "random"), decisions=True), "decisions is false there, true here"),
    ],
)
def test_a_journal_of_another_match_is_refused(path: Path, other: Task, difference: str) -> None:
    keep(path, *GAMES)
    with pytest.raises(BadJournal, match=f"keeps another match: {difference}"):
        kept(path, other)
    assert kept(path) == GAMES


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda content: b"dear diary\n" + content, "is no journal of the arena"),
        (lambda content: b"dear diary", "is no journal of the arena"),
        (lambda content: content.replace(b'"game":0', b'"game":"0"'), "line 2 is damaged"),
        (lambda content: content.replace(b'"ranks":[1,2,3]', b'"ranks":[1,2]'), "line 2 is no game of 3 players"),
    ],
)
def test_a_damaged_journal_is_refused_and_not_changed(
    path: Path, damage: Callable[[bytes], bytes], message: str
) -> None:
    keep(path, *GAMES)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    with pytest.raises(BadJournal, match=message):
        kept(path)
    assert path.read_bytes() == damaged


def test_a_journal_in_use_is_refused(path: Path) -> None:
    pytest.importorskip("fcntl", reason="!! NOT TESTED: this system has no such locks")
    journal = Journal(path, TASK)
    with pytest.raises(BadJournal, match="is in use by another arena"):
        Journal(path, TASK)
    journal.close()
    assert kept(path) == []


def test_a_journal_that_cannot_be_opened_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match=f"cannot write {tmp_path}/nowhere/match: No such file or directory"):
        Journal(tmp_path / "nowhere" / "match", TASK)


def test_on_a_full_disk_the_games_so_far_are_kept(path: Path) -> None:
    keep(path, GAMES[0])
    with full_disk(path.stat().st_size + 10), pytest.raises(CannotWrite, match=r"; the games so far are kept there"):
        keep(path, GAMES[1])
    assert kept(path) == GAMES[:1]
    keep(path, GAMES[1])
    assert kept(path) == GAMES


def test_an_endless_device_is_no_journal(tmp_path: Path) -> None:
    device = tmp_path / "match.journal"
    device.symlink_to("/dev/zero")
    with pytest.raises(BadJournal, match="is no journal of the arena"):
        Journal(device, TASK)
