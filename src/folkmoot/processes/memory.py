"""A limit to the memory of a process."""

import sys


def limit_memory(most: int) -> None:
    """Lets this process get a `MemoryError` if it asks for more than so many bytes, where the system can do that.

    0 sets no limit.
    """
    if most and sys.platform == "linux":
        import resource

        hard = resource.getrlimit(resource.RLIMIT_DATA)[1]
        if hard == resource.RLIM_INFINITY or most < hard:
            resource.setrlimit(resource.RLIMIT_DATA, (most, hard))
