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
from folkmoot.table.table import Table
from tests.engine.helpers import SEED, encoded
from tests.example.acorns import GAME as ACORNS
from tests.table.helpers import BOT, LUTIN, NIXE, PEOPLE, PUCK, SampleTable, refusal, seated


def waiting(*guests: str, seats: int = 3) -> SampleTable:
    """Returns a table of three chairs on which these guests have sat down; Lutin is the host."""
    sample = SampleTable(PEOPLE[:seats], begun=False)
    for chair, guest in enumerate(guests):
        sample.store(seated(chair, guest))
    return sample


def kinds(sample: SampleTable) -> list[str]:
    return [chair.kind for chair in sample.table.chairs]


def names(sample: SampleTable) -> list[str]:
    return [chair.name for chair in sample.table.chairs]


def test_people_and_bots_sit_down() -> None:
    sample = waiting()
    assert kinds(sample) == ["open", "open", "open"]
    sample.store(validation.sit(sample.table, PUCK, 2, "Puck", "salt"))
    sample.store(validation.sit_bot(sample.table, LUTIN, 0, "random"))
    assert kinds(sample) == ["bot", "open", "person"]
    assert sample.table.seats_of(PUCK) == [2]
    assert sample.table.seats_of(LUTIN) == sample.table.seats_of(None) == []


def test_a_guest_may_take_several_chairs() -> None:
    sample = waiting(LUTIN, LUTIN)
    assert sample.table.seats_of(LUTIN) == [0, 1]
    assert names(sample) == ["Lutin", "Lutin 2", ""]


def test_a_taken_chair_is_refused_to_everybody() -> None:
    table = waiting(LUTIN, BOT).table
    for chair in (0, 1):
        assert refusal(validation.sit, table, PUCK, chair, "Puck", "salt") == "chair-taken"
        assert refusal(validation.sit, table, LUTIN, chair, "Lutin", "salt") == "chair-taken"
        assert refusal(validation.sit_bot, table, LUTIN, chair, "random") == "chair-taken"


@pytest.mark.parametrize("chair", [-1, 3, 10**9])
def test_an_unknown_chair_is_refused(chair: int) -> None:
    table = waiting().table
    assert refusal(validation.sit, table, LUTIN, chair, "Lutin", "salt") == "no-chair"
    assert refusal(validation.sit_bot, table, LUTIN, chair, "random") == "no-chair"
    assert refusal(validation.leave, table, LUTIN, chair) == "no-chair"


def test_only_the_host_seats_bots_and_closes_the_table() -> None:
    table = waiting(PUCK).table
    assert refusal(validation.sit_bot, table, PUCK, 1, "random") == "not-host"
    assert refusal(validation.close, table, PUCK) == "not-host"


def test_everybody_may_leave_a_chair_and_the_host_frees_those_of_bots_and_absent_guests() -> None:
    sample = waiting(LUTIN, PUCK, BOT)
    assert refusal(validation.leave, sample.table, LUTIN, 1) == "not-your-seat"
    assert refusal(validation.leave, sample.table, PUCK, 0) == "not-your-seat"
    assert refusal(validation.leave, sample.table, PUCK, 2) == "not-your-seat"
    sample.store(validation.leave(sample.table, PUCK, 1))
    sample.store(validation.leave(sample.table, LUTIN, 2))
    assert kinds(sample) == ["person", "open", "open"]
    assert refusal(validation.leave, sample.table, LUTIN, 1) == "chair-open"
    sample.store(Keeps(1, NIXE, "Nixe"))
    assert refusal(validation.leave, sample.table, PUCK, 1) == "not-your-seat"
    sample.store(validation.leave(sample.table, LUTIN, 1))
    assert kinds(sample) == ["person", "open", "open"]


def test_a_kept_chair_waits_for_its_guest() -> None:
    sample = waiting(LUTIN, PUCK)
    sample.store(Keeps(2, NIXE, "Nixe"))
    assert (kinds(sample)[2], sample.run_automatic_entries()) == ("kept", [])
    assert refusal(validation.sit, sample.table, PUCK, 2, "Puck", "salt") == "chair-taken"
    sample.store(validation.sit(sample.table, NIXE, 2, "Nixe", "salt"))
    assert sample.run_automatic_entries() == [Begins([0, 1, 2])]
    assert names(sample) == ["Lutin", "Puck", "Nixe"]


