"""The list of compiled modules agrees with the build and with the docs."""

import importlib
import re
import sys
from pathlib import Path
from types import FrameType

import pytest

import folkmoot
from folkmoot.bench.games import middle_position
from folkmoot.engine.dice import FastDice
from folkmoot.engine.game import Game
from folkmoot.engine.playout import copy_many, play_out
from folkmoot.engine.registry import all_games
from tests.settings import BUILD
from tools.compiling import PLAIN, ROOT, compile_into, compiled_groups
from tools.libraries import CannotCompile

SOURCE = ROOT / "src"
FOLDERS = {"engine": "engine/**/*.py", "games": "games/*/**/*.py", "table": "table/**/*.py", "bots": "bots/**/*.py"}
BUILT_IN = [game for game in all_games().values() if type(game).__module__.startswith("folkmoot.")]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def every_module() -> list[str]:
    return [dotted(path) for pattern in FOLDERS.values() for path in sorted((SOURCE / "folkmoot").glob(pattern))]


COMPILED = {dotted(path) for paths in compiled_groups(SOURCE / "folkmoot").values() for path in paths}


def test_the_engine_the_table_the_bots_and_every_game_have_a_group() -> None:
    rooms = ["engine", "table", "bots", *(f"games_{game.id}" for game in BUILT_IN)]
    assert set(compiled_groups(SOURCE / "folkmoot")) == {f"folkmoot_{room}" for room in rooms}


@pytest.mark.parametrize("room", PLAIN)
def test_no_plain_module_is_named_that_does_not_exist(room: str) -> None:
    names = {path.stem for path in (SOURCE / "folkmoot").glob(FOLDERS[room])}
    assert set(PLAIN[room]) <= names


@pytest.mark.skipif(BUILD != "compiled", reason="looks at the compiled build")
def test_the_build_compiles_exactly_the_listed_modules() -> None:
    files = {module: Path(importlib.import_module(module).__file__ or "") for module in every_module()}
    assert [module for module, file in files.items() if not file.exists()] == []
    assert {module for module, file in files.items() if file.suffix != ".py"} == COMPILED


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.id)
def test_random_play_calls_no_plain_module(game: Game) -> None:
    home = Path(folkmoot.__file__).parent
    called: set[str] = set()

    def note(frame: FrameType, event: str, argument: object) -> None:
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(home):
            called.add(dotted(SOURCE / path.relative_to(home.parent)))

    dice = FastDice(1)
    position = middle_position(game, max(game.default_player_counts()), dice)
    sys.setprofile(note)
    try:
        copy_many(position, 1)
        play_out(position, dice)
    finally:
        sys.setprofile(None)
    assert called or BUILD == "compiled"
    assert called <= COMPILED


@pytest.mark.parametrize("room", PLAIN)
def test_the_page_of_the_architecture_names_the_plain_modules(room: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    line = re.search(rf"^- of `{room}`: (.+)$", page, re.MULTILINE)
    assert line is not None
    assert re.findall(r"`(\w+)`", line[1]) == list(PLAIN[room])


def test_a_missing_compiler_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    with pytest.raises(CannotCompile, match=r"^no C compiler: 'no-such-compiler -pthread' is not found$"):
        compile_into(tmp_path, None)
    assert list(tmp_path.iterdir()) == []
