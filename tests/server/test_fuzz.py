"""Requests drawn at random, sensible and senseless: always a page or a problem, never an internal error.

For messages on sockets see `tests/fuzz`.
"""

from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from folkmoot.server.settings import Limits
from tests.server.client import Guest, problem_of
from tests.server.conftest import NewGuestOf, StartServer
from tests.settings import SEED, examples

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
PARAMETERS = st.sampled_from(["0", "1", "-1", "all", "en", "fr", "en.ftl", "rainbows", "chess", "9" * 30])
DRAWN = st.tuples(st.integers(0, 99), PARAMETERS | st.text(min_size=1, max_size=20), PARAMETERS | st.text(), ANYTHING)
QUIET = settings(deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.fixture
def lutin(start_server: StartServer, new_guest_of: NewGuestOf) -> Guest:
    return new_guest_of(start_server(limits=Limits(tables_per_guest=10**9, requests_per_minute=0)), "Lutin")


@pytest.fixture
def operations(lutin: Guest) -> list[tuple[str, str, list[dict[str, Any]]]]:
    """Everything that the page about the API says can be asked: path, method, parameters."""
    paths = lutin.http.get("/api/openapi.json").json()["paths"]
    return [
        (path, method, operation.get("parameters", []))
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]


@seed(SEED)
@settings(QUIET, max_examples=examples(50))
@given(drawn=DRAWN)
def test_the_api_answers_anything_with_a_page_or_a_problem(
    lutin: Guest, operations: list[tuple[str, str, list[dict[str, Any]]]], drawn: tuple[int, str, str, object]
) -> None:
    at, parameter, query, body = drawn
    path, method, parameters = operations[at % len(operations)]
    for known in parameters:
        path = path.replace(f"{{{known['name']}}}", quote(parameter, safe=""))
    asked = {known["name"]: query for known in parameters if known["in"] == "query"}
    answer = lutin.http.get(path, params=asked) if method == "get" else lutin.send(path, body)
    assert answer.status_code < 500, (method, path, answer.text)
    if answer.status_code >= 400:
        problem_of(answer)
