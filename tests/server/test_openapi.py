"""The OpenAPI page is true: whatever is asked, the answer has a status and a form that the page documents."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from folkmoot.server import identity
from folkmoot.server.app import make_app
from folkmoot.server.settings import Settings
from tests.server.client import Guest, play_out
from tests.server.running import RunningServer
from tests.settings import SEED, examples

PAGE: Final = msgspec.json.encode(make_app(Settings("sqlite:///none"), b"").openapi_schema.to_schema())
REFUSALS: Final = {"expected-statuses": ["4xx", "5xx"]}  # 413 too: a long text can make a body too big
CONFIG: Final = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": REFUSALS}})
SCHEMA: Final[Any] = schemathesis.openapi.from_dict(msgspec.json.decode(PAGE), config=CONFIG)
OPERATIONS: Final = {
    operation.label: operation for operation in (result.ok() for result in SCHEMA.get_all_operations())
}
UNCHECKED: Final = [
    allow_header_conformance,  # Litestar answers OPTIONS with the methods of one handler of the path
    positive_data_acceptance,  # the schema does not say which set-ups a game has, nor how long a name may be
]
QUIET: Final = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def guest(shared_server: RunningServer) -> Iterator[Guest]:
    lutin = Guest(shared_server.url, "Lutin")
    yield lutin
    lutin.close()


@pytest.fixture(scope="module")
def finished(guest: Guest) -> str:
    """A table whose game is over: it has a room, a report and a record."""
    table = guest.open(bots=["random"])
    with guest.at(table) as sitting:
        sitting.look(0)
        play_out([sitting])
    return table


def ask(case: Any, guest: Guest) -> int:
    """Sends a request as a guest's browser does and returns the status; the answer must be as documented."""
    headers = {"x-csrftoken": guest.http.cookies.get("csrftoken") or ""}
    cookies = dict(guest.http.cookies)
    answer = case.call_and_validate(base_url=guest.url, headers=headers, cookies=cookies, excluded_checks=UNCHECKED)
    take_cookie(answer.headers.get("set-cookie", []), guest)
    return int(answer.status_code)


def take_cookie(headers: list[str], guest: Guest) -> None:
    """Keeps a guest's new cookie, as a browser does: after other devices were ended, the old one proves nothing."""
    for name, _, value in (header.partition(";")[0].partition("=") for header in headers):
        if name == identity.COOKIE:
            guest.http.cookies.delete(name)
            guest.http.cookies.set(name, value)


def requests_of(operation: Any) -> st.SearchStrategy[Any]:
    """Draws requests that the schema allows and, where it leaves a choice, others."""
    has_input = operation.body or operation.query or operation.path_parameters
    modes = list(GenerationMode) if has_input else [GenerationMode.POSITIVE]
    return st.one_of([operation.as_strategy(mode) for mode in modes])


@pytest.mark.parametrize("label", OPERATIONS)
def test_any_request_is_answered_as_documented(label: str, guest: Guest) -> None:
    @seed(SEED)
    @settings(QUIET, max_examples=examples(6))
    @given(case=requests_of(OPERATIONS[label]))
    def check(case: Any) -> None:
        ask(case, guest)

    check()


@pytest.mark.parametrize("label", OPERATIONS)
def test_what_exists_is_answered_as_documented(label: str, guest: Guest, finished: str) -> None:
    operation = OPERATIONS[label]
    known = {"table": finished, "record": finished, "game": "rainbows", "file": "en.ftl", "at": 1}
    link = guest.send("/api/me/link", {}).json()["url"].partition("#")[2]
    bodies = {
        "POST /api/me": {"name": "Lutin"},
        "POST /api/me/carry": {"token": link},
        "POST /api/situations": {"text": '{"game": "rainbows", "players": 3}'},
        "POST /api/tables": {"setup": {"game": "rainbows", "seats": 3}, "names": ["Lutin"], "salts": ["x"]},
    }
    body = {"body": bodies[label], "media_type": "application/json"} if label in bodies else {}
    path = {name: value for name, value in known.items() if f"{{{name}}}" in label}
    assert ask(operation.Case(path_parameters=path, **body), guest) in (200, 201)
