from collections.abc import Iterator

import pytest

from folkmoot.engine.plugins import installed_entry_points
from tests.arena import odd_bots


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Installs the odd bots, as pip would."""
    site = tmp_path_factory.mktemp("site")
    package = site / "odd_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    lines = "".join(f"{name} = tests.arena.odd_bots:{name.upper()}\n" for name in odd_bots.ALL)
    (package / "entry_points.txt").write_text(f"[folkmoot.bots]\n{lines}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(odd_bots.SIGN, str(site / "sign"))
        patch.syspath_prepend(site)
        installed_entry_points.cache_clear()
        yield
    installed_entry_points.cache_clear()
