import os
from pathlib import Path

import pytest

from tools import processes


def test_temporary_files_are_kept_in_memory_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TMPDIR", "somewhere")  # and as it was before afterwards
    monkeypatch.setattr(processes, "MEMORY_FOLDER", str(tmp_path))
    monkeypatch.setattr(processes, "MIN_FREE_BYTES", 0)
    with processes.temporary_files_in_memory():
        folder = Path(os.environ["TMPDIR"])
        (folder / "file").write_text("kept")
        assert folder.parent == tmp_path
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("memory", "min_free"), [("here", 1 << 60), ("nowhere", 0)])
def test_without_enough_memory_temporary_files_stay_where_they_are(
    memory: str, min_free: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.setenv("TMPDIR", "somewhere")
    monkeypatch.setattr(processes, "MEMORY_FOLDER", str(tmp_path / memory))
    monkeypatch.setattr(processes, "MIN_FREE_BYTES", min_free)
    with processes.temporary_files_in_memory():
        assert os.environ["TMPDIR"] == "somewhere"
