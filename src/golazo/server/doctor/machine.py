"""Checks this machine and installation: versions, settings, names, compiled rules, open files, the page."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from collections.abc import Iterator
from difflib import get_close_matches
from importlib import metadata
from pathlib import Path
from urllib.parse import urlsplit

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from golazo import __version__
from golazo.server.config.setting import PREFIX
from golazo.server.config.settings import Settings, declared
from golazo.server.doctor.finding import Finding, bad, good, note, writable
from golazo.server.http.addresses import LOOPBACK
from golazo.server.rest.page import BUILT, INDEX
from golazo.text.message import Message

FEW_FILES = 4_096  # open at once; each connection needs one
OTHER_VARIABLES = ("GOLAZO_CONFIG", "GOLAZO_LANG")


def examine(settings: Settings, config: str | None) -> Iterator[Finding]:
    """Yield findings that need no network or database."""
    several = settings.bus is not None or str(settings.db).startswith("postgres")
    yield from versions("nodes" if several else "")
    yield from variables()
    if config is not None:
        yield from secrecy(Path(config), settings)
    yield from names(settings)
    yield rules()
    yield from open_files()
    if (settings.page or BUILT).joinpath(INDEX.lstrip("/")).is_file():
        yield good("page", Message.of("doctor-page"))
    else:
        yield bad("page", Message.of("doctor-page-none"), Message.of("doctor-do-page"))


def versions(extra: str) -> Iterator[Finding]:
    """Check that Python and all packages have the versions that Golazo needs."""
    python = platform.python_version()
    yield good("python", Message.of("doctor-versions", golazo=__version__, python=python))
    needed = metadata.metadata("golazo")["Requires-Python"]
    if not SpecifierSet(needed).contains(python, prereleases=True):
        yield bad("python", Message.of("doctor-python", python=python, needed=needed), Message.of("doctor-do-python"))
    wanted = [Requirement(text) for text in metadata.requires("golazo") or ()]
    counted = [one for one in wanted if one.marker is None or one.marker.evaluate({"extra": extra})]
    wrong = list(unfit(counted))
    yield from wrong
    if not wrong:
        yield good("packages", Message.of("doctor-packages", count=len(counted)))


def unfit(wanted: list[Requirement]) -> Iterator[Finding]:
    """Yield packages that are missing, too old or too new."""
    for one in wanted:
        told = {"name": one.name, "needed": str(one.specifier)}
        todo = Message.of("doctor-do-install")
        try:
            found = metadata.version(one.name)
        except metadata.PackageNotFoundError:
            yield bad("packages", Message("doctor-package-missing", told), todo)
            continue
        if not one.specifier.contains(found, prereleases=True):
            yield bad("packages", Message("doctor-package", {**told, "found": found}), todo)


def variables() -> Iterator[Finding]:
    """Find environment variables that look like settings but are none."""
    known = [one.variable for one in declared().values()] + list(OTHER_VARIABLES)
    for name in sorted(set(os.environ) - set(known)):
        near = get_close_matches(name, known, n=1, cutoff=0.85) if name.startswith(PREFIX) else []
        if near:
            yield note(
                "variables", Message.of("doctor-variable", name=name), Message.of("doctor-do-variable", near=near[0])
            )


def secrecy(config: Path, settings: Settings) -> Iterator[Finding]:
    """Check whether other users of the machine can read a password."""
    secret = any(urlsplit(url).password for url in (settings.db, settings.bus) if url)
    if secret and config.stat().st_mode & 0o004:
        yield bad(
            "config", Message.of("doctor-config-open", file=str(config)), Message.of("doctor-do-mode", file=str(config))
        )


def names(settings: Settings) -> Iterator[Finding]:
    """Check whether the server accepts only its own host names, if others can reach it."""
    if settings.names:
        yield good("names", Message.of("doctor-names", names=", ".join(settings.names)))
    elif settings.proxy or (settings.host != "localhost" and settings.host not in LOOPBACK):
        yield note("names", Message.of("doctor-names-none"), Message.of("doctor-do-names"))


def rules() -> Finding:
    """Check whether compiled rules are kept between starts."""
    from golazo.kernel.cache import keep_compiled_rules, kept_in, nothing_kept

    keep_compiled_rules()
    folder = kept_in()
    if not folder or not writable(Path(folder)):
        return bad("rules", Message.of("doctor-rules-nowhere"), Message.of("doctor-do-cache"))
    if Path(folder).is_relative_to(tempfile.gettempdir()) and not os.environ.get("NUMBA_CACHE_DIR"):
        return note("rules", Message.of("doctor-rules-temporary", folder=folder), Message.of("doctor-do-cache"))
    if nothing_kept():
        return note("rules", Message.of("doctor-rules-none", folder=folder), Message.of("doctor-do-prepare"))
    return good("rules", Message.of("doctor-rules", folder=folder))


def open_files() -> Iterator[Finding]:
    """Check how many files, and so connections, may be open at once."""
    if sys.platform == "win32":
        return
    import resource

    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY or most >= FEW_FILES:
        yield good("files", Message.of("doctor-files", most=most if most != resource.RLIM_INFINITY else -1))
    else:
        yield note("files", Message.of("doctor-files-few", most=most), Message.of("doctor-do-files"))
