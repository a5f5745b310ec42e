"""The settings of a server, each declared once.

The options of `golazo serve`, the variables, the keys of a configuration file, its example and the table of
docs/hosting.md are made from this. A new setting is a new field, and a row of that table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Literal, get_type_hints

from golazo.errors import InvalidSetting
from golazo.server.config.setting import Declared, setting
from golazo.text.message import Message

LISTENING = "Address"
DATA = "Data"
ACCESS = "Proxies and other sites"
PLAY = "Play"
PLAYERS = "Players"
LIMITS = "Limits"
REST = "Page and log"
NAME = re.compile(r"[\w-]+(\.[\w-]+)*|\[[0-9A-Fa-f:.]+\]", re.ASCII)
LONGEST_MESSAGE = 500
ORIGIN = re.compile(r"https?://[^/?#@\s]+")


def an_origin(origin: str) -> Message | None:
    """Refuse anything but an origin as browsers send it: https://HOST or https://HOST:PORT."""
    return None if ORIGIN.fullmatch(origin) else Message.of("error-origin", origin=origin[:80])


def a_name(name: str) -> Message | None:
    """Refuse anything but a host's name or address, such as a name with a scheme or a port."""
    return None if NAME.fullmatch(name) else Message.of("error-name", name=name[:80])


def a_network(proxy: str) -> Message | None:
    """Refuse anything but an address or a network."""
    from ipaddress import ip_network  # slow to load, and not needed for help

    try:
        ip_network(proxy)
    except ValueError:
        return Message.of("error-proxy", proxy=proxy[:80])
    return None


def a_folder(page: Path | str) -> Message | None:
    """Refuse a folder that does not exist."""
    return None if Path(page).is_dir() else Message.of("setting-no-folder", folder=str(page)[:200])


def a_message(message: str) -> Message | None:
    """Refuse a message that is too long or cannot be displayed as plain text."""
    if len(message) <= LONGEST_MESSAGE and all(sign.isprintable() or sign == "\n" for sign in message):
        return None
    return Message.of("setting-message", most=LONGEST_MESSAGE)


@dataclass(frozen=True)
class Settings:
    """How to run a node."""

    host: str = setting("127.0.0.1", LISTENING, "ADDRESS", "The address to listen on; 0.0.0.0 is all of them.")
    port: int = setting(8460, LISTENING, "N", "The port to listen on; 0 takes a free one.", least=0, most=65535)

    db: str | None = setting(None, DATA, "URL", "sqlite:///FILE or postgresql://...; by default a file of yours.")
    bus: str | None = setting(None, DATA, "URL", "redis://..., if several nodes share a database.")

    proxy: tuple[str, ...] = setting(
        (), ACCESS, "ADDRESS,..", "Trusted proxies (X-Forwarded headers).", check=a_network
    )
    secure: bool = setting(False, ACCESS, "", "Send cookies over https only.")
    names: tuple[str, ...] = setting(
        (), ACCESS, "NAME,..", "The server's names; requests for other hosts are refused.", check=a_name
    )
    origin: tuple[str, ...] = setting(
        (), ACCESS, "URL,..", "Other sites whose pages may use this server.", check=an_origin
    )

    bot_seconds: float = setting(5.0, PLAY, "S", "How long a bot may think.", least=0.01, most=3600)
    idle_days: float = setting(
        14.0, PLAY, "D", "Close a match after this many days without a decision.", least=0.0001, most=36500
    )

    registration: Literal["open", "invitation", "closed"] = setting(
        "open", PLAYERS, "WHO", "Who may open an account: open (everyone), invitation or closed."
    )
    guests: Literal["play", "watch"] = setting(
        "play", PLAYERS, "WHAT", "What people without an account may do: play, or only watch."
    )
    chat: Literal["on", "off", "moderated"] = setting(
        "on", PLAYERS, "HOW", "on, off, or moderated: only with an account, and players can report messages."
    )
    message: str | None = setting(
        None, PLAYERS, "TEXT", "Shown to everyone in the lobby; at most 500 characters.", check=a_message
    )

    connections: int = setting(5000, LIMITS, "N", "Open connections; fewer if fewer files may be open.")
    connections_per_address: int = setting(1000, LIMITS, "N", "Open connections from one address, sockets included.")
    sockets_per_address: int = setting(500, LIMITS, "N", "Open sockets from one address.")
    requests_per_second: float = setting(50.0, LIMITS, "N", "Requests from one address; ten times as many at once.")
    logins_per_minute: int = setting(20, LIMITS, "N", "Attempts to sign in from one address.")
    rate_factor: float = setting(
        1.0, LIMITS, "N", "How often players may import, open, join and talk; 2: twice as often.", least=0.01
    )
    players_per_address: int = setting(10, LIMITS, "N", "One address may do this as often as this many players.")
    guests_per_hour: int = setting(200, LIMITS, "N", "New guests from one address.")
    tables_per_player: int = setting(100, LIMITS, "N", "Unfinished tables that one player has opened.")
    tables_per_address: int = setting(300, LIMITS, "N", "Unfinished tables that were opened from one address.")
    imports_per_player: int = setting(200, LIMITS, "N", "Imported records of one player; the server keeps no more.")
    imports_per_address: int = setting(500, LIMITS, "N", "Imported records from one address within a day.")

    page: Path | None = setting(None, REST, "FOLDER", "A page you built, instead of Golazo's.", check=a_folder)
    metrics: tuple[str, ...] = setting(
        (), REST, "ADDRESS,..", "Who may read /metrics besides this machine.", check=a_network
    )
    log_level: Literal["debug", "info", "warning", "error"] = setting(
        "info", REST, "LEVEL", "debug (every request), info, warning or error."
    )

    def __post_init__(self) -> None:
        for name, one in declared().items():
            value = getattr(self, name)
            refusal = None if value is None and one.default is None else one.refusal(value)
            if refusal is not None:
                raise InvalidSetting("error-setting", name=one.option, problem=refusal)


@cache
def declared() -> dict[str, Declared]:
    """Return all settings by field name, in the order in which they are documented."""
    hints = get_type_hints(Settings)
    return {one.name: Declared.of(one, hints[one.name]) for one in fields(Settings)}
