"""The cache of compiled rules, kept between runs so that only changed rules are compiled again."""

import hashlib
import os
import shutil
import tempfile
import time
from pathlib import Path

import numba
from numba.misc.appdirs import user_cache_dir

FOLDERS = ("rules", "bots", "odds", "series")  # the compiled code of a game; beside them lie its constants
COMPILED = (
    "kernel/*.py",
    "games/event_types.py",
    "games/*/[!_]*.py",
    *(f"games/*/{folder}/*.py" for folder in FOLDERS),
)
DAYS_KEPT = 30


def fingerprint(package: Path) -> str:
    """Return a hash of all rule sources together.

    Numba alone checks only the file that contains a function: it would keep a rule that was compiled with an older
    helper from another file.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for sources in COMPILED:
        for source in sorted(package.glob(sources)):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def keep_compiled_rules() -> None:
    """Point Numba at a folder for this state of the sources. NUMBA_CACHE_DIR takes precedence."""
    if os.environ.get("NUMBA_CACHE_DIR"):
        return
    owner = os.getuid() if hasattr(os, "getuid") else "all"
    roots = (Path(user_cache_dir("golazo")) / "rules", Path(tempfile.gettempdir()) / f"golazo-rules-{owner}")
    folder = first_usable(roots, fingerprint(Path(__file__).parents[1]))
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)


def first_usable(roots: tuple[Path, ...], name: str) -> Path | None:
    """Return a folder of this name under the first writable root; deletes old folders there."""
    for root in roots:
        folder = root / name
        try:
            root.mkdir(parents=True, exist_ok=True, mode=0o700)
            folder.mkdir(exist_ok=True, mode=0o700)
            os.utime(folder)
            if is_mine(root) and is_mine(folder):
                forget_old_rules(root)
                return folder
        except OSError:
            continue
    return None


def is_mine(folder: Path) -> bool:
    """Return whether only this user can write to a folder: the cache is machine code that will be run."""
    kept = folder.lstat()
    mine = kept.st_uid == os.getuid() and not kept.st_mode & 0o002 if hasattr(os, "getuid") else True
    return mine and os.access(folder, os.W_OK) and not folder.is_symlink()


def kept_in() -> str:
    """Return the folder of the compiled rules; empty if they cannot be kept."""
    return str(numba.config.CACHE_DIR or "")


def nothing_kept() -> bool:
    """Return whether no rules have been compiled yet."""
    folder = kept_in()
    return bool(folder) and next(Path(folder).rglob("*.nbi"), None) is None


def forget_old_rules(root: Path) -> None:
    """Delete what no run has used for a month."""
    oldest = time.time() - DAYS_KEPT * 86_400
    for folder in root.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
