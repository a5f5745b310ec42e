"""Where Golazo keeps things for its user."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The user's data folder for Golazo."""
    data = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/.local/share")
    return Path(data).absolute() / "golazo"
