"""Nothing that leaves the server reveals what its reader may not know."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from folkmoot.engine.records import from_text
from folkmoot.games.dolmen.components import LOOK_NAMES
from folkmoot.games.rainbows.components import CARD_NAMES
from folkmoot.games.rainbows.position import RainbowsPosition
from folkmoot.server import protocol
from tests.server.client import Guest, Sitting, play_on, play_out
from tests.server.conftest import NewGuest, NewGuestOf
from tests.server.running import RunningServer

ALLOWED = {
    "welcome": {"type", "protocol", "guest", "name"},
    "room": {field.encode_name for field in msgspec.structs.fields(protocol.Room)} | {"type"},
    "update": {field.encode_name for field in msgspec.structs.fields(protocol.Update)} | {"type"},
    "chat": {"type", "lines"},
    "done": {"type", "id"},
}
"""The fields of the messages; the number of entries, in which secret steps count, is none of them."""

MOST_TABLES = 10
PAIRS = ["-".join(colours) for colours in LOOK_NAMES]
"""All that may be said of a slab in Dolmen whose points are hidden."""


class Received:
    """Everything that one person received, by socket and by HTTP."""

    def __init__(self, guest: Guest, sitting: Sitting) -> None:
        self.guest, self.sitting = guest, sitting
        self.pages: list[str] = []

    def read_pages(self, table: str) -> None:
        """Asks for every page that could tell something."""
        paths = ["", "/report", "/report?seat=0", "/report?seat=1", "/report?seat=2"]
        for path in [f"/api/tables/{table}{path}" for path in paths] + [
            "/api/my/tables",
            "/api/tables",
            "/metrics",
            "/health",
            *(f"/api/records/{table}{rest}" for rest in ("", "/outline", "/moments/0", "/verify")),
        ]:
            answer = self.guest.http.get(path)
            self.pages.append(f"{answer.headers} {answer.text}")

    def heard(self) -> list[str]:
        """Returns everything received so far."""
        return self.sitting.heard + self.pages


def deck_of(running: RunningServer, table: str) -> list[str]:
    """Returns the cards that are not dealt yet, in their true order."""
    course = running.table(table).table.course
    assert course is not None
    position = course.position
    assert isinstance(position, RainbowsPosition)
    rest = position.deck[position.dealt :]
    return [CARD_NAMES[card] if card < len(CARD_NAMES) else "clover" for card in rest]


def test_nothing_hidden_reaches_anybody_before_the_end(shared_server: RunningServer, new_guest: NewGuest) -> None:
    people = [new_guest(name) for name in ("Lutin", "Puck", "Nixe")]
    table = people[0].open(seats=3, salts=["salt-of-seat-0"])
    sittings = [guest.at(table) for guest in people]
    for chair in (1, 2):
        sittings[chair].do("sit", chair=chair, name=people[chair].name, salt=f"salt-of-seat-{chair}")
    watcher = new_guest("")
    readers = [Received(guest, sitting) for guest, sitting in zip(people, sittings, strict=True)]
    readers.append(Received(watcher, watcher.at(table)))
    for seat, reader in enumerate(readers):
        reader.sitting.look(seat if seat < 3 else None)
    everybody = [reader.sitting for reader in readers]
    seed = shared_server.table(table).table._seed.hex()
    for goal in (0, 7, 18):
        play_on(everybody, lambda: all(sitting.update.seq >= goal for sitting in everybody))  # noqa: B023
        for reader in readers:
            reader.read_pages(table)
            check_nothing_hidden(reader.heard(), seed, deck_of(shared_server, table))

    result = play_out(everybody)
    record = from_text(people[0].http.get(f"/api/records/{table}").text)
    assert (record.seed, record.result) == (seed, result)
    assert people[0].http.get(f"/api/records/{table}/verify").json()["fair"] is True
    for reader in readers:
        reader.sitting.close()


def check_nothing_hidden(heard: list[str], seed: str, deck: list[str]) -> None:
    """What was heard so far names neither seed nor salts, and no cards as they will come."""
    everything = "\n".join(heard)
    assert seed not in everything
    assert re.search(r"salt-of-seat-\d", everything) is None
    assert '"deck_order":[' not in everything
    assert len(deck) > 12
    assert ",".join(f'"{card}"' for card in deck[:3]) not in everything
    for text in heard:
        if text.startswith('{"type"'):
            check_fields(msgspec.json.decode(text))


def check_fields(message: dict[str, Any]) -> None:
    """Only known fields, and what is left in the deck in no order but that of the box."""
    assert set(message) <= ALLOWED[message["type"]]
    if message["type"] == "update":
        assert message["view"]["unseen"] == sorted(message["view"]["unseen"], key=CARD_NAMES.index)


def gather(new_guest: NewGuest, **setup: Any) -> list[Sitting]:
    """Returns three people at a table and, last, a spectator."""
    people = [new_guest(name) for name in ("Lutin", "Puck", "Nixe")]
    table = people[0].open(seats=3, **setup)
    sittings = [guest.at(table) for guest in people]
    for chair in (1, 2):
        sittings[chair].sit(chair, people[chair].name)
    everybody = [*sittings, new_guest("").at(table)]
    for seat, sitting in enumerate(everybody):
        sitting.look(seat if seat < 3 else None)
    return everybody


def play_until_heard(
    new_guest: NewGuest, keys: set[str], rounds: int, check: Callable[[dict[str, Any], int], None], **setup: Any
) -> None:
    """Plays so many rounds at one table after the other until all these events have happened; checks every update."""
    missing = set(keys)
    for _ in range(MOST_TABLES):
        everybody = gather(new_guest, **setup)
        play_on(everybody, partial(_has_come_to, everybody[0], rounds))
        check_updates(everybody, check)
        heard = "".join(text for sitting in everybody for text in sitting.heard)
        missing -= {key for key in missing if f'"key":"{key}"' in heard}
        for sitting in everybody:
            sitting.close()
        if not missing:
            return
    raise AssertionError(f"never happened at {MOST_TABLES} tables: {missing}")


def _has_come_to(sitting: Sitting, rounds: int) -> bool:
    return sitting.view["round"] >= rounds or sitting.view["result"] is not None


def check_updates(everybody: list[Sitting], check: Callable[[dict[str, Any], int], None]) -> None:
    """Looks at every update that anybody has got; the spectator is seat 3."""
    for seat, sitting in enumerate(everybody):
        for message in [msgspec.json.decode(text) for text in sitting.heard]:
            if message["type"] == "update":
                check(message, seat)


def test_in_korrigans_nobody_hears_what_others_looked_at_kept_or_gave_up(new_guest: NewGuest) -> None:
    everybody = gather(new_guest, game="korrigans")
    play_on(everybody, lambda: everybody[0].view["part"] == "final-turn")
    check_updates(everybody, check_korrigans)
    play_out(everybody)
    for sitting in everybody:
        sitting.close()


def check_korrigans(message: dict[str, Any], eye: int) -> None:
    """One's own looks and tokens alone; others' tokens only where a screen is gone."""
    view = message["view"]
    for line in message["lines"]:
        key, args = line["phrase"]["key"], line["phrase"]["args"]
        assert key != "looked" or eye < 3
        if key in ("gathered-seen", "sacrificed-seen") and args["seat"] != eye:
            assert not view["players"][args["seat"]]["screen"]
    for seat, player in enumerate(view["players"]):
        assert player["gold"] is None or seat == eye
        assert (player["tokens"] is not None) == (seat == eye or not player["screen"])
    for field in view["fields"]:
        assert field["sign"] is None
        assert field["faces"] is None or (view["phase"], view["deciders"]) == ("choose-clover", [eye])
        assert field["memory"] is None or eye < 3


def test_in_zauberberg_nobody_hears_of_hands_and_hidden_tokens(new_guest: NewGuest) -> None:
    everybody = gather(new_guest, game="zauberberg", options={"turn_limit": 40})
    play_on(everybody, lambda: everybody[0].view["turns"] >= 36 or everybody[0].view["result"] is not None)
    check_updates(everybody, check_zauberberg)
    for sitting in everybody:
        sitting.close()


def check_zauberberg(message: dict[str, Any], eye: int) -> None:
    """One's own cards alone, and no token that lies face down."""
    view = message["view"]
    if view["result"] is not None:
        return
    for line in message["lines"]:
        assert line["phrase"]["key"] not in ("dealt-cards", "drew-cards") or line["phrase"]["args"]["seat"] == eye
    for seat, player in enumerate(view["players"]):
        assert (player["hand"] is not None) == (seat == eye)
    assert view["unseen"] is None
    assert all(token["face"] is None for token in view["tokens"] if token["state"] == "down")


