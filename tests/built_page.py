"""The page as `make page` builds it, for the tests that need one."""

from __future__ import annotations

import fcntl
import os
import subprocess
from pathlib import Path

from golazo.server.rest.page import BUILT
from golazo.testing.programs import Missing

ROOT = Path(__file__).parents[1]
PATIENCE = 600  # seconds; what it is built with may have to be fetched first


def page_in_package() -> Path:
    """The page that a wheel holds, built anew if anything has changed; one process at a time builds."""
    with (ROOT / ".venv" / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = ["make", "--no-print-directory", "-C", str(ROOT), "page"]
        run = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    if run.returncode:
        raise Missing(f"The page cannot be built:\n{run.stdout}{run.stderr}")
    return BUILT


def page_to_test() -> Path:
    """The page that GOLAZO_PAGE names, which somebody has built for themselves; else the package's."""
    named = os.environ.get("GOLAZO_PAGE")
    return Path(named) if named else page_in_package()
