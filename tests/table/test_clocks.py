"""Clocks: they run for those who decide, in house time, and nobody pays twice or earns by taking back."""

import pytest

from folkmoot.engine.course import BotTakesOver, TimesOut
from folkmoot.table import validation
from folkmoot.table.clocks import DAY, MINUTE, SECOND, Clocks
from folkmoot.table.setup import DaysClock, LiveClock, NoClock, TimeControl
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, Evening, refusal

TEN = LiveClock(minutes=10, increment=5)
ADAY = DaysClock(days=1)
TURN = 600.0 + 5
"""What is left in Acorns after an offer that took no time: a whole move of secret steps earns its increment once."""


def foraging(clock: TimeControl = TEN, who: tuple[str, ...] = PEOPLE) -> Evening:
    """Returns a table where the offers were made in no time; seat 0 has the turn."""
    return Evening(who, clock=clock).offers()


# --- the clocks by themselves


def test_without_a_clock_nobody_is_charged() -> None:
    clocks = Clocks(NoClock(), 3)
    clocks.run([0, 1], 0)
    assert (clocks.remaining(10**12), clocks.due(), clocks.expired_seats(10**12)) == (None, None, [])


@pytest.mark.parametrize(("clock", "full"), [(TEN, 10 * MINUTE), (ADAY, DAY)])
def test_only_running_clocks_are_charged(clock: TimeControl, full: int) -> None:
    clocks = Clocks(clock, 3)
    clocks.run([0, 2], 1000)
    assert clocks.remaining(4000) == [full - 3000, full, full - 3000]
    clocks.run([1], 5000)
    assert clocks.remaining(5500) == [full - 4000, full - 500, full - 4000]
    assert clocks.due() == 5000 + full


def test_looking_at_a_clock_does_not_change_it() -> None:
    clocks = Clocks(TEN, 2)
    clocks.run([0], 0)
    for _ in range(3):
        assert clocks.remaining(1000) == [10 * MINUTE - 1000, 10 * MINUTE]
    for now in (100, 200, 300):
        clocks.run([0], now)
    assert clocks.remaining(1000) == [10 * MINUTE - 1000, 10 * MINUTE]


def test_time_that_goes_back_costs_nothing_and_is_not_paid_twice() -> None:
    clocks = Clocks(TEN, 2)
    clocks.run([0], 0)
    clocks.run([0], 8000)
    clocks.run([0], 3000)
    assert clocks.remaining(3000) == clocks.remaining(8000) == [10 * MINUTE - 8000, 10 * MINUTE]
    assert clocks.remaining(9000) == [10 * MINUTE - 9000, 10 * MINUTE]


def test_nobody_has_less_than_no_time() -> None:
    clocks = Clocks(LiveClock(minutes=1), 2)
    clocks.run([0], 0)
    assert clocks.remaining(5 * MINUTE) == [0, MINUTE]
    assert (clocks.expired_seats(MINUTE - 1), clocks.expired_seats(MINUTE)) == ([], [0])


def test_whoever_ran_out_first_comes_first() -> None:
    clocks = Clocks(LiveClock(minutes=1), 3)
    clocks.run([2], 0)
    clocks.run([1], 20_000)
    clocks.run([0, 1, 2], 30_000)
    assert clocks.due() == 30_000 + 40_000
    assert clocks.expired_seats(30_000 + 55_000) == [2, 1]
    assert clocks.expired_seats(30_000 + 60_000) == [2, 1, 0]


# --- at the table


def test_all_who_decide_at_the_same_time_pay() -> None:
    evening = Evening(clock=TEN)
    evening.wait(30)
    assert evening.left() == [570, 570, 570]


def test_whoever_has_committed_pays_no_more() -> None:
    evening = Evening(clock=LiveClock(minutes=10)).play(*[f"0 {move}" for move in ("offer nut 0", "offer berry 0")])
    evening.wait(10)
    evening.play("0 commit")
    evening.wait(20)
    assert evening.left() == [590, 570, 570]


def test_only_whoever_has_the_turn_pays() -> None:
    evening = foraging()
    evening.wait(20)
    assert evening.left() == [TURN - 20, TURN, TURN]
    evening.play("0 swap 1 2")
    evening.wait(7)
    assert evening.left() == [TURN - 20 + 5, TURN - 7, TURN]


def test_a_day_begins_anew_with_every_move() -> None:
    evening = foraging(ADAY)
    evening.wait(40_000)
    assert evening.left() == [46_400, 86_400, 86_400]
    evening.play("0 swap 1 2")
    assert evening.left() == [86_400, 86_400, 86_400]


@pytest.mark.parametrize("clock", [TEN, ADAY])
def test_steps_of_a_secret_choice_earn_nothing_before_it_is_made(clock: TimeControl) -> None:
    evening = Evening(clock=clock)
    evening.wait(60)
    before = evening.left()
    evening.play("0 offer nut 0", "0 offer berry 0")
    assert evening.left() == before
    evening.play("0 commit")
    assert evening.left()[0] > before[0]
    assert evening.left()[1:] == before[1:]


def test_bots_have_no_clock() -> None:
    evening = Evening([LUTIN, BOT, BOT], clock=TEN)
    evening.wait(100)
    assert evening.left()[1:] == [600, 600]
    evening.offers()
    assert evening.left()[1:] == [600, 600]
    evening.play("0 swap 1 2")
    evening.wait(1000)
    assert evening.table.clocks.due() is None
    assert evening.settle() == []
    assert evening.left()[1:] == [600, 600]


