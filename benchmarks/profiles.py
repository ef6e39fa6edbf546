"""What the profiler has found: the CPU time of the server's main thread, by layer and by function."""

import pstats
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Function = tuple[str, int, str]
"""File, line and name, as `pstats` has them; the file of what is written in C is `~`."""

TOP: Final = 25
LAYERS: Final = {
    "games": ("folkmoot/games/", "folkmoot.games.", "Position' objects"),
    "engine": ("folkmoot/engine/", "folkmoot.engine."),
    "table": ("folkmoot/table/",),
    "store": ("folkmoot/store/", "sqlalchemy/", "sqlite3", "psycopg"),
    "server": ("folkmoot/server/",),
    "uvicorn, websockets": ("uvicorn/", "websockets/", "httptools"),
    "litestar": ("litestar/",),
    "asyncio": ("asyncio/", "uvloop", "_asyncio"),
}
"""By what stands in a function's file or name."""


def profile_lines(profile: Path, moves: int) -> Iterator[str]:
    """Yields the main thread's CPU time per move by layer, then by function, the most expensive first."""
    figures: dict[Function, Any] = pstats.Stats(str(profile)).stats  # type: ignore[attr-defined]
    layers = _by_layer(figures)
    yield f"{'µs':>8} {'share':>6}  a move, under the profiler, which makes calls dearer than they are"
    for layer, seconds in layers.most_common():
        yield f"{1e6 * seconds / moves:8.1f} {seconds / layers.total():6.1%}  {layer}"
    yield f"{'calls':>8} {'own µs':>8} {'all µs':>8}"
    for (file, at, name), (_, calls, own, total, _) in sorted(figures.items(), key=lambda item: -item[1][2])[:TOP]:
        where = "/".join(Path(file).parts[-2:])
        yield f"{calls / moves:8.1f} {1e6 * own / moves:8.1f} {1e6 * total / moves:8.1f}  {name} {where}:{at}"


def _by_layer(figures: dict[Function, Any]) -> Counter[str]:
    """Returns the own time of each layer's functions; what is written in C counts to the layer that called it."""
    layers: Counter[str] = Counter()
    for function, (_, _, own, _, callers) in figures.items():
        layer = _layer(function)
        if layer is None and function[0] == "~":
            for caller, (_, _, own_for_caller, _) in callers.items():
                layers[_layer(caller) or "the rest"] += own_for_caller
        else:
            layers[layer or "the rest"] += own
    return layers


def _layer(function: Function) -> str | None:
    where = f"{function[0]} {function[2]}"
    return next((layer for layer, marks in LAYERS.items() if any(mark in where for mark in marks)), None)
