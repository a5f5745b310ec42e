"""`golazo admin`: for hosts, what looks after the tables of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.admin_files import back_up, bring, export, restore
from golazo.cli.language import Lang
from golazo.cli.settings import Db, Json, examples

app = typer.Typer()
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as in its link.")]


@app.callback()
def admin() -> None:
    """For hosts: look after the tables of a server, whether it runs meanwhile or not."""


@app.command("list", epilog=examples("golazo admin list", "golazo admin list --status open --older-than 7"))
def list_tables(
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="open, over, waiting, playing, finished or closed.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only tables of this game.")] = None,
    older_than: Annotated[
        float | None, typer.Option(metavar="DAYS", min=0, max=36500, help="Only those without a decision for as long.")
    ] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="The most to show.")] = 100,
    db: Db = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List tables, those with the latest decision first."""
    from dataclasses import asdict

    from golazo.cli.admin_report import show_list
    from golazo.cli.console import print_json
    from golazo.cli.office import on_database
    from golazo.server.admin.listing import listed

    found = on_database(db, lambda database: listed(database, status, game, older_than, most))
    if json:
        hidden = ("my_turn", "my_seats")
        print_json([{name: value for name, value in asdict(one).items() if name not in hidden} for one in found])
    else:
        show_list(found, most)


@app.command(
    "show",
    short_help="Show one table, without its secrets.",
    epilog=examples("golazo admin show k7m2q9xw4t", "golazo admin show k7m2q9xw4t --json"),
)
def show(table: TableId, db: Db = None, json: Json = False, lang: Lang = None) -> None:
    """Show a table closely; not what its players hold, nor the secret of its dice."""
    from golazo.cli.admin_report import about_as_data, show_about
    from golazo.cli.console import print_json
    from golazo.cli.office import in_office
    from golazo.server.admin.tables import about

    found = in_office(db, lambda hall: about(hall, table))
    if json:
        print_json(about_as_data(found))
    else:
        show_about(found)


@app.command("close", epilog=examples("golazo admin close k7m2q9xw4t"))
def close(table: TableId, db: Db = None, json: Json = False, lang: Lang = None) -> None:
    """Close a table whose match nobody will finish. Who is there is told within seconds; it stays in the archive."""
    from golazo.cli.admin_report import tell
    from golazo.cli.office import in_office
    from golazo.server.admin import tables

    in_office(db, lambda hall: tables.close(hall, table))
    tell(json, {"closed": table}, "admin-closed", table=table)


@app.command(
    "check",
    short_help="Check that the log holds, line by line.",
    epilog=examples("golazo admin check", "golazo admin check --db postgresql://golazo@db/golazo"),
)
def check(db: Db = None, json: Json = False, lang: Lang = None) -> int:
    """Check that the log holds: every line is there, allowed by the rules, and agrees with what lists show.

    Exit code 1 if a table does not hold; all of them are named, with the line where they depart.
    """
    from golazo.cli.admin_report import show_findings
    from golazo.cli.console import progress
    from golazo.cli.office import in_office
    from golazo.server.admin import check as checking
    from golazo.server.hall import Hall

    async def work(hall: Hall) -> checking.Findings:
        with progress(await checking.count(hall), "admin-checking") as done:
            return await checking.check(hall, done)

    return show_findings(in_office(db, work), json)


@app.command(
    "prune",
    short_help="Forget guests not seen for long.",
    epilog=examples("golazo admin prune", "golazo admin prune --days 365 --dry-run"),
)
def prune(
    days: Annotated[float, typer.Option(metavar="D", min=0, max=36500, help="Not seen for as long.")] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    db: Db = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Forget guests who were not seen for long and sit at no open table, with what they said.

    Their names stay on matches that are over. Accounts are kept. A guest's cookie is good for 60 days, so fewer days
    shut out guests who may still come back.
    """
    from golazo.cli.admin_report import tell
    from golazo.cli.office import on_database
    from golazo.server.admin import prune as pruning

    count = on_database(db, lambda database: pruning.prune(database, days, dry_run))
    key = "admin-would-forget" if dry_run else "admin-forgotten"
    tell(json, {"guests": count, "dry_run": dry_run}, key, guests=count)


app.command(
    "export",
    short_help="Write the records of all matches that are over.",
    epilog=examples("golazo admin export records.zip", "golazo admin export records/"),
)(export)
app.command(
    "import",
    short_help="Add records to the archive.",
    epilog=examples("golazo admin import records.zip", "golazo admin import match.jsonl"),
)(bring)
app.command(
    "backup",
    short_help="Write everything the server keeps to one file.",
    epilog=examples("golazo admin backup tables.golazo", "golazo admin backup $(date +%F).golazo"),
)(back_up)
app.command(
    "restore",
    short_help="Write a backup into an empty database.",
    epilog=examples("golazo admin restore tables.golazo --db sqlite:///tables.sqlite"),
)(restore)
