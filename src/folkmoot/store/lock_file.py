"""File locks that the operating system releases when the process dies, so that no stale lock is ever left."""

import os
import sys
from pathlib import Path
from typing import Final

from folkmoot.store.errors import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None

    def _lock_database(path: Path) -> int | None:
        """Locks nothing: here every lock would lock SQLite out too."""
        return None
else:
    import fcntl

    UNUSED_BYTE: Final = 1 << 60
    """A place in the file where SQLite sets no lock."""

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _lock_database(path: Path) -> int | None:
        """Locks the database file itself and returns its handle. Raises `BlockingIOError` if another process has it.

        None where such a lock would lock SQLite out: some network file systems make one kind of lock of two.
        """
        handle = os.open(path, os.O_RDWR)
        try:
            _lock(handle)
            if _is_apart_from_sqlite(handle):
                return handle
        except BlockingIOError:
            os.close(handle)
            raise
        except OSError:  # this file system has no such locks
            pass
        os.close(handle)
        return None

    def _is_apart_from_sqlite(handle: int) -> bool:
        """Tells whether the process may still set a lock of SQLite's kind on a file that it has locked as a whole."""
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, UNUSED_BYTE)
            fcntl.lockf(handle, fcntl.LOCK_UN, 1, UNUSED_BYTE)
        except OSError:
            return False
        return True


class LockFile:
    """The lock of one SQLite file, by whatever link it is reached: `FILE.lock` beside it, and the file itself.

    Symbolic links are resolved. A hard link is a name as good as any other, with a journal of its own, which would
    destroy the file: the lock of the file itself keeps a second server away from it.
    """

    def __init__(self, path: Path) -> None:
        """Takes the lock. Raises `StoreInUse`, or `OSError` where no file can be made."""
        path = path.resolve()
        self._handles = [os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600)]
        try:
            _lock(self._handles[0])
            locked = _lock_database(path)
        except OSError as error:
            self.release()
            if not isinstance(error, BlockingIOError):
                raise
            raise StoreInUse(
                f"{path} is in use by another Folkmoot server: stop it first, or choose another folder with --data"
            ) from None
        if locked is not None:
            self._handles.append(locked)

    def release(self) -> None:
        """Releases the lock. The file stays: if it were deleted, two processes could lock two files.

        Only to be called when no connection is open: closing the database file drops the locks of SQLite too.
        """
        for handle in self._handles:
            os.close(handle)
