"""A bot that fails at a table is replaced by a stand-in, the table says so, and the game goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest

from folkmoot.bots import BOTS, choose_move
from folkmoot.engine.acts import BotTakesOver
from folkmoot.engine.position import Snapshot
from folkmoot.engine.records import from_text
from folkmoot.processes.worker import Worker
from folkmoot.server import bot_pool
from folkmoot.server.resources import Verdict
from folkmoot.server.settings import Timing
from folkmoot.table.chairs import STAND_IN
from tests.server.client import Sitting, play_on, play_out
from tests.server.conftest import NewGuestOf, StartServer
from tests.server.odd_bots import MOMENT, SIGN, Stop, fail_or_play
from tests.server.running import RunningServer

Play = Callable[[str], Sitting]


def fault(text: str | Exception) -> Callable[..., str]:
    """Returns what chooses moves in the place of our bots: an imp answers with this, the others as ever."""

    def choose(game_id: str, imagined: Snapshot, seat: int, bot: str, seed: int, part: float, stop: Stop) -> str:
        if bot != "imp":
            return choose_move(game_id, imagined, seat, bot, seed, part, stop)
        if isinstance(text, Exception):
            raise text
        return text

    return choose


def bots_at(sitting: Sitting) -> list[str | None]:
    return [chair.bot for chair in sitting.room.chairs]


def replacements(sitting: Sitting) -> list[object]:
    """Returns the seats of which the table has said that their bot is replaced."""
    return [line.phrase.args["seat"] for line in sitting.lines if line.phrase.key == "bot-replaced"]


@pytest.mark.parametrize(
    "answer",
    ["buy the-moon R3", "no such move", ZeroDivisionError("this bot fails")],
    ids=["illegal", "no-move", "error"],
)
def test_a_bot_that_fails_is_replaced_and_the_table_says_so(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch, answer: str | Exception
) -> None:
    monkeypatch.setattr(bot_pool, "choose_move", fault(answer))
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(seats=3, bots=["imp", "wisp"])
    with lutin.at(table) as sitting:
        sitting.look(0)
        play_on([sitting], lambda: "imp" not in bots_at(sitting))
        assert bots_at(sitting) == [None, STAND_IN, "wisp"]
        assert replacements(sitting) == [1]
        play_out([sitting])
    assert lutin.get(f"/api/records/{table}/verify", Verdict).fair
    record = from_text(lutin.http.get(f"/api/records/{table}").text)
    assert [act for act in record.acts if isinstance(act, BotTakesOver)] == [BotTakesOver(1, STAND_IN)]


@pytest.mark.parametrize("bot", ["dreamer", "mortal"])
def test_a_bot_that_hangs_or_ends_its_process_is_replaced(
    start_server: StartServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, bot: str
) -> None:
    monkeypatch.setenv(SIGN, str(tmp_path / "sign"))
    monkeypatch.setitem(BOTS, bot, BOTS["random"])
    monkeypatch.setattr(bot_pool, "Worker", Worker)
    monkeypatch.setattr(bot_pool, "choose_move", fail_or_play)
    lutin = new_guest_of(start_server(timing=Timing(bot_timeout=20 * MOMENT)), "Lutin")
    with lutin.at(lutin.open(bots=[bot])) as sitting:
        sitting.look(0)
        play_on([sitting], lambda: bot not in bots_at(sitting))
        assert bots_at(sitting) == [None, STAND_IN]
        play_on([sitting], lambda: sitting.asked and len(replacements(sitting)) == 1)


def test_a_bot_that_is_installed_no_more_is_replaced(
    private_server: RunningServer, new_guest_of: NewGuestOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "miser", BOTS["random"])
    lutin = new_guest_of(private_server, "Lutin")
    table = lutin.open(bots=["miser"], names=[])
    monkeypatch.delitem(BOTS, "miser")
    with lutin.at(table) as sitting:
        sitting.sit(0, "Lutin")
        sitting.look(0)
        play_on([sitting], lambda: sitting.asked and bots_at(sitting) == [None, STAND_IN])
