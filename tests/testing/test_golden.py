"""Golden games: other words are written anew, another end only under other rules."""

from pathlib import Path

import pytest

from folkmoot.engine.errors import BadRecord
from folkmoot.testing.golden import main, renewed

GOLDEN = Path(__file__).parents[1] / "games" / "rainbows" / "golden" / "three-players.txt"


def test_other_words_are_written_anew() -> None:
    text = GOLDEN.read_text("utf-8")
    assert renewed(text.replace("The game begins", "Here we go")) == text


@pytest.mark.parametrize("line", ["ranks", "scores"])
def test_another_end_needs_another_version_of_the_rules(line: str) -> None:
    text = GOLDEN.read_text("utf-8")
    other = text.replace(f"\n{line} [", f"\n{line} [9, ")
    assert other != text
    with pytest.raises(BadRecord, match="raise the game's rules_version"):
        renewed(other)
    assert renewed(other.replace("\nrules ", "\nrules 0")) == text


def test_an_end_that_no_longer_comes_needs_another_version_of_the_rules() -> None:
    text = GOLDEN.read_text("utf-8")
    moves = [line for line in text.splitlines(keepends=True) if line.startswith("> ")]
    with pytest.raises(BadRecord, match=r"got \[\]"):
        renewed(text.replace(moves[-1], ""))


def test_a_file_that_cannot_be_written_anew_is_named_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOLDEN.read_text("utf-8").replace("\nscores [", "\nscores [9, ")
    path = tmp_path / "game.txt"
    path.write_text(text, "utf-8")
    monkeypatch.setattr("sys.argv", ["golden", str(path), str(GOLDEN)])
    assert main() == 1
    printed = capsys.readouterr()
    assert str(path) in printed.err
    assert printed.out == f"written anew: {GOLDEN}\n"
    assert path.read_text("utf-8") == text
