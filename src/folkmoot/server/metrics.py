"""Metrics for Prometheus: numbers, never names, ids of tables or secrets."""

import functools

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("folkmoot_entries_total", "Entries made durable and shown, by kind", ["kind"])
REFUSALS = Counter("folkmoot_refusals_total", "Commands refused, by code", ["code"])
HEALED = Counter("folkmoot_views_healed_total", "Clients whose view differed from the server's and was sent again")
STORING = Histogram(
    "folkmoot_storing_seconds",
    "From an entry to its being durable",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
)
THINKING = Histogram("folkmoot_thinking_seconds", "How long bots think", buckets=(0.001, 0.01, 0.05, 0.25, 1, 5, 20))
LIMITS = Counter("folkmoot_limits_total", "Connections refused or ended because of a limit, by limit", ["limit"])
CONNECTIONS = Gauge("folkmoot_connections", "Open connections, sockets among them")
SOCKETS = Gauge("folkmoot_sockets", "Open sockets")
TABLES = Gauge("folkmoot_tables_in_memory", "Tables in this process's memory")

_entries_of_kind = functools.cache(ENTRIES.labels)


def count_entry(kind: str, seconds: float) -> None:
    """Counts an entry that was made durable within so many seconds, and shown."""
    _entries_of_kind(kind).inc()
    STORING.observe(seconds)
