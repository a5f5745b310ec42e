"""Files that are there whole or not at all, and for their owner only where they hold secrets."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from golazo.errors import GolazoError


@contextmanager
def whole_file(path: Path, private: bool) -> Iterator[BinaryIO]:
    """A file to write to. It takes its place when all is written and on the disk; before that there is the old one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with told_of(path):
        try:
            with open(beside, "xb", opener=opener(private)) as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            with suppress(OSError):
                beside.unlink()


def opener(private: bool) -> Callable[[str, int], int]:
    """What `open` is to open a file with that only its owner may read."""
    return lambda name, flags: os.open(name, flags, 0o600 if private else 0o666)


@contextmanager
def told_of(path: Path) -> Iterator[None]:
    """Say of a file that cannot be written why."""
    try:
        yield
    except OSError as error:
        raise GolazoError("error-file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
