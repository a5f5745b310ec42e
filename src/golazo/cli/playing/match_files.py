"""The files of matches at the terminal: one record each, rewritten after each decision."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from golazo.cards.card_file import read_text
from golazo.errors import GolazoError, InvalidSetting
from golazo.folders import data_folder
from golazo.match.record import Written, read_record

SUFFIX = ".jsonl"


def folder() -> Path:
    """Return the folder for matches, unless the player chooses another file."""
    return data_folder() / "matches"


def new_file(game: str, wanted: str | None) -> Path:
    """Create the empty file of a new match; an existing one is left alone."""
    if wanted is not None:
        path = Path(wanted).absolute()
        if not claimed(path):
            raise InvalidSetting("play-record-exists", file=wanted)
        return path
    name = f"{time.strftime('%Y-%m-%d')}-{game}"
    number = 1
    while True:
        path = folder() / f"{name}{'' if number == 1 else f'-{number}'}{SUFFIX}"
        if claimed(path):
            return path
        number += 1


def claimed(path: Path) -> bool:
    """Create an empty file; False if it exists."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError:
        return False
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    return True


def save(path: Path, record: str) -> None:
    """Replace a record atomically."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(record, encoding="utf-8")
        beside.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
    finally:
        with suppress(OSError):
            beside.unlink()


def unwritable(path: Path, error: Exception) -> GolazoError:
    reason = getattr(error, "strerror", None) or str(error)
    return GolazoError("error-file-unwritable", file=str(path), reason=reason)


def kept_matches() -> Iterator[tuple[Path, Written]]:
    """Yield the saved matches, most recently played first; files that are no records are skipped."""
    for path in sorted(kept(), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(GolazoError):
            yield path, read_record(read_text(str(path)))


def named_file(name: str) -> Path:
    """Return the file for a path, or for the name of a saved match as listed."""
    listed = folder() / f"{name}{SUFFIX}"
    return listed if not Path(name).exists() and listed.is_file() else Path(name).absolute()


def latest_unfinished(game: str | None) -> Path:
    """Return the most recent unfinished match of one game or of any."""
    for path, written in kept_matches():
        if written.ended is None and game in (None, written.header.game):
            return path
    raise InvalidSetting("play-nothing-to-resume", folder=str(folder()))


def kept() -> list[Path]:
    return list(folder().glob(f"*{SUFFIX}")) if folder().is_dir() else []
