"""Addresses: of servers, and of tables at them."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from golazo.errors import InvalidSetting

LINK = re.compile(r"(?P<server>.*?)/(?:t|api/tables)/(?P<table>[0-9a-z]{1,16})/?", re.ASCII)
TABLE = re.compile(r"[0-9a-z]{1,16}", re.ASCII)


def split(address: str) -> tuple[str, str | None]:
    """A server, and the table that a link leads to, if it does: `http://host:8460/t/k7m2q9xw4t`."""
    link = LINK.fullmatch(address.strip())
    return (address_of(link["server"]), link["table"]) if link else (address_of(address), None)


def address_of(server: str) -> str:
    """A server's address, whole and without anything behind it; `host:8460` will do."""
    address = server.strip() if "://" in server else f"http://{server.strip()}"
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable or parts.query or parts.fragment or not address.isprintable() or " " in address:
        raise InvalidSetting("client-bad-address", address=server[:80])
    return address.rstrip("/")


def table_of(table: str) -> str:
    """A table's id, from itself or from a link to it."""
    link = LINK.fullmatch(table.strip())
    wanted = link["table"] if link else table.strip()
    if not TABLE.fullmatch(wanted):
        raise InvalidSetting("client-bad-table", table=table[:80])
    return wanted


def link_to(server: str, table: str) -> str:
    """The link to pass on."""
    return f"{server}/t/{table}"


def socket_at(server: str, table: str) -> str:
    """The address of a table's socket."""
    return f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
