from pathlib import Path

import msgspec
import pytest

from folkmoot.engine.learned import FORM, LARGEST_FILE, BadLearned, Learned, read_learned
from folkmoot.engine.registry import all_games, find_game
from folkmoot.engine.thinking import MANNERS

LEARNED = Learned(
    version=FORM,
    game="acorns",
    rules_version=1,
    taste={"sweet": 1.5},
    features=["nuts", "thorns"],
    weights={"usual": {2: [1.0, -1.0], 4: [0.5, -0.5]}, "learned": {3: [2.0, -2.0]}},
)


def read(tmp_path: Path, content: bytes) -> Learned:
    file = tmp_path / "learned.json"
    file.write_bytes(content)
    return read_learned(file, "acorns", 1, ("nuts", "thorns"), ["sweet"])


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
    assert LEARNED.weights_for(2, "learned") == [2.0, -2.0]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        msgspec.json.encode(LEARNED)[:-9],
        changed(weights={}),
        changed(weights={"usual": {2: [1.0, -1.0]}}),
        changed(weights={"usual": {2: [1.0]}, "learned": {2: [1.0, -1.0]}}),
        changed(weights={"usual": {2: ["much", "little"]}}),
        changed(taste={"sweet": "very"}),
        changed(more=1),
        b" " * LARGEST_FILE + msgspec.json.encode(LEARNED),
    ],
)
def test_a_damaged_file_is_one_clear_line(tmp_path: Path, content: bytes) -> None:
    with pytest.raises(
        BadLearned, match=r"^what was learned about acorns is damaged \(.*\): run folkmoot train acorns$"
    ):
        read(tmp_path, content)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 0},
        {"game": "nuts"},
        {"rules_version": 2},
        {"features": ["thorns", "nuts"]},
        {"taste": {}},
        {"taste": {"sweet": 1.5, "sour": 1.0}},
    ],
)
def test_a_file_of_another_version_is_one_clear_line(tmp_path: Path, changes: dict[str, object]) -> None:
    with pytest.raises(
        BadLearned, match=r"^what was learned about acorns is about another version of it: run folkmoot "
    ):
        read(tmp_path, changed(**changes))


def test_a_missing_file_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(
        BadLearned, match=r"^what was learned about acorns cannot be read \(.*\): run folkmoot train acorns$"
    ):
        read_learned(tmp_path / "learned.json", "acorns", 1, (), ())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_ships_what_was_learned_for_each_number_of_players(game: object) -> None:
    chosen = find_game(game.id)  # type: ignore[attr-defined]
    for manner in MANNERS:
        assert sorted(chosen.learned.weights[manner]) == chosen.default_player_counts()
    assert chosen.learned.weights["usual"] != chosen.learned.weights["learned"]
    assert chosen.taste("learned").numbers() == chosen.learned.taste != chosen.taste("usual").numbers()
