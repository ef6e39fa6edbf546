from pathlib import Path

import msgspec
import pytest

from folkmoot.engine.registry import all_games, find_game
from folkmoot.engine.thinking import LARGEST_FILE, VALUE_VERSION, BadThinking, BadValue, Thinking, ValueFile, read_value

LEARNED = ValueFile(
    version=VALUE_VERSION,
    game="acorns",
    rules_version=1,
    features=["nuts", "thorns"],
    weights={2: [1.0, -1.0], 4: [0.5, -0.5]},
)


def read(tmp_path: Path, content: bytes) -> ValueFile:
    file = tmp_path / "value.json"
    file.write_bytes(content)
    return read_value(file, "acorns", 1, ("nuts", "thorns"))


def changed(**changes: object) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(LEARNED) | changes)


def test_what_was_learned_is_read_back(tmp_path: Path) -> None:
    assert read(tmp_path, msgspec.json.encode(LEARNED)) == LEARNED


def test_a_number_of_players_that_was_not_learned_gets_the_nearest() -> None:
    assert [LEARNED.weights_for(players) for players in (1, 2, 3, 4, 9)] == [
        [1.0, -1.0],
        [1.0, -1.0],
        [1.0, -1.0],
        [0.5, -0.5],
        [0.5, -0.5],
    ]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        msgspec.json.encode(LEARNED)[:-9],
        changed(weights={}),
        changed(weights={2: [1.0]}),
        changed(weights={2: ["much", "little"]}),
        changed(more=1),
        b" " * LARGEST_FILE + msgspec.json.encode(LEARNED),
    ],
)
def test_a_damaged_value_is_one_clear_line(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(BadValue, match=r"^the value of acorns is damaged \(.*\): run folkmoot train acorns$"):
        read(tmp_path, content)


@pytest.mark.parametrize(
    "changes", [{"version": 0}, {"game": "nuts"}, {"rules_version": 2}, {"features": ["thorns", "nuts"]}]
)
def test_a_value_of_another_version_is_one_clear_line(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(BadValue, match=r"^the value of acorns was learned for another version of it: run folkmoot "):
        read(tmp_path, changed(**changes))


def test_a_missing_value_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(BadValue, match=r"^the value of acorns cannot be read \(.*\): run folkmoot train acorns$"):
        read_value(tmp_path / "value.json", "acorns", 1, ())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_ships_what_was_learned_for_each_number_of_players(game: object) -> None:
    chosen = find_game(game.id)  # type: ignore[attr-defined]
    assert sorted(chosen.learned.weights) == chosen.default_player_counts()


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"simulations": (0, 5)}, "at least 1 simulation, got 0"),
        ({"simulations": (5, -1)}, "at least 1 simulation, got -1"),
        ({"horizon": -1}, "a horizon from 0"),
        ({"candidates": 0}, "at least 1 candidate, got 0"),
        ({"doubt": -0.1}, "doubt and hopeless from 0"),
        ({"hopeless": float("nan")}, "doubt and hopeless from 0"),
        ({"fair": 1.1}, "fair from 0 to 1, got 1.1"),
    ],
)
def test_nobody_can_think_with_impossible_numbers(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadThinking, match=complaint):
        Thinking(**changes)  # type: ignore[arg-type]
