"""Opens the page of a local server in a browser."""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from threading import Thread
from urllib.request import urlopen

PATIENCE = 3  # seconds
DISPLAYS = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")  # one of them is set if a browser can open a window


def show(url: str, seconds: float = 0) -> bool:
    """Open a page, waiting up to `seconds` for the browser; returns whether there is one.

    Text browsers are not used.
    """
    if sys.platform == "linux" and not any(os.environ.get(name) for name in DISPLAYS):
        return False
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    opening = Thread(target=browser.open, args=[url], daemon=True)
    opening.start()
    opening.join(seconds)
    return True


def is_golazo(url: str) -> bool:
    """Return whether a Golazo server answers at an address of this machine."""
    try:
        with urlopen(f"{url}/openapi.json", timeout=PATIENCE) as answer:  # noqa: S310 - the address is our own
            return bool(json.load(answer)["info"]["title"] == "Golazo")
    except (OSError, ValueError, KeyError, TypeError):
        return False
