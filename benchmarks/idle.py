"""What tables cost at which nothing happens: as they were left, without anybody, and dropped from memory."""

import asyncio
import time
from typing import Final

from msgspec import Struct

from benchmarks.generator import LoadGenerator
from benchmarks.printing import print_line, progress
from benchmarks.server_process import ServerProcess
from folkmoot.server.settings import Timing

SETTLE_SECONDS: Final = 5.0
"""From a change to a measurement: rooms are sent anew, and the index of tables is written."""
DROP_SECONDS: Final = Timing.idle + 2 * Timing.housekeeping
"""After which a table at which nobody looks is no longer in memory."""


class Rest(Struct, frozen=True):
    """The measurements of some seconds in which nothing happened."""

    when: str
    megabytes: int
    """Memory of the servers, without the processes of their bots."""
    cpu_ms: float
    """CPU of the servers and their bots' processes, a second."""
    wake_ups: float
    """How often the servers' main threads were woken, a second."""

    def __str__(self) -> str:
        return f"{self.when}: {self.megabytes} MB; {self.cpu_ms} ms CPU and {self.wake_ups} wake-ups a second"


async def at_rest(servers: list[ServerProcess], generator: LoadGenerator, seconds: float) -> list[Rest]:
    """Measures and prints all three states, each for so many seconds."""
    rests = [await _measure(servers, "tables at rest", seconds)]
    generator.leave()
    rests.append(await _measure(servers, "all have left", seconds))
    progress(f"waiting {DROP_SECONDS:.0f} s until the tables are dropped from memory")
    await asyncio.sleep(DROP_SECONDS)
    rests.append(await _measure(servers, "dropped from memory", seconds))
    return rests


async def _measure(servers: list[ServerProcess], when: str, seconds: float) -> Rest:
    await asyncio.sleep(SETTLE_SECONDS)
    progress(f"{when}: measuring for {seconds:.0f} s")
    cpu, wake_ups = (sum(server.cpu() for server in servers), sum(server.wake_ups() for server in servers))
    began = time.monotonic()
    await asyncio.sleep(seconds)
    spent = time.monotonic() - began
    rest = Rest(
        when=when,
        megabytes=round(sum(server.memory() for server in servers) / 1e6),
        cpu_ms=round(1000 * (sum(server.cpu() for server in servers) - cpu) / spent, 1),
        wake_ups=round((sum(server.wake_ups() for server in servers) - wake_ups) / spent, 1),
    )
    print_line(str(rest))
    return rest
