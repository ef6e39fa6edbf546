import pytest

from folkmoot.bench import anchors
from folkmoot.bench.measure import run_for


def test_the_first_chunk_warms_up_and_does_not_count() -> None:
    chunks = iter([100, 5])
    units, spent = run_for(0.0, lambda: next(chunks))
    assert units == 5
    assert spent >= 0


def test_a_missing_anchor_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(anchors, "import_module", missing)
    for name in anchors.ANCHORS:
        with pytest.raises(anchors.MissingAnchor, match=r"pip install 'folkmoot\[bench\]'"):
            anchors.measure_anchor(name, 0.0, 1)


def test_an_unknown_anchor_is_refused() -> None:
    with pytest.raises(anchors.UnknownAnchor, match="expected open_spiel hearts"):
        anchors.measure_anchor("tic-tac-toe", 0.0, 1)