@pytest.mark.parametrize("memory_aid", [True, False])
def test_in_dolmen_nobody_hears_what_others_peeked_at_and_which_slab_is_which(
    new_guest: NewGuest, memory_aid: bool
) -> None:
    keys = {"peeked", "peeked-face", "swept", "drew", "arranged"}
    play_until_heard(new_guest, keys, 16, check_dolmen, game="dolmen", options={"memory_aid": memory_aid})


def check_dolmen(message: dict[str, Any], eye: int) -> None:
    """One's own peeks alone, and of all slabs that are not in a dolmen or turned over the colours."""
    view = message["view"]
    if view["result"] is not None:
        return
    for line in message["lines"]:
        key, args = line["phrase"]["key"], line["phrase"]["args"]
        assert key != "peeked-face" or args["seat"] == eye
        assert "face" not in args or key in ("peeked-face", "tries", "won", "lost", "laid")
        assert {args.get("slab", PAIRS[0]), *args.get("slabs", [])} <= set(PAIRS)
    for place in view["places"]:
        assert set(place) == {"place", "colours", "face", "peekers", "fits", "ends", "needs"}
        peeked = {"seat": eye, "place": place["place"]}
        shown = eye in place["peekers"] and (view["memory_aid"] or (view["active"], view["last_peek"]) == (eye, peeked))
        assert (place["face"] is not None) == shown
        assert (place["needs"] is not None) == (shown and place["fits"])
        assert bool(place["ends"]) == place["fits"]
    alike = {(str(place["colours"]), str(place["ends"])) for place in view["places"]}
    assert len(alike) == len({colours for colours, _ in alike})
    for slab in view["hand"]:
        assert set(slab) == {"colours", "face"}
        assert (slab["face"] is not None) == (view["phase"] == "lay")
    assert (type(view["pile"]), type(view["discard"]), view["rest"]) == (int, int, None)
    assert view["top"] is None or "-".join(view["top"]) in PAIRS


