from pathlib import Path

import pytest

from folkmoot.bots import BOTS, Bot, UnknownBot, answer, find_bot
from folkmoot.engine.dice import Dice, FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.plugins import installed_entry_points
from folkmoot.engine.position import Position
from folkmoot.engine.registry import all_games, find_game
from folkmoot.testing import situation
from folkmoot.testing.moment import encoded
from tests.settings import in_turn

SEARCHING = {"sylph", "elder"}


def finishes(game: Game, bots: list[Bot]) -> bool:
    """Lets bots play a game to its end; tells whether all their moves were legal."""
    position = game.start(len(bots), game.options_for(len(bots), {}), FastDice(1))
    dice = FastDice(2)
    while deciders := position.deciders():
        move = answer(bots[deciders[0]], game, position, deciders[0], dice)
        if move not in position.moves(deciders[0]):
            return False
        position.play(deciders[0], move, dice)
    return True


@pytest.mark.parametrize("name", sorted({*BOTS} - SEARCHING))
def test_every_bot_finishes_every_game_with_legal_moves(name: str) -> None:
    assert all(finishes(game, [find_bot(name)] * 3) for game in all_games().values())


@pytest.mark.parametrize("game", in_turn(*all_games().values()), ids=lambda game: game.id)
def test_bots_that_look_ahead_finish_a_game_with_legal_moves(game: Game) -> None:
    hurried = [find_bot(name).hurried(8 / game.thinking[1].simulations) for name in sorted(SEARCHING)]
    assert finishes(game, [*hurried, find_bot("gnome")])


def test_a_bot_gets_an_imagined_position_and_never_the_true_one() -> None:
    game = find_game("rainbows")
    position = game.start(3, game.options_for(3, {}), FastDice(1))
    shown: list[Position] = []

    class Nosy(type(BOTS["random"])):  # type: ignore[misc]
        def choose(self, game: Game, position: Position, seat: int, dice: FastDice) -> int:
            shown.append(position)
            return position.moves(seat)[0]

    for seed in range(20):
        answer(Nosy(), game, position, position.deciders()[0], FastDice(seed))
    assert all(world is not position for world in shown)
    assert len({encoded(world) for world in shown}) == 20


def test_the_heuristic_does_not_change_the_position_it_judges() -> None:
    for game in all_games().values():
        dice: Dice = FastDice(3)
        position = game.start(4, game.options_for(4, {}), dice)
        before = encoded(position)
        seat = position.deciders()[0]
        assert len(game.move_values(position, seat, position.moves(seat))) == len(position.moves(seat))
        assert encoded(position) == before


def best(position: Position) -> str:
    game = find_game("rainbows")
    seat = position.deciders()[0]
    return game.notation(answer(BOTS["heuristic"], game, position, seat, FastDice(1)))


def test_the_rainbows_heuristic_joins_two_singles() -> None:
    position = situation(
        "rainbows",
        players=3,
        market=["orange-2", "violet-9", "violet-8", "violet-7"],
        markers=[["R2", "Y2"], None, None],
        face_up=[["red-9", "red-8", "red-7"], None, None],
    )
    assert best(position) in {"buy orange-2 O1", "buy orange-2 O2", "buy orange-2 O3"}


def test_the_rainbows_heuristic_banks_what_it_will_not_need() -> None:
    position = situation("rainbows", players=3, options={"days": 2}, phase="bank", gold=[40, 0, 0])
    assert best(position) == "deposit 28"


def test_other_packages_add_bots_through_their_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "first_mover.py").write_text(
        "from folkmoot.bots import Bot\n"
        "class First(Bot):\n"
        "    name = 'first'\n"
        "    def choose(self, game, position, seat, dice):\n"
        "        return position.moves(seat)[0]\n"
        "FIRST = First()\n"
    )
    info = tmp_path / "first_mover-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: first-mover\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[folkmoot.bots]\nfirst = first_mover:FIRST\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    installed_entry_points.cache_clear()
    try:
        assert find_bot("first").name == "first"
        with pytest.raises(UnknownBot, match="expected wisp or imp or gnome or sylph or elder or first, got 'oracle'"):
            find_bot("oracle")
    finally:
        installed_entry_points.cache_clear()
