"""The end: seven slabs, at once, or the limit of rounds."""

from collections import Counter
from typing import Any

import pytest

from folkmoot.testing import proves

from .helpers import (
    NUMBERS,
    after,
    asked,
    at,
    dolmen,
    event_args,
    event_keys,
    legal,
    play,
    random_game,
    rules,
    seen,
    why,
)
from .reference import laying

ROW = ["tr4@2,0r0", "ro5@4,0r0", "ov5@6,0r0", "vt2@8,0r0", "tr6@10,0r0", "ro2@12,0r0", "ov3@14,0r0"]
ROWS = {
    0: ROW,
    1: ["ro2@2,0r0", "ov3@4,0r0", "vt2@6,0r0", "tr2@8,0r0", "ro3@10,0r0", "ov4@12,0r0", "vt4@14,0r0"],
    2: ["ov3@2,0r0", "vt2@4,0r0", "tr2@6,0r0", "ro2@8,0r0", "ov4@10,0r0", "vt4@12,0r0", "tr3@14,0r0"],
}
"""Ground rows to the right of the start slabs of sides 0 to 2."""
LIMIT = {"round_limit": 20}
MORE = {"start_slab_counts": False}
DRAWN = {"first_player": "random"}
"""Only then another seat than 0 may have begun (DOL-15)."""


def row(seat: int, number: int) -> str:
    return " ".join(ROWS[seat][:number])


def lay(seat: int, number: int) -> tuple[str, str]:
    """Returns the slab that goes on with a row, and the move that lays it."""
    slab, _, where = ROWS[seat][number].partition("@")
    return slab, "lay {} r{}".format(*where.split("r"))


@pytest.mark.parametrize("number", range(6))
@proves("DOL-101")
def test_the_seventh_slab_with_the_start_slab_ends_the_game_at_once(number: int) -> None:
    slab, move = lay(0, number)
    position = laying(slab, row(0, number))
    if number < 5:
        log = play(position, move, rolls="")
        assert (asked(position), position.result()) == ((0, "end-turn"), None)
        assert "finished" not in event_keys(log)
        return
    log = play(position, move, rolls="3")
    assert len(seen(position).players[0].dolmen) == 7
    assert rules(log)[:3] == [("laid", "DOL-58"), ("finished", "DOL-101"), ("mystery-roll", "DOL-103")]
    assert event_args(log, "finished") == [{"seat": 0, "number": 7}]
    result = position.result()
    assert result is not None
    assert (result.end.key, result.end.args) == ("end-seven", {"seat": 0})


@proves("DOL-101")
def test_there_is_no_last_peek_and_nothing_more_to_do() -> None:
    slab, move = lay(0, 5)
    position = laying(slab, row(0, 5))
    assert not seen(position).peeked
    play(position, move, rolls="3")
    assert asked(position) == (None, "over")
    assert [legal(position, seat) for seat in (0, 1)] == [set(), set()]
    assert why(position, "peek 5", 0) is not None
    assert position.prompt(0) is None


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("first", range(3))
@proves("DOL-102")
def test_nobody_has_another_turn_wherever_the_round_stands(seat: int, first: int) -> None:
    slab, move = lay(seat, 5)
    dolmens = ["", "", ""]
    dolmens[seat] = row(seat, 5)
    position = laying(slab, dolmens, seat, players=3, first=first, round=9, options=DRAWN)
    play(position, move, rolls="3")
    assert asked(position) == (None, "over")
    assert (seen(position).round, seen(position).active) == (9, seat)
    assert [dolmen(position, other) for other in range(3) if other != seat] == [[], []]


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-101", "DOL-102")
def test_in_random_games_the_last_move_is_a_seventh_slab_or_the_limit_is_reached(players: int) -> None:
    for seed in range(3):
        for played in random_game(players, 70 + seed):
            sizes = [len(player.dolmen) for player in seen(played.after).players]
            assert (max(sizes) == 7) == (not played.after.deciders())
            assert played.after.deciders() or played.move.startswith("lay")


