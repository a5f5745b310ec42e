"""Where compiled rules are kept between runs, so that only a changed rule is compiled again."""

import hashlib
import os
import shutil
import time
from pathlib import Path

import numba
from numba.misc.appdirs import user_cache_dir

RULE_SOURCES = ("kernel", "games")
NEVER_COMPILED = frozenset({"__init__.py", "cards.py", "notation.py", "sheet.py", "terminal.py", "words.py"})
DAYS_KEPT = 30


def fingerprint(package: Path) -> str:
    """Names the state of all rule sources together.

    Numba alone looks only at the file that a function stands in; a rule that was compiled with an older helper from
    another file would be taken for current.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in RULE_SOURCES:
        for source in sorted((package / folder).rglob("*.py")):
            if source.name not in NEVER_COMPILED:
                digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def keep_compiled_rules() -> None:
    """Point Numba at a folder of its own for this state of the sources. NUMBA_CACHE_DIR, where set, wins."""
    if os.environ.get("NUMBA_CACHE_DIR"):
        return
    root = Path(user_cache_dir("golazo")) / "rules"
    folder = root / fingerprint(Path(__file__).parents[1])
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        forget_old_rules(root)
    except OSError:
        return  # no place to keep them: Numba falls back to its own choice
    numba.config.CACHE_DIR = str(folder)


def nothing_kept() -> bool:
    """Whether the rules are yet to be compiled for the first time."""
    return next(Path(numba.config.CACHE_DIR).rglob("*.nbi"), None) is None


def forget_old_rules(root: Path) -> None:
    """Drop what no run has used for a month."""
    oldest = time.time() - DAYS_KEPT * 86_400
    for folder in root.iterdir():
        if folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)
