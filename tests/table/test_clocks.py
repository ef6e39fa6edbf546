"""Clocks run in house time for the seats that decide; nothing is charged twice, and an undo earns nothing."""

import pytest

from folkmoot.engine.acts import BotTakesOver, TimesOut
from folkmoot.table import validation
from folkmoot.table.clocks import DAY, MINUTE, SECOND, Clocks
from folkmoot.table.entries import Acknowledges
from folkmoot.table.setup import DaysClock, LiveClock, NoClock, TimeControl
from tests.table.helpers import BOT, LUTIN, NIXE, PUCK, SampleTable, refusal

LIVE_10_5 = LiveClock(minutes=10, increment=5)
ONE_DAY = DaysClock(days=1)
AFTER_OFFERS = 600.0 + 5
"""Seconds left with LIVE_10_5 after an offer that took no time: all its secret steps earn one increment."""


def foraging(clock: TimeControl = LIVE_10_5) -> SampleTable:
    """Returns a table where the offers were made in no time; seat 0 has the turn."""
    return SampleTable(clock=clock).offers()


# --- the clocks by themselves


def test_without_a_clock_nobody_is_charged() -> None:
    clocks = Clocks(NoClock(), 3)
    clocks.run([0, 1], 0)
    assert (clocks.remaining(10**12), clocks.due(), clocks.expired_seats(10**12)) == (None, None, [])


@pytest.mark.parametrize(("clock", "full"), [(LIVE_10_5, 10 * MINUTE), (ONE_DAY, DAY)])
def test_only_running_clocks_are_charged(clock: TimeControl, full: int) -> None:
    clocks = Clocks(clock, 3)
    clocks.run([0, 2], 1000)
    assert clocks.remaining(4000) == [full - 3000, full, full - 3000]
    clocks.run([1], 5000)
    assert clocks.remaining(5500) == [full - 4000, full - 500, full - 4000]
    assert clocks.due() == 5000 + full


def test_looking_at_a_clock_does_not_change_it() -> None:
    clocks = Clocks(LIVE_10_5, 2)
    clocks.run([0], 0)
    for _ in range(3):
        assert clocks.remaining(1000) == [10 * MINUTE - 1000, 10 * MINUTE]
    for now in (100, 200, 300):
        clocks.run([0], now)
    assert clocks.remaining(1000) == [10 * MINUTE - 1000, 10 * MINUTE]


def test_house_time_that_goes_back_is_not_charged_twice() -> None:
    clocks = Clocks(LIVE_10_5, 2)
    clocks.run([0], 0)
    clocks.run([0], 8000)
    clocks.run([0], 3000)
    assert clocks.remaining(3000) == clocks.remaining(8000) == [10 * MINUTE - 8000, 10 * MINUTE]
    assert clocks.remaining(9000) == [10 * MINUTE - 9000, 10 * MINUTE]


def test_time_left_is_never_negative() -> None:
    clocks = Clocks(LiveClock(minutes=1), 2)
    clocks.run([0], 0)
    assert clocks.remaining(5 * MINUTE) == [0, MINUTE]
    assert (clocks.expired_seats(MINUTE - 1), clocks.expired_seats(MINUTE)) == ([], [0])


def test_expired_seats_are_listed_in_the_order_in_which_they_ran_out() -> None:
    clocks = Clocks(LiveClock(minutes=1), 3)
    clocks.run([2], 0)
    clocks.run([1], 20_000)
    clocks.run([0, 1, 2], 30_000)
    assert clocks.due() == 30_000 + 40_000
    assert clocks.expired_seats(30_000 + 55_000) == [2, 1]
    assert clocks.expired_seats(30_000 + 60_000) == [2, 1, 0]


# --- at the table


def test_all_seats_that_decide_at_the_same_time_are_charged() -> None:
    sample = SampleTable(clock=LIVE_10_5)
    sample.wait(30)
    assert sample.seconds_left() == [570, 570, 570]


