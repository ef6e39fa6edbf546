"""The generator of `position.py`: what it makes of a state, and that no generated file is out of date."""

from pathlib import Path

import pytest

from folkmoot.engine.registry import all_games
from folkmoot.testing.positions import BadState, folder_of, main, position_source, read_state

PACKAGES = [f"folkmoot.games.{game}" for game in sorted(all_games())] + ["tests.example.acorns"]
HEAD = "class NutsState(Position):\n"


@pytest.mark.parametrize("package", PACKAGES)
def test_the_generated_position_follows_the_state(package: str) -> None:
    written = (folder_of(package) / "position.py").read_text("utf-8")
    assert written == position_source(package), "run: python3 dev.py generate"


def test_a_field_is_copied_and_blank_by_its_type(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "nuts"
    (package / "rules").mkdir(parents=True)
    fields = ["gold: PerSeat", "deck: Shared", "market: Numbers", "open: bool", "story: str", "gone: Bits"]
    (package / "__init__.py").write_text("")
    (package / "state.py").write_text(HEAD + "".join(f"    {field}\n" for field in fields))
    (package / "view.py").write_text("def view(position: NutsState, eye: int | None) -> NutsView: ...\n")
    (package / "rules" / "choices.py").write_text("def legal_moves(position: NutsState, seat: int) -> list[int]: ...\n")
    (package / "rules" / "verdicts.py").write_text(
        "def verdict(position: NutsState, seat: int, move: int) -> i64: ...\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["nuts", "--check"]) == 1
    assert main(["nuts"]) == 0
    assert main(["nuts", "--check"]) == 0
    source = (package / "position.py").read_text()
    for line in ("gold = self.gold[:]", "deck = self.deck", "market = self.market[:]", "open = self.open"):
        assert f"        twin.{line}\n" in source
    for line in ("seats = seats", "gold = [0] * seats", "deck = []", "open = False", 'story = ""', "gone = 0"):
        assert f"    position.{line}\n" in source
    assert "lively_moves" not in source
    assert "out_of_turn" not in source
    assert "def view(self, eye: Eye) -> NutsView:" in source


@pytest.mark.parametrize(
    ("source", "why"),
    [
        (HEAD + "    gold: list[int]\n", "gold: expected one of Number, .*; got list"),
        ("class Nuts(Position):\n    round: Number\n", "expected one class GameState"),
        ("", "expected one class GameState"),
    ],
)
def test_a_state_that_cannot_be_generated_from_is_refused(tmp_path: Path, source: str, why: str) -> None:
    (tmp_path / "state.py").write_text(source)
    with pytest.raises(BadState, match=why):
        read_state(tmp_path / "state.py")


def test_an_unknown_package_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["folkmoot.games.marbles"]) == 1
    assert "no package is called folkmoot.games.marbles" in capsys.readouterr().err
