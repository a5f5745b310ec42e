"""The format of a backup: compressed JSON lines, the same for every database system.

The first line lists the contents, table by table: columns and number of rows. Then comes a line for each row, in an
order that respects foreign keys, and last the SHA-256 of all lines before it.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from golazo.errors import GolazoError
from golazo.whole_file import whole_file

FORMAT = 1
LONGEST_LINE = 50_000_000  # bytes; far more than any row needs
UNREADABLE = (OSError, EOFError, zlib.error, msgspec.DecodeError, ValueError)


class Part(msgspec.Struct, frozen=True):
    """The contents of one database table."""

    name: str
    columns: list[str]
    rows: int


class Contents(msgspec.Struct, frozen=True):
    """What a backup contains: when it was made, by which version, and the database revision."""

    golazo_backup: int
    version: str
    revision: str
    made: int
    parts: list[Part]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.parts)


class Seal(msgspec.Struct, frozen=True):
    """The last line."""

    sha256: str


class Writer:
    """Writes lines, and the checksum at the end."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self.file = file
        self.digest = hashlib.sha256()
        self.encoder = msgspec.json.Encoder()

    def write(self, line: Any) -> None:
        data = self.encoder.encode(line) + b"\n"
        self.digest.update(data)
        self.file.write(data)

    def seal(self) -> None:
        self.write(Seal(self.digest.hexdigest()))


@contextmanager
def written(path: Path, replace: bool) -> Iterator[Writer]:
    """Create a backup that only its owner may read. The file appears only once it is complete."""
    if path.exists() and not replace:
        raise GolazoError("error-file-exists", file=str(path))
    with whole_file(path, private=True) as raw, packing(raw) as file:
        writer = Writer(file)
        yield writer
        writer.seal()


def packing(file: BinaryIO) -> gzip.GzipFile:
    return gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0)


def contents_of(path: Path) -> Contents:
    """Return the contents of a complete backup; raises if it is damaged, truncated or not a backup."""
    try:
        return checked(path)
    except FileNotFoundError as error:
        raise GolazoError("error-file-unreadable", file=str(path), reason=str(error.strerror)) from None
    except UNREADABLE:
        raise GolazoError("backup-damaged", file=str(path)) from None


def checked(path: Path) -> Contents:
    digest = hashlib.sha256()
    with gzip.open(path) as file:
        contents = first_line(file, digest)
        for part in contents.parts:
            for _ in range(part.rows):
                if len(next_row(file, digest)) != len(part.columns):
                    raise ValueError(part.name)
        expected = digest.hexdigest()
        seal = msgspec.json.decode(file.readline(LONGEST_LINE), type=Seal)
        if seal.sha256 != expected or file.read(1):
            raise ValueError("seal")
    return contents


def rows_of(path: Path, at_once: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Yield the rows of a checked backup in batches, with the table's name."""
    digest = hashlib.sha256()
    with gzip.open(path) as file:
        for part in first_line(file, digest).parts:
            rows = (dict(zip(part.columns, next_row(file, digest), strict=True)) for _ in range(part.rows))
            while some := list(islice(rows, at_once)):
                yield part.name, some


def first_line(file: Any, digest: Any) -> Contents:
    line = file.readline(LONGEST_LINE)
    digest.update(line)
    contents = msgspec.json.decode(line, type=Contents)
    if contents.golazo_backup != FORMAT:
        raise ValueError("format")
    return contents


def next_row(file: Any, digest: Any) -> list[Any]:
    line = file.readline(LONGEST_LINE)
    digest.update(line)
    row: list[Any] = msgspec.json.decode(line, type=list)
    return row
