"""Commands and requests drawn at random, sensible and senseless: always an answer, never an internal error, and the
table is afterwards what its stored entries say.
"""

import json
from typing import Any, get_args
from urllib.parse import quote

import msgspec
import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from folkmoot.engine.records import verify
from folkmoot.engine.registry import find_game
from folkmoot.server import protocol
from folkmoot.server.live import LiveTable
from folkmoot.server.settings import Limits
from folkmoot.table.table import Table
from tests.server.client import Guest, Sitting, fresh_id, problem_of
from tests.server.conftest import NewGuestOf, StartServer
from tests.server.running import RunningServer
from tests.settings import SEED, examples

LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from([0, 1, 2, 3, 9]),
    "chair": st.sampled_from([0, 1, 2, 9]),
    "eye": st.sampled_from([None, 0, 1, 2]),
    "about": st.sampled_from([None, 0, 1, 2, 9]),
    "seq": st.sampled_from(["now", "now", "now", "now", -1, 0, 1, 10_000]),
    "secret_steps": st.sampled_from(["now", "now", "now", 0, 1]),
    "since": st.sampled_from([None, 0, 1, 5, 10_000]),
    "move": st.sampled_from(["any", "any", "any", "keep red-1", "buy", "pass", "", "dance", "keep red-1 R3 R3"]),
    "hash": st.sampled_from([None, "now", "00000000", ""]),
    "id": st.sampled_from(["fresh", "fresh", "fresh", "twice", "\u0000", "é" * 40]),
    "wish": st.sampled_from(["pause", "replace"]),
    "on": st.booleans(),
    "bot": st.sampled_from(["random", "heuristic", "genius", ""]),
    "guest": st.sampled_from(["own", "nobody", ""]),
    "name": st.text(min_size=1, max_size=24),
    "salt": st.text(min_size=1, max_size=100),
    "text": st.text(min_size=1, max_size=300),
}
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
COMMANDS = [
    st.fixed_dictionaries(
        {"do": st.just(struct.__struct_config__.tag)}
        | {field.encode_name: LIKELY[field.encode_name] for field in msgspec.structs.fields(struct)}
    )
    for struct in get_args(protocol.Command)
]
SENSIBLE = st.one_of(COMMANDS[1], *COMMANDS)  # a `play` somewhat oftener than the rest
SENSELESS = st.builds(
    lambda command, field, value: command | {field: value},
    SENSIBLE,
    st.sampled_from([*LIKELY, "do", "more"]),
    ANYTHING,
)
PLENTY = 10**9
UNLIMITED = Limits(
    messages_at_once=PLENTY,
    chat_lines_at_once=PLENTY,
    changes_at_once=PLENTY,
    tables_per_guest=PLENTY,
    requests_per_minute=0,
)
QUIET = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture
def tables(start_server: StartServer, new_guest_of: NewGuestOf) -> "Tables":
    running = start_server(limits=UNLIMITED)
    return Tables(running, new_guest_of(running, "Lutin"), new_guest_of(running, "Puck"))


class Tables:
    """Tables at which Lutin and Puck do anything at all, beside a bot."""

    def __init__(self, running: RunningServer, lutin: Guest, puck: Guest) -> None:
        self.running, self.lutin, self.puck = running, lutin, puck

    def try_out(self, messages: list[tuple[int, dict[str, Any] | str | bytes]], *, begun: bool) -> None:
        """Lets the two send messages, then looks whether the table is sound."""
        table = self.lutin.open(seats=3, bots=["random"])
        with self.lutin.at(table) as one, self.puck.at(table) as other:
            if begun:
                other.sit(1, "Puck")
                one.look(0)
                other.look(1)
            for who, message in messages:
                self._send((one, other)[who], message)
        check_sound(self.running, table)

    def _send(self, sitting: Sitting, message: dict[str, Any] | str | bytes) -> None:
        sitting.listen()
        sitting.socket.send(message if isinstance(message, str | bytes) else json.dumps(filled_in(sitting, message)))
        sitting.catch_up()


