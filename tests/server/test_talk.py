"""Talk at the table, and who may watch and speak."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import PATIENCE, Sitting
from tests.server.conftest import Meet, Pair, Pairs
from tests.server.running import Running


def texts(sitting: Sitting) -> list[str]:
    sitting.catch_up()
    return [said.text for said in sitting.said]


def test_what_is_said_reaches_everybody_and_stays(pair: Pair, meet: Meet) -> None:
    pair.one.do("say", text="Good evening")
    with meet("Nixe").at(pair.table) as watcher:
        watcher.look()
        watcher.do("say", text="Hello from the bench")
        assert texts(watcher) == ["Good evening", "Hello from the bench"]
        assert [(said.name, said.seat) for said in watcher.said] == [("Lutin", 0), ("Nixe", None)]
    assert texts(pair.other) == ["Good evening", "Hello from the bench"]


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
    shared: Running, pairs: Pairs, meet: Meet, policy: str, code: str | None
) -> None:
    pair = pairs(shared, spectators=policy)
    with meet("Nixe").at(pair.table) as watcher:
        assert watcher.look().prompt is None
        assert pair.one.room.spectators <= 1
        if code is None:
            watcher.do("say", text="Good luck")
        else:
            assert watcher.refused("say", text="Good luck") == code
    pair.one.do("say", text="Thank you")
    assert texts(pair.other)[-1] == "Thank you"


def test_where_nobody_may_watch_strangers_are_turned_away(shared: Running, pairs: Pairs, meet: Meet) -> None:
    pair = pairs(shared, spectators="none")
    nixe = meet("Nixe")
    with pytest.raises(ConnectionClosed):
        nixe.at(pair.table)
    answer = nixe.http.get(f"/api/tables/{pair.table}")
    assert (answer.status_code, answer.json()["code"]) == (403, "no-spectators")
    with pair.puck.at(pair.table) as again:
        assert again.look(1).eye == 1


def test_whoever_waited_without_a_chair_is_turned_away_when_nobody_may_watch(meet: Meet) -> None:
    lutin, puck, nixe = meet("Lutin"), meet("Puck"), meet("Nixe")
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


def test_nobody_speaks_without_a_name(pair: Pair, meet: Meet) -> None:
    with meet("").at(pair.table) as stranger:
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
def test_saying_nothing_is_not_saying_anything(pair: Pair, said: str) -> None:
    assert pair.one.refused("say", text=said) == "malformed"
