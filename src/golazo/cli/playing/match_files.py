"""Where matches at the terminal are kept: one record a file, written anew after each decision."""

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
    """Where matches are kept unless the player says otherwise."""
    return data_folder() / "matches"


def new_file(game: str, wanted: str | None) -> Path:
    """The file of a new match, empty and from now on taken; one that is there already is left alone."""
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
    """Make an empty file; False when there is one already."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x").close()
    except FileExistsError:
        return False
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from None
    return True


def save(path: Path, record: str) -> None:
    """Replace a record in a single step, so that no moment leaves half a file."""
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
    """The matches that are kept, the one played last first; files that are no records are left out."""
    for path in sorted(kept(), key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with suppress(GolazoError):
            yield path, read_record(read_text(str(path)))


def named_file(name: str) -> Path:
    """The file that is meant by a path, or by the name of a kept match as it is listed."""
    listed = folder() / f"{name}{SUFFIX}"
    return listed if not Path(name).exists() and listed.is_file() else Path(name).absolute()


def latest_unfinished(game: str | None) -> Path:
    """The unfinished match that was played last, of one game or of any."""
    for path, written in kept_matches():
        if written.ended is None and game in (None, written.header.game):
            return path
    raise InvalidSetting("play-nothing-to-resume", folder=str(folder()))


def kept() -> list[Path]:
    return list(folder().glob(f"*{SUFFIX}")) if folder().is_dir() else []
