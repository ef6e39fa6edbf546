"""Who sits where: people and bots, kept chairs, names, the draw of seats, the beginning, the next game."""

from collections import Counter
from itertools import permutations

import msgspec
import pytest

from folkmoot.engine.course import Course
from folkmoot.engine.errors import BadRecord
from folkmoot.engine.game import Game
from folkmoot.engine.records import verify
from folkmoot.engine.sealed import SealedDice, commitment, draw_seat_order
from folkmoot.games.rainbows import GAME as RAINBOWS
from folkmoot.table import validation
from folkmoot.table.entries import Begins, Keeps, MovesOn, PlacesBot
from folkmoot.table.refusals import Refusal
from folkmoot.table.table import Table
from tests.engine.helpers import SEED, encoded
from tests.example.acorns import GAME as ACORNS
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, Evening, refusal, seated


def waiting(*who: str, seats: int = 3) -> Evening:
    """Returns a table of three chairs on which these have sat down, Lutin being the host."""
    evening = Evening(PEOPLE[:seats], begun=False)
    for chair, guest in enumerate(who):
        evening.keep(seated(chair, guest))
    return evening


def kinds(evening: Evening) -> list[str]:
    return [chair.kind for chair in evening.table.chairs]


def names(evening: Evening) -> list[str]:
    return [chair.name for chair in evening.table.chairs]


def test_people_and_bots_sit_down() -> None:
    evening = waiting()
    assert kinds(evening) == ["open", "open", "open"]
    evening.keep(validation.sit(evening.table, PUCK, 2, "Puck", "salt"))
    evening.keep(validation.sit_bot(evening.table, LUTIN, 0, "random"))
    assert kinds(evening) == ["bot", "open", "person"]
    assert evening.table.seats_of(PUCK) == [2]
    assert evening.table.seats_of(LUTIN) == evening.table.seats_of(None) == []


def test_a_guest_may_take_several_chairs() -> None:
    evening = waiting(LUTIN, LUTIN)
    assert evening.table.seats_of(LUTIN) == [0, 1]
    assert names(evening) == ["Lutin", "Lutin 2", ""]


def test_a_taken_chair_is_refused_to_everybody() -> None:
    table = waiting(LUTIN, BOT).table
    for chair in (0, 1):
        assert refusal(validation.sit, table, PUCK, chair, "Puck", "salt") == "chair-taken"
        assert refusal(validation.sit, table, LUTIN, chair, "Lutin", "salt") == "chair-taken"
        assert refusal(validation.sit_bot, table, LUTIN, chair, "random") == "chair-taken"


@pytest.mark.parametrize("chair", [-1, 3, 10**9])
def test_a_chair_that_is_not_there_is_refused(chair: int) -> None:
    table = waiting().table
    assert refusal(validation.sit, table, LUTIN, chair, "Lutin", "salt") == "no-chair"
    assert refusal(validation.sit_bot, table, LUTIN, chair, "random") == "no-chair"
    assert refusal(validation.leave, table, LUTIN, chair) == "no-chair"


def test_only_the_host_seats_bots_and_closes_the_table() -> None:
    table = waiting(PUCK).table
    assert refusal(validation.sit_bot, table, PUCK, 1, "random") == "not-host"
    assert refusal(validation.close, table, PUCK) == "not-host"


def test_everybody_may_leave_a_chair_and_the_host_frees_those_of_bots_and_absent_guests() -> None:
    evening = waiting(LUTIN, PUCK, BOT)
    assert refusal(validation.leave, evening.table, LUTIN, 1) == "not-your-seat"
    assert refusal(validation.leave, evening.table, PUCK, 0) == "not-your-seat"
    assert refusal(validation.leave, evening.table, PUCK, 2) == "not-your-seat"
    evening.keep(validation.leave(evening.table, PUCK, 1))
    evening.keep(validation.leave(evening.table, LUTIN, 2))
    assert kinds(evening) == ["person", "open", "open"]
    assert refusal(validation.leave, evening.table, LUTIN, 1) == "not-your-seat"
    evening.keep(Keeps(1, NIXE, "Nixe"))
    assert refusal(validation.leave, evening.table, PUCK, 1) == "not-your-seat"
    evening.keep(validation.leave(evening.table, LUTIN, 1))
    assert kinds(evening) == ["person", "open", "open"]


def test_a_kept_chair_waits_for_its_guest() -> None:
    evening = waiting(LUTIN, PUCK)
    evening.keep(Keeps(2, NIXE, "Nixe"))
    assert (kinds(evening)[2], evening.settle()) == ("kept", [])
    assert refusal(validation.sit, evening.table, PUCK, 2, "Puck", "salt") == "chair-taken"
    evening.keep(validation.sit(evening.table, NIXE, 2, "Nixe", "salt"))
    assert evening.settle() == [Begins([0, 1, 2])]
    assert names(evening) == ["Lutin", "Puck", "Nixe"]


