"""A lock on an SQLite file: a second server on it would not learn of decisions at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from golazo.errors import InvalidSetting
from golazo.server.storage.database import Database


@contextmanager
def exclusive_lock(database: Database) -> Iterator[None]:
    """Lock a file beside the database while a server uses it. The system releases the lock in any case."""
    if not database.is_sqlite or sys.platform == "win32":
        yield
        return
    import fcntl

    held = Path(f"{database.place}-serving")
    try:
        file = held.open("a")
    except OSError as error:
        raise InvalidSetting("error-database", place=str(held), reason=error.strerror or str(error)) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InvalidSetting("serve-taken", place=database.place) from None
        except OSError:
            pass  # the file system has no locks
        yield
