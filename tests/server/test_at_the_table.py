"""What people do at a table besides deciding: undo, ask why, ask for a hint, wish, resign, play again."""

import pytest

from folkmoot.engine.records import from_text
from folkmoot.server import protocol, questions_protocol
from folkmoot.server.house import House
from folkmoot.server.resources import Verdict
from folkmoot.table.clocks import MINUTE
from tests.server.client import play_on, play_out
from tests.server.conftest import NewGuest, NewGuestOf, NewPair, Pair, StartServer
from tests.server.running import RunningServer

MOMENT = 300
"""Milliseconds."""
MOST_TABLES = 10
"""How often a game is tried in which something should happen that a deal may prevent."""


def test_a_move_that_showed_nothing_new_can_be_taken_back(pair: Pair) -> None:
    sitting = pair.asked()
    keep = next(choice.move for choice in sitting.prompt.choices if not choice.reveals)
    before = sitting.view
    sitting.play(keep)
    assert sitting.update.undo == 1
    sitting.do("undo", seat=sitting.update.eye, seq=sitting.update.seq)
    assert sitting.view == before
    assert sitting.lines[-1].phrase.key == "undone"
    assert sitting.refused("undo", seat=sitting.update.eye, seq=sitting.update.seq) == "cannot-undo"


def test_nothing_is_taken_back_across_another_persons_move(pair: Pair) -> None:
    while True:
        sitting, seat = pair.asked(), pair.asked().update.eye
        sitting.play(next((choice.move for choice in sitting.prompt.choices if not choice.reveals), None))
        other = pair.asked()
        if other is not sitting:
            other.play()
            sitting.catch_up()
            assert sitting.update.undo == 0
            assert sitting.refused("undo", seat=seat, seq=sitting.update.seq) == "cannot-undo"
            return