def test_a_seat_that_has_committed_is_not_charged() -> None:
    sample = SampleTable(clock=LiveClock(minutes=10)).play(*[f"0 {move}" for move in ("offer nut 0", "offer berry 0")])
    sample.wait(10)
    sample.play("0 commit")
    sample.wait(20)
    assert sample.seconds_left() == [590, 570, 570]


def test_only_the_seat_that_has_the_turn_is_charged() -> None:
    sample = foraging()
    sample.wait(20)
    assert sample.seconds_left() == [AFTER_OFFERS - 20, AFTER_OFFERS, AFTER_OFFERS]
    sample.play("0 swap 1 2")
    sample.wait(7)
    assert sample.seconds_left() == [AFTER_OFFERS - 20 + 5, AFTER_OFFERS - 7, AFTER_OFFERS]


def test_a_days_clock_starts_again_with_every_move() -> None:
    sample = foraging(ONE_DAY)
    sample.wait(40_000)
    assert sample.seconds_left() == [46_400, 86_400, 86_400]
    sample.play("0 swap 1 2")
    assert sample.seconds_left() == [86_400, 86_400, 86_400]


@pytest.mark.parametrize("clock", [LIVE_10_5, ONE_DAY])
def test_steps_of_a_secret_choice_earn_nothing_before_it_is_made(clock: TimeControl) -> None:
    sample = SampleTable(clock=clock)
    sample.wait(60)
    before = sample.seconds_left()
    sample.play("0 offer nut 0", "0 offer berry 0")
    assert sample.seconds_left() == before
    sample.play("0 commit")
    assert sample.seconds_left()[0] > before[0]
    assert sample.seconds_left()[1:] == before[1:]


def test_bots_have_no_clock() -> None:
    sample = SampleTable([LUTIN, BOT, BOT], clock=LIVE_10_5)
    sample.wait(100)
    assert sample.seconds_left()[1:] == [600, 600]
    sample.offers()
    assert sample.seconds_left()[1:] == [600, 600]
    sample.play("0 swap 1 2")
    sample.wait(1000)
    assert sample.table.clocks.due() is None
    assert sample.run_automatic_entries() == []
    assert sample.seconds_left()[1:] == [600, 600]


def test_a_pause_stops_the_clocks() -> None:
    sample = foraging()
    sample.wait(10)
    sample.pause()
    sample.wait(100_000)
    assert sample.seconds_left() == [AFTER_OFFERS - 10, AFTER_OFFERS, AFTER_OFFERS]
    assert (sample.run_automatic_entries(), sample.table.clocks.due()) == ([], None)
    sample.store(validation.resume(sample.table, PUCK, 1))
    sample.wait(10)
    assert sample.seconds_left() == [AFTER_OFFERS - 20, AFTER_OFFERS, AFTER_OFFERS]


def test_entries_around_the_game_do_not_change_the_clocks() -> None:
    sample = foraging()
    for number in range(5):
        sample.wait(2)
        sample.wish(1, "pause", on=number % 2 == 0)
        sample.store(Acknowledges(2, 1))
    assert sample.seconds_left() == [AFTER_OFFERS - 10, AFTER_OFFERS, AFTER_OFFERS]


@pytest.mark.parametrize("clock", [LIVE_10_5, ONE_DAY])
def test_taking_back_a_move_gives_back_what_it_earned(clock: TimeControl) -> None:
    sample = foraging(clock)
    sample.wait(100)
    before = sample.seconds_left()
    for _ in range(4):
        sample.play("0 swap 1 2")
        sample.undo(0)
    assert sample.seconds_left() == before
    sample.wait(3)
    assert sample.seconds_left() == [before[0] - 3, *before[1:]]


