"""Compares what was acknowledged to clients with what is in the database file."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.faults.guests import Acknowledged, Data
from tests.faults.simulation import Simulation

Stored = dict[tuple[str, str], list[Data]]
"""The stored commands of clients, by table and id."""
ENTRIES = {"undo": "undo", "resume": "resumes", "noticed": "saw", "wish": "wishes"}
"""The entries of commands with a seat, by command."""


def check_acknowledged(database: Path, acknowledged: Iterable[Acknowledged]) -> None:
    """Checks that every acknowledged command is stored, exactly once and as it was sent."""
    _check(_stored(database), acknowledged)


def check_store(database: Path, simulation: Simulation) -> Counter[str]:
    """Checks that exactly the acknowledged commands are stored, when no server runs; returns their numbers by kind."""
    stored = _stored(database)
    acknowledged = [command for guest in simulation.guests for command in guest.acknowledged]
    _check(stored, acknowledged)
    known = {(command.table, command.command_id) for command in acknowledged}
    assert set(stored) <= known, f"stored, but not acknowledged: {set(stored) - known}"
    refused = {command_id for guest in simulation.guests for command_id in guest.refusals}
    assert not refused & {command_id for _, command_id in known}
    return Counter(command.data["do"] for command in acknowledged)


def _check(stored: Stored, acknowledged: Iterable[Acknowledged]) -> None:
    for command in acknowledged:
        bodies = stored.get((command.table, command.command_id), [])
        assert len(bodies) == 1, f"{command.data} was acknowledged and is stored {len(bodies)} times"
        assert _same(command.data, bodies[0]), f"{command.data} is stored as {bodies[0]}"


def _stored(database: Path) -> Stored:
    connection = sqlite3.connect(f"file:{database}?mode=ro", uri=True)
    stored: Stored = {}
    try:
        entries = "SELECT table_id, sent, body FROM entries WHERE sent IS NOT NULL"
        for table, command_id, body in connection.execute(entries):
            stored.setdefault((table, command_id), []).append(json.loads(body))
        chat = "SELECT table_id, sent, text FROM chat WHERE sent IS NOT NULL"
        for table, command_id, text in connection.execute(chat):
            stored.setdefault((table, command_id), []).append({"act": "said", "text": text})
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        connection.close()
    return stored


def _same(command: Data, body: Data) -> bool:
    match command["do"]:
        case "play":
            return body == {"act": "move", "seat": command["seat"], "move": command["move"]}
        case "say":
            return body == {"act": "said", "text": command["text"]}
        case "sit":
            return (body["act"], body["chair"], body["salt"]) == ("sits", command["chair"], command["salt"])
        case "rematch":
            return bool(body["act"] == "moves-on")
        case kind:
            return (body["act"], body["seat"]) == (ENTRIES.get(kind), command["seat"])
