"""A lock on an SQLite file: a second server on it would not hear at once what is decided at the first."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from golazo.errors import InvalidSetting
from golazo.server.storage.database import Database


@contextmanager
def alone(database: Database) -> Iterator[None]:
    """Hold a file beside the database for as long as a server uses it. However that ends, the system lets go of it."""
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
            pass  # a file system that knows no locks
        yield
