"""The command `folkmoot` with short timeouts and intervals: seconds instead of a minute.

Only the command itself imports the server: the processes in which bots think import this file too, and start sooner.
"""

import os
from functools import partial

WORKER_TIMEOUT = "FOLKMOOT_TEST_WORKER_TIMEOUT"
"""The variable with the seconds for which a server waits for a worker."""

if __name__ == "__main__":
    from folkmoot import cli
    from folkmoot.server import settings

    timing = settings.Timing(
        job_timeout=float(os.environ[WORKER_TIMEOUT]),
        fallback=1.0,
        housekeeping=1.0,
        silence=3.0,
        idle=2.0,
        time_saves=1.0,
    )
    settings.Settings = partial(settings.Settings, timing=timing)  # type: ignore[misc, assignment]
    cli.main()
