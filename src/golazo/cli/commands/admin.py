"""`golazo admin`: for hosts, manages the tables of a server."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.commands.admin_chat import hide, invite, show_chat
from golazo.cli.commands.admin_files import back_up, bring, export, restore
from golazo.cli.commands.admin_players import ban, delete, list_players, mute, password, rename, unban, unmute
from golazo.cli.options.common import Json, examples
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, Db
from golazo.cli.options.short_help import Typer

app = Typer()
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, as in its link.")]


@app.callback()
def admin() -> None:
    """For hosts: manage the tables of a server, whether it is running or not."""


@app.command("list", epilog=examples("golazo admin list", "golazo admin list --status open --older-than 7"))
def list_tables(
    status: Annotated[
        str | None, typer.Option(metavar="STATUS", help="open, over, waiting, playing, finished or closed.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only tables of this game.")] = None,
    older_than: Annotated[
        float | None,
        typer.Option(metavar="DAYS", min=0, max=36500, help="Without a move for this many days."),
    ] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="The most to show.")] = 100,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List tables, those with the latest move first."""
    import msgspec

    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import show_list
    from golazo.cli.output.console import print_json
    from golazo.server.admin.listing import listed

    found = with_database(db, lambda database: listed(database, status, game, older_than, most))
    if json:
        found_data = msgspec.to_builtins(found)
        hidden = ("my_turn", "my_seats")
        print_json([{name: value for name, value in one.items() if name not in hidden} for one in found_data])
    else:
        show_list(found, most)


@app.command(
    "show",
    short_help="Show one table, without its secrets.",
    epilog=examples("golazo admin show k7m2q9xw4t", "golazo admin show k7m2q9xw4t --json"),
)
def show(table: TableId, db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """Show one table in detail, but not what its players hold, nor the secret of its dice."""
    from golazo.cli.hosting.run_admin import with_registry
    from golazo.cli.output.admin_report import about_as_data, show_about
    from golazo.cli.output.console import print_json
    from golazo.server.admin.tables import about

    found = with_registry(db, lambda registry: about(registry, table))
    if json:
        print_json(about_as_data(found))
    else:
        show_about(found)


@app.command("close", epilog=examples("golazo admin close k7m2q9xw4t"))
def close(table: TableId, db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """Close a table whose match nobody will finish. Players there are told; it stays in the archive."""
    from golazo.cli.hosting.run_admin import with_registry
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin import tables

    with_registry(db, lambda registry: tables.close(registry, table))
    tell(json, {"closed": table}, "admin-closed", table=table)


@app.command(
    "check",
    short_help="Check that the log is consistent, line by line.",
    epilog=examples("golazo admin check", "golazo admin check --db postgresql://golazo@db/golazo"),
)
def check(db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> int:
    """Check that the log is consistent: every line is there, allowed by the rules, and agrees with the lists.

    Exit code 1 if a table is inconsistent; all such tables are listed, with the first wrong line.
    """
    from golazo.cli.hosting.run_admin import with_registry
    from golazo.cli.output.admin_report import show_findings
    from golazo.cli.output.console import progress
    from golazo.server.admin import check as checking
    from golazo.server.tables.registry import Registry

    async def work(registry: Registry) -> checking.Findings:
        with progress(await checking.count(registry), "admin-checking") as done:
            return await checking.check(registry, done)

    return show_findings(with_registry(db, work), json)


@app.command(
    "prune",
    short_help="Forget guests who have not visited for a while.",
    epilog=examples("golazo admin prune", "golazo admin prune --days 365 --dry-run"),
)
def prune(
    days: Annotated[float, typer.Option(metavar="D", min=0, max=36500, help="Not seen for this many days.")] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many there are.")] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Forget guests who have not visited for a while and sit at no open table, with their chat messages.

    Their names stay on matches that are over. Accounts are kept. A guest's cookie is valid for 60 days, so fewer days
    shut out guests who may still come back.
    """
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin import prune as pruning

    count = with_database(db, lambda database: pruning.prune(database, days, dry_run))
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
app.command("players", epilog=examples("golazo admin players", "golazo admin players anna --json"))(list_players)
app.command(
    "rename",
    short_help="Give a player another name, everywhere.",
    epilog=examples('golazo admin rename rude-name "Anna 2"'),
)(rename)
app.command(
    "password",
    short_help="Give an account a new password.",
    epilog=examples("golazo admin password anna", "golazo admin password anna --ask"),
)(password)
app.command(
    "ban",
    short_help="Ban a player, for some days or for good, or end a ban.",
    epilog=examples('golazo admin ban anna --reason "Insults in the chat" --days 7'),
)(ban)
app.command("unban", short_help="End a ban.", epilog=examples("golazo admin unban anna"))(unban)
app.command(
    "delete",
    short_help="Delete a player who asks for it.",
    epilog=examples("golazo admin delete anna"),
)(delete)
app.command(
    "invite",
    short_help="Print invitations to open an account.",
    epilog=examples("golazo admin invite --count 20 --days 30", "golazo admin invite --url https://tables.example.org"),
)(invite)
app.command(
    "chat",
    short_help="List chat messages, all or reported.",
    epilog=examples("golazo admin chat --reported", "golazo admin chat --table k7m2q9xw4t"),
)(show_chat)
app.command("hide", short_help="Hide chat messages.", epilog=examples("golazo admin hide k7m2q9xw4t 3 4"))(hide)
app.command(
    "mute",
    short_help="Mute a player for some time, or end that.",
    epilog=examples('golazo admin mute anna --hours 48 --reason "Insults"'),
)(mute)
app.command("unmute", short_help="Let a player write again.", epilog=examples("golazo admin unmute anna"))(unmute)
