import pytest

from folkmoot.bots.search import FEWEST, Search, play_on, shares_of_victory
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.learned import BadLearned
from folkmoot.engine.position import Position
from folkmoot.engine.registry import all_games
from folkmoot.engine.thinking import BadThinking, Thinking
from tests.bots.helpers import UpsideDown, choices
from tests.example.acorns import GAME as ACORNS

WRONG = UpsideDown()


def thought(game: Game, position: Position, seat: int, thinking: Thinking, simulations: int = 300) -> Search:
    search = Search(game, position, seat, FastDice(1), thinking)
    search.think(simulations)
    return search


def test_a_move_that_leads_to_victory_takes_the_place_of_the_heuristics() -> None:
    """The heuristic is always wrong here: it never digs, nor bites, while anything else can be done."""
    taken = set()
    for position, seat in choices(WRONG, 2, 1, 2):
        search = thought(WRONG, position, seat, Thinking(candidates=50))
        best = search.best()
        if best is not search.candidates[0]:
            mean, error = best.gain_with_error()
            assert mean > 1.5 * error
            taken.add(WRONG.notation(best.move).partition(" ")[0])
    assert taken in ({"dig"}, {"bite"}, {"dig", "bite"})


def test_without_doubt_the_heuristics_move_stays() -> None:
    for position, seat in choices(WRONG, 2, 1, 3):
        search = thought(WRONG, position, seat, Thinking(candidates=50, doubt=1e9))
        assert search.best() is search.candidates[0]


def test_the_candidates_are_the_moves_that_the_heuristic_values_most() -> None:
    for position, seat in choices(ACORNS, 3, 2, 1):
        moves = position.moves(seat)
        values = ACORNS.move_values(position, seat, moves)
        search = Search(ACORNS, position, seat, FastDice(1), Thinking(candidates=3))
        tried = [values[moves.index(candidate.move)] for candidate in search.candidates]
        assert tried == sorted(values, reverse=True)[:3]


def test_no_more_simulations_are_made_than_allowed() -> None:
    position, seat = next(choices(ACORNS, 3, 3, 1))
    for allowed in (1, 7, 50):
        search = thought(ACORNS, position, seat, Thinking(hopeless=1e9), allowed)
        made = sum(candidate.worlds for candidate in search.candidates)
        assert allowed - len(search.candidates) < made <= allowed


def test_all_candidates_are_tried_in_the_same_worlds_until_they_are_hopeless() -> None:
    for position, seat in choices(ACORNS, 3, 4, 3):
        search = thought(ACORNS, position, seat, Thinking(hopeless=0.5))
        most = search.candidates[0].worlds
        for candidate in search.candidates:
            assert candidate.worlds == most if candidate.alive else FEWEST <= candidate.worlds <= most


def test_a_candidate_is_expected_to_bring_part_of_what_it_brought_more_than_the_heuristics_move() -> None:
    uncertain = []
    for position, seat in choices(ACORNS, 3, 4, 3):
        search = thought(ACORNS, position, seat, Thinking(hopeless=0.5))
        usual = search.candidates[0]
        assert search.expected(usual) == usual.share
        for candidate in search.candidates[1:]:
            mean, error = candidate.gain_with_error()
            gain = search.expected(candidate) - usual.share
            assert 0.0 <= gain <= mean or mean <= gain <= 0.0
            uncertain.append((error, gain / mean if mean else 1.0))
    parts = [part for _, part in sorted(uncertain)]
    assert parts[0] > 0.6
    assert sum(parts[:5]) > sum(parts[-5:])


def test_what_was_not_tried_is_expected_to_bring_no_more() -> None:
    position, seat = next(choices(ACORNS, 3, 4, 3))
    search = Search(ACORNS, position, seat, FastDice(1), Thinking())
    assert [search.expected(candidate) for candidate in search.candidates] == [0.0] * len(search.candidates)


def test_the_same_dice_give_the_same_thoughts() -> None:
    for position, seat in choices(ACORNS, 3, 5, 3):
        once, again = (thought(ACORNS, position, seat, Thinking(), 60) for _ in range(2))
        assert [(one.move, one.total, one.gain) for one in once.candidates] == [
            (one.move, one.total, one.gain) for one in again.candidates
        ]


def test_thinking_changes_nothing_in_the_position() -> None:
    position, seat = next(choices(ACORNS, 3, 6, 2))
    before = position.snapshot()
    thought(ACORNS, position, seat, Thinking())
    assert position.snapshot() == before


def test_a_horizon_without_features_is_refused_by_name() -> None:
    position, seat = next(choices(ACORNS, 3, 7, 1))
    with pytest.raises(BadLearned, match="what was learned about acorns cannot be read"):
        thought(ACORNS, position, seat, Thinking(horizon=1))


@pytest.mark.parametrize("simulations", [0, -3])
def test_a_budget_below_one_is_refused(simulations: int) -> None:
    position, seat = next(choices(ACORNS, 3, 8, 1))
    with pytest.raises(BadThinking, match=f"expected at least 1 simulation, got {simulations}"):
        thought(ACORNS, position, seat, Thinking(), simulations)


def test_played_on_to_the_end_the_winners_share_the_victory() -> None:
    for seed in range(5):
        position = ACORNS.start(3, ACORNS.options_for(3, {}), FastDice(seed))
        shares = play_on(ACORNS, position, FastDice(seed), -1)
        assert shares == shares_of_victory(position)
        assert position.result() is not None
        assert sum(shares) in (0.0, pytest.approx(1.0))


def test_at_the_horizon_the_value_is_asked() -> None:
    for game in all_games().values():
        position = game.start(3, game.options_for(3, {}), FastDice(1))
        shares = play_on(game, position, FastDice(1), 0)
        assert position.result() is None
        assert shares == game.value(position)
        assert sum(shares) == pytest.approx(1.0)
