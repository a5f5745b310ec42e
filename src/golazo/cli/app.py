"""The command's app, with all subcommands."""

from __future__ import annotations

import typer

from golazo.cli.commands import (
    admin,
    bench,
    cards,
    doctor,
    join,
    lab,
    matches,
    play,
    prepare,
    replay,
    scenario,
    serve,
    sim,
    verify,
)
from golazo.cli.options.language import Lang
from golazo.cli.options.server_options import Grouped
from golazo.cli.options.short_help import Typer

app = Typer(
    name="golazo",
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Two football tabletop games: play them, simulate them, change them.",
)
app.command("play")(play.play)
app.command("matches", epilog=matches.EXAMPLES)(matches.matches)
app.command("replay", short_help="Replay a recorded match.", epilog=replay.EXAMPLES)(replay.replay)
app.command("verify", short_help="Check a whole match, its dice and its rules.", epilog=verify.EXAMPLES)(verify.verify)
app.command("join")(join.join)
app.command("serve", cls=Grouped)(serve.serve)
app.command("doctor", cls=Grouped, short_help="For hosts: check the server's setup.", epilog=doctor.EXAMPLES)(
    doctor.doctor
)
app.add_typer(admin.app, name="admin", short_help="For hosts: look after the tables of a server.")
app.command("sim", epilog=sim.EXAMPLES)(sim.sim)
app.add_typer(lab.app, name="lab")
app.add_typer(cards.app, name="cards")
app.add_typer(scenario.app, name="scenario", short_help="Run scenarios: given, when, then.")
app.command("prepare", epilog=prepare.EXAMPLES)(prepare.prepare)
app.command("bench", epilog=bench.EXAMPLES)(bench.bench)


def version(wanted: bool) -> None:
    if wanted:
        from golazo import __version__

        typer.echo(f"golazo {__version__}")
        raise typer.Exit


@app.callback()
def options(
    lang: Lang = None,
    show_version: bool = typer.Option(False, "--version", help="Show the version.", callback=version, is_eager=True),
) -> None:
    """Two football tabletop games: play them, simulate them, change them."""
