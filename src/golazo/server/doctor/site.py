"""Checks a server from outside: whether it answers, and what the proxy in front of it forwards."""

from __future__ import annotations

import json
import ssl
import time
from collections.abc import AsyncIterator
from email.utils import parsedate_to_datetime
from typing import Any
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus, WebSocketException

from golazo import __version__
from golazo.protocol.addresses import address_of, socket_at
from golazo.server.doctor.finding import Finding, bad, clock, good, note
from golazo.text.message import Message

PATIENCE = 10.0  # seconds
NO_TABLE = "doctor"  # a table id that cannot exist: real ones are longer
LOCAL_NAMES = ("127.0.0.1", "localhost", "::1")
MISDIRECTED = 421
A_SECOND = 1.0  # the precision of the Date header of an answer


async def examine(url: str) -> AsyncIterator[Finding]:
    """Check an address as a browser would use it."""
    site = address_of(url)
    answered = False
    async for finding in examine_node(site):
        answered = answered or finding.subject == "clock"
        yield finding
    if not answered:
        return
    async with client(site) as http:
        passed = (await http.get("/api/connection")).json()
        yield socket_finding(await socket_answer(site))
        here = urlsplit(site).hostname in LOCAL_NAMES and passed["forwarded"] == "none"  # which may read them
        open_metrics = not here and (await http.get("/metrics")).status_code == 200
    if urlsplit(site).scheme == "https":
        yield proxy_finding(site, passed)
        yield cookie_finding(passed)
    else:
        yield note("proxy", Message.of("doctor-plain", url=site), Message.of("doctor-do-plain"))
    if open_metrics:
        yield note("metrics", Message.of("doctor-metrics", url=site), Message.of("doctor-do-metrics"))


async def examine_node(url: str, name: str | None = None) -> AsyncIterator[Finding]:
    """Check whether a Golazo server answers at an address, its version and clock; `name` is the site's host name."""
    site = address_of(url)
    try:
        async with client(site, name) as http:
            before = time.time()
            alive = await http.get("/healthz")
            described = await http.get("/openapi.json")
            if described.status_code == MISDIRECTED:
                yield bad("site", Message.of("doctor-host-refused", url=site), Message.of("doctor-do-host-refused"))
                return
            version = str(described.json()["info"]["version"])
            theirs = parsedate_to_datetime(alive.headers["date"]).timestamp()
    except (httpx2.HTTPError, OSError) as error:
        told = {"url": site, "reason": str(error) or type(error).__name__}
        yield bad("site", Message("doctor-site-away", told), Message.of("doctor-do-site"))
        return
    except (ValueError, KeyError, TypeError):
        status = alive.status_code
        yield bad("site", Message.of("doctor-site-other", url=site, status=status), Message.of("doctor-do-site-other"))
        return
    if version == __version__:
        yield good("site", Message.of("doctor-site", url=site))
    else:
        told = {"url": site, "theirs": version, "ours": __version__}
        yield note("site", Message("doctor-site-version", told), Message.of("doctor-do-restart"))
    yield clock(site, theirs, before, A_SECOND)


def client(site: str, name: str | None = None) -> httpx2.AsyncClient:
    """Return an HTTP client for a site, optionally under another host name, that trusts this machine's certificates."""
    headers = {"Host": name} if name else {}
    return httpx2.AsyncClient(base_url=site, verify=ssl.create_default_context(), timeout=PATIENCE, headers=headers)


async def socket_answer(site: str) -> str:
    """Open the socket of a table that does not exist, with the server's own origin.

    Returns the close code or answer.
    """
    parts = urlsplit(site)
    secure: Any = {"ssl": ssl.create_default_context()} if parts.scheme == "https" else {}
    origin: Any = f"{parts.scheme}://{parts.netloc}"
    try:
        async with connect(socket_at(site, NO_TABLE), origin=origin, open_timeout=PATIENCE, **secure):
            return "101"
    except InvalidStatus as error:
        try:
            return str(json.loads(error.response.body or b"")["code"])
        except (ValueError, KeyError, TypeError):
            return str(error.response.status_code)
    except (WebSocketException, OSError) as error:
        return str(error) or type(error).__name__


def socket_finding(answer: str) -> Finding:
    """Check whether WebSockets get through. Without an upgrade, the server does not even look for the table."""
    if answer == "no-such-table":
        return good("sockets", Message.of("doctor-sockets"))
    if answer == "wrong-origin":
        return bad("sockets", Message.of("doctor-sockets-origin"), Message.of("doctor-do-host"))
    return bad("sockets", Message.of("doctor-sockets-none", answer=answer), Message.of("doctor-do-sockets"))


def proxy_finding(site: str, passed: dict[str, Any]) -> Finding:
    """Check whether the proxy forwards address, host and scheme, and whether the server trusts it."""
    if passed["forwarded"] == "none":
        return bad("proxy", Message.of("doctor-proxy-silent"), Message.of("doctor-do-forward"))
    if passed["forwarded"] == "ignored":
        peer = passed["address"]
        return bad("proxy", Message.of("doctor-proxy-ignored", peer=peer), Message.of("doctor-do-proxy", peer=peer))
    if passed["host"] != urlsplit(site).netloc:
        return bad("proxy", Message.of("doctor-proxy-host", host=passed["host"]), Message.of("doctor-do-host"))
    if passed["scheme"] != "https":
        return bad("proxy", Message.of("doctor-proxy-scheme"), Message.of("doctor-do-scheme"))
    return good("proxy", Message.of("doctor-proxy", address=passed["address"]))


def cookie_finding(passed: dict[str, Any]) -> Finding:
    if passed["secure_cookies"]:
        return good("cookies", Message.of("doctor-cookies"))
    return bad("cookies", Message.of("doctor-cookies-open"), Message.of("doctor-do-secure"))
