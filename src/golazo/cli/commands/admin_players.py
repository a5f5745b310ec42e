"""`golazo admin`: players, passwords, bans."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import Json
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, Db

Who = Annotated[str, typer.Argument(metavar="PLAYER", help="The name of an account, or an id from the list.")]
LONGEST_REASON = 200


def list_players(
    search: Annotated[
        str | None, typer.Argument(metavar="[SEARCH]", help="Part of a name or an account, or an id.")
    ] = None,
    most: Annotated[int, typer.Option(metavar="N", min=1, max=1000, help="How many to show on a page.")] = 50,
    page: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="Which page.")] = 1,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """List players and guests, most recently seen first."""
    from dataclasses import asdict

    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_player_report import show_players
    from golazo.cli.output.console import print_json
    from golazo.server.admin.players import listed

    found = with_database(db, lambda database: listed(database, search, most, page))
    if json:
        print_json([asdict(one) for one in found])
    else:
        show_players(found, most, page)


def rename(
    player: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="What others see from now on; the login name stays.")],
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Rename a player everywhere: at their tables, in the archive and in the chat."""
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin.players import rename as work

    found = with_database(db, lambda database: work(database, player, name))
    tell(json, {"player": found.id, "name": name}, "admin-renamed", player=called(found.name, found.id), name=name)


def password(
    player: Who,
    ask: Annotated[bool, typer.Option("--ask", help="Type the password; it is not shown.")] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Give an account a new password, and log it out everywhere. Without --ask, one is made and printed."""
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import tell
    from golazo.cli.output.console import words
    from golazo.server.admin.players import new_password, set_password

    given = typer.prompt(words()("admin-type-password"), hide_input=True, err=True) if ask else new_password()
    found = with_database(db, lambda database: set_password(database, player, given))
    shown = {} if ask else {"password": given}
    key = "admin-password-set" if ask else "admin-password-made"
    tell(json, {"player": found.id, "account": found.account, **shown}, key, account=found.account, **shown)


def ban(
    player: Who,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why; the player reads it.")],
    days: Annotated[
        float | None, typer.Option(metavar="D", min=0.001, max=36500, help="How many days; for good by default.")
    ] = None,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Ban a player: they can watch, but not open or join tables, play or write. Bots play on for them.

    A guest can come back as another one. If that matters, set guests = "watch" and registration = "invitation".
    """
    from golazo.cli.hosting.run_admin import with_registry
    from golazo.cli.output.admin_report import moment, tell
    from golazo.server.admin.players import ban as work

    why = checked_reason(reason)
    found, left, until = with_registry(db, lambda registry: work(registry, player, why, days))
    data = {"player": found.id, "until": until, "reason": why, "tables_left": left}
    key = "admin-banned" if until is None else "admin-banned-until"
    end = {} if until is None else {"until": moment(until)}
    tell(json, data, key, player=called(found.name, found.id), tables=left, **end)


def unban(player: Who, db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """End a ban. Seats at which bots play on are the player's again when they take them back."""
    from golazo.server.accounts.bans import SERVER

    lift(db, player, SERVER, json, "admin-unbanned", "admin-not-banned")


def mute(
    player: Who,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why; the player reads it.")],
    hours: Annotated[float, typer.Option(metavar="H", min=0.01, max=876_000, help="For so long.")] = 24,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Stop a player from writing in any chat for some time."""
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import moment, tell
    from golazo.server.admin.players import silence

    why = checked_reason(reason)
    found, until = with_database(db, lambda database: silence(database, player, why, hours))
    data = {"player": found.id, "until": until, "reason": why}
    tell(json, data, "admin-muted", player=called(found.name, found.id), until=moment(until))


def unmute(player: Who, db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """Let a player write in chats again."""
    from golazo.server.accounts.bans import CHAT

    lift(db, player, CHAT, json, "admin-unmuted", "admin-not-muted")


def lift(db: str | None, who: str, scope: str, json: bool, done: str, nothing: str) -> None:
    """End a ban, and print whether there was one."""
    from golazo.cli.hosting.run_admin import with_database
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin.players import lift as work

    found, ended = with_database(db, lambda database: work(database, who, scope))
    key = done if ended else nothing
    tell(json, {"player": found.id, "ended": ended}, key, player=called(found.name, found.id))


def delete(player: Who, db: Db = None, config: Config = None, json: Json = False, lang: Lang = None) -> None:
    """Delete a player who asks for it: name, account, password and chat messages. Matches stay, without the name."""
    from golazo.cli.hosting.run_admin import with_registry
    from golazo.cli.output.admin_report import tell
    from golazo.server.admin.players import delete_player

    found = with_registry(db, lambda registry: delete_player(registry, player))
    tell(json, {"deleted": found.id}, "admin-deleted", player=called(found.name, found.id))


def checked_reason(reason: str) -> str:
    """Return a reason that fits on one line."""
    from golazo.cli.output.console import printable
    from golazo.errors import InvalidSetting

    why = printable(reason).strip()
    if not 0 < len(why) <= LONGEST_REASON:
        raise InvalidSetting("admin-reason", most=LONGEST_REASON)
    return why


def called(name: str, id_: str) -> str:
    """Return a player's name, or a guest's id."""
    return name or id_
