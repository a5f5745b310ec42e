"""What a client stores between runs: sessions, and what servers promised."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from golazo.folders import data_folder

MOST_PROMISES = 200  # tables; the oldest are deleted first


@dataclass
class Promise:
    """What was noted of a table's dice before they were rolled: the first commitment shown, and the seeds given."""

    commitment: str
    imported: bool = False  # whether the match continues a record, whose dice are given
    seeds: dict[str, str] = field(default_factory=dict)  # by seat
    steps: int | None = None  # the fewest that were shown of its match: the limit for given dice
    preempted: bool = False  # whether a seat just taken had a seed before the user could give one


@dataclass(frozen=True)
class Cookies:
    """A folder with a small file for each server and profile, readable only by the user."""

    folder: Path | None = None  # the user's data folder by default

    def of(self, server: str, profile: str) -> Kept:
        """Return what is stored for a profile at a server."""
        folder = data_folder() / "client" if self.folder is None else self.folder
        name = hashlib.sha256(f"{server} {profile}".encode()).hexdigest()[:16]
        return Kept(folder / f"{urlsplit(server).hostname}-{name}.json")


USUAL = Cookies()


class Kept:
    """The file of one server and profile; without a path, nothing is stored."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.token, self.promises = self.stored()

    def stored(self) -> tuple[str | None, dict[str, Promise]]:
        """Return the file's contents; an unreadable file counts as empty."""
        if self.path is not None:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                data: Any = json.loads(self.path.read_text(encoding="utf-8"))
                token = None if data["token"] is None else str(data["token"])
                return token, {str(table): Promise(**promise) for table, promise in data["promises"].items()}
        return None, {}

    def write(self) -> None:
        """Write the file, readable only by the user. If it cannot be written, the user is a new guest next time."""
        if self.path is None:
            return
        promises = {**self.stored()[1], **self.promises}
        latest = {table: asdict(promises[table]) for table in list(promises)[-MOST_PROMISES:]}
        beside = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump({"token": self.token, "promises": latest}, file)
            beside.replace(self.path)

    def take(self, token: str | None) -> None:
        """Store a token, or delete it."""
        if token != self.token:
            self.token = token
            self.write()

    def promise(self, table: str, commitment: str, imported: bool = False) -> Promise:
        """Return what a table promised when first seen, which may be now."""
        if table not in self.promises:
            self.promises[table] = Promise(commitment, imported)
            self.write()
        return self.promises[table]

    def give(self, promise: Promise, seeds: Mapping[int, str]) -> None:
        """Note the seeds that are about to be sent."""
        promise.seeds |= {str(seat): seed for seat, seed in seeds.items()}
        self.write()

    def forget(self, promise: Promise, seats: Iterable[int]) -> None:
        """Forget the seeds of some seats, which were given from elsewhere."""
        for seat in seats:
            promise.seeds.pop(str(seat), None)
        self.write()

    def note_steps(self, promise: Promise, steps: int) -> None:
        """Note how many steps of a match were shown. The fewest tell where its record ended."""
        if promise.steps is None or steps < promise.steps:
            promise.steps = steps
            self.write()

    def preempt(self, promise: Promise) -> None:
        """Note that the server had a seed for a seat before the user could give one."""
        promise.preempted = True
        self.write()
