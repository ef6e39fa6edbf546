import pytest

from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from folkmoot.engine.tastes import Taste


class Sweet(Taste):
    def __init__(self) -> None:
        self.nuts = 2.0
        self.acorns = 1.5


def test_numbers_are_told_in_the_order_of_their_names() -> None:
    assert list(Sweet().numbers().items()) == [("acorns", 1.5), ("nuts", 2.0)]
    assert Taste().numbers() == {}


def test_numbers_are_set_all_at_once() -> None:
    taste = Sweet()
    taste.set_numbers({"nuts": 3.0, "acorns": -1.0})
    assert (taste.nuts, taste.acorns) == (3.0, -1.0)
    assert Sweet().numbers() == {"acorns": 1.5, "nuts": 2.0}


@pytest.mark.parametrize("numbers", [{}, {"nuts": 1.0}, {"nuts": 1.0, "acorns": 1.0, "thorns": 1.0}])
def test_missing_and_unknown_numbers_are_refused_and_change_nothing(numbers: dict[str, float]) -> None:
    taste = Sweet()
    with pytest.raises(KeyError):
        taste.set_numbers(numbers)
    assert taste.numbers() == Sweet().numbers()


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_every_usual_taste_is_one_of_its_own(game: Game) -> None:
    one, other = game.usual_taste(), game.usual_taste()
    numbers = one.numbers()
    one.set_numbers(dict.fromkeys(numbers, 0.0))
    assert other.numbers() == numbers
    assert game.taste("usual").numbers() == numbers


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_a_taste_of_another_game_is_refused(game: Game) -> None:
    position = game.start(3, game.options_for(3, {}), FastDice(1))
    seat = position.deciders()[0]
    with pytest.raises(TypeError, match="Taste was expected"):
        game.move_values(position, seat, position.moves(seat), Sweet())
