"""The fixtures that the client's tests read are those that the engine makes today."""

import pytest

from tests.fixtures.files import SPECS, path_of, text_of


@pytest.mark.parametrize("game", SPECS)
def test_the_fixtures_of_the_client_are_up_to_date(game: str) -> None:
    if path_of(game).read_text("utf-8") != text_of(game):
        pytest.fail(f"{path_of(game).name} of {game} is out of date: run `python -m tests.fixtures`")
