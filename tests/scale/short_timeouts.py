"""The command `folkmoot` with short timeouts and intervals: seconds instead of a minute.

Only the command itself imports the server: the processes in which bots think import this file too, and start sooner.
"""

import os
from types import ModuleType

WORKER_TIMEOUT = "FOLKMOOT_TEST_WORKER_TIMEOUT"
"""The variable with the seconds for which a server waits for a worker."""
FALLBACK_SECONDS = 1.0
"""Seconds for which a server then does not ask workers again."""
INTERVAL = 1
"""Seconds between two rounds of housekeeping."""


def override(module: ModuleType, **values: float) -> None:
    """Replaces constants of a module. Raises `KeyError` if there is none of this name."""
    for name, value in values.items():
        if name not in vars(module):
            raise KeyError(f"{module.__name__}.{name}")
        setattr(module, name, value)


if __name__ == "__main__":
    from folkmoot import cli
    from folkmoot.server import housetime, hub, queue

    override(queue, JOB_TIMEOUT=float(os.environ[WORKER_TIMEOUT]), FALLBACK_SECONDS=FALLBACK_SECONDS)
    override(hub, ANNOUNCE_SECONDS=INTERVAL, IDLE_MS=2000)
    override(housetime, SECONDS_BETWEEN_SAVES=INTERVAL)
    cli.main()
