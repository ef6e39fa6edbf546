from collections.abc import Callable
from itertools import islice

import pytest

from folkmoot.bots.hints import MOST_MOVES, MOST_REASONS, Hint, find_hints
from folkmoot.bots.search import Search
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.position import Position
from folkmoot.engine.registry import all_games
from folkmoot.engine.tastes import Taste
from folkmoot.engine.terms import Term
from folkmoot.engine.thinking import Thinking
from tests.bots.helpers import UpsideDown, choices
from tests.example.acorns import GAME as ACORNS
from tests.example.acorns import Acorns

GAMES = [ACORNS, *all_games().values()]
FEW = 24


def hinted(game: Game, position: Position, seat: int, simulations: int = FEW) -> list[Hint]:
    return find_hints(game, position, seat, FastDice(1), simulations)


class Wrong(UpsideDown):
    """Acorns with a heuristic that is always wrong, of whose moves all are tried."""

    thinking = (Thinking(candidates=50), Thinking())


class Told(Acorns):
    """Acorns with terms that a test says, by the number of the move among the legal ones."""

    def __init__(self, *terms: list[Term]) -> None:
        self._terms = terms

    def move_terms(self, position: Position, seat: int, move: int) -> list[Term]:
        number = position.moves(seat).index(move)
        return self._terms[min(number, len(self._terms) - 1)]


class ByNumber(Acorns):
    """Acorns with a heuristic that prefers later moves, of which the last four bring gold and different clover."""

    thinking = (Thinking(candidates=4), Thinking())

    def move_values(self, position: Position, seat: int, moves: list[int], taste: Taste | None = None) -> list[float]:
        return [float(number) for number in range(len(moves))]

    def move_terms(self, position: Position, seat: int, move: int) -> list[Term]:
        moves = position.moves(seat)
        number = moves.index(move) - len(moves) + 5
        return [Term("gold", 50.0), Term("clover", 5.0 * number * number)] if number > 0 else []


