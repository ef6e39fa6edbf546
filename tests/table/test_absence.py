"""Who is away, gives up, pauses or comes back."""

import pytest

from folkmoot.engine.course import BotTakesOver, Resigns, Returns
from folkmoot.table import validation
from folkmoot.table.entries import Pauses, Wishes
from folkmoot.table.setup import LiveClock
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, Evening, refusal

STAND_IN = "heuristic"


def without_nixe(clock: LiveClock | None = None) -> Evening:
    """Returns a table at which Nixe, seat 2, has been away for a while."""
    evening = Evening(clock=clock)
    evening.present = {LUTIN, PUCK}
    return evening


def replaced() -> Evening:
    """Returns a table at which a bot plays for Nixe."""
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.wish(1, "replace", 2)
    evening.settle()
    return evening


# --- absence


def test_somebody_who_is_away_is_waited_for() -> None:
    evening = without_nixe()
    evening.wait(10**6)
    assert (evening.settle(), evening.table.auto_answers()) == ([], [])


def test_a_bot_takes_the_place_when_all_others_who_are_present_wish_it() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    assert evening.settle() == []
    assert evening.table.wishes.pending() == [("replace", 2, [0])]
    evening.wish(1, "replace", 2)
    assert evening.settle() == [BotTakesOver(2, STAND_IN)]
    assert (evening.table.wishes.pending(), evening.settle()) == ([], [])
    assert evening.table.auto_answers() == [(2, STAND_IN)]
    assert (evening.table.chairs[2].kind, evening.table.chairs[2].guest) == ("person", NIXE)
    assert evening.log_keys()[-1] == "bot-sits"


def test_only_those_who_are_present_are_asked() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.present = {LUTIN}
    assert evening.settle() == [BotTakesOver(2, STAND_IN)]


def test_somebody_who_has_gone_wishes_nothing_for_others() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.present = set()
    assert evening.settle() == []
    evening.present = {PUCK}
    assert evening.settle() == []


def test_one_may_change_ones_mind() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.wish(0, "replace", 2, on=False)
    evening.wish(1, "replace", 2)
    assert evening.settle() == []
    assert evening.table.wishes.pending() == [("replace", 2, [1])]


def test_nobody_present_can_be_replaced() -> None:
    table = Evening([LUTIN, PUCK, BOT]).table
    present = {LUTIN, PUCK}
    for about in (1, 2, 0, None, -1, 3):
        assert refusal(validation.wish, table, LUTIN, 0, "replace", about, True, present) == "not-away"


def test_nobody_is_replaced_twice() -> None:
    evening = replaced()
    assert refusal(evening.wish, 0, "replace", 2) == "not-away"


def test_a_wish_about_somebody_who_came_back_is_dropped() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.present = {LUTIN, NIXE}  # Nixe is back, and Puck, whose wish was missing, is gone
    assert evening.settle() == [Wishes(0, "replace", 2, on=False)]
    assert evening.table.wishes.pending() == []
    evening.present = {LUTIN}
    assert evening.settle() == []
    assert evening.table.chairs[2].bot is None


def test_several_wishes_about_somebody_who_came_back_are_all_dropped() -> None:
    evening = Evening([LUTIN, PUCK, NIXE])
    evening.present = {PUCK}
    evening.wish(1, "replace", 0)
    evening.present = {LUTIN, PUCK, "id-onlooker"}
    evening.wish(0, "replace", 2)
    evening.wish(1, "pause")
    evening.present = set(PEOPLE)
    evening.settle()
    assert evening.table.wishes.pending() == [("pause", None, [1])]


def test_the_seat_is_given_back_to_whoever_returns() -> None:
    evening = replaced()
    back = validation.come_back(evening.table, NIXE)
    assert back == Returns(2)
    evening.keep(back)
    assert (evening.table.chairs[2].bot, evening.table.auto_answers()) == (None, [])
    assert validation.come_back(evening.table, NIXE) is None
    assert evening.log_keys()[-2:] == ["bot-sits", "returns"]
    evening.play("2 offer nut 0")


def test_a_bot_does_not_answer_for_somebody_who_came_back_while_it_thought() -> None:
    evening = replaced()
    validation.answer(evening.table, 2, "offer nut 0")
    evening.keep(Returns(2))
    assert refusal(validation.answer, evening.table, 2, "offer nut 0") == "stale"
    assert refusal(validation.answer, evening.table, 0, "offer nut 0") == "stale"


def test_what_a_bot_played_is_not_for_its_absent_owner_to_take_back() -> None:
    evening = replaced().play("2 offer nut 0")
    assert evening.table.sight(2).undo == 0
    assert refusal(evening.undo, 2) == "cannot-undo"


def test_a_guest_with_several_seats_returns_to_all_of_them() -> None:
    evening = Evening([LUTIN, NIXE, NIXE])
    evening.present = {LUTIN}
    for about in (1, 2):
        evening.wish(0, "replace", about)
        assert evening.settle() == [BotTakesOver(about, STAND_IN)]
    for seat in (1, 2):
        back = validation.come_back(evening.table, NIXE)
        assert back == Returns(seat)
        evening.keep(back)
    assert validation.come_back(evening.table, NIXE) is None


def test_a_guest_with_several_seats_wishes_once() -> None:
    evening = Evening([LUTIN, LUTIN, NIXE])
    evening.present = {LUTIN}
    evening.wish(1, "replace", 2)
    assert evening.settle() == [BotTakesOver(2, STAND_IN)]
    evening.wish(0, "pause")
    assert evening.settle() == [Pauses()]


