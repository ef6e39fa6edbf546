"""Chat at the table, and who may watch and speak."""

from datetime import UTC, datetime
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.server.chat import show_new_chat
from folkmoot.server.shown_chat import LATEST, ShownChat
from folkmoot.store import ChatLine
from tests.server.client import PATIENCE, Sitting
from tests.server.conftest import NewGuest, NewGuestOf, NewPair, Pair
from tests.server.running import RunningServer


def texts(sitting: Sitting) -> list[str]:
    sitting.catch_up()
    return [said.text for said in sitting.said]


def test_what_is_said_reaches_everybody_and_stays(pair: Pair, new_guest: NewGuest) -> None:
    pair.one.do("say", text="Good evening")
    with new_guest("Nixe").at(pair.table) as watcher:
        watcher.look()
        watcher.do("say", text="Hello from the bench")
        assert texts(watcher) == ["Good evening", "Hello from the bench"]
        assert [(said.name, said.seat) for said in watcher.said] == [("Lutin", 0), ("Nixe", None)]
    assert texts(pair.other) == ["Good evening", "Hello from the bench"]


def test_a_line_that_is_read_before_its_command_goes_on_is_shown_once(
    private_server: RunningServer, new_pair: NewPair, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = new_pair(private_server)
    live, store = private_server.table(pair.table), private_server.house.store
    plain = store.add_chat_line

    async def add(*fields: Any) -> ChatLine | None:
        stored = await plain(*fields)
        await show_new_chat(store, live)  # as when another process says something in the same moment
        return stored

    monkeypatch.setattr(store, "add_chat_line", add)
    pair.one.do("say", text="Good evening")
    pair.other.do("say", text="Good night")
    assert texts(pair.one) == texts(pair.other) == ["Good evening", "Good night"]


def test_a_newcomer_reads_what_is_said_while_the_chat_is_read(
    private_server: RunningServer, new_pair: NewPair, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = new_pair(private_server)
    live, store = private_server.table(pair.table), private_server.house.store
    plain = store.chat_lines

    async def read(table: str, limit: int) -> list[ChatLine]:
        lines = await plain(table, limit)
        monkeypatch.setattr(store, "chat_lines", plain)
        await store.add_chat_line(table, pair.lutin.id or "", "Lutin", 0, "Good evening", datetime.now(UTC))
        await show_new_chat(store, live)
        return lines

    monkeypatch.setattr(store, "chat_lines", read)
    with new_guest_of(private_server, "Nixe").at(pair.table) as watcher:
        watcher.look()
        assert texts(watcher) == ["Good evening"]
    assert texts(pair.other) == ["Good evening"]


def test_a_line_that_was_shown_is_never_new_again() -> None:
    lines = [ChatLine(number, "", "", None, "", datetime.now(UTC)) for number in range(1, 301)]
    chat = ShownChat()
    for at in range(0, 300, 10):
        early, late = lines[max(0, at - LATEST) : at + 5], lines[max(0, at - LATEST) : at + 10]
        assert chat.add_new(late) == lines[at : at + 10]
        assert chat.add_new(early) == []  # a slower reader that began earlier


def test_numbers_of_chat_need_not_come_in_order() -> None:
    first, second, third = (ChatLine(number, "", "", None, "", datetime.now(UTC)) for number in (1, 2, 3))
    chat = ShownChat()
    assert chat.add_new([third]) == [third]
    with chat.collected() as meanwhile:
        assert chat.add_new([first, second, third]) == [first, second]
        assert meanwhile == [first, second]


def test_a_muted_guest_is_not_read(pair: Pair) -> None:
    pair.other.do("mute", guest=pair.lutin.id)
    pair.one.do("say", text="Can you read this?")
    assert texts(pair.other) == []
    assert texts(pair.one) == ["Can you read this?"]
    with pair.puck.at(pair.table) as again:
        again.look(1)
        assert texts(again) == []
    pair.other.do("mute", guest=pair.lutin.id, on=False)
    pair.one.do("say", text="And this?")
    assert texts(pair.other) == ["And this?"]


@pytest.mark.parametrize(("policy", "code"), [("welcome", None), ("silent", "muted-chat")])
def test_spectators_speak_where_they_are_welcome(
    shared_server: RunningServer, new_pair: NewPair, new_guest: NewGuest, policy: str, code: str | None
) -> None:
    pair = new_pair(shared_server, spectators=policy)
    with new_guest("Nixe").at(pair.table) as watcher:
        assert watcher.look().prompt is None
        assert pair.one.room.spectators <= 1
        if code is None:
            watcher.do("say", text="Good luck")
        else:
            assert watcher.refused("say", text="Good luck") == code
    pair.one.do("say", text="Thank you")
    assert texts(pair.other)[-1] == "Thank you"


def test_a_table_without_spectators_rejects_strangers(
    shared_server: RunningServer, new_pair: NewPair, new_guest: NewGuest
) -> None:
    pair = new_pair(shared_server, spectators="none")
    nixe = new_guest("Nixe")
    with pytest.raises(ConnectionClosed):
        nixe.at(pair.table)
    answer = nixe.http.get(f"/api/tables/{pair.table}")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    with pair.puck.at(pair.table) as again:
        assert again.look(1).eye == 1


def test_a_guest_without_a_chair_is_disconnected_when_the_game_allows_no_spectators(new_guest: NewGuest) -> None:
    lutin, puck, nixe = new_guest("Lutin"), new_guest("Puck"), new_guest("Nixe")
    table = lutin.open(spectators="none")
    watcher = nixe.at(table)
    watcher.send("look")
    with puck.at(table) as other:
        other.sit(1, "Puck")
        with pytest.raises(ConnectionClosed):
            watcher.listen(PATIENCE)
    assert watcher.goodbye == "no-spectators"
    assert not any(text.startswith('{"type":"update"') for text in watcher.heard)
    watcher.close()


def test_a_stranger_without_a_name_cannot_speak(pair: Pair, new_guest: NewGuest) -> None:
    with new_guest("").at(pair.table) as stranger:
        assert stranger.refused("say", text="Boo") == "no-name"


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("one\ntwo\u0000\u0007 three", "one two three"),
        ("\u202eabc\u2066", "abc"),
        ('"quotes" & \\backslashes\\', '"quotes" & \\backslashes\\'),
        ("Été à Noël, 日本", "Été à Noël, 日本"),
    ],
)
def test_talk_is_plain_text_in_one_line(pair: Pair, said: str, shown: str) -> None:
    pair.one.do("say", text=said)
    assert texts(pair.other) == [shown]


@pytest.mark.parametrize("said", ["\u200b", " \t ", "\u0000"])
def test_chat_without_visible_characters_is_malformed(pair: Pair, said: str) -> None:
    assert pair.one.refused("say", text=said) == "malformed"
