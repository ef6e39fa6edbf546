"""Crystals: three for each player, in the reserve or on the stone table."""

import pytest

from folkmoot.games.dolmen.state import DolmenState
from folkmoot.testing import proves

from .helpers import NUMBERS, asked, at, discarded, event_args, event_keys, hand, play, random_game, seen


def crystals(position: DolmenState) -> list[tuple[int, int]]:
    """Returns for each seat its crystals in reserve and on the table."""
    return [(player.reserve, player.table) for player in seen(position).players]


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-62")
def test_everybody_always_has_three_crystals_in_all(players: int) -> None:
    reserves = set()
    for seed in range(3):
        for played in random_game(players, seed):
            for reserve, table in crystals(played.after):
                assert reserve + table == 3
                assert reserve >= 0
                assert table >= 0
                reserves.add(reserve)
    assert len(reserves) > 1


@proves("DOL-62", "DOL-63")
def test_what_is_spent_or_lost_lies_on_the_table() -> None:
    # Slab 5 with a roll of 3 costs two crystals; a roll of 1 with three crystals is not enough.
    spent = at(points=[3, 8], circle="3=ov5")
    play(spent, "attempt", rolls="3")
    assert (crystals(spent), hand(spent)) == ([(1, 2), (3, 0)], ["ov5"])
    lost = at(points=[3, 8], circle="3=ov5")
    play(lost, "attempt", rolls="1")
    assert (crystals(lost), discarded(lost)) == ([(0, 3), (3, 0)], ["ov5"])


@proves("DOL-63")
def test_crystals_on_the_table_are_of_no_use() -> None:
    # Two of the three crystals lie on the table; 4 - 2 needs two, and one is in reserve.
    position = at(points=[3, 8], reserve=[1, 3], circle="3=ov4")
    log = play(position, "attempt", rolls="2")
    assert "lost" in event_keys(log)
    assert event_args(log, "lost") == [{"seat": 0, "face": "4", "number": 1}]
    assert (crystals(position), discarded(position)[0]) == ([(0, 3), (3, 0)], "ov4")
    # One more in reserve is enough.
    position = at(points=[3, 8], reserve=[2, 3], circle="3=ov4")
    assert "won" in event_keys(play(position, "attempt", rolls="2"))
    assert crystals(position) == [(0, 3), (3, 0)]


@proves("DOL-64")
def test_the_crystals_of_others_do_not_help_and_are_not_touched() -> None:
    position = at(3, points=[3, 4, 8], reserve=[0, 3, 3], circle="3=ov3")
    log = play(position, "attempt", rolls="2")
    assert event_args(log, "lost") == [{"seat": 0, "face": "3", "number": 0}]
    assert crystals(position) == [(0, 3), (3, 0), (3, 0)]
    position = at(3, points=[3, 5, 9], reserve=[2, 1, 0], circle="3=ov5")
    play(position, "attempt", rolls="3")
    assert crystals(position) == [(0, 3), (1, 2), (0, 3)]


@proves("DOL-64", "DOL-68")
def test_on_a_glow_one_takes_back_only_the_own_crystals() -> None:
    for seat in range(3):
        points = [1, 6, 10]
        position = at(3, points=points, active=seat, reserve=[0, 1, 2])
        log = play(position, f"move {(0, 4, 8)[seat]}")
        expected = [(0, 3), (1, 2), (2, 1)]
        expected[seat] = (3, 0)
        assert crystals(position) == expected
        assert event_args(log, "crystals-back") == [{"seat": seat, "number": 3 - seat}]


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-65")
def test_crystals_come_back_only_by_going_to_a_glow(players: int) -> None:
    back = 0
    for played in random_game(players, 8):
        for seat in range(players):
            before, later = played.before.reserve[seat], played.after.reserve[seat]
            if later > before:
                assert (seat, played.move) in {(played.seat, f"move {glow}") for glow in (0, 4, 8, 12)}
                assert later == 3
                back += 1
    assert back > 0


@proves("DOL-65")
def test_no_crystal_comes_back_without_a_glow() -> None:
    position = at(points=[3, 6], reserve=[0, 1], circle="*=- 3=ov3 13=oo 14=oo")
    play(position, "peek 14", "attempt", "lay -2,0 r1", rolls="6")
    assert (asked(position), crystals(position)) == ((1, "main"), [(0, 3), (1, 2)])
    play(position, "move 6", "end", "move 5", "peek 13", "move 9", "end", rolls="")
    assert crystals(position) == [(0, 3), (1, 2)]
