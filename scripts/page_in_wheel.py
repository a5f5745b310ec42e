"""A hook of the build: no wheel without the page and the licences of what is in it.

An installation to work on serves the page from where it lies.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/golazo/server/web")
NEEDED = ("index.html", "third-party-notices.txt")


class PageInWheel(BuildHookInterface[Any]):
    """Stops the build where the page has not been built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        built = all((Path(self.root) / PAGE / name).is_file() for name in NEEDED)
        if version != "editable" and not built:
            self.app.abort("Golazo is packed with its page, which has not been built: run “make page” first.")