@pytest.mark.parametrize("clock", [LIVE_10_5, ONE_DAY])
def test_taking_back_a_commit_move_gives_back_what_it_earned(clock: TimeControl) -> None:
    sample = SampleTable(clock=clock)
    sample.wait(100)
    before = sample.seconds_left()
    sample.play("0 offer nut 1", "0 offer berry 0", "0 commit")
    sample.wait(10)
    for _ in range(3):
        sample.undo(0)
    assert sample.seconds_left() == [before[0], before[1] - 10, before[2] - 10]


def test_a_seat_where_a_bot_stands_in_is_not_charged_and_earns_nothing() -> None:
    sample = foraging()
    sample.wait(10)
    sample.present = {PUCK, NIXE}
    sample.wish(1, "replace", 0)
    sample.wish(2, "replace", 0)
    assert sample.run_automatic_entries() == [BotTakesOver(0, "gnome")]
    sample.wait(100)
    sample.play("0 swap 1 2")
    assert sample.seconds_left() == [AFTER_OFFERS - 10, AFTER_OFFERS, AFTER_OFFERS]
    back = validation.come_back(sample.table, LUTIN)
    assert back is not None
    sample.store(back)
    assert sample.seconds_left() == [AFTER_OFFERS - 10, AFTER_OFFERS, AFTER_OFFERS]


def test_of_two_players_the_other_wins_when_a_clock_runs_out() -> None:
    sample = SampleTable([LUTIN, PUCK], clock=LIVE_10_5).offers()
    sample.wait(AFTER_OFFERS - 0.001)
    assert sample.run_automatic_entries() == []
    sample.wait(0.001)
    assert sample.run_automatic_entries() == [TimesOut(0)]
    result = sample.table.result()
    assert result is not None
    assert (sample.table.phase, result.ranks, result.end.key) == ("over", [2, 1], "end-timed-out")
    assert "times-out" in sample.log_keys()
    assert sample.table.clocks.due() is None
    assert refusal(sample.answer, 0, "swap 1 2") == "over"


def test_with_more_players_a_bot_plays_on_when_a_clock_runs_out() -> None:
    sample = foraging()
    sample.wait(AFTER_OFFERS)
    assert sample.run_automatic_entries() == [TimesOut(0), BotTakesOver(0, "gnome")]
    table = sample.table
    assert (table.phase, table.chairs[0].departure, table.chairs[0].kind) == ("playing", "timed-out", "person")
    assert table.auto_answers() == [(0, "gnome")]
    assert refusal(validation.play, table, LUTIN, 0, table.seq, 0, "swap 1 2") == "left"
    assert validation.come_back(table, LUTIN) is None
    sample.wait(10_000)
    assert sample.run_automatic_entries() == []
    sample.play("0 swap 1 2")
    assert sample.seconds_left()[1:] == [AFTER_OFFERS, AFTER_OFFERS]


def test_when_several_clocks_run_out_each_seat_times_out_once_in_that_order() -> None:
    sample = SampleTable(clock=LiveClock(minutes=1))
    sample.play("0 offer nut 0", "0 offer berry 0", "0 commit")
    sample.wait(5)
    sample.undo(0)
    sample.wait(60)
    assert sample.run_automatic_entries() == [
        *[TimesOut(1), BotTakesOver(1, "gnome")],
        *[TimesOut(2), BotTakesOver(2, "gnome")],
        *[TimesOut(0), BotTakesOver(0, "gnome")],
    ]
    assert sample.table.auto_answers() == [(0, "gnome"), (1, "gnome"), (2, "gnome")]


def test_the_clock_goes_on_in_house_time_after_a_restart() -> None:
    sample = foraging()
    sample.wait(10)
    sample.play("0 swap 1 2")
    sample.wait(10)
    assert sample.reloaded().clocks.remaining(sample.now) == sample.table.clocks.remaining(sample.now)
    earlier = sample.now - 15 * SECOND  # the house time is saved now and then, so it may go back a little
    assert sample.reloaded().clocks.remaining(earlier) == [
        int((AFTER_OFFERS - 5) * SECOND),
        int(AFTER_OFFERS * SECOND),
        int(AFTER_OFFERS * SECOND),
    ]
