"""Whatever goes wrong over HTTP is answered in one form, that of RFC 9457."""

import pytest

from folkmoot.server import api
from folkmoot.server.resources import Problem
from tests.server.client import problem_of
from tests.server.conftest import NewGuest, NewGuestOf
from tests.server.running import RunningServer


def test_a_refusal_says_in_words_what_is_wrong_and_carries_their_arguments(new_guest: NewGuest) -> None:
    lutin = new_guest("Lutin")
    form = {"setup": {"game": "rainbows", "seats": 3, "bots": ["random"]}, "names": ["A", "B", "C"], "salts": ["x"] * 3}
    assert problem_of(lutin.send("/api/tables", form)) == Problem(
        type="/problems/too-many",
        title="Too many",
        status=400,
        detail="There is room for 2 people only.",
        code="too-many",
        args={"count": 2},
    )


def test_a_set_up_that_the_game_does_not_have_is_explained(new_guest: NewGuest) -> None:
    form = {"setup": {"game": "rainbows", "seats": 9}, "names": [], "salts": []}
    problem = problem_of(new_guest("Lutin").send("/api/tables", form))
    assert (problem.status, problem.code) == (400, "bad-setup")
    assert "9" in str(problem.args["detail"])
    assert str(problem.args["detail"]) in problem.detail


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("/api/none", 404, "not-found"),
        ("/api/text/de.ftl", 404, "not-found"),
        ("/api/games/chess/rules", 404, "no-game"),
        ("/api/records/none", 404, "no-record"),
        ("/api/tables/none/report?seat=x", 400, "malformed"),
    ],
)
def test_an_address_without_an_answer_is_a_problem(new_guest: NewGuest, path: str, status: int, code: str) -> None:
    problem = problem_of(new_guest("").http.get(path))
    assert (problem.status, problem.code) == (status, code)


def test_an_unexpected_error_is_a_problem_whose_cause_is_only_logged(
    private_server: RunningServer,
    new_guest_of: NewGuestOf,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fails() -> None:
        raise ZeroDivisionError("a detail of ours")

    monkeypatch.setattr(api, "all_games", fails)
    problem = problem_of(new_guest_of(private_server, "").http.get("/api/games"))
    assert (problem.status, problem.code) == (500, "failed")
    assert "a detail of ours" not in problem.detail
    assert "a detail of ours" in caplog.text