def test_the_host_may_put_a_bot_on_a_chair_whose_guest_does_not_come() -> None:
    evening = waiting(LUTIN)
    evening.keep(Keeps(1, NIXE, "Nixe"))
    evening.keep(validation.sit_bot(evening.table, LUTIN, 1, "random"))
    assert kinds(evening) == ["person", "bot", "open"]


def test_nobody_at_a_table_has_anothers_name() -> None:
    evening = Evening(PEOPLE, begun=False)
    for chair, guest in enumerate(PEOPLE):
        evening.keep(validation.sit(evening.table, guest, chair, "Puck", "salt"))
    assert names(evening) == ["Puck", "Puck 2", "Puck 3"]
    evening = Evening(PEOPLE, begun=False)
    evening.keep(validation.sit_bot(evening.table, LUTIN, 0, "random"))
    bot = names(evening)[0]
    evening.keep(validation.sit(evening.table, LUTIN, 1, bot, "salt"))
    evening.keep(validation.sit_bot(evening.table, LUTIN, 2, "random"))
    assert len(set(names(evening))) == 3
    assert all(names(evening))


def test_five_bots_have_five_names() -> None:
    evening = Evening([LUTIN, *[BOT] * 4], RAINBOWS)
    assert len(set(names(evening))) == 5


def test_the_game_begins_when_all_chairs_are_taken_and_not_before() -> None:
    evening = waiting(LUTIN, PUCK)
    assert (evening.settle(), evening.table.phase) == ([], "waiting")
    evening.keep(seated(2, BOT))
    assert (evening.settle(), evening.table.phase) == ([Begins([0, 1, 2])], "playing")
    assert evening.settle() == []


def test_after_the_beginning_nobody_sits_down_or_leaves() -> None:
    table = Evening([LUTIN, PUCK, BOT]).table
    assert refusal(validation.sit, table, NIXE, 0, "Nixe", "salt") == "already-begun"
    assert refusal(validation.sit_bot, table, LUTIN, 0, "random") == "already-begun"
    assert refusal(validation.leave, table, LUTIN, 0) == "already-begun"
    assert refusal(validation.close, table, LUTIN) == "already-begun"


def test_at_a_closed_table_nothing_happens_any_more() -> None:
    evening = waiting(LUTIN, PUCK)
    evening.keep(validation.close(evening.table, LUTIN))
    table = evening.table
    assert (table.phase, evening.settle()) == ("closed", [])
    assert refusal(validation.sit, table, NIXE, 2, "Nixe", "salt") == "closed"
    assert refusal(validation.leave, table, LUTIN, 0) == "closed"
    assert refusal(validation.close, table, LUTIN) == "closed"
    assert refusal(validation.play, table, LUTIN, 0, 0, 0, "commit") == "not-begun"


# --- the draw of seats


def test_chosen_seats_stay_as_people_sat_down() -> None:
    evening = Evening([NIXE, PUCK, LUTIN], seating="chosen")
    assert [chair.guest for chair in evening.table.chairs] == [NIXE, PUCK, LUTIN]


def test_drawn_seats_hold_everybody_and_follow_from_seed_and_salts() -> None:
    orders = set()
    for number in range(40):
        evening = Evening([*PEOPLE[:2], BOT, BOT], RAINBOWS, seating="random", seed=bytes([number] * 32))
        order = [chair.name for chair in evening.table.chairs]
        assert len(set(order)) == 4
        assert order == [chair.name for chair in evening.again().chairs]
        orders.add(tuple(order))
    assert len(orders) > 12
    salts, others = ["a", "b", "c"], ["a", "b", "d"]
    assert draw_seat_order(SEED, salts) == draw_seat_order(SEED, salts)
    seeds = [bytes([number] * 32) for number in range(30)]
    assert [draw_seat_order(seed, salts) for seed in seeds] != [draw_seat_order(seed, others) for seed in seeds]


def test_the_record_tells_how_seats_were_drawn_and_verifies_it() -> None:
    evening = Evening(PEOPLE, ACORNS, seating="random", seed=bytes([3] * 32))
    record = evening.table.record()
    assert record.seating is not None
    verify(record, ACORNS)
    turned = record.seating[1:] + record.seating[:1]
    with pytest.raises(BadRecord, match="not drawn from the seed"):
        verify(msgspec.structs.replace(record, seating=turned), ACORNS)
    assert Evening(PEOPLE, seating="chosen").table.record().seating is None


