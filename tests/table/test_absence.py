"""Players who are away, come back, pause or resign."""

import pytest

from folkmoot.engine.acts import BotTakesOver, Resigns, Returns
from folkmoot.table import validation
from folkmoot.table.entries import Pauses, Wishes
from folkmoot.table.setup import LiveClock
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, SampleTable, refusal

STAND_IN = "gnome"


def without_nixe(clock: LiveClock | None = None) -> SampleTable:
    """Returns a table at which Nixe, seat 2, has been away for a while."""
    sample = SampleTable(clock=clock)
    sample.present = {LUTIN, PUCK}
    return sample


def replaced() -> SampleTable:
    """Returns a table at which a bot plays for Nixe."""
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.wish(1, "replace", 2)
    sample.run_automatic_entries()
    return sample


# --- absence


def test_somebody_who_is_away_is_waited_for() -> None:
    sample = without_nixe()
    sample.wait(10**6)
    assert (sample.run_automatic_entries(), sample.table.auto_answers()) == ([], [])


def test_a_bot_takes_the_place_when_all_others_who_are_present_wish_it() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    assert sample.run_automatic_entries() == []
    assert sample.table.wishes.pending() == [("replace", 2, [0])]
    sample.wish(1, "replace", 2)
    assert sample.run_automatic_entries() == [BotTakesOver(2, STAND_IN)]
    assert (sample.table.wishes.pending(), sample.run_automatic_entries()) == ([], [])
    assert sample.table.auto_answers() == [(2, STAND_IN)]
    assert (sample.table.chairs[2].kind, sample.table.chairs[2].guest) == ("person", NIXE)
    assert sample.log_keys()[-1] == "bot-sits"


def test_only_those_who_are_present_are_asked() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.present = {LUTIN}
    assert sample.run_automatic_entries() == [BotTakesOver(2, STAND_IN)]


def test_the_wish_of_a_player_who_is_gone_does_not_count() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.present = set()
    assert sample.run_automatic_entries() == []
    sample.present = {PUCK}
    assert sample.run_automatic_entries() == []


def test_a_wish_can_be_withdrawn() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.wish(0, "replace", 2, on=False)
    sample.wish(1, "replace", 2)
    assert sample.run_automatic_entries() == []
    assert sample.table.wishes.pending() == [("replace", 2, [1])]


def test_nobody_present_can_be_replaced() -> None:
    table = SampleTable([LUTIN, PUCK, BOT]).table
    present = {LUTIN, PUCK}
    for about in (1, 2, 0, None, -1, 3):
        assert refusal(validation.wish, table, LUTIN, 0, "replace", about, True, present) == "not-away"


def test_nobody_is_replaced_twice() -> None:
    sample = replaced()
    assert refusal(sample.wish, 0, "replace", 2) == "not-away"


def test_a_wish_about_somebody_who_came_back_is_dropped() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.present = {LUTIN, NIXE}  # Nixe is back, and Puck, whose wish was missing, is gone
    assert sample.run_automatic_entries() == [Wishes(0, "replace", 2, on=False)]
    assert sample.table.wishes.pending() == []
    sample.present = {LUTIN}
    assert sample.run_automatic_entries() == []
    assert sample.table.chairs[2].bot is None


def test_several_wishes_about_somebody_who_came_back_are_all_dropped() -> None:
    sample = SampleTable([LUTIN, PUCK, NIXE])
    sample.present = {PUCK}
    sample.wish(1, "replace", 0)
    sample.present = {LUTIN, PUCK, "id-onlooker"}
    sample.wish(0, "replace", 2)
    sample.wish(1, "pause")
    sample.present = set(PEOPLE)
    sample.run_automatic_entries()
    assert sample.table.wishes.pending() == [("pause", None, [1])]


def test_the_seat_is_given_back_to_a_player_who_returns() -> None:
    sample = replaced()
    back = validation.come_back(sample.table, NIXE)
    assert back == Returns(2)
    sample.store(back)
    assert (sample.table.chairs[2].bot, sample.table.auto_answers()) == (None, [])
    assert validation.come_back(sample.table, NIXE) is None
    assert sample.log_keys()[-2:] == ["bot-sits", "returns"]
    sample.play("2 offer nut 0")


