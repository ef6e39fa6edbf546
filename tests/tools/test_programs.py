"""Programs of the system: found, installed where that may be done, or missed loudly."""

import os
import shutil
from collections.abc import Iterator

import pytest

from tools import programs
from tools.processes import CommandError


@pytest.fixture
def present(monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """The programs of a pretended system, which a test may change."""
    names: set[str] = set()
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}" if name in names else None)
    programs._setting.cache_clear()
    yield names
    programs._setting.cache_clear()


def test_a_program_is_found_under_any_of_its_names(present: set[str]) -> None:
    present |= {"valkey-server", "chromium"}
    assert programs.redis_server() == {"FOLKMOOT_REDIS": "/usr/bin/valkey-server"}
    assert programs.browser() == {"FOLKMOOT_BROWSER": "/usr/bin/chromium"}


def test_without_a_program_a_warning_is_printed_and_ci_fails(
    present: set[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(programs, "IN_CI", False)
    assert programs.redis_server() == {}
    assert capsys.readouterr().out.startswith("!! no Redis found: the tests with Redis do NOT run (on Debian: apt-get")
    programs._setting.cache_clear()
    monkeypatch.setattr(programs, "IN_CI", True)
    with pytest.raises(CommandError, match="no Redis: the tests with Redis cannot run"):
        programs.redis_server()


@pytest.mark.skipif(os.name != "posix", reason="only posix has root")
def test_root_installs_a_missing_program(present: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def install(command: list[str], name: str, settings: dict[str, str]) -> None:
        present.update({"redis-server"} & set(command))

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(programs, "run_quietly", install)
    present.add("apt-get")
    assert programs.redis_server() == {"FOLKMOOT_REDIS": "/usr/bin/redis-server"}