def test_alone_against_bots_undo_goes_back_over_their_answers(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    for _ in range(MOST_TABLES):
        with lutin.at(lutin.open(bots=["heuristic"])) as sitting:
            sitting.look(0)
            while not sitting.result:
                play_on([sitting], lambda: sitting.update.undo >= 2)
                offered = sitting.update.undo
                if isinstance(sitting.ask("undo", seat=0, seq=sitting.update.seq), protocol.Done):
                    sitting.catch_up()
                    taken_back = [line.phrase.args for line in sitting.lines if line.phrase.key == "undone"]
                    assert taken_back == [{"seat": 0, "count": offered}]
                    return
    raise AssertionError(f"at {MOST_TABLES} tables no bot answered without a reveal")


def test_why_names_the_rule(pair: Pair) -> None:
    sitting = pair.asked()
    seat = sitting.update.eye
    legal = sitting.prompt.choices[0].move
    allowed = questions_protocol.Because(id="w1", reason=None, move=legal)
    assert sitting.ask("why", id="w1", seat=seat, move=legal) == allowed
    verb = legal.split()[0]
    begun = questions_protocol.Because(id="w2", reason=None, move=verb)
    assert sitting.ask("why", id="w2", seat=seat, move=verb) == begun
    answer = sitting.ask("why", seat=seat, move=absent_card(sitting.view))
    assert isinstance(answer, questions_protocol.Because)
    assert answer.reason is not None
    assert answer.reason.code.startswith("RAI-")
    assert sitting.refused("why", seat=seat, move="dance") == "bad-notation"
    idle = pair.waiting()
    turn = idle.ask("why", seat=idle.update.eye, move=legal)
    assert isinstance(turn, questions_protocol.Because)
    assert turn.reason is not None
    assert turn.reason.code == "not-your-turn"


def absent_card(view: dict[str, object]) -> str:
    """Returns a move with a card that does not lie in the market."""
    unseen = view["unseen"]
    assert isinstance(unseen, list)
    return f"keep {unseen[0]}"


def test_an_illegal_move_is_refused_with_the_rule_and_changes_nothing(pair: Pair) -> None:
    sitting = pair.asked()
    before = sitting.update
    answer = sitting.ask("play", **sitting.move(absent_card(sitting.view)))
    assert isinstance(answer, protocol.Refused)
    assert answer.code == "illegal"
    assert answer.reason is not None
    assert answer.reason.code.startswith("RAI-")
    assert sitting.refused("play", **sitting.move("dance on the hill")) == "bad-notation"
    idle = pair.waiting()
    not_mine = idle.ask("play", **sitting.move(seat=idle.update.eye))
    assert isinstance(not_mine, protocol.Refused)
    assert not_mine.reason is not None
    assert not_mine.reason.code == "not-your-turn"
    assert sitting.look(before.eye).hash == before.hash


def test_the_effect_of_a_legal_move_is_said_on_request(pair: Pair) -> None:
    sitting, idle = pair.asked(), pair.waiting()
    seat, legal = sitting.update.eye, sitting.prompt.choices[0].move
    assert isinstance(sitting.ask("effect", seat=seat, move=legal), questions_protocol.Foreseen)
    illegal = sitting.ask("effect", seat=seat, move=absent_card(sitting.view))
    assert isinstance(illegal, protocol.Refused)
    assert (illegal.code, illegal.reason is None) == ("illegal", False)
    assert sitting.refused("effect", seat=seat, move=legal.split()[0]) == "bad-notation"
    assert sitting.refused("effect", seat=idle.update.eye, move=legal) == "not-your-seat"


def test_a_hint_names_three_legal_moves_with_their_shares(pair: Pair) -> None:
    sitting = pair.asked()
    hinted = sitting.ask("hint", seat=sitting.update.eye)
    assert isinstance(hinted, questions_protocol.Hinted)
    assert len({advised.move for advised in hinted.moves}) == 3
    assert {advised.move for advised in hinted.moves} <= {choice.move for choice in sitting.prompt.choices}
    assert all(advised.share is not None and 0 <= advised.share <= 1 for advised in hinted.moves)
    sitting.play(hinted.moves[0].move)
    idle = pair.waiting()
    assert idle.refused("hint", seat=idle.update.eye) == "not-your-turn"


def test_a_pause_needs_everybodys_wish_and_one_to_end_it(pair: Pair) -> None:
    pair.one.do("wish", seat=0, wish="pause")
    pair.other.wait_until(lambda one: bool(one.room.wishes))
    assert (pair.other.room.wishes[0].by, pair.other.room.wishes[0].needs) == ([0], [1])
    pair.one.do("wish", seat=0, wish="pause", on=False)
    pair.other.wait_until(lambda one: not one.room.wishes)
    pair.other.do("wish", seat=1, wish="pause")
    pair.one.do("wish", seat=0, wish="pause")
    pair.one.wait_until(lambda one: one.room.phase == "paused")
    assert pair.one.update.prompt is None
    assert pair.one.refused("play", **pair.one.move("keep red-1")) == "paused"
    pair.other.do("resume", seat=1)
    pair.one.wait_until(lambda one: one.room.phase == "playing")
    assert pair.one.refused("resume", seat=0) == "not-paused"
    assert [line.phrase.key for line in pair.one.lines[-2:]] == ["pauses", "resumes"]


def test_a_bot_replaces_an_absent_player_until_the_return(
    private_server: RunningServer, new_guest_of: NewGuestOf
) -> None:
    lutin, puck, nixe = (new_guest_of(private_server, name) for name in ("Lutin", "Puck", "Nixe"))
    table = lutin.open(seats=3)
    one, other, gone = lutin.at(table), puck.at(table), nixe.at(table)
    other.sit(1, "Puck")
    gone.sit(2, "Nixe")
    one.look(0)
    other.look(1)
    assert one.refused("wish", seat=0, wish="replace", about=2) == "not-away"
    gone.close()
    one.wait_until(lambda sitting: sitting.room.chairs[2].away is not None)
    assert one.refused("wish", seat=0, wish="replace", about=2) == "not-away", "left only a moment ago"
    private_server.table(table).presence.patience_ms = 0
    one.do("wish", seat=0, wish="replace", about=2)
    assert one.room.chairs[2].bot is None
    other.do("wish", seat=1, wish="replace", about=2)
    one.wait_until(lambda sitting: sitting.room.chairs[2].bot is not None)
    assert one.refused("wish", seat=0, wish="replace", about=2) == "not-away", "a bot plays there"
    play_on([one, other], lambda: any(line.phrase.args.get("seat") == 2 for line in one.lines[4:]))
    with nixe.at(table) as back:
        back.look(2)
        back.wait_until(lambda sitting: sitting.room.chairs[2].bot is None)
        assert back.lines[-1].phrase.key == "returns"
        one.catch_up()
        other.catch_up()
        play_out([one, other, back])
    one.close()
    other.close()
    record = from_text(lutin.http.get(f"/api/records/{table}").text)
    assert {"BotTakesOver", "Returns"} <= {type(act).__name__ for act in record.acts}
    assert lutin.get(f"/api/records/{table}/verify", Verdict).fair


def test_of_two_players_the_other_wins_when_one_resigns(pair: Pair) -> None:
    pair.one.do("resign", seat=0)
    pair.other.wait_until(lambda one: one.result is not None)
    assert pair.other.result is not None
    assert (pair.other.result.ranks, pair.other.result.end.key) == ([2, 1], "end-resigned")
    pair.one.wait_until(lambda one: one.room.phase == "over")
    assert pair.one.refused("resign", seat=0) in ("left", "over")
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).fair


