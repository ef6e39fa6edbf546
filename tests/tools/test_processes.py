import os
from pathlib import Path

import pytest

from tools import processes


def test_temporary_files_are_kept_in_memory_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", "somewhere")  # and as it was before afterwards
    monkeypatch.setattr(processes, "MEMORY", str(tmp_path))
    monkeypatch.setattr(processes, "ROOMY", 0)
    with processes.temporary_files_in_memory():
        folder = Path(os.environ["TMPDIR"])
        (folder / "file").write_text("kept")
        assert folder.parent == tmp_path
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("memory", "roomy"), [("here", 1 << 60), ("nowhere", 0)])
def test_where_memory_has_no_room_temporary_files_stay_where_they_are(
    memory: str, roomy: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.setenv("TMPDIR", "somewhere")
    monkeypatch.setattr(processes, "MEMORY", str(tmp_path / memory))
    monkeypatch.setattr(processes, "ROOMY", roomy)
    with processes.temporary_files_in_memory():
        assert os.environ["TMPDIR"] == "somewhere"
