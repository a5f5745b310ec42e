"""What a client keeps for its user between runs: who one is at a server, and what was promised there."""

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

MOST_PROMISES = 200  # tables; the oldest are forgotten first


@dataclass
class Promise:
    """What is known of a table's dice before they are cast: the commitment first shown, and the seeds one gave."""

    commitment: str
    imported: bool = False  # whether the match goes on from a record, whose dice are told
    seeds: dict[str, str] = field(default_factory=dict)  # by seat
    steps: int | None = None  # the fewest that were shown of its match: no more dice can be told
    preempted: bool = False  # whether a seed stood at a seat one had just taken, before one could give one's own


@dataclass(frozen=True)
class Cookies:
    """A folder with a small file for each server and profile; nobody else may read them."""

    folder: Path | None = None  # of the user, if none is named

    def of(self, server: str, profile: str) -> Kept:
        """What is kept for one profile at one server."""
        folder = data_folder() / "client" if self.folder is None else self.folder
        name = hashlib.sha256(f"{server} {profile}".encode()).hexdigest()[:16]
        return Kept(folder / f"{urlsplit(server).hostname}-{name}.json")


USUAL = Cookies()


class Kept:
    """The file of one server and profile; without a path, everything is forgotten in the end."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.token, self.promises = self.stored()

    def stored(self) -> tuple[str | None, dict[str, Promise]]:
        """What the file says; one that cannot be read is as good as none."""
        if self.path is not None:
            with suppress(OSError, ValueError, TypeError, KeyError, AttributeError):
                data: Any = json.loads(self.path.read_text(encoding="utf-8"))
                token = None if data["token"] is None else str(data["token"])
                return token, {str(table): Promise(**promise) for table, promise in data["promises"].items()}
        return None, {}

    def write(self) -> None:
        """Keep it, for the user's eyes only. Where nothing can be kept, one is a new guest the next time."""
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
        """Remember a token, or forget it."""
        if token != self.token:
            self.token = token
            self.write()

    def promise(self, table: str, commitment: str, imported: bool = False) -> Promise:
        """What was promised at a table when one first saw it, which may be now."""
        if table not in self.promises:
            self.promises[table] = Promise(commitment, imported)
            self.write()
        return self.promises[table]

    def give(self, promise: Promise, seeds: Mapping[int, str]) -> None:
        """Note the seeds that one is about to give."""
        promise.seeds |= {str(seat): seed for seat, seed in seeds.items()}
        self.write()

    def forget(self, promise: Promise, seats: Iterable[int]) -> None:
        """Forget the seeds of some seats, which were given elsewhere."""
        for seat in seats:
            promise.seeds.pop(str(seat), None)
        self.write()

    def note_steps(self, promise: Promise, steps: int) -> None:
        """Note how many steps of a match were shown. When fewest were, it stood as its record had left it."""
        if promise.steps is None or steps < promise.steps:
            promise.steps = steps
            self.write()

    def preempt(self, promise: Promise) -> None:
        """Note that the server had a seed at a seat before one could give it."""
        promise.preempted = True
        self.write()
