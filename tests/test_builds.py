"""The compiled and the interpreted build play the same games."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from folkmoot.bench.games import middle_position, size_of
from folkmoot.engine.build import COMPILED
from folkmoot.engine.dice import FastDice
from folkmoot.engine.events import Log
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.testing.random_game import random_options
from tests.settings import BUILD, TWINS

ROOT = Path(__file__).parent.parent


def fingerprint(game: Game) -> str:
    """Returns a digest of random games for every number of players: all positions, events and heuristic values."""
    digest = hashlib.sha256()
    for players in game.player_counts:
        for seed in range(TWINS):
            dice, log = FastDice(seed), Log()
            position = game.start(players, random_options(game, players, dice), dice, log)
            while deciders := position.deciders():
                seat = deciders[0]
                moves = position.moves(seat)
                values = game.move_values(position, seat, moves)
                digest.update(msgspec.json.encode((position.snapshot(), moves, values)))
                lively = position.lively_moves(seat)
                position.play(seat, lively[dice.below(len(lively))], dice, log)
            digest.update(msgspec.json.encode((position.result(), log.events)))
    return digest.hexdigest()


@pytest.mark.skipif(BUILD != "compiled", reason="compares the compiled build with the sources")
@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_both_builds_play_identical_games_from_identical_seeds(game: Game) -> None:
    assert COMPILED
    code = (
        "from folkmoot.engine.registry import find_game; from tests.test_builds import COMPILED, fingerprint; "
        f"print(COMPILED, fingerprint(find_game({game.id!r})))"
    )
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.split() == ["False", fingerprint(game)]


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_position_takes_less_than_four_kibibytes(game: Game) -> None:
    for players in game.player_counts:
        dice = FastDice(1)
        options = random_options(game, players, dice)
        position = game.start(players, options, dice)
        assert size_of(position) < 4096
    assert size_of(middle_position(game, max(game.player_counts), FastDice(1))) < 4096
