"""`golazo admin`: exports and imports records, backs up and restores the database."""

from __future__ import annotations

from typing import Annotated

import typer

from golazo.cli.options.common import Json
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Config, Db


def export(
    where: Annotated[str, typer.Argument(metavar="DIR|FILE.zip", help="A folder, or a file to pack them in.")],
    open_too: Annotated[
        bool,
        typer.Option(
            "--open", help="Also unfinished matches. Their records contain what is hidden: do not share them."
        ),
    ] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Write the records of all matches that are over, a file for each, and the cards they were played with.

    Exit code 1 if one could not be written; the others are.
    """
    from golazo.cli.hosting.records import exported
    from golazo.cli.output.admin_report import show_export

    return show_export(exported(db, where, open_too), where, json)


def bring(
    paths: Annotated[list[str], typer.Argument(metavar="PATH...", help="Records, folders or .zip files of them.")],
    public: Annotated[
        bool, typer.Option("--public", help="Anyone can find them; otherwise only with the link.")
    ] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Add records to the archive as finished matches, every line checked. A record already there is left alone.

    Card files beside the records are used. Exit code 1 if one was refused; the others are added.
    """
    from golazo.cli.hosting.records import imported
    from golazo.cli.output.admin_report import show_import

    return show_import(imported(db, paths, public), json)


def back_up(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to write it. It contains secrets: keep it safe.")],
    force: Annotated[bool, typer.Option("--force", help="Replace a file that is there.")] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Write everything the server keeps, as it is now, to one file. Play can continue."""
    from pathlib import Path

    from golazo.cli.hosting.run_admin import with_progress
    from golazo.cli.output.admin_report import tell_contents
    from golazo.server.admin.backup import back_up as write

    contents = with_progress(db, "admin-backing-up", lambda data, begin: write(data, Path(file), force, begin))
    tell_contents(json, contents, "admin-backed-up", file)


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A file that `golazo admin backup` wrote.")],
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite a database that is not empty; what is there is lost.")
    ] = False,
    db: Db = None,
    config: Config = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Restore a backup into an empty database, SQLite or PostgreSQL, whichever it was made from: all of it or nothing.

    Stop the servers of that database first.
    """
    from pathlib import Path

    from golazo.cli.hosting.run_admin import with_progress
    from golazo.cli.output.admin_report import tell_contents
    from golazo.server.admin.backup import checked
    from golazo.server.admin.backup import restore as write

    contents = checked(Path(file))
    with_progress(
        db, "admin-restoring", lambda data, begin: write(data, Path(file), contents, force, begin), create=True
    )
    tell_contents(json, contents, "admin-restored", file)
