"""Exports records to a folder or a zip file, and imports them from files, folders and zip files."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from golazo.cards.card_file import read_text
from golazo.cli.hosting.run_admin import with_registry
from golazo.cli.output.console import progress
from golazo.errors import GolazoError
from golazo.protocol.tables import LONGEST_RECORD
from golazo.server.admin import export
from golazo.server.admin.restore_records import import_record
from golazo.server.availability import DatabaseUnavailable
from golazo.server.tables.registry import Registry
from golazo.whole_file import naming_file, opener, whole_file

RECORDS, CARDS = ".jsonl", ".toml"
PACKED = ".zip"
Refusals = list[tuple[str, GolazoError]]


@dataclass
class Outcome:
    """The result: how many records were written or added, how many existed already, which were refused."""

    done: int = 0
    known: int = 0
    refused: Refusals = field(default_factory=list)


def exported(db: str | None, where: str, open_too: bool) -> Outcome:
    """Export all records of a database."""

    async def work(registry: Registry) -> Outcome:
        outcome = Outcome()
        total = await export.count(registry, open_too)
        with progress(total, "admin-exporting") as done, writing(Path(where), private=open_too) as write:
            async for file in export.files(registry, open_too):
                if file.refused is not None:
                    outcome.refused.append((file.name, file.refused))
                    continue
                write(file.name, file.text)
                outcome.done += file.name.endswith(RECORDS)
                done(outcome.done)
        return outcome

    return with_registry(db, work)


def imported(db: str | None, paths: list[str], public: bool) -> Outcome:
    """Import all records at the given paths into a database's archive."""
    outcome = Outcome()
    records: dict[str, str] = {}
    cards: list[str] = []
    for path in paths:
        for name, text in found(path):
            if isinstance(text, GolazoError):
                outcome.refused.append((name, text))
            elif name.endswith(CARDS):
                cards.append(text)
            else:
                records[name] = text

    async def work(registry: Registry) -> None:
        with progress(len(records), "admin-importing") as done:
            for number, (name, record) in enumerate(records.items(), 1):
                try:
                    added = await import_record(registry, record, cards, public)
                except DatabaseUnavailable:
                    raise
                except GolazoError as error:
                    outcome.refused.append((name, error))
                else:
                    outcome.done += added
                    outcome.known += not added
                done(number)

    with_registry(db, work)
    return outcome


@contextmanager
def writing(where: Path, private: bool) -> Iterator[Callable[[str, str], None]]:
    """Yield a function that writes a file into a folder or a zip file.

    `private` ones are readable by their owner only.
    """
    if where.suffix == PACKED:
        with whole_file(where, private) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
            yield pack.writestr
        return

    with naming_file(where):
        (where / "cards").mkdir(parents=True, exist_ok=True)

    def write(name: str, text: str) -> None:
        with naming_file(where / name), open(where / name, "w", encoding="utf-8", opener=opener(private)) as file:
            file.write(text)

    yield write


def found(path: str) -> Iterator[tuple[str, str | GolazoError]]:
    """Yield the records and card files at a path, or the reason why one cannot be read."""
    place = Path(path)
    if place.is_dir():
        for file in sorted(place.rglob("*")):
            if file.suffix in (RECORDS, CARDS) and file.is_file():
                yield read(str(file))
    elif zipfile.is_zipfile(place):
        with zipfile.ZipFile(place) as pack:
            for member in pack.infolist():
                if member.filename.endswith((RECORDS, CARDS)):
                    yield unpacked(pack, member)
    else:
        yield read(path)


def read(path: str) -> tuple[str, str | GolazoError]:
    try:
        return path, read_text(path)
    except GolazoError as error:
        return path, error


def unpacked(pack: zipfile.ZipFile, member: zipfile.ZipInfo) -> tuple[str, str | GolazoError]:
    """Return an unpacked file, unless it is much larger than its declared size."""
    try:
        with pack.open(member) as file:
            data = file.read(4 * LONGEST_RECORD + 1)
        if len(data) > 4 * LONGEST_RECORD:
            raise ValueError
        return member.filename, data.decode()
    except (ValueError, RuntimeError, zipfile.BadZipFile):
        return member.filename, GolazoError("error-file-not-text", file=member.filename)
