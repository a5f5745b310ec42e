"""`golazo admin`: invitations and the chat."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import Json
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, Db


def invite(
    count: Annotated[int, typer.Option(metavar="N", min=1, max=1000, help="How many codes.")] = 1,
    days: Annotated[float, typer.Option(metavar="D", min=0.01, max=3650, help="For how long they are valid.")] = 14,
    uses: Annotated[int, typer.Option(metavar="U", min=1, max=10_000, help="Accounts that each code can open.")] = 1,
    url: Annotated[
        str | None, typer.Option(metavar="URL", help="The server's address: prints links instead of codes.")
    ] = None,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print codes with which people can open an account where registration = "invitation". They are shown only now."""
    import sys

    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.console import print_json
    from golazo.server.accounts.invitations import invite as work

    codes = with_database(db, lambda database: work(database, count, days, uses))
    shown = codes if url is None else [f"{url.rstrip('/')}/?invitation={code}" for code in codes]
    if json:
        print_json({"invitations": shown, "days": days, "uses": uses})
    else:
        sys.stdout.write("".join(f"{one}\n" for one in shown))


def show_chat(
    reported: Annotated[
        bool, typer.Option("--reported", help="Only messages that players have reported and that are not hidden.")
    ] = False,
    table: Annotated[str | None, typer.Option(metavar="TABLE", help="Only messages at this table.")] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="The most to show.")] = 50,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List chat messages, the latest first."""
    from dataclasses import asdict

    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_player_report import show_lines
    from golazo.cli.output.console import print_json
    from golazo.server.admin.chat import lines

    found = with_database(db, lambda database: lines(database, reported, table, most))
    if json:
        print_json([asdict(one) for one in found])
    else:
        show_lines(found, most)


def hide(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table's id.")],
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER...", min=1, help="The numbers of the messages.")],
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Hide messages of a table from everyone, now and later."""
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin.chat import hide as work

    with_database(db, lambda database: work(database, table, numbers))
    tell(json, {"table": table, "hidden": numbers}, "admin-hidden", table=table, lines=len(set(numbers)))