@proves("DOL-111")
def test_after_the_last_turn_of_the_last_round_the_game_ends() -> None:
    position = at(3, active=2, round=20, points=[1, 5, 9], reserve=[2, 3, 1], options=LIMIT)
    log = play(position, "move 10", "end", rolls="4")
    assert asked(position) == (None, "over")
    assert event_keys(log)[-7:] == ["ended", "limit", "mystery-roll", "scored", "scored", "scored", "game-over"]
    assert ("limit", "DOL-111") in rules(log)
    assert event_args(log, "limit") == [{"number": 20}]
    assert event_args(log, "mystery-roll") == [{"seat": 2, "roll": 4}]
    result = position.result()
    assert result is not None
    assert (result.scores, result.winners) == ([9, 3, 8], [0])
    assert (result.end.key, result.end.args) == ("end-limit", {"number": 20})


@pytest.mark.parametrize("first", range(3))
@proves("DOL-111", "DOL-15")
def test_the_last_turn_is_that_of_the_seat_before_the_first(first: int) -> None:
    for seat in range(3):
        last = (first + 2) % 3
        position = at(3, active=seat, first=first, round=20, options=LIMIT | DRAWN)
        play(position, f"move {position.at[seat]}", "end")
        if seat == last:
            assert (asked(position), seen(position).active) == ((None, "over"), last)
        else:
            assert (asked(position), seen(position).round) == (((seat + 1) % 3, "main"), 20)
        earlier = at(3, active=seat, first=first, round=19, options=LIMIT | DRAWN)
        play(earlier, f"move {earlier.at[seat]}", "end")
        assert (asked(earlier), seen(earlier).round) == (((seat + 1) % 3, "main"), 20 if seat == last else 19)


@proves("DOL-111")
def test_every_way_to_end_the_last_turn_ends_the_game() -> None:
    facts: dict[str, Any] = {"active": 1, "round": 20, "points": [0, 3], "options": LIMIT}
    position = at(circle="3=ro5", **facts)  # seat 1 has the ends teal and ochre
    assert asked(after(position, "move 3", "peek 6")) == (None, "over")
    assert asked(after(position, "peek 6", "move 5")) == (None, "over")
    assert asked(after(position, "move 4", "arrange 123", "end")) == (None, "over")
    assert asked(after(position, "peek 6", "attempt", rolls="11")) == (None, "over")
    won = after(position, "peek 6", "attempt", rolls="5")
    assert asked(won) == (1, "lay")
    assert asked(after(won, "lay 2,0 r1")) == (None, "over")
    assert asked(after(at(circle="*=-", **facts), "move 5")) == (None, "over")


@pytest.mark.parametrize("players", NUMBERS)
@proves("DOL-111")
def test_until_the_limit_everybody_has_one_turn_in_each_round(players: int) -> None:
    turns: Counter[int] = Counter()
    for played in random_game(players, 2, round_limit=20):
        if played.move.split()[0] in ("move", "attempt"):
            turns[played.seat] += 1
            assert turns[played.seat] == seen(played.before).round
    assert event_args(played.log, "limit") == [{"number": 20}]
    assert turns == dict.fromkeys(range(players), 20)


@proves("DOL-111", "DOL-101")
def test_a_dolmen_finished_in_the_last_turn_ends_the_game_as_such() -> None:
    slab, move = lay(2, 5)
    position = laying(slab, ["", "", row(2, 5)], 2, players=3, round=20, options=LIMIT)
    log = play(position, move, rolls="2")
    assert "limit" not in event_keys(log)
    result = position.result()
    assert result is not None
    assert result.end.key == "end-seven"


@pytest.mark.parametrize("number", [5, 6])
@proves("DOL-112")
def test_with_the_option_seven_slabs_are_to_be_taken(number: int) -> None:
    slab, move = lay(0, number)
    position = laying(slab, row(0, number), options=MORE)
    assert seen(position).slabs_to_end == 8
    log = play(position, move, rolls="" if number == 5 else "1")
    if number == 5:
        assert (asked(position), "finished" in event_keys(log)) == ((0, "end-turn"), False)
        return
    assert asked(position) == (None, "over")
    assert ("finished", "DOL-112") in rules(log)
    assert len(dolmen(position, 0)) == 7


@proves("DOL-112")
def test_with_the_option_random_games_end_with_seven_taken_slabs() -> None:
    for players in (2, 4):
        *_, last = random_game(players, 5, start_slab_counts=False)
        assert max(len(dolmen(last.after, seat)) for seat in range(players)) == 7
        assert event_args(last.log, "finished")[0]["seat"] == last.seat