def test_a_wish_does_not_wait_for_somebody_who_resigned_and_watches(new_guest: NewGuest) -> None:
    lutin, puck, nixe = new_guest("Lutin"), new_guest("Puck"), new_guest("Nixe")
    table = lutin.open(seats=3)
    with lutin.at(table) as one, puck.at(table) as other, nixe.at(table) as third:
        other.sit(1, "Puck")
        third.sit(2, "Nixe")
        for seat, sitting in enumerate((one, other, third)):
            sitting.look(seat)
        third.do("resign", seat=2)
        one.wait_until(lambda sitting: sitting.room.chairs[2].bot is not None)
        one.do("wish", seat=0, wish="pause")
        other.wait_until(lambda sitting: bool(sitting.room.wishes))
        assert (other.room.wishes[0].by, other.room.wishes[0].needs) == ([0], [1])


def test_of_three_players_a_bot_plays_on_for_the_one_who_resigns(new_guest: NewGuest) -> None:
    lutin, puck = new_guest("Lutin"), new_guest("Puck")
    table = lutin.open(seats=3, bots=["random"])
    with lutin.at(table) as one, puck.at(table) as other:
        other.sit(1, "Puck")
        one.look(0)
        other.look(1)
        other.do("resign", seat=1)
        one.wait_until(lambda sitting: sitting.room.chairs[1].bot is not None)
        assert one.room.chairs[1].left == "resigned"
        assert other.refused("play", **other.move("keep red-1")) == "left"
        other.look(1)
        one.listen()
        play_on([one], lambda: one.result is not None)
    with puck.at(table) as back:
        back.look(1)
        assert back.room.chairs[1].left == "resigned"
    assert lutin.get(f"/api/records/{table}/verify", Verdict).fair


def test_a_player_whose_clock_runs_out_has_lost(private_server: RunningServer, new_pair: NewPair) -> None:
    pair = new_pair(private_server, clock={"kind": "live", "minutes": 5, "increment": 0})
    asked = pair.asked()
    assert asked.update.clocks is not None
    assert all(0 < left <= 5 * MINUTE for left in asked.update.clocks)

    async def leave_a_moment(house: House) -> None:
        house.time._begun_at += 5 * MINUTE - MOMENT
        live = await house.hub.find(pair.table)
        assert live is not None
        live.changed.set()

    private_server.do(leave_a_moment)
    asked.wait_until(lambda one: one.result is not None)
    assert asked.result is not None
    assert asked.result.end.key == "end-timed-out"
    assert asked.result.ranks[asked.update.eye or 0] == 2
    assert pair.lutin.get(f"/api/records/{pair.table}/verify", Verdict).fair