@pytest.mark.parametrize("open_stocks", [True, False])
def test_in_pixie_queen_nobody_hears_of_screens_and_offers_before_all_have_decided(
    new_guest: NewGuest, open_stocks: bool
) -> None:
    check = partial(check_pixie_queen, open_stocks=open_stocks)
    setup = {"game": "pixie_queen", "options": {"open_stocks": open_stocks}}
    play_until_heard(new_guest, {"committed", "offered", "stole"}, 4, check, **setup)


def check_pixie_queen(message: dict[str, Any], eye: int, open_stocks: bool) -> None:
    """One's own screen alone unless stocks are open, one's own offer alone until all lie open, no demand to come."""
    view = message["view"]
    if view["result"] is not None:
        return
    composing = view["question"] == "offer"
    for seat, player in enumerate(view["players"]):
        for name in ("goods", "rewards", "tiles", "bonus"):
            assert (player[name] is not None) == (seat == eye or open_stocks)
        assert (player["offer"] is not None) == (seat == eye or not composing)
        assert player.get("asked") is None or seat == eye
        assert player.get("final") is None
    assert (view["unused_demand"], view["bag_contents"]) == (None, None) or view["question"] == "pick"
    assert [food is not None for food in view["demand"]] == sorted([food is not None for food in view["demand"]])[::-1]
    if composing:
        assert view["last"] is None or view["last"].split()[0] not in ("offer", "commit")


def acorns_pair(running: RunningServer, new_guest_of: NewGuestOf, **setup: Any) -> list[Sitting]:
    lutin, puck = new_guest_of(running, "Lutin"), new_guest_of(running, "Puck")
    table = lutin.open(game="acorns", **setup)
    sittings = [lutin.at(table), puck.at(table)]
    sittings[1].sit(1, "Puck")
    for seat, sitting in enumerate(sittings):
        sitting.look(seat)
    for sitting in sittings * 2:  # once for their own look, once for what the other's has changed
        sitting.catch_up()
    return sittings


