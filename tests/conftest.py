"""What the tests share: the console script, run as a user runs it, a small game, a server, a PostgreSQL, a Redis."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

import pytest
import structlog

from golazo import games
from golazo.games.contract import Game
from host import CONSOLE_SCRIPT, UNLIMITED, Host
from nodes import Nodes

if TYPE_CHECKING:
    from golazo.testing.services import Postgres, Redis

SHELF = Path(__file__).parent / "games"
PATIENCE = 120  # seconds; a command that takes longer hangs
Found = TypeVar("Found")


def heed_ctrl_c() -> None:
    """In a process about to start: a shell that runs the tests in the background has turned Ctrl-C off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def stops_at_ctrl_c(*arguments: str) -> None:
    """Run a command that would take for ever, press Ctrl-C, and see that it says so in one line and ends."""
    run = subprocess.Popen(
        [CONSOLE_SCRIPT, *arguments],
        stderr=subprocess.PIPE,
        env={**os.environ, "GOLAZO_LANG": "en"},
        text=True,
        preexec_fn=heed_ctrl_c,  # noqa: PLW1509
    )
    try:
        time.sleep(5)
        run.send_signal(signal.SIGINT)
        _, told = run.communicate(timeout=20)
    finally:
        run.kill()
    assert run.returncode == 130
    assert told.splitlines()[-1].startswith("golazo: Stopped")
    assert "Traceback" not in told


class Golazo(Protocol):
    """The `golazo` fixture."""

    def __call__(
        self, *arguments: str | Path, stdin: str = "", env: Mapping[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]: ...


def run_golazo(
    *arguments: str | Path, stdin: str = "", env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `golazo` with some arguments, in English unless `env` says otherwise."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    surroundings |= {"LANG": "en_US.UTF-8", "LANGUAGE": "en", "PYTHONUTF8": "1", **(env or {})}
    return subprocess.run(
        [str(CONSOLE_SCRIPT), *map(str, arguments)],
        input=stdin,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture
def shootout(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of `tests/games/shootout`, put on the shelf."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(SHELF)])
    return games.load("shootout")


@pytest.fixture(scope="session")
def golazo() -> Golazo:
    """`golazo(*arguments, stdin="", env=None)` runs the console script and returns the finished process."""
    return run_golazo


@pytest.fixture(autouse=True)
def _logging_restored() -> Iterator[None]:
    """Undo the logging of a command that was run in this process: its stream is closed after the test."""
    yield
    if structlog.is_configured():
        structlog.reset_defaults()
        logging.basicConfig(force=True)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that many tests share; each opens tables of its own. All of them come from one address."""
    with Host(tmp_path_factory.mktemp("host"), *UNLIMITED) as started:
        yield started


@pytest.fixture(scope="session")
def quiet_host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server for tests that measure its memory: nothing else goes on there."""
    with Host(tmp_path_factory.mktemp("quiet"), *UNLIMITED) as started:
        yield started


@pytest.fixture
def fragile_host(tmp_path: Path) -> Iterator[Host]:
    """A server of one test alone, to be stopped, killed and started again."""
    with Host(tmp_path, *UNLIMITED) as started:
        yield started


def required(service: Callable[[], Found]) -> Found:
    """A service of this machine; without it the test is skipped, but fails where all of them must run."""
    from golazo.testing.services import Missing

    try:
        return service()
    except Missing as missing:
        if os.environ.get("CI") or os.environ.get("GOLAZO_REQUIRE_SERVICES"):
            pytest.fail(str(missing), pytrace=False)
        pytest.skip(str(missing))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL for this run of the tests."""
    from golazo.testing.services import Postgres

    with required(Postgres) as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """A Redis for this run of the tests."""
    from golazo.testing.services import Redis

    with required(Redis) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_url(postgres_server: Postgres) -> str:
    """Where the PostgreSQL answers; whoever writes to it takes `fresh_postgres`."""
    return postgres_server.url


@pytest.fixture(scope="session")
def redis_url(redis_server: Redis) -> str:
    """Where the Redis answers, with what earlier tests left in it; `fresh_redis` holds nothing."""
    return redis_server.url


@pytest.fixture
def fresh_postgres(postgres_server: Postgres) -> Iterator[str]:
    """The URL of a new, empty database."""
    with postgres_server.database() as url:
        yield url


@pytest.fixture
def fresh_redis(redis_server: Redis) -> str:
    """The URL of a Redis that holds nothing."""
    redis_server.empty()
    return redis_server.url


@pytest.fixture(scope="session")
def two_nodes(
    tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, redis_server: Redis
) -> Iterator[Nodes]:
    """Two servers that share a PostgreSQL and a Redis."""
    with postgres_server.database() as db:
        both = Nodes(tmp_path_factory.mktemp("nodes"), db, redis_server)
        yield both
        both.kill()


@pytest.fixture
def nodes(two_nodes: Nodes) -> Nodes:
    """Both of them, up and running whatever an earlier test has done."""
    two_nodes.wake()
    return two_nodes