def test_a_pause_stops_the_clocks() -> None:
    evening = foraging()
    evening.wait(10)
    evening.pause()
    evening.wait(100_000)
    assert (evening.left(), evening.settle(), evening.table.clocks.due()) == ([TURN - 10, TURN, TURN], [], None)
    evening.keep(validation.resume(evening.table, PUCK, 1))
    evening.wait(10)
    assert evening.left() == [TURN - 20, TURN, TURN]


def test_things_around_the_game_cost_nobody_anything() -> None:
    evening = foraging()
    for number in range(5):
        evening.wait(2)
        evening.keep(validation.mute(evening.table, LUTIN, PUCK, number % 2 == 0))
        evening.wish(1, "pause", on=number % 2 == 0)
        evening.keep(validation.acknowledge(evening.table, NIXE, 2, 1))
    assert evening.left() == [TURN - 10, TURN, TURN]


@pytest.mark.parametrize("clock", [TEN, ADAY])
def test_taking_back_a_move_gives_back_what_it_earned(clock: TimeControl) -> None:
    evening = foraging(clock)
    evening.wait(100)
    before = evening.left()
    for _ in range(4):
        evening.play("0 swap 1 2")
        evening.undo(0)
    assert evening.left() == before
    evening.wait(3)
    assert evening.left() == [before[0] - 3, *before[1:]]


@pytest.mark.parametrize("clock", [TEN, ADAY])
def test_taking_back_a_commitment_gives_back_what_it_earned(clock: TimeControl) -> None:
    evening = Evening(clock=clock)
    evening.wait(100)
    before = evening.left()
    evening.play("0 offer nut 1", "0 offer berry 0", "0 commit")
    evening.wait(10)
    for _ in range(3):
        evening.undo(0)
    assert evening.left() == [before[0], before[1] - 10, before[2] - 10]


def test_a_seat_where_a_bot_stands_in_neither_pays_nor_earns() -> None:
    evening = foraging()
    evening.wait(10)
    evening.present = {PUCK, NIXE}
    evening.wish(1, "replace", 0)
    evening.wish(2, "replace", 0)
    assert evening.settle() == [BotTakesOver(0, "heuristic")]
    evening.wait(100)
    evening.play("0 swap 1 2")
    assert evening.left() == [TURN - 10, TURN, TURN]
    back = validation.come_back(evening.table, LUTIN)
    assert back is not None
    evening.keep(back)
    assert evening.left() == [TURN - 10, TURN, TURN]


def test_of_two_players_the_other_wins_when_a_clock_runs_out() -> None:
    evening = Evening([LUTIN, PUCK], clock=TEN).offers()
    evening.wait(TURN - 0.001)
    assert evening.settle() == []
    evening.wait(0.001)
    assert evening.settle() == [TimesOut(0)]
    result = evening.table.result()
    assert result is not None
    assert (evening.table.phase, result.ranks, result.end.key) == ("over", [2, 1], "end-timed-out")
    assert "times-out" in evening.log_keys()
    assert evening.table.clocks.due() is None
    assert refusal(evening.answer, 0, "swap 1 2") == "over"


def test_with_more_players_a_bot_plays_on_when_a_clock_runs_out() -> None:
    evening = foraging()
    evening.wait(TURN)
    assert evening.settle() == [TimesOut(0), BotTakesOver(0, "heuristic")]
    table = evening.table
    assert (table.phase, table.chairs[0].departure, table.chairs[0].kind) == ("playing", "timed-out", "person")
    assert table.auto_answers() == [(0, "heuristic")]
    assert refusal(validation.play, table, LUTIN, 0, table.seq, 0, "swap 1 2") == "left"
    assert validation.come_back(table, LUTIN) is None
    evening.wait(10_000)
    assert evening.settle() == []
    evening.play("0 swap 1 2")
    assert evening.left()[1:] == [TURN, TURN]


def test_when_several_deciders_run_out_each_is_stopped_once_the_first_one_first() -> None:
    evening = Evening(clock=LiveClock(minutes=1))
    evening.play("0 offer nut 0", "0 offer berry 0", "0 commit")
    evening.wait(5)
    evening.undo(0)
    evening.wait(60)
    assert evening.settle() == [
        *[TimesOut(1), BotTakesOver(1, "heuristic")],
        *[TimesOut(2), BotTakesOver(2, "heuristic")],
        *[TimesOut(0), BotTakesOver(0, "heuristic")],
    ]
    assert evening.table.auto_answers() == [(0, "heuristic"), (1, "heuristic"), (2, "heuristic")]


def test_the_clock_goes_on_in_house_time_after_a_restart() -> None:
    evening = foraging()
    evening.wait(10)
    evening.play("0 swap 1 2")
    evening.wait(10)
    assert evening.again().clocks.remaining(evening.now) == evening.table.clocks.remaining(evening.now)
    earlier = evening.now - 15 * SECOND  # the house time is saved now and then, so it may go back a little
    assert evening.again().clocks.remaining(earlier) == [
        int((TURN - 5) * SECOND),
        int(TURN * SECOND),
        int(TURN * SECOND),
    ]
