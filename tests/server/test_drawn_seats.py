"""Seats that are drawn when a game begins: no client looks from a seat of another."""

import asyncio
import threading

import msgspec
import pytest

from folkmoot.server import protocol
from folkmoot.store import ChatLine, Store
from tests.server.client import PATIENCE
from tests.server.conftest import NewGuest, NewGuestOf
from tests.server.running import RunningServer


def test_a_look_before_the_seats_are_drawn_does_not_show_anothers_seat(new_guest: NewGuest) -> None:
    for _ in range(20):
        lutin, puck = new_guest("Lutin"), new_guest("Puck")
        table = lutin.open(seating="random")
        with lutin.at(table) as one, puck.at(table) as other:
            one.send("look", eye=0)
            one.catch_up()
            other.sit(1, "Puck")
            update = one.wait_for(protocol.Update)
            one.wait_until(lambda sitting: sitting.room.phase == "playing")
            mine = [seat for seat, chair in enumerate(one.room.chairs) if chair.guest == lutin.id]
            assert update.eye is None or update.eye in mine
            if mine == [1]:
                assert update.eye is None
                return
    raise AssertionError("twenty times the same seat was drawn")


def test_a_look_while_the_seats_are_drawn_shows_no_other_seat(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, begun, drawn = Store.chat_lines, threading.Event(), threading.Event()

    async def slowly(store: Store, table: str, limit: int = 100) -> list[ChatLine]:
        begun.set()
        await asyncio.to_thread(drawn.wait, PATIENCE)
        return await read(store, table, limit)

    monkeypatch.setattr(Store, "chat_lines", slowly)
    for _ in range(20):
        begun.clear()
        drawn.clear()
        lutin, puck = new_guest_of(private_server, "Lutin"), new_guest_of(private_server, "Puck")
        table = lutin.open(seating="random")
        with lutin.at(table) as one, puck.at(table) as other:
            one.send("look", eye=0)
            assert begun.wait(PATIENCE)
            other.sit(1, "Puck")
            drawn.set()
            one.catch_up()
            assert one.room.phase == "playing"
            mine = [seat for seat, chair in enumerate(one.room.chairs) if chair.guest == lutin.id]
            shown = [msgspec.json.decode(text)["eye"] for text in one.heard if '"type":"update"' in text]
            assert set(shown) <= {None, *mine}
            if mine == [1]:
                return
    raise AssertionError("twenty times the same seat was drawn")
