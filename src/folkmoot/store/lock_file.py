"""A file lock that the operating system releases when the process dies, so that no stale lock is ever left."""

import os
import sys
from pathlib import Path

from folkmoot.store.errors import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class LockFile:
    """The lock of one SQLite file: `FILE.lock` beside it."""

    def __init__(self, path: Path) -> None:
        """Takes the lock. Raises `StoreInUse`, or `OSError` where no file can be made."""
        self._handle = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise StoreInUse(
                f"{path} is in use by another Folkmoot server: stop it first, or choose another folder with --data"
            ) from None

    def release(self) -> None:
        """Releases the lock. The file stays: if it were deleted, two processes could lock two files."""
        os.close(self._handle)
