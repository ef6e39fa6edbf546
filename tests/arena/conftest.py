from collections.abc import Iterator
from pathlib import Path

import pytest

from folkmoot.engine.plugins import installed_entry_points
from tests.arena import odd_bots


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Installs the odd bots, as pip would."""
    package = tmp_path / "odd_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    lines = "".join(f"{name} = tests.arena.odd_bots:{name.upper()}\n" for name in odd_bots.ALL)
    (package / "entry_points.txt").write_text(f"[folkmoot.bots]\n{lines}")
    monkeypatch.setenv(odd_bots.SIGN, str(tmp_path / "sign"))
    monkeypatch.syspath_prepend(tmp_path)
    installed_entry_points.cache_clear()
    yield
    installed_entry_points.cache_clear()
