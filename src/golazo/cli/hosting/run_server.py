"""Runs a server: compiles rules, sets up logs, prints the address once it is ready."""

from __future__ import annotations

import gc
import socket
import sys
import time

import structlog

from golazo import games
from golazo.cli.hosting.browser import is_golazo, show
from golazo.cli.output.console import compiled, compiles_silently, words
from golazo.errors import InvalidSetting
from golazo.match.warm_up import steps
from golazo.server.config.settings import Settings
from golazo.server.logging import set_up_logging
from golazo.server.serving import new_server
from golazo.server.storage.database import Database
from golazo.server.storage.file_lock import exclusive_lock

GC_THRESHOLDS = (10_000, 50, 1_000)  # only reference cycles need the collector; housekeeping collects old ones
SWITCH_INTERVAL = 0.0005  # seconds: threads that write to the database often wait this long for the event loop
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - as the host says


def serve_until_stopped(settings: Settings, open_page: bool = False) -> None:
    """Serve until Ctrl-C or a signal. If a server runs already, its page can be opened."""
    host, port = settings.host, settings.port
    if open_page and is_golazo(address(host, port)):
        tell("serve-opening" if show(address(host, port), seconds=2) else "serve-no-browser", address(host, port))
        return
    set_up_logging(settings.log_level)
    with bound(host, port) as listening:
        server = new_server(settings, tell=lambda: ready(host, listening, server.node.database, open_page))
        with exclusive_lock(server.node.database):
            compile_rules(server.node.registry.bus.node)
            server.run([listening])


def compile_rules(node: str) -> None:
    """Compile the rules of all games. The log mentions it if there is no progress bar, as it takes a while."""
    todo = [step for name in games.names() for step in steps(games.load(name), simulate=False)]
    if not compiles_silently():
        compiled(todo)
        return
    logger, begun = structlog.get_logger(node=node), time.monotonic()
    logger.info("compile", note=words()("serve-compiling"))
    compiled(todo)
    logger.info("compiled", seconds=round(time.monotonic() - begun, 3))


def bound(host: str, port: int) -> socket.socket:
    """Return a socket that listens on an address."""
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
    """Return the server's address as seen from this machine."""
    shown = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def tell(key: str, url: str) -> None:
    """Print a message about an address."""
    sys.stdout.write(f"{words()(key, url=url)}\n")
    sys.stdout.flush()


def ready(host: str, listening: socket.socket, database: Database, open_page: bool) -> None:
    """Print the address, where the data is and how to stop, once the server is ready.

    Objects loaded until now are permanent, so the garbage collector need not check them again.
    """
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    gc.enable()
    sys.setswitchinterval(SWITCH_INTERVAL)
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
