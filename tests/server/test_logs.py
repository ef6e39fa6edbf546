"""Logs have the usual keys and contain no names of people, no secrets and no ids of tables."""

import json
import logging
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from folkmoot.server.logs import JsonFormatter, about_table
from tests.server.client import PATIENCE, Guest, play_out
from tests.server.conftest import NewGuest
from tests.server.running import RunningServer

NAMES = ["Rumpelstilz", "Heinzelmann"]


class Served:
    """The command `folkmoot serve`, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "folkmoot", "serve", "--data", str(folder), "--port", "0", "--pace", "0"]
        self._logs = (folder / "log").open("w+")
        more = ["--log", "debug", "--requests-per-minute", "0"]
        self.process = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, stderr=self._logs, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        match = re.search(r"http://[\d.]+:\d+", line)
        assert match, line + self.logs()
        self.url = match[0]

    def logs(self) -> str:
        self._logs.flush()
        self._logs.seek(0)
        return self._logs.read()

    def stop(self) -> int:
        """Asks it to stop, as a terminal or a service manager would, and returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._logs.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    running = Served(tmp_path)
    yield running
    running.close()


@pytest.mark.skipif(os.name != "posix", reason="the server is stopped by a signal")
def test_a_whole_game_leaves_no_names_secrets_or_links_in_the_logs(served: Served) -> None:
    people = [Guest(served.url, name) for name in NAMES]
    table = people[0].open(private=True, salts=["a-salt-of-mine"])
    link = people[0].send("/api/me/link", {}).json()["url"].partition("#")[2]
    one, other = people[0].at(table), people[1].at(table)
    other.sit(1, NAMES[1])
    one.look(0)
    other.look(1)
    one.do("say", text="abracadabra")
    one.refused("play", **one.move("keep red-1", seat=1))
    one.socket.send("abracadabra {")
    for path in (f"/api/tables/{table}", f"/api/tables/{table}x", f"/api/records/{table}", f"/table/{table}"):
        people[0].http.get(path)
    people[0].send("/api/me/carry", {"token": link + "x"})
    play_out([one, other])
    record = people[0].http.get(f"/api/records/{table}").json()
    secrets = [table, record["seed"], "a-salt-of-mine", "abracadabra", link, *NAMES]
    secrets += [guest.cookie for guest in people] + [guest.id or "" for guest in people]
    secrets += [guest.http.cookies.get("csrftoken") or "" for guest in people]
    assert served.stop() in (0, 130)
    logs = served.logs()
    assert [secret for secret in secrets if secret in logs] == []
    assert "Traceback" not in logs
    for line in logs.splitlines():
        check_keys(json.loads(line))
    for sitting in (one, other):
        with pytest.raises(ConnectionClosed) as ended:
            sitting.listen(PATIENCE)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code in (1001, 1012), "clients know that they may come back"
        sitting.close()
    for guest in people:
        guest.close()


def check_keys(line: dict[str, str]) -> None:
    """Every line has the keys that log collectors look for, and its time is RFC 3339 in UTC."""
    assert {"timestamp", "level", "logger", "message"} <= set(line)
    assert datetime.fromisoformat(line["timestamp"]).utcoffset() == timedelta(0)


def test_a_log_line_is_one_object_whatever_its_message() -> None:
    try:
        raise ValueError('a "quote" and\na line break')
    except ValueError:
        record = logging.LogRecord("here", logging.ERROR, "", 1, "two\nlines: %s", ("x",), sys.exc_info())
    line = JsonFormatter().format(record)
    assert "\n" not in line
    fields = json.loads(line)
    check_keys(fields)
    assert (fields["level"], fields["logger"], fields["message"]) == ("error", "here", "two\nlines: x")
    assert "ValueError" in fields["exception"]


def test_only_our_own_lines_have_further_fields() -> None:
    def keys(logger: str) -> set[str]:
        record = logging.makeLogRecord({"name": logger, "msg": "late", "bot": "heuristic", "seconds": 20.0})
        return set(json.loads(JsonFormatter().format(record)))

    usual = {"timestamp", "level", "logger", "message"}
    assert (keys("folkmoot.server.queue"), keys("websockets.server")) == (usual | {"bot", "seconds"}, usual)


def test_nothing_that_people_say_is_a_metric(shared_server: RunningServer, new_guest: NewGuest) -> None:
    nixe = new_guest("Nixe of the metrics")
    table = nixe.open(names=["Nixe of the metrics"])
    with nixe.at(table) as sitting:
        sitting.refused("sit-bot", chair=1, bot="genius of the metrics")
    numbers = nixe.http.get("/metrics").text
    assert "of the metrics" not in numbers
    assert table not in numbers
    assert shared_server.settings.database not in numbers


def test_lines_about_a_table_have_a_short_hash_of_its_id_and_not_the_id() -> None:
    def line() -> str:
        record = logging.makeLogRecord({"name": "folkmoot", "msg": "it waits", "levelname": "INFO"})
        return JsonFormatter().format(record)

    with about_table("kX3-unguessable_id"):
        first = line()
        with about_table("another"):
            second = line()
    assert re.fullmatch("[0-9a-f]{8}", json.loads(first)["table"])
    assert json.loads(second)["table"] != json.loads(first)["table"]
    assert "kX3" not in first
    assert "table" not in json.loads(line())
