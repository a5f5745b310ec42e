"""Names a session's device from the User-Agent header: browser and system, nothing more."""

from __future__ import annotations

MOST_READ = 400  # characters
BROWSERS = (  # the first match wins: most browsers also name others, which come later in this list
    ("golazo/", "Golazo"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Macintosh", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Return browser and system, such as "Firefox, Linux". Unknown parts are left out."""
    said = user_agent[:MOST_READ]
    named = (next((name for mark, name in known if mark in said), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, named))
