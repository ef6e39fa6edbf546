"""Whether a seat knows what spectators do not: only then a curtain falls before its page."""

import msgspec
import pytest

from folkmoot.engine.acts import Plays
from folkmoot.engine.registry import find_game
from folkmoot.server.updates import has_secrets
from folkmoot.table.entries import Sits
from folkmoot.table.setup import Setup
from folkmoot.table.sight import holds_secrets
from folkmoot.table.table import Table


def dealt(game: str, guests: str = "aab") -> Table:
    """Returns a table where the game has begun; `guests` names the owner of each seat."""
    table = Table(find_game(game), Setup(game=game, seats=len(guests), seating="chosen"), b"x" * 32, "a")
    for seat, guest in enumerate(guests):
        table.apply(Sits(seat, guest, f"P{seat}", "salt"), 0)
    begins = table.next_entry(0, ())
    assert begins is not None
    table.apply(begins, 0)
    return table


@pytest.mark.parametrize("game", ["rainbows", "dolmen", "korrigans", "zauberberg"])
def test_nobody_knows_a_secret_where_everything_lies_open(game: str) -> None:
    table = dealt(game)
    assert not has_secrets(table, 0)
    assert not has_secrets(table, 1)


def test_goods_behind_a_screen_are_a_secret() -> None:
    assert has_secrets(dealt("pixie_queen"), 0)


def test_what_a_korrigan_sees_on_its_field_is_a_secret() -> None:
    table = dealt("korrigans", "aaa")
    assert table.course is not None
    seat = table.deciders()[0]
    for _ in range(3):
        first = table.course.position.moves(table.deciders()[0])[0]
        table.apply(Plays(table.deciders()[0], table.game.notation(first)), 0)
    assert has_secrets(table, seat)


def test_a_seat_whose_owner_holds_no_other_is_taken_to_know_secrets() -> None:
    assert has_secrets(dealt("rainbows"), 2)
    assert not has_secrets(dealt("rainbows"), None)


def test_a_line_that_only_the_seat_reads_is_a_secret() -> None:
    table = dealt("rainbows")
    seen, public = table.sight(0), table.sight(None)
    private = msgspec.structs.replace(seen, lines=seen.lines[1:])
    assert not holds_secrets(seen, public, table.game.judgements)
    assert holds_secrets(private, public, table.game.judgements)
