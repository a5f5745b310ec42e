"""`golazo doctor`: for hosts, checks what a server needs, and says how to fix problems."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import Json, examples
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, takes_settings
from golazo.server.config.settings import Settings

EXAMPLES = examples(
    "golazo doctor",
    "golazo doctor --config golazo.toml --url https://tables.example.org",
    "golazo doctor --node http://10.0.0.2:8460 --node http://10.0.0.3:8460",
)


@takes_settings(shown=("db", "bus"))
def doctor(
    settings: Settings,
    config: Config = None,
    url: Annotated[
        str | None, typer.Option("--url", metavar="URL", help="Where players reach the server, through the proxy.")
    ] = None,
    node: Annotated[
        list[str] | None, typer.Option("--node", metavar="URL", help="Another node, to compare; repeatable.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Check the server's setup: versions, database, disk, clock, bus and proxy, and say what to do.

    Run it as the user of the server. It takes the settings of golazo serve, and changes nothing. Exit code 1 if there
    is a problem.
    """
    import asyncio

    from golazo.cli.output.doctor_report import show
    from golazo.server.doctor import Finding, examine
    from golazo.server.logging import set_up_logging

    async def findings() -> list[Finding]:
        return [finding async for finding in examine(settings, config, url, node or [])]

    set_up_logging("error")
    return show(asyncio.run(findings()), json)
