import json
import stat
from pathlib import Path

import msgspec
import pytest

from folkmoot.arena import training
from folkmoot.arena.errors import CannotWrite
from folkmoot.arena.training import CannotTrain, Lessons, train
from folkmoot.bots.fitting import Sample
from folkmoot.cli import training as commands
from folkmoot.cli.arguments import BadArgument
from folkmoot.engine.learned import FORM, LARGEST_FILE, BadLearned, read_learned
from folkmoot.engine.registry import find_game
from folkmoot.engine.thinking import MANNERS
from tests.arena.helpers import full_disk

RAINBOWS = find_game("rainbows")
GAMES = 30


@pytest.fixture(scope="module")
def trained() -> Lessons:
    return train(RAINBOWS, GAMES, None, 1, 2, lambda played: None)


def test_a_value_is_learned_for_each_taste_and_number_of_players(trained: Lessons) -> None:
    learned = trained.learned
    assert (learned.version, learned.game, learned.rules_version) == (FORM, "rainbows", RAINBOWS.rules_version)
    assert learned.features == list(RAINBOWS.feature_names)
    assert [(manner, list(weights)) for manner, weights in learned.weights.items()] == [
        ("usual", [3, 4, 5]),
        ("learned", [3, 4, 5]),
    ]
    assert [(calibration.manner, calibration.players) for calibration in trained.calibrations] == [
        (manner, players) for manner in MANNERS for players in (3, 4, 5)
    ]
    assert learned.weights["usual"] != learned.weights["learned"]
    assert len(msgspec.json.encode(learned)) < LARGEST_FILE


def test_without_rounds_the_taste_stays(trained: Lessons) -> None:
    assert trained.learned.taste == RAINBOWS.learned.taste
    assert trained.gains == []


def test_one_process_learns_what_two_learn(trained: Lessons) -> None:
    heard: list[int] = []
    assert train(RAINBOWS, GAMES, None, 1, 1, heard.append) == trained
    assert heard == [1] * (2 * 3 * GAMES)


def test_what_was_learned_foretells_unseen_games_better_than_equal_shares(trained: Lessons) -> None:
    for manner in MANNERS:
        calibrations = [calibration for calibration in trained.calibrations if calibration.manner == manner]
        assert all(0 < calibration.tested_on < calibration.learned_from for calibration in calibrations)
        even = sum(calibration.surprise_of_equal_shares for calibration in calibrations)
        assert sum(calibration.surprise for calibration in calibrations) < even


def test_calibration_sets_what_was_expected_beside_what_came() -> None:
    """With no weights everybody expects a third: the first of three seats won, the loss is the logarithm of 3."""
    samples = [Sample([[1.0], [2.0], [3.0]], [1.0, 0.0, 0.0])] * 4
    calibration = training._calibration("usual", 3, [0.0], 9, samples)
    assert calibration.surprise == pytest.approx(calibration.surprise_of_equal_shares)
    (tenth,) = calibration.bins
    assert tenth.seats == 12
    assert (tenth.expected, tenth.came) == pytest.approx((1 / 3, 1 / 3))


def test_too_few_games_are_refused() -> None:
    with pytest.raises(CannotTrain, match="--games: expected at least 6, got 5"):
        train(RAINBOWS, 5, None, 1, 1, lambda played: None)


def test_a_game_without_features_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RAINBOWS), "feature_names", ())
    with pytest.raises(CannotTrain, match="rainbows gives no features to learn from"):
        train(RAINBOWS, GAMES, None, 1, 1, lambda played: None)


def test_the_command_writes_a_file_that_bots_read_and_prints_the_calibration(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.json"
    commands.train("rainbows", games=GAMES, rounds=1, processes=2, out=out)
    printed = " ".join(capsys.readouterr().out.split())
    for word in (
        "3 players: by the learned taste",
        "5 players, learned taste",
        "surprise",
        "with equal shares 1.099",
        "expected came seats",
    ):
        assert word in printed
    tastes = RAINBOWS.usual_taste().numbers()
    learned = read_learned(out, "rainbows", RAINBOWS.rules_version, RAINBOWS.feature_names, tastes)
    assert learned.taste.keys() == tastes.keys()
    assert learned.taste != tastes


def test_the_command_prints_the_calibration_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    commands.train("rainbows", games=6, rounds=0, processes=1, out=tmp_path / "learned.json", json=True)
    printed = json.loads(capsys.readouterr().out)
    assert printed["gains"] == []
    assert [calibration["players"] for calibration in printed["calibrations"]] == [3, 4, 5] * 2


def test_a_full_disk_is_one_line_and_leaves_the_file_as_it_was(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    out.write_bytes(b"as it was")
    with full_disk(100), pytest.raises(CannotWrite, match=f"cannot write {out}: File too large"):
        commands.train("rainbows", games=6, rounds=0, processes=1, out=out)
    assert out.read_bytes() == b"as it was"
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_that_is_learned_again_stays_readable_for_all(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    out.touch()
    out.chmod(0o644)
    commands.train("rainbows", games=6, rounds=0, processes=1, out=out)
    assert stat.S_IMODE(out.stat().st_mode) == 0o644


def test_a_folder_that_is_not_there_is_refused_before_any_game(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "learned.json"
    with pytest.raises(BadArgument, match=f"--out: cannot write {out}"):
        commands.train("rainbows", out=out)


def test_what_was_learned_about_another_game_is_not_read(trained: Lessons, tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    out.write_bytes(msgspec.json.encode(trained.learned))
    dolmen = find_game("dolmen")
    with pytest.raises(BadLearned):
        read_learned(out, "dolmen", dolmen.rules_version, dolmen.feature_names, dolmen.usual_taste().numbers())
