"""Runs the command folkmoot under the profiler: SIGUSR1 begins, SIGUSR2 ends and writes the figures.

python3 benchmarks/profiled.py FIGURES serve …
"""

import cProfile
import signal
import sys
import time

from folkmoot.cli import main


def run(figures: str) -> None:
    """Runs the command; the signals start and stop the profiler."""
    profile = cProfile.Profile(time.thread_time)

    def begin(*_: object) -> None:
        profile.enable()

    def end(*_: object) -> None:
        profile.disable()
        profile.dump_stats(figures)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)
    main()


if __name__ == "__main__":
    run(sys.argv.pop(1))
