from itertools import islice

import pytest

from folkmoot.bots import BOTS, LEVELS, answer, bot_names, find_bot
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.registry import all_games
from tests.bots.helpers import choices
from tests.example.acorns import GAME as ACORNS
from tests.settings import examples

GAMES = all_games().values()
HURRIED = {"sylph": 0.05, "elder": 0.01}
"""How much of their usual thinking those who look ahead may do."""


def test_five_strengths_are_offered_weakest_first() -> None:
    assert bot_names()[:5] == [bot.name for bot in LEVELS] == ["wisp", "imp", "gnome", "sylph", "elder"]


def test_old_names_are_found_but_not_offered() -> None:
    assert not {"random", "heuristic"} & set(bot_names())
    assert [find_bot(name).name for name in ("random", "heuristic")] == ["random", "heuristic"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_gnome_plays_as_the_heuristic_always_has(game: Game) -> None:
    for position, seat in islice(choices(game, 3, 1, 5), 8):
        moves = position.moves(seat)
        values = game.move_values(position, seat, moves)
        played = find_bot("gnome").choose(game, position, seat, FastDice(2))
        assert values[moves.index(played)] == max(values)
        assert played == find_bot("heuristic").choose(game, position, seat, FastDice(2))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_imp_plays_no_move_that_looks_bad(game: Game) -> None:
    for position, seat in islice(choices(game, 3, 3, 5), 8):
        moves = position.moves(seat)
        values = game.move_values(position, seat, moves)
        median = sorted(values)[len(values) // 2]
        fair = median + (max(values) - median) * {"dolmen": 0.75, "korrigans": 0.1}.get(game.id, 0.5)
        played = {find_bot("imp").choose(game, position, seat, FastDice(seed)) for seed in range(20)}
        assert min(values[moves.index(move)] for move in played) >= fair


def test_imp_errs_and_wisp_errs_more() -> None:
    def mistakes(name: str) -> float:
        total = 0.0
        for position, seat in choices(ACORNS, 3, 4, 1):
            moves = position.moves(seat)
            values = ACORNS.move_values(position, seat, moves)
            played = [find_bot(name).choose(ACORNS, position, seat, FastDice(seed)) for seed in range(20)]
            total += sum(max(values) - values[moves.index(move)] for move in played)
        return total

    assert mistakes("gnome") == 0 < mistakes("imp") < mistakes("wisp")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_no_strength_peeks(game: Game) -> None:
    for number, (position, seat) in enumerate(islice(choices(game, 3, 5, 9), examples(2))):
        world = position.imagine(seat, FastDice(number + 100))
        for level in LEVELS:
            bot = level.hurried(HURRIED.get(level.name, 1.0))
            moves = [answer(bot, game, alike, seat, FastDice(number)) for alike in (position, world)]
            assert moves[0] == moves[1], bot


def test_a_bot_that_looks_ahead_always_answers_however_little_it_may_think() -> None:
    for position, seat in islice(choices(ACORNS, 3, 6, 2), 3):
        assert find_bot("elder").hurried(0.0).choose(ACORNS, position, seat, FastDice(1)) in position.moves(seat)


def test_a_bot_is_heard_to_think_as_much_as_its_strength_and_hurry_allow() -> None:
    position, seat = next(choices(ACORNS, 3, 7, 2))
    heard: list[tuple[int, int]] = []
    bot = find_bot("sylph").hurried(0.5).attended(heard=lambda done, of: heard.append((done, of)))
    bot.choose(ACORNS, position, seat, FastDice(1))
    assert {of for _, of in heard} == {ACORNS.thinking[0].simulations // 2}


def test_a_bot_stops_thinking_when_it_is_told_to() -> None:
    position, seat = next(choices(ACORNS, 3, 7, 2))
    heard: list[int] = []
    bot = find_bot("elder").attended(lambda: len(heard) == 2, lambda done, of: heard.append(done))
    assert bot.choose(ACORNS, position, seat, FastDice(1)) in position.moves(seat)
    assert len(heard) == 2


def test_being_attended_changes_no_move() -> None:
    for position, seat in islice(choices(ACORNS, 3, 8, 2), 3):
        alone = find_bot("sylph")
        attended = alone.attended(lambda: False, lambda done, of: None)
        moves = [bot.choose(ACORNS, position, seat, FastDice(1)) for bot in (alone, attended)]
        assert moves[0] == moves[1]


def test_every_built_in_bot_is_found_by_its_name() -> None:
    assert all(find_bot(name) is bot and bot.name == name for name, bot in BOTS.items())