def test_a_bot_does_not_answer_for_somebody_who_came_back_while_it_thought() -> None:
    sample = replaced()
    validation.auto_answer(sample.table, sample.table.question(2), "offer nut 0")
    sample.store(Returns(2))
    assert refusal(validation.auto_answer, sample.table, sample.table.question(2), "offer nut 0") == "stale"
    assert refusal(validation.auto_answer, sample.table, sample.table.question(0), "offer nut 0") == "stale"


def test_the_owner_of_a_seat_cannot_take_back_what_a_stand_in_bot_played() -> None:
    sample = replaced().play("2 offer nut 0")
    assert sample.table.sight(2).undo == 0
    assert refusal(sample.undo, 2) == "cannot-undo"


def test_a_guest_with_several_seats_returns_to_all_of_them() -> None:
    sample = SampleTable([LUTIN, NIXE, NIXE])
    sample.present = {LUTIN}
    for about in (1, 2):
        sample.wish(0, "replace", about)
        assert sample.run_automatic_entries() == [BotTakesOver(about, STAND_IN)]
    for seat in (1, 2):
        back = validation.come_back(sample.table, NIXE)
        assert back == Returns(seat)
        sample.store(back)
    assert validation.come_back(sample.table, NIXE) is None


def test_a_guest_with_several_seats_wishes_once() -> None:
    sample = SampleTable([LUTIN, LUTIN, NIXE])
    sample.present = {LUTIN}
    sample.wish(1, "replace", 2)
    assert sample.run_automatic_entries() == [BotTakesOver(2, STAND_IN)]
    sample.wish(0, "pause")
    assert sample.run_automatic_entries() == [Pauses()]


def test_a_strangers_wish_is_refused() -> None:
    sample = without_nixe()
    for guest in ("id-stranger", PUCK, ""):
        assert refusal(validation.wish, sample.table, guest, 0, "replace", 2, True, {PUCK}) == "not-your-seat"


# --- pause


def test_a_pause_comes_when_all_present_wish_it_and_any_player_ends_it() -> None:
    sample = without_nixe()
    sample.wish(0, "pause")
    assert (sample.run_automatic_entries(), sample.table.phase) == ([], "playing")
    sample.wish(1, "pause")
    assert (sample.run_automatic_entries(), sample.table.phase) == ([Pauses()], "paused")
    assert sample.table.wishes.pending() == []
    sample.store(validation.resume(sample.table, NIXE, 2))
    assert (sample.table.phase, sample.log_keys()[-2:]) == ("playing", ["pauses", "resumes"])


def test_nobody_moves_in_a_pause() -> None:
    sample = SampleTable([LUTIN, PUCK, BOT]).play("0 offer nut 1")
    sample.pause()
    table = sample.table
    assert (table.deciders(), table.auto_answers()) == ([], [])
    assert refusal(validation.play, table, LUTIN, 0, table.seq, table.secret_steps(0), "offer berry 0") == "paused"
    assert refusal(validation.undo, table, LUTIN, 0, table.seq, table.secret_steps(0)) == "paused"
    assert refusal(validation.auto_answer, table, table.question(2), "offer nut 0") == "paused"
    assert refusal(sample.wish, 0, "pause") == "paused"
    assert (table.sight(0).prompt, table.sight(0).undo) == (None, 0)
    sample.store(validation.resume(table, LUTIN, 0))
    assert table.sight(0).undo == 1
    sample.undo(0)
    sample.play("0 offer nut 2")


def test_only_players_end_a_pause_and_only_if_there_is_one() -> None:
    sample = SampleTable()
    assert refusal(validation.resume, sample.table, LUTIN, 0) == "not-paused"
    sample.pause()
    assert refusal(validation.resume, sample.table, "id-stranger", 0) == "not-your-seat"


def test_a_player_who_plays_alone_pauses_at_once() -> None:
    sample = SampleTable([LUTIN, BOT, BOT])
    sample.wish(0, "pause")
    assert sample.run_automatic_entries() == [Pauses()]


# --- resigning


@pytest.mark.parametrize("paused", [False, True])
def test_of_two_players_the_other_wins_when_one_resigns(paused: bool) -> None:
    sample = SampleTable([LUTIN, PUCK])
    if paused:
        sample.pause()
    assert sample.resign(1) == []
    result = sample.table.result()
    assert result is not None
    assert (sample.table.phase, result.ranks, result.end.key) == ("over", [1, 2], "end-resigned")
    assert sample.log_keys()[-1] == "resigns"
    assert sample.table.sight(0).result == result
    assert sample.table.deciders() == []


