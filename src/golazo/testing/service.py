"""A server for tests, with its own folder and port, which can be killed and restarted."""

from __future__ import annotations

import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from pathlib import Path
from secrets import randbelow
from typing import IO, Self

HOST = "127.0.0.1"
PATIENCE = 60  # seconds until a start counts as failed


class Service(ABC):
    """A server with its own folder and port, run within `with`."""

    def __init__(self) -> None:
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.user: pwd.struct_passwd | None = None  # if not the current user

    @property
    @abstractmethod
    def url(self) -> str:
        """The server's address."""

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that starts it, at its port."""

    @abstractmethod
    def answers(self, pid: int) -> bool:
        """Return whether it is up, and this process is the one that answers."""

    @abstractmethod
    def prepare(self) -> None:
        """Prepare the new folder before the first start."""

    def __enter__(self) -> Self:
        self.folder = Path(tempfile.mkdtemp(prefix="golazo-"))
        try:
            self.prepare()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.ended()
        shutil.rmtree(self.folder)

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def start(self) -> None:
        """Start it and wait until it answers; after `kill` at the same port.

        It is retried if it ends at once: another process may have taken the port, or the killed one is not quite gone.
        """
        deadline = time.monotonic() + PATIENCE
        known = self.port
        while time.monotonic() < deadline:
            self.port = known or free_port()
            with self.log.open("ab") as log:
                self.process = self.run(self.command(), log)
            while self.alive and time.monotonic() < deadline:
                if self.answers(self.process.pid):
                    return
                time.sleep(0.02)
            self.kill()
            time.sleep(0.1)
        raise RuntimeError(f"{type(self).__name__} does not start:\n{self.told()}")

    def run(self, command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
        """Run a command as its user, in its folder."""
        return subprocess.Popen(  # noqa: S603
            command,
            stdout=log,
            stderr=log,
            cwd=self.folder,
            user=self.user and self.user.pw_uid,
            group=self.user and self.user.pw_gid,
            extra_groups=self.user and [],
        )

    def kill(self) -> None:
        """End it like a power cut: at once, without cleaning up."""
        if self.process is not None:
            self.process.kill()
            self.ended()

    def ended(self) -> None:
        if self.process is not None:
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    @property
    def log(self) -> Path:
        return self.folder / "log"

    def told(self) -> str:
        """Return the end of its log."""
        return self.log.read_text(errors="replace")[-2000:]


def free_port() -> int:
    """Return a port outside the range of outgoing connections.

    A client calling a stopped server could connect to itself.
    """
    while True:
        port = 20_000 + randbelow(10_000)
        with socket.socket() as line:
            try:
                line.bind((HOST, port))
            except OSError:
                continue
        return port
