import signal

import pytest

from folkmoot.arena import games
from folkmoot.arena.errors import BadExecutor
from folkmoot.arena.games import Played, Task, play_games
from folkmoot.arena.match import Schedule, Versions
from folkmoot.processes.signals import EndedBySignal
from tests.arena.helpers import comparable, match, task

GAMES = range(12)


def given_away(task: Task) -> list[Played]:
    """Plays games of which some are given away and some are not; returns the former."""
    played = play_games(task, GAMES, {})
    assert [game.game for game in played] == list(GAMES)
    lost = [game for game in played if game.forfeit is not None]
    assert 0 < len(lost) < len(played)
    return lost


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize(
    ("bot", "fault", "detail"),
    [
        ("raising", "raised", "ValueError: I do not know <b>this</b>"),
        ("leaving", "raised", "SystemExit: goodbye"),
        ("cheating", "illegal", "it answered buy red-1 R2"),
        ("rambling", "illegal", "it answered 'once upon a time'"),
    ],
)
def test_a_bot_that_fails_gives_its_game_away_and_the_others_go_on(bot: str, fault: str, detail: str) -> None:
    odd = task(match(bot, "random"))
    schedule = Schedule(odd.match)
    for game in given_away(odd):
        assert game.forfeit is not None
        assert (game.forfeit.bot, game.forfeit.fault, game.forfeit.detail) == (bot, fault, detail)
        seat = schedule.seating(game.game).index(0)
        assert game.forfeit.seat == seat
        assert game.shares == [0.0 if other == seat else 0.5 for other in range(3)]
        assert game.ranks == [3 if other == seat else 1 for other in range(3)]
        assert (game.end, game.scores) == (None, None)
        assert game.decisions == game.forfeit.decision == sum(game.asked) - 1


def test_a_signal_that_ends_the_arena_is_no_fault_of_the_bot_that_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a game that was broken off would be kept as one that the bot has lost."""

    def end(*_: object) -> int:
        raise EndedBySignal(signal.SIGTERM)

    monkeypatch.setattr(games, "answer", end)
    with pytest.raises(EndedBySignal):
        play_games(task(match("gnome", "random")), [0], {})


def test_a_game_is_the_same_wherever_it_is_played_and_whatever_is_played_beside_it() -> None:
    played = task(match("gnome", "random"), decisions=True)
    together = play_games(played, [3, 4, 5], {})
    (alone,) = play_games(played, [4], {})
    assert comparable(alone) == comparable(together[1])
    assert len(alone.rows) == alone.decisions == sum(alone.asked)


def test_the_first_bot_sits_where_the_schedule_says() -> None:
    played = play_games(task(match("gnome", "random", duplicate=True), decisions=True), [0, 1, 2], {})
    first_questions = [[row.seat for row in game.rows[:1]] for game in played]
    assert first_questions[0] == first_questions[1] == first_questions[2]  # one deal: the same seat begins
    assert len({tuple(row.move for row in game.rows) for game in played}) > 1


def test_a_worker_with_other_versions_plays_nothing() -> None:
    ours = task(match("random"))
    theirs = Task(match=ours.match, versions=Versions(folkmoot="9.9", rules=99), longest_move=1, memory=0)
    with pytest.raises(BadExecutor, match=r"a worker has other versions: expected .*9\.9"):
        play_games(theirs, [0], {})
