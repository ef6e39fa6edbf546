import json
import stat
from pathlib import Path

import msgspec
import pytest

from folkmoot.arena import training
from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.training import Calibration, CannotTrain, train
from folkmoot.bots.fitting import Sample
from folkmoot.cli import training as commands
from folkmoot.cli.arguments import BadArgument
from folkmoot.engine.registry import find_game
from folkmoot.engine.thinking import LARGEST_FILE, VALUE_VERSION, BadValue, ValueFile, read_value
from tests.arena.helpers import full_disk

RAINBOWS = find_game("rainbows")
GAMES = 30


@pytest.fixture(scope="module")
def trained() -> tuple[ValueFile, list[Calibration]]:
    return train(RAINBOWS, GAMES, 1, 2, lambda played: None)


def test_a_value_is_learned_for_each_number_of_players(trained: tuple[ValueFile, list[Calibration]]) -> None:
    learned, calibrations = trained
    assert (learned.version, learned.game, learned.rules_version) == (VALUE_VERSION, "rainbows", RAINBOWS.rules_version)
    assert learned.features == list(RAINBOWS.feature_names)
    assert list(learned.weights) == [3, 4, 5]
    assert [calibration.players for calibration in calibrations] == [3, 4, 5]
    assert len(msgspec.json.encode(learned)) < LARGEST_FILE


def test_one_process_learns_what_two_learn(trained: tuple[ValueFile, list[Calibration]]) -> None:
    heard: list[int] = []
    assert train(RAINBOWS, GAMES, 1, 1, heard.append) == trained
    assert heard == [1] * (3 * GAMES)


def test_what_was_learned_foretells_unseen_games_better_than_equal_shares(
    trained: tuple[ValueFile, list[Calibration]],
) -> None:
    for calibration in trained[1]:
        assert 0 < calibration.tested_on < calibration.learned_from
        assert calibration.surprise < calibration.surprise_of_equal_shares


def test_calibration_sets_what_was_expected_beside_what_came() -> None:
    """With no weights everybody expects a third: the first of three seats won, the loss is the logarithm of 3."""
    samples = [Sample([[1.0], [2.0], [3.0]], [1.0, 0.0, 0.0])] * 4
    calibration = training._calibration(3, [0.0], 9, samples)
    assert calibration.surprise == pytest.approx(calibration.surprise_of_equal_shares)
    (tenth,) = calibration.bins
    assert tenth.seats == 12
    assert (tenth.expected, tenth.came) == pytest.approx((1 / 3, 1 / 3))


def test_too_few_games_are_refused() -> None:
    with pytest.raises(CannotTrain, match="--games: expected at least 6, got 5"):
        train(RAINBOWS, 5, 1, 1, lambda played: None)


def test_a_game_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RAINBOWS), "feature_names", ())
    with pytest.raises(CannotTrain, match="rainbows gives no features to learn from"):
        train(RAINBOWS, GAMES, 1, 1, lambda played: None)


def test_the_command_writes_a_file_that_bots_read_and_prints_the_calibration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "value.json"
    commands.train("rainbows", games=GAMES, processes=2, out=out)
    printed = " ".join(capsys.readouterr().out.split())
    for word in ("3 players", "5 players", "surprise", "with equal shares 1.099", "expected came seats"):
        assert word in printed
    learned = read_value(out, "rainbows", RAINBOWS.rules_version, RAINBOWS.feature_names)
    assert sorted(learned.weights) == [3, 4, 5]


def test_the_command_prints_the_calibration_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands.train("rainbows", games=6, processes=1, out=tmp_path / "value.json", json=True)
    assert [calibration["players"] for calibration in json.loads(capsys.readouterr().out)] == [3, 4, 5]


def test_a_full_disk_is_one_line_and_leaves_the_value_as_it_was(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    out.write_bytes(b"as it was")
    with full_disk(100), pytest.raises(CannotWrite, match=f"cannot write {out}: File too large"):
        commands.train("rainbows", games=6, processes=1, out=out)
    assert out.read_bytes() == b"as it was"
    assert list(tmp_path.iterdir()) == [out]


def test_a_value_that_is_learned_again_stays_readable_for_all(tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    out.touch()
    out.chmod(0o644)
    commands.train("rainbows", games=6, processes=1, out=out)
    assert stat.S_IMODE(out.stat().st_mode) == 0o644


def test_a_folder_that_is_not_there_is_refused_before_any_game(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "value.json"
    with pytest.raises(BadArgument, match=f"--out: cannot write {out}"):
        commands.train("rainbows", out=out)


def test_a_value_of_another_game_is_not_read(trained: tuple[ValueFile, list[Calibration]], tmp_path: Path) -> None:
    out = tmp_path / "value.json"
    out.write_bytes(msgspec.json.encode(trained[0]))
    dolmen = find_game("dolmen")
    with pytest.raises(BadValue):
        read_value(out, "dolmen", dolmen.rules_version, dolmen.feature_names)
