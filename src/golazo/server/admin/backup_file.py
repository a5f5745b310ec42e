"""The form of a backup: compressed JSON lines, the same whatever database they come from.

The first line says what is inside, table by table: the columns and how many rows. Then comes a line for each row, in an
order in which they can be written, and last the SHA-256 of all lines before.
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
LONGEST_LINE = 50_000_000  # bytes; far more than any row has
UNREADABLE = (OSError, EOFError, zlib.error, msgspec.DecodeError, ValueError)


class Part(msgspec.Struct, frozen=True):
    """One table of the database."""

    name: str
    columns: list[str]
    rows: int


class Contents(msgspec.Struct, frozen=True):
    """What is in a backup: when it was made, by which version, of which revision of the database."""

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
    """Writes lines, and seals them at the end."""

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
    """A new backup, for its owner only. It is there once it is whole, and not before."""
    if path.exists() and not replace:
        raise GolazoError("error-file-exists", file=str(path))
    with whole_file(path, private=True) as raw, packing(raw) as file:
        writer = Writer(file)
        yield writer
        writer.seal()


def packing(file: BinaryIO) -> gzip.GzipFile:
    return gzip.GzipFile(fileobj=file, mode="wb", filename="", mtime=0)


def contents_of(path: Path) -> Contents:
    """What is in a backup that is whole; raises where one is damaged, cut short, or none at all."""
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
    """The rows of a backup that was found to be whole: the table's name, and some rows at a time."""
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