def filled_in(sitting: Sitting, message: dict[str, Any]) -> dict[str, Any]:
    """Puts what is true now in the place of the words that stand for it."""
    update = sitting._update
    choices = sitting.prompt.choices if update and update.prompt else []
    now: dict[tuple[str, object], object] = {
        ("seq", "now"): update.seq if update else 0,
        ("secret_steps", "now"): update.secret_steps if update else 0,
        ("hash", "now"): update.hash if update else "",
        ("move", "any"): choices[len(sitting.heard) % len(choices)].move if choices else "keep red-1",
        ("id", "fresh"): fresh_id(),
        ("guest", "own"): sitting.welcome.guest,
    }
    return {key: now.get((key, value), value) if isinstance(value, str) else value for key, value in message.items()}


def check_sound(running: RunningServer, name: str) -> None:
    """The table in memory is the fold of what is stored, and its record verifies."""

    async def look_inside(house: Any) -> tuple[LiveTable, Table]:
        live = await house.hub.find(name)
        async with live.lock:
            loaded = await house.store.load(name)
            again = Table(live.table.game, live.table.setup, loaded.row.seed, loaded.row.host)
            LiveTable(loaded, again, house.services)
        return live, again

    live, again = running.do(look_inside)
    assert (live.table.seq, live.table.phase, live.table.chairs) == (again.seq, again.phase, again.chairs)
    if again.course is not None and live.table.course is not None:
        assert live.table.course.position.snapshot() == again.course.position.snapshot()
        verify(again.record(), find_game("rainbows"))


WHO = st.integers(0, 1)


@seed(SEED)
@settings(QUIET, max_examples=examples(10))
@given(messages=st.lists(st.tuples(WHO, SENSIBLE), min_size=5, max_size=25), begun=st.booleans())
def test_any_order_of_commands_leaves_a_sound_table(
    tables: Tables, messages: list[tuple[int, dict[str, Any]]], begun: bool
) -> None:
    tables.try_out(list(messages), begun=begun)


@seed(SEED)
@settings(QUIET, max_examples=examples(6))
@given(messages=st.lists(st.tuples(WHO, SENSELESS | st.text() | st.binary()), min_size=5, max_size=25))
def test_senseless_messages_are_answered_and_harm_nothing(
    tables: Tables, messages: list[tuple[int, dict[str, Any] | str | bytes]]
) -> None:
    tables.try_out(messages, begun=True)


PARAMETERS = st.sampled_from(["0", "1", "-1", "all", "en", "fr", "en.ftl", "rainbows", "chess", "9" * 30])
DRAWN = st.tuples(st.integers(0, 99), PARAMETERS | st.text(min_size=1, max_size=20), PARAMETERS | st.text(), ANYTHING)


@pytest.fixture
def operations(tables: Tables) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """Everything that the page about the API says can be asked: path, method, parameters."""
    paths = tables.lutin.http.get("/api/openapi.json").json()["paths"]
    return [
        (path, method, operation.get("parameters", []))
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]


@seed(SEED)
@settings(QUIET, max_examples=examples(50))
@given(drawn=DRAWN)
def test_the_api_answers_anything_with_a_page_or_a_problem(
    tables: Tables, operations: list[tuple[str, str, list[dict[str, Any]]]], drawn: tuple[int, str, str, object]
) -> None:
    at, parameter, query, body = drawn
    path, method, parameters = operations[at % len(operations)]
    for known in parameters:
        path = path.replace(f"{{{known['name']}}}", quote(parameter, safe=""))
    asked = {known["name"]: query for known in parameters if known["in"] == "query"}
    http = tables.lutin.http
    answer = http.get(path, params=asked) if method == "get" else tables.lutin.send(path, body)
    assert answer.status_code < 500, (method, path, answer.text)
    if answer.status_code >= 400:
        problem_of(answer)
