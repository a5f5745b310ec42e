"""Running a server from the command line: rules prepared, logs set up, the address told once it is ready."""

from __future__ import annotations

import gc
import re
import socket
import sys
import time
from collections.abc import Sequence
from ipaddress import ip_network

import structlog

from golazo import games
from golazo.cli.browser import is_golazo, show
from golazo.cli.console import compiled, compiles_unseen, words
from golazo.errors import InvalidSetting
from golazo.server.alone import alone
from golazo.server.app import Settings
from golazo.server.database import Database
from golazo.server.journal import keep_journal
from golazo.server.serving import new_server
from golazo.warm_up import steps

ORIGIN = re.compile(r"https?://[^/?#@\s]+")
SELDOM = (10_000, 100, 100)  # garbage goes by itself, but for rings, and looking for those stops everything meanwhile
HAND_OVER = 0.0005  # seconds; the threads that write to the database wait so long for the one that serves, many times
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - as the host says


def serve_until_stopped(settings: Settings, host: str, port: int, log_level: str, open_page: bool = False) -> None:
    """Serve until somebody presses Ctrl-C or sends a signal. Where a server runs already, its page can be opened."""
    if open_page and is_golazo(address(host, port)):
        tell("serve-opening" if show(address(host, port), seconds=2) else "serve-no-browser", address(host, port))
        return
    keep_journal(log_level)
    with bound(host, port) as listening:
        server = new_server(settings, tell=lambda: ready(host, listening, server.node.database, open_page))
        with alone(server.node.database):
            compile_rules(server.node.hall.bus.node)
            server.run([listening])


def compile_rules(node: str) -> None:
    """Have the rules of all games compiled; the log says so where no progress bar does, for that takes a while."""
    todo = [step for name in games.names() for step in steps(games.load(name), simulate=False)]
    if not compiles_unseen():
        compiled(todo)
        return
    logger, begun = structlog.get_logger(node=node), time.monotonic()
    logger.info("compile", note=words()("serve-compiling"))
    compiled(todo)
    logger.info("compiled", seconds=round(time.monotonic() - begun, 3))


def checked_origins(origins: Sequence[str]) -> tuple[str, ...]:
    """Origins as browsers name them: https://HOST or https://HOST:PORT, and no more."""
    for origin in origins:
        if not ORIGIN.fullmatch(origin):
            raise InvalidSetting("error-origin", origin=origin[:80])
    return tuple(origins)


def checked_proxies(proxies: str) -> str:
    """Addresses or networks, separated by commas."""
    named = [proxy.strip() for proxy in proxies.split(",") if proxy.strip()]
    for proxy in named:
        try:
            ip_network(proxy)
        except ValueError:
            raise InvalidSetting("error-proxy", proxy=proxy[:80]) from None
    return ",".join(named)


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens at an address."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise InvalidSetting("serve-cannot-listen", host=host, port=port, reason=error.strerror or str(error)) from None
    return listening


def address(host: str, port: int) -> str:
    """Where this machine finds a server."""
    shown = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def tell(key: str, url: str) -> None:
    """Say something about an address."""
    sys.stdout.write(f"{words()(key, url=url)}\n")
    sys.stdout.flush()


def ready(host: str, listening: socket.socket, database: Database, open_page: bool) -> None:
    """Say where to go, where everything is kept and how to stop, now that there is something.

    What was loaded until now stays, and need not be looked through for garbage from here on.
    """
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()
    sys.setswitchinterval(HAND_OVER)
    url = address(host, listening.getsockname()[1])
    say = words()
    told = (
        say("serve-ready", url=url),
        say("serve-kept", place=database.place),
        say("serve-stop"),
    )
    sys.stdout.write("\n".join(told) + "\n")
    sys.stdout.flush()
    if open_page and not show(url):
        tell("serve-no-browser", url)
