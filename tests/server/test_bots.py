"""Bots play from the same information as people."""

import pytest

from folkmoot.bots import Hint, choose_move, find_bot, give_hints
from folkmoot.engine.dice import FastDice
from folkmoot.engine.position import Snapshot
from folkmoot.engine.registry import find_game
from folkmoot.server import bot_pool
from folkmoot.server.resources import Verdict
from tests.server.client import PATIENCE, play_on, play_out
from tests.server.conftest import NewGuestOf
from tests.server.odd_bots import Stop
from tests.server.running import RunningServer

Choice = tuple[Snapshot, int, list[int], list[int]]


@pytest.fixture
def choices(monkeypatch: pytest.MonkeyPatch, private_server: RunningServer) -> list[Choice]:
    """Collects what bots get: the imagined position, the seat, and the undealt cards, imagined and true."""
    collected: list[Choice] = []

    def record_choice(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        game = find_game(game_id)
        lives = list(private_server.house.hub._tables.values())
        course = lives[0].table.course
        assert course is not None
        true = course.position
        restored = game.restore(imagined)
        assert restored.view(seat) == true.view(seat)
        assert restored.moves(seat) == true.moves(seat)
        assert restored.imagine(seat, FastDice(1)).view(seat) == true.view(seat)
        deck, real = imagined["deck"], true.snapshot()["deck"]
        assert isinstance(deck, list)
        assert isinstance(real, list)
        dealt = true.snapshot()["dealt"]
        assert isinstance(dealt, int)
        collected.append((imagined, seat, deck[dealt:], real[dealt:]))
        return game.notation(find_bot(bot).choose(game, restored, seat, FastDice(seed)))

    def record_hints(
        game_id: str, imagined: Snapshot, seat: int, seed: int, part: float, stop: Stop
    ) -> list[tuple[str, Hint]]:
        record_choice(game_id, imagined, seat, "gnome", seed, part, stop)
        return give_hints(game_id, imagined, seat, seed, part, stop)

    monkeypatch.setattr(bot_pool, "choose_move", record_choice)
    monkeypatch.setattr(bot_pool, "give_hints", record_hints)
    return collected


def test_a_bot_is_handed_what_its_seat_could_imagine_and_never_the_deck(
    private_server: RunningServer, new_guest_of: NewGuestOf, choices: list[Choice]
) -> None:
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(seats=3, bots=["heuristic", "random"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        if sitting.asked:
            sitting.ask("hint", seat=0)
        play_out([sitting])
    long_decks = [(imagined, true) for _, _, imagined, true in choices if len(true) > 8]
    assert len(long_decks) > 10
    assert all(sorted(imagined) == sorted(true) for imagined, true in long_decks)
    assert all(imagined != true for imagined, true in long_decks)
    tops = [imagined[0] == true[0] for imagined, true in long_decks]
    assert sum(tops) < len(tops) / 3, "the next card is guessed far too often"


def test_whatever_goes_wrong_with_all_bots_the_game_goes_on(
    private_server: RunningServer,
    new_guest_of: NewGuestOf,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fails(*_: object) -> str:
        raise ZeroDivisionError("this bot fails")

    monkeypatch.setattr(bot_pool, "choose_move", fails)
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(bots=["heuristic"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        play_out([sitting])
    assert lutin.get(f"/api/records/{table}/verify", Verdict).fair
    assert "a random move is played" in caplog.text


def test_the_table_stays_responsive_while_a_bot_thinks(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    may_answer = threading.Event()
    plain = choose_move

    def slow(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        may_answer.wait(PATIENCE)
        return plain(game_id, imagined, seat, bot, seed, part, stop)

    monkeypatch.setattr(bot_pool, "choose_move", slow)
    lutin = new_guest_of(private_server, "Lutin")
    with lutin.at(lutin.open(bots=["heuristic"])) as sitting:
        sitting.look(0)
        if sitting.asked:
            sitting.play()
        play_on([sitting], lambda: not sitting.asked)
        sitting.do("say", text="Take your time")
        sitting.catch_up()
        may_answer.set()
        sitting.wait_until(lambda one: one.asked or one.result is not None)
