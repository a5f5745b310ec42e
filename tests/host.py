"""`golazo serve` as a process of its own, to be started, stopped and killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from golazo.testing.service import free_port

CONSOLE_SCRIPT = Path(sys.executable).with_name("golazo")
PATIENCE = 60
UNLIMITED = (  # for tests that all come from one address
    *("--requests-per-second", "100000"),
    *("--logins-per-minute", "100000"),
    *("--connections-per-address", "100000"),
    *("--sockets-per-address", "100000"),
    *("--rate-factor", "100000"),
    *("--guests-per-hour", "1000000"),
    *("--tables-per-player", "100000"),
    *("--tables-per-address", "100000"),
    *("--imports-per-player", "100000"),
    *("--imports-per-address", "100000"),
)


class Host:
    """A server at a port that stays the same when it comes back. Its database is a file unless another is named."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        db: str | None = None,
        bus: str | None = None,
        program: Sequence[str | Path] = (CONSOLE_SCRIPT,),
    ) -> None:
        self.program = program
        self.db = db or f"sqlite:///{folder / 'tables.sqlite'}"
        self.options = [*options, "--db", self.db, *(["--bus", bus] if bus else [])]
        self.port = free_port()
        self.journal = folder / f"journal-{self.port}.txt"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        with self.journal.open("a") as journal:
            self.process = subprocess.Popen(
                [*self.program, "serve", "--port", str(self.port), *self.options],
                stdout=subprocess.PIPE,
                stderr=journal,
                env={**os.environ, "GOLAZO_LANG": "en"},
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert self.url in said, (said, self.journal.read_text())

    def kill(self) -> None:
        """Pull the plug."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to go; returns with what it went."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> int:
        """Wait until it has gone; returns with what."""
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code
