"""Writes files atomically; files with secrets are readable by their owner only."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from golazo.errors import GolazoError


@contextmanager
def whole_file(path: Path, private: bool) -> Iterator[BinaryIO]:
    """Open a file to write. It replaces the old one once it is complete and on disk."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    with naming_file(path):
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
    """Return an `opener` for `open` that creates a file only its owner may read."""
    return lambda name, flags: os.open(name, flags, 0o600 if private else 0o666)


@contextmanager
def naming_file(path: Path) -> Iterator[None]:
    """Turn errors of the system about a file into errors that name the file."""
    try:
        yield
    except OSError as error:
        raise GolazoError("error-file-unwritable", file=str(path), reason=error.strerror or str(error)) from None
