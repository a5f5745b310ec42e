"""A hook of the build: no wheel without the page. An installation to work on serves it from where it lies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INDEX = Path("src/golazo/server/web/index.html")


class PageInWheel(BuildHookInterface[Any]):
    """Stops the build where the page has not been built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - as hatchling calls it
        if version != "editable" and not (Path(self.root) / INDEX).is_file():
            self.app.abort("Golazo is packed with its page, which has not been built: run “make page” first.")
