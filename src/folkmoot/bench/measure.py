"""Measuring an engine: what it does per second of CPU time, whatever else the machine is busy with."""

from collections.abc import Callable
from time import process_time

import msgspec


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """What one engine did per second of CPU time."""

    name: str
    decisions_per_s: float
    games_per_s: float
    copies_per_s: float


class SearchMeasure(msgspec.Struct, frozen=True, kw_only=True):
    """How many simulations one search made per second of CPU time, and what one of them is."""

    name: str
    simulations_per_s: float
    depth: str
    """How far a simulation goes."""
    leaf: str
    """What says who wins there."""


def run_for(seconds: float, chunk: Callable[[], int]) -> tuple[int, float]:
    """Runs the chunk until that many CPU seconds are spent; returns the units done and the seconds they took.

    A chunk returns how many units it did. The first one warms up and does not count; at least one more does.
    """
    chunk()
    units = 0
    start = process_time()
    while True:
        units += chunk()
        spent = process_time() - start
        if spent >= seconds:
            return units, spent