def test_the_host_may_put_a_bot_on_a_chair_whose_guest_does_not_come() -> None:
    sample = waiting(LUTIN)
    sample.store(Keeps(1, NIXE, "Nixe"))
    sample.store(validation.sit_bot(sample.table, LUTIN, 1, "random"))
    assert kinds(sample) == ["person", "bot", "open"]


def test_names_at_a_table_are_unique() -> None:
    sample = SampleTable(PEOPLE, begun=False)
    for chair, guest in enumerate(PEOPLE):
        sample.store(validation.sit(sample.table, guest, chair, "Puck", "salt"))
    assert names(sample) == ["Puck", "Puck 2", "Puck 3"]
    sample = SampleTable(PEOPLE, begun=False)
    sample.store(validation.sit_bot(sample.table, LUTIN, 0, "random"))
    bot = names(sample)[0]
    sample.store(validation.sit(sample.table, LUTIN, 1, bot, "salt"))
    sample.store(validation.sit_bot(sample.table, LUTIN, 2, "random"))
    assert len(set(names(sample))) == 3
    assert all(names(sample))


def test_five_bots_have_five_names() -> None:
    sample = SampleTable([LUTIN, *[BOT] * 4], RAINBOWS)
    assert len(set(names(sample))) == 5


def test_the_game_begins_when_all_chairs_are_taken_and_not_before() -> None:
    sample = waiting(LUTIN, PUCK)
    assert (sample.run_automatic_entries(), sample.table.phase) == ([], "waiting")
    sample.store(seated(2, BOT))
    assert (sample.run_automatic_entries(), sample.table.phase) == ([Begins([0, 1, 2])], "playing")
    assert sample.run_automatic_entries() == []


def test_after_the_beginning_nobody_sits_down_or_leaves() -> None:
    table = SampleTable([LUTIN, PUCK, BOT]).table
    assert refusal(validation.sit, table, NIXE, 0, "Nixe", "salt") == "already-begun"
    assert refusal(validation.sit_bot, table, LUTIN, 0, "random") == "already-begun"
    assert refusal(validation.leave, table, LUTIN, 0) == "already-begun"
    assert refusal(validation.close, table, LUTIN) == "already-begun"


def test_at_a_closed_table_nothing_happens_any_more() -> None:
    sample = waiting(LUTIN, PUCK)
    sample.store(validation.close(sample.table, LUTIN))
    table = sample.table
    assert (table.phase, sample.run_automatic_entries()) == ("closed", [])
    assert refusal(validation.sit, table, NIXE, 2, "Nixe", "salt") == "closed"
    assert refusal(validation.leave, table, LUTIN, 0) == "closed"
    assert refusal(validation.close, table, LUTIN) == "closed"
    assert refusal(validation.play, table, LUTIN, 0, 0, 0, "commit") == "not-begun"


# --- the draw of seats


def test_chosen_seats_stay_as_people_sat_down() -> None:
    sample = SampleTable([NIXE, PUCK, LUTIN], seating="chosen")
    assert [chair.guest for chair in sample.table.chairs] == [NIXE, PUCK, LUTIN]


def test_drawn_seats_hold_everybody_and_follow_from_seed_and_salts() -> None:
    orders = set()
    for number in range(40):
        sample = SampleTable([*PEOPLE[:2], BOT, BOT], RAINBOWS, seating="random", seed=bytes([number] * 32))
        order = [chair.name for chair in sample.table.chairs]
        assert len(set(order)) == 4
        assert order == [chair.name for chair in sample.reloaded().chairs]
        orders.add(tuple(order))
    assert len(orders) > 12
    salts, others = ["a", "b", "c"], ["a", "b", "d"]
    assert draw_seat_order(SEED, salts) == draw_seat_order(SEED, salts)
    seeds = [bytes([number] * 32) for number in range(30)]
    assert [draw_seat_order(seed, salts) for seed in seeds] != [draw_seat_order(seed, others) for seed in seeds]