def test_a_strangers_wish_is_refused() -> None:
    evening = without_nixe()
    for guest in ("id-stranger", PUCK, ""):
        assert refusal(validation.wish, evening.table, guest, 0, "replace", 2, True, {PUCK}) == "not-your-seat"


# --- pause


def test_a_pause_comes_when_all_present_wish_it_and_any_player_ends_it() -> None:
    evening = without_nixe()
    evening.wish(0, "pause")
    assert (evening.settle(), evening.table.phase) == ([], "playing")
    evening.wish(1, "pause")
    assert (evening.settle(), evening.table.phase) == ([Pauses()], "paused")
    assert evening.table.wishes.pending() == []
    evening.keep(validation.resume(evening.table, NIXE, 2))
    assert (evening.table.phase, evening.log_keys()[-2:]) == ("playing", ["pauses", "resumes"])


def test_nobody_moves_in_a_pause() -> None:
    evening = Evening([LUTIN, PUCK, BOT]).play("0 offer nut 1")
    evening.pause()
    table = evening.table
    assert (table.deciders(), table.auto_answers()) == ([], [])
    assert refusal(validation.play, table, LUTIN, 0, table.seq, table.secret_steps(0), "offer berry 0") == "paused"
    assert refusal(validation.take_back, table, LUTIN, 0, table.seq, table.secret_steps(0)) == "paused"
    assert refusal(validation.answer, table, 2, "offer nut 0") == "paused"
    assert refusal(evening.wish, 0, "pause") == "paused"
    assert (table.sight(0).prompt, table.sight(0).undo) == (None, 0)
    evening.keep(validation.resume(table, LUTIN, 0))
    assert table.sight(0).undo == 1
    evening.undo(0)
    evening.play("0 offer nut 2")


def test_only_players_end_a_pause_and_only_if_there_is_one() -> None:
    evening = Evening()
    assert refusal(validation.resume, evening.table, LUTIN, 0) == "not-paused"
    evening.pause()
    assert refusal(validation.resume, evening.table, "id-stranger", 0) == "not-your-seat"


def test_whoever_plays_alone_pauses_at_once() -> None:
    evening = Evening([LUTIN, BOT, BOT])
    evening.wish(0, "pause")
    assert evening.settle() == [Pauses()]


# --- giving up


@pytest.mark.parametrize("paused", [False, True])
def test_of_two_players_the_other_wins_when_one_gives_up(paused: bool) -> None:
    evening = Evening([LUTIN, PUCK])
    if paused:
        evening.pause()
    assert evening.resign(1) == []
    result = evening.table.result()
    assert result is not None
    assert (evening.table.phase, result.ranks, result.end.key) == ("over", [1, 2], "end-resigned")
    assert evening.log_keys()[-1] == "resigns"
    assert evening.table.sight(0).result == result
    assert evening.table.deciders() == []


@pytest.mark.parametrize("paused", [False, True])
def test_with_more_players_a_bot_plays_on_for_whoever_gives_up(paused: bool) -> None:
    evening = Evening()
    if paused:
        evening.pause()
    assert evening.resign(0) == [BotTakesOver(0, STAND_IN)]
    table = evening.table
    assert table.phase == ("paused" if paused else "playing")
    assert (table.chairs[0].departure, table.chairs[0].guest, table.chairs[0].kind) == ("resigned", LUTIN, "person")
    assert evening.log_keys()[-2:] == ["resigns", "bot-sits"]
    assert validation.come_back(table, LUTIN) is None
    assert refusal(validation.resign, table, LUTIN, 0) == "left"
    assert refusal(validation.resume, table, LUTIN, 0) == "left"


def test_whoever_has_given_up_is_not_asked_about_wishes() -> None:
    evening = Evening()
    evening.resign(2)
    evening.wish(0, "pause")
    evening.wish(1, "pause")
    assert evening.settle() == [Pauses()]


def test_whoever_gave_up_in_a_finished_game_hears_that_it_is_over() -> None:
    evening = Evening([LUTIN, PUCK])
    evening.resign(1)
    for seat in (0, 1):
        assert refusal(evening.answer, seat, "offer nut 0") == "over"
        assert refusal(evening.resign, seat) == "over"


def test_giving_up_while_a_bot_stands_in_leaves_the_bot_there() -> None:
    evening = replaced()
    assert evening.resign(2) == []
    assert validation.come_back(evening.table, NIXE) is None
    assert evening.table.auto_answers() == [(2, STAND_IN)]


def test_before_the_game_nobody_gives_up() -> None:
    evening = Evening(PEOPLE, begun=False)
    evening.keep(validation.sit(evening.table, LUTIN, 0, "Lutin", "salt"))
    assert refusal(validation.resign, evening.table, LUTIN, 0) == "not-begun"
    assert refusal(evening.wish, 0, "pause") == "not-begun"
    assert validation.come_back(evening.table, LUTIN) is None


def test_after_a_crash_between_two_entries_the_table_does_the_rest() -> None:
    evening = Evening()
    evening.keep(Resigns(1))
    loaded = evening.again()
    assert loaded.next_entry(evening.now, ()) == BotTakesOver(1, STAND_IN)
    evening.settle()
    assert evening.again().next_entry(evening.now, ()) is None


def test_a_crash_after_the_last_chair_was_taken_does_not_hold_up_the_deal() -> None:
    evening = Evening()
    while evening.again().course is not None:
        evening.kept.pop()
    assert evening.again().next_entry(0, ()) is not None


def test_a_crash_before_a_wish_takes_effect_does_not_lose_it() -> None:
    evening = without_nixe()
    evening.wish(0, "replace", 2)
    evening.wish(1, "replace", 2)
    assert evening.again().next_entry(0, {LUTIN, PUCK}) == BotTakesOver(2, STAND_IN)
