"""Fixtures for the tests of the terminal."""

from random import Random

import pytest

from folkmoot.terminal import session


class SeededSecrets:
    """Replaces the module `secrets`: what it draws follows from a seed."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def token_bytes(self, size: int) -> bytes:
        return self._random.randbytes(size)

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def randbits(self, bits: int) -> int:
        return self._random.getrandbits(bits)


@pytest.fixture(autouse=True)
def seeded_secrets(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals the same cards in every run of a test, so that it passes always or never."""
    monkeypatch.setattr(session, "secrets", SeededSecrets(request.node.nodeid))


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)
