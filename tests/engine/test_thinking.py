import pytest

from folkmoot.engine.thinking import BadThinking, Thinking


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"simulations": 0}, "at least 1 simulation, got 0"),
        ({"simulations": -1}, "at least 1 simulation, got -1"),
        ({"horizon": -1}, "a horizon from 0"),
        ({"candidates": 0}, "at least 1 candidate, got 0"),
        ({"doubt": -0.1}, "doubt and hopeless from 0"),
        ({"hopeless": float("nan")}, "doubt and hopeless from 0"),
    ],
)
def test_nobody_can_think_with_impossible_numbers(changes: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadThinking, match=complaint):
        Thinking(**changes)  # type: ignore[arg-type]