def test_the_record_holds_the_drawn_seats_and_verifies_them() -> None:
    sample = SampleTable(PEOPLE, ACORNS, seating="random", seed=bytes([3] * 32))
    record = sample.table.record()
    assert record.seating is not None
    verify(record, ACORNS)
    rotated = record.seating[1:] + record.seating[:1]
    with pytest.raises(BadRecord, match="not drawn from the seed"):
        verify(msgspec.structs.replace(record, seating=rotated), ACORNS)
    assert SampleTable(PEOPLE, seating="chosen").table.record().seating is None


def test_every_order_of_seats_is_equally_likely() -> None:
    salts = [f"salt of {guest}" for guest in PEOPLE]
    drawn = Counter(tuple(draw_seat_order(number.to_bytes(32, "big"), salts)) for number in range(3000))
    assert set(drawn) == set(permutations(range(3)))
    assert all(420 < count < 580 for count in drawn.values()), drawn  # 500 expected, 4 standard deviations


@pytest.mark.parametrize("game", [ACORNS, RAINBOWS], ids=["acorns", "rainbows"])
def test_the_draw_of_seats_does_not_touch_the_dice_of_the_game(game: Game) -> None:
    for number in range(10):
        sample = SampleTable(PEOPLE, game, seating="random", seed=bytes([number] * 32))
        record = sample.table.record()
        dice = SealedDice(sample.seed, record.salts)
        course = sample.table.course
        assert course is not None
        assert encoded(Course(game, 3, course.options, dice).position) == encoded(course.position)
        salts = dict(zip(record.names, record.salts, strict=True))
        assert salts == {guest[3:].capitalize(): f"salt of {guest} on {at}" for at, guest in enumerate(PEOPLE)}


def test_the_draw_of_seats_tells_nothing_about_the_deal() -> None:
    salts = [f"salt of {guest}" for guest in PEOPLE]
    equal = 0
    for number in range(60):
        order, seed = [0, 1, 2], bytes([number] * 32)
        SealedDice(seed, salts).shuffle(order)
        equal += order == draw_seat_order(seed, salts)
    assert equal < 30  # 10 expected by chance, 60 if both came from the same draws


def test_the_commitment_to_the_seed_is_there_before_anybody_sits() -> None:
    sample = SampleTable(PEOPLE, begun=False)
    before = sample.table.commitment
    assert before == commitment(SEED)
    assert SampleTable(PEOPLE).table.commitment == before
    assert SEED.hex() not in before


def test_one_salt_changes_the_deal() -> None:
    deals = []
    for salt in ("salt", "pepper"):
        sample = SampleTable(PEOPLE, begun=False)
        sample.store(validation.sit(sample.table, LUTIN, 0, "Lutin", salt))
        sample.store(seated(1, PUCK))
        sample.store(seated(2, NIXE))
        sample.run_automatic_entries()
        assert sample.table.course is not None
        deals.append(encoded(sample.table.course.position))
    assert deals[0] != deals[1]


# --- rematch


def finished() -> SampleTable:
    sample = SampleTable([LUTIN, PUCK])
    sample.resign(1)
    return sample


def test_a_rematch_keeps_the_chairs_for_the_same_guests() -> None:
    sample = finished()
    moves_on, chairs = validation.rematch(sample.table, PUCK, "next")
    sample.store(moves_on)
    assert sample.table.next_table == "next"
    following = Table(sample.game, sample.setup, bytes(32), PUCK)
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


def test_a_rematch_places_the_bots_again_but_no_stand_in() -> None:
    sample = SampleTable([LUTIN, BOT])
    sample.resign(0)
    assert validation.rematch(sample.table, LUTIN, "next") == (
        MovesOn("next"),
        [Keeps(0, LUTIN, "Lutin"), PlacesBot(1, "elder", "Puck")],
    )


def test_a_rematch_is_asked_for_once_by_a_player_after_the_end() -> None:
    playing = SampleTable([LUTIN, PUCK]).table
    assert refusal(validation.rematch, playing, LUTIN, "next") == "not-over"
    sample = finished()
    assert refusal(validation.rematch, sample.table, NIXE, "next") == "not-player"
    sample.store(validation.rematch(sample.table, LUTIN, "next")[0])
    assert refusal(validation.rematch, sample.table, PUCK, "other") == "already-moved-on"
    assert sample.table.next_table == "next"
