"""Two servers that share a PostgreSQL and a Redis, and what tests of them ask for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from host import UNLIMITED, Host

if TYPE_CHECKING:
    from golazo.testing.services import Redis


class Nodes:
    """Two servers with one database and one bus."""

    def __init__(self, folder: Path, db: str, redis: Redis) -> None:
        self.redis = redis
        self.hosts = [Host(folder, *UNLIMITED, db=db, bus=redis.url) for _ in range(2)]
        self.db = db

    @property
    def urls(self) -> list[str]:
        return [host.url for host in self.hosts]

    def wake(self) -> None:
        """Bring back what an earlier test has killed."""
        if not self.redis.alive:
            self.redis.start()
        for host in self.hosts:
            if host.process is None:
                host.start()

    def kill(self) -> None:
        """Pull both plugs."""
        for host in self.hosts:
            host.kill()
