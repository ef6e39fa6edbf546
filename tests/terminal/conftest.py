"""What the tests of the terminal share."""

import pytest


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)
