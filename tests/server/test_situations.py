"""Tables that begin from a situation: opened, marked, recorded, and nobody is sent the facts."""

import threading

import msgspec
import pytest

from folkmoot.engine.records import Record
from folkmoot.engine.registry import find_game
from folkmoot.engine.situations import Situation, position_of, to_text
from folkmoot.server.lobby_protocol import TableCard
from folkmoot.server.protocol import Room
from folkmoot.server.resources import Opened, Outline, Verdict
from folkmoot.server.settings import Timing
from tests.server.client import Guest, play_out, problem_of, wait_until
from tests.server.conftest import NewGuest, NewGuestOf, StartServer
from tests.server.running import BotThread

FACTS: dict[str, object] = {"gold": [40, 3]}
VARIANT = {"two_player_variant": True}


def open_alone(guest: Guest, seat: int, facts: dict[str, object], bots: int = 1) -> str:
    """Opens a table where the guest sits on this seat and bots on the others."""
    setup = {"game": "rainbows", "seats": bots + 1, "seating": "chosen", "bots": ["random"] * bots, "situation": facts}
    options = VARIANT if bots == 1 else {}
    form = {"setup": setup | {"options": options}, "names": [guest.name], "salts": ["s"], "first_chair": seat}
    return guest.post("/api/tables", form, Opened).table


def test_a_table_begins_from_a_situation_and_its_rematch_too(
    start_server: StartServer, new_guest_of: NewGuestOf
) -> None:
    running = start_server()
    puck, lutin = new_guest_of(running, "Puck"), new_guest_of(running, "Lutin")
    table = puck.open(situation=FACTS)
    with puck.at(table) as one, lutin.at(table) as other:
        other.sit(1, "Lutin")
        one.look(0)
        other.look(1)
        assert [player["gold"] for player in one.view["players"]] == FACTS["gold"]
        play_out([one, other])
        assert puck.get(f"/api/records/{table}", Record).situation == FACTS
        assert puck.get(f"/api/records/{table}/outline", Outline).from_situation
        assert puck.get(f"/api/records/{table}/verify", Verdict).fair
        one.do("rematch")
        again = puck.get(f"/api/tables/{table}", Room).rematch
    assert again is not None
    assert puck.get(f"/api/tables/{again}", Room).setup.situation == {}
    live = running.do(lambda house: house.hub.find(again))
    assert live is not None
    assert live.table.setup.situation == FACTS


def test_rooms_and_lists_mark_a_situation_and_do_not_tell_it(new_guest: NewGuest) -> None:
    puck = new_guest("Puck")
    table, ordinary = puck.open(situation=FACTS), puck.open()
    assert puck.get(f"/api/tables/{table}", Room).setup.situation == {}
    assert puck.get(f"/api/tables/{ordinary}", Room).setup.situation is None
    for path in ("/api/tables", "/api/my/tables"):
        cards = {card.id: card for card in msgspec.convert(puck.http.get(path).json(), list[TableCard])}
        assert cards[table].setup.situation == {}
        assert cards[ordinary].setup.situation is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_report_is_opened_from_the_seat_of_its_reader(new_guest: NewGuest, seat: int) -> None:
    puck = new_guest("Puck")
    table = open_alone(puck, seat, {}, bots=2)
    with puck.at(table) as sitting:
        sitting.look(seat)
        wait_until(lambda: sitting.look(seat).prompt is not None)
    report = puck.get(f"/api/tables/{table}/report", Situation, seat=seat)
    again = open_alone(puck, seat, report.facts, bots=2)
    room = puck.get(f"/api/tables/{again}", Room)
    assert [chair.guest == puck.id for chair in room.chairs] == [chair == seat for chair in range(3)]
    with puck.at(again) as sitting:
        sitting.look(seat)
        assert sitting.view == msgspec.json.decode(msgspec.json.encode(position_of(report).view(seat)))


@pytest.mark.parametrize(
    ("facts", "detail"),
    [
        ({"goldd": [1, 2]}, "unknown fact 'goldd': did you mean gold?"),
        ({"gold": [10**30, 1]}, ""),
        ({"phase": "deal"}, "unknown phase: 'deal'"),
        ({"turn": 7}, ""),
    ],
)
def test_an_impossible_situation_is_refused_with_its_reason(
    new_guest: NewGuest, facts: dict[str, object], detail: str
) -> None:
    puck = new_guest("Puck")
    setup = {"game": "rainbows", "seats": 2, "options": VARIANT, "situation": facts}
    problem = problem_of(puck.send("/api/tables", {"setup": setup, "names": ["Puck"]}))
    assert (problem.status, problem.code) == (400, "bad-situation")
    assert detail in str(problem.args["detail"])


def test_a_pasted_text_is_read_and_checked(new_guest: NewGuest) -> None:
    puck = new_guest("Puck")
    told = Situation(game="rainbows", players=2, options={"two_player_variant": True}, facts=FACTS)
    toml = 'game = "rainbows"\nplayers = 2\noptions = {two_player_variant = true}\n[facts]\ngold = [40, 3]\n'
    for text in (to_text(told), toml):
        assert puck.post("/api/situations", {"text": text}, Situation) == told
    for text, code in {
        "hello": "bad-situation",
        '{"game": "chess", "players": 2}': "no-game",
        '{"game": "rainbows", "players": 99}': "bad-setup",
        '{"game": "rainbows", "players": 2}': "bad-setup",
        '{"game": "rainbows", "players": 3, "facts": {"goldd": 1}}': "bad-situation",
    }.items():
        assert problem_of(puck.send("/api/situations", {"text": text})).code == code


def test_a_situation_that_takes_too_long_to_check_is_refused(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = threading.Event()
    monkeypatch.setattr(BotThread, "run", lambda _, task: answered.wait() and task())
    puck = new_guest_of(start_server(timing=Timing(bot_timeout=0.0)), "Puck")
    text = '{"game": "rainbows", "players": 3, "facts": {"gold": [40, 3, 9]}}'
    problem = problem_of(puck.send("/api/situations", {"text": text}))
    answered.set()
    assert (problem.status, problem.code) == (400, "bad-situation")
    assert "in time" in str(problem.args["detail"])


def test_a_moment_of_a_record_is_a_situation_as_its_eye_knew_it(new_guest: NewGuest) -> None:
    puck, lutin = new_guest("Puck"), new_guest("Lutin")
    table = puck.open()
    with puck.at(table) as one, lutin.at(table) as other:
        other.sit(1, "Lutin")
        one.look(0)
        other.look(1)
        play_out([one, other])
    told = puck.get(f"/api/records/{table}/situations/3", Situation, eye=1)
    rainbows = find_game("rainbows")
    position = position_of(told)
    assert rainbows.facts(position, 1) == told.facts
    assert puck.get(f"/api/records/{table}/situations/3", Situation).facts == rainbows.facts(position, None)
    assert problem_of(puck.http.get(f"/api/records/{table}/situations/999")).code == "no-moment"
