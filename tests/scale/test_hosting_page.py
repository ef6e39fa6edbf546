"""The commands, options and metrics in docs/hosting.md exist."""

import inspect
import re
import shlex
import shutil
from dataclasses import fields
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from rich.console import Console

from folkmoot.cli import command_line, hosting
from folkmoot.server.settings import Limits
from folkmoot.store import commands
from tests.server.conftest import NewGuestOf, StartServer, new_guest_of, start_server

__all__ = ["new_guest_of", "start_server"]

PAGE = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^(?:ExecStart=/opt/folkmoot/bin/)?folkmoot (.+)$", "".join(BLOCKS), re.MULTILINE)


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_on_the_page_is_valid(words: str) -> None:
    command_line().parse_args(shlex.split(words.replace("%i", "8765")), exit_on_error=False, print_error=False)


def test_the_page_has_every_option_of_serve() -> None:
    known = {"--" + name.replace("_", "-") for name in inspect.signature(hosting.serve).parameters}
    documented = set(re.findall(r"(--[a-z][a-z-]+)", PAGE.split("## As a service")[0].split("| option |")[1]))
    assert documented == known - {"--browser"} | {"--open"}


def test_the_page_has_every_limit_with_its_default_and_its_option() -> None:
    rows = re.findall(
        r"^\| `([a-z_]+)` \| ([^|]+?) \| (?:`(--[a-z-]+)`)? ?\|", PAGE.split("| limit |")[1], re.MULTILINE
    )
    options = inspect.signature(hosting.serve).parameters
    assert {name: (amount, option) for name, amount, option in rows} == {
        field.name: (amount(field.name), f"--{field.name.replace('_', '-')}" if field.name in options else "")
        for field in fields(Limits)
    }
    for field in fields(Limits):
        if field.name in options:
            assert options[field.name].default == field.default


def amount(limit: str) -> str:
    """Returns a limit as the page writes it."""
    value = getattr(Limits(), limit)
    if limit.endswith("_bytes"):
        return f"{value // 1024} KiB"
    return f"{value:g} s" if limit.endswith("_seconds") else str(value)


def test_the_page_has_every_metric() -> None:
    metrics = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("folkmoot_")}
    assert {name.removesuffix("_total") for name in re.findall(r"^\| `(folkmoot_\w+)`", PAGE, re.MULTILINE)} == metrics


def test_a_server_can_be_restored_from_a_backup(
    start_server: StartServer, new_guest_of: NewGuestOf, tmp_path: Path
) -> None:
    running = start_server()
    lutin = new_guest_of(running, "Lutin")
    table = lutin.open()
    database, copy = tmp_path / "folkmoot.sqlite", tmp_path / "monday.sqlite"
    commands.backup_database(Console(quiet=True), f"sqlite:///{database}", copy)
    later = lutin.open()
    running.stop()
    for file in tmp_path.glob("folkmoot.sqlite*"):
        file.unlink()
    shutil.copy(copy, database)
    back = new_guest_of(start_server(), "")
    back.http.cookies.update(lutin.http.cookies)
    assert [card["id"] for card in back.http.get("/api/my/tables").json()] == [table]
    assert back.http.get(f"/api/tables/{later}").status_code == 404
