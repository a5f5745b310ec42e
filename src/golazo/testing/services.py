"""PostgreSQL and Redis for tests and benchmarks: private servers on the loopback, deleted afterwards.

    from golazo.testing.services import Postgres, Redis

    with Postgres() as postgres, Redis() as redis, postgres.database() as url:
        ...  # a table server with `--db url --bus redis.url`
        redis.kill()
        redis.start()

`kill` pulls the plug, `start` brings the server back at the same address with what it had on disk.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from golazo.testing.programs import Missing, copy_for, find_postgres, find_redis, unprivileged_user
from golazo.testing.service import HOST, Service

__all__ = ["Missing", "Postgres", "Redis"]

USER = "golazo"


class Postgres(Service):
    """A PostgreSQL with an empty cluster; `database` creates a new database in it."""

    def __init__(self, programs: Path | None = None) -> None:
        super().__init__()
        self.programs = programs or find_postgres()
        self.user = unprivileged_user()
        self.numbers = count(1)

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        return f"postgresql://{USER}@{HOST}:{self.port}/{database}"

    @property
    def cluster(self) -> Path:
        return self.folder / "cluster"

    def prepare(self) -> None:
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
            if not self.within_reach():
                self.programs = copy_for(self.programs, self.folder)
        settings = ["--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-locale", "--no-sync"]
        self.call("initdb", "-D", str(self.cluster), *settings)

    def within_reach(self) -> bool:
        try:
            self.call("initdb", "--version")
        except (PermissionError, RuntimeError):
            return False
        return True

    def command(self) -> list[str]:
        settings = ["-h", HOST, "-p", str(self.port), "-k", ""]
        return [str(self.programs / "postgres"), "-D", str(self.cluster), *settings]

    def answers(self, pid: int) -> bool:
        try:
            told = (self.cluster / "postmaster.pid").read_text().split("\n")
        except FileNotFoundError:
            return False
        return told[0] == str(pid) and len(told) > 7 and told[7].strip() == "ready"

    @contextmanager
    def database(self) -> Iterator[str]:
        """Create an empty database, dropped at the end; yields its URL."""
        if not self.alive:
            self.start()
        name = f"fresh_{next(self.numbers)}"
        there = ["-h", HOST, "-p", str(self.port), "-U", USER]
        self.call("createdb", *there, name)
        try:
            yield self.url_of(name)
        finally:
            if self.alive:
                self.call("dropdb", *there, "--force", name)

    def call(self, program: str, *arguments: str) -> None:
        with self.log.open("ab") as log:
            ended = self.run([str(self.programs / program), *arguments], log).wait()
        if ended != 0:
            raise RuntimeError(f"{program} failed:\n{self.told()}")


class Redis(Service):
    """A Redis that stores nothing on disk."""

    def __init__(self, program: Path | None = None) -> None:
        super().__init__()
        self.program = program or find_redis()

    @property
    def url(self) -> str:
        return f"redis://{HOST}:{self.port}/0"

    def prepare(self) -> None:
        """Do nothing: it only needs the folder."""

    def command(self) -> list[str]:
        return [str(self.program), "--port", str(self.port), "--bind", HOST, "--dir", str(self.folder), "--save", ""]

    def answers(self, pid: int) -> bool:
        try:
            return f"process_id:{pid}\r\n".encode() in self.ask("INFO server")
        except OSError:
            return False

    def empty(self) -> None:
        """Delete all data; starts it if it is down."""
        if not self.alive:
            self.start()
        self.ask("FLUSHALL")

    def ask(self, command: str) -> bytes:
        """Send a command; returns the answer."""
        with socket.create_connection((HOST, self.port), timeout=5) as line:
            line.sendall(f"{command}\r\nQUIT\r\n".encode())
            return b"".join(iter(lambda: line.recv(4096), b""))
