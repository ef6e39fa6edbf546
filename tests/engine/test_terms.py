from folkmoot.engine.dice import FastDice
from folkmoot.engine.terms import Term, Terms, noted
from tests.bots.helpers import UpsideDown
from tests.example.acorns import GAME


def test_amounts_under_one_name_are_summed() -> None:
    terms = Terms()
    assert [noted(terms, "gold", 2.0), noted(terms, "loan", -1.0), noted(terms, "gold", 0.5)] == [2.0, -1.0, 0.5]
    assert terms.noted() == [Term("gold", 2.5), Term("loan", -1.0)]


def test_what_comes_to_nothing_is_not_told() -> None:
    terms = Terms()
    noted(terms, "gold", 0.0)
    noted(terms, "loan", 1.0)
    noted(terms, "loan", -1.0)
    assert terms.noted() == []


def test_without_a_collector_an_amount_is_only_returned() -> None:
    assert noted(None, "gold", 2.0) == 2.0


def test_a_game_tells_its_terms_in_its_own_types() -> None:
    position = GAME.start(2, GAME.options_for(2, {}), FastDice(1))
    seat = position.deciders()[0]
    assert [GAME.move_terms(position, seat, move) for move in position.moves(seat)]


def test_a_game_without_terms_has_none() -> None:
    game = UpsideDown()
    position = game.start(2, game.options_for(2, {}), FastDice(1))
    seat = position.deciders()[0]
    assert [game.move_terms(position, seat, move) for move in position.moves(seat)] == [
        [] for _ in position.moves(seat)
    ]


def test_another_collectors_terms_are_noted_by_a_share() -> None:
    terms, rolls = Terms(), Terms()
    terms.add("points", 1.0)
    rolls.add("points", 6.0)
    rolls.add("crystals", -3.0)
    terms.add_all(rolls, 0.5)
    assert terms.noted() == [Term("points", 4.0), Term("crystals", -1.5)]
