"""What device a session is on, in two words, from what a browser says of itself: its name and its system, no more."""

from __future__ import annotations

MOST_READ = 400  # characters
BROWSERS = (  # the first that is named counts: most browsers name others behind themselves
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
    """A browser and a system, such as "Firefox, Linux"; one of them or nothing where the rest is not known."""
    said = user_agent[:MOST_READ]
    named = (next((name for mark, name in known if mark in said), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, named))
