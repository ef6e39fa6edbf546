import pytest

from folkmoot.arena.errors import BadMatch
from folkmoot.arena.lineups import line_ups, seatings


def test_one_bot_plays_against_itself() -> None:
    assert seatings(1, 4) == [(0, 0, 0, 0)]


def test_of_two_bots_one_seat_of_the_first_meets_the_second_in_all_others() -> None:
    assert seatings(2, 2) == [(0, 1), (1, 0)]
    assert seatings(2, 4) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]


def test_as_many_bots_as_seats_sit_in_every_order() -> None:
    assert seatings(3, 3) == [(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)]


def test_more_bots_than_seats_meet_in_every_group() -> None:
    assert list(line_ups(4, 3)) == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]
    assert len(seatings(4, 3)) == 24
    assert seatings(3, 2) == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]


def test_many_orders_are_turned_in_both_directions() -> None:
    orders = seatings(5, 5)
    assert len(orders) == 10
    assert orders[1] == (1, 2, 3, 4, 0)
    assert orders[5] == (4, 3, 2, 1, 0)


@pytest.mark.parametrize("bots", range(1, 7))
@pytest.mark.parametrize("players", range(2, 6))
def test_in_a_round_every_bot_but_the_lone_one_of_two_sits_in_each_seat_equally_often(bots: int, players: int) -> None:
    orders = seatings(bots, players)
    assert len(orders) == len(set(orders))
    seats = [[order[seat] for order in orders] for seat in range(players)]
    for bot in range(bots):
        assert len({column.count(bot) for column in seats}) == 1
    if bots != 2:
        assert len({sum(column.count(bot) for column in seats) for bot in range(bots)}) == 1


def test_too_many_line_ups_are_refused() -> None:
    with pytest.raises(BadMatch, match="40 bots make too many line-ups of 5: name fewer bots"):
        seatings(40, 5)