def test_a_table_that_began_under_other_rules_cannot_be_folded() -> None:
    evening = Evening(PEOPLE, ACORNS, begun=False)
    with pytest.raises(Refusal, match="old-rules"):
        evening.table.apply(Begins([0, 1, 2], ACORNS.rules_version + 1), 0)


def test_every_order_of_seats_is_equally_likely() -> None:
    salts = [f"salt of {guest}" for guest in PEOPLE]
    drawn = Counter(tuple(draw_seat_order(number.to_bytes(32, "big"), salts)) for number in range(3000))
    assert set(drawn) == set(permutations(range(3)))
    assert all(420 < count < 580 for count in drawn.values()), drawn  # 500 expected, 4 standard deviations


@pytest.mark.parametrize("game", [ACORNS, RAINBOWS], ids=["acorns", "rainbows"])
def test_the_draw_of_seats_does_not_touch_the_dice_of_the_game(game: Game) -> None:
    for number in range(10):
        evening = Evening(PEOPLE, game, seating="random", seed=bytes([number] * 32))
        record = evening.table.record()
        dice = SealedDice(evening.seed, record.salts)
        course = evening.table.course
        assert course is not None
        assert encoded(Course(game, 3, course.options, dice).position) == encoded(course.position)
        salts = dict(zip(record.names, record.salts, strict=True))
        assert salts == {guest[3:].capitalize(): f"salt of {guest} on {at}" for at, guest in enumerate(PEOPLE)}


def test_the_draw_of_seats_tells_nothing_about_the_deal() -> None:
    salts = [f"salt of {guest}" for guest in PEOPLE]
    alike = 0
    for number in range(60):
        order, seed = [0, 1, 2], bytes([number] * 32)
        SealedDice(seed, salts).shuffle(order)
        alike += order == draw_seat_order(seed, salts)
    assert alike < 30  # 10 expected by chance, 60 if both came from the same draws


def test_the_promise_about_the_dice_is_given_before_anybody_sits() -> None:
    evening = Evening(PEOPLE, begun=False)
    promise = evening.table.commitment
    assert promise == commitment(SEED)
    assert Evening(PEOPLE).table.commitment == promise
    assert SEED.hex() not in promise


def test_one_salt_changes_the_deal() -> None:
    dealt = []
    for salt in ("salt", "pepper"):
        evening = Evening(PEOPLE, begun=False)
        evening.keep(validation.sit(evening.table, LUTIN, 0, "Lutin", salt))
        evening.keep(seated(1, PUCK))
        evening.keep(seated(2, NIXE))
        evening.settle()
        assert evening.table.course is not None
        dealt.append(encoded(evening.table.course.position))
    assert dealt[0] != dealt[1]


# --- the same group again


def finished() -> Evening:
    evening = Evening([LUTIN, PUCK])
    evening.resign(1)
    return evening


def test_the_same_group_meets_again() -> None:
    evening = finished()
    moves_on, chairs = validation.rematch(evening.table, PUCK, "next")
    evening.keep(moves_on)
    assert evening.table.next_table == "next"
    following = Table(evening.game, evening.setup, bytes(32), PUCK)
    for entry in chairs:
        following.apply(entry, 0)
    assert [(chair.kind, chair.guest, chair.name) for chair in following.chairs] == [
        ("kept", LUTIN, "Lutin"),
        ("kept", PUCK, "Puck"),
    ]
    for chair, guest in enumerate((LUTIN, PUCK)):
        assert following.next_entry(0, {LUTIN, PUCK}) is None
        following.apply(validation.sit(following, guest, chair, guest[3:].capitalize(), "salt"), 0)
    assert following.next_entry(0, {LUTIN, PUCK}) == Begins([0, 1])


def test_bots_come_again_too_and_a_stand_in_does_not() -> None:
    evening = Evening([LUTIN, BOT])
    evening.resign(0)
    assert validation.rematch(evening.table, LUTIN, "next") == (
        MovesOn("next"),
        [Keeps(0, LUTIN, "Lutin"), PlacesBot(1, "heuristic")],
    )


def test_a_rematch_is_asked_for_once_by_a_player_after_the_end() -> None:
    playing = Evening([LUTIN, PUCK]).table
    assert refusal(validation.rematch, playing, LUTIN, "next") == "not-over"
    evening = finished()
    assert refusal(validation.rematch, evening.table, NIXE, "next") == "not-your-seat"
    evening.keep(validation.rematch(evening.table, LUTIN, "next")[0])
    assert refusal(validation.rematch, evening.table, PUCK, "other") == "already-moved-on"
    assert evening.table.next_table == "next"