def test_a_rematch_keeps_the_chairs_for_the_same_guests(pair: Pair) -> None:
    assert pair.one.refused("rematch") == "not-over"
    pair.one.do("resign", seat=0)
    pair.other.do("rematch", id="again")
    pair.other.do("rematch", id="again")
    pair.one.wait_until(lambda one: one.room.rematch is not None)
    assert pair.one.refused("rematch") == "already-moved-on"
    there = pair.one.room.rematch
    assert there is not None
    with pair.lutin.at(there) as one, pair.puck.at(there) as other:
        assert [chair.kind for chair in one.room.chairs] == ["kept", "kept"]
        assert other.refused("sit", chair=0, name="Puck", salt="x") == "chair-taken"
        one.sit(0, "Lutin")
        other.sit(1, "Puck")
        one.wait_until(lambda sitting: sitting.room.phase == "playing")
        assert one.room.commitment != pair.one.room.commitment


def test_a_rematch_against_bots_begins_as_soon_as_their_opponent_sits_down(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    table = lutin.open(salts=["x"], seats=2, bots=["random"], options={"two_player_variant": True, "days": 3})
    with lutin.at(table) as at_first:
        at_first.wait_until(lambda sitting: sitting.room.phase == "playing")
        at_first.do("resign", seat=0)
        at_first.do("rematch")
        there, setup = at_first.room.rematch, at_first.room.setup
    assert there is not None
    with lutin.at(there) as again:
        assert [(chair.kind, chair.bot) for chair in again.room.chairs] == [("kept", None), ("bot", "random")]
        again.sit(0, "Lutin")
        again.wait_until(lambda sitting: sitting.room.phase == "playing")
        assert again.room.setup == setup


def test_chairs_are_taken_left_and_given_to_bots_before_the_game(new_guest: NewGuest) -> None:
    lutin, puck = new_guest("Lutin"), new_guest("Puck")
    table = lutin.open(seats=3)
    with lutin.at(table) as host, puck.at(table) as other:
        assert other.refused("sit-bot", chair=1, bot="random") == "not-host"
        assert host.refused("sit-bot", chair=1, bot="genius") == "no-bot"
        assert host.refused("sit-bot", chair=7, bot="random") == "no-chair"
        host.do("sit-bot", chair=1, bot="random")
        assert other.refused("sit", chair=1, name="Puck", salt="x") == "chair-taken"
        assert other.refused("leave", chair=1) == "not-your-seat"
        host.do("leave", chair=1)
        other.sit(1, "Lutin")
        host.wait_until(lambda one: one.room.chairs[1].kind == "person")
        assert host.room.chairs[1].name == "Lutin 2"
        assert host.refused("leave", chair=1) == "not-your-seat"
        assert host.refused("play", seat=0, seq=0, move="keep red-1") == "not-begun"
        assert host.refused("resign", seat=0) == "not-begun"
        other.sit(2, "Puck")
        host.wait_until(lambda one: one.room.phase == "playing")
        assert other.refused("leave", chair=1) == "already-begun"
        assert host.refused("close") == "already-begun"


def test_bots_answer_at_once_for_a_lone_player_who_skips(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(start_server(pace=1000.0), "Lutin")
    with lutin.at(lutin.open(bots=["random"])) as sitting:
        sitting.look(0)
        for _ in range(3):
            if not sitting.asked:
                sitting.listen(0.1)
                assert not sitting.asked, "the bot takes its time"
                sitting.do("skip")
                sitting.wait_until(lambda one: one.asked)
            sitting.play()


@pytest.mark.usefixtures("acorns")
def test_bots_decide_soon_where_all_decide_in_secret(start_server: StartServer, new_guest_of: NewGuestOf) -> None:
    lutin = new_guest_of(start_server(pace=1000.0), "Lutin")
    table = lutin.open(game="acorns", seats=3, names=["Lutin"], bots=["random", "heuristic"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        sitting.wait_until(lambda one: one.view["deciders"] == [0])
        assert sitting.asked


def test_skip_is_refused_unless_one_plays_alone(pair: Pair) -> None:
    assert pair.one.refused("skip") == "not-alone"
