"""`golazo serve`: runs a server for friends, bots and spectators."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, takes_settings
from golazo.server.config.settings import Settings


@takes_settings(shown=("host", "port", "db", "bus"))
def serve(
    settings: Settings,
    config: Config = None,
    print_config: Annotated[
        bool, typer.Option("--print-config", help="Print all settings as a TOML file, then exit.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: Lang = None,
) -> None:
    """Run a server with tables to play at. Stop it at any time: no move is lost.

    There are more options: --print-config lists all settings, docs/hosting.md explains them. Each can be an option, a
    line of a file, or a variable such as GOLAZO_IDLE_DAYS=7.
    """
    if print_config:
        from golazo.server.config.config_file import written

        sys.stdout.write(written(settings))
        return
    import gc

    gc.disable()  # nothing loaded from here to the start will become garbage
    from golazo.cli.hosting.run_server import serve_until_stopped

    serve_until_stopped(settings, open_page)