@pytest.mark.parametrize("paused", [False, True])
def test_with_more_players_a_bot_plays_on_for_a_player_who_resigns(paused: bool) -> None:
    sample = SampleTable()
    if paused:
        sample.pause()
    assert sample.resign(0) == [BotTakesOver(0, STAND_IN)]
    table = sample.table
    assert table.phase == ("paused" if paused else "playing")
    assert (table.chairs[0].departure, table.chairs[0].guest, table.chairs[0].kind) == ("resigned", LUTIN, "person")
    assert sample.log_keys()[-2:] == ["resigns", "bot-sits"]
    assert validation.come_back(table, LUTIN) is None
    assert refusal(validation.resign, table, LUTIN, 0) == "left"
    assert refusal(validation.resume, table, LUTIN, 0) == "left"


def test_a_player_who_has_resigned_is_not_asked_about_wishes() -> None:
    sample = SampleTable()
    sample.resign(2)
    sample.wish(0, "pause")
    sample.wish(1, "pause")
    assert sample.run_automatic_entries() == [Pauses()]


def test_a_command_after_the_resignation_that_ended_the_game_is_refused_with_over() -> None:
    sample = SampleTable([LUTIN, PUCK])
    sample.resign(1)
    for seat in (0, 1):
        assert refusal(sample.answer, seat, "offer nut 0") == "over"
        assert refusal(sample.resign, seat) == "over"


def test_resigning_while_a_bot_stands_in_leaves_the_bot_there() -> None:
    sample = replaced()
    assert sample.resign(2) == []
    assert validation.come_back(sample.table, NIXE) is None
    assert sample.table.auto_answers() == [(2, STAND_IN)]


def test_before_the_game_nobody_resigns() -> None:
    sample = SampleTable(PEOPLE, begun=False)
    sample.store(validation.sit(sample.table, LUTIN, 0, "Lutin", "salt"))
    assert refusal(validation.resign, sample.table, LUTIN, 0) == "not-begun"
    assert refusal(sample.wish, 0, "pause") == "not-begun"
    assert validation.come_back(sample.table, LUTIN) is None


def test_after_a_crash_between_two_entries_the_table_does_the_rest() -> None:
    sample = SampleTable()
    sample.store(Resigns(1))
    loaded = sample.reloaded()
    assert loaded.next_entry(sample.now, ()) == BotTakesOver(1, STAND_IN)
    sample.run_automatic_entries()
    assert sample.reloaded().next_entry(sample.now, ()) is None


def test_a_crash_after_the_last_chair_was_taken_does_not_hold_up_the_deal() -> None:
    sample = SampleTable()
    while sample.reloaded().course is not None:
        sample.stored.pop()
    assert sample.reloaded().next_entry(0, ()) is not None


def test_a_crash_before_a_wish_takes_effect_does_not_lose_it() -> None:
    sample = without_nixe()
    sample.wish(0, "replace", 2)
    sample.wish(1, "replace", 2)
    assert sample.reloaded().next_entry(0, {LUTIN, PUCK}) == BotTakesOver(2, STAND_IN)


def test_a_pause_ends_when_the_last_person_resigns() -> None:
    sample = SampleTable([LUTIN, PUCK, BOT])
    sample.pause()
    phases = []
    for seat in (0, 1):
        sample.resign(seat)
        phases.append(sample.table.phase)
    assert phases == ["paused", "playing"]
    assert [bot for _, bot in sample.table.auto_answers()] == [STAND_IN, STAND_IN, "elder"]


def test_a_stand_in_for_a_bot_is_told_as_that_and_stays() -> None:
    sample = SampleTable([LUTIN, PUCK, BOT])
    assert sample.table.chairs[2].bot == "elder"
    sample.store(BotTakesOver(2, STAND_IN))
    lines = sample.table.sight(None).lines
    assert (lines[-1].phrase.key, lines[-1].phrase.args) == ("bot-replaced", {"seat": 2})
    assert sample.table.chairs[2].kind == "bot"
    assert [table.chairs[2].bot for table in (sample.table, sample.reloaded())] == [STAND_IN, STAND_IN]