@pytest.mark.usefixtures("acorns")
def test_secret_steps_of_others_leave_no_trace(private_server: RunningServer, new_guest_of: NewGuestOf) -> None:
    """Also with a clock, whose time would otherwise tell that something was stored."""
    one, other = acorns_pair(private_server, new_guest_of, clock={"kind": "live", "minutes": 5, "increment": 5})
    cards = new_guest_of(private_server, "").http
    updated = private_server.table(one.room.table).updated
    one.play("offer nut 2")
    assert (one.update.seq, one.update.secret_steps) == (0, 1)
    assert other.catch_up() + other.listen(0.3) == []
    one.do("undo", seat=0, seq=0, secret_steps=1)
    one.play("offer nut 1")
    one.play("offer berry 3")
    assert other.catch_up() + other.listen(0.3) == []
    assert private_server.table(one.room.table).updated == updated
    assert cards.get(f"/api/tables/{one.room.table}").status_code == 200
    one.play("commit")
    committed = other.wait_for(protocol.Update)
    assert (committed.seq, committed.secret_steps) == (0, 0)
    assert other.view["players"][0]["offer"] is None
    for sitting in (one, other):
        sitting.close()


@pytest.mark.usefixtures("acorns")
def test_answers_to_a_simultaneous_question_do_not_disturb_each_other(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    one, other = acorns_pair(private_server, new_guest_of)
    second = other.move("offer nut 3")
    one.play("offer nut 2")
    other.do("play", **second)
    one.play("offer berry 0")
    assert other.refused("play", **second | {"id": "again"}) == "stale"
    other.wait_for(protocol.Update)
    for sitting in (other, one):
        while sitting.prompt.id != "commit":
            sitting.play()
        sitting.play("commit")
    other.wait_until(lambda sitting: sitting.update.seq == 1)
    for sitting in (one, other):
        sitting.close()


@pytest.mark.usefixtures("acorns")
def test_a_glimpse_is_kept_until_it_was_noticed(private_server: RunningServer, new_guest_of: NewGuestOf) -> None:
    one, other = acorns_pair(private_server, new_guest_of, options={"memory_aid": False})
    play_on([one, other], lambda: all(sitting.view["phase"] == "foraging" for sitting in (one, other)))
    for sitting in (one, other):
        sitting.catch_up()
    peeker, idle = (one, other) if one.asked else (other, one)
    peeker.play("peek 1")
    glimpse = [line for line in peeker.lines if line.fleeting]
    assert [line.phrase.key for line in glimpse] == ["saw"]
    idle.catch_up()
    idle.listen(0.1)
    assert not any(line.fleeting for line in idle.lines)
    assert all("saw" not in text for text in idle.heard)
    seat = peeker.update.eye
    assert [line for line in peeker.look(seat).lines if line.fleeting] == glimpse
    peeker.do("noticed", seat=seat, seq=glimpse[0].seq)
    assert not [line for line in peeker.look(seat).lines if line.fleeting]
    for sitting in (one, other):
        sitting.close()


@pytest.mark.usefixtures("acorns")
def test_a_whole_game_with_secrets_and_a_bot_verifies(private_server: RunningServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(game="acorns", seats=3, names=["Lutin"], bots=["random", "heuristic"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        play_out([sitting])
    assert lutin.http.get(f"/api/records/{table}/verify").json()["fair"] is True


@pytest.mark.usefixtures("acorns")
def test_a_report_holds_what_its_reader_sees(private_server: RunningServer, new_guest_of: NewGuestOf) -> None:
    one, other = acorns_pair(private_server, new_guest_of)
    one.play("offer nut 2")
    lutin, puck = new_guest_of(private_server, "Nixe"), new_guest_of(private_server, "Brownie")
    for reader in (lutin, puck):
        open_to_all = reader.http.get(f"/api/tables/{one.room.table}/report")
        assert "hidden" in open_to_all.text
        assert all(face not in open_to_all.text for face in ('"nut"', '"berry"', '"thorn"'))
        foreign = reader.http.get(f"/api/tables/{one.room.table}/report?seat=0")
        assert (foreign.status_code, foreign.json()["code"]) == (403, "not-your-seat")
    for sitting in (one, other):
        sitting.close()
