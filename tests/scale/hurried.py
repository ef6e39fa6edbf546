"""The command `folkmoot`, less patient than at home: what takes a minute there takes seconds here."""

from folkmoot import cli
from folkmoot.server import housetime, hub, queue

PATIENCE = 8.0
"""Seconds after which a server does not wait for workers any longer."""
ALONE = 1.0
"""Seconds for which it does not ask them again then."""
ROUND = 1
"""Seconds between two rounds of housekeeping."""

if __name__ == "__main__":
    vars(queue).update(PATIENCE=PATIENCE, ALONE=ALONE)
    vars(hub).update(ANNOUNCE_SECONDS=ROUND, IDLE_MS=2000)
    vars(housetime).update(SECONDS_BETWEEN_SAVES=ROUND)
    cli.main()
