from pathlib import Path

import pytest

from tools.progress import percentage


@pytest.mark.parametrize(
    ("output", "shown"),
    [("..... [  4%]\n.... [ 37%]\n..", " (37 %)"), ("nothing yet", ""), ("", "")],
)
def test_the_percentage_is_read_from_the_end_of_the_output(tmp_path: Path, output: str, shown: str) -> None:
    log = tmp_path / "stage.log"
    log.write_text(output)
    assert percentage(log) == shown
