"""`golazo serve`: tables for friends, bots and spectators over the network."""

from __future__ import annotations

from math import isnan
from pathlib import Path
from typing import Annotated

import typer

from golazo.cli.language import Lang
from golazo.cli.settings import Db, examples

EXAMPLES = examples(
    "golazo serve --open",
    "golazo serve --host 0.0.0.0 --port 8080",
    "golazo serve --db postgresql://golazo@db/golazo --bus redis://cache",
)
DEFAULT_PORT = 8460


def a_number(value: float) -> float:
    """A number within the limits; what is none at all passes them."""
    if isnan(value):
        raise typer.BadParameter("nan")
    return value


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="0 takes a free one.")] = DEFAULT_PORT,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    db: Db = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", envvar="GOLAZO_BUS", help="redis://... where several nodes share a database."),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another origin whose pages may use this server.")
    ] = None,
    proxy: Annotated[str, typer.Option(metavar="ADDRESS,..", help="Trusted proxies (X-Forwarded-For).")] = "",
    secure: Annotated[bool, typer.Option("--secure", help="Cookies over https only.")] = False,
    bot_seconds: Annotated[
        float, typer.Option(metavar="S", min=0.01, max=3600, callback=a_number, help="How long a bot may think.")
    ] = 5.0,
    idle_days: Annotated[
        float,
        typer.Option(
            metavar="D",
            min=0.0001,
            max=36500,
            callback=a_number,
            help="Close a match after so long without a decision.",
        ),
    ] = 14.0,
    sockets_per_address: Annotated[int, typer.Option(metavar="N", min=1, help="The most from one address.")] = 500,
    requests_per_second: Annotated[
        float,
        typer.Option(
            metavar="N", min=1, max=1e6, callback=a_number, help="From one address; ten times as many at once."
        ),
    ] = 50.0,
    logins_per_minute: Annotated[int, typer.Option(metavar="N", min=1, help="The most from one address.")] = 20,
    tables_per_player: Annotated[int, typer.Option(metavar="N", min=1, help="The most unfinished tables.")] = 100,
    page: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER",
            exists=True,
            file_okay=False,
            envvar="GOLAZO_PAGE",
            help="A page you built, instead of Golazo's.",
        ),
    ] = None,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", help="debug (every request), info, warning or error.")
    ] = "info",
    lang: Lang = None,
) -> None:
    """Serve tables to play at. You can stop the server at any time: no decision is lost."""
    import gc

    gc.disable()  # nothing that is loaded from here to the start will ever be garbage
    from golazo.cli.serving import checked_origins, checked_proxies, serve_until_stopped
    from golazo.server.app import Settings

    settings = Settings(
        db=db,
        bus=bus,
        origins=checked_origins(origin or []),
        secure=secure,
        bot_seconds=bot_seconds,
        idle_days=idle_days,
        sockets_per_address=sockets_per_address,
        requests_per_second=requests_per_second,
        logins_per_minute=logins_per_minute,
        tables_per_player=tables_per_player,
        trusted_proxies=checked_proxies(proxy),
        note_requests=log_level == "debug",
        page=page,
    )
    serve_until_stopped(settings, host, port, log_level, open_page)
