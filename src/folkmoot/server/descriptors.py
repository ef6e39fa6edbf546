"""File descriptors: every connection needs one, and the system gives a process only so many."""

import dataclasses
import logging
from typing import Final

from folkmoot.server.edge import MOST_LINGERING
from folkmoot.server.settings import Settings

RESERVED: Final = 100
"""Descriptors for everything but connections and worker processes: database, listening socket, files that are sent."""
PER_PROCESS: Final = 6
"""Descriptors for each worker process."""
FEWEST_CONNECTIONS: Final = 16

log = logging.getLogger(__name__)


def fit_connections(settings: Settings) -> Settings:
    """Returns settings whose limit of connections leaves descriptors for the rest; raises the soft limit for them."""
    reserved = RESERVED + MOST_LINGERING + PER_PROCESS * settings.processes
    wanted = settings.limits.connections
    available = _raise_soft_limit(wanted + reserved if wanted else None)
    if available is None:
        return settings
    most = max(available - reserved, FEWEST_CONNECTIONS)
    if wanted > most:
        log.warning("fewer connections than asked for: the system allows few open files", extra={"connections": most})
    connections = min(wanted, most) if wanted else most
    return dataclasses.replace(settings, limits=dataclasses.replace(settings.limits, connections=connections))


def _raise_soft_limit(wanted: int | None) -> int | None:
    """Raises the soft limit to what is wanted, or to the hard limit, and returns it; None if there is no limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    infinity = resource.RLIM_INFINITY
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = hard if wanted is None else wanted if hard == infinity else min(wanted, hard)
    if soft != infinity and (target == infinity or target > soft):
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
        except (OSError, ValueError):  # macOS allows less than its hard limit says
            return soft
        soft = target
    return None if soft == infinity else soft
