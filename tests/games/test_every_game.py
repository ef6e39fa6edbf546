"""What every installed game must pass."""

import re
from collections import Counter
from pathlib import Path

import pytest

import folkmoot.games
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.testing import conforms, unproved
from folkmoot.testing.golden import again
from folkmoot.text import rule_numbers
from tests.settings import GAMES, MOMENTS, QUICK, SEED, in_turn

HERE = Path(__file__).parent
TABLES = [
    (game, n) for game in all_games().values() for n in (in_turn(*game.player_counts) if QUICK else game.player_counts)
]
"""Where the slow tests are left out, one number of players a game."""
RULE = re.compile(r"\b[A-Z]{3}-\d+\b")
MOST_FILES = 3
"""In how many files of a game a rule's number stands at most; beyond that the rule is said more than once."""
GOLDEN = sorted(HERE.glob("*/golden/*.txt"))


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_random_games_keep_every_promise(game: Game, players: int) -> None:
    summary = conforms(game, games=GAMES, seed=SEED, moments=MOMENTS, players=[players])
    assert summary.games == {players: GAMES}
    assert summary.moments == GAMES * MOMENTS
    assert summary.records > 0


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_numbered_rule_has_a_proof(game: Game) -> None:
    assert unproved(game, HERE / game.id) == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_numbered_rule_is_found_in_the_code_by_its_number(game: Game) -> None:
    package = Path(folkmoot.games.__file__).parent / game.id
    code = " ".join(path.read_text("utf-8") for path in sorted(package.rglob("*.py")))
    assert [number for number in rule_numbers(game) if not re.search(rf"{number}\b", code)] == []


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_rule_stands_where_it_is_judged_where_it_is_carried_out_and_where_a_position_is_checked(game: Game) -> None:
    package = Path(folkmoot.games.__file__).parent / game.id
    files = [set(RULE.findall(path.read_text("utf-8"))) for path in package.rglob("*.py")]
    standing = Counter(number for numbers in files for number in numbers)
    assert [number for number, count in standing.items() if count > MOST_FILES] == []


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_as_they_were(path: Path) -> None:
    text = path.read_text("utf-8")
    assert again(text) == text


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_game_has_golden_games(game: Game) -> None:
    assert any(path.parts[-3] == game.id for path in GOLDEN)
