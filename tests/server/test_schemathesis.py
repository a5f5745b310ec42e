"""Whatever the OpenAPI description allows or forbids to be sent: no server error, and answers as described."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from guest import Guest
from whole_matches import bots_match

from host import UNLIMITED, Host

COMMAND = Path(sys.executable).with_name("schemathesis")
PATIENCE = 300
LEFT_OUT = "positive_data_acceptance"  # what fits the description may still make no sense: there is no such game
CONFIG = """
[generation]
max-examples = 10
database = "none"

[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422]
"""


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server of its own: what is sent to it fills it with tables and guests."""
    with Host(tmp_path_factory.mktemp("visited"), *UNLIMITED) as host:
        yield host


def examine(host: Host, folder: Path, config: str, *options: str) -> None:
    """Let schemathesis look for what is wrong."""
    (folder / "schemathesis.toml").write_text(config)
    fixed = ("--seed", "1", "--exclude-checks", LEFT_OUT, "--continue-on-failure")
    run = subprocess.run(
        [str(COMMAND), "--no-color", "run", f"{host.url}/openapi.json", *fixed, *options],
        cwd=folder,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )
    assert run.returncode == 0, run.stdout[-6_000:] + run.stderr[-2_000:]
    assert "Tested: " in run.stdout
    assert '"level": "error"' not in host.journal.read_text()


def test_no_request_makes_a_server_error(visited: Host, tmp_path: Path) -> None:
    examine(visited, tmp_path, CONFIG, "--phases", "examples,coverage,fuzzing")


@pytest.mark.parametrize("what", ["over", "waiting"])
def test_no_request_about_a_table_makes_a_server_error(visited: Host, tmp_path: Path, what: str) -> None:
    async def opened() -> str:
        async with Guest(visited.url) as guest:
            return await (bots_match(guest, "tsubasa") if what == "over" else guest.open("tsubasa", "me", "open"))

    config = f'{CONFIG}\n[parameters]\n"path.table" = "{asyncio.run(opened())}"\n'
    about_it = ("--include-path-regex", "{table}", "--mode", "positive")
    examine(visited, tmp_path, config, "--phases", "examples,fuzzing", *about_it)
