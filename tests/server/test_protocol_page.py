"""`docs/protocol.md` names every message, and the structs can decode its examples."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from folkmoot.server import protocol, resources
from folkmoot.server.lobby_protocol import Lobby, LobbyMessage
from folkmoot.server.settings import Limits
from folkmoot.text import shared_text
from tests.server.client import Guest
from tests.server.conftest import NewGuest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json ?(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
STRUCTS: set[type[msgspec.Struct]] = {
    struct for union in (protocol.Command, protocol.Message, LobbyMessage) for struct in get_args(union)
}


def read(kind: str, text: str) -> msgspec.Struct:
    if kind:
        struct: type[msgspec.Struct] = getattr(resources, kind)
        return msgspec.json.decode(text, type=struct)
    union = protocol.Command if '"do"' in text else protocol.Message | Lobby
    message: msgspec.Struct = msgspec.json.decode(text, type=union)
    return message


@pytest.mark.parametrize(("kind", "text"), EXAMPLES)
def test_examples_are_read_by_the_structs(kind: str, text: str) -> None:
    assert read(kind, text) is not None


@pytest.mark.parametrize("struct", sorted(STRUCTS, key=repr))
def test_every_kind_of_message_is_named_and_has_an_example(struct: type[msgspec.Struct]) -> None:
    assert f"`{struct.__struct_config__.tag}`" in PAGE
    assert any(type(read(kind, text)) is struct for kind, text in EXAMPLES)


def test_every_field_of_an_update_is_explained() -> None:
    for field in msgspec.structs.fields(protocol.Update):
        assert f"`{field.name}`" in PAGE


def test_every_path_is_named(new_guest: NewGuest) -> None:
    newcomer: Guest = new_guest("")
    for path, methods in newcomer.http.get("/api/openapi.json").json()["paths"].items():
        for method in methods:
            assert re.search(rf"`{method.upper()} {re.escape(path)}(\?\w+=)?`", PAGE), (method, path)


def test_the_table_of_refusals_has_every_code() -> None:
    table = PAGE.partition("## Refusals")[2].partition("## Limits")[0]
    codes = {
        code for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for code in re.findall(r"`([\w-]+)`", row)
    }
    words = set(re.findall(r"^refused-([\w-]+) =", shared_text("en").read_text("utf-8"), re.MULTILINE))
    assert codes == words
    source = "".join(path.read_text("utf-8") for path in sorted((ROOT / "src" / "folkmoot").rglob("*.py")))
    raised = set(re.findall(r'(?:Refusal\(|_dismiss\(connection, |_refuse\(connection, |code=)"([\w-]+)"', source))
    assert raised <= words


def test_the_table_of_limits_holds() -> None:
    limits = Limits()
    assert f"{limits.message_bytes // 1024} KiB" in PAGE
    assert f"{limits.body_bytes // 1024} KiB" in PAGE
    assert f"{limits.messages_per_second} a second, {limits.messages_at_once} at once" in PAGE
    assert f"after {limits.refusals_at_once} of them" in PAGE
    assert f"one every {1 / limits.chat_lines_per_second:g} seconds, {limits.chat_lines_at_once} at once" in PAGE
    assert f"{limits.changes_per_second} a second, {limits.changes_at_once} at once" in PAGE
    assert f"{limits.unread_bytes // 1024} KiB" in PAGE
    assert f"| {limits.spectators_per_table} |" in PAGE


def test_page_and_browser_client_speak_the_servers_version() -> None:
    client = (ROOT / "web" / "src" / "wire" / "session.svelte.ts").read_text("utf-8")
    assert f"has a version, {protocol.VERSION}," in PAGE
    assert f"PROTOCOL = {protocol.VERSION};" in client
