"""The command `folkmoot`, less patient than at home: what takes a minute there takes seconds here.

Only the command itself loads the server: the processes in which bots think load this file too, and start sooner so.
"""

import os

PATIENCE = "FOLKMOOT_TEST_PATIENCE"
"""Names the seconds after which a server does not wait for workers any longer."""
ALONE = 1.0
"""Seconds for which it does not ask them again then."""
ROUND = 1
"""Seconds between two rounds of housekeeping."""

if __name__ == "__main__":
    from folkmoot import cli
    from folkmoot.server import housetime, hub, queue

    vars(queue).update(JOB_TIMEOUT=float(os.environ[PATIENCE]), FALLBACK_SECONDS=ALONE)
    vars(hub).update(ANNOUNCE_SECONDS=ROUND, IDLE_MS=2000)
    vars(housetime).update(SECONDS_BETWEEN_SAVES=ROUND)
    cli.main()