def told(*terms: list[Term]) -> Hint:
    """Returns the hint for the first legal move of a question in which all others have the last terms."""
    game = Told(*terms)
    position, seat = next(choices(game, 3, 1, 2))
    first = position.moves(seat)[0]
    found = {hint.move: hint for seed in range(99) for hint in find_hints(game, position, seat, FastDice(seed), 1)}
    return found[first]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_same_dice_and_knowledge_give_the_same_hints(game: Game) -> None:
    for position, seat in islice(choices(game, 3, 2, 9), 3):
        worlds = [position.imagine(seat, FastDice(seed)) for seed in range(3)]
        first, *others = [hinted(game, world, seat) for world in worlds]
        assert all(other == first for other in others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_terms_depend_only_on_what_the_seat_knows(game: Game) -> None:
    for position, seat in islice(choices(game, 3, 3, 4), 6):
        first, *others = [position.imagine(seat, FastDice(seed)) for seed in range(4)]
        for move in position.moves(seat):
            assert all(game.move_terms(world, seat, move) == game.move_terms(first, seat, move) for world in others)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_at_most_three_legal_moves_are_advised_and_first_what_the_search_plays(game: Game) -> None:
    for position, seat in islice(choices(game, 3, 4, 9), 3):
        search = Search(game, position, seat, FastDice(1))
        search.think(FEW)
        moves = [hint.move for hint in hinted(game, position, seat)]
        assert moves[0] == search.best().move
        assert len(moves) == len(set(moves)) == min(MOST_MOVES, len(search.candidates))
        assert set(moves) <= set(position.moves(seat))


def test_what_the_search_prefers_to_the_heuristics_move_stands_first() -> None:
    """The heuristic is always wrong here."""
    preferred = 0
    for position, seat in choices(Wrong(), 2, 1, 2):
        search = Search(Wrong(), position, seat, FastDice(1))
        search.think(300)
        preferred += search.best() is not search.candidates[0]
        assert hinted(Wrong(), position, seat, 300)[0].move == search.best().move
    assert preferred


def test_the_moves_are_ordered_by_their_shares() -> None:
    for position, seat in choices(ACORNS, 3, 5, 2):
        shares = [hint.share for hint in hinted(ACORNS, position, seat, 200)]
        assert shares == sorted((share for share in shares if share is not None), reverse=True)
        assert all(share is not None and 0.0 <= share <= 1.0 for share in shares)


def test_a_single_legal_move_has_no_share() -> None:
    position = ACORNS.start(3, ACORNS.options_for(3, {}), FastDice(1))
    dice = FastDice(2)
    while deciders := position.deciders():
        moves = position.moves(deciders[0])
        if len(moves) == 1:
            (hint,) = hinted(ACORNS, position, deciders[0])
            assert (hint.move, hint.share, hint.avoids) == (moves[0], None, [])
            return
        position.play(deciders[0], moves[dice.below(len(moves))], dice)
    pytest.fail("no question with one answer came up")


def test_who_is_stopped_at_once_advises_by_the_heuristic_without_shares() -> None:
    position, seat = next(choices(ACORNS, 3, 6, 1))
    values = dict(zip(position.moves(seat), ACORNS.move_values(position, seat, position.moves(seat)), strict=True))
    found = find_hints(ACORNS, position, seat, FastDice(1), FEW, lambda: True)
    assert [hint.share for hint in found] == [None] * MOST_MOVES
    assert [values[hint.move] for hint in found] == sorted(values.values(), reverse=True)[:MOST_MOVES]


def test_thinking_is_followed() -> None:
    position, seat = next(choices(ACORNS, 3, 7, 1))
    heard: list[tuple[int, int]] = []
    note: Callable[[int, int], None] = lambda done, of: heard.append((done, of))  # noqa: E731
    find_hints(ACORNS, position, seat, FastDice(1), FEW, None, note)
    assert {of for _, of in heard} == {FEW}


def test_reasons_are_the_weightiest_terms_by_what_they_bring_and_cost() -> None:
    terms = [Term("c", 1.0), Term("a", 4.0), Term("b", 2.0), Term("y", -1.0), Term("x", -3.0), Term("w", -0.9)]
    hint = told(terms, [])
    assert (hint.brings, hint.costs, hint.avoids) == (["a", "b"], ["x", "y"], [])
    assert len(hint.brings) == MOST_REASONS


def test_the_first_reason_is_what_the_other_moves_have_least_of() -> None:
    hint = told([Term("a", 4.0), Term("b", 3.0), Term("x", -4.0), Term("y", -3.0)], [Term("a", 3.5), Term("x", -3.5)])
    assert (hint.brings, hint.costs) == (["b", "a"], ["y", "x"])


def test_reasons_tell_the_advised_moves_from_each_other() -> None:
    """The heuristic's four best moves have gold alike and clover each its own; all others bring neither."""
    game = ByNumber()
    position, seat = next(choices(game, 3, 1, 2))
    for hint in hinted(game, position, seat):
        assert hint.brings == ["clover", "gold"]


def test_what_hardly_counts_is_no_reason() -> None:
    hint = told([Term("much", 10.0), Term("little", 0.9), Term("some", -1.0)], [])
    assert (hint.brings, hint.costs) == (["much"], ["some"])


def test_a_move_avoids_what_the_others_cost_and_it_does_not() -> None:
    hint = told([Term("gold", 2.0), Term("toll", -1.0)], [Term("toll", -5.0), Term("thorn", -3.0), Term("gold", -1.0)])
    assert (hint.brings, hint.costs, hint.avoids) == (["gold"], ["toll"], ["thorn"])


def test_a_game_without_terms_gives_hints_without_reasons() -> None:
    game = UpsideDown()
    position, seat = next(choices(game, 3, 8, 1))
    for hint in hinted(game, position, seat):
        assert (hint.brings, hint.costs, hint.avoids) == ([], [], [])
